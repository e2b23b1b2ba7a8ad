/** The anywidget side of the event log. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createLog } from "./log.mjs";

export default {
  /** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
  render({ model, el }) {
    /** @type {ReturnType<typeof createLog>} */
    let log;
    function build() {
      const { entries, rules, game } = model.get("_log");
      const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game, names: model.get("names") });
      el.lang = model.get("lang");
      log = createLog(el, { labels, entries, rules, size: model.get("size"), scroll: true });
      update();
    }
    function update() {
      log.update(null, { step: model.get("step") });
    }
    build();
    const stops = [
      observe(model, ["step"], update),
      observe(model, ["_log", "_labels", "size"], () => {
        log.destroy();
        build();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      log.destroy();
    };
  },
};
