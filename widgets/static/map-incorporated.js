/* Built from widgets/js/map and widgets/js/games/incorporated.mjs by `make js`: edit the source, not this file. */
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
var look_default = {
 industries: { finance: { fill: '#e6c35c', d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z' }, technology: { fill: '#8fbce6', d: 'M-3.4 -7.5H3.4L7.5 -3.4V3.4L3.4 7.5H-3.4L-7.5 3.4V-3.4Z' }, heavy: { fill: '#b9bec4', d: 'M-7 -7H7V7H-7Z' }, energy: { fill: '#f0a070', d: 'M-8 0L-4.4 -7.5H4.4L8 0L4.4 7.5H-4.4Z' }, mining: { fill: '#c9a988', d: 'M-7 -7H7V2.6L0 8.2L-7 2.6Z' } },
 corporations: { fortress_derivatives: { fill: '#1f7a4d', ink: '#ffffff', dash: '', symbol: 'circle', line: { light: '#1f7a4d', dark: '#5cc48f' }, d: 'M-7.5 -7.5H-4.4V-5.6H-1.6V-7.5H1.6V-5.6H4.4V-7.5H7.5V7H-7.5Z', text: [0, 5] }, giant_squid: { fill: '#2f62b5', ink: '#ffffff', dash: '7 3', symbol: 'square', line: { light: '#2f62b5', dark: '#8db4f2' }, d: 'M-7.2 0A7.2 7.6 0 0 1 7.2 0V7.4L4.8 5.2L2.4 7.4L0 5.2L-2.4 7.4L-4.8 5.2L-7.2 7.4Z', text: [0, 3.6] }, big_brother: { fill: '#b3372f', ink: '#ffffff', dash: '2 3', symbol: 'diamond', line: { light: '#b3372f', dark: '#f0938c' }, d: 'M-8.4 0Q-4.8 -7.6 0 -7.6Q4.8 -7.6 8.4 0Q4.8 7.6 0 7.6Q-4.8 7.6 -8.4 0Z', text: [0, 4] }, old_money: { fill: '#e3b93c', ink: '#000000', dash: '10 3 2 3', symbol: 'triangle-up', line: { light: '#866a00', dark: '#e3b93c' }, d: 'M0 -8.2L8.2 0L0 8.2L-8.2 0Z', text: [0, 4] }, '': { fill: '#5d6468', ink: '#ffffff', d: 'M-7 -7H7V7H-7Z', text: [0, 4] } },
 camps: { NATO: { d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z', text: [0, 4] }, SCO: { d: 'M0 -9L9 0L0 9L-9 0Z', text: [0, 4] }, BATTLEGROUND: { d: 'M-7.5 -7.5H8L5 0L8 7.5H-7.5Z', text: [-1, 4] } }
};
var look_default2 = look_default;
var noteSign = (transform = '') => svg(
 'g',
 { class: 'gk-noted', transform: transform || null },
 svg('path', { d: 'M-7.5 -8H3L7.5 -3.5V8H-7.5Z', class: 'gk-noted-sheet' }),
 svg('path', { d: 'M3 -8V-3.5H7.5Z', class: 'gk-noted-ink' }),
 svg('path', { d: 'M-4.4 5.2L-3.6 1.8L1.6 -3.4L4.2 -.8L-1 4.4Z', class: 'gk-noted-ink' })
);
function readMarks(marks, placeOf3) {
 const places = /* @__PURE__ */ new Set();
 const arrows = /* @__PURE__ */ new Map();
 for (const mark of marks) {
  const ends = mark.split(' > ').map((id) => placeOf3(id.trim()));
  for (const id of ends) if (id) places.add(id);
  const [from, to] = ends;
  if (ends.length === 2 && from && to && from !== to) arrows.set(`${from} > ${to}`, [from, to]);
 }
 return { places: [...places], arrows: [...arrows.values()] };
}
function createNoted(labels, elements, placeOf3 = (id) => id) {
 const said = labels.t('widget.common.noted');
 let known2 = '[]';
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
    const place = placeOf3(id);
    return Object.hasOwn(elements, place) ? place : '';
   });
   const text = JSON.stringify(next);
   if (text === known2) return false;
   known2 = text;
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
  show(heading, lines, { x, y, gap = 20 }) {
   setText(title, heading);
   while (body.children.length > lines.length) body.lastElementChild?.remove();
   lines.forEach((line2, index) => {
    if (!body.children[index]) body.append(el('div'));
    setText(body.children[index], line2);
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
function initials(seats, name) {
 const first = (seat) => {
  const letter2 = [...name(seat).replace(/[\u2066-\u2069]/g, "").trim()][0];
  return letter2 && name(seat) !== seat ? letter2.toLocaleUpperCase() : '';
 };
 const number = (seat) => seat.replace(/\D+/g, "");
 const letters = seats.map(first);
 return Object.fromEntries(seats.map((seat, index) => {
  const alone = letters[index] !== '' && letters.filter((letter2) => letter2 === letters[index]).length === 1;
  return [seat, alone ? letters[index] : number(seat)];
 }));
}
function piecesOf({ cubes = {}, guards = {} }, seats) {
 return seats.flatMap((seat) => [
  ...cubes[seat] ? [
   { kind: 'cube', seat, count: cubes[seat] }
  ] : [],
  ...guards[seat] ? [
   { kind: 'guard', seat, count: guards[seat] }
  ] : []
 ]);
}
function tableOf(view, name) {
 const seats = Object.keys(view.seats ?? {});
 return {
  seats,
  initials: initials(seats, name),
  corporations: Object.fromEntries(seats.map((seat) => [seat, view.seats[seat].corporation])),
  rd: view.rd ?? ''
 };
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
var NO_CHOICES = Object.freeze({ options: {}, refused: {}, picked: [], chosen: '' });
function complete({ options = {}, refused = {}, picked = [], chosen = '' }, known2) {
 const own = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => known2(id)));
 return { options: own(options), refused: own(refused), picked: picked.filter(known2), chosen: known2(chosen) ? chosen : '' };
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
function createList(host, { ids: regions, summary, name, line: line2, onSelect, onVisit, signal }) {
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
   setText(option, line2(ids[index]));
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
   const moves2 = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 8, PageUp: current - 8, Home: 0, End: ids.length - 1 };
   const typing = typed !== '' && event.timeStamp - typedAt < 800;
   if (event.key in moves2) go(moves2[event.key]);
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
  const along2 = (x - x0) * direction[0] + (y - y0) * direction[1];
  const across = Math.abs((x - x0) * direction[1] - (y - y0) * direction[0]);
  if (along2 <= 0 || across > along2 * 1.732) return;
  const cost = along2 + 2 * across;
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
 boxOf,
 spotOf,
 holderOf,
 known: known2,
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
  const beside = boxOf(spot);
  if (!beside) return tip.hide();
  const { x, y, w, h } = beside.box;
  const [above, below] = [sight2.toStage([x + w / 2, y]), sight2.toStage([x + w / 2, y + h])];
  tip.show(speech.heading(id, part), [...speech.tip(id, part), ...notes.words(id)], { x: above.x, y: (above.y + below.y) / 2, gap: (below.y - above.y) / 2 + beside.gap });
 }
 function placeOpen() {
  const beside = openCard.id === '' ? null : boxOf({ id: openCard.id, part: '' });
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
  const id = place === '' ? '' : holderOf(place);
  if (selected in elements) elements[selected].setAttribute('aria-pressed', 'false');
  selected = id in elements ? id : '';
  if (selected !== '') elements[selected].setAttribute('aria-pressed', 'true');
  list.select(selected);
  onMark();
 }
 function setChoices(given) {
  const before = choices;
  choices = complete(given, known2);
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
   choices = complete(choices, known2);
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
var OFF = 13;
function createNotes(layer, { labels, elements, placeOf: placeOf3, at, scale, wrap = 0 }) {
 const noted = createNoted(labels, elements, placeOf3);
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
var clamp = (low, value, high) => Math.min(high, Math.max(low, value));
function metrics(width, units, scale = 1) {
 const k = width / units;
 const font = clamp(9.4, 7.4 + 6.2 * k, 15) * scale / k;
 return { k, font, seaFont: font * clamp(0.95, 0.8 + 0.5 * k, 1.08), piece: clamp(0.54, 0.36 + 0.7 * k, 1.15) * scale / k };
}
function textWidth(text, size) {
 let ems = 0;
 for (const letter2 of text) ems += /[ijlIft.,'’ -]/.test(letter2) ? 0.4 : /[mwMW]/.test(letter2) ? 1 : /[A-ZÀ-Ý]/.test(letter2) ? 0.78 : 0.66;
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
var TYPE = 11;
var PAD = 4;
var CELL = 15;
var ROW = [24.5, 40, 56.5, 72.5];
var LEAST = { small: 84, full: 84, wide: 106 };
var FROM = { small: 560, full: 650, wide: 800 };
var LARGEST = 2;
var TOLERANCE = 1.02;
function measure(width, units, scale = 1) {
 const k = width / units;
 const own = width / scale;
 const grown = own < FROM.small ? own / FROM.small : clamp(1, own / FROM.wide, LARGEST);
 return { k, level: own < FROM.full ? 'small' : own < FROM.wide ? 'full' : 'wide', unit: grown * scale / k };
}
function planCard(level, { squares, major, zone, bonus }) {
 const columns = squares.length;
 const full = level !== 'small';
 const w = Math.max(LEAST[level], columns * CELL + 2 * PAD);
 const left = (w - columns * CELL) / 2;
 const wide = columns > 2;
 const across = (index) => (wide ? left : PAD) + CELL * (index + 0.5);
 const cells = squares.map((_, index) => (
  [across(index), ROW[0]]
 ));
 const holders = major ? cells.map(([x]) => (
  [x, ROW[1]]
 )) : [
  [across(1), ROW[0]]
 ];
 const beside = PAD + 2 * CELL + 4;
 const last = (wide ? 3 : major ? 2 : 1) - (full ? 0 : 1);
 const pieces = wide ? { x: PAD, y: ROW[2], w: w - 2 * PAD } : { x: beside, y: ROW[0], w: w - beside - PAD / 2 };
 let shares = null;
 if (major) {
  if (full) shares = [w - 12, 9.5];
  else if (wide) [shares, pieces.w] = [[w - 12, ROW[2]], pieces.w - 24];
  else shares = [w - 12, ROW[1]];
 }
 const y = ROW[last];
 return {
  w,
  h: y + 9.5,
  name: 13,
  nameRoom: w - 2 * PAD - (full ? major ? 23 : 0 : zone === null ? 0 : 20),
  cells,
  holders,
  pieces,
  sign: zone === null ? null : full ? [PAD + 44, y] : [w - 11.5, 9.5],
  camp: full && zone !== null ? [PAD, y + 4] : null,
  bonus: full && bonus ? [w - 14, y] : null,
  shares
 };
}
var placeOf = ({ at }, level) => at[level === 'small' ? 'small' : 'full'];
var cardBox = ({ w, h }, [x, y], unit) => ({ x: x - w * unit / 2, y: y - h * unit / 2, w: w * unit, h: h * unit });
function line(count, { x, y, w }) {
 const pace = count > 1 ? Math.min(CELL, (w - CELL) / (count - 1)) : 0;
 return Array.from({ length: count }, (_, index) => [x + CELL / 2 + index * pace, y]);
}
var nameIn = (long, short, room) => textWidth(long, TYPE) <= room * TOLERANCE ? long : short;
var INDUSTRIES = (
 look_default2.industries
);
var CORPORATIONS = (
 look_default2.corporations
);
var CAMPS = (
 look_default2.camps
);
var SCALE = 0.92;
var EDGE = CELL / 2 - 0.6;
var BOX = `M${-EDGE} ${-EDGE}H${EDGE}V${EDGE}H${-EDGE}Z`;
var placed = ([x, y]) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
var letter = (text, [x, y], name = '') => svg('text', { x, y, class: `gk-sign-letter ${name}`.trim() }, text);
var drawIndustry = (industry, initial, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-industry', 'data-industry': industry },
 svg('path', { d: INDUSTRIES[industry].d, transform: `scale(${SCALE})` }),
 letter(initial, [0, 4])
);
function drawToken(corporation, text, at) {
 const { d, text: foot } = CORPORATIONS[corporation] ?? CORPORATIONS[''];
 return svg(
  'g',
  { transform: placed(at), class: 'gk-token', 'data-corporation': corporation },
  svg('path', { d, transform: `scale(${SCALE})` }),
  letter(text, foot)
 );
}
function drawHolder(held, corporation, initial, at) {
 if (held === '') return svg('path', { d: 'M-4.6 -4.6H4.6V4.6H-4.6Z', transform: placed(at), class: 'gk-holder-free' });
 if (held !== 'locked') return drawToken(corporation, initial, at);
 return svg(
  'g',
  { transform: placed(at), class: 'gk-holder-locked' },
  svg('path', { d: BOX }),
  svg('path', { d: 'M-2.6 -1V-2.8A2.6 2.6 0 0 1 2.6 -2.8V-1M-4 -1H4V4.2H-4Z', class: 'gk-holder-lock' })
 );
}
function drawGuard(corporation, initial, count, at) {
 const many = Math.min(count, 3);
 const heads = Array.from({ length: many }, (_, index) => svg('circle', { cx: (index - (many - 1) / 2) * 4.4, cy: -5.4, r: 2.3 }));
 return svg(
  'g',
  { transform: placed(at), class: 'gk-token', 'data-corporation': corporation },
  svg('path', { d: 'M-6.9 7.4V1.6Q-6.9 -2.8 -2.6 -2.8H2.6Q6.9 -2.8 6.9 1.6V7.4Z' }),
  ...heads,
  letter(initial, [0, 6.6])
 );
}
function drawCamp(camp, text, at) {
 const { d, text: foot } = CAMPS[camp];
 return svg('g', { transform: placed(at), class: 'gk-camp', 'data-camp': camp }, svg('path', { d }), letter(text, foot));
}
var drawBonus = (camp, text, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-bonus', 'data-camp': camp },
 svg('path', { d: CAMPS[camp].d, transform: 'translate(-7 0) scale(.5)' }),
 letter(text, [4, 4])
);
var drawShares = (text, at) => svg(
 'g',
 { transform: placed(at), class: 'gk-shares' },
 svg('path', { d: 'M-7.6 -2.6V-5.2H-0.4V4.2H-2.4M-10 -2.6H-2.8V6.4H-10Z' }),
 letter(text, [5.4, 4])
);
var drawMarker = ([x, y]) => svg('path', {
 transform: placed([x + 6.4, y - 6.4]),
 class: 'gk-rd',
 d: 'M0 -4.4L1.2 -1.5L4.4 -1.3L2 0.7L2.8 3.8L0 2.2L-2.8 3.8L-2 0.7L-4.4 -1.3L-1.2 -1.5Z'
});
var OFF2 = 2;
var OUTSIDE = { changed: 0.6, noted: 2.4 };
var dots = (x, y, length) => svg('path', { d: `M${x} ${y}h${length.toFixed(1)}`, class: 'gk-card-made' });
function squareBox({ cells, holders }, index) {
 const [[ax, ay], [bx, by]] = [cells[index], holders[index]];
 return { x: ax - CELL / 2, y: ay - CELL / 2, width: bx - ax + CELL, height: by - ay + CELL };
}
function outline(name, { w, h }, off) {
 const shape = { x: -off, y: -off, width: w + 2 * off, height: h + 2 * off, rx: 4 + off };
 return svg(
  'g',
  { class: `gk-card-mark gk-card-mark-${name}` },
  svg('rect', { ...shape, class: 'gk-card-mark-case' }),
  svg('rect', { ...shape, class: 'gk-card-mark-line' })
 );
}
function contents(id, land, country, plan, table, labels) {
 const { affiliation = '', squares = {}, shares, reconstructed = [] } = country;
 const made = (field) => reconstructed.includes(field) || reconstructed.includes('*');
 const shape = { width: plan.w, height: plan.h, rx: 4 };
 const drawn = [svg('rect', { ...shape, class: 'gk-card-paper' })];
 if (affiliation === 'SCO') drawn.push(svg('rect', { ...shape, class: 'gk-card-inner' }));
 const short = `widget.countries.short.${id}`;
 const name = nameIn(labels.name(id), labels.has(short) ? labels.t(short) : labels.name(id), plan.nameRoom);
 drawn.push(svg('text', { x: PAD, y: plan.name, class: 'gk-card-name' }, name));
 if (made('name')) drawn.push(dots(PAD, plan.name + 2.6, Math.min(plan.nameRoom, textWidth(name, TYPE) * 0.88)));
 for (const [index, [square, industry]] of land.squares.entries()) {
  const held = squares[square] ?? '';
  drawn.push(svg(
   'g',
   { 'data-square': square, class: 'gk-square' },
   svg('rect', { ...squareBox(plan, index), class: 'gk-square-target' }),
   drawIndustry(industry, labels.t(`widget.countries.letter.${industry}`), plan.cells[index]),
   drawHolder(held, table.corporations[held] ?? '', table.initials[held] ?? '', plan.holders[index]),
   ...square === table.rd ? [drawMarker(plan.cells[index])] : []
  ));
 }
 const [[x, y]] = plan.cells;
 if (made('squares')) drawn.push(dots(x - CELL / 2 + 1, y + 8, CELL * plan.cells.length - 2));
 if (plan.sign && affiliation) {
  const [cx, cy] = plan.sign;
  drawn.push(drawCamp(affiliation, String(land.stability), plan.sign));
  const under = dots(cx - 3, cy + 5.6, 6);
  under.classList.add('gk-card-made-sign');
  under.dataset.camp = affiliation;
  if (made('stability')) drawn.push(under);
 }
 if (plan.camp && affiliation) {
  const [cx, cy] = plan.camp;
  const word = labels.t(`widget.countries.camp.${affiliation}`);
  drawn.push(svg('text', { x: cx, y: cy, class: 'gk-card-camp', 'data-camp': affiliation }, word));
 }
 if (plan.bonus && land.bonus) {
  const [camp, value] = land.bonus;
  drawn.push(drawBonus(camp, `+${value}`, plan.bonus));
  if (made('local_bonus')) drawn.push(dots(plan.bonus[0] - 2, plan.bonus[1] + 6.4, 12));
 }
 if (plan.shares && shares) drawn.push(drawShares(String(shares.bank), plan.shares));
 const pieces = piecesOf(country, table.seats);
 for (const [index, at] of line(pieces.length, plan.pieces).entries()) {
  const { kind, seat, count } = pieces[index];
  const corporation = table.corporations[seat] ?? '';
  const token = kind === 'cube' ? drawToken(corporation, String(count), at) : drawGuard(corporation, table.initials[seat], count, at);
  token.dataset.piece = `${kind} ${seat}`;
  drawn.push(token);
 }
 return drawn;
}
function createCard(id, land, labels) {
 const body = svg('g', { 'aria-hidden': 'true' });
 const marks = svg('g', { 'aria-hidden': 'true' });
 const element = svg('g', { class: 'gk-card', 'data-place': id, role: 'button', tabindex: '-1' }, marks, body);
 let plan = null;
 let marked = '';
 return {
  element,
  place(next, [x, y], unit) {
   plan = next;
   marked = '';
   const [left, top] = [x - next.w * unit / 2, y - next.h * unit / 2];
   element.setAttribute('transform', `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${unit.toFixed(4)})`);
  },
  draw(country, table) {
   if (!plan) return;
   element.dataset.camp = country.affiliation ?? '';
   body.replaceChildren(...contents(id, land, country, plan, table, labels));
  },
  mark(kinds) {
   if (!plan || kinds.join() === marked) return;
   marked = kinds.join();
   const sheet = plan;
   marks.replaceChildren(...kinds.map((kind) => outline(kind, sheet, OFF2 + (OUTSIDE[kind] ?? 0))));
  },
  markSquares(kinds) {
   for (const node of body.querySelectorAll('[data-square]')) {
    const kind = kinds[
     node.dataset.square ?? ''
    ] ?? '';
    if (kind) node.setAttribute('data-choice', kind);
    else node.removeAttribute('data-choice');
    const mark = node.querySelector('.gk-square-mark');
    if (kind && mark) continue;
    mark?.remove();
    if (!kind || !plan) continue;
    const index = land.squares.findIndex(([square]) => square === /** @type {SVGElement} */
    node.dataset.square);
    node.prepend(svg('rect', { ...squareBox(plan, index), rx: 3, class: 'gk-square-mark' }));
   }
  }
 };
}
var NOTHING = Object.freeze({});
var FIELDS = ['name', 'zone', 'start_affiliation', 'stability', 'local_bonus', 'squares', 'investment_card_name'];
var open = (text) => text.replace(/[.]$/, '');
var opened = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
function createFacts(labels, lands) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 function square(id, square2) {
  const { squares } = lands[id];
  const industry = squares.find(([own]) => own === square2)?.[1] ?? '';
  const alike = squares.filter(([, other]) => other === industry).map(([own]) => own);
  const name = labels.name(industry);
  return alike.length > 1 ? t('square.number', { industry: name, number: alike.indexOf(square2) + 1 }) : name;
 }
 function holder(country, id) {
  const held = country.squares?.[id] ?? '';
  return held === '' || held === 'locked' ? t(`holder.${held || "free"}`) : labels.name(held);
 }
 const pieces = (kind, held = {}) => Object.entries(held).map(([seat, count]) => t(kind, { seat, count }));
 return {
  square,
  standing(id, { affiliation }) {
   const { zone, stability, bonus } = lands[id];
   if (zone === null) return t('havens');
   const parts = [t('is', { zone, camp: affiliation ?? '', stability })];
   if (bonus) parts.push(t('bonus', { camp: bonus[0], value: bonus[1] }));
   return parts.join(', ');
  },
  held(id, name, country, rd) {
   const said = t('square', { square: square(id, name), holder: holder(country, name) });
   return name === rd ? t('square.rd', { square: said }) : said;
  },
  squares(id, country, rd) {
   return lands[id].squares.map(([name]) => this.held(id, name, country, rd)).join('; ');
  },
  pieces({ cubes, guards }) {
   const said = [...pieces('cubes', cubes), ...pieces('guards', guards)];
   return said.length > 0 ? t('beside', { pieces: labels.list(said) }) : '';
  },
  shares(id, { shares }) {
   if (!lands[id].major || !shares) return '';
   const said = t('shares', { share: `share_${id}`, bank: shares.bank, all: lands[id].cards });
   return shares.out > 0 ? t('shares.out', { shares: said, out: shares.out }) : said;
  },
  exits(id) {
   const { exits, zone } = lands[id];
   return zone === null ? t('exits.all') : t('exits', { countries: exits });
  },
  clash(id, clash) {
   if (!clash || clash.country !== id) return '';
   const { NATO, SCO } = clash.camps;
   return t('clash', { nato: NATO.chances, sco: SCO.chances, of: clash.of });
  },
  made(id, { reconstructed = [] }) {
   const { exits, named, zone } = lands[id];
   const fields = FIELDS.filter((field) => reconstructed.includes('*') || reconstructed.includes(field)).map((field) => t(`made.${field}`));
   if (zone !== null && named.length < exits.length) fields.push(t('made.arrows'));
   return fields.length > 0 ? t('made', { what: labels.list(fields) }) : '';
  },
  notes({ affiliation, guards = {}, squares = {} }) {
   const found = [];
   if (affiliation === 'BATTLEGROUND') found.push(t('note.battleground'));
   if (Object.keys(guards).length > 0) found.push(t('note.guards'));
   if (Object.values(squares).includes('locked')) found.push(t('note.locked'));
   return found.slice(0, 2);
  },
  lines(id, view) {
   const country = view.countries?.[id] ?? NOTHING;
   return [
    this.standing(id, country),
    this.clash(id, view.clashes?.[lands[id].zone ?? '']),
    this.squares(id, country, view.rd ?? ''),
    this.pieces(country),
    this.shares(id, country),
    this.exits(id),
    this.made(id, country)
   ].filter(Boolean);
  },
  summary(id, view) {
   const country = view.countries?.[id] ?? NOTHING;
   return [this.squares(id, country, view.rd ?? ''), this.pieces(country), this.shares(id, country)].filter(Boolean).map(open).join('. ');
  }
 };
}
var signOf = (viewBox, className, ...parts) => svg('svg', { class: `gk-map-sign ${className}`.trim(), viewBox, 'aria-hidden': 'true' }, ...parts);
function appendLegend(host, { labels, words, keys, signs }) {
 const t = (id) => labels.t(`${words}.${id}`);
 const line2 = keys.map(({ command, shown: shown2 }) => el(
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
  el('p', { class: 'gk-map-keys' }, ...line2.flatMap((key) => [key, ' ']))
 ));
}
var INDUSTRIES2 = ['finance', 'technology', 'heavy', 'energy', 'mining'];
var CORPORATION = 'fortress_derivatives';
function edge(camp) {
 const shape = { x: -15, y: -11, width: 30, height: 22, rx: 4 };
 const parts = [svg('rect', { ...shape, class: 'gk-card-paper' })];
 if (camp === 'SCO') parts.push(svg('rect', { ...shape, class: 'gk-card-inner' }));
 return [svg('g', { class: 'gk-card', 'data-camp': camp }, ...parts, drawCamp(camp, '4', [0, 0]))];
}
function createLegend(host, labels) {
 const t = (id) => labels.t(`widget.countries.${id}`);
 const letter2 = (industry) => t(`letter.${industry}`);
 const signs = [
  ...['NATO', 'SCO', 'BATTLEGROUND'].map((camp) => (
   [t(`legend.${camp}`), edge(camp)]
  )),
  ...INDUSTRIES2.map((industry) => (
   [labels.name(industry), [drawIndustry(industry, letter2(industry), [0, 0])]]
  )),
  [t('legend.free'), [drawHolder('', '', '', [0, 0])]],
  [t('legend.held'), [drawHolder('P1', CORPORATION, 'A', [0, 0])]],
  [t('legend.locked'), [drawHolder('locked', '', '', [0, 0])]],
  [t('legend.rd'), [drawIndustry('energy', letter2('energy'), [0, 0]), drawMarker([0, 0])]],
  [t('legend.cube'), [drawToken(CORPORATION, '2', [0, 0])]],
  [t('legend.guard'), [drawGuard(CORPORATION, 'A', 2, [0, 0])]],
  [t('legend.shares'), [drawShares('4', [0, 0])]],
  [t('legend.bonus'), [drawBonus('SCO', '+1', [0, 0])]],
  [t('legend.arrow'), [svg('path', { d: 'M-13 0H8', class: 'gk-arrow-line' }), svg('path', { d: 'M13 0L6 -4V4Z', class: 'gk-arrow-head' })]],
  [t('legend.made'), [svg('path', { d: 'M-10 3h20', class: 'gk-card-made' })]]
 ];
 appendLegend(host, {
  labels,
  words: 'widget.countries',
  keys: CARD_KEYS,
  signs: signs.map(([words, parts]) => [words, signOf('-17 -13 34 26', 'gk-board-sign', ...parts)])
 });
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
function moves(old, now) {
 const changes = /* @__PURE__ */ new Map();
 for (const [id, { cubes = {} }] of Object.entries(now)) {
  const before = old[id]?.cubes ?? {};
  if (cubes === before) continue;
  for (const seat of /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(cubes)])) {
   const by = (cubes[seat] ?? 0) - (before[seat] ?? 0);
   if (by !== 0) changes.set(seat, [...changes.get(seat) ?? [], { id, by }]);
  }
 }
 return pairs(changes).map(([seat, loss, gain]) => {
  const list = (
   changes.get(seat)
  );
  return { seat, from: list[loss].id, to: list[gain].id };
 });
}
var placeOf2 = (id, square) => `${id}:${square}`;
var landOf = (place) => place.split(':')[0];
function known(lands, place) {
 const id = landOf(place);
 return place in lands || id in lands && lands[id].squares.some(([square]) => placeOf2(id, square) === place);
}
var openSquares = (lands, { options }, id) => lands[id].squares.map(([square]) => placeOf2(id, square)).filter((place) => place in options);
function byCountry(lands, choices) {
 const ids = Object.keys(lands).filter((id) => id in choices.options || openSquares(lands, choices, id).length > 0);
 return { ...choices, options: Object.fromEntries(ids.map((id) => [id, { label: choices.options[id]?.label ?? '', unit: '' }])) };
}
function choiceMark(lands, choices, id) {
 if (choices.chosen === id) return 'chosen';
 if (choices.picked.includes(id)) return 'picked';
 return id in choices.options || openSquares(lands, choices, id).length > 0 ? 'option' : '';
}
var faded = (lands, choices, id) => Object.keys(choices.options).length > 0 && id in choices.refused && choiceMark(lands, choices, id) === '';
function squareMarks(lands, { options, chosen }, id) {
 return Object.fromEntries(lands[id].squares.flatMap(([square]) => {
  const place = placeOf2(id, square);
  return place === chosen ? [[square, 'chosen']] : place in options ? [[square, 'option']] : [];
 }));
}
function choiceArrows(lands, { options, picked, chosen }) {
 const from = picked.at(-1) ?? '';
 if (!(from in lands)) return null;
 return { from, to: chosen in lands ? [chosen] : Object.keys(lands).filter((id) => id in options) };
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
  lines.replaceChildren(...facts(id, now).map((line2) => el('div', {}, line2)));
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
function createOpenCard2(stage, { labels, lands, facts, onPlace, onClose, signal }) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 const square = (place, id) => place.slice(id.length + 1);
 function words(place, id, { choices, view }) {
  const held = facts.held(id, square(place, id), view.countries?.[id] ?? {}, view.rd ?? '');
  const choice = opened(choiceWords(labels, choices, place, 'widget.countries')) || choices.refused[place];
  return choice ? t('square.choice', { square: held, choice }) : held;
 }
 return createOpenCard(stage, {
  close: t('card.close'),
  name: labels.name,
  title: (id) => t('card', { country: id }),
  group: (id) => t('card.squares', { country: id }),
  parts: (id, { view, table }) => lands[id].squares.map(([own, industry]) => {
   const held = view.countries?.[id]?.squares?.[own] ?? '';
   return {
    place: placeOf2(id, own),
    drawn: svg(
     'svg',
     { viewBox: '-9 -9 18 36', 'aria-hidden': 'true' },
     drawIndustry(industry, t(`letter.${industry}`), [0, 0]),
     drawHolder(held, table.corporations[held] ?? '', table.initials[held] ?? '', [0, 18]),
     ...own === table.rd ? [drawMarker([0, 0])] : []
    )
   };
  }),
  words,
  lines(id, { view }) {
   const country = view.countries?.[id] ?? {};
   const told = facts.lines(id, view).filter((line2) => line2 !== facts.squares(id, country, view.rd ?? ''));
   return [...told, ...facts.notes(country)];
  },
  onPlace,
  onClose,
  signal
 });
}
function createScene(board, labels) {
 const layer = (name, hidden = true) => svg('g', { class: `gk-board-${name}`, 'aria-hidden': hidden ? 'true' : null });
 const layers = {
  ground: layer('ground'),
  zones: layer('zones'),
  leaders: layer('leaders'),
  arrows: layer('arrows'),
  cards: layer('cards', false),
  over: layer('over')
 };
 layers.ground.setAttribute('transform', `scale(1 ${board.stretch})`);
 for (const { kind, d } of board.decor) layers.ground.append(svg('path', { d, class: `gk-decor-${kind}` }));
 for (const [id, { d, zone }] of Object.entries(board.regions)) {
  if (zone !== null) layers.ground.append(svg('path', { d, class: 'gk-land', 'data-place': id, 'data-zone': zone }));
 }
 const names = Object.keys(board.zones).map((zone) => svg('text', { class: 'gk-zone-name', 'data-zone': zone }, labels.name(zone)));
 layers.zones.append(...names);
 const [x, y, width, height] = board.viewBox;
 const element = svg(
  'svg',
  { viewBox: board.viewBox.join(' '), class: 'gk-drawing gk-map-svg', role: 'group' },
  layers.ground,
  layers.zones,
  layers.leaders,
  layers.arrows,
  layers.cards,
  layers.over,
  svg('rect', { x, y, width, height, class: 'gk-map-frame', 'aria-hidden': 'true' })
 );
 return {
  element,
  layers,
  rescale({ k, unit, level }) {
   element.style.setProperty('--gk-px', String(1 / k));
   const small = level === 'small';
   Object.values(board.zones).forEach((at, index) => {
    const [left, base] = at[small ? 'small' : 'full'];
    setAttributes(names[index], { x: left, y: base, 'font-size': (unit * (small ? TYPE : TYPE + 2)).toFixed(1) });
   });
  }
 };
}
function createSpeech(labels, lands, facts) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 function offer(choices, id) {
  const squares = openSquares(lands, choices, id).length;
  return choiceWords(labels, choices, id, 'widget.countries') || (squares > 0 ? t('choice.squares', { count: squares }) : '');
 }
 const verdict = (choices, id) => choices.refused[id] ?? opened(offer(choices, id));
 const standing = (view, id) => facts.standing(id, view.countries?.[id] ?? NOTHING);
 return {
  tip: (choices, view, id) => [verdict(choices, id), ...facts.lines(id, view)].filter(Boolean),
  status: (choices, view, id) => [open(t('status', { country: id, held: facts.summary(id, view) })), verdict(choices, id)].filter(Boolean).join('. '),
  name(choices, view, id) {
   const choice = offer(choices, id);
   return t('country', { country: id, standing: choice ? `${choice}, ${standing(view, id)}` : standing(view, id) });
  },
  line(choices, view, id) {
   const choice = offer(choices, id);
   return t(choice ? 'line.choice' : 'line', { country: id, choice, standing: standing(view, id), held: facts.summary(id, view) });
  }
 };
}
var BEND = 0.09;
var MOST_BEND = 60;
var middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
function edge2(box, [tx, ty], gap) {
 const [cx, cy] = middle(box);
 const [dx, dy] = [tx - cx, ty - cy];
 const reach = Math.min((box.w / 2 + gap) / Math.max(Math.abs(dx), 1e-6), (box.h / 2 + gap) / Math.max(Math.abs(dy), 1e-6));
 return [cx + dx * reach, cy + dy * reach];
}
function curve(from, to, via, gap) {
 if (via.length === 2) return [edge2(from, via[0], gap), ...via, edge2(to, via[1], gap)];
 const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
 const length = Math.hypot(bx - ax, by - ay) || 1;
 const bend = Math.min(MOST_BEND, BEND * length);
 const pull = [(ax + bx) / 2 + (by - ay) / length * bend, (ay + by) / 2 - (bx - ax) / length * bend];
 let [start, end] = [edge2(from, pull, gap), edge2(to, pull, gap)];
 if (Math.hypot(end[0] - start[0], end[1] - start[1]) < 6 * gap) [start, end] = [edge2(from, pull, -3 * gap), edge2(to, pull, -3 * gap)];
 return [start, pull, end];
}
var written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
var lineOf = ([start, ...rest]) => `M${written(start)}${rest.length === 3 ? "C" : "Q"}${rest.map(written).join(" ")}`;
function headOf(points, size) {
 const [[px, py], [x, y]] = points.slice(-2);
 const length = Math.hypot(x - px, y - py) || 1;
 const [ux, uy] = [(x - px) / length, (y - py) / length];
 const [bx, by] = [x - ux * size, y - uy * size];
 const half = size * 0.48;
 return `M${written([x, y])}L${written([bx - uy * half, by + ux * half])}L${written([bx + uy * half, by - ux * half])}Z`;
}
function along(points, t) {
 if (points.length === 1) return points[0];
 const next = points.slice(1).map(([x, y], index) => (
  [points[index][0] + (x - points[index][0]) * t, points[index][1] + (y - points[index][1]) * t]
 ));
 return along(next, t);
}
var GAP = 1.5;
var HEAD = 5;
var STRONG = 8;
var STATIONS = 8;
function createWays({ layers }, board) {
 const lines = svg('path', { class: 'gk-arrow-line' });
 const heads = svg('path', { class: 'gk-arrow-head' });
 layers.arrows.append(lines, heads);
 const strong = svg('g', { class: 'gk-arrow-strong' });
 layers.over.append(strong);
 const curves = /* @__PURE__ */ new Map();
 let boxes = {};
 let unit = 1;
 let shown2 = '';
 const way2 = (from, to) => curves.get(`${from} ${to}`) ?? curve(boxes[from], boxes[to], [], GAP * unit);
 return {
  layOut(next, px) {
   [boxes, unit, shown2] = [next, px, ''];
   curves.clear();
   for (const { from, to, via } of board.arrows) curves.set(`${from} ${to}`, curve(boxes[from], boxes[to], via, GAP * unit));
   lines.setAttribute('d', [...curves.values()].map(lineOf).join(''));
   heads.setAttribute('d', [...curves.values()].map((points) => headOf(points, HEAD * unit)).join(''));
   strong.replaceChildren();
   layers.leaders.replaceChildren(...Object.entries(board.regions).flatMap(([id, { land, zone }]) => {
    const box = boxes[id];
    const inside = land[0] > box.x && land[0] < box.x + box.w && land[1] > box.y && land[1] < box.y + box.h;
    if (zone === null || inside) return [];
    const [x, y] = edge2(box, land, 0);
    return [
     svg('path', { d: `M${x.toFixed(1)} ${y.toFixed(1)}L${land[0]} ${land[1]}`, class: 'gk-leader', 'data-zone': zone }),
     svg('circle', { cx: land[0], cy: land[1], r: 2.4 * unit, class: 'gk-leader-end', 'data-zone': zone })
    ];
   }));
  },
  show(from, to) {
   const wanted = `${from}>${to.join()}`;
   if (wanted === shown2) return;
   shown2 = wanted;
   const found = from === '' ? [] : to.filter((id) => id !== from && id in boxes).map((id) => way2(from, id));
   const d = found.map(lineOf).join('');
   strong.replaceChildren(...d ? [
    svg('path', { d, class: 'gk-arrow-case' }),
    svg('path', { d, class: 'gk-arrow-line' }),
    svg('path', { d: found.map((points) => headOf(points, STRONG * unit)).join(''), class: 'gk-arrow-head' })
   ] : []);
  },
  travel(from, to, token) {
   const points = way2(from, to);
   const runner = svg('g', {}, token);
   layers.over.append(runner);
   const frames = Array.from({ length: STATIONS + 1 }, (_, index) => {
    const [x, y] = along(points, index / STATIONS);
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${unit})` };
   });
   const journey = runner.animate(frames, { duration: 230, easing: 'ease-in-out' });
   for (
    const end of
    ['onfinish', 'oncancel']
   ) journey[end] = () => runner.remove();
  }
 };
}
function createZones(host, { zones, labels, onVisit, signal }) {
 const t = (id, params = {}) => labels.t(`widget.countries.${id}`, params);
 const parts = zones.map((zone) => {
  const country = el('span', { class: 'gk-zone-country' });
  const odds = el('span', { class: 'gk-zone-odds' });
  const button = el(
   'button',
   { type: 'button', class: 'gk-zone', 'data-zone': zone },
   el('span', { class: 'gk-zone-title' }, labels.name(zone)),
   country,
   odds
  );
  return { zone, button, country, odds, target: '' };
 });
 for (const part of parts) part.button.addEventListener('click', () => part.target && onVisit(part.target), { signal });
 host.append(
  // The name of the group, to be seen too: what the fractions count.
  el('div', { class: 'gk-zones-title', 'aria-hidden': 'true' }, t('zones')),
  el('div', { class: 'gk-zones', role: 'group', 'aria-label': t('zones') }, ...parts.map(({ button }) => button))
 );
 return {
  update(view) {
   for (const part of parts) {
    const clash = view.clashes?.[part.zone];
    part.target = clash?.country ?? '';
    part.button.setAttribute('aria-disabled', String(!clash));
    setText(part.country, clash ? labels.name(clash.country) : view.clashes ? t('zone.gone') : '');
    const camps = (
     ['NATO', 'SCO']
    );
    const odds = clash ? camps.map((camp) => t('zone.odds', { camp, chances: clash.camps[camp].chances, of: clash.of })) : [];
    if (part.odds.textContent !== odds.join('')) part.odds.replaceChildren(...odds.map((words) => el('span', {}, words)));
    const signed = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
    const whole = clash ? t('zone.title', {
     zone: part.zone,
     country: clash.country,
     stability: clash.stability,
     power: signed(clash.camps.NATO.power),
     bonus: signed(clash.camps.NATO.bonus)
    }) : '';
    part.button.title = whole;
   }
  }
 };
}
var TARGET = 24;
function createCountries(host, { labels, board, onSelect = () => {
}, onChoose = () => {
}, say, size = 'normal' }) {
 const scene = createScene(board, labels);
 const { root, canvas, stage, tip, scale } = createFrame(host, {
  className: 'gk-board',
  labels,
  words: 'widget.countries',
  drawing: scene.element,
  size,
  say
 });
 const { signal } = root.abort;
 const lands = board.regions;
 const ids = Object.keys(lands);
 const facts = createFacts(labels, lands);
 const speech = createSpeech(labels, lands, facts);
 const ways = createWays(scene, board);
 const cards = Object.fromEntries(ids.map((id) => [id, createCard(id, lands[id], labels)]));
 scene.layers.cards.append(...ids.map((id) => cards[id].element));
 let view = {};
 let table = tableOf({}, labels.name);
 let highlight = [];
 let boxes = {};
 let sizes = measure(1e3, board.viewBox[2], scale);
 const elements = Object.fromEntries(ids.map((id) => [id, cards[id].element]));
 const notes = createNotes(scene.layers.over, {
  labels,
  elements,
  placeOf: landOf,
  scale,
  // Off the corner of the card, which has its name there.
  at: (id, px) => [boxes[id].x - 4 * px * scale, boxes[id].y - 4 * px * scale]
 });
 const country = (id) => view.countries?.[id] ?? NOTHING;
 const scened = () => ({ choices: hand.choices, view, table });
 const openCard = createOpenCard2(stage, { labels, lands, facts, signal, onPlace: (place) => hand.act(place), onClose: (back) => hand.closeCard(back) });
 const sight2 = createSight({
  stage,
  svgElement: scene.element,
  board: board.viewBox,
  labels,
  signal,
  scale,
  words: 'widget.countries',
  onChange: (next) => {
   if (next) layOut(measure(next.k * board.viewBox[2], board.viewBox[2], scale));
   hand.moved();
  }
 });
 function layOut(next) {
  sizes = next;
  scene.rescale(next);
  for (const id of ids) {
   const plan = planCard(next.level, lands[id]);
   const middle2 = placeOf(lands[id], next.level);
   boxes[id] = cardBox(plan, middle2, next.unit);
   cards[id].place(plan, middle2, next.unit);
   cards[id].draw(country(id), table);
  }
  ways.layOut(boxes, next.unit);
  notes.layOut(next.k);
  drawMarks();
 }
 function drawMarks() {
  const { choices } = hand;
  for (const id of ids) {
   const kinds = [
    notes.places.includes(id) ? 'noted' : '',
    highlight.includes(id) ? 'changed' : '',
    choiceMark(lands, choices, id),
    hand.selected === id ? 'selected' : '',
    hand.ring === id ? 'focus' : ''
   ];
   cards[id].mark(kinds.filter(Boolean));
   cards[id].element.toggleAttribute('data-faded', faded(lands, choices, id));
   cards[id].markSquares(squareMarks(lands, choices, id));
  }
  drawWays();
 }
 function drawWays() {
  const own = choiceArrows(lands, hand.choices);
  if (own) return ways.show(own.from, own.to);
  const id = hand.inHand;
  ways.show(id, id in lands && lands[id].zone !== null ? lands[id].exits : []);
 }
 const zones = createZones(root.element, { zones: Object.keys(board.zones), labels, signal, onVisit: (id) => hand.focusPlace(ids.indexOf(id)) });
 const folds = appendFolds(root);
 createLegend(folds, labels);
 const hand = createHand({
  root,
  canvas,
  drawing: scene.element,
  folds,
  labels,
  words: 'widget.countries',
  ids,
  elements,
  middleOf: (id) => placeOf(lands[id], sizes.level),
  boxOf: ({ id }) => id in boxes ? { box: boxes[id], gap: 6 } : null,
  spotOf(event) {
   const target = (
    event.target
   );
   const id = target.closest?.('[data-place]')?.getAttribute('data-place') ?? '';
   const square = target.closest?.('[data-square]')?.getAttribute('data-square') ?? '';
   return { id, part: square === '' ? '' : placeOf2(id, square) };
  },
  holderOf: landOf,
  known: (place) => known(lands, place),
  partsIn: (id, choices) => openSquares(lands, choices, id).length,
  byPlace: (choices) => byCountry(lands, choices),
  partsAreTargets: () => CELL * sizes.unit * sizes.k >= TARGET,
  sight: sight2,
  tip,
  openCard,
  notes,
  scene: scened,
  speech: {
   heading: (id) => labels.name(id),
   tip: (id) => speech.tip(hand.choices, view, id),
   status: (id) => speech.status(hand.choices, view, id),
   name: (id) => speech.name(hand.choices, view, id),
   line: (id) => speech.line(hand.choices, view, id)
  },
  onMark: drawMarks,
  onLook: drawWays,
  onSelect,
  onChoose
 });
 function update(next, { highlight: marked = [], animate = false, marks = [] } = {}) {
  const before = view;
  view = next;
  const now = tableOf(next, labels.name);
  const same = JSON.stringify(now) === JSON.stringify(table);
  table = now;
  for (const id of ids) {
   if (same && (before.countries?.[id] === country(id) || JSON.stringify(before.countries?.[id]) === JSON.stringify(country(id)))) continue;
   cards[id].draw(country(id), table);
   hand.title(id);
  }
  highlight = marked.filter((id) => id in lands);
  notes.update(marks);
  zones.update(view);
  hand.refresh();
  if (animate && before.countries && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
   for (const { seat, from, to } of moves(before.countries, view.countries ?? {})) {
    ways.travel(from, to, drawToken(table.corporations[seat] ?? '', '1', [0, 0]));
   }
  }
 }
 hand.start();
 return shown(root, sight2, { update, setSelected: hand.setSelected, setChoices: hand.setChoices });
}
var createBoard = createCountries;
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
var map_incorporated_default = widget(createBoard);
export {
 map_incorporated_default as default
};
