/* Built from widgets/js/accounts and widgets/js/games/imperial2030.mjs by `make js`: edit the source, not this file. */

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
var serial = 0;
function uniqueId(stem) {
  serial += 1;
  return `gk-${stem}-${serial}-${Math.random().toString(36).slice(2, 8)}`;
}
function consume(event) {
  event.preventDefault();
  event.stopPropagation();
}

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
function nationStyle(nation) {
  const style = (
    /** @type {Record<string, any>} */
    look_default.nations[nation]
  );
  return style ?? { fill: "#777777", ink: "#000000", hatch: "rising", dash: "", symbol: "circle" };
}

// accounts/rows.mjs
var NATION_COLUMNS = Object.freeze([
  { id: "treasury", kind: "number" },
  { id: "power", kind: "number" },
  { id: "factor", kind: "number" },
  { id: "government", kind: "seat" },
  { id: "armies", kind: "number" },
  { id: "fleets", kind: "number" },
  { id: "factories", kind: "number" },
  { id: "flags", kind: "number" },
  { id: "revenue", kind: "number" }
]);
var SEAT_COLUMNS = Object.freeze({ before: ["cash"], after: ["score"] });
function nationRows(view, before) {
  return Object.keys(view.nations ?? {}).map((id) => {
    const now = nationValues(view.nations[id]);
    const old = before?.nations?.[id] ? nationValues(before.nations[id]) : now;
    return { id, cells: compare(now, old) };
  });
}
function nationValues(nation) {
  return {
    treasury: nation.treasury ?? 0,
    power: nation.power ?? 0,
    factor: nation.factor ?? 0,
    government: nation.government ?? "",
    armies: nation.armies ?? 0,
    fleets: nation.fleets ?? 0,
    factories: (nation.factories ?? []).length,
    flags: (nation.flags ?? []).length,
    revenue: nation.revenue ?? 0
  };
}
function seatRows(view, before) {
  const nations = Object.keys(view.nations ?? {});
  return Object.keys(view.seats ?? {}).map((id) => {
    const now = seatValues(view.seats[id], nations);
    const old = before?.seats?.[id] ? seatValues(before.seats[id], nations) : now;
    return {
      id,
      cells: compare(now, old),
      card: view.investor_card === id,
      cardBefore: (before ?? view).investor_card === id,
      bonds: view.seats[id].bonds ?? {},
      governs: view.seats[id].governs ?? []
    };
  });
}
function seatValues(seat, nations) {
  const values = { cash: seat.cash ?? 0, score: seat.score ?? 0 };
  for (const nation of nations) {
    values[`bonds:${nation}`] = (seat.bonds?.[nation] ?? []).reduce(
      (sum, bond) => sum + bond,
      0
    );
  }
  return values;
}
function compare(now, old) {
  const cells = {};
  for (const [key, value] of Object.entries(now)) {
    const same = value === old[key];
    const numbers = typeof value === "number" && typeof old[key] === "number";
    cells[key] = {
      value,
      change: same || !numbers ? null : Number(value) - Number(old[key]),
      was: same || numbers ? null : String(old[key])
    };
  }
  return cells;
}
function signed(change, format) {
  return (change < 0 ? "−" : "+") + format.format(Math.abs(change));
}

// accounts/cells.mjs
function head(text, column, kind) {
  return el("th", { scope: "col", class: `gk-acc-${kind}`, "data-column": column }, el("span", { class: "gk-acc-head" }, text));
}
function nationHead(nation, labels, scope = "row") {
  const name = labels.name(nation);
  return el(
    "th",
    { scope, class: scope === "row" ? "gk-acc-name" : "gk-acc-bonds", "data-column": scope === "row" ? "name" : `bonds:${nation}` },
    nationChip(nation),
    el("span", { class: scope === "row" ? "gk-acc-full" : "gk-hidden" }, name)
  );
}
function nationChip(nation) {
  const style = nationStyle(nation);
  const code = svg("text", { y: 4, "text-anchor": "middle", fill: style.ink }, nation);
  return svg(
    "svg",
    { class: "gk-acc-chip", viewBox: "-13 -13 26 26", "aria-hidden": "true" },
    svg("path", { d: look_default2.tokens.octagon.d, fill: style.fill, class: "gk-acc-octagon" }),
    code
  );
}
function seatHead(seat, labels) {
  const name = labels.name(seat);
  const card = el("span", { class: "gk-acc-card" });
  const node = el(
    "th",
    { scope: "row", class: "gk-acc-name", "data-column": "name" },
    el(
      "span",
      { class: "gk-acc-person" },
      el("span", { class: "gk-acc-ring", "data-seat": seat, "aria-hidden": "true" }, initials(name, seat)),
      name
    ),
    " ",
    card
  );
  return {
    node,
    /** @param {any} row */
    write(row) {
      setText(card, row.card ? labels.t("widget.accounts.card") : "");
      card.classList.toggle("gk-acc-changed", row.card && !row.cardBefore);
    }
  };
}
function initials(name, seat) {
  const first = [...name.trim()][0];
  return first && name !== seat ? first.toLocaleUpperCase() : seat.replace(/\D+/g, "");
}
function crown() {
  return svg(
    "svg",
    { class: "gk-acc-crown", viewBox: "0 0 12 10", "aria-hidden": "true" },
    svg("path", { d: "M1 9V2l3 3 2-4 2 4 3-3v7Z" })
  );
}
function numberCell(column, format) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const node = el("td", { class: "gk-acc-number", "data-column": column }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell<string | number | null>} cell @param {string} [none]  what stands there for null */
    write(cell, none = "") {
      setText(value, cell.value === null ? none : format.format(Number(cell.value)));
      writeMark(node, mark, cell.change, format);
    }
  };
}
function writeMark(node, mark, change, format) {
  node.classList.toggle("gk-acc-changed", change !== null);
  mark.dataset.direction = change === null ? "" : change > 0 ? "up" : "down";
  setText(mark, change === null ? "" : signed(change, format));
}
function seatCell(column, labels) {
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark gk-acc-was" });
  const node = el("td", { class: "gk-acc-seatname", "data-column": column }, value, mark);
  return {
    node,
    /** @param {import("./rows.mjs").Cell} cell */
    write(cell) {
      const none = labels.t("widget.accounts.nobody");
      setText(value, cell.value === "" ? none : labels.name(String(cell.value)));
      node.classList.toggle("gk-acc-changed", cell.was !== null);
      setText(mark, cell.was === null ? "" : labels.t("widget.accounts.was", { name: cell.was === "" ? none : labels.name(cell.was) }));
    }
  };
}
function bondCell(nation, format, governs) {
  const held = el("span", { class: "gk-hidden" });
  const value = el("span", { class: "gk-acc-value" });
  const mark = el("span", { class: "gk-acc-mark" });
  const sign = crown();
  const node = el("td", { class: "gk-acc-bonds", "data-column": `bonds:${nation}` }, sign, held, value, mark);
  return {
    node,
    /** @param {any} row */
    write(row) {
      const bonds = [...row.bonds[nation] ?? []].sort((a, b) => a - b);
      const reigns = row.governs.includes(nation);
      setText(value, bonds.map((bond) => format.format(bond)).join(" "));
      setText(held, reigns ? `${governs} ` : "");
      sign.toggleAttribute("hidden", !reigns);
      writeMark(node, mark, row.cells[`bonds:${nation}`].change, format);
    }
  };
}
function bankSign(word) {
  return el(
    "span",
    { class: "gk-acc-bank", "data-purse": "bank", "data-column": "name", role: "img", "aria-label": word, tabindex: "0" },
    svg("svg", { class: "gk-acc-house", viewBox: "0 0 14 13", "aria-hidden": "true" }, svg("path", { d: "M7 0L14 4.2V5.5H0V4.2ZM1.5 6.5H3.5V10.5H1.5ZM6 6.5H8V10.5H6ZM10.5 6.5H12.5V10.5H10.5ZM0 11.3H14V13H0Z" })),
    el("span", { class: "gk-acc-word" }, ` ${word}`)
  );
}
function table(className, caption, heads, rows) {
  return el(
    "table",
    { class: `gk-acc-table ${className}`, role: "grid" },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, ...heads)),
    el("tbody", {}, ...rows)
  );
}

// accounts/explain.mjs
function explain(labels, view, facts, cell) {
  const [column, nation] = cell.column.split(":");
  const t = (id, params = {}) => labels.t(`widget.accounts.${id}`, params);
  const title = nation ? labels.name(nation) : t(column === "name" ? cell.table === "nations" ? "nation" : "player" : column);
  if (cell.row === "bank") return { name: t("bank"), lines: spoken(labels, view, [["bank"]]) };
  if (cell.row === "") {
    if (nation) return { name: title, lines: spoken(labels, view, [["column", { nation, unsold: unsold(labels, view, nation) }]]) };
    const help2 = `widget.accounts.${column}_help`;
    return { name: title, lines: labels.has(help2) ? [labels.t(help2)] : spoken(labels, view, [[cell.table === "nations" ? "nation" : "player"]]) };
  }
  const lines = spoken(labels, view, cell.table === "nations" ? nationLines(labels, view, cell.row, column) : seatLines(labels, view, facts, cell.row, column, nation));
  const help = `widget.accounts.${column}_help`;
  const row = labels.name(cell.row);
  return {
    name: column === "name" ? row : nation ? t("holding", { row, nation }) : t("cell", { row, column: title }),
    lines: lines.length === 0 && labels.has(help) ? [labels.t(help)] : lines
  };
}
function spoken(labels, view, wanted) {
  return wanted.map(([key, params]) => (
    /** @type {Line} */
    [`widget.accounts.rule.${view.ruleset ?? "summary"}.${key}`, params]
  )).filter(([id]) => labels.has(id)).map(([id, params]) => labels.t(id, params));
}
var credit = (view, seat, nation) => (view.seats?.[seat]?.bonds?.[nation] ?? []).reduce((sum, bond) => sum + bond, 0);
function unsold(labels, view, nation) {
  const bonds = view.nations[nation].bonds ?? [];
  return bonds.length ? labels.list(bonds.map(String)) : labels.t("widget.accounts.none");
}
function nationLines(labels, view, id, column) {
  const nation = view.nations[id];
  const { power = 0, factor = 0, government = null, factories = [], flags = [], supply = {}, revenue = 0 } = nation;
  switch (column) {
    case "name":
      return [["nation"], ...governmentLines(view, id, government)];
    case "power":
      return [["power", { power }]];
    case "factor":
      return [["factor", { power, factor }]];
    case "government":
      return governmentLines(view, id, government);
    case "armies":
    case "fleets":
      return [[column, { count: nation[column], left: supply[column === "armies" ? "army" : "fleet"] }]];
    case "factories":
      return [factories.length ? ["factories", { places: labels.list(factories.map(labels.name)) }] : ["nofactories"]];
    case "flags":
      return [["flags", { count: flags.length, left: supply.flag }]];
    case "revenue": {
      const tax = view.prospects?.tax[id];
      return tax ? [["revenue", { factories: tax.factories, flags: tax.flags, free: tax.provinces, revenue }], ["taxation", { power: tax.power, bonus: tax.bonus }]] : [];
    }
    default:
      return [[column]];
  }
}
var governmentLines = (view, nation, seat) => seat ? [["government", { player: seat, sum: credit(view, seat, nation) }]] : [["nogovernment"]];
function seatLines(labels, view, facts, seat, column, nation) {
  const { cash = 0, bonds = {}, governs = [], score = 0 } = view.seats[seat];
  const interest = (bond) => facts.interest?.[bond] ?? 0;
  const yields = (id) => (bonds[id] ?? []).reduce((sum, bond) => sum + interest(bond), 0);
  if (nation) return facts.interest ? bondLines(labels, view, seat, nation, interest, yields(nation)) : [];
  if (column === "name") {
    return [governs.length ? ["governs", { nations: governs, count: governs.length }] : ["governsnone"], ...view.investor_card === seat ? (
      /** @type {Line[]} */
      [["card"]]
    ) : []];
  }
  if (column === "score") {
    if (!facts.interest) return [];
    const parts = Object.keys(bonds).map((id) => labels.t("widget.accounts.part", { interest: yields(id), factor: view.nations[id].factor, nation: id }));
    return [["score", { sum: [...parts, labels.t("widget.accounts.part.cash", { cash })].join(" + "), score }]];
  }
  return [[column]];
}
function bondLines(labels, view, seat, nation, interest, yielded) {
  const held = [...view.seats[seat].bonds?.[nation] ?? []].sort((a, b) => a - b);
  if (held.length === 0) return [["nobonds", { nation, unsold: unsold(labels, view, nation) }]];
  const { factor, government } = view.nations[nation];
  const points = view.prospects?.points[seat][nation];
  const each = labels.list(held.map((bond) => labels.t("widget.accounts.bond", { value: bond, interest: interest(bond) })));
  const sum = credit(view, seat, nation);
  return [
    ...points === void 0 ? [] : [
      /** @type {Line} */
      [held.length > 1 ? "bonds" : "bond", { bonds: each, interest: yielded, factor, points }]
    ],
    government === seat ? ["credit.most", { sum }] : ["credit", { sum, most: credit(view, government, nation), player: government }]
  ];
}

// accounts/grid.mjs
function destination(rows, [row, column], key) {
  if (key === "Home") return [row, 0];
  if (key === "End") return [row, rows[row] - 1];
  const steps = (
    /** @type {Record<string, Place>} */
    { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
  );
  if (!steps) return null;
  const clamp = (value, most) => Math.max(0, Math.min(most, value));
  const next = clamp(row + steps[0], rows.length - 1);
  return [next, clamp(column + steps[1], rows[next] - 1)];
}
function makeGrid(table2, signal) {
  const rows = [...table2.rows].map((row) => (
    /** @type {HTMLElement[]} */
    [...row.cells]
  ));
  for (const cell of rows.flat()) cell.tabIndex = -1;
  let stop = rows[0][0];
  stop.tabIndex = 0;
  function placeOf(target) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(
        /** @type {HTMLElement} */
        target
      );
      if (column >= 0) return [row, column];
    }
    return null;
  }
  table2.addEventListener("focusin", ({ target }) => {
    if (!placeOf(target)) return;
    stop.tabIndex = -1;
    stop = /** @type {HTMLElement} */
    target;
    stop.tabIndex = 0;
  }, { signal });
  table2.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = placeOf(event.target);
    const to = from && destination(rows.map((cells) => cells.length), from, event.key);
    if (!to) return;
    rows[to[0]][to[1]].focus();
    consume(event);
  }, { signal });
}

// shared/tip.mjs
function createTip(container) {
  const title = el("strong");
  const body = el("div");
  const element = el("div", { class: "gk-tip", "aria-hidden": "true", hidden: true }, title, body);
  container.append(element);
  return {
    element,
    /**
     * @param {string} heading
     * @param {string[]} lines
     * @param {{x: number, y: number, gap?: number}} anchor  in px of the container: the tip stands above, or below at the top edge
     */
    show(heading, lines, { x, y, gap = 20 }) {
      setText(title, heading);
      while (body.children.length > lines.length) body.lastElementChild?.remove();
      lines.forEach((line, index) => {
        if (!body.children[index]) body.append(el("div"));
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

// accounts/tips.mjs
function createTips(frame, box, { selector, explain: explain2, signal }) {
  const tip = createTip(frame);
  tip.element.id = uniqueId("tip");
  tip.element.setAttribute("role", "tooltip");
  tip.element.removeAttribute("aria-hidden");
  let hovered = null;
  let focused = null;
  const cellOf = (target) => (
    /** @type {HTMLElement | null} */
    /** @type {Element | null} */
    target?.closest?.(selector) ?? null
  );
  function show() {
    const cell = hovered ?? focused;
    if (!cell) return tip.hide();
    const { name, lines } = explain2(cell);
    const [outer, at] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
    tip.show(name, lines, { x: (at.left + at.right) / 2 - outer.left, y: (at.top + at.bottom) / 2 - outer.top, gap: at.height / 2 + 4 });
  }
  box.addEventListener("pointerover", ({ target }) => (hovered = cellOf(target), show()), { signal });
  box.addEventListener("pointerleave", () => (hovered = null, show()), { signal });
  box.addEventListener("focusin", ({ target }) => {
    focused = cellOf(target);
    hovered = null;
    focused?.setAttribute("aria-describedby", tip.element.id);
    show();
  }, { signal });
  box.addEventListener("focusout", () => {
    focused?.removeAttribute("aria-describedby");
    focused = null;
    show();
  }, { signal });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !tip.shown) return;
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

// accounts/accounts.mjs
function createAccounts(host, { labels, facts = {}, size = "normal" }) {
  const root = createRoot(host, { className: "gk-accounts", label: labels.t("widget.accounts.title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const format = new Intl.NumberFormat(labels.lang);
  const box = el("div", { class: "gk-acc-box" });
  root.element.append(box);
  let shape = "";
  let view = {};
  let patches = /* @__PURE__ */ new Map();
  let inner = new AbortController();
  const tips = createTips(root.element, box, { selector: "[data-column]", explain: explainCell, signal });
  function build() {
    const nations = Object.keys(view.nations ?? {});
    const seats = Object.keys(view.seats ?? {});
    const known = JSON.stringify([nations, seats]);
    if (known === shape) return;
    shape = known;
    patches = /* @__PURE__ */ new Map();
    inner.abort();
    inner = new AbortController();
    tips.forget();
    const tables = [nationTable(nations, labels, format, patches), seatTable(seats, nations, labels, format, patches)];
    box.replaceChildren(el("div", { class: "gk-acc-first" }, tables[0], bankSign(labels.t("widget.accounts.bank"))), tables[1]);
    for (const table2 of tables) makeGrid(table2, inner.signal);
  }
  function explainCell(cell) {
    const row = (
      /** @type {HTMLElement | null} */
      cell.closest("tbody tr")
    );
    return explain(labels, view, facts, {
      table: cell.closest(".gk-acc-nations") ? "nations" : "seats",
      row: cell.dataset.purse === "bank" ? "bank" : row?.dataset.nation ?? row?.dataset.seat ?? "",
      column: cell.dataset.column ?? ""
    });
  }
  return {
    /**
     * @param {any} next
     * @param {{before?: any}} [extra]  the view one step earlier: what differs is marked
     */
    update(next, extra = {}) {
      view = next;
      build();
      for (const row of nationRows(view, extra.before)) patches.get(`nation:${row.id}`)?.(row);
      for (const row of seatRows(view, extra.before)) patches.get(`seat:${row.id}`)?.(row);
      tips.refresh();
    },
    /**
     * The element that stands for a purse.
     * @param {string} id  a nation, a seat or "bank"
     * @returns {HTMLElement | null}
     */
    purse: (id) => box.querySelector(`[data-purse="${CSS.escape(id)}"]`),
    destroy() {
      inner.abort();
      root.destroy();
    }
  };
}
function nationTable(nations, labels, format, patches) {
  const t = (id) => labels.t(`widget.accounts.${id}`);
  const heads = NATION_COLUMNS.map(({ id, kind }) => head(t(id), id, kind === "number" ? kind : "seatname"));
  const rows = nations.map((nation) => {
    const cells = NATION_COLUMNS.map(({ id, kind }) => kind === "number" ? numberCell(id, format) : seatCell(id, labels));
    cells[NATION_COLUMNS.findIndex(({ id }) => id === "treasury")].node.dataset.purse = nation;
    patches.set(`nation:${nation}`, (row) => {
      NATION_COLUMNS.forEach(({ id }, index) => cells[index].write(row.cells[id]));
    });
    return el("tr", { "data-nation": nation }, nationHead(nation, labels), ...cells.map((cell) => cell.node));
  });
  return table("gk-acc-nations", t("nations"), [head(t("nation"), "name", "name"), ...heads], rows);
}
function seatTable(seats, nations, labels, format, patches) {
  const t = (id) => labels.t(`widget.accounts.${id}`);
  const plain = (id) => head(t(id), id, "number");
  const heads = [
    head(t("player"), "name", "name"),
    ...SEAT_COLUMNS.before.map(plain),
    ...nations.map((nation) => nationHead(nation, labels, "col")),
    ...SEAT_COLUMNS.after.map(plain)
  ];
  const rows = seats.map((seat) => {
    const name = seatHead(seat, labels);
    const before = SEAT_COLUMNS.before.map((id) => numberCell(id, format));
    const bonds = nations.map((nation) => bondCell(nation, format, t("governs")));
    const after = SEAT_COLUMNS.after.map((id) => numberCell(id, format));
    before[SEAT_COLUMNS.before.indexOf("cash")].node.dataset.purse = seat;
    patches.set(`seat:${seat}`, (row) => {
      name.write(row);
      SEAT_COLUMNS.before.forEach((id, index) => before[index].write(row.cells[id]));
      for (const cell of bonds) cell.write(row);
      SEAT_COLUMNS.after.forEach((id, index) => after[index].write(row.cells[id]));
    });
    return el("tr", { "data-seat": seat }, name.node, ...[...before, ...bonds, ...after].map((cell) => cell.node));
  });
  const made = table("gk-acc-seats", t("players"), heads, rows);
  made.caption?.append(el("span", { class: "gk-acc-legend" }, crown(), ` ${t("governs")}`));
  return made;
}

// shared/afm.mjs
function observe(model, traits, callback) {
  const events = traits.map((trait) => `change:${trait}`);
  for (const event of events) model.on(event, callback);
  return () => {
    for (const event of events) model.off(event, callback);
  };
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

// accounts/entry.mjs
var widget = (createAccounts2) => ({
  /** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
  render({ model, el: el2 }) {
    let accounts;
    function build() {
      const view = model.get("view");
      const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") });
      el2.lang = model.get("lang");
      accounts = createAccounts2(el2, { labels, facts: model.get("_facts"), rules: model.get("_rules") ?? {}, size: model.get("size") });
      update();
    }
    function update() {
      const before = model.get("before");
      accounts.update(model.get("view"), { before: Object.keys(before ?? {}).length > 0 ? before : void 0 });
    }
    build();
    const stops = [
      observe(model, ["view", "before"], update),
      observe(model, ["_labels", "_rules", "names", "size"], () => {
        accounts.destroy();
        build();
      })
    ];
    return () => {
      for (const stop of stops) stop();
      accounts.destroy();
    };
  }
});

// made:accounts-imperial2030.js
var accounts_imperial2030_default = widget(createAccounts);
export {
  accounts_imperial2030_default as default
};
