/** The anywidget module of `widgets.studio.StudioDesk`, for one game. */
import { unpack } from "../player/pack.mjs";
import { telling } from "../player/telling.mjs";
import { observe, together } from "../shared/afm.mjs";
import { createCourier } from "../shared/courier.mjs";
import { createLabels } from "../shared/labels.mjs";
import { placeIn } from "./address.mjs";
import { createDrafts } from "./drafts.mjs";
import { NOTHING } from "./filter.mjs";
import { createStudio } from "./studio.mjs";

/** @param {import("../games/kit.mjs").Kit} kit */
export const widget = (kit) => ({
  /** @param {{model: import("../shared/courier.mjs").Model, el: HTMLElement}} context */
  async render({ model, el }) {
    const writes = typeof model.send === "function";
    const tell = telling(model);
    let [film, sides] = await Promise.all([unpack(model.get("_film")), unpack(model.get("_lines"))]);
    const drafts = createDrafts();
    const filter = { ...NOTHING };
    /** @type {ReturnType<typeof createStudio> | null} */
    let studio = null;
    let closed = false;
    const courier = createCourier(model, (words) => studio?.warn(labels.t(words)));
    /** @type {ReturnType<typeof createLabels>} */
    let labels;

    const state = () => ({ sides, notes: model.get("_notes"), desk: model.get("_desk"), answer: model.get("_answer") });
    const told = () => ({ line: model.get("line"), step: model.get("step") });

    /** @param {{line: string, step: number}} place */
    function build(place) {
      tell.flush();
      studio?.destroy();
      const lang = model.get("lang");
      labels = createLabels(film.labels, { lang, game: film.first.game, names: film.names });
      el.lang = lang;
      studio = createStudio(el, {
        film, labels, kit, place, drafts, filter, size: model.get("size"), state: state(),
        send: writes ? (wish) => courier.send(wish) : null, onMove: tell.push,
      });
    }
    build((!writes && placeIn(globalThis.location?.hash ?? "")) || told());

    const redraw = together(() => {
      if (!closed) studio?.take(state());
    });

    function update() {
      courier.answered();
      redraw();
    }

    const stops = [
      observe(model, ["_notes", "_desk", "_answer"], update),
      observe(model, ["_lines"], async () => {
        const packed = model.get("_lines");
        const next = await unpack(packed);
        // Others may have come meanwhile, and a short one is unpacked sooner than a long one.
        if (closed || packed !== model.get("_lines")) return;
        sides = next;
        update();
      }),
      observe(model, ["step", "line"], () => {
        // Moved by the kernel, or by another view: what was still to be told is out of date.
        tell.cancel();
        queueMicrotask(() => {
          if (!closed) studio?.seek(told());
        });
      }),
      observe(model, ["size"], () => build(studio?.where() ?? told())),
      observe(model, ["_film"], async () => {
        const packed = model.get("_film");
        const next = await unpack(packed);
        if (closed || packed !== model.get("_film")) return;
        film = next;
        build(studio?.where() ?? told());
      }),
    ];

    const leaving = new AbortController();
    if (!writes) {
      globalThis.addEventListener("hashchange", () => {
        const place = placeIn(globalThis.location.hash);
        if (place) studio?.seek(place);
      }, { signal: leaving.signal });
    }
    return () => {
      closed = true;
      leaving.abort();
      courier.answered();
      for (const stop of stops) stop();
      tell.flush();
      studio?.destroy();
    };
  },
});
