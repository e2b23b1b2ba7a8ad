/* Built from widgets/js/quiz by `make js`: edit the source, not this file. */
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
function consume(event) {
 event.preventDefault();
 event.stopPropagation();
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
var MARKS = { right: '✓', near: '≈', wrong: '○', unclear: '?', shown: '→' };
function same(a, b) {
 return a.kind === b.kind && a.text === b.text && a.unit === b.unit && JSON.stringify(a.options) === JSON.stringify(b.options);
}
function createQuiz(host, { labels, rules, size = 'normal', onAnswer }) {
 const t = (id, params = {}) => labels.t(`widget.quiz.${id}`, params);
 const root = createRoot(host, { className: 'gk-quiz', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const known = { ...rules };
 const form = el('form', { class: 'gk-quiz-form', novalidate: true });
 const fields = el('div', { class: 'gk-quiz-fields' });
 const check = el('button', { type: 'submit', class: 'gk-button gk-quiz-check' }, t('check'));
 const reveal = el('button', { type: 'button', class: 'gk-button' }, t('reveal'));
 const again = el('button', { type: 'button', class: 'gk-button' }, t('again'));
 const tries = el('span', { class: 'gk-quiz-tries' });
 const told = el('div', { class: 'gk-quiz-told', role: 'status', 'aria-live': 'polite' });
 form.append(fields, el('div', { class: 'gk-quiz-buttons' }, check, reveal, again, tries), told);
 root.element.append(form);
 openRules(told, { labels, rules: known, signal });
 let shown = null;
 const name = uniqueId('quiz');
 function build(question) {
  if (question.kind === 'number') {
   const input = el('input', {
    id: name,
    class: 'gk-field gk-quiz-number',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '20',
    'aria-describedby': question.unit ? `${name}-unit` : null
   });
   fields.replaceChildren(
    el('label', { class: 'gk-quiz-ask', for: name }, question.text),
    el(
     'div',
     { class: 'gk-quiz-line' },
     input,
     ...question.unit ? [el('span', { id: `${name}-unit` }, question.unit)] : []
    )
   );
  } else {
   fields.replaceChildren(el(
    'fieldset',
    { class: 'gk-quiz-choices' },
    el('legend', { class: 'gk-quiz-ask' }, question.text),
    ...question.options.map(({ id, label }) => el(
     'label',
     { class: 'gk-quiz-choice' },
     el('input', { type: 'radio', name, value: id }),
     el('span', {}, label)
    ))
   ));
  }
 }
 const inputs = () => [...fields.querySelectorAll('input')];
 const given = () => {
  if (shown?.kind === 'number') return inputs()[0].value;
  return inputs().find((input) => input.checked)?.value ?? '';
 };
 function tell(question) {
  const [first, ...others] = question.lines;
  told.dataset.status = question.status;
  if (!first) {
   told.replaceChildren();
   return;
  }
  const line = ([sentence, ...ids], ...before) => el(
   'p',
   { class: 'gk-quiz-line-told', 'data-gk-line': '' },
   ...before,
   sentence,
   ...ids.flatMap((id) => [' ', ruleChip(id, known, labels)])
  );
  const mark = el('span', { class: 'gk-quiz-mark', 'aria-hidden': 'true' }, MARKS[question.status] ?? '');
  told.replaceChildren(el('div', { 'data-gk-rules': '' }, line(first, mark), ...others.map((one) => line(one))));
 }
 form.addEventListener('submit', (event) => {
  consume(event);
  if (shown?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 form.addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  event.stopPropagation();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (shown?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 reveal.addEventListener('click', () => onAnswer({ do: 'reveal' }), { signal });
 again.addEventListener('click', () => {
  onAnswer({ do: 'again' });
  inputs()[0]?.focus();
 }, { signal });
 return {
  update(question, more = {}) {
   Object.assign(known, more);
   const before = shown;
   shown = question;
   const other = !before || !same(before, question);
   if (other) build(question);
   const focused = active(root.element);
   for (const input of inputs()) {
    if (question.kind === 'number') input.readOnly = !question.open;
    else input.disabled = !question.open && !input.checked;
    if (other || before && before.tries > 0 && question.tries === 0) {
     if (question.kind === 'number') input.value = question.said;
     else input.checked = input.value === question.said;
    }
   }
   check.hidden = !question.open;
   reveal.hidden = !question.open || question.tries === 0;
   again.hidden = question.open || question.status === '';
   setText(tries, question.tries > 1 ? t('tries', { tries: question.tries }) : '');
   if (other || JSON.stringify(before?.lines) !== JSON.stringify(question.lines)) tell(question);
   if (focused instanceof HTMLElement && root.element.contains(focused) && focused.hidden && !again.hidden) again.focus();
  },
  destroy: root.destroy
 };
}
var widget_default = {
 render({ model, el: el2 }) {
  let quiz;
  let labels;
  const courier = createCourier(model, (words) => quiz.update({ ...model.get('_question'), status: '', lines: [[labels.t(words)]] }));
  let last = '';
  function ask(wish) {
   const text = JSON.stringify(wish);
   if (courier.send(wish, text !== last)) last = text;
  }
  function build() {
   labels = createLabels(model.get('_labels'), { lang: model.get('lang'), names: model.get('names') });
   el2.lang = model.get('lang');
   quiz = createQuiz(el2, {
    labels,
    rules: {},
    size: model.get('size'),
    onAnswer: ask
   });
   update();
  }
  function update() {
   courier.answered();
   quiz.update(model.get('_question'), model.get('_rules'));
  }
  build();
  const stops = [
   observe(model, ['_question', '_rules'], update),
   observe(model, ['_labels', 'size'], () => {
    quiz.destroy();
    build();
   })
  ];
  return () => {
   courier.answered();
   for (const stop of stops) stop();
   quiz.destroy();
  };
 }
};
export {
 widget_default as default
};
