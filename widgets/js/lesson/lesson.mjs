/**
 * The panel of a lesson beside the board: which lesson, which task, what to predict, and what came of it.
 * It is comfortable from 280 px on and grows with what is said, so its place should scroll with the page.
 */
import { openRules, ruleChip } from "../log/rule.mjs";
import { createQuiz } from "../quiz/quiz.mjs";
import { active, el, setText } from "../shared/dom.mjs";
import { createRoot } from "../shared/root.mjs";
import { stepOf } from "./steps.mjs";

/** @typedef {import("../shared/labels.mjs").Labels} Labels */
/** @typedef {import("../log/rule.mjs").Rules} Rules */
/** @typedef {import("./steps.mjs").Lesson} Lesson */

/**
 * @param {HTMLElement} host
 * @param {{labels: Labels, rules: Rules, size?: string, send: (message: {do: "lesson", wish: string, [key: string]: unknown}) => void}} options
 * @returns {{update: (lesson: Lesson) => void, destroy: () => void}}
 */
export function createLesson(host, { labels, rules, size = "normal", send }) {
  const t = (/** @type {string} */ id, params = {}) => labels.t(`widget.lesson.${id}`, params);
  const root = createRoot(host, { className: "gk-lesson", label: t("title"), say: null });
  root.element.dataset.size = size;
  const { signal } = root.abort;
  const wish = (/** @type {string} */ name, more = {}) => send({ do: "lesson", wish: name, ...more });
  /** @param {string} name */
  const button = (name) => {
    const node = el("button", { type: "button", class: "gk-button" }, t(name));
    node.addEventListener("click", () => wish(name), { signal });
    return node;
  };

  const select = el("select", { class: "gk-select gk-lesson-select", "aria-label": t("choose") });
  const progress = el("span", { class: "gk-lesson-progress" });
  const list = el("ol", { class: "gk-lesson-tasks", "aria-label": t("tasks") });
  const said = { intro: el("p", { class: "gk-lesson-intro" }), text: el("p", { class: "gk-lesson-text", tabindex: "-1" }) };
  const hintText = el("p", { class: "gk-lesson-hint" });
  const noteText = el("span");
  const back = button("back");
  const note = el("div", { class: "gk-lesson-note", role: "status" }, noteText, back);
  const predict = el("p", { class: "gk-lesson-label" });
  const quizHost = el("div");
  const predicted = el("p", { class: "gk-lesson-said" });
  const ending = el("p", { class: "gk-lesson-end" });
  const result = el("div", { class: "gk-lesson-result" });
  const [attempt, next, hint, again] = ["try", "next", "hint", "again"].map(button);
  const open = el("button", { type: "button", class: "gk-button gk-lesson-main" });
  next.classList.add("gk-lesson-main");
  attempt.classList.add("gk-lesson-main");
  root.element.append(
    select, el("div", { class: "gk-lesson-where" }, list, progress), said.intro, said.text, hintText, note,
    el("div", { class: "gk-lesson-quiz" }, predict, quizHost),
    el("div", { class: "gk-lesson-quiz", role: "status" }, predicted), result, el("div", { class: "gk-lesson-quiz", role: "status" }, ending),
    el("div", { class: "gk-lesson-buttons" }, attempt, next, open, hint, again));
  openRules(result, { labels, rules, signal });
  const quiz = createQuiz(quizHost, {
    labels, rules, size,
    onAnswer: ({ do: what, ...more }) => wish(what === "again" ? "retry" : what, more),
  });

  /** @type {Lesson | null} */
  let shown = null;
  let drawn = "";
  select.addEventListener("change", () => wish("begin", { lesson: select.value }), { signal });
  open.addEventListener("click", () => shown?.then && wish("begin", { lesson: shown.then.id }), { signal });
  list.addEventListener("click", (event) => {
    const chosen = /** @type {Element} */ (event.target).closest("button");
    if (chosen && chosen.getAttribute("aria-disabled") !== "true") wish("task", { task: Number(chosen.dataset.task) });
  }, { signal });

  /** @param {Lesson} lesson */
  function drawLessons({ lessons, id }) {
    const options = lessons.map((one, k) => {
      const title = one.done ? t("lesson_done", { title: one.title }) : one.title;
      return el("option", { value: one.id }, t("number", { number: k + 1, of: lessons.length, title }));
    });
    const before = [...select.options].map((option) => option.text).join();
    if (before !== options.map((option) => option.text).join()) select.replaceChildren(...options);
    select.value = id;
  }

  /** @param {Lesson} lesson */
  function drawTasks({ tasks, at }) {
    while (list.children.length > tasks.length) list.lastElementChild?.remove();
    tasks.forEach((task, k) => {
      let chip = /** @type {HTMLButtonElement | null} */ (list.children[k]?.firstElementChild ?? null);
      if (!chip) {
        chip = el("button", { type: "button", class: "gk-lesson-task", "data-task": k });
        list.append(el("li", {}, chip));
      }
      const label = task.done ? t("task_done", { title: task.title }) : task.title;
      setText(chip, task.done ? "✓" : String(k + 1));
      chip.title = label;
      chip.setAttribute("aria-label", `${k + 1}. ${label}`);
      chip.toggleAttribute("data-done", task.done);
      chip.setAttribute("aria-disabled", String(!task.may));
      if (k === at) chip.setAttribute("aria-current", "step");
      else chip.removeAttribute("aria-current");
    });
    setText(progress, t("progress", { task: at + 1, tasks: tasks.length }));
  }

  /** @param {Lesson} lesson */
  function drawResult({ result: found, finished, then }) {
    // The table itself says what happens; spoken here is only what was predicted, and that the lesson is done.
    setText(predicted, found?.said ?? "");
    predicted.hidden = !found?.said;
    setText(ending, found && finished ? t(then ? "finished" : "all_done") : "");
    ending.hidden = !ending.textContent;
    const key = JSON.stringify(found?.lines);
    if (key === drawn) return;
    drawn = key;
    result.replaceChildren(...(found ? [el("div", { "data-gk-rules": "" },
      el("p", { class: "gk-lesson-label" }, t(found.refused ? "refused" : "result")),
      ...found.lines.map(([sentence, ...ids]) => el("p", { "data-gk-line": "" }, sentence,
        ...ids.flatMap((id) => [" ", ruleChip(id, rules, labels)]))))] : []));
  }

  return {
    update(lesson) {
      const before = shown;
      shown = lesson;
      const step = stepOf(lesson);
      drawLessons(lesson);
      drawTasks(lesson);
      setText(said.intro, lesson.intro);
      said.intro.hidden = !lesson.intro;
      said.text.replaceChildren(el("b", {}, `${lesson.tasks[lesson.at].title}.`), ` ${lesson.text}`);
      setText(hintText, lesson.hint);
      hintText.hidden = !lesson.hint;
      setText(noteText, lesson.note);
      back.hidden = !lesson.note;
      note.toggleAttribute("data-empty", !lesson.note);
      predict.hidden = quizHost.hidden = !lesson.quiz;
      if (lesson.quiz) {
        quiz.update(lesson.quiz);
        setText(predict, t(lesson.quiz.open ? "predict" : step.attempt ? "now_try" : "now_move"));
      }
      drawResult(lesson);
      const focused = active(root.element);
      attempt.hidden = !step.attempt;
      next.hidden = !step.next;
      open.hidden = !step.open;
      setText(open, lesson.then ? t("open_next", { title: lesson.then.title }) : "");
      hint.hidden = !step.hint;
      again.hidden = !step.again;
      // Whoever pressed a button that is gone now, reads on where the new task is.
      const lost = focused instanceof HTMLElement && root.element.contains(focused) && focused.offsetParent === null;
      if (lost) (before?.id === lesson.id && before.at === lesson.at && !next.hidden ? next : said.text).focus();
    },
    destroy() {
      quiz.destroy();
      root.destroy();
    },
  };
}
