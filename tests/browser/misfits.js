/**
 * Runs in the page: the texts that are wider than their place, that lie on one
 * another or on the board, are broken inside a word, or stick out of their button or of
 * anything that cuts them off.
 *
 * @returns {string[]}
 */
export function misfits() {
  /** @type {string[]} */
  const found = [];
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  /** @type {{ text: string, box: DOMRect }[]} */
  const seen = [];
  /** @type {typeof seen} */
  const onBoard = [];
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (
      !text ||
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.unseen, option, textarea, .skip-link') ||
      getComputedStyle(element).clipPath !== 'none'
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    // The board arranges its own labels, in lines closer than their letters are high.
    (element.closest('.board') ? onBoard : seen).push({ text, box });
    for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
        found.push(`broken in the middle: ${word}`);
      }
    }
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the screen: ${text}`);
    for (
      let around = element;
      around && around !== open.parentElement;
      around = /** @type {HTMLElement} */ (around.parentElement)
    ) {
      const frame = around.getBoundingClientRect();
      const aside = box.left < frame.left - 1 || box.right > frame.right + 1;
      if (aside && getComputedStyle(around).overflowX !== 'visible') found.push(`cut off: ${text}`);
      if (
        around.matches('button:not(.board-pit)') &&
        (aside || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
      ) {
        found.push(`out of its button: ${text}`);
      }
    }
  }
  for (const [index, { text, box }] of seen.entries()) {
    for (const { text: other, box: under } of [...seen.slice(index + 1), ...onBoard]) {
      const across = Math.min(box.right, under.right) - Math.max(box.left, under.left);
      const along = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top);
      // Lines of one paragraph stand close, and inline pieces share its lines.
      if (across > 3 && along > 6 && !open.matches('dialog'))
        found.push(`“${text}” and “${other}” overlap`);
    }
  }
  const pen = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  );
  for (const select of open.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    // The arrow stands beside the text.
    const room =
      select.clientWidth -
      (style.appearance === 'none' ? 0 : 16) -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    for (const { textContent } of select.options) {
      if (pen.measureText(textContent ?? '').width > room + 1)
        found.push(`too long for its list: ${textContent}`);
    }
  }
  return found;
}
