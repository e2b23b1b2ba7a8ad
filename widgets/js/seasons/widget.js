/** The anywidget module of `widgets.SeasonWheel`. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createSeasons } from "./seasons.mjs";

/** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
function render({ model, el }) {
  /** @type {ReturnType<typeof createSeasons>} */
  let wheel;
  let selecting = false;
  const selected = () => [model.get("season"), model.get("phase")].filter(Boolean).join(":");

  function build() {
    wheel?.destroy();
    el.lang = model.get("lang");
    wheel = createSeasons(el, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: "impero", names: model.get("names") }),
      dial: model.get("_dial"),
      rules: model.get("_rules"),
      size: model.get("size"),
      onSelect(id) {
        const [season, phase = ""] = id.split(":");
        if (season === model.get("season") && phase === model.get("phase")) return;
        // Both at once: a phase without its season is nothing that could be read.
        selecting = true;
        model.set("season", season);
        model.set("phase", phase);
        selecting = false;
        model.save_changes();
      },
    });
    wheel.update(model.get("view"));
    wheel.setSelected(selected());
  }

  build();
  const stops = [
    observe(model, ["_labels", "_dial", "_rules", "size", "names"], build),
    observe(model, ["view"], () => wheel.update(model.get("view"), { animate: true })),
    observe(model, ["season", "phase"], () => {
      if (!selecting) wheel.setSelected(selected());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    wheel.destroy();
  };
}

export default { render };
