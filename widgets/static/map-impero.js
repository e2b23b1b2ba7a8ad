/* Built from widgets/js/map and widgets/js/games/impero.mjs by `make js`: edit the source, not this file. */
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
var look_default = {
 hatches: { rising: { size: 9, d: 'M-2 2L2 -2M0 9L9 0M7 11L11 7', width: 1.5 }, falling: { size: 9, d: 'M-2 7L2 11M0 0L9 9M7 -2L11 2', width: 1.5 }, level: { size: 9, d: 'M0 4.5H9', width: 1.5 }, upright: { size: 9, d: 'M4.5 0V9', width: 1.5 }, grid: { size: 11, d: 'M0 5.5H11M5.5 0V11', width: 1.2 }, dots: { size: 9, d: 'M2.2 2.2h.01M6.7 6.7h.01', width: 2.4 } },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } },
 factions: { rome: { fill: '#b3372f', ink: '#ffffff', letter: 'R', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#eec3b6', dark: '#6a3330' }, line: { light: '#b3372f', dark: '#f0938c' }, text: { light: '#a8322b', dark: '#f0938c' } }, carthage: { fill: '#6a4a9c', ink: '#ffffff', letter: 'C', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#d5c8e6', dark: '#4c3b6b' }, line: { light: '#6a4a9c', dark: '#b99be6' }, text: { light: '#6a4a9c', dark: '#b99be6' } }, syracuse: { fill: '#1f6aa5', ink: '#ffffff', letter: 'S', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#bcd4ea', dark: '#27496a' }, line: { light: '#1f6aa5', dark: '#80bbee' }, text: { light: '#1f6aa5', dark: '#80bbee' } }, arvernes: { fill: '#2c7347', ink: '#ffffff', letter: 'A', hatch: 'grid', dash: '12 4 3 4', symbol: 'triangle-up', home: { light: '#bfdcc4', dark: '#2b5139' }, line: { light: '#2c7347', dark: '#7fce9d' }, text: { light: '#2c7347', dark: '#7fce9d' } } },
 cities: { capital: 'M-7.5 7.5V-7.5H-4.5V-5H-1.5V-7.5H1.5V-5H4.5V-7.5H7.5V7.5Z', federated: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z', conquered: 'M0 -9L9 0L0 9L-9 0Z', '': 'M-6 -6H6V6H-6Z' },
 buildings: { ferme: 'M0 5.5V-2M0 1C-4 1 -5 -1.5 -5 -4C-2 -4 0 -2.5 0 1C0 -2.5 2 -4 5 -4C5 -1.5 4 1 0 1', scierie: 'M-5.5 2.5H5.5M-5.5 2.5L-4 -1L-2.5 2.5L-1 -1L0.5 2.5L2 -1L3.5 2.5L5 -1M-5.5 5H5.5M5 -1V-4.5', mine: 'M-4.5 5.5L2.5 -2M-2 -4.8Q3.8 -4.6 5.2 2.2', marche: 'M0 -5V4.5M-2.5 4.8H2.5M-5 -3.2H5M-5 -3L-6 1H-3L-4.4 -3M5 -3L3 1H6L4.6 -3', port: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', muraille: 'M-5.5 5V-3.5H-2.8V-1.2H-1.3V-3.5H1.3V-1.2H2.8V-3.5H5.5V5Z', caserne: 'M-5 5L4.5 -4.5M5 5L-4.5 -4.5M-5.2 1.8L-1.8 5.2M5.2 1.8L1.8 5.2', forum: 'M-5.5 5H5.5M-3.8 5V-4.5M0 5V-4.5M3.8 5V-4.5M-5.5 -4.5H5.5', temple: 'M-5.5 5H5.5M-3.6 5V-0.5M3.6 5V-0.5M-5.8 -0.8L0 -5.2L5.8 -0.8Z' },
 agents: { espion: { d: 'M-11 1Q0 -11 11 1Q0 11 -11 1Z', text: [0, 5] }, emissaire: { d: 'M-8.5 -9H8.5V9H4.2V5.8H-4.2V9H-8.5Z', text: [0, 4] } }
};
var look_default2 = look_default;
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
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known) {
 const own = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known(id)));
 return { options: own(options), refused: own(refused), picked: picked.filter(known), chosen: known(chosen) ? chosen : '' };
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
 scene,
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
  openCard.update(scene());
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
  openCard.open(id, scene());
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
   openCard.update(scene());
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
function createMarks(scene, board) {
 const { regions } = board;
 const stem = uniqueId('mark');
 const stripes = svg(
  'pattern',
  { id: `${stem}-stripes`, width: STRIPE, height: STRIPE, patternUnits: 'userSpaceOnUse' },
  svg('path', { d: `M0 0V${STRIPE}`, class: 'gk-map-stripe' })
 );
 const defs = svg('defs', {}, stripes);
 const veil = svg('path', { class: 'gk-map-veil', d: '' });
 const choice = svg('g', {});
 const path = svg('g', { class: 'gk-map-way' });
 const head = svg('path', { d: 'M-13 -8L2 0L-13 8Z', class: 'gk-map-way-head', style: 'display:none' });
 const selection = outline('selected');
 const focus = outline('focus');
 scene.layers.marks.append(defs, veil, choice, selection, path);
 scene.layers.focus.append(head, focus);
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
 function offer(id, kind) {
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
    choice.before(group);
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
    const group = offer(id, kind);
    offered.set(id, { kind, group });
    choice.append(group);
   }
   const faded2 = Object.keys(next.options).length > 0 ? Object.keys(next.refused).filter((id) => !ids.has(id)) : [];
   veil.setAttribute('d', faded2.map((id) => regions[id].d).join(''));
  },
  showWay(from, to) {
   path.replaceChildren();
   head.style.display = from && to ? '' : 'none';
   if (!from || !to) return;
   const pieces = way(from, to, board.wrap ? board.viewBox[2] : 0);
   const d = pieces.map(([[x02, y02], [x12, y12]]) => `M${x02.toFixed(1)} ${y02.toFixed(1)}L${x12.toFixed(1)} ${y12.toFixed(1)}`).join('');
   const [[x0, y0], [x1, y1]] = pieces[pieces.length - 1];
   const turn = Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI;
   head.style.transform = `translate(${x1.toFixed(1)}px, ${y1.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(var(--gk-px))`;
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
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written2(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn) return;
  drawn = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow(points[from], points[to])),
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
   if (noted.places.length > 0 || drawn !== '') draw();
  },
  layOut(k) {
   px = 1 / k;
   if (noted.places.length > 0) draw();
  }
 };
}
function createOpenCard(stage, { close: closing, name, title: titled, group, parts, words, lines: facts, onPlace, onClose, signal }) {
 const title = el('strong');
 const close = el('button', { type: 'button', class: 'gk-open-close', 'aria-label': closing, title: closing }, '×');
 const row = el('div', { class: 'gk-open-squares', role: 'group' });
 const said = el('div', { class: 'gk-open-said' });
 const whole = el('button', { type: 'button', class: 'gk-button gk-open-whole', hidden: true });
 const lines = el('div', { class: 'gk-open-lines' });
 const element = el('div', { class: 'gk-float gk-open', role: 'group', hidden: true }, el('div', { class: 'gk-open-head' }, title, close), row, said, whole, lines);
 stage.append(element);
 let id = '';
 let stop = 0;
 let scene = null;
 let shown2 = [];
 const buttons = () => (
  [...row.children]
 );
 const told = () => scene && id && shown2[stop] ? words(shown2[stop].place, id, scene) : '';
 function go(index, focus = true) {
  stop = Math.max(0, Math.min(buttons().length - 1, index));
  buttons().forEach((button, at) => button.setAttribute('tabindex', at === stop ? '0' : '-1'));
  if (focus) (buttons()[stop] ?? close).focus({ preventScroll: true });
  setText(said, told());
 }
 function draw() {
  if (!scene) return;
  const now = scene;
  const { choices } = now;
  setText(title, name(id));
  element.setAttribute('aria-label', titled(id));
  row.setAttribute('aria-label', group(id));
  const had = row.contains(active(row));
  shown2 = parts(id, now);
  row.hidden = shown2.length === 0;
  row.replaceChildren(...shown2.map(({ place, drawn }) => {
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
  if (index >= 0 && scene) setText(said, words(shown2[index].place, id, scene));
 }, { signal });
 row.addEventListener('pointerleave', () => id && setText(said, told()), { signal });
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
   [id, scene] = [place, now];
   const first = parts(id, now).findIndex((part) => part.place in now.choices.options);
   if (first >= 0) stop = first;
   element.hidden = false;
   draw();
  },
  update(now) {
   scene = now;
   if (id) draw();
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
var clamp = (low, value, high) => Math.min(high, Math.max(low, value));
function metrics(width, units, scale = 1) {
 const k = width / units;
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
   const units = part[2] / width;
   centre = [grip.centre[0] - dx * units, grip.centre[1] - dy * units];
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
 const amounts = (sums) => labels.list(UNITS.filter((unit) => sums[unit]).map((unit) => amount(unit, sums[unit])));
 function whose(view, seat) {
  const faction = view.seats?.[seat]?.faction ?? '';
  return faction ? t('whose', { seat, faction }) : labels.name(seat);
 }
 const units = (units2) => labels.list(board.facts.land.flatMap((kind, index) => units2[index] > 0 ? [t(`units.${kind}`, { count: units2[index] })] : []));
 function piece(view, now, place) {
  const { owner, name, kind, aboard } = now.pieces[place];
  const who = whose(view, owner);
  const own = (each) => piecePlace(each) === place;
  if (kind === 'army') {
   const army = view.armies.find(own);
   const said2 = t('army', { name, who, units: units(army.units) });
   return aboard ? t('aboard', { piece: said2, fleet: aboard }) : said2;
  }
  if (kind === 'fleet') {
   const { ships, cargo, carries } = view.fleets.find(own);
   return t('fleet', { name, who, ships, cargo, carries });
  }
  const { caught } = view.agents.find(own);
  const said = t(`agent.${kind}`, { name, who });
  return caught ? t('caught', { piece: said }) : said;
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
 const routesOf = (view, city) => (view.routes ?? []).filter(({ first, second }) => first === city || second === city);
 const lists = {
  pieces(view, now, id) {
   const told = (now.parts[id] ?? []).filter((part) => part in now.pieces).map((part) => piece(view, now, part));
   return told.length > 0 ? t('pieces', { pieces: told.join('; ') }) : '';
  }
 };
 function standing2(view, id) {
  const city = board.cities[id];
  if (!city) {
   if (board.regions[id].kind === 'sea') return t('sea');
   const { governor, stability } = view.regions?.[id] ?? {};
   return governor ? t('governed', { who: whose(view, governor), stability, most: board.facts.most_stability }) : t('ungoverned');
  }
  const { owner, how, pv, most, besieger } = view.cities?.[id] ?? {};
  const held = owner ? t(`how.${how}`, { who: whose(view, owner) }) : t('how.neutral');
  const said = pv === void 0 ? t('city.bare', { region: city.region, held }) : t('city', { region: city.region, held, pv, most });
  return besieger ? t('besieged', { city: said, who: whose(view, besieger) }) : said;
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
   if (Object.values(sums).some(Boolean)) lines.push(t('income', { who: whose(view, governor), amounts: amounts(sums) }));
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
  const said = each.length > 0 ? t('influence', { points: labels.list(each) }) : t('influence.none');
  return how === 'federated' ? t('influence.kept', { said: open(said), least: threshold - 1 }) : t('influence.wins', { said: open(said), threshold: threshold ?? board.cities[id].threshold });
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
  lines.push(t('produces', { amounts: amounts(printed.production) }));
  if (owner) {
   const sums = earned(view, (where) => where === id, owner);
   lines.push(t(Object.values(sums).some(Boolean) ? 'income' : 'income.none', { who: whose(view, owner), amounts: amounts(sums) }));
  }
  for (const route of routesOf(view, id)) {
   const other = route.first === id ? route.second : route.first;
   lines.push(t(byLand(board, route) ? 'route.land' : 'route.sea', { city: other, seats: labels.list(route.holders.map(labels.name)) }));
  }
  if (!printed.coast) lines.push(t('inland'));
  lines.push(t('made'));
  return lines;
 }
 return {
  standing: standing2,
  whose,
  units,
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
   const yields = amounts(printed.produces[level - 1] ?? {});
   const effects = EFFECTS.filter((name) => printed[name]).map((name) => t(`effect.${name}`, { count: printed[name] }));
   return [yields && t('yields', { amounts: yields }), ...effects].filter(Boolean).map(opened).join('. ');
  },
  lines(id, view, now) {
   const lines = id in board.cities ? cityLines(view, id, now) : regionLines(view, id, now);
   return [`${opened(standing2(view, id))}.`, ...lines].filter(Boolean);
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
  ...shown2.map((sign) => el('kbd', {}, sign.length > 1 ? t(`key.${sign}`) : sign)),
  ' ',
  t(`key.${command}`)
 ));
 host.append(el(
  'details',
  { class: 'gk-map-fold gk-map-legend' },
  el('summary', {}, t('legend')),
  el('ul', { class: 'gk-map-signs' }, ...signs.map(([name, sign]) => el('li', {}, sign, el('span', {}, name)))),
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
var FACTIONS = (
 look_default2.factions
);
var letterOf = (faction) => FACTIONS[faction]?.letter ?? '';
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
function measure(width, units, scale = 1) {
 const k = width / units;
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
 const round = Math.floor(index / slots.length);
 return (
  [x + round * PILE * unit, y - round * PILE * unit * 0.6]
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
 function places({ pieces, parts }) {
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
   const units = view.armies.find(own).units;
   const engines = units.at(-1);
   const combat = units.slice(0, -1).reduce((sum, count) => sum + count, 0);
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
 function draw(view, now, factionOf, animate) {
  const found2 = places(now);
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
  draw,
  shown(view, now, place) {
   const { count, engines, cargo } = facts(view, now, place);
   return [count, { engines, cargo }];
  },
  layOut(next, cell) {
   [sizes, cellOf] = [next, cell];
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
   const row = plan.influence;
   const chips = [];
   if (row && threshold !== null && threshold !== void 0) {
    const seats = Object.entries(influence);
    const pace = seats.length > 1 ? Math.min(CHIP, (row.w - LAST - SUM) / (seats.length - 1)) : 0;
    seats.forEach(([seat, count], index) => chips.push(drawInfluence(factionOf(seat), count, [row.x + index * pace, row.y])));
    chips.push(svg('text', { x: row.x + row.w, y: row.y + 4, class: 'gk-plate-of' }, `/${threshold}`));
   }
   button.body.replaceChildren(
    svg('rect', { width: plan.w, height: plan.h, rx: 4, class: 'gk-plate-paper' }),
    drawCity(how, faction, plan.sign),
    svg('text', { x: plan.name[0], y: plan.name[1], class: 'gk-plate-name' }, labels.name(id)),
    dots(plan.name[0], plan.name[1] + 2.2, textWidth(labels.name(id), TYPE) * 0.92),
    ...pv === void 0 ? [] : [svg('text', { x: plan.pv[0], y: plan.pv[1], class: 'gk-plate-pv' }, `${pv}/${most}`)],
    ...slots,
    ...chips,
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
var FACTIONS2 = (
 look_default2.factions
);
var HATCHES = (
 look_default2.hatches
);
var NEAR = 4;
function leader({ x, y, w, h }, [cx, cy], unit) {
 const [ex, ey] = [Math.min(Math.max(cx, x), x + w), Math.min(Math.max(cy, y), y + h)];
 return Math.hypot(cx - ex, cy - ey) < NEAR * unit ? '' : `M${ex.toFixed(1)} ${ey.toFixed(1)}L${cx} ${cy}`;
}
function createScene(board) {
 const stem = uniqueId('province');
 const tiles = Object.entries(FACTIONS2).map(([faction, { hatch }]) => {
  const { size, d, width: width2 } = HATCHES[hatch];
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
 function offer({ choices, now }, place) {
  const parts = choosable(now, choices, place).length;
  return choiceWords(labels, choices, place, 'widget.provinces') || (parts > 0 ? t('choice.parts', { count: parts }) : '');
 }
 const verdict = (scene, place) => scene.choices.refused[place] ?? opened(offer(scene, place));
 return {
  verdict,
  tip(scene, id, part) {
   const { view, now } = scene;
   if (part) return [verdict(scene, part), facts.more(view, part)].filter(Boolean);
   const lines = [verdict(scene, id), ...facts.lines(id, view, now)].filter(Boolean);
   return lines.length > MOST ? [...lines.slice(0, MOST - 2), t('tip.more'), ...lines.slice(-1)] : lines;
  },
  heading: ({ view, now }, id, part) => part ? opened(facts.part(view, now, part)) : labels.name(id),
  status: (scene, id) => [t('status', { place: id, held: facts.summary(id, scene.view, scene.now) }), verdict(scene, id)].filter(Boolean).join('. '),
  name(scene, id) {
   const choice = offer(scene, id);
   const standing2 = facts.standing(scene.view, id);
   return t('place', { place: id, standing: choice ? `${choice}, ${standing2}` : standing2 });
  },
  line(scene, id) {
   const choice = offer(scene, id);
   const parts = { place: id, choice, standing: facts.standing(scene.view, id), held: facts.summary(id, scene.view, scene.now) };
   return t(choice ? 'line.choice' : 'line', parts);
  },
  part(scene, place) {
   const choice = verdict(scene, place);
   const said = [opened(facts.part(scene.view, scene.now, place)), choice, facts.more(scene.view, place)];
   return said.filter(Boolean).map(open).join('. ');
  }
 };
}
function createProvinces(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const t = (id, params = {}) => labels.t(`widget.provinces.${id}`, params);
 const scene = createScene(board);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-provinces',
  labels,
  words: 'widget.provinces',
  drawing: scene.element,
  size,
  say
 });
 const { signal } = root.abort;
 const { regions, cities } = board;
 const ids = [...Object.keys(regions), ...Object.keys(cities)];
 const facts = createFacts(labels, board);
 const speech = createSpeech(labels, facts);
 const marks = createMarks(scene, { regions, viewBox: board.viewBox, wrap: false });
 const routes = createRoutes(scene.layers.routes, board);
 const pieces = createPieces(scene.layers.pieces, board);
 const names = Object.fromEntries(Object.entries(regions).map(([id, { kind }]) => [id, createName(id, kind, labels)]));
 const plates = Object.fromEntries(Object.keys(cities).map((id) => [id, createPlate(id, labels)]));
 const elements = Object.fromEntries(ids.map((id) => [id, (names[id] ?? plates[id]).element]));
 scene.layers.plates.append(...ids.map((id) => elements[id]));
 let view = {};
 let now = standing({});
 let highlight = [];
 let boxes = {};
 let sizes = measure(1e3, board.viewBox[2], scale);
 const notes = createNotes(scene.layers.over, {
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
 const told = () => ({ choices: hand.choices, view, now });
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
  svgElement: scene.element,
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
  scene.rescale(next);
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
  scene.lead(boxes, unit);
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
  drawing: scene.element,
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
  scene: told,
  speech: {
   heading: (id, part) => speech.heading(told(), id, part),
   tip: (id, part) => speech.tip(told(), id, part),
   status: (id) => speech.status(told(), id),
   name: (id) => speech.name(told(), id),
   line: (id) => speech.line(told(), id)
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
  const same = seats(before) === seats(next);
  const differ = (a, b) => !same || a !== b && JSON.stringify(a) !== JSON.stringify(b);
  for (const id of Object.keys(regions)) {
   if (!differ(before.regions?.[id], next.regions?.[id])) continue;
   const region = next.regions?.[id] ?? {};
   names[id].draw(region, factionOf);
   scene.tint(id, region.governor ? factionOf(region.governor) : '');
  }
  for (const id of Object.keys(cities)) if (differ(before.cities?.[id], next.cities?.[id])) plates[id].draw(next.cities?.[id] ?? {}, factionOf);
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
var createBoard = createProvinces;
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
var widget = (createBoard2) => ({
 render(context) {
  return render(createBoard2, context);
 }
});
function render(createBoard2, { model, el: el2 }) {
 let map;
 const draw = () => map.update(model.get('view'), { highlight: model.get('highlight'), animate: true });
 function build() {
  map?.destroy();
  const view = model.get('view');
  map = createBoard2(el2, {
   labels: createLabels(model.get('_labels'), { lang: model.get('lang'), game: view.game ?? model.get('_board').game, names: model.get('names') }),
   board: model.get('_board'),
   size: model.get('size'),
   onSelect: (id) => commit(model, 'selected', id)
  });
  map.update(view, { highlight: model.get('highlight') });
  map.setSelected(model.get('selected'));
 }
 build();
 const stops = [
  observe(model, ['_labels', 'size', 'names'], build),
  observe(model, ['view', 'highlight'], draw),
  observe(model, ['selected'], () => map.setSelected(model.get('selected')))
 ];
 return () => {
  for (const stop of stops) stop();
  map.destroy();
 };
}
var map_impero_default = widget(createBoard);
export {
 map_impero_default as default
};
