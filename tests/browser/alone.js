/** Mounts a board alone, with its choices as a trait and what was chosen sent back; for tests only. */
import { commit, observe } from "../../widgets/js/shared/afm.mjs";
import { createLabels } from "../../widgets/js/shared/labels.mjs";

/** @returns the widget of a board whose places have cards that open: how it is made, and of which game it is */
export const alone = (create, game) => ({
  render({ model, el }) {
    const chosen = (trait) => (place) => commit(model, trait, place);
    const board = create(el, {
      labels: createLabels(model.get("labels"), { lang: model.get("lang"), game, names: model.get("names") }),
      board: model.get("board"),
      size: model.get("size"),
      onSelect: chosen("selected"),
      onChoose: chosen("chosen"),
    });
    const draw = () => board.update(model.get("view"), { highlight: model.get("highlight"), animate: true });
    const choose = () => board.setChoices(model.get("choices"));
    draw();
    choose();
    const stops = [observe(model, ["view", "highlight"], draw), observe(model, ["choices"], choose)];
    return () => {
      for (const stop of stops) stop();
      board.destroy();
    };
  },
});
