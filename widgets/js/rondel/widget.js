/** The anywidget module of `widgets.Rondel`. */
import { commit, observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createRondel } from "./rondel.mjs";

/** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
function render({ model, el }) {
  /** @type {ReturnType<typeof createRondel>} */
  let rondel;

  function build() {
    rondel?.destroy();
    const view = model.get("view");
    rondel = createRondel(el, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") }),
      wheel: model.get("_wheel"),
      readonly: model.get("readonly"),
      size: model.get("size"),
      onChoose: (id) => commit(model, "chosen", id),
    });
    rondel.update(view);
    rondel.setChosen(model.get("chosen"));
  }

  build();
  const stops = [
    observe(model, ["_labels", "_wheel", "size", "names", "readonly"], build),
    observe(model, ["view"], () => rondel.update(model.get("view"), { animate: true })),
    observe(model, ["chosen"], () => rondel.setChosen(model.get("chosen"))),
  ];
  return () => {
    for (const stop of stops) stop();
    rondel.destroy();
  };
}

export default { render };
