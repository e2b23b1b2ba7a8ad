/* Built from widgets/js/table and widgets/js/games/plain.mjs by `make js`: edit the source, not this file. */
var SVG_NS = 'http://www.w3.org/2000/svg';
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
function svg(tag, attributes = {}, ...children) {
 const node = document.createElementNS(SVG_NS, tag);
 setAttributes(node, attributes);
 node.append(...children);
 return (
  node
 );
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
var figures = (className, caption, heads, rows) => el(
 'table',
 { class: `gk-figures ${className}` },
 el('caption', {}, caption),
 el('thead', {}, el('tr', {}, ...heads)),
 el('tbody', {}, ...rows)
);
var NATION_COLUMNS = Object.freeze([
 { id: 'treasury', kind: 'number' },
 { id: 'power', kind: 'number' },
 { id: 'factor', kind: 'number' },
 { id: 'government', kind: 'seat' },
 { id: 'armies', kind: 'number' },
 { id: 'fleets', kind: 'number' },
 { id: 'factories', kind: 'number' },
 { id: 'flags', kind: 'number' },
 { id: 'revenue', kind: 'number' }
]);
var SEAT_COLUMNS = Object.freeze({ before: ['cash'], after: ['score'] });
function signed(change, format) {
 return (change < 0 ? '−' : '+') + format.format(Math.abs(change));
}
function head(column, kind, ...words) {
 return el('th', { scope: 'col', class: `gk-acc-${kind}`, 'data-column': column }, el('span', { class: 'gk-acc-head' }, ...words));
}
function seatHead(seat, labels) {
 const name = labels.name(seat);
 const card = el('span', { class: 'gk-acc-card' });
 const node = el(
  'th',
  { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' },
  el(
   'span',
   { class: 'gk-acc-person' },
   el('span', { class: 'gk-acc-ring', 'data-seat': seat, 'aria-hidden': 'true' }, initials(name, seat)),
   name
  ),
  ' ',
  card
 );
 return {
  node,
  write(row) {
   setText(card, row.card ? labels.t('widget.accounts.card') : '');
   card.classList.toggle('gk-acc-changed', row.card && !row.cardBefore);
  }
 };
}
function initials(name, seat) {
 const first = [...name.trim()][0];
 return first && name !== seat ? first.toLocaleUpperCase() : seat.replace(/\D+/g, "");
}
function numberCell(column, format) {
 const value = el('span', { class: 'gk-acc-value' });
 const mark = el('span', { class: 'gk-acc-mark' });
 const node = el('td', { class: 'gk-acc-number', 'data-column': column }, value, mark);
 return {
  node,
  write(cell2, none = '') {
   setText(value, cell2.value === null ? none : format.format(Number(cell2.value)));
   writeMark(node, mark, cell2.change, format);
  }
 };
}
function writeMark(node, mark, change, format) {
 node.classList.toggle('gk-acc-changed', change !== null);
 mark.dataset.direction = change === null ? '' : change > 0 ? 'up' : 'down';
 setText(mark, change === null ? '' : signed(change, format));
}
function bankSign(word) {
 return el(
  'span',
  { class: 'gk-acc-bank', 'data-purse': 'bank', 'data-column': 'name', role: 'img', 'aria-label': word, tabindex: '0' },
  svg('svg', { class: 'gk-acc-house', viewBox: '0 0 14 13', 'aria-hidden': 'true' }, svg('path', { d: 'M7 0L14 4.2V5.5H0V4.2ZM1.5 6.5H3.5V10.5H1.5ZM6 6.5H8V10.5H6ZM10.5 6.5H12.5V10.5H10.5ZM0 11.3H14V13H0Z' })),
  el('span', { class: 'gk-acc-word' }, ` ${word}`)
 );
}
function table(className, caption, heads, rows) {
 const made = figures(`gk-acc-table ${className}`, caption, heads, rows);
 made.setAttribute('role', 'grid');
 return made;
}
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
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
function createTip(container) {
 const title = el('strong');
 const body = el('div');
 const element = el('div', { class: 'gk-float gk-tip', 'aria-hidden': 'true', hidden: true }, title, body);
 container.append(element);
 return {
  element,
  show(heading, lines, { x, y, gap = 20 }) {
   setText(title, heading);
   while (body.children.length > lines.length) body.lastElementChild?.remove();
   lines.forEach((line, index) => {
    if (!body.children[index]) body.append(el('div'));
    setText(body.children[index], line);
   });
   element.hidden = false;
   const { offsetWidth: width, offsetHeight: height } = element;
   const left = Math.max(4, Math.min(x - width / 2, container.clientWidth - width - 4));
   const above = y - gap - height;
   element.style.transform = `translate(${Math.round(left)}px, ${Math.round(above >= 0 ? above : y + gap)}px)`;
  },
  hide() {
   element.hidden = true;
  },
  get shown() {
   return !element.hidden;
  }
 };
}
function createTips(frame, box, { selector, explain, signal }) {
 const tip = createTip(frame);
 tip.element.id = uniqueId('tip');
 tip.element.setAttribute('role', 'tooltip');
 tip.element.removeAttribute('aria-hidden');
 let hovered = null;
 let focused = null;
 const cellOf = (target) => (
  target?.closest?.(selector) ?? null
 );
 function show() {
  const cell2 = hovered ?? focused;
  if (!cell2) return tip.hide();
  const { name, lines } = explain(cell2);
  const [outer, at] = [frame.getBoundingClientRect(), cell2.getBoundingClientRect()];
  tip.show(name, lines, { x: (at.left + at.right) / 2 - outer.left, y: (at.top + at.bottom) / 2 - outer.top, gap: at.height / 2 + 4 });
 }
 box.addEventListener('pointerover', ({ target }) => (hovered = cellOf(target), show()), { signal });
 box.addEventListener('pointerleave', () => (hovered = null, show()), { signal });
 box.addEventListener('focusin', ({ target }) => {
  focused = cellOf(target);
  hovered = null;
  focused?.setAttribute('aria-describedby', tip.element.id);
  show();
 }, { signal });
 box.addEventListener('focusout', () => {
  focused?.removeAttribute('aria-describedby');
  focused = null;
  show();
 }, { signal });
 frame.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !tip.shown) return;
  event.stopPropagation();
  tip.hide();
 }, { signal });
 return {
  refresh() {
   if (tip.shown) show();
  },
  forget() {
   hovered = focused = null;
   tip.hide();
  }
 };
}
function destination(rows, [row, column], key) {
 if (key === 'Home') return [row, 0];
 if (key === 'End') return [row, rows[row] - 1];
 const steps = (
  { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
 );
 if (!steps) return null;
 const clamp = (value, most) => Math.max(0, Math.min(most, value));
 const next = clamp(row + steps[0], rows.length - 1);
 return [next, clamp(column + steps[1], rows[next] - 1)];
}
function makeGrid(table2, signal) {
 const rows = [...table2.rows].map((row) => (
  [...row.cells]
 ));
 for (const cell2 of rows.flat()) cell2.tabIndex = -1;
 let stop = rows[0][0];
 stop.tabIndex = 0;
 function placeOf(target) {
  for (const [row, cells] of rows.entries()) {
   const column = cells.indexOf(
    target
   );
   if (column >= 0) return [row, column];
  }
  return null;
 }
 table2.addEventListener('focusin', ({ target }) => {
  if (!placeOf(target)) return;
  stop.tabIndex = -1;
  stop = /** @type {HTMLElement} */
  target;
  stop.tabIndex = 0;
 }, { signal });
 table2.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = placeOf(event.target);
  const to = from && destination(rows.map((cells) => cells.length), from, event.key);
  if (!to) return;
  rows[to[0]][to[1]].focus();
  consume(event);
 }, { signal });
}
function createPanel(host, { className, label, bank, noted, size, explain }) {
 const root = createRoot(host, { className: `gk-accounts ${className}`, label, say: null });
 root.element.dataset.size = size;
 const box = el('div', { class: 'gk-acc-box' });
 root.element.append(box);
 const tips = createTips(root.element, box, { selector: '[data-column]', explain: explainCell, signal: root.abort.signal });
 let shape = '';
 let patches = /* @__PURE__ */ new Map();
 let heads = [];
 let inner = new AbortController();
 function explainCell(node) {
  const { nation, seat } = (
   node.closest('tbody tr')?.dataset ?? {}
  );
  const row2 = node.dataset.purse === 'bank' ? 'bank' : nation ?? seat ?? '';
  return explain({ row: row2, column: node.dataset.column ?? '' }, node);
 }
 function build(wanted, make) {
  const known = JSON.stringify(wanted);
  if (known === shape) return;
  shape = known;
  patches = /* @__PURE__ */ new Map();
  heads = [];
  inner.abort();
  inner = new AbortController();
  tips.forget();
  const { tables, below = '' } = make(inner.signal);
  box.replaceChildren(el('div', { class: 'gk-acc-first' }, tables[0], bankSign(bank)), ...tables.slice(1), below);
  for (const table2 of tables) makeGrid(table2, inner.signal);
 }
 function patch(id, ...added) {
  patches.set(id, [...patches.get(id) ?? [], ...added]);
 }
 function row(attributes, id, cells) {
  patch(id, ...cells.flatMap(({ write: write2 }) => write2 ?? []));
  heads.push({ id, node: cells[0].node, sign: null });
  return el('tr', attributes, ...cells.map(({ node }) => node));
 }
 function note(head2, marks) {
  if (marks.includes(head2.id) === Boolean(head2.sign)) return;
  head2.sign?.remove();
  head2.sign = head2.sign ? null : el(
   'span',
   { class: 'gk-acc-note' },
   svg('svg', { viewBox: '-9 -9 18 18', 'aria-hidden': 'true' }, noteSign()),
   el('span', { class: 'gk-hidden' }, ` ${noted}`)
  );
  if (head2.sign) head2.node.firstElementChild?.after(head2.sign);
 }
 function write(rows, marks = []) {
  for (const row2 of rows) for (const patch2 of patches.get(row2.id) ?? []) patch2(row2);
  for (const head2 of heads) note(head2, marks);
  tips.refresh();
 }
 const purse = (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`);
 function destroy() {
  inner.abort();
  root.destroy();
 }
 return { build, patch, row, write, purse, destroy };
}
var isPlain = (value) => value === null || typeof value === 'number' || typeof value === 'string';
function columnsOf(view) {
 const purses = Object.values(view.seats ?? {});
 return Object.keys(purses[0] ?? {}).filter((column) => purses.every((purse) => isPlain(purse[column])));
}
function seatRows(view, before) {
 const columns = columnsOf(view);
 return Object.keys(view.seats ?? {}).map((id) => {
  const [now, old] = [view.seats[id], { ...view.seats[id], ...before?.seats?.[id] }];
  return { id, cells: Object.fromEntries(columns.map((column) => [column, cell(now[column], old[column])])) };
 });
}
function cell(value, before) {
 const change = typeof value === 'number' && typeof before === 'number' && value !== before ? value - before : null;
 return { value, before, change };
}
function createPlainAccounts(host, { labels, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.accounts.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 let rows = [];
 const panel = createPanel(host, {
  className: 'gk-plain',
  label: t('title'),
  bank: headed('bank'),
  noted: labels.t('widget.common.noted'),
  size,
  explain
 });
 function headed(id) {
  const name = labels.name(id);
  return name.slice(0, 1).toLocaleUpperCase(labels.lang) + name.slice(1);
 }
 const said2 = (value) => value === null ? labels.t('widget.common.hidden') : typeof value === 'number' ? format.format(value) : labels.name(value);
 function explain({ row, column }) {
  const cell2 = rows.find(({ id }) => id === row)?.cells[column];
  if (!cell2) return { name: column === 'name' ? row && headed(row) || t('player') : headed(column), lines: [] };
  const was = cell2.before === cell2.value ? [] : [t('was', { name: said2(cell2.before) })];
  return { name: t('cell', { row: labels.name(row), column: headed(column) }), lines: [said2(cell2.value), ...was] };
 }
 function cellOf(column, counts) {
  const { node, write } = counts ? numberCell(column, format) : wordCell(column, said2);
  return { node, write: ({ cells }) => write(cells[column], said2(null)) };
 }
 return {
  update(view, extra = {}) {
   rows = seatRows(view, extra.before);
   const columns = columnsOf(view).map((column) => ({ column, counts: rows.every(({ cells }) => typeof cells[column].value !== 'string') }));
   panel.build([rows.map(({ id }) => id), columns], () => {
    const heads = columns.map(({ column, counts }) => head(column, counts ? 'number' : 'seatname', headed(column)));
    const made = rows.map(({ id }) => panel.row(
     { 'data-seat': id, 'data-purse': id },
     id,
     [{ node: seatHead(id, labels).node }, ...columns.map(({ column, counts }) => cellOf(column, counts))]
    ));
    return { tables: [table('gk-plain-seats', t('title'), [head('name', 'name', t('player')), ...heads], made)] };
   });
   panel.write(rows, extra.marks);
  },
  purse: panel.purse,
  destroy: panel.destroy
 };
}
function wordCell(column, said2) {
 const value = el('span', { class: 'gk-acc-value' });
 const node = el('td', { class: 'gk-acc-seatname', 'data-column': column }, value);
 return {
  node,
  write(cell2) {
   setText(value, said2(cell2.value));
   node.classList.toggle('gk-acc-changed', cell2.before !== cell2.value);
  }
 };
}
var createAccounts = createPlainAccounts;
var kit = {
 createBoard: null,
 createDial: null,
 createAccounts,
 createStage: null,
 changed: () => [],
 dialPlaces: () => /* @__PURE__ */ new Set(),
 entrances: { board: [], dial: [] },
 dialHelp: '',
 decidesFirst: true
};
var LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%:()*+-;,=.?@^_`{|}~";
async function unpack(packed) {
 const values = new Uint8Array(128);
 for (let i = 0; i < LETTERS.length; i += 1) values[LETTERS.charCodeAt(i)] = i;
 const bytes = new Uint8Array(Math.floor(packed.length * 4 / 5));
 for (let i = 0, at = 0; i < packed.length; i += 5) {
  let word = 0;
  for (let j = i; j < i + 5; j += 1) word = word * 85 + (j < packed.length ? values[packed.charCodeAt(j)] : 84);
  for (let shift = 24; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = word >>> shift;
 }
 const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
 return new Response(plain).json();
}
function observe(model, traits, callback) {
 const events = traits.map((trait) => `change:${trait}`);
 for (const event of events) model.on(event, callback);
 return () => {
  for (const event of events) model.off(event, callback);
 };
}
function together(draw2) {
 let due = false;
 return () => {
  if (due) return;
  due = true;
  queueMicrotask(() => {
   due = false;
   draw2();
  });
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
function stepOf({ result, attempt, more, finished, hint, then }) {
 const done = result !== null;
 return { attempt, next: done && more, open: done && finished && then !== null, hint: !done && !hint, again: done };
}
function createLesson(host, { labels, rules, size = 'normal', send }) {
 const t = (id, params = {}) => labels.t(`widget.lesson.${id}`, params);
 const root = createRoot(host, { className: 'gk-lesson', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const wish = (name, more = {}) => send({ do: 'lesson', wish: name, ...more });
 const button = (name) => {
  const node = el('button', { type: 'button', class: 'gk-button' }, t(name));
  node.addEventListener('click', () => wish(name), { signal });
  return node;
 };
 const select = el('select', { class: 'gk-select gk-lesson-select', 'aria-label': t('choose') });
 const progress = el('span', { class: 'gk-lesson-progress' });
 const list = el('ol', { class: 'gk-lesson-tasks', 'aria-label': t('tasks') });
 const said2 = { intro: el('p', { class: 'gk-lesson-intro' }), text: el('p', { class: 'gk-lesson-text', tabindex: '-1' }) };
 const hintText = el('p', { class: 'gk-lesson-hint' });
 const noteText = el('span');
 const back = button('back');
 const note = el('div', { class: 'gk-lesson-note', role: 'status' }, noteText, back);
 const predict = el('p', { class: 'gk-lesson-label' });
 const quizHost = el('div');
 const predicted = el('p', { class: 'gk-lesson-said' });
 const ending = el('p', { class: 'gk-lesson-end' });
 const result = el('div', { class: 'gk-lesson-result' });
 const [attempt, next, hint, again] = ['try', 'next', 'hint', 'again'].map(button);
 const open = el('button', { type: 'button', class: 'gk-button gk-lesson-main' });
 next.classList.add('gk-lesson-main');
 attempt.classList.add('gk-lesson-main');
 root.element.append(
  select,
  el('div', { class: 'gk-lesson-where' }, list, progress),
  said2.intro,
  said2.text,
  hintText,
  note,
  el('div', { class: 'gk-lesson-quiz' }, predict, quizHost),
  el('div', { class: 'gk-lesson-quiz', role: 'status' }, predicted),
  result,
  el('div', { class: 'gk-lesson-quiz', role: 'status' }, ending),
  el('div', { class: 'gk-lesson-buttons' }, attempt, next, open, hint, again)
 );
 openRules(result, { labels, rules, signal });
 const quiz = createQuiz(quizHost, {
  labels,
  rules,
  size,
  onAnswer: ({ do: what, ...more }) => wish(what === 'again' ? 'retry' : what, more)
 });
 let shown = null;
 let drawn = '';
 select.addEventListener('change', () => wish('begin', { lesson: select.value }), { signal });
 open.addEventListener('click', () => shown?.then && wish('begin', { lesson: shown.then.id }), { signal });
 list.addEventListener('click', (event) => {
  const chosen = (
   event.target.closest('button')
  );
  if (chosen && chosen.getAttribute('aria-disabled') !== 'true') wish('task', { task: Number(chosen.dataset.task) });
 }, { signal });
 function drawLessons({ lessons, id }) {
  const options = lessons.map((one, k) => {
   const title = one.done ? t('lesson_done', { title: one.title }) : one.title;
   return el('option', { value: one.id }, t('number', { number: k + 1, of: lessons.length, title }));
  });
  const before = [...select.options].map((option) => option.text).join();
  if (before !== options.map((option) => option.text).join()) select.replaceChildren(...options);
  select.value = id;
 }
 function drawTasks({ tasks, at }) {
  while (list.children.length > tasks.length) list.lastElementChild?.remove();
  tasks.forEach((task, k) => {
   let chip = (
    list.children[k]?.firstElementChild ?? null
   );
   if (!chip) {
    chip = el('button', { type: 'button', class: 'gk-lesson-task', 'data-task': k });
    list.append(el('li', {}, chip));
   }
   const label = task.done ? t('task_done', { title: task.title }) : task.title;
   setText(chip, task.done ? '✓' : String(k + 1));
   chip.title = label;
   chip.setAttribute('aria-label', `${k + 1}. ${label}`);
   chip.toggleAttribute('data-done', task.done);
   chip.setAttribute('aria-disabled', String(!task.may));
   if (k === at) chip.setAttribute('aria-current', 'step');
   else chip.removeAttribute('aria-current');
  });
  setText(progress, t('progress', { task: at + 1, tasks: tasks.length }));
 }
 function drawResult({ result: found, finished, then }) {
  setText(predicted, found?.said ?? '');
  predicted.hidden = !found?.said;
  setText(ending, found && finished ? t(then ? 'finished' : 'all_done') : '');
  ending.hidden = !ending.textContent;
  const key = JSON.stringify(found?.lines);
  if (key === drawn) return;
  drawn = key;
  result.replaceChildren(...found ? [el(
   'div',
   { 'data-gk-rules': '' },
   el('p', { class: 'gk-lesson-label' }, t(found.refused ? 'refused' : 'result')),
   ...found.lines.map(([sentence, ...ids]) => el(
    'p',
    { 'data-gk-line': '' },
    sentence,
    ...ids.flatMap((id) => [' ', ruleChip(id, rules, labels)])
   ))
  )] : []);
 }
 return {
  update(lesson) {
   const before = shown;
   shown = lesson;
   const step = stepOf(lesson);
   drawLessons(lesson);
   drawTasks(lesson);
   setText(said2.intro, lesson.intro);
   said2.intro.hidden = !lesson.intro;
   said2.text.replaceChildren(el("b", {}, `${lesson.tasks[lesson.at].title}.`), ` ${lesson.text}`);
   setText(hintText, lesson.hint);
   hintText.hidden = !lesson.hint;
   setText(noteText, lesson.note);
   back.hidden = !lesson.note;
   note.toggleAttribute('data-empty', !lesson.note);
   predict.hidden = quizHost.hidden = !lesson.quiz;
   if (lesson.quiz) {
    quiz.update(lesson.quiz);
    setText(predict, t(lesson.quiz.open ? 'predict' : step.attempt ? 'now_try' : 'now_move'));
   }
   drawResult(lesson);
   const focused = active(root.element);
   attempt.hidden = !step.attempt;
   next.hidden = !step.next;
   open.hidden = !step.open;
   setText(open, lesson.then ? t('open_next', { title: lesson.then.title }) : '');
   hint.hidden = !step.hint;
   again.hidden = !step.again;
   const lost = focused instanceof HTMLElement && root.element.contains(focused) && focused.offsetParent === null;
   if (lost) (before?.id === lesson.id && before.at === lesson.at && !next.hidden ? next : said2.text).focus();
  },
  destroy() {
   quiz.destroy();
   root.destroy();
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
 function draw2(glance = false) {
  clearTimeout(filling);
  if (glance) filling = setTimeout(draw2, SETTLE);
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
  draw2();
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
   draw2(jump && scroll);
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
  const chips2 = ids.map((id) => ruleChip(id, rules, labels));
  return el('p', { class: 'gk-log-line', 'data-gk-line': true }, text, ...chips2.flatMap((chip) => [' ', chip]));
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
function settled(emit, quiet, limit, clock = wallClock) {
 let since = 0;
 return gate(emit, clock, (pending) => {
  if (!pending) since = clock.now();
  return Math.max(0, Math.min(quiet, since + limit - clock.now()));
 }, () => {
 });
}
function gate(emit, clock, delay, emitted) {
 let timer = null;
 let pending = null;
 function stop() {
  if (timer !== null) clock.clear(timer);
  timer = null;
 }
 function fire() {
  stop();
  if (pending === null) return;
  const { value } = pending;
  pending = null;
  emitted();
  emit(value);
 }
 return {
  push(value) {
   const wait = delay(pending !== null);
   pending = { value };
   if (wait === null) return;
   stop();
   timer = clock.set(fire, wait);
  },
  flush: fire,
  cancel() {
   stop();
   pending = null;
  }
 };
}
var wallClock = {
 now: () => performance.now(),
 set: (f, ms) => setTimeout(f, ms),
 clear: (id) => clearTimeout(id)
};
function keepHeights(parts) {
 const widths = /* @__PURE__ */ new Map();
 const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
   const part = (
    target.parentElement
   );
   if (Math.abs(contentRect.width - (widths.get(part) ?? 0)) > 1) part.style.minHeight = '';
   widths.set(part, contentRect.width);
   const kept = parseFloat(part.style.minHeight) || 0;
   if (contentRect.height > kept) part.style.minHeight = `${Math.ceil(contentRect.height)}px`;
  }
 });
 for (const part of parts) if (part.firstElementChild) observer.observe(part.firstElementChild);
 return {
  release(part) {
   part.style.minHeight = '';
  },
  disconnect: () => observer.disconnect()
 };
}
function sign(path, filled2) {
 const node = svg('svg', { class: 'gk-bar-sign', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path'));
 draw(node, path, filled2);
 return node;
}
function draw(node, path, filled2) {
 node.toggleAttribute('data-filled', filled2);
 node.firstElementChild?.setAttribute('d', path);
}
function hear(bar, signal, onCommand) {
 bar.addEventListener('click', (event) => {
  const button = (
   event.target.closest('button')
  );
  if (button?.dataset.command && button.getAttribute('aria-disabled') !== 'true') onCommand(button.dataset.command);
 }, { signal });
}
function keyHelp(heading, keys) {
 return el(
  'div',
  { class: 'gk-bar-help' },
  el('span', {}, heading),
  ' ',
  ...keys.map(([key, words]) => el('span', { class: 'gk-bar-key' }, el('kbd', {}, key), ' ', words))
 );
}
function bindingOf(bindings, event) {
 if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
 const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
 return bindings.find(({ key }) => key === pressed) ?? null;
}
var BINDINGS = Object.freeze([
 { command: 'back', key: 'ArrowLeft', aria: 'ArrowLeft', label: 'help_back', bar: true },
 { command: 'forward', key: 'ArrowRight', aria: 'ArrowRight', label: 'help_forward', bar: true },
 { command: 'undo', key: 'u', aria: 'U', label: 'help_undo' },
 { command: 'redo', key: 'b', aria: 'B', label: 'help_redo' },
 { command: 'reset', key: 'r', aria: 'R', label: 'help_reset' },
 { command: 'board', key: 'm', aria: 'M', label: 'help_map' },
 { command: 'dial', key: 'o', aria: 'O', label: '' },
 { command: 'decision', key: 'd', aria: 'D', label: 'help_decision' },
 { command: 'lesson', key: 'l', aria: 'L', label: 'help_lesson' }
]);
var TYPED = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=''], [contenteditable='true']";
function bindingFor(event, onBar) {
 const binding = bindingOf(BINDINGS, event);
 if (!binding || binding.bar && !onBar || event.target?.matches?.(TYPED)) return null;
 return binding;
}
function shortcut(command) {
 return BINDINGS.find((binding) => binding.command === command)?.aria ?? null;
}
function messageFor(command, { n, last, undone, waiting, who }) {
 switch (command) {
  case 'first':
   return n > 0 ? { do: 'seek', n: 0 } : null;
  case 'back':
   return n > 0 ? { do: 'seek', n: n - 1 } : null;
  case 'forward':
   return n < last ? { do: 'seek', n: n + 1 } : null;
  case 'last':
   return n < last ? { do: 'seek', n: last } : null;
  case 'undo':
   return n < last ? { do: 'undo', n } : last > 0 ? { do: 'undo' } : null;
  case 'redo':
   return undone > 0 ? { do: 'redo' } : null;
  case 'reset':
   return last > 0 ? { do: 'reset' } : null;
  case 'run':
   return waiting ? { do: 'pause' } : who === 'computer' || who === 'chance' ? { do: 'go' } : null;
  case 'roll':
   return who === 'roll' ? { do: 'roll' } : null;
  default:
   throw new Error(`no such command: ${command}`);
 }
}
function runWords({ waiting, who }) {
 if (who === 'chance') return waiting ? 'chance_pause' : 'chance_go';
 return waiting ? 'pause' : 'go';
}
var ICONS = {
 first: 'M12 4 8 8l4 4M4.5 3v10',
 back: 'M10 4 6 8l4 4',
 forward: 'M6 4l4 4-4 4',
 last: 'M4 4l4 4-4 4M11.5 3v10',
 undo: 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7',
 redo: 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3',
 reset: 'M3.2 6.5a5.2 5.2 0 1 1 .3 3.4M3 2.5v4h4',
 go: 'M5 3.2v9.6L13 8Z',
 pause: 'M4.5 3.5h2.4v9H4.5ZM9.1 3.5h2.4v9H9.1Z'
};
var WARNING = 'M8 2.2 14.6 13.6H1.4ZM8 6.4v3.4M8 11.4v.8';
var STEPS = ['first', 'back', 'forward', 'last'];
var CHANGES = ['undo', 'redo', 'reset', 'run'];
function createBar({ labels, signal, absent, dialHelp, onCommand }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const made = /* @__PURE__ */ new Map();
 for (const command of [...STEPS, ...CHANGES]) {
  const word = el('span', { class: 'gk-table-word' });
  const icon = sign('', false);
  const button = el('button', {
   type: 'button',
   class: `gk-button gk-table-${command}`,
   'data-command': command,
   'aria-keyshortcuts': shortcut(command)
  }, icon, word);
  made.set(command, { button, word, icon });
 }
 const buttons = (commands) => commands.map((command) => (
  made.get(command).button
 ));
 function name(command, label, icon = command, short = label) {
  const { button, word, icon: drawing } = (
   made.get(command)
  );
  setText(word, short);
  button.setAttribute('aria-label', label);
  button.title = label;
  draw(drawing, ICONS[icon], icon === 'go' || icon === 'pause');
 }
 name('first', t('first'));
 name('back', t('back'));
 name('forward', t('forward'));
 name('last', t('last'));
 name('reset', t('reset'));
 const place = el('div', { class: 'gk-table-where' });
 const file = el('p', { class: 'gk-table-file' });
 const seen = el('p', { class: 'gk-table-seen' });
 const failure = el('div', { class: 'gk-table-unsaved', role: 'alert' });
 const known = BINDINGS.filter(({ command }) => !absent.includes(command));
 const help = keyHelp(t('keys'), known.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(label || dialHelp)]));
 const element = el(
  'div',
  { class: 'gk-table-bar', role: 'group', 'aria-label': t('controls') },
  el('div', { class: 'gk-table-steps' }, ...buttons(STEPS), place),
  el('div', { class: 'gk-table-changes' }, ...buttons(CHANGES)),
  failure
 );
 const notes = el('div', { class: 'gk-table-notes' }, help, seen, file);
 hear(element, signal, onCommand);
 return {
  element,
  notes,
  update(where, { turn, seen: eyes, file: saved, file_failed: failed }) {
   setText(place, t('where', { step: where.n, last: where.last, turn }));
   setText(seen, eyes);
   seen.hidden = eyes === '';
   setText(file, saved);
   file.hidden = saved === '' || failed;
   const problem = failed ? saved : '';
   if (failure.textContent !== problem) failure.replaceChildren(...failed ? [sign(WARNING, false), el('p', {}, problem)] : []);
   name('undo', where.n < where.last ? t('undo_to', { step: where.n }) : t('undo'), 'undo', where.n < where.last ? t('undo_here') : t('undo'));
   name('redo', where.undone > 0 ? t('redo_count', { count: where.undone }) : t('redo'), 'redo', t('redo'));
   name('run', t(runWords(where)), where.waiting ? 'pause' : 'go');
   for (const [command, { button }] of made) {
    const idle = messageFor(command, where) === null;
    button.setAttribute('aria-disabled', String(idle));
    if (command === 'run') button.hidden = idle;
   }
  }
 };
}
function optionsAt(menu, place) {
 return place === '' ? [] : (menu?.options ?? []).filter((option) => option.place === place);
}
function way(menu) {
 const trail = menu?.trail ?? [];
 const picked = trail.filter(({ unit }) => unit !== '').map(({ place }) => place);
 const targets = picked.length > 0 ? trail.filter(({ unit, place }) => unit === '' && place !== '') : [];
 return { picked, target: targets.at(-1)?.place ?? '' };
}
function choicesAt(menu, has, chosen, joined) {
 const stands = (place) => place !== '' && has(place);
 const options = {};
 for (const place of new Set((menu?.options ?? []).map((option) => option.place).filter(stands))) {
  const here = optionsAt(menu, place);
  const units = new Set(here.map(({ unit }) => unit));
  options[place] = { label: joined(here.map(({ label }) => label)), unit: units.size === 1 ? here[0].unit : '' };
 }
 const { picked, target } = way(menu);
 const left = [...picked, target];
 const refused = Object.fromEntries(
  Object.entries(menu?.refused ?? {}).filter(([place]) => stands(place) && !left.includes(place))
 );
 return {
  options,
  refused,
  picked,
  // What is selected now comes before what was chosen in an earlier menu.
  chosen: [chosen, target].find(stands) ?? ''
 };
}
var FEW = 8;
var MOST = 3;
function sharedRules(options) {
 const common = options.length < 2 ? [] : options[0].rules.filter((rule) => options.every(({ rules }) => rules.includes(rule)));
 const most = options.length < 2 ? Infinity : options.length <= FEW ? MOST : 0;
 return { common, own: options.map(({ rules }) => rules.filter((rule) => !common.includes(rule)).slice(0, most)) };
}
function createFault(input) {
 const element = el('p', { class: 'gk-table-fault', id: uniqueId('fault'), role: 'alert', hidden: true });
 return {
  element,
  complain(text) {
   setText(element, text);
   element.hidden = text === '';
   if (text) input.setAttribute('aria-invalid', 'true');
   else input.removeAttribute('aria-invalid');
  }
 };
}
var OPEN = '{amount}';
function numberOf(typed, { least, most }) {
 const number = Number(typed);
 return typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : null;
}
function stepped(typed, steps, { least, most }) {
 const number = Number(typed);
 if (typed.trim() === '' || Number.isNaN(number)) return steps > 0 ? least : most;
 return Math.min(most, Math.max(least, Math.trunc(number) + steps));
}
function hintAt(hints, number) {
 const found = number === null ? void 0 : hints.filter(([from]) => from <= number).at(-1);
 return found ? [found[1], ...found.slice(2).map(String)] : null;
}
function filled(words, number) {
 return words.replace(OPEN, () => number);
}
function numberText({ before }, number) {
 return `${before} ${number}`;
}
function chips(ids, { labels, rules }) {
 return ids.flatMap((id) => [' ', ruleChip(id, rules, labels)]);
}
function said([text, ...ids], texts, className = '') {
 return el('p', { class: className || null, 'data-gk-line': true }, text, ...chips(ids, texts));
}
function createAmount(amount, { labels, rules, signal, onName }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const texts = { labels, rules };
 const format = new Intl.NumberFormat(labels.lang);
 const ids = { range: uniqueId('range'), hint: uniqueId('hint') };
 const bounds = { least: format.format(amount.least), most: format.format(amount.most) };
 const input = el('input', {
  type: 'number',
  class: 'gk-field gk-table-amount',
  step: 1,
  inputmode: 'numeric',
  required: true,
  min: amount.least,
  max: amount.most,
  value: amount.start
 });
 const { element: fault, complain } = createFault(input);
 input.setAttribute('aria-describedby', `${ids.range} ${ids.hint} ${fault.id}`);
 const hint = el('p', { class: 'gk-table-hint gk-table-means', id: ids.hint, role: 'status', 'data-gk-line': true });
 const confirm = el('button', { type: 'submit', class: 'gk-button gk-button-main gk-table-name' });
 const step = (steps, sign2, name) => el('button', { type: 'button', class: 'gk-button gk-table-step', 'data-step': steps, 'aria-label': name, title: name }, sign2);
 const quick = el(
  'div',
  { class: 'gk-table-quick', role: 'group', 'aria-label': t('number_quick') },
  ...amount.marks.map(([number, label]) => el('button', { type: 'button', class: 'gk-button', 'data-number': number }, label))
 );
 const form = el(
  'form',
  { class: 'gk-table-number', novalidate: true },
  el(
   'div',
   { class: 'gk-table-row' },
   el('label', { class: 'gk-table-field' }, el('span', {}, t('number')), input),
   step(-1, '−1', t('number_less')),
   step(1, '+1', t('number_more')),
   el('span', { class: 'gk-table-range', id: ids.range }, t('number_range', bounds))
  ),
  ...amount.marks.length > 0 ? [quick] : [],
  fault,
  el('div', { class: 'gk-table-option', 'data-gk-line': true }, confirm, ...chips(amount.rules, texts)),
  // Last, so that the button stays where it is while these words change.
  hint
 );
 let meant = '';
 function draw2() {
  const number = numberOf(input.value, amount);
  setText(confirm, filled(amount.label, number === null ? '…' : format.format(number)));
  const line = hintAt(amount.hints, number);
  const told = JSON.stringify(line);
  if (told !== meant) hint.replaceChildren(...line ? [line[0], ...chips(line.slice(1), texts)] : []);
  meant = told;
  complain('');
 }
 input.addEventListener('input', draw2, { signal });
 form.addEventListener('click', (event) => {
  const pressed = (
   event.target.closest('button')
  );
  if (pressed === confirm && event.detail > 1) event.preventDefault();
  const { step: by, number } = pressed?.dataset ?? {};
  if (by !== void 0) input.value = String(stepped(input.value, Number(by), amount));
  else if (number !== void 0) input.value = number;
  else return;
  draw2();
 }, { signal });
 form.addEventListener('submit', (event) => {
  event.preventDefault();
  const number = numberOf(input.value, amount);
  if (number !== null) return onName(numberText(amount, number));
  complain(t('number_fault', bounds));
  input.focus();
 }, { signal });
 draw2();
 return form;
}
function outcomeParts({ said: lines, rows }, texts) {
 const { labels } = texts;
 const t = (id) => labels.t(`widget.table.${id}`);
 const format = new Intl.NumberFormat(labels.lang);
 const head2 = (text, kind = '') => el('th', { scope: 'col', class: kind }, text);
 return [
  ...lines.map((line) => said(line, texts)),
  figures(
   'gk-table-ranks',
   t('ranking'),
   [head2(t('rank'), 'gk-table-figure'), head2(t('player')), head2(t('score'), 'gk-table-figure')],
   rows.map(({ seat, rank, score }) => el(
    'tr',
    { 'data-rank': rank },
    el('td', { class: 'gk-table-figure' }, format.format(rank)),
    el('th', { scope: 'row' }, labels.name(seat)),
    el('td', { class: 'gk-table-figure' }, format.format(score))
   ))
  )
 ];
}
var MANY = 16;
function createDecision({ labels, rules, signal, onOption, onCommand, onCrumb }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const texts = { labels, rules };
 const ids = { sentence: uniqueId('sentence'), question: uniqueId('question') };
 const parts = ['notice', 'past', 'sentence', 'outcome', 'trail', 'menu', 'confirm', 'refusal', 'tips'].map((name) => ({
  name,
  drawn: '',
  element: el('div', { class: `gk-table-${name}`, hidden: true })
 }));
 const element = el(
  'div',
  { class: 'gk-table-panel', role: 'group', 'aria-labelledby': ids.sentence, 'data-gk-rules': true },
  ...parts.map((part) => part.element)
 );
 openRules(element, { labels, rules, signal });
 let listed = [];
 let step = -1;
 let clicked = -1;
 let tipsOpen = false;
 const button = (command, label, className = '') => el('button', { type: 'button', class: `gk-button ${className}`.trim(), 'data-command': command }, label);
 function choice(option, className = '') {
  listed.push(option);
  return el('button', {
   type: 'button',
   class: `gk-button gk-table-choice ${className}`.trim(),
   'data-option': listed.length - 1,
   'data-text': option.text
  }, option.label, ...option.more && !option.complete ? [el('span', { 'aria-hidden': 'true' }, '›')] : []);
 }
 function choices(options) {
  const { common, own } = sharedRules(options);
  const items = options.map((option, index) => el('div', { class: 'gk-table-option', 'data-gk-line': true }, choice(option), ...chips(own[index], texts)));
  const box = el('div', { class: 'gk-table-options', role: 'group', 'aria-labelledby': ids.question }, ...items);
  if (options.length > MANY) box.dataset.gkScroll = '';
  return { box, common };
 }
 function drawMenu(menu, spot) {
  listed = [];
  const options = spot === '' ? menu.options : optionsAt(menu, spot);
  const { box, common } = choices(options);
  const question = el('p', { class: 'gk-table-question', id: ids.question, 'data-gk-line': true }, menu.question, ...chips(common, texts));
  const nodes = [question];
  if (spot !== '') {
   nodes.push(el('p', {}, t('spot', { place: spot }), ' ', button('everywhere', t('everywhere'))));
  }
  if (menu.amount && spot === '') nodes.push(createAmount(menu.amount, { labels, rules, signal, onName: named }));
  if (options.length > 0) nodes.push(box);
  if (menu.done) {
   nodes.push(el(
    'div',
    { class: 'gk-table-option gk-table-done', 'data-gk-line': true },
    choice(menu.done, 'gk-button-main'),
    ...chips(menu.done.rules, texts)
   ));
  }
  return nodes;
 }
 function named(text) {
  onOption({ text, label: '', rules: [], complete: true, more: false, place: '', unit: '' });
 }
 function drawTips(tips) {
  const details = el(
   'details',
   { open: tipsOpen },
   el('summary', {}, t('tips', { count: tips.length })),
   el('ul', {}, ...tips.map((tip) => el('li', {}, said(tip, texts))))
  );
  details.addEventListener('toggle', () => {
   tipsOpen = details.open;
  }, { signal });
  return [details];
 }
 function drawTrail(trail) {
  const crumbs = trail.map(({ text, label }, index) => {
   const last = index === trail.length - 1;
   return el('li', {}, last ? el('span', { class: 'gk-table-crumb', 'aria-current': 'step' }, label) : el('button', { type: 'button', class: 'gk-button gk-table-crumb', 'data-crumb': text }, label));
  });
  return [
   el('ol', { class: 'gk-table-crumbs', 'aria-label': t('trail') }, el('li', {}, button('clear', t('from_start'), 'gk-table-crumb')), ...crumbs),
   button('unchoose', t('unchoose'))
  ];
 }
 function drawings({ now, selected, spot, refusal, notice }) {
  const { menu, n, last, who, waiting, outcome } = now;
  const past = n < last;
  return {
   notice: notice ? [notice, () => [el('p', {}, notice)]] : null,
   past: past ? [[n, last], () => [
    el('p', {}, t('past', { step: n, last })),
    el('div', { class: 'gk-table-row' }, button('last', t('past_newest')))
   ]] : null,
   sentence: [now.sentence, () => [el('p', { id: ids.sentence, tabindex: -1 }, now.sentence)]],
   outcome: outcome ? [outcome, () => outcomeParts(outcome, texts)] : null,
   trail: menu?.trail.length ? [menu.trail, () => drawTrail(menu.trail)] : null,
   menu: menu ? [[menu.text, menu.question, menu.options, menu.done, menu.amount, spot], () => drawMenu(menu, spot)] : who === 'roll' ? [[who, n], () => [button('roll', t(now.several ? 'roll_dice' : 'roll'), 'gk-button-main')]] : who === 'computer' || who === 'chance' ? [[who, waiting], () => [
    el('p', { class: 'gk-table-question' }, who === 'chance' ? t(waiting ? 'chance_moves' : 'chance_waits') : t(waiting ? 'computer_moves' : 'computer_waits')),
    button('run', t(runWords(now)), waiting ? '' : 'gk-button-main')
   ]] : null,
   confirm: selected ? [selected, () => [
    el(
     'div',
     { class: 'gk-table-option', 'data-gk-line': true },
     button('confirm', t('confirm', { what: selected.label }), 'gk-button-main'),
     ...chips(selected.rules, texts)
    ),
    el('p', { class: 'gk-table-hint' }, t('confirm_hint'))
   ]] : null,
   refusal: refusal ? [refusal, () => [said(refusal, texts)]] : null,
   tips: menu?.tips.length ? [menu.tips, () => drawTips(menu.tips)] : null
  };
 }
 function focus() {
  const target = element.querySelector('[data-command=roll]') ?? element.querySelector('.gk-table-number input') ?? element.querySelector('.gk-table-options button[data-option]') ?? element.querySelector('button[data-option]') ?? element.querySelector(`#${ids.sentence}`);
  target?.focus();
 }
 element.addEventListener('click', (event) => {
  const pressed = (
   event.target.closest('button')
  );
  if (!pressed) return;
  const { option, command, crumb } = pressed.dataset;
  if (event.detail < 2) clicked = step;
  if (option !== void 0) {
   const wanted = listed[Number(option)];
   if (event.detail < 2 || wanted.more && clicked === step) onOption(wanted);
  } else if (command && (command !== 'roll' || event.detail < 2)) onCommand(command);
  else if (crumb !== void 0) onCrumb(crumb);
 }, { signal });
 return {
  element,
  update(shown) {
   const held = element.contains(active(element));
   step = shown.now.n;
   const wanted = drawings(shown);
   for (const part of parts) {
    const drawing = wanted[part.name];
    const data = drawing ? JSON.stringify(drawing[0]) : '';
    if (data === part.drawn) continue;
    part.drawn = data;
    part.element.hidden = drawing === null;
    part.element.replaceChildren(...drawing ? drawing[1]() : []);
   }
   if (held && !element.contains(active(element))) focus();
  },
  focus
 };
}
function giftText({ actor, verb, most }, target, amount) {
 return [actor, verb, target, ...most > 0 ? [amount] : []].filter((word) => word !== '').join(' ');
}
function createGifts({ labels, rules, signal, onGive }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 const hint = uniqueId('gift');
 const who = el('select', { class: 'gk-select' });
 const target = el('select', { class: 'gk-select' });
 const amount = el('input', { type: 'number', class: 'gk-field gk-table-amount', step: 1, inputmode: 'numeric', 'aria-describedby': hint });
 const range = el('span', { class: 'gk-table-range', id: hint });
 const footing = el('p', { 'data-gk-line': true });
 const { element: fault, complain } = createFault(amount);
 const fields = { who: field(who), target: field(target), amount: field(amount, range) };
 const give = el('button', { type: 'submit', class: 'gk-button' });
 const form = el(
  'form',
  { class: 'gk-table-gift', novalidate: true },
  ...Object.values(fields).map(({ element: element2 }) => element2),
  give,
  fault,
  footing
 );
 const title = el('summary');
 const element = el('details', { class: 'gk-table-gifts', 'data-gk-rules': true, hidden: true }, title, form);
 let gifts = [];
 let drawn = '';
 const chosen = () => gifts[Math.max(0, who.selectedIndex)];
 const bounds = ({ least, most }) => ({ least: format.format(least), most: format.format(most) });
 function drawGift() {
  const gift = chosen();
  if (!gift) return;
  setText(give, gift.words.give);
  for (const [name, { element: shown, label }] of Object.entries(fields)) {
   shown.hidden = gift.words[name] === void 0;
   setText(label, gift.words[name] ?? '');
  }
  fill(target, gift.targets.map((id) => [id, labels.name(id)]));
  amount.min = String(gift.least);
  amount.max = String(gift.most);
  if (amount.value === '') amount.value = String(gift.least);
  setText(range, t('number_range', bounds(gift)));
  const [note, ...ids] = gift.note ?? ['', ...gift.rules];
  footing.replaceChildren(note, ...chips(ids, { labels, rules }));
  complain('');
 }
 who.addEventListener('change', drawGift, { signal });
 amount.addEventListener('input', () => complain(''), { signal });
 form.addEventListener('submit', (event) => {
  event.preventDefault();
  const gift = chosen();
  const given = gift.most > 0 ? numberOf(amount.value, gift) : 0;
  if (given === null) {
   complain(t('number_fault', bounds(gift)));
   amount.focus();
  } else {
   onGive(giftText(gift, target.value, given));
  }
 }, { signal });
 return {
  element,
  update(next) {
   const now = JSON.stringify(next);
   if (now === drawn) return;
   drawn = now;
   gifts = next;
   element.hidden = gifts.length === 0;
   setText(title, gifts[0]?.words.title ?? '');
   fill(who, gifts.map(({ verb, actor, name }) => [`${actor} ${verb}`, name]));
   drawGift();
  }
 };
}
function field(...parts) {
 const label = el('span');
 return { element: el('label', { class: 'gk-table-field' }, label, ...parts), label };
}
function fill(select, choices) {
 const before = select.value;
 select.replaceChildren(...choices.map(([value, words]) => el('option', { value, selected: value === before }, words)));
}
var FLIGHT = 240;
function flyMoney(root, paid, purse, format) {
 const frame = root.getBoundingClientRect();
 for (const [source, target, amount] of paid) {
  const [from, to] = [purse(source), purse(target)];
  if (!from || !to) continue;
  const chip = el('span', { class: 'gk-table-money', 'aria-hidden': 'true' }, format.format(amount));
  root.append(chip);
  const [start, end] = [from, to].map((element) => {
   const { left, top, width, height } = element.getBoundingClientRect();
   const [x, y] = [left - frame.left + (width - chip.offsetWidth) / 2, top - frame.top + (height - chip.offsetHeight) / 2];
   return { transform: `translate(${x}px, ${y}px)` };
  });
  const flight = chip.animate([start, end], { duration: FLIGHT, easing: 'ease-in-out', fill: 'both' });
  flight.finished.catch(() => {
  }).then(() => chip.remove());
 }
}
function withRules(text, more = []) {
 const found = [];
 const plain = text.replace(/ ?\(((?:[A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?:, [A-Z]{2,5}-[A-Z]?\d+[a-z]?)*)\)/g, (_, ids) => {
  found.push(...ids.split(', '));
  return '';
 });
 return [plain, .../* @__PURE__ */ new Set([...found, ...more])];
}
function gist(lines, most) {
 return { lines: lines.slice(0, most), more: lines.length > most };
}
function spoken(sentences) {
 return sentences.filter(Boolean).map((sentence) => /[.?:]$/.test(sentence) ? sentence : `${sentence}.`).join(' ');
}
function share(old, next) {
 if (old === next || !isBranch(old) || !isBranch(next) || Array.isArray(old) !== Array.isArray(next)) return next;
 const keys = Object.keys(next);
 let same2 = keys.length === Object.keys(old).length;
 const made = Array.isArray(next) ? [] : {};
 for (const key of keys) {
  made[key] = share(old[key], next[key]);
  same2 &&= Object.hasOwn(old, key) && made[key] === old[key];
 }
 return same2 ? old : made;
}
function isBranch(value) {
 return typeof value === 'object' && value !== null;
}
var QUIET = 300;
var LIMIT = 2500;
var FAST = 300;
var GIST = 3;
var PATIENCE = 3e3;
function createTable(host, { labels, table: table2, size = 'normal', send, kit: kit2, ...opening }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const root = createRoot(host, { className: 'gk-whole gk-table', label: t('title') });
 const { signal } = root.abort;
 root.element.dataset.size = size;
 root.element.tabIndex = -1;
 const { board, dial, rules } = table2;
 const texts = { labels, rules };
 const onDial = kit2.dialPlaces(dial);
 const format = new Intl.NumberFormat(labels.lang);
 const quietly = globalThis.matchMedia('(prefers-reduced-motion: reduce)');
 let state = opening;
 let chosen = '';
 let spot = '';
 let pointed = null;
 let notice = '';
 let wanted = null;
 let waiting;
 signal.addEventListener('abort', () => clearTimeout(waiting));
 let pending = '';
 let sent = '';
 let pendingSince = -Infinity;
 function wish(message) {
  const text = JSON.stringify(message);
  const now = performance.now();
  if (text === pending && now - pendingSince < PATIENCE) return true;
  const awaited = message.do !== 'lesson' || message.wish !== 'refused' && text !== sent;
  if (!send(message, awaited)) return false;
  [pending, sent] = [text, text];
  pendingSince = now;
  return true;
 }
 function warn(words) {
  notice = labels.t(words);
  draw2();
  root.say(notice);
 }
 const where = () => {
  const { n, last, undone, waiting: waiting2, who } = state.now;
  return { n: wanted ?? n, last, undone, waiting: waiting2, who };
 };
 function command(name) {
  if (name === 'board') return focusIn(slots.board, ...kit2.entrances.board);
  if (name === 'dial') return focusIn(slots.dial, ...kit2.entrances.dial);
  if (name === 'decision') return decision.focus();
  if (name === 'lesson') return focusIn(slots.lesson, '.gk-lesson-text');
  if (name === 'unchoose' || name === 'clear') return wish({ do: name });
  if (name === 'everywhere') return point('', '', null);
  if (name === 'confirm') {
   const option = selected();
   return option && wish({ do: 'play', text: option.text });
  }
  const message = messageFor(name, where());
  if (!message) return;
  if (wish(message) && message.do === 'seek') want(message.n ?? null);
 }
 function want(step) {
  wanted = step;
  clearTimeout(waiting);
  if (step === null) return;
  waiting = setTimeout(() => {
   wanted = null;
   bar.update(where(), state.now);
  }, PATIENCE);
 }
 function focusIn(slot, ...selectors) {
  const found = selectors.map((selector) => (
   slot.querySelector(selector)
  ));
  found.find((element) => element !== null)?.focus();
 }
 function take(option) {
  wish(option.more ? { do: 'choose', text: option.text } : { do: 'play', text: option.text });
 }
 const selected = () => {
  const here = optionsAt(state.now.menu, chosen);
  return here.length === 1 ? here[0] : null;
 };
 function point(place, crowd, refusal) {
  [chosen, spot, pointed] = [place, crowd, refusal];
  draw2();
 }
 function choosePlace(place) {
  const { menu } = state.now;
  const here = optionsAt(menu, place);
  if (here.length === 1 && here[0].more) return take(here[0]);
  if (here.length === 1) {
   if (place === chosen) return take(here[0]);
   point(place, '', null);
   return root.say(t('selected', { what: here[0].label }));
  }
  if (here.length > 1) {
   point('', place, null);
   return decision.focus();
  }
  const { picked, target } = way(menu);
  if (place !== '' && (place === target || picked.includes(place))) return command('unchoose');
  const why = place && menu?.refused[place];
  point('', '', why ? withRules(why) : null);
  if (why) root.say(why);
  if (why && state.now.lesson) wish({ do: 'lesson', wish: 'refused', place });
 }
 const slots = Object.fromEntries(['lesson', 'board', 'dial', 'stage', 'happened', 'accounts', 'log'].map((name) => [name, el('div', { class: `gk-whole-${name} gk-table-${name}` })]));
 const happened = el('div', { class: 'gk-table-lines', 'data-gk-rules': true });
 slots.happened.append(happened);
 openRules(happened, { labels, rules, signal });
 const absent = Object.entries({ lesson: opening.now.lesson, board: kit2.createBoard, dial: kit2.createDial }).filter(([, present]) => !present).map(([name]) => name);
 const bar = createBar({ labels, signal, absent, dialHelp: kit2.dialHelp, onCommand: command });
 const decision = createDecision({
  labels,
  rules,
  signal,
  onOption: take,
  onCommand: command,
  onCrumb: (text) => wish({ do: 'choose', text })
 });
 const gifts = createGifts({ labels, rules, signal, onGive: (text) => wish({ do: 'play', text }) });
 openRules(gifts.element, { labels, rules, signal });
 const lessonHost = el('div');
 slots.lesson.append(lessonHost);
 let lesson = null;
 const decides = el('div', { class: 'gk-table-decision' }, decision.element, gifts.element);
 const [above, under, beside] = kit2.createBoard ? [[slots.board], [], [decides]] : [[], [decides], []];
 if (kit2.createDial) beside[opening.now.lesson || kit2.decidesFirst ? 'push' : 'unshift'](slots.dial);
 const grid = el(
  'div',
  {
   class: 'gk-whole-grid gk-table-grid',
   'data-decides': kit2.decidesFirst ? 'first' : null,
   'data-board': kit2.createBoard ? null : 'none'
  },
  // The bar stays where it is, whatever is going on under it: bids, cards and odds, read with what is decided beside them.
  el(
   'div',
   { class: 'gk-whole-column' },
   ...above,
   bar.element,
   ...kit2.createStage ? [slots.stage] : [],
   ...under,
   bar.notes,
   slots.happened,
   slots.accounts
  ),
  // What a lesson asks for is read together with what can be decided.
  el(
   'div',
   { class: 'gk-whole-column' },
   ...opening.now.lesson ? [slots.lesson] : [],
   ...beside,
   slots.log
  )
 );
 root.element.prepend(grid);
 const shared = { labels, size, rules, say: root.say };
 const world = kit2.createBoard?.(slots.board, { ...shared, board, onChoose: choosePlace, onSelect: choosePlace });
 const ring = kit2.createDial?.(slots.dial, { ...shared, dial, onChoose: choosePlace, onRefuse: choosePlace });
 const stage = kit2.createStage?.(slots.stage, { ...shared, board });
 const accounts = kit2.createAccounts(slots.accounts, { labels, rules, facts: board.facts, size });
 const log = createLog(slots.log, { labels, entries: [], rules, size, scroll: true, onOlder: () => wish({ do: 'older' }) });
 const parts = [world, ring, stage, accounts, log].filter(Boolean);
 const heights = keepHeights([slots.lesson, slots.stage, slots.happened, slots.accounts]);
 signal.addEventListener('abort', () => heights.disconnect());
 const announce = settled(root.say, QUIET, LIMIT);
 signal.addEventListener('abort', announce.cancel);
 function ask() {
  if (state.now.menu && !decision.element.contains(active(root.element))) root.say(state.now.menu.question);
 }
 const choosing = [decision.element, slots.board, slots.dial];
 root.element.addEventListener('keydown', (event) => {
  const target = (
   event.target
  );
  if (event.key === 'Escape' && !event.defaultPrevented && choosing.some((part) => part.contains(target))) {
   if (chosen !== '' || spot !== '' || pointed !== null) {
    point('', '', null);
    ask();
   } else if (state.now.menu?.trail.length) command('unchoose');
   else return;
   consume(event);
   return;
  }
  const binding = bindingFor(event, bar.element.contains(target));
  if (!binding || absent.includes(binding.command)) return;
  consume(event);
  command(binding.command);
 }, { signal });
 let shownAt = -Infinity;
 let story = '';
 const begun = (entry) => entry.n === 0 && entry.lines.length === 0 ? { ...entry, lines: [[t('start')]] } : entry;
 function draw2() {
  const { now, verdict } = state;
  const answer = verdict.text ? withRules(verdict.text, verdict.rules) : null;
  decision.update({ now, selected: selected(), spot, refusal: pointed ?? answer, notice });
  world?.setChoices(choicesAt(now.menu, (place) => !onDial.has(place), chosen, labels.list));
  ring?.setChoices?.(choicesAt(now.menu, (place) => onDial.has(place), chosen, labels.list));
  if (!pointed) world?.setSelected('');
  ring?.setReadonly(!now.menu?.options.some(({ place }) => onDial.has(place)));
  ring?.setChosen(chosen);
 }
 function show(next, opens) {
  const old = state;
  const { now } = next;
  const view = opens ? next.view : share(old.view, next.view);
  const before = now.n > 0 && Object.keys(next.before).length > 0 ? share(view, next.before) : view;
  state = { ...next, view };
  const time = performance.now();
  const moved = !opens && now.n === old.now.n + 1;
  const animate = moved && time - shownAt > FAST && !quietly.matches;
  if (opens || now.n !== old.now.n) shownAt = time;
  if (wanted === now.n || now.last !== old.now.last || next.verdict.id !== old.verdict.id) want(null);
  [pending, notice] = ['', ''];
  const task = (it) => it.lesson && `${it.lesson.id} ${it.lesson.at}`;
  const asks = (it) => JSON.stringify([it.n, it.last, it.actor, it.point, it.menu, task(it)]);
  if (!opens && asks(now) !== asks(old.now)) [chosen, spot, pointed] = ['', '', null];
  if (next.verdict.id !== old.verdict.id) pointed = null;
  const extra = { step: now.n, before, animate, highlight: kit2.changed(before, view) };
  for (const part of [world, ring, stage, accounts]) part?.update(view, extra);
  log.update(view, { step: now.n, entries: now.log.map(begun), older: now.older });
  bar.update(where(), now);
  gifts.update(now.gifts);
  grid.toggleAttribute('data-lesson', Boolean(now.lesson));
  if (now.lesson) {
   lesson ??= createLesson(lessonHost, { labels, rules, size, send: wish });
   lesson.update(now.lesson);
   if (task(now) !== task(old.now)) heights.release(slots.lesson);
  }
  const told = gist(now.n === 0 ? [[t('start')]] : now.happened, GIST);
  const text = JSON.stringify([now.n, told]);
  if (text !== story) {
   story = text;
   happened.replaceChildren(...told.lines.map((line) => said(line, texts)), ...told.more ? [el('p', {}, t('more'))] : []);
  }
  draw2();
  if (animate) flyMoney(root.element, now.paid, accounts.purse, format);
  if (!opens) tell(old, next);
 }
 function tell(old, { now, verdict }) {
  const step = (it) => JSON.stringify([it.n, it.last, it.turn, it.sentence, it.happened]);
  const chosenSoFar = (it) => JSON.stringify(it.menu && [it.menu.text, it.menu.trail]);
  if (step(now) !== step(old.now)) {
   const facts = now.n === 0 ? [t('start')] : now.happened.map(([text]) => text);
   announce.push(spoken([t('where', { step: now.n, last: now.last, turn: now.turn }), ...facts, now.sentence]));
  } else if (verdict.text && verdict.id !== old.verdict.id) {
   announce.cancel();
   root.say(spoken([verdict.text]));
  } else if (chosenSoFar(now) !== chosenSoFar(old.now)) {
   ask();
  }
 }
 show(state, true);
 return {
  update: (next) => show(next, false),
  warn,
  focus: decision.focus,
  destroy() {
   for (const part of parts) part.destroy();
   lesson?.destroy();
   root.destroy();
  }
 };
}
var widget = (kit2) => ({
 async render({ model, el: el2 }) {
  let table2 = await unpack(model.get('_table'));
  let made = null;
  let closed = false;
  const courier = createCourier(model, (words) => made?.warn(words));
  const state = () => ({
   view: model.get('view'),
   before: model.get('before'),
   now: model.get('_now'),
   verdict: model.get('_verdict')
  });
  function build() {
   const held = made !== null && el2.contains(active(el2));
   made?.destroy();
   const lang = model.get('lang');
   const view = model.get('view');
   el2.lang = lang;
   made = createTable(el2, {
    ...state(),
    labels: createLabels(model.get('_labels'), { lang, game: view.game, names: model.get('names') }),
    table: table2,
    size: model.get('size'),
    send: courier.send,
    kit: kit2
   });
   if (held) made.focus();
  }
  build();
  const redraw = together(() => {
   if (!closed) made?.update(state());
  });
  function update() {
   courier.answered();
   redraw();
  }
  const stops = [
   observe(model, ['view', 'before', '_now', '_verdict'], update),
   observe(model, ['_labels', 'size', 'names'], build),
   observe(model, ['_table'], async () => {
    const next = await unpack(model.get('_table'));
    if (closed) return;
    table2 = next;
    build();
   })
  ];
  return () => {
   closed = true;
   courier.answered();
   for (const stop of stops) stop();
   made?.destroy();
  };
 }
});
var table_plain_default = widget(kit);
export {
 table_plain_default as default
};
