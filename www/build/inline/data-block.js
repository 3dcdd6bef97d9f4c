/**
 * What lies in the single file beside its script: texts and bytes in blocks
 * that run nothing by themselves.
 */

/**
 * @param {string} id
 * @returns {string}
 */
export function dataBlock(id) {
  const element = document.getElementById(id);
  if (!element?.textContent) {
    throw new Error(`This copy of the page is damaged: its part “${id}” is missing.`);
  }
  return element.textContent;
}

/**
 * @param {string} id of a block that holds base64 of gzip
 * @returns {Response} of the bytes or the text that were packed
 */
export function unpacked(id) {
  const packed = Uint8Array.from(atob(dataBlock(id)), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
}
