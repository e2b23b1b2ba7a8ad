/** Mounts the map of IMPERO alone, with its choices as a trait and what was chosen sent back; for tests only. */
import { createProvinces } from "../../widgets/js/provinces/provinces.mjs";
import { commit, observe } from "../../widgets/js/shared/afm.mjs";
import { createLabels } from "../../widgets/js/shared/labels.mjs";
import "./provinces.css";

function render({ model, el }) {
  const chosen = (trait) => (place) => commit(model, trait, place);
  const board = createProvinces(el, {
    labels: createLabels(model.get("labels"), { lang: model.get("lang"), game: "impero", names: model.get("names") }),
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
}

export default { render };
