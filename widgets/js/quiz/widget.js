/** The anywidget side of a question. */
import { observe } from "../shared/afm.mjs";
import { createCourier } from "../shared/courier.mjs";
import { createLabels } from "../shared/labels.mjs";
import { createQuiz } from "./quiz.mjs";

export default {
  /** @param {{model: import("../shared/courier.mjs").Model, el: HTMLElement}} context */
  render({ model, el }) {
    /** @type {ReturnType<typeof createQuiz>} */
    let quiz;
    /** @type {ReturnType<typeof createLabels>} */
    let labels;
    /** Said where answers are: nothing else here speaks. */
    const courier = createCourier(model, (words) =>
      quiz.update({ ...model.get("_question"), status: "", lines: [[labels.t(words)]] }));
    let last = "";
    /** Nothing new is said to an answer that is given once more. @param {Parameters<Parameters<typeof createQuiz>[1]["onAnswer"]>[0]} wish */
    function ask(wish) {
      const text = JSON.stringify(wish);
      if (courier.send(wish, text !== last)) last = text;
    }
    function build() {
      labels = createLabels(model.get("_labels"), { lang: model.get("lang"), names: model.get("names") });
      el.lang = model.get("lang");
      quiz = createQuiz(el, {
        labels, rules: {}, size: model.get("size"),
        onAnswer: ask,
      });
      update();
    }
    function update() {
      courier.answered();
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
      courier.answered();
      for (const stop of stops) stop();
      quiz.destroy();
    };
  },
};
