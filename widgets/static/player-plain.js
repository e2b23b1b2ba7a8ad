/* Built from widgets/js/player and widgets/js/games/plain.mjs by `make js`: edit the source, not this file. */
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
 const said = (value) => value === null ? labels.t('widget.common.hidden') : typeof value === 'number' ? format.format(value) : labels.name(value);
 function explain({ row, column }) {
  const cell2 = rows.find(({ id }) => id === row)?.cells[column];
  if (!cell2) return { name: column === 'name' ? row && headed(row) || t('player') : headed(column), lines: [] };
  const was = cell2.before === cell2.value ? [] : [t('was', { name: said(cell2.before) })];
  return { name: t('cell', { row: labels.name(row), column: headed(column) }), lines: [said(cell2.value), ...was] };
 }
 function cellOf(column, counts) {
  const { node, write } = counts ? numberCell(column, format) : wordCell(column, said);
  return { node, write: ({ cells }) => write(cells[column], said(null)) };
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
function wordCell(column, said) {
 const value = el('span', { class: 'gk-acc-value' });
 const node = el('td', { class: 'gk-acc-seatname', 'data-column': column }, value);
 return {
  node,
  write(cell2) {
   setText(value, said(cell2.value));
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
var HEIGHT = 100;
function valueAt({ start, changes }, step) {
 let low = 0;
 let high = changes.length / 2;
 while (low < high) {
  const middle = low + high >> 1;
  if (
   changes[2 * middle] <= step
  ) low = middle + 1;
  else high = middle;
 }
 return low === 0 ? start : changes[2 * low - 1];
}
function boundsOf(lines) {
 const values = lines.flatMap(({ start, changes }) => [start, ...changes.filter((_, i) => i % 2 === 1)]).map(Number);
 const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
 return [low, high === low ? low + 1 : high];
}
function pathOf(line, first, last, [low, high]) {
 let path = '';
 let value = null;
 const go = (n, next) => {
  const y = next === null ? 0 : Math.round((high - next) / (high - low) * HEIGHT * 10) / 10;
  if (value !== null) path += `H${n}`;
  if (next !== null) path += value === null ? `M${n} ${y}` : `V${y}`;
  value = next;
 };
 go(first, valueAt(line, first));
 for (let i = 0; i < line.changes.length; i += 2) {
  const n = (
   line.changes[i]
  );
  if (n > first && n <= last) go(n, line.changes[i + 1]);
 }
 return value === null ? path : `${path}H${last}`;
}
function differences(curves, from, to) {
 return curves.flatMap(({ label, lines }) => lines.map((line) => ({ group: label, member: line.name, before: valueAt(line, from), now: valueAt(line, to) }))).filter(({ before, now }) => before !== now);
}
var figure = (value, format) => value === null ? '?' : format.format(value).replace('-', '−');
function signed2(before, now, format) {
 if (before === null || now === null || before === now) return '';
 return `${now > before ? "+" : "−"}${format.format(Math.abs(now - before))}`;
}
var OPEN = 3;
function createCharts({ labels, signal, onSeek }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 const kinds = el('div', { class: 'gk-curves-kinds', role: 'group', 'aria-label': t('curves') });
 const box = el('div', { class: 'gk-curves-box' });
 const element = el('div', { class: 'gk-curves' }, kinds, box);
 const open = /* @__PURE__ */ new Map();
 let charts = [];
 let span = 1;
 let shown = [0, '', null];
 function chart(track2, { id, label, unit, lines }) {
  const title = unit ? t('curve', { curve: label, unit }) : label;
  const ghosts = track2.base?.curves.find((curve) => curve.id === id)?.lines ?? [];
  const bounds = boundsOf([...lines, ...ghosts]);
  const [cursor, pin] = ['cursor', 'pin'].map((name) => el('div', { class: `gk-curves-${name}` }));
  const plot = el('div', {
   class: 'gk-curves-plot',
   role: 'slider',
   tabindex: '0',
   'aria-label': title,
   'aria-valuemin': 0,
   'aria-valuemax': track2.last
  }, svg(
   'svg',
   { viewBox: `0 0 ${span} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
   ...ghosts.map((line) => drawn(line, pathOf(
    line,
    track2.at,
    track2.base.last,
    bounds
   ), '2 3', 'gk-curves-ghost')),
   ...lines.map((line) => drawn(line, pathOf(line, 0, track2.last, bounds), line.dash))
  ), pin, cursor);
  const cells = lines.map((line) => {
   const [value, change] = [el('span'), el('i')];
   const sample = svg('svg', { viewBox: '0 0 18 10', 'aria-hidden': 'true' }, drawn(line, 'M0 5H18', line.dash));
   return { line, value, change, node: el('li', { title: line.name }, sample, el('span', {}, line.short), value, change) };
  });
  const [low, high] = bounds.map((bound) => figure(bound, format));
  const node = el(
   'div',
   { class: 'gk-curves-chart', 'data-curve': id },
   el('div', { class: 'gk-curves-title' }, title),
   el('div', { class: 'gk-curves-scale', 'aria-hidden': 'true' }, el('span', {}, high), el('span', {}, low)),
   plot,
   el('ul', {}, ...cells.map((cell2) => cell2.node))
  );
  return {
   id,
   node,
   plot,
   update() {
    const [step, where, pinned] = shown;
    cursor.style.transform = `translateX(${step / span * 100}%)`;
    pin.hidden = pinned === null;
    if (pinned !== null) pin.style.transform = `translateX(${pinned / span * 100}%)`;
    const said = [];
    for (const { line, value, change } of cells) {
     const now = valueAt(line, step);
     const [number, by] = [figure(now, format), pinned === null ? '' : signed2(valueAt(line, pinned), now, format)];
     setText(value, number);
     setText(change, by);
     said.push(`${line.name} ${number}${by && ` (${by})`}`);
    }
    plot.setAttribute('aria-valuenow', String(step));
    plot.setAttribute('aria-valuetext', `${where}. ${said.join(", ")}`);
   }
  };
 }
 function draw2(id) {
  const one = charts.find((made) => made.id === id);
  if (!one) return;
  one.node.hidden = !open.get(id);
  kinds.querySelector(`[data-curve="${CSS.escape(id)}"]`)?.setAttribute('aria-pressed', String(open.get(id)));
  if (open.get(id)) one.update();
 }
 kinds.addEventListener('click', (event) => {
  const id = (
   event.target.closest('button')?.dataset.curve
  );
  if (id === void 0) return;
  open.set(id, !open.get(id));
  draw2(id);
 }, { signal });
 function seek(event) {
  const plot = (
   event.target.closest('.gk-curves-plot')
  );
  if (!plot || event.buttons !== 1) return;
  const { left, width } = plot.getBoundingClientRect();
  if (event.type === 'pointerdown') plot.setPointerCapture(event.pointerId);
  onSeek(Math.round((event.clientX - left) / width * span));
 }
 for (
  const type of
  ['pointerdown', 'pointermove']
 ) box.addEventListener(type, seek, { signal });
 return {
  element,
  show(track2) {
   span = Math.max(1, track2.last, track2.base?.last ?? 0);
   element.hidden = track2.curves.length === 0;
   track2.curves.forEach(({ id }, i) => void (open.has(id) || open.set(id, i < OPEN)));
   charts = track2.curves.map((curve) => chart(track2, curve));
   kinds.replaceChildren(...track2.curves.map(({ id, label }) => el('button', { type: 'button', class: 'gk-button', 'data-curve': id }, label)));
   box.replaceChildren(...charts.map(({ node }) => node));
   for (const { id } of charts) draw2(id);
  },
  update(step, where, pinned) {
   shown = [step, where, pinned];
   for (const one of charts) if (open.get(one.id)) one.update();
  }
 };
}
function drawn({ light, dark }, d, dash, className = '') {
 const path = svg('path', { class: `gk-curve ${className}`, d, 'stroke-dasharray': dash || null });
 path.style.setProperty('--gk-light', light);
 path.style.setProperty('--gk-dark', dark);
 return path;
}
function sign(path, filled) {
 const node = svg('svg', { class: 'gk-bar-sign', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path'));
 draw(node, path, filled);
 return node;
}
function draw(node, path, filled) {
 node.toggleAttribute('data-filled', filled);
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
 { command: 'first', key: 'Home', aria: 'Home', label: 'first' },
 { command: 'previousUnit', key: 'PageUp', aria: 'PageUp', label: 'previous_unit' },
 { command: 'previousStep', key: 'ArrowLeft', aria: 'ArrowLeft', label: 'previous_step' },
 { command: 'toggle', key: ' ', aria: 'Space', label: 'play' },
 { command: 'nextStep', key: 'ArrowRight', aria: 'ArrowRight', label: 'next_step' },
 { command: 'nextUnit', key: 'PageDown', aria: 'PageDown', label: 'next_unit' },
 { command: 'last', key: 'End', aria: 'End', label: 'last' },
 // As players of music and pictures have them: J goes back, L goes on.
 { command: 'previousMoment', key: 'j', aria: 'J', label: 'previous_moment', jump: true },
 { command: 'nextMoment', key: 'l', aria: 'L', label: 'next_moment', jump: true },
 { command: 'compare', key: 'c', aria: 'C', label: 'compare', jump: true }
]);
var OWN_KEYS = [
 { selector: "textarea, [contenteditable=''], [contenteditable='true']", keys: null },
 { selector: 'input:not([type=range]):not([type=checkbox]):not([type=radio])', keys: null },
 { selector: 'select', keys: null },
 { selector: 'button, summary, a[href], input[type=checkbox], [role=button]', keys: [' '] },
 { selector: '[role=radio], input[type=radio]', keys: [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] },
 { selector: '[data-gk-scroll]', keys: [' ', 'PageUp', 'PageDown', 'Home', 'End'] }
];
function bindingFor(event) {
 const binding = bindingOf(BINDINGS, event);
 if (!binding) return null;
 const target = event.target;
 if (target && typeof target.matches === 'function') {
  for (const { selector, keys } of OWN_KEYS) {
   if (target.matches(selector) && (keys === null || keys.includes(event.key))) return null;
  }
 }
 return binding;
}
function stepsOf(groups, id) {
 const wanted = groups.filter((group) => id === '' || group.id === id);
 return [...new Set(wanted.flatMap(({ steps }) => steps))].sort((a, b) => a - b);
}
function nextOf(steps, step, way) {
 return (way > 0 ? steps.find((n) => n > step) : steps.filter((n) => n < step).at(-1)) ?? null;
}
var labelsAt = (groups, step) => groups.filter(({ steps }) => steps.includes(step)).map(({ label }) => label);
var strokes = (steps, top, bottom) => steps.map((n) => `M${n} ${top}V${bottom}`).join('');
var ICONS = { previousMoment: 'M7 4 3.5 8 7 12M11 13V3', nextMoment: 'M9 4l3.5 4L9 12M5 13V3', compare: 'M4 13V7M12 13V3M1.5 13h13' };
function createJumps({ labels, signal, onChange }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const level = el('select', { class: 'gk-select gk-player-level' });
 const kind = el('select', { class: 'gk-select gk-player-kind' });
 const said = el('span', {}, t('compare_short'));
 const [previous, next, compare] = BINDINGS.filter(({ jump }) => jump).map(({ command, aria, label }) => el('button', {
  type: 'button',
  class: `gk-button gk-player-${command}`,
  'data-command': command,
  'aria-keyshortcuts': aria,
  'aria-label': t(label),
  title: t(label)
 }, sign(ICONS[
  command
 ], false)));
 compare.append(said);
 for (const select of [level, kind]) select.addEventListener('change', onChange, { signal });
 let steps = [];
 return {
  element: el(
   'div',
   { class: 'gk-player-jumps' },
   el('label', {}, t('level'), ' ', level),
   el('label', {}, t('jump'), ' ', kind),
   previous,
   next,
   compare
  ),
  get level() {
   return level.value;
  },
  get kind() {
   return kind.value;
  },
  from: (step, way) => nextOf(steps, step, way),
  show(levels, groups) {
   offer(level, levels.map(({ id, label }) => [id, label]), 'turn');
   offer(kind, [['', t('jump_all')], ...groups.map(({ id, label, steps: { length } }) => [id, `${label} (${length})`])], '');
   kind.disabled = groups.length === 0;
   steps = stepsOf(groups, kind.value);
  },
  update(step, pinned) {
   previous.setAttribute('aria-disabled', String(nextOf(steps, step, -1) === null));
   next.setAttribute('aria-disabled', String(nextOf(steps, step, 1) === null));
   const label = pinned === null ? t('compare') : t('compare_end', { step: pinned });
   if (compare.title === label) return;
   compare.setAttribute('aria-label', label);
   compare.title = label;
   compare.toggleAttribute('data-gk-on', pinned !== null);
   setText(said, t(pinned === null ? 'compare_short' : 'compare_end_short'));
  }
 };
}
function offer(select, options, usual) {
 const chosen = select.options.length > 0 ? select.value : usual;
 select.replaceChildren(...options.map(([value, text]) => el('option', { value, selected: value === chosen }, text)));
}
var SPEEDS = Object.freeze([0.5, 1, 2, 4, 8]);
var ICONS2 = Object.freeze({
 first: 'M3 3v10M8.5 4 5 8l3.5 4M13 4 9.5 8l3.5 4',
 previousUnit: 'M8 4 4.5 8 8 12M12.5 4 9 8l3.5 4',
 previousStep: 'M10 4 6.5 8l3.5 4',
 play: 'M5 3.2v9.6L13 8Z',
 pause: 'M4.5 3.5h2.4v9H4.5ZM9.1 3.5h2.4v9H9.1Z',
 nextStep: 'M6 4l3.5 4L6 12',
 nextUnit: 'M3.5 4 7 8l-3.5 4M8 4l3.5 4L8 12',
 last: 'M3 4l3.5 4L3 12M7.5 4 11 8l-3.5 4M13 3v10'
});
var STRIP = 4;
function createControls({ labels, signal, seen, onCommand, onSeek, onSpeed, onChange }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const range = el('input', { type: 'range', class: 'gk-range', min: 0, step: 1, value: 0, 'aria-label': t('timeline') });
 const where = el('div', { class: 'gk-player-where' });
 const [flagged, marked, pin] = ['flags', 'moments', 'pin'].map((name2) => svg('path', { class: `gk-player-${name2}` }));
 const ticks = svg('svg', { class: 'gk-player-ticks', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, marked, flagged, pin);
 const jumps = createJumps({ labels, signal, onChange });
 let last = 0;
 const buttons = /* @__PURE__ */ new Map();
 for (const { command, aria, label } of BINDINGS.filter(({ jump }) => !jump)) {
  const icon = command === 'toggle' ? 'play' : (
   command
  );
  const word = command.endsWith('Unit') ? '' : t(`${label}_short`);
  buttons.set(command, el('button', {
   type: 'button',
   class: `gk-button gk-player-${command}`,
   'data-command': command,
   'aria-keyshortcuts': aria,
   'aria-label': t(label),
   title: t(label)
  }, drawing(icon), el('span', { class: 'gk-player-word', 'aria-hidden': 'true' }, word)));
 }
 const speed = el(
  'select',
  { class: 'gk-select', 'aria-label': t('speed') },
  ...SPEEDS.map((rate) => el(
   'option',
   { value: rate, selected: rate === 1 },
   t('rate', { rate: new Intl.NumberFormat(labels.lang).format(rate), count: rate })
  ))
 );
 const help = el('div');
 const element = el(
  'div',
  { class: 'gk-player-bar', role: 'group', 'aria-label': t('controls') },
  el('div', { class: 'gk-player-time' }, range, where, ticks),
  el('div', { class: 'gk-player-buttons' }, ...buttons.values(), speed),
  jumps.element,
  help,
  ...seen ? [el('p', { class: 'gk-player-seen' }, seen)] : []
 );
 range.addEventListener('input', () => onSeek(range.valueAsNumber), { signal });
 speed.addEventListener('change', () => onSpeed(Number(speed.value)), { signal });
 hear(element, signal, onCommand);
 function name(unit) {
  for (const command of ['previousUnit', 'nextUnit']) {
   const button = (
    buttons.get(command)
   );
   const label = t(command === 'nextUnit' ? 'next_unit' : 'previous_unit', { unit });
   button.setAttribute('aria-label', label);
   button.title = label;
   setText(
    button.lastElementChild,
    unit
   );
  }
  help.replaceChildren(keyHelp(t("keys"), BINDINGS.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(`${label}_help`, { unit })])));
 }
 return {
  element,
  jumps,
  show(track2, levels, flags) {
   last = track2.last;
   range.max = String(last);
   range.disabled = last === 0;
   jumps.show(levels, [...flags, ...track2.moments]);
   name(levels.find(({ id }) => id === jumps.level)?.label ?? '');
   ticks.setAttribute('viewBox', `0 0 ${Math.max(1, last)} ${STRIP}`);
   flagged.setAttribute('d', strokes(stepsOf(flags, jumps.kind), 0, STRIP / 2));
   marked.setAttribute('d', strokes(stepsOf(track2.moments, jumps.kind), STRIP / 2, STRIP));
  },
  update({ step, where: text, moments, pinned }) {
   if (range.valueAsNumber !== step) range.value = String(step);
   range.setAttribute('aria-valuetext', [text, ...moments].join('. '));
   setText(where, text);
   for (const [command, button] of buttons) {
    const back = ['first', 'previousUnit', 'previousStep'].includes(command);
    const off = back ? step === 0 : command !== 'toggle' && step === last;
    button.setAttribute('aria-disabled', String(off));
   }
   pin.setAttribute('d', strokes(pinned === null ? [] : [pinned], 0, STRIP));
   jumps.update(step, pinned);
  },
  setPlaying(playing) {
   const button = (
    buttons.get('toggle')
   );
   const label = playing ? 'pause' : 'play';
   button.setAttribute('aria-label', t(label));
   button.title = t(label);
   button.replaceChildren(drawing(label), el('span', { class: 'gk-player-word', 'aria-hidden': 'true' }, t(`${label}_short`)));
  }
 };
}
function drawing(name) {
 return sign(ICONS2[name], name === 'play' || name === 'pause');
}
function createSince(labels) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 const said = (value) => figure(value, format);
 const inner = el('div');
 const element = el('div', { class: 'gk-since', role: 'region', 'aria-label': t('since_title'), hidden: true }, inner);
 return {
  element,
  update(track2, step, pinned) {
   element.hidden = pinned === null;
   if (pinned === null) return '';
   const found = differences(track2.curves, pinned, step);
   const summary = t(step < pinned ? 'since_before' : 'since', { step: pinned, steps: Math.abs(step - pinned), count: found.length });
   inner.replaceChildren(el('p', {}, summary), el('ul', {}, ...found.map(({ group, member, before, now }) => {
    const by = signed2(before, now, format);
    const what = member === group ? group : t('since_what', { member, group });
    return el('li', {}, t(by ? 'since_by' : 'since_value', { what, before: said(before), now: said(now), by }));
   })));
   return summary;
  }
 };
}
function trailing(emit, interval, clock = wallClock, rest = 40) {
 let last = -Infinity;
 return gate(emit, clock, (pending) => {
  if (pending) return null;
  return Math.max(rest, last + interval - clock.now());
 }, () => {
  last = clock.now();
 });
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
function createTimeline(last, starts) {
 const within = [.../* @__PURE__ */ new Set([0, ...starts])].filter((n) => n >= 0 && n <= last);
 return { last, starts: within.sort((a, b) => a - b) };
}
function clampStep(timeline, step) {
 const whole = Math.round(Number(step));
 return Number.isNaN(whole) ? 0 : Math.min(timeline.last, Math.max(0, whole));
}
function unitIndex(timeline, step) {
 let low = 0;
 let high = timeline.starts.length - 1;
 while (low < high) {
  const middle = low + high + 1 >> 1;
  if (timeline.starts[middle] <= step) low = middle;
  else high = middle - 1;
 }
 return low;
}
function destination2(timeline, step, command) {
 const unit = unitIndex(timeline, step);
 switch (command) {
  case 'first':
   return 0;
  case 'last':
   return timeline.last;
  case 'previousStep':
   return Math.max(0, step - 1);
  case 'nextStep':
   return Math.min(timeline.last, step + 1);
  case 'previousUnit':
   return timeline.starts[unit] < step ? timeline.starts[unit] : timeline.starts[Math.max(0, unit - 1)];
  case 'nextUnit':
   return unit + 1 < timeline.starts.length ? timeline.starts[unit + 1] : timeline.last;
  default:
   throw new Error(`no such command: ${command}`);
 }
}
function unpackEntries({ texts, ids, log, turns }, frames) {
 const begins = new Set(turns);
 return log.map((lines, n) => ({
  n,
  turn: begins.has(n - 1) ? frames[n - 1].turn : void 0,
  lines: lines.map(([text, ...rules]) => [texts[text], ...rules.map((id) => ids[id])])
 }));
}
function applyDelta(view, delta) {
 const next = { ...view };
 const copied = /* @__PURE__ */ new Map([['', next]]);
 const branch = (keys) => {
  const path = keys.join('/');
  const known = copied.get(path);
  if (known) return known;
  const parent = branch(keys.slice(0, -1));
  const last = keys[keys.length - 1];
  const old = parent[last];
  const copy = old !== null && typeof old === 'object' && !Array.isArray(old) ? { ...old } : {};
  parent[last] = copy;
  copied.set(path, copy);
  return copy;
 };
 for (const path of delta.del ?? []) {
  const keys = path.split('/');
  delete branch(keys.slice(0, -1))[keys[keys.length - 1]];
 }
 for (const [path, value] of Object.entries(delta.set ?? {})) {
  const keys = path.split('/');
  branch(keys.slice(0, -1))[keys[keys.length - 1]] = value;
 }
 return next;
}
function unfold(first, deltas) {
 const views = [first];
 for (const delta of deltas) views.push(applyDelta(views[views.length - 1], delta));
 return views;
}
function unpackDelta(packed, paths, values) {
 const set = {};
 const del = [];
 for (let at = 0; at < packed.length; ) {
  const path = packed[at];
  if (path < 0) {
   del.push(paths[-1 - path]);
   at += 1;
  } else {
   const value = packed[at + 1];
   set[paths[path]] = Array.isArray(value) ? values[value[0]] : value;
   at += 2;
  }
 }
 return { set, del };
}
function decodeFrames({ first, paths, values, deltas }) {
 return unfold(first, deltas.map((packed) => unpackDelta(packed, paths, values)));
}
function decodeTrack(film, id = '') {
 const frames = decodeFrames(film);
 return track(film, { id, base: null, at: 0, frames, entries: unpackEntries(film, frames), next: film.next.map((n) => film.texts[n]) });
}
function track({ levels, moments, curves }, parts) {
 return { ...parts, last: parts.frames.length - 1, levels, moments, curves };
}
var QUIET = 350;
var LIMIT = 2500;
var GIST = 3;
var SCRUB = 300;
function createPlayer(host, { film, track: track2 = decodeTrack(film), labels, step: opening, size = 'normal', kit: kit2, onStep = () => {
}, onPlace }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const root = createRoot(host, { className: 'gk-whole gk-player', label: t('title') });
 const { signal } = root.abort;
 root.element.dataset.size = size;
 root.element.tabIndex = -1;
 const quietly = globalThis.matchMedia('(prefers-reduced-motion: reduce)');
 let timeline = createTimeline(track2.last, []);
 let flags = [];
 let marks = [];
 const slots = Object.fromEntries(['board', 'dial', 'stage', 'now', 'accounts', 'log'].map((name) => [name, el('div', { class: `gk-whole-${name} gk-player-${name}` })]));
 const panels = { under: el('div', { class: 'gk-player-under' }), beside: el('div', { class: 'gk-player-beside' }) };
 const [kinds, happened, decides] = ['moments', 'happened', 'decides'].map((name) => el('p', { class: `gk-player-${name}` }));
 slots.now.append(el('div', {}, kinds, happened, decides));
 let step = -1;
 let pinned = null;
 let movedAt = -Infinity;
 let rate = 1;
 let ticking = null;
 const announce = settled(root.say, QUIET, LIMIT);
 signal.addEventListener('abort', announce.cancel);
 const controls = createControls({
  labels,
  signal,
  seen: film.seen,
  onCommand: command,
  onSeek: (wanted) => move(wanted),
  onSpeed(wanted) {
   rate = wanted;
   if (ticking !== null) start();
  },
  onChange: () => offer2()
 });
 const charts = createCharts({ labels, signal, onSeek: (wanted) => move(wanted) });
 const since = createSince(labels);
 const foot = el('div', { class: 'gk-player-foot' }, controls.element, charts.element, since.element);
 const [above, under, beside] = kit2.createBoard ? [[slots.board], [], [slots.now]] : [[], [slots.now], []];
 root.element.prepend(el(
  'div',
  { class: 'gk-whole-grid gk-player-grid', 'data-board': kit2.createBoard ? null : 'none' },
  el(
   'div',
   { class: 'gk-whole-column' },
   ...above,
   foot,
   ...kit2.createStage ? [slots.stage] : [],
   ...under,
   slots.accounts,
   panels.under
  ),
  el('div', { class: 'gk-whole-column' }, panels.beside, ...kit2.createDial ? [slots.dial] : [], ...beside, slots.log)
 ));
 const { board, dial, rules } = film;
 const telling2 = (other) => onPlace && { onSelect(id) {
  if (id !== '') other()?.setSelected('');
  onPlace(id);
 } };
 const shared = { labels, size, rules, say: root.say };
 const drawn2 = kit2.createBoard?.(slots.board, { ...shared, board, ...telling2(() => turning) });
 const turning = kit2.createDial?.(slots.dial, { ...shared, dial, readonly: true, ...telling2(() => drawn2) });
 const parts = [
  drawn2,
  turning,
  kit2.createStage?.(slots.stage, { ...shared, board }),
  kit2.createAccounts(slots.accounts, { labels, rules, facts: board.facts, size }),
  createLog(slots.log, { labels, entries: track2.entries, rules, size, scroll: true })
 ].filter(Boolean);
 function whereabouts(n) {
  return t('where', { step: n, last: track2.last, turn: track2.frames[n].turn ?? 0 });
 }
 function sentences(n) {
  return n === 0 ? t('start') : track2.entries[n].lines.map(([text]) => text).join(' ');
 }
 function gist(n) {
  const { lines } = track2.entries[n];
  if (n === 0 || lines.length <= GIST) return sentences(n);
  return t('more', { sentences: lines.slice(0, GIST).map(([text]) => text).join(' ') });
 }
 const found = (n) => labelsAt([...track2.moments, ...flags], n);
 function draw2(animate) {
  const { frames, entries } = track2;
  const view = frames[step];
  const before = frames[pinned ?? Math.max(0, step - 1)];
  const extra = { step, before, animate, highlight: kit2.changed(before, view), marks, entries };
  for (const part of parts) part.update(view, extra);
  const [where, moments] = [whereabouts(step), found(step)];
  setText(kinds, moments.join(' · '));
  setText(happened, gist(step));
  setText(decides, t('next', { what: track2.next[step] }));
  controls.update({ step, where, moments, pinned });
  charts.update(step, where, pinned);
  return since.update(track2, step, pinned);
 }
 function show(wanted) {
  const next = clampStep(timeline, wanted);
  if (next === step) return '';
  const now = performance.now();
  const animate = pinned === null && next === step + 1 && now - movedAt > SCRUB && !quietly.matches;
  movedAt = now;
  step = next;
  return draw2(animate);
 }
 function move(wanted) {
  const from = step;
  const changes = show(wanted);
  if (step === from) return;
  onStep(step);
  announce.push([`${whereabouts(step)}. ${[...found(step), ""].join(". ")}${sentences(step)}`, changes].filter(Boolean).join(' '));
 }
 const lower = (label) => label.slice(0, 1).toLocaleLowerCase(labels.lang) + label.slice(1);
 function offer2() {
  const every = { id: 'action', label: t('action'), starts: [...track2.frames.keys()] };
  const levels = [every, ...track2.levels].map((level) => ({ ...level, label: lower(level.label) }));
  controls.show(track2, levels, flags);
  timeline = createTimeline(track2.last, (levels.find(({ id }) => id === controls.jumps.level) ?? every).starts);
  if (step >= 0) draw2(false);
 }
 function start() {
  if (ticking !== null) clearTimeout(ticking);
  controls.setPlaying(true);
  ticking = setTimeout(() => {
   move(step + 1);
   if (step < timeline.last) start();
   else pause();
  }, 1e3 / rate);
 }
 function pause() {
  if (ticking !== null) clearTimeout(ticking);
  ticking = null;
  controls.setPlaying(false);
 }
 signal.addEventListener('abort', () => {
  if (ticking !== null) clearTimeout(ticking);
 });
 function command(name) {
  if (name === 'toggle') {
   if (ticking !== null) {
    pause();
   } else {
    if (step === timeline.last) move(0);
    start();
   }
   return;
  }
  if (name === 'compare') {
   pinned = pinned === null ? step : null;
   draw2(false);
   root.say(pinned === null ? t('compare_ended') : t('compared', { step }));
   return;
  }
  if (ticking !== null) pause();
  if (name.endsWith('Moment')) move(controls.jumps.from(step, name === 'nextMoment' ? 1 : -1) ?? step);
  else move(destination2(timeline, step, name));
 }
 root.element.addEventListener('keydown', (event) => {
  const binding = bindingFor(event);
  if (!binding) return;
  consume(event);
  command(binding.command);
 }, { signal });
 const heights = keepHeights([slots.stage, slots.now, slots.accounts, since.element]);
 signal.addEventListener('abort', () => heights.disconnect());
 charts.show(track2);
 offer2();
 show(opening);
 return {
  get step() {
   return step;
  },
  get track() {
   return track2.id;
  },
  seek: (wanted) => void show(wanted),
  play(next, wanted) {
   pause();
   if (pinned !== null && next.frames[pinned] !== track2.frames[pinned]) pinned = null;
   track2 = next;
   step = -1;
   charts.show(track2);
   offer2();
   show(wanted);
  },
  flag(groups) {
   flags = groups.filter(({ steps }) => steps.length > 0);
   offer2();
  },
  mark(places) {
   marks = places;
   draw2(false);
  },
  pause,
  say: root.say,
  panels,
  destroy() {
   for (const part of parts) part.destroy();
   root.destroy();
  }
 };
}
var TELL = 200;
var telling = (model) => trailing((values) => {
 for (const [trait, value] of Object.entries(values)) model.set(trait, value);
 model.save_changes();
}, TELL);
var widget = (kit2) => ({
 async render({ model, el: el2 }) {
  const tell = telling(model);
  let film = await unpack(model.get('_film'));
  let player = null;
  let closed = false;
  function build() {
   tell.flush();
   player?.destroy();
   const lang = model.get('lang');
   const labels = createLabels(film.labels, { lang, game: film.first.game, names: film.names });
   el2.lang = lang;
   player = createPlayer(el2, {
    film,
    labels,
    step: model.get('step'),
    size: model.get('size'),
    kit: kit2,
    onStep: (step) => tell.push({ step })
   });
  }
  build();
  const stops = [
   observe(model, ['step'], () => {
    tell.cancel();
    player?.seek(model.get('step'));
   }),
   observe(model, ['size'], build),
   observe(model, ['_film'], async () => {
    const packed = model.get('_film');
    const next = await unpack(packed);
    if (closed || packed !== model.get('_film')) return;
    film = next;
    build();
   })
  ];
  return () => {
   closed = true;
   for (const stop of stops) stop();
   tell.flush();
   player?.destroy();
  };
 }
});
var player_plain_default = widget(kit);
export {
 player_plain_default as default
};
