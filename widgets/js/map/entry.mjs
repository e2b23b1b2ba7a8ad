/** The anywidget module of `widgets.WorldMap`, for the board of one game. */
import { commit, observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";

/** @typedef {NonNullable<import("../games/kit.mjs").Kit["createBoard"]>} CreateBoard */

/** @param {CreateBoard} createBoard */
export const widget = (createBoard) => ({
  /** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
  render(context) {
    return render(createBoard, context);
  },
});

/**
 * @param {CreateBoard} createBoard
 * @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context
 */
function render(createBoard, { model, el }) {
  /** @type {any} */
  let map;

  const draw = () => map.update(model.get("view"), { highlight: model.get("highlight"), animate: true });

  // Language and size change every text and measure: simplest to make the map anew.
  function build() {
    map?.destroy();
    const view = model.get("view");
    map = createBoard(el, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game ?? model.get("_board").game, names: model.get("names") }),
      board: model.get("_board"),
      size: model.get("size"),
      onSelect: (/** @type {string} */ id) => commit(model, "selected", id),
    });
    map.update(view, { highlight: model.get("highlight") });
    map.setSelected(model.get("selected"));
  }

  build();
  const stops = [
    observe(model, ["_labels", "size", "names"], build),
    observe(model, ["view", "highlight"], draw),
    observe(model, ["selected"], () => map.setSelected(model.get("selected"))),
  ];
  return () => {
    for (const stop of stops) stop();
    map.destroy();
  };
}
