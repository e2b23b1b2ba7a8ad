/* Built from widgets/js/accounts and widgets/js/games/incorporated.mjs by `make js`: edit the source, not this file. */
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
 industries: { finance: { fill: '#e6c35c', d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z' }, technology: { fill: '#8fbce6', d: 'M-3.4 -7.5H3.4L7.5 -3.4V3.4L3.4 7.5H-3.4L-7.5 3.4V-3.4Z' }, heavy: { fill: '#b9bec4', d: 'M-7 -7H7V7H-7Z' }, energy: { fill: '#f0a070', d: 'M-8 0L-4.4 -7.5H4.4L8 0L4.4 7.5H-4.4Z' }, mining: { fill: '#c9a988', d: 'M-7 -7H7V2.6L0 8.2L-7 2.6Z' } },
 corporations: { fortress_derivatives: { fill: '#1f7a4d', ink: '#ffffff', dash: '', symbol: 'circle', line: { light: '#1f7a4d', dark: '#5cc48f' }, d: 'M-7.5 -7.5H-4.4V-5.6H-1.6V-7.5H1.6V-5.6H4.4V-7.5H7.5V7H-7.5Z', text: [0, 5] }, giant_squid: { fill: '#2f62b5', ink: '#ffffff', dash: '7 3', symbol: 'square', line: { light: '#2f62b5', dark: '#8db4f2' }, d: 'M-7.2 0A7.2 7.6 0 0 1 7.2 0V7.4L4.8 5.2L2.4 7.4L0 5.2L-2.4 7.4L-4.8 5.2L-7.2 7.4Z', text: [0, 3.6] }, big_brother: { fill: '#b3372f', ink: '#ffffff', dash: '2 3', symbol: 'diamond', line: { light: '#b3372f', dark: '#f0938c' }, d: 'M-8.4 0Q-4.8 -7.6 0 -7.6Q4.8 -7.6 8.4 0Q4.8 7.6 0 7.6Q-4.8 7.6 -8.4 0Z', text: [0, 4] }, old_money: { fill: '#e3b93c', ink: '#000000', dash: '10 3 2 3', symbol: 'triangle-up', line: { light: '#866a00', dark: '#e3b93c' }, d: 'M0 -8.2L8.2 0L0 8.2L-8.2 0Z', text: [0, 4] }, '': { fill: '#5d6468', ink: '#ffffff', d: 'M-7 -7H7V7H-7Z', text: [0, 4] } }
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
function initials(seats, name) {
 const first = (seat) => {
  const letter = [...name(seat).replace(/[\u2066-\u2069]/g, "").trim()][0];
  return letter && name(seat) !== seat ? letter.toLocaleUpperCase() : '';
 };
 const number = (seat) => seat.replace(/\D+/g, "");
 const letters = seats.map(first);
 return Object.fromEntries(seats.map((seat, index) => {
  const alone = letters[index] !== '' && letters.filter((letter) => letter === letters[index]).length === 1;
  return [seat, alone ? letters[index] : number(seat)];
 }));
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
function corporationSign(corporation, letter) {
 const styles = (
  look_default2.corporations
 );
 const style = styles[corporation] ?? styles[''];
 return svg(
  'svg',
  { class: 'gk-inc-corporation', viewBox: '-9 -9 18 18', 'aria-hidden': 'true' },
  svg('path', { d: style.d, fill: style.fill, class: 'gk-inc-outline' }),
  svg('text', { x: style.text[0], y: style.text[1], 'text-anchor': 'middle', fill: style.ink }, letter)
 );
}
function star() {
 return svg(
  'svg',
  { class: 'gk-inc-star', viewBox: '-6 -6 12 12', 'aria-hidden': 'true' },
  svg('path', { d: 'M0 -5.6L1.6 -2L5.4 -1.7L2.5 0.8L3.4 4.6L0 2.5L-3.4 4.6L-2.5 0.8L-5.4 -1.7L-1.6 -2Z' })
 );
}
function corporationHead(seat, letter, labels, whole) {
 const name = labels.name(seat);
 const sign = el('span', { class: 'gk-acc-sign' });
 const corporation = el('span', { class: 'gk-acc-role' });
 const power = el('span', { class: 'gk-acc-role gk-inc-power' });
 const node = el(
  'th',
  { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' },
  el('span', { class: 'gk-acc-party' }, sign, el('span', {}, name)),
  ...whole ? [corporation, power] : []
 );
 let shown = '';
 return {
  node,
  write(row) {
   if (row.corporation === shown && sign.firstChild) return;
   shown = row.corporation;
   sign.replaceChildren(corporationSign(shown, letter));
   setText(corporation, shown ? labels.t('widget.corporations.role', { place: row.place, corporation: shown }) : '');
   setText(power, shown ? labels.t(`widget.corporations.tip.power.${shown}`) : '');
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
 const sign = star();
 const leads = el('span', { class: 'gk-hidden' });
 const brings = el('span', { class: 'gk-acc-below' });
 cell.node.prepend(sign, leads);
 cell.node.append(el('span', { class: 'gk-acc-under' }, cell.node.querySelector('.gk-acc-mark') ?? '', brings));
 return {
  node: cell.node,
  write(row) {
   cell.write(row.cells[`squares:${industry}`]);
   const first = row.leads.includes(industry);
   sign.toggleAttribute('hidden', !first);
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
 const { each, leaders, earnings } = view.prospects;
 const paid = earnings[id][industry];
 const leads = leaders[industry] === id;
 const now = !paid ? ['pays.none'] : leads ? ['earns.leader', { squares, each: each[industry], bonus: paid[1], sum: paid[0] + paid[1] }] : ['earns', { squares, each: each[industry], sum: paid[0] }];
 return [[leads ? 'squares.leader' : 'squares', { squares, industry }], now, endingLine(view)];
}
function totalLines(labels, view, id) {
 const parts = Object.entries(view.prospects.earnings[id]).filter(([, [squares, leader]]) => squares + leader > 0).map(([industry, [squares, leader]]) => labels.t('widget.corporations.part', { amount: squares + leader, industry }));
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
  const { leaders, earnings } = view.prospects;
  return {
   id,
   corporation: view.seats[id].corporation,
   place: index + 1,
   over: view.over,
   cells: compare(now, before?.seats?.[id] ? values(before, id) : now),
   leads: industries(view).filter((industry) => leaders[industry] === id),
   earnings: Object.fromEntries(Object.entries(earnings[id]).map(([industry, [squares, leader]]) => [industry, squares + leader]))
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
var createAccounts = createCorporations;
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
var accounts_incorporated_default = widget(createAccounts);
export {
 accounts_incorporated_default as default
};
