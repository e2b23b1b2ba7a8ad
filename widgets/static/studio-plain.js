/* Built from widgets/js/studio and widgets/js/games/plain.mjs by `make js`: edit the source, not this file. */
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
    const made2 = rows.map(({ id }) => panel.row(
     { 'data-seat': id, 'data-purse': id },
     id,
     [{ node: seatHead(id, labels).node }, ...columns.map(({ column, counts }) => cellOf(column, counts))]
    ));
    return { tables: [table('gk-plain-seats', t('title'), [head('name', 'name', t('player')), ...heads], made2)] };
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
var kit = {
 createBoard: null,
 createDial: null,
 createAccounts,
 createStage: null,
 changed: () => [],
 dialPlaces: () => /* @__PURE__ */ new Set(),
 entrances: { board: [], dial: [] },
 dialHelp: '',
 decidesFirst: true
};
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
 const [, line = "", step] = /^#(?:(.+):)?(\d{1,6})$/.exec(hash) ?? [];
 if (step === void 0) return null;
 try {
  return { line: decodeURIComponent(line), step: Number(step) };
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
var NOTHING = Object.freeze({ text: '', author: '', glyph: '', tag: '' });
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
 const { compare } = new Intl.Collator(lang);
 const sorted = (words) => [...new Set(words)].filter(Boolean).sort(compare);
 return {
  author: sorted(notes.map(({ author }) => author)),
  glyph: sorted(notes.map(({ glyph }) => glyph)),
  tag: sorted(notes.flatMap(({ tags }) => tags))
 };
}
function newest(entries, step, limit) {
 const end = countUpTo(entries, step);
 const start = Math.max(0, end - limit);
 return { shown: entries.slice(start, end).reverse(), older: start };
}
function countUpTo(entries, step) {
 let low = 0;
 let high = entries.length;
 while (low < high) {
  const middle = low + high >> 1;
  if (entries[middle].n <= step) low = middle + 1;
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
  const { shown, older } = newest(entries, current, glance ? GLANCE : limit);
  const items = shown.map(item);
  reconcile(list, items);
  for (const node of list.querySelectorAll('[aria-current]')) node.removeAttribute('aria-current');
  if (shown[0]?.n === current) items[0].setAttribute('aria-current', 'step');
  empty2.hidden = shown.length > 0;
  list.hidden = shown.length === 0;
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
  update(_view, { step, entries: next = entries, older = 0 }) {
   entries = next;
   elsewhere = older;
   if (step === 0) limit = PAGE;
   const jump = Math.abs(step - current) > 1;
   current = step;
   draw2(jump && scroll);
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
  const chips = ids.map((id) => ruleChip(id, rules, labels));
  return el('p', { class: 'gk-log-line', 'data-gk-line': true }, text, ...chips.flatMap((chip) => [' ', chip]));
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
function valueAt({ start, changes }, step) {
 let low = 0;
 let high = changes.length / 2;
 while (low < high) {
  const middle = low + high >> 1;
  if (
   changes[2 * middle] <= step
  ) low = middle + 1;
  else high = middle;
 }
 return low === 0 ? start : changes[2 * low - 1];
}
function boundsOf(lines) {
 const values = lines.flatMap(({ start, changes }) => [start, ...changes.filter((_, i) => i % 2 === 1)]).map(Number);
 const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
 return [low, high === low ? low + 1 : high];
}
function pathOf(line, first, last, [low, high]) {
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
 return curves.flatMap(({ label, lines }) => lines.map((line) => ({ group: label, member: line.name, before: valueAt(line, from), now: valueAt(line, to) }))).filter(({ before, now }) => before !== now);
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
 let shown = [0, '', null];
 function chart(track2, { id, label, unit, lines }) {
  const title = unit ? t('curve', { curve: label, unit }) : label;
  const ghosts = track2.base?.curves.find((curve) => curve.id === id)?.lines ?? [];
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
   ...ghosts.map((line) => drawn(line, pathOf(
    line,
    track2.at,
    track2.base.last,
    bounds
   ), '2 3', 'gk-curves-ghost')),
   ...lines.map((line) => drawn(line, pathOf(line, 0, track2.last, bounds), line.dash))
  ), pin, cursor);
  const cells = lines.map((line) => {
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
   el('ul', {}, ...cells.map((cell2) => cell2.node))
  );
  return {
   id,
   node,
   plot,
   update() {
    const [step, where, pinned] = shown;
    cursor.style.transform = `translateX(${step / span * 100}%)`;
    pin.hidden = pinned === null;
    if (pinned !== null) pin.style.transform = `translateX(${pinned / span * 100}%)`;
    const said = [];
    for (const { line, value, change } of cells) {
     const now = valueAt(line, step);
     const [number, by] = [figure(now, format), pinned === null ? '' : signed2(valueAt(line, pinned), now, format)];
     setText(value, number);
     setText(change, by);
     said.push(`${line.name} ${number}${by && ` (${by})`}`);
    }
    plot.setAttribute('aria-valuenow', String(step));
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
  update(step, where, pinned) {
   shown = [step, where, pinned];
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
function nextOf(steps, step, way) {
 return (way > 0 ? steps.find((n) => n > step) : steps.filter((n) => n < step).at(-1)) ?? null;
}
var labelsAt = (groups, step) => groups.filter(({ steps }) => steps.includes(step)).map(({ label }) => label);
var strokes = (steps, top, bottom) => steps.map((n) => `M${n} ${top}V${bottom}`).join('');
var ICONS = { previousMoment: 'M7 4 3.5 8 7 12M11 13V3', nextMoment: 'M9 4l3.5 4L9 12M5 13V3', compare: 'M4 13V7M12 13V3M1.5 13h13' };
function createJumps({ labels, signal, onChange }) {
 const t = (id, params = {}) => labels.t(`widget.player.${id}`, params);
 const level = el('select', { class: 'gk-select gk-player-level' });
 const kind = el('select', { class: 'gk-select gk-player-kind' });
 const said = el('span', {}, t('compare_short'));
 const [previous, next, compare] = BINDINGS.filter(({ jump }) => jump).map(({ command, aria, label }) => el('button', {
  type: 'button',
  class: `gk-button gk-player-${command}`,
  'data-command': command,
  'aria-keyshortcuts': aria,
  'aria-label': t(label),
  title: t(label)
 }, sign(ICONS[
  command
 ], false)));
 compare.append(said);
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
   compare
  ),
  get level() {
   return level.value;
  },
  get kind() {
   return kind.value;
  },
  from: (step, way) => nextOf(steps, step, way),
  show(levels, groups) {
   offer(level, levels.map(({ id, label }) => [id, label]), 'turn');
   offer(kind, [['', t('jump_all')], ...groups.map(({ id, label, steps: { length } }) => [id, `${label} (${length})`])], '');
   kind.disabled = groups.length === 0;
   steps = stepsOf(groups, kind.value);
  },
  update(step, pinned) {
   previous.setAttribute('aria-disabled', String(nextOf(steps, step, -1) === null));
   next.setAttribute('aria-disabled', String(nextOf(steps, step, 1) === null));
   const label = pinned === null ? t('compare') : t('compare_end', { step: pinned });
   if (compare.title === label) return;
   compare.setAttribute('aria-label', label);
   compare.title = label;
   compare.toggleAttribute('data-gk-on', pinned !== null);
   setText(said, t(pinned === null ? 'compare_short' : 'compare_end_short'));
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
 for (const { command, aria, label } of BINDINGS.filter(({ jump }) => !jump)) {
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
  update({ step, where: text, moments, pinned }) {
   if (range.valueAsNumber !== step) range.value = String(step);
   range.setAttribute('aria-valuetext', [text, ...moments].join('. '));
   setText(where, text);
   for (const [command, button2] of buttons) {
    const back = ['first', 'previousUnit', 'previousStep'].includes(command);
    const off = back ? step === 0 : command !== 'toggle' && step === last;
    button2.setAttribute('aria-disabled', String(off));
   }
   pin.setAttribute('d', strokes(pinned === null ? [] : [pinned], 0, STRIP));
   jumps.update(step, pinned);
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
 const said = (value) => figure(value, format);
 const inner = el('div');
 const element = el('div', { class: 'gk-since', role: 'region', 'aria-label': t('since_title'), hidden: true }, inner);
 return {
  element,
  update(track2, step, pinned) {
   element.hidden = pinned === null;
   if (pinned === null) return '';
   const found2 = differences(track2.curves, pinned, step);
   const summary = t(step < pinned ? 'since_before' : 'since', { step: pinned, steps: Math.abs(step - pinned), count: found2.length });
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
function clampStep(timeline, step) {
 const whole = Math.round(Number(step));
 return Number.isNaN(whole) ? 0 : Math.min(timeline.last, Math.max(0, whole));
}
function unitIndex(timeline, step) {
 let low = 0;
 let high = timeline.starts.length - 1;
 while (low < high) {
  const middle = low + high + 1 >> 1;
  if (timeline.starts[middle] <= step) low = middle;
  else high = middle - 1;
 }
 return low;
}
function destination2(timeline, step, command) {
 const unit = unitIndex(timeline, step);
 switch (command) {
  case 'first':
   return 0;
  case 'last':
   return timeline.last;
  case 'previousStep':
   return Math.max(0, step - 1);
  case 'nextStep':
   return Math.min(timeline.last, step + 1);
  case 'previousUnit':
   return timeline.starts[unit] < step ? timeline.starts[unit] : timeline.starts[Math.max(0, unit - 1)];
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
 let step = -1;
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
  const { lines } = track2.entries[n];
  if (n === 0 || lines.length <= GIST) return sentences(n);
  return t('more', { sentences: lines.slice(0, GIST).map(([text]) => text).join(' ') });
 }
 const found2 = (n) => labelsAt([...track2.moments, ...flags], n);
 function draw2(animate) {
  const { frames, entries } = track2;
  const view = frames[step];
  const before = frames[pinned ?? Math.max(0, step - 1)];
  const extra = { step, before, animate, highlight: kit2.changed(before, view), marks, entries };
  for (const part of parts) part.update(view, extra);
  const [where, moments] = [whereabouts(step), found2(step)];
  setText(kinds, moments.join(' · '));
  setText(happened, gist2(step));
  setText(decides, t('next', { what: track2.next[step] }));
  controls.update({ step, where, moments, pinned });
  charts.update(step, where, pinned);
  return since.update(track2, step, pinned);
 }
 function show(wanted) {
  const next = clampStep(timeline, wanted);
  if (next === step) return '';
  const now = performance.now();
  const animate = pinned === null && next === step + 1 && now - movedAt > SCRUB && !quietly.matches;
  movedAt = now;
  step = next;
  return draw2(animate);
 }
 function move(wanted) {
  const from = step;
  const changes = show(wanted);
  if (step === from) return;
  onStep(step);
  announce.push([`${whereabouts(step)}. ${[...found2(step), ""].join(". ")}${sentences(step)}`, changes].filter(Boolean).join(' '));
 }
 const lower = (label) => label.slice(0, 1).toLocaleLowerCase(labels.lang) + label.slice(1);
 function offer2() {
  const every = { id: 'action', label: t('action'), starts: [...track2.frames.keys()] };
  const levels = [every, ...track2.levels].map((level) => ({ ...level, label: lower(level.label) }));
  controls.show(track2, levels, flags);
  timeline = createTimeline(track2.last, (levels.find(({ id }) => id === controls.jumps.level) ?? every).starts);
  if (step >= 0) draw2(false);
 }
 function start() {
  if (ticking !== null) clearTimeout(ticking);
  controls.setPlaying(true);
  ticking = setTimeout(() => {
   move(step + 1);
   if (step < timeline.last) start();
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
    if (step === timeline.last) move(0);
    start();
   }
   return;
  }
  if (name === 'compare') {
   pinned = pinned === null ? step : null;
   draw2(false);
   root.say(pinned === null ? t('compare_ended') : t('compared', { step }));
   return;
  }
  if (ticking !== null) pause();
  if (name.endsWith('Moment')) move(controls.jumps.from(step, name === 'nextMoment' ? 1 : -1) ?? step);
  else move(destination2(timeline, step, name));
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
   return step;
  },
  get track() {
   return track2.id;
  },
  seek: (wanted) => void show(wanted),
  play(next, wanted) {
   pause();
   if (pinned !== null && next.frames[pinned] !== track2.frames[pinned]) pinned = null;
   track2 = next;
   step = -1;
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
 let shown = [];
 function draw2() {
  reconcile2(list, shown.map((note) => article(note.id, note, mine(note))));
  empty2.hidden = shown.length > 0;
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
  update({ notes, author: reader, step }) {
   setText(head2, t('here_at', { step, count: notes.length }));
   author = reader;
   if (!notes.some(({ marks }) => marks.includes(pointed))) pointed = '';
   shown = notes;
   draw2();
  },
  focus(id = '') {
   const found2 = [...list.children].find((node) => (
    node.dataset.note === id
   ));
   (found2 ?? box).focus();
  },
  pointed: () => pointed ? [pointed] : null,
  marks: () => [...new Set(shown.flatMap(({ marks }) => marks))],
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
 const spans = course(sides, line);
 const on = notes.filter((note) => !note.problem && spans.some((span) => span.line === note.line && note.n <= span.last));
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
function createList({ labels, signs, writes, filter, signal, onGo, onDo, say }) {
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
  const shown = found(notes, filter, (note) => note.glyph ? [signWords(labels, signs, note.glyph)] : []);
  const standing = shown.filter(({ problem }) => !problem);
  const strays = shown.filter(({ problem }) => problem);
  const items = standing.map((note) => row(note.id, note));
  reconcile2(list, items);
  buttons = new Map(items.map((item, at) => [
   standing[at].id,
   item.firstElementChild
  ]));
  reconcile2(lost, strays.map((note) => stray(note.id, note)));
  loose.element.hidden = strays.length === 0;
  box.hidden = standing.length === 0;
  clear.hidden = !asks(filter);
  const text = asks(filter) ? t('count_of', { found: shown.length, all: notes.length }) : t('count', { count: placed.length });
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
  Object.assign(filter, NOTHING);
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
 let shown = '';
 let drawn2 = '';
 let sides = [];
 const called = ({ note }) => nameIn(note?.name ?? {}, lang);
 const title = (side) => called(side) ? [own(called(side))] : [t('unnamed')];
 function item({ side, depth }) {
  const { id, note } = side;
  const params = { step: side.at, count: note?.moves.length ?? 0 };
  const spoken = called(side) || t('unnamed');
  const act = (command, words) => button(command, t(words), { 'data-line': id, 'aria-label': t(`${words}_of`, { name: spoken }) });
  const base = sides.find((it) => it.id === side.base);
  return el(
   'li',
   { class: 'gk-sides-line', 'data-line': id, 'data-depth': Math.min(depth, 4), 'aria-current': id === shown ? 'true' : null },
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
  const text = JSON.stringify([sides.map(({ id, base, at, note }) => [id, base, at, note]), shown, renamed]);
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
  const side = sides.find(({ id }) => id === shown);
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
   shown = line;
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
 const arrow = button('arrow', '');
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
  el('div', { class: 'gk-edit-row' }, marks, mark, arrow, why),
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
  const way = arrowMark();
  arrow.hidden = way === '';
  setText(arrow, way && t('mark_arrow', { from: markWords(labels, from()), to: markWords(labels, place) }));
 }
 const from = () => draft?.marks.filter((id) => !id.includes(' > ')).at(-1) ?? '';
 function arrowMark() {
  const way = `${from()} > ${place}`;
  return from() === '' || place === '' || from() === place || draft?.marks.includes(way) ? '' : way;
 }
 function drawPlace(step, line) {
  elsewhere.hidden = !draft || draft.n === step && draft.line === line;
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
  const { step, line } = where();
  editor.drawPlace(step, line);
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
   const { step, line } = where();
   drafts.write(step, line);
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
   const { step, line } = where();
   return draft && draft.n === step && draft.line === line && draft.marks.length ? draft.marks : null;
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
 let { step } = place;
 let standing = [];
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
  where: () => ({ line, step }),
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
 const list = createList({
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
  step,
  track: tracks.of(MAIN) ?? void 0,
  onStep(next) {
   step = next;
   moved();
  },
  onPlace: writes ? writing.choose : void 0
 });
 step = player.step;
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
 const atStep = () => standing.filter(({ n }) => n === step);
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
  step = player.step;
 }
 function stand() {
  standing = along(state.notes, state.sides, line);
  sides.update({ sides: state.sides.map((side) => ({ ...side, note: noteOf(side.id) })), line });
  player.flag([{ id: 'notes', label: t('flag'), steps: stepsOf2(standing) }]);
 }
 function go(toLine, n) {
  show({ line: toLine, step: n });
  draw2();
  onMove({ line, step });
  const where = line === MAIN ? t('went', { step }) : t('went_line', { step, name: called(line) || t('unnamed') });
  announce.push(`${where} ${count()}`.trim());
 }
 function moved() {
  draw2();
  onMove({ line, step });
  if (count()) announce.push(count());
  else announce.cancel();
 }
 function command(name, id = '') {
  const note = noteOf(id);
  const side = state.sides.find((it) => it.id === id);
  if (name === 'write') writing.write();
  else if (name === 'edit' && note) writing.edit(note);
  else if (name === 'delete' && wish({ do: 'delete', id })) here.focus();
  else if (name === 'open' && id === MAIN) go(MAIN, Math.min(step, course(state.sides, line).at(-1)?.last ?? step));
  else if (name === 'open' && side) go(id, side.at + 1);
  else if (name === 'try') wish({ do: 'try', n: step, line });
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
  here.update({ notes: now, author: state.desk.author ?? '', step });
  list.update({ notes: state.notes, here: now });
  writing.place();
  point();
 }
 function follow(old) {
  if (tracks.take(state.sides).has(line)) {
   const before = old.sides.find(({ id }) => id === line);
   if (state.sides.some(({ id }) => id === line)) show({ line, step }, true);
   else show({ line: tracks.of(before?.base ?? MAIN) ? before?.base ?? MAIN : MAIN, step: Math.min(step, before?.at ?? step) });
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
  where: () => ({ line, step }),
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
  const filter = { ...NOTHING };
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
var studio_plain_default = widget(kit);
export {
 studio_plain_default as default
};
