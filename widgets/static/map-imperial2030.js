/* Built from widgets/js/map and widgets/js/games/imperial2030.mjs by `make js`: edit the source, not this file. */
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
var look_default = {
 nations: { RU: { fill: '#8e6bbf', ink: '#000000', hatch: 'rising', dash: '', symbol: 'circle', home: { light: '#baa3cc', dark: '#564875' }, line: { light: '#8e6bbf', dark: '#8e6bbf' }, text: { light: '#8565b4', dark: '#a387cb' } }, CN: { fill: '#d9a90b', ink: '#000000', hatch: 'level', dash: '8 3', symbol: 'square', home: { light: '#e6c764', dark: '#6c5c1e' }, line: { light: '#b68e09', dark: '#d9a90b' }, text: { light: '#8f7007', dark: '#d9a90b' } }, IN: { fill: '#5f6b7a', ink: '#ffffff', hatch: 'dots', dash: '2 3', symbol: 'diamond', home: { light: '#9fa3a4', dark: '#3e4852' }, line: { light: '#5f6b7a', dark: '#5f6b7a' }, text: { light: '#5f6b7a', dark: '#8c949f' } }, BR: { fill: '#2f9e6e', ink: '#000000', hatch: 'falling', dash: '12 4', symbol: 'triangle-up', home: { light: '#83c09d', dark: '#26614c' }, line: { light: '#2f9e6e', dark: '#2f9e6e' }, text: { light: '#27835b', dark: '#3ea578' } }, US: { fill: '#d1495b', ink: '#000000', hatch: 'upright', dash: '8 3 2 3', symbol: 'cross', home: { light: '#e18f92', dark: '#773643' }, line: { light: '#d1495b', dark: '#d1495b' }, text: { light: '#c94657', dark: '#dc7582' } }, EU: { fill: '#3b7dd8', ink: '#000000', hatch: 'grid', dash: '5 2 5 6', symbol: 'triangle-down', home: { light: '#8aaddb', dark: '#2c5082' }, line: { light: '#3b7dd8', dark: '#3b7dd8' }, text: { light: '#3774c9', dark: '#6096df' } } },
 hatches: { rising: { size: 9, d: 'M-2 2L2 -2M0 9L9 0M7 11L11 7', width: 1.5 }, falling: { size: 9, d: 'M-2 7L2 11M0 0L9 9M7 -2L11 2', width: 1.5 }, level: { size: 9, d: 'M0 4.5H9', width: 1.5 }, upright: { size: 9, d: 'M4.5 0V9', width: 1.5 }, grid: { size: 11, d: 'M0 5.5H11M5.5 0V11', width: 1.2 }, dots: { size: 9, d: 'M2.2 2.2h.01M6.7 6.7h.01', width: 2.4 } },
 icons: { factory: 'M2.5 21V11l5 3.6V11l5 3.6V11l4.5 3.2V3.5h4V21Z', production: 'M10.2 4.8L10.6 2.1L13.4 2.1L13.8 4.8L15.8 5.7L18.0 4.0L20.0 6.0L18.3 8.2L19.2 10.2L21.9 10.6L21.9 13.4L19.2 13.8L18.3 15.8L20.0 18.0L18.0 20.0L15.8 18.3L13.8 19.2L13.4 21.9L10.6 21.9L10.2 19.2L8.2 18.3L6.0 20.0L4.0 18.0L5.7 15.8L4.8 13.8L2.1 13.4L2.1 10.6L4.8 10.2L5.7 8.2L4.0 6.0L6.0 4.0L8.2 5.7ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4Z', import: 'M10.4 2.5h3.2v8h4.2L12 16.8 6.2 10.5h4.2ZM2.5 14.5h3V19h13v-4.5h3V22h-19Z', maneuver: 'M12 1.5 16.2 6.4H13.4V10.6H17.6V7.8L22.5 12 17.6 16.2V13.4H13.4V17.6H16.2L12 22.5 7.8 17.6H10.6V13.4H6.4V16.2L1.5 12 6.4 7.8V10.6H10.6V6.4H7.8Z', investor: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM12 6.2 16.6 11h-3.1v6.6h-3V11H7.4Z', taxation: 'M12 2l10 5v2.2H2V7ZM4 10.8h3.2V18H4Zm6.4 0h3.2V18h-3.2Zm6.4 0H20V18h-3.2ZM2 19.5h20V22H2Z' },
 tokens: { army: { d: 'M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z', box: [-11, -11, 22, 25.5], text: [0, 4.2] }, army_lying: { d: 'M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z', box: [-15, -7.5, 31.5, 15], text: [-1.5, 4] }, fleet: { d: 'M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z', box: [-17, -12, 34, 23.5], text: [0, 8.3] }, flag: { d: 'M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z', box: [-10, -8, 21, 19], text: [-0.6, 2.2] }, octagon: { d: 'M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z', box: [-13, -13, 26, 26], text: [0, 4] }, city: { d: 'M-8 -8H8V8H-8Z', box: [-8, -8, 16, 16], text: [0, 0] }, anchor: { d: 'M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8', box: [-5.5, -5.5, 11, 11.5], text: [0, 0] } }
};
var look_default2 = look_default;
function hatchOf(nation) {
 const style = (
  look_default.nations[nation]
 );
 return style ? (
  look_default.hatches[style.hatch]
 ) : null;
}
var noteSign = (transform2 = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform2 || null },
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
function createTip(container) {
 const title = el('strong');
 const body = el('div');
 const element = el('div', { class: 'gk-float gk-tip', 'aria-hidden': 'true', hidden: true }, title, body);
 container.append(element);
 return {
  element,
  show(heading, lines2, { x, y, gap = 20 }) {
   setText(title, heading);
   while (body.children.length > lines2.length) body.lastElementChild?.remove();
   lines2.forEach((line, index) => {
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
var PIECE_KEYS = /* @__PURE__ */ boardKeys([], [{ command: 'explain', keys: ['e'], shown: ['e'] }]);
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
   const reached = ids[current];
   const lines2 = new Map(options.map((option) => [option.dataset.region, option]));
   ids = next;
   if (options.length > 0) options = ids.map((id) => (
    lines2.get(id)
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
   const faded = Object.keys(next.options).length > 0 ? Object.keys(next.refused).filter((id) => !ids.has(id)) : [];
   veil.setAttribute('d', faded.map((id) => regions[id].d).join(''));
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
 const found = nearestInDirection(points, from, direction);
 if (found >= 0 || wrap === 0 || direction[0] === 0) return found >= 0 ? found : from;
 const shifted = points.map(([x, y], index) => (
  index === from ? [x, y] : [x + direction[0] * wrap, y]
 ));
 const around = nearestInDirection(shifted, from, direction);
 return around >= 0 ? around : from;
}
var OFF = 13;
function createNotes(layer, { labels, elements, placeOf, at, scale, wrap = 0 }) {
 const noted = createNoted(labels, elements, placeOf);
 const group = svg('g', { 'aria-hidden': 'true', class: 'gk-noted' });
 layer.append(group);
 let px = 1;
 let drawn = '';
 const written = (point) => point.map((value) => value.toFixed(1)).join(' ');
 const sized = () => `scale(${(px * scale).toFixed(3)})`;
 function arrow2(from, to) {
  const pieces = way(from, to, wrap);
  const last = pieces[pieces.length - 1];
  const [[x0, y0], [x1, y1]] = last;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const part = Math.min(OFF * scale * px, length / 2) / length;
  last[1] = [x1 + (x0 - x1) * part, y1 + (y0 - y1) * part];
  const d = pieces.map(([start, end]) => `M${written(start)}L${written(end)}`).join('');
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180 / Math.PI).toFixed(1);
  return [
   svg('path', { d, class: 'gk-noted-way-case' }),
   svg('path', { d, class: 'gk-noted-way' }),
   svg('path', { d: 'M-11 -7L2 0L-11 7L-8 0Z', class: 'gk-noted-head', transform: `translate(${written(last[1])}) rotate(${turn}) ${sized()}` })
  ];
 }
 function draw() {
  const { places, arrows } = noted;
  const points = Object.fromEntries(places.map((id) => [id, at(id, px)]));
  const wanted = JSON.stringify([points, arrows, px]);
  if (wanted === drawn) return;
  drawn = wanted;
  group.replaceChildren(
   ...arrows.flatMap(([from, to]) => arrow2(points[from], points[to])),
   ...places.map((id) => noteSign(`translate(${written(points[id])}) ${sized()}`))
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
function overlap(a, b) {
 const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
 const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
 return w > 0 && h > 0 ? w * h : 0;
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
 const measure = () => onChange(metrics(width * zoom, board[2], scale));
 function zoomBy(by, towards) {
  const next = nextStep(zoom, by);
  if (next === zoom) return;
  if (towards && by > 0) centre = towards;
  zoom = next;
  look();
  measure();
 }
 const observer = new ResizeObserver(([entry]) => {
  const next = Math.round(entry.contentRect.width);
  if (next === 0 || next === width) return;
  width = next;
  measure();
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
   measure();
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
function tally(stacks) {
 const sums = /* @__PURE__ */ new Map();
 for (const piece of stacks.values()) {
  const key = `${piece.unit[0]}/${piece.unit[1]}`;
  sums.set(key, { count: (sums.get(key)?.count ?? 0) + piece.unit[3], piece });
 }
 return sums;
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
function createJourney() {
 let old = /* @__PURE__ */ new Map();
 const changes = /* @__PURE__ */ new Map();
 return {
  before(stacks) {
   old = tally(stacks);
  },
  after(id, stacks) {
   const now = tally(stacks);
   for (const key of /* @__PURE__ */ new Set([...old.keys(), ...now.keys()])) {
    const by = (now.get(key)?.count ?? 0) - (old.get(key)?.count ?? 0);
    const piece = (by > 0 ? now : old).get(key)?.piece;
    if (by === 0 || !piece) continue;
    const { at, scale, element } = piece;
    changes.set(key, [...changes.get(key) ?? [], { id, by, at, scale, element }]);
   }
  },
  show() {
   if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
   for (const [key, loss, gain] of pairs(changes)) {
    const list = (
     changes.get(key)
    );
    const { element, at, scale } = list[gain];
    const place = ([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
    element.animate([place(list[loss].at), place(at)], { duration: 220, easing: 'ease-out' });
   }
  }
 };
}
function placeTokens(candidates, centre, tokens, obstacles, board, others = []) {
 const taken = [...others];
 return tokens.map(({ w, h }) => {
  let best = { cost: Infinity, x: 0, y: 0, box: board };
  for (const [cx, cy] of candidates) {
   const x = clamp(board.x + w / 2, cx, board.x + board.w - w / 2);
   const y = clamp(board.y + h / 2, cy, board.y + board.h - h / 2);
   const box = { x: x - w / 2, y: y - h / 2, w, h };
   let cost = Math.hypot(x - centre[0], y - centre[1]) / (12 * h);
   if (cost >= best.cost) continue;
   for (const other of obstacles) cost += 3 * overlap(box, other) / (w * h);
   for (const other of taken) cost += 5 * overlap(box, other) / (w * h);
   if (cost < best.cost) best = { cost, x, y, box };
  }
  taken.push(best.box);
  return [best.x, best.y];
 });
}
function near(candidates, boxes, reach) {
 const xs = candidates.map(([x]) => x);
 const ys = candidates.map(([, y]) => y);
 const [left, right, top, bottom] = [Math.min(...xs) - reach, Math.max(...xs) + reach, Math.min(...ys) - reach, Math.max(...ys) + reach];
 return boxes.filter((box) => box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top);
}
function berth(port, city2, piece) {
 const [dx, dy] = [port[0] - city2[0], port[1] - city2[1]];
 const length = Math.hypot(dx, dy) || 1;
 const [ux, uy] = [dx / length, dy / length];
 const need = Math.min(25 / Math.max(Math.abs(ux), 0.01), 20 / Math.max(Math.abs(uy), 0.01)) * piece;
 const reach = Math.max(length, need);
 return [city2[0] + ux * reach, city2[1] + uy * reach];
}
function fixtures(regions, piece) {
 const cities = [];
 const berths = [];
 for (const { city: city2, port } of regions) {
  if (!city2) continue;
  cities.push({ x: city2[0] - 10 * piece, y: city2[1] - 10 * piece, w: 20 * piece, h: 20 * piece });
  if (!port) continue;
  const [x, y] = berth(port, city2, piece);
  berths.push({ x: x - 19 * piece, y: y - 19 * piece, w: 43 * piece, h: 33 * piece });
 }
 return { cities, berths };
}
var crowding = (groups) => groups > 6 ? 0.72 : groups > 3 ? 0.86 : 1;
function breaks(text) {
 const forms = [[text]];
 const parts = text.split(/(?<=-)| /);
 if (parts.length > 1) {
  let best = null;
  for (let cut = 1; cut < parts.length; cut += 1) {
   const glue = (words) => words.reduce((line, word) => line === '' || line.endsWith('-') ? line + word : `${line} ${word}`, '');
   const pair = [glue(parts.slice(0, cut)), glue(parts.slice(cut))];
   const longest = Math.max(pair[0].length, pair[1].length);
   if (best === null || longest < best.longest) best = { longest, pair };
  }
  if (best) forms.push(best.pair);
 }
 return forms;
}
var ACROSS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1, 1.2, -1.2, 1.4, -1.4, 1.6, -1.6];
var DOWN = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.4, 2.4];
var FARTHEST = 3.4;
var WORST = 3.2;
var PLENTY = 40;
var FIRST = 12;
var SECOND = 1.6;
var ROUNDS = 3;
var cellKey = (column, row) => row * 4096 + column;
function groundOf(regions, cell) {
 const at = /* @__PURE__ */ new Map();
 for (const [id, points] of regions) for (const [x, y] of points) at.set(cellKey(x / cell, y / cell), { id, share: 1 / points.length });
 return { cell, at };
}
function landTaken(ground, box, own) {
 let taken = 0;
 for (let row = Math.ceil(box.y / ground.cell); row * ground.cell <= box.y + box.h; row += 1) {
  for (let column = Math.ceil(box.x / ground.cell); column * ground.cell <= box.x + box.w; column += 1) {
   const point = ground.at.get(cellKey(column, row));
   if (point) taken += point.id === own ? 0.6 * point.share : 1.2 * point.share + 0.07;
  }
 }
 return taken;
}
function roomsOf(places, piece) {
 const [w, h] = [27 * piece, 30.5 * piece];
 const rooms = [];
 for (const points of places) {
  if (points.length === 0 || points.length > PLENTY) continue;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - w / 2, Math.min(...ys) - h / 2];
  rooms.push({
   tokens: points.map(([x, y]) => ({ x: x - w / 2, y: y - h / 2, w, h })),
   hull: { x: left, y: top, w: Math.max(...xs) + w / 2 - left, h: Math.max(...ys) + h / 2 - top }
  });
 }
 return rooms;
}
function lack({ tokens }, covered, box) {
 const shares = tokens.map((token, index) => Math.min(1.2, covered[index] + (box ? overlap(token, box) / (token.w * token.h) : 0)));
 const first = Math.min(...shares);
 const best = tokens[shares.indexOf(first)];
 let second = 1;
 for (const [index, share] of shares.entries()) if (share < second && overlap(tokens[index], best) === 0) second = share;
 return FIRST * first + SECOND * second;
}
function wishes(item, sizes, board) {
 const size = item.kind === 'sea' ? sizes.seaFont : sizes.font;
 const line = size * 1.08;
 const flag = item.flag ? 27 * sizes.piece * 0.8 : 0;
 const tail = item.code === '' ? 0 : textWidth(` ${item.code}`, size * 0.8);
 const found = [];
 for (const lines2 of breaks(item.text)) {
  const w = Math.max(...lines2.map((text, index) => textWidth(text, size) + (index === lines2.length - 1 ? tail : 0)));
  const h = line * lines2.length;
  for (const dx of ACROSS) for (const dy of DOWN) {
   const x = clamp(board.x + w / 2 + flag + 4, item.at[0] + dx * w / 2, board.x + board.w - w / 2 - 6);
   const y = clamp(board.y + h / 2 + 4, item.at[1] + dy * line, board.y + board.h - h / 2 - 4);
   const beyond = Math.hypot(Math.max(0, Math.abs(x - item.at[0]) - w / 2), Math.max(0, Math.abs(y - item.at[1]) - h / 2)) / size;
   if (beyond > FARTHEST) continue;
   const off = 0.8 * Math.hypot((x - item.at[0]) / w, (y - item.at[1]) / size) + 1.1 * beyond + (lines2.length - 1) * 0.3;
   const box = { x: x - w / 2 - flag, y: y - h / 2, w: w + flag, h };
   found.push({ x, y, lines: lines2, size, box, pennant: flag ? [box.x + flag * 0.42, y] : null, off, cost: null });
  }
 }
 return found.sort((a, b) => a.off - b.off);
}
function placeLabels(items, sizes, board, fixed, ground, places) {
 const placed = /* @__PURE__ */ new Map();
 const wished = items.map((item) => wishes(item, sizes, board));
 const standing = [...fixed.cities, ...fixed.berths];
 const rooms = roomsOf(places, sizes.piece);
 function covers(item, box, off) {
  const land = 2.2 * landTaken(ground, box, item.id);
  if (item.kind !== 'home' && off + land >= WORST) return Infinity;
  let cost = off + land;
  for (const city2 of fixed.cities) cost += 3.5 * overlap(box, city2) / (city2.w * city2.h);
  for (const berth2 of fixed.berths) cost += overlap(box, berth2) * (2.5 / (berth2.w * berth2.h) + 10 / (box.w * box.h));
  return cost;
 }
 function choose(item, wished2, names) {
  let best = null;
  let least = Infinity;
  const before = /* @__PURE__ */ new Map();
  for (const wish of wished2) {
   if (wish.off >= least) break;
   if (names.some((other) => overlap(wish.box, other) > 0)) continue;
   let cost = wish.cost ??= covers(item, wish.box, wish.off);
   for (const room of rooms) {
    if (cost >= least) break;
    if (overlap(room.hull, wish.box) === 0) continue;
    let known = before.get(room);
    if (!known) {
     const near2 = [...standing, ...names].filter((box) => overlap(box, room.hull) > 0);
     const covered = room.tokens.map((token) => near2.reduce((sum, box) => sum + overlap(token, box), 0) / (token.w * token.h));
     before.set(room, known = { covered, lacking: lack(room, covered, null) });
    }
    cost += lack(room, known.covered, wish.box) - known.lacking;
   }
   if (cost >= least) continue;
   best = wish;
   least = cost;
  }
  return best;
 }
 for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, item] of items.entries()) {
   placed.delete(item.id);
   const best = choose(item, wished[index], [...placed.values()].map((label) => label.box));
   if (best) placed.set(item.id, best);
  }
 }
 return placed;
}
function patterns(nations, stem) {
 return nations.map((nation) => {
  const hatch = hatchOf(nation);
  if (!hatch) throw new Error(`no hatch for nation ${nation}`);
  return svg(
   'pattern',
   { id: `${stem}-${nation}`, width: hatch.size, height: hatch.size, patternUnits: 'userSpaceOnUse', 'data-nation': nation },
   svg('rect', { width: hatch.size, height: hatch.size, class: 'gk-map-ground' }),
   svg('path', { d: hatch.d, 'stroke-width': hatch.width, class: 'gk-map-lines' })
  );
 });
}
function createScene(board) {
 const stem = uniqueId('hatch');
 const tiles = patterns(board.nations, stem);
 const layer = (name) => svg('g', { class: `gk-map-${name}` });
 const [decor, seas, lands, connectors] = ['decor', 'seas', 'lands', 'connectors'].map(layer);
 const layers = { marks: layer('marks'), cities: layer('cities'), labels: layer('labels'), pieces: layer('pieces'), focus: layer('focus') };
 for (const { kind, d } of board.decor) decor.append(svg('path', { d, class: `gk-decor-${kind}` }));
 const paths = {};
 for (const [id, region] of Object.entries(board.regions)) {
  const path = svg('path', { d: region.d, 'data-region': id, class: `gk-region gk-region-${region.kind}` });
  if (region.owner) path.style.fill = `url(#${stem}-${region.owner})`;
  paths[id] = path;
  (region.kind === 'sea' ? seas : lands).append(path);
 }
 for (const { kind, d } of board.connectors) {
  connectors.append(svg('path', { d, class: 'gk-connector-case' }), svg('path', { d, class: `gk-connector gk-connector-${kind}` }));
 }
 for (const { d } of board.impassable) connectors.append(svg('path', { d, class: 'gk-impassable' }));
 decor.setAttribute('aria-hidden', 'true');
 connectors.setAttribute('aria-hidden', 'true');
 layers.marks.setAttribute('aria-hidden', 'true');
 layers.labels.setAttribute('aria-hidden', 'true');
 layers.focus.setAttribute('aria-hidden', 'true');
 const [x, y, width, height] = board.viewBox;
 const element = svg(
  'svg',
  { viewBox: board.viewBox.join(' '), class: 'gk-drawing gk-map-svg', role: 'group' },
  svg('defs', {}, ...tiles),
  decor,
  seas,
  lands,
  connectors,
  layers.marks,
  layers.cities,
  layers.labels,
  layers.pieces,
  layers.focus,
  svg('rect', { x, y, width, height, class: 'gk-map-frame', 'aria-hidden': 'true' })
 );
 return {
  element,
  paths,
  layers,
  rescale(k) {
   element.style.setProperty('--gk-px', String(1 / k));
   for (const tile of tiles) tile.setAttribute('patternTransform', `scale(${0.62 / k})`);
  }
 };
}
var TOKENS = (
 look_default2.tokens
);
var ICONS = (
 look_default2.icons
);
var NOTHING = Object.freeze({});
function unitWords(labels, region, [nation, kind, posture, count]) {
 const form = kind === 'fleet' ? region.kind === 'sea' ? 'fleet' : 'harboured' : posture === '' ? 'army' : posture;
 return labels.t(`widget.map.units.${form}`, { nation, count });
}
function placeWords(labels, region, holding) {
 if (region.kind === 'home') {
  const parts = [labels.t('widget.map.home', { nation: region.owner })];
  parts.push(labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`));
  if (holding.occupied) parts.push(labels.t('widget.map.occupied'));
  if (region.sea) parts.push(labels.t('widget.map.harbour', { sea: region.sea }));
  return parts;
 }
 const flag = holding.flag ? labels.t('widget.map.flag', { nation: holding.flag }) : labels.t('widget.map.noflag');
 return [labels.t(`widget.map.${region.kind}`), flag];
}
function regionWords(labels, id, region, holding) {
 const units = (holding.units ?? []).map((unit) => unitWords(labels, region, unit));
 return {
  name: labels.name(id),
  place: placeWords(labels, region, holding).join(', '),
  units: units.length > 0 ? labels.list(units) : labels.t('widget.map.empty')
 };
}
var tokenOf = (kind, posture) => kind === 'fleet' ? 'fleet' : posture === 'lying' ? 'army_lying' : 'army';
var stackKey = ([nation, kind, posture]) => `${nation}/${kind}/${posture}`;
var transform = (at, scale) => `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale.toFixed(3)})`;
function drawToken(token, nation, className) {
 const { d, text } = TOKENS[token];
 return svg(
  'g',
  { class: `gk-piece ${className}`, role: 'img', 'data-nation': nation },
  svg('path', { d, class: 'gk-piece-case' }),
  svg('path', { d, class: 'gk-piece-body' }),
  svg('text', { x: text[0], y: text[1], class: 'gk-piece-code' }, nation)
 );
}
function drawStack([nation, kind, posture]) {
 const token = tokenOf(kind, posture);
 const [x, y, w] = TOKENS[token].box;
 const count = svg('text', { class: 'gk-piece-number', y: 3.9 });
 const badge = svg('g', { class: 'gk-piece-badge', transform: `translate(${x + w - 1.5} ${y + 1})` }, svg('circle', { r: 7.6 }), count);
 const element = drawToken(token, nation, `gk-piece-${token}`);
 if (posture === 'standing') {
  element.insertBefore(svg('path', { d: 'M-12.5 16.5H12.5', class: 'gk-piece-foot-case' }), element.firstChild);
  element.insertBefore(svg('path', { d: 'M-11.5 16.5H11.5', class: 'gk-piece-foot' }), element.children[2]);
 }
 element.append(badge);
 return { element, badge, count };
}
function createStacks(layer, id, region, labels, candidates) {
 const stacks = /* @__PURE__ */ new Map();
 function make(unit) {
  const { element, badge, count } = drawStack(unit);
  element.setAttribute('data-region', id);
  return { element, badge, count, ring: null, unit, at: [0, 0], scale: 0 };
 }
 return {
  stacks,
  update(units, scale, obstacles, board, others) {
   const seen = /* @__PURE__ */ new Set();
   const own = scale * crowding(units.length);
   const sizeOf = (unit) => {
    const [, , w, h] = TOKENS[tokenOf(unit[1], unit[2])].box;
    return { w: (w + 5) * own, h: (h + 5) * own };
   };
   const free = units.filter((unit) => !harboured(region, unit));
   const places = placeTokens(candidates, region.label, free.map(sizeOf), obstacles, board, others);
   const lie = [];
   for (const [index, unit] of units.entries()) {
    const key = stackKey(unit);
    seen.add(key);
    let piece = stacks.get(key);
    if (!piece) {
     piece = make(unit);
     stacks.set(key, piece);
     layer.append(piece.element);
    }
    const at = region.port && region.city && harboured(region, unit) ? berth(region.port, region.city, own) : places[free.indexOf(unit)];
    const { w, h } = sizeOf(unit);
    lie.push({ x: at[0] - w / 2, y: at[1] - h / 2, w, h });
    piece.unit = unit;
    piece.element.dataset.piece = String(index);
    if (piece.at[0] !== at[0] || piece.at[1] !== at[1] || piece.scale !== own) {
     piece.at = at;
     piece.scale = own;
     piece.element.setAttribute('transform', transform(at, own));
    }
    const many = unit[3] > 1;
    piece.badge.style.display = many ? '' : 'none';
    setText(piece.count, many ? String(unit[3]) : '');
    const name = labels.t('widget.map.piece', { what: unitWords(labels, region, unit), region: id });
    if (piece.element.getAttribute('aria-label') !== name) piece.element.setAttribute('aria-label', name);
   }
   for (const [key, piece] of stacks) {
    if (!seen.has(key)) {
     piece.element.remove();
     stacks.delete(key);
    }
   }
   return lie;
  },
  at: (index) => [...stacks.values()].find(({ element }) => element.dataset.piece === String(index))?.at,
  ring(test, target) {
   for (const piece of stacks.values()) {
    const kind = test(piece.unit);
    if (kind === '' && !piece.ring) continue;
    piece.ring?.remove();
    piece.ring = null;
    if (kind === '') continue;
    const { d } = TOKENS[tokenOf(piece.unit[1], piece.unit[2])];
    piece.ring = svg(
     'g',
     { class: `gk-piece-ring gk-piece-ring-${kind}` },
     svg('circle', { r: (target / piece.scale).toFixed(2), class: 'gk-piece-target' }),
     svg('path', { d, class: 'gk-piece-ring-case' }),
     svg('path', { d, class: 'gk-piece-ring-line' })
    );
    piece.element.prepend(piece.ring);
   }
  }
 };
}
var harboured = (region, unit) => unit[1] === 'fleet' && region.port !== void 0;
function createCity(layer, id, region, labels) {
 const build = (
  region.build
 );
 const at = (
  region.city
 );
 const sign = build === 'shipyard' ? svg('path', { d: TOKENS.anchor.d, class: 'gk-city-sign gk-city-anchor', transform: 'scale(.92)' }) : svg('path', { d: ICONS.factory, class: 'gk-city-sign', transform: 'scale(.52) translate(-12 -12.6)' });
 const cross = svg('path', { d: 'M-8 -8L8 8M8 -8L-8 8', class: 'gk-city-cross' });
 const crossCase = svg('path', { d: 'M-8 -8L8 8M8 -8L-8 8', class: 'gk-city-cross-case' });
 const element = svg('g', { class: `gk-city gk-city-${build}`, role: 'img', 'data-region': id, 'data-piece': 'city' }, svg('path', { d: TOKENS.city.d, class: 'gk-city-case' }), svg('path', { d: TOKENS.city.d, class: 'gk-city-body' }), sign, crossCase, cross);
 layer.append(element);
 return {
  update(holding) {
   element.classList.toggle('gk-city-built', holding.factory !== void 0);
   element.classList.toggle('gk-city-occupied', holding.occupied === true);
   const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${build}`);
   const state = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
   element.setAttribute('aria-label', labels.t('widget.map.piece', { what: state, region: id }));
  },
  place(scale) {
   element.setAttribute('transform', transform(at, scale * 0.95));
  }
 };
}
function createPennant(layer, id, labels) {
 let element = null;
 let at = [0, 0];
 let scale = 1;
 const settle = () => element?.setAttribute('transform', transform(at, scale));
 return {
  update(nation) {
   if (element?.dataset.nation === nation) return;
   element?.remove();
   element = null;
   if (nation === void 0) return;
   element = drawToken('flag', nation, 'gk-piece-flag');
   element.setAttribute('data-region', id);
   element.dataset.piece = 'flag';
   element.setAttribute('aria-label', labels.t('widget.map.piece', { what: labels.t('widget.map.flag', { nation }), region: id }));
   layer.append(element);
   settle();
  },
  place(point, size) {
   at = point;
   scale = size;
   settle();
  },
  at: () => at
 };
}
var STEP = 16;
var MARGIN = 7;
function rings(d) {
 return d.split(/[zZ]/).filter((part) => part.trim() !== '').map((part) => {
  const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = numbers;
  const corners = [[x, y]];
  for (let i = 2; i + 1 < numbers.length; i += 2) corners.push([x += numbers[i], y += numbers[i + 1]]);
  return corners;
 });
}
function spans(shape, y) {
 const crossings = [];
 for (const corners of shape) {
  let before = corners[corners.length - 1];
  for (const corner of corners) {
   if (before[1] > y !== corner[1] > y) {
    crossings.push(before[0] + (y - before[1]) * (corner[0] - before[0]) / (corner[1] - before[1]));
   }
   before = corner;
  }
 }
 crossings.sort((a, b) => a - b);
 const inside = [];
 for (let i = 0; i + 1 < crossings.length; i += 2) inside.push([crossings[i], crossings[i + 1]]);
 return inside;
}
function spots(d, [cx, cy], most = 110) {
 const shape = rings(d);
 const found = [];
 for (let row = Math.ceil((cy - 170) / STEP); row * STEP <= cy + 170; row += 1) {
  const y = row * STEP;
  const middle = spans(shape, y);
  if (middle.length === 0) continue;
  const [above, below] = [y - MARGIN, y + MARGIN].map((line) => spans(shape, line));
  for (const [left, right] of middle) {
   const start = Math.max(left + MARGIN, cx - 240);
   const end = Math.min(right - MARGIN, cx + 240);
   for (let column = Math.ceil(start / STEP); column * STEP <= end; column += 1) {
    const x = column * STEP;
    const holds = (line) => line.some(([from, to]) => from <= x && x <= to);
    if (holds(above) && holds(below)) found.push([x, y, ((x - cx) * 0.7) ** 2 + (y - cy) ** 2]);
   }
  }
 }
 found.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
 return found.slice(0, most).map(([x, y]) => [x, y]);
}
var LABEL_ORDER = { home: 0, land: 1, sea: 2 };
var REACH = 25;
var TARGET = 13;
function createDrawing(scene, board, labels) {
 const ids = Object.keys(board.regions);
 const order = [...ids].sort((a, b) => LABEL_ORDER[board.regions[a].kind] - LABEL_ORDER[board.regions[b].kind]);
 const boardBox = { x: board.viewBox[0], y: board.viewBox[1], w: board.viewBox[2], h: board.viewBox[3] };
 const inside = ids.map((id) => (
  [id, spots(board.regions[id].d, board.regions[id].label)]
 ));
 const ground = groundOf(inside.filter(([id]) => board.regions[id].kind !== 'sea'), STEP);
 const places = Object.fromEntries(inside.map(([id, points]) => [id, [...board.regions[id].slots, ...points]]));
 const parts = Object.fromEntries(
  ids.map((id) => {
   const region = board.regions[id];
   return [
    id,
    {
     stacks: createStacks(scene.layers.pieces, id, region, labels, places[id]),
     city: region.city ? createCity(scene.layers.cities, id, region, labels) : null,
     pennant: region.kind === 'home' ? null : createPennant(scene.layers.cities, id, labels)
    }
   ];
  })
 );
 let regions = {};
 const drawn = {};
 let sizes = metrics(1e3, boardBox.w);
 const obstacles = {};
 const texts = {};
 const lying = {};
 const avoided = {};
 let ringed = () => '';
 const holding = (id) => regions[id] ?? NOTHING;
 function drawLabels() {
  const items = order.map((id) => {
   const { owner, label, kind } = board.regions[id];
   return { id, text: labels.name(id), code: owner && sizes.k > 0.4 ? owner : '', flag: !owner, at: label, kind };
  });
  const fixed = fixtures(Object.values(board.regions), sizes.piece);
  const placed = placeLabels(items, sizes, boardBox, fixed, ground, Object.values(places));
  const boxes = [...fixed.cities, ...fixed.berths, ...[...placed.values()].map((label) => label.box)];
  for (const id of ids) obstacles[id] = near(places[id], boxes, REACH * sizes.piece);
  for (const item of items) {
   const label = placed.get(item.id);
   const text = texts[item.id] ??= scene.layers.labels.appendChild(svg('text', { class: `gk-map-label gk-map-label-${item.kind}` }));
   text.style.display = label ? '' : 'none';
   parts[item.id].pennant?.place(label?.pennant ?? item.at, sizes.piece * 0.8);
   if (!label) continue;
   text.setAttribute('font-size', label.size.toFixed(2));
   const line = label.size * 1.08;
   const top = label.y - line * (label.lines.length - 1) / 2 + label.size * 0.35;
   text.replaceChildren(
    ...label.lines.map((words_, index) => svg('tspan', { x: label.x.toFixed(1), y: (top + index * line).toFixed(1) }, words_)),
    ...item.code ? [svg('tspan', { class: 'gk-map-code', 'font-size': (label.size * 0.8).toFixed(2), dx: (label.size * 0.22).toFixed(2) }, item.code)] : []
   );
  }
 }
 function drawUnits(changed, around = (_, draw) => draw()) {
  const before = [];
  for (const id of order) {
   const units = holding(id).units ?? [];
   const others = units.length ? near(places[id], before, REACH * sizes.piece) : [];
   const avoid = others.map(({ x, y, w }) => `${x},${y},${w}`).join(' ');
   const draw = () => {
    lying[id] = parts[id].stacks.update(units, sizes.piece, obstacles[id], boardBox, others);
   };
   if (changed(id)) around(id, draw);
   else if (avoided[id] !== avoid) draw();
   avoided[id] = avoid;
   before.push(...lying[id] ?? []);
  }
 }
 const drawRings = () => {
  for (const id of ids) parts[id].stacks.ring((unit) => ringed(id, unit), TARGET / sizes.k);
 };
 return {
  layOut(next) {
   sizes = next;
   scene.rescale(sizes.k);
   for (const id of ids) parts[id].city?.place(sizes.piece);
   drawLabels();
   drawUnits(() => true);
   drawRings();
  },
  update(next, { animate, onChange }) {
   const before = regions;
   regions = next;
   const journey = animate ? createJourney() : null;
   const changed = /* @__PURE__ */ new Set();
   for (const id of ids) {
    if (before[id] === regions[id] && id in drawn) continue;
    const text = JSON.stringify(holding(id));
    if (drawn[id] === text) continue;
    drawn[id] = text;
    changed.add(id);
    parts[id].city?.update(holding(id));
    parts[id].pennant?.update(holding(id).flag);
    onChange(id);
   }
   drawUnits((id) => changed.has(id), (id, draw) => {
    journey?.before(parts[id].stacks.stacks);
    draw();
    journey?.after(id, parts[id].stacks.stacks);
   });
   if (changed.size > 0) drawRings();
   journey?.show();
  },
  ring(test) {
   ringed = test;
   drawRings();
  },
  pieceAt(id, piece) {
   const { stacks, pennant: pennant2 } = parts[id];
   if (piece === 'city') return (
    board.regions[id].city
   );
   if (piece === 'flag') return pennant2?.at() ?? board.regions[id].label;
   return stacks.at(Number(piece)) ?? board.regions[id].label;
  },
  freePlace(id) {
   const side = 20 * sizes.piece;
   return placeTokens(places[id], board.regions[id].label, [{ w: side, h: side }], obstacles[id], boardBox, lying[id] ?? [])[0];
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
var stack = (kind, posture, many = 1) => (frame, _, nation) => {
 const { element, badge, count } = drawStack([nation, kind, posture, many]);
 badge.style.display = many > 1 ? '' : 'none';
 setText(count, String(many));
 frame.append(element);
};
var city = (build, holding) => (frame, labels) => {
 const drawn = createCity(
  frame,
  '',
  { build, city: [0, 0] },
  labels
 );
 drawn.update(holding);
 drawn.place(1);
};
var pennant = (frame, labels, nation) => {
 const drawn = createPennant(
  frame,
  '',
  labels
 );
 drawn.place([0, 0], 1);
 drawn.update(nation);
};
var arrow = (frame) => frame.append(svg('path', { d: 'M-10 0H10M4 -6L10 0L4 6', class: 'gk-map-legend-arrow' }));
var SIGNS = [
 ['army', stack('army', '')],
 ['standing', stack('army', 'standing')],
 ['lying', stack('army', 'lying')],
 ['fleet', stack('fleet', '')],
 ['count', stack('army', '', 3)],
 ['flag', pennant],
 ['factory', city('armaments', { factory: 'armaments' })],
 ['shipyard', city('shipyard', { factory: 'shipyard' })],
 ['site', city('armaments', {})],
 ['occupied', city('armaments', { factory: 'armaments', occupied: true })],
 ['edge', arrow]
];
function createLegend(host, { labels, nation }) {
 const signs = SIGNS.map(([name, draw]) => {
  const frame = signOf('-22 -22 44 44', '');
  draw(frame, labels, nation);
  for (const node of frame.querySelectorAll('[role]')) for (const name2 of ['role', 'aria-label', 'data-region', 'data-piece']) node.removeAttribute(name2);
  return (
   [labels.t(`widget.map.legend.${name}`), frame]
  );
 });
 appendLegend(host, { labels, words: 'widget.map', keys: PIECE_KEYS, signs });
}
var MOST = 2;
function lines(labels, ruleset, wanted) {
 return wanted.map(([key, params]) => (
  [`widget.map.rule.${ruleset}.${key}`, params]
 )).filter(([id]) => labels.has(id)).map(([id, params]) => labels.t(id, params)).slice(0, MOST);
}
function cityRules(region, holding) {
 const found = [[`${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`]];
 if (region.sea) found.push(['harbour', { sea: region.sea }]);
 return found;
}
function regionRules(labels, ruleset, region, holding) {
 const found = [];
 const units = holding.units ?? [];
 if (holding.occupied) found.push(['occupied']);
 else if (new Set(units.map(([nation]) => nation)).size > 1) found.push(['shared']);
 if (region.kind === 'home') {
  found.push(...cityRules(region, holding), ['home']);
 } else {
  found.push([holding.flag ? 'flag' : 'noflag'], [region.kind]);
 }
 return lines(labels, ruleset, found);
}
function pieceWords(labels, ruleset, region, holding, piece) {
 if (piece === 'city') {
  const what = labels.t(`widget.map.${holding.factory ? "factory" : "site"}.${holding.factory ?? region.build}`);
  const name = holding.occupied ? `${what}, ${labels.t("widget.map.occupied")}` : what;
  return { name, lines: lines(labels, ruleset, [...holding.occupied ? (
   [['occupied']]
  ) : [], ...cityRules(region, holding)]) };
 }
 if (piece === 'flag') return { name: labels.t('widget.map.flag', { nation: holding.flag }), lines: lines(labels, ruleset, [['flag']]) };
 const unit = (
  holding.units?.[Number(piece)]
 );
 const [, kind, posture] = unit;
 const form = kind === 'fleet' ? region.kind === 'sea' ? 'fleet' : 'harboured' : 'army';
 return { name: unitWords(labels, region, unit), lines: lines(labels, ruleset, [...posture ? (
  [[posture]]
 ) : [], [form]]) };
}
function piecesOf(region, holding) {
 const found = (holding.units ?? []).map((_, index) => String(index));
 if (region.city) found.push('city');
 if (holding.flag) found.push('flag');
 return found;
}
var opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
function createWorldMap(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const scene = createScene(board);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-map',
  labels,
  words: 'widget.map',
  drawing: scene.element,
  size,
  say
 });
 const { signal } = root.abort;
 const ids = Object.keys(board.regions);
 const points = ids.map((id) => board.regions[id].label);
 const drawing = createDrawing(scene, board, labels);
 const marks = createMarks(scene, board);
 const notes = createNotes(scene.layers.focus, {
  labels,
  elements: scene.paths,
  at: drawing.freePlace,
  scale,
  wrap: board.wrap ? board.viewBox[2] : 0
 });
 let view = {};
 let choices = NO_CHOICES;
 let selected = '';
 let tabStop = 0;
 const NOWHERE = { id: '', piece: '' };
 let focused = NOWHERE;
 let hovered = NOWHERE;
 let hushed = '';
 const holding = (id) => view.regions?.[id] ?? NOTHING;
 const words = (id) => regionWords(labels, id, board.regions[id], holding(id));
 for (const [index, id] of ids.entries()) {
  const path = scene.paths[id];
  path.setAttribute('role', 'button');
  path.setAttribute('tabindex', index === tabStop ? '0' : '-1');
  path.setAttribute('aria-pressed', 'false');
 }
 const sight2 = createSight({
  stage,
  svgElement: scene.element,
  board: board.viewBox,
  labels,
  signal,
  scale,
  onChange: (next) => {
   if (next) {
    drawing.layOut(next);
    marks.rescale(next.k);
    notes.layOut(next.k);
    drawWay();
   }
   showTip();
  }
 });
 const offer = (id) => choices.refused[id] ?? opened(choiceWords(labels, choices, id));
 function explanation({ id, piece }) {
  const region = board.regions[id];
  const ruleset = view.ruleset ?? 'summary';
  if (piece !== '') {
   const said = pieceWords(labels, ruleset, region, holding(id), piece);
   return { name: labels.t('widget.map.piece', { what: said.name, region: id }), lines: [offer(id), ...said.lines].filter(Boolean) };
  }
  const { name, place, units } = words(id);
  return { name, lines: [offer(id), place, units, ...regionRules(labels, ruleset, region, holding(id)), ...notes.words(id)].filter(Boolean) };
 }
 const present = ({ id, piece }) => ({ id, piece: id !== '' && piecesOf(board.regions[id], holding(id)).includes(piece) ? piece : '' });
 function showTip() {
  const spot = present(hovered.id ? hovered : focused);
  if (spot.id === '' || spot.id === hushed) return tip.hide();
  const { name, lines: lines2 } = explanation(spot);
  tip.show(name, lines2, sight2.toStage(spot.piece ? drawing.pieceAt(spot.id, spot.piece) : board.regions[spot.id].label));
 }
 function announce(id) {
  const status = labels.t('widget.map.status', { region: id, units: words(id).units });
  root.say(choices.refused[id] ? `${status}. ${choices.refused[id]}` : status);
 }
 function title(id) {
  const { name, place } = words(id);
  const choice = choiceWords(labels, choices, id);
  scene.paths[id].setAttribute('aria-label', labels.t('widget.map.region', { region: name, place: choice ? `${choice}, ${place}` : place }));
 }
 function act(id) {
  if (id in choices.options || id !== '' && id === choices.chosen) return onChoose(id);
  select(id);
  if (choices.refused[id]) root.say(choices.refused[id]);
 }
 function select(id) {
  const before = selected;
  setSelected(id);
  if (id !== before) {
   onSelect(id);
   root.say(id === '' ? labels.t('widget.map.cleared') : labels.t('widget.map.selected', { region: id }));
  }
 }
 function setSelected(id) {
  if (selected in scene.paths) scene.paths[selected].setAttribute('aria-pressed', 'false');
  selected = id in board.regions ? id : '';
  if (selected !== '') scene.paths[selected].setAttribute('aria-pressed', 'true');
  marks.select(selected);
  list.select(selected);
 }
 function setChoices(given) {
  const before = choices;
  choices = complete(given, (id) => id in board.regions);
  if (JSON.stringify(before) === JSON.stringify(choices)) return;
  marks.choose(choices);
  drawRings();
  drawWay();
  for (const id of ids) if (choiceWords(labels, before, id) !== choiceWords(labels, choices, id)) title(id);
  const some = Object.keys(choices.options).length > 0;
  scene.element.setAttribute('aria-label', labels.t('widget.map.help') + (some ? ` ${labels.t("widget.map.help.choices")}` : ''));
  list.sort(optionsFirst(ids, choices));
  showTip();
 }
 const ownStacks = (id) => (holding(id).units ?? []).flatMap(([owner], index) => owner === actor() ? [String(index)] : []);
 const actor = () => view.decision?.actor ?? view.active;
 function drawRings() {
  const from = choices.picked.at(-1) ?? '';
  const picked = from && ownStacks(from).length === 1 ? from : '';
  drawing.ring((id, [owner, kind]) => owner !== actor() ? '' : id === picked ? 'picked' : kind === choices.options[id]?.unit ? 'option' : '');
 }
 function drawWay() {
  const from = choices.picked.at(-1) ?? '';
  const { chosen } = choices;
  if (!from || !chosen || from === chosen) return marks.showWay();
  const own = ownStacks(from);
  marks.showWay(own.length === 1 ? drawing.pieceAt(from, own[0]) : board.regions[from].label, drawing.freePlace(chosen));
 }
 function spotOf(event) {
  const node = (
   event.target.closest?.('[data-region]')
  );
  return node ? { id: node.getAttribute('data-region') ?? '', piece: node.getAttribute('data-piece') ?? '' } : NOWHERE;
 }
 function focusRegion(index) {
  scene.paths[ids[tabStop]].setAttribute('tabindex', '-1');
  tabStop = index;
  const path = scene.paths[ids[index]];
  path.setAttribute('tabindex', '0');
  path.focus({ preventScroll: true });
 }
 function explainNext() {
  const id = ids[tabStop];
  const pieces = ['', ...piecesOf(board.regions[id], holding(id))];
  focused = { id, piece: pieces[(pieces.indexOf(present({ id, piece: focused.piece }).piece) + 1) % pieces.length] };
  hovered = NOWHERE;
  hushed = '';
  showTip();
  const { name, lines: lines2 } = explanation(focused);
  root.say([name, ...lines2].map((text) => text.replace(/[.]$/, '')).join('. '));
 }
 function toOption(by) {
  const next = jump(ids, choices, ids[tabStop], by);
  hovered = NOWHERE;
  focusRegion(ids.indexOf(next));
 }
 canvas.addEventListener('pointerover', (event) => {
  hovered = spotOf(event);
  if (hovered.id !== hushed) hushed = '';
  showTip();
 }, { signal });
 canvas.addEventListener('pointerleave', () => (hovered = NOWHERE, showTip()), { signal });
 canvas.addEventListener(
  'click',
  (event) => {
   const { id } = spotOf(event);
   if (id === '' || sight2.dragged()) return;
   focusRegion(ids.indexOf(id));
   if (id in choices.options) hushed = id;
   act(id);
   showTip();
  },
  { signal }
 );
 canvas.addEventListener(
  'focusin',
  (event) => {
   focused = spotOf(event);
   const { id } = focused;
   if (id === '') return;
   if (id !== hushed) hushed = '';
   const index = ids.indexOf(id);
   if (index !== tabStop) {
    scene.paths[ids[tabStop]].setAttribute('tabindex', '-1');
    tabStop = index;
    scene.paths[id].setAttribute('tabindex', '0');
   }
   marks.focus(scene.paths[id].matches(':focus-visible') ? id : '');
   sight2.reveal(board.regions[id].label);
   showTip();
   announce(id);
  },
  { signal }
 );
 canvas.addEventListener('focusout', () => (focused = NOWHERE, marks.focus(''), showTip()), { signal });
 const COMMANDS = {
  move: (event) => focusRegion(step(points, tabStop, event.key, board.wrap ? board.viewBox[2] : 0)),
  first: () => focusRegion(0),
  last: () => focusRegion(ids.length - 1),
  select: () => act(ids[tabStop]),
  next: () => toOption(1),
  previous: () => toOption(-1),
  explain: explainNext,
  clear: () => {
   hovered = NOWHERE;
   tip.hide();
   select('');
  },
  closer: () => sight2.zoomBy(1, points[tabStop]),
  farther: () => sight2.zoomBy(-1, points[tabStop]),
  whole: () => sight2.zoomBy(-9, points[tabStop])
 };
 canvas.addEventListener(
  'keydown',
  (event) => {
   const command = commandFor(event, PIECE_KEYS);
   if (command === '') return;
   const own = command !== 'clear' || selected !== '';
   COMMANDS[command](event);
   if (own) consume(event);
  },
  { signal }
 );
 const folds = appendFolds(root);
 createLegend(folds, { labels, nation: Object.values(board.regions).find((region) => region.owner)?.owner ?? '' });
 const list = createList(folds, {
  ids,
  summary: labels.t('widget.map.list'),
  name: labels.name,
  line: (id) => {
   const { name, place, units } = words(id);
   const choice = choiceWords(labels, choices, id);
   const line = labels.t(`widget.map.line${choice ? ".choice" : ""}`, { region: name, choice, place, units });
   return [line, ...notes.words(id)].join('. ');
  },
  onSelect: act,
  onVisit: (id) => marks.focus(id),
  signal
 });
 function update(next, { highlight = [], animate = false, marks: noted = [] } = {}) {
  view = next;
  drawing.update(view.regions ?? {}, { animate, onChange: title });
  if (choices !== NO_CHOICES) {
   drawRings();
   drawWay();
  }
  notes.update(noted);
  marks.change(highlight);
  marks.note(notes.places);
  showTip();
  list.refresh();
 }
 list.refresh();
 return shown(root, sight2, {
  update,
  setSelected,
  setChoices,
  describe: words
 });
}
var createBoard = createWorldMap;
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
var map_imperial2030_default = widget(createBoard);
export {
 map_imperial2030_default as default
};
