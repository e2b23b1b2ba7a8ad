/**
 * What the kernel tells the studio, as `widgets/studio.py` makes it.
 *
 * @typedef {object} Note
 * @property {string} id
 * @property {string} line      the line it stands on: "" or the id of the note that holds a side line
 * @property {number} n         the step it speaks of
 * @property {string} when      "before" or "after" that step
 * @property {string} author
 * @property {string} time      as `2026-11-30T09:00:00Z`, or ""
 * @property {string} glyph     a glyph, the id of a word, or ""
 * @property {string[]} tags
 * @property {Record<string, string>} text   by language
 * @property {string[]} marks   ids of places; `a > b` is an arrow
 * @property {Record<string, string>} name   of its side line, by language
 * @property {boolean} leads    whether it holds a side line, whose id is its own
 * @property {number} at        the step after which that line leaves
 * @property {string[]} moves   of that line
 * @property {string} problem   why it stands nowhere, or ""
 *
 * @typedef {object} Side       a side line as `make_side` in `widgets/film.py` packs it
 * @property {string} id
 * @property {string} base      the line it leaves
 * @property {number} at        the step after which it does
 *
 * @typedef {object} Sign
 * @property {string} id
 * @property {string} label
 *
 * @typedef {object} Trial
 * @property {number} n
 * @property {string} line
 * @property {string[]} moves   what was played, in sentences
 * @property {boolean} possible whether there is anything to be kept
 *
 * @typedef {object} Row        of a comparison, as it is read
 * @property {string} group
 * @property {string} member
 * @property {string} main
 * @property {string} line
 * @property {string} difference
 *
 * @typedef {object} Comparison
 * @property {string} line
 * @property {string} against   the line it leaves
 * @property {number} n         the step at the end of the side line
 * @property {number} main_n    the step of the other line that is set beside it
 * @property {number} turn      at the end of the side line
 * @property {number} main_turn of that other step: an earlier one where its line ends before
 * @property {Row[]} rows
 *
 * @typedef {object} Desk
 * @property {string} author
 * @property {string} replay    title
 * @property {string} saved     words
 * @property {boolean} dirty
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {Trial | null} trial
 * @property {Comparison | null} comparison
 * @property {string[]} problems
 *
 * @typedef {object} Answer
 * @property {number | string} id
 * @property {string} text
 * @property {string} status    "done" or "error"
 * @property {string} note      the note it speaks of, or ""
 * @property {string} wish      what was asked for, as its `do` says
 *
 * @typedef {(wish: Record<string, unknown>) => boolean} Send  whether the wish went out
 */
export {};
