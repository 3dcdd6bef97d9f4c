import { el } from '../dom.js';
import { loadRules } from '../languages/rules/index.js';
import { makeDialog } from './dialog.js';

/**
 * @typedef {import('./rules-page.js').RulesPage} RulesPage
 * @typedef {import('../wasm/daga.js').VariantInfo} Variant
 */

/**
 * The window with the rules and the stories. What is in it is loaded when it
 * is first opened.
 *
 * @param {import('../words.js').Words} words
 * @param {object} needs
 * @param {(example: import('../rules/examples.js').Example) => Promise<import('../rules/play-example.js').Shown>} needs.example
 * @param {() => import('../board/types.js').Settings} needs.boardSettings
 * @param {() => string} needs.language code of the language in use
 * @param {boolean} needs.mayPrint
 * @param {() => void} needs.closed
 */
export function makeRules(words, { example, boardSettings, language, mayPrint, closed }) {
  const body = el('div', { class: 'rules' });
  const dialog = makeDialog({
    words,
    id: 'rules',
    heading: 'rules',
    content: [body],
    onClosed: close,
  });
  /** @type {RulesPage | null} */
  let page = null;
  /** @type {readonly Variant[]} */
  let variants = [];
  let chosen = '';

  /** @param {import('../store.js').PageState} state */
  function prepare(state) {
    variants = state.variants;
    chosen = state.match?.variant.id ?? variants[0]?.id ?? '';
    fill();
  }

  async function fill() {
    const code = language();
    try {
      const [{ RulesPage }, texts] = await Promise.all([
        import('./rules-page.js'),
        loadRules(code),
      ]);
      const variant = variants.find(({ id }) => id === chosen);
      if (!dialog.open || code !== language() || !variant) return;
      page?.dispose();
      page = new RulesPage(words.say, texts, {
        variant,
        variants,
        example,
        boardSettings,
        mayPrint,
        choose,
      });
      body.replaceChildren(page.element);
    } catch (error) {
      console.error(error);
      body.replaceChildren(el('p', { role: 'alert' }, words.say('rules-unreachable')));
    }
  }

  /** @param {string} id */
  async function choose(id) {
    chosen = id;
    await fill();
    dialog.scrollTop = 0;
    page?.focus();
  }

  function close() {
    page?.dispose();
    page = null;
    body.replaceChildren();
    closed();
  }

  /** The language has changed. */
  function relabel() {
    if (dialog.open) fill();
  }

  return { dialog, prepare, relabel };
}
