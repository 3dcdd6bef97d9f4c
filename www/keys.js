/**
 * Keys for the controls. They work while the focus is in the game itself, so
 * that they never get in the way of typing, of a screen reader's own keys
 * elsewhere, or of a page that holds this one in a frame.
 *
 * @type {Record<string, string>}
 */
export const KEYS = {
  u: 'undo',
  r: 'redo',
  l: 'replay',
  h: 'hint',
  a: 'analysis',
  n: 'new-game',
  b: 'read',
  '?': 'keys',
};

/**
 * @param {HTMLElement} root where the keys work
 * @param {Record<string, () => void>} intents by the names above, and `skip`
 * @param {() => boolean} lettersWanted
 */
export function listenToKeys(root, intents, lettersWanted) {
  root.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey) return;
    if (event.key === 'Escape') {
      intents.skip();
      return;
    }
    const action = actionOf(event, lettersWanted());
    if (!action) return;
    event.preventDefault();
    intents[action]();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} letters
 */
function actionOf(event, letters) {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    return key === 'y' ? 'redo' : undefined;
  }
  const inList = /** @type {Element} */ (event.target).matches('select, textarea, input');
  return letters && !inList ? KEYS[key] : undefined;
}
