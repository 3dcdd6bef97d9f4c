/**
 * What lies in the single file beside the script that starts it: texts and
 * bytes in blocks that run nothing by themselves.
 */

/**
 * @param {string} id of a block that holds base64 of gzip
 * @returns {Response} of the bytes or the text that were packed
 */
export function unpacked(id) {
  const base64 = document.getElementById(id)?.textContent;
  if (!base64) throw new Error(`This copy of the page is damaged: its part “${id}” is missing.`);
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
}
