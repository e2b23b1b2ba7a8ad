/* Built from widgets/js/desk by `make js`: edit the source, not this file. */
function observe(model, traits, callback) {
 const events = traits.map((trait) => `change:${trait}`);
 for (const event of events) model.on(event, callback);
 return () => {
  for (const event of events) model.off(event, callback);
 };
}
var LATE = 6e3;
function createCourier(model, onTrouble) {
 let waiting;
 function answered() {
  clearTimeout(waiting);
  waiting = void 0;
 }
 function fail(words) {
  answered();
  onTrouble(words);
  return false;
 }
 return {
  send(content, awaited = true) {
   if (typeof model.send !== 'function') return fail('widget.common.no_kernel');
   try {
    model.send(content);
   } catch {
    return fail('widget.common.kernel_gone');
   }
   if (awaited) waiting ??= setTimeout(() => fail('widget.common.kernel_late'), LATE);
   return true;
  },
  answered
 };
}
var TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
var ISOLATES = /[\u2066-\u2069]/g;
var isolated = (own) => TURNING.test(own) ? `⁨${own.replace(ISOLATES, "")}⁩` : own;
function createLabels(texts, { lang = 'en', game = 'imperial2030', names = {} } = {}) {
 const name = (id) => (Object.hasOwn(names, id) ? isolated(names[id]) : void 0) ?? texts[`${game}.name.${id}`] ?? id;
 const t = (id, params = {}) => {
  const template = texts[`${id}.${game}`] ?? texts[id];
  if (template === void 0) return id;
  return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, key, form) => {
   if (!(key in params)) return whole;
   const value = params[key];
   if (form === void 0) return String(value);
   if (form === 'name') return (Array.isArray(value) ? value : [value]).map((item) => name(String(item))).join(', ');
   if (form === 'plus') return `${Number(value) < 0 ? "−" : "+"} ${Math.abs(Number(value))}`;
   const [one, many] = form.split('|');
   const single = Math.abs(Number(value)) === 1 || lang === 'fr' && Number(value) === 0;
   return single ? one : many ?? one;
  });
 };
 const list = (items) => new Intl.ListFormat(lang, { style: 'long', type: 'conjunction' }).format(items);
 return { lang, t, name, has: (id) => id in texts, list };
}
function setAttributes(node, attributes) {
 for (const [name, value] of Object.entries(attributes)) {
  if (value === null || value === void 0 || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : String(value));
 }
 return node;
}
function setText(node, text) {
 if (node.textContent !== text) node.textContent = text;
}
function el(tag, attributes = {}, ...children) {
 const node = document.createElement(tag);
 setAttributes(node, attributes);
 node.append(...children);
 return node;
}
var serial = 0;
function uniqueId(stem) {
 serial += 1;
 return `gk-${stem}-${serial}-${Math.random().toString(36).slice(2, 8)}`;
}
function active(node) {
 return (
  node.getRootNode().activeElement ?? null
 );
}
function ruleChip(id, rules, labels) {
 return el('button', {
  type: 'button',
  class: 'gk-chip',
  'data-rule': id,
  'aria-expanded': 'false',
  disabled: !Object.hasOwn(rules, id)
 }, el('span', { class: 'gk-hidden' }, labels.t('widget.log.rule'), ' '), id);
}
function openRules(element, { labels, rules, signal }) {
 element.addEventListener('click', (event) => {
  const chip = (
   event.target.closest('button[data-rule]')
  );
  if (chip) toggleRule(
   chip,
   labels,
   rules
  );
 }, { signal });
 element.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const panel = (
   event.target.closest('[data-gk-rules]')?.querySelector('.gk-log-rule')
  );
  const chip = (
   panel && element.querySelector(`[aria-controls="${panel.id}"]`)
  );
  if (!chip) return;
  event.preventDefault();
  event.stopPropagation();
  toggleRule(chip, labels, rules);
  chip.focus();
 }, { signal });
}
function toggleRule(chip, labels, rules) {
 const body = (
  chip.closest('[data-gk-rules]')
 );
 const opened = chip.getAttribute('aria-expanded') === 'true';
 for (const other of body.querySelectorAll('button[data-rule]')) {
  other.setAttribute('aria-expanded', 'false');
  other.removeAttribute('aria-controls');
 }
 body.querySelector('.gk-log-rule')?.remove();
 const id = chip.dataset.rule ?? '';
 const rule = Object.hasOwn(rules, id) ? rules[id] : null;
 if (opened || !rule) return;
 const panel = rulePanel(id, rule, labels);
 chip.setAttribute('aria-expanded', 'true');
 chip.setAttribute('aria-controls', panel.id);
 const line = chip.closest('[data-gk-line]');
 line?.after(panel);
 const box = chip.closest('[data-gk-scroll]');
 if (!line || !box) return;
 const [frame, top, bottom] = [box.getBoundingClientRect(), line.getBoundingClientRect().top, panel.getBoundingClientRect().bottom];
 box.scrollTop += Math.max(0, Math.min(bottom + 4 - frame.bottom, top - frame.top));
}
function rulePanel(id, rule, labels) {
 const t = (key) => labels.t(`widget.log.${key}`);
 const parts = [el('p', {}, el('b', {}, id), ' ', rule.text)];
 if (rule.words?.length) {
  parts.push(el(
   'p',
   { class: 'gk-log-words' },
   el('span', {}, t('words'), ' '),
   ...rule.words.flatMap((words) => [el('q', { lang: 'en' }, words), ' '])
  ));
 }
 if (rule.why) parts.push(el('p', { class: 'gk-log-words' }, t('why'), ' ', rule.why));
 parts.push(el('p', { class: 'gk-log-source' }, t(`source_${rule.source}`)));
 return el('div', { class: 'gk-log-rule', id: uniqueId('rule') }, ...parts);
}
var figures = (className, caption, heads, rows) => el(
 'table',
 { class: `gk-figures ${className}` },
 el('caption', {}, caption),
 el('thead', {}, el('tr', {}, ...heads)),
 el('tbody', {}, ...rows)
);
var columnHead = (text) => el('th', { scope: 'col' }, text);
var wordCells = ([first, ...rest]) => [el('th', { scope: 'row' }, first), ...rest.map((text) => el('td', {}, text))];
function createRoot(host, { className = '', label = '', say } = {}) {
 const element = el('div', { class: `gk-root ${className}`.trim(), 'data-lm-suppress-shortcuts': 'true' });
 if (label) {
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
 }
 const status = say !== void 0 ? null : el('div', { class: 'gk-live', role: 'status', 'aria-live': 'polite' });
 if (status) element.append(status);
 host.append(element);
 const abort = new AbortController();
 element.addEventListener(
  'keydown',
  (event) => {
   const inner = element.parentElement?.closest('.gk-root');
   if (!inner && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  },
  { signal: abort.signal }
 );
 return {
  element,
  abort,
  say(text) {
   if (status) setText(status, text);
   else say?.(text);
  },
  destroy() {
   abort.abort();
   element.remove();
  }
 };
}
function alike(a, b) {
 const bare = (desk) => JSON.stringify(desk.fields.map(({ value, ...rest }) => rest));
 return bare(a) === bare(b);
}
function number(typed, { least = 0, most = Number.MAX_SAFE_INTEGER }) {
 const plain = typed.replace(/[\s\u202f\u00a0]/g, "");
 if (!/^[+-]?\d+$/.test(plain)) return null;
 return Math.min(most, Math.max(least, Number(plain)));
}
function createDesk(host, { labels, name, rules = {}, size = 'normal', onWish }) {
 const root = createRoot(host, { className: 'gk-desk', label: name, say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const known = { ...rules };
 const title = el('div', { class: 'gk-desk-title', 'data-gk-rules': '' });
 const fields = el('div', { class: 'gk-desk-fields' });
 const buttons = el('div', { class: 'gk-desk-buttons' });
 const told = el('div', { class: 'gk-desk-told', role: 'status', 'aria-live': 'polite' });
 const tables = el('div', { class: 'gk-desk-tables' });
 root.element.append(title, fields, buttons, told, tables);
 openRules(root.element, { labels, rules: known, signal });
 const stem = uniqueId('desk');
 let shown = null;
 function control(field) {
  const id = `${stem}-${field.id}`;
  if (field.kind === 'buttons') {
   return el(
    'fieldset',
    { class: 'gk-desk-choices' },
    el('legend', {}, field.label),
    ...(field.options ?? []).map((option) => el(
     'label',
     { class: 'gk-desk-choice' },
     el('input', { type: 'radio', name: id, value: option.id, 'data-field': field.id }),
     el('span', {}, option.label)
    ))
   );
  }
  const input = field.kind === 'choice' ? el(
   'select',
   { id, class: 'gk-select', 'data-field': field.id },
   ...(field.options ?? []).map((option) => el('option', { value: option.id }, option.label))
  ) : el('input', {
   id,
   class: `gk-field gk-desk-${field.kind}`,
   type: 'text',
   autocomplete: 'off',
   'data-field': field.id,
   inputmode: field.kind === 'number' ? 'numeric' : null,
   maxlength: field.kind === 'number' ? '10' : '120'
  });
  return el('div', { class: 'gk-desk-field' }, el('label', { for: id }, field.label), input);
 }
 const inputs = () => (
  [...fields.querySelectorAll('[data-field]')]
 );
 function fill(desk, fresh) {
  for (const input of inputs()) {
   const value = String(desk.fields.find((field) => field.id === input.dataset.field)?.value ?? '');
   if (input instanceof HTMLInputElement && input.type === 'radio') input.checked = input.value === value;
   else if (fresh || changed(desk, input.dataset.field) || active(root.element) !== input) input.value = value;
  }
 }
 const changed = (desk, id) => shown?.fields.find((field) => field.id === id)?.value !== desk.fields.find((field) => field.id === id)?.value;
 function send(input) {
  const field = shown?.fields.find(({ id }) => id === input.dataset.field);
  if (!field) return;
  if (field.kind !== 'number') {
   if (input.value !== String(field.value)) onWish({ do: 'set', field: field.id, value: input.value });
   return;
  }
  const value = number(input.value, field);
  if (value === null) input.value = String(field.value);
  else if (value !== field.value) onWish({ do: 'set', field: field.id, value });
 }
 fields.addEventListener('change', (event) => send(
  event.target
 ), { signal });
 fields.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  send(event.target);
 }, { signal });
 buttons.addEventListener('click', (event) => {
  const button = (
   event.target.closest('button')
  );
  if (button?.dataset.button) onWish({ do: 'press', button: button.dataset.button });
 }, { signal });
 const sentence = ([words, ...ids]) => el(
  'p',
  { class: 'gk-desk-line', 'data-gk-line': '' },
  words,
  ...ids.flatMap((id) => [' ', ruleChip(id, known, labels)])
 );
 function drawn({ caption, heads, rows, words = false, note = [] }) {
  return el(
   'div',
   { class: 'gk-desk-part', 'data-gk-rules': '' },
   figures(
    words ? 'gk-desk-table gk-desk-words' : 'gk-desk-table',
    caption,
    heads.map(columnHead),
    rows.map(({ cells, strong = false }) => el('tr', { 'data-strong': strong }, ...wordCells(cells)))
   ),
   ...note.map(sentence)
  );
 }
 return {
  update(desk, more = {}) {
   Object.assign(known, more);
   const other = !shown || !alike(shown, desk);
   const focused = active(root.element);
   if (other) fields.replaceChildren(...desk.fields.map(control));
   fill(desk, other);
   if (JSON.stringify(shown?.buttons) !== JSON.stringify(desk.buttons)) {
    const held = focused instanceof HTMLElement ? focused.dataset.button : void 0;
    buttons.replaceChildren(...desk.buttons.map((button) => el('button', {
     type: 'button',
     class: button.main ? 'gk-button gk-button-main' : 'gk-button',
     'data-button': button.id,
     'aria-pressed': typeof button.pressed === 'boolean' ? String(button.pressed) : null
    }, button.label)));
    if (held) buttons.querySelector(`[data-button="${held}"]`)?.focus();
   }
   if (JSON.stringify(shown?.title) !== JSON.stringify(desk.title)) title.replaceChildren(...desk.title.map(sentence));
   if (JSON.stringify(shown?.told) !== JSON.stringify(desk.told)) {
    told.replaceChildren(el('div', { 'data-gk-rules': '' }, ...desk.told.map(sentence)));
   }
   if (JSON.stringify(shown?.tables) !== JSON.stringify(desk.tables)) tables.replaceChildren(...desk.tables.map(drawn));
   shown = desk;
  },
  tell(words) {
   told.replaceChildren(el('p', { class: 'gk-desk-line' }, words));
   if (shown) shown = { ...shown, told: [[words]] };
  },
  destroy: root.destroy
 };
}
var widget_default = {
 render({ model, el: el2 }) {
  let desk;
  let labels;
  const courier = createCourier(model, (words) => desk.tell(labels.t(words)));
  function build() {
   labels = createLabels(model.get('_labels'), { lang: model.get('lang'), game: 'incorporated', names: model.get('names') });
   el2.lang = model.get('lang');
   desk = createDesk(el2, {
    labels,
    name: model.get('_shown').name,
    size: model.get('size'),
    onWish: (wish) => courier.send(wish)
   });
   update();
  }
  function update() {
   courier.answered();
   desk.update(model.get('_shown'), model.get('_rules'));
  }
  build();
  const stops = [
   observe(model, ['_shown', '_rules'], update),
   observe(model, ['_labels', 'size'], () => {
    desk.destroy();
    build();
   })
  ];
  return () => {
   courier.answered();
   for (const stop of stops) stop();
   desk.destroy();
  };
 }
};
export {
 widget_default as default
};
