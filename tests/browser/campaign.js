/** Mounts stages of IMPERO alone, one for each view of a trait; for tests only. */
import { createCampaign } from "../../widgets/js/campaign/campaign.mjs";
import { observe } from "../../widgets/js/shared/afm.mjs";
import { createLabels } from "../../widgets/js/shared/labels.mjs";
import "./campaign.css";

function render({ model, el }) {
  el.lang = model.get("lang");
  const labels = createLabels(model.get("labels"), { lang: model.get("lang"), game: "impero", names: model.get("names") });
  const stages = model.get("views").map(() => createCampaign(el, { labels, rules: model.get("rules"), size: model.get("size") }));
  const draw = () => model.get("views").forEach((view, index) => stages[index].update(view));
  draw();
  const stop = observe(model, ["views"], draw);
  return () => {
    stop();
    for (const stage of stages) stage.destroy();
  };
}

export default { render };
