/** The anywidget module of `widgets.Sliders`. */
import { trailing } from "../player/throttle.mjs";
import { commit, observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createSliders } from "./sliders.mjs";

/** Milliseconds between two messages to the kernel while a pointer drags. */
const INTERVAL = 100;

/** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
function render({ model, el }) {
  /** @type {ReturnType<typeof createSliders>} */
  let sliders;
  const tell = trailing(() => model.save_changes(), INTERVAL);

  function build() {
    sliders?.destroy();
    const view = model.get("view");
    el.lang = model.get("lang");
    sliders = createSliders(el, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") }),
      dial: model.get("_dial"),
      rules: model.get("_rules"),
      show: model.get("show"),
      movable: model.get("movable"),
      home: model.get("_home"),
      size: model.get("size"),
      onMove(_slider, _place, final, values) {
        if (JSON.stringify(values) !== JSON.stringify(model.get("values"))) {
          // Set at once, so that other views of this widget follow; the kernel hears of a long drag a few times a second.
          model.set("values", values);
          tell.push(true);
        }
        if (final) tell.flush();
      },
      onReset() {
        tell.cancel();
        commit(model, "values", { ...model.get("_home") });
      },
    });
    sliders.setValues(model.get("values"));
    sliders.update(view);
  }

  build();
  const stops = [
    observe(model, ["_labels", "_dial", "_rules", "_home", "size", "names", "show", "movable"], build),
    observe(model, ["view"], () => sliders.update(model.get("view"), { animate: true })),
    observe(model, ["values"], () => sliders.setValues(model.get("values"))),
  ];
  return () => {
    tell.flush();
    for (const stop of stops) stop();
    sliders.destroy();
  };
}

export default { render };
