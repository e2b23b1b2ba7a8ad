/* Built from widgets/js/seasons by `make js`: edit the source, not this file. */
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
 seasons: { printemps: { light: '#dfeccd', dark: '#3a4a2d', d: 'M11 11.5h2v11h-2ZM11.8 15C5.2 15 2.2 11.2 2.2 6C8.5 6 11.8 9 11.8 15ZM12.2 11.5C12.2 5.5 15.4 2 21.8 2C21.8 8.2 18.6 11.5 12.2 11.5Z' }, ete: { light: '#f7e8ae', dark: '#504722', d: 'M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM11.1 1.2L12.9 1.2L12.9 4.9L11.1 4.9ZM19 3.7L20.3 5L17.7 7.6L16.4 6.3ZM22.8 11.1L22.8 12.9L19.1 12.9L19.1 11.1ZM20.3 19L19 20.3L16.4 17.7L17.7 16.4ZM12.9 22.8L11.1 22.8L11.1 19.1L12.9 19.1ZM5 20.3L3.7 19L6.3 16.4L7.6 17.7ZM1.2 12.9L1.2 11.1L4.9 11.1L4.9 12.9ZM3.7 5L5 3.7L7.6 6.3L6.3 7.6Z' }, automne: { light: '#f1d5ba', dark: '#543b27', d: 'M20.8 3.2C10 2.8 4 8 4 14.5c0 1.6.4 3 1 4.2L2.6 21.1l1.4 1.4 2.4-2.4c1.2.6 2.5.9 4 .9C17.5 21 21.4 14 20.8 3.2ZM7.4 18.2L6.2 17L14.2 8.4L15.2 9.4Z' }, hiver: { light: '#d9e4ef', dark: '#2f4051', d: 'M11.2 12L11.2 1.5L12.8 1.5L12.8 12ZM11.2 7.2L7.9 4.6L8.9 3.3L12.2 5.9ZM11.8 5.9L15.1 3.3L16.1 4.6L12.8 7.2ZM11.6 11.3L20.7 6.1L21.5 7.4L12.4 12.7ZM15.8 8.9L16.4 4.7L18 5L17.4 9.1ZM17.2 8.8L21.1 10.3L20.5 11.9L16.6 10.3ZM12.4 11.3L21.5 16.6L20.7 17.9L11.6 12.7ZM16.6 13.7L20.5 12.1L21.1 13.7L17.2 15.2ZM17.4 14.9L18 19L16.4 19.3L15.8 15.1ZM12.8 12L12.8 22.5L11.2 22.5L11.2 12ZM12.8 16.8L16.1 19.4L15.1 20.7L11.8 18.1ZM12.2 18.1L8.9 20.7L7.9 19.4L11.2 16.8ZM12.4 12.7L3.3 17.9L2.5 16.6L11.6 11.3ZM8.2 15.1L7.6 19.3L6 19L6.6 14.9ZM6.8 15.2L2.9 13.7L3.5 12.1L7.4 13.7ZM11.6 12.7L2.5 7.4L3.3 6.1L12.4 11.3ZM7.4 10.3L3.5 11.9L2.9 10.3L6.8 8.8ZM6.6 9.1L6 5L7.6 4.7L8.2 8.9Z' } }
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
var sceneTitle = (text, mark) => el(
 'p',
 { class: 'gk-scene-title' },
 el('strong', {}, text),
 ...mark ? [' ', el('span', { class: 'gk-mark', 'data-help': mark.help, tabindex: '0', role: 'note' }, mark.word)] : []
);
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
function chips(ids, { labels, rules }) {
 return ids.flatMap((id) => [' ', ruleChip(id, rules, labels)]);
}
function said([text, ...ids], texts, className = '') {
 return el('p', { class: className || null, 'data-gk-line': true }, text, ...chips(ids, texts));
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
function step(all, id, key) {
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
var speaker = (labels) => (id, params = {}) => labels.t(`widget.seasons.${id}`, params);
var changed = (labels, { say, params, rules }) => [labels.t(`widget.seasons.effect.${say}`, params), ...rules];
function shortly(labels, dial, id, message) {
 const { lines } = season(dial, id);
 const changes = lines.map(({ say, params }) => labels.t(`widget.seasons.short.${say}`, params)).join(', ');
 return [speaker(labels)(message, { season: id, changes }), ...new Set(lines.map(({ rules }) => rules[0]))];
}
var season = (dial, id) => (
 dial.seasons.find((each) => each.id === id)
);
function cardWords(labels, dial, view) {
 const t = speaker(labels);
 const card = dial.cards[view.card];
 if (!card) return { title: '', lines: [[t('card.none'), ...dial.phases[0].rules]] };
 return { title: t('card', { card: view.card }), mark: card.reconstructed, lines: card.lines.map((line) => changed(labels, line)) };
}
function standing(labels, view) {
 const { year, years, season: now, phase } = view;
 return speaker(labels)(view.over ? 'over' : 'now', { year, years, season: now, phase });
}
function nextWords(labels, dial, view) {
 const next = view.next_season;
 return next ? shortly(labels, dial, next, 'next') : [speaker(labels)('next.last'), 'IMP-176'];
}
var seasonLines = (labels, dial, id) => season(dial, id).lines.map((line) => changed(labels, line));
function placeWords(labels, dial, view, { season: id, phase }) {
 const t = speaker(labels);
 if (!phase) return { title: labels.name(id), lines: seasonLines(labels, dial, id) };
 const title = t('cell', { season: id, phase });
 const shown = (
  dial.phases.find((each) => each.id === phase)
 );
 if (!shown.played) return { title, lines: [[t('skipped'), ...shown.rules]] };
 const felt2 = season(dial, id).lines.filter((line) => line.phase === phase).map((line) => changed(labels, line));
 const drawn = view.season === id && dial.cards[view.card];
 const added = drawn ? drawn.lines.filter((line) => line.phase === phase) : [];
 return {
  title,
  lines: [
   [t(`phase.${phase}`), ...shown.rules],
   ...felt2.length ? felt2 : [
    [t('none', { season: id })]
   ],
   ...added.map((line) => {
    const [text, ...rules] = changed(labels, line);
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
 const name = here ? `${title} (${speaker(labels)("here")})` : title;
 return [name, ...lines.map(([text, ...rules]) => rules.length ? `${text.replace(/[.]$/, "")} (${rules.join(", ")})` : text)].map((text) => text.replace(/[.]$/, '')).join('. ');
}
var TURNING2 = 240;
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
 const head = el('div', { class: 'gk-seasons-part' });
 const card = el('div', { class: 'gk-seasons-part' });
 const next = el('div', { class: 'gk-seasons-part' });
 const full = el('div', { class: 'gk-seasons-part' });
 const more = el('details', { class: 'gk-seasons-more' }, el('summary', {}, t('details')), full);
 const back = el('button', { type: 'button', class: 'gk-button' });
 const words = el('div', { class: 'gk-seasons-words', 'data-gk-rules': true }, head, more, card, next, back);
 root.element.append(canvas, words);
 openRules(words, { labels, rules, signal });
 const tips = createTips(root.element, words, { selector: '[data-help]', explain: () => ({ name: labels.name(view.card), lines: [t('reconstructed.tip')] }), signal });
 function placeOf(place, inner, outline, parts) {
  const element = svg(
   'g',
   { class: `gk-season gk-season-${inner}`, role: 'radio', tabindex: '-1', 'data-place': place.id, 'data-season': place.season },
   svg('path', { d: outline, class: 'gk-season-shape' }),
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
  const told = JSON.stringify([view.season, view.phase, view.card]);
  if (told !== heard) for (const { place, element } of shapes.values()) element.setAttribute('aria-label', spoken(labels, dial, view, place));
  heard = told;
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
   turning = pointer.animate(frames, { duration: TURNING2, easing: 'ease-in-out' });
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
   write(head, { ...rest, lines: [...lines, ...noted.words(place.id).map((text) => (
    [text]
   ))] });
   for (const part of [full, card, next]) write(part, nothing);
  } else if (!view.season) {
   write(head, { title: '', lines: [[t('invite')]] });
   for (const part of [full, card, next]) write(part, nothing);
  } else {
   const lines = seasonLines(labels, dial, view.season);
   write(head, { title: standing(labels, view), lines: compact ? [[shortly(labels, dial, view.season, 'line')[0]]] : lines });
   write(full, compact ? { title: '', lines } : nothing);
   write(card, cardWords(labels, dial, view));
   write(next, view.over ? nothing : { title: '', lines: [nextWords(labels, dial, view)] });
  }
  more.hidden = full.hidden;
  back.hidden = !place;
  setText(back, t(view.season ? 'back' : 'close'));
 }
 function select(id, told = true) {
  if (id === selected) return;
  selected = id;
  drawWheel(false);
  drawWords();
  if (told) onSelect(id);
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
   const to = step(all, id, event.key);
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
function render({ model, el: el2 }) {
 let wheel;
 let selecting = false;
 const selected = () => [model.get('season'), model.get('phase')].filter(Boolean).join(':');
 function build() {
  wheel?.destroy();
  el2.lang = model.get('lang');
  wheel = createSeasons(el2, {
   labels: createLabels(model.get('_labels'), { lang: model.get('lang'), game: 'impero', names: model.get('names') }),
   dial: model.get('_dial'),
   rules: model.get('_rules'),
   size: model.get('size'),
   onSelect(id) {
    const [season2, phase = ''] = id.split(':');
    if (season2 === model.get('season') && phase === model.get('phase')) return;
    selecting = true;
    model.set('season', season2);
    model.set('phase', phase);
    selecting = false;
    model.save_changes();
   }
  });
  wheel.update(model.get('view'));
  wheel.setSelected(selected());
 }
 build();
 const stops = [
  observe(model, ['_labels', '_dial', '_rules', 'size', 'names'], build),
  observe(model, ['view'], () => wheel.update(model.get('view'), { animate: true })),
  observe(model, ['season', 'phase'], () => {
   if (!selecting) wheel.setSelected(selected());
  })
 ];
 return () => {
  for (const stop of stops) stop();
  wheel.destroy();
 };
}
var widget_default = { render };
export {
 widget_default as default
};
