/* Built from widgets/js/sliders by `make js`: edit the source, not this file. */
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
function observe(model, traits, callback) {
 const events = traits.map((trait) => `change:${trait}`);
 for (const event of events) model.on(event, callback);
 return () => {
  for (const event of events) model.off(event, callback);
 };
}
function commit(model, trait, value) {
 if (model.get(trait) === value) return;
 model.set(trait, value);
 model.save_changes();
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
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
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
var SLIDERS = ['interest', 'growth', 'stress', 'power'];
var figure = (value) => value < 0 ? `−${-value}` : String(value);
var leader = (power) => power > 0 ? 'nato' : power < 0 ? 'sco' : 'even';
function shown(labels, slider, place) {
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
 const head = el('div', { class: 'gk-slider-head' }, el('span', { class: 'gk-slider-name' }, t('')), chance);
 const faces = Object.values(dial.crises)[0].dice.map((_, index) => el('div', { class: 'gk-slider-face' }, el('span', {}, String(index + 1)), el('span')));
 const strip = el(
  'div',
  { class: 'gk-slider-faces', 'aria-hidden': 'true' },
  el('div', { class: 'gk-slider-faces-head' }, el('span', {}, t('.die')), el('span', {}, t('.intensity'))),
  ...faces
 );
 return {
  parts: [head, strip],
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
 const head = el('div', { class: 'gk-slider-head' }, title, remark, before, was, value);
 const ghost = el('div', { class: 'gk-slider-ghost' });
 const way = el('div', { class: 'gk-slider-arrow' }, svg('svg', { viewBox: '0 0 10 12' }, svg('path', { d: 'M1 1 9 6 1 11Z' })));
 const notches = places.map((_, index) => el('div', { class: 'gk-slider-notch', style: `left:${100 * at(index, count)}%` }));
 const drawn = el('div', { class: 'gk-slider-drawn', 'aria-hidden': 'true' }, el('div', { class: 'gk-slider-line' }), ...notches, way, ghost);
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
  const open = places.filter((place) => placeId(slider, place) in choices);
  const held = (
   buttons.querySelector('button:focus')?.dataset.place
  );
  buttons.replaceChildren(...open.map((place) => {
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
  parts: [head, rail, ...ticks, ends],
  update(next) {
   position = next;
   const index = places.indexOf(next.place);
   const from = places.indexOf(next.ghost);
   const path = arrow(from, index, count);
   thumb.style.left = `${100 * at(index, count)}%`;
   ghost.style.left = `${100 * at(from, count)}%`;
   ghost.hidden = way.hidden = was.hidden = !path;
   if (path) {
    way.style.left = `${100 * path.left}%`;
    way.style.width = `${100 * path.width}%`;
    way.dataset.gkWay = path.way;
   }
   setText(value, shown(labels, slider, next.place));
   setText(was, path ? `${shown(labels, slider, next.ghost)} →` : '');
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
   if (whole) head.prepend(sheet);
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
 let values = {};
 let step = -1;
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
  const card = createCard(t(`name.${slider}`), track.parts);
  card.element.dataset.slider = slider;
  return { slider, track, ...card };
 });
 const last = order.filter((slider) => slider === 'growth' || slider === 'stress').at(-1);
 const odds = last ? { ...createCrisis({ labels, dial }) } : null;
 const crisis = odds && createCard(t('crisis'), odds.parts);
 for (const { slider, element } of cards) {
  grid.append(element);
  if (crisis && slider === last) grid.append(crisis.element);
 }
 const reset = el('button', { type: 'button', class: 'gk-button' }, t('reset'));
 const foot = el('div', { class: 'gk-sliders-foot' }, reset, el('span', {}, t('help')));
 root.element.prepend(grid, ...onReset && movable.length > 0 ? [foot] : []);
 reset.addEventListener('click', () => {
  if (reset.getAttribute('aria-disabled') === 'true') return;
  values = { ...home };
  draw();
  onReset?.();
  root.say(t('reset.done'));
 }, { signal });
 function createCard(name, parts) {
  const first = el('div', { class: 'gk-slider-lines' });
  const lines = el('div', { class: 'gk-slider-lines' });
  const more = compact ? el('details', { class: 'gk-slider-more' }, el('summary', {}, t('details')), lines) : lines;
  const element = el('section', { class: 'gk-slider', role: 'group', 'aria-label': name, 'data-gk-rules': true }, ...parts, first, more);
  let written = '';
  return {
   element,
   write(always, rest, extra) {
    const text = JSON.stringify([always, rest, extra.map((node) => node.textContent)]);
    if (text === written) return;
    written = text;
    const line = (it) => said(it, texts, 'gk-slider-line');
    first.replaceChildren(...always.map(line));
    lines.replaceChildren(...rest.map(line), ...extra);
    more.hidden = rest.length + extra.length === 0;
   }
  };
 }
 const base = (slider) => home[slider] ?? view.sliders[slider].value;
 const placed = (slider) => values[slider] ?? base(slider);
 function move(slider, place, final) {
  const { [slider]: _, ...others } = values;
  values = place === base(slider) && !(slider in home) ? others : { ...others, [slider]: place };
  draw();
  onMove(slider, place, final, values);
  if (odds && (slider === 'growth' || slider === 'stress')) announce.push(bracketed(crisisLines(labels, dial, now())[0]));
 }
 const now = () => ({ interest: placed('interest'), growth: placed('growth'), stress: placed('stress'), power: placed('power') });
 function changes(slider) {
  const [from, to] = [base(slider), placed(slider)];
  if (from !== to) return [[t('you', { from: shown(labels, slider, from), to: shown(labels, slider, to) })]];
  const known = view.memory?.sliders?.[slider]?.last;
  return known && !(slider in home) ? [[known.said, ...known.rules]] : [];
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
 function draw() {
  if (!view.sliders) return;
  const places = now();
  for (const { slider, track, element, write } of cards) {
   const place = places[slider];
   const moved = place !== base(slider);
   const memory = slider in home ? null : view.memory?.sliders?.[slider];
   track.update({ place, moved, ghost: moved ? base(slider) : memory?.turn_start ?? place });
   element.toggleAttribute('data-gk-fresh', !moved && step > 0 && memory?.last?.n === step);
   const marks = dial.marks[slider].length > 0 ? [[t('reconstructed'), ...dial.decided[slider]]] : [];
   write([], [...changes(slider), ...implied(labels, dial, slider, place), ...marks], slider === 'power' ? clashes(place) : []);
  }
  if (odds && crisis) {
   odds.update(places);
   crisis.write(crisisLines(labels, dial, places), [], []);
  }
  setAttributes(reset, { 'aria-disabled': SLIDERS.every((slider) => placed(slider) === base(slider)) ? 'true' : null });
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
   const same = next.sliders === view.sliders && next.memory === view.memory && next.clashes === view.clashes && at2 === step;
   view = next;
   step = at2;
   root.element.toggleAttribute('data-gk-animate', animate);
   if (!same) draw();
  },
  setValues(next) {
   values = { ...next };
   draw();
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
var INTERVAL = 100;
function render({ model, el: el2 }) {
 let sliders;
 const tell = trailing(() => model.save_changes(), INTERVAL);
 function build() {
  sliders?.destroy();
  const view = model.get('view');
  el2.lang = model.get('lang');
  sliders = createSliders(el2, {
   labels: createLabels(model.get('_labels'), { lang: model.get('lang'), game: view.game, names: model.get('names') }),
   dial: model.get('_dial'),
   rules: model.get('_rules'),
   show: model.get('show'),
   movable: model.get('movable'),
   home: model.get('_home'),
   size: model.get('size'),
   onMove(_slider, _place, final, values) {
    if (JSON.stringify(values) !== JSON.stringify(model.get('values'))) {
     model.set('values', values);
     tell.push(true);
    }
    if (final) tell.flush();
   },
   onReset() {
    tell.cancel();
    commit(model, 'values', { ...model.get('_home') });
   }
  });
  sliders.setValues(model.get('values'));
  sliders.update(view);
 }
 build();
 const stops = [
  observe(model, ['_labels', '_dial', '_rules', '_home', 'size', 'names', 'show', 'movable'], build),
  observe(model, ['view'], () => sliders.update(model.get('view'), { animate: true })),
  observe(model, ['values'], () => sliders.setValues(model.get('values')))
 ];
 return () => {
  tell.flush();
  for (const stop of stops) stop();
  sliders.destroy();
 };
}
var widget_default = { render };
export {
 widget_default as default
};
