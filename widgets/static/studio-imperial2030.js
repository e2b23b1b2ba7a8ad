/* Built from widgets/js/studio and widgets/js/games/imperial2030.mjs by `make js`: edit the source, not this file. */
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
var columnHead = (text) => el('th', { scope: 'col' }, text);
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
 const made2 = figures(`gk-acc-table ${className}`, caption, heads, rows);
 made2.setAttribute('role', 'grid');
 return made2;
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
 const said = labels.t('widget.common.noted');
 let known = '[]';
 let noted = { places: [], arrows: [] };
 return {
  get places() {
   return noted.places;
  },
  get arrows() {
   return noted.arrows;
  },
  words: (id) => noted.places.includes(id) ? [said.charAt(0).toLocaleUpperCase() + said.slice(1)] : [],
  set(marks) {
   const next = readMarks(marks, (id) => {
    const place = placeOf(id);
    return Object.hasOwn(elements, place) ? place : '';
   });
   const text = JSON.stringify(next);
   if (text === known) return false;
   known = text;
   for (const id of noted.places) elements[id].removeAttribute('aria-description');
   for (const id of next.places) elements[id].setAttribute('aria-description', said);
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
 const made2 = table('gk-acc-seats', t('players'), heads, rows);
 made2.caption?.append(el('span', { class: 'gk-acc-legend' }, crown(), ` ${t("governs")}`));
 return made2;
}
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known) {
 const own2 = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known(id)));
 return { options: own2(options), refused: own2(refused), picked: picked.filter(known), chosen: known(chosen) ? chosen : '' };
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
function createFrame(host, { className, labels, words, drawing: drawing2, size, say }) {
 const root = createRoot(host, { className, label: labels.t(`${words}.title`), say });
 root.element.dataset.size = size;
 drawing2.setAttribute('aria-label', labels.t(`${words}.help`));
 const canvas = el('div', {}, drawing2);
 const stage = el('div', { class: 'gk-map-stage' }, canvas);
 root.element.prepend(stage);
 return { root, canvas, stage, tip: createTip(stage), scale: size === 'large' ? 1.5 : 1 };
}
function appendFolds(root) {
 const folds = el('div', { class: 'gk-map-folds' });
 root.element.append(folds);
 return folds;
}
function shown(root, sight2, own2) {
 sight2.start();
 return {
  element: root.element,
  ...own2,
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
 const fold2 = el('details', { class: 'gk-map-fold gk-map-list' }, el('summary', {}, summary), box);
 host.append(fold2);
 let options = [];
 let current = 0;
 let selected = '';
 let typed = '';
 let typedAt = 0;
 function refresh() {
  if (!fold2.open) return;
  if (options.length === 0) {
   options = ids.map((id) => el('div', { class: 'gk-map-option', role: 'option', id: `${stem}-${id}`, 'data-region': id }));
  }
  if (options.some((option2, index) => option2 !== box.children[index])) box.append(...options);
  options.forEach((option2, index) => {
   setText(option2, line(ids[index]));
   option2.setAttribute('aria-selected', String(ids[index] === selected));
   option2.classList.toggle('gk-map-option-current', index === current);
  });
  box.setAttribute('aria-activedescendant', options[current].id);
 }
 function go(index, visit = true) {
  current = Math.max(0, Math.min(ids.length - 1, index));
  refresh();
  if (!fold2.open) return;
  const option2 = options[current];
  const top = option2.offsetTop - box.offsetTop;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + option2.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + option2.offsetHeight - box.clientHeight;
  if (visit) onVisit(ids[current]);
 }
 fold2.addEventListener('toggle', refresh, { signal });
 box.addEventListener('focus', () => onVisit(ids[current]), { signal });
 box.addEventListener('blur', () => onVisit(''), { signal });
 box.addEventListener(
  'click',
  (event) => {
   const option2 = (
    event.target.closest('[data-region]')
   );
   if (!(option2 instanceof HTMLElement)) return;
   go(options.indexOf(option2));
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
    const found2 = order.find((index) => name(ids[index]).toLowerCase().startsWith(typed.toLowerCase()));
    if (found2 !== void 0) go(found2);
   } else return;
   consume(event);
  },
  { signal }
 );
 return {
  refresh,
  sort(next) {
   const reached = ids[current];
   const lines2 = new Map(options.map((option2) => [option2.dataset.region, option2]));
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
 let choices2 = NO_CHOICES;
 const kindOf = (id) => id === choices2.chosen ? 'chosen' : choices2.picked.includes(id) ? 'picked' : id in choices2.options ? 'option' : '';
 function clip(id) {
  const name = `${stem}-${id}`;
  if (!defs.querySelector(`[data-clip="${id}"]`)) {
   defs.append(svg('clipPath', { id: name, 'data-clip': id }, svg('path', { d: regions[id].d })));
  }
  return `url(#${name})`;
 }
 function offer2(id, kind) {
  const group = outline(kind);
  group.dataset.mark = kind;
  if (kind !== 'picked') group.prepend(svg('path', { class: 'gk-outline-fill', style: `fill: url(#${stem}-stripes)` }));
  trace(group, id);
  group.setAttribute('clip-path', clip(id));
  return group;
 }
 function outlines(name) {
  const drawn2 = /* @__PURE__ */ new Map();
  return (wanted) => {
   for (const [id, group] of drawn2) {
    if (wanted.includes(id)) continue;
    group.remove();
    drawn2.delete(id);
   }
   for (const id of wanted) {
    if (drawn2.has(id) || !Object.hasOwn(regions, id)) continue;
    const group = outline(name);
    trace(group, id);
    drawn2.set(id, group);
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
   choices2 = next;
   const ids = /* @__PURE__ */ new Set([...Object.keys(next.options), ...next.picked, ...next.chosen ? [next.chosen] : []]);
   for (const [id, { kind, group }] of offered) {
    if (ids.has(id) && kindOf(id) === kind) continue;
    group.remove();
    offered.delete(id);
   }
   for (const id of ids) {
    if (offered.has(id)) continue;
    const kind = kindOf(id);
    const group = offer2(id, kind);
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
  const along2 = (x - x0) * direction[0] + (y - y0) * direction[1];
  const across = Math.abs((x - x0) * direction[1] - (y - y0) * direction[0]);
  if (along2 <= 0 || across > along2 * 1.732) return;
  const cost = along2 + 2 * across;
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
 const found2 = nearestInDirection(points, from, direction);
 if (found2 >= 0 || wrap === 0 || direction[0] === 0) return found2 >= 0 ? found2 : from;
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
 let drawn2 = '';
 const written2 = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow2(from, to) {
  const pieces = way(from, to, wrap);
  const last = pieces[pieces.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces.map(([start, end]) => `M${written2(start)}L${written2(end)}`).join('');
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written2(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw2() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn2) return;
  drawn2 = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow2(points[from], points[to])),
   ...places.map((id) => noteSign(`translate(${written2(points[id])}) ${sized()}`))
  );
 }
 return {
  words: noted.words,
  get places() {
   return noted.places;
  },
  update(marks) {
   noted.set(marks);
   if (noted.places.length > 0 || drawn2 !== '') draw2();
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
 const button2 = (text, label, action) => {
  const node = el('button', { type: 'button', class: 'gk-map-zoom-button', 'aria-label': label, title: label }, text);
  node.addEventListener('click', action, { signal });
  return node;
 };
 const out = button2('−', labels.t(`${words}.zoom.out`), () => zoomBy(-1));
 const into = button2('+', labels.t(`${words}.zoom.in`), () => zoomBy(1));
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
 const found2 = [];
 for (const [key, list] of changes) {
  if (list.length !== 2) continue;
  const gain = list.findIndex(({ by }) => by > 0);
  const loss = list.findIndex(({ by }) => by < 0);
  if (gain >= 0 && loss >= 0) found2.push([key, loss, gain]);
 }
 return found2;
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
function landTaken(ground, box, own2) {
 let taken = 0;
 for (let row = Math.ceil(box.y / ground.cell); row * ground.cell <= box.y + box.h; row += 1) {
  for (let column = Math.ceil(box.x / ground.cell); column * ground.cell <= box.x + box.w; column += 1) {
   const point = ground.at.get(cellKey(column, row));
   if (point) taken += point.id === own2 ? 0.6 * point.share : 1.2 * point.share + 0.07;
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
 for (const [index, share] of shares.entries()) if (share < second && overlap(tokens[index], best) === 0) second = share;
 return FIRST * first + SECOND * second;
}
function wishes(item, sizes, board) {
 const size = item.kind === 'sea' ? sizes.seaFont : sizes.font;
 const line = size * 1.08;
 const flag = item.flag ? 27 * sizes.piece * 0.8 : 0;
 const tail = item.code === '' ? 0 : textWidth(` ${item.code}`, size * 0.8);
 const found2 = [];
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
   found2.push({ x, y, lines: lines2, size, box, pennant: flag ? [box.x + flag * 0.42, y] : null, off, cost: null });
  }
 }
 return found2.sort((a, b) => a.off - b.off);
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
   const own2 = scale * crowding(units.length);
   const sizeOf = (unit) => {
    const [, , w, h] = TOKENS[tokenOf(unit[1], unit[2])].box;
    return { w: (w + 5) * own2, h: (h + 5) * own2 };
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
    const at = region.port && region.city && harboured(region, unit) ? berth(region.port, region.city, own2) : places[free.indexOf(unit)];
    const { w, h } = sizeOf(unit);
    lie.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h });
    piece.unit = unit;
    piece.element.dataset.piece = String(index);
    if (piece.at[0] !== at[0] || piece.at[1] !== at[1] || piece.scale !== own2) {
     piece.at = at;
     piece.scale = own2;
     piece.element.setAttribute('transform', transform(at, own2));
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
 const found2 = [];
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
    if (holds(above) && holds(below)) found2.push([x, y, ((x - cx) * 0.7) ** 2 + (y - cy) ** 2]);
   }
  }
 }
 found2.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
 return found2.slice(0, most).map(([x, y]) => [x, y]);
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
 const drawn2 = {};
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
 function drawUnits(changed2, around = (_, draw2) => draw2()) {
  const before = [];
  for (const id of order) {
   const units = holding(id).units ?? [];
   const others = units.length ? near(places[id], before, REACH * sizes.piece) : [];
   const avoid = others.map(({ x, y, w }) => `${x},${y},${w}`).join(' ');
   const draw2 = () => {
    lying[id] = parts[id].stacks.update(units, sizes.piece, obstacles[id], boardBox, others);
   };
   if (changed2(id)) around(id, draw2);
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
   const changed2 = /* @__PURE__ */ new Set();
   for (const id of ids) {
    if (before[id] === regions[id] && id in drawn2) continue;
    const text = JSON.stringify(holding(id));
    if (drawn2[id] === text) continue;
    drawn2[id] = text;
    changed2.add(id);
    parts[id].city?.update(holding(id));
    parts[id].pennant?.update(holding(id).flag);
    onChange(id);
   }
   drawUnits((id) => changed2.has(id), (id, draw2) => {
    journey?.before(parts[id].stacks.stacks);
    draw2();
    journey?.after(id, parts[id].stacks.stacks);
   });
   if (changed2.size > 0) drawRings();
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
 const drawn2 = createCity(
  frame,
  '',
  { build, city: [0, 0] },
  labels
 );
 drawn2.update(holding);
 drawn2.place(1);
};
var pennant = (frame, labels, nation) => {
 const drawn2 = createPennant(
  frame,
  '',
  labels
 );
 drawn2.place([0, 0], 1);
 drawn2.update(nation);
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
 const found2 = [[`${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`]];
 if (region.sea) found2.push(['harbour', { sea: region.sea }]);
 return found2;
}
function regionRules(labels, ruleset, region, holding) {
 const found2 = [];
 const units = holding.units ?? [];
 if (holding.occupied) found2.push(['occupied']);
 else if (new Set(units.map(([nation]) => nation)).size > 1) found2.push(['shared']);
 if (region.kind === 'home') {
  found2.push(...cityRules(region, holding), ['home']);
 } else {
  found2.push([holding.flag ? 'flag' : 'noflag'], [region.kind]);
 }
 return lines(labels, ruleset, found2);
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
 const found2 = (holding.units ?? []).map((_, index) => String(index));
 if (region.city) found2.push('city');
 if (holding.flag) found2.push('flag');
 return found2;
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
 const drawing2 = createDrawing(scene, board, labels);
 const marks = createMarks(scene, board);
 const notes = createNotes(scene.layers.focus, {
  labels,
  elements: scene.paths,
  at: drawing2.freePlace,
  scale,
  wrap: board.wrap ? board.viewBox[2] : 0
 });
 let view = {};
 let choices2 = NO_CHOICES;
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
    drawing2.layOut(next);
    marks.rescale(next.k);
    notes.layOut(next.k);
    drawWay();
   }
   showTip();
  }
 });
 const offer2 = (id) => choices2.refused[id] ?? opened(choiceWords(labels, choices2, id));
 function explanation({ id, piece }) {
  const region = board.regions[id];
  const ruleset = view.ruleset ?? 'summary';
  if (piece !== '') {
   const said = pieceWords(labels, ruleset, region, holding(id), piece);
   return { name: labels.t('widget.map.piece', { what: said.name, region: id }), lines: [offer2(id), ...said.lines].filter(Boolean) };
  }
  const { name, place, units } = words(id);
  return { name, lines: [offer2(id), place, units, ...regionRules(labels, ruleset, region, holding(id)), ...notes.words(id)].filter(Boolean) };
 }
 const present = ({ id, piece }) => ({ id, piece: id !== '' && piecesOf(board.regions[id], holding(id)).includes(piece) ? piece : '' });
 function showTip() {
  const spot = present(hovered.id ? hovered : focused);
  if (spot.id === '' || spot.id === hushed) return tip.hide();
  const { name, lines: lines2 } = explanation(spot);
  tip.show(name, lines2, sight2.toStage(spot.piece ? drawing2.pieceAt(spot.id, spot.piece) : board.regions[spot.id].label));
 }
 function announce(id) {
  const status = labels.t('widget.map.status', { region: id, units: words(id).units });
  root.say(choices2.refused[id] ? `${status}. ${choices2.refused[id]}` : status);
 }
 function title(id) {
  const { name, place } = words(id);
  const choice = choiceWords(labels, choices2, id);
  scene.paths[id].setAttribute('aria-label', labels.t('widget.map.region', { region: name, place: choice ? `${choice}, ${place}` : place }));
 }
 function act(id) {
  if (id in choices2.options || id !== '' && id === choices2.chosen) return onChoose(id);
  select(id);
  if (choices2.refused[id]) root.say(choices2.refused[id]);
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
  const before = choices2;
  choices2 = complete(given, (id) => id in board.regions);
  if (JSON.stringify(before) === JSON.stringify(choices2)) return;
  marks.choose(choices2);
  drawRings();
  drawWay();
  for (const id of ids) if (choiceWords(labels, before, id) !== choiceWords(labels, choices2, id)) title(id);
  const some = Object.keys(choices2.options).length > 0;
  scene.element.setAttribute('aria-label', labels.t('widget.map.help') + (some ? ` ${labels.t("widget.map.help.choices")}` : ''));
  list.sort(optionsFirst(ids, choices2));
  showTip();
 }
 const ownStacks = (id) => (holding(id).units ?? []).flatMap(([owner], index) => owner === actor() ? [String(index)] : []);
 const actor = () => view.decision?.actor ?? view.active;
 function drawRings() {
  const from = choices2.picked.at(-1) ?? '';
  const picked = from && ownStacks(from).length === 1 ? from : '';
  drawing2.ring((id, [owner, kind]) => owner !== actor() ? '' : id === picked ? 'picked' : kind === choices2.options[id]?.unit ? 'option' : '');
 }
 function drawWay() {
  const from = choices2.picked.at(-1) ?? '';
  const { chosen } = choices2;
  if (!from || !chosen || from === chosen) return marks.showWay();
  const own2 = ownStacks(from);
  marks.showWay(own2.length === 1 ? drawing2.pieceAt(from, own2[0]) : board.regions[from].label, drawing2.freePlace(chosen));
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
  const next = jump(ids, choices2, ids[tabStop], by);
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
   if (id in choices2.options) hushed = id;
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
   const own2 = command !== 'clear' || selected !== '';
   COMMANDS[command](event);
   if (own2) consume(event);
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
   const choice = choiceWords(labels, choices2, id);
   const line = labels.t(`widget.map.line${choice ? ".choice" : ""}`, { region: name, choice, place, units });
   return [line, ...notes.words(id)].join('. ');
  },
  onSelect: act,
  onVisit: (id) => marks.focus(id),
  signal
 });
 function update(next, { highlight = [], animate = false, marks: noted = [] } = {}) {
  view = next;
  drawing2.update(view.regions ?? {}, { animate, onChange: title });
  if (choices2 !== NO_CHOICES) {
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
var price = (labels, offer2) => offer2.fee === 0 ? labels.t('widget.rondel.free') : labels.t('widget.rondel.fee', { fee: offer2.fee });
function reason(labels, view, offer2) {
 const nation = view.active;
 const known = `widget.rondel.why.${offer2.why}`;
 return labels.has(known) ? labels.t(known, { nation, fee: offer2.fee, treasury: view.nations[nation].treasury, steps: offer2.steps }) : labels.t('widget.rondel.why', { rule: offer2.why ?? '' });
}
var standing = (view, id) => Object.keys(view.nations ?? {}).filter((nation) => (view.nations[nation].rondel ?? null) === id);
function spaceWords(labels, view, space) {
 const lines2 = [];
 const offer2 = view.spaces?.[space.id];
 if (offer2) {
  const where = offer2.steps === null ? labels.t('widget.rondel.first') : labels.t('widget.rondel.steps', { steps: offer2.steps });
  lines2.push(labels.t('widget.rondel.offer', { where, price: price(labels, offer2) }));
  if (!offer2.legal) lines2.push(reason(labels, view, offer2));
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
 const drawing2 = svg('svg', { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: 'gk-drawing gk-rondel-svg', role: 'radiogroup' });
 const title = el('strong');
 const lines2 = el('div');
 const note = el('div', { class: 'gk-rondel-note', 'aria-hidden': 'true' }, title, lines2);
 const canvas = el('div', {}, drawing2);
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
  drawing2.append(element);
  return { space, element, icon, word, cost, at: polar(middle, angle) };
 });
 const noted = createNoted(labels, Object.fromEntries(wedges.map(({ space, element }) => [space.id, element])));
 drawing2.append(svg('circle', { r: INNER, class: 'gk-rondel-hub', 'aria-hidden': 'true', 'data-marker': HUB }));
 const trail = svg('g', { class: 'gk-rondel-trail', 'aria-hidden': 'true' });
 const markerLayer = svg('g', { 'aria-hidden': 'true' });
 const noteLayer = svg('g', { 'aria-hidden': 'true' });
 drawing2.append(trail, markerLayer, noteLayer);
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
  const made2 = { element, x: 0, y: 0, scale: 0 };
  markers.set(nation, made2);
  return made2;
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
 const offer2 = (index) => view.spaces?.[wheel[index].id];
 const open = (index) => !readonly && offer2(index)?.legal === true;
 const spoken2 = (index) => {
  const words = spaceWords(labels, view, wheel[index]);
  return [words.name, ...words.lines].map((text) => text.replace(/[.]$/, '')).join('. ');
 };
 function drawWedges() {
  const priced = view.spaces !== void 0;
  const current = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
  for (const [index, { space, element, icon, word, cost, at: [x, y] }] of wedges.entries()) {
   const here = offer2(index);
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
   element.setAttribute('aria-label', spoken2(index));
  }
  setAttributes(drawing2, { 'aria-readonly': readonly ? 'true' : null, 'aria-keyshortcuts': EXPLAIN.toUpperCase() });
  const name = priced && !readonly ? labels.t('widget.rondel.title.choose', { nation: view.active }) : labels.t('widget.rondel.title');
  drawing2.setAttribute('aria-label', name);
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
  const here = target >= 0 ? offer2(target) : void 0;
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
   root.say(spoken2(index));
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
  const { name, lines: lines3 } = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : { name: '', lines: [spoken2(tabStop)] };
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
   const same = next.nations === view.nations && next.spaces === view.spaces && next.active === view.active;
   view = { ...next, nations: next.nations ?? {} };
   if (same) return remarked ? explain2() : void 0;
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
var TELL = 200;
var telling = (model) => trailing((values) => {
 for (const [trait, value] of Object.entries(values)) model.set(trait, value);
 model.save_changes();
}, TELL);
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
  send(content2, awaited = true) {
   if (typeof model.send !== 'function') return fail('widget.common.no_kernel');
   try {
    model.send(content2);
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
var isolated = (own2) => TURNING.test(own2) ? `⁨${own2.replace(ISOLATES, "")}⁩` : own2;
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
function placeIn(hash) {
 const [, line = "", step2] = /^#(?:(.+):)?(\d{1,6})$/.exec(hash) ?? [];
 if (step2 === void 0) return null;
 try {
  return { line: decodeURIComponent(line), step: Number(step2) };
 } catch {
  return null;
 }
}
var LANGUAGES = Object.freeze(['en', 'fr']);
var blank = (n, line) => ({ id: '', line, n, when: 'after', text: { en: '', fr: '' }, glyph: '', tags: '', marks: [] });
var drafted = ({ id, line, n, when, text, glyph, tags, marks }) => ({ id, line, n, when, text: { en: '', fr: '', ...text }, glyph, tags: tags.join(', '), marks: [...marks] });
var tagsOf = (typed) => [...new Set(typed.split(',').map((tag) => tag.trim()).filter(Boolean))];
var written = ({ text }) => Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));
function content(draft) {
 const { when, glyph, marks } = draft;
 return { when, glyph, marks, text: written(draft), tags: tagsOf(draft.tags) };
}
var changed = (draft, before) => JSON.stringify(content(draft)) !== JSON.stringify(content(before));
function empty(draft) {
 const { text, glyph, marks, tags } = content(draft);
 return Object.keys(text).length + marks.length + tags.length === 0 && glyph === '';
}
var wishOf = (draft) => draft.id === '' ? { do: 'add', n: draft.n, line: draft.line, ...content(draft) } : { do: 'edit', id: draft.id, ...content(draft) };
function createDrafts() {
 const kept = /* @__PURE__ */ new Map();
 let current = null;
 let thrown = null;
 let sent = null;
 function leave() {
  const entry = current === null ? void 0 : kept.get(current);
  const worth = entry !== void 0 && changed(entry.draft, entry.before);
  if (current !== null && !worth) kept.delete(current);
  current = null;
  return worth;
 }
 function open(key, make) {
  if (current !== key) leave();
  current = key;
  let entry = kept.get(key);
  if (!entry) {
   entry = { draft: make(), before: make() };
   kept.set(key, entry);
  }
  return entry.draft;
 }
 return {
  open: () => current === null ? null : kept.get(current)?.draft ?? null,
  waiting: () => [...kept].filter(([key]) => key !== current).map(([, { draft }]) => draft),
  write: (n, line) => open('', () => blank(n, line)),
  edit: (note) => open(note.id, () => drafted(note)),
  resume: (key) => kept.has(key) ? open(key, () => blank(0, '')) : null,
  leave,
  drop(key) {
   const entry = kept.get(key);
   if (entry && changed(entry.draft, entry.before)) thrown = { key, ...entry };
   kept.delete(key);
   if (key === current) current = null;
  },
  dropped: () => thrown?.draft ?? null,
  restore() {
   if (!thrown) return null;
   const { key, draft, before } = thrown;
   const other = kept.get(key);
   thrown = other && changed(other.draft, other.before) ? { key, ...other } : null;
   leave();
   kept.set(key, { draft, before });
   current = key;
   return draft;
  },
  send(wish) {
   const entry = current === null ? void 0 : kept.get(current);
   sent = current !== null && entry ? { key: current, wish, draft: structuredClone(entry.draft) } : null;
  },
  sent: () => sent?.wish ?? '',
  refused() {
   sent = null;
  },
  done(note) {
   if (!sent) return true;
   const { key, draft: before } = sent;
   sent = null;
   const entry = kept.get(key);
   kept.delete(key);
   if (!entry || !changed(entry.draft, before)) {
    if (current === key) current = null;
    return true;
   }
   entry.draft.id = note;
   kept.set(note, { draft: entry.draft, before });
   if (current === key) current = note;
   return false;
  }
 };
}
var NOTHING2 = Object.freeze({ text: '', author: '', glyph: '', tag: '' });
var fold = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
var asks = (filter) => Object.values(filter).some((value) => value.trim() !== '');
function found(notes, { text, author, glyph, tag }, also = () => []) {
 const words = fold(text).split(/\s+/).filter(Boolean);
 return notes.filter((note) => {
  if (author && note.author !== author) return false;
  if (glyph && note.glyph !== glyph) return false;
  if (tag && !note.tags.includes(tag)) return false;
  if (words.length === 0) return true;
  const all = fold([...Object.values(note.text), ...Object.values(note.name), ...note.tags, note.author, ...also(note)].join("\n"));
  return words.every((word) => all.includes(word));
 });
}
function choices(notes, lang) {
 const { compare: compare2 } = new Intl.Collator(lang);
 const sorted = (words) => [...new Set(words)].filter(Boolean).sort(compare2);
 return {
  author: sorted(notes.map(({ author }) => author)),
  glyph: sorted(notes.map(({ glyph }) => glyph)),
  tag: sorted(notes.flatMap(({ tags }) => tags))
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
 const empty2 = el('p', { class: 'gk-log-empty' }, t('empty'));
 const box = el('div', { class: 'gk-log-box' }, empty2, list, more);
 if (scroll) {
  box.dataset.gkScroll = '';
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': title })) box.setAttribute(name, value);
 }
 root.element.append(el('div', { class: 'gk-log-title', 'aria-hidden': 'true' }, title), box);
 const made2 = /* @__PURE__ */ new Map();
 let limit = PAGE;
 let current = 0;
 let elsewhere = 0;
 let filling;
 root.abort.signal.addEventListener('abort', () => clearTimeout(filling));
 function item(entry) {
  const text = JSON.stringify(entry);
  let known = made2.get(entry.n);
  if (known?.text !== text) {
   known = { text, node: entryItem(entry, labels, rules) };
   made2.set(entry.n, known);
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
  empty2.hidden = shown2.length > 0;
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
  const chips = ids.map((id) => ruleChip(id, rules, labels));
  return el('p', { class: 'gk-log-line', 'data-gk-line': true }, text, ...chips.flatMap((chip) => [' ', chip]));
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
function valueAt({ start, changes }, step2) {
 let low = 0;
 let high = changes.length / 2;
 while (low < high) {
  const middle = low + high >> 1;
  if (
   changes[2 * middle] <= step2
  ) low = middle + 1;
  else high = middle;
 }
 return low === 0 ? start : changes[2 * low - 1];
}
function boundsOf(lines2) {
 const values = lines2.flatMap(({ start, changes }) => [start, ...changes.filter((_, i) => i % 2 === 1)]).map(Number);
 const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
 return [low, high === low ? low + 1 : high];
}
function pathOf2(line, first, last, [low, high]) {
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
 return curves.flatMap(({ label, lines: lines2 }) => lines2.map((line) => ({ group: label, member: line.name, before: valueAt(line, from), now: valueAt(line, to) }))).filter(({ before, now }) => before !== now);
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
 let shown2 = [0, '', null];
 function chart(track2, { id, label, unit, lines: lines2 }) {
  const title = unit ? t('curve', { curve: label, unit }) : label;
  const ghosts = track2.base?.curves.find((curve) => curve.id === id)?.lines ?? [];
  const bounds = boundsOf([...lines2, ...ghosts]);
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
   ...ghosts.map((line) => drawn(line, pathOf2(
    line,
    track2.at,
    track2.base.last,
    bounds
   ), '2 3', 'gk-curves-ghost')),
   ...lines2.map((line) => drawn(line, pathOf2(line, 0, track2.last, bounds), line.dash))
  ), pin, cursor);
  const cells = lines2.map((line) => {
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
   el('ul', {}, ...cells.map((cell) => cell.node))
  );
  return {
   id,
   node,
   plot,
   update() {
    const [step2, where, pinned] = shown2;
    cursor.style.transform = `translateX(${step2 / span * 100}%)`;
    pin.hidden = pinned === null;
    if (pinned !== null) pin.style.transform = `translateX(${pinned / span * 100}%)`;
    const said = [];
    for (const { line, value, change } of cells) {
     const now = valueAt(line, step2);
     const [number, by] = [figure(now, format), pinned === null ? '' : signed2(valueAt(line, pinned), now, format)];
     setText(value, number);
     setText(change, by);
     said.push(`${line.name} ${number}${by && ` (${by})`}`);
    }
    plot.setAttribute('aria-valuenow', String(step2));
    plot.setAttribute('aria-valuetext', `${where}. ${said.join(", ")}`);
   }
  };
 }
 function draw2(id) {
  const one = charts.find((made2) => made2.id === id);
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
  update(step2, where, pinned) {
   shown2 = [step2, where, pinned];
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
  const button2 = (
   event.target.closest('button')
  );
  if (button2?.dataset.command && button2.getAttribute('aria-disabled') !== 'true') onCommand(button2.dataset.command);
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
function nextOf(steps, step2, way3) {
 return (way3 > 0 ? steps.find((n) => n > step2) : steps.filter((n) => n < step2).at(-1)) ?? null;
}
var labelsAt = (groups, step2) => groups.filter(({ steps }) => steps.includes(step2)).map(({ label }) => label);
var strokes = (steps, top, bottom) => steps.map((n) => `M${n} ${top}V${bottom}`).join('');
var ICONS2 = { previousMoment: 'M7 4 3.5 8 7 12M11 13V3', nextMoment: 'M9 4l3.5 4L9 12M5 13V3', compare: 'M4 13V7M12 13V3M1.5 13h13' };
function createJumps({ labels, signal, onChange }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const level = el('select', { class: 'gk-select gk-player-level' });
 const kind = el('select', { class: 'gk-select gk-player-kind' });
 const said = el('span', {}, t('compare_short'));
 const [previous, next, compare2] = BINDINGS.filter(({ jump: jump2 }) => jump2).map(({ command, aria, label }) => el('button', {
  type: 'button',
  class: `gk-button gk-player-${command}`,
  'data-command': command,
  'aria-keyshortcuts': aria,
  'aria-label': t(label),
  title: t(label)
 }, sign(ICONS2[
  command
 ], false)));
 compare2.append(said);
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
   compare2
  ),
  get level() {
   return level.value;
  },
  get kind() {
   return kind.value;
  },
  from: (step2, way3) => nextOf(steps, step2, way3),
  show(levels, groups) {
   offer(level, levels.map(({ id, label }) => [id, label]), 'turn');
   offer(kind, [['', t('jump_all')], ...groups.map(({ id, label, steps: { length } }) => [id, `${label} (${length})`])], '');
   kind.disabled = groups.length === 0;
   steps = stepsOf(groups, kind.value);
  },
  update(step2, pinned) {
   previous.setAttribute('aria-disabled', String(nextOf(steps, step2, -1) === null));
   next.setAttribute('aria-disabled', String(nextOf(steps, step2, 1) === null));
   const label = pinned === null ? t('compare') : t('compare_end', { step: pinned });
   if (compare2.title === label) return;
   compare2.setAttribute('aria-label', label);
   compare2.title = label;
   compare2.toggleAttribute('data-gk-on', pinned !== null);
   setText(said, t(pinned === null ? 'compare_short' : 'compare_end_short'));
  }
 };
}
function offer(select, options, usual) {
 const chosen = select.options.length > 0 ? select.value : usual;
 select.replaceChildren(...options.map(([value, text]) => el('option', { value, selected: value === chosen }, text)));
}
var SPEEDS = Object.freeze([0.5, 1, 2, 4, 8]);
var ICONS3 = Object.freeze({
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
 for (const { command, aria, label } of BINDINGS.filter(({ jump: jump2 }) => !jump2)) {
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
   const button2 = (
    buttons.get(command)
   );
   const label = t(command === 'nextUnit' ? 'next_unit' : 'previous_unit', { unit });
   button2.setAttribute('aria-label', label);
   button2.title = label;
   setText(
    button2.lastElementChild,
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
  update({ step: step2, where: text, moments, pinned }) {
   if (range.valueAsNumber !== step2) range.value = String(step2);
   range.setAttribute('aria-valuetext', [text, ...moments].join('. '));
   setText(where, text);
   for (const [command, button2] of buttons) {
    const back = ['first', 'previousUnit', 'previousStep'].includes(command);
    const off = back ? step2 === 0 : command !== 'toggle' && step2 === last;
    button2.setAttribute('aria-disabled', String(off));
   }
   pin.setAttribute('d', strokes(pinned === null ? [] : [pinned], 0, STRIP));
   jumps.update(step2, pinned);
  },
  setPlaying(playing) {
   const button2 = (
    buttons.get('toggle')
   );
   const label = playing ? 'pause' : 'play';
   button2.setAttribute('aria-label', t(label));
   button2.title = t(label);
   button2.replaceChildren(drawing(label), el('span', { class: 'gk-player-word', 'aria-hidden': 'true' }, t(`${label}_short`)));
  }
 };
}
function drawing(name) {
 return sign(ICONS3[name], name === 'play' || name === 'pause');
}
function createSince(labels) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 const said = (value) => figure(value, format);
 const inner = el('div');
 const element = el('div', { class: 'gk-since', role: 'region', 'aria-label': t('since_title'), hidden: true }, inner);
 return {
  element,
  update(track2, step2, pinned) {
   element.hidden = pinned === null;
   if (pinned === null) return '';
   const found2 = differences(track2.curves, pinned, step2);
   const summary = t(step2 < pinned ? 'since_before' : 'since', { step: pinned, steps: Math.abs(step2 - pinned), count: found2.length });
   inner.replaceChildren(el('p', {}, summary), el('ul', {}, ...found2.map(({ group, member, before, now }) => {
    const by = signed2(before, now, format);
    const what = member === group ? group : t('since_what', { member, group });
    return el('li', {}, t(by ? 'since_by' : 'since_value', { what, before: said(before), now: said(now), by }));
   })));
   return summary;
  }
 };
}
function createTimeline(last, starts) {
 const within = [.../* @__PURE__ */ new Set([0, ...starts])].filter((n) => n >= 0 && n <= last);
 return { last, starts: within.sort((a, b) => a - b) };
}
function clampStep(timeline, step2) {
 const whole = Math.round(Number(step2));
 return Number.isNaN(whole) ? 0 : Math.min(timeline.last, Math.max(0, whole));
}
function unitIndex(timeline, step2) {
 let low = 0;
 let high = timeline.starts.length - 1;
 while (low < high) {
  const middle = low + high + 1 >> 1;
  if (timeline.starts[middle] <= step2) low = middle;
  else high = middle - 1;
 }
 return low;
}
function destination2(timeline, step2, command) {
 const unit = unitIndex(timeline, step2);
 switch (command) {
  case 'first':
   return 0;
  case 'last':
   return timeline.last;
  case 'previousStep':
   return Math.max(0, step2 - 1);
  case 'nextStep':
   return Math.min(timeline.last, step2 + 1);
  case 'previousUnit':
   return timeline.starts[unit] < step2 ? timeline.starts[unit] : timeline.starts[Math.max(0, unit - 1)];
  case 'nextUnit':
   return unit + 1 < timeline.starts.length ? timeline.starts[unit + 1] : timeline.last;
  default:
   throw new Error(`no such command: ${command}`);
 }
}
function unpackEntries({ texts, ids, log, turns }, frames) {
 const begins = new Set(turns);
 return log.map((lines2, n) => ({
  n,
  turn: begins.has(n - 1) ? frames[n - 1].turn : void 0,
  lines: lines2.map(([text, ...rules]) => [texts[text], ...rules.map((id) => ids[id])])
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
function decodeSide(side, base, id) {
 const { at, texts, turns } = side;
 const shared = base.frames.slice(0, at + 1);
 const frames = [...shared, ...decodeFrames({ ...side, first: base.frames[at] }).slice(1)];
 const own2 = unpackEntries({ ...side, log: [[], ...side.log], turns: turns.map((n) => n - at).filter((n) => n >= 0) }, frames.slice(at));
 return track(side, {
  id,
  base,
  at,
  frames,
  entries: [...base.entries.slice(0, at + 1), ...own2.slice(1).map((entry) => ({ ...entry, n: entry.n + at }))],
  next: [...base.next.slice(0, at + 1), ...side.next.map((n) => texts[n])]
 });
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
 let step2 = -1;
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
 function gist2(n) {
  const { lines: lines2 } = track2.entries[n];
  if (n === 0 || lines2.length <= GIST) return sentences(n);
  return t('more', { sentences: lines2.slice(0, GIST).map(([text]) => text).join(' ') });
 }
 const found2 = (n) => labelsAt([...track2.moments, ...flags], n);
 function draw2(animate) {
  const { frames, entries } = track2;
  const view = frames[step2];
  const before = frames[pinned ?? Math.max(0, step2 - 1)];
  const extra = { step: step2, before, animate, highlight: kit2.changed(before, view), marks, entries };
  for (const part of parts) part.update(view, extra);
  const [where, moments] = [whereabouts(step2), found2(step2)];
  setText(kinds, moments.join(' · '));
  setText(happened, gist2(step2));
  setText(decides, t('next', { what: track2.next[step2] }));
  controls.update({ step: step2, where, moments, pinned });
  charts.update(step2, where, pinned);
  return since.update(track2, step2, pinned);
 }
 function show(wanted) {
  const next = clampStep(timeline, wanted);
  if (next === step2) return '';
  const now = performance.now();
  const animate = pinned === null && next === step2 + 1 && now - movedAt > SCRUB && !quietly.matches;
  movedAt = now;
  step2 = next;
  return draw2(animate);
 }
 function move(wanted) {
  const from = step2;
  const changes = show(wanted);
  if (step2 === from) return;
  onStep(step2);
  announce.push([`${whereabouts(step2)}. ${[...found2(step2), ""].join(". ")}${sentences(step2)}`, changes].filter(Boolean).join(' '));
 }
 const lower = (label) => label.slice(0, 1).toLocaleLowerCase(labels.lang) + label.slice(1);
 function offer2() {
  const every = { id: 'action', label: t('action'), starts: [...track2.frames.keys()] };
  const levels = [every, ...track2.levels].map((level) => ({ ...level, label: lower(level.label) }));
  controls.show(track2, levels, flags);
  timeline = createTimeline(track2.last, (levels.find(({ id }) => id === controls.jumps.level) ?? every).starts);
  if (step2 >= 0) draw2(false);
 }
 function start() {
  if (ticking !== null) clearTimeout(ticking);
  controls.setPlaying(true);
  ticking = setTimeout(() => {
   move(step2 + 1);
   if (step2 < timeline.last) start();
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
    if (step2 === timeline.last) move(0);
    start();
   }
   return;
  }
  if (name === 'compare') {
   pinned = pinned === null ? step2 : null;
   draw2(false);
   root.say(pinned === null ? t('compare_ended') : t('compared', { step: step2 }));
   return;
  }
  if (ticking !== null) pause();
  if (name.endsWith('Moment')) move(controls.jumps.from(step2, name === 'nextMoment' ? 1 : -1) ?? step2);
  else move(destination2(timeline, step2, name));
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
   return step2;
  },
  get track() {
   return track2.id;
  },
  seek: (wanted) => void show(wanted),
  play(next, wanted) {
   pause();
   if (pinned !== null && next.frames[pinned] !== track2.frames[pinned]) pinned = null;
   track2 = next;
   step2 = -1;
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
var own = (words, lang) => el('bdi', { lang }, words);
function sentence(labels, id, words, params = {}) {
 const keys = Object.keys(words);
 const marks = keys.map((_, index) => String.fromCharCode(57344 + index));
 const text = labels.t(id, { ...params, ...Object.fromEntries(keys.map((key, index) => [key, marks[index]])) });
 return text.split(/([\ue000-\ue0ff])/).filter(Boolean).map((part) => {
  const index = marks.indexOf(part);
  return index < 0 ? part : own(words[keys[index]]);
 });
}
var button = (command, words, more = {}) => el('button', { type: 'button', class: 'gk-button', 'data-do': command, ...more }, words);
function section(className, title, ...children) {
 const id = uniqueId('studio');
 const head2 = el('div', { class: 'gk-studio-title', id }, title);
 return { head: head2, element: el('div', { class: `gk-studio-part ${className}`, role: 'group', 'aria-labelledby': id }, head2, ...children) };
}
function labelled(words, control, className = '') {
 const id = uniqueId('field');
 control.id = id;
 return el('div', { class: `gk-studio-field ${className}`.trim() }, el('label', { for: id }, words), control);
}
var option = (value, words) => el('option', { value }, words);
function heed(element, signal, onCommand) {
 element.addEventListener('click', (event) => {
  const pressed = (
   event.target.closest('button')
  );
  if (!pressed?.dataset.do || pressed.getAttribute('aria-disabled') === 'true') return;
  onCommand(pressed.dataset.do, pressed);
 }, { signal });
}
function reconcile2(parent, items) {
 const wanted = new Set(items);
 for (const node of [...parent.children]) if (!wanted.has(
  node
 )) node.remove();
 let place = parent.firstElementChild;
 for (const item of items) {
  if (item === place) place = place.nextElementSibling;
  else parent.insertBefore(item, place);
 }
}
function made(make) {
 const known = /* @__PURE__ */ new Map();
 return (key, value, also) => {
  const text = JSON.stringify([value, also]);
  let entry = known.get(key);
  if (entry?.text !== text) {
   entry = { text, node: make(value) };
   known.set(key, entry);
  }
  return entry.node;
 };
}
function createComparison({ labels, signal, onClose }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const body = el('div', { class: 'gk-comparison-body' });
 const { element, head: head2 } = section(
  'gk-comparison',
  t('comparison'),
  body,
  el('div', { class: 'gk-edit-row' }, button('close', t('comparison_close')))
 );
 head2.tabIndex = -1;
 element.hidden = true;
 heed(element, signal, onClose);
 let drawn2 = '';
 const direction = (difference) => ({ '−': 'less', '+': 'more' })[difference[0]] ?? 'same';
 function table2(comparison, called) {
  const base = called(comparison.against);
  const params = { turn: comparison.turn, step: comparison.n, main_turn: comparison.main_turn, main_step: comparison.main_n };
  let group = '';
  const rows = comparison.rows.flatMap((row) => {
   const first = row.group !== group;
   group = row.group;
   return [
    ...first ? [el('tr', { class: 'gk-comparison-group' }, el('th', { scope: 'colgroup', colspan: 4 }, own(row.group)))] : [],
    el(
     'tr',
     { 'data-direction': direction(row.difference) },
     el('th', { scope: 'row' }, own(row.member)),
     el('td', {}, row.main),
     el('td', {}, row.line),
     el('td', { class: 'gk-comparison-difference' }, row.difference)
    )
   ];
  });
  const made2 = figures('gk-comparison-table', '', [
   columnHead(t('comparison_member')),
   columnHead(base || t('main_line_short')),
   columnHead(t('comparison_line')),
   columnHead(t('comparison_difference'))
  ], rows);
  made2.caption?.replaceChildren(...sentence(
   labels,
   'widget.studio.comparison_caption',
   { name: called(comparison.line) || t('unnamed'), base: base || t('main_line_short') },
   params
  ));
  return made2;
 }
 return {
  element,
  update(comparison, called) {
   const text = JSON.stringify(comparison && [comparison, called(comparison.line), called(comparison.against)]);
   if (text === drawn2) return false;
   drawn2 = text;
   element.hidden = comparison === null;
   body.replaceChildren(...comparison ? [comparison.rows.length ? table2(comparison, called) : el('p', {}, t('comparison_same'))] : []);
   return comparison !== null;
  },
  focus: () => head2.focus()
 };
}
function createFiles({ labels, signal, onWish, onTrouble }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const title = el('div', { class: 'gk-files-title' });
 const saved = el('span', { class: 'gk-files-saved' });
 const author = el('input', { class: 'gk-field', type: 'text', maxlength: 120, autocomplete: 'off', dir: 'auto' });
 const undo = button('undo', t('undo'), { 'aria-keyshortcuts': 'U' });
 const redo = button('redo', t('redo'), { 'aria-keyshortcuts': 'B' });
 const save = button('save', t('save'), { 'aria-keyshortcuts': 'S' });
 const file = el('input', { type: 'file', class: 'gk-hidden', accept: '.jsonl,.json,.txt', tabindex: -1, 'aria-hidden': 'true', 'aria-label': t('merge') });
 const merge = button('merge', t('merge'));
 const out = el(
  'div',
  { class: 'gk-files-out', role: 'group', 'aria-label': t('export') },
  el('span', { 'aria-hidden': 'true' }, t('export')),
  ...["html", "md", "print"].map((kind) => button("export", t(`export_${kind}`), { "data-kind": kind, "aria-label": t(`export_${kind}_of`) }))
 );
 const problems = el('details', { class: 'gk-files-problems' }, el('summary', {}), el('ul', {}));
 const element = el(
  'div',
  { class: 'gk-files', role: 'group', 'aria-label': t('files') },
  el('div', { class: 'gk-files-head' }, title, saved),
  el('div', { class: 'gk-edit-row' }, labelled(t('author_is'), author), undo, redo, save, merge, file, out),
  problems
 );
 let known = '';
 heed(element, signal, (command, pressed) => {
  if (command === 'merge') file.click();
  else if (command === 'export') onWish({ do: 'export', kind: pressed.dataset.kind });
  else onWish({ do: command });
 });
 const name = () => author.value.trim() !== known && onWish({ do: 'author', name: author.value.trim() });
 author.addEventListener('change', name, { signal });
 file.addEventListener('change', async () => {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  try {
   onWish({ do: 'merge', text: await chosen.text(), file: chosen.name });
  } catch {
   onTrouble(t('unreadable', { file: chosen.name }));
  }
  file.value = '';
 }, { signal });
 return {
  element,
  update(desk) {
   title.replaceChildren(own(desk.replay));
   setText(saved, desk.saved);
   saved.toggleAttribute('data-dirty', desk.dirty);
   if (desk.author !== known || active(author) !== author) author.value = desk.author;
   known = desk.author;
   undo.setAttribute('aria-disabled', String(!desk.undo));
   redo.setAttribute('aria-disabled', String(!desk.redo));
   save.classList.toggle('gk-button-main', desk.dirty);
   problems.hidden = desk.problems.length === 0;
   setText(
    problems.firstElementChild,
    t('problems', { count: desk.problems.length })
   );
   problems.lastElementChild?.replaceChildren(...desk.problems.map((words) => el('li', {}, own(words))));
  },
  buttons: { undo, redo, save }
 };
}
var GLYPHS = Object.freeze({
 '!': 'strong',
 '!!': 'very_strong',
 '!?': 'interesting',
 '?!': 'doubtful',
 '?': 'weak',
 '??': 'very_weak'
});
function signWords(labels, signs, glyph) {
 if (Object.hasOwn(GLYPHS, glyph)) return labels.t(`widget.studio.glyph.${GLYPHS[
  glyph
 ]}`);
 return signs.find(({ id }) => id === glyph)?.label ?? glyph;
}
function markWords(labels, mark) {
 return mark.split(' > ').map((place) => {
  const whole = labels.name(place);
  const at = place.indexOf(':');
  if (at < 0 || whole !== place) return whole;
  const id = place.slice(0, at);
  const name = labels.name(id);
  return name === id ? place : `${name} ${place.slice(at + 1)}`;
 }).join(' → ');
}
function inOrder(text, lang) {
 const some = Object.entries(text).filter(([, words]) => words.trim() !== '');
 return [...some.filter(([key]) => key === lang), ...some.filter(([key]) => key !== lang)];
}
function gist(note, lang, most = 110) {
 const [[, words] = ['', '']] = inOrder(note.text, lang);
 const line = words.replace(/\s+/g, " ").trim();
 const letters = Array.from(line);
 return letters.length <= most ? line : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}
var nameIn = (name, lang) => inOrder(name, lang)[0]?.[1] ?? '';
function day(time, lang) {
 const date = new Date(time);
 if (time === '' || Number.isNaN(date.getTime())) return time;
 return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
function signChip(labels, signs, glyph) {
 const words = signWords(labels, signs, glyph);
 if (/^[!?]+$/.test(glyph)) {
  return el(
   'span',
   { class: 'gk-note-sign gk-note-glyph', title: words },
   el('span', { 'aria-hidden': 'true' }, glyph),
   el('span', { class: 'gk-hidden' }, words)
  );
 }
 return el('span', { class: 'gk-note-sign' }, own(words));
}
function noteArticle(note, { labels, signs, mine, writes }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const { lang } = labels;
 const texts = inOrder(note.text, lang);
 const who = note.author ? own(note.author) : el('span', {}, t('nobody'));
 who.classList.add('gk-note-author');
 const named = nameIn(note.name, lang);
 return el(
  'article',
  {
   class: 'gk-note',
   'data-note': note.id,
   'data-mine': mine,
   tabindex: -1,
   'aria-label': t('note_of', { author: note.author || t('nobody') })
  },
  el(
   'div',
   { class: 'gk-note-head' },
   ...note.glyph ? [signChip(labels, signs, note.glyph)] : [],
   who,
   ...mine ? [el('span', { class: 'gk-note-mine' }, t('mine'))] : [],
   ...note.when === 'before' ? [el('span', { class: 'gk-note-when' }, t('before'))] : [],
   ...note.time ? [el('time', { class: 'gk-note-time', datetime: note.time }, day(note.time, lang))] : []
  ),
  ...note.leads ? [el(
   'div',
   { class: 'gk-note-leads' },
   el('span', {}, ...named ? sentence(labels, 'widget.studio.leads_named', { name: named }, { step: note.at, count: note.moves.length }) : [t('leads', { step: note.at, count: note.moves.length })]),
   ' ',
   button('open', t('open'), { 'data-id': note.id })
  )] : [],
  el(
   'div',
   { class: 'gk-note-texts', 'data-languages': texts.length },
   ...texts.map(([key, words]) => el('p', { class: 'gk-note-text', lang: key, dir: 'auto' }, words))
  ),
  ...note.tags.length ? [el(
   'ul',
   { class: 'gk-note-tags', 'aria-label': t('tags') },
   ...note.tags.map((tag) => el('li', {}, own(tag)))
  )] : [],
  ...note.marks.length ? [el(
   'div',
   { class: 'gk-note-marks', role: 'group', 'aria-label': t('marks') },
   ...note.marks.map((mark) => el('button', {
    type: 'button',
    class: 'gk-button gk-note-mark',
    'data-do': 'point',
    'data-mark': mark,
    'aria-pressed': 'false'
   }, own(markWords(labels, mark))))
  )] : [],
  ...writes ? [el(
   'div',
   { class: 'gk-note-acts' },
   button('edit', t('edit'), { 'data-id': note.id, 'aria-label': t('edit_of', { author: note.author || t('nobody') }) }),
   button('delete', t('delete'), { 'data-id': note.id, 'aria-label': t('delete_of', { author: note.author || t('nobody') }) })
  )] : []
 );
}
function createHere({ labels, signs, writes, signal, onDo, onPoint }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const list = el('div', { class: 'gk-here-list' });
 const empty2 = el('p', { class: 'gk-here-empty' }, t('none_here'));
 const box = el(
  'div',
  { class: 'gk-here-box', tabindex: 0, role: 'region', 'aria-label': t('here'), 'data-gk-scroll': '' },
  empty2,
  list
 );
 const hold = el('div', {}, box);
 const write = button('write', t('write'), { 'aria-keyshortcuts': 'W' });
 const { element, head: head2 } = section('gk-here', t('here'), hold);
 element.prepend(el('div', { class: 'gk-here-head' }, head2, ...writes ? [write] : []));
 let pointed = '';
 let author = '';
 const mine = (note) => writes && note.author !== '' && note.author === author;
 const article = made((note) => noteArticle(note, { labels, signs, writes, mine: mine(note) }));
 let shown2 = [];
 function draw2() {
  reconcile2(list, shown2.map((note) => article(note.id, note, mine(note))));
  empty2.hidden = shown2.length > 0;
  press();
 }
 function press() {
  for (const it of list.querySelectorAll('[data-mark]')) {
   it.setAttribute('aria-pressed', String(
    it.dataset.mark === pointed
   ));
  }
 }
 heed(element, signal, (command, pressed) => {
  if (command !== 'point') return onDo(command, pressed.dataset.id ?? '');
  const mark = pressed.dataset.mark ?? '';
  pointed = pointed === mark ? '' : mark;
  press();
  onPoint();
 });
 const heights = keepHeights([hold]);
 signal.addEventListener('abort', () => heights.disconnect());
 return {
  element,
  update({ notes, author: reader, step: step2 }) {
   setText(head2, t('here_at', { step: step2, count: notes.length }));
   author = reader;
   if (!notes.some(({ marks }) => marks.includes(pointed))) pointed = '';
   shown2 = notes;
   draw2();
  },
  focus(id = '') {
   const found2 = [...list.children].find((node) => (
    node.dataset.note === id
   ));
   (found2 ?? box).focus();
  },
  pointed: () => pointed ? [pointed] : null,
  marks: () => [...new Set(shown2.flatMap(({ marks }) => marks))],
  writer: write
 };
}
var BINDINGS2 = Object.freeze([
 { command: 'write', key: 'w', aria: 'W', reads: false },
 { command: 'try', key: 't', aria: 'T', reads: false },
 { command: 'notes', key: 'g', aria: 'G', reads: true },
 { command: 'find', key: 'f', aria: 'F', reads: true },
 { command: 'undo', key: 'u', aria: 'U', reads: false },
 { command: 'redo', key: 'b', aria: 'B', reads: false },
 { command: 'save', key: 's', aria: 'S', reads: false }
]);
var TYPED = "textarea, select, input:not([type=range]):not([type=checkbox]):not([type=radio]):not([type=file]), [contenteditable='true']";
function commandOf(event, writes) {
 const binding = bindingOf(BINDINGS2, event);
 if (!binding || !writes && !binding.reads) return '';
 if (event.target && typeof event.target.matches === 'function' && event.target.matches(TYPED)) return '';
 return binding.command;
}
var keeps = (event) => event.key === 'Enter' && Boolean(event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
var MAIN = '';
function course(sides, line) {
 const found2 = [{ line, last: Infinity }];
 let last = Infinity;
 for (; ; ) {
  const side = sides.find(({ id }) => id === found2[found2.length - 1].line);
  if (!side || found2.some(({ line: known }) => known === side.base)) return found2;
  last = Math.min(last, side.at);
  found2.push({ line: side.base, last });
 }
}
function along(notes, sides, line) {
 const spans2 = course(sides, line);
 const on = notes.filter((note) => !note.problem && spans2.some((span) => span.line === note.line && note.n <= span.last));
 return on.sort((a, b) => a.n - b.n);
}
var stepsOf2 = (notes) => [...new Set(notes.map(({ n }) => n))].sort((a, b) => a - b);
function tree(sides) {
 const known = new Set(sides.map(({ id }) => id));
 const rows = [];
 const placed = /* @__PURE__ */ new Set();
 function add(wanted, depth) {
  for (const side of sides.filter(wanted).sort((a, b) => a.at - b.at)) {
   if (placed.has(side.id)) continue;
   placed.add(side.id);
   rows.push({ side, depth });
   add(({ base }) => base === side.id, depth + 1);
  }
 }
 add(({ base }) => !known.has(base), 0);
 add(() => true, 0);
 return rows;
}
var QUIET2 = 500;
var LIMIT2 = 2500;
function createList2({ labels, signs, writes, filter, signal, onGo, onDo, say }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const { lang } = labels;
 const words = el('input', { class: 'gk-field', type: 'search', autocomplete: 'off', dir: 'auto', 'data-key': 'text', 'aria-keyshortcuts': 'F' });
 const selects = { author: select('author'), glyph: select('glyph'), tag: select('tag') };
 const clear = button('clear', t('clear'));
 const count = el('p', { class: 'gk-list-count' });
 const list = el('ul', { class: 'gk-list', 'aria-label': t('all') });
 const box = el('div', { class: 'gk-list-box', 'data-gk-scroll': '' }, list);
 const lost = el('div', { class: 'gk-list-lost-notes' });
 const loose = section('gk-list-lost', t('lost'), el('p', { class: 'gk-studio-words' }, t('lost_why')), lost);
 const { element } = section(
  'gk-studio-all',
  t('all'),
  el(
   'div',
   { class: 'gk-list-filter', role: 'search', 'aria-label': t('search_all') },
   labelled(t('search'), words, 'gk-list-words'),
   labelled(t('author'), selects.author),
   labelled(t('sign'), selects.glyph),
   labelled(t('tag'), selects.tag),
   clear
  ),
  count,
  box,
  loose.element
 );
 function select(key) {
  return el('select', { class: 'gk-select', 'data-key': key });
 }
 const tell = settled(say, QUIET2, LIMIT2);
 signal.addEventListener('abort', tell.cancel);
 let notes = [];
 let reached = '';
 let buttons = /* @__PURE__ */ new Map();
 let marked = /* @__PURE__ */ new Set();
 let atStep = /* @__PURE__ */ new Set();
 const row = made((note) => el('li', {}, el(
  'button',
  { type: 'button', class: 'gk-list-row', 'data-note': note.id, tabindex: -1 },
  el('span', { class: 'gk-list-step' }, note.line === '' ? String(note.n) : t('step_in_line', { step: note.n })),
  el(
   'span',
   { class: 'gk-list-what' },
   ...note.glyph ? [signChip(labels, signs, note.glyph), ' '] : [],
   ...note.leads ? [
    el('span', { class: 'gk-list-leads' }, t('side_line')),
    ' ',
    ...nameIn(note.name, lang) ? [el('span', { class: 'gk-list-name' }, own(nameIn(note.name, lang))), gist(note, lang) ? ' · ' : ' '] : []
   ] : [],
   own(gist(note, lang)),
   ' ',
   el('span', { class: 'gk-list-who' }, own(note.author || t('nobody')))
  )
 )));
 const stray = made((note) => el(
  'div',
  { class: 'gk-list-stray', 'data-note': note.id },
  el(
   'p',
   { class: 'gk-studio-words' },
   ...note.glyph ? [signChip(labels, signs, note.glyph), ' '] : [],
   own(note.author || t('nobody')),
   ' · ',
   own(gist(note, lang, 400))
  ),
  el('p', { class: 'gk-list-problem' }, own(note.problem)),
  ...writes ? [button('delete', t('delete'), { 'data-id': note.id, 'aria-label': t('delete_of', { author: note.author || t('nobody') }) })] : []
 ));
 function fill(key, values) {
  const chosen = filter[key];
  const all = chosen && !values.includes(chosen) ? [...values, chosen] : values;
  const any = option('', t(`any_${key}`));
  selects[key].replaceChildren(any, ...all.map((value) => option(value, key === 'glyph' ? glyphWords(value) : value)));
  selects[key].value = chosen;
 }
 function glyphWords(glyph) {
  const said = signWords(labels, signs, glyph);
  return said === glyph || !/^[!?]+$/.test(glyph) ? said : `${glyph} ${said}`;
 }
 function draw2() {
  const placed = notes.filter(({ problem }) => !problem);
  const shown2 = found(notes, filter, (note) => note.glyph ? [signWords(labels, signs, note.glyph)] : []);
  const standing2 = shown2.filter(({ problem }) => !problem);
  const strays = shown2.filter(({ problem }) => problem);
  const items = standing2.map((note) => row(note.id, note));
  reconcile2(list, items);
  buttons = new Map(items.map((item, at) => [
   standing2[at].id,
   item.firstElementChild
  ]));
  reconcile2(lost, strays.map((note) => stray(note.id, note)));
  loose.element.hidden = strays.length === 0;
  box.hidden = standing2.length === 0;
  clear.hidden = !asks(filter);
  const text = asks(filter) ? t('count_of', { found: shown2.length, all: notes.length }) : t('count', { count: placed.length });
  if (asks(filter) && count.textContent !== text) tell.push(text);
  setText(count, text);
  mark();
 }
 function mark() {
  if (!buttons.has(reached)) reached = buttons.keys().next().value ?? '';
  const now = new Set([...atStep, reached].map((id) => buttons.get(id)).filter((it) => it !== void 0));
  for (const it of /* @__PURE__ */ new Set([...marked, ...now])) {
   const { note: id = '' } = it.dataset;
   it.tabIndex = id === reached ? 0 : -1;
   if (atStep.has(id)) it.setAttribute('aria-current', 'true');
   else it.removeAttribute('aria-current');
  }
  marked = now;
 }
 element.addEventListener('input', (event) => {
  const { value, dataset } = (
   event.target
  );
  if (dataset.key === void 0) return;
  filter[
   dataset.key
  ] = value;
  draw2();
 }, { signal });
 list.addEventListener('click', (event) => {
  const pressed = (
   event.target.closest('button')
  );
  const note = notes.find(({ id }) => id === pressed?.dataset.note);
  if (!note) return;
  reached = note.id;
  onGo(note);
 }, { signal });
 list.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const all = [...buttons.values()];
  const at = all.indexOf(
   active(list)
  );
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || next === void 0) return;
  consume(event);
  const row2 = all[Math.max(0, Math.min(all.length - 1, next))];
  reached = row2.dataset.note ?? '';
  mark();
  row2.focus();
 }, { signal });
 words.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || words.value === '') return;
  consume(event);
  words.value = filter.text = '';
  draw2();
 }, { signal });
 heed(element, signal, (command, pressed) => {
  if (command === 'delete') return onDo(command, pressed.dataset.id ?? '');
  if (command !== 'clear') return;
  Object.assign(filter, NOTHING2);
  words.value = '';
  for (const it of Object.values(selects)) it.value = '';
  draw2();
  words.focus();
 });
 words.value = filter.text;
 return {
  element,
  update({ notes: next, here }) {
   const ids = here.map(({ id }) => id);
   atStep = new Set(ids);
   if (ids.length && !atStep.has(reached) && !list.contains(active(list))) reached = ids[0];
   if (next === notes) return mark();
   notes = next;
   const some = choices(notes, lang);
   fill('author', some.author);
   fill('glyph', some.glyph);
   fill('tag', some.tag);
   draw2();
  },
  focus: () => words.focus()
 };
}
function createSides({ labels, writes, signal, onDo, onName }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const { lang } = labels;
 const back = button('open', t('main_line'), { 'data-line': '' });
 const attempt = button('try', t('try'), { 'aria-keyshortcuts': 'T' });
 const now = el('p', { class: 'gk-sides-now' });
 const list = el('ul', { class: 'gk-sides-list', 'aria-label': t('sides') });
 const none = el('p', { class: 'gk-studio-words' }, t('sides_none'));
 const { element, head: head2 } = section(
  'gk-sides',
  t('sides'),
  el('div', { class: 'gk-edit-row gk-sides-row' }, now, back, ...writes ? [attempt] : []),
  none,
  list
 );
 let renamed = '';
 let shown2 = '';
 let drawn2 = '';
 let sides = [];
 const called = ({ note }) => nameIn(note?.name ?? {}, lang);
 const title = (side) => called(side) ? [own(called(side))] : [t('unnamed')];
 function item({ side, depth }) {
  const { id, note } = side;
  const params = { step: side.at, count: note?.moves.length ?? 0 };
  const spoken2 = called(side) || t('unnamed');
  const act = (command, words) => button(command, t(words), { 'data-line': id, 'aria-label': t(`${words}_of`, { name: spoken2 }) });
  const base = sides.find((it) => it.id === side.base);
  return el(
   'li',
   { class: 'gk-sides-line', 'data-line': id, 'data-depth': Math.min(depth, 4), 'aria-current': id === shown2 ? 'true' : null },
   el(
    'div',
    { class: 'gk-sides-what' },
    el('span', { class: 'gk-sides-name' }, ...title(side)),
    ' ',
    el(
     'span',
     { class: 'gk-sides-where' },
     ...base ? sentence(labels, 'widget.studio.leaves_line', { base: called(base) || t('unnamed') }, params) : [t('leaves', params)],
     ...note?.author ? [' · ', own(note.author)] : []
    )
   ),
   ...renamed === id ? [naming(side)] : [el(
    'div',
    { class: 'gk-sides-acts' },
    act('open', 'open'),
    ...writes ? [act('compare', 'compare'), act('rename', 'rename'), act('promote', 'promote'), act('delete', 'delete_line')] : []
   )]
  );
 }
 function naming({ id, note }) {
  const form = el(
   'form',
   { class: 'gk-edit-row', 'data-line': id },
   ...LANGUAGES.map((key) => labelled(
    t(`name_${key}`),
    el('input', { class: 'gk-field', type: 'text', lang: key, dir: 'auto', maxlength: 120, autocomplete: 'off', value: note?.name[key] ?? '' })
   )),
   el('button', { type: 'submit', class: 'gk-button gk-button-main' }, t('rename_done')),
   button('unname', t('cancel'))
  );
  form.addEventListener('submit', (event) => {
   event.preventDefault();
   const written2 = [...form.querySelectorAll('input')].map((it) => [it.lang, it.value.trim()]).filter(([, words]) => words);
   stop();
   onName(id, { ...Object.fromEntries(Object.entries(note?.name ?? {}).filter(([key]) => !LANGUAGES.includes(key))), ...Object.fromEntries(written2) });
  }, { signal });
  form.addEventListener('keydown', (event) => {
   if (event.key !== 'Escape') return;
   consume(event);
   stop();
  }, { signal });
  return form;
 }
 function stop() {
  const id = renamed;
  renamed = '';
  draw2();
  focusOn(id, 'rename');
 }
 function focusOn(line, command) {
  const item2 = [...list.children].find((it) => (
   it.dataset.line === line
  ));
  item2?.querySelector(`[data-do="${command}"]`)?.focus();
 }
 function draw2() {
  const text = JSON.stringify([sides.map(({ id, base, at, note }) => [id, base, at, note]), shown2, renamed]);
  if (text === drawn2) return;
  drawn2 = text;
  const focused = active(list);
  const held = focused instanceof HTMLElement && list.contains(focused) ? { ...focused.dataset } : null;
  const typing = list.querySelector('form');
  list.replaceChildren(...tree(sides).map(item));
  const again = list.querySelector('form');
  const same = typing && again && typing.dataset.line === again.dataset.line;
  if (same) again.replaceWith(typing);
  if (same && focused && typing.contains(focused)) focused.focus();
  else if (held?.line && held.do) focusOn(held.line, held.do);
  none.hidden = sides.length > 0;
  const side = sides.find(({ id }) => id === shown2);
  now.replaceChildren(...side ? sentence(labels, 'widget.studio.on_line', { name: called(side) || t('unnamed') }) : [t('on_main')]);
  back.hidden = !side;
 }
 heed(element, signal, (command, pressed) => {
  const line = pressed.dataset.line ?? '';
  if (command === 'rename') {
   renamed = line;
   draw2();
   return list.querySelector('input')?.focus();
  }
  if (command === 'unname') return stop();
  onDo(command, line);
  if (pressed.hidden) head2.focus();
 });
 head2.tabIndex = -1;
 return {
  element,
  update({ sides: next, line }) {
   sides = next;
   shown2 = line;
   if (!sides.some(({ id }) => id === renamed)) renamed = '';
   draw2();
   setText(head2, t('sides_count', { count: sides.length }));
  }
 };
}
function createTracks(film) {
 let known = /* @__PURE__ */ new Map();
 const tracks = /* @__PURE__ */ new Map();
 function of(line, above = /* @__PURE__ */ new Set()) {
  const made2 = tracks.get(line);
  if (made2) return made2;
  const side = known.get(line)?.side;
  if (line !== MAIN && (!side || above.has(line))) return null;
  const base = side ? of(side.base, /* @__PURE__ */ new Set([...above, line])) : null;
  if (side && !base) return null;
  const track2 = side && base ? decodeSide(side, base, line) : decodeTrack(film);
  tracks.set(line, track2);
  return track2;
 }
 return {
  take(sides) {
   const next = new Map(sides.map((side) => [side.id, { side, text: JSON.stringify(side) }]));
   const changed2 = new Set([...known.keys(), ...next.keys()].filter((id) => known.get(id)?.text !== next.get(id)?.text));
   known = next;
   for (; ; ) {
    const size = changed2.size;
    for (const [id, { side }] of known) if (changed2.has(side.base)) changed2.add(id);
    if (changed2.size === size) break;
   }
   for (const id of changed2) tracks.delete(id);
   return changed2;
  },
  of: (line) => of(line)
 };
}
function createTrial({ labels, signal, onKeep, onDiscard }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const moves = el('ol', { class: 'gk-trial-moves' });
 const none = el('p', { class: 'gk-studio-words' }, t('trial_none'));
 const names = LANGUAGES.map((lang) => el('input', { class: 'gk-field', type: 'text', lang, dir: 'auto', maxlength: 120, autocomplete: 'off' }));
 const keep = el('button', { type: 'submit', class: 'gk-button gk-button-main' }, t('trial_keep'));
 const form = el(
  'form',
  { class: 'gk-edit-row' },
  ...names.map((field, index) => labelled(t(`name_${LANGUAGES[index]}`), field)),
  keep,
  button('discard', t('trial_discard'))
 );
 const { element, head: head2 } = section('gk-trial', '', el('p', { class: 'gk-studio-words' }, t('trial_how')), none, moves, form);
 head2.tabIndex = -1;
 element.hidden = true;
 let possible = false;
 form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!possible) return;
  onKeep(Object.fromEntries(names.map((field) => [field.lang, field.value.trim()]).filter(([, words]) => words)));
 }, { signal });
 heed(element, signal, (command) => command === 'discard' && onDiscard());
 return {
  element,
  update(trial) {
   if (trial && element.hidden) for (const field of names) field.value = '';
   element.hidden = trial === null;
   if (!trial) return;
   possible = trial.possible;
   setText(head2, t('trial', { step: trial.n }));
   keep.setAttribute('aria-disabled', String(!possible));
   none.hidden = possible;
   const start = trial.n + 1;
   moves.start = start;
   const texts = trial.moves;
   while (moves.children.length > texts.length) moves.lastElementChild?.remove();
   texts.forEach((words, at) => {
    const item = moves.children[at] ?? moves.appendChild(el('li', {}));
    setText(item, words);
   });
   moves.hidden = texts.length === 0;
  },
  focus: () => head2.focus()
 };
}
function createEditor({ labels, signs, signal, onDo, onMarks, say }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 let draft = null;
 let place = '';
 let busy = false;
 const areas = LANGUAGES.map((lang) => el('textarea', { class: 'gk-field gk-edit-text', lang, rows: 4, dir: 'auto', 'data-text': lang }));
 const sign2 = el('select', { class: 'gk-select', 'data-key': 'glyph' });
 const when = el('select', { class: 'gk-select', 'data-key': 'when' }, option('after', t('when_after')), option('before', t('when_before')));
 const tags = el('input', { class: 'gk-field', type: 'text', autocomplete: 'off', dir: 'auto', 'data-key': 'tags' });
 const marks = el('ul', { class: 'gk-edit-marks', 'aria-label': t('marks') });
 const mark = button('mark', '');
 const arrow2 = button('arrow', '');
 const why = el('span', { class: 'gk-edit-why', id: uniqueId('why') }, t('mark_none'));
 mark.setAttribute('aria-describedby', why.id);
 const title = el('div', { class: 'gk-studio-title', id: uniqueId('edit') });
 const elsewhere = el('div', { class: 'gk-edit-elsewhere' }, el('span', {}, t('elsewhere')), ' ', button('visit', t('visit')));
 const trouble = el('p', { class: 'gk-edit-trouble', role: 'alert' });
 const element = el(
  'form',
  { class: 'gk-edit gk-studio-part', 'aria-labelledby': title.id, novalidate: true },
  title,
  elsewhere,
  el('div', { class: 'gk-edit-texts' }, ...areas.map((area, index) => labelled(t(`text_${LANGUAGES[index]}`), area))),
  el('div', { class: 'gk-edit-row' }, labelled(t('sign'), sign2), labelled(t('when'), when), labelled(t('tags_typed'), tags, 'gk-edit-tags')),
  el('div', { class: 'gk-edit-row' }, marks, mark, arrow2, why),
  trouble,
  el(
   'div',
   { class: 'gk-edit-row' },
   el('button', { type: 'submit', class: 'gk-button gk-button-main', 'aria-keyshortcuts': 'Control+Enter' }, t('keep_note')),
   button('leave', t('leave'), { 'aria-keyshortcuts': 'Escape' }),
   button('drop', t('drop'))
  ),
  el(
   'div',
   { class: 'gk-bar-help' },
   el('span', { class: 'gk-bar-key' }, el('kbd', {}, t('key_control_enter')), ' ', t('help_keep')),
   el('span', { class: 'gk-bar-key' }, el('kbd', {}, t('key_escape')), ' ', t('help_leave'))
  )
 );
 element.hidden = true;
 function fillSigns() {
  const glyph = draft?.glyph ?? '';
  const known = ['', ...Object.keys(GLYPHS), ...signs.map(({ id }) => id)];
  if (!known.includes(glyph)) known.push(glyph);
  sign2.replaceChildren(...known.map((id) => option(id, id === '' ? t('sign_none') : Object.hasOwn(GLYPHS, id) ? `${id} ${signWords(labels, signs, id)}` : signWords(labels, signs, id))));
  sign2.value = glyph;
 }
 function drawMarks() {
  const chosen = draft?.marks ?? [];
  marks.replaceChildren(...chosen.map((id) => el(
   'li',
   {},
   own(markWords(labels, id)),
   el(
    'button',
    { type: 'button', class: 'gk-button', 'data-do': 'unmark', 'data-mark': id, 'aria-label': t('unmark', { place: markWords(labels, id) }) },
    el('span', { 'aria-hidden': 'true' }, '×')
   )
  )));
  marks.hidden = chosen.length === 0;
  const free = place !== '' && !chosen.includes(place);
  setText(mark, place === '' ? t('mark') : t('mark_place', { place: markWords(labels, place) }));
  mark.setAttribute('aria-disabled', String(!free));
  why.hidden = place !== '';
  const way3 = arrowMark();
  arrow2.hidden = way3 === '';
  setText(arrow2, way3 && t('mark_arrow', { from: markWords(labels, from()), to: markWords(labels, place) }));
 }
 const from = () => draft?.marks.filter((id) => !id.includes(' > ')).at(-1) ?? '';
 function arrowMark() {
  const way3 = `${from()} > ${place}`;
  return from() === '' || place === '' || from() === place || draft?.marks.includes(way3) ? '' : way3;
 }
 function drawPlace(step2, line) {
  elsewhere.hidden = !draft || draft.n === step2 && draft.line === line;
 }
 element.addEventListener('input', (event) => {
  if (!draft) return;
  const field = (
   event.target
  );
  const { text, key } = field.dataset;
  if (text) draft.text[text] = field.value;
  else if (key === 'glyph' || key === 'when' || key === 'tags') draft[key] = field.value;
  fail('');
 }, { signal });
 element.addEventListener('submit', (event) => {
  event.preventDefault();
  keep();
 }, { signal });
 element.addEventListener('keydown', (event) => {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape') {
   consume(event);
   onDo('leave');
  } else if (keeps(event)) {
   consume(event);
   keep();
  }
 }, { signal });
 heed(element, signal, (command, pressed) => {
  if (command === 'mark') addMark(place);
  else if (command === 'arrow') addMark(arrowMark());
  else if (command === 'unmark') dropMark(pressed.dataset.mark ?? '');
  else onDo(command);
 });
 function addMark(id) {
  if (!draft) return;
  draft.marks.push(id);
  drawMarks();
  onMarks();
  say(t('marked', { place: markWords(labels, id) }));
  mark.focus();
 }
 function dropMark(id) {
  if (!draft) return;
  const at = draft.marks.indexOf(id);
  draft.marks.splice(at, 1);
  drawMarks();
  onMarks();
  say(t('unmarked', { place: markWords(labels, id) }));
  const left = marks.querySelectorAll('button');
  (left[Math.min(at, left.length - 1)] ?? mark).focus();
 }
 function keep() {
  if (busy || !draft) return;
  if (empty(draft)) return fail(t('nothing_written'));
  fail('');
  onDo('keep');
 }
 function wait(waits) {
  busy = waits;
  element.toggleAttribute('data-busy', waits);
 }
 function fail(words) {
  setText(trouble, words);
  trouble.hidden = words === '';
 }
 return {
  element,
  show(next, heading = '') {
   draft = next;
   wait(false);
   element.hidden = draft === null;
   fail('');
   if (!draft) return;
   setText(title, heading);
   for (const area of areas) area.value = draft.text[String(area.dataset.text)] ?? '';
   when.value = draft.when;
   when.disabled = draft.n === 0;
   tags.value = draft.tags;
   fillSigns();
   drawMarks();
  },
  head: (words) => setText(title, words),
  drawPlace,
  choose(id) {
   place = id;
   drawMarks();
  },
  wait,
  fail,
  focus: () => (areas.find(({ lang }) => lang === labels.lang) ?? areas[0]).focus()
 };
}
function createWaiting({ labels, signal, onResume, onDrop, onRestore }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const element = el('ul', { class: 'gk-waiting', 'aria-label': t('drafts') });
 element.hidden = true;
 heed(element, signal, (command, pressed) => {
  const key = pressed.dataset.key ?? '';
  if (command === 'resume') onResume(key);
  else if (command === 'forget') onDrop(key);
  else onRestore();
 });
 return {
  element,
  update(drafts, dropped, heading) {
   element.hidden = drafts.length === 0 && !dropped;
   element.replaceChildren(
    ...drafts.map((draft) => el(
     'li',
     {},
     el('span', {}, t('draft', { what: heading(draft) })),
     ' ',
     button('resume', t('resume'), { 'data-key': draft.id }),
     ' ',
     button('forget', t('drop'), { 'data-key': draft.id })
    )),
    ...dropped ? [el('li', {}, el('span', {}, t('draft_gone', { what: heading(dropped) })), ' ', button('restore', t('restore')))] : []
   );
  }
 };
}
function createWriting({ labels, signs, signal, drafts, say, wish, noteOf, where, onOpen, onMarks, onVisit, onLeave }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const editor = createEditor({ labels, signs, signal, say, onMarks, onDo });
 const waiting = createWaiting({
  labels,
  signal,
  onResume(key) {
   if (drafts.resume(key)) show(true);
  },
  onDrop: drop,
  onRestore() {
   if (drafts.restore()) show(true);
  }
 });
 function heading(draft) {
  const note = noteOf(draft.id);
  const params = { step: draft.n, author: note?.author || t('nobody') };
  const place2 = draft.line === '' ? '' : '_line';
  return note ? t(`edit_note${place2}`, params) : t(`new_note${place2}`, params);
 }
 function show(focus) {
  const draft = drafts.open();
  editor.show(draft, draft ? heading(draft) : '');
  waiting.update(drafts.waiting(), drafts.dropped(), heading);
  onOpen(draft !== null);
  place();
  onMarks();
  if (draft && focus) editor.focus();
 }
 function place() {
  const { step: step2, line } = where();
  editor.drawPlace(step2, line);
 }
 function drop(key) {
  drafts.drop(key);
  show(false);
  say(t('dropped'));
  onLeave('');
 }
 function fail(words) {
  editor.wait(false);
  if (drafts.open()) editor.fail(words);
 }
 function onDo(name) {
  const draft = drafts.open();
  if (!draft) return;
  if (name === 'visit') return onVisit(draft);
  if (name === 'drop') return drop(draft.id);
  if (name === 'keep') {
   const message = wishOf(noteOf(draft.id) ? draft : { ...draft, id: '' });
   editor.wait(true);
   drafts.send(message.do);
   if (!wish(message)) drafts.refused();
   return;
  }
  say(drafts.leave() ? t('draft_kept') : t('left'));
  show(false);
  onLeave(draft.id);
 }
 return {
  elements: [waiting.element, editor.element],
  write() {
   const { step: step2, line } = where();
   drafts.write(step2, line);
   show(true);
  },
  edit(note) {
   drafts.edit(note);
   show(true);
  },
  restore: () => show(false),
  place,
  choose: editor.choose,
  marks() {
   const draft = drafts.open();
   const { step: step2, line } = where();
   return draft && draft.n === step2 && draft.line === line && draft.marks.length ? draft.marks : null;
  },
  sent: drafts.sent,
  done(note) {
   const all = drafts.done(note);
   show(false);
   return all;
  },
  refuse(words) {
   drafts.refused();
   fail(words);
  },
  fail
 };
}
var QUIET3 = 500;
var LIMIT3 = 2700;
function createStudio(host, { film, labels, kit: kit2, size, place, state: opening, drafts, filter, send, onMove }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const writes = send !== null;
 const signs = film.signs ?? [];
 const root = createRoot(host, { className: 'gk-studio', label: t('title') });
 const { signal } = root.abort;
 root.element.dataset.size = size;
 let state = { ...opening, notes: [], sides: [] };
 let line = MAIN;
 let { step: step2 } = place;
 let standing2 = [];
 let below = false;
 let awaited = '';
 let wanted = null;
 let pointing = '[]';
 const tracks = createTracks(film);
 const said = el('p', { class: 'gk-studio-said' });
 const echo = el('p', { class: 'gk-sides-said', 'aria-hidden': 'true', hidden: true });
 const files = createFiles({ labels, signal, onWish: wish, onTrouble: (words) => tell(words, 'error') });
 const trial = createTrial({
  labels,
  signal,
  onKeep: (name) => wish({ do: 'keep', name }),
  onDiscard: () => wish({ do: 'discard' })
 });
 const here = createHere({ labels, signs, writes, signal, onDo: command, onPoint: point });
 const writing = createWriting({
  labels,
  signs,
  signal,
  drafts,
  wish,
  noteOf,
  where: () => ({ line, step: step2 }),
  say: root.say,
  onMarks: point,
  onOpen(open) {
   here.writer.hidden = open;
  },
  onVisit: (draft) => go(draft.line, draft.n),
  onLeave: (id) => id && atStep().some((note) => note.id === id) ? here.focus(id) : here.writer.focus()
 });
 const sides = createSides({ labels, writes, signal, onDo: command, onName: (id, name) => wish({ do: 'edit', id, name }) });
 if (writes) sides.element.append(echo);
 const comparison = createComparison({ labels, signal, onClose: () => wish({ do: 'uncompare' }) });
 const list = createList2({
  labels,
  signs,
  writes,
  filter,
  signal,
  say: root.say,
  onDo: command,
  onGo: (note) => go(note.line, note.n)
 });
 const announce = settled(root.say, QUIET3, LIMIT3);
 signal.addEventListener('abort', announce.cancel);
 const stage = el('div', { class: 'gk-studio-player' });
 root.element.append(...writes ? [files.element, trial.element, said] : [], stage);
 const player = createPlayer(stage, {
  film,
  labels,
  size,
  kit: kit2,
  step: step2,
  track: tracks.of(MAIN) ?? void 0,
  onStep(next) {
   step2 = next;
   moved();
  },
  onPlace: writes ? writing.choose : void 0
 });
 step2 = player.step;
 player.panels.beside.append(here.element, ...writes ? writing.elements : []);
 const keys = BINDINGS2.filter(({ reads }) => reads || writes);
 player.panels.under.append(
  sides.element,
  comparison.element,
  list.element,
  keyHelp(t('keys'), keys.map(({ aria, command: name }) => [aria, t(`help_${name}`)]))
 );
 function wish(message) {
  below = sides.element.contains(active(root.element));
  return send?.(message) ?? false;
 }
 function tell(words, status) {
  setText(said, words);
  setText(echo, words);
  said.dataset.status = echo.dataset.status = status;
  echo.hidden = words === '' || !below;
  root.say(words);
 }
 function hear2({ text = '', status = '', note = '', wish: answered = '' }) {
  tell(text, status);
  if (answered === '' || answered !== writing.sent()) return;
  if (status === 'error') writing.refuse(text);
  else if (writing.done(note)) awaited = note;
 }
 function arrive() {
  const note = noteOf(awaited);
  if (!note) return;
  awaited = '';
  if (atStep().includes(note)) here.focus(note.id);
  else here.writer.focus();
 }
 function noteOf(id) {
  return state.notes.find((note) => note.id === id);
 }
 const called = (id) => nameIn(noteOf(id)?.name ?? {}, labels.lang);
 const atStep = () => standing2.filter(({ n }) => n === step2);
 const count = () => atStep().length ? t('notes_here', { count: atStep().length }) : '';
 function show(place2, again = false) {
  wanted = null;
  if (place2.line === line && !again) player.seek(place2.step);
  else {
   const track2 = tracks.of(place2.line);
   if (!track2) {
    wanted = place2;
    return;
   }
   player.play(track2, place2.step);
   line = place2.line;
   stand();
  }
  step2 = player.step;
 }
 function stand() {
  standing2 = along(state.notes, state.sides, line);
  sides.update({ sides: state.sides.map((side) => ({ ...side, note: noteOf(side.id) })), line });
  player.flag([{ id: 'notes', label: t('flag'), steps: stepsOf2(standing2) }]);
 }
 function go(toLine, n) {
  show({ line: toLine, step: n });
  draw2();
  onMove({ line, step: step2 });
  const where = line === MAIN ? t('went', { step: step2 }) : t('went_line', { step: step2, name: called(line) || t('unnamed') });
  announce.push(`${where} ${count()}`.trim());
 }
 function moved() {
  draw2();
  onMove({ line, step: step2 });
  if (count()) announce.push(count());
  else announce.cancel();
 }
 function command(name, id = '') {
  const note = noteOf(id);
  const side = state.sides.find((it) => it.id === id);
  if (name === 'write') writing.write();
  else if (name === 'edit' && note) writing.edit(note);
  else if (name === 'delete' && wish({ do: 'delete', id })) here.focus();
  else if (name === 'open' && id === MAIN) go(MAIN, Math.min(step2, course(state.sides, line).at(-1)?.last ?? step2));
  else if (name === 'open' && side) go(id, side.at + 1);
  else if (name === 'try') wish({ do: 'try', n: step2, line });
  else if (name === 'compare' || name === 'promote') wish({ do: name, line: id });
  else if (name === 'notes') here.focus();
  else if (name === 'find') list.focus();
  else if (files.buttons[name] && files.buttons[name].getAttribute('aria-disabled') !== 'true') wish({ do: name });
 }
 root.element.addEventListener('keydown', (event) => {
  const name = state.desk.trial ? '' : commandOf(event, writes);
  if (!name) return;
  consume(event);
  command(name);
 }, { signal });
 function point() {
  const marks = here.pointed() ?? writing.marks() ?? here.marks();
  const text = JSON.stringify(marks);
  if (text === pointing) return;
  pointing = text;
  player.mark(marks);
 }
 function draw2() {
  const now = atStep();
  here.update({ notes: now, author: state.desk.author ?? '', step: step2 });
  list.update({ notes: state.notes, here: now });
  writing.place();
  point();
 }
 function follow(old) {
  if (tracks.take(state.sides).has(line)) {
   const before = old.sides.find(({ id }) => id === line);
   if (state.sides.some(({ id }) => id === line)) show({ line, step: step2 }, true);
   else show({ line: tracks.of(before?.base ?? MAIN) ? before?.base ?? MAIN : MAIN, step: Math.min(step2, before?.at ?? step2) });
  }
  if (wanted) show(wanted);
 }
 function take(next, opens = false) {
  const old = state;
  const held = root.element.contains(active(root.element));
  state = next;
  if (next.sides !== old.sides) {
   for (const side of next.sides) Object.assign(
    film.rules,
    side.rules
   );
   follow(old);
  }
  stand();
  draw2();
  if (!writes) return;
  files.update(next.desk);
  sit(opens ? null : old.desk.trial ?? null);
  if (comparison.update(next.desk.comparison ?? null, called) && !opens) comparison.focus();
  if (next.answer.id !== old.answer.id) hear2(next.answer);
  arrive();
  if (held && !state.desk.trial && !root.element.contains(active(root.element))) here.focus();
 }
 function sit(before) {
  const now = state.desk.trial ?? null;
  const focus = active(root.element);
  const lost = focus === null || focus === document.body || trial.element.contains(focus);
  trial.update(now);
  stage.hidden = files.element.hidden = now !== null;
  if (now && !before) {
   player.pause();
   trial.focus();
  }
  if (!now && before && lost) stage.querySelector('.gk-player')?.focus();
 }
 if (place.line !== MAIN) wanted = place;
 take(opening, true);
 if (writes) writing.restore();
 return {
  take: (next) => take(next),
  seek(place2) {
   show(place2);
   draw2();
  },
  warn(words) {
   tell(words, 'error');
   writing.fail(words);
  },
  where: () => ({ line, step: step2 }),
  destroy() {
   player.destroy();
   root.destroy();
  }
 };
}
var widget = (kit2) => ({
 async render({ model, el: el2 }) {
  const writes = typeof model.send === 'function';
  const tell = telling(model);
  let [film, sides] = await Promise.all([unpack(model.get('_film')), unpack(model.get('_lines'))]);
  const drafts = createDrafts();
  const filter = { ...NOTHING2 };
  let studio = null;
  let closed = false;
  const courier = createCourier(model, (words) => studio?.warn(labels.t(words)));
  let labels;
  const state = () => ({ sides, notes: model.get('_notes'), desk: model.get('_desk'), answer: model.get('_answer') });
  const told = () => ({ line: model.get('line'), step: model.get('step') });
  function build(place) {
   tell.flush();
   studio?.destroy();
   const lang = model.get('lang');
   labels = createLabels(film.labels, { lang, game: film.first.game, names: film.names });
   el2.lang = lang;
   studio = createStudio(el2, {
    film,
    labels,
    kit: kit2,
    place,
    drafts,
    filter,
    size: model.get('size'),
    state: state(),
    send: writes ? (wish) => courier.send(wish) : null,
    onMove: tell.push
   });
  }
  build(!writes && placeIn(globalThis.location?.hash ?? '') || told());
  const redraw = together(() => {
   if (!closed) studio?.take(state());
  });
  function update() {
   courier.answered();
   redraw();
  }
  const stops = [
   observe(model, ['_notes', '_desk', '_answer'], update),
   observe(model, ['_lines'], async () => {
    const packed = model.get('_lines');
    const next = await unpack(packed);
    if (closed || packed !== model.get('_lines')) return;
    sides = next;
    update();
   }),
   observe(model, ['step', 'line'], () => {
    tell.cancel();
    queueMicrotask(() => {
     if (!closed) studio?.seek(told());
    });
   }),
   observe(model, ['size'], () => build(studio?.where() ?? told())),
   observe(model, ['_film'], async () => {
    const packed = model.get('_film');
    const next = await unpack(packed);
    if (closed || packed !== model.get('_film')) return;
    film = next;
    build(studio?.where() ?? told());
   })
  ];
  const leaving = new AbortController();
  if (!writes) {
   globalThis.addEventListener('hashchange', () => {
    const place = placeIn(globalThis.location.hash);
    if (place) studio?.seek(place);
   }, { signal: leaving.signal });
  }
  return () => {
   closed = true;
   leaving.abort();
   courier.answered();
   for (const stop of stops) stop();
   tell.flush();
   studio?.destroy();
  };
 }
});
var studio_imperial2030_default = widget(kit);
export {
 studio_imperial2030_default as default
};
