/** Prints the board and where cards and arrows lie at 1000 px, as JSON: a Python test holds the saved picture to it. */
import { createLabels } from "../shared/labels.mjs";
import { curve } from "./arrows.mjs";
import { texts } from "../shared/fixture.mjs";
import { board } from "./fixture.mjs";
import { cardBox, measure, nameIn, placeOf, planCard } from "./measures.mjs";

const { arrows, regions, viewBox, ...rest } = board();
const { level, unit } = measure(1000, viewBox[2]);
const plans = Object.fromEntries(Object.entries(regions).map(([id, land]) => [id, planCard(level, land)]));
const boxes = Object.fromEntries(Object.entries(regions).map(([id, land]) => [id, cardBox(plans[id], placeOf(land, level), unit)]));
const names = Object.fromEntries((/** @type {("en" | "fr")[]} */ (["en", "fr"])).map((lang) => {
  const labels = createLabels(texts(lang), { lang, game: "incorporated" });
  const short = (/** @type {string} */ id) => (labels.has(`widget.countries.short.${id}`) ? labels.t(`widget.countries.short.${id}`) : labels.name(id));
  return [lang, Object.fromEntries(Object.keys(regions).map((id) => [id, nameIn(labels.name(id), short(id), plans[id].nameRoom)]))];
}));
const curves = arrows.map(({ from, to, via }) => curve(boxes[from], boxes[to], via, 1.5 * unit));
console.log(JSON.stringify({ board: { arrows, regions, viewBox, ...rest }, plans, boxes, names, curves }));
