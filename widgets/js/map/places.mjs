/** Prints where names and grid points lie at 1000 px, as JSON: a Python test holds the saved picture to it. */
import { createLabels } from "../shared/labels.mjs";
import { texts } from "../shared/fixture.mjs";
import { board } from "./fixture.mjs";
import { metrics } from "../board/sizes.mjs";
import { fixtures } from "./layout.mjs";
import { groundOf, placeLabels } from "./names.mjs";
import { spots, STEP } from "./spots.mjs";

const { regions } = board();
const labels = createLabels(texts("en"));
const inside = Object.entries(regions).map(([id, { d, label }]) => /** @type {[string, [number, number][]]} */ ([id, spots(d, label)]));
const ground = groundOf(inside.filter(([id]) => regions[id].kind !== "sea"), STEP);
const items = Object.entries(regions).map(([id, { owner, label, kind }]) => ({ id, text: labels.name(id), code: owner ?? "", flag: !owner, at: label, kind }));
const sizes = metrics(1000, 2000);
const places = inside.map(([id, points]) => [...regions[id].slots, ...points]);
const placed = placeLabels(items, sizes, { x: 0, y: 0, w: 2000, h: 1038 }, fixtures(Object.values(regions), sizes.piece), ground, places);
const names = Object.fromEntries([...placed].map(([id, { x, y, lines }]) => [id, [x, y, lines]]));
console.log(JSON.stringify({ spots: Object.fromEntries(inside), names }));
