/* Built from widgets/js/log by `make js`: edit the source, not this file. */
function observe(model, traits, callback) {
 const events = traits.map((trait) => `change:${trait}`);
 for (const event of events) model.on(event, callback);
 return () => {
  for (const event of events) model.off(event, callback);
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
function newest(entries, step, limit) {
 const end = countUpTo(entries, step);
 const start = Math.max(0, end - limit);
 return { shown: entries.slice(start, end).reverse(), older: start };
}
function countUpTo(entries, step) {
 let low = 0;
 let high = entries.length;
 while (low < high) {
  const middle = low + high >> 1;
  if (entries[middle].n <= step) low = middle + 1;
  else high = middle;
 }
 return low;
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
var PAGE = 30;
var GLANCE = 8;
var SETTLE = 120;
function createLog(host, { labels, entries, rules, size = 'normal', scroll = false, onOlder = () => {
} }) {
 const t = (id, params = {}) => labels.t(`widget.log.${id}`, params);
 const title = t('title');
 const root = createRoot(host, { className: 'gk-log', label: title, say: null });
 root.element.dataset.size = size;
 const list = el('ol', { class: 'gk-log-list' });
 const more = el('button', { type: 'button', class: 'gk-button gk-log-more' });
 const empty = el('p', { class: 'gk-log-empty' }, t('empty'));
 const box = el('div', { class: 'gk-log-box' }, empty, list, more);
 if (scroll) {
  box.dataset.gkScroll = '';
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': title })) box.setAttribute(name, value);
 }
 root.element.append(el('div', { class: 'gk-log-title', 'aria-hidden': 'true' }, title), box);
 const made = /* @__PURE__ */ new Map();
 let limit = PAGE;
 let current = 0;
 let elsewhere = 0;
 let filling;
 root.abort.signal.addEventListener('abort', () => clearTimeout(filling));
 function item(entry) {
  const text = JSON.stringify(entry);
  let known = made.get(entry.n);
  if (known?.text !== text) {
   known = { text, node: entryItem(entry, labels, rules) };
   made.set(entry.n, known);
  }
  return known.node;
 }
 function draw(glance = false) {
  clearTimeout(filling);
  if (glance) filling = setTimeout(draw, SETTLE);
  const { shown, older } = newest(entries, current, glance ? GLANCE : limit);
  const items = shown.map(item);
  reconcile(list, items);
  for (const node of list.querySelectorAll('[aria-current]')) node.removeAttribute('aria-current');
  if (shown[0]?.n === current) items[0].setAttribute('aria-current', 'step');
  empty.hidden = shown.length > 0;
  list.hidden = shown.length === 0;
  more.hidden = older + elsewhere === 0;
  setText(more, t('more', { left: older + elsewhere }));
 }
 root.element.addEventListener('click', (event) => {
  if (
   event.target.closest('button') !== more
  ) return;
  limit += PAGE;
  const first = list.children.length;
  if (elsewhere > 0 && limit > entries.length) onOlder();
  draw();
  (list.children[first]?.querySelector('button') ?? null)?.focus();
 }, { signal: root.abort.signal });
 openRules(root.element, { labels, rules, signal: root.abort.signal });
 return {
  update(_view, { step, entries: next = entries, older = 0 }) {
   entries = next;
   elsewhere = older;
   if (step === 0) limit = PAGE;
   const jump = Math.abs(step - current) > 1;
   current = step;
   draw(jump && scroll);
  },
  destroy: root.destroy
 };
}
function reconcile(list, items) {
 const wanted = new Set(items);
 for (const node of [...list.children]) if (!wanted.has(
  node
 )) node.remove();
 let place = list.firstElementChild;
 for (const item of items) {
  if (item === place) place = place.nextElementSibling;
  else list.insertBefore(item, place);
 }
}
function entryItem(entry, labels, rules) {
 const lines = entry.lines.map(([text, ...ids]) => {
  const chips = ids.map((id) => ruleChip(id, rules, labels));
  return el('p', { class: 'gk-log-line', 'data-gk-line': true }, text, ...chips.flatMap((chip) => [' ', chip]));
 });
 if (lines.length === 0) lines.push(el('p', { class: 'gk-log-line' }, labels.t('widget.log.secret')));
 return el(
  'li',
  { class: 'gk-log-entry', value: entry.n },
  el(
   'div',
   { class: 'gk-log-number' },
   el('span', { class: 'gk-hidden' }, labels.t('widget.log.step'), ' '),
   String(entry.n)
  ),
  el(
   'div',
   { 'data-gk-rules': true },
   ...entry.turn ? [el('div', { class: 'gk-log-turn' }, labels.t('widget.log.turn', { turn: entry.turn }))] : [],
   ...lines
  )
 );
}
var widget_default = {
 render({ model, el: el2 }) {
  let log;
  function build() {
   const { entries, rules, game } = model.get('_log');
   const labels = createLabels(model.get('_labels'), { lang: model.get('lang'), game, names: model.get('names') });
   el2.lang = model.get('lang');
   log = createLog(el2, { labels, entries, rules, size: model.get('size'), scroll: true });
   update();
  }
  function update() {
   log.update(null, { step: model.get('step') });
  }
  build();
  const stops = [
   observe(model, ['step'], update),
   observe(model, ['_log', '_labels', 'size'], () => {
    log.destroy();
    build();
   })
  ];
  return () => {
   for (const stop of stops) stop();
   log.destroy();
  };
 }
};
export {
 widget_default as default
};
