/** A press this soon (ms) after the sowing began is the second half of a double click. */
const DOUBLE_CLICK = 400;

/**
 * Keeps presses on the board from doing what was not meant. It must listen
 * before the board does.
 *
 * A double click plays one pit and does not skip its sowing. A key held down
 * presses once. A press that began while stones were moving was meant to skip,
 * and plays no pit, even when they come to rest before the finger lifts.
 *
 * @param {HTMLElement} root the board's element
 * @param {() => boolean} isSowing
 * @param {() => number} sowingSince when the sowing under way began, on `performance.now()`'s clock
 */
export function guardPresses(root, isSowing, sowingSince) {
  let begunInSowing = false;

  /** @param {Event} event */
  const swallow = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  root.addEventListener(
    'pointerdown',
    () => {
      begunInSowing = isSowing();
    },
    true,
  );
  root.addEventListener(
    'click',
    (event) => {
      const byPointer = event.detail > 0;
      const late = byPointer && begunInSowing && !isSowing();
      const double = isSowing() && performance.now() - sowingSince() < DOUBLE_CLICK;
      begunInSowing = false;
      if (late || double) swallow(event);
    },
    true,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && ['Enter', ' '].includes(event.key)) swallow(event);
    },
    true,
  );
}
