/* Built from widgets/js/accounts and widgets/js/games/imperial2030.mjs by `make js`: edit the source, not this file. */
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
var look_default = {
 nations: { RU: { fill: '#8e6bbf', ink: '#000000', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#baa3cc', dark: '#564875' }, line: { light: '#8e6bbf', dark: '#8e6bbf' }, text: { light: '#8565b4', dark: '#a387cb' } }, CN: { fill: '#d9a90b', ink: '#000000', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#e6c764', dark: '#6c5c1e' }, line: { light: '#b68e09', dark: '#d9a90b' }, text: { light: '#8f7007', dark: '#d9a90b' } }, IN: { fill: '#5f6b7a', ink: '#ffffff', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#9fa3a4', dark: '#3e4852' }, line: { light: '#5f6b7a', dark: '#5f6b7a' }, text: { light: '#5f6b7a', dark: '#8c949f' } }, BR: { fill: '#2f9e6e', ink: '#000000', hatch: 'falling', dash: '12 4', symbol: 'triangle-up', home: { light: '#83c09d', dark: '#26614c' }, line: { light: '#2f9e6e', dark: '#2f9e6e' }, text: { light: '#27835b', dark: '#3ea578' } }, US: { fill: '#d1495b', ink: '#000000', hatch: 'upright', dash: '8 3 2 3', symbol: 'cross', home: { light: '#e18f92', dark: '#773643' }, line: { light: '#d1495b', dark: '#d1495b' }, text: { light: '#c94657', dark: '#dc7582' } }, EU: { fill: '#3b7dd8', ink: '#000000', hatch: 'grid', dash: '5 2 5 6', symbol: 'triangle-down', home: { light: '#8aaddb', dark: '#2c5082' }, line: { light: '#3b7dd8', dark: '#3b7dd8' }, text: { light: '#3774c9', dark: '#6096df' } } },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } }
};
var look_default2 = look_default;
function nationStyle(nation) {
 const style = (
  look_default.nations[nation]
 );
 return style ?? { fill: '#777777', ink: '#000000', hatch: 'rising', dash: '', symbol: 'circle' };
}
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
function nationRows(view, before) {
 return Object.keys(view.nations ?? {}).map((id) => {
  const now = nationValues(view.nations[id]);
  const old = before?.nations?.[id] ? nationValues(before.nations[id]) : now;
  return { id, cells: compare(now, old) };
 });
}
function nationValues(nation) {
 return {
  treasury: nation.treasury ?? 0,
  power: nation.power ?? 0,
  factor: nation.factor ?? 0,
  government: nation.government ?? '',
  armies: nation.armies ?? 0,
  fleets: nation.fleets ?? 0,
  factories: (nation.factories ?? []).length,
  flags: (nation.flags ?? []).length,
  revenue: nation.revenue ?? 0
 };
}
function seatRows(view, before) {
 const nations = Object.keys(view.nations ?? {});
 return Object.keys(view.seats ?? {}).map((id) => {
  const now = seatValues(view.seats[id], nations);
  const old = before?.seats?.[id] ? seatValues(before.seats[id], nations) : now;
  return {
   id,
   cells: compare(now, old),
   card: view.investor_card === id,
   cardBefore: (before ?? view).investor_card === id,
   bonds: view.seats[id].bonds ?? {},
   governs: view.seats[id].governs ?? []
  };
 });
}
function seatValues(seat, nations) {
 const values = { cash: seat.cash ?? 0, score: seat.score ?? 0 };
 for (const nation of nations) {
  values[`bonds:${nation}`] = (seat.bonds?.[nation] ?? []).reduce(
   (sum, bond) => sum + bond,
   0
  );
 }
 return values;
}
function compare(now, old) {
 const cells = {};
 for (const [key, value] of Object.entries(now)) {
  const same = value === old[key];
  const numbers = typeof value === 'number' && typeof old[key] === 'number';
  cells[key] = {
   value,
   change: same || !numbers ? null : Number(value) - Number(old[key]),
   was: same || numbers ? null : String(old[key])
  };
 }
 return cells;
}
function signed(change, format) {
 return (change < 0 ? '−' : '+') + format.format(Math.abs(change));
}
function head(column, kind, ...words) {
 return el('th', { scope: 'col', class: `gk-acc-${kind}`, 'data-column': column }, el('span', { class: 'gk-acc-head' }, ...words));
}
function nationHead(nation, labels, scope = 'row') {
 const name = labels.name(nation);
 return el(
  'th',
  { scope, class: scope === 'row' ? 'gk-acc-name' : 'gk-acc-bonds', 'data-column': scope === 'row' ? 'name' : `bonds:${nation}` },
  nationChip(nation),
  el('span', { class: scope === 'row' ? 'gk-acc-full' : 'gk-hidden' }, name)
 );
}
function nationChip(nation) {
 const style = nationStyle(nation);
 const code = svg('text', { y: 4, 'text-anchor': 'middle', fill: style.ink }, nation);
 return svg(
  'svg',
  { class: 'gk-acc-chip', viewBox: '-13 -13 26 26', 'aria-hidden': 'true' },
  svg('path', { d: look_default2.tokens.octagon.d, fill: style.fill, class: 'gk-acc-octagon' }),
  code
 );
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
function crown() {
 return svg(
  'svg',
  { class: 'gk-acc-crown', viewBox: '0 0 12 10', 'aria-hidden': 'true' },
  svg('path', { d: 'M1 9V2l3 3 2-4 2 4 3-3v7Z' })
 );
}
function numberCell(column, format) {
 const value = el('span', { class: 'gk-acc-value' });
 const mark = el('span', { class: 'gk-acc-mark' });
 const node = el('td', { class: 'gk-acc-number', 'data-column': column }, value, mark);
 return {
  node,
  write(cell, none = '') {
   setText(value, cell.value === null ? none : format.format(Number(cell.value)));
   writeMark(node, mark, cell.change, format);
  }
 };
}
function writeMark(node, mark, change, format) {
 node.classList.toggle('gk-acc-changed', change !== null);
 mark.dataset.direction = change === null ? '' : change > 0 ? 'up' : 'down';
 setText(mark, change === null ? '' : signed(change, format));
}
function seatCell(column, labels) {
 const value = el('span', { class: 'gk-acc-value' });
 const mark = el('span', { class: 'gk-acc-mark' });
 const node = el('td', { class: 'gk-acc-seatname', 'data-column': column }, value, mark);
 return {
  node,
  write(cell) {
   const none = labels.t('widget.accounts.nobody');
   setText(value, cell.value === '' ? none : labels.name(String(cell.value)));
   node.classList.toggle('gk-acc-changed', cell.was !== null);
   setText(mark, cell.was === null ? '' : labels.t('widget.accounts.was', { name: cell.was === '' ? none : labels.name(cell.was) }));
  }
 };
}
function bondCell(nation, format, governs) {
 const held = el('span', { class: 'gk-hidden' });
 const value = el('span', { class: 'gk-acc-value' });
 const mark = el('span', { class: 'gk-acc-mark' });
 const sign = crown();
 const node = el('td', { class: 'gk-acc-bonds', 'data-column': `bonds:${nation}` }, sign, held, value, mark);
 return {
  node,
  write(row) {
   const bonds = [...row.bonds[nation] ?? []].sort((a, b) => a - b);
   const reigns = row.governs.includes(nation);
   setText(value, bonds.map((bond) => format.format(bond)).join(' '));
   setText(held, reigns ? `${governs} ` : '');
   sign.toggleAttribute('hidden', !reigns);
   writeMark(node, mark, row.cells[`bonds:${nation}`].change, format);
  }
 };
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
function explain(labels, view, facts, cell) {
 const [column, nation] = cell.column.split(':');
 const t = (id, params = {}) => labels.t(`widget.accounts.${id}`, params);
 const title = nation ? labels.name(nation) : t(column === 'name' ? cell.table === 'nations' ? 'nation' : 'player' : column);
 if (cell.row === 'bank') return { name: t('bank'), lines: spoken(labels, view, [['bank']]) };
 if (cell.row === '') {
  if (nation) return { name: title, lines: spoken(labels, view, [['column', { nation, unsold: unsold(labels, view, nation) }]]) };
  const help2 = `widget.accounts.${column}_help`;
  return { name: title, lines: labels.has(help2) ? [labels.t(help2)] : spoken(labels, view, [[cell.table === 'nations' ? 'nation' : 'player']]) };
 }
 const lines = spoken(labels, view, cell.table === 'nations' ? nationLines(labels, view, cell.row, column) : seatLines(labels, view, facts, cell.row, column, nation));
 const help = `widget.accounts.${column}_help`;
 const row = labels.name(cell.row);
 return {
  name: column === 'name' ? row : nation ? t('holding', { row, nation }) : t('cell', { row, column: title }),
  lines: lines.length === 0 && labels.has(help) ? [labels.t(help)] : lines
 };
}
function spoken(labels, view, wanted) {
 return wanted.map(([key, params]) => (
  [`widget.accounts.rule.${view.ruleset ?? "summary"}.${key}`, params]
 )).filter(([id]) => labels.has(id)).map(([id, params]) => labels.t(id, params));
}
var credit = (view, seat, nation) => (view.seats?.[seat]?.bonds?.[nation] ?? []).reduce((sum, bond) => sum + bond, 0);
function unsold(labels, view, nation) {
 const bonds = view.nations[nation].bonds ?? [];
 return bonds.length ? labels.list(bonds.map(String)) : labels.t('widget.accounts.none');
}
function nationLines(labels, view, id, column) {
 const nation = view.nations[id];
 const { power = 0, factor = 0, government = null, factories = [], flags = [], supply = {}, revenue = 0 } = nation;
 switch (column) {
  case 'name':
   return [['nation'], ...governmentLines(view, id, government)];
  case 'power':
   return [['power', { power }]];
  case 'factor':
   return [['factor', { power, factor }]];
  case 'government':
   return governmentLines(view, id, government);
  case 'armies':
  case 'fleets':
   return [[column, { count: nation[column], left: supply[column === 'armies' ? 'army' : 'fleet'] }]];
  case 'factories':
   return [factories.length ? ['factories', { places: labels.list(factories.map(labels.name)) }] : ['nofactories']];
  case 'flags':
   return [['flags', { count: flags.length, left: supply.flag }]];
  case 'revenue': {
   const tax = view.prospects?.tax[id];
   return tax ? [['revenue', { factories: tax.factories, flags: tax.flags, free: tax.provinces, revenue }], ['taxation', { power: tax.power, bonus: tax.bonus }]] : [];
  }
  default:
   return [[column]];
 }
}
var governmentLines = (view, nation, seat) => seat ? [['government', { player: seat, sum: credit(view, seat, nation) }]] : [['nogovernment']];
function seatLines(labels, view, facts, seat, column, nation) {
 const { cash = 0, bonds = {}, governs = [], score = 0 } = view.seats[seat];
 const interest = (bond) => facts.interest?.[bond] ?? 0;
 const yields = (id) => (bonds[id] ?? []).reduce((sum, bond) => sum + interest(bond), 0);
 if (nation) return facts.interest ? bondLines(labels, view, seat, nation, interest, yields(nation)) : [];
 if (column === 'name') {
  return [governs.length ? ['governs', { nations: governs, count: governs.length }] : ['governsnone'], ...view.investor_card === seat ? (
   [['card']]
  ) : []];
 }
 if (column === 'score') {
  if (!facts.interest) return [];
  const parts = Object.keys(bonds).map((id) => labels.t('widget.accounts.part', { interest: yields(id), factor: view.nations[id].factor, nation: id }));
  return [['score', { sum: [...parts, labels.t('widget.accounts.part.cash', { cash })].join(' + '), score }]];
 }
 return [[column]];
}
function bondLines(labels, view, seat, nation, interest, yielded) {
 const held = [...view.seats[seat].bonds?.[nation] ?? []].sort((a, b) => a - b);
 if (held.length === 0) return [['nobonds', { nation, unsold: unsold(labels, view, nation) }]];
 const { factor, government } = view.nations[nation];
 const points = view.prospects?.points[seat][nation];
 const each = labels.list(held.map((bond) => labels.t('widget.accounts.bond', { value: bond, interest: interest(bond) })));
 const sum = credit(view, seat, nation);
 return [
  ...points === void 0 ? [] : [
   [held.length > 1 ? 'bonds' : 'bond', { bonds: each, interest: yielded, factor, points }]
  ],
  government === seat ? ['credit.most', { sum }] : ['credit', { sum, most: credit(view, government, nation), player: government }]
 ];
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
function createTips(frame, box, { selector, explain: explain2, signal }) {
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
  const cell = hovered ?? focused;
  if (!cell) return tip.hide();
  const { name, lines } = explain2(cell);
  const [outer, at] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
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
 for (const cell of rows.flat()) cell.tabIndex = -1;
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
function createPanel(host, { className, label, bank, noted, size, explain: explain2 }) {
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
  return explain2({ row: row2, column: node.dataset.column ?? '' }, node);
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
function createAccounts(host, { labels, facts = {}, size = 'normal' }) {
 const t = (id) => labels.t(`widget.accounts.${id}`);
 const format = new Intl.NumberFormat(labels.lang);
 let view = {};
 const panel = createPanel(host, {
  className: '',
  label: t('title'),
  bank: t('bank'),
  noted: labels.t('widget.common.noted'),
  size,
  explain: (cell, node) => explain(labels, view, facts, { ...cell, table: node.closest('.gk-acc-nations') ? 'nations' : 'seats' })
 });
 return {
  update(next, extra = {}) {
   view = next;
   const nations = Object.keys(view.nations ?? {});
   const seats = Object.keys(view.seats ?? {});
   panel.build([nations, seats], () => ({
    tables: [nationTable(nations, labels, format, panel), seatTable(seats, nations, labels, format, panel)]
   }));
   panel.write([...nationRows(view, extra.before), ...seatRows(view, extra.before)], extra.marks);
  },
  purse: panel.purse,
  destroy: panel.destroy
 };
}
var ofRow = (column, { node, write }) => ({ node, write: (row) => write(row.cells[column]) });
function nationTable(nations, labels, format, panel) {
 const t = (id) => labels.t(`widget.accounts.${id}`);
 const heads = NATION_COLUMNS.map(({ id, kind }) => head(id, kind === 'number' ? kind : 'seatname', t(id)));
 const rows = nations.map((nation) => {
  const cells = NATION_COLUMNS.map(({ id, kind }) => ofRow(id, kind === 'number' ? numberCell(id, format) : seatCell(id, labels)));
  cells[NATION_COLUMNS.findIndex(({ id }) => id === 'treasury')].node.dataset.purse = nation;
  return panel.row({ 'data-nation': nation }, nation, [{ node: nationHead(nation, labels) }, ...cells]);
 });
 return table('gk-acc-nations', t('nations'), [head('name', 'name', t('nation')), ...heads], rows);
}
function seatTable(seats, nations, labels, format, panel) {
 const t = (id) => labels.t(`widget.accounts.${id}`);
 const plain = (id) => head(id, 'number', t(id));
 const heads = [
  head('name', 'name', t('player')),
  ...SEAT_COLUMNS.before.map(plain),
  ...nations.map((nation) => nationHead(nation, labels, 'col')),
  ...SEAT_COLUMNS.after.map(plain)
 ];
 const rows = seats.map((seat) => {
  const before = SEAT_COLUMNS.before.map((id) => ofRow(id, numberCell(id, format)));
  const bonds = nations.map((nation) => bondCell(nation, format, t('governs')));
  const after = SEAT_COLUMNS.after.map((id) => ofRow(id, numberCell(id, format)));
  before[SEAT_COLUMNS.before.indexOf('cash')].node.dataset.purse = seat;
  return panel.row({ 'data-seat': seat }, seat, [seatHead(seat, labels), ...before, ...bonds, ...after]);
 });
 const made = table('gk-acc-seats', t('players'), heads, rows);
 made.caption?.append(el('span', { class: 'gk-acc-legend' }, crown(), ` ${t("governs")}`));
 return made;
}
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
var accounts_imperial2030_default = widget(createAccounts);
export {
 accounts_imperial2030_default as default
};
