/** The anywidget module of `widgets.GameTable`, for one game. */
import { unpack } from "../player/pack.mjs";
import { observe, together } from "../shared/afm.mjs";
import { createCourier } from "../shared/courier.mjs";
import { active } from "../shared/dom.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createTable } from "./table.mjs";

/** @param {import("../games/kit.mjs").Kit} kit */
export const widget = (kit) => ({
  /** @param {{model: import("../shared/courier.mjs").Model, el: HTMLElement}} context */
  async render({ model, el }) {
    let table = await unpack(model.get("_table"));
    /** @type {ReturnType<typeof createTable> | null} */
    let made = null;
    let closed = false;
    const courier = createCourier(model, (words) => made?.warn(words));

    const state = () => ({
      view: model.get("view"), before: model.get("before"), now: model.get("_now"), verdict: model.get("_verdict"),
    });

    function build() {
      const held = made !== null && el.contains(active(el));
      made?.destroy();
      const lang = model.get("lang");
      const view = model.get("view");
      el.lang = lang;
      made = createTable(el, {
        ...state(),
        labels: createLabels(model.get("_labels"), { lang, game: view.game, names: model.get("names") }),
        table,
        size: model.get("size"),
        send: courier.send,
        kit,
      });
      if (held) made.focus();
    }
    build();

    const redraw = together(() => {
      if (!closed) made?.update(state());
    });

    function update() {
      courier.answered();
      redraw();
    }

    const stops = [
      observe(model, ["view", "before", "_now", "_verdict"], update),
      observe(model, ["_labels", "size", "names"], build),
      observe(model, ["_table"], async () => {
        const next = await unpack(model.get("_table"));
        if (closed) return;
        table = next;
        build();
      }),
    ];
    return () => {
      closed = true;
      courier.answered();
      for (const stop of stops) stop();
      made?.destroy();
    };
  },
});
