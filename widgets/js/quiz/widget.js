/** The anywidget side of a question. */
import { observe } from "../shared/afm.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createQuiz } from "./quiz.mjs";

export default {
  /** @param {{model: import("../shared/afm.mjs").Model & {send?: (content: unknown) => void}, el: HTMLElement}} context */
  render({ model, el }) {
    /** @type {ReturnType<typeof createQuiz>} */
    let quiz;
    function build() {
      const labels = createLabels(model.get("_labels"), { lang: model.get("lang"), names: model.get("names") });
      el.lang = model.get("lang");
      /** On a page of its own nobody listens: then it says what it needs. */
      const alone = () => quiz.update({ ...model.get("_question"), status: "", lines: [[labels.t("widget.common.no_kernel")]] });
      quiz = createQuiz(el, {
        labels, rules: {}, size: model.get("size"),
        onAnswer: (wish) => (typeof model.send === "function" ? model.send(wish) : alone()),
      });
      update();
    }
    function update() {
      quiz.update(model.get("_question"), model.get("_rules"));
    }
    build();
    const stops = [
      observe(model, ["_question", "_rules"], update),
      observe(model, ["_labels", "size"], () => {
        quiz.destroy();
        build();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      quiz.destroy();
    };
  },
};
