/* Built from widgets/js/rondel by `make js`: edit the source, not this file. */
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
function textWidth(text, size) {
 let ems = 0;
 for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
 return ems * size;
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
function consume(event) {
 event.preventDefault();
 event.stopPropagation();
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
var look_default = {
 icons: { factory: 'M2.5 21V11l5 3.6V11l5 3.6V11l4.5 3.2V3.5h4V21Z', production: 'M10.2 4.8L10.6 2.1L13.4 2.1L13.8 4.8L15.8 5.7L18.0 4.0L20.0 6.0L18.3 8.2L19.2 10.2L21.9 10.6L21.9 13.4L19.2 13.8L18.3 15.8L20.0 18.0L18.0 20.0L15.8 18.3L13.8 19.2L13.4 21.9L10.6 21.9L10.2 19.2L8.2 18.3L6.0 20.0L4.0 18.0L5.7 15.8L4.8 13.8L2.1 13.4L2.1 10.6L4.8 10.2L5.7 8.2L4.0 6.0L6.0 4.0L8.2 5.7ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4Z', import: 'M10.4 2.5h3.2v8h4.2L12 16.8 6.2 10.5h4.2ZM2.5 14.5h3V19h13v-4.5h3V22h-19Z', maneuver: 'M12 1.5 16.2 6.4H13.4V10.6H17.6V7.8L22.5 12 17.6 16.2V13.4H13.4V17.6H16.2L12 22.5 7.8 17.6H10.6V13.4H6.4V16.2L1.5 12 6.4 7.8V10.6H10.6V6.4H7.8Z', investor: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM12 6.2 16.6 11h-3.1v6.6h-3V11H7.4Z', taxation: 'M12 2l10 5v2.2H2V7ZM4 10.8h3.2V18H4Zm6.4 0h3.2V18h-3.2Zm6.4 0H20V18h-3.2ZM2 19.5h20V22H2Z' },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } }
};
var look_default2 = look_default;
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
   const step = (2 * half + 1.5) / radius;
   return Array.from({ length: size }, (_, place) => {
    const [x, y] = polar(radius, middle + (place - (size - 1) / 2) * step);
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
 return Array.from({ length: steps }, (_, step) => (start + step + 1) % count);
}
function way(from, to, pieces = 10) {
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
 const lines = [];
 const offer = view.spaces?.[space.id];
 if (offer) {
  const where = offer.steps === null ? labels.t('widget.rondel.first') : labels.t('widget.rondel.steps', { steps: offer.steps });
  lines.push(labels.t('widget.rondel.offer', { where, price: price(labels, offer) }));
  if (!offer.legal) lines.push(reason(labels, view, offer));
 }
 const there = standing(view, space.id);
 if (there.length > 0) lines.push(labels.t('widget.rondel.markers', { nations: there }));
 const rule = `widget.rondel.rule.${view.ruleset}.${space.action}`;
 if (labels.has(rule)) lines.push(labels.t(rule));
 return { name: labels.name(space.action), lines };
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
 const lines = el('div');
 const note = el('div', { class: 'gk-rondel-note', 'aria-hidden': 'true' }, title, lines);
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
     const frames = way(piece, { x, y }).map(([px, py]) => ({ transform: `translate(${px}px, ${py}px) scale(${scale})` }));
     piece.element.animate(frames, { duration: 240, easing: 'ease-in-out' });
    }
    Object.assign(piece, { x, y, scale });
    piece.element.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
   }
  }
  const active = markers.get(view.active);
  if (active) markerLayer.append(active.element);
  for (const [nation, piece] of markers) {
   if (nation in view.nations) continue;
   piece.element.remove();
   markers.delete(nation);
  }
 }
 const offer = (index) => view.spaces?.[wheel[index].id];
 const open = (index) => !readonly && offer(index)?.legal === true;
 const spoken = (index) => {
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
   element.setAttribute('aria-label', spoken(index));
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
  for (const [step, index] of path.entries()) {
   const to = sector(index, count).middle;
   const from = to - 2 * Math.PI / count;
   const [a, b] = [polar(RIM, from), polar(RIM, to)].map((point2) => point2.map((value) => value.toFixed(2)).join(' '));
   const form = step >= (view.prospects?.free_steps ?? Infinity) ? 'paid' : 'free';
   trail.append(svg("path", { d: `M${a}A${RIM} ${RIM} 0 0 1 ${b}`, class: `gk-trail-${form}` }));
   const [x, y] = polar(RIM, to);
   dots.push(
    svg('circle', { cx: x.toFixed(2), cy: y.toFixed(2), r: 6.2, class: `gk-trail-dot gk-trail-dot-${form}` }),
    svg('text', { x: x.toFixed(2), y: (y + 2.9).toFixed(2), class: 'gk-trail-step' }, String(step + 1))
   );
  }
  trail.append(...dots);
 }
 function explain() {
  light();
  const index = hovered >= 0 ? hovered : focused;
  const words = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : index < 0 ? { name: '', lines: [invitation()] } : spaceWords(labels, view, wheel[index]);
  const remark = index >= 0 && !pointed ? noted.words(wheel[index].id) : [];
  note.toggleAttribute('data-gk-idle', index < 0 && !pointed);
  setText(title, words.name);
  lines.replaceChildren(...[...words.lines, ...remark].map((line) => el('div', {}, line)));
 }
 function invitation() {
  if (view.spaces === void 0 || !view.active) return '';
  return labels.t('widget.rondel.invite', { nation: view.active });
 }
 function choose(index) {
  if (!open(index)) {
   root.say(spoken(index));
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
  explain();
  const { name, lines: lines2 } = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : { name: '', lines: [spoken(tabStop)] };
  root.say([name, ...lines2].filter(Boolean).map((text) => text.replace(/[.]$/, '')).join('. '));
 }
 function point(hover, focus, marker2 = '') {
  [hovered, focused, pointed] = [hover, focus, marker2];
  explain();
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
   if (same) return remarked ? explain() : void 0;
   drawMarkers(animate);
   drawWedges();
   explain();
  },
  setChosen,
  setSelected,
  setReadonly(next) {
   if (next === readonly) return;
   readonly = next;
   drawWedges();
   explain();
  },
  destroy: root.destroy
 };
}
function render({ model, el: el2 }) {
 let rondel;
 function build() {
  rondel?.destroy();
  const view = model.get('view');
  rondel = createRondel(el2, {
   labels: createLabels(model.get('_labels'), { lang: model.get('lang'), game: view.game, names: model.get('names') }),
   wheel: model.get('_wheel'),
   readonly: model.get('readonly'),
   size: model.get('size'),
   onChoose: (id) => commit(model, 'chosen', id)
  });
  rondel.update(view);
  rondel.setChosen(model.get('chosen'));
 }
 build();
 const stops = [
  observe(model, ['_labels', '_wheel', 'size', 'names', 'readonly'], build),
  observe(model, ['view'], () => rondel.update(model.get('view'), { animate: true })),
  observe(model, ['chosen'], () => rondel.setChosen(model.get('chosen')))
 ];
 return () => {
  for (const stop of stops) stop();
  rondel.destroy();
 };
}
var widget_default = { render };
export {
 widget_default as default
};
