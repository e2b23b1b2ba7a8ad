/** The anywidget side of a desk. */
import { observe } from "../shared/afm.mjs";
import { createCourier } from "../shared/courier.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createDesk } from "./desk.mjs";

export default {
  /** @param {{model: import("../shared/courier.mjs").Model, el: HTMLElement}} context */
  render({ model, el }) {
    /** @type {ReturnType<typeof createDesk>} */
    let desk;
    /** @type {ReturnType<typeof createLabels>} */
    let labels;
    const courier = createCourier(model, (words) => desk.tell(labels.t(words)));
    function build() {
      labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: "incorporated", names: model.get("names") });
      el.lang = model.get("lang");
      desk = createDesk(el, {
        labels, name: model.get("_shown").name, size: model.get("size"), onWish: (wish) => courier.send(wish),
      });
      update();
    }
    function update() {
      courier.answered();
      desk.update(model.get("_shown"), model.get("_rules"));
    }
    build();
    const stops = [
      observe(model, ["_shown", "_rules"], update),
      observe(model, ["_labels", "size"], () => {
        desk.destroy();
        build();
      }),
    ];
    return () => {
      courier.answered();
      for (const stop of stops) stop();
      desk.destroy();
    };
  },
};
