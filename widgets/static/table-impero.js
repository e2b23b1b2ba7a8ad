/* Built from widgets/js/table and widgets/js/games/impero.mjs by `make js`: edit the source, not this file. */
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
var figures = (className, caption, heads, rows) => el(
 'table',
 { class: `gk-figures ${className}` },
 el('caption', {}, caption),
 el('thead', {}, el('tr', {}, ...heads)),
 el('tbody', {}, ...rows)
);
var columnHead = (text) => el('th', { scope: 'col' }, text);
var wordCells = ([first, ...rest]) => [el('th', { scope: 'row' }, first), ...rest.map((text) => el('td', {}, text))];
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
 const paid2 = view.bills?.[seat];
 if (paid2) return { bill: paid2, kind: 'paid' };
 const bill = view.over ? null : view.seats?.[seat]?.bill;
 return bill ? { bill, kind: 'come' } : null;
}
function contextOf(view, kind, season2 = view.season) {
 const { year, phase } = view;
 return { kind, season: season2, card: kind === 'season' ? '' : view.card ?? '', year, phase, hidden: view.hidden?.stocks ?? [] };
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
function changeRows(bill, { kind, season: season2, card }) {
 const rows = [row(
  'change',
  'season',
  [bill.season ? 'change.season' : 'change.none', { season: season2, change: signed(bill.season) }],
  void 0,
  void 0,
  [...SEASON_RULES[season2] ?? [], 'IMP-057']
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
 const paid2 = context.kind === 'paid';
 const amount = (value) => value ?? '?';
 return [
  ...bill.lines.map(lineRow),
  row('sum', 'base', ['base'], base(bill, FOOD), base(bill, GOLD), []),
  ...changeRows(bill, context),
  row('total', 'due', ['due', { due: amount(due) }], food, gold, ['IMP-034']),
  row('total', 'paid', [paid2 ? 'paid' : 'payable', { paid: amount(less(due, missing)) }], paidFood, paidGold, ['IMP-A09']),
  row(
   'total',
   'missing',
   [paid2 ? 'missing.paid' : 'missing.come', { missing: amount(missing) }],
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
 const all = SEASONS.map((season2) => bills[season2]);
 const made = (kind, id, cell2, rules) => ({ kind, id, name: [`season.${id}`], place: '', cells: all.map(cell2), rules });
 const lines = all[0].lines.map((line) => {
  const { kind, id, name, place, rules } = lineRow(line);
  const cell2 = amounts(line.resource === FOOD ? line.cost : 0, line.resource === GOLD ? line.cost : 0);
  return { kind, id, name, place, cells: all.map(() => cell2), rules };
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
  const { kind, season: season2, year } = context;
  const drawn = table2(t(`caption.${kind}`, { player: bill.seat, season: season2, year }), heads, rows);
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
  const heads = SEASONS.map((season2) => el(
   'th',
   { scope: 'col', 'data-season': season2 },
   labels.name(season2),
   ...season2 === view.season ? [' ', el('span', { class: 'gk-bill-now' }, t('now'))] : []
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
  update(bill, { view = {}, kind = 'come', season: season2 = view.season, seasons } = {}) {
   const context = contextOf(view, kind, season2);
   rewrite(root.element, [bill, context, seasons, view.season, view.over], () => seasons ? drawSeasons(seasons, view) : bill ? drawBill(bill, context) : [el('p', { class: 'gk-bill-said' }, t(view.over ? 'none.over' : 'none'))]);
  },
  destroy: root.destroy
 };
}
var look_default = {
 hatches: { rising: { size: 9, d: 'M-2 2L2 -2M0 9L9 0M7 11L11 7', width: 1.5 }, falling: { size: 9, d: 'M-2 7L2 11M0 0L9 9M7 -2L11 2', width: 1.5 }, level: { size: 9, d: 'M0 4.5H9', width: 1.5 }, upright: { size: 9, d: 'M4.5 0V9', width: 1.5 }, grid: { size: 11, d: 'M0 5.5H11M5.5 0V11', width: 1.2 }, dots: { size: 9, d: 'M2.2 2.2h.01M6.7 6.7h.01', width: 2.4 } },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } },
 seasons: { printemps: { light: '#dfeccd', dark: '#3a4a2d', d: 'M11 11.5h2v11h-2ZM11.8 15C5.2 15 2.2 11.2 2.2 6C8.5 6 11.8 9 11.8 15ZM12.2 11.5C12.2 5.5 15.4 2 21.8 2C21.8 8.2 18.6 11.5 12.2 11.5Z' }, ete: { light: '#f7e8ae', dark: '#504722', d: 'M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM11.1 1.2L12.9 1.2L12.9 4.9L11.1 4.9ZM19 3.7L20.3 5L17.7 7.6L16.4 6.3ZM22.8 11.1L22.8 12.9L19.1 12.9L19.1 11.1ZM20.3 19L19 20.3L16.4 17.7L17.7 16.4ZM12.9 22.8L11.1 22.8L11.1 19.1L12.9 19.1ZM5 20.3L3.7 19L6.3 16.4L7.6 17.7ZM1.2 12.9L1.2 11.1L4.9 11.1L4.9 12.9ZM3.7 5L5 3.7L7.6 6.3L6.3 7.6Z' }, automne: { light: '#f1d5ba', dark: '#543b27', d: 'M20.8 3.2C10 2.8 4 8 4 14.5c0 1.6.4 3 1 4.2L2.6 21.1l1.4 1.4 2.4-2.4c1.2.6 2.5.9 4 .9C17.5 21 21.4 14 20.8 3.2ZM7.4 18.2L6.2 17L14.2 8.4L15.2 9.4Z' }, hiver: { light: '#d9e4ef', dark: '#2f4051', d: 'M11.2 12L11.2 1.5L12.8 1.5L12.8 12ZM11.2 7.2L7.9 4.6L8.9 3.3L12.2 5.9ZM11.8 5.9L15.1 3.3L16.1 4.6L12.8 7.2ZM11.6 11.3L20.7 6.1L21.5 7.4L12.4 12.7ZM15.8 8.9L16.4 4.7L18 5L17.4 9.1ZM17.2 8.8L21.1 10.3L20.5 11.9L16.6 10.3ZM12.4 11.3L21.5 16.6L20.7 17.9L11.6 12.7ZM16.6 13.7L20.5 12.1L21.1 13.7L17.2 15.2ZM17.4 14.9L18 19L16.4 19.3L15.8 15.1ZM12.8 12L12.8 22.5L11.2 22.5L11.2 12ZM12.8 16.8L16.1 19.4L15.1 20.7L11.8 18.1ZM12.2 18.1L8.9 20.7L7.9 19.4L11.2 16.8ZM12.4 12.7L3.3 17.9L2.5 16.6L11.6 11.3ZM8.2 15.1L7.6 19.3L6 19L6.6 14.9ZM6.8 15.2L2.9 13.7L3.5 12.1L7.4 13.7ZM11.6 12.7L2.5 7.4L3.3 6.1L12.4 11.3ZM7.4 10.3L3.5 11.9L2.9 10.3L6.8 8.8ZM6.6 9.1L6 5L7.6 4.7L8.2 8.9Z' } },
 factions: { rome: { fill: '#b3372f', ink: '#ffffff', letter: 'R', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#eec3b6', dark: '#6a3330' }, line: { light: '#b3372f', dark: '#f0938c' }, text: { light: '#a8322b', dark: '#f0938c' } }, carthage: { fill: '#6a4a9c', ink: '#ffffff', letter: 'C', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#d5c8e6', dark: '#4c3b6b' }, line: { light: '#6a4a9c', dark: '#b99be6' }, text: { light: '#6a4a9c', dark: '#b99be6' } }, syracuse: { fill: '#1f6aa5', ink: '#ffffff', letter: 'S', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#bcd4ea', dark: '#27496a' }, line: { light: '#1f6aa5', dark: '#80bbee' }, text: { light: '#1f6aa5', dark: '#80bbee' } }, arvernes: { fill: '#2c7347', ink: '#ffffff', letter: 'A', hatch: 'grid', dash: '12 4 3 4', symbol: 'triangle-up', home: { light: '#bfdcc4', dark: '#2b5139' }, line: { light: '#2c7347', dark: '#7fce9d' }, text: { light: '#2c7347', dark: '#7fce9d' } } },
 cities: { capital: 'M-7.5 7.5V-7.5H-4.5V-5H-1.5V-7.5H1.5V-5H4.5V-7.5H7.5V7.5Z', federated: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z', conquered: 'M0 -9L9 0L0 9L-9 0Z', '': 'M-6 -6H6V6H-6Z' },
 buildings: { ferme: 'M0 5.5V-2M0 1C-4 1 -5 -1.5 -5 -4C-2 -4 0 -2.5 0 1C0 -2.5 2 -4 5 -4C5 -1.5 4 1 0 1', scierie: 'M-5.5 2.5H5.5M-5.5 2.5L-4 -1L-2.5 2.5L-1 -1L0.5 2.5L2 -1L3.5 2.5L5 -1M-5.5 5H5.5M5 -1V-4.5', mine: 'M-4.5 5.5L2.5 -2M-2 -4.8Q3.8 -4.6 5.2 2.2', marche: 'M0 -5V4.5M-2.5 4.8H2.5M-5 -3.2H5M-5 -3L-6 1H-3L-4.4 -3M5 -3L3 1H6L4.6 -3', port: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', muraille: 'M-5.5 5V-3.5H-2.8V-1.2H-1.3V-3.5H1.3V-1.2H2.8V-3.5H5.5V5Z', caserne: 'M-5 5L4.5 -4.5M5 5L-4.5 -4.5M-5.2 1.8L-1.8 5.2M5.2 1.8L1.8 5.2', forum: 'M-5.5 5H5.5M-3.8 5V-4.5M0 5V-4.5M3.8 5V-4.5M-5.5 -4.5H5.5', temple: 'M-5.5 5H5.5M-3.6 5V-0.5M3.6 5V-0.5M-5.8 -0.8L0 -5.2L5.8 -0.8Z' },
 agents: { espion: { d: 'M-11 1Q0 -11 11 1Q0 11 -11 1Z', text: [0, 5] }, emissaire: { d: 'M-8.5 -9H8.5V9H4.2V5.8H-4.2V9H-8.5Z', text: [0, 4] } }
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
  write(cell2, none = '') {
   setText(value, cell2.value === null ? none : format.format(Number(cell2.value)));
   writeMark(node, mark, cell2.change, format);
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
 const { fill: fill2, ink, letter, hatch } = FACTIONS[faction];
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
  svg('path', { d: SHIELD, fill: fill2 }),
  svg('path', { d: SHIELD, fill: `url(#${id})`, class: 'gk-fac-outline' }),
  svg('circle', { cy: -0.6, r: 5.6, fill: fill2 }),
  svg('text', { y: 2.8, 'text-anchor': 'middle', fill: ink }, letter)
 );
}
function factionHead(seat, labels) {
 const sign2 = el('span', { class: 'gk-acc-sign', 'data-purse': seat });
 const faction = el('span', { class: 'gk-acc-role' });
 const node = el(
  'th',
  { scope: 'row', class: 'gk-acc-name', 'data-column': 'name' },
  el('span', { class: 'gk-acc-party' }, sign2, el('span', {}, el('span', { class: 'gk-fac-player' }, labels.name(seat)), ' ', faction))
 );
 let shown2 = '';
 return {
  node,
  write(row2) {
   if (row2.faction !== shown2) sign2.replaceChildren(factionSign(row2.faction));
   shown2 = row2.faction;
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
   const cell2 = row2.cells[column];
   const none = row2.out || column === 'upkeep' && row2.bill === null;
   node.classList.toggle('gk-acc-unknown', cell2.value === null || none);
   write(none ? { value: null, change: null, was: null } : cell2, none ? '–' : hidden);
   if (below) setText(under, row2.out ? '' : below(row2));
  }
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
  const cell2 = hovered ?? focused;
  if (!cell2) return tip.hide();
  const { name, lines } = explain2(cell2);
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
var BRACKETS = /\s*\(([A-Z]{3}-[A-Z]*-?\d+(?:, [A-Z]{3}-[A-Z]*-?\d+)*)\)([.]?)$/;
function cited(text) {
 const found2 = BRACKETS.exec(text);
 return found2 ? [text.slice(0, found2.index) + found2[2], ...found2[1].split(', ')] : [text];
}
var speaker = (labels) => (id, params = {}) => labels.t(`widget.campaign.${id}`, params);
var unitsOf = (units2, labels) => Object.entries(units2).map(([unit, count]) => speaker(labels)('units', { count, unit })).join(', ');
function chanceWords([ways, of], labels) {
 const percent = new Intl.NumberFormat(labels.lang, { style: 'percent', maximumFractionDigits: ways * 100 < of ? 1 : 0 }).format(ways / of);
 return ways === 0 || ways === of ? percent : speaker(labels)('odds.chance', { percent, ways, of });
}
var oddsItem = (chance, name, labels) => ({ name, words: chanceWords(chance, labels), share: chance[0] / chance[1] });
function rollOf({ dice, odds, mean }, say, labels) {
 const t = speaker(labels);
 if (dice.length === 0) return [];
 const average = new Intl.NumberFormat(labels.lang, { maximumFractionDigits: 2 }).format(mean[0] / mean[1]);
 return [
  {
   kind: 'dice',
   label: say.dice,
   items: dice.map(({ what, least, die, hit }) => ({
    what,
    least,
    die,
    hit,
    words: t(`die.${die === null ? "open" : hit ? "hit" : "miss"}`, { what: what === 'cite' ? t('die.cite') : labels.name(what), least, die })
   }))
  },
  // Once all dice have fallen nothing is left to chance.
  ...dice.every(({ die }) => die !== null) ? [] : [
   {
    kind: 'odds',
    label: say.odds(average),
    items: odds.flatMap((chance, count) => chance[0] ? [oddsItem(chance, t('odds.hits', { count }), labels)] : [])
   }
  ]
 ];
}
function battle(view, labels) {
 const t = speaker(labels);
 const { place, sea, round: round2, step: step3, sides, retreat } = view.stage.battle;
 const [attacker, defender] = sides;
 const rolls = sides.some(({ dice }) => dice);
 const lost = sides.filter(({ lose }) => lose);
 return [
  { kind: 'title', text: t('battle.title', { place, player: attacker.seat, other: defender.seat }), mark: 'actions' },
  ...rolls ? [
   { kind: "line", text: t(`rolls.${sea ? "sea" : step3}`, { round: t(`round.${step3}`, { round: round2 }) }) }
  ] : [],
  {
   kind: 'seats',
   label: t('players'),
   ordered: false,
   items: sides.map((own, index) => ({
    seat: own.seat,
    role: own.seat === view.decision.seat ? 'now' : 'later',
    word: t(index === 0 ? 'role.attacker' : 'role.defender'),
    lines: [
     Object.keys(own.units).length ? t('piece', { piece: own.piece, units: unitsOf(own.units, labels) }) : t('piece.gone', { piece: own.piece }),
     ...Object.keys(own.cargo).length ? [t('piece.cargo', { units: unitsOf(own.cargo, labels) })] : []
    ]
   }))
  },
  ...sides.flatMap((own) => own.dice ? rollOf(own, { dice: t('dice.of', { player: own.seat }), odds: (mean) => t('odds.player', { player: own.seat, mean }) }, labels) : []),
  ...lost.map(({ seat, lose }) => (
   { kind: 'sum', text: t(sea ? 'lose.sea' : 'lose.battle', { player: seat, count: lose }) }
  )),
  ...retreat ? [
   { kind: 'sum', text: t(sea ? 'retreat.sea' : 'retreat.land', { player: retreat.seat, places: labels.list(retreat.places.map(labels.name)) }) }
  ] : []
 ];
}
function siege(view, labels) {
 const t = speaker(labels);
 const own = view.stage.siege;
 const { seat: player, army, city, pv, units: units2, lose, parts } = own;
 const terms = Object.entries(parts ?? {}).map(([what, n]) => t(`siege.${what}`, { n, season: view.season })).join(' + ');
 return [
  { kind: 'title', text: t('siege.title', { player, city }), mark: 'actions' },
  { kind: 'sum', text: parts ? t('siege.sum', { terms, damage: own.damage, city, before: own.before, pv }) : t('siege.pv', { city, pv }) },
  {
   kind: 'seats',
   label: t('players'),
   ordered: false,
   items: [{ seat: player, role: lose ? 'now' : 'later', word: t('role.attacker'), lines: [t('piece', { piece: army, units: unitsOf(units2, labels) })] }]
  },
  ...own.dice ? [
   { kind: 'line', text: t('siege.answer') },
   ...rollOf(own, { dice: t('dice.city', { city }), odds: (mean) => t('odds.city', { city, mean }) }, labels)
  ] : [],
  ...lose ? [
   { kind: 'sum', text: t('lose.siege', { player, count: lose }) }
  ] : []
 ];
}
function missionScene(view, labels) {
 const t = speaker(labels);
 const { seat: player, target, region, effect, city, building, odds } = view.stage.mission;
 return [
  { kind: 'title', text: t('mission.title', { player, target, region }), mark: 'actions' },
  { kind: 'line', text: t(`mission.${effect}`, { player, target, region, city, building }) },
  { kind: 'line', text: t('mission.die') },
  { kind: 'odds', label: t('odds.mission'), items: Object.keys(odds).map((what) => oddsItem(odds[what], t(`odds.${what}`), labels)) }
 ];
}
var SCENES = {
 event_card: deck,
 event_choice: choice,
 manage: orders,
 initiative_die: rolling,
 initiative_spend: rolling,
 initiative_reroll: rolling,
 action: turns,
 offer_terms: offer,
 offer_reply: offer,
 battle_dice: battle,
 losses: battle,
 retreat: battle,
 siege_dice: siege,
 siege_losses: siege,
 spy_die: missionScene,
 bill_split: payment,
 deficit_stability: deficit,
 deficit_influence: deficit,
 deficit_units: deficit,
 repair: repairs,
 revolt_city: revolt,
 over
};
var scene = (view, labels) => SCENES[view.decision?.point ?? 'over'](view, labels);
function queue(view, labels, words, lines) {
 const t = speaker(labels);
 return {
  kind: 'seats',
  label: t('players'),
  ordered: false,
  items: view.stage.queue.map(({ seat, part }) => ({
   seat,
   role: part === 'now' ? 'now' : part === 'done' ? 'done' : 'later',
   word: t(`role.${words[part] ?? part}`),
   lines: lines(seat, part)
  }))
 };
}
function deck(view, labels) {
 const t = speaker(labels);
 const cards = view.stage.deck;
 return [
  { kind: 'title', text: t('deck.title', { season: view.season }), mark: 'card' },
  { kind: 'line', text: t('deck.left', { count: cards.length }) },
  { kind: 'line', text: t('deck.cards', { cards: labels.list(cards.map(labels.name)) }) }
 ];
}
function choice(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('choice.title', { card: view.card }), mark: 'card' },
  { kind: 'line', text: t('choice.asked') },
  queue(view, labels, {}, () => [])
 ];
}
function orders(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('manage.title') },
  { kind: 'line', text: t('manage.hidden') },
  queue(view, labels, { done: 'in' }, (seat) => view.orders[seat] ? [t('orders.own', { count: view.orders[seat].length })] : [])
 ];
}
function scored({ dice, spent, score, shares }, labels, tied = false) {
 const t = speaker(labels);
 const [die, ...again] = dice;
 return [
  t('initiative.sum', { die, spent, score }),
  ...shares && !tied ? [t('initiative.shares')] : [],
  ...again.length ? [t('initiative.again', { dice: again.join(', ') })] : []
 ];
}
function rolling(view, labels) {
 const t = speaker(labels);
 const { point } = view.decision;
 const parts = Object.fromEntries(view.stage.queue.map(({ seat, part }) => [seat, part]));
 const seats = view.stage.initiative.length ? view.stage.initiative : view.stage.queue.map(({ seat }) => ({ seat, dice: [], spent: null }));
 const words = { initiative_die: { now: 'rolls', later: 'later' }, initiative_spend: {}, initiative_reroll: { now: 'tied', later: 'tied' } }[
  point
 ] ?? {};
 return [
  { kind: 'title', text: t('initiative.title') },
  { kind: 'line', text: t(point === 'initiative_reroll' ? 'initiative.reroll' : 'initiative.die') },
  {
   kind: 'seats',
   label: t('players'),
   ordered: false,
   items: seats.map((own) => {
    const part = parts[own.seat];
    return {
     seat: own.seat,
     role: part,
     word: t(`role.${/** @type {Record<string, string>} */
     words[part] ?? part}`),
     lines: stake(own, part, view, labels)
    };
   })
  }
 ];
}
function stake(own, part, view, labels) {
 const t = speaker(labels);
 if (own.dice.length === 0) return [t('initiative.open')];
 const { point } = view.decision;
 if (own.spent !== null) return scored(own, labels, point === 'initiative_reroll');
 const rolled = t('initiative.rolled', { die: own.dice[0] });
 if (point !== 'initiative_spend') return [rolled];
 return [rolled, part === 'done' ? t('initiative.hidden') : t('initiative.held', { held: view.seats[own.seat].points.initiative })];
}
function turns(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('action.title') },
  {
   kind: 'seats',
   label: t('players'),
   ordered: true,
   items: view.stage.initiative.map((own) => {
    const role = own.seat === view.due ? 'now' : own.passed ? 'done' : 'later';
    return { seat: own.seat, role, word: t(`role.${{ now: "acts", done: "passed", later: "to_act" }[role]}`), lines: own.spent === null ? [] : scored(own, labels) };
   })
  },
  { kind: 'line', text: t('action.end') }
 ];
}
function offer(view, labels) {
 const t = speaker(labels);
 const { kind, seat: player, partner, gives, wants, mine, yours, gold } = view.stage.offer;
 const named = Object.keys({ ...gives, ...wants });
 const terms = kind === 'route' ? [{ kind: 'line', text: t('offer.way', { mine, yours }) }] : [
  ...named.length ? [
   {
    kind: 'table',
    caption: t('offer.caption'),
    heads: [t('offer.resource'), t('offer.gives', { player }), t('offer.gives', { player: partner })],
    rows: named.map((resource) => [labels.name(resource), String(gives[resource] ?? 0), String(wants[resource] ?? 0)])
   }
  ] : [],
  ...kind === 'terms' ? [
   { kind: 'line', text: t('offer.open') }
  ] : [],
  ...gold ? [
   { kind: 'line', text: t('offer.gold', { gold }) }
  ] : []
 ];
 return [{ kind: 'title', text: t(`offer.${kind}`, { player, partner }), mark: 'actions' }, ...terms];
}
function paid(view, labels, seat) {
 const t = speaker(labels);
 const bill = view.bills[seat];
 if (!bill) return [];
 if (bill.missing === null) return [t('upkeep.hidden')];
 if (bill.missing === 0) return [t('upkeep.full', { due: bill.due })];
 const { due, missing, tier } = bill;
 return [t('upkeep.short', { paid: due - missing, due, missing }), ...tier ? [t('upkeep.tier', { tier })] : []];
}
function payment(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('upkeep.title') },
  { kind: 'line', text: t('upkeep.split') },
  queue(view, labels, {}, (seat) => paid(view, labels, seat)),
  { kind: 'bill', seat: view.decision.seat, paid: false }
 ];
}
function deficit(view, labels) {
 const t = speaker(labels);
 const { seat, tier, least, left } = view.stage.deficit;
 const losses = Object.keys(left).filter((what) => left[what]).map((what) => t(`deficit.${what}`, { count: left[what] }));
 return [
  { kind: 'title', text: t('deficit.title', { player: seat }) },
  { kind: 'sum', text: t(`deficit.tier.${tier}`, { least }) },
  { kind: 'line', text: t('deficit.left', { losses: labels.list(losses) }) },
  queue(view, labels, {}, (each) => paid(view, labels, each)),
  { kind: 'bill', seat, paid: true }
 ];
}
function repairs(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('repair.title') },
  { kind: 'line', text: t('repair.rule') },
  queue(view, labels, {}, (seat) => paid(view, labels, seat))
 ];
}
function revolt(view, labels) {
 const t = speaker(labels);
 return [
  { kind: 'title', text: t('revolt.title') },
  { kind: 'line', text: t('revolt.rule', { regions: labels.list(view.stage.revolt.map(labels.name)) }) }
 ];
}
function over(view, labels) {
 const t = speaker(labels);
 const { ranks, ended } = view.stage;
 const seats = Object.keys(ranks).sort((one, other) => ranks[one] - ranks[other]);
 const lines = Object.keys(view.seats[seats[0]].points_for);
 return [
  { kind: 'title', text: t('over.title'), mark: 'points' },
  { kind: 'line', text: labels.t(`impero.ended.${ended}`, { year: view.year }) },
  {
   kind: 'table',
   caption: t('over.caption'),
   heads: [t('over.what'), ...seats.map(labels.name)],
   rows: [
    ...lines.map((what) => [t(`over.${what}`), ...seats.map((seat) => {
     const [count, points] = view.seats[seat].points_for[what];
     return t('over.cell', { count, points });
    })]),
    [t('over.total'), ...seats.map((seat) => String(view.seats[seat].score))],
    [t('over.rank'), ...seats.map((seat) => String(ranks[seat]))]
   ]
  },
  { kind: 'line', text: t('over.rules') }
 ];
}
function createCampaign(host, { labels, rules = {}, size = 'normal' }) {
 const t = speaker(labels);
 const root = createRoot(host, { className: 'gk-scene gk-campaign', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const texts = { labels, rules };
 const told2 = el('div', { class: 'gk-scene-part gk-scene-told', 'data-gk-rules': true });
 const going = el('div', { class: 'gk-scene-part gk-scene-now', 'data-gk-rules': true });
 const paper = el('div', { class: 'gk-campaign-bill' });
 root.element.append(going, paper, told2);
 openRules(told2, { ...texts, signal });
 openRules(going, { ...texts, signal });
 const bill = createBill(paper, { labels, rules, size });
 signal.addEventListener('abort', () => bill.destroy());
 let view = {};
 const tips = createTips(root.element, going, {
  selector: '[data-help]',
  explain: (cell2) => ({ name: t('reconstructed.name'), lines: [t(`tip.${cell2.dataset.help}`)] }),
  signal
 });
 const write = createRewrite(() => tips.forget());
 const sentence = (text, className) => said(cited(text), texts, className);
 function blockOf(block) {
  switch (block.kind) {
   case 'title':
    return [sceneTitle(block.text, block.mark ? { help: block.mark, word: t('reconstructed') } : null)];
   case 'seats':
    return [el(block.ordered ? 'ol' : 'ul', { class: 'gk-scene-seats', 'aria-label': block.label }, ...block.items.map(seatOf))];
   case 'dice':
    return [el('p', { class: 'gk-campaign-label' }, block.label), el('ul', { class: 'gk-campaign-dice', 'aria-label': block.label }, ...block.items.map(dieOf))];
   case 'odds':
    return [el('p', { class: 'gk-campaign-label' }, block.label), el('ul', { class: 'gk-scene-odds', 'aria-label': block.label }, ...block.items.map(oddsOf))];
   case 'table':
    return [sceneTable(block)];
   case 'bill':
    return [];
   default:
    return [sentence(block.text, `gk-scene-${block.kind}`)];
  }
 }
 function seatOf({ seat, lines, ...item }) {
  const { faction } = view.seats[seat];
  return sceneSeat(
   item,
   [factionSign(faction), el('strong', {}, labels.name(seat)), el('span', {}, t('seat.faction', { faction }))],
   lines.map((line) => {
    const [text, ...ids] = cited(line);
    return el('p', { 'data-gk-line': true }, text, ...chips(ids, texts));
   })
  );
 }
 function dieOf({ least, die, hit, words }) {
  return el(
   'li',
   { class: 'gk-campaign-die', 'data-hit': hit === null ? 'open' : String(hit) },
   el('span', { class: 'gk-campaign-face', 'aria-hidden': 'true' }, die === null ? `${least}+` : String(die)),
   ' ',
   el('span', {}, words)
  );
 }
 function oddsOf({ name, words, share: share2 }) {
  const bar = el('span', { class: 'gk-campaign-bar', 'aria-hidden': 'true' });
  bar.style.setProperty('--gk-share', share2.toFixed(4));
  return el('li', {}, el('span', {}, name), ' ', el('strong', {}, words), bar);
 }
 return {
  element: root.element,
  update(next, _extra = {}) {
   view = next;
   const blocks = scene(view, labels);
   const lines = view.memory?.told ?? [];
   const factions = Object.values(view.seats).map(({ faction }) => faction);
   write(told2, lines, () => lines.map((line) => said(line, texts)));
   write(going, [blocks, factions], () => blocks.flatMap(blockOf));
   const shown2 = blocks.find(({ kind }) => kind === 'bill');
   paper.hidden = shown2?.kind !== 'bill';
   if (shown2?.kind === 'bill') {
    bill.update(shown2.paid ? view.bills[shown2.seat] : view.seats[shown2.seat].bill, { view, kind: shown2.paid ? 'paid' : 'come' });
   }
   tips.refresh();
  },
  destroy: root.destroy
 };
}
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
function readMarks(marks, placeOf) {
 const places2 = /* @__PURE__ */ new Set();
 const arrows = /* @__PURE__ */ new Map();
 for (const mark of marks) {
  const ends = mark.split(' > ').map((id) => placeOf(id.trim()));
  for (const id of ends) if (id) places2.add(id);
  const [from, to] = ends;
  if (ends.length === 2 && from && to && from !== to) arrows.set(`${from} > ${to}`, [from, to]);
 }
 return { places: [...places2], arrows: [...arrows.values()] };
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
function destination(rows, [row2, column], key) {
 if (key === 'Home') return [row2, 0];
 if (key === 'End') return [row2, rows[row2] - 1];
 const steps = (
  { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
 );
 if (!steps) return null;
 const clamp2 = (value, most) => Math.max(0, Math.min(most, value));
 const next = clamp2(row2 + steps[0], rows.length - 1);
 return [next, clamp2(column + steps[1], rows[next] - 1)];
}
function makeGrid(table2, signal) {
 const rows = [...table2.rows].map((row2) => (
  [...row2.cells]
 ));
 for (const cell2 of rows.flat()) cell2.tabIndex = -1;
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
 const found2 = [['income', { unit, season: view.season, parts: said2.join(' '), sum: total[unit] }, rules]];
 if (['management', 'actions', 'upkeep'].includes(view.phase)) found2.push(['income.paid', {}, ['IMP-004']]);
 return [...found2, ['income.made']];
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
 const found2 = billOf(view, id);
 if (!found2) {
  const { faction, out } = view.seats[id];
  return [labels.t(`widget.factions.tip.${out ? "out" : "over"}`, { faction })];
 }
 const { bill, kind } = found2;
 const context = contextOf(view, kind);
 const due = bill.due === null ? [] : [labels.t(`widget.factions.tip.upkeep.${kind}`, { due: bill.due, food: bill.food, gold: bill.gold })];
 const said2 = billSays(bill, context).map(([[key, params], ...rules]) => bracketed(labels.t(`widget.bill.${key}`, params), rules));
 return [...due, ...said2.slice(0, 3)];
}
function createFactions(host, { labels, rules = {}, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.factions.${id}`, params);
 const count = new Intl.NumberFormat(labels.lang);
 let view = {};
 const season2 = el('span');
 const panel = createPanel(host, {
  className: 'gk-acc-parties gk-factions',
  label: t('title'),
  bank: t('bank'),
  noted: labels.t('widget.common.noted'),
  size,
  explain: (cell2) => explain(labels, view, cell2)
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
  let shown2 = null;
  let row2 = null;
  function draw2() {
   if (!fold.open || !row2) return;
   shown2 ??= createBill(inside, { labels, rules, size });
   shown2.update(row2.bill, { view, kind: row2.kind });
  }
  fold.addEventListener('toggle', draw2, { signal });
  signal.addEventListener('abort', () => shown2?.destroy(), { once: true });
  panel.patch(seat, (next) => {
   row2 = next;
   const { bill, kind } = next;
   fold.hidden = bill === null;
   if (bill) setText(words, t(`fold.${kind}`, { player: seat, due: bill.due ?? labels.t('widget.common.hidden'), owed: owed(next) }));
   draw2();
  });
  return fold;
 }
 function make(signal) {
  const stocks = seatTable('stocks', [...STOCKS, ...POINTS], (column) => ({ income }) => income[column] ? signed2(income[column], count) : '');
  stocks.caption?.append(season2);
  const empire = seatTable('empire', EMPIRE, (column) => column === 'upkeep' ? owed : void 0);
  empire.caption?.append(t('empire'), ' ', el('span', { class: 'gk-acc-legend' }, t('reconstructed')));
  const folds = el('div', {}, ...Object.keys(view.seats).map((seat) => billFold(seat, signal)));
  return { tables: [stocks, empire], below: folds };
 }
 return {
  update(next, extra = {}) {
   view = next;
   panel.build(Object.keys(view.seats), make);
   setText(season2, t('stocks', { season: view.season }));
   panel.write(factionRows(view, extra.before), extra.marks);
  },
  purse: panel.purse,
  destroy: panel.destroy
 };
}
var buildingPlace = (city, kind) => `${city}:${kind}`;
var piecePlace = ({ owner, name }) => `${owner}.${name}`;
var inOrder = new Intl.Collator('en', { numeric: true }).compare;
var found = /* @__PURE__ */ new WeakMap();
function standing(view) {
 const known = found.get(view) ?? worked(view);
 found.set(view, known);
 return known;
}
function worked({ cities = {}, armies = [], fleets = [], agents = [] }) {
 const pieces = {};
 for (const { owner, name, sea } of fleets) pieces[`${owner}.${name}`] = { owner, name, kind: 'fleet', at: sea, aboard: '' };
 for (const { owner, name, place } of armies) {
  const fleet = pieces[`${owner}.${place}`];
  pieces[`${owner}.${name}`] = { owner, name, kind: 'army', at: fleet ? fleet.at : place, aboard: fleet ? place : '' };
 }
 for (const { owner, name, kind, region } of agents) pieces[`${owner}.${name}`] = { owner, name, kind, at: region, aboard: '' };
 const parts = {};
 for (const [city, { buildings = [] }] of Object.entries(cities)) {
  for (const { kind } of buildings) (parts[city] ??= []).push(buildingPlace(city, kind));
 }
 for (const place of Object.keys(pieces).sort(inOrder)) (parts[pieces[place].at] ??= []).push(place);
 return { pieces, parts };
}
var holderOf = ({ pieces }, place) => pieces[place]?.at ?? place.split(':')[0];
var openParts = ({ parts }, { options }, id) => (parts[id] ?? []).filter((part) => part in options);
function allParts(now, { options, chosen, refused }, id) {
 const there = now.parts[id] ?? [];
 const named = [.../* @__PURE__ */ new Set([...Object.keys(options), chosen, ...Object.keys(refused)])];
 const built = new Set(named.filter((place) => place.startsWith(`${id}:`) && (place in options || place === chosen)));
 return [...there, ...[...built].filter((place) => !there.includes(place))];
}
var choosable = (now, choices, id) => allParts(now, choices, id).filter((part) => part in choices.options);
function byHolder(ids, now, choices) {
 const open2 = ids.filter((id) => id in choices.options || choosable(now, choices, id).length > 0);
 return { ...choices, options: Object.fromEntries(open2.map((id) => [id, { label: choices.options[id]?.label ?? '', unit: '' }])) };
}
function markOf(now, choices, id) {
 if (choices.chosen === id) return 'chosen';
 if (choices.picked.includes(id)) return 'picked';
 if (id in choices.options) return 'option';
 const parts = now.parts[id] ?? [];
 const unbuilt = allParts(now, choices, id).filter((part) => !parts.includes(part));
 return unbuilt.length > 0 ? 'option' : '';
}
var faded = (now, choices, id) => Object.keys(choices.options).length > 0 && id in choices.refused && markOf(now, choices, id) === '' && openParts(now, choices, id).length === 0;
var differ = (a, b) => a !== b && JSON.stringify(a) !== JSON.stringify(b);
var told = ({ armies = [], fleets = [], agents = [] }) => Object.fromEntries([...armies, ...fleets, ...agents].map((piece) => [piecePlace(piece), piece]));
function changed(before, view) {
 const found2 = /* @__PURE__ */ new Set();
 for (
  const part of
  ['regions', 'cities']
 ) {
  const [old2, now2] = [before[part] ?? {}, view[part] ?? {}];
  if (old2 === now2) continue;
  for (const id of Object.keys(now2)) {
   const own = part === 'regions' ? [strip(old2[id]), strip(now2[id])] : [old2[id], now2[id]];
   if (differ(own[0], own[1])) found2.add(id);
  }
 }
 const [old, now] = [told(before), told(view)];
 const [was, is] = [standing(before).pieces, standing(view).pieces];
 for (const place of /* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(now)])) {
  if (!differ(units(old[place]), units(now[place])) && was[place]?.at === is[place]?.at) continue;
  for (const piece of [was[place], is[place]]) if (piece) found2.add(piece.at);
 }
 return [...found2];
}
var strip = (region) => region && [region.governor, region.lasting];
var units = (piece) => piece && [piece.units, piece.ships, piece.caught, piece.place];
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known) {
 const own = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known(id)));
 return { options: own(options), refused: own(refused), picked: picked.filter(known), chosen: known(chosen) ? chosen : '' };
}
var optionsFirst = (ids, { options }) => [...ids.filter((id) => id in options), ...ids.filter((id) => !(id in options))];
function jump(ids, { options }, from, by) {
 const start = ids.indexOf(from);
 for (let step3 = 1; step3 <= ids.length; step3 += 1) {
  const id = ids[(start + by * step3 + ids.length * step3) % ids.length];
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
var CARD_KEYS = /* @__PURE__ */ boardKeys([{ command: 'open', keys: ['e'], shown: ['e'] }], []);
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
   const lines = new Map(options.map((option) => [option.dataset.region, option]));
   ids = next;
   if (options.length > 0) options = ids.map((id) => (
    lines.get(id)
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
 drawing,
 folds,
 labels,
 words,
 ids,
 elements,
 middleOf,
 boxOf: boxOf2,
 spotOf,
 holderOf: holderOf2,
 known,
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
  const beside = boxOf2(spot);
  if (!beside) return tip.hide();
  const { x, y, w, h } = beside.box;
  const [above, below] = [sight2.toStage([x + w / 2, y]), sight2.toStage([x + w / 2, y + h])];
  tip.show(speech.heading(id, part), [...speech.tip(id, part), ...notes.words(id)], { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + beside.gap });
 }
 function placeOpen() {
  const beside = openCard.id === '' ? null : boxOf2({ id: openCard.id, part: '' });
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
  const id = place === '' ? '' : holderOf2(place);
  if (selected in elements) elements[selected].setAttribute('aria-pressed', 'false');
  selected = id in elements ? id : '';
  if (selected !== '') elements[selected].setAttribute('aria-pressed', 'true');
  list.select(selected);
  onMark();
 }
 function setChoices(given) {
  const before = choices;
  choices = complete(given, known);
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
   choices = complete(choices, known);
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
var STRIPE = 13;
var outline = (name) => svg('g', { class: `gk-outline gk-outline-${name}` }, svg('path', { class: 'gk-outline-case' }), svg('path', { class: 'gk-outline-line' }));
function createMarks(scene2, board) {
 const { regions } = board;
 const stem = uniqueId('mark');
 const stripes = svg(
  'pattern',
  { id: `${stem}-stripes`, width: STRIPE, height: STRIPE, patternUnits: 'userSpaceOnUse' },
  svg('path', { d: `M0 0V${STRIPE}`, class: 'gk-map-stripe' })
 );
 const defs = svg('defs', {}, stripes);
 const veil = svg('path', { class: 'gk-map-veil', d: '' });
 const choice2 = svg('g', {});
 const path = svg('g', { class: 'gk-map-way' });
 const head2 = svg('path', { d: 'M-13 -8L2 0L-13 8Z', class: 'gk-map-way-head', style: 'display:none' });
 const selection = outline('selected');
 const focus = outline('focus');
 scene2.layers.marks.append(defs, veil, choice2, selection, path);
 scene2.layers.focus.append(head2, focus);
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
 function offer2(id, kind) {
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
    choice2.before(group);
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
    const group = offer2(id, kind);
    offered.set(id, { kind, group });
    choice2.append(group);
   }
   const faded2 = Object.keys(next.options).length > 0 ? Object.keys(next.refused).filter((id) => !ids.has(id)) : [];
   veil.setAttribute('d', faded2.map((id) => regions[id].d).join(''));
  },
  showWay(from, to) {
   path.replaceChildren();
   head2.style.display = from && to ? '' : 'none';
   if (!from || !to) return;
   const pieces = way(from, to, board.wrap ? board.viewBox[2] : 0);
   const d = pieces.map(([[x02, y02], [x12, y12]]) => `M${x02.toFixed(1)} ${y02.toFixed(1)}L${x12.toFixed(1)} ${y12.toFixed(1)}`).join('');
   const [[x0, y0], [x1, y1]] = pieces[pieces.length - 1];
   const turn2 = Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI;
   head2.style.transform = `translate(${x1.toFixed(1)}px, ${y1.toFixed(1)}px) rotate(${turn2.toFixed(1)}deg) scale(var(--gk-px))`;
   path.append(svg('path', { d, class: 'gk-map-way-case' }), svg('path', { d, class: 'gk-map-way-line' }));
  },
  rescale: (k) => stripes.setAttribute('patternTransform', `scale(${(1 / k).toFixed(4)}) rotate(28)`)
 };
}
var OFF = 13;
function createNotes(layer, { labels, elements, placeOf, at, scale, wrap = 0 }) {
 const noted = createNoted(labels, elements, placeOf);
 const group = svg('g', { 'aria-hidden': 'true', class: 'gk-noted' });
 layer.append(group);
 let px = 1;
 let drawn = '';
 const written2 = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow(from, to) {
  const pieces = way(from, to, wrap);
  const last = pieces[pieces.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces.map(([start, end]) => `M${written2(start)}L${written2(end)}`).join('');
  const turn2 = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written2(last[1])}) rotate(${turn2}) ${sized()}` })
  ];
 }
 function draw2() {
  const { places: places2, arrows } = noted;
  const points = Object.fromEntries(places2.map((id) => [id, at(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn) return;
  drawn = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow(points[from], points[to])),
   ...places2.map((id) => noteSign(`translate(${written2(points[id])}) ${sized()}`))
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
function createOpenCard(stage, { close: closing, name, title: titled, group, parts, words, lines: facts, onPlace, onClose, signal }) {
 const title = el('strong');
 const close = el('button', { type: 'button', class: 'gk-open-close', 'aria-label': closing, title: closing }, '×');
 const row2 = el('div', { class: 'gk-open-squares', role: 'group' });
 const said2 = el('div', { class: 'gk-open-said' });
 const whole = el('button', { type: 'button', class: 'gk-button gk-open-whole', hidden: true });
 const lines = el('div', { class: 'gk-open-lines' });
 const element = el('div', { class: 'gk-float gk-open', role: 'group', hidden: true }, el('div', { class: 'gk-open-head' }, title, close), row2, said2, whole, lines);
 stage.append(element);
 let id = '';
 let stop = 0;
 let scene2 = null;
 let shown2 = [];
 const buttons = () => (
  [...row2.children]
 );
 const told2 = () => scene2 && id && shown2[stop] ? words(shown2[stop].place, id, scene2) : '';
 function go(index, focus = true) {
  stop = Math.max(0, Math.min(buttons().length - 1, index));
  buttons().forEach((button, at) => button.setAttribute('tabindex', at === stop ? '0' : '-1'));
  if (focus) (buttons()[stop] ?? close).focus({ preventScroll: true });
  setText(said2, told2());
 }
 function draw2() {
  if (!scene2) return;
  const now = scene2;
  const { choices } = now;
  setText(title, name(id));
  element.setAttribute('aria-label', titled(id));
  row2.setAttribute('aria-label', group(id));
  const had = row2.contains(active(row2));
  shown2 = parts(id, now);
  row2.hidden = shown2.length === 0;
  row2.replaceChildren(...shown2.map(({ place, drawn }) => {
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
  lines.replaceChildren(...facts(id, now).map((line) => el('div', {}, line)));
 }
 row2.addEventListener('click', (event) => {
  const button = (
   event.target.closest('[data-place]')
  );
  if (!(button instanceof HTMLElement)) return;
  go(buttons().indexOf(button));
  onPlace(button.dataset.place ?? '');
 }, { signal });
 row2.addEventListener('focusin', (event) => {
  const index = buttons().indexOf(
   event.target
  );
  if (index >= 0 && index !== stop) go(index, false);
 }, { signal });
 row2.addEventListener('pointerover', (event) => {
  const index = buttons().findIndex((button) => button.contains(
   event.target
  ));
  if (index >= 0 && scene2) setText(said2, words(shown2[index].place, id, scene2));
 }, { signal });
 row2.addEventListener('pointerleave', () => id && setText(said2, told2()), { signal });
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
  words: told2,
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
var clamp = (low, value, high) => Math.min(high, Math.max(low, value));
function metrics(width, units2, scale = 1) {
 const k = width / units2;
 const font = clamp(9.4, 7.4 + 6.2 * k, 15) * scale / k;
 return { k, font, seaFont: font * clamp(0.95, 0.8 + 0.5 * k, 1.08), piece: clamp(0.54, 0.36 + 0.7 * k, 1.15) * scale / k };
}
function textWidth(text, size) {
 let ems = 0;
 for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
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
   const units2 = part[2] / width;
   centre = [grip.centre[0] - dx * units2, grip.centre[1] - dy * units2];
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
var open = (text) => text.replace(/[.]$/, '');
var opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
var UNITS = ['nourriture', 'bois', 'metal', 'or', 'influence', 'initiative'];
var EFFECTS = ['city_pv', 'recruits', 'influence', 'initiative', 'spring', 'coastal'];
function byLand({ cities, regions }, { first, second }) {
 return regions[cities[first].region].borders.includes(cities[second].region);
}
function createFacts(labels, board) {
 const t = (id, params = {}) => labels.t(`widget.provinces.${id}`, params);
 const amount = (unit, count) => t('amount', { count, unit });
 const amounts2 = (sums) => labels.list(UNITS.filter((unit) => sums[unit]).map((unit) => amount(unit, sums[unit])));
 function whose(view, seat) {
  const faction = view.seats?.[seat]?.faction ?? '';
  return faction ? t('whose', { seat, faction }) : labels.name(seat);
 }
 const units2 = (units3) => labels.list(board.facts.land.flatMap((kind, index) => units3[index] > 0 ? [t(`units.${kind}`, { count: units3[index] })] : []));
 function piece(view, now, place) {
  const { owner, name, kind, aboard } = now.pieces[place];
  const who = whose(view, owner);
  const own = (each) => piecePlace(each) === place;
  if (kind === 'army') {
   const army = view.armies.find(own);
   const said3 = t('army', { name, who, units: units2(army.units) });
   return aboard ? t('aboard', { piece: said3, fleet: aboard }) : said3;
  }
  if (kind === 'fleet') {
   const { ships, cargo, carries } = view.fleets.find(own);
   return t('fleet', { name, who, ships, cargo, carries });
  }
  const { caught } = view.agents.find(own);
  const said2 = t(`agent.${kind}`, { name, who });
  return caught ? t('caught', { piece: said2 }) : said2;
 }
 function left(view, place) {
  const found2 = [...view.armies ?? [], ...view.fleets ?? [], ...view.agents ?? []].find((each) => piecePlace(each) === place);
  return found2 ? t('left', { steps: found2.left ?? 0 }) : '';
 }
 function building(view, city, kind) {
  const own = view.cities?.[city]?.buildings?.find((each) => each.kind === kind);
  return own ? t('building', { building: kind, level: own.level, pv: own.pv, most: own.most }) : t('building.none', { building: kind });
 }
 function earned(view, here, seat) {
  const sums = {};
  for (const { where, unit, amount: count } of view.seats?.[seat]?.income?.lines ?? []) if (here(where)) sums[unit] = (sums[unit] ?? 0) + count;
  return sums;
 }
 const routesOf2 = (view, city) => (view.routes ?? []).filter(({ first, second }) => first === city || second === city);
 const lists = {
  pieces(view, now, id) {
   const told2 = (now.parts[id] ?? []).filter((part) => part in now.pieces).map((part) => piece(view, now, part));
   return told2.length > 0 ? t('pieces', { pieces: told2.join('; ') }) : '';
  }
 };
 function standing3(view, id) {
  const city = board.cities[id];
  if (!city) {
   if (board.regions[id].kind === 'sea') return t('sea');
   const { governor, stability } = view.regions?.[id] ?? {};
   return governor ? t('governed', { who: whose(view, governor), stability, most: board.facts.most_stability }) : t('ungoverned');
  }
  const { owner, how, pv, most, besieger } = view.cities?.[id] ?? {};
  const held = owner ? t(`how.${how}`, { who: whose(view, owner) }) : t('how.neutral');
  const said2 = pv === void 0 ? t('city.bare', { region: city.region, held }) : t('city', { region: city.region, held, pv, most });
  return besieger ? t('besieged', { city: said2, who: whose(view, besieger) }) : said2;
 }
 function yieldsOf(stability) {
  if (stability === 0) return t('stability.none');
  const gold = board.facts.stability_gold[stability];
  if (gold === 0) return '';
  return gold > 0 ? t('stability.gold', { gold }) : t('stability.cost', { gold: -gold });
 }
 function regionLines(view, id, now) {
  const { kind, borders, seas } = board.regions[id];
  if (kind === 'sea') return [lists.pieces(view, now, id), t('sea.regions', { regions: seas }), t('sea.borders', { seas: borders }), t('made')];
  const { governor, lasting, stability } = view.regions?.[id] ?? {};
  const own = Object.keys(board.cities).filter((city) => board.cities[city].region === id);
  const lines = [];
  if (governor && lasting !== stability) lines.push(t('winter', { lasting, stability, loss: lasting - stability }));
  if (governor) lines.push(yieldsOf(stability));
  lines.push(t('cities', { cities: labels.list(own.map((city) => t('cities.one', { city, who: holder(view, city) }))) }));
  lines.push(lists.pieces(view, now, id));
  if (governor) {
   const sums = earned(view, (where) => where === id || own.includes(where), governor);
   if (Object.values(sums).some(Boolean)) lines.push(t('income', { who: whose(view, governor), amounts: amounts2(sums) }));
  }
  lines.push(t('borders', { regions: borders }), ...seas.length > 0 ? [t('coast', { seas })] : [], t('made'));
  return lines;
 }
 const holder = (view, city) => view.cities?.[city]?.owner ? labels.name(view.cities[city].owner) : t('how.neutral');
 function influence(view, id) {
  const { influence: points = {}, threshold, how } = view.cities?.[id] ?? {};
  if (board.cities[id].threshold === null) return t('influence.capital');
  if (how === 'conquered') return t('influence.conquered');
  const each = Object.entries(points).map(([seat, count]) => t('influence.one', { seat, count }));
  const said2 = each.length > 0 ? t('influence', { points: labels.list(each) }) : t('influence.none');
  return how === 'federated' ? t('influence.kept', { said: open(said2), least: threshold - 1 }) : t('influence.wins', { said: open(said2), threshold: threshold ?? board.cities[id].threshold });
 }
 function cityLines(view, id, now) {
  const printed = board.cities[id];
  const { owner, buildings = [], besieger } = view.cities?.[id] ?? {};
  const free = printed.slots - buildings.length;
  const built = buildings.map(({ kind }) => building(view, id, kind));
  if (free > 0) built.push(t('free', { count: free }));
  const lines = [];
  if (besieger) lines.push(t('siege'));
  lines.push(t('buildings', { buildings: built.join('; ') }));
  if (view.cities) lines.push(influence(view, id));
  const inside = lists.pieces(view, now, id);
  if (inside) lines.push(inside);
  lines.push(t('produces', { amounts: amounts2(printed.production) }));
  if (owner) {
   const sums = earned(view, (where) => where === id, owner);
   lines.push(t(Object.values(sums).some(Boolean) ? 'income' : 'income.none', { who: whose(view, owner), amounts: amounts2(sums) }));
  }
  for (const route of routesOf2(view, id)) {
   const other = route.first === id ? route.second : route.first;
   lines.push(t(byLand(board, route) ? 'route.land' : 'route.sea', { city: other, seats: labels.list(route.holders.map(labels.name)) }));
  }
  if (!printed.coast) lines.push(t('inland'));
  lines.push(t('made'));
  return lines;
 }
 return {
  standing: standing3,
  whose,
  units: units2,
  part(view, now, place) {
   if (place in now.pieces) return piece(view, now, place);
   const [city, kind] = place.split(':');
   return kind ? building(view, city, kind) : labels.name(place);
  },
  more(view, place) {
   const kind = place.split(':')[1];
   if (!kind) return left(view, place);
   const printed = board.facts.buildings[kind];
   const level = view.cities?.[place.split(':')[0]]?.buildings?.find((own) => own.kind === kind)?.level ?? 1;
   const yields = amounts2(printed.produces[level - 1] ?? {});
   const effects = EFFECTS.filter((name) => printed[name]).map((name) => t(`effect.${name}`, { count: printed[name] }));
   return [yields && t('yields', { amounts: yields }), ...effects].filter(Boolean).map(opened).join('. ');
  },
  lines(id, view, now) {
   const lines = id in board.cities ? cityLines(view, id, now) : regionLines(view, id, now);
   return [`${opened(standing3(view, id))}.`, ...lines].filter(Boolean);
  },
  summary(id, view, now) {
   const parts = (now.parts[id] ?? []).map((place) => this.part(view, now, place));
   return parts.length > 0 ? parts.join('; ') : t('empty');
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
var CITIES = (
 look_default2.cities
);
var BUILDINGS = (
 look_default2.buildings
);
var AGENTS = (
 look_default2.agents
);
var TOKENS = (
 look_default2.tokens
);
var FACTIONS2 = (
 look_default2.factions
);
var letterOf = (faction) => FACTIONS2[faction]?.letter ?? '';
var shapeOf = (kind) => AGENTS[kind] ?? TOKENS[kind];
var placed = ([x, y]) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
var written = (text, [x, y], name) => svg('text', { x, y, class: name }, text);
var drawCity = (how, faction, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-town', 'data-how': how || 'neutral', 'data-faction': faction || null },
 svg('path', { d: CITIES[how], transform: 'scale(.94)' }),
 written(letterOf(faction), [0, how === 'capital' ? 5.6 : 4], 'gk-town-letter')
);
function drawBuilding(kind, { level, pv, most }, at) {
 if (kind === '') return svg('g', { transform: placed(at), class: 'gk-slot-free' }, svg('rect', { x: -6, y: -6.5, width: 12, height: 12, rx: 2 }));
 const pips = Array.from({ length: most }, (_, index) => svg('rect', { x: (index - most / 2) * 4.2 + 0.5, y: 6.6, width: 3.2, height: 2.4, class: index < pv ? 'gk-pip' : 'gk-pip gk-pip-lost' }));
 return svg(
  'g',
  { transform: placed(at), class: `gk-slot gk-slot-${level > 1 ? "high" : "low"}` },
  svg('rect', { x: -6.5, y: -7.5, width: 13, height: 13, rx: 2 }),
  svg('path', { d: BUILDINGS[kind], transform: 'translate(0 -1) scale(.92)', class: 'gk-slot-icon' }),
  ...level > 1 ? [svg('path', { d: 'M1.6 -7.5H6.5V-2.6Z', class: 'gk-slot-level' })] : [],
  ...pips
 );
}
function drawPiece(kind, faction, count, { engines = false, cargo = 0 } = {}) {
 const { d, text } = shapeOf(kind);
 const parts = [
  svg('path', { d, class: 'gk-piece-case' }),
  svg('path', { d, class: 'gk-piece-body' }),
  written(letterOf(faction), text, 'gk-piece-code')
 ];
 if (engines) parts.push(svg(
  'g',
  { transform: 'translate(-10.5 10.5)', class: 'gk-piece-engine' },
  svg('circle', { r: 5.4 }),
  svg('path', { d: 'M-3 0H3M0 -3V3M-2.1 -2.1L2.1 2.1M2.1 -2.1L-2.1 2.1' })
 ));
 const half = count > 9 ? 10.5 : 7.6;
 if (count > 1) parts.push(svg(
  'g',
  { transform: `translate(${kind === "fleet" ? 13 : 10.5} -8.5)`, class: 'gk-piece-badge' },
  svg('rect', { x: -half, y: -7.6, width: 2 * half, height: 15.2, rx: 7.6 }),
  written(String(count), [0, 3.9], 'gk-piece-number')
 ));
 if (cargo > 0) parts.push(svg(
  'g',
  { transform: 'translate(-13 -9)', class: 'gk-piece-cargo' },
  svg('path', { d: 'M-6.5 -6.5H6.5V1.5C6.5 5.5 3.2 7.6 0 8.8C-3.2 7.6 -6.5 5.5 -6.5 1.5Z' }),
  written(String(cargo), [0, 4], 'gk-piece-number')
 ));
 return svg('g', { class: `gk-piece gk-piece-${kind}`, 'data-faction': faction || null }, ...parts);
}
var drawGovernor = (faction, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-governor', 'data-faction': faction },
 svg('circle', { r: 7.2 }),
 written(letterOf(faction), [0, 4], 'gk-town-letter')
);
var drawInfluence = (faction, count, [x, y]) => svg(
 'g',
 { transform: placed([x, y]), class: 'gk-influence', 'data-faction': faction },
 svg('rect', { x: 0, y: -5.8, width: 10.5, height: 11.6, rx: 3 }),
 written(letterOf(faction), [5.3, 4], 'gk-town-letter'),
 written(String(count), [14.6, 4], 'gk-influence-count')
);
var drawSiege = (faction, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-siege', 'data-faction': faction },
 svg('path', { d: 'M-11 -5L-3 5M-3 -5L-11 5', class: 'gk-siege-blades' }),
 svg('circle', { cx: 5, r: 7 }),
 written(letterOf(faction), [5, 4], 'gk-town-letter')
);
var FACTION = 'rome';
function createLegend(host, labels, { factions, buildings }) {
 const t = (id, params = {}) => labels.t(`widget.provinces.${id}`, params);
 const line = (kind) => svg(
  'g',
  { class: `gk-trade gk-trade-${kind}` },
  svg('path', { d: 'M-14 0H14', class: 'gk-trade-case' }),
  svg('path', { d: 'M-14 0H14', class: 'gk-trade-line', 'data-faction': FACTION })
 );
 const signs = [
  ...factions.map((faction) => (
   [t('legend.faction', { faction }), [drawGovernor(faction, [0, 0])]]
  )),
  [t('legend.stability'), [drawGovernor(FACTION, [-7, 0]), svg('text', { x: 4, y: 4, class: 'gk-map-label gk-name-stability', 'font-size': 11 }, '3')]],
  ...['capital', 'federated', 'conquered', ''].map((how) => (
   [t(`legend.${how || "neutral"}`), [drawCity(how, how ? FACTION : '', [0, 0])]]
  )),
  [t('legend.pv'), [svg('text', { x: -9, y: 4, class: 'gk-map-label gk-name-stability', 'font-size': 11 }, '4/5')]],
  [t('legend.siege'), [drawSiege(FACTION, [0, 0])]],
  [t('legend.influence'), [drawInfluence(FACTION, 3, [-9, 0])]],
  [t('legend.free'), [drawBuilding('', { level: 1, pv: 0, most: 0 }, [0, 0])]],
  [t('legend.building'), [drawBuilding('ferme', { level: 2, pv: 2, most: 3 }, [0, 0])]],
  ...buildings.map((kind) => (
   [labels.name(kind), [drawBuilding(kind, { level: 1, pv: 3, most: 3 }, [0, 0])]]
  )),
  [t('legend.army'), [drawPiece('army', FACTION, 3, { engines: true })]],
  [t('legend.fleet'), [drawPiece('fleet', FACTION, 2, { cargo: 1 })]],
  [labels.name('espion'), [drawPiece('espion', FACTION, 1)]],
  [labels.name('emissaire'), [drawPiece('emissaire', FACTION, 1)]],
  [t('legend.land'), [line('land')]],
  [t('legend.sea'), [line('sea')]],
  [t('legend.made'), [svg('path', { d: 'M-10 3h20', class: 'gk-made' })]]
 ];
 appendLegend(host, {
  labels,
  words: 'widget.provinces',
  keys: CARD_KEYS,
  signs: signs.map(([words, parts]) => [words, signOf('-20 -16 40 32', 'gk-province-sign', ...parts)])
 });
}
var TYPE = 11;
var FROM = { small: 560, full: 840 };
var LARGEST = 2;
var SLOT = 15;
var HEIGHT = { small: 33, full: 47 };
var LEAST = { small: 0, full: 98 };
function measure(width, units2, scale = 1) {
 const k = width / units2;
 const own = width / scale;
 const grown = own < FROM.small ? own / FROM.small : clamp(1, own / FROM.full, LARGEST);
 return { k, level: own < FROM.full ? 'small' : 'full', unit: grown * scale / k };
}
function planCity(level, name, slots) {
 const w = Math.max(textWidth(name, TYPE) * 1.04 + 22, 57 + SLOT * slots, LEAST[level]);
 return {
  w,
  h: HEIGHT[level],
  sign: [10, 9],
  name: [20, 12.4],
  pv: [4, 27],
  slots: Array.from({ length: slots }, (_, index) => (
   [37 + SLOT * (index + 0.5), 22.5]
  )),
  garrison: [w - 11, 23],
  influence: level === 'full' ? { x: 4, y: 40, w: w - 8 } : null
 };
}
function planName(name, kind) {
 const w = textWidth(name, TYPE);
 return kind === 'land' ? { w: Math.max(w * 0.97 + 4, 46), h: 29 } : { w: w * 0.93 + 4, h: 15 };
}
var boxOf = ({ w, h }, [x, y], unit) => ({ x: x - w * unit / 2, y: y - h * unit / 2, w: w * unit, h: h * unit });
var PILE = 7;
var stand = (slots, count, unit) => Array.from({ length: count }, (_, index) => {
 const [x, y] = slots[index % slots.length];
 const round2 = Math.floor(index / slots.length);
 return (
  [x + round2 * PILE * unit, y - round2 * PILE * unit * 0.6]
 );
});
var FIELD = { small: 0.86, full: 1 };
var GARRISON = 0.74;
var STEP = 7;
var TARGET = 12;
var JOURNEY = 230;
function createPieces(layer, board) {
 const tokens = /* @__PURE__ */ new Map();
 let sizes = { k: 1, level: 'full', unit: 1 };
 let cellOf = () => [0, 0];
 function places2({ pieces, parts }) {
  const found2 = {};
  const { unit, level } = sizes;
  for (const [id, all] of Object.entries(parts)) {
   const own = all.filter((part) => part in pieces && !pieces[part].aboard);
   if (id in board.cities) {
    const [x, y] = cellOf(id);
    own.forEach((part, index) => found2[part] = { at: [x - (own.length - 1 - index) * STEP * unit, y], scale: GARRISON * unit });
   } else if (id in board.regions) {
    stand(board.regions[id].slots[level], own.length, unit).forEach((at, index) => found2[own[index]] = { at, scale: FIELD[level] * unit });
   }
  }
  return found2;
 }
 function facts(view, now, place) {
  const { owner, name, kind } = now.pieces[place];
  const own = (piece) => piece.owner === owner && piece.name === name;
  if (kind === 'army') {
   const units2 = view.armies.find(own).units;
   const engines = units2.at(-1);
   const combat = units2.slice(0, -1).reduce((sum, count) => sum + count, 0);
   return { kind, count: combat || engines, engines: engines > 0, cargo: 0 };
  }
  if (kind === 'fleet') {
   const { ships, cargo } = view.fleets.find(own);
   return { kind, count: ships, engines: false, cargo };
  }
  return { kind, count: 1, engines: false, cargo: 0 };
 }
 function settle({ element, at: [x, y], scale }) {
  element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`);
  element.style.setProperty('--gk-token', (scale / sizes.unit).toFixed(3));
 }
 function draw2(view, now, factionOf, animate) {
  const found2 = places2(now);
  for (const [place, token] of tokens) {
   if (place in found2) continue;
   token.element.remove();
   tokens.delete(place);
  }
  for (const [place, { at, scale }] of Object.entries(found2)) {
   const { kind, count, engines, cargo } = facts(view, now, place);
   const faction = factionOf(now.pieces[place].owner);
   const text = JSON.stringify([kind, faction, count, engines, cargo]);
   let token = tokens.get(place);
   if (!token) {
    token = { element: svg('g', { 'data-place': place, class: 'gk-token' }), at, scale, text: '', ringed: '' };
    tokens.set(place, token);
    layer.append(token.element);
    settle(token);
   }
   if (token.text !== text) {
    token.text = text;
    token.ringed = '';
    token.element.replaceChildren(
     svg('circle', { r: (TARGET / (scale / sizes.unit)).toFixed(1), class: 'gk-piece-target' }),
     drawPiece(kind, faction, count, { engines, cargo })
    );
   }
   if (token.at[0] === at[0] && token.at[1] === at[1] && token.scale === scale) continue;
   const before = token.at;
   [token.at, token.scale] = [at, scale];
   settle(token);
   if (animate) {
    const frame = ([x, y]) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` });
    token.element.animate([frame(before), frame(at)], { duration: JOURNEY, easing: 'ease-in-out' });
   }
  }
 }
 return {
  draw: draw2,
  shown(view, now, place) {
   const { count, engines, cargo } = facts(view, now, place);
   return [count, { engines, cargo }];
  },
  layOut(next, cell2) {
   [sizes, cellOf] = [next, cell2];
  },
  at({ pieces }, place) {
   const piece = pieces[place];
   return tokens.get(piece?.aboard ? `${piece.owner}.${piece.aboard}` : place)?.at ?? null;
  },
  ring(kindOf) {
   for (const [place, token] of tokens) {
    const kind = kindOf(place);
    if (token.ringed === kind) continue;
    token.ringed = kind;
    token.element.querySelector('.gk-piece-ring')?.remove();
    if (kind === '') continue;
    const { d } = shapeOf(JSON.parse(token.text)[0]);
    token.element.prepend(svg(
     'g',
     { class: `gk-piece-ring gk-piece-ring-${kind}` },
     svg('path', { d, class: 'gk-piece-ring-case' }),
     svg('path', { d, class: 'gk-piece-ring-line' })
    ));
   }
  }
 };
}
var OFF2 = 2;
var OUTSIDE = { changed: 0.6, noted: 2.4 };
var CHIP = 22;
var LAST = 19;
var SUM = 13;
function outline2(name, { w, h }, off) {
 const shape = { x: -off, y: -off, width: w + 2 * off, height: h + 2 * off, rx: 4 + off };
 return svg(
  'g',
  { class: `gk-card-mark gk-card-mark-${name}` },
  svg('rect', { ...shape, class: 'gk-card-mark-case' }),
  svg('rect', { ...shape, class: 'gk-card-mark-line' })
 );
}
var dots = (x, y, length) => svg('path', { d: `M${x.toFixed(1)} ${y}h${length.toFixed(1)}`, class: 'gk-made' });
function createButton(id, kind) {
 const body = svg('g', { 'aria-hidden': 'true' });
 const marks = svg('g', { 'aria-hidden': 'true' });
 const element = svg('g', { class: `gk-plate gk-plate-${kind}`, 'data-place': id, role: 'button', tabindex: '-1' }, marks, body);
 let size = { w: 0, h: 0 };
 let marked = '';
 return {
  element,
  body,
  place(next, [x, y], unit) {
   size = next;
   marked = '';
   element.setAttribute('transform', `translate(${(x - size.w * unit / 2).toFixed(1)} ${(y - size.h * unit / 2).toFixed(1)}) scale(${unit.toFixed(4)})`);
  },
  mark(kinds) {
   if (kinds.join() === marked) return;
   marked = kinds.join();
   marks.replaceChildren(...kinds.map((kind2) => outline2(kind2, size, OFF2 + (OUTSIDE[kind2] ?? 0))));
  }
 };
}
function createPlate(id, labels) {
 const button = createButton(id, 'city');
 let plan = null;
 return {
  ...button,
  place(next, middle, unit) {
   plan = next;
   button.place(next, middle, unit);
  },
  draw(city, factionOf) {
   if (!plan) return;
   const { owner = '', how = '', pv, most, buildings = [], influence = {}, threshold, besieger = '' } = city;
   button.element.dataset.how = how || 'neutral';
   const faction = owner ? factionOf(owner) : '';
   const slots = plan.slots.map((at, index) => {
    const own = buildings[index];
    const drawn = drawBuilding(own?.kind ?? '', own ?? { level: 1, pv: 0, most: 0 }, at);
    if (own) drawn.dataset.place = `${id}:${own.kind}`;
    return drawn;
   });
   const row2 = plan.influence;
   const chips2 = [];
   if (row2 && threshold !== null && threshold !== void 0) {
    const seats = Object.entries(influence);
    const pace = seats.length > 1 ? Math.min(CHIP, (row2.w - LAST - SUM) / (seats.length - 1)) : 0;
    seats.forEach(([seat, count], index) => chips2.push(drawInfluence(factionOf(seat), count, [row2.x + index * pace, row2.y])));
    chips2.push(svg('text', { x: row2.x + row2.w, y: row2.y + 4, class: 'gk-plate-of' }, `/${threshold}`));
   }
   button.body.replaceChildren(
    svg('rect', { width: plan.w, height: plan.h, rx: 4, class: 'gk-plate-paper' }),
    drawCity(how, faction, plan.sign),
    svg('text', { x: plan.name[0], y: plan.name[1], class: 'gk-plate-name' }, labels.name(id)),
    dots(plan.name[0], plan.name[1] + 2.2, textWidth(labels.name(id), TYPE) * 0.92),
    ...pv === void 0 ? [] : [svg('text', { x: plan.pv[0], y: plan.pv[1], class: 'gk-plate-pv' }, `${pv}/${most}`)],
    ...slots,
    ...chips2,
    ...besieger ? [drawSiege(factionOf(besieger), [plan.w - 9, -5])] : []
   );
  },
  markSlots(kindOf) {
   for (const node of button.body.querySelectorAll('[data-place]')) {
    const kind = kindOf(
     node.dataset.place ?? ''
    );
    if (kind) node.setAttribute('data-choice', kind);
    else node.removeAttribute('data-choice');
   }
  }
 };
}
function createName(id, kind, labels) {
 const button = createButton(id, kind);
 let size = { w: 0, h: 0 };
 return {
  ...button,
  place(next, middle, unit) {
   size = next;
   button.place(next, middle, unit);
  },
  draw(region, factionOf) {
   const { governor = '', stability, lasting } = region;
   const middle = size.w / 2;
   const drawn = [
    svg('rect', { width: size.w, height: size.h, class: 'gk-plate-target' }),
    svg('text', { x: middle, y: TYPE + 0.5, class: `gk-map-label gk-map-label-${kind}`, 'font-size': TYPE }, labels.name(id)),
    dots(middle - textWidth(labels.name(id), TYPE) * 0.42, TYPE + 2.8, textWidth(labels.name(id), TYPE) * 0.84)
   ];
   if (governor) {
    const words = lasting === stability ? String(stability) : `${lasting} − ${lasting - stability}`;
    const left = middle - (16 + words.length * 5.6) / 2;
    drawn.push(
     drawGovernor(factionOf(governor), [left + 7, 21]),
     svg('text', { x: left + 17, y: 25, class: 'gk-map-label gk-name-stability', 'font-size': TYPE }, words)
    );
   }
   button.body.replaceChildren(...drawn);
  }
 };
}
var BEND = 0.14;
function lineOf([ax, ay], [bx, by], land) {
 if (land) return `M${ax} ${ay}L${bx} ${by}`;
 const pull = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
 return `M${ax} ${ay}Q${pull[0].toFixed(1)} ${pull[1].toFixed(1)} ${bx} ${by}`;
}
function createRoutes(layer, board) {
 let drawn = '';
 return {
  update(routes, factionOf) {
   const wanted = JSON.stringify([routes, routes.map(({ holders }) => holders.map(factionOf))]);
   if (wanted === drawn) return;
   drawn = wanted;
   layer.replaceChildren(...routes.map((route) => {
    const land = byLand(board, route);
    const d = lineOf(board.cities[route.first].xy, board.cities[route.second].xy, land);
    const [one, two] = route.holders.map(factionOf);
    return svg(
     'g',
     { class: `gk-trade gk-trade-${land ? "land" : "sea"}` },
     svg('path', { d, class: 'gk-trade-case' }),
     ...two ? [svg('path', { d, class: 'gk-trade-line', 'data-faction': two })] : [],
     svg('path', { d, class: `gk-trade-line${two ? " gk-trade-shared" : ""}`, 'data-faction': one })
    );
   }));
  }
 };
}
var FACTIONS3 = (
 look_default2.factions
);
var HATCHES2 = (
 look_default2.hatches
);
var NEAR = 4;
function leader({ x, y, w, h }, [cx, cy], unit) {
 const [ex, ey] = [Math.min(Math.max(cx, x), x + w), Math.min(Math.max(cy, y), y + h)];
 return Math.hypot(cx - ex, cy - ey) < NEAR * unit ? '' : `M${ex.toFixed(1)} ${ey.toFixed(1)}L${cx} ${cy}`;
}
function createScene(board) {
 const stem = uniqueId('province');
 const tiles = Object.entries(FACTIONS3).map(([faction, { hatch }]) => {
  const { size, d, width: width2 } = HATCHES2[hatch];
  return svg(
   'pattern',
   { id: `${stem}-${faction}`, width: size, height: size, patternUnits: 'userSpaceOnUse', 'data-faction': faction },
   svg('rect', { width: size, height: size, class: 'gk-map-ground' }),
   svg('path', { d, 'stroke-width': width2, class: 'gk-map-lines' })
  );
 });
 const layer = (name, hidden = true) => svg('g', { class: `gk-province-${name}`, 'aria-hidden': hidden ? 'true' : null });
 const layers = {
  ground: layer('ground'),
  marks: layer('marks'),
  routes: layer('routes'),
  leaders: layer('leaders'),
  plates: layer('plates', false),
  pieces: layer('pieces'),
  focus: layer('focus'),
  over: layer('over')
 };
 for (const { kind, d } of board.decor) layers.ground.append(svg('path', { d, class: `gk-decor-${kind}` }));
 const paths = {};
 const shapes = Object.entries(board.regions).sort(([, a], [, b]) => Number(a.kind === 'land') - Number(b.kind === 'land'));
 for (const [id, { d, kind }] of shapes) {
  paths[id] = svg('path', { d, class: `gk-region gk-region-${kind}`, 'data-place': id });
  layers.ground.append(paths[id]);
 }
 const dots2 = Object.values(board.cities).map(({ xy: [x2, y2] }) => svg('circle', { cx: x2, cy: y2, class: 'gk-town-dot' }));
 const leaders = svg('path', { class: 'gk-town-leader' });
 layers.leaders.append(leaders, ...dots2);
 const [x, y, width, height] = board.viewBox;
 const element = svg(
  'svg',
  { viewBox: board.viewBox.join(' '), class: 'gk-drawing gk-map-svg', role: 'group' },
  svg('defs', {}, ...tiles),
  layers.ground,
  layers.marks,
  layers.routes,
  layers.leaders,
  layers.plates,
  layers.pieces,
  layers.focus,
  layers.over,
  svg('rect', { x, y, width, height, class: 'gk-map-frame', 'aria-hidden': 'true' })
 );
 return {
  element,
  layers,
  tint(id, faction) {
   paths[id].style.fill = faction ? `url(#${stem}-${faction})` : '';
   if (faction) paths[id].dataset.faction = faction;
   else delete paths[id].dataset.faction;
  },
  lead(boxes, unit) {
   leaders.setAttribute('d', Object.entries(board.cities).map(([id, { xy }]) => leader(boxes[id], xy, unit)).join(''));
  },
  rescale({ k, unit }) {
   element.style.setProperty('--gk-px', String(1 / k));
   for (const tile of tiles) tile.setAttribute('patternTransform', `scale(${(0.8 / k).toFixed(3)})`);
   for (const dot of dots2) dot.setAttribute('r', (3 * unit).toFixed(1));
  }
 };
}
var MOST = 7;
function createSpeech(labels, facts) {
 const t = (id, params = {}) => labels.t(`widget.provinces.${id}`, params);
 function offer2({ choices, now }, place) {
  const parts = choosable(now, choices, place).length;
  return choiceWords(labels, choices, place, 'widget.provinces') || (parts > 0 ? t('choice.parts', { count: parts }) : '');
 }
 const verdict = (scene2, place) => scene2.choices.refused[place] ?? opened(offer2(scene2, place));
 return {
  verdict,
  tip(scene2, id, part) {
   const { view, now } = scene2;
   if (part) return [verdict(scene2, part), facts.more(view, part)].filter(Boolean);
   const lines = [verdict(scene2, id), ...facts.lines(id, view, now)].filter(Boolean);
   return lines.length > MOST ? [...lines.slice(0, MOST - 2), t('tip.more'), ...lines.slice(-1)] : lines;
  },
  heading: ({ view, now }, id, part) => part ? opened(facts.part(view, now, part)) : labels.name(id),
  status: (scene2, id) => [t('status', { place: id, held: facts.summary(id, scene2.view, scene2.now) }), verdict(scene2, id)].filter(Boolean).join('. '),
  name(scene2, id) {
   const choice2 = offer2(scene2, id);
   const standing3 = facts.standing(scene2.view, id);
   return t('place', { place: id, standing: choice2 ? `${choice2}, ${standing3}` : standing3 });
  },
  line(scene2, id) {
   const choice2 = offer2(scene2, id);
   const parts = { place: id, choice: choice2, standing: facts.standing(scene2.view, id), held: facts.summary(id, scene2.view, scene2.now) };
   return t(choice2 ? 'line.choice' : 'line', parts);
  },
  part(scene2, place) {
   const choice2 = verdict(scene2, place);
   const said2 = [opened(facts.part(scene2.view, scene2.now, place)), choice2, facts.more(scene2.view, place)];
   return said2.filter(Boolean).map(open).join('. ');
  }
 };
}
function createProvinces(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.provinces.${id}`, params);
 const scene2 = createScene(board);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-provinces',
  labels,
  words: 'widget.provinces',
  drawing: scene2.element,
  size,
  say
 });
 const { signal } = root.abort;
 const { regions, cities } = board;
 const ids = [...Object.keys(regions), ...Object.keys(cities)];
 const facts = createFacts(labels, board);
 const speech = createSpeech(labels, facts);
 const marks = createMarks(scene2, { regions, viewBox: board.viewBox, wrap: false });
 const routes = createRoutes(scene2.layers.routes, board);
 const pieces = createPieces(scene2.layers.pieces, board);
 const names = Object.fromEntries(Object.entries(regions).map(([id, { kind }]) => [id, createName(id, kind, labels)]));
 const plates = Object.fromEntries(Object.keys(cities).map((id) => [id, createPlate(id, labels)]));
 const elements = Object.fromEntries(ids.map((id) => [id, (names[id] ?? plates[id]).element]));
 scene2.layers.plates.append(...ids.map((id) => elements[id]));
 let view = {};
 let now = standing({});
 let highlight = [];
 let boxes = {};
 let sizes = measure(1e3, board.viewBox[2], scale);
 const notes = createNotes(scene2.layers.over, {
  labels,
  elements,
  placeOf: (id) => holderOf(now, id),
  scale,
  // Off the corner of the plate of a city, before the name of a region.
  at: (id, px) => {
   const { x, y, h } = boxes[id];
   return id in cities ? [x - 4 * px * scale, y - 4 * px * scale] : [x - 7 * px * scale, y + h / 2];
  }
 });
 const factionOf = (seat) => view.seats?.[seat]?.faction ?? '';
 const told2 = () => ({ choices: hand.choices, view, now });
 const middleOf = (id) => (regions[id] ?? cities[id]).at[sizes.level];
 const known = (place) => place in now.pieces || holderOf(now, place) in elements;
 const openCard = createOpenCard(stage, {
  close: t('card.close'),
  name: labels.name,
  title: (id) => t('card', { place: id }),
  group: (id) => t('card.parts', { place: id }),
  parts: (id, given) => allParts(given.now, given.choices, id).map((place) => ({ place, drawn: drawPart(place) })),
  words: (place, _id, given) => speech.part(given, place),
  lines: (id, given) => facts.lines(id, given.view, given.now),
  onPlace: (place) => hand.act(place),
  onClose: (back) => hand.closeCard(back),
  signal
 });
 const sight2 = createSight({
  stage,
  svgElement: scene2.element,
  board: board.viewBox,
  labels,
  signal,
  scale,
  words: 'widget.provinces',
  onChange: (next) => {
   if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
   hand.moved();
  }
 });
 function drawPart(place) {
  const piece = now.pieces[place];
  const [city, kind] = place.split(':');
  const own = view.cities?.[city]?.buildings?.find((building) => building.kind === kind);
  const drawn = piece ? drawPiece(piece.kind, factionOf(piece.owner), ...pieces.shown(view, now, place)) : svg('g', { transform: 'scale(1.6)' }, drawBuilding(kind, own ?? { level: 1, pv: 0, most: 0 }, [0, 0]));
  return svg('svg', { viewBox: '-19 -19 38 38', 'aria-hidden': 'true' }, drawn);
 }
 function layOut(next) {
  sizes = next;
  const { unit, level } = next;
  scene2.rescale(next);
  marks.rescale(next.k);
  const cells = {};
  for (const [id, region] of Object.entries(regions)) {
   const plan = planName(labels.name(id), region.kind);
   boxes[id] = boxOf(plan, region.at[level], unit);
   names[id].place(plan, region.at[level], unit);
   names[id].draw(view.regions?.[id] ?? {}, factionOf);
  }
  for (const [id, city] of Object.entries(cities)) {
   const plan = planCity(level, labels.name(id), city.slots);
   boxes[id] = boxOf(plan, city.at[level], unit);
   cells[id] = [boxes[id].x + plan.garrison[0] * unit, boxes[id].y + plan.garrison[1] * unit];
   plates[id].place(plan, city.at[level], unit);
   plates[id].draw(view.cities?.[id] ?? {}, factionOf);
  }
  scene2.lead(boxes, unit);
  pieces.layOut(next, (city) => cells[city]);
  pieces.draw(view, now, factionOf, false);
  notes.layOut(next.k);
  drawMarks();
 }
 function ringOf(place) {
  const aboard = Object.keys(now.pieces).filter((other) => now.pieces[other].aboard === now.pieces[place].name && now.pieces[other].owner === now.pieces[place].owner);
  return [place, ...aboard].map((each) => markOf(now, hand.choices, each)).find(Boolean) ?? '';
 }
 function drawMarks() {
  const { choices, selected, ring } = hand;
  for (const id of Object.keys(cities)) {
   const kinds = [
    notes.places.includes(id) ? 'noted' : '',
    highlight.includes(id) ? 'changed' : '',
    markOf(now, choices, id),
    selected === id ? 'selected' : '',
    ring === id ? 'focus' : ''
   ];
   plates[id].mark(kinds.filter(Boolean));
   plates[id].element.toggleAttribute('data-faded', faded(now, choices, id));
   plates[id].markSlots((place) => markOf(now, choices, place));
  }
  marks.change(highlight);
  marks.note(notes.places);
  marks.choose(complete(choices, (place) => place in regions));
  marks.select(selected in regions ? selected : '');
  marks.focus(ring in regions ? ring : '');
  pieces.ring(ringOf);
  drawWay();
 }
 const spot = (place) => pieces.at(now, place) ?? middleOf(holderOf(now, place));
 function drawWay() {
  const { choices } = hand;
  const from = choices.picked.at(-1) ?? '';
  const { chosen } = choices;
  if (!from || !chosen || from === chosen || holderOf(now, from) === chosen) return marks.showWay();
  marks.showWay(spot(from), spot(chosen));
 }
 const folds = appendFolds(root);
 createLegend(folds, labels, { factions: Object.keys(look_default2.factions), buildings: Object.keys(board.facts.buildings) });
 const hand = createHand({
  root,
  canvas,
  drawing: scene2.element,
  folds,
  labels,
  words: 'widget.provinces',
  ids,
  elements,
  middleOf,
  boxOf({ id, part }) {
   const at = part in now.pieces ? pieces.at(now, part) : null;
   if (at) return { box: { x: at[0], y: at[1], w: 0, h: 0 }, gap: 18 * scale };
   return id in boxes ? { box: boxes[id], gap: 6 } : null;
  },
  spotOf(event) {
   const place = (
    event.target.closest?.('[data-place]')?.getAttribute('data-place') ?? ''
   );
   const id = place === '' ? '' : holderOf(now, place);
   return { id, part: id === place ? '' : place };
  },
  holderOf: (place) => holderOf(now, place),
  known,
  partsIn: (id, choices) => choosable(now, choices, id).length,
  byPlace: (choices) => byHolder(ids, now, choices),
  partsAreTargets: () => true,
  sight: sight2,
  tip,
  openCard,
  notes,
  scene: told2,
  speech: {
   heading: (id, part) => speech.heading(told2(), id, part),
   tip: (id, part) => speech.tip(told2(), id, part),
   status: (id) => speech.status(told2(), id),
   name: (id) => speech.name(told2(), id),
   line: (id) => speech.line(told2(), id)
  },
  onMark: drawMarks,
  onSelect,
  onChoose
 });
 function update(next, { highlight: marked = [], animate = false, marks: noted = [] } = {}) {
  const before = view;
  view = next;
  now = standing(next);
  const seats = ({ seats: seats2 = {} }) => JSON.stringify(Object.entries(seats2).map(([seat, own]) => [seat, own.faction]));
  const same2 = seats(before) === seats(next);
  const differ2 = (a, b) => !same2 || a !== b && JSON.stringify(a) !== JSON.stringify(b);
  for (const id of Object.keys(regions)) {
   if (!differ2(before.regions?.[id], next.regions?.[id])) continue;
   const region = next.regions?.[id] ?? {};
   names[id].draw(region, factionOf);
   scene2.tint(id, region.governor ? factionOf(region.governor) : '');
  }
  for (const id of Object.keys(cities)) if (differ2(before.cities?.[id], next.cities?.[id])) plates[id].draw(next.cities?.[id] ?? {}, factionOf);
  for (const id of ids) hand.title(id);
  routes.update(next.routes ?? [], factionOf);
  pieces.draw(next, now, factionOf, animate && Boolean(before.cities) && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  highlight = marked.map((place) => holderOf(now, place)).filter((id) => id in elements);
  notes.update(noted);
  hand.refresh();
 }
 hand.start();
 return shown(root, sight2, { update, setSelected: hand.setSelected, setChoices: hand.setChoices });
}
var OUTER = 180;
var MIDDLE = 122;
var HUB = 86;
var EDGE = 184;
var NAME = [62, 134];
var ICON = [118, 94];
var NOTE = [152, 36];
function places({ seasons, phases }) {
 return seasons.flatMap(({ id: season2 }) => [
  { id: season2, season: season2, phase: '' },
  ...phases.map(({ id: phase }) => ({ id: `${season2}:${phase}`, season: season2, phase }))
 ]);
}
function quarter(index, count) {
 const width = 2 * Math.PI / count;
 return { from: index * width, middle: (index + 0.5) * width, to: (index + 1) * width };
}
function cell(season2, seasons, phase, phases) {
 const { from } = quarter(season2, seasons);
 const width = 2 * Math.PI / seasons / phases;
 return { from: from + phase * width, middle: from + (phase + 0.5) * width, to: from + (phase + 1) * width };
}
function face(index, count) {
 const [right, down] = polar(1, quarter(index, count).middle).map(Math.sign);
 return { icon: [right * ICON[0], down * ICON[1]], name: [right * NAME[0], down * NAME[1] + 5], note: [right * NOTE[0], down * NOTE[1]] };
}
function step2(all, id, key) {
 const here = (
  all.find((place) => place.id === id)
 );
 const ring = all.filter(({ phase }) => phase === '' === (here.phase === ''));
 const at = ring.indexOf(here);
 switch (key) {
  case 'ArrowRight':
   return ring[(at + 1) % ring.length].id;
  case 'ArrowLeft':
   return ring[(at + ring.length - 1) % ring.length].id;
  case 'ArrowDown':
   return here.phase ? null : all[all.indexOf(here) + 1].id;
  case 'ArrowUp':
   return here.phase ? here.season : null;
  case 'Home':
   return ring[0].id;
  case 'End':
   return (
    ring.at(-1).id
   );
  default:
   return null;
 }
}
function turn(from, to) {
 const full = 2 * Math.PI;
 const forwards = ((to - from) % full + full) % full;
 return forwards > full * 0.75 ? forwards - full : forwards;
}
var speaker2 = (labels) => (id, params = {}) => labels.t(`widget.seasons.${id}`, params);
var changed2 = (labels, { say, params, rules }) => [labels.t(`widget.seasons.effect.${say}`, params), ...rules];
function shortly(labels, dial, id, message) {
 const { lines } = season(dial, id);
 const changes = lines.map(({ say, params }) => labels.t(`widget.seasons.short.${say}`, params)).join(', ');
 return [speaker2(labels)(message, { season: id, changes }), ...new Set(lines.map(({ rules }) => rules[0]))];
}
var season = (dial, id) => (
 dial.seasons.find((each) => each.id === id)
);
function cardWords(labels, dial, view) {
 const t = speaker2(labels);
 const card = dial.cards[view.card];
 if (!card) return { title: '', lines: [[t('card.none'), ...dial.phases[0].rules]] };
 return { title: t('card', { card: view.card }), mark: card.reconstructed, lines: card.lines.map((line) => changed2(labels, line)) };
}
function standing2(labels, view) {
 const { year, years, season: now, phase } = view;
 return speaker2(labels)(view.over ? 'over' : 'now', { year, years, season: now, phase });
}
function nextWords(labels, dial, view) {
 const next = view.next_season;
 return next ? shortly(labels, dial, next, 'next') : [speaker2(labels)('next.last'), 'IMP-176'];
}
var seasonLines = (labels, dial, id) => season(dial, id).lines.map((line) => changed2(labels, line));
function placeWords(labels, dial, view, { season: id, phase }) {
 const t = speaker2(labels);
 if (!phase) return { title: labels.name(id), lines: seasonLines(labels, dial, id) };
 const title = t('cell', { season: id, phase });
 const shown2 = (
  dial.phases.find((each) => each.id === phase)
 );
 if (!shown2.played) return { title, lines: [[t('skipped'), ...shown2.rules]] };
 const felt2 = season(dial, id).lines.filter((line) => line.phase === phase).map((line) => changed2(labels, line));
 const drawn = view.season === id && dial.cards[view.card];
 const added = drawn ? drawn.lines.filter((line) => line.phase === phase) : [];
 return {
  title,
  lines: [
   [t(`phase.${phase}`), ...shown2.rules],
   ...felt2.length ? felt2 : [
    [t('none', { season: id })]
   ],
   ...added.map((line) => {
    const [text, ...rules] = changed2(labels, line);
    return (
     [t('card.line', { card: view.card, line: text }), ...rules]
    );
   })
  ]
 };
}
var felt = (dial, id, phase) => season(dial, id).lines.some((line) => line.phase === phase);
function spoken(labels, dial, view, place) {
 const { title, lines } = placeWords(labels, dial, view, place);
 const here = place.season === view.season && (!place.phase || place.phase === view.phase);
 const name = here ? `${title} (${speaker2(labels)("here")})` : title;
 return [name, ...lines.map(([text, ...rules]) => rules.length ? `${text.replace(/[.]$/, "")} (${rules.join(", ")})` : text)].map((text) => text.replace(/[.]$/, '')).join('. ');
}
var TURNING = 240;
var NAME2 = 15;
var NUMERAL = 15;
function createSeasons(host, { labels, dial, rules, compact = false, size = 'normal', onSelect = () => {
} }) {
 const t = (id, params = {}) => labels.t(`widget.seasons.${id}`, params);
 const root = createRoot(host, { className: 'gk-seasons', label: t('title'), say: null });
 root.element.dataset.size = size;
 const { signal } = root.abort;
 const all = places(dial);
 const texts = { labels, rules };
 let view = {};
 let selected = '';
 let heard = '';
 let angle = NaN;
 let turning;
 const drawing = svg('svg', { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: 'gk-drawing gk-seasons-svg', role: 'radiogroup', 'aria-label': t('title'), 'aria-readonly': 'true' });
 const shapes = new Map(all.map((place) => [place.id, place.phase ? phaseOf(place) : seasonOf(place)]));
 for (const { element } of shapes.values()) drawing.append(element);
 const noted = createNoted(labels, Object.fromEntries([...shapes].map(([id, { element }]) => [id, element])));
 const noteLayer = svg('g', { 'aria-hidden': 'true' });
 const [year, of, names] = [svg('text', { class: 'gk-seasons-year', y: -14 }), svg('text', { class: 'gk-seasons-of', y: 10 }), svg('text', { class: 'gk-seasons-now', y: 34 })];
 const pointer = svg('path', { d: `M0 ${-(HUB - 1)}L10 ${-(HUB - 17)}H-10Z`, class: 'gk-seasons-pointer' });
 drawing.append(svg('g', { 'aria-hidden': 'true' }, svg('circle', { r: HUB, class: 'gk-seasons-hub' }), pointer, year, of, names), noteLayer);
 const canvas = el('div', { class: 'gk-seasons-wheel' }, drawing);
 const head2 = el('div', { class: 'gk-seasons-part' });
 const card = el('div', { class: 'gk-seasons-part' });
 const next = el('div', { class: 'gk-seasons-part' });
 const full = el('div', { class: 'gk-seasons-part' });
 const more = el('details', { class: 'gk-seasons-more' }, el('summary', {}, t('details')), full);
 const back = el('button', { type: 'button', class: 'gk-button' });
 const words = el('div', { class: 'gk-seasons-words', 'data-gk-rules': true }, head2, more, card, next, back);
 root.element.append(canvas, words);
 openRules(words, { labels, rules, signal });
 const tips = createTips(root.element, words, { selector: '[data-help]', explain: () => ({ name: labels.name(view.card), lines: [t('reconstructed.tip')] }), signal });
 function placeOf(place, inner, outline3, parts) {
  const element = svg(
   'g',
   { class: `gk-season gk-season-${inner}`, role: 'radio', tabindex: '-1', 'data-place': place.id, 'data-season': place.season },
   svg('path', { d: outline3, class: 'gk-season-shape' }),
   ...parts
  );
  return { place, element };
 }
 function seasonOf(place) {
  const index = dial.seasons.findIndex(({ id }) => id === place.season);
  const { from, to } = quarter(index, dial.seasons.length);
  const at = face(index, dial.seasons.length);
  return placeOf(place, 'quarter', wedgePath(MIDDLE, OUTER, from, to), [
   svg('path', { d: wedgePath(MIDDLE + 4, OUTER - 4, from + 0.03, to - 0.03), class: 'gk-season-ring' }),
   svg('path', { d: (
    look_default2.seasons[place.season].d
   ), class: 'gk-season-icon', transform: `translate(${at.icon.join(" ")}) scale(.9) translate(-12 -12)` }),
   svg('text', { x: at.name[0].toFixed(1), y: at.name[1].toFixed(1), class: 'gk-season-name', 'font-size': NAME2 }, labels.name(place.season))
  ]);
 }
 function phaseOf(place) {
  const [season2, phase] = [dial.seasons.findIndex(({ id }) => id === place.season), dial.phases.findIndex(({ id }) => id === place.phase)];
  const { from, middle, to } = cell(season2, dial.seasons.length, phase, dial.phases.length);
  const { numeral, played } = dial.phases[phase];
  const [x, y] = polar((HUB + MIDDLE) / 2 - 5, middle);
  const [dx, dy] = polar(MIDDLE - 6, middle);
  const made = placeOf(place, 'phase', wedgePath(HUB, MIDDLE, from, to), [
   svg('path', { d: wedgePath(HUB + 3, MIDDLE - 3, from + 0.02, to - 0.02), class: 'gk-season-ring' }),
   svg('text', { x: x.toFixed(1), y: (y + 5).toFixed(1), class: 'gk-season-numeral', 'font-size': NUMERAL }, numeral),
   ...felt(dial, place.season, place.phase) && played ? [svg('circle', { cx: dx.toFixed(1), cy: dy.toFixed(1), r: 2.8, class: 'gk-season-dot' })] : []
  ]);
  made.element.classList.toggle('gk-season-skipped', !played);
  return made;
 }
 const now = () => view.season ? shapes.has(`${view.season}:${view.phase}`) ? `${view.season}:${view.phase}` : view.season : "";
 function drawWheel(animate) {
  const present = now();
  const stop = tabStop();
  const told2 = JSON.stringify([view.season, view.phase, view.card]);
  if (told2 !== heard) for (const { place, element } of shapes.values()) element.setAttribute('aria-label', spoken(labels, dial, view, place));
  heard = told2;
  for (const [id, { element }] of shapes) {
   const here = id === present || id === view.season;
   element.classList.toggle('gk-season-here', here);
   element.classList.toggle('gk-season-selected', id === selected);
   setAttributes(element, {
    'aria-checked': String(id === (selected || present)),
    tabindex: id === stop ? '0' : '-1',
    'aria-current': id === present ? 'true' : null
   });
  }
  setText(year, view.season ? t('year', { year: view.year }) : t('bare'));
  setText(of, view.season ? t('of', { years: view.years }) : '');
  const phase = dial.phases.find(({ id }) => id === view.phase);
  setText(names, view.season && phase ? `${labels.name(view.season)} · ${phase.numeral}` : '');
  point(animate);
 }
 function drawNotes() {
  noteLayer.replaceChildren(...all.filter(({ id }) => noted.places.includes(id)).map(({ season: season2, phase }) => {
   const [index, count] = [dial.seasons.findIndex(({ id }) => id === season2), dial.seasons.length];
   const at = dial.phases.findIndex(({ id }) => id === phase);
   const [x, y] = at < 0 ? face(index, count).note : polar(MIDDLE - 3, cell(index, count, at, dial.phases.length).from + 0.075);
   return noteSign(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${at < 0 ? 1.35 : 1})`);
  }));
 }
 function point(animate) {
  const phase = dial.phases.findIndex(({ id }) => id === view.phase);
  const season2 = dial.seasons.findIndex(({ id }) => id === view.season);
  pointer.toggleAttribute('hidden', phase < 0 || season2 < 0);
  if (phase < 0 || season2 < 0) return;
  const to = cell(season2, dial.seasons.length, phase, dial.phases.length).middle;
  const degrees = (radians) => (radians * 180 / Math.PI).toFixed(2);
  if (to === angle) return;
  turning?.cancel();
  if (animate && !Number.isNaN(angle) && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
   const frames = [angle, angle + turn(angle, to)].map((radians) => ({ transform: `rotate(${degrees(radians)}deg)` }));
   turning = pointer.animate(frames, { duration: TURNING, easing: 'ease-in-out' });
  }
  angle = to;
  pointer.setAttribute('transform', `rotate(${degrees(to)})`);
 }
 const tabStop = () => selected || now() || all[0].id;
 const rewrite = createRewrite(() => tips.forget());
 function write(part, section) {
  const { title, mark, lines } = section;
  rewrite(part, section, () => [
   ...title ? [sceneTitle(title, mark ? { help: 'card', word: t('reconstructed') } : null)] : [],
   ...lines.map((line) => said(line, texts, 'gk-seasons-line'))
  ]);
  part.hidden = !title && lines.length === 0;
 }
 function drawWords() {
  const nothing = { title: '', lines: [] };
  const place = all.find(({ id }) => id === selected);
  if (place) {
   const { lines, ...rest } = placeWords(labels, dial, view, place);
   write(head2, { ...rest, lines: [...lines, ...noted.words(place.id).map((text) => (
    [text]
   ))] });
   for (const part of [full, card, next]) write(part, nothing);
  } else if (!view.season) {
   write(head2, { title: '', lines: [[t('invite')]] });
   for (const part of [full, card, next]) write(part, nothing);
  } else {
   const lines = seasonLines(labels, dial, view.season);
   write(head2, { title: standing2(labels, view), lines: compact ? [[shortly(labels, dial, view.season, 'line')[0]]] : lines });
   write(full, compact ? { title: '', lines } : nothing);
   write(card, cardWords(labels, dial, view));
   write(next, view.over ? nothing : { title: '', lines: [nextWords(labels, dial, view)] });
  }
  more.hidden = full.hidden;
  back.hidden = !place;
  setText(back, t(view.season ? 'back' : 'close'));
 }
 function select(id, told2 = true) {
  if (id === selected) return;
  selected = id;
  drawWheel(false);
  drawWords();
  if (told2) onSelect(id);
 }
 const focus = (id) => shapes.get(id)?.element.focus({ preventScroll: true });
 function close() {
  const held = root.element.contains(active(root.element));
  select('');
  if (held) focus(tabStop());
 }
 const placeAt = (event) => (
  event.target.closest('[data-place]')?.getAttribute('data-place') ?? ''
 );
 canvas.addEventListener('click', (event) => {
  const id = placeAt(event);
  if (!id) return;
  select(id);
  focus(id);
 }, { signal });
 canvas.addEventListener('keydown', (event) => {
  const id = placeAt(event);
  if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
   if (!selected) return;
   close();
  } else if (event.key === 'Enter' || event.key === ' ') select(id);
  else {
   const to = step2(all, id, event.key);
   if (to === null) return;
   select(to);
   focus(to);
  }
  consume(event);
 }, { signal });
 back.addEventListener('click', close, { signal });
 words.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !selected) return;
  close();
  consume(event);
 }, { signal });
 return {
  element: root.element,
  update(next2, { animate = false, marks = [] } = {}) {
   if (noted.set(marks)) drawNotes();
   const before = now();
   view = next2;
   const moved = before !== '' && before !== now();
   if (moved && selected) {
    selected = '';
    onSelect('');
   }
   drawWheel(animate);
   drawWords();
  },
  setSelected(id) {
   select(shapes.has(id) ? id : '', false);
  },
  setReadonly() {
  },
  setChosen() {
  },
  destroy: root.destroy
 };
}
var createBoard = createProvinces;
var createAccounts = createFactions;
var kit = {
 createBoard,
 // The wheel is read beside the board and the decision: what a season changes is said in a few words there.
 createDial: (host, options) => createSeasons(host, { ...options, compact: true }),
 createAccounts,
 createStage: createCampaign,
 changed,
 // Nothing is chosen on the wheel.
 dialPlaces: () => /* @__PURE__ */ new Set(),
 entrances: {
  board: ["[data-place][tabindex='0']"],
  dial: [".gk-seasons [tabindex='0']", ".gk-seasons-more summary"]
 },
 dialHelp: 'help_seasons',
 decidesFirst: true
};
var LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%:()*+-;,=.?@^_`{|}~";
async function unpack(packed) {
 const values2 = new Uint8Array(128);
 for (let i = 0; i < LETTERS.length; i += 1) values2[LETTERS.charCodeAt(i)] = i;
 const bytes = new Uint8Array(Math.floor(packed.length * 4 / 5));
 for (let i = 0, at = 0; i < packed.length; i += 5) {
  let word = 0;
  for (let j = i; j < i + 5; j += 1) word = word * 85 + (j < packed.length ? values2[packed.charCodeAt(j)] : 84);
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
var TURNING2 = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
var ISOLATES = /[\u2066-\u2069]/g;
var isolated = (own) => TURNING2.test(own) ? `⁨${own.replace(ISOLATES, "")}⁩` : own;
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
 const known = { ...rules };
 const form = el('form', { class: 'gk-quiz-form', novalidate: true });
 const fields = el('div', { class: 'gk-quiz-fields' });
 const check = el('button', { type: 'submit', class: 'gk-button gk-quiz-check' }, t('check'));
 const reveal = el('button', { type: 'button', class: 'gk-button' }, t('reveal'));
 const again = el('button', { type: 'button', class: 'gk-button' }, t('again'));
 const tries = el('span', { class: 'gk-quiz-tries' });
 const told2 = el('div', { class: 'gk-quiz-told', role: 'status', 'aria-live': 'polite' });
 form.append(fields, el('div', { class: 'gk-quiz-buttons' }, check, reveal, again, tries), told2);
 root.element.append(form);
 openRules(told2, { labels, rules: known, signal });
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
  told2.dataset.status = question.status;
  if (!first) {
   told2.replaceChildren();
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
  told2.replaceChildren(el('div', { 'data-gk-rules': '' }, line(first, mark), ...others.map((one) => line(one))));
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
 let shown2 = null;
 let drawn = '';
 select.addEventListener('change', () => wish('begin', { lesson: select.value }), { signal });
 open2.addEventListener('click', () => shown2?.then && wish('begin', { lesson: shown2.then.id }), { signal });
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
 function drawResult({ result: found2, finished, then }) {
  setText(predicted, found2?.said ?? '');
  predicted.hidden = !found2?.said;
  setText(ending, found2 && finished ? t(then ? 'finished' : 'all_done') : '');
  ending.hidden = !ending.textContent;
  const key = JSON.stringify(found2?.lines);
  if (key === drawn) return;
  drawn = key;
  result.replaceChildren(...found2 ? [el(
   'div',
   { 'data-gk-rules': '' },
   el('p', { class: 'gk-lesson-label' }, t(found2.refused ? 'refused' : 'result')),
   ...found2.lines.map(([sentence, ...ids]) => el(
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
   const step3 = stepOf(lesson);
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
    setText(predict, t(lesson.quiz.open ? 'predict' : step3.attempt ? 'now_try' : 'now_move'));
   }
   drawResult(lesson);
   const focused = active(root.element);
   attempt.hidden = !step3.attempt;
   next.hidden = !step3.next;
   open2.hidden = !step3.open;
   setText(open2, lesson.then ? t('open_next', { title: lesson.then.title }) : '');
   hint.hidden = !step3.hint;
   again.hidden = !step3.again;
   const lost = focused instanceof HTMLElement && root.element.contains(focused) && focused.offsetParent === null;
   if (lost) (before?.id === lesson.id && before.at === lesson.at && !next.hidden ? next : said2.text).focus();
  },
  destroy() {
   quiz.destroy();
   root.destroy();
  }
 };
}
function newest(entries, step3, limit) {
 const end = countUpTo(entries, step3);
 const start = Math.max(0, end - limit);
 return { shown: entries.slice(start, end).reverse(), older: start };
}
function countUpTo(entries, step3) {
 let low = 0;
 let high = entries.length;
 while (low < high) {
  const middle = low + high >> 1;
  if (entries[middle].n <= step3) low = middle + 1;
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
  update(_view, { step: step3, entries: next = entries, older = 0 }) {
   entries = next;
   elsewhere = older;
   if (step3 === 0) limit = PAGE;
   const jump2 = Math.abs(step3 - current) > 1;
   current = step3;
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
  update(where, { turn: turn2, seen: eyes, file: saved, file_failed: failed }) {
   setText(place, t('where', { step: where.n, last: where.last, turn: turn2 }));
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
  const units2 = new Set(here.map(({ unit }) => unit));
  options[place] = { label: joined(here.map(({ label }) => label)), unit: units2.size === 1 ? here[0].unit : '' };
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
 const found2 = number === null ? void 0 : hints.filter(([from]) => from <= number).at(-1);
 return found2 ? [found2[1], ...found2.slice(2).map(String)] : null;
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
 const step3 = (steps, sign2, name) => el('button', { type: 'button', class: 'gk-button gk-table-step', 'data-step': steps, 'aria-label': name, title: name }, sign2);
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
   step3(-1, '−1', t('number_less')),
   step3(1, '+1', t('number_more')),
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
  const told2 = JSON.stringify(line);
  if (told2 !== meant) hint.replaceChildren(...line ? [line[0], ...chips(line.slice(1), texts)] : []);
  meant = told2;
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
 let step3 = -1;
 let clicked = -1;
 let tipsOpen = false;
 const button = (command, label, className = '') => el('button', { type: 'button', class: `gk-button ${className}`.trim(), 'data-command': command }, label);
 function choice2(option, className = '') {
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
  const items = options.map((option, index) => el('div', { class: 'gk-table-option', 'data-gk-line': true }, choice2(option), ...chips(own[index], texts)));
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
    choice2(menu.done, 'gk-button-main'),
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
  if (event.detail < 2) clicked = step3;
  if (option !== void 0) {
   const wanted = listed[Number(option)];
   if (event.detail < 2 || wanted.more && clicked === step3) onOption(wanted);
  } else if (command && (command !== 'roll' || event.detail < 2)) onCommand(command);
  else if (crumb !== void 0) onCrumb(crumb);
 }, { signal });
 return {
  element,
  update(shown2) {
   const held = element.contains(active(element));
   step3 = shown2.now.n;
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
function flyMoney(root, paid2, purse, format) {
 const frame = root.getBoundingClientRect();
 for (const [source, target, amount] of paid2) {
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
 const found2 = [];
 const plain = text.replace(/ ?\(((?:[A-Z]{2,5}-[A-Z]?\d+[a-z]?)(?:, [A-Z]{2,5}-[A-Z]?\d+[a-z]?)*)\)/g, (_, ids) => {
  found2.push(...ids.split(', '));
  return '';
 });
 return [plain, .../* @__PURE__ */ new Set([...found2, ...more])];
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
 function want(step3) {
  wanted = step3;
  clearTimeout(waiting);
  if (step3 === null) return;
  waiting = setTimeout(() => {
   wanted = null;
   bar.update(where(), state.now);
  }, PATIENCE);
 }
 function focusIn(slot, ...selectors) {
  const found2 = selectors.map((selector) => (
   slot.querySelector(selector)
  ));
  found2.find((element) => element !== null)?.focus();
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
  const told2 = gist(now.n === 0 ? [[t('start')]] : now.happened, GIST);
  const text = JSON.stringify([now.n, told2]);
  if (text !== story) {
   story = text;
   happened.replaceChildren(...told2.lines.map((line) => said(line, texts)), ...told2.more ? [el('p', {}, t('more'))] : []);
  }
  draw2();
  if (animate) flyMoney(root.element, now.paid, accounts.purse, format);
  if (!opens) tell(old, next);
 }
 function tell(old, { now, verdict }) {
  const step3 = (it) => JSON.stringify([it.n, it.last, it.turn, it.sentence, it.happened]);
  const chosenSoFar = (it) => JSON.stringify(it.menu && [it.menu.text, it.menu.trail]);
  if (step3(now) !== step3(old.now)) {
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
var table_impero_default = widget(kit);
export {
 table_impero_default as default
};
