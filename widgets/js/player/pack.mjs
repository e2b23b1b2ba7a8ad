/** The other side of `widgets.film.pack`: JSON that Python compressed and wrote in the 85 letters of `LETTERS`. */

export const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%:()*+-;,=.?@^_`{|}~";

/**
 * @param {string} packed
 * @returns {Promise<any>}
 */
export async function unpack(packed) {
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i += 1) values[LETTERS.charCodeAt(i)] = i;
  const bytes = new Uint8Array(Math.floor((packed.length * 4) / 5));
  // Five letters are four bytes; what is missing of the last five are the highest letters.
  for (let i = 0, at = 0; i < packed.length; i += 5) {
    let word = 0;
    for (let j = i; j < i + 5; j += 1) word = word * 85 + (j < packed.length ? values[packed.charCodeAt(j)] : 84);
    for (let shift = 24; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = word >>> shift;
  }
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(plain).json();
}
