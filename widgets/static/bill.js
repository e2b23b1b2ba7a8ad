/* Built from widgets/js/bill by `make js`: edit the source, not this file. */
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
 const head = (id, className = '') => el('th', { scope: 'col', class: className || null }, t(`head.${id}`));
 const table = (caption, heads, rows) => el(
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
   head('line', 'gk-bill-name'),
   head('count', 'gk-bill-count'),
   head('each', 'gk-bill-count'),
   head('food'),
   head('gold'),
   head('rule', 'gk-bill-rules')
  ];
  const { kind, season, year } = context;
  const drawn = table(t(`caption.${kind}`, { player: bill.seat, season, year }), heads, rows);
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
   table(t('caption.seasons', { player: seat }), [head('line', 'gk-bill-name'), ...heads, head('rule', 'gk-bill-rules')], rows),
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
function render({ model, el: el2 }) {
 let bill;
 function update() {
  const { bill: shown, ...extra } = model.get('_bill');
  bill.update(shown, { ...extra, view: model.get('view') });
 }
 function build() {
  bill?.destroy();
  el2.lang = model.get('lang');
  bill = createBill(el2, {
   labels: createLabels(model.get('_labels'), { lang: model.get('lang'), game: model.get('view').game, names: model.get('names') }),
   rules: model.get('_rules'),
   size: model.get('size')
  });
  update();
 }
 build();
 const stops = [
  observe(model, ['_labels', '_rules', 'size', 'names'], build),
  observe(model, ['_bill', 'view'], update)
 ];
 return () => {
  for (const stop of stops) stop();
  bill.destroy();
 };
}
var widget_default = { render };
export {
 widget_default as default
};
