/** The other side of `widgets.film.pack`: JSON that Python compressed and wrote as base64. */

/**
 * @param {string} packed
 * @returns {Promise<any>}
 */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(plain).json();
}
