/* Built from widgets/js/table and widgets/js/games/incorporated.mjs by `make js`: edit the source, not this file. */
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
  const made = valueCell(column, formatOf(column), labels);
  return { node: made.node, write: (row) => made.write(row.cells[column], row.over && BORROWED.has(column) ? '–' : void 0) };
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
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known2) {
 const own = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known2(id)));
 return { options: own(options), refused: own(refused), picked: picked.filter(known2), chosen: known2(chosen) ? chosen : '' };
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
   setText(option, line2(ids[index]));
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
   const reached2 = ids[current];
   const lines = new Map(options.map((option) => [option.dataset.region, option]));
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
 const found = nearestInDirection(points, from, direction);
 if (found >= 0 || wrap === 0 || direction[0] === 0) return found >= 0 ? found : from;
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
 drawing,
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
 let choices = NO_CHOICES;
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
  if (place in choices.options || place !== '' && place === choices.chosen) return onChoose(place);
  const why = choices.refused[place];
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
  const before = choices;
  choices = complete(given, known2);
  if (JSON.stringify(before) === JSON.stringify(choices)) return;
  const open2 = openCard.id;
  const others = Object.keys(choices.options).some((place) => !(place in before.options));
  if (open2 && partsIn(open2, choices) === 0 && (partsIn(open2, before) > 0 || others)) closeCard(openCard.holds());
  openCard.update(scene2());
  placeOpen();
  for (const id of ids) title(id);
  const some = Object.keys(choices.options).length > 0;
  drawing.setAttribute('aria-label', t('help') + (some ? ` ${t("help.choices")}` : ''));
  list.sort(optionsFirst(ids, byPlace(choices)));
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
  focusPlace(ids.indexOf(jump(ids, byPlace(choices), ids[tabStop], by)));
 }
 function enter(id, byKey) {
  if (id === choices.chosen || id in choices.options && partsIn(id, choices) === 0) return act(id);
  if (partsIn(id, choices) === 0) act(id);
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
  if (part !== '' && (part in choices.options || part === choices.chosen) && partsAreTargets()) return act(part);
  hushed = id in choices.options ? id : '';
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
  const own = command !== 'clear' || selected !== '' || openCard.id !== '';
  COMMANDS[command](event);
  if (own) consume(event);
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
   enter(id, partsIn(id, choices) > 0);
  },
  onVisit: (id) => {
   [focused, ringed] = [id, true];
   onMark();
  },
  signal
 });
 return {
  get choices() {
   return choices;
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
   choices = complete(choices, known2);
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
 let drawn = '';
 const written2 = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow2(from, to) {
  const pieces2 = way(from, to, wrap);
  const last = pieces2[pieces2.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces2.map(([start, end2]) => `M${written2(start)}L${written2(end2)}`).join('');
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written2(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw2() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at2(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn) return;
  drawn = wanted;
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
 const own = width / scale;
 const grown = own < FROM.small ? own / FROM.small : clamp(1, own / FROM.wide, LARGEST);
 return { k, level: own < FROM.full ? 'small' : own < FROM.wide ? 'full' : 'wide', unit: grown * scale / k };
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
 const made = (field2) => reconstructed.includes(field2) || reconstructed.includes('*');
 const shape = { width: plan.w, height: plan.h, rx: 4 };
 const drawn = [svg('rect', { ...shape, class: 'gk-card-paper' })];
 if (affiliation === 'SCO') drawn.push(svg('rect', { ...shape, class: 'gk-card-inner' }));
 const short = `widget.countries.short.${id}`;
 const name = nameIn(labels.name(id), labels.has(short) ? labels.t(short) : labels.name(id), plan.nameRoom);
 drawn.push(svg('text', { x: PAD, y: plan.name, class: 'gk-card-name' }, name));
 if (made('name')) drawn.push(dots(PAD, plan.name + 2.6, Math.min(plan.nameRoom, textWidth(name, TYPE) * 0.88)));
 for (const [index, [square, industry]] of land.squares.entries()) {
  const held = squares[square] ?? '';
  drawn.push(svg(
   'g',
   { 'data-square': square, class: 'gk-square' },
   svg('rect', { ...squareBox(plan, index), class: 'gk-square-target' }),
   drawIndustry(industry, labels.t(`widget.countries.letter.${industry}`), plan.cells[index]),
   drawHolder(held, table2.corporations[held] ?? '', table2.initials[held] ?? '', plan.holders[index]),
   ...square === table2.rd ? [drawMarker(plan.cells[index])] : []
  ));
 }
 const [[x, y]] = plan.cells;
 if (made('squares')) drawn.push(dots(x - CELL / 2 + 1, y + 8, CELL * plan.cells.length - 2));
 if (plan.sign && affiliation) {
  const [cx, cy] = plan.sign;
  drawn.push(drawCamp(affiliation, String(land.stability), plan.sign));
  const under = dots(cx - 3, cy + 5.6, 6);
  under.classList.add('gk-card-made-sign');
  under.dataset.camp = affiliation;
  if (made('stability')) drawn.push(under);
 }
 if (plan.camp && affiliation) {
  const [cx, cy] = plan.camp;
  const word = labels.t(`widget.countries.camp.${affiliation}`);
  drawn.push(svg('text', { x: cx, y: cy, class: 'gk-card-camp', 'data-camp': affiliation }, word));
 }
 if (plan.bonus && land.bonus) {
  const [camp, value] = land.bonus;
  drawn.push(drawBonus(camp, `+${value}`, plan.bonus));
  if (made('local_bonus')) drawn.push(dots(plan.bonus[0] - 2, plan.bonus[1] + 6.4, 12));
 }
 if (plan.shares && shares) drawn.push(drawShares(String(shares.bank), plan.shares));
 const pieces2 = piecesOf(country, table2.seats);
 for (const [index, at2] of line(pieces2.length, plan.pieces).entries()) {
  const { kind, seat, count } = pieces2[index];
  const corporation = table2.corporations[seat] ?? '';
  const token = kind === 'cube' ? drawToken(corporation, String(count), at2) : drawGuard(corporation, table2.initials[seat], count, at2);
  token.dataset.piece = `${kind} ${seat}`;
  drawn.push(token);
 }
 return drawn;
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
  const industry = squares.find(([own]) => own === square2)?.[1] ?? '';
  const alike = squares.filter(([, other]) => other === industry).map(([own]) => own);
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
   const fields = FIELDS.filter((field2) => reconstructed.includes('*') || reconstructed.includes(field2)).map((field2) => t(`made.${field2}`));
   if (zone !== null && named.length < exits.length) fields.push(t('made.arrows'));
   return fields.length > 0 ? t('made', { what: labels.list(fields) }) : '';
  },
  notes({ affiliation, guards = {}, squares = {} }) {
   const found = [];
   if (affiliation === 'BATTLEGROUND') found.push(t('note.battleground'));
   if (Object.keys(guards).length > 0) found.push(t('note.guards'));
   if (Object.values(squares).includes('locked')) found.push(t('note.locked'));
   return found.slice(0, 2);
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
 const found = [];
 for (const [key, list] of changes) {
  if (list.length !== 2) continue;
  const gain = list.findIndex(({ by }) => by > 0);
  const loss = list.findIndex(({ by }) => by < 0);
  if (gain >= 0 && loss >= 0) found.push([key, loss, gain]);
 }
 return found;
}
var countryOf = (square) => square.slice(0, square.lastIndexOf('.'));
function changed(before, view) {
 const [old, now] = [before.countries ?? {}, view.countries ?? {}];
 const found = new Set(Object.keys(now).filter((id) => old[id] !== now[id] && JSON.stringify(old[id]) !== JSON.stringify(now[id])));
 if (before.rd !== view.rd) {
  for (const square of [before.rd, view.rd]) if (square) found.add(countryOf(square));
 }
 return Object.keys(now).filter((id) => found.has(id));
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
function byCountry(lands, choices) {
 const ids = Object.keys(lands).filter((id) => id in choices.options || openSquares(lands, choices, id).length > 0);
 return { ...choices, options: Object.fromEntries(ids.map((id) => [id, { label: choices.options[id]?.label ?? '', unit: '' }])) };
}
function choiceMark(lands, choices, id) {
 if (choices.chosen === id) return 'chosen';
 if (choices.picked.includes(id)) return 'picked';
 return id in choices.options || openSquares(lands, choices, id).length > 0 ? 'option' : '';
}
var faded = (lands, choices, id) => Object.keys(choices.options).length > 0 && id in choices.refused && choiceMark(lands, choices, id) === '';
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
  buttons().forEach((button, at2) => button.setAttribute('tabindex', at2 === stop ? '0' : '-1'));
  if (focus) (buttons()[stop] ?? close).focus({ preventScroll: true });
  setText(said2, told());
 }
 function draw2() {
  if (!scene2) return;
  const now = scene2;
  const { choices } = now;
  setText(title, name(id));
  element.setAttribute('aria-label', titled(id));
  row.setAttribute('aria-label', group(id));
  const had = row.contains(active(row));
  shown3 = parts(id, now);
  row.hidden = shown3.length === 0;
  row.replaceChildren(...shown3.map(({ place, drawn }) => {
   const kind = place === choices.chosen ? 'chosen' : place in choices.options ? 'option' : '';
   return el('button', {
    type: 'button',
    class: 'gk-open-square',
    'data-place': place,
    'data-choice': kind || null,
    'aria-label': words(place, id, now),
    'aria-pressed': String(place === choices.chosen)
   }, drawn);
  }));
  go(stop, had);
  whole.hidden = !(id in choices.options);
  setText(whole, choices.options[id]?.label ?? '');
  whole.setAttribute('aria-pressed', String(id === choices.chosen));
  lines.replaceChildren(...facts(id, now).map((line2) => el('div', {}, line2)));
 }
 row.addEventListener('click', (event) => {
  const button = (
   event.target.closest('[data-place]')
  );
  if (!(button instanceof HTMLElement)) return;
  go(buttons().indexOf(button));
  onPlace(button.dataset.place ?? '');
 }, { signal });
 row.addEventListener('focusin', (event) => {
  const index = buttons().indexOf(
   event.target
  );
  if (index >= 0 && index !== stop) go(index, false);
 }, { signal });
 row.addEventListener('pointerover', (event) => {
  const index = buttons().findIndex((button) => button.contains(
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
 function words(place, id, { choices, view }) {
  const held = facts.held(id, square(place, id), view.countries?.[id] ?? {}, view.rd ?? '');
  const choice = opened(choiceWords(labels, choices, place, 'widget.countries')) || choices.refused[place];
  return choice ? t('square.choice', { square: held, choice }) : held;
 }
 return createOpenCard(stage, {
  close: t('card.close'),
  name: labels.name,
  title: (id) => t('card', { country: id }),
  group: (id) => t('card.squares', { country: id }),
  parts: (id, { view, table: table2 }) => lands[id].squares.map(([own, industry]) => {
   const held = view.countries?.[id]?.squares?.[own] ?? '';
   return {
    place: placeOf2(id, own),
    drawn: svg(
     'svg',
     { viewBox: '-9 -9 18 36', 'aria-hidden': 'true' },
     drawIndustry(industry, t(`letter.${industry}`), [0, 0]),
     drawHolder(held, table2.corporations[held] ?? '', table2.initials[held] ?? '', [0, 18]),
     ...own === table2.rd ? [drawMarker([0, 0])] : []
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
 function offer(choices, id) {
  const squares = openSquares(lands, choices, id).length;
  return choiceWords(labels, choices, id, 'widget.countries') || (squares > 0 ? t('choice.squares', { count: squares }) : '');
 }
 const verdict = (choices, id) => choices.refused[id] ?? opened(offer(choices, id));
 const standing = (view, id) => facts.standing(id, view.countries?.[id] ?? NOTHING);
 return {
  tip: (choices, view, id) => [verdict(choices, id), ...facts.lines(id, view)].filter(Boolean),
  status: (choices, view, id) => [open(t('status', { country: id, held: facts.summary(id, view) })), verdict(choices, id)].filter(Boolean).join('. '),
  name(choices, view, id) {
   const choice = offer(choices, id);
   return t('country', { country: id, standing: choice ? `${choice}, ${standing(view, id)}` : standing(view, id) });
  },
  line(choices, view, id) {
   const choice = offer(choices, id);
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
 const way3 = (from, to) => curves.get(`${from} ${to}`) ?? curve(boxes[from], boxes[to], [], GAP * unit);
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
   const found = from === '' ? [] : to.filter((id) => id !== from && id in boxes).map((id) => way3(from, id));
   const d = found.map(lineOf).join('');
   strong.replaceChildren(...d ? [
    svg('path', { d, class: 'gk-arrow-case' }),
    svg('path', { d, class: 'gk-arrow-line' }),
    svg('path', { d: found.map((points) => headOf(points, STRONG * unit)).join(''), class: 'gk-arrow-head' })
   ] : []);
  },
  travel(from, to, token) {
   const points = way3(from, to);
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
  const button = el(
   'button',
   { type: 'button', class: 'gk-zone', 'data-zone': zone },
   el('span', { class: 'gk-zone-title' }, labels.name(zone)),
   country,
   odds
  );
  return { zone, button, country, odds, target: '' };
 });
 for (const part of parts) part.button.addEventListener('click', () => part.target && onVisit(part.target), { signal });
 host.append(
  // The name of the group, to be seen too: what the fractions count.
  el('div', { class: 'gk-zones-title', 'aria-hidden': 'true' }, t('zones')),
  el('div', { class: 'gk-zones', role: 'group', 'aria-label': t('zones') }, ...parts.map(({ button }) => button))
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
    const signed2 = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
    const whole = clash2 ? t('zone.title', {
     zone: part.zone,
     country: clash2.country,
     stability: clash2.stability,
     power: signed2(clash2.camps.NATO.power),
     bonus: signed2(clash2.camps.NATO.bonus)
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
  const { choices } = hand;
  for (const id of ids) {
   const kinds = [
    notes.places.includes(id) ? 'noted' : '',
    highlight.includes(id) ? 'changed' : '',
    choiceMark(lands, choices, id),
    hand.selected === id ? 'selected' : '',
    hand.ring === id ? 'focus' : ''
   ];
   cards[id].mark(kinds.filter(Boolean));
   cards[id].element.toggleAttribute('data-faded', faded(lands, choices, id));
   cards[id].markSquares(squareMarks(lands, choices, id));
  }
  drawWays();
 }
 function drawWays() {
  const own = choiceArrows(lands, hand.choices);
  if (own) return ways.show(own.from, own.to);
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
  partsIn: (id, choices) => openSquares(lands, choices, id).length,
  byPlace: (choices) => byCountry(lands, choices),
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
  const same2 = JSON.stringify(now) === JSON.stringify(table2);
  table2 = now;
  for (const id of ids) {
   if (same2 && (before.countries?.[id] === country(id) || JSON.stringify(before.countries?.[id]) === JSON.stringify(country(id)))) continue;
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
 let choices = {};
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
 const way3 = el('div', { class: 'gk-slider-arrow' }, svg('svg', { viewBox: '0 0 10 12' }, svg('path', { d: 'M1 1 9 6 1 11Z' })));
 const notches = places.map((_, index) => el('div', { class: 'gk-slider-notch', style: `left:${100 * at(index, count)}%` }));
 const drawn = el('div', { class: 'gk-slider-drawn', 'aria-hidden': 'true' }, el('div', { class: 'gk-slider-line' }), ...notches, way3, ghost);
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
  drawn,
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
  const found = places.findIndex((place) => placeId(slider, place) === selected);
  return found < 0 ? places.indexOf(position.place) : found;
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
  const open2 = places.filter((place) => placeId(slider, place) in choices);
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
    'aria-label': t('choose', { name, value: spoken(labels, dial, slider, place), label: choices[id].label })
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
   ghost.hidden = way3.hidden = was.hidden = !path;
   if (path) {
    way3.style.left = `${100 * path.left}%`;
    way3.style.width = `${100 * path.width}%`;
    way3.dataset.gkWay = path.way;
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
   choices = options;
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
  const track = createTrack({
   labels,
   dial,
   slider,
   movable: movable.includes(slider),
   signal,
   onChoose,
   onSelect: onSelect && select,
   onMove: (place, final) => move(slider, place, final)
  });
  const card = createCard2(t(`name.${slider}`), track.parts);
  card.element.dataset.slider = slider;
  return { slider, track, ...card };
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
  let written2 = '';
  return {
   element,
   write(always, rest, extra) {
    const text = JSON.stringify([always, rest, extra.map((node) => node.textContent)]);
    if (text === written2) return;
    written2 = text;
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
  const found = clashesAt(dial, view, power);
  if (found.length === 0) return [];
  const cell = (tag, text, scope = '') => el(tag, { scope: scope || null }, text);
  return [el(
   'table',
   { class: 'gk-slider-clashes' },
   el('caption', {}, t('clashes')),
   el('thead', {}, el('tr', {}, cell('th', t('clashes.country'), 'col'), ...found[0].camps.map(([camp]) => cell('th', labels.name(camp), 'col')))),
   el('tbody', {}, ...found.map(({ country, camps }) => el(
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
  for (const { slider, track, element, write } of cards) {
   const place = places[slider];
   const moved = place !== base(slider);
   const memory = slider in home ? null : view.memory?.sliders?.[slider];
   track.update({ place, moved, ghost: moved ? base(slider) : memory?.turn_start ?? place });
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
  for (const { track } of cards) track.setSelected(id);
 }
 function note(marks) {
  const { places } = readMarks(marks, (id) => id);
  if (JSON.stringify(places) === noted) return;
  noted = JSON.stringify(places);
  for (const { track } of cards) track.note(places);
 }
 function drawChoices() {
  for (const { track } of cards) track.setChoices(readonly ? {} : options, chosen);
 }
 return {
  element: root.element,
  update(next, { step: at2 = -1, animate = false, marks = [] } = {}) {
   note(marks);
   const same2 = next.sliders === view.sliders && next.memory === view.memory && next.clashes === view.clashes && at2 === step2;
   view = next;
   step2 = at2;
   root.element.toggleAttribute('data-gk-animate', animate);
   if (!same2) draw2();
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
 const drawn = /* @__PURE__ */ new WeakMap();
 return (part, model, draw2) => {
  const text = JSON.stringify(model);
  if (drawn.get(part) === text) return;
  drawn.set(part, text);
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
 const way3 = steps < 0 ? 'left' : 'right';
 const count = Math.abs(steps);
 if (op === 'move_slider') return slider === 'stress' ? t(steps < 0 ? 'effect.stress.less' : 'effect.stress', { count }) : t(`effect.${slider}.${way3}`, { count });
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
   items: seats.map((own) => ({
    seat: own.seat,
    role: own.role,
    word: t(`role.${own.role === "apart" ? `apart.${kind}` : own.role}${kind === "reverse" && own.role === "asked" ? ".reverse" : ""}`),
    lines: bidder(own, kind, labels)
   }))
  }
 ];
}
function bidder(own, kind, labels) {
 const t = speaker(labels);
 if (own.shares !== void 0) return [t('means.shares', { shares: own.shares, cubes: own.cubes })];
 if (own.most === void 0) return [];
 return kind === 'corporation' ? [t('means.start', { most: own.most })] : means(own, labels);
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
   items: intensities.map(([intensity, share2]) => ({ name: t(intensity ? 'crisis.intensity' : 'crisis.none', { intensity }), chances: share2, of }))
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
 const { waiting, choices } = view.task;
 const rate = view.sliders.interest.value;
 return [
  { kind: 'title', text: t('repay') },
  { kind: 'sum', text: t('repay.rate', { rate, penalty: view.prospects.bond[1] }) },
  {
   kind: 'seats',
   label: t('players'),
   items: view.order.map((seat) => {
    const { bonds, cash } = view.seats[seat];
    const chosen = choices[seat];
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
var MARKS = { right: '✓', near: '≈', wrong: '○', unclear: '?', shown: '→' };
function same(a, b) {
 return a.kind === b.kind && a.text === b.text && a.unit === b.unit && JSON.stringify(a.options) === JSON.stringify(b.options);
}
function createQuiz(host, { labels, rules, size = 'normal', onAnswer }) {
 const t = (id, params = {}) => labels.t(`widget.quiz.${id}`, params);
 const root = createRoot(host, { className: 'gk-quiz', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const known2 = { ...rules };
 const form = el('form', { class: 'gk-quiz-form', novalidate: true });
 const fields = el('div', { class: 'gk-quiz-fields' });
 const check = el('button', { type: 'submit', class: 'gk-button gk-quiz-check' }, t('check'));
 const reveal = el('button', { type: 'button', class: 'gk-button' }, t('reveal'));
 const again = el('button', { type: 'button', class: 'gk-button' }, t('again'));
 const tries = el('span', { class: 'gk-quiz-tries' });
 const told = el('div', { class: 'gk-quiz-told', role: 'status', 'aria-live': 'polite' });
 form.append(fields, el('div', { class: 'gk-quiz-buttons' }, check, reveal, again, tries), told);
 root.element.append(form);
 openRules(told, { labels, rules: known2, signal });
 let shown3 = null;
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
  if (shown3?.kind === 'number') return inputs()[0].value;
  return inputs().find((input) => input.checked)?.value ?? '';
 };
 function tell(question) {
  const [first, ...others] = question.lines;
  told.dataset.status = question.status;
  if (!first) {
   told.replaceChildren();
   return;
  }
  const line2 = ([sentence, ...ids], ...before) => el(
   'p',
   { class: 'gk-quiz-line-told', 'data-gk-line': '' },
   ...before,
   sentence,
   ...ids.flatMap((id) => [' ', ruleChip(id, known2, labels)])
  );
  const mark = el('span', { class: 'gk-quiz-mark', 'aria-hidden': 'true' }, MARKS[question.status] ?? '');
  told.replaceChildren(el('div', { 'data-gk-rules': '' }, line2(first, mark), ...others.map((one) => line2(one))));
 }
 form.addEventListener('submit', (event) => {
  consume(event);
  if (shown3?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 form.addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  event.stopPropagation();
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (shown3?.open) onAnswer({ do: 'answer', answer: given() });
 }, { signal });
 reveal.addEventListener('click', () => onAnswer({ do: 'reveal' }), { signal });
 again.addEventListener('click', () => {
  onAnswer({ do: 'again' });
  inputs()[0]?.focus();
 }, { signal });
 return {
  update(question, more = {}) {
   Object.assign(known2, more);
   const before = shown3;
   shown3 = question;
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
 const open2 = el('button', { type: 'button', class: 'gk-button gk-lesson-main' });
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
  el('div', { class: 'gk-lesson-buttons' }, attempt, next, open2, hint, again)
 );
 openRules(result, { labels, rules, signal });
 const quiz = createQuiz(quizHost, {
  labels,
  rules,
  size,
  onAnswer: ({ do: what, ...more }) => wish(what === 'again' ? 'retry' : what, more)
 });
 let shown3 = null;
 let drawn = '';
 select.addEventListener('change', () => wish('begin', { lesson: select.value }), { signal });
 open2.addEventListener('click', () => shown3?.then && wish('begin', { lesson: shown3.then.id }), { signal });
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
 function drawTasks({ tasks, at: at2 }) {
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
   if (k === at2) chip.setAttribute('aria-current', 'step');
   else chip.removeAttribute('aria-current');
  });
  setText(progress, t('progress', { task: at2 + 1, tasks: tasks.length }));
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
   const before = shown3;
   shown3 = lesson;
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
   open2.hidden = !step2.open;
   setText(open2, lesson.then ? t('open_next', { title: lesson.then.title }) : '');
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
  let known2 = made.get(entry.n);
  if (known2?.text !== text) {
   known2 = { text, node: entryItem(entry, labels, rules) };
   made.set(entry.n, known2);
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
  empty.hidden = shown3.length > 0;
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
 const known2 = BINDINGS.filter(({ command }) => !absent.includes(command));
 const help = keyHelp(t('keys'), known2.map(({ aria, label }) => [t(`key_${aria.toLowerCase()}`), t(label || dialHelp)]));
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
function way2(menu) {
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
 const { picked, target } = way2(menu);
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
  const line2 = hintAt(amount.hints, number);
  const told = JSON.stringify(line2);
  if (told !== meant) hint.replaceChildren(...line2 ? [line2[0], ...chips(line2.slice(1), texts)] : []);
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
  ...lines.map((line2) => said(line2, texts)),
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
  update(shown3) {
   const held = element.contains(active(element));
   step2 = shown3.now.n;
   const wanted = drawings(shown3);
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
  for (const [name, { element: shown3, label }] of Object.entries(fields)) {
   shown3.hidden = gift.words[name] === void 0;
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
  const [start, end2] = [from, to].map((element) => {
   const { left, top, width, height } = element.getBoundingClientRect();
   const [x, y] = [left - frame.left + (width - chip.offsetWidth) / 2, top - frame.top + (height - chip.offsetHeight) / 2];
   return { transform: `translate(${x}px, ${y}px)` };
  });
  const flight = chip.animate([start, end2], { duration: FLIGHT, easing: 'ease-in-out', fill: 'both' });
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
var QUIET2 = 300;
var LIMIT2 = 2500;
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
  const { picked, target } = way2(menu);
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
 const announce = settled(root.say, QUIET2, LIMIT2);
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
   happened.replaceChildren(...told.lines.map((line2) => said(line2, texts)), ...told.more ? [el('p', {}, t('more'))] : []);
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
var table_incorporated_default = widget(kit);
export {
 table_incorporated_default as default
};
