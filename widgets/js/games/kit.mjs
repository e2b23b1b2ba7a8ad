/**
 * What a game brings to the table and to the player: one `games/<game>.mjs` for each exports it as `kit`, and its
 * parts that are widgets of their own by their names. A game without one has `games/plain.mjs`. The match in Python is
 * `widgets/displays`.
 *
 * @typedef {(host: HTMLElement, options: any) => any} Factory
 *
 * Board, dial and accounts have `update(view, extra)`: `extra.marks` are ids of what a note points at, of which each shows
 * its own. Board and dial tell by `onSelect` what is selected to be read, by such an id, and `setSelected` selects without
 * telling.
 *
 * @typedef {object} Kit
 * @property {Factory | null} createBoard  options: labels, board, size, say, rules, onChoose, onSelect; null where no
 *   board is drawn
 * @property {Factory | null} createDial  options: labels, dial, size, say, rules, readonly, onChoose, onRefuse, onSelect;
 *   what it makes may have `setChoices`, as the board has; null where there is none
 * @property {Factory} createAccounts    options: labels, facts, size, rules
 * @property {Factory | null} createStage  options: labels, board, size, say, rules; what is going on, under the bar;
 *   null where that is nothing of its own
 * @property {(before: any, view: any) => string[]} changed   the places of the board that differ between two views that
 *   share what is equal in both
 * @property {(dial: any) => Set<string>} dialPlaces          the places of a menu that stand on the dial
 * @property {{board: string[], dial: string[]}} entrances    selectors of what takes the focus there, the best first
 * @property {boolean} decidesFirst      what is to be decided stands before the dial: where the dial is read more than pressed
 * @property {string} dialHelp                                words of the key that leads to the dial, in "widget.table."
 */
export {};
