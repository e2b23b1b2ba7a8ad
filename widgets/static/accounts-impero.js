/* Built from widgets/js/accounts and widgets/js/games/impero.mjs by `make js`: edit the source, not this file. */
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
var figures = (className, caption, heads, rows) => el(
 'table',
 { class: `gk-figures ${className}` },
 el('caption', {}, caption),
 el('thead', {}, el('tr', {}, ...heads)),
 el('tbody', {}, ...rows)
);
var KEPT = (
 ['data-help', 'data-rule']
);
function createRewrite(forget = () => {
}) {
 const drawn = /* @__PURE__ */ new WeakMap();
 return (part, model, draw) => {
  const text = JSON.stringify(model);
  if (drawn.get(part) === text) return;
  drawn.set(part, text);
  const focused = active(part);
  const held = part.contains(focused) ? KEPT.find((name) => focused?.hasAttribute(name)) : void 0;
  const value = held ? focused?.getAttribute(held) ?? '' : '';
  forget();
  part.replaceChildren(...draw());
  if (held) part.querySelector(`[${held}="${CSS.escape(value)}"]`)?.focus();
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
function chips(ids, { labels, rules }) {
 return ids.flatMap((id) => [' ', ruleChip(id, rules, labels)]);
}
function said([text, ...ids], texts, className = '') {
 return el('p', { class: className || null, 'data-gk-line': true }, text, ...chips(ids, texts));
}
var FOOD = 'nourriture';
var GOLD = 'or';
var SEASONS = Object.freeze(['printemps', 'ete', 'automne', 'hiver']);
function billOf(view, seat) {
 const paid = view.bills?.[seat];
 if (paid) return { bill: paid, kind: 'paid' };
 const bill = view.over ? null : view.seats?.[seat]?.bill;
 return bill ? { bill, kind: 'come' } : null;
}
function contextOf(view, kind, season = view.season) {
 const { year, phase } = view;
 return { kind, season, card: kind === 'season' ? '' : view.card ?? '', year, phase, hidden: view.hidden?.stocks ?? [] };
}
var base = ({ lines }, resource) => lines.reduce((sum, line) => sum + (line.resource === resource ? line.cost : 0), 0);
var signed = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
function lineRow({ what, where, count, each, resource, rule, cost, size = 0, place = '' }) {
 return {
  kind: 'line',
  id: `${what}:${where}`,
  name: [`line.${what}`, { where, size }],
  place: place || (what === 'region' ? where : ''),
  count,
  each,
  food: resource === FOOD ? cost : void 0,
  gold: resource === GOLD ? cost : void 0,
  rules: [rule]
 };
}
var row = (kind, id, name, food, gold, rules) => ({ kind, id, name, place: '', count: null, each: null, food, gold, rules });
var SEASON_RULES = { automne: ['IMP-017'], hiver: ['IMP-018'] };
function changeRows(bill, { kind, season, card }) {
 const rows = [row(
  'change',
  'season',
  [bill.season ? 'change.season' : 'change.none', { season, change: signed(bill.season) }],
  void 0,
  void 0,
  [...SEASON_RULES[season] ?? [], 'IMP-057']
 )];
 if (bill.card) rows.push(row('change', 'card', ['change.card', { card, change: signed(bill.card) }], void 0, void 0, ['IMP-030']));
 const change = bill.season + bill.card;
 if (!change) return rows;
 const { split, food, gold } = bill;
 rows.push(row(
  'change',
  'split',
  [kind === 'paid' ? 'split.paid' : 'split.come', { change: signed(change) }],
  split && split[0],
  split && split[1],
  ['IMP-A04']
 ));
 if (!split || food === null || gold === null) return rows;
 const lifted = [food - base(bill, FOOD) - split[0], gold - base(bill, GOLD) - split[1]];
 if (lifted[0] || lifted[1]) rows.push(row('change', 'floor', ['floor'], lifted[0] || void 0, lifted[1] || void 0, ['IMP-A05']));
 return rows;
}
var less = (one, other) => one === null || other === null ? null : one - other;
function billRows(bill, context) {
 const { food, gold, due, paid_food: paidFood, paid_gold: paidGold, missing } = bill;
 const paid = context.kind === 'paid';
 const amount = (value) => value ?? '?';
 return [
  ...bill.lines.map(lineRow),
  row('sum', 'base', ['base'], base(bill, FOOD), base(bill, GOLD), []),
  ...changeRows(bill, context),
  row('total', 'due', ['due', { due: amount(due) }], food, gold, ['IMP-034']),
  row('total', 'paid', [paid ? 'paid' : 'payable', { paid: amount(less(due, missing)) }], paidFood, paidGold, ['IMP-A09']),
  row(
   'total',
   'missing',
   [paid ? 'missing.paid' : 'missing.come', { missing: amount(missing) }],
   less(food, paidFood),
   less(gold, paidGold),
   ['IMP-060']
  )
 ];
}
var TIERS = Object.freeze(['IMP-064', 'IMP-061', 'IMP-062', 'IMP-063']);
function billSays(bill, { kind, card, phase, hidden }) {
 const said2 = [];
 const when = kind === 'paid' ? 'paid' : 'come';
 if (bill.tier === null) said2.push([['note.hidden'], ...hidden]);
 else {
  const { counted, missing, tier } = bill;
  said2.push([[`follows.${when}.${missing && !counted ? "forgiven" : tier}`, { counted }], TIERS[tier]]);
  if (counted !== missing) said2.push([['law', { missing, counted }], 'IMP-060']);
  if (bill.seven) said2.push([['seven', { tier }], 'IMP-A01']);
  const [food, gold] = [less(bill.food, bill.paid_food), less(bill.gold, bill.paid_gold)];
  if (food && !gold) said2.push([['food_only'], 'IMP-A08']);
  if (gold && !food) said2.push([['gold_only'], 'IMP-A08']);
 }
 if (kind === 'come') said2.push([[phase === 'upkeep' ? 'note.due' : 'note.come']]);
 if (kind === 'season') said2.push([['note.season']]);
 if (kind === 'come' && phase === 'event' && !card) said2.push([['note.card'], 'IMP-030']);
 if (bill.card) said2.push([['note.reconstructed']]);
 return said2;
}
function amounts(food, gold, format = String) {
 const parts = [[food, FOOD], [gold, GOLD]].filter(([amount]) => amount).map(([amount, unit]) => (
  ['amount', { amount: format(Number(amount)), unit }]
 ));
 return parts.length > 0 ? parts : [['plain', { amount: '0' }]];
}
function seasonRows(bills) {
 const all = SEASONS.map((season) => bills[season]);
 const made = (kind, id, cell, rules) => ({ kind, id, name: [`season.${id}`], place: '', cells: all.map(cell), rules });
 const lines = all[0].lines.map((line) => {
  const { kind, id, name, place, rules } = lineRow(line);
  const cell = amounts(line.resource === FOOD ? line.cost : 0, line.resource === GOLD ? line.cost : 0);
  return { kind, id, name, place, cells: all.map(() => cell), rules };
 });
 const plain = (amount) => (
  [amount === null ? ['hidden'] : ['plain', { amount }]]
 );
 return [
  ...lines,
  made('sum', 'base', (bill) => amounts(base(bill, FOOD), base(bill, GOLD)), []),
  made('change', 'change', ({ split }) => amounts(split?.[0] ?? 0, split?.[1] ?? 0, signed), ['IMP-017', 'IMP-018', 'IMP-A04', 'IMP-A05']),
  made('total', 'parts', ({ food, gold }) => amounts(food ?? 0, gold ?? 0), ['IMP-034']),
  made('total', 'due', ({ due }) => plain(due), []),
  made('total', 'missing', ({ missing }) => plain(missing), ['IMP-060']),
  made(
   'total',
   'tier',
   ({ tier }) => [tier === null ? ['hidden'] : tier ? ['tier', { tier }] : ['tier.none']],
   [...new Set(all.flatMap(({ tier }) => tier === null ? [] : [TIERS[tier]]))]
  )
 ];
}
function createBill(host, { labels, rules = {}, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.bill.${id}`, params);
 const root = createRoot(host, { className: 'gk-bill', label: t('title'), say: null });
 root.element.dataset.size = size;
 root.element.toggleAttribute('data-gk-rules', true);
 const texts = { labels, rules };
 openRules(root.element, { ...texts, signal: root.abort.signal });
 root.element.addEventListener('click', (event) => {
  if (
   event.target.closest('button[data-rule]')
  ) event.stopPropagation();
 }, { signal: root.abort.signal });
 const rewrite = createRewrite();
 const word = ([id, params]) => t(id, params);
 function nameCell(name, place) {
  return el(
   'th',
   { scope: 'row', class: 'gk-bill-name' },
   word(name),
   ...place ? [' ', el('span', { class: 'gk-bill-place' }, labels.name(place))] : []
  );
 }
 const ruleCell = (ids) => el('td', { class: 'gk-bill-rules' }, ...chips(ids, texts));
 function amountCell(value, row2) {
  const text = value === void 0 ? '' : value === null ? t('hidden') : row2.kind === 'change' ? signed(value) : String(value);
  return el('td', { 'data-gk-hidden': value === null }, text);
 }
 const countCell = (value) => el('td', { class: 'gk-bill-count' }, value === null ? '' : String(value));
 const head2 = (id, className = '') => el('th', { scope: 'col', class: className || null }, t(`head.${id}`));
 const table2 = (caption, heads, rows) => el(
  'div',
  { 'data-gk-line': true },
  figures('gk-bill-table', caption, heads, rows)
 );
 function drawBill(bill, context) {
  const rows = billRows(bill, context).map((row2) => el(
   'tr',
   { 'data-row': row2.id, 'data-kind': row2.kind },
   nameCell(row2.name, row2.place),
   countCell(row2.count),
   countCell(row2.each),
   amountCell(row2.food, row2),
   amountCell(row2.gold, row2),
   ruleCell(row2.rules)
  ));
  const heads = [
   head2('line', 'gk-bill-name'),
   head2('count', 'gk-bill-count'),
   head2('each', 'gk-bill-count'),
   head2('food'),
   head2('gold'),
   head2('rule', 'gk-bill-rules')
  ];
  const { kind, season, year } = context;
  const drawn = table2(t(`caption.${kind}`, { player: bill.seat, season, year }), heads, rows);
  drawn.dataset.kind = kind;
  return [drawn, ...billSays(bill, context).map(([words, ...ids]) => said([word(words), ...ids], texts, 'gk-bill-said'))];
 }
 function drawSeasons(seasons, view) {
  const rows = seasonRows(seasons).map((row2) => el(
   'tr',
   { 'data-row': row2.id, 'data-kind': row2.kind },
   nameCell(row2.name, row2.place),
   ...row2.cells.map((parts, index) => el('td', { 'data-season': SEASONS[index] }, parts.map(word).join(' + ').replaceAll(' + −', ' −'))),
   ruleCell(row2.rules)
  ));
  const heads = SEASONS.map((season) => el(
   'th',
   { scope: 'col', 'data-season': season },
   labels.name(season),
   ...season === view.season ? [' ', el('span', { class: 'gk-bill-now' }, t('now'))] : []
  ));
  const seat = seasons[SEASONS[0]].seat;
  const unseen = seasons[SEASONS[0]].tier === null;
  const notes = [[['note.seasons'], 'IMP-A26'], ...unseen ? [
   [['note.hidden'], ...view.hidden?.stocks ?? []]
  ] : []];
  return [
   table2(t('caption.seasons', { player: seat }), [head2('line', 'gk-bill-name'), ...heads, head2('rule', 'gk-bill-rules')], rows),
   ...notes.map(([words, ...ids]) => said([word(words), ...ids], texts, 'gk-bill-said'))
  ];
 }
 return {
  element: root.element,
  update(bill, { view = {}, kind = 'come', season = view.season, seasons } = {}) {
   const context = contextOf(view, kind, season);
   rewrite(root.element, [bill, context, seasons, view.season, view.over], () => seasons ? drawSeasons(seasons, view) : bill ? drawBill(bill, context) : [el('p', { class: 'gk-bill-said' }, t(view.over ? 'none.over' : 'none'))]);
  },
  destroy: root.destroy
 };
}
var look_default = {
 hatches: { rising: { size: 9, d: 'M-2 2L2 -2M0 9L9 0M7 11L11 7', width: 1.5 }, falling: { size: 9, d: 'M-2 7L2 11M0 0L9 9M7 -2L11 2', width: 1.5 }, level: { size: 9, d: 'M0 4.5H9', width: 1.5 }, upright: { size: 9, d: 'M4.5 0V9', width: 1.5 }, grid: { size: 11, d: 'M0 5.5H11M5.5 0V11', width: 1.2 }, dots: { size: 9, d: 'M2.2 2.2h.01M6.7 6.7h.01', width: 2.4 } },
 factions: { rome: { fill: '#b3372f', ink: '#ffffff', letter: 'R', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#eec3b6', dark: '#6a3330' }, line: { light: '#b3372f', dark: '#f0938c' }, text: { light: '#a8322b', dark: '#f0938c' } }, carthage: { fill: '#6a4a9c', ink: '#ffffff', letter: 'C', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#d5c8e6', dark: '#4c3b6b' }, line: { light: '#6a4a9c', dark: '#b99be6' }, text: { light: '#6a4a9c', dark: '#b99be6' } }, syracuse: { fill: '#1f6aa5', ink: '#ffffff', letter: 'S', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#bcd4ea', dark: '#27496a' }, line: { light: '#1f6aa5', dark: '#80bbee' }, text: { light: '#1f6aa5', dark: '#80bbee' } }, arvernes: { fill: '#2c7347', ink: '#ffffff', letter: 'A', hatch: 'grid', dash: '12 4 3 4', symbol: 'triangle-up', home: { light: '#bfdcc4', dark: '#2b5139' }, line: { light: '#2c7347', dark: '#7fce9d' }, text: { light: '#2c7347', dark: '#7fce9d' } } }
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
function signed2(change, format) {
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
 setText(mark, change === null ? '' : signed2(change, format));
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
var FACTIONS = (
 look_default2.factions
);
var HATCHES = look_default2.hatches;
var SHIELD = 'M-7.6 -8H7.6V0.5C7.6 5 4 7.6 0 9C-4 7.6 -7.6 5 -7.6 0.5Z';
var ICONS = {
 nourriture: 'M7.4 6.5h1.2V15H7.4ZM8 .8C9.5 2 9.5 4 8 5.4C6.5 4 6.5 2 8 .8ZM7 7.6C4.7 7.7 3.4 6.4 3.2 4.2C5.5 4.1 6.8 5.4 7 7.6ZM9 7.6C11.3 7.7 12.6 6.4 12.8 4.2C10.5 4.1 9.2 5.4 9 7.6ZM7 12C4.7 12.1 3.4 10.8 3.2 8.6C5.5 8.5 6.8 9.8 7 12ZM9 12C11.3 12.1 12.6 10.8 12.8 8.6C10.5 8.5 9.2 9.8 9 12Z',
 bois: 'M1 4.5H11.5A3.5 3.5 0 0 1 11.5 11.5H1ZM11.5 5.9A2.1 2.1 0 1 0 11.5 10.1A2.1 2.1 0 1 0 11.5 5.9Z',
 metal: 'M4.3 4.5H11.7L15 12.5H1ZM5.4 6.1L3.6 10.9H12.4L10.6 6.1Z',
 or: 'M8 1.2A6.8 6.8 0 1 0 8 14.8A6.8 6.8 0 1 0 8 1.2ZM8 3.2A4.8 4.8 0 1 1 8 12.8A4.8 4.8 0 1 1 8 3.2ZM8 5.4A2.6 2.6 0 1 0 8 10.6A2.6 2.6 0 1 0 8 5.4Z',
 influence: 'M4.6 1.8A7 7 0 1 0 11.4 1.8L10.5 3.9A4.7 4.7 0 1 1 5.5 3.9ZM8 5.6L9.1 7.9L11.6 8.2L9.8 10L10.2 12.4L8 11.2L5.8 12.4L6.2 10L4.4 8.2L6.9 7.9Z',
 initiative: 'M9.8 .8L2.8 9.2H7L5.8 15.2L13.2 6.4H8.8Z'
};
var unitIcon = (unit) => svg(
 'svg',
 { class: 'gk-fac-icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
 svg('path', { d: ICONS[unit], 'fill-rule': 'evenodd' })
);
function factionSign(faction) {
 const { fill, ink, letter, hatch } = FACTIONS[faction];
 const tile = HATCHES[hatch];
 const id = uniqueId('faction');
 return svg(
  'svg',
  { class: 'gk-fac-sign', viewBox: '-9 -9.5 18 19', 'aria-hidden': 'true' },
  svg(
   'pattern',
   { id, width: tile.size, height: tile.size, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(.6)' },
   svg('path', { d: tile.d, stroke: ink, 'stroke-width': tile.width, 'stroke-linecap': 'round', fill: 'none' })
  ),
  svg('path', { d: SHIELD, fill }),
  svg('path', { d: SHIELD, fill: `url(#${id})`, class: 'gk-fac-outline' }),
  svg('circle', { cy: -0.6, r: 5.6, fill }),
  svg('text', { y: 2.8, 'text-anchor': 'middle', fill: ink }, letter)
 );
}
function factionHead(seat, labels) {
 const sign = el('span', { class: 'gk-acc-sign', 'data-purse': seat });
 const faction = el('span', { class: 'gk-acc-role' });
 const node = el(
  'th',
  { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' },
  el('span', { class: 'gk-acc-party' }, sign, el('span', {}, el('span', { class: 'gk-fac-player' }, labels.name(seat)), ' ', faction))
 );
 let shown = '';
 return {
  node,
  write(row2) {
   if (row2.faction !== shown) sign.replaceChildren(factionSign(row2.faction));
   shown = row2.faction;
   setText(faction, labels.t(row2.out ? 'widget.factions.role.out' : 'widget.factions.role', { faction: row2.faction }));
  }
 };
}
function figureCell(column, format, labels, below) {
 const { node, write } = numberCell(column, format);
 const under = el('span', { class: 'gk-acc-below' });
 const hidden = labels.t('widget.common.hidden');
 if (below) node.append(el('span', { class: 'gk-acc-under' }, node.querySelector('.gk-acc-mark') ?? '', under));
 return {
  node,
  write(row2) {
   const cell = row2.cells[column];
   const none = row2.out || column === 'upkeep' && row2.bill === null;
   node.classList.toggle('gk-acc-unknown', cell.value === null || none);
   write(none ? { value: null, change: null, was: null } : cell, none ? '–' : hidden);
   if (below) setText(under, row2.out ? '' : below(row2));
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
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
function destination(rows, [row2, column], key) {
 if (key === 'Home') return [row2, 0];
 if (key === 'End') return [row2, rows[row2] - 1];
 const steps = (
  { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
 );
 if (!steps) return null;
 const clamp = (value, most) => Math.max(0, Math.min(most, value));
 const next = clamp(row2 + steps[0], rows.length - 1);
 return [next, clamp(column + steps[1], rows[next] - 1)];
}
function makeGrid(table2, signal) {
 const rows = [...table2.rows].map((row2) => (
  [...row2.cells]
 ));
 for (const cell of rows.flat()) cell.tabIndex = -1;
 let stop = rows[0][0];
 stop.tabIndex = 0;
 function placeOf(target) {
  for (const [row2, cells] of rows.entries()) {
   const column = cells.indexOf(
    target
   );
   if (column >= 0) return [row2, column];
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
  const row3 = node.dataset.purse === 'bank' ? 'bank' : nation ?? seat ?? '';
  return explain2({ row: row3, column: node.dataset.column ?? '' }, node);
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
 function row2(attributes, id, cells) {
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
  for (const row3 of rows) for (const patch2 of patches.get(row3.id) ?? []) patch2(row3);
  for (const head2 of heads) note(head2, marks);
  tips.refresh();
 }
 const purse = (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`);
 function destroy() {
  inner.abort();
  root.destroy();
 }
 return { build, patch, row: row2, write, purse, destroy };
}
var STOCKS = Object.freeze(['nourriture', 'bois', 'metal', 'or']);
var POINTS = Object.freeze(['influence', 'initiative']);
var EMPIRE = Object.freeze(['cities', 'regions', 'routes', 'technologies', 'score', 'upkeep']);
var RECONSTRUCTED = Object.freeze(/* @__PURE__ */ new Set(['routes', 'technologies', 'score']));
var governed = (view, seat) => Object.keys(view.regions ?? {}).filter((region) => view.regions[region].governor === seat);
var citiesOf = (view, seat) => Object.keys(view.cities ?? {}).filter((city) => view.cities[city].owner === seat);
var routesOf = (view, seat) => (view.routes ?? []).filter(({ holders }) => holders.includes(seat));
function factionRows(view, before) {
 return Object.keys(view.seats ?? {}).map((id) => {
  const { faction, out, income } = view.seats[id];
  const now = values(view, id);
  const { bill, kind } = billOf(view, id) ?? { bill: null, kind: (
   'come'
  ) };
  return { id, faction, out, cells: compare(now, before?.seats?.[id] ? values(before, id) : now), income: income.total, bill, kind };
 });
}
function values(view, id) {
 const seat = view.seats[id];
 return {
  ...Object.fromEntries(STOCKS.map((unit) => [unit, seat.stock ? seat.stock[unit] : null])),
  ...Object.fromEntries(POINTS.map((unit) => [unit, seat.points[unit]])),
  cities: seat.cities,
  regions: governed(view, id).length,
  routes: routesOf(view, id).length,
  technologies: seat.technologies.length,
  score: seat.score,
  upkeep: billOf(view, id)?.bill.due ?? null
 };
}
function explain(labels, view, { row: row2, column }) {
 const t = (id, params = {}) => labels.t(`widget.factions.${id}`, params);
 if (row2 === 'bank') return { name: t('bank'), lines: [t('tip.bank')] };
 const head2 = t(`head.${column}`);
 if (row2 === '') return { name: head2, lines: [t(`tip.head.${column}`, { enough: view.enough })] };
 if (column === 'upkeep') return { name: t('cell', { row: labels.name(row2), column: head2 }), lines: upkeepLines(labels, view, row2) };
 const lines = seatLines(labels, view, row2, column).map(([key, params, rules]) => bracketed(t(`tip.${key}`, params), rules));
 return { name: column === 'name' ? labels.name(row2) : t('cell', { row: labels.name(row2), column: head2 }), lines };
}
var bracketed = (text, rules = []) => rules.length > 0 ? `${text.replace(/[.]$/, "")} (${rules.join(", ")}).` : text;
function seatLines(labels, view, id, column) {
 const seat = view.seats[id];
 if (seat.out) return [['out', { faction: seat.faction }]];
 if (STOCKS.includes(column) && !seat.stock) return [['hidden', {}, view.hidden.stocks], ...incomeLines(labels, view, id, column)];
 if (STOCKS.includes(column) || POINTS.includes(column)) {
  return [...incomeLines(labels, view, id, column), ...useLines(view, column)];
 }
 switch (column) {
  case 'name':
   return [seat.capital ? ['name', { faction: seat.faction, capital: seat.capital }] : ['name.lost', { faction: seat.faction }]];
  case 'cities':
   return [['cities', { count: seat.cities, cities: citiesOf(view, id), enough: view.enough }]];
  case 'regions': {
   const parts = governed(view, id).map((region) => labels.t('widget.factions.region', { region, stability: view.regions[region].stability }));
   return [parts.length ? ['regions', { regions: parts.join(', ') }] : ['regions.none']];
  }
  case 'routes': {
   const parts = routesOf(view, id).map(({ first, second }) => `${labels.name(first)}–${labels.name(second)}`);
   return [parts.length ? ['routes', { routes: parts.join(', ') }] : ['routes.none'], ['routes.made']];
  }
  case 'technologies':
   return [seat.technologies.length ? ['technologies', { technologies: seat.technologies }] : ['technologies.none'], ['technologies.made']];
  default:
   return scoreLines(labels, view, id);
 }
}
function incomeLines(labels, view, id, unit) {
 const { lines, total } = view.seats[id].income;
 const parts = /* @__PURE__ */ new Map();
 const rules = ['IMP-031'];
 for (const { what, where, unit: of, amount, rule } of lines) {
  if (of !== unit) continue;
  const known = parts.get(`${what}:${where}`);
  parts.set(`${what}:${where}`, { what, where, amount: amount + (known?.amount ?? 0) });
  if (!rules.includes(rule)) rules.push(rule);
 }
 if (parts.size === 0) return [['income.none', { unit, season: view.season }, ['IMP-031']]];
 const said2 = [...parts.values()].map(({ what, where, amount }, index) => {
  const from = labels.t(`widget.factions.from.${what}`, { where });
  return labels.t(index === 0 ? 'widget.factions.part.first' : 'widget.factions.part', { amount, from });
 });
 const sum = [...parts.values()].reduce((all, { amount }) => all + amount, 0);
 if (sum < 0) rules.push('IMP-A28');
 const found = [['income', { unit, season: view.season, parts: said2.join(' '), sum: total[unit] }, rules]];
 if (['management', 'actions', 'upkeep'].includes(view.phase)) found.push(['income.paid', {}, ['IMP-004']]);
 return [...found, ['income.made']];
}
function useLines(view, unit) {
 if (unit === 'influence') return [['use.influence', { most: view.modifiers.influence_cap, season: view.season }]];
 return [[`use.${unit}`]];
}
function scoreLines(labels, view, id) {
 const { score, points_for: tally } = view.seats[id];
 if (!tally) return [['hidden', {}, view.hidden.stocks]];
 const parts = Object.entries(tally).filter(([, [, points]]) => points).map(([what, [count, points]]) => labels.t(`widget.factions.points.${what}`, { count, points }));
 return [parts.length ? ['score', { score, parts: parts.join(' + ') }] : ['score.none'], ['score.made']];
}
function upkeepLines(labels, view, id) {
 const found = billOf(view, id);
 if (!found) {
  const { faction, out } = view.seats[id];
  return [labels.t(`widget.factions.tip.${out ? "out" : "over"}`, { faction })];
 }
 const { bill, kind } = found;
 const context = contextOf(view, kind);
 const due = bill.due === null ? [] : [labels.t(`widget.factions.tip.upkeep.${kind}`, { due: bill.due, food: bill.food, gold: bill.gold })];
 const said2 = billSays(bill, context).map(([[key, params], ...rules]) => bracketed(labels.t(`widget.bill.${key}`, params), rules));
 return [...due, ...said2.slice(0, 3)];
}
function createFactions(host, { labels, rules = {}, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.factions.${id}`, params);
 const count = new Intl.NumberFormat(labels.lang);
 let view = {};
 const season = el('span');
 const panel = createPanel(host, {
  className: 'gk-acc-parties gk-factions',
  label: t('title'),
  bank: t('bank'),
  noted: labels.t('widget.common.noted'),
  size,
  explain: (cell) => explain(labels, view, cell)
 });
 const headWords = (name, column) => [
  ...name === "stocks" ? [unitIcon(column), el("span", { class: "gk-fac-word" }, ` ${t(`head.${column}`)}`)] : [t(`head.${column}`)],
  ...RECONSTRUCTED.has(column) ? [' *'] : []
 ];
 function seatTable(name, columns, below) {
  const heads = columns.map((column) => head(column, 'number', ...headWords(name, column)));
  const rows = Object.keys(view.seats).map((seat) => panel.row(
   { 'data-seat': seat },
   seat,
   [factionHead(seat, labels), ...columns.map((column) => figureCell(column, count, labels, below(column)))]
  ));
  return table(`gk-fac-${name}`, '', [head('name', 'name', t('head.name')), ...heads], rows);
 }
 function owed({ bill, kind }) {
  if (!bill) return '';
  if (bill.tier === null || bill.missing === null) return t(`owed.${kind}.hidden`);
  return t(`owed.${kind}.${bill.tier ? "tier" : bill.missing ? "forgiven" : "none"}`, { missing: bill.missing, tier: bill.tier });
 }
 function billFold(seat, signal) {
  const words = el('span');
  const inside = el('div', { class: 'gk-fac-bill' });
  const fold = el('details', { class: 'gk-fac-fold', 'data-seat': seat }, el('summary', {}, words), inside);
  let shown = null;
  let row2 = null;
  function draw() {
   if (!fold.open || !row2) return;
   shown ??= createBill(inside, { labels, rules, size });
   shown.update(row2.bill, { view, kind: row2.kind });
  }
  fold.addEventListener('toggle', draw, { signal });
  signal.addEventListener('abort', () => shown?.destroy(), { once: true });
  panel.patch(seat, (next) => {
   row2 = next;
   const { bill, kind } = next;
   fold.hidden = bill === null;
   if (bill) setText(words, t(`fold.${kind}`, { player: seat, due: bill.due ?? labels.t('widget.common.hidden'), owed: owed(next) }));
   draw();
  });
  return fold;
 }
 function make(signal) {
  const stocks = seatTable('stocks', [...STOCKS, ...POINTS], (column) => ({ income }) => income[column] ? signed2(income[column], count) : '');
  stocks.caption?.append(season);
  const empire = seatTable('empire', EMPIRE, (column) => column === 'upkeep' ? owed : void 0);
  empire.caption?.append(t('empire'), ' ', el('span', { class: 'gk-acc-legend' }, t('reconstructed')));
  const folds = el('div', {}, ...Object.keys(view.seats).map((seat) => billFold(seat, signal)));
  return { tables: [stocks, empire], below: folds };
 }
 return {
  update(next, extra = {}) {
   view = next;
   panel.build(Object.keys(view.seats), make);
   setText(season, t('stocks', { season: view.season }));
   panel.write(factionRows(view, extra.before), extra.marks);
  },
  purse: panel.purse,
  destroy: panel.destroy
 };
}
var createAccounts = createFactions;
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
var accounts_impero_default = widget(createAccounts);
export {
 accounts_impero_default as default
};
