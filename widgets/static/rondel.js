/* Built from widgets/js/rondel by `make js`: edit the source, not this file. */

// shared/afm.mjs
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

// shared/labels.mjs
var TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
var ISOLATES = /[\u2066-\u2069]/g;
var isolated = (own) => TURNING.test(own) ? `⁨${own.replace(ISOLATES, "")}⁩` : own;
function createLabels(texts, { lang = "en", game = "imperial2030", names = {} } = {}) {
  const name = (id) => (Object.hasOwn(names, id) ? isolated(names[id]) : void 0) ?? texts[`${game}.name.${id}`] ?? id;
  const t = (id, params = {}) => {
    const template = texts[id];
    if (template === void 0) return id;
    return template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, key, form) => {
      if (!(key in params)) return whole;
      const value = params[key];
      if (form === void 0) return String(value);
      if (form === "name") return (Array.isArray(value) ? value : [value]).map((item) => name(String(item))).join(", ");
      if (form === "plus") return `${Number(value) < 0 ? "−" : "+"} ${Math.abs(Number(value))}`;
      const [one, many] = form.split("|");
      const single = Math.abs(Number(value)) === 1 || lang === "fr" && Number(value) === 0;
      return single ? one : many ?? one;
    });
  };
  const list = (items) => new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(items);
  return { lang, t, name, has: (id) => id in texts, list };
}

// map/layout.mjs
function textWidth(text, size) {
  let ems = 0;
  for (const letter of text) ems += /[ijlIft.,'’ -]/.test(letter) ? 0.4 : /[mwMW]/.test(letter) ? 1 : /[A-ZÀ-Ý]/.test(letter) ? 0.78 : 0.66;
  return ems * size;
}

// shared/dom.mjs
var SVG_NS = "http://www.w3.org/2000/svg";
function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === void 0 || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
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
    /** @type {SVGElementTagNameMap[T]} */
    node
  );
}
function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}

// shared/geometry.mjs
var round = (value) => Math.round(value * 100) / 100;
function polar(radius, angle) {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
function wedgePath(inner, outer, from, to) {
  const large = to - from > Math.PI ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)].map((p) => p.map(round).join(" "));
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`;
}

// ../look.json
var look_default = {
  schema: "rondel-look/1",
  nations: {
    RU: {
      fill: "#8e6bbf",
      ink: "#000000",
      hatch: "rising",
      dash: "",
      symbol: "circle",
      home: { light: "#baa3cc", dark: "#564875" },
      line: { light: "#8e6bbf", dark: "#8e6bbf" },
      text: { light: "#8565b4", dark: "#a387cb" }
    },
    CN: {
      fill: "#d9a90b",
      ink: "#000000",
      hatch: "level",
      dash: "8 3",
      symbol: "square",
      home: { light: "#e6c764", dark: "#6c5c1e" },
      line: { light: "#b68e09", dark: "#d9a90b" },
      text: { light: "#8f7007", dark: "#d9a90b" }
    },
    IN: {
      fill: "#5f6b7a",
      ink: "#ffffff",
      hatch: "dots",
      dash: "2 3",
      symbol: "diamond",
      home: { light: "#9fa3a4", dark: "#3e4852" },
      line: { light: "#5f6b7a", dark: "#5f6b7a" },
      text: { light: "#5f6b7a", dark: "#8c949f" }
    },
    BR: {
      fill: "#2f9e6e",
      ink: "#000000",
      hatch: "falling",
      dash: "12 4",
      symbol: "triangle-up",
      home: { light: "#83c09d", dark: "#26614c" },
      line: { light: "#2f9e6e", dark: "#2f9e6e" },
      text: { light: "#27835b", dark: "#3ea578" }
    },
    US: {
      fill: "#d1495b",
      ink: "#000000",
      hatch: "upright",
      dash: "8 3 2 3",
      symbol: "cross",
      home: { light: "#e18f92", dark: "#773643" },
      line: { light: "#d1495b", dark: "#d1495b" },
      text: { light: "#c94657", dark: "#dc7582" }
    },
    EU: {
      fill: "#3b7dd8",
      ink: "#000000",
      hatch: "grid",
      dash: "5 2 5 6",
      symbol: "triangle-down",
      home: { light: "#8aaddb", dark: "#2c5082" },
      line: { light: "#3b7dd8", dark: "#3b7dd8" },
      text: { light: "#3774c9", dark: "#6096df" }
    }
  },
  seats: {
    P1: { ring: "", dash: "", symbol: "circle", line: { light: "#27346b", dark: "#9fb0ff" } },
    P2: {
      ring: "6 2",
      dash: "7 3",
      symbol: "square",
      line: { light: "#8a4b1f", dark: "#e0a67a" }
    },
    P3: {
      ring: "2 2",
      dash: "2 3",
      symbol: "diamond",
      line: { light: "#00707a", dark: "#5fd0da" }
    },
    P4: {
      ring: "8 2 2 2",
      dash: "10 3 2 3",
      symbol: "triangle-up",
      line: { light: "#a02c77", dark: "#f08fcb" }
    },
    P5: {
      ring: "4 4",
      dash: "4 4",
      symbol: "cross",
      line: { light: "#5d6113", dark: "#c8cc6a" }
    },
    P6: {
      ring: "1 3",
      dash: "1 3",
      symbol: "triangle-down",
      line: { light: "#4a4a4a", dark: "#c4c4c4" }
    }
  },
  hatches: {
    rising: { size: 9, d: "M-2 2L2 -2M0 9L9 0M7 11L11 7", width: 1.5 },
    falling: { size: 9, d: "M-2 7L2 11M0 0L9 9M7 -2L11 2", width: 1.5 },
    level: { size: 9, d: "M0 4.5H9", width: 1.5 },
    upright: { size: 9, d: "M4.5 0V9", width: 1.5 },
    grid: { size: 11, d: "M0 5.5H11M5.5 0V11", width: 1.2 },
    dots: { size: 9, d: "M2.2 2.2h.01M6.7 6.7h.01", width: 2.4 }
  },
  icons: {
    factory: "M2.5 21V11l5 3.6V11l5 3.6V11l4.5 3.2V3.5h4V21Z",
    production: "M10.2 4.8L10.6 2.1L13.4 2.1L13.8 4.8L15.8 5.7L18.0 4.0L20.0 6.0L18.3 8.2L19.2 10.2L21.9 10.6L21.9 13.4L19.2 13.8L18.3 15.8L20.0 18.0L18.0 20.0L15.8 18.3L13.8 19.2L13.4 21.9L10.6 21.9L10.2 19.2L8.2 18.3L6.0 20.0L4.0 18.0L5.7 15.8L4.8 13.8L2.1 13.4L2.1 10.6L4.8 10.2L5.7 8.2L4.0 6.0L6.0 4.0L8.2 5.7ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0 -6.4Z",
    import: "M10.4 2.5h3.2v8h4.2L12 16.8 6.2 10.5h4.2ZM2.5 14.5h3V19h13v-4.5h3V22h-19Z",
    maneuver: "M12 1.5 16.2 6.4H13.4V10.6H17.6V7.8L22.5 12 17.6 16.2V13.4H13.4V17.6H16.2L12 22.5 7.8 17.6H10.6V13.4H6.4V16.2L1.5 12 6.4 7.8V10.6H10.6V6.4H7.8Z",
    investor: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM12 6.2 16.6 11h-3.1v6.6h-3V11H7.4Z",
    taxation: "M12 2l10 5v2.2H2V7ZM4 10.8h3.2V18H4Zm6.4 0h3.2V18h-3.2Zm6.4 0H20V18h-3.2ZM2 19.5h20V22H2Z"
  },
  tokens: {
    army: {
      d: "M-11 -11H11V2.5C11 9 5.5 12.5 0 14.5C-5.5 12.5 -11 9 -11 2.5Z",
      box: [-11, -11, 22, 25.5],
      text: [0, 4.2]
    },
    army_lying: {
      d: "M-15 -7.5H8C13 -7.5 15.5 -3.5 16.5 0C15.5 3.5 13 7.5 8 7.5H-15Z",
      box: [-15, -7.5, 31.5, 15],
      text: [-1.5, 4]
    },
    fleet: {
      d: "M-17 -2.5H-3.4V-12H3.4L9 -2.5H17L11.5 11.5H-11.5Z",
      box: [-17, -12, 34, 23.5],
      text: [0, 8.3]
    },
    flag: { d: "M-10 11V-8H11L7.6 -1.5L11 5H-8.2V11Z", box: [-10, -8, 21, 19], text: [-0.6, 2.2] },
    octagon: {
      d: "M-5.4 -13H5.4L13 -5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z",
      box: [-13, -13, 26, 26],
      text: [0, 4]
    },
    city: { d: "M-8 -8H8V8H-8Z", box: [-8, -8, 16, 16], text: [0, 0] },
    anchor: {
      d: "M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8",
      box: [-5.5, -5.5, 11, 11.5],
      text: [0, 0]
    }
  },
  industries: {
    finance: { fill: "#e6c35c", d: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z" },
    technology: { fill: "#8fbce6", d: "M-3.4 -7.5H3.4L7.5 -3.4V3.4L3.4 7.5H-3.4L-7.5 3.4V-3.4Z" },
    heavy: { fill: "#b9bec4", d: "M-7 -7H7V7H-7Z" },
    energy: { fill: "#f0a070", d: "M-8 0L-4.4 -7.5H4.4L8 0L4.4 7.5H-4.4Z" },
    mining: { fill: "#c9a988", d: "M-7 -7H7V2.6L0 8.2L-7 2.6Z" }
  },
  corporations: {
    fortress_derivatives: {
      fill: "#1f7a4d",
      ink: "#ffffff",
      dash: "",
      symbol: "circle",
      line: { light: "#1f7a4d", dark: "#5cc48f" },
      d: "M-7.5 -7.5H-4.4V-5.6H-1.6V-7.5H1.6V-5.6H4.4V-7.5H7.5V7H-7.5Z",
      text: [0, 5]
    },
    giant_squid: {
      fill: "#2f62b5",
      ink: "#ffffff",
      dash: "7 3",
      symbol: "square",
      line: { light: "#2f62b5", dark: "#8db4f2" },
      d: "M-7.2 0A7.2 7.6 0 0 1 7.2 0V7.4L4.8 5.2L2.4 7.4L0 5.2L-2.4 7.4L-4.8 5.2L-7.2 7.4Z",
      text: [0, 3.6]
    },
    big_brother: {
      fill: "#b3372f",
      ink: "#ffffff",
      dash: "2 3",
      symbol: "diamond",
      line: { light: "#b3372f", dark: "#f0938c" },
      d: "M-8.4 0Q-4.8 -7.6 0 -7.6Q4.8 -7.6 8.4 0Q4.8 7.6 0 7.6Q-4.8 7.6 -8.4 0Z",
      text: [0, 4]
    },
    old_money: {
      fill: "#e3b93c",
      ink: "#000000",
      dash: "10 3 2 3",
      symbol: "triangle-up",
      line: { light: "#866a00", dark: "#e3b93c" },
      d: "M0 -8.2L8.2 0L0 8.2L-8.2 0Z",
      text: [0, 4]
    },
    "": { fill: "#5d6468", ink: "#ffffff", d: "M-7 -7H7V7H-7Z", text: [0, 4] }
  },
  camps: {
    NATO: { d: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z", text: [0, 4] },
    SCO: { d: "M0 -9L9 0L0 9L-9 0Z", text: [0, 4] },
    BATTLEGROUND: { d: "M-7.5 -7.5H8L5 0L8 7.5H-7.5Z", text: [-1, 4] }
  },
  seasons: {
    printemps: {
      light: "#dfeccd",
      dark: "#3a4a2d",
      d: "M11 11.5h2v11h-2ZM11.8 15C5.2 15 2.2 11.2 2.2 6C8.5 6 11.8 9 11.8 15ZM12.2 11.5C12.2 5.5 15.4 2 21.8 2C21.8 8.2 18.6 11.5 12.2 11.5Z"
    },
    ete: {
      light: "#f7e8ae",
      dark: "#504722",
      d: "M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM11.1 1.2L12.9 1.2L12.9 4.9L11.1 4.9ZM19 3.7L20.3 5L17.7 7.6L16.4 6.3ZM22.8 11.1L22.8 12.9L19.1 12.9L19.1 11.1ZM20.3 19L19 20.3L16.4 17.7L17.7 16.4ZM12.9 22.8L11.1 22.8L11.1 19.1L12.9 19.1ZM5 20.3L3.7 19L6.3 16.4L7.6 17.7ZM1.2 12.9L1.2 11.1L4.9 11.1L4.9 12.9ZM3.7 5L5 3.7L7.6 6.3L6.3 7.6Z"
    },
    automne: {
      light: "#f1d5ba",
      dark: "#543b27",
      d: "M20.8 3.2C10 2.8 4 8 4 14.5c0 1.6.4 3 1 4.2L2.6 21.1l1.4 1.4 2.4-2.4c1.2.6 2.5.9 4 .9C17.5 21 21.4 14 20.8 3.2ZM7.4 18.2L6.2 17L14.2 8.4L15.2 9.4Z"
    },
    hiver: {
      light: "#d9e4ef",
      dark: "#2f4051",
      d: "M11.2 12L11.2 1.5L12.8 1.5L12.8 12ZM11.2 7.2L7.9 4.6L8.9 3.3L12.2 5.9ZM11.8 5.9L15.1 3.3L16.1 4.6L12.8 7.2ZM11.6 11.3L20.7 6.1L21.5 7.4L12.4 12.7ZM15.8 8.9L16.4 4.7L18 5L17.4 9.1ZM17.2 8.8L21.1 10.3L20.5 11.9L16.6 10.3ZM12.4 11.3L21.5 16.6L20.7 17.9L11.6 12.7ZM16.6 13.7L20.5 12.1L21.1 13.7L17.2 15.2ZM17.4 14.9L18 19L16.4 19.3L15.8 15.1ZM12.8 12L12.8 22.5L11.2 22.5L11.2 12ZM12.8 16.8L16.1 19.4L15.1 20.7L11.8 18.1ZM12.2 18.1L8.9 20.7L7.9 19.4L11.2 16.8ZM12.4 12.7L3.3 17.9L2.5 16.6L11.6 11.3ZM8.2 15.1L7.6 19.3L6 19L6.6 14.9ZM6.8 15.2L2.9 13.7L3.5 12.1L7.4 13.7ZM11.6 12.7L2.5 7.4L3.3 6.1L12.4 11.3ZM7.4 10.3L3.5 11.9L2.9 10.3L6.8 8.8ZM6.6 9.1L6 5L7.6 4.7L8.2 8.9Z"
    }
  },
  countries: {
    light: {
      card: "#fffdf7",
      card_ink: "#1b1b1b",
      card_muted: "#5a564c",
      card_line: "#4c4534",
      slot: "#8a8472",
      locked: "#22262a",
      locked_ink: "#ffffff",
      nato: "#1f5fa8",
      nato_ink: "#ffffff",
      sco: "#a32a2a",
      sco_ink: "#ffffff",
      battleground: "#7a5200",
      battleground_ink: "#ffffff",
      america: "#ecdcbf",
      europe: "#d3dbe8",
      asia: "#e6d3e0",
      third_world: "#d9e4c9",
      america_line: "#b59a66",
      europe_line: "#8296b8",
      asia_line: "#b08aa4",
      third_world_line: "#8fa673",
      outer_land: "#e7e3d8",
      havens: "#efe9dc",
      arrow: "#6f7f89",
      arrow_strong: "#10203f"
    },
    dark: {
      card: "#23262a",
      card_ink: "#f4f0e6",
      card_muted: "#b9b3a4",
      card_line: "#a79d86",
      slot: "#8f8a7c",
      locked: "#050607",
      locked_ink: "#f4f0e6",
      nato: "#7db4f2",
      nato_ink: "#0b0d10",
      sco: "#f08d84",
      sco_ink: "#0b0d10",
      battleground: "#e8b64a",
      battleground_ink: "#0b0d10",
      america: "#4d4331",
      europe: "#36414f",
      asia: "#4a3a46",
      third_world: "#3b4631",
      america_line: "#8d7b57",
      europe_line: "#6a7f9c",
      asia_line: "#8d6d83",
      third_world_line: "#73865a",
      outer_land: "#3a3a36",
      havens: "#3d3a33",
      arrow: "#86a3b5",
      arrow_strong: "#fff3c4"
    }
  },
  factions: {
    rome: {
      fill: "#b3372f",
      ink: "#ffffff",
      letter: "R",
      hatch: "rising",
      dash: "",
      symbol: "circle",
      home: { light: "#eec3b6", dark: "#6a3330" },
      line: { light: "#b3372f", dark: "#f0938c" },
      text: { light: "#a8322b", dark: "#f0938c" }
    },
    carthage: {
      fill: "#6a4a9c",
      ink: "#ffffff",
      letter: "C",
      hatch: "level",
      dash: "8 3",
      symbol: "square",
      home: { light: "#d5c8e6", dark: "#4c3b6b" },
      line: { light: "#6a4a9c", dark: "#b99be6" },
      text: { light: "#6a4a9c", dark: "#b99be6" }
    },
    syracuse: {
      fill: "#1f6aa5",
      ink: "#ffffff",
      letter: "S",
      hatch: "dots",
      dash: "2 3",
      symbol: "diamond",
      home: { light: "#bcd4ea", dark: "#27496a" },
      line: { light: "#1f6aa5", dark: "#80bbee" },
      text: { light: "#1f6aa5", dark: "#80bbee" }
    },
    arvernes: {
      fill: "#2c7347",
      ink: "#ffffff",
      letter: "A",
      hatch: "grid",
      dash: "12 4 3 4",
      symbol: "triangle-up",
      home: { light: "#bfdcc4", dark: "#2b5139" },
      line: { light: "#2c7347", dark: "#7fce9d" },
      text: { light: "#2c7347", dark: "#7fce9d" }
    }
  },
  cities: {
    capital: "M-7.5 7.5V-7.5H-4.5V-5H-1.5V-7.5H1.5V-5H4.5V-7.5H7.5V7.5Z",
    federated: "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5Z",
    conquered: "M0 -9L9 0L0 9L-9 0Z",
    "": "M-6 -6H6V6H-6Z"
  },
  buildings: {
    ferme: "M0 5.5V-2M0 1C-4 1 -5 -1.5 -5 -4C-2 -4 0 -2.5 0 1C0 -2.5 2 -4 5 -4C5 -1.5 4 1 0 1",
    scierie: "M-5.5 2.5H5.5M-5.5 2.5L-4 -1L-2.5 2.5L-1 -1L0.5 2.5L2 -1L3.5 2.5L5 -1M-5.5 5H5.5M5 -1V-4.5",
    mine: "M-4.5 5.5L2.5 -2M-2 -4.8Q3.8 -4.6 5.2 2.2",
    marche: "M0 -5V4.5M-2.5 4.8H2.5M-5 -3.2H5M-5 -3L-6 1H-3L-4.4 -3M5 -3L3 1H6L4.6 -3",
    port: "M0 -5V5.4M-5 1.4Q0 8.4 5 1.4M-2.8 -2.2H2.8",
    muraille: "M-5.5 5V-3.5H-2.8V-1.2H-1.3V-3.5H1.3V-1.2H2.8V-3.5H5.5V5Z",
    caserne: "M-5 5L4.5 -4.5M5 5L-4.5 -4.5M-5.2 1.8L-1.8 5.2M5.2 1.8L1.8 5.2",
    forum: "M-5.5 5H5.5M-3.8 5V-4.5M0 5V-4.5M3.8 5V-4.5M-5.5 -4.5H5.5",
    temple: "M-5.5 5H5.5M-3.6 5V-0.5M3.6 5V-0.5M-5.8 -0.8L0 -5.2L5.8 -0.8Z"
  },
  agents: {
    espion: { d: "M-11 1Q0 -11 11 1Q0 11 -11 1Z", text: [0, 5] },
    emissaire: { d: "M-8.5 -9H8.5V9H4.2V5.8H-4.2V9H-8.5Z", text: [0, 4] }
  },
  provinces: {
    light: {
      plate: "#fffdf7",
      plate_ink: "#1b1b1b",
      plate_muted: "#5a564c",
      plate_line: "#4c4534",
      slot: "#8a8472",
      outer_land: "#ddd8cb",
      outer_sea: "#e6eef2",
      route: "#5d3a1a",
      route_case: "#fffdf7"
    },
    dark: {
      plate: "#23262a",
      plate_ink: "#f4f0e6",
      plate_muted: "#b9b3a4",
      plate_line: "#a79d86",
      slot: "#8f8a7c",
      outer_land: "#35322c",
      outer_sea: "#18242c",
      route: "#f0cf9a",
      route_case: "#15171a"
    }
  },
  board: {
    light: {
      sea: "#d3e4ee",
      sea_line: "#5b86a0",
      sea_ink: "#285a78",
      land: "#f3ead6",
      land_line: "#4c4534",
      ink: "#1b1b1b",
      halo: "#fffaf0",
      frame: "#4c4534",
      ice: "#f7fafb",
      ice_line: "#b9c4ca",
      island: "#dfd9c8",
      neutral: "#cfc9ba",
      inland_sea: "#dfebf1",
      polar_sea: "#e7f0f4",
      strait: "#3c3a35",
      canal: "#1f5fa8",
      wrap: "#4f7890",
      armaments: "#8a5a2b",
      shipyard: "#2463a8",
      empty: "#ffffff",
      piece_line: "#16181b",
      piece_case: "#ffffff",
      focus: "#0b3d91",
      focus_case: "#ffffff",
      mark: "#b3261e",
      mark_case: "#ffffff"
    },
    dark: {
      sea: "#1d3443",
      sea_line: "#55809a",
      sea_ink: "#a9cfe6",
      land: "#4a4438",
      land_line: "#b5a98f",
      ink: "#f6f1e6",
      halo: "#17191b",
      frame: "#8b8066",
      ice: "#4b565d",
      ice_line: "#7b8890",
      island: "#3f3b32",
      neutral: "#35322b",
      inland_sea: "#263f4e",
      polar_sea: "#253a47",
      strait: "#e8dfc9",
      canal: "#8cc4ff",
      wrap: "#8fb9d2",
      armaments: "#cf9560",
      shipyard: "#6faaf0",
      empty: "#1b1d1f",
      piece_line: "#0c0d0e",
      piece_case: "#f4f1ea",
      focus: "#ffd34d",
      focus_case: "#101214",
      mark: "#ff9d94",
      mark_case: "#101214"
    }
  },
  ui: {
    light: {
      bg: "#ffffff",
      fg: "#1a1a1a",
      muted: "#5c5c5c",
      line: "#d0d0d0",
      panel: "#f5f5f5",
      accent: "#0b57a4"
    },
    dark: {
      bg: "#1e1e1e",
      fg: "#ececec",
      muted: "#b0b0b0",
      line: "#4a4a4a",
      panel: "#2a2a2a",
      accent: "#8ab8f0"
    },
    font: "var(--jp-ui-font-family, system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif)",
    radius: 6,
    grid: 8,
    base: 13
  }
};

// shared/look.mjs
var look_default2 = look_default;

// shared/root.mjs
function createRoot(host, { className = "", label = "", say } = {}) {
  const element = el("div", { class: `gk-root ${className}`.trim(), "data-lm-suppress-shortcuts": "true" });
  if (label) {
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label);
  }
  const status = say !== void 0 ? null : el("div", { class: "gk-live", role: "status", "aria-live": "polite" });
  if (status) element.append(status);
  host.append(element);
  const abort = new AbortController();
  element.addEventListener(
    "keydown",
    (event) => {
      const inner = element.parentElement?.closest(".gk-root");
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

// rondel/ring.mjs
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

// rondel/words.mjs
var price = (labels, offer) => offer.fee === 0 ? labels.t("widget.rondel.free") : labels.t("widget.rondel.fee", { fee: offer.fee });
function reason(labels, view, offer) {
  const nation = view.active;
  const known = `widget.rondel.why.${offer.why}`;
  return labels.has(known) ? labels.t(known, { nation, fee: offer.fee, treasury: view.nations[nation].treasury, steps: offer.steps }) : labels.t("widget.rondel.why", { rule: offer.why ?? "" });
}
var standing = (view, id) => Object.keys(view.nations ?? {}).filter((nation) => (view.nations[nation].rondel ?? null) === id);
function spaceWords(labels, view, space) {
  const lines = [];
  const offer = view.spaces?.[space.id];
  if (offer) {
    const where = offer.steps === null ? labels.t("widget.rondel.first") : labels.t("widget.rondel.steps", { steps: offer.steps });
    lines.push(labels.t("widget.rondel.offer", { where, price: price(labels, offer) }));
    if (!offer.legal) lines.push(reason(labels, view, offer));
  }
  const there = standing(view, space.id);
  if (there.length > 0) lines.push(labels.t("widget.rondel.markers", { nations: there }));
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
    return { name: labels.t("widget.rondel.hub"), lines: waiting.length > 0 ? [labels.t("widget.rondel.markers", { nations: waiting }), ...rule("hub")] : [labels.t("widget.rondel.hub.empty")] };
  }
  const { rondel } = view.nations[nation];
  const fee = view.prospects?.fees[nation];
  const space = wheel.find(({ id }) => id === rondel);
  return {
    name: labels.t("widget.rondel.marker", { nation }),
    lines: space ? [labels.t("widget.rondel.stands", { space: space.action }), ...fee === void 0 ? [] : rule("marker", { price: fee })] : rule("hub")
  };
}

// rondel/rondel.mjs
var WORD = 11.5;
var PRICE = 10;
var HUB = "hub";
var EXPLAIN = "e";
var RIM = OUTER + 7;
var EDGE = OUTER + 14;
function createRondel(host, { labels, wheel, readonly: closed = false, onChoose = () => {
}, onConfirm = onChoose, onRefuse = () => {
}, say, size = "normal" }) {
  const root = createRoot(host, { className: "gk-rondel", say });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const count = wheel.length;
  let view = { nations: {} };
  let readonly = closed;
  let chosen = "";
  let tabStop = 0;
  let hovered = -1;
  let focused = -1;
  let pointed = "";
  const drawing = svg("svg", { viewBox: `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`, class: "gk-rondel-svg", role: "radiogroup" });
  const title = el("strong");
  const lines = el("div");
  const note = el("div", { class: "gk-rondel-note", "aria-hidden": "true" }, title, lines);
  const canvas = el("div", {}, drawing);
  root.element.prepend(el("div", { class: "gk-rondel-stage" }, canvas, note));
  const longest = Math.max(...wheel.map((space) => textWidth(labels.name(space.action), WORD)));
  const block = { width: longest + 2, height: 18 + WORD + PRICE + 5 };
  const middle = blockRadius(count, block.width, block.height);
  const wedges = wheel.map((space, index) => {
    const { from, middle: angle, to } = sector(index, count);
    const shape = svg("path", { d: wedgePath(INNER, OUTER, from, to), class: "gk-wedge-shape" });
    const ring = svg("path", { d: wedgePath(INNER + 2.5, OUTER - 2.5, from + 0.012, to - 0.012), class: "gk-wedge-ring" });
    const focus = svg("path", { d: wedgePath(INNER + 7, OUTER - 7, from + 0.04, to - 0.04), class: "gk-wedge-focus" });
    const icon = svg("path", { d: (
      /** @type {Record<string, string>} */
      look_default2.icons[space.action]
    ), class: "gk-wedge-icon" });
    const word = svg("text", { class: "gk-wedge-word", "font-size": WORD }, labels.name(space.action));
    const cost = svg("text", { class: "gk-wedge-price", "font-size": PRICE });
    const face = svg("g", { class: "gk-wedge-face" }, icon, word, cost);
    const element = svg("g", { class: "gk-wedge", role: "radio", tabindex: index === 0 ? "0" : "-1", "data-space": space.id }, shape, ring, focus, face);
    drawing.append(element);
    return { space, element, icon, word, cost, at: polar(middle, angle) };
  });
  drawing.append(svg("circle", { r: INNER, class: "gk-rondel-hub", "aria-hidden": "true", "data-marker": HUB }));
  const trail = svg("g", { class: "gk-rondel-trail", "aria-hidden": "true" });
  const markerLayer = svg("g", { class: "gk-rondel-markers", "aria-hidden": "true" });
  drawing.append(trail, markerLayer);
  const markers = /* @__PURE__ */ new Map();
  const { d: octagon, text: [codeX, codeY] } = look_default2.tokens.octagon;
  function marker(nation) {
    const known = markers.get(nation);
    if (known) return known;
    const element = svg(
      "g",
      { class: "gk-marker", "data-nation": nation, "data-marker": nation },
      svg("path", { d: octagon, class: "gk-piece-case" }),
      svg("path", { d: octagon, class: "gk-piece-body" }),
      svg("text", { x: codeX, y: codeY, class: "gk-piece-code" }, nation)
    );
    markerLayer.append(element);
    const made = { element, x: 0, y: 0, scale: 0 };
    markers.set(nation, made);
    return made;
  }
  function drawMarkers(animate) {
    const moving = animate && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const groups = [...wheel.map((space, index) => ({ nations: standing(view, space.id), place: (n) => fan(n, index, count) })), { nations: standing(view, null), place: hub }];
    for (const { nations, place } of groups) {
      if (nations.length === 0) continue;
      const places = place(nations.length);
      for (const [index, nation] of nations.entries()) {
        const piece = marker(nation);
        setAttributes(piece.element, { "data-on": view.nations[nation].rondel });
        const { x, y, scale } = places[index];
        piece.element.classList.toggle("gk-marker-active", nation === view.active);
        if (piece.x === x && piece.y === y && piece.scale === scale) continue;
        if (moving && piece.scale > 0) {
          const frames = way(piece, { x, y }).map(([px, py]) => ({ transform: `translate(${px}px, ${py}px) scale(${scale})` }));
          piece.element.animate(frames, { duration: 240, easing: "ease-in-out" });
        }
        Object.assign(piece, { x, y, scale });
        piece.element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
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
    return [words.name, ...words.lines].map((text) => text.replace(/[.]$/, "")).join(". ");
  };
  function drawWedges() {
    const priced = view.spaces !== void 0;
    const current = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
    for (const [index, { space, element, icon, word, cost, at: [x, y] }] of wedges.entries()) {
      const here = offer(index);
      const top = y - block.height / 2 + (here ? 0 : 6);
      icon.setAttribute("transform", `translate(${(x - 9).toFixed(1)} ${top.toFixed(1)}) scale(.75)`);
      for (
        const [node, lower] of
        /** @type {[SVGTextElement, number][]} */
        [[word, 18 + WORD], [cost, 21 + WORD + PRICE]]
      ) {
        node.setAttribute("x", x.toFixed(1));
        node.setAttribute("y", (top + lower).toFixed(1));
      }
      setText(cost, here ? price(labels, here) : "");
      element.classList.toggle("gk-wedge-closed", priced && !here?.legal);
      element.classList.toggle("gk-wedge-open", open(index));
      const checked = readonly ? index === current : space.id === chosen;
      element.classList.toggle("gk-wedge-chosen", !readonly && checked);
      element.setAttribute("aria-checked", String(checked));
      if (readonly) element.removeAttribute("aria-disabled");
      else element.setAttribute("aria-disabled", String(!open(index)));
      element.setAttribute("aria-label", spoken(index));
    }
    setAttributes(drawing, { "aria-readonly": readonly ? "true" : null, "aria-keyshortcuts": EXPLAIN.toUpperCase() });
    const name = priced && !readonly ? labels.t("widget.rondel.title.choose", { nation: view.active }) : labels.t("widget.rondel.title");
    drawing.setAttribute("aria-label", name);
  }
  function light() {
    const looked = hovered >= 0 ? hovered : focused;
    const target = looked >= 0 || readonly ? looked : wheel.findIndex((space) => space.id === chosen);
    const here = target >= 0 ? offer(target) : void 0;
    const start = wheel.findIndex((space) => space.id === view.nations[view.active]?.rondel);
    const path = here ? pathOf(start, here.steps, count) : [];
    for (const [index, { element }] of wedges.entries()) element.classList.toggle("gk-wedge-path", path.includes(index));
    trail.replaceChildren();
    const dots = [];
    for (const [step, index] of path.entries()) {
      const to = sector(index, count).middle;
      const from = to - 2 * Math.PI / count;
      const [a, b] = [polar(RIM, from), polar(RIM, to)].map((point2) => point2.map((value) => value.toFixed(2)).join(" "));
      const form = step >= (view.prospects?.free_steps ?? Infinity) ? "paid" : "free";
      trail.append(svg("path", { d: `M${a}A${RIM} ${RIM} 0 0 1 ${b}`, class: `gk-trail-${form}` }));
      const [x, y] = polar(RIM, to);
      dots.push(
        svg("circle", { cx: x.toFixed(2), cy: y.toFixed(2), r: 6.2, class: `gk-trail-dot gk-trail-dot-${form}` }),
        svg("text", { x: x.toFixed(2), y: (y + 2.9).toFixed(2), class: "gk-trail-step" }, String(step + 1))
      );
    }
    trail.append(...dots);
  }
  function explain() {
    light();
    const index = hovered >= 0 ? hovered : focused;
    const words = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : index < 0 ? { name: "", lines: [invitation()] } : spaceWords(labels, view, wheel[index]);
    note.toggleAttribute("data-gk-idle", index < 0 && !pointed);
    setText(title, words.name);
    lines.replaceChildren(...words.lines.map((line) => el("div", {}, line)));
  }
  function invitation() {
    if (view.spaces === void 0 || !view.active) return "";
    return labels.t("widget.rondel.invite", { nation: view.active });
  }
  function choose(index) {
    if (!open(index)) {
      root.say(spoken(index));
      onRefuse(wheel[index].id);
      return;
    }
    if (wheel[index].id === chosen) {
      onConfirm(chosen);
      return;
    }
    setChosen(wheel[index].id);
    root.say(labels.t("widget.rondel.chosen", { space: wheel[index].action }));
    onChoose(wheel[index].id);
  }
  function setChosen(id) {
    chosen = id;
    drawWedges();
    light();
  }
  function holdTab(index) {
    wedges[tabStop].element.setAttribute("tabindex", "-1");
    tabStop = index;
    wedges[tabStop].element.setAttribute("tabindex", "0");
  }
  function focusSpace(index) {
    holdTab((index + count) % count);
    wedges[tabStop].element.focus({ preventScroll: true });
  }
  const attributeOf = (event, name) => (
    /** @type {Element} */
    event.target.closest(`[${name}]`)?.getAttribute(name) ?? ""
  );
  function indexOf(event) {
    const id = attributeOf(event, "data-on") || attributeOf(event, "data-space");
    return wheel.findIndex((space) => space.id === id);
  }
  function explainNext() {
    const waiting = standing(view, null);
    const all = ["", ...standing(view, wheel[tabStop].id), ...waiting.length > 0 ? [HUB] : []];
    pointed = all[(all.indexOf(pointed) + 1) % all.length];
    explain();
    const { name, lines: lines2 } = pointed ? markerWords(labels, view, pointed === HUB ? null : pointed, wheel) : { name: "", lines: [spoken(tabStop)] };
    root.say([name, ...lines2].filter(Boolean).map((text) => text.replace(/[.]$/, "")).join(". "));
  }
  function point(hover, focus, marker2 = "") {
    [hovered, focused, pointed] = [hover, focus, marker2];
    explain();
  }
  canvas.addEventListener("pointerover", (event) => point(indexOf(event), focused, attributeOf(event, "data-marker")), { signal });
  canvas.addEventListener("pointerleave", () => point(-1, focused), { signal });
  canvas.addEventListener("focusin", (event) => {
    const index = indexOf(event);
    if (index >= 0) holdTab(index);
    point(hovered, index);
  }, { signal });
  canvas.addEventListener("focusout", () => point(hovered, -1), { signal });
  canvas.addEventListener(
    "click",
    (event) => {
      const index = indexOf(event);
      if (index < 0) return;
      focusSpace(index);
      choose(index);
    },
    { signal }
  );
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "ArrowRight" || event.key === "ArrowDown") focusSpace(tabStop + 1);
      else if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusSpace(tabStop - 1);
      else if (event.key === "Home") focusSpace(0);
      else if (event.key === "End") focusSpace(count - 1);
      else if (event.key === "Enter" || event.key === " ") choose(tabStop);
      else if (event.key === EXPLAIN) explainNext();
      else if (event.key === "Escape") {
        return point(-1, -1);
      } else return;
      consume(event);
    },
    { signal }
  );
  return {
    element: root.element,
    /**
     * Draw a view.
     * @param {Record<string, any>} next
     * @param {{animate?: boolean}} [extra]
     */
    update(next, { animate = false } = {}) {
      const same = next.nations === view.nations && next.spaces === view.spaces && next.active === view.active;
      view = { ...next, nations: next.nations ?? {} };
      if (same) return;
      drawMarkers(animate);
      drawWedges();
      explain();
    },
    setChosen,
    /** Close the ring for choosing, or open it. @param {boolean} next */
    setReadonly(next) {
      if (next === readonly) return;
      readonly = next;
      drawWedges();
      explain();
    },
    destroy: root.destroy
  };
}

// rondel/widget.js
function render({ model, el: el2 }) {
  let rondel;
  function build() {
    rondel?.destroy();
    const view = model.get("view");
    rondel = createRondel(el2, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") }),
      wheel: model.get("_wheel"),
      readonly: model.get("readonly"),
      size: model.get("size"),
      onChoose: (id) => commit(model, "chosen", id)
    });
    rondel.update(view);
    rondel.setChosen(model.get("chosen"));
  }
  build();
  const stops = [
    observe(model, ["_labels", "_wheel", "size", "names", "readonly"], build),
    observe(model, ["view"], () => rondel.update(model.get("view"), { animate: true })),
    observe(model, ["chosen"], () => rondel.setChosen(model.get("chosen")))
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
