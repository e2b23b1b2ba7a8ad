/* Built from widgets/js/studio and widgets/js/games/incorporated.mjs by `make js`: edit the source, not this file. */
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
var wordCells = ([first, ...rest]) => [el('th', { scope: 'row' }, first), ...rest.map((text) => el('td', {}, text))];
var look_default = {
 industries: { finance: { fill: '#e6c35c', d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z' }, technology: { fill: '#8fbce6', d: 'M-3.4 -7.5H3.4L7.5 -3.4V3.4L3.4 7.5H-3.4L-7.5 3.4V-3.4Z' }, heavy: { fill: '#b9bec4', d: 'M-7 -7H7V7H-7Z' }, energy: { fill: '#f0a070', d: 'M-8 0L-4.4 -7.5H4.4L8 0L4.4 7.5H-4.4Z' }, mining: { fill: '#c9a988', d: 'M-7 -7H7V2.6L0 8.2L-7 2.6Z' } },
 corporations: { fortress_derivatives: { fill: '#1f7a4d', ink: '#ffffff', dash: '', symbol: 'circle', line: { light: '#1f7a4d', dark: '#5cc48f' }, d: 'M-7.5 -7.5H-4.4V-5.6H-1.6V-7.5H1.6V-5.6H4.4V-7.5H7.5V7H-7.5Z', text: [0, 5] }, giant_squid: { fill: '#2f62b5', ink: '#ffffff', dash: '7 3', symbol: 'square', line: { light: '#2f62b5', dark: '#8db4f2' }, d: 'M-7.2 0A7.2 7.6 0 0 1 7.2 0V7.4L4.8 5.2L2.4 7.4L0 5.2L-2.4 7.4L-4.8 5.2L-7.2 7.4Z', text: [0, 3.6] }, big_brother: { fill: '#b3372f', ink: '#ffffff', dash: '2 3', symbol: 'diamond', line: { light: '#b3372f', dark: '#f0938c' }, d: 'M-8.4 0Q-4.8 -7.6 0 -7.6Q4.8 -7.6 8.4 0Q4.8 7.6 0 7.6Q-4.8 7.6 -8.4 0Z', text: [0, 4] }, old_money: { fill: '#e3b93c', ink: '#000000', dash: '10 3 2 3', symbol: 'triangle-up', line: { light: '#866a00', dark: '#e3b93c' }, d: 'M0 -8.2L8.2 0L0 8.2L-8.2 0Z', text: [0, 4] }, '': { fill: '#5d6468', ink: '#ffffff', d: 'M-7 -7H7V7H-7Z', text: [0, 4] } },
 camps: { NATO: { d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z', text: [0, 4] }, SCO: { d: 'M0 -9L9 0L0 9L-9 0Z', text: [0, 4] }, BATTLEGROUND: { d: 'M-7.5 -7.5H8L5 0L8 7.5H-7.5Z', text: [-1, 4] } }
};
var look_default2 = look_default;
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
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
function readMarks(marks, placeOf3) {
 const places = /* @__PURE__ */ new Set();
 const arrows = /* @__PURE__ */ new Map();
 for (const mark of marks) {
  const ends = mark.split(' > ').map((id) => placeOf3(id.trim()));
  for (const id of ends) if (id) places.add(id);
  const [from, to] = ends;
  if (ends.length === 2 && from && to && from !== to) arrows.set(`${from} > ${to}`, [from, to]);
 }
 return { places: [...places], arrows: [...arrows.values()] };
}
function createNoted(labels, elements, placeOf3 = (id) => id) {
 const said2 = labels.t('widget.common.noted');
 let known2 = '[]';
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
    const place = placeOf3(id);
    return Object.hasOwn(elements, place) ? place : '';
   });
   const text = JSON.stringify(next);
   if (text === known2) return false;
   known2 = text;
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
  show(heading, lines, { x, y, gap = 20 }) {
   setText(title, heading);
   while (body.children.length > lines.length) body.lastElementChild?.remove();
   lines.forEach((line2, index) => {
    if (!body.children[index]) body.append(el('div'));
    setText(body.children[index], line2);
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
function createTips(frame, box, { selector, explain: explain3, signal }) {
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
  const { name, lines } = explain3(cell);
  const [outer, at2] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
  tip.show(name, lines, { x: (at2.left + at2.right) / 2 - outer.left, y: (at2.top + at2.bottom) / 2 - outer.top, gap: at2.height / 2 + 4 });
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
 function placeOf3(target) {
  for (const [row, cells] of rows.entries()) {
   const column = cells.indexOf(
    target
   );
   if (column >= 0) return [row, column];
  }
  return null;
 }
 table2.addEventListener('focusin', ({ target }) => {
  if (!placeOf3(target)) return;
  stop.tabIndex = -1;
  stop = /** @type {HTMLElement} */
  target;
  stop.tabIndex = 0;
 }, { signal });
 table2.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = placeOf3(event.target);
  const to = from && destination(rows.map((cells) => cells.length), from, event.key);
  if (!to) return;
  rows[to[0]][to[1]].focus();
  consume(event);
 }, { signal });
}
function createPanel(host, { className, label, bank, noted, size, explain: explain3 }) {
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
  return explain3({ row: row2, column: node.dataset.column ?? '' }, node);
 }
 function build(wanted, make) {
  const known2 = JSON.stringify(wanted);
  if (known2 === shape) return;
  shape = known2;
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
function initials(seats, name) {
 const first = (seat) => {
  const letter2 = [...name(seat).replace(/[\u2066-\u2069]/g, "").trim()][0];
  return letter2 && name(seat) !== seat ? letter2.toLocaleUpperCase() : '';
 };
 const number = (seat) => seat.replace(/\D+/g, "");
 const letters = seats.map(first);
 return Object.fromEntries(seats.map((seat, index) => {
  const alone = letters[index] !== '' && letters.filter((letter2) => letter2 === letters[index]).length === 1;
  return [seat, alone ? letters[index] : number(seat)];
 }));
}
function piecesOf({ cubes = {}, guards = {} }, seats) {
 return seats.flatMap((seat) => [
  ...cubes[seat] ? [
   { kind: 'cube', seat, count: cubes[seat] }
  ] : [],
  ...guards[seat] ? [
   { kind: 'guard', seat, count: guards[seat] }
  ] : []
 ]);
}
function tableOf(view, name) {
 const seats = Object.keys(view.seats ?? {});
 return {
  seats,
  initials: initials(seats, name),
  corporations: Object.fromEntries(seats.map((seat) => [seat, view.seats[seat].corporation])),
  rd: view.rd ?? ''
 };
}
function dollars(labels) {
 const format = new Intl.NumberFormat(labels.lang);
 return {
  format: (value) => (value < 0 ? '−' : '') + labels.t('widget.corporations.money', { amount: format.format(Math.abs(value)) })
 };
}
function industrySign(industry, labels) {
 const style = (
  look_default2.industries[industry]
 );
 return svg(
  'svg',
  { class: 'gk-inc-industry', viewBox: '-9 -9 18 18', 'aria-hidden': 'true' },
  svg('path', { d: style.d, fill: style.fill, class: 'gk-inc-outline' }),
  svg('text', { y: 3.7, 'text-anchor': 'middle', fill: '#000000' }, labels.t(`widget.countries.letter.${industry}`))
 );
}
function corporationSign(corporation, letter2) {
 const styles = (
  look_default2.corporations
 );
 const style = styles[corporation] ?? styles[''];
 return svg(
  'svg',
  { class: 'gk-inc-corporation', viewBox: '-9 -9 18 18', 'aria-hidden': 'true' },
  svg('path', { d: style.d, fill: style.fill, class: 'gk-inc-outline' }),
  svg('text', { x: style.text[0], y: style.text[1], 'text-anchor': 'middle', fill: style.ink }, letter2)
 );
}
function star() {
 return svg(
  'svg',
  { class: 'gk-inc-star', viewBox: '-6 -6 12 12', 'aria-hidden': 'true' },
  svg('path', { d: 'M0 -5.6L1.6 -2L5.4 -1.7L2.5 0.8L3.4 4.6L0 2.5L-3.4 4.6L-2.5 0.8L-5.4 -1.7L-1.6 -2Z' })
 );
}
function corporationHead(seat, letter2, labels, whole) {
 const name = labels.name(seat);
 const sign2 = el('span', { class: 'gk-acc-sign' });
 const corporation = el('span', { class: 'gk-acc-role' });
 const power = el('span', { class: 'gk-acc-role gk-inc-power' });
 const node = el(
  'th',
  { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' },
  el('span', { class: 'gk-acc-party' }, sign2, el('span', {}, name)),
  ...whole ? [corporation, power] : []
 );
 let shown3 = '';
 return {
  node,
  write(row) {
   if (row.corporation === shown3 && sign2.firstChild) return;
   shown3 = row.corporation;
   sign2.replaceChildren(corporationSign(shown3, letter2));
   setText(corporation, shown3 ? labels.t('widget.corporations.role', { place: row.place, corporation: shown3 }) : '');
   setText(power, shown3 ? labels.t(`widget.corporations.tip.power.${shown3}`) : '');
  }
 };
}
function valueCell(column, format, labels) {
 const { node, write } = numberCell(column, format);
 return {
  node,
  write(cell, none = labels.t('widget.common.hidden')) {
   node.classList.toggle('gk-acc-unknown', cell.value === null);
   write(cell, none);
  }
 };
}
function industryCell(industry, count, money, labels) {
 const cell = valueCell(`squares:${industry}`, count, labels);
 const sign2 = star();
 const leads = el('span', { class: 'gk-hidden' });
 const brings = el('span', { class: 'gk-acc-below' });
 cell.node.prepend(sign2, leads);
 cell.node.append(el('span', { class: 'gk-acc-under' }, cell.node.querySelector('.gk-acc-mark') ?? '', brings));
 return {
  node: cell.node,
  write(row) {
   cell.write(row.cells[`squares:${industry}`]);
   const first = row.leads.includes(industry);
   sign2.toggleAttribute('hidden', !first);
   setText(leads, first ? `${labels.t("widget.corporations.leader")} ` : '');
   const dollars2 = row.earnings[industry] ?? 0;
   setText(brings, dollars2 > 0 ? money.format(dollars2) : '');
  }
 };
}
function explain(labels, view, { row, column }) {
 const t = (id, params = {}) => labels.t(`widget.corporations.${id}`, params);
 const [kind, what] = column.split(':');
 const head2 = what ? labels.name(what) : t(`head.${kind}`);
 const lines = (row === '' ? headLines(view, kind, what) : row === 'bank' ? bankLines(view, what) : seatLines(labels, view, row, kind, what)).map(([key, params]) => t(`tip.${key}`, params));
 if (row === '') return { name: head2, lines };
 const who = row === 'bank' ? t('bank') : labels.name(row);
 return { name: kind === 'name' ? who : t('cell', { row: who, column: head2 }), lines };
}
function headLines(view, kind, what) {
 if (kind === 'shares' && what) return [['head.shares', { country: what, ...view.countries[what].shares }]];
 if (kind === 'squares' && what) return [paysLine(view, what), endingLine(view)];
 return [[`head.${kind}`]];
}
function bankLines(view, country) {
 return country ? [['bank.shares', { country, ...view.countries[country].shares }]] : [['bank']];
}
function paysLine(view, industry) {
 const each = view.prospects.each[industry];
 return each ? ['pays', { cards: view.payoff.revealed[industry], each, bonus: view.prospects.bonus }] : ['pays.none'];
}
var endingLine = ({ prospects }) => ['ending', { each: prospects.ending[0], bonus: prospects.ending[1] }];
function seatLines(labels, view, id, kind, what) {
 const seat = view.seats[id];
 const { bond } = view.prospects;
 const rate = view.sliders.interest.value;
 const { bonds } = seat;
 switch (kind) {
  case 'name':
   return nameLines(seat);
  case 'cash':
   return seat.cash === null ? [['cash.hidden']] : [['cash']];
  case 'bonds':
   return [['bonds', { bonds, interest: bond[0], rate, penalty: bond[1] }]];
  case 'loan':
   if (view.over) return [['over']];
   return seat.loan > 0 ? [['loan', { rate, bonds, loan: seat.loan }]] : [['loan.none', { rate, bonds }]];
  case 'interest':
   return [['interest', { bonds, each: bond[0], sum: seat.interest }], ['interest.short']];
  case 'repay':
   return [['repay', { bonds, rate, sum: seat.repay }], ['repay.end', { bonds, each: bond[1], sum: seat.penalty }]];
  case 'payable':
   if (view.over) return [['over']];
   return seat.most_payable === null ? [['cash.hidden']] : [['payable', { cash: seat.cash, loans: seat.most_payable - seat.cash, sum: seat.most_payable }], ['payable.bid']];
  case 'shares': {
   const held = seat.shares[what ?? ''] ?? 0;
   return held ? [['shares', { held, country: what }]] : [['shares.none', { country: what }]];
  }
  case 'squares':
   return squaresLines(view, id, what ?? '');
  case 'total':
   return totalLines(labels, view, id);
  case 'executives':
   return [['executives', { left: seat.executives, sent: seat.sent }]];
  default:
   return [['pile', { pile: seat.pile }]];
 }
}
function nameLines({ corporation, reconstructed }) {
 if (!corporation) return [['name.none']];
 return [
  [`power.${corporation}`],
  ...reconstructed.includes('special_power') ? (
   [['reconstructed.power']]
  ) : reconstructed.includes('setup') ? (
   [['reconstructed.setup']]
  ) : []
 ];
}
function squaresLines(view, id, industry) {
 const squares = view.holdings[id][industry];
 const { each, leaders, earnings: earnings2 } = view.prospects;
 const paid = earnings2[id][industry];
 const leads = leaders[industry] === id;
 const now = !paid ? ['pays.none'] : leads ? ['earns.leader', { squares, each: each[industry], bonus: paid[1], sum: paid[0] + paid[1] }] : ['earns', { squares, each: each[industry], sum: paid[0] }];
 return [[leads ? 'squares.leader' : 'squares', { squares, industry }], now, endingLine(view)];
}
function totalLines(labels, view, id) {
 const parts = Object.entries(view.prospects.earnings[id]).filter(([, [squares, leader2]]) => squares + leader2 > 0).map(([industry, [squares, leader2]]) => labels.t('widget.corporations.part', { amount: squares + leader2, industry }));
 const sum = view.prospects.totals[id];
 return parts.length ? [['total', { sum, parts: parts.join(' + ') }], ['total.crisis']] : [['total.none']];
}
var MONEY = Object.freeze(['cash', 'bonds', 'loan', 'interest', 'repay', 'payable']);
var AFTER = Object.freeze(['total', 'executives', 'pile']);
var DOLLARS = Object.freeze(/* @__PURE__ */ new Set(['cash', 'loan', 'interest', 'repay', 'payable', 'total']));
var BORROWED = Object.freeze(/* @__PURE__ */ new Set(['loan', 'payable']));
var majors = (view) => Object.keys(view.countries ?? {}).filter((id) => view.countries[id].shares);
var industries = (view) => Object.keys(view.payoff?.revealed ?? {});
function corporationRows(view, before) {
 return (view.order ?? []).map((id, index) => {
  const now = values(view, id);
  const { leaders, earnings: earnings2 } = view.prospects;
  return {
   id,
   corporation: view.seats[id].corporation,
   place: index + 1,
   over: view.over,
   cells: compare(now, before?.seats?.[id] ? values(before, id) : now),
   leads: industries(view).filter((industry) => leaders[industry] === id),
   earnings: Object.fromEntries(Object.entries(earnings2[id]).map(([industry, [squares, leader2]]) => [industry, squares + leader2]))
  };
 });
}
function bankRow(view, before) {
 const shares = (it) => Object.fromEntries(majors(it).map((id) => [`shares:${id}`, it.countries[id].shares.bank]));
 return { id: 'bank', cells: compare(shares(view), shares(before?.countries ? before : view)) };
}
function values(view, id) {
 const seat = view.seats[id];
 return {
  cash: seat.cash,
  bonds: seat.bonds,
  loan: seat.loan,
  interest: seat.interest,
  repay: seat.repay,
  payable: seat.most_payable,
  ...Object.fromEntries(majors(view).map((country) => [`shares:${country}`, seat.shares[country] ?? 0])),
  ...Object.fromEntries(industries(view).map((industry) => [`squares:${industry}`, view.holdings[id][industry]])),
  total: view.prospects.totals[id],
  executives: seat.executives,
  pile: seat.pile
 };
}
function createCorporations(host, { labels, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.corporations.${id}`, params);
 const count = new Intl.NumberFormat(labels.lang);
 const money = dollars(labels);
 let view = {};
 const panel = createPanel(host, {
  className: 'gk-acc-parties gk-corporations',
  label: t('title'),
  bank: t('bank'),
  noted: labels.t('widget.common.noted'),
  size,
  explain: (cell2) => explain(labels, view, cell2)
 });
 function seatTable(name, heads, cellsOf, whole = false, below = []) {
  const letters = initials(view.order, labels.name);
  const rows = view.order.map((seat) => panel.row({ 'data-seat': seat }, seat, [corporationHead(seat, letters[seat], labels, whole), ...cellsOf(seat)]));
  return table(`gk-inc-${name}`, t(name), [head('name', 'name', t('head.name')), ...heads], [...rows, ...below]);
 }
 const formatOf = (column) => DOLLARS.has(column) ? money : count;
 function cell(column) {
  const made2 = valueCell(column, formatOf(column), labels);
  return { node: made2.node, write: (row) => made2.write(row.cells[column], row.over && BORROWED.has(column) ? '–' : void 0) };
 }
 const plain = (column) => head(column, 'number', t(`head.${column}`));
 const shareHead = (country) => head(
  `shares:${country}`,
  'number',
  el('span', { class: 'gk-inc-code', 'aria-hidden': 'true' }, t(`code.${country}`)),
  el('span', { class: 'gk-acc-full' }, labels.name(country))
 );
 const industryHead = (industry) => head(
  `squares:${industry}`,
  'number',
  industrySign(industry, labels),
  el('span', { class: 'gk-acc-full' }, ` ${labels.name(industry)}`)
 );
 function bankCells() {
  const name = el('th', { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' }, t('bank'));
  return panel.row({ 'data-seat': 'bank' }, 'bank', [{ node: name }, ...majors(view).map((country) => cell(`shares:${country}`))]);
 }
 function make() {
  const tables = [
   seatTable('moneys', MONEY.map(plain), (seat) => {
    const cells = MONEY.map(cell);
    cells[MONEY.indexOf('cash')].node.dataset.purse = seat;
    return cells;
   }, true),
   seatTable('shares', majors(view).map(shareHead), () => majors(view).map((country) => cell(`shares:${country}`)), false, [bankCells()]),
   seatTable('industries', [...industries(view).map(industryHead), ...AFTER.map(plain)], () => [
    ...industries(view).map((industry) => industryCell(industry, count, money, labels)),
    ...AFTER.map(cell)
   ])
  ];
  tables[2].caption?.append(el('span', { class: 'gk-acc-legend' }, star(), ` ${t("leader")}`));
  return { tables };
 }
 return {
  update(next, extra = {}) {
   view = next;
   panel.build([view.order, majors(view), industries(view)], make);
   panel.write([...corporationRows(view, extra.before), bankRow(view, extra.before)], extra.marks);
  },
  purse: panel.purse,
  destroy: panel.destroy
 };
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
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known2) {
 const own2 = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known2(id)));
 return { options: own2(options), refused: own2(refused), picked: picked.filter(known2), chosen: known2(chosen) ? chosen : '' };
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
var CARD_KEYS = /* @__PURE__ */ boardKeys([{ command: 'open', keys: ['e'], shown: ['e'] }], []);
function commandFor(event, bindings) {
 if (event.ctrlKey || event.metaKey || event.altKey) return '';
 const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
 return bindings.find(({ keys }) => keys.includes(key))?.command ?? '';
}
function createList(host, { ids: regions, summary, name, line: line2, onSelect, onVisit, signal }) {
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
   setText(option2, line2(ids[index]));
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
   const moves2 = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 8, PageUp: current - 8, Home: 0, End: ids.length - 1 };
   const typing = typed !== '' && event.timeStamp - typedAt < 800;
   if (event.key in moves2) go(moves2[event.key]);
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
   const reached2 = ids[current];
   const lines = new Map(options.map((option2) => [option2.dataset.region, option2]));
   ids = next;
   if (options.length > 0) options = ids.map((id) => (
    lines.get(id)
   ));
   current = box.matches(':focus') ? ids.indexOf(reached2) : 0;
   refresh();
  },
  select(id) {
   selected = id;
   if (id !== '') current = ids.indexOf(id);
   refresh();
  }
 };
}
function nearestInDirection(points, from, direction) {
 const [x0, y0] = points[from];
 let best = -1;
 let bestCost = Infinity;
 points.forEach(([x, y], index) => {
  if (index === from) return;
  const along3 = (x - x0) * direction[0] + (y - y0) * direction[1];
  const across = Math.abs((x - x0) * direction[1] - (y - y0) * direction[0]);
  if (along3 <= 0 || across > along3 * 1.732) return;
  const cost = along3 + 2 * across;
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
var NOWHERE = Object.freeze({ id: '', part: '' });
function createHand({
 root,
 canvas,
 drawing: drawing2,
 folds,
 labels,
 words,
 ids,
 elements,
 middleOf,
 boxOf,
 spotOf,
 holderOf,
 known: known2,
 partsIn,
 byPlace,
 partsAreTargets,
 sight: sight2,
 tip,
 openCard,
 scene: scene2,
 speech,
 notes,
 onMark,
 onLook = () => {
 },
 onSelect,
 onChoose
}) {
 const t = (id, params = {}) => labels.t(`${words}.${id}`, params);
 const { signal } = root.abort;
 let choices2 = NO_CHOICES;
 let selected = '';
 let tabStop = 0;
 let focused = '';
 let ringed = false;
 let hovered = NOWHERE;
 let hushed = '';
 const middles = () => ids.map(middleOf);
 function showTip() {
  const spot = hovered.id ? hovered : { id: focused, part: '' };
  const { id, part } = spot;
  if (id === '' || id === hushed || id === openCard.id) return tip.hide();
  const beside = boxOf(spot);
  if (!beside) return tip.hide();
  const { x, y, w, h } = beside.box;
  const [above, below] = [sight2.toStage([x + w / 2, y]), sight2.toStage([x + w / 2, y + h])];
  tip.show(speech.heading(id, part), [...speech.tip(id, part), ...notes.words(id)], { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + beside.gap });
 }
 function placeOpen() {
  const beside = openCard.id === '' ? null : boxOf({ id: openCard.id, part: '' });
  if (!beside) return;
  const { x, y, w, h } = beside.box;
  const [from, to] = [sight2.toStage([x, y]), sight2.toStage([x + w, y + h])];
  openCard.place({ left: from.x, top: from.y, right: to.x, bottom: to.y });
 }
 function title(id) {
  const name = speech.name(id);
  if (elements[id].getAttribute('aria-label') !== name) elements[id].setAttribute('aria-label', name);
 }
 function act(place) {
  if (place in choices2.options || place !== '' && place === choices2.chosen) return onChoose(place);
  const why = choices2.refused[place];
  if (place in elements) select(place);
  else onSelect(place);
  if (why) root.say(why);
 }
 function select(id) {
  const before = selected;
  setSelected(id);
  if (id !== before) {
   onSelect(id);
   root.say(id === '' ? t('cleared') : t('selected', { place: id }));
  }
 }
 function setSelected(place) {
  const id = place === '' ? '' : holderOf(place);
  if (selected in elements) elements[selected].setAttribute('aria-pressed', 'false');
  selected = id in elements ? id : '';
  if (selected !== '') elements[selected].setAttribute('aria-pressed', 'true');
  list.select(selected);
  onMark();
 }
 function setChoices(given) {
  const before = choices2;
  choices2 = complete(given, known2);
  if (JSON.stringify(before) === JSON.stringify(choices2)) return;
  const open2 = openCard.id;
  const others = Object.keys(choices2.options).some((place) => !(place in before.options));
  if (open2 && partsIn(open2, choices2) === 0 && (partsIn(open2, before) > 0 || others)) closeCard(openCard.holds());
  openCard.update(scene2());
  placeOpen();
  for (const id of ids) title(id);
  const some = Object.keys(choices2.options).length > 0;
  drawing2.setAttribute('aria-label', t('help') + (some ? ` ${t("help.choices")}` : ''));
  list.sort(optionsFirst(ids, byPlace(choices2)));
  onMark();
  showTip();
 }
 function showCard(id, enter2) {
  hovered = NOWHERE;
  openCard.open(id, scene2());
  placeOpen();
  showTip();
  onLook();
  if (!enter2) return;
  openCard.enter();
  root.say(t('card.opened', { place: id, parts: openCard.words() }).replace(/[.]$/, ''));
 }
 function closeCard(back) {
  const id = openCard.id;
  if (id === '') return;
  openCard.close();
  if (back) focusPlace(ids.indexOf(id));
  onLook();
  root.say(t('card.closed'));
 }
 function stopAt(index) {
  elements[ids[tabStop]].setAttribute('tabindex', '-1');
  tabStop = index;
  elements[ids[index]].setAttribute('tabindex', '0');
 }
 function focusPlace(index) {
  stopAt(index);
  elements[ids[index]].focus({ preventScroll: true });
 }
 function toOption(by) {
  hovered = NOWHERE;
  focusPlace(ids.indexOf(jump(ids, byPlace(choices2), ids[tabStop], by)));
 }
 function enter(id, byKey) {
  if (id === choices2.chosen || id in choices2.options && partsIn(id, choices2) === 0) return act(id);
  if (partsIn(id, choices2) === 0) act(id);
  showCard(id, byKey);
 }
 canvas.addEventListener('pointerover', (event) => {
  hovered = spotOf(event);
  if (hovered.id !== hushed) hushed = '';
  showTip();
  onLook();
 }, { signal });
 canvas.addEventListener('pointerleave', () => (hovered = NOWHERE, showTip(), onLook()), { signal });
 canvas.addEventListener('click', (event) => {
  const { id, part } = spotOf(event);
  if (sight2.dragged()) return;
  if (id === '') return closeCard(false);
  focusPlace(ids.indexOf(id));
  if (part !== '' && (part in choices2.options || part === choices2.chosen) && partsAreTargets()) return act(part);
  hushed = id in choices2.options ? id : '';
  if (id !== openCard.id) closeCard(false);
  enter(id, false);
  showTip();
 }, { signal });
 canvas.addEventListener('focusin', (event) => {
  focused = spotOf(event).id;
  if (focused === '') return;
  if (focused !== hushed) hushed = '';
  const index = ids.indexOf(focused);
  if (index !== tabStop) stopAt(index);
  ringed = elements[focused].matches(':focus-visible');
  if (ringed) hovered = NOWHERE;
  sight2.reveal(middleOf(focused));
  onMark();
  onLook();
  showTip();
  root.say(speech.status(focused));
 }, { signal });
 canvas.addEventListener('focusout', () => (focused = '', onMark(), onLook(), showTip()), { signal });
 const COMMANDS = {
  move: (event) => focusPlace(step(middles(), tabStop, event.key)),
  first: () => focusPlace(0),
  last: () => focusPlace(ids.length - 1),
  select: () => enter(ids[tabStop], true),
  open: () => showCard(ids[tabStop], true),
  next: () => toOption(1),
  previous: () => toOption(-1),
  clear: () => {
   hovered = NOWHERE;
   tip.hide();
   closeCard(false);
   select('');
  },
  closer: () => sight2.zoomBy(1, middleOf(ids[tabStop])),
  farther: () => sight2.zoomBy(-1, middleOf(ids[tabStop])),
  whole: () => sight2.zoomBy(-9, middleOf(ids[tabStop]))
 };
 canvas.addEventListener('keydown', (event) => {
  const command = commandFor(event, CARD_KEYS);
  if (command === '') return;
  const own2 = command !== 'clear' || selected !== '' || openCard.id !== '';
  COMMANDS[command](event);
  if (own2) consume(event);
 }, { signal });
 openCard.element.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') closeCard(true);
  else if (!openCard.step(event.key)) return;
  consume(event);
 }, { signal });
 const list = createList(folds, {
  ids,
  summary: t('list'),
  name: labels.name,
  line: (id) => [speech.line(id), ...notes.words(id)].join('. '),
  onSelect: (id) => {
   if (id === '') return closeCard(false), select('');
   enter(id, partsIn(id, choices2) > 0);
  },
  onVisit: (id) => {
   [focused, ringed] = [id, true];
   onMark();
  },
  signal
 });
 return {
  get choices() {
   return choices2;
  },
  get selected() {
   return selected;
  },
  get ring() {
   return ringed ? focused : '';
  },
  get inHand() {
   return hovered.id || focused || openCard.id;
  },
  act,
  closeCard,
  focusPlace,
  setSelected,
  setChoices,
  title,
  moved() {
   showTip();
   placeOpen();
  },
  refresh() {
   choices2 = complete(choices2, known2);
   openCard.update(scene2());
   onMark();
   showTip();
   list.refresh();
  },
  start() {
   for (const id of ids) title(id);
   elements[ids[0]].setAttribute('tabindex', '0');
   list.refresh();
  }
 };
}
var OFF = 13;
function createNotes(layer, { labels, elements, placeOf: placeOf3, at: at2, scale, wrap = 0 }) {
 const noted = createNoted(labels, elements, placeOf3);
 const group = svg('g', { 'aria-hidden': 'true', class: 'gk-noted' });
 layer.append(group);
 let px = 1;
 let drawn2 = '';
 const written3 = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow2(from, to) {
  const pieces2 = way(from, to, wrap);
  const last = pieces2[pieces2.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces2.map(([start, end2]) => `M${written3(start)}L${written3(end2)}`).join('');
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written3(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw2() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at2(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn2) return;
  drawn2 = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow2(points[from], points[to])),
   ...places.map((id) => noteSign(`translate(${written3(points[id])}) ${sized()}`))
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
 for (const letter2 of text) ems += /[ijlIft.,'’ -]/.test(letter2) ? 0.4 : /[mwMW]/.test(letter2) ? 1 : /[A-ZÀ-Ý]/.test(letter2) ? 0.78 : 0.66;
 return ems * size;
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
 const measure2 = () => onChange(metrics(width * zoom, board[2], scale));
 function zoomBy(by, towards) {
  const next = nextStep(zoom, by);
  if (next === zoom) return;
  if (towards && by > 0) centre = towards;
  zoom = next;
  look();
  measure2();
 }
 const observer = new ResizeObserver(([entry]) => {
  const next = Math.round(entry.contentRect.width);
  if (next === 0 || next === width) return;
  width = next;
  measure2();
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
 for (const end2 of ['pointerup', 'pointercancel']) {
  svgElement.addEventListener(
   end2,
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
   measure2();
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
var TYPE = 11;
var PAD = 4;
var CELL = 15;
var ROW = [24.5, 40, 56.5, 72.5];
var LEAST = { small: 84, full: 84, wide: 106 };
var FROM = { small: 560, full: 650, wide: 800 };
var LARGEST = 2;
var TOLERANCE = 1.02;
function measure(width, units, scale = 1) {
 const k = width / units;
 const own2 = width / scale;
 const grown = own2 < FROM.small ? own2 / FROM.small : clamp(1, own2 / FROM.wide, LARGEST);
 return { k, level: own2 < FROM.full ? 'small' : own2 < FROM.wide ? 'full' : 'wide', unit: grown * scale / k };
}
function planCard(level, { squares, major, zone, bonus }) {
 const columns = squares.length;
 const full = level !== 'small';
 const w = Math.max(LEAST[level], columns * CELL + 2 * PAD);
 const left = (w - columns * CELL) / 2;
 const wide = columns > 2;
 const across = (index) => (wide ? left : PAD) + CELL * (index + 0.5);
 const cells = squares.map((_, index) => (
  [across(index), ROW[0]]
 ));
 const holders = major ? cells.map(([x]) => (
  [x, ROW[1]]
 )) : [
  [across(1), ROW[0]]
 ];
 const beside = PAD + 2 * CELL + 4;
 const last = (wide ? 3 : major ? 2 : 1) - (full ? 0 : 1);
 const pieces2 = wide ? { x: PAD, y: ROW[2], w: w - 2 * PAD } : { x: beside, y: ROW[0], w: w - beside - PAD / 2 };
 let shares = null;
 if (major) {
  if (full) shares = [w - 12, 9.5];
  else if (wide) [shares, pieces2.w] = [[w - 12, ROW[2]], pieces2.w - 24];
  else shares = [w - 12, ROW[1]];
 }
 const y = ROW[last];
 return {
  w,
  h: y + 9.5,
  name: 13,
  nameRoom: w - 2 * PAD - (full ? major ? 23 : 0 : zone === null ? 0 : 20),
  cells,
  holders,
  pieces: pieces2,
  sign: zone === null ? null : full ? [PAD + 44, y] : [w - 11.5, 9.5],
  camp: full && zone !== null ? [PAD, y + 4] : null,
  bonus: full && bonus ? [w - 14, y] : null,
  shares
 };
}
var placeOf = ({ at: at2 }, level) => at2[level === 'small' ? 'small' : 'full'];
var cardBox = ({ w, h }, [x, y], unit) => ({ x: x - w * unit / 2, y: y - h * unit / 2, w: w * unit, h: h * unit });
function line(count, { x, y, w }) {
 const pace = count > 1 ? Math.min(CELL, (w - CELL) / (count - 1)) : 0;
 return Array.from({ length: count }, (_, index) => [x + CELL / 2 + index * pace, y]);
}
var nameIn = (long, short, room) => textWidth(long, TYPE) <= room * TOLERANCE ? long : short;
var INDUSTRIES = (
 look_default2.industries
);
var CORPORATIONS = (
 look_default2.corporations
);
var CAMPS = (
 look_default2.camps
);
var SCALE = 0.92;
var EDGE = CELL / 2 - 0.6;
var BOX = `M${-EDGE} ${-EDGE}H${EDGE}V${EDGE}H${-EDGE}Z`;
var placed = ([x, y]) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
var letter = (text, [x, y], name = '') => svg('text', { x, y, class: `gk-sign-letter ${name}`.trim() }, text);
var drawIndustry = (industry, initial, at2) => svg(
 'g',
 { transform: placed(at2), class: 'gk-industry', 'data-industry': industry },
 svg('path', { d: INDUSTRIES[industry].d, transform: `scale(${SCALE})` }),
 letter(initial, [0, 4])
);
function drawToken(corporation, text, at2) {
 const { d, text: foot } = CORPORATIONS[corporation] ?? CORPORATIONS[''];
 return svg(
  'g',
  { transform: placed(at2), class: 'gk-token', 'data-corporation': corporation },
  svg('path', { d, transform: `scale(${SCALE})` }),
  letter(text, foot)
 );
}
function drawHolder(held, corporation, initial, at2) {
 if (held === '') return svg('path', { d: 'M-4.6 -4.6H4.6V4.6H-4.6Z', transform: placed(at2), class: 'gk-holder-free' });
 if (held !== 'locked') return drawToken(corporation, initial, at2);
 return svg(
  'g',
  { transform: placed(at2), class: 'gk-holder-locked' },
  svg('path', { d: BOX }),
  svg('path', { d: 'M-2.6 -1V-2.8A2.6 2.6 0 0 1 2.6 -2.8V-1M-4 -1H4V4.2H-4Z', class: 'gk-holder-lock' })
 );
}
function drawGuard(corporation, initial, count, at2) {
 const many = Math.min(count, 3);
 const heads = Array.from({ length: many }, (_, index) => svg('circle', { cx: (index - (many - 1) / 2) * 4.4, cy: -5.4, r: 2.3 }));
 return svg(
  'g',
  { transform: placed(at2), class: 'gk-token', 'data-corporation': corporation },
  svg('path', { d: 'M-6.9 7.4V1.6Q-6.9 -2.8 -2.6 -2.8H2.6Q6.9 -2.8 6.9 1.6V7.4Z' }),
  ...heads,
  letter(initial, [0, 6.6])
 );
}
function drawCamp(camp, text, at2) {
 const { d, text: foot } = CAMPS[camp];
 return svg('g', { transform: placed(at2), class: 'gk-camp', 'data-camp': camp }, svg('path', { d }), letter(text, foot));
}
var drawBonus = (camp, text, at2) => svg(
 'g',
 { transform: placed(at2), class: 'gk-bonus', 'data-camp': camp },
 svg('path', { d: CAMPS[camp].d, transform: 'translate(-7 0) scale(.5)' }),
 letter(text, [4, 4])
);
var drawShares = (text, at2) => svg(
 'g',
 { transform: placed(at2), class: 'gk-shares' },
 svg('path', { d: 'M-7.6 -2.6V-5.2H-0.4V4.2H-2.4M-10 -2.6H-2.8V6.4H-10Z' }),
 letter(text, [5.4, 4])
);
var drawMarker = ([x, y]) => svg('path', {
 transform: placed([x + 6.4, y - 6.4]),
 class: 'gk-rd',
 d: 'M0 -4.4L1.2 -1.5L4.4 -1.3L2 0.7L2.8 3.8L0 2.2L-2.8 3.8L-2 0.7L-4.4 -1.3L-1.2 -1.5Z'
});
var OFF2 = 2;
var OUTSIDE = { changed: 0.6, noted: 2.4 };
var dots = (x, y, length) => svg('path', { d: `M${x} ${y}h${length.toFixed(1)}`, class: 'gk-card-made' });
function squareBox({ cells, holders }, index) {
 const [[ax, ay], [bx, by]] = [cells[index], holders[index]];
 return { x: ax - CELL / 2, y: ay - CELL / 2, width: bx - ax + CELL, height: by - ay + CELL };
}
function outline(name, { w, h }, off) {
 const shape = { x: -off, y: -off, width: w + 2 * off, height: h + 2 * off, rx: 4 + off };
 return svg(
  'g',
  { class: `gk-card-mark gk-card-mark-${name}` },
  svg('rect', { ...shape, class: 'gk-card-mark-case' }),
  svg('rect', { ...shape, class: 'gk-card-mark-line' })
 );
}
function contents(id, land, country, plan, table2, labels) {
 const { affiliation = '', squares = {}, shares, reconstructed = [] } = country;
 const made2 = (field) => reconstructed.includes(field) || reconstructed.includes('*');
 const shape = { width: plan.w, height: plan.h, rx: 4 };
 const drawn2 = [svg('rect', { ...shape, class: 'gk-card-paper' })];
 if (affiliation === 'SCO') drawn2.push(svg('rect', { ...shape, class: 'gk-card-inner' }));
 const short = `widget.countries.short.${id}`;
 const name = nameIn(labels.name(id), labels.has(short) ? labels.t(short) : labels.name(id), plan.nameRoom);
 drawn2.push(svg('text', { x: PAD, y: plan.name, class: 'gk-card-name' }, name));
 if (made2('name')) drawn2.push(dots(PAD, plan.name + 2.6, Math.min(plan.nameRoom, textWidth(name, TYPE) * 0.88)));
 for (const [index, [square, industry]] of land.squares.entries()) {
  const held = squares[square] ?? '';
  drawn2.push(svg(
   'g',
   { 'data-square': square, class: 'gk-square' },
   svg('rect', { ...squareBox(plan, index), class: 'gk-square-target' }),
   drawIndustry(industry, labels.t(`widget.countries.letter.${industry}`), plan.cells[index]),
   drawHolder(held, table2.corporations[held] ?? '', table2.initials[held] ?? '', plan.holders[index]),
   ...square === table2.rd ? [drawMarker(plan.cells[index])] : []
  ));
 }
 const [[x, y]] = plan.cells;
 if (made2('squares')) drawn2.push(dots(x - CELL / 2 + 1, y + 8, CELL * plan.cells.length - 2));
 if (plan.sign && affiliation) {
  const [cx, cy] = plan.sign;
  drawn2.push(drawCamp(affiliation, String(land.stability), plan.sign));
  const under = dots(cx - 3, cy + 5.6, 6);
  under.classList.add('gk-card-made-sign');
  under.dataset.camp = affiliation;
  if (made2('stability')) drawn2.push(under);
 }
 if (plan.camp && affiliation) {
  const [cx, cy] = plan.camp;
  const word = labels.t(`widget.countries.camp.${affiliation}`);
  drawn2.push(svg('text', { x: cx, y: cy, class: 'gk-card-camp', 'data-camp': affiliation }, word));
 }
 if (plan.bonus && land.bonus) {
  const [camp, value] = land.bonus;
  drawn2.push(drawBonus(camp, `+${value}`, plan.bonus));
  if (made2('local_bonus')) drawn2.push(dots(plan.bonus[0] - 2, plan.bonus[1] + 6.4, 12));
 }
 if (plan.shares && shares) drawn2.push(drawShares(String(shares.bank), plan.shares));
 const pieces2 = piecesOf(country, table2.seats);
 for (const [index, at2] of line(pieces2.length, plan.pieces).entries()) {
  const { kind, seat, count } = pieces2[index];
  const corporation = table2.corporations[seat] ?? '';
  const token = kind === 'cube' ? drawToken(corporation, String(count), at2) : drawGuard(corporation, table2.initials[seat], count, at2);
  token.dataset.piece = `${kind} ${seat}`;
  drawn2.push(token);
 }
 return drawn2;
}
function createCard(id, land, labels) {
 const body = svg('g', { 'aria-hidden': 'true' });
 const marks = svg('g', { 'aria-hidden': 'true' });
 const element = svg('g', { class: 'gk-card', 'data-place': id, role: 'button', tabindex: '-1' }, marks, body);
 let plan = null;
 let marked = '';
 return {
  element,
  place(next, [x, y], unit) {
   plan = next;
   marked = '';
   const [left, top] = [x - next.w * unit / 2, y - next.h * unit / 2];
   element.setAttribute('transform', `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${unit.toFixed(4)})`);
  },
  draw(country, table2) {
   if (!plan) return;
   element.dataset.camp = country.affiliation ?? '';
   body.replaceChildren(...contents(id, land, country, plan, table2, labels));
  },
  mark(kinds) {
   if (!plan || kinds.join() === marked) return;
   marked = kinds.join();
   const sheet = plan;
   marks.replaceChildren(...kinds.map((kind) => outline(kind, sheet, OFF2 + (OUTSIDE[kind] ?? 0))));
  },
  markSquares(kinds) {
   for (const node of body.querySelectorAll('[data-square]')) {
    const kind = kinds[
     node.dataset.square ?? ''
    ] ?? '';
    if (kind) node.setAttribute('data-choice', kind);
    else node.removeAttribute('data-choice');
    const mark = node.querySelector('.gk-square-mark');
    if (kind && mark) continue;
    mark?.remove();
    if (!kind || !plan) continue;
    const index = land.squares.findIndex(([square]) => square === /** @type {SVGElement} */
    node.dataset.square);
    node.prepend(svg('rect', { ...squareBox(plan, index), rx: 3, class: 'gk-square-mark' }));
   }
  }
 };
}
var NOTHING = Object.freeze({});
var FIELDS = ['name', 'zone', 'start_affiliation', 'stability', 'local_bonus', 'squares', 'investment_card_name'];
var open = (text) => text.replace(/[.]$/, '');
var opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
function createFacts(labels, lands) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 function square(id, square2) {
  const { squares } = lands[id];
  const industry = squares.find(([own2]) => own2 === square2)?.[1] ?? '';
  const alike = squares.filter(([, other]) => other === industry).map(([own2]) => own2);
  const name = labels.name(industry);
  return alike.length > 1 ? t('square.number', { industry: name, number: alike.indexOf(square2) + 1 }) : name;
 }
 function holder(country, id) {
  const held = country.squares?.[id] ?? '';
  return held === '' || held === 'locked' ? t(`holder.${held || "free"}`) : labels.name(held);
 }
 const pieces2 = (kind, held = {}) => Object.entries(held).map(([seat, count]) => t(kind, { seat, count }));
 return {
  square,
  standing(id, { affiliation }) {
   const { zone, stability, bonus } = lands[id];
   if (zone === null) return t('havens');
   const parts = [t('is', { zone, camp: affiliation ?? '', stability })];
   if (bonus) parts.push(t('bonus', { camp: bonus[0], value: bonus[1] }));
   return parts.join(', ');
  },
  held(id, name, country, rd) {
   const said2 = t('square', { square: square(id, name), holder: holder(country, name) });
   return name === rd ? t('square.rd', { square: said2 }) : said2;
  },
  squares(id, country, rd) {
   return lands[id].squares.map(([name]) => this.held(id, name, country, rd)).join('; ');
  },
  pieces({ cubes, guards }) {
   const said2 = [...pieces2('cubes', cubes), ...pieces2('guards', guards)];
   return said2.length > 0 ? t('beside', { pieces: labels.list(said2) }) : '';
  },
  shares(id, { shares }) {
   if (!lands[id].major || !shares) return '';
   const said2 = t('shares', { share: `share_${id}`, bank: shares.bank, all: lands[id].cards });
   return shares.out > 0 ? t('shares.out', { shares: said2, out: shares.out }) : said2;
  },
  exits(id) {
   const { exits, zone } = lands[id];
   return zone === null ? t('exits.all') : t('exits', { countries: exits });
  },
  clash(id, clash2) {
   if (!clash2 || clash2.country !== id) return '';
   const { NATO, SCO } = clash2.camps;
   return t('clash', { nato: NATO.chances, sco: SCO.chances, of: clash2.of });
  },
  made(id, { reconstructed = [] }) {
   const { exits, named, zone } = lands[id];
   const fields = FIELDS.filter((field) => reconstructed.includes('*') || reconstructed.includes(field)).map((field) => t(`made.${field}`));
   if (zone !== null && named.length < exits.length) fields.push(t('made.arrows'));
   return fields.length > 0 ? t('made', { what: labels.list(fields) }) : '';
  },
  notes({ affiliation, guards = {}, squares = {} }) {
   const found2 = [];
   if (affiliation === 'BATTLEGROUND') found2.push(t('note.battleground'));
   if (Object.keys(guards).length > 0) found2.push(t('note.guards'));
   if (Object.values(squares).includes('locked')) found2.push(t('note.locked'));
   return found2.slice(0, 2);
  },
  lines(id, view) {
   const country = view.countries?.[id] ?? NOTHING;
   return [
    this.standing(id, country),
    this.clash(id, view.clashes?.[lands[id].zone ?? '']),
    this.squares(id, country, view.rd ?? ''),
    this.pieces(country),
    this.shares(id, country),
    this.exits(id),
    this.made(id, country)
   ].filter(Boolean);
  },
  summary(id, view) {
   const country = view.countries?.[id] ?? NOTHING;
   return [this.squares(id, country, view.rd ?? ''), this.pieces(country), this.shares(id, country)].filter(Boolean).map(open).join('. ');
  }
 };
}
var signOf = (viewBox, className, ...parts) => svg('svg', { class: `gk-map-sign ${className}`.trim(), viewBox, 'aria-hidden': 'true' }, ...parts);
function appendLegend(host, { labels, words, keys, signs }) {
 const t = (id) => labels.t(`${words}.${id}`);
 const line2 = keys.map(({ command, shown: shown3 }) => el(
  'span',
  { class: 'gk-map-key' },
  ...shown3.map((sign2) => el('kbd', {}, sign2.length > 1 ? t(`key.${sign2}`) : sign2)),
  ' ',
  t(`key.${command}`)
 ));
 host.append(el(
  'details',
  { class: 'gk-map-fold gk-map-legend' },
  el('summary', {}, t('legend')),
  el('ul', { class: 'gk-map-signs' }, ...signs.map(([name, sign2]) => el('li', {}, sign2, el('span', {}, name)))),
  el('p', { class: 'gk-map-keys' }, ...line2.flatMap((key) => [key, ' ']))
 ));
}
var INDUSTRIES2 = ['finance', 'technology', 'heavy', 'energy', 'mining'];
var CORPORATION = 'fortress_derivatives';
function edge(camp) {
 const shape = { x: -15, y: -11, width: 30, height: 22, rx: 4 };
 const parts = [svg('rect', { ...shape, class: 'gk-card-paper' })];
 if (camp === 'SCO') parts.push(svg('rect', { ...shape, class: 'gk-card-inner' }));
 return [svg('g', { class: 'gk-card', 'data-camp': camp }, ...parts, drawCamp(camp, '4', [0, 0]))];
}
function createLegend(host, labels) {
 const t = (id) => labels.t(`widget.countries.${id}`);
 const letter2 = (industry) => t(`letter.${industry}`);
 const signs = [
  ...['NATO', 'SCO', 'BATTLEGROUND'].map((camp) => (
   [t(`legend.${camp}`), edge(camp)]
  )),
  ...INDUSTRIES2.map((industry) => (
   [labels.name(industry), [drawIndustry(industry, letter2(industry), [0, 0])]]
  )),
  [t('legend.free'), [drawHolder('', '', '', [0, 0])]],
  [t('legend.held'), [drawHolder('P1', CORPORATION, 'A', [0, 0])]],
  [t('legend.locked'), [drawHolder('locked', '', '', [0, 0])]],
  [t('legend.rd'), [drawIndustry('energy', letter2('energy'), [0, 0]), drawMarker([0, 0])]],
  [t('legend.cube'), [drawToken(CORPORATION, '2', [0, 0])]],
  [t('legend.guard'), [drawGuard(CORPORATION, 'A', 2, [0, 0])]],
  [t('legend.shares'), [drawShares('4', [0, 0])]],
  [t('legend.bonus'), [drawBonus('SCO', '+1', [0, 0])]],
  [t('legend.arrow'), [svg('path', { d: 'M-13 0H8', class: 'gk-arrow-line' }), svg('path', { d: 'M13 0L6 -4V4Z', class: 'gk-arrow-head' })]],
  [t('legend.made'), [svg('path', { d: 'M-10 3h20', class: 'gk-card-made' })]]
 ];
 appendLegend(host, {
  labels,
  words: 'widget.countries',
  keys: CARD_KEYS,
  signs: signs.map(([words, parts]) => [words, signOf('-17 -13 34 26', 'gk-board-sign', ...parts)])
 });
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
var countryOf = (square) => square.slice(0, square.lastIndexOf('.'));
function changed(before, view) {
 const [old, now] = [before.countries ?? {}, view.countries ?? {}];
 const found2 = new Set(Object.keys(now).filter((id) => old[id] !== now[id] && JSON.stringify(old[id]) !== JSON.stringify(now[id])));
 if (before.rd !== view.rd) {
  for (const square of [before.rd, view.rd]) if (square) found2.add(countryOf(square));
 }
 return Object.keys(now).filter((id) => found2.has(id));
}
function moves(old, now) {
 const changes = /* @__PURE__ */ new Map();
 for (const [id, { cubes = {} }] of Object.entries(now)) {
  const before = old[id]?.cubes ?? {};
  if (cubes === before) continue;
  for (const seat of /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(cubes)])) {
   const by = (cubes[seat] ?? 0) - (before[seat] ?? 0);
   if (by !== 0) changes.set(seat, [...changes.get(seat) ?? [], { id, by }]);
  }
 }
 return pairs(changes).map(([seat, loss, gain]) => {
  const list = (
   changes.get(seat)
  );
  return { seat, from: list[loss].id, to: list[gain].id };
 });
}
var placeOf2 = (id, square) => `${id}:${square}`;
var landOf = (place) => place.split(':')[0];
function known(lands, place) {
 const id = landOf(place);
 return place in lands || id in lands && lands[id].squares.some(([square]) => placeOf2(id, square) === place);
}
var openSquares = (lands, { options }, id) => lands[id].squares.map(([square]) => placeOf2(id, square)).filter((place) => place in options);
function byCountry(lands, choices2) {
 const ids = Object.keys(lands).filter((id) => id in choices2.options || openSquares(lands, choices2, id).length > 0);
 return { ...choices2, options: Object.fromEntries(ids.map((id) => [id, { label: choices2.options[id]?.label ?? '', unit: '' }])) };
}
function choiceMark(lands, choices2, id) {
 if (choices2.chosen === id) return 'chosen';
 if (choices2.picked.includes(id)) return 'picked';
 return id in choices2.options || openSquares(lands, choices2, id).length > 0 ? 'option' : '';
}
var faded = (lands, choices2, id) => Object.keys(choices2.options).length > 0 && id in choices2.refused && choiceMark(lands, choices2, id) === '';
function squareMarks(lands, { options, chosen }, id) {
 return Object.fromEntries(lands[id].squares.flatMap(([square]) => {
  const place = placeOf2(id, square);
  return place === chosen ? [[square, 'chosen']] : place in options ? [[square, 'option']] : [];
 }));
}
function choiceArrows(lands, { options, picked, chosen }) {
 const from = picked.at(-1) ?? '';
 if (!(from in lands)) return null;
 return { from, to: chosen in lands ? [chosen] : Object.keys(lands).filter((id) => id in options) };
}
function createOpenCard(stage, { close: closing, name, title: titled, group, parts, words, lines: facts, onPlace, onClose, signal }) {
 const title = el('strong');
 const close = el('button', { type: 'button', class: 'gk-open-close', 'aria-label': closing, title: closing }, '×');
 const row = el('div', { class: 'gk-open-squares', role: 'group' });
 const said2 = el('div', { class: 'gk-open-said' });
 const whole = el('button', { type: 'button', class: 'gk-button gk-open-whole', hidden: true });
 const lines = el('div', { class: 'gk-open-lines' });
 const element = el('div', { class: 'gk-float gk-open', role: 'group', hidden: true }, el('div', { class: 'gk-open-head' }, title, close), row, said2, whole, lines);
 stage.append(element);
 let id = '';
 let stop = 0;
 let scene2 = null;
 let shown3 = [];
 const buttons = () => (
  [...row.children]
 );
 const told = () => scene2 && id && shown3[stop] ? words(shown3[stop].place, id, scene2) : '';
 function go(index, focus = true) {
  stop = Math.max(0, Math.min(buttons().length - 1, index));
  buttons().forEach((button2, at2) => button2.setAttribute('tabindex', at2 === stop ? '0' : '-1'));
  if (focus) (buttons()[stop] ?? close).focus({ preventScroll: true });
  setText(said2, told());
 }
 function draw2() {
  if (!scene2) return;
  const now = scene2;
  const { choices: choices2 } = now;
  setText(title, name(id));
  element.setAttribute('aria-label', titled(id));
  row.setAttribute('aria-label', group(id));
  const had = row.contains(active(row));
  shown3 = parts(id, now);
  row.hidden = shown3.length === 0;
  row.replaceChildren(...shown3.map(({ place, drawn: drawn2 }) => {
   const kind = place === choices2.chosen ? 'chosen' : place in choices2.options ? 'option' : '';
   return el('button', {
    type: 'button',
    class: 'gk-open-square',
    'data-place': place,
    'data-choice': kind || null,
    'aria-label': words(place, id, now),
    'aria-pressed': String(place === choices2.chosen)
   }, drawn2);
  }));
  go(stop, had);
  whole.hidden = !(id in choices2.options);
  setText(whole, choices2.options[id]?.label ?? '');
  whole.setAttribute('aria-pressed', String(id === choices2.chosen));
  lines.replaceChildren(...facts(id, now).map((line2) => el('div', {}, line2)));
 }
 row.addEventListener('click', (event) => {
  const button2 = (
   event.target.closest('[data-place]')
  );
  if (!(button2 instanceof HTMLElement)) return;
  go(buttons().indexOf(button2));
  onPlace(button2.dataset.place ?? '');
 }, { signal });
 row.addEventListener('focusin', (event) => {
  const index = buttons().indexOf(
   event.target
  );
  if (index >= 0 && index !== stop) go(index, false);
 }, { signal });
 row.addEventListener('pointerover', (event) => {
  const index = buttons().findIndex((button2) => button2.contains(
   event.target
  ));
  if (index >= 0 && scene2) setText(said2, words(shown3[index].place, id, scene2));
 }, { signal });
 row.addEventListener('pointerleave', () => id && setText(said2, told()), { signal });
 whole.addEventListener('click', () => onPlace(id), { signal });
 close.addEventListener('click', () => onClose(true), { signal });
 return {
  element,
  get id() {
   return id;
  },
  holds: () => element.contains(active(element)),
  open(place, now) {
   if (place !== id) stop = 0;
   [id, scene2] = [place, now];
   const first = parts(id, now).findIndex((part) => part.place in now.choices.options);
   if (first >= 0) stop = first;
   element.hidden = false;
   draw2();
  },
  update(now) {
   scene2 = now;
   if (id) draw2();
  },
  close() {
   id = '';
   element.hidden = true;
  },
  enter: () => go(stop),
  words: told,
  step(key) {
   const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
   if (by) go(stop + by);
   else if (key === 'Home') go(0);
   else if (key === 'End') go(buttons().length - 1);
   else return false;
   return true;
  },
  place(card) {
   const { offsetWidth: width, offsetHeight: height } = element;
   const [room, depth] = [stage.clientWidth, stage.clientHeight];
   const left = card.right + 6 + width <= room ? card.right + 6 : card.left - 6 - width >= 0 ? card.left - 6 - width : Math.max(4, room - width - 4);
   const top = Math.max(4, Math.min(card.top - 8, depth - height - 4));
   element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
 };
}
function createOpenCard2(stage, { labels, lands, facts, onPlace, onClose, signal }) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 const square = (place, id) => place.slice(id.length + 1);
 function words(place, id, { choices: choices2, view }) {
  const held = facts.held(id, square(place, id), view.countries?.[id] ?? {}, view.rd ?? '');
  const choice = opened(choiceWords(labels, choices2, place, 'widget.countries')) || choices2.refused[place];
  return choice ? t('square.choice', { square: held, choice }) : held;
 }
 return createOpenCard(stage, {
  close: t('card.close'),
  name: labels.name,
  title: (id) => t('card', { country: id }),
  group: (id) => t('card.squares', { country: id }),
  parts: (id, { view, table: table2 }) => lands[id].squares.map(([own2, industry]) => {
   const held = view.countries?.[id]?.squares?.[own2] ?? '';
   return {
    place: placeOf2(id, own2),
    drawn: svg(
     'svg',
     { viewBox: '-9 -9 18 36', 'aria-hidden': 'true' },
     drawIndustry(industry, t(`letter.${industry}`), [0, 0]),
     drawHolder(held, table2.corporations[held] ?? '', table2.initials[held] ?? '', [0, 18]),
     ...own2 === table2.rd ? [drawMarker([0, 0])] : []
    )
   };
  }),
  words,
  lines(id, { view }) {
   const country = view.countries?.[id] ?? {};
   const told = facts.lines(id, view).filter((line2) => line2 !== facts.squares(id, country, view.rd ?? ''));
   return [...told, ...facts.notes(country)];
  },
  onPlace,
  onClose,
  signal
 });
}
function createScene(board, labels) {
 const layer = (name, hidden = true) => svg('g', { class: `gk-board-${name}`, 'aria-hidden': hidden ? 'true' : null });
 const layers = {
  ground: layer('ground'),
  zones: layer('zones'),
  leaders: layer('leaders'),
  arrows: layer('arrows'),
  cards: layer('cards', false),
  over: layer('over')
 };
 layers.ground.setAttribute('transform', `scale(1 ${board.stretch})`);
 for (const { kind, d } of board.decor) layers.ground.append(svg('path', { d, class: `gk-decor-${kind}` }));
 for (const [id, { d, zone }] of Object.entries(board.regions)) {
  if (zone !== null) layers.ground.append(svg('path', { d, class: 'gk-land', 'data-place': id, 'data-zone': zone }));
 }
 const names = Object.keys(board.zones).map((zone) => svg('text', { class: 'gk-zone-name', 'data-zone': zone }, labels.name(zone)));
 layers.zones.append(...names);
 const [x, y, width, height] = board.viewBox;
 const element = svg(
  'svg',
  { viewBox: board.viewBox.join(' '), class: 'gk-drawing gk-map-svg', role: 'group' },
  layers.ground,
  layers.zones,
  layers.leaders,
  layers.arrows,
  layers.cards,
  layers.over,
  svg('rect', { x, y, width, height, class: 'gk-map-frame', 'aria-hidden': 'true' })
 );
 return {
  element,
  layers,
  rescale({ k, unit, level }) {
   element.style.setProperty('--gk-px', String(1 / k));
   const small = level === 'small';
   Object.values(board.zones).forEach((at2, index) => {
    const [left, base] = at2[small ? 'small' : 'full'];
    setAttributes(names[index], { x: left, y: base, 'font-size': (unit * (small ? TYPE : TYPE + 2)).toFixed(1) });
   });
  }
 };
}
function createSpeech(labels, lands, facts) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 function offer2(choices2, id) {
  const squares = openSquares(lands, choices2, id).length;
  return choiceWords(labels, choices2, id, 'widget.countries') || (squares > 0 ? t('choice.squares', { count: squares }) : '');
 }
 const verdict = (choices2, id) => choices2.refused[id] ?? opened(offer2(choices2, id));
 const standing = (view, id) => facts.standing(id, view.countries?.[id] ?? NOTHING);
 return {
  tip: (choices2, view, id) => [verdict(choices2, id), ...facts.lines(id, view)].filter(Boolean),
  status: (choices2, view, id) => [open(t('status', { country: id, held: facts.summary(id, view) })), verdict(choices2, id)].filter(Boolean).join('. '),
  name(choices2, view, id) {
   const choice = offer2(choices2, id);
   return t('country', { country: id, standing: choice ? `${choice}, ${standing(view, id)}` : standing(view, id) });
  },
  line(choices2, view, id) {
   const choice = offer2(choices2, id);
   return t(choice ? 'line.choice' : 'line', { country: id, choice, standing: standing(view, id), held: facts.summary(id, view) });
  }
 };
}
var BEND = 0.09;
var MOST_BEND = 60;
var middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
function edge2(box, [tx, ty], gap) {
 const [cx, cy] = middle(box);
 const [dx, dy] = [tx - cx, ty - cy];
 const reach = Math.min((box.w / 2 + gap) / Math.max(Math.abs(dx), 1e-6), (box.h / 2 + gap) / Math.max(Math.abs(dy), 1e-6));
 return [cx + dx * reach, cy + dy * reach];
}
function curve(from, to, via, gap) {
 if (via.length === 2) return [edge2(from, via[0], gap), ...via, edge2(to, via[1], gap)];
 const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
 const length = Math.hypot(bx - ax, by - ay) || 1;
 const bend = Math.min(MOST_BEND, BEND * length);
 const pull = [(ax + bx) / 2 + (by - ay) / length * bend, (ay + by) / 2 - (bx - ax) / length * bend];
 let [start, end2] = [edge2(from, pull, gap), edge2(to, pull, gap)];
 if (Math.hypot(end2[0] - start[0], end2[1] - start[1]) < 6 * gap) [start, end2] = [edge2(from, pull, -3 * gap), edge2(to, pull, -3 * gap)];
 return [start, pull, end2];
}
var written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
var lineOf = ([start, ...rest]) => `M${written(start)}${rest.length === 3 ? "C" : "Q"}${rest.map(written).join(" ")}`;
function headOf(points, size) {
 const [[px, py], [x, y]] = points.slice(-2);
 const length = Math.hypot(x - px, y - py) || 1;
 const [ux, uy] = [(x - px) / length, (y - py) / length];
 const [bx, by] = [x - ux * size, y - uy * size];
 const half = size * 0.48;
 return `M${written([x, y])}L${written([bx - uy * half, by + ux * half])}L${written([bx + uy * half, by - ux * half])}Z`;
}
function along(points, t) {
 if (points.length === 1) return points[0];
 const next = points.slice(1).map(([x, y], index) => (
  [points[index][0] + (x - points[index][0]) * t, points[index][1] + (y - points[index][1]) * t]
 ));
 return along(next, t);
}
var GAP = 1.5;
var HEAD = 5;
var STRONG = 8;
var STATIONS = 8;
function createWays({ layers }, board) {
 const lines = svg('path', { class: 'gk-arrow-line' });
 const heads = svg('path', { class: 'gk-arrow-head' });
 layers.arrows.append(lines, heads);
 const strong = svg('g', { class: 'gk-arrow-strong' });
 layers.over.append(strong);
 const curves = /* @__PURE__ */ new Map();
 let boxes = {};
 let unit = 1;
 let shown3 = '';
 const way2 = (from, to) => curves.get(`${from} ${to}`) ?? curve(boxes[from], boxes[to], [], GAP * unit);
 return {
  layOut(next, px) {
   [boxes, unit, shown3] = [next, px, ''];
   curves.clear();
   for (const { from, to, via } of board.arrows) curves.set(`${from} ${to}`, curve(boxes[from], boxes[to], via, GAP * unit));
   lines.setAttribute('d', [...curves.values()].map(lineOf).join(''));
   heads.setAttribute('d', [...curves.values()].map((points) => headOf(points, HEAD * unit)).join(''));
   strong.replaceChildren();
   layers.leaders.replaceChildren(...Object.entries(board.regions).flatMap(([id, { land, zone }]) => {
    const box = boxes[id];
    const inside = land[0] > box.x && land[0] < box.x + box.w && land[1] > box.y && land[1] < box.y + box.h;
    if (zone === null || inside) return [];
    const [x, y] = edge2(box, land, 0);
    return [
     svg('path', { d: `M${x.toFixed(1)} ${y.toFixed(1)}L${land[0]} ${land[1]}`, class: 'gk-leader', 'data-zone': zone }),
     svg('circle', { cx: land[0], cy: land[1], r: 2.4 * unit, class: 'gk-leader-end', 'data-zone': zone })
    ];
   }));
  },
  show(from, to) {
   const wanted = `${from}>${to.join()}`;
   if (wanted === shown3) return;
   shown3 = wanted;
   const found2 = from === '' ? [] : to.filter((id) => id !== from && id in boxes).map((id) => way2(from, id));
   const d = found2.map(lineOf).join('');
   strong.replaceChildren(...d ? [
    svg('path', { d, class: 'gk-arrow-case' }),
    svg('path', { d, class: 'gk-arrow-line' }),
    svg('path', { d: found2.map((points) => headOf(points, STRONG * unit)).join(''), class: 'gk-arrow-head' })
   ] : []);
  },
  travel(from, to, token) {
   const points = way2(from, to);
   const runner = svg('g', {}, token);
   layers.over.append(runner);
   const frames = Array.from({ length: STATIONS + 1 }, (_, index) => {
    const [x, y] = along(points, index / STATIONS);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${unit})` };
   });
   const journey = runner.animate(frames, { duration: 230, easing: 'ease-in-out' });
   for (
    const end2 of
    ['onfinish', 'oncancel']
   ) journey[end2] = () => runner.remove();
  }
 };
}
function createZones(host, { zones, labels, onVisit, signal }) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 const parts = zones.map((zone) => {
  const country = el('span', { class: 'gk-zone-country' });
  const odds = el('span', { class: 'gk-zone-odds' });
  const button2 = el(
   'button',
   { type: 'button', class: 'gk-zone', 'data-zone': zone },
   el('span', { class: 'gk-zone-title' }, labels.name(zone)),
   country,
   odds
  );
  return { zone, button: button2, country, odds, target: '' };
 });
 for (const part of parts) part.button.addEventListener('click', () => part.target && onVisit(part.target), { signal });
 host.append(
  // The name of the group, to be seen too: what the fractions count.
  el('div', { class: 'gk-zones-title', 'aria-hidden': 'true' }, t('zones')),
  el('div', { class: 'gk-zones', role: 'group', 'aria-label': t('zones') }, ...parts.map(({ button: button2 }) => button2))
 );
 return {
  update(view) {
   for (const part of parts) {
    const clash2 = view.clashes?.[part.zone];
    part.target = clash2?.country ?? '';
    part.button.setAttribute('aria-disabled', String(!clash2));
    setText(part.country, clash2 ? labels.name(clash2.country) : view.clashes ? t('zone.gone') : '');
    const camps = (
     ['NATO', 'SCO']
    );
    const odds = clash2 ? camps.map((camp) => t('zone.odds', { camp, chances: clash2.camps[camp].chances, of: clash2.of })) : [];
    if (part.odds.textContent !== odds.join('')) part.odds.replaceChildren(...odds.map((words) => el('span', {}, words)));
    const signed3 = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
    const whole = clash2 ? t('zone.title', {
     zone: part.zone,
     country: clash2.country,
     stability: clash2.stability,
     power: signed3(clash2.camps.NATO.power),
     bonus: signed3(clash2.camps.NATO.bonus)
    }) : '';
    part.button.title = whole;
   }
  }
 };
}
var TARGET = 24;
function createCountries(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const scene2 = createScene(board, labels);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-board',
  labels,
  words: 'widget.countries',
  drawing: scene2.element,
  size,
  say
 });
 const { signal } = root.abort;
 const lands = board.regions;
 const ids = Object.keys(lands);
 const facts = createFacts(labels, lands);
 const speech = createSpeech(labels, lands, facts);
 const ways = createWays(scene2, board);
 const cards = Object.fromEntries(ids.map((id) => [id, createCard(id, lands[id], labels)]));
 scene2.layers.cards.append(...ids.map((id) => cards[id].element));
 let view = {};
 let table2 = tableOf({}, labels.name);
 let highlight = [];
 let boxes = {};
 let sizes = measure(1e3, board.viewBox[2], scale);
 const elements = Object.fromEntries(ids.map((id) => [id, cards[id].element]));
 const notes = createNotes(scene2.layers.over, {
  labels,
  elements,
  placeOf: landOf,
  scale,
  // Off the corner of the card, which has its name there.
  at: (id, px) => [boxes[id].x - 4 * px * scale, boxes[id].y - 4 * px * scale]
 });
 const country = (id) => view.countries?.[id] ?? NOTHING;
 const scened = () => ({ choices: hand.choices, view, table: table2 });
 const openCard = createOpenCard2(stage, { labels, lands, facts, signal, onPlace: (place) => hand.act(place), onClose: (back) => hand.closeCard(back) });
 const sight2 = createSight({
  stage,
  svgElement: scene2.element,
  board: board.viewBox,
  labels,
  signal,
  scale,
  words: 'widget.countries',
  onChange: (next) => {
   if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
   hand.moved();
  }
 });
 function layOut(next) {
  sizes = next;
  scene2.rescale(next);
  for (const id of ids) {
   const plan = planCard(next.level, lands[id]);
   const middle2 = placeOf(lands[id], next.level);
   boxes[id] = cardBox(plan, middle2, next.unit);
   cards[id].place(plan, middle2, next.unit);
   cards[id].draw(country(id), table2);
  }
  ways.layOut(boxes, next.unit);
  notes.layOut(next.k);
  drawMarks();
 }
 function drawMarks() {
  const { choices: choices2 } = hand;
  for (const id of ids) {
   const kinds = [
    notes.places.includes(id) ? 'noted' : '',
    highlight.includes(id) ? 'changed' : '',
    choiceMark(lands, choices2, id),
    hand.selected === id ? 'selected' : '',
    hand.ring === id ? 'focus' : ''
   ];
   cards[id].mark(kinds.filter(Boolean));
   cards[id].element.toggleAttribute('data-faded', faded(lands, choices2, id));
   cards[id].markSquares(squareMarks(lands, choices2, id));
  }
  drawWays();
 }
 function drawWays() {
  const own2 = choiceArrows(lands, hand.choices);
  if (own2) return ways.show(own2.from, own2.to);
  const id = hand.inHand;
  ways.show(id, id in lands && lands[id].zone !== null ? lands[id].exits : []);
 }
 const zones = createZones(root.element, { zones: Object.keys(board.zones), labels, signal, onVisit: (id) => hand.focusPlace(ids.indexOf(id)) });
 const folds = appendFolds(root);
 createLegend(folds, labels);
 const hand = createHand({
  root,
  canvas,
  drawing: scene2.element,
  folds,
  labels,
  words: 'widget.countries',
  ids,
  elements,
  middleOf: (id) => placeOf(lands[id], sizes.level),
  boxOf: ({ id }) => id in boxes ? { box: boxes[id], gap: 6 } : null,
  spotOf(event) {
   const target = (
    event.target
   );
   const id = target.closest?.('[data-place]')?.getAttribute('data-place') ?? '';
   const square = target.closest?.('[data-square]')?.getAttribute('data-square') ?? '';
   return { id, part: square === '' ? '' : placeOf2(id, square) };
  },
  holderOf: landOf,
  known: (place) => known(lands, place),
  partsIn: (id, choices2) => openSquares(lands, choices2, id).length,
  byPlace: (choices2) => byCountry(lands, choices2),
  partsAreTargets: () => CELL * sizes.unit * sizes.k >= TARGET,
  sight: sight2,
  tip,
  openCard,
  notes,
  scene: scened,
  speech: {
   heading: (id) => labels.name(id),
   tip: (id) => speech.tip(hand.choices, view, id),
   status: (id) => speech.status(hand.choices, view, id),
   name: (id) => speech.name(hand.choices, view, id),
   line: (id) => speech.line(hand.choices, view, id)
  },
  onMark: drawMarks,
  onLook: drawWays,
  onSelect,
  onChoose
 });
 function update(next, { highlight: marked = [], animate = false, marks = [] } = {}) {
  const before = view;
  view = next;
  const now = tableOf(next, labels.name);
  const same = JSON.stringify(now) === JSON.stringify(table2);
  table2 = now;
  for (const id of ids) {
   if (same && (before.countries?.[id] === country(id) || JSON.stringify(before.countries?.[id]) === JSON.stringify(country(id)))) continue;
   cards[id].draw(country(id), table2);
   hand.title(id);
  }
  highlight = marked.filter((id) => id in lands);
  notes.update(marks);
  zones.update(view);
  hand.refresh();
  if (animate && before.countries && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
   for (const { seat, from, to } of moves(before.countries, view.countries ?? {})) {
    ways.travel(from, to, drawToken(table2.corporations[seat] ?? '', '1', [0, 0]));
   }
  }
 }
 hand.start();
 return shown(root, sight2, { update, setSelected: hand.setSelected, setChoices: hand.setChoices });
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
 const line2 = chip.closest('[data-gk-line]');
 line2?.after(panel);
 const box = chip.closest('[data-gk-scroll]');
 if (!line2 || !box) return;
 const [frame, top, bottom] = [box.getBoundingClientRect(), line2.getBoundingClientRect().top, panel.getBoundingClientRect().bottom];
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
function chips(ids, { labels, rules }) {
 return ids.flatMap((id) => [' ', ruleChip(id, rules, labels)]);
}
function said([text, ...ids], texts, className = '') {
 return el('p', { class: className || null, 'data-gk-line': true }, text, ...chips(ids, texts));
}
var SLIDERS = ['interest', 'growth', 'stress', 'power'];
var figure = (value) => value < 0 ? `−${-value}` : String(value);
var leader = (power) => power > 0 ? 'nato' : power < 0 ? 'sco' : 'even';
function shown2(labels, slider, place) {
 const id = slider === 'power' ? `power.${leader(place)}` : slider;
 return labels.t(`widget.sliders.value.${id}`, { value: figure(place), lead: Math.abs(place) });
}
function spoken(labels, dial, slider, place) {
 const id = slider === 'power' ? `power.${leader(place)}` : slider;
 return labels.t(`widget.sliders.spoken.${id}`, { value: figure(place), lead: Math.abs(place), cards: dial.cards[place] });
}
var tick = (slider, place) => slider === 'power' ? String(Math.abs(place)) : figure(place);
var end = (labels, slider, side) => labels.t(`widget.sliders.end.${slider}.${side}`);
function implied(labels, dial, slider, place) {
 const { rules } = dial;
 const t = (id, params = {}) => labels.t(`widget.sliders.${id}`, params);
 if (slider === 'interest') {
  const bond = dial.bonds[place];
  return ['bond_first', 'bond_back', 'bond_upkeep', 'bond_end'].map((id) => [t(id, bond), ...rules[id]]);
 }
 if (slider === 'growth') return [[t('cards', { cards: dial.cards[place] }), ...rules.cards]];
 if (slider === 'stress') {
  const less = place < 0;
  return [[t(less ? 'stress.less' : 'stress', { stress: place, less: -place }), rules.difficulty[0]]];
 }
 const lead = Math.max(...Object.values(dial.help[place]));
 return [[t(`power.${leader(place)}`, { lead }), ...rules.power]];
}
var crisisAt = (dial, { growth, stress }) => dial.crises[dial.difficulty[growth][stress]];
function crisisLines(labels, dial, places) {
 const { difficulty, chances, of, twice_mean: twice } = crisisAt(dial, places);
 const much = chances > 1 ? 'some' : chances === 1 ? 'one' : 'none';
 const parts = { growth: figure(places.growth), stress: figure(places.stress), difficulty: figure(difficulty), chances, of };
 const lines = [[labels.t(`widget.sliders.crisis.${much}`, parts), ...dial.rules.difficulty]];
 if (chances > 0) {
  const mean = new Intl.NumberFormat(labels.lang).format(twice / 2);
  lines.push([labels.t('widget.sliders.crisis.mean', { difficulty, mean }), ...dial.rules.intensity]);
 }
 return lines;
}
function clashesAt(dial, view, power) {
 return Object.values(view.clashes ?? {}).filter(Boolean).map(({ country }) => ({
  country,
  camps: Object.entries(dial.clashes[country]).map(([camp, odds]) => [camp, odds[power][1]])
 }));
}
var bracketed = ([text, ...rules]) => rules.length > 0 ? `${text.replace(/[.]$/, "")} (${rules.join(", ")}).` : text;
function createCrisis({ labels, dial }) {
 const t = (id, params = {}) => labels.t(`widget.sliders.crisis${id}`, params);
 const chance = el('strong', { class: 'gk-slider-value' });
 const head2 = el('div', { class: 'gk-slider-head' }, el('span', { class: 'gk-slider-name' }, t('')), chance);
 const faces = Object.values(dial.crises)[0].dice.map((_, index) => el('div', { class: 'gk-slider-face' }, el('span', {}, String(index + 1)), el('span')));
 const strip = el(
  'div',
  { class: 'gk-slider-faces', 'aria-hidden': 'true' },
  el('div', { class: 'gk-slider-faces-head' }, el('span', {}, t('.die')), el('span', {}, t('.intensity'))),
  ...faces
 );
 return {
  parts: [head2, strip],
  update(places) {
   const { chances, of, dice } = crisisAt(dial, places);
   setText(chance, t('.chance', { chances, of }));
   for (const [index, face] of faces.entries()) {
    face.toggleAttribute('data-gk-crisis', dice[index] > 0);
    setText(
     face.lastElementChild,
     dice[index] > 0 ? String(dice[index]) : '–'
    );
   }
  }
 };
}
var at = (index, count) => (index + 0.5) / count;
var nearest = (fraction, count) => Math.max(0, Math.min(count - 1, Math.floor(fraction * count)));
function reached(key, index, count) {
 const last = count - 1;
 switch (key) {
  case 'ArrowRight':
  case 'ArrowUp':
   return Math.min(last, index + 1);
  case 'ArrowLeft':
  case 'ArrowDown':
   return Math.max(0, index - 1);
  case 'PageUp':
   return Math.min(last, index + 2);
  case 'PageDown':
   return Math.max(0, index - 2);
  case 'Home':
   return 0;
  case 'End':
   return last;
  default:
   return null;
 }
}
function arrow(from, to, count) {
 if (from < 0 || to < 0 || from === to) return null;
 return { left: at(Math.min(from, to), count), width: Math.abs(to - from) / count, way: to > from ? 'right' : 'left' };
}
var placeId = (slider, place) => `${slider}:${place}`;
function createTrack({ labels, dial, slider, movable, signal, onMove, onChoose, onSelect }) {
 const places = dial.tracks[slider];
 const count = places.length;
 const t = (id, params = {}) => labels.t(`widget.sliders.${id}`, params);
 const name = t(`name.${slider}`);
 let position = { place: places[0], ghost: places[0], moved: false };
 let choices2 = {};
 let chosen = '';
 let selected = '';
 let dragging = false;
 const value = el('strong', { class: 'gk-slider-value' });
 const before = el('span', { class: 'gk-hidden' });
 const was = el('span', { class: 'gk-slider-was', hidden: true });
 const remark = el('span', { class: 'gk-hidden' });
 const sheets = el('div', { class: 'gk-slider-drawn', 'aria-hidden': 'true' });
 const sheet = drawSheet('gk-slider-sheet gk-slider-sheet-whole');
 const title = onSelect ? el('button', { type: 'button', class: 'gk-slider-name', 'aria-pressed': 'false' }, name) : el('span', { class: 'gk-slider-name' }, name);
 const head2 = el('div', { class: 'gk-slider-head' }, title, remark, before, was, value);
 const ghost = el('div', { class: 'gk-slider-ghost' });
 const way2 = el('div', { class: 'gk-slider-arrow' }, svg('svg', { viewBox: '0 0 10 12' }, svg('path', { d: 'M1 1 9 6 1 11Z' })));
 const notches = places.map((_, index) => el('div', { class: 'gk-slider-notch', style: `left:${100 * at(index, count)}%` }));
 const drawn2 = el('div', { class: 'gk-slider-drawn', 'aria-hidden': 'true' }, el('div', { class: 'gk-slider-line' }), ...notches, way2, ghost);
 const thumb = el('div', { class: 'gk-slider-thumb', 'data-gk-movable': movable });
 if (movable) {
  setAttributes(thumb, {
   role: 'slider',
   tabindex: '0',
   'aria-label': name,
   'aria-valuemin': 0,
   'aria-valuemax': count - 1,
   'aria-orientation': 'horizontal'
  });
 } else thumb.setAttribute('aria-hidden', 'true');
 const buttons = el('div');
 const reader = onSelect ? createReader() : null;
 const rail = el(
  'div',
  { class: 'gk-slider-rail', 'data-gk-movable': movable, 'data-gk-read': Boolean(reader) },
  drawn2,
  thumb,
  buttons,
  sheets,
  ...reader ? [reader] : []
 );
 const rows = [places.map((place) => tick(slider, place))];
 if (slider === 'growth') rows.push(places.map((place) => String(dial.cards[place])));
 const ticks = rows.map((row, below) => el(
  'div',
  { class: 'gk-slider-ticks', 'aria-hidden': 'true', 'data-gk-second': below > 0 },
  ...row.map((word, index) => el('span', { 'data-gk-mark': below === 0 && dial.marks[slider].includes(places[index]) }, word))
 ));
 const unit = rows.length > 1 ? t('unit.growth') : '';
 const ends = el(
  'div',
  { class: 'gk-slider-ends' },
  el('span', {}, el('span', { 'aria-hidden': 'true' }, '◂ '), end(labels, slider, 'left')),
  el('span', { class: 'gk-slider-unit' }, unit),
  el('span', {}, end(labels, slider, 'right'), el('span', { 'aria-hidden': 'true' }, ' ▸'))
 );
 function drawSheet(name2, style = '') {
  return el('span', { class: name2, style: style || null, 'aria-hidden': 'true' }, svg('svg', { viewBox: '-9 -9 18 18' }, noteSign()));
 }
 function createReader() {
  const frame = el('div', {
   class: 'gk-slider-reader',
   role: 'slider',
   tabindex: '0',
   'aria-label': t('read', { name }),
   'aria-valuemin': 0,
   'aria-valuemax': count - 1,
   'aria-orientation': 'horizontal'
  });
  frame.addEventListener('keydown', (event) => {
   if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
   const stays = event.key === 'Enter' || event.key === ' ';
   const next = stays ? read() : reached(event.key, read(), count);
   if (event.key === 'Escape' ? selected === '' : next === null) return;
   consume(event);
   onSelect?.(next === null ? '' : placeId(slider, places[next]));
  }, { signal });
  return frame;
 }
 function read() {
  const found2 = places.findIndex((place) => placeId(slider, place) === selected);
  return found2 < 0 ? places.indexOf(position.place) : found2;
 }
 function drawSelected() {
  if (!reader) return;
  const index = read();
  reader.style.left = `${100 * at(index, count)}%`;
  reader.toggleAttribute('data-gk-on', selected.includes(':'));
  setAttributes(reader, { 'aria-valuenow': index, 'aria-valuetext': spoken(labels, dial, slider, places[index]) });
  title.setAttribute('aria-pressed', String(selected === slider));
 }
 if (onSelect) {
  title.addEventListener('click', () => onSelect(selected === slider ? '' : slider), { signal });
  rail.addEventListener('click', (event) => {
   if (
    event.target.closest('button')
   ) return;
   reader?.focus({ preventScroll: true });
   onSelect(placeId(slider, places[pointed(event)]));
  }, { signal });
 }
 function move(index, final) {
  const place = places[index];
  if (final || place !== position.place) onMove(place, final);
 }
 function pointed(event) {
  const { left, width } = rail.getBoundingClientRect();
  return nearest((event.clientX - left) / width, count);
 }
 if (movable) {
  rail.addEventListener('pointerdown', (event) => {
   if (event.button !== 0 || /** @type {Element} */
   event.target.closest('button')) return;
   event.preventDefault();
   rail.setPointerCapture(event.pointerId);
   dragging = true;
   rail.toggleAttribute('data-gk-dragging', true);
   thumb.focus({ preventScroll: true });
   move(pointed(event), false);
  }, { signal });
  rail.addEventListener('pointermove', (event) => {
   if (dragging) move(pointed(event), false);
  }, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
   rail.addEventListener(type, () => {
    if (!dragging) return;
    dragging = false;
    rail.toggleAttribute('data-gk-dragging', false);
    onMove(position.place, true);
   }, { signal });
  }
  thumb.addEventListener('keydown', (event) => {
   if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
   const index = places.indexOf(position.place);
   const next = reached(event.key, index, count);
   if (next === null) return;
   consume(event);
   if (next !== index) move(next, true);
  }, { signal });
 }
 buttons.addEventListener('click', (event) => {
  const id = (
   event.target.closest('button')?.dataset.place
  );
  if (id) onChoose(id);
 }, { signal });
 function drawChoices() {
  const open2 = places.filter((place) => placeId(slider, place) in choices2);
  const held = (
   buttons.querySelector('button:focus')?.dataset.place
  );
  buttons.replaceChildren(...open2.map((place) => {
   const id = placeId(slider, place);
   return el('button', {
    type: 'button',
    class: 'gk-slider-option',
    'data-place': id,
    style: `left:${100 * at(places.indexOf(place), count)}%`,
    'aria-pressed': String(id === chosen),
    'aria-label': t('choose', { name, value: spoken(labels, dial, slider, place), label: choices2[id].label })
   });
  }));
  if (held) buttons.querySelector(`[data-place="${held}"]`)?.focus();
 }
 return {
  parts: [head2, rail, ...ticks, ends],
  update(next) {
   position = next;
   const index = places.indexOf(next.place);
   const from = places.indexOf(next.ghost);
   const path = arrow(from, index, count);
   thumb.style.left = `${100 * at(index, count)}%`;
   ghost.style.left = `${100 * at(from, count)}%`;
   ghost.hidden = way2.hidden = was.hidden = !path;
   if (path) {
    way2.style.left = `${100 * path.left}%`;
    way2.style.width = `${100 * path.width}%`;
    way2.dataset.gkWay = path.way;
   }
   setText(value, shown2(labels, slider, next.place));
   setText(was, path ? `${shown2(labels, slider, next.ghost)} →` : '');
   was.setAttribute('aria-hidden', 'true');
   setText(before, path ? t(next.moved ? 'spoken.moved' : 'spoken.turn_start', { value: spoken(labels, dial, slider, next.ghost) }) : '');
   if (movable) setAttributes(thumb, { 'aria-valuenow': index, 'aria-valuetext': spoken(labels, dial, slider, next.place) });
   drawSelected();
  },
  setSelected(id) {
   const next = id === slider || places.some((place) => placeId(slider, place) === id) ? id : '';
   if (next === selected) return;
   selected = next;
   drawSelected();
  },
  note(marks) {
   const whole = marks.includes(slider);
   const marked = places.filter((place) => marks.includes(placeId(slider, place)));
   if (whole) head2.prepend(sheet);
   else sheet.remove();
   sheets.replaceChildren(...marked.map((place) => drawSheet('gk-slider-sheet', `left:${100 * at(places.indexOf(place), count)}%`)));
   const said2 = marked.map((place) => spoken(labels, dial, slider, place));
   setText(remark, said2.length > 0 ? labels.t('widget.common.noted.at', { places: labels.list(said2) }) : whole ? labels.t('widget.common.noted') : '');
  },
  setChoices(options, id) {
   choices2 = options;
   chosen = id;
   drawChoices();
  }
 };
}
var QUIET = 500;
var LIMIT = 2e3;
function createSliders(host, {
 labels,
 dial,
 rules,
 show = SLIDERS,
 movable = [],
 compact = false,
 home = {},
 size = 'normal',
 say,
 onMove = () => {
 },
 onReset,
 onChoose = () => {
 },
 onSelect
}) {
 const t = (id, params = {}) => labels.t(`widget.sliders.${id}`, params);
 const root = createRoot(host, { className: 'gk-sliders', label: t('title'), say });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const texts = { labels, rules };
 const announce = settled(root.say, QUIET, LIMIT);
 signal.addEventListener('abort', announce.cancel);
 openRules(root.element, { labels, rules, signal });
 let view = {};
 let values2 = {};
 let step2 = -1;
 let readonly = false;
 let options = {};
 let chosen = '';
 let selected = '';
 let noted = '[]';
 const grid = el('div', { class: 'gk-sliders-grid' });
 const order = SLIDERS.filter((slider) => show.includes(slider)).sort((one, two) => show.indexOf(one) - show.indexOf(two));
 const cards = order.map((slider) => {
  const track2 = createTrack({
   labels,
   dial,
   slider,
   movable: movable.includes(slider),
   signal,
   onChoose,
   onSelect: onSelect && select,
   onMove: (place, final) => move(slider, place, final)
  });
  const card = createCard2(t(`name.${slider}`), track2.parts);
  card.element.dataset.slider = slider;
  return { slider, track: track2, ...card };
 });
 const last = order.filter((slider) => slider === 'growth' || slider === 'stress').at(-1);
 const odds = last ? { ...createCrisis({ labels, dial }) } : null;
 const crisis = odds && createCard2(t('crisis'), odds.parts);
 for (const { slider, element } of cards) {
  grid.append(element);
  if (crisis && slider === last) grid.append(crisis.element);
 }
 const reset = el('button', { type: 'button', class: 'gk-button' }, t('reset'));
 const foot = el('div', { class: 'gk-sliders-foot' }, reset, el('span', {}, t('help')));
 root.element.prepend(grid, ...onReset && movable.length > 0 ? [foot] : []);
 reset.addEventListener('click', () => {
  if (reset.getAttribute('aria-disabled') === 'true') return;
  values2 = { ...home };
  draw2();
  onReset?.();
  root.say(t('reset.done'));
 }, { signal });
 function createCard2(name, parts) {
  const first = el('div', { class: 'gk-slider-lines' });
  const lines = el('div', { class: 'gk-slider-lines' });
  const more = compact ? el('details', { class: 'gk-slider-more' }, el('summary', {}, t('details')), lines) : lines;
  const element = el('section', { class: 'gk-slider', role: 'group', 'aria-label': name, 'data-gk-rules': true }, ...parts, first, more);
  let written3 = '';
  return {
   element,
   write(always, rest, extra) {
    const text = JSON.stringify([always, rest, extra.map((node) => node.textContent)]);
    if (text === written3) return;
    written3 = text;
    const line2 = (it) => said(it, texts, 'gk-slider-line');
    first.replaceChildren(...always.map(line2));
    lines.replaceChildren(...rest.map(line2), ...extra);
    more.hidden = rest.length + extra.length === 0;
   }
  };
 }
 const base = (slider) => home[slider] ?? view.sliders[slider].value;
 const placed2 = (slider) => values2[slider] ?? base(slider);
 function move(slider, place, final) {
  const { [slider]: _, ...others } = values2;
  values2 = place === base(slider) && !(slider in home) ? others : { ...others, [slider]: place };
  draw2();
  onMove(slider, place, final, values2);
  if (odds && (slider === 'growth' || slider === 'stress')) announce.push(bracketed(crisisLines(labels, dial, now())[0]));
 }
 const now = () => ({ interest: placed2('interest'), growth: placed2('growth'), stress: placed2('stress'), power: placed2('power') });
 function changes(slider) {
  const [from, to] = [base(slider), placed2(slider)];
  if (from !== to) return [[t('you', { from: shown2(labels, slider, from), to: shown2(labels, slider, to) })]];
  const known2 = view.memory?.sliders?.[slider]?.last;
  return known2 && !(slider in home) ? [[known2.said, ...known2.rules]] : [];
 }
 function clashes(power) {
  const found2 = clashesAt(dial, view, power);
  if (found2.length === 0) return [];
  const cell = (tag, text, scope = '') => el(tag, { scope: scope || null }, text);
  return [el(
   'table',
   { class: 'gk-slider-clashes' },
   el('caption', {}, t('clashes')),
   el('thead', {}, el('tr', {}, cell('th', t('clashes.country'), 'col'), ...found2[0].camps.map(([camp]) => cell('th', labels.name(camp), 'col')))),
   el('tbody', {}, ...found2.map(({ country, camps }) => el(
    'tr',
    {},
    cell('th', labels.name(country), 'row'),
    ...camps.map(([, chances]) => cell('td', t('clashes.odds', { chances, of: dial.faces })))
   )))
  )];
 }
 function draw2() {
  if (!view.sliders) return;
  const places = now();
  for (const { slider, track: track2, element, write } of cards) {
   const place = places[slider];
   const moved = place !== base(slider);
   const memory = slider in home ? null : view.memory?.sliders?.[slider];
   track2.update({ place, moved, ghost: moved ? base(slider) : memory?.turn_start ?? place });
   element.toggleAttribute('data-gk-fresh', !moved && step2 > 0 && memory?.last?.n === step2);
   const marks = dial.marks[slider].length > 0 ? [[t('reconstructed'), ...dial.decided[slider]]] : [];
   write([], [...changes(slider), ...implied(labels, dial, slider, place), ...marks], slider === 'power' ? clashes(place) : []);
  }
  if (odds && crisis) {
   odds.update(places);
   crisis.write(crisisLines(labels, dial, places), [], []);
  }
  setAttributes(reset, { 'aria-disabled': SLIDERS.every((slider) => placed2(slider) === base(slider)) ? 'true' : null });
 }
 function select(id) {
  if (id === selected) return;
  setSelected(id);
  onSelect?.(id);
 }
 function setSelected(id) {
  selected = id;
  for (const { track: track2 } of cards) track2.setSelected(id);
 }
 function note(marks) {
  const { places } = readMarks(marks, (id) => id);
  if (JSON.stringify(places) === noted) return;
  noted = JSON.stringify(places);
  for (const { track: track2 } of cards) track2.note(places);
 }
 function drawChoices() {
  for (const { track: track2 } of cards) track2.setChoices(readonly ? {} : options, chosen);
 }
 return {
  element: root.element,
  update(next, { step: at2 = -1, animate = false, marks = [] } = {}) {
   note(marks);
   const same = next.sliders === view.sliders && next.memory === view.memory && next.clashes === view.clashes && at2 === step2;
   view = next;
   step2 = at2;
   root.element.toggleAttribute('data-gk-animate', animate);
   if (!same) draw2();
  },
  setValues(next) {
   values2 = { ...next };
   draw2();
  },
  setReadonly(next) {
   if (next === readonly) return;
   readonly = next;
   drawChoices();
  },
  setChosen(id) {
   if (id === chosen) return;
   chosen = id;
   drawChoices();
  },
  setChoices(next) {
   if (JSON.stringify(next.options) === JSON.stringify(options)) return;
   options = next.options;
   drawChoices();
  },
  setSelected,
  destroy: root.destroy
 };
}
var KEPT = (
 ['data-help', 'data-rule']
);
function createRewrite(forget = () => {
}) {
 const drawn2 = /* @__PURE__ */ new WeakMap();
 return (part, model, draw2) => {
  const text = JSON.stringify(model);
  if (drawn2.get(part) === text) return;
  drawn2.set(part, text);
  const focused = active(part);
  const held = part.contains(focused) ? KEPT.find((name) => focused?.hasAttribute(name)) : void 0;
  const value = held ? focused?.getAttribute(held) ?? '' : '';
  forget();
  part.replaceChildren(...draw2());
  if (held) part.querySelector(`[${held}="${CSS.escape(value)}"]`)?.focus();
 };
}
var sceneTitle = (text, mark) => el(
 'p',
 { class: 'gk-scene-title' },
 el('strong', {}, text),
 ...mark ? [' ', el('span', { class: 'gk-mark', 'data-help': mark.help, tabindex: '0', role: 'note' }, mark.word)] : []
);
var sceneSeat = ({ role, word }, who, lines) => el(
 'li',
 { class: 'gk-scene-seat', 'data-role': role },
 el('p', { class: 'gk-scene-who' }, ...who.flatMap((part) => [part, ' ']), el('span', { class: 'gk-scene-word' }, word)),
 ...lines
);
var sceneTable = ({ caption, heads, rows }) => figures('gk-scene-table', caption, heads.map(columnHead), rows.map((texts) => el('tr', {}, ...wordCells(texts))));
function explain2(labels, view, help) {
 const t = (id, params = {}) => labels.t(`widget.stage.${id}`, params);
 const [kind, what] = help.split(':');
 if (kind === 'industry') return { name: labels.name(what), lines: industryLines(labels, view, what) };
 return { name: labels.name(view.stage[kind].id), lines: [t('tip.card'), t(kind === 'next' ? 'tip.next' : 'tip.card.leaves')] };
}
function industryLines(labels, view, industry) {
 const t = (id, params = {}) => labels.t(`widget.stage.${id}`, params);
 const { each, leaders, bonus, earnings: earnings2 } = view.prospects;
 if (!each[industry]) return [t('tip.pays.none')];
 const leader2 = leaders[industry];
 const paid = view.order.filter((seat) => earnings2[seat][industry][0] + earnings2[seat][industry][1] > 0).map((player) => t('tip.paid', { player, amount: earnings2[player][industry][0] + earnings2[player][industry][1] }));
 return [
  t('tip.pays', { cards: view.payoff.revealed[industry], each: each[industry] }),
  leader2 ? t('tip.leader', { leader: leader2, bonus }) : t('tip.leader.none'),
  ...paid.length ? [t('tip.all', { paid: labels.list(paid) })] : []
 ];
}
function payoffCards(labels, view) {
 const t = (id, params = {}) => labels.t(`widget.stage.${id}`, params);
 const { revealed, deck, discard } = view.payoff;
 const counts = (
  Object.entries(revealed)
 );
 return {
  title: t('payoff', { cards: counts.reduce((sum, [, count]) => sum + count, 0), deck, discard }),
  industries: counts.map(([industry, count]) => ({
   industry,
   count,
   pays: count ? t('payoff.each', { each: view.prospects.each[industry] }) : t('payoff.none'),
   words: t('payoff.words', { industry, count, each: view.prospects.each[industry] ?? 0 })
  }))
 };
}
var speaker = (labels) => (id, params = {}) => labels.t(`widget.stage.${id}`, params);
function scene(view, labels) {
 const known2 = view.stage.next ? nextCard(view, labels) : [];
 if (view.over) return [{ kind: 'title', text: speaker(labels)('over') }];
 if (view.stage.auction) return [...auction(view, labels), ...known2];
 if (view.stage.payment) return [...payment(view, labels), ...known2];
 return [...phase(view, labels), ...known2];
}
function phase(view, labels) {
 switch (view.phase) {
  case 'outlook':
   return outlook(view, labels);
  case 'investment':
   return investment(view, labels);
  case 'competition':
   return competition(view, labels);
  case 'lobbying':
   return lobbying(view, labels);
  case 'earnings':
   return earnings(view, labels);
  default:
   return [{ kind: 'title', text: speaker(labels)('setup') }];
 }
}
function outlook(view, labels) {
 const t = speaker(labels);
 const { card, cards_left: left } = view.stage;
 const waits = view.task?.type === 'payoff_card' ? view.task.left : 0;
 return [
  ...card ? (
   [{ kind: 'title', text: t('card', { card: card.id }), card: 'card' }, effects(card, labels)]
  ) : [],
  ...waits ? (
   [{ kind: 'line', text: t('reveal', { left: waits, growth: view.sliders.growth.value, cards: view.sliders.growth.cards }) }]
  ) : [],
  { kind: 'line', text: t(left ? 'cards_left' : 'cards_gone', { left }) }
 ];
}
function nextCard(view, labels) {
 const { next } = view.stage;
 return [{ kind: 'title', text: speaker(labels)('next', { card: next.id }), card: 'next' }, effects(next, labels, false)];
}
function effects(card, labels, open2 = true) {
 const t = speaker(labels);
 return {
  kind: 'effects',
  items: card.effects.map((effect, index) => {
   const state = !open2 ? 'next' : index < card.done ? 'done' : index === card.done ? 'now' : 'next';
   return { text: effectWords(effect, labels), state, word: open2 ? t(`effect.${state}`) : '' };
  })
 };
}
function effectWords({ op, slider, steps = 0, country, zone, source, target }, labels) {
 const t = speaker(labels);
 const way2 = steps < 0 ? 'left' : 'right';
 const count = Math.abs(steps);
 if (op === 'move_slider') return slider === 'stress' ? t(steps < 0 ? 'effect.stress.less' : 'effect.stress', { count }) : t(`effect.${slider}.${way2}`, { count });
 if (op === 'camp_gains_power') return t(steps < 0 ? 'effect.loses' : 'effect.gains', { country, count });
 if (op === 'flip_affiliation') return t('effect.flip', { zone, source, target });
 return t(op === 'unlock_square' ? 'effect.unlock' : 'effect.lock', { country });
}
function means({ most, loans, price }, labels) {
 const t = speaker(labels);
 if (most === null) return [t('means.hidden')];
 const lines = [t('means.most', { most })];
 if (loans === null) lines.push(t('means.beyond', { price }));
 else if (loans.length === 0) lines.push(t('means.cash', { price }));
 else lines.push(t('means.loans', { price, count: loans.length, loans: loans.map((amount) => t('money', { amount })).join(' + ') }));
 return lines;
}
function auction(view, labels) {
 const t = speaker(labels);
 const { kind, what, price, limit, seats, acting } = view.stage.auction;
 const leader2 = seats.find(({ role }) => role === 'leads');
 const params = { what, price, limit, leader: leader2?.seat ?? '', acting };
 const standing = kind === 'reverse' ? leader2 ? 'reverse.leads' : 'reverse.open' : leader2 ? 'leads' : `open.${kind}`;
 return [
  { kind: 'title', text: t(`auction.${kind}`, params) },
  { kind: 'sum', text: t(`auction.${standing}`, params) },
  {
   kind: 'seats',
   label: t('bidders'),
   items: seats.map((own2) => ({
    seat: own2.seat,
    role: own2.role,
    word: t(`role.${own2.role === "apart" ? `apart.${kind}` : own2.role}${kind === "reverse" && own2.role === "asked" ? ".reverse" : ""}`),
    lines: bidder(own2, kind, labels)
   }))
  }
 ];
}
function bidder(own2, kind, labels) {
 const t = speaker(labels);
 if (own2.shares !== void 0) return [t('means.shares', { shares: own2.shares, cubes: own2.cubes })];
 if (own2.most === void 0) return [];
 return kind === 'corporation' ? [t('means.start', { most: own2.most })] : means(own2, labels);
}
function payment(view, labels) {
 const t = speaker(labels);
 const { payer, receiver, amount, loans, country, follow } = view.stage.payment;
 const { cash } = view.seats[payer];
 const sums = (loans ?? []).map((loan) => t('money', { amount: loan })).join(' + ');
 return [
  { kind: 'title', text: t(`payment.${follow}`, { payer, receiver, amount, country }) },
  { kind: 'sum', text: cash === null ? t('payment.hidden') : t('payment.sum', { amount, cash, missing: amount - cash, count: loans.length, loans: sums }) }
 ];
}
function investment(view, labels) {
 const t = speaker(labels);
 const task = view.task ?? {};
 const bought = { place_cube: 'bought', remove_cube: 'sold', swap_cube: 'swapped' }[
  task.type
 ];
 return [
  { kind: 'title', text: t('investment') },
  ...bought ? (
   [{ kind: 'sum', text: t(bought, { ...task }) }]
  ) : [],
  {
   kind: 'seats',
   label: t('players'),
   items: view.order.map((seat) => {
    const { executives, most_payable: most } = view.seats[seat];
    return {
     seat,
     role: seat === view.due ? 'asked' : executives ? 'waits' : 'out',
     word: t(seat === view.due ? 'role.acts' : executives ? 'role.to_act' : 'role.done'),
     lines: [t('executives', { executives }), most === null ? t('means.hidden') : t('means.most', { most })]
    };
   })
  }
 ];
}
function pieces(view, kind, seat) {
 return Object.entries(view.countries).flatMap(([id, { [kind]: all }]) => all[seat] ? [{ id, count: all[seat] }] : []);
}
function competition(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('competition') },
  {
   kind: 'seats',
   label: t('players'),
   items: view.order.map((seat) => {
    const { executives, passed, acted } = view.seats[seat];
    const guards = pieces(view, 'guards', seat).map(({ id, count }) => t('guard', { country: id, count }));
    return {
     seat,
     role: passed ? 'out' : seat === view.due ? 'asked' : 'waits',
     word: t(passed ? 'role.passed' : seat === view.due ? 'role.acts' : 'role.to_act'),
     lines: [
      t('acted', { acted }),
      t('cubes', { cubes: pieces(view, 'cubes', seat).reduce((sum, { count }) => sum + count, 0), executives }),
      guards.length ? t('guards', { guards: guards.join(', ') }) : t('guards.none')
     ]
    };
   })
  }
 ];
}
function lobbying(view, labels) {
 const t = speaker(labels);
 const task = view.task ?? {};
 if (task.type === 'camp' || task.type === 'clash_die') return clash(view, task.zone, task.camp, labels);
 if (task.type === 'subsidies' || task.type === 'payoff_card') return looking(view, labels);
 const open2 = Object.entries(view.clashes).filter(([, it]) => it);
 const used = [...view.events.used.map(labels.name), ...view.events.zones.map((zone) => t('used.zone', { zone }))];
 return [
  { kind: 'title', text: t('lobbying') },
  {
   kind: 'table',
   caption: t('clashes'),
   heads: [t('clashes.zone'), t('clashes.country'), t('clashes.needs'), ...['NATO', 'SCO'].map(labels.name)],
   rows: open2.map(([zone, { country, stability, of, camps }]) => [
    labels.name(zone),
    labels.name(country),
    String(stability),
    ...['NATO', 'SCO'].map((camp) => t('chances', { chances: camps[camp].chances, of }))
   ])
  },
  { kind: 'line', text: used.length ? t('used', { events: labels.list(used) }) : t('used.none') }
 ];
}
function clash(view, zone, chosen, labels) {
 const t = speaker(labels);
 const { country, stability, of, camps } = view.clashes[zone];
 return [
  { kind: 'title', text: t('clash', { zone, country }) },
  ...(chosen ? [chosen] : Object.keys(camps)).flatMap((camp) => {
   const { power, bonus, least, chances } = camps[camp];
   if (least === null) return (
    [{ kind: 'sum', text: t(chances ? 'clash.always' : 'clash.never', { camp, country }) }]
   );
   const words = t(least === of ? 'clash.highest' : 'clash.chances', { camp, least, chances, of });
   return (
    [
     { kind: 'sum', text: t('clash.sum', { camp, power, bonus, stability }) },
     { kind: 'faces', label: words, of, from: least }
    ]
   );
  }),
  ...camps.NATO.least === null ? [] : (
   [{ kind: 'line', text: t('clash.natural', { of }) }]
  )
 ];
}
function looking(view, labels) {
 const t = speaker(labels);
 if (view.task.why === 'stimulus') return [{ kind: 'title', text: t('stimulus') }];
 const { looked } = view.task;
 const seen = Array.isArray(looked);
 return [
  { kind: 'title', text: t('subsidies', { player: view.due }) },
  { kind: 'line', text: seen && looked.length ? t('looked', { cards: labels.list(looked.map(labels.name)) }) : t('looked.hidden', { count: seen ? 0 : looked }) }
 ];
}
function earnings(view, labels) {
 const t = speaker(labels);
 const task = view.task ?? {};
 if (task.type === 'repay') return repayment(view, labels);
 if (task.type === 'crisis_discard') return [{ kind: 'title', text: t('discard', { left: task.left }) }, wouldEarn(view, labels)];
 const { difficulty, chances, of, intensities } = view.crisis;
 return [
  { kind: 'title', text: t('crisis') },
  { kind: 'sum', text: t('crisis.sum', { growth: view.sliders.growth.value, stress: view.sliders.stress.value, difficulty }) },
  { kind: 'line', text: t(chances ? 'crisis.chances' : 'crisis.never', { chances, of, difficulty }) },
  {
   kind: 'odds',
   label: t('crisis.intensities'),
   items: intensities.map(([intensity, share]) => ({ name: t(intensity ? 'crisis.intensity' : 'crisis.none', { intensity }), chances: share, of }))
  },
  wouldEarn(view, labels)
 ];
}
function wouldEarn(view, labels) {
 const t = speaker(labels);
 return {
  kind: 'seats',
  label: t('players'),
  items: view.order.map((seat) => {
   const parts = Object.entries(view.prospects.earnings[seat]).map(([industry, [squares, leader2]]) => ({ industry, amount: squares + leader2 })).filter(({ amount }) => amount > 0).map((part) => t('earn.part', part));
   const sum = view.prospects.totals[seat];
   return {
    seat,
    role: 'waits',
    word: t('earn', { sum }),
    lines: [...parts.length ? [t('earn.parts', { parts: parts.join(' + '), sum })] : [], t('earn.interest', { interest: view.seats[seat].interest })]
   };
  })
 };
}
function repayment(view, labels) {
 const t = speaker(labels);
 const { waiting, choices: choices2 } = view.task;
 const rate = view.sliders.interest.value;
 return [
  { kind: 'title', text: t('repay') },
  { kind: 'sum', text: t('repay.rate', { rate, penalty: view.prospects.bond[1] }) },
  {
   kind: 'seats',
   label: t('players'),
   items: view.order.map((seat) => {
    const { bonds, cash } = view.seats[seat];
    const chosen = choices2[seat];
    const lines = [t('repay.owes', { bonds, sum: view.seats[seat].repay })];
    if (cash !== null) lines.push(t('repay.cash', { cash }));
    if (chosen !== void 0) return { seat, role: 'waits', word: chosen === null ? t('repay.secret') : t('repay.chosen', { bonds: chosen }), lines };
    if (waiting[0] === seat) return { seat, role: 'asked', word: t('role.chooses'), lines };
    return waiting.includes(seat) ? { seat, role: 'waits', word: t('role.to_choose'), lines } : { seat, role: 'out', word: t('repay.none'), lines: [] };
   })
  }
 ];
}
function createStage(host, { labels, rules = {}, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.stage.${id}`, params);
 const root = createRoot(host, { className: 'gk-scene gk-stage', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const told = el('div', { class: 'gk-scene-part gk-scene-told', 'data-gk-rules': true });
 const going = el('div', { class: 'gk-scene-part gk-scene-now' });
 const cards = el('div', { class: 'gk-scene-part' });
 root.element.append(told, going, cards);
 openRules(told, { labels, rules, signal });
 let view = {};
 const tips = createTips(root.element, root.element, {
  selector: '[data-help]',
  explain: (cell) => explain2(labels, view, cell.dataset.help ?? ''),
  signal
 });
 const write = createRewrite(() => tips.forget());
 function blockOf(block) {
  switch (block.kind) {
   case 'title':
    return titleOf(block);
   case 'effects':
    return el('ol', { class: 'gk-stage-effects' }, ...block.items.map(({ text, state, word }) => el('li', { 'data-state': state }, text, ...word ? [' ', el('span', { class: 'gk-scene-word' }, word)] : [])));
   case 'seats':
    return el('ul', { class: 'gk-scene-seats', 'aria-label': block.label }, ...block.items.map(seatOf));
   case 'faces':
    return el(
     'p',
     { class: 'gk-stage-faces' },
     el('span', { class: 'gk-stage-dice', 'aria-hidden': 'true' }, ...Array.from({ length: block.of }, (_, at2) => el('span', { class: 'gk-stage-face', 'data-wins': at2 + 1 >= block.from }, String(at2 + 1)))),
     el('span', {}, block.label)
    );
   case 'odds':
    return el('ul', { class: 'gk-scene-odds', 'aria-label': block.label }, ...block.items.map(({ name, chances, of }) => el('li', {}, el('span', {}, name), ' ', el('strong', {}, t('chances', { chances, of })))));
   case 'table':
    return sceneTable(block);
   default:
    return el('p', { class: `gk-scene-${block.kind}` }, block.text);
  }
 }
 function titleOf({ text, card }) {
  return sceneTitle(text, card && view.stage[card].reconstructed.length > 0 ? { help: card, word: t('reconstructed') } : null);
 }
 function seatOf({ seat, lines, ...item }) {
  const letter2 = initials(view.order, labels.name)[seat];
  return sceneSeat(
   item,
   [corporationSign(view.seats[seat].corporation, letter2), el('strong', {}, labels.name(seat))],
   lines.map((line2) => el('p', {}, line2))
  );
 }
 function payoff() {
  const { title, industries: industries2 } = payoffCards(labels, view);
  return [
   el('p', {}, title),
   el('ul', { class: 'gk-stage-payoff' }, ...industries2.map(({ industry, count, pays, words }) => el(
    'li',
    { 'data-help': `industry:${industry}`, tabindex: '0', 'data-none': count === 0 },
    el('span', { class: 'gk-hidden' }, words),
    el(
     'span',
     { class: 'gk-stage-hand', 'aria-hidden': 'true' },
     ...Array.from({ length: Math.max(1, count) }, () => el('span', { class: 'gk-stage-payoff-card' }, industrySign(industry, labels)))
    ),
    el('span', { class: 'gk-stage-pays', 'aria-hidden': 'true' }, pays)
   )))
  ];
 }
 return {
  update(next, _extra = {}) {
   view = next;
   const blocks = scene(view, labels);
   const lines = view.memory?.told ?? [];
   write(told, lines, () => lines.map((line2) => said(line2, { labels, rules })));
   write(going, [blocks, view.order.map((seat) => view.seats[seat].corporation)], () => blocks.map(blockOf));
   write(cards, payoffCards(labels, view), payoff);
   tips.refresh();
  },
  destroy: root.destroy
 };
}
var createBoard = createCountries;
var createAccounts = createCorporations;
var kit = {
 createBoard,
 // What each place implies is folded away: the board and the decision are read beside it.
 createDial: (host, options) => createSliders(host, { ...options, compact: true }),
 createAccounts,
 createStage,
 changed,
 dialPlaces: placesOf,
 entrances: {
  board: ["[data-place][tabindex='0']"],
  dial: ['.gk-slider-option', '.gk-slider-more summary']
 },
 dialHelp: 'help_sliders',
 decidesFirst: true
};
function placesOf({ tracks }) {
 return new Set(Object.entries(tracks).flatMap(([slider, places]) => places.map((place) => `${slider}:${place}`)));
}
var LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%:()*+-;,=.?@^_`{|}~";
async function unpack(packed) {
 const values2 = new Uint8Array(128);
 for (let i = 0; i < LETTERS.length; i += 1) values2[LETTERS.charCodeAt(i)] = i;
 const bytes = new Uint8Array(Math.floor(packed.length * 4 / 5));
 for (let i = 0, at2 = 0; i < packed.length; i += 5) {
  let word = 0;
  for (let j = i; j < i + 5; j += 1) word = word * 85 + (j < packed.length ? values2[packed.charCodeAt(j)] : 84);
  for (let shift = 24; shift >= 0 && at2 < bytes.length; shift -= 8) bytes[at2++] = word >>> shift;
 }
 const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
 return new Response(plain).json();
}
var TELL = 200;
var telling = (model) => trailing((values2) => {
 for (const [trait, value] of Object.entries(values2)) model.set(trait, value);
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
 const [, line2 = "", step2] = /^#(?:(.+):)?(\d{1,6})$/.exec(hash) ?? [];
 if (step2 === void 0) return null;
 try {
  return { line: decodeURIComponent(line2), step: Number(step2) };
 } catch {
  return null;
 }
}
var LANGUAGES = Object.freeze(['en', 'fr']);
var blank = (n, line2) => ({ id: '', line: line2, n, when: 'after', text: { en: '', fr: '' }, glyph: '', tags: '', marks: [] });
var drafted = ({ id, line: line2, n, when, text, glyph, tags, marks }) => ({ id, line: line2, n, when, text: { en: '', fr: '', ...text }, glyph, tags: tags.join(', '), marks: [...marks] });
var tagsOf = (typed) => [...new Set(typed.split(',').map((tag) => tag.trim()).filter(Boolean))];
var written2 = ({ text }) => Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));
function content(draft) {
 const { when, glyph, marks } = draft;
 return { when, glyph, marks, text: written2(draft), tags: tagsOf(draft.tags) };
}
var changed2 = (draft, before) => JSON.stringify(content(draft)) !== JSON.stringify(content(before));
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
  const worth = entry !== void 0 && changed2(entry.draft, entry.before);
  if (current !== null && !worth) kept.delete(current);
  current = null;
  return worth;
 }
 function open2(key, make) {
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
  write: (n, line2) => open2('', () => blank(n, line2)),
  edit: (note) => open2(note.id, () => drafted(note)),
  resume: (key) => kept.has(key) ? open2(key, () => blank(0, '')) : null,
  leave,
  drop(key) {
   const entry = kept.get(key);
   if (entry && changed2(entry.draft, entry.before)) thrown = { key, ...entry };
   kept.delete(key);
   if (key === current) current = null;
  },
  dropped: () => thrown?.draft ?? null,
  restore() {
   if (!thrown) return null;
   const { key, draft, before } = thrown;
   const other = kept.get(key);
   thrown = other && changed2(other.draft, other.before) ? { key, ...other } : null;
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
   if (!entry || !changed2(entry.draft, before)) {
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
 const end2 = countUpTo(entries, step2);
 const start = Math.max(0, end2 - limit);
 return { shown: entries.slice(start, end2).reverse(), older: start };
}
function countUpTo(entries, step2) {
 let low = 0;
 let high = entries.length;
 while (low < high) {
  const middle2 = low + high >> 1;
  if (entries[middle2].n <= step2) low = middle2 + 1;
  else high = middle2;
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
  let known2 = made2.get(entry.n);
  if (known2?.text !== text) {
   known2 = { text, node: entryItem(entry, labels, rules) };
   made2.set(entry.n, known2);
  }
  return known2.node;
 }
 function draw2(glance = false) {
  clearTimeout(filling);
  if (glance) filling = setTimeout(draw2, SETTLE);
  const { shown: shown3, older } = newest(entries, current, glance ? GLANCE : limit);
  const items = shown3.map(item);
  reconcile(list, items);
  for (const node of list.querySelectorAll('[aria-current]')) node.removeAttribute('aria-current');
  if (shown3[0]?.n === current) items[0].setAttribute('aria-current', 'step');
  empty2.hidden = shown3.length > 0;
  list.hidden = shown3.length === 0;
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
  const middle2 = low + high >> 1;
  if (
   changes[2 * middle2] <= step2
  ) low = middle2 + 1;
  else high = middle2;
 }
 return low === 0 ? start : changes[2 * low - 1];
}
function boundsOf(lines) {
 const values2 = lines.flatMap(({ start, changes }) => [start, ...changes.filter((_, i) => i % 2 === 1)]).map(Number);
 const [low, high] = [Math.min(0, ...values2), Math.max(0, ...values2)];
 return [low, high === low ? low + 1 : high];
}
function pathOf(line2, first, last, [low, high]) {
 let path = '';
 let value = null;
 const go = (n, next) => {
  const y = next === null ? 0 : Math.round((high - next) / (high - low) * HEIGHT * 10) / 10;
  if (value !== null) path += `H${n}`;
  if (next !== null) path += value === null ? `M${n} ${y}` : `V${y}`;
  value = next;
 };
 go(first, valueAt(line2, first));
 for (let i = 0; i < line2.changes.length; i += 2) {
  const n = (
   line2.changes[i]
  );
  if (n > first && n <= last) go(n, line2.changes[i + 1]);
 }
 return value === null ? path : `${path}H${last}`;
}
function differences(curves, from, to) {
 return curves.flatMap(({ label, lines }) => lines.map((line2) => ({ group: label, member: line2.name, before: valueAt(line2, from), now: valueAt(line2, to) }))).filter(({ before, now }) => before !== now);
}
var figure2 = (value, format) => value === null ? '?' : format.format(value).replace('-', '−');
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
 const open2 = /* @__PURE__ */ new Map();
 let charts = [];
 let span = 1;
 let shown3 = [0, '', null];
 function chart(track2, { id, label, unit, lines }) {
  const title = unit ? t('curve', { curve: label, unit }) : label;
  const ghosts = track2.base?.curves.find((curve2) => curve2.id === id)?.lines ?? [];
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
   ...ghosts.map((line2) => drawn(line2, pathOf(
    line2,
    track2.at,
    track2.base.last,
    bounds
   ), '2 3', 'gk-curves-ghost')),
   ...lines.map((line2) => drawn(line2, pathOf(line2, 0, track2.last, bounds), line2.dash))
  ), pin, cursor);
  const cells = lines.map((line2) => {
   const [value, change] = [el('span'), el('i')];
   const sample = svg('svg', { viewBox: '0 0 18 10', 'aria-hidden': 'true' }, drawn(line2, 'M0 5H18', line2.dash));
   return { line: line2, value, change, node: el('li', { title: line2.name }, sample, el('span', {}, line2.short), value, change) };
  });
  const [low, high] = bounds.map((bound) => figure2(bound, format));
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
    const [step2, where, pinned] = shown3;
    cursor.style.transform = `translateX(${step2 / span * 100}%)`;
    pin.hidden = pinned === null;
    if (pinned !== null) pin.style.transform = `translateX(${pinned / span * 100}%)`;
    const said2 = [];
    for (const { line: line2, value, change } of cells) {
     const now = valueAt(line2, step2);
     const [number, by] = [figure2(now, format), pinned === null ? '' : signed2(valueAt(line2, pinned), now, format)];
     setText(value, number);
     setText(change, by);
     said2.push(`${line2.name} ${number}${by && ` (${by})`}`);
    }
    plot.setAttribute('aria-valuenow', String(step2));
    plot.setAttribute('aria-valuetext', `${where}. ${said2.join(", ")}`);
   }
  };
 }
 function draw2(id) {
  const one = charts.find((made2) => made2.id === id);
  if (!one) return;
  one.node.hidden = !open2.get(id);
  kinds.querySelector(`[data-curve="${CSS.escape(id)}"]`)?.setAttribute('aria-pressed', String(open2.get(id)));
  if (open2.get(id)) one.update();
 }
 kinds.addEventListener('click', (event) => {
  const id = (
   event.target.closest('button')?.dataset.curve
  );
  if (id === void 0) return;
  open2.set(id, !open2.get(id));
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
   track2.curves.forEach(({ id }, i) => void (open2.has(id) || open2.set(id, i < OPEN)));
   charts = track2.curves.map((curve2) => chart(track2, curve2));
   kinds.replaceChildren(...track2.curves.map(({ id, label }) => el('button', { type: 'button', class: 'gk-button', 'data-curve': id }, label)));
   box.replaceChildren(...charts.map(({ node }) => node));
   for (const { id } of charts) draw2(id);
  },
  update(step2, where, pinned) {
   shown3 = [step2, where, pinned];
   for (const one of charts) if (open2.get(one.id)) one.update();
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
function nextOf(steps, step2, way2) {
 return (way2 > 0 ? steps.find((n) => n > step2) : steps.filter((n) => n < step2).at(-1)) ?? null;
}
var labelsAt = (groups, step2) => groups.filter(({ steps }) => steps.includes(step2)).map(({ label }) => label);
var strokes = (steps, top, bottom) => steps.map((n) => `M${n} ${top}V${bottom}`).join('');
var ICONS = { previousMoment: 'M7 4 3.5 8 7 12M11 13V3', nextMoment: 'M9 4l3.5 4L9 12M5 13V3', compare: 'M4 13V7M12 13V3M1.5 13h13' };
function createJumps({ labels, signal, onChange }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const level = el('select', { class: 'gk-select gk-player-level' });
 const kind = el('select', { class: 'gk-select gk-player-kind' });
 const said2 = el('span', {}, t('compare_short'));
 const [previous, next, compare2] = BINDINGS.filter(({ jump: jump2 }) => jump2).map(({ command, aria, label }) => el('button', {
  type: 'button',
  class: `gk-button gk-player-${command}`,
  'data-command': command,
  'aria-keyshortcuts': aria,
  'aria-label': t(label),
  title: t(label)
 }, sign(ICONS[
  command
 ], false)));
 compare2.append(said2);
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
  from: (step2, way2) => nextOf(steps, step2, way2),
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
   setText(said2, t(pinned === null ? 'compare_short' : 'compare_end_short'));
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
 return sign(ICONS2[name], name === 'play' || name === 'pause');
}
function createSince(labels) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const format = new Intl.NumberFormat(labels.lang);
 const said2 = (value) => figure2(value, format);
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
    return el('li', {}, t(by ? 'since_by' : 'since_value', { what, before: said2(before), now: said2(now), by }));
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
  const middle2 = low + high + 1 >> 1;
  if (timeline.starts[middle2] <= step2) low = middle2;
  else high = middle2 - 1;
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
  const known2 = copied.get(path);
  if (known2) return known2;
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
function unpackDelta(packed, paths, values2) {
 const set = {};
 const del = [];
 for (let at2 = 0; at2 < packed.length; ) {
  const path = packed[at2];
  if (path < 0) {
   del.push(paths[-1 - path]);
   at2 += 1;
  } else {
   const value = packed[at2 + 1];
   set[paths[path]] = Array.isArray(value) ? values2[value[0]] : value;
   at2 += 2;
  }
 }
 return { set, del };
}
function decodeFrames({ first, paths, values: values2, deltas }) {
 return unfold(first, deltas.map((packed) => unpackDelta(packed, paths, values2)));
}
function decodeTrack(film, id = '') {
 const frames = decodeFrames(film);
 return track(film, { id, base: null, at: 0, frames, entries: unpackEntries(film, frames), next: film.next.map((n) => film.texts[n]) });
}
function decodeSide(side, base, id) {
 const { at: at2, texts, turns } = side;
 const shared = base.frames.slice(0, at2 + 1);
 const frames = [...shared, ...decodeFrames({ ...side, first: base.frames[at2] }).slice(1)];
 const own2 = unpackEntries({ ...side, log: [[], ...side.log], turns: turns.map((n) => n - at2).filter((n) => n >= 0) }, frames.slice(at2));
 return track(side, {
  id,
  base,
  at: at2,
  frames,
  entries: [...base.entries.slice(0, at2 + 1), ...own2.slice(1).map((entry) => ({ ...entry, n: entry.n + at2 }))],
  next: [...base.next.slice(0, at2 + 1), ...side.next.map((n) => texts[n])]
 });
}
function track({ levels, moments, curves }, parts) {
 return { ...parts, last: parts.frames.length - 1, levels, moments, curves };
}
var QUIET2 = 350;
var LIMIT2 = 2500;
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
 const announce = settled(root.say, QUIET2, LIMIT2);
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
  const { lines } = track2.entries[n];
  if (n === 0 || lines.length <= GIST) return sentences(n);
  return t('more', { sentences: lines.slice(0, GIST).map(([text]) => text).join(' ') });
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
 const known2 = /* @__PURE__ */ new Map();
 return (key, value, also) => {
  const text = JSON.stringify([value, also]);
  let entry = known2.get(key);
  if (entry?.text !== text) {
   entry = { text, node: make(value) };
   known2.set(key, entry);
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
 let known2 = '';
 heed(element, signal, (command, pressed) => {
  if (command === 'merge') file.click();
  else if (command === 'export') onWish({ do: 'export', kind: pressed.dataset.kind });
  else onWish({ do: command });
 });
 const name = () => author.value.trim() !== known2 && onWish({ do: 'author', name: author.value.trim() });
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
   if (desk.author !== known2 || active(author) !== author) author.value = desk.author;
   known2 = desk.author;
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
  const at2 = place.indexOf(':');
  if (at2 < 0 || whole !== place) return whole;
  const id = place.slice(0, at2);
  const name = labels.name(id);
  return name === id ? place : `${name} ${place.slice(at2 + 1)}`;
 }).join(' → ');
}
function inOrder(text, lang) {
 const some = Object.entries(text).filter(([, words]) => words.trim() !== '');
 return [...some.filter(([key]) => key === lang), ...some.filter(([key]) => key !== lang)];
}
function gist(note, lang, most = 110) {
 const [[, words] = ['', '']] = inOrder(note.text, lang);
 const line2 = words.replace(/\s+/g, " ").trim();
 const letters = Array.from(line2);
 return letters.length <= most ? line2 : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}
var nameIn2 = (name, lang) => inOrder(name, lang)[0]?.[1] ?? '';
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
 const named = nameIn2(note.name, lang);
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
 let shown3 = [];
 function draw2() {
  reconcile2(list, shown3.map((note) => article(note.id, note, mine(note))));
  empty2.hidden = shown3.length > 0;
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
   shown3 = notes;
   draw2();
  },
  focus(id = '') {
   const found2 = [...list.children].find((node) => (
    node.dataset.note === id
   ));
   (found2 ?? box).focus();
  },
  pointed: () => pointed ? [pointed] : null,
  marks: () => [...new Set(shown3.flatMap(({ marks }) => marks))],
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
function course(sides, line2) {
 const found2 = [{ line: line2, last: Infinity }];
 let last = Infinity;
 for (; ; ) {
  const side = sides.find(({ id }) => id === found2[found2.length - 1].line);
  if (!side || found2.some(({ line: known2 }) => known2 === side.base)) return found2;
  last = Math.min(last, side.at);
  found2.push({ line: side.base, last });
 }
}
function along2(notes, sides, line2) {
 const spans = course(sides, line2);
 const on = notes.filter((note) => !note.problem && spans.some((span) => span.line === note.line && note.n <= span.last));
 return on.sort((a, b) => a.n - b.n);
}
var stepsOf2 = (notes) => [...new Set(notes.map(({ n }) => n))].sort((a, b) => a - b);
function tree(sides) {
 const known2 = new Set(sides.map(({ id }) => id));
 const rows = [];
 const placed2 = /* @__PURE__ */ new Set();
 function add(wanted, depth) {
  for (const side of sides.filter(wanted).sort((a, b) => a.at - b.at)) {
   if (placed2.has(side.id)) continue;
   placed2.add(side.id);
   rows.push({ side, depth });
   add(({ base }) => base === side.id, depth + 1);
  }
 }
 add(({ base }) => !known2.has(base), 0);
 add(() => true, 0);
 return rows;
}
var QUIET3 = 500;
var LIMIT3 = 2500;
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
 const tell = settled(say, QUIET3, LIMIT3);
 signal.addEventListener('abort', tell.cancel);
 let notes = [];
 let reached2 = '';
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
    ...nameIn2(note.name, lang) ? [el('span', { class: 'gk-list-name' }, own(nameIn2(note.name, lang))), gist(note, lang) ? ' · ' : ' '] : []
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
 function fill(key, values2) {
  const chosen = filter[key];
  const all = chosen && !values2.includes(chosen) ? [...values2, chosen] : values2;
  const any = option('', t(`any_${key}`));
  selects[key].replaceChildren(any, ...all.map((value) => option(value, key === 'glyph' ? glyphWords(value) : value)));
  selects[key].value = chosen;
 }
 function glyphWords(glyph) {
  const said2 = signWords(labels, signs, glyph);
  return said2 === glyph || !/^[!?]+$/.test(glyph) ? said2 : `${glyph} ${said2}`;
 }
 function draw2() {
  const placed2 = notes.filter(({ problem }) => !problem);
  const shown3 = found(notes, filter, (note) => note.glyph ? [signWords(labels, signs, note.glyph)] : []);
  const standing = shown3.filter(({ problem }) => !problem);
  const strays = shown3.filter(({ problem }) => problem);
  const items = standing.map((note) => row(note.id, note));
  reconcile2(list, items);
  buttons = new Map(items.map((item, at2) => [
   standing[at2].id,
   item.firstElementChild
  ]));
  reconcile2(lost, strays.map((note) => stray(note.id, note)));
  loose.element.hidden = strays.length === 0;
  box.hidden = standing.length === 0;
  clear.hidden = !asks(filter);
  const text = asks(filter) ? t('count_of', { found: shown3.length, all: notes.length }) : t('count', { count: placed2.length });
  if (asks(filter) && count.textContent !== text) tell.push(text);
  setText(count, text);
  mark();
 }
 function mark() {
  if (!buttons.has(reached2)) reached2 = buttons.keys().next().value ?? '';
  const now = new Set([...atStep, reached2].map((id) => buttons.get(id)).filter((it) => it !== void 0));
  for (const it of /* @__PURE__ */ new Set([...marked, ...now])) {
   const { note: id = '' } = it.dataset;
   it.tabIndex = id === reached2 ? 0 : -1;
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
  reached2 = note.id;
  onGo(note);
 }, { signal });
 list.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const all = [...buttons.values()];
  const at2 = all.indexOf(
   active(list)
  );
  const next = { ArrowDown: at2 + 1, ArrowUp: at2 - 1, Home: 0, End: all.length - 1 }[event.key];
  if (at2 < 0 || next === void 0) return;
  consume(event);
  const row2 = all[Math.max(0, Math.min(all.length - 1, next))];
  reached2 = row2.dataset.note ?? '';
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
   if (ids.length && !atStep.has(reached2) && !list.contains(active(list))) reached2 = ids[0];
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
 let shown3 = '';
 let drawn2 = '';
 let sides = [];
 const called = ({ note }) => nameIn2(note?.name ?? {}, lang);
 const title = (side) => called(side) ? [own(called(side))] : [t('unnamed')];
 function item({ side, depth }) {
  const { id, note } = side;
  const params = { step: side.at, count: note?.moves.length ?? 0 };
  const spoken2 = called(side) || t('unnamed');
  const act = (command, words) => button(command, t(words), { 'data-line': id, 'aria-label': t(`${words}_of`, { name: spoken2 }) });
  const base = sides.find((it) => it.id === side.base);
  return el(
   'li',
   { class: 'gk-sides-line', 'data-line': id, 'data-depth': Math.min(depth, 4), 'aria-current': id === shown3 ? 'true' : null },
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
   const written3 = [...form.querySelectorAll('input')].map((it) => [it.lang, it.value.trim()]).filter(([, words]) => words);
   stop();
   onName(id, { ...Object.fromEntries(Object.entries(note?.name ?? {}).filter(([key]) => !LANGUAGES.includes(key))), ...Object.fromEntries(written3) });
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
 function focusOn(line2, command) {
  const item2 = [...list.children].find((it) => (
   it.dataset.line === line2
  ));
  item2?.querySelector(`[data-do="${command}"]`)?.focus();
 }
 function draw2() {
  const text = JSON.stringify([sides.map(({ id, base, at: at2, note }) => [id, base, at2, note]), shown3, renamed]);
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
  const side = sides.find(({ id }) => id === shown3);
  now.replaceChildren(...side ? sentence(labels, 'widget.studio.on_line', { name: called(side) || t('unnamed') }) : [t('on_main')]);
  back.hidden = !side;
 }
 heed(element, signal, (command, pressed) => {
  const line2 = pressed.dataset.line ?? '';
  if (command === 'rename') {
   renamed = line2;
   draw2();
   return list.querySelector('input')?.focus();
  }
  if (command === 'unname') return stop();
  onDo(command, line2);
  if (pressed.hidden) head2.focus();
 });
 head2.tabIndex = -1;
 return {
  element,
  update({ sides: next, line: line2 }) {
   sides = next;
   shown3 = line2;
   if (!sides.some(({ id }) => id === renamed)) renamed = '';
   draw2();
   setText(head2, t('sides_count', { count: sides.length }));
  }
 };
}
function createTracks(film) {
 let known2 = /* @__PURE__ */ new Map();
 const tracks = /* @__PURE__ */ new Map();
 function of(line2, above = /* @__PURE__ */ new Set()) {
  const made2 = tracks.get(line2);
  if (made2) return made2;
  const side = known2.get(line2)?.side;
  if (line2 !== MAIN && (!side || above.has(line2))) return null;
  const base = side ? of(side.base, /* @__PURE__ */ new Set([...above, line2])) : null;
  if (side && !base) return null;
  const track2 = side && base ? decodeSide(side, base, line2) : decodeTrack(film);
  tracks.set(line2, track2);
  return track2;
 }
 return {
  take(sides) {
   const next = new Map(sides.map((side) => [side.id, { side, text: JSON.stringify(side) }]));
   const changed3 = new Set([...known2.keys(), ...next.keys()].filter((id) => known2.get(id)?.text !== next.get(id)?.text));
   known2 = next;
   for (; ; ) {
    const size = changed3.size;
    for (const [id, { side }] of known2) if (changed3.has(side.base)) changed3.add(id);
    if (changed3.size === size) break;
   }
   for (const id of changed3) tracks.delete(id);
   return changed3;
  },
  of: (line2) => of(line2)
 };
}
function createTrial({ labels, signal, onKeep, onDiscard }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const moves2 = el('ol', { class: 'gk-trial-moves' });
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
 const { element, head: head2 } = section('gk-trial', '', el('p', { class: 'gk-studio-words' }, t('trial_how')), none, moves2, form);
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
   moves2.start = start;
   const texts = trial.moves;
   while (moves2.children.length > texts.length) moves2.lastElementChild?.remove();
   texts.forEach((words, at2) => {
    const item = moves2.children[at2] ?? moves2.appendChild(el('li', {}));
    setText(item, words);
   });
   moves2.hidden = texts.length === 0;
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
  const known2 = ['', ...Object.keys(GLYPHS), ...signs.map(({ id }) => id)];
  if (!known2.includes(glyph)) known2.push(glyph);
  sign2.replaceChildren(...known2.map((id) => option(id, id === '' ? t('sign_none') : Object.hasOwn(GLYPHS, id) ? `${id} ${signWords(labels, signs, id)}` : signWords(labels, signs, id))));
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
  const way2 = arrowMark();
  arrow2.hidden = way2 === '';
  setText(arrow2, way2 && t('mark_arrow', { from: markWords(labels, from()), to: markWords(labels, place) }));
 }
 const from = () => draft?.marks.filter((id) => !id.includes(' > ')).at(-1) ?? '';
 function arrowMark() {
  const way2 = `${from()} > ${place}`;
  return from() === '' || place === '' || from() === place || draft?.marks.includes(way2) ? '' : way2;
 }
 function drawPlace(step2, line2) {
  elsewhere.hidden = !draft || draft.n === step2 && draft.line === line2;
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
  const at2 = draft.marks.indexOf(id);
  draft.marks.splice(at2, 1);
  drawMarks();
  onMarks();
  say(t('unmarked', { place: markWords(labels, id) }));
  const left = marks.querySelectorAll('button');
  (left[Math.min(at2, left.length - 1)] ?? mark).focus();
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
  const { step: step2, line: line2 } = where();
  editor.drawPlace(step2, line2);
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
   const { step: step2, line: line2 } = where();
   drafts.write(step2, line2);
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
   const { step: step2, line: line2 } = where();
   return draft && draft.n === step2 && draft.line === line2 && draft.marks.length ? draft.marks : null;
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
var QUIET4 = 500;
var LIMIT4 = 2700;
function createStudio(host, { film, labels, kit: kit2, size, place, state: opening, drafts, filter, send, onMove }) {
 const t = (id, params = {}) => labels.t(`widget.studio.${id}`, params);
 const writes = send !== null;
 const signs = film.signs ?? [];
 const root = createRoot(host, { className: 'gk-studio', label: t('title') });
 const { signal } = root.abort;
 root.element.dataset.size = size;
 let state = { ...opening, notes: [], sides: [] };
 let line2 = MAIN;
 let { step: step2 } = place;
 let standing = [];
 let below = false;
 let awaited = '';
 let wanted = null;
 let pointing = '[]';
 const tracks = createTracks(film);
 const said2 = el('p', { class: 'gk-studio-said' });
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
  where: () => ({ line: line2, step: step2 }),
  say: root.say,
  onMarks: point,
  onOpen(open2) {
   here.writer.hidden = open2;
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
 const announce = settled(root.say, QUIET4, LIMIT4);
 signal.addEventListener('abort', announce.cancel);
 const stage = el('div', { class: 'gk-studio-player' });
 root.element.append(...writes ? [files.element, trial.element, said2] : [], stage);
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
  setText(said2, words);
  setText(echo, words);
  said2.dataset.status = echo.dataset.status = status;
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
 const called = (id) => nameIn2(noteOf(id)?.name ?? {}, labels.lang);
 const atStep = () => standing.filter(({ n }) => n === step2);
 const count = () => atStep().length ? t('notes_here', { count: atStep().length }) : '';
 function show(place2, again = false) {
  wanted = null;
  if (place2.line === line2 && !again) player.seek(place2.step);
  else {
   const track2 = tracks.of(place2.line);
   if (!track2) {
    wanted = place2;
    return;
   }
   player.play(track2, place2.step);
   line2 = place2.line;
   stand();
  }
  step2 = player.step;
 }
 function stand() {
  standing = along2(state.notes, state.sides, line2);
  sides.update({ sides: state.sides.map((side) => ({ ...side, note: noteOf(side.id) })), line: line2 });
  player.flag([{ id: 'notes', label: t('flag'), steps: stepsOf2(standing) }]);
 }
 function go(toLine, n) {
  show({ line: toLine, step: n });
  draw2();
  onMove({ line: line2, step: step2 });
  const where = line2 === MAIN ? t('went', { step: step2 }) : t('went_line', { step: step2, name: called(line2) || t('unnamed') });
  announce.push(`${where} ${count()}`.trim());
 }
 function moved() {
  draw2();
  onMove({ line: line2, step: step2 });
  if (count()) announce.push(count());
  else announce.cancel();
 }
 function command(name, id = '') {
  const note = noteOf(id);
  const side = state.sides.find((it) => it.id === id);
  if (name === 'write') writing.write();
  else if (name === 'edit' && note) writing.edit(note);
  else if (name === 'delete' && wish({ do: 'delete', id })) here.focus();
  else if (name === 'open' && id === MAIN) go(MAIN, Math.min(step2, course(state.sides, line2).at(-1)?.last ?? step2));
  else if (name === 'open' && side) go(id, side.at + 1);
  else if (name === 'try') wish({ do: 'try', n: step2, line: line2 });
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
  if (tracks.take(state.sides).has(line2)) {
   const before = old.sides.find(({ id }) => id === line2);
   if (state.sides.some(({ id }) => id === line2)) show({ line: line2, step: step2 }, true);
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
  where: () => ({ line: line2, step: step2 }),
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
var studio_incorporated_default = widget(kit);
export {
 studio_incorporated_default as default
};
