/* Built from widgets/js/table and widgets/js/games/imperial2030.mjs by `make js`: edit the source, not this file. */
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
var look_default = {
 nations: { RU: { fill: '#8e6bbf', ink: '#000000', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#baa3cc', dark: '#564875' }, line: { light: '#8e6bbf', dark: '#8e6bbf' }, text: { light: '#8565b4', dark: '#a387cb' } }, CN: { fill: '#d9a90b', ink: '#000000', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#e6c764', dark: '#6c5c1e' }, line: { light: '#b68e09', dark: '#d9a90b' }, text: { light: '#8f7007', dark: '#d9a90b' } }, IN: { fill: '#5f6b7a', ink: '#ffffff', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#9fa3a4', dark: '#3e4852' }, line: { light: '#5f6b7a', dark: '#5f6b7a' }, text: { light: '#5f6b7a', dark: '#8c949f' } }, BR: { fill: '#2f9e6e', ink: '#000000', hatch: 'falling', dash: '12 4', symbol: 'triangle-up', home: { light: '#83c09d', dark: '#26614c' }, line: { light: '#2f9e6e', dark: '#2f9e6e' }, text: { light: '#27835b', dark: '#3ea578' } }, US: { fill: '#d1495b', ink: '#000000', hatch: 'upright', dash: '8 3 2 3', symbol: 'cross', home: { light: '#e18f92', dark: '#773643' }, line: { light: '#d1495b', dark: '#d1495b' }, text: { light: '#c94657', dark: '#dc7582' } }, EU: { fill: '#3b7dd8', ink: '#000000', hatch: 'grid', dash: '5 2 5 6', symbol: 'triangle-down', home: { light: '#8aaddb', dark: '#2c5082' }, line: { light: '#3b7dd8', dark: '#3b7dd8' }, text: { light: '#3774c9', dark: '#6096df' } } },
 hatches: { rising: { size: 9, d: 'M-2 2L2 -2M0 9L9 0M7 11L11 7', width: 1.5 }, falling: { size: 9, d: 'M-2 7L2 11M0 0L9 9M7 -2L11 2', width: 1.5 }, level: { size: 9, d: 'M0 4.5H9', width: 1.5 }, upright: { size: 9, d: 'M4.5 0V9', width: 1.5 }, grid: { size: 11, d: 'M0 5.5H11M5.5 0V11', width: 1.2 }, dots: { size: 9, d: 'M2.2 2.2h.01M6.7 6.7h.01', width: 2.4 } },
 icons: { factory: 'M2.5 21V11l5 3.6V11l5 3.6V11l4.5 3.2V3.5h4V21Z', production: 'M10.2 4.8L10.6 2.1L13.4 2.1L13.8 4.8L15.8 5.7L18.0 4.0L20.0 6.0L18.3 8.2L19.2 10.2L21.9 10.6L21.9 13.4L19.2 13.8L18.3 15.8L20.0 18.0L18.0 20.0L15.8 18.3L13.8 19.2L13.4 21.9L10.6 21.9L10.2 19.2L8.2 18.3L6.0 20.0L4.0 18.0L5.7 15.8L4.8 13.8L2.1 13.4L2.1 10.6L4.8 10.2L5.7 8.2L4.0 6.0L6.0 4.0L8.2 5.7ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4Z', import: 'M10.4 2.5h3.2v8h4.2L12 16.8 6.2 10.5h4.2ZM2.5 14.5h3V19h13v-4.5h3V22h-19Z', maneuver: 'M12 1.5 16.2 6.4H13.4V10.6H17.6V7.8L22.5 12 17.6 16.2V13.4H13.4V17.6H16.2L12 22.5 7.8 17.6H10.6V13.4H6.4V16.2L1.5 12 6.4 7.8V10.6H10.6V6.4H7.8Z', investor: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM12 6.2 16.6 11h-3.1v6.6h-3V11H7.4Z', taxation: 'M12 2l10 5v2.2H2V7ZM4 10.8h3.2V18H4Zm6.4 0h3.2V18h-3.2Zm6.4 0H20V18h-3.2ZM2 19.5h20V22H2Z' },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } }
};
var look_default2 = look_default;
function hatchOf(nation) {
 const style = (
  look_default.nations[nation]
 );
 return style ? (
  look_default.hatches[style.hatch]
 ) : null;
}
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
  const same2 = value === old[key];
  const numbers = typeof value === 'number' && typeof old[key] === 'number';
  cells[key] = {
   value,
   change: same2 || !numbers ? null : Number(value) - Number(old[key]),
   was: same2 || numbers ? null : String(old[key])
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
 const sign2 = crown();
 const node = el('td', { class: 'gk-acc-bonds', 'data-column': `bonds:${nation}` }, sign2, held, value, mark);
 return {
  node,
  write(row) {
   const bonds = [...row.bonds[nation] ?? []].sort((a, b) => a - b);
   const reigns = row.governs.includes(nation);
   setText(value, bonds.map((bond) => format.format(bond)).join(' '));
   setText(held, reigns ? `${governs} ` : '');
   sign2.toggleAttribute('hidden', !reigns);
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
 const lines2 = spoken(labels, view, cell.table === 'nations' ? nationLines(labels, view, cell.row, column) : seatLines(labels, view, facts, cell.row, column, nation));
 const help = `widget.accounts.${column}_help`;
 const row = labels.name(cell.row);
 return {
  name: column === 'name' ? row : nation ? t('holding', { row, nation }) : t('cell', { row, column: title }),
  lines: lines2.length === 0 && labels.has(help) ? [labels.t(help)] : lines2
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
var noteSign = (transform2 = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform2 || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
function readMarks(marks, placeOf) {
 const places = /* @__PURE__ */ new Set();
 const arrows = /* @__PURE__ */ new Map();
 for (const mark of marks) {
  const ends = mark.split(' > ').map((id) => placeOf(id.trim()));
  for (const id of ends) if (id) places.add(id);
  const [from, to] = ends;
  if (ends.length === 2 && from && to && from !== to) arrows.set(`${from} > ${to}`, [from, to]);
 }
 return { places: [...places], arrows: [...arrows.values()] };
}
function createNoted(labels, elements, placeOf = (id) => id) {
 const said2 = labels.t('widget.common.noted');
 let known = '[]';
 let noted = { places: [], arrows: [] };
 return {
  get places() {
   return noted.places;
  },
  get arrows() {
   return noted.arrows;
  },
  words: (id) => noted.places.includes(id) ? [said2.charAt(0).toLocaleUpperCase() + said2.slice(1)] : [],
  set(marks) {
   const next = readMarks(marks, (id) => {
    const place = placeOf(id);
    return Object.hasOwn(elements, place) ? place : '';
   });
   const text = JSON.stringify(next);
   if (text === known) return false;
   known = text;
   for (const id of noted.places) elements[id].removeAttribute('aria-description');
   for (const id of next.places) elements[id].setAttribute('aria-description', said2);
   noted = next;
   return true;
  }
 };
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
function createTip(container) {
 const title = el('strong');
 const body = el('div');
 const element = el('div', { class: 'gk-float gk-tip', 'aria-hidden': 'true', hidden: true }, title, body);
 container.append(element);
 return {
  element,
  show(heading, lines2, { x, y, gap = 20 }) {
   setText(title, heading);
   while (body.children.length > lines2.length) body.lastElementChild?.remove();
   lines2.forEach((line, index) => {
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
  const { name, lines: lines2 } = explain2(cell);
  const [outer, at] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
  tip.show(name, lines2, { x: (at.left + at.right) / 2 - outer.left, y: (at.top + at.bottom) / 2 - outer.top, gap: at.height / 2 + 4 });
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
 const clamp2 = (value, most) => Math.max(0, Math.min(most, value));
 const next = clamp2(row + steps[0], rows.length - 1);
 return [next, clamp2(column + steps[1], rows[next] - 1)];
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
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known) {
 const own = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known(id)));
 return { options: own(options), refused: own(refused), picked: picked.filter(known), chosen: known(chosen) ? chosen : '' };
}
var optionsFirst = (ids, { options }) => [...ids.filter((id) => id in options), ...ids.filter((id) => !(id in options))];
function jump(ids, { options }, from, by) {
 const start = ids.indexOf(from);
 for (let step2 = 1; step2 <= ids.length; step2 += 1) {
  const id = ids[(start + by * step2 + ids.length * step2) % ids.length];
  if (id in options) return id;
 }
 return from;
}
function choiceWords(labels, { options, picked, chosen }, id, board = 'widget.map') {
 const label = options[id]?.label;
 if (id === chosen) return label === void 0 ? labels.t(`${board}.choice.chosen`) : labels.t(`${board}.choice.confirm`, { what: label });
 if (label !== void 0) return labels.t(`${board}.choice`, { what: label });
 return picked.includes(id) ? labels.t(`${board}.choice.picked`) : '';
}
function way([x0, y0], [x1, y1], wrap) {
 if (wrap === 0 || Math.abs(x1 - x0) <= wrap / 2) return [[[x0, y0], [x1, y1]]];
 const shift = x1 > x0 ? -wrap : wrap;
 return [[[x0, y0], [x1 + shift, y1]], [[x0 - shift, y0], [x1, y1]]];
}
function createFrame(host, { className, labels, words, drawing, size, say }) {
 const root = createRoot(host, { className, label: labels.t(`${words}.title`), say });
 root.element.dataset.size = size;
 drawing.setAttribute('aria-label', labels.t(`${words}.help`));
 const canvas = el('div', {}, drawing);
 const stage = el('div', { class: 'gk-map-stage' }, canvas);
 root.element.prepend(stage);
 return { root, canvas, stage, tip: createTip(stage), scale: size === 'large' ? 1.5 : 1 };
}
function appendFolds(root) {
 const folds = el('div', { class: 'gk-map-folds' });
 root.element.append(folds);
 return folds;
}
function shown(root, sight2, own) {
 sight2.start();
 return {
  element: root.element,
  ...own,
  destroy() {
   sight2.stop();
   root.destroy();
  }
 };
}
var PLACES = [
 { command: 'move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], shown: ['←', '↑', '→', '↓'] },
 { command: 'first', keys: ['Home'], shown: ['home'] },
 { command: 'last', keys: ['End'], shown: ['end'] },
 { command: 'select', keys: ['Enter', ' '], shown: ['enter'] }
];
var OPTIONS = [
 { command: 'next', keys: ['n'], shown: ['n'] },
 { command: 'previous', keys: ['p'], shown: ['p'] }
];
var SIGHT = [
 { command: 'clear', keys: ['Escape'], shown: ['escape'] },
 { command: 'closer', keys: ['+', '='], shown: ['+'] },
 { command: 'farther', keys: ['-'], shown: ['−'] },
 { command: 'whole', keys: ['0'], shown: ['0'] }
];
var boardKeys = (first, last) => Object.freeze([...PLACES, ...first, ...OPTIONS, ...last, ...SIGHT]);
var PIECE_KEYS = /* @__PURE__ */ boardKeys([], [{ command: 'explain', keys: ['e'], shown: ['e'] }]);
function commandFor(event, bindings) {
 if (event.ctrlKey || event.metaKey || event.altKey) return '';
 const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
 return bindings.find(({ keys }) => keys.includes(key))?.command ?? '';
}
function createList(host, { ids: regions, summary, name, line, onSelect, onVisit, signal }) {
 let ids = regions;
 const stem = uniqueId('list');
 const box = el('div', { class: 'gk-map-options', role: 'listbox', tabindex: '0', 'aria-label': summary });
 const fold = el('details', { class: 'gk-map-fold gk-map-list' }, el('summary', {}, summary), box);
 host.append(fold);
 let options = [];
 let current = 0;
 let selected = '';
 let typed = '';
 let typedAt = 0;
 function refresh() {
  if (!fold.open) return;
  if (options.length === 0) {
   options = ids.map((id) => el('div', { class: 'gk-map-option', role: 'option', id: `${stem}-${id}`, 'data-region': id }));
  }
  if (options.some((option, index) => option !== box.children[index])) box.append(...options);
  options.forEach((option, index) => {
   setText(option, line(ids[index]));
   option.setAttribute('aria-selected', String(ids[index] === selected));
   option.classList.toggle('gk-map-option-current', index === current);
  });
  box.setAttribute('aria-activedescendant', options[current].id);
 }
 function go(index, visit = true) {
  current = Math.max(0, Math.min(ids.length - 1, index));
  refresh();
  if (!fold.open) return;
  const option = options[current];
  const top = option.offsetTop - box.offsetTop;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + option.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + option.offsetHeight - box.clientHeight;
  if (visit) onVisit(ids[current]);
 }
 fold.addEventListener('toggle', refresh, { signal });
 box.addEventListener('focus', () => onVisit(ids[current]), { signal });
 box.addEventListener('blur', () => onVisit(''), { signal });
 box.addEventListener(
  'click',
  (event) => {
   const option = (
    event.target.closest('[data-region]')
   );
   if (!(option instanceof HTMLElement)) return;
   go(options.indexOf(option));
   onSelect(ids[current]);
  },
  { signal }
 );
 box.addEventListener(
  'keydown',
  (event) => {
   if (event.ctrlKey || event.metaKey || event.altKey) return;
   const moves = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 8, PageUp: current - 8, Home: 0, End: ids.length - 1 };
   const typing = typed !== '' && event.timeStamp - typedAt < 800;
   if (event.key in moves) go(moves[event.key]);
   else if (event.key === 'Enter' || event.key === ' ' && !typing) onSelect(ids[current]);
   else if (event.key === 'Escape') onSelect('');
   else if (event.key.length === 1) {
    typed = typing ? typed + event.key : event.key;
    typedAt = event.timeStamp;
    const start = typed.length === 1 ? current + 1 : current;
    const order = ids.map((_, index) => (start + index) % ids.length);
    const found = order.find((index) => name(ids[index]).toLowerCase().startsWith(typed.toLowerCase()));
    if (found !== void 0) go(found);
   } else return;
   consume(event);
  },
  { signal }
 );
 return {
  refresh,
  sort(next) {
   const reached = ids[current];
   const lines2 = new Map(options.map((option) => [option.dataset.region, option]));
   ids = next;
   if (options.length > 0) options = ids.map((id) => (
    lines2.get(id)
   ));
   current = box.matches(':focus') ? ids.indexOf(reached) : 0;
   refresh();
  },
  select(id) {
   selected = id;
   if (id !== '') current = ids.indexOf(id);
   refresh();
  }
 };
}
var STRIPE = 13;
var outline = (name) => svg('g', { class: `gk-outline gk-outline-${name}` }, svg('path', { class: 'gk-outline-case' }), svg('path', { class: 'gk-outline-line' }));
function createMarks(scene, board) {
 const { regions } = board;
 const stem = uniqueId('mark');
 const stripes = svg(
  'pattern',
  { id: `${stem}-stripes`, width: STRIPE, height: STRIPE, patternUnits: 'userSpaceOnUse' },
  svg('path', { d: `M0 0V${STRIPE}`, class: 'gk-map-stripe' })
 );
 const defs = svg('defs', {}, stripes);
 const veil = svg('path', { class: 'gk-map-veil', d: '' });
 const choice = svg('g', {});
 const path = svg('g', { class: 'gk-map-way' });
 const head2 = svg('path', { d: 'M-13 -8L2 0L-13 8Z', class: 'gk-map-way-head', style: 'display:none' });
 const selection = outline('selected');
 const focus = outline('focus');
 scene.layers.marks.append(defs, veil, choice, selection, path);
 scene.layers.focus.append(head2, focus);
 function trace(group, id) {
  group.style.display = id === '' ? 'none' : '';
  if (id !== '') for (const part of group.children) part.setAttribute('d', regions[id].d);
 }
 trace(selection, '');
 trace(focus, '');
 const offered = /* @__PURE__ */ new Map();
 let choices = NO_CHOICES;
 const kindOf = (id) => id === choices.chosen ? 'chosen' : choices.picked.includes(id) ? 'picked' : id in choices.options ? 'option' : '';
 function clip(id) {
  const name = `${stem}-${id}`;
  if (!defs.querySelector(`[data-clip="${id}"]`)) {
   defs.append(svg('clipPath', { id: name, 'data-clip': id }, svg('path', { d: regions[id].d })));
  }
  return `url(#${name})`;
 }
 function offer(id, kind) {
  const group = outline(kind);
  group.dataset.mark = kind;
  if (kind !== 'picked') group.prepend(svg('path', { class: 'gk-outline-fill', style: `fill: url(#${stem}-stripes)` }));
  trace(group, id);
  group.setAttribute('clip-path', clip(id));
  return group;
 }
 function outlines(name) {
  const drawn = /* @__PURE__ */ new Map();
  return (wanted) => {
   for (const [id, group] of drawn) {
    if (wanted.includes(id)) continue;
    group.remove();
    drawn.delete(id);
   }
   for (const id of wanted) {
    if (drawn.has(id) || !Object.hasOwn(regions, id)) continue;
    const group = outline(name);
    trace(group, id);
    drawn.set(id, group);
    choice.before(group);
   }
  };
 }
 return {
  select: (id) => trace(selection, id),
  focus: (id) => trace(focus, id),
  change: outlines('changed'),
  note: outlines('noted'),
  choose(next) {
   choices = next;
   const ids = /* @__PURE__ */ new Set([...Object.keys(next.options), ...next.picked, ...next.chosen ? [next.chosen] : []]);
   for (const [id, { kind, group }] of offered) {
    if (ids.has(id) && kindOf(id) === kind) continue;
    group.remove();
    offered.delete(id);
   }
   for (const id of ids) {
    if (offered.has(id)) continue;
    const kind = kindOf(id);
    const group = offer(id, kind);
    offered.set(id, { kind, group });
    choice.append(group);
   }
   const faded = Object.keys(next.options).length > 0 ? Object.keys(next.refused).filter((id) => !ids.has(id)) : [];
   veil.setAttribute('d', faded.map((id) => regions[id].d).join(''));
  },
  showWay(from, to) {
   path.replaceChildren();
   head2.style.display = from && to ? '' : 'none';
   if (!from || !to) return;
   const pieces = way(from, to, board.wrap ? board.viewBox[2] : 0);
   const d = pieces.map(([[x02, y02], [x12, y12]]) => `M${x02.toFixed(1)} ${y02.toFixed(1)}L${x12.toFixed(1)} ${y12.toFixed(1)}`).join('');
   const [[x0, y0], [x1, y1]] = pieces[pieces.length - 1];
   const turn = Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI;
   head2.style.transform = `translate(${x1.toFixed(1)}px, ${y1.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(var(--gk-px))`;
   path.append(svg('path', { d, class: 'gk-map-way-case' }), svg('path', { d, class: 'gk-map-way-line' }));
  },
  rescale: (k) => stripes.setAttribute('patternTransform', `scale(${(1 / k).toFixed(4)}) rotate(28)`)
 };
}
var round = (value) => Math.round(value * 100) / 100;
function polar(radius, angle) {
 return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
function wedgePath(inner, outer, from, to) {
 const large = to - from > Math.PI ? 1 : 0;
 const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)].map((p) => p.map(round).join(' '));
 return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`;
}
function nearestInDirection(points, from, direction) {
 const [x0, y0] = points[from];
 let best = -1;
 let bestCost = Infinity;
 points.forEach(([x, y], index) => {
  if (index === from) return;
  const along = (x - x0) * direction[0] + (y - y0) * direction[1];
  const across = Math.abs((x - x0) * direction[1] - (y - y0) * direction[0]);
  if (along <= 0 || across > along * 1.732) return;
  const cost = along + 2 * across;
  if (cost < bestCost) {
   bestCost = cost;
   best = index;
  }
 });
 return best;
}
var ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
function step(points, from, key, wrap = 0) {
 const direction = ARROWS[key];
 const found = nearestInDirection(points, from, direction);
 if (found >= 0 || wrap === 0 || direction[0] === 0) return found >= 0 ? found : from;
 const shifted = points.map(([x, y], index) => (
  index === from ? [x, y] : [x + direction[0] * wrap, y]
 ));
 const around = nearestInDirection(shifted, from, direction);
 return around >= 0 ? around : from;
}
var OFF = 13;
function createNotes(layer, { labels, elements, placeOf, at, scale, wrap = 0 }) {
 const noted = createNoted(labels, elements, placeOf);
 const group = svg('g', { 'aria-hidden': 'true', class: 'gk-noted' });
 layer.append(group);
 let px = 1;
 let drawn = '';
 const written = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow2(from, to) {
  const pieces = way(from, to, wrap);
  const last = pieces[pieces.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces.map(([start, end]) => `M${written(start)}L${written(end)}`).join('');
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw2() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn) return;
  drawn = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow2(points[from], points[to])),
   ...places.map((id) => noteSign(`translate(${written(points[id])}) ${sized()}`))
  );
 }
 return {
  words: noted.words,
  get places() {
   return noted.places;
  },
  update(marks) {
   noted.set(marks);
   if (noted.places.length > 0 || drawn !== '') draw2();
  },
  layOut(k) {
   px = 1 / k;
   if (noted.places.length > 0) draw2();
  }
 };
}
var clamp = (low, value, high) => Math.min(high, Math.max(low, value));
function metrics(width, units, scale = 1) {
 const k = width / units;
 const font = clamp(9.4, 7.4 + 6.2 * k, 15) * scale / k;
 return { k, font, seaFont: font * clamp(0.95, 0.8 + 0.5 * k, 1.08), piece: clamp(0.54, 0.36 + 0.7 * k, 1.15) * scale / k };
}
function textWidth(text, size) {
 let ems = 0;
 for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
 return ems * size;
}
function overlap(a, b) {
 const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
 const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
 return w > 0 && h > 0 ? w * h : 0;
}
var STEPS = [1, 1.5, 2, 3, 4];
function nextStep(zoom, by) {
 const index = STEPS.indexOf(zoom) + by;
 return STEPS[Math.max(0, Math.min(STEPS.length - 1, index))];
}
function sight([x, y, w, h], zoom, [cx, cy]) {
 const [sw, sh] = [w / zoom, h / zoom];
 return [Math.max(x, Math.min(x + w - sw, cx - sw / 2)), Math.max(y, Math.min(y + h - sh, cy - sh / 2)), sw, sh];
}
function centreFor([x, y, w, h], [px, py]) {
 const inside = px > x + w * 0.12 && px < x + w * 0.88 && py > y + h * 0.12 && py < y + h * 0.88;
 return inside ? [x + w / 2, y + h / 2] : [px, py];
}
function createSight({ stage, svgElement, board, labels, signal, scale, words = 'widget.map', onChange }) {
 let width = 1e3;
 let zoom = 1;
 let centre = [board[0] + board[2] / 2, board[1] + board[3] / 2];
 let part = board;
 let moved = false;
 const button = (text, label, action) => {
  const node = el('button', { type: 'button', class: 'gk-map-zoom-button', 'aria-label': label, title: label }, text);
  node.addEventListener('click', action, { signal });
  return node;
 };
 const out = button('−', labels.t(`${words}.zoom.out`), () => zoomBy(-1));
 const into = button('+', labels.t(`${words}.zoom.in`), () => zoomBy(1));
 stage.append(el('div', { class: 'gk-map-zoom', role: 'group', 'aria-label': labels.t(`${words}.zoom`) }, out, into));
 function look() {
  part = sight(board, zoom, centre);
  centre = [part[0] + part[2] / 2, part[1] + part[3] / 2];
  svgElement.setAttribute('viewBox', part.map((value) => value.toFixed(1)).join(' '));
  svgElement.classList.toggle('gk-map-zoomed', zoom > 1);
  out.setAttribute('aria-disabled', String(zoom === STEPS[0]));
  into.setAttribute('aria-disabled', String(zoom === STEPS[STEPS.length - 1]));
 }
 const measure = () => onChange(metrics(width * zoom, board[2], scale));
 function zoomBy(by, towards) {
  const next = nextStep(zoom, by);
  if (next === zoom) return;
  if (towards && by > 0) centre = towards;
  zoom = next;
  look();
  measure();
 }
 const observer = new ResizeObserver(([entry]) => {
  const next = Math.round(entry.contentRect.width);
  if (next === 0 || next === width) return;
  width = next;
  measure();
 });
 let grip = null;
 svgElement.addEventListener(
  'pointerdown',
  (event) => {
   moved = false;
   if (zoom > 1 && event.button === 0) grip = { x: event.clientX, y: event.clientY, centre };
  },
  { signal }
 );
 svgElement.addEventListener(
  'pointermove',
  (event) => {
   if (!grip) return;
   const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
   if (!moved && Math.hypot(dx, dy) < 5) return;
   if (!moved) svgElement.setPointerCapture(event.pointerId);
   moved = true;
   const units = part[2] / width;
   centre = [grip.centre[0] - dx * units, grip.centre[1] - dy * units];
   look();
   onChange(null);
  },
  { signal }
 );
 for (const end of ['pointerup', 'pointercancel']) {
  svgElement.addEventListener(
   end,
   () => {
    grip = null;
   },
   { signal }
  );
 }
 return {
  start() {
   width = Math.round(stage.clientWidth) || width;
   look();
   measure();
   observer.observe(stage);
  },
  stop: () => observer.disconnect(),
  zoomBy,
  dragged: () => moved,
  reveal(point) {
   if (zoom === 1) return;
   centre = centreFor(part, point);
   look();
  },
  toStage([x, y]) {
   const k = width / part[2];
   return { x: (x - part[0]) * k, y: (y - part[1]) * k };
  }
 };
}
function tally(stacks) {
 const sums = /* @__PURE__ */ new Map();
 for (const piece of stacks.values()) {
  const key = `${piece.unit[0]}/${piece.unit[1]}`;
  sums.set(key, { count: (sums.get(key)?.count ?? 0) + piece.unit[3], piece });
 }
 return sums;
}
function pairs(changes) {
 const found = [];
 for (const [key, list] of changes) {
  if (list.length !== 2) continue;
  const gain = list.findIndex(({ by }) => by > 0);
  const loss = list.findIndex(({ by }) => by < 0);
  if (gain >= 0 && loss >= 0) found.push([key, loss, gain]);
 }
 return found;
}
function createJourney() {
 let old = /* @__PURE__ */ new Map();
 const changes = /* @__PURE__ */ new Map();
 return {
  before(stacks) {
   old = tally(stacks);
  },
  after(id, stacks) {
   const now = tally(stacks);
   for (const key of /* @__PURE__ */ new Set([...old.keys(), ...now.keys()])) {
    const by = (now.get(key)?.count ?? 0) - (old.get(key)?.count ?? 0);
    const piece = (by > 0 ? now : old).get(key)?.piece;
    if (by === 0 || !piece) continue;
    const { at, scale, element } = piece;
    changes.set(key, [...changes.get(key) ?? [], { id, by, at, scale, element }]);
   }
  },
  show() {
   if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
   for (const [key, loss, gain] of pairs(changes)) {
    const list = (
     changes.get(key)
    );
    const { element, at, scale } = list[gain];
    const place = ([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
    element.animate([place(list[loss].at), place(at)], { duration: 220, easing: 'ease-out' });
   }
  }
 };
}
function placeTokens(candidates, centre, tokens, obstacles, board, others = []) {
 const taken = [...others];
 return tokens.map(({ w, h }) => {
  let best = { cost: Infinity, x: 0, y: 0, box: board };
  for (const [cx, cy] of candidates) {
   const x = clamp(board.x + w / 2, cx, board.x + board.w - w / 2);
   const y = clamp(board.y + h / 2, cy, board.y + board.h - h / 2);
   const box = { x: x - w / 2, y: y - h / 2, w, h };
   let cost = Math.hypot(x - centre[0], y - centre[1]) / (12 * h);
   if (cost >= best.cost) continue;
   for (const other of obstacles) cost += 3 * overlap(box, other) / (w * h);
   for (const other of taken) cost += 5 * overlap(box, other) / (w * h);
   if (cost < best.cost) best = { cost, x, y, box };
  }
  taken.push(best.box);
  return [best.x, best.y];
 });
}
function near(candidates, boxes, reach) {
 const xs = candidates.map(([x]) => x);
 const ys = candidates.map(([, y]) => y);
 const [left, right, top, bottom] = [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...ys) - reach, Math.max(...ys) + reach];
 return boxes.filter((box) => box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top);
}
function berth(port, city2, piece) {
 const [dx, dy] = [port[0] - city2[0], port[1] - city2[1]];
 const length = Math.hypot(dx, dy) || 1;
 const [ux, uy] = [dx / length, dy / length];
 const need = Math.min(25 / Math.max(Math.abs(ux), 0.01), 20 / Math.max(Math.abs(uy), 0.01)) * piece;
 const reach = Math.max(length, need);
 return [city2[0] + ux * reach, city2[1] + uy * reach];
}
function fixtures(regions, piece) {
 const cities = [];
 const berths = [];
 for (const { city: city2, port } of regions) {
  if (!city2) continue;
  cities.push({ x: city2[0] - 10 * piece, y: city2[1] - 10 * piece, w: 20 * piece, h: 20 * piece });
  if (!port) continue;
  const [x, y] = berth(port, city2, piece);
  berths.push({ x: x - 19 * piece, y: y - 19 * piece, w: 43 * piece, h: 33 * piece });
 }
 return { cities, berths };
}
var crowding = (groups) => groups > 6 ? 0.72 : groups > 3 ? 0.86 : 1;
function breaks(text) {
 const forms = [[text]];
 const parts = text.split(/(?<=-)| /);
 if (parts.length > 1) {
  let best = null;
  for (let cut = 1; cut < parts.length; cut += 1) {
   const glue = (words) => words.reduce((line, word) => line === '' || line.endsWith('-') ? line + word : `${line} ${word}`, '');
   const pair = [glue(parts.slice(0, cut)), glue(parts.slice(cut))];
   const longest = Math.max(pair[0].length, pair[1].length);
   if (best === null || longest < best.longest) best = { longest, pair };
  }
  if (best) forms.push(best.pair);
 }
 return forms;
}
var ACROSS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1, 1.2, -1.2, 1.4, -1.4, 1.6, -1.6];
var DOWN = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.4, 2.4];
var FARTHEST = 3.4;
var WORST = 3.2;
var PLENTY = 40;
var FIRST = 12;
var SECOND = 1.6;
var ROUNDS = 3;
var cellKey = (column, row) => row * 4096 + column;
function groundOf(regions, cell) {
 const at = /* @__PURE__ */ new Map();
 for (const [id, points] of regions) for (const [x, y] of points) at.set(cellKey(x / cell, y / cell), { id, share: 1 / points.length });
 return { cell, at };
}
function landTaken(ground, box, own) {
 let taken = 0;
 for (let row = Math.ceil(box.y / ground.cell); row * ground.cell <= box.y + box.h; row += 1) {
  for (let column = Math.ceil(box.x / ground.cell); column * ground.cell <= box.x + box.w; column += 1) {
   const point = ground.at.get(cellKey(column, row));
   if (point) taken += point.id === own ? 0.6 * point.share : 1.2 * point.share + 0.07;
  }
 }
 return taken;
}
function roomsOf(places, piece) {
 const [w, h] = [27 * piece, 30.5 * piece];
 const rooms = [];
 for (const points of places) {
  if (points.length === 0 || points.length > PLENTY) continue;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - w / 2, Math.min(...ys) - h / 2];
  rooms.push({
   tokens: points.map(([x, y]) => ({ x: x - w / 2, y: y - h / 2, w, h })),
   hull: { x: left, y: top, w: Math.max(...xs) + w / 2 - left, h: Math.max(...ys) + h / 2 - top }
  });
 }
 return rooms;
}
function lack({ tokens }, covered, box) {
 const shares = tokens.map((token, index) => Math.min(1.2, covered[index] + (box ? overlap(token, box) / (token.w * token.h) : 0)));
 const first = Math.min(...shares);
 const best = tokens[shares.indexOf(first)];
 let second = 1;
 for (const [index, share2] of shares.entries()) if (share2 < second && overlap(tokens[index], best) === 0) second = share2;
 return FIRST * first + SECOND * second;
}
function wishes(item, sizes, board) {
 const size = item.kind === 'sea' ? sizes.seaFont : sizes.font;
 const line = size * 1.08;
 const flag = item.flag ? 27 * sizes.piece * 0.8 : 0;
 const tail = item.code === '' ? 0 : textWidth(` ${item.code}`, size * 0.8);
 const found = [];
 for (const lines2 of breaks(item.text)) {
  const w = Math.max(...lines2.map((text, index) => textWidth(text, size) + (index === lines2.length - 1 ? tail : 0)));
  const h = line * lines2.length;
  for (const dx of ACROSS) for (const dy of DOWN) {
   const x = clamp(board.x + w / 2 + flag + 4, item.at[0] + dx * w / 2, board.x + board.w - w / 2 - 6);
   const y = clamp(board.y + h / 2 + 4, item.at[1] + dy * line, board.y + board.h - h / 2 - 4);
   const beyond = Math.hypot(Math.max(0, Math.abs(x - item.at[0]) - w / 2), Math.max(0, Math.abs(y - item.at[1]) - h / 2)) / size;
   if (beyond > FARTHEST) continue;
   const off = 0.8 * Math.hypot((x - item.at[0]) / w, (y - item.at[1]) / size) + 1.1 * beyond + (lines2.length - 1) * 0.3;
   const box = { x: x - w / 2 - flag, y: y - h / 2, w: w + flag, h };
   found.push({ x, y, lines: lines2, size, box, pennant: flag ? [box.x + flag * 0.42, y] : null, off, cost: null });
  }
 }
 return found.sort((a, b) => a.off - b.off);
}
function placeLabels(items, sizes, board, fixed, ground, places) {
 const placed = /* @__PURE__ */ new Map();
 const wished = items.map((item) => wishes(item, sizes, board));
 const standing2 = [...fixed.cities, ...fixed.berths];
 const rooms = roomsOf(places, sizes.piece);
 function covers(item, box, off) {
  const land = 2.2 * landTaken(ground, box, item.id);
  if (item.kind !== 'home' && off + land >= WORST) return Infinity;
  let cost = off + land;
  for (const city2 of fixed.cities) cost += 3.5 * overlap(box, city2) / (city2.w * city2.h);
  for (const berth2 of fixed.berths) cost += overlap(box, berth2) * (2.5 / (berth2.w * berth2.h) + 10 / (box.w * box.h));
  return cost;
 }
 function choose(item, wished2, names) {
  let best = null;
  let least = Infinity;
  const before = /* @__PURE__ */ new Map();
  for (const wish of wished2) {
   if (wish.off >= least) break;
   if (names.some((other) => overlap(wish.box, other) > 0)) continue;
   let cost = wish.cost ??= covers(item, wish.box, wish.off);
   for (const room of rooms) {
    if (cost >= least) break;
    if (overlap(room.hull, wish.box) === 0) continue;
    let known = before.get(room);
    if (!known) {
     const near2 = [...standing2, ...names].filter((box) => overlap(box, room.hull) > 0);
     const covered = room.tokens.map((token) => near2.reduce((sum, box) => sum + overlap(token, box), 0) / (token.w * token.h));
     before.set(room, known = { covered, lacking: lack(room, covered, null) });
    }
    cost += lack(room, known.covered, wish.box) - known.lacking;
   }
   if (cost >= least) continue;
   best = wish;
   least = cost;
  }
  return best;
 }
 for (let round2 = 0; round2 < ROUNDS; round2 += 1) {
  for (const [index, item] of items.entries()) {
   placed.delete(item.id);
   const best = choose(item, wished[index], [...placed.values()].map((label) => label.box));
   if (best) placed.set(item.id, best);
  }
 }
 return placed;
}
function patterns(nations, stem) {
 return nations.map((nation) => {
  const hatch = hatchOf(nation);
  if (!hatch) throw new Error(`no hatch for nation ${nation}`);
  return svg(
   'pattern',
   { id: `${stem}-${nation}`, width: hatch.size, height: hatch.size, patternUnits: 'userSpaceOnUse', 'data-nation': nation },
   svg('rect', { width: hatch.size, height: hatch.size, class: 'gk-map-ground' }),
   svg('path', { d: hatch.d, 'stroke-width': hatch.width, class: 'gk-map-lines' })
  );
 });
}
function createScene(board) {
 const stem = uniqueId('hatch');
 const tiles = patterns(board.nations, stem);
 const layer = (name) => svg('g', { class: `gk-map-${name}` });
 const [decor, seas, lands, connectors] = ['decor', 'seas', 'lands', 'connectors'].map(layer);
 const layers = { marks: layer('marks'), cities: layer('cities'), labels: layer('labels'), pieces: layer('pieces'), focus: layer('focus') };
 for (const { kind, d } of board.decor) decor.append(svg('path', { d, class: `gk-decor-${kind}` }));
 const paths = {};
 for (const [id, region] of Object.entries(board.regions)) {
  const path = svg('path', { d: region.d, 'data-region': id, class: `gk-region gk-region-${region.kind}` });
  if (region.owner) path.style.fill = `url(#${stem}-${region.owner})`;
  paths[id] = path;
  (region.kind === 'sea' ? seas : lands).append(path);
 }
 for (const { kind, d } of board.connectors) {
  connectors.append(svg('path', { d, class: 'gk-connector-case' }), svg('path', { d, class: `gk-connector gk-connector-${kind}` }));
 }
 for (const { d } of board.impassable) connectors.append(svg('path', { d, class: 'gk-impassable' }));
 decor.setAttribute('aria-hidden', 'true');
 connectors.setAttribute('aria-hidden', 'true');
 layers.marks.setAttribute('aria-hidden', 'true');
 layers.labels.setAttribute('aria-hidden', 'true');
 layers.focus.setAttribute('aria-hidden', 'true');
 const [x, y, width, height] = board.viewBox;
 const element = svg(
  'svg',
  { viewBox: board.viewBox.join(' '), class: 'gk-drawing gk-map-svg', role: 'group' },
  svg('defs', {}, ...tiles),
  decor,
  seas,
  lands,
  connectors,
  layers.marks,
  layers.cities,
  layers.labels,
  layers.pieces,
  layers.focus,
  svg('rect', { x, y, width, height, class: 'gk-map-frame', 'aria-hidden': 'true' })
 );
 return {
  element,
  paths,
  layers,
  rescale(k) {
   element.style.setProperty('--gk-px', String(1 / k));
   for (const tile of tiles) tile.setAttribute('patternTransform', `scale(${0.62 / k})`);
  }
 };
}
var TOKENS = (
 look_default2.tokens
);
var ICONS = (
 look_default2.icons
);
var NOTHING = Object.freeze({});
function unitWords(labels, region, [nation, kind, posture, count]) {
 const form = kind === 'fleet' ? region.kind === 'sea' ? 'fleet' : 'harboured' : posture === '' ? 'army' : posture;
 return labels.t(`widget.map.units.${form}`, { nation, count });
}
function placeWords(labels, region, holding) {
 if (region.kind === 'home') {
  const parts = [labels.t('widget.map.home', { nation: region.owner })];
  parts.push(labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`));
  if (holding.occupied) parts.push(labels.t('widget.map.occupied'));
  if (region.sea) parts.push(labels.t('widget.map.harbour', { sea: region.sea }));
  return parts;
 }
 const flag = holding.flag ? labels.t('widget.map.flag', { nation: holding.flag }) : labels.t('widget.map.noflag');
 return [labels.t(`widget.map.${region.kind}`), flag];
}
function regionWords(labels, id, region, holding) {
 const units = (holding.units ?? []).map((unit) => unitWords(labels, region, unit));
 return {
  name: labels.name(id),
  place: placeWords(labels, region, holding).join(', '),
  units: units.length > 0 ? labels.list(units) : labels.t('widget.map.empty')
 };
}
var tokenOf = (kind, posture) => kind === 'fleet' ? 'fleet' : posture === 'lying' ? 'army_lying' : 'army';
var stackKey = ([nation, kind, posture]) => `${nation}/${kind}/${posture}`;
var transform = (at, scale) => `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale.toFixed(3)})`;
function drawToken(token, nation, className) {
 const { d, text } = TOKENS[token];
 return svg(
  'g',
  { class: `gk-piece ${className}`, role: 'img', 'data-nation': nation },
  svg('path', { d, class: 'gk-piece-case' }),
  svg('path', { d, class: 'gk-piece-body' }),
  svg('text', { x: text[0], y: text[1], class: 'gk-piece-code' }, nation)
 );
}
function drawStack([nation, kind, posture]) {
 const token = tokenOf(kind, posture);
 const [x, y, w] = TOKENS[token].box;
 const count = svg('text', { class: 'gk-piece-number', y: 3.9 });
 const badge = svg('g', { class: 'gk-piece-badge', transform: `translate(${x + w - 1.5} ${y + 1})` }, svg('circle', { r: 7.6 }), count);
 const element = drawToken(token, nation, `gk-piece-${token}`);
 if (posture === 'standing') {
  element.insertBefore(svg('path', { d: 'M-12.5 16.5H12.5', class: 'gk-piece-foot-case' }), element.firstChild);
  element.insertBefore(svg('path', { d: 'M-11.5 16.5H11.5', class: 'gk-piece-foot' }), element.children[2]);
 }
 element.append(badge);
 return { element, badge, count };
}
function createStacks(layer, id, region, labels, candidates) {
 const stacks = /* @__PURE__ */ new Map();
 function make(unit) {
  const { element, badge, count } = drawStack(unit);
  element.setAttribute('data-region', id);
  return { element, badge, count, ring: null, unit, at: [0, 0], scale: 0 };
 }
 return {
  stacks,
  update(units, scale, obstacles, board, others) {
   const seen = /* @__PURE__ */ new Set();
   const own = scale * crowding(units.length);
   const sizeOf = (unit) => {
    const [, , w, h] = TOKENS[tokenOf(unit[1], unit[2])].box;
    return { w: (w + 5) * own, h: (h + 5) * own };
   };
   const free = units.filter((unit) => !harboured(region, unit));
   const places = placeTokens(candidates, region.label, free.map(sizeOf), obstacles, board, others);
   const lie = [];
   for (const [index, unit] of units.entries()) {
    const key = stackKey(unit);
    seen.add(key);
    let piece = stacks.get(key);
    if (!piece) {
     piece = make(unit);
     stacks.set(key, piece);
     layer.append(piece.element);
    }
    const at = region.port && region.city && harboured(region, unit) ? berth(region.port, region.city, own) : places[free.indexOf(unit)];
    const { w, h } = sizeOf(unit);
    lie.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h });
    piece.unit = unit;
    piece.element.dataset.piece = String(index);
    if (piece.at[0] !== at[0] || piece.at[1] !== at[1] || piece.scale !== own) {
     piece.at = at;
     piece.scale = own;
     piece.element.setAttribute('transform', transform(at, own));
    }
    const many = unit[3] > 1;
    piece.badge.style.display = many ? '' : 'none';
    setText(piece.count, many ? String(unit[3]) : '');
    const name = labels.t('widget.map.piece', { what: unitWords(labels, region, unit), region: id });
    if (piece.element.getAttribute('aria-label') !== name) piece.element.setAttribute('aria-label', name);
   }
   for (const [key, piece] of stacks) {
    if (!seen.has(key)) {
     piece.element.remove();
     stacks.delete(key);
    }
   }
   return lie;
  },
  at: (index) => [...stacks.values()].find(({ element }) => element.dataset.piece === String(index))?.at,
  ring(test, target) {
   for (const piece of stacks.values()) {
    const kind = test(piece.unit);
    if (kind === '' && !piece.ring) continue;
    piece.ring?.remove();
    piece.ring = null;
    if (kind === '') continue;
    const { d } = TOKENS[tokenOf(piece.unit[1], piece.unit[2])];
    piece.ring = svg(
     'g',
     { class: `gk-piece-ring gk-piece-ring-${kind}` },
     svg('circle', { r: (target / piece.scale).toFixed(2), class: 'gk-piece-target' }),
     svg('path', { d, class: 'gk-piece-ring-case' }),
     svg('path', { d, class: 'gk-piece-ring-line' })
    );
    piece.element.prepend(piece.ring);
   }
  }
 };
}
var harboured = (region, unit) => unit[1] === 'fleet' && region.port !== void 0;
function createCity(layer, id, region, labels) {
 const build = (
  region.build
 );
 const at = (
  region.city
 );
 const sign2 = build === 'shipyard' ? svg('path', { d: TOKENS.anchor.d, class: 'gk-city-sign gk-city-anchor', transform: 'scale(.92)' }) : svg('path', { d: ICONS.factory, class: 'gk-city-sign', transform: 'scale(.52) translate(-12 -12.6)' });
 const cross = svg('path', { d: 'M-8 -8L8 8M8 -8L-8 8', class: 'gk-city-cross' });
 const crossCase = svg('path', { d: 'M-8 -8L8 8M8 -8L-8 8', class: 'gk-city-cross-case' });
 const element = svg('g', { class: `gk-city gk-city-${build}`, role: 'img', 'data-region': id, 'data-piece': 'city' }, svg('path', { d: TOKENS.city.d, class: 'gk-city-case' }), svg('path', { d: TOKENS.city.d, class: 'gk-city-body' }), sign2, crossCase, cross);
 layer.append(element);
 return {
  update(holding) {
   element.classList.toggle('gk-city-built', holding.factory !== void 0);
   element.classList.toggle('gk-city-occupied', holding.occupied === true);
   const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${build}`);
   const state = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
   element.setAttribute('aria-label', labels.t('widget.map.piece', { what: state, region: id }));
  },
  place(scale) {
   element.setAttribute('transform', transform(at, scale * 0.95));
  }
 };
}
function createPennant(layer, id, labels) {
 let element = null;
 let at = [0, 0];
 let scale = 1;
 const settle = () => element?.setAttribute('transform', transform(at, scale));
 return {
  update(nation) {
   if (element?.dataset.nation === nation) return;
   element?.remove();
   element = null;
   if (nation === void 0) return;
   element = drawToken('flag', nation, 'gk-piece-flag');
   element.setAttribute('data-region', id);
   element.dataset.piece = 'flag';
   element.setAttribute('aria-label', labels.t('widget.map.piece', { what: labels.t('widget.map.flag', { nation }), region: id }));
   layer.append(element);
   settle();
  },
  place(point, size) {
   at = point;
   scale = size;
   settle();
  },
  at: () => at
 };
}
var STEP = 16;
var MARGIN = 7;
function rings(d) {
 return d.split(/[zZ]/).filter((part) => part.trim() !== '').map((part) => {
  const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = numbers;
  const corners = [[x, y]];
  for (let i = 2; i + 1 < numbers.length; i += 2) corners.push([x += numbers[i], y += numbers[i + 1]]);
  return corners;
 });
}
function spans(shape, y) {
 const crossings = [];
 for (const corners of shape) {
  let before = corners[corners.length - 1];
  for (const corner of corners) {
   if (before[1] > y !== corner[1] > y) {
    crossings.push(before[0] + (y - before[1]) * (corner[0] - before[0]) / (corner[1] - before[1]));
   }
   before = corner;
  }
 }
 crossings.sort((a, b) => a - b);
 const inside = [];
 for (let i = 0; i + 1 < crossings.length; i += 2) inside.push([crossings[i], crossings[i + 1]]);
 return inside;
}
function spots(d, [cx, cy], most = 110) {
 const shape = rings(d);
 const found = [];
 for (let row = Math.ceil((cy - 170) / STEP); row * STEP <= cy + 170; row += 1) {
  const y = row * STEP;
  const middle = spans(shape, y);
  if (middle.length === 0) continue;
  const [above, below] = [y - MARGIN, y + MARGIN].map((line) => spans(shape, line));
  for (const [left, right] of middle) {
   const start = Math.max(left + MARGIN, cx - 240);
   const end = Math.min(right - MARGIN, cx + 240);
   for (let column = Math.ceil(start / STEP); column * STEP <= end; column += 1) {
    const x = column * STEP;
    const holds = (line) => line.some(([from, to]) => from <= x && x <= to);
    if (holds(above) && holds(below)) found.push([x, y, ((x - cx) * 0.7) ** 2 + (y - cy) ** 2]);
   }
  }
 }
 found.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
 return found.slice(0, most).map(([x, y]) => [x, y]);
}
var LABEL_ORDER = { home: 0, land: 1, sea: 2 };
var REACH = 25;
var TARGET = 13;
function createDrawing(scene, board, labels) {
 const ids = Object.keys(board.regions);
 const order = [...ids].sort((a, b) => LABEL_ORDER[board.regions[a].kind] - LABEL_ORDER[board.regions[b].kind]);
 const boardBox = { x: board.viewBox[0], y: board.viewBox[1], w: board.viewBox[2], h: board.viewBox[3] };
 const inside = ids.map((id) => (
  [id, spots(board.regions[id].d, board.regions[id].label)]
 ));
 const ground = groundOf(inside.filter(([id]) => board.regions[id].kind !== 'sea'), STEP);
 const places = Object.fromEntries(inside.map(([id, points]) => [id, [...board.regions[id].slots, ...points]]));
 const parts = Object.fromEntries(
  ids.map((id) => {
   const region = board.regions[id];
   return [
    id,
    {
     stacks: createStacks(scene.layers.pieces, id, region, labels, places[id]),
     city: region.city ? createCity(scene.layers.cities, id, region, labels) : null,
     pennant: region.kind === 'home' ? null : createPennant(scene.layers.cities, id, labels)
    }
   ];
  })
 );
 let regions = {};
 const drawn = {};
 let sizes = metrics(1e3, boardBox.w);
 const obstacles = {};
 const texts = {};
 const lying = {};
 const avoided = {};
 let ringed = () => '';
 const holding = (id) => regions[id] ?? NOTHING;
 function drawLabels() {
  const items = order.map((id) => {
   const { owner, label, kind } = board.regions[id];
   return { id, text: labels.name(id), code: owner && sizes.k > 0.4 ? owner : '', flag: !owner, at: label, kind };
  });
  const fixed = fixtures(Object.values(board.regions), sizes.piece);
  const placed = placeLabels(items, sizes, boardBox, fixed, ground, Object.values(places));
  const boxes = [...fixed.cities, ...fixed.berths, ...[...placed.values()].map((label) => label.box)];
  for (const id of ids) obstacles[id] = near(places[id], boxes, REACH * sizes.piece);
  for (const item of items) {
   const label = placed.get(item.id);
   const text = texts[item.id] ??= scene.layers.labels.appendChild(svg('text', { class: `gk-map-label gk-map-label-${item.kind}` }));
   text.style.display = label ? '' : 'none';
   parts[item.id].pennant?.place(label?.pennant ?? item.at, sizes.piece * 0.8);
   if (!label) continue;
   text.setAttribute('font-size', label.size.toFixed(2));
   const line = label.size * 1.08;
   const top = label.y - line * (label.lines.length - 1) / 2 + label.size * 0.35;
   text.replaceChildren(
    ...label.lines.map((words_, index) => svg('tspan', { x: label.x.toFixed(1), y: (top + index * line).toFixed(1) }, words_)),
    ...item.code ? [svg('tspan', { class: 'gk-map-code', 'font-size': (label.size * 0.8).toFixed(2), dx: (label.size * 0.22).toFixed(2) }, item.code)] : []
   );
  }
 }
 function drawUnits(changed, around = (_, draw2) => draw2()) {
  const before = [];
  for (const id of order) {
   const units = holding(id).units ?? [];
   const others = units.length ? near(places[id], before, REACH * sizes.piece) : [];
   const avoid = others.map(({ x, y, w }) => `${x},${y},${w}`).join(' ');
   const draw2 = () => {
    lying[id] = parts[id].stacks.update(units, sizes.piece, obstacles[id], boardBox, others);
   };
   if (changed(id)) around(id, draw2);
   else if (avoided[id] !== avoid) draw2();
   avoided[id] = avoid;
   before.push(...lying[id] ?? []);
  }
 }
 const drawRings = () => {
  for (const id of ids) parts[id].stacks.ring((unit) => ringed(id, unit), TARGET / sizes.k);
 };
 return {
  layOut(next) {
   sizes = next;
   scene.rescale(sizes.k);
   for (const id of ids) parts[id].city?.place(sizes.piece);
   drawLabels();
   drawUnits(() => true);
   drawRings();
  },
  update(next, { animate, onChange }) {
   const before = regions;
   regions = next;
   const journey = animate ? createJourney() : null;
   const changed = /* @__PURE__ */ new Set();
   for (const id of ids) {
    if (before[id] === regions[id] && id in drawn) continue;
    const text = JSON.stringify(holding(id));
    if (drawn[id] === text) continue;
    drawn[id] = text;
    changed.add(id);
    parts[id].city?.update(holding(id));
    parts[id].pennant?.update(holding(id).flag);
    onChange(id);
   }
   drawUnits((id) => changed.has(id), (id, draw2) => {
    journey?.before(parts[id].stacks.stacks);
    draw2();
    journey?.after(id, parts[id].stacks.stacks);
   });
   if (changed.size > 0) drawRings();
   journey?.show();
  },
  ring(test) {
   ringed = test;
   drawRings();
  },
  pieceAt(id, piece) {
   const { stacks, pennant: pennant2 } = parts[id];
   if (piece === 'city') return (
    board.regions[id].city
   );
   if (piece === 'flag') return pennant2?.at() ?? board.regions[id].label;
   return stacks.at(Number(piece)) ?? board.regions[id].label;
  },
  freePlace(id) {
   const side = 20 * sizes.piece;
   return placeTokens(places[id], board.regions[id].label, [{ w: side, h: side }], obstacles[id], boardBox, lying[id] ?? [])[0];
  }
 };
}
var signOf = (viewBox, className, ...parts) => svg('svg', { class: `gk-map-sign ${className}`.trim(), viewBox, 'aria-hidden': 'true' }, ...parts);
function appendLegend(host, { labels, words, keys, signs }) {
 const t = (id) => labels.t(`${words}.${id}`);
 const line = keys.map(({ command, shown: shown2 }) => el(
  'span',
  { class: 'gk-map-key' },
  ...shown2.map((sign2) => el('kbd', {}, sign2.length > 1 ? t(`key.${sign2}`) : sign2)),
  ' ',
  t(`key.${command}`)
 ));
 host.append(el(
  'details',
  { class: 'gk-map-fold gk-map-legend' },
  el('summary', {}, t('legend')),
  el('ul', { class: 'gk-map-signs' }, ...signs.map(([name, sign2]) => el('li', {}, sign2, el('span', {}, name)))),
  el('p', { class: 'gk-map-keys' }, ...line.flatMap((key) => [key, ' ']))
 ));
}
var stack = (kind, posture, many = 1) => (frame, _, nation) => {
 const { element, badge, count } = drawStack([nation, kind, posture, many]);
 badge.style.display = many > 1 ? '' : 'none';
 setText(count, String(many));
 frame.append(element);
};
var city = (build, holding) => (frame, labels) => {
 const drawn = createCity(
  frame,
  '',
  { build, city: [0, 0] },
  labels
 );
 drawn.update(holding);
 drawn.place(1);
};
var pennant = (frame, labels, nation) => {
 const drawn = createPennant(
  frame,
  '',
  labels
 );
 drawn.place([0, 0], 1);
 drawn.update(nation);
};
var arrow = (frame) => frame.append(svg('path', { d: 'M-10 0H10M4 -6L10 0L4 6', class: 'gk-map-legend-arrow' }));
var SIGNS = [
 ['army', stack('army', '')],
 ['standing', stack('army', 'standing')],
 ['lying', stack('army', 'lying')],
 ['fleet', stack('fleet', '')],
 ['count', stack('army', '', 3)],
 ['flag', pennant],
 ['factory', city('armaments', { factory: 'armaments' })],
 ['shipyard', city('shipyard', { factory: 'shipyard' })],
 ['site', city('armaments', {})],
 ['occupied', city('armaments', { factory: 'armaments', occupied: true })],
 ['edge', arrow]
];
function createLegend(host, { labels, nation }) {
 const signs = SIGNS.map(([name, draw2]) => {
  const frame = signOf('-22 -22 44 44', '');
  draw2(frame, labels, nation);
  for (const node of frame.querySelectorAll('[role]')) for (const name2 of ['role', 'aria-label', 'data-region', 'data-piece']) node.removeAttribute(name2);
  return (
   [labels.t(`widget.map.legend.${name}`), frame]
  );
 });
 appendLegend(host, { labels, words: 'widget.map', keys: PIECE_KEYS, signs });
}
var MOST = 2;
function lines(labels, ruleset, wanted) {
 return wanted.map(([key, params]) => (
  [`widget.map.rule.${ruleset}.${key}`, params]
 )).filter(([id]) => labels.has(id)).map(([id, params]) => labels.t(id, params)).slice(0, MOST);
}
function cityRules(region, holding) {
 const found = [[`${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`]];
 if (region.sea) found.push(['harbour', { sea: region.sea }]);
 return found;
}
function regionRules(labels, ruleset, region, holding) {
 const found = [];
 const units = holding.units ?? [];
 if (holding.occupied) found.push(['occupied']);
 else if (new Set(units.map(([nation]) => nation)).size > 1) found.push(['shared']);
 if (region.kind === 'home') {
  found.push(...cityRules(region, holding), ['home']);
 } else {
  found.push([holding.flag ? 'flag' : 'noflag'], [region.kind]);
 }
 return lines(labels, ruleset, found);
}
function pieceWords(labels, ruleset, region, holding, piece) {
 if (piece === 'city') {
  const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`);
  const name = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
  return { name, lines: lines(labels, ruleset, [...holding.occupied ? (
   [['occupied']]
  ) : [], ...cityRules(region, holding)]) };
 }
 if (piece === 'flag') return { name: labels.t('widget.map.flag', { nation: holding.flag }), lines: lines(labels, ruleset, [['flag']]) };
 const unit = (
  holding.units?.[Number(piece)]
 );
 const [, kind, posture] = unit;
 const form = kind === 'fleet' ? region.kind === 'sea' ? 'fleet' : 'harboured' : 'army';
 return { name: unitWords(labels, region, unit), lines: lines(labels, ruleset, [...posture ? (
  [[posture]]
 ) : [], [form]]) };
}
function piecesOf(region, holding) {
 const found = (holding.units ?? []).map((_, index) => String(index));
 if (region.city) found.push('city');
 if (holding.flag) found.push('flag');
 return found;
}
var opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
function createWorldMap(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const scene = createScene(board);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-map',
  labels,
  words: 'widget.map',
  drawing: scene.element,
  size,
  say
 });
 const { signal } = root.abort;
 const ids = Object.keys(board.regions);
 const points = ids.map((id) => board.regions[id].label);
 const drawing = createDrawing(scene, board, labels);
 const marks = createMarks(scene, board);
 const notes = createNotes(scene.layers.focus, {
  labels,
  elements: scene.paths,
  at: drawing.freePlace,
  scale,
  wrap: board.wrap ? board.viewBox[2] : 0
 });
 let view = {};
 let choices = NO_CHOICES;
 let selected = '';
 let tabStop = 0;
 const NOWHERE = { id: '', piece: '' };
 let focused = NOWHERE;
 let hovered = NOWHERE;
 let hushed = '';
 const holding = (id) => view.regions?.[id] ?? NOTHING;
 const words = (id) => regionWords(labels, id, board.regions[id], holding(id));
 for (const [index, id] of ids.entries()) {
  const path = scene.paths[id];
  path.setAttribute('role', 'button');
  path.setAttribute('tabindex', index === tabStop ? '0' : '-1');
  path.setAttribute('aria-pressed', 'false');
 }
 const sight2 = createSight({
  stage,
  svgElement: scene.element,
  board: board.viewBox,
  labels,
  signal,
  scale,
  onChange: (next) => {
   if (next) {
    drawing.layOut(next);
    marks.rescale(next.k);
    notes.layOut(next.k);
    drawWay();
   }
   showTip();
  }
 });
 const offer = (id) => choices.refused[id] ?? opened(choiceWords(labels, choices, id));
 function explanation({ id, piece }) {
  const region = board.regions[id];
  const ruleset = view.ruleset ?? 'summary';
  if (piece !== '') {
   const said2 = pieceWords(labels, ruleset, region, holding(id), piece);
   return { name: labels.t('widget.map.piece', { what: said2.name, region: id }), lines: [offer(id), ...said2.lines].filter(Boolean) };
  }
  const { name, place, units } = words(id);
  return { name, lines: [offer(id), place, units, ...regionRules(labels, ruleset, region, holding(id)), ...notes.words(id)].filter(Boolean) };
 }
 const present = ({ id, piece }) => ({ id, piece: id !== '' && piecesOf(board.regions[id], holding(id)).includes(piece) ? piece : '' });
 function showTip() {
  const spot = present(hovered.id ? hovered : focused);
  if (spot.id === '' || spot.id === hushed) return tip.hide();
  const { name, lines: lines2 } = explanation(spot);
  tip.show(name, lines2, sight2.toStage(spot.piece ? drawing.pieceAt(spot.id, spot.piece) : board.regions[spot.id].label));
 }
 function announce(id) {
  const status = labels.t('widget.map.status', { region: id, units: words(id).units });
  root.say(choices.refused[id] ? `${status}. ${choices.refused[id]}` : status);
 }
 function title(id) {
  const { name, place } = words(id);
  const choice = choiceWords(labels, choices, id);
  scene.paths[id].setAttribute('aria-label', labels.t('widget.map.region', { region: name, place: choice ? `${choice}, ${place}` : place }));
 }
 function act(id) {
  if (id in choices.options || id !== '' && id === choices.chosen) return onChoose(id);
  select(id);
  if (choices.refused[id]) root.say(choices.refused[id]);
 }
 function select(id) {
  const before = selected;
  setSelected(id);
  if (id !== before) {
   onSelect(id);
   root.say(id === '' ? labels.t('widget.map.cleared') : labels.t('widget.map.selected', { region: id }));
  }
 }
 function setSelected(id) {
  if (selected in scene.paths) scene.paths[selected].setAttribute('aria-pressed', 'false');
  selected = id in board.regions ? id : '';
  if (selected !== '') scene.paths[selected].setAttribute('aria-pressed', 'true');
  marks.select(selected);
  list.select(selected);
 }
 function setChoices(given) {
  const before = choices;
  choices = complete(given, (id) => id in board.regions);
  if (JSON.stringify(before) === JSON.stringify(choices)) return;
  marks.choose(choices);
  drawRings();
  drawWay();
  for (const id of ids) if (choiceWords(labels, before, id) !== choiceWords(labels, choices, id)) title(id);
  const some = Object.keys(choices.options).length > 0;
  scene.element.setAttribute('aria-label', labels.t('widget.map.help') + (some ? ` ${labels.t("widget.map.help.choices")}` : ''));
  list.sort(optionsFirst(ids, choices));
  showTip();
 }
 const ownStacks = (id) => (holding(id).units ?? []).flatMap(([owner], index) => owner === actor() ? [String(index)] : []);
 const actor = () => view.decision?.actor ?? view.active;
 function drawRings() {
  const from = choices.picked.at(-1) ?? '';
  const picked = from && ownStacks(from).length === 1 ? from : '';
  drawing.ring((id, [owner, kind]) => owner !== actor() ? '' : id === picked ? 'picked' : kind === choices.options[id]?.unit ? 'option' : '');
 }
 function drawWay() {
  const from = choices.picked.at(-1) ?? '';
  const { chosen } = choices;
  if (!from || !chosen || from === chosen) return marks.showWay();
  const own = ownStacks(from);
  marks.showWay(own.length === 1 ? drawing.pieceAt(from, own[0]) : board.regions[from].label, drawing.freePlace(chosen));
 }
 function spotOf(event) {
  const node = (
   event.target.closest?.('[data-region]')
  );
  return node ? { id: node.getAttribute('data-region') ?? '', piece: node.getAttribute('data-piece') ?? '' } : NOWHERE;
 }
 function focusRegion(index) {
  scene.paths[ids[tabStop]].setAttribute('tabindex', '-1');
  tabStop = index;
  const path = scene.paths[ids[index]];
  path.setAttribute('tabindex', '0');
  path.focus({ preventScroll: true });
 }
 function explainNext() {
  const id = ids[tabStop];
  const pieces = ['', ...piecesOf(board.regions[id], holding(id))];
  focused = { id, piece: pieces[(pieces.indexOf(present({ id, piece: focused.piece }).piece) + 1) % pieces.length] };
  hovered = NOWHERE;
  hushed = '';
  showTip();
  const { name, lines: lines2 } = explanation(focused);
  root.say([name, ...lines2].map((text) => text.replace(/[.]$/, '')).join('. '));
 }
 function toOption(by) {
  const next = jump(ids, choices, ids[tabStop], by);
  hovered = NOWHERE;
  focusRegion(ids.indexOf(next));
 }
 canvas.addEventListener('pointerover', (event) => {
  hovered = spotOf(event);
  if (hovered.id !== hushed) hushed = '';
  showTip();
 }, { signal });
 canvas.addEventListener('pointerleave', () => (hovered = NOWHERE, showTip()), { signal });
 canvas.addEventListener(
  'click',
  (event) => {
   const { id } = spotOf(event);
   if (id === '' || sight2.dragged()) return;
   focusRegion(ids.indexOf(id));
   if (id in choices.options) hushed = id;
   act(id);
   showTip();
  },
  { signal }
 );
 canvas.addEventListener(
  'focusin',
  (event) => {
   focused = spotOf(event);
   const { id } = focused;
   if (id === '') return;
   if (id !== hushed) hushed = '';
   const index = ids.indexOf(id);
   if (index !== tabStop) {
    scene.paths[ids[tabStop]].setAttribute('tabindex', '-1');
    tabStop = index;
    scene.paths[id].setAttribute('tabindex', '0');
   }
   marks.focus(scene.paths[id].matches(':focus-visible') ? id : '');
   sight2.reveal(board.regions[id].label);
   showTip();
   announce(id);
  },
  { signal }
 );
 canvas.addEventListener('focusout', () => (focused = NOWHERE, marks.focus(''), showTip()), { signal });
 const COMMANDS = {
  move: (event) => focusRegion(step(points, tabStop, event.key, board.wrap ? board.viewBox[2] : 0)),
  first: () => focusRegion(0),
  last: () => focusRegion(ids.length - 1),
  select: () => act(ids[tabStop]),
  next: () => toOption(1),
  previous: () => toOption(-1),
  explain: explainNext,
  clear: () => {
   hovered = NOWHERE;
   tip.hide();
   select('');
  },
  closer: () => sight2.zoomBy(1, points[tabStop]),
  farther: () => sight2.zoomBy(-1, points[tabStop]),
  whole: () => sight2.zoomBy(-9, points[tabStop])
 };
 canvas.addEventListener(
  'keydown',
  (event) => {
   const command = commandFor(event, PIECE_KEYS);
   if (command === '') return;
   const own = command !== 'clear' || selected !== '';
   COMMANDS[command](event);
   if (own) consume(event);
  },
  { signal }
 );
 const folds = appendFolds(root);
 createLegend(folds, { labels, nation: Object.values(board.regions).find((region) => region.owner)?.owner ?? '' });
 const list = createList(folds, {
  ids,
  summary: labels.t('widget.map.list'),
  name: labels.name,
  line: (id) => {
   const { name, place, units } = words(id);
   const choice = choiceWords(labels, choices, id);
   const line = labels.t(`widget.map.line${choice ? ".choice" : ""}`, { region: name, choice, place, units });
   return [line, ...notes.words(id)].join('. ');
  },
  onSelect: act,
  onVisit: (id) => marks.focus(id),
  signal
 });
 function update(next, { highlight = [], animate = false, marks: noted = [] } = {}) {
  view = next;
  drawing.update(view.regions ?? {}, { animate, onChange: title });
  if (choices !== NO_CHOICES) {
   drawRings();
   drawWay();
  }
  notes.update(noted);
  marks.change(highlight);
  marks.note(notes.places);
  showTip();
  list.refresh();
 }
 list.refresh();
 return shown(root, sight2, {
  update,
  setSelected,
  setChoices,
  describe: words
 });
}
var OUTER = 158;
var INNER = 38;
var MARKER = 13;
function sector(index, count) {
 const width = 2 * Math.PI / count;
 return { from: (index - 0.5) * width, middle: index * width, to: (index + 0.5) * width };
}
function blockRadius(count, width, height) {
 const limit = OUTER - 4;
 for (let radius = OUTER; radius > INNER; radius -= 1) {
  let fits = true;
  for (let index = 0; index < count && fits; index += 1) {
   const [x, y] = polar(radius, sector(index, count).middle);
   fits = Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) <= limit;
  }
  if (fits) return radius;
 }
 return INNER;
}
function fan(markers, index, count) {
 const { middle, to, from } = sector(index, count);
 const width = to - from;
 for (const scale of [0.76, 0.68, 0.6, 0.52, 0.44, 0.36]) {
  const half = MARKER * scale;
  const first = INNER + 4 + half;
  const capacity = (radius) => Math.max(1, Math.floor(width * radius / (2 * half + 1.5)));
  const rows = [Math.min(markers, capacity(first))];
  const second = first + 2 * half + 1;
  if (rows[0] < markers) rows.push(markers - rows[0]);
  if (rows.length > 1 && rows[1] > capacity(second)) continue;
  if (rows.length > 1 && scale > 0.6) continue;
  return rows.flatMap((size, row) => {
   const radius = row === 0 ? first : second;
   const step2 = (2 * half + 1.5) / radius;
   return Array.from({ length: size }, (_, place) => {
    const [x, y] = polar(radius, middle + (place - (size - 1) / 2) * step2);
    return { x, y, scale };
   });
  });
 }
 throw new Error(`no room for ${markers} markers on one of ${count} spaces`);
}
function hub(markers) {
 if (markers === 1) return [{ x: 0, y: 0, scale: 0.84 }];
 const scale = markers > 4 ? 0.62 : 0.72;
 return Array.from({ length: markers }, (_, place) => {
  const [x, y] = polar(markers > 2 ? 22 : 13, 2 * Math.PI * place / markers + (markers === 2 ? Math.PI / 2 : 0));
  return { x, y, scale };
 });
}
function pathOf(start, steps, count) {
 if (start < 0 || steps === null) return [];
 return Array.from({ length: steps }, (_, step2) => (start + step2 + 1) % count);
}
function way2(from, to, pieces = 10) {
 const angle = (p) => Math.atan2(p.x, -p.y);
 const [r0, r1] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
 const start = r0 < INNER ? angle(to) : angle(from);
 let turn = r0 < INNER ? 0 : angle(to) - start;
 if (turn < -0.9) turn += 2 * Math.PI;
 return Array.from({ length: pieces + 1 }, (_, piece) => polar(r0 + (r1 - r0) * piece / pieces, start + turn * piece / pieces));
}
var price = (labels, offer) => offer.fee === 0 ? labels.t('widget.rondel.free') : labels.t('widget.rondel.fee', { fee: offer.fee });
function reason(labels, view, offer) {
 const nation = view.active;
 const known = `widget.rondel.why.${offer.why}`;
 return labels.has(known) ? labels.t(known, { nation, fee: offer.fee, treasury: view.nations[nation].treasury, steps: offer.steps }) : labels.t('widget.rondel.why', { rule: offer.why ?? '' });
}
var standing = (view, id) => Object.keys(view.nations ?? {}).filter((nation) => (view.nations[nation].rondel ?? null) === id);
function spaceWords(labels, view, space) {
 const lines2 = [];
 const offer = view.spaces?.[space.id];
 if (offer) {
  const where = offer.steps === null ? labels.t('widget.rondel.first') : labels.t('widget.rondel.steps', { steps: offer.steps });
  lines2.push(labels.t('widget.rondel.offer', { where, price: price(labels, offer) }));
  if (!offer.legal) lines2.push(reason(labels, view, offer));
 }
 const there = standing(view, space.id);
 if (there.length > 0) lines2.push(labels.t('widget.rondel.markers', { nations: there }));
 const rule = `widget.rondel.rule.${view.ruleset}.${space.action}`;
 if (labels.has(rule)) lines2.push(labels.t(rule));
 return { name: labels.name(space.action), lines: lines2 };
}
function markerWords(labels, view, nation, wheel) {
 const rule = (key, params = {}) => {
  const id = `widget.rondel.rule.${view.ruleset}.${key}`;
  return labels.has(id) ? [labels.t(id, params)] : [];
 };
 if (nation === null) {
  const waiting = standing(view, null);
  return { name: labels.t('widget.rondel.hub'), lines: waiting.length > 0 ? [labels.t('widget.rondel.markers', { nations: waiting }), ...rule('hub')] : [labels.t('widget.rondel.hub.empty')] };
 }
 const { rondel } = view.nations[nation];
 const fee = view.prospects?.fees[nation];
 const space = wheel.find(({ id }) => id === rondel);
 return {
  name: labels.t('widget.rondel.marker', { nation }),
  lines: space ? [labels.t('widget.rondel.stands', { space: space.action }), ...fee === void 0 ? [] : rule('marker', { price: fee })] : rule('hub')
 };
}
var WORD = 11.5;
var PRICE = 10;
var HUB = 'hub';
var EXPLAIN = 'e';
var RIM = OUTER + 7;
var EDGE = OUTER + 14;
function createRondel(host, { labels, wheel, readonly: closed = false, onChoose = () => {
}, onConfirm = onChoose, onRefuse = () => {
}, onSelect, say, size = 'normal' }) {
 const root = createRoot(host, { className: 'gk-rondel', say });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const count = wheel.length;
 let view = { nations: {} };
 let readonly = closed;
 let chosen = '';
 let selected = '';
 let tabStop = 0;
 let hovered = -1;
 let focused = -1;
 let pointed = '';
 const drawing = svg('svg', { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: 'gk-drawing gk-rondel-svg', role: 'radiogroup' });
 const title = el('strong');
 const lines2 = el('div');
 const note = el('div', { class: 'gk-rondel-note', 'aria-hidden': 'true' }, title, lines2);
 const canvas = el('div', {}, drawing);
 root.element.prepend(el('div', { class: 'gk-rondel-stage' }, canvas, note));
 const longest = Math.max(...wheel.map((space) => textWidth(labels.name(space.action), WORD)));
 const block = { width: longest + 2, height: 18 + WORD + PRICE + 5 };
 const middle = blockRadius(count, block.width, block.height);
 const wedges = wheel.map((space, index) => {
  const { from, middle: angle, to } = sector(index, count);
  const shape = svg('path', { d: wedgePath(INNER, OUTER, from, to), class: 'gk-wedge-shape' });
  const ring = svg('path', { d: wedgePath(INNER + 2.5, OUTER - 2.5, from + 0.012, to - 0.012), class: 'gk-wedge-ring' });
  const focus = svg('path', { d: wedgePath(INNER + 7, OUTER - 7, from + 0.04, to - 0.04), class: 'gk-wedge-focus' });
  const icon = svg('path', { d: (
   look_default2.icons[space.action]
  ), class: 'gk-wedge-icon' });
  const word = svg('text', { class: 'gk-wedge-word', 'font-size': WORD }, labels.name(space.action));
  const cost = svg('text', { class: 'gk-wedge-price', 'font-size': PRICE });
  const face = svg('g', {}, icon, word, cost);
  const element = svg('g', { class: 'gk-wedge', role: 'radio', tabindex: index === 0 ? '0' : '-1', 'data-space': space.id }, shape, ring, focus, face);
  drawing.append(element);
  return { space, element, icon, word, cost, at: polar(middle, angle) };
 });
 const noted = createNoted(labels, Object.fromEntries(wedges.map(({ space, element }) => [space.id, element])));
 drawing.append(svg('circle', { r: INNER, class: 'gk-rondel-hub', 'aria-hidden': 'true', 'data-marker': HUB }));
 const trail = svg('g', { class: 'gk-rondel-trail', 'aria-hidden': 'true' });
 const markerLayer = svg('g', { 'aria-hidden': 'true' });
 const noteLayer = svg('g', { 'aria-hidden': 'true' });
 drawing.append(trail, markerLayer, noteLayer);
 const markers = /* @__PURE__ */ new Map();
 const { d: octagon, text: [codeX, codeY] } = look_default2.tokens.octagon;
 function marker(nation) {
  const known = markers.get(nation);
  if (known) return known;
  const element = svg(
   'g',
   { class: 'gk-marker', 'data-nation': nation, 'data-marker': nation },
   svg('path', { d: octagon, class: 'gk-piece-case' }),
   svg('path', { d: octagon, class: 'gk-piece-body' }),
   svg('text', { x: codeX, y: codeY, class: 'gk-piece-code' }, nation)
  );
  markerLayer.append(element);
  const made = { element, x: 0, y: 0, scale: 0 };
  markers.set(nation, made);
  return made;
 }
 function drawMarkers(animate) {
  const moving = animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const groups = [...wheel.map((space, index) => ({ nations: standing(view, space.id), place: (n) => fan(n, index, count) })), { nations: standing(view, null), place: hub }];
  for (const { nations, place } of groups) {
   if (nations.length === 0) continue;
   const places = place(nations.length);
   for (const [index, nation] of nations.entries()) {
    const piece = marker(nation);
    setAttributes(piece.element, { 'data-on': view.nations[nation].rondel });
    const { x, y, scale } = places[index];
    piece.element.classList.toggle('gk-marker-active', nation === view.active);
    if (piece.x === x && piece.y === y && piece.scale === scale) continue;
    if (moving && piece.scale > 0) {
     const frames = way2(piece, { x, y }).map(([px, py]) => ({ transform: `translate(${px}px, ${py}px) scale(${scale})` }));
     piece.element.animate(frames, { duration: 240, easing: 'ease-in-out' });
    }
    Object.assign(piece, { x, y, scale });
    piece.element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
   }
  }
  const active2 = markers.get(view.active);
  if (active2) markerLayer.append(active2.element);
  for (const [nation, piece] of markers) {
   if (nation in view.nations) continue;
   piece.element.remove();
   markers.delete(nation);
  }
 }
 const offer = (index) => view.spaces?.[wheel[index].id];
 const open = (index) => !readonly && offer(index)?.legal === true;
 const spoken3 = (index) => {
  const words = spaceWords(labels, view, wheel[index]);
  return [words.name, ...words.lines].map((text) => text.replace(/[.]$/, '')).join('. ');
 };
 function drawWedges() {
  const priced = view.spaces !== void 0;
  const current = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
  for (const [index, { space, element, icon, word, cost, at: [x, y] }] of wedges.entries()) {
   const here = offer(index);
   const top = y - block.height / 2 + (here ? 0 : 6);
   icon.setAttribute('transform', `translate(${(x - 9).toFixed(1)} ${top.toFixed(1)}) scale(.75)`);
   for (
    const [node, lower] of
    [[word, 18 + WORD], [cost, 21 + WORD + PRICE]]
   ) {
    node.setAttribute('x', x.toFixed(1));
    node.setAttribute('y', (top + lower).toFixed(1));
   }
   setText(cost, here ? price(labels, here) : '');
   element.classList.toggle('gk-wedge-closed', priced && !here?.legal);
   element.classList.toggle('gk-wedge-open', open(index));
   const picked = readonly ? selected : chosen;
   const checked = readonly && !selected ? index === current : space.id === picked;
   element.classList.toggle('gk-wedge-chosen', space.id === picked);
   element.setAttribute('aria-checked', String(checked));
   if (readonly) element.removeAttribute('aria-disabled');
   else element.setAttribute('aria-disabled', String(!open(index)));
   element.setAttribute('aria-label', spoken3(index));
  }
  setAttributes(drawing, { 'aria-readonly': readonly ? 'true' : null, 'aria-keyshortcuts': EXPLAIN.toUpperCase() });
  const name = priced && !readonly ? labels.t('widget.rondel.title.choose', { nation: view.active }) : labels.t('widget.rondel.title');
  drawing.setAttribute('aria-label', name);
 }
 function drawNotes() {
  noteLayer.replaceChildren(...wheel.flatMap(({ id }, index) => {
   if (!noted.places.includes(id)) return [];
   const [x, y] = polar(OUTER - 15, sector(index, count).from + 0.11);
   return [noteSign(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.15)`)];
  }));
 }
 function light() {
  const looked = hovered >= 0 ? hovered : focused;
  const target = looked >= 0 || readonly ? looked : wheel.findIndex((space) => space.id === chosen);
  const here = target >= 0 ? offer(target) : void 0;
  const start = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
  const path = here ? pathOf(start, here.steps, count) : [];
  for (const [index, { element }] of wedges.entries()) element.classList.toggle('gk-wedge-path', path.includes(index));
  trail.replaceChildren();
  const dots = [];
  for (const [step2, index] of path.entries()) {
   const to = sector(index, count).middle;
   const from = to - 2 * Math.PI / count;
   const [a, b] = [polar(RIM, from), polar(RIM, to)].map((point2) => point2.map((value) => value.toFixed(2)).join(' '));
   const form = step2 >= (view.prospects?.free_steps ?? Infinity) ? 'paid' : 'free';
   trail.append(svg("path", { d: `M${a}A${RIM} ${RIM} 0 0 1 ${b}`, class: `gk-trail-${form}` }));
   const [x, y] = polar(RIM, to);
   dots.push(
    svg('circle', { cx: x.toFixed(2), cy: y.toFixed(2), r: 6.2, class: `gk-trail-dot gk-trail-dot-${form}` }),
    svg('text', { x: x.toFixed(2), y: (y + 2.9).toFixed(2), class: 'gk-trail-step' }, String(step2 + 1))
   );
  }
  trail.append(...dots);
 }
 function explain2() {
  light();
  const index = hovered >= 0 ? hovered : focused;
  const words = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : index < 0 ? { name: '', lines: [invitation()] } : spaceWords(labels, view, wheel[index]);
  const remark = index >= 0 && !pointed ? noted.words(wheel[index].id) : [];
  note.toggleAttribute('data-gk-idle', index < 0 && !pointed);
  setText(title, words.name);
  lines2.replaceChildren(...[...words.lines, ...remark].map((line) => el('div', {}, line)));
 }
 function invitation() {
  if (view.spaces === void 0 || !view.active) return '';
  return labels.t('widget.rondel.invite', { nation: view.active });
 }
 function choose(index) {
  if (!open(index)) {
   root.say(spoken3(index));
   if (readonly && onSelect) select(wheel[index].id);
   onRefuse(wheel[index].id);
   return;
  }
  if (wheel[index].id === chosen) {
   onConfirm(chosen);
   return;
  }
  setChosen(wheel[index].id);
  root.say(labels.t('widget.rondel.chosen', { space: wheel[index].action }));
  onChoose(wheel[index].id);
 }
 function select(id) {
  const before = selected;
  setSelected(id);
  if (selected !== before) onSelect?.(selected);
 }
 function setSelected(id) {
  selected = wheel.some((space) => space.id === id) ? id : '';
  drawWedges();
 }
 function setChosen(id) {
  chosen = id;
  drawWedges();
  light();
 }
 function holdTab(index) {
  wedges[tabStop].element.setAttribute('tabindex', '-1');
  tabStop = index;
  wedges[tabStop].element.setAttribute('tabindex', '0');
 }
 function focusSpace(index) {
  holdTab((index + count) % count);
  wedges[tabStop].element.focus({ preventScroll: true });
 }
 const attributeOf = (event, name) => (
  event.target.closest(`[${name}]`)?.getAttribute(name) ?? ''
 );
 function indexOf(event) {
  const id = attributeOf(event, 'data-on') || attributeOf(event, 'data-space');
  return wheel.findIndex((space) => space.id === id);
 }
 function explainNext() {
  const waiting = standing(view, null);
  const all = ['', ...standing(view, wheel[tabStop].id), ...waiting.length > 0 ? [HUB] : []];
  pointed = all[(all.indexOf(pointed) + 1) % all.length];
  explain2();
  const { name, lines: lines3 } = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : { name: '', lines: [spoken3(tabStop)] };
  root.say([name, ...lines3].filter(Boolean).map((text) => text.replace(/[.]$/, '')).join('. '));
 }
 function point(hover, focus, marker2 = '') {
  [hovered, focused, pointed] = [hover, focus, marker2];
  explain2();
 }
 canvas.addEventListener('pointerover', (event) => point(indexOf(event), focused, attributeOf(event, 'data-marker')), { signal });
 canvas.addEventListener('pointerleave', () => point(-1, focused), { signal });
 canvas.addEventListener('focusin', (event) => {
  const index = indexOf(event);
  if (index >= 0) holdTab(index);
  point(hovered, index);
 }, { signal });
 canvas.addEventListener('focusout', () => point(hovered, -1), { signal });
 canvas.addEventListener(
  'click',
  (event) => {
   const index = indexOf(event);
   if (index < 0) return;
   focusSpace(index);
   choose(index);
  },
  { signal }
 );
 canvas.addEventListener(
  'keydown',
  (event) => {
   if (event.ctrlKey || event.metaKey || event.altKey) return;
   if (event.key === 'ArrowRight' || event.key === 'ArrowDown') focusSpace(tabStop + 1);
   else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') focusSpace(tabStop - 1);
   else if (event.key === 'Home') focusSpace(0);
   else if (event.key === 'End') focusSpace(count - 1);
   else if (event.key === 'Enter' || event.key === ' ') choose(tabStop);
   else if (event.key === EXPLAIN) explainNext();
   else if (event.key === 'Escape') {
    point(-1, -1);
    if (!selected) return;
    select('');
   } else return;
   consume(event);
  },
  { signal }
 );
 return {
  element: root.element,
  update(next, { animate = false, marks = [] } = {}) {
   const remarked = noted.set(marks);
   if (remarked) drawNotes();
   const same2 = next.nations === view.nations && next.spaces === view.spaces && next.active === view.active;
   view = { ...next, nations: next.nations ?? {} };
   if (same2) return remarked ? explain2() : void 0;
   drawMarkers(animate);
   drawWedges();
   explain2();
  },
  setChosen,
  setSelected,
  setReadonly(next) {
   if (next === readonly) return;
   readonly = next;
   drawWedges();
   explain2();
  },
  destroy: root.destroy
 };
}
var createBoard = createWorldMap;
var kit = {
 createBoard,
 createDial: (host, { dial, ...options }) => createRondel(host, { ...options, wheel: dial }),
 createAccounts,
 createStage: null,
 changed: changedRegions,
 dialPlaces: (dial) => new Set(dial.map(({ id }) => id)),
 entrances: { board: ["[data-region][tabindex='0']"], dial: ["[role=radio][tabindex='0']"] },
 dialHelp: 'help_rondel',
 decidesFirst: false
};
function changedRegions(before, after) {
 const [old, now] = [before.regions ?? {}, after.regions ?? {}];
 return [.../* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(now)])].filter((id) => old[id] !== now[id]);
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
 const opened2 = chip.getAttribute('aria-expanded') === 'true';
 for (const other of body.querySelectorAll('button[data-rule]')) {
  other.setAttribute('aria-expanded', 'false');
  other.removeAttribute('aria-controls');
 }
 body.querySelector('.gk-log-rule')?.remove();
 const id = chip.dataset.rule ?? '';
 const rule = Object.hasOwn(rules, id) ? rules[id] : null;
 if (opened2 || !rule) return;
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
 let shown2 = null;
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
  if (shown2?.kind === 'number') return inputs()[0].value;
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
  if (shown2?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 form.addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  event.stopPropagation();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (shown2?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 reveal.addEventListener('click', () => onAnswer({ do: 'reveal' }), { signal });
 again.addEventListener('click', () => {
  onAnswer({ do: 'again' });
  inputs()[0]?.focus();
 }, { signal });
 return {
  update(question, more = {}) {
   Object.assign(known, more);
   const before = shown2;
   shown2 = question;
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
 let shown2 = null;
 let drawn = '';
 select.addEventListener('change', () => wish('begin', { lesson: select.value }), { signal });
 open.addEventListener('click', () => shown2?.then && wish('begin', { lesson: shown2.then.id }), { signal });
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
   const before = shown2;
   shown2 = lesson;
   const step2 = stepOf(lesson);
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
    setText(predict, t(lesson.quiz.open ? 'predict' : step2.attempt ? 'now_try' : 'now_move'));
   }
   drawResult(lesson);
   const focused = active(root.element);
   attempt.hidden = !step2.attempt;
   next.hidden = !step2.next;
   open.hidden = !step2.open;
   setText(open, lesson.then ? t('open_next', { title: lesson.then.title }) : '');
   hint.hidden = !step2.hint;
   again.hidden = !step2.again;
   const lost = focused instanceof HTMLElement && root.element.contains(focused) && focused.offsetParent === null;
   if (lost) (before?.id === lesson.id && before.at === lesson.at && !next.hidden ? next : said2.text).focus();
  },
  destroy() {
   quiz.destroy();
   root.destroy();
  }
 };
}
function newest(entries, step2, limit) {
 const end = countUpTo(entries, step2);
 const start = Math.max(0, end - limit);
 return { shown: entries.slice(start, end).reverse(), older: start };
}
function countUpTo(entries, step2) {
 let low = 0;
 let high = entries.length;
 while (low < high) {
  const middle = low + high >> 1;
  if (entries[middle].n <= step2) low = middle + 1;
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
  const { shown: shown2, older } = newest(entries, current, glance ? GLANCE : limit);
  const items = shown2.map(item);
  reconcile(list, items);
  for (const node of list.querySelectorAll('[aria-current]')) node.removeAttribute('aria-current');
  if (shown2[0]?.n === current) items[0].setAttribute('aria-current', 'step');
  empty.hidden = shown2.length > 0;
  list.hidden = shown2.length === 0;
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
  update(_view, { step: step2, entries: next = entries, older = 0 }) {
   entries = next;
   elsewhere = older;
   if (step2 === 0) limit = PAGE;
   const jump2 = Math.abs(step2 - current) > 1;
   current = step2;
   draw2(jump2 && scroll);
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
 const lines2 = entry.lines.map(([text, ...ids]) => {
  const chips2 = ids.map((id) => ruleChip(id, rules, labels));
  return el('p', { class: 'gk-log-line', 'data-gk-line': true }, text, ...chips2.flatMap((chip) => [' ', chip]));
 });
 if (lines2.length === 0) lines2.push(el('p', { class: 'gk-log-line' }, labels.t('widget.log.secret')));
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
   ...lines2
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
var ICONS2 = {
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
var STEPS2 = ['first', 'back', 'forward', 'last'];
var CHANGES = ['undo', 'redo', 'reset', 'run'];
function createBar({ labels, signal, absent, dialHelp, onCommand }) {
 const t = (id, params = {}) => labels.t(`widget.table.${id}`, params);
 const made = /* @__PURE__ */ new Map();
 for (const command of [...STEPS2, ...CHANGES]) {
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
  draw(drawing, ICONS2[icon], icon === 'go' || icon === 'pause');
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
  el('div', { class: 'gk-table-steps' }, ...buttons(STEPS2), place),
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
function way3(menu) {
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
 const { picked, target } = way3(menu);
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
var MOST2 = 3;
function sharedRules(options) {
 const common = options.length < 2 ? [] : options[0].rules.filter((rule) => options.every(({ rules }) => rules.includes(rule)));
 const most = options.length < 2 ? Infinity : options.length <= FEW ? MOST2 : 0;
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
 const step2 = (steps, sign2, name) => el('button', { type: 'button', class: 'gk-button gk-table-step', 'data-step': steps, 'aria-label': name, title: name }, sign2);
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
   step2(-1, '−1', t('number_less')),
   step2(1, '+1', t('number_more')),
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
function outcomeParts({ said: lines2, rows }, texts) {
 const { labels } = texts;
 const t = (id) => labels.t(`widget.table.${id}`);
 const format = new Intl.NumberFormat(labels.lang);
 const head2 = (text, kind = '') => el('th', { scope: 'col', class: kind }, text);
 return [
  ...lines2.map((line) => said(line, texts)),
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
 let step2 = -1;
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
  if (event.detail < 2) clicked = step2;
  if (option !== void 0) {
   const wanted = listed[Number(option)];
   if (event.detail < 2 || wanted.more && clicked === step2) onOption(wanted);
  } else if (command && (command !== 'roll' || event.detail < 2)) onCommand(command);
  else if (crumb !== void 0) onCrumb(crumb);
 }, { signal });
 return {
  element,
  update(shown2) {
   const held = element.contains(active(element));
   step2 = shown2.now.n;
   const wanted = drawings(shown2);
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
  for (const [name, { element: shown2, label }] of Object.entries(fields)) {
   shown2.hidden = gift.words[name] === void 0;
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
function gist(lines2, most) {
 return { lines: lines2.slice(0, most), more: lines2.length > most };
}
function spoken2(sentences) {
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
 function want(step2) {
  wanted = step2;
  clearTimeout(waiting);
  if (step2 === null) return;
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
  const { picked, target } = way3(menu);
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
  const step2 = (it) => JSON.stringify([it.n, it.last, it.turn, it.sentence, it.happened]);
  const chosenSoFar = (it) => JSON.stringify(it.menu && [it.menu.text, it.menu.trail]);
  if (step2(now) !== step2(old.now)) {
   const facts = now.n === 0 ? [t('start')] : now.happened.map(([text]) => text);
   announce.push(spoken2([t('where', { step: now.n, last: now.last, turn: now.turn }), ...facts, now.sentence]));
  } else if (verdict.text && verdict.id !== old.verdict.id) {
   announce.cancel();
   root.say(spoken2([verdict.text]));
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
var table_imperial2030_default = widget(kit);
export {
 table_imperial2030_default as default
};
