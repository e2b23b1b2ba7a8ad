/** The anywidget module of `widgets.Bill`. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createBill } from "./bill.mjs";

/** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
function render({ model, el }) {
  /** @type {ReturnType<typeof createBill>} */
  let bill;

  function update() {
    const { bill: shown, ...extra } = model.get("_bill");
    bill.update(shown, { ...extra, view: model.get("view") });
  }

  function build() {
    bill?.destroy();
    el.lang = model.get("lang");
    bill = createBill(el, {
      labels: createLabels(model.get("_labels"), { lang: model.get("lang"), game: model.get("view").game, names: model.get("names") }),
      rules: model.get("_rules"),
      size: model.get("size"),
    });
    update();
  }

  build();
  const stops = [
    observe(model, ["_labels", "_rules", "size", "names"], build),
    observe(model, ["_bill", "view"], update),
  ];
  return () => {
    for (const stop of stops) stop();
    bill.destroy();
  };
}

export default { render };
