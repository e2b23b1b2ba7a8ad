/** The anywidget module of `widgets.ReplayPlayer`, for one game. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { unpack } from "./pack.mjs";
import { createPlayer } from "./player.mjs";
import { telling } from "./telling.mjs";

/** @typedef {import("../shared/afm.mjs").Model} Model */

/** @param {import("../games/kit.mjs").Kit} kit */
export const widget = (kit) => ({
  /** @param {{model: Model, el: HTMLElement}} context */
  async render({ model, el }) {
    const tell = telling(model);
    let film = await unpack(model.get("_film"));
    /** @type {ReturnType<typeof createPlayer> | null} */
    let player = null;
    let closed = false;

    function build() {
      tell.flush();
      player?.destroy();
      const lang = model.get("lang");
      const labels = createLabels(film.labels, { lang, game: film.first.game, names: film.names });
      el.lang = lang;
      player = createPlayer(el, {
        film,
        labels,
        step: model.get("step"),
        size: model.get("size"),
        kit,
        onStep: (step) => tell.push({ step }),
      });
    }
    build();

    const stops = [
      observe(model, ["step"], () => {
        // Moved by the kernel, or by another view of this player: what was still to be told is out of date.
        tell.cancel();
        player?.seek(model.get("step"));
      }),
      observe(model, ["size"], build),
      observe(model, ["_film"], async () => {
        const packed = model.get("_film");
        const next = await unpack(packed);
        // Another one may have come meanwhile.
        if (closed || packed !== model.get("_film")) return;
        film = next;
        build();
      }),
    ];
    return () => {
      closed = true;
      for (const stop of stops) stop();
      tell.flush();
      player?.destroy();
    };
  },
});
