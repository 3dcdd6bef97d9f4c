/**
 * Keeps a visitor of a kiosk inside the game: no context menu, no selection,
 * no zoom, no way out by a link, a key or a dragged thing.
 */
export function fence() {
  const stop = (/** @type {Event} */ event) => event.preventDefault();
  for (const type of ['contextmenu', 'dragstart', 'drop', 'gesturestart', 'gesturechange'])
    document.addEventListener(type, stop);
  document.addEventListener('selectstart', (event) => {
    if (!inField(event.target)) stop(event);
  });
  // Two fingers, or the wheel with a key, would zoom.
  const active = { passive: false };
  document.addEventListener('wheel', (event) => event.ctrlKey && stop(event), active);
  document.addEventListener(
    'touchmove',
    (event) => event.touches.length > 1 && stop(event),
    active,
  );
  document.addEventListener('dblclick', stop);
  // After the game's own listeners, which do not act on what is stopped.
  window.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, key } = event;
    if (ctrlKey || metaKey || altKey || /^F\d+$/.test(key)) stop(event);
  });
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
      },
      true,
    );
  }
}

/** @param {EventTarget | null} target */
function inField(target) {
  const element = target instanceof Element ? target : /** @type {any} */ (target)?.parentElement;
  return element?.closest('input, textarea') !== null;
}
