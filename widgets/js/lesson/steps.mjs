/** Which buttons a lesson offers, apart from how it is drawn. */

/**
 * @typedef {object} Lesson  as `Lesson._lesson` in Python makes it
 * @property {string} id
 * @property {number} number
 * @property {{id: string, title: string, done: boolean}[]} lessons
 * @property {{title: string, done: boolean, may: boolean}[]} tasks   may: whether the task can be opened
 * @property {number} at         the present task, from 0
 * @property {string} intro
 * @property {string} text
 * @property {string} hint
 * @property {string} note       said when the cursor is elsewhere
 * @property {import("../quiz/words.mjs").Question | null} quiz
 * @property {{refused: boolean, said: string, lines: string[][]} | null} result
 * @property {boolean} attempt   whether there is something to try
 * @property {boolean} more      whether a task is left open
 * @property {boolean} finished
 * @property {{id: string, title: string} | null} then   the next lesson
 */

/**
 * @param {Lesson} lesson
 * @returns {{attempt: boolean, next: boolean, open: boolean, hint: boolean, again: boolean}}
 */
export function stepOf({ result, attempt, more, finished, hint, then }) {
  const done = result !== null;
  return { attempt, next: done && more, open: done && finished && then !== null, hint: !done && !hint, again: done };
}
