/**
 * Several fingers at once are one press. Browsers make nothing of two fingers,
 * or two presses; here the first finger counts and the others do not.
 *
 * @param {HTMLElement} root
 */
export function oneFinger(root) {
  /** @type {{ id: number, button: Element | null } | null} */
  let first = null;
  /** Fingers that came down while the first one was there. @type {Set<number>} */
  let others = new Set();
  let joined = false;
  let pressed = false;
  /** Until then (on the event clock) presses are echoes of what was counted already. */
  let quietUntil = 0;

  root.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, target }) => {
      const touch = pointerType === 'touch';
      if (first && touch) {
        others.add(pointerId);
        joined = true;
        return;
      }
      first = touch ? { id: pointerId, button: buttonOf(target) } : null;
      others = new Set();
      joined = false;
      pressed = false;
    },
    true,
  );

  root.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return; // by key, or by us
      const echo = performance.now() < quietUntil;
      const other = others.has(/** @type {PointerEvent} */ (event).pointerId);
      if (echo || other || (joined && pressed)) {
        event.stopImmediatePropagation();
        event.preventDefault();
      } else pressed = true;
    },
    true,
  );

  for (const type of ['pointerup', 'pointercancel']) {
    root.addEventListener(type, (event) => {
      const { pointerId, clientX, clientY } = /** @type {PointerEvent} */ (event);
      if (first?.id !== pointerId) return;
      const { button } = first;
      first = null;
      if (!joined) return;
      // The browser's own click, if there is one, comes right after.
      const under = buttonOf(document.elementFromPoint(clientX, clientY));
      setTimeout(() => {
        quietUntil = performance.now() + 400;
        if (!pressed && button && under === button) /** @type {HTMLElement} */ (button).click();
        pressed = true;
      }, 30);
    });
  }
}

/** @param {EventTarget | null} target */
function buttonOf(target) {
  return target instanceof Element ? target.closest('button') : null;
}
