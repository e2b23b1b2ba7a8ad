/* Built from widgets/js/accounts and widgets/js/games/plain.mjs by `make js`: edit the source, not this file. */
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
var widget = (createAccounts2) => ({
 render({ model, el: el2 }) {
  let accounts;
  function build() {
   const view = model.get('view');
   const labels = createLabels(model.get('_labels'), { lang: model.get('lang'), game: view.game, names: model.get('names') });
   el2.lang = model.get('lang');
   accounts = createAccounts2(el2, { labels, facts: model.get('_facts'), rules: model.get('_rules') ?? {}, size: model.get('size') });
   update();
  }
  function update() {
   const before = model.get('before');
   accounts.update(model.get('view'), { before: Object.keys(before ?? {}).length > 0 ? before : void 0 });
  }
  build();
  const stops = [
   observe(model, ['view', 'before'], update),
   observe(model, ['_labels', '_rules', 'names', 'size'], () => {
    accounts.destroy();
    build();
   })
  ];
  return () => {
   for (const stop of stops) stop();
   accounts.destroy();
  };
 }
});
var accounts_plain_default = widget(createAccounts);
export {
 accounts_plain_default as default
};
