/** The anywidget module of `widgets.Accounts`, for the accounts of one game. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";

/** @param {import("../games/kit.mjs").Kit["createAccounts"]} createAccounts */
export const widget = (createAccounts) => ({
  /** @param {{model: import("../shared/afm.mjs").Model, el: HTMLElement}} context */
  render({ model, el }) {
    /** @type {any} */
    let accounts;
    function build() {
      const view = model.get("view");
      const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), game: view.game, names: model.get("names") });
      el.lang = model.get("lang");
      accounts = createAccounts(el, { labels, facts: model.get("_facts"), rules: model.get("_rules") ?? {}, size: model.get("size") });
      update();
    }
    function update() {
      const before = model.get("before");
      accounts.update(model.get("view"), { before: Object.keys(before ?? {}).length > 0 ? before : undefined });
    }
    build();
    const stops = [
      observe(model, ["view", "before"], update),
      observe(model, ["_labels", "_rules", "names", "size"], () => {
        accounts.destroy();
        build();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      accounts.destroy();
    };
  },
});
