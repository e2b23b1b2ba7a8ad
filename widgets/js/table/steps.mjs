/** What the bar can do at a step. No page here. */

/**
 * @typedef {object} Where
 * @property {number} n        the step shown
 * @property {number} last     length of the line
 * @property {number} undone   moves that can be brought back
 * @property {boolean} waiting computer players or chance move by themselves
 * @property {"person" | "computer" | "chance" | "roll" | "over"} who  "roll": chance waits for somebody to roll
 */

/**
 * The message that a command of the bar means, or null where it leads nowhere.
 *
 * @param {string} command
 * @param {Where} where
 * @returns {{do: string, n?: number} | null}
 */
export function messageFor(command, { n, last, undone, waiting, who }) {
  switch (command) {
    case "first":
      return n > 0 ? { do: "seek", n: 0 } : null;
    case "back":
      return n > 0 ? { do: "seek", n: n - 1 } : null;
    case "forward":
      return n < last ? { do: "seek", n: n + 1 } : null;
    case "last":
      return n < last ? { do: "seek", n: last } : null;
    case "undo":
      // At the newest step without a number: with computer players Python takes back to the last choice of a person.
      return n < last ? { do: "undo", n } : last > 0 ? { do: "undo" } : null;
    case "redo":
      return undone > 0 ? { do: "redo" } : null;
    case "reset":
      return last > 0 ? { do: "reset" } : null;
    case "run":
      return waiting ? { do: "pause" } : who === "computer" || who === "chance" ? { do: "go" } : null;
    case "roll":
      return who === "roll" ? { do: "roll" } : null;
    default:
      throw new Error(`no such command: ${command}`);
  }
}

/**
 * What lets those who act by themselves wait or go on, as an id under "widget.table.".
 *
 * @param {Pick<Where, "waiting" | "who">} where
 */
export function runWords({ waiting, who }) {
  if (who === "chance") return waiting ? "chance_pause" : "chance_go";
  return waiting ? "pause" : "go";
}
