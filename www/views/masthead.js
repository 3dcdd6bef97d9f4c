import { el, pressButton, setAttribute } from '../dom.js';
import { icon } from '../icons.js';

/**
 * The bar at the top: which game, and the way to everything else. Where there
 * is room the games stand side by side, where there is not they are a list to
 * choose from. How much room the words need depends on the language, so it is
 * measured.
 *
 * @param {HTMLElement} root the page's header
 * @param {import('../words.js').Words} words
 * @param {{ windows: readonly string[], chooseVariant: (variant: string) => void, open: (dialog: string) => void }} intents `windows`: names of the windows that are offered
 */
export function makeMasthead(root, words, { windows, ...intents }) {
  const tabs = el('ul', { class: 'tabs' });
  const picker = words.label(el('select', { class: 'picker' }), 'choose-game');
  picker.addEventListener('change', () => intents.chooseVariant(picker.value));
  const links = windows.map((name) =>
    words.text(
      pressButton({ class: 'quiet', 'aria-haspopup': 'dialog' }, () => intents.open(name)),
      name,
    ),
  );
  const menu = words.label(
    pressButton(
      { class: 'icon-button menu-button', 'aria-haspopup': 'dialog' },
      () => intents.open('menu'),
      icon('menu'),
    ),
    'menu',
  );
  const wordmark = root.querySelector('h1');
  if (wordmark) words.text(wordmark, 'title');
  root.append(
    words.label(el('nav', { class: 'games' }, tabs, picker), 'games'),
    el('div', { class: 'links' }, ...links),
    menu,
  );

  /** The words that the arrangement was last made for. */
  let fitted = '';
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  root.dataset.room = 'wide';

  /** @param {import('../store.js').PageState} state */
  function render({ variants, match }) {
    if (tabs.childElementCount !== variants.length) fill(variants);
    for (const tab of tabs.querySelectorAll('button')) {
      setAttribute(tab, 'aria-current', tab.value === match?.variant.id ? 'true' : null);
    }
    if (match) picker.value = match.variant.id;
    const shown = root.textContent ?? '';
    if (shown !== fitted) fitSoon();
    fitted = shown;
  }

  /**
   * Measuring in the middle of a change would make the browser lay out the page
   * once more. Who begins to observe is told after the next layout and before
   * anything is painted.
   */
  function fitSoon() {
    observer.unobserve(root);
    observer.observe(root);
  }

  /** The roomiest of the arrangements that the style sheet knows and that fits. */
  function fit() {
    for (const room of ['wide', 'middle', 'narrow']) {
      setAttribute(root, 'data-room', room);
      if (root.scrollWidth <= root.clientWidth) return;
    }
  }

  /** @param {import('../store.js').PageState['variants']} variants */
  function fill(variants) {
    tabs.replaceChildren(
      ...variants.map(({ id }) => {
        const tab = pressButton({ class: 'tab', value: id }, () => intents.chooseVariant(id));
        return el('li', {}, words.text(tab, `game-${id}`));
      }),
    );
    picker.replaceChildren(
      ...variants.map(({ id }) => words.text(el('option', { value: id }), `game-${id}`)),
    );
  }

  return { render };
}
