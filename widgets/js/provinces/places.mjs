/** Prints the layout of the map as JSON, to be compared with that of the saved picture: `node places.mjs`. */
import { createLabels } from "../shared/labels.mjs";
import { texts } from "../shared/fixture.mjs";
import { board as read } from "./fixture.mjs";
import { boxOf, measure, planCity, planName, stand } from "./measures.mjs";
import { leader } from "./scene.mjs";
import { lineOf } from "./routes.mjs";

const board = read();
const { unit } = measure(1000, board.viewBox[2]);
const labels = createLabels(texts("fr"), { lang: "fr", game: "impero" });
const plans = Object.fromEntries(Object.entries(board.cities).map(([id, { slots }]) => [id, planCity("full", labels.name(id), slots)]));
const names = Object.fromEntries(Object.entries(board.regions).map(([id, { kind }]) => [id, planName(labels.name(id), kind)]));
const boxes = Object.fromEntries([
  ...Object.entries(plans).map(([id, plan]) => [id, boxOf(plan, board.cities[id].at.full, unit)]),
  ...Object.entries(names).map(([id, plan]) => [id, boxOf(plan, board.regions[id].at.full, unit)]),
]);
console.log(JSON.stringify({
  board, unit, plans, boxes,
  leaders: Object.fromEntries(Object.entries(board.cities).map(([id, { xy }]) => [id, leader(boxes[id], xy, unit)])),
  piled: stand(board.regions.latium.slots.full, 12, unit),
  sea: lineOf(board.cities.roma.xy, board.cities.carthago.xy, false),
}));
