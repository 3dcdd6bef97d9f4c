import { el, setText } from '../dom.js';
import { languages } from '../languages/index.js';
import { PARAMETERS, PARTS } from '../parameters.js';
import { makeDialog } from './dialog.js';

/** Attributes of `<daga-game>` that are called otherwise than the parameter. @type {Record<string, string>} */
const ATTRIBUTES = { language: 'lang' };

/**
 * The window that makes the lines which put a game into somebody's own page,
 * and shows what comes of them.
 *
 * @param {import('../words.js').Words} words
 * @param {{ copy: (text: string) => Promise<void>, closed: () => void }} intents
 */
export function makeEmbed(words, { copy, closed }) {
  const base = new URL('./', document.baseURI);
  const game = el('select', {});
  const players = choice(PARAMETERS.players.choices, 'embed-player-choice');
  const look = choice(['', .../** @type {string[]} */ (PARAMETERS.look.choices)], 'look');
  look.options[0].value = '';
  const language = el(
    'select',
    {},
    words.text(el('option', { value: '' }), 'embed-language-any'),
    ...languages.map(({ code, name }) => el('option', { value: code, lang: code }, name)),
  );
  const way = choice(['element', 'frame'], 'embed-way-choice');
  const parts = PARTS.map((part) => el('input', { type: 'checkbox', checked: true, value: part }));
  const lines = el('textarea', {
    readonly: true,
    rows: 5,
    id: 'embed-lines',
    class: 'embed-lines',
    dir: 'ltr',
    spellcheck: 'false',
  });
  const copied = el('p', { class: 'dialog-note', role: 'status' });
  const button = words.text(el('button', { type: 'button', class: 'primary' }), 'embed-copy');
  const preview = words.label(
    el('iframe', { class: 'embed-preview', sandbox: 'allow-scripts', title: 'Daga' }),
    'embed-preview',
  );
  const wayNote = words.phrase(el('p', { class: 'fine' }), (say) =>
    say('embed-way-note', { value: way.value }),
  );
  const rows = { game, players, language, look, way };
  const dialog = makeDialog({
    words,
    id: 'embed',
    heading: 'embed',
    content: [
      words.text(el('p', { class: 'embed-about' }), 'embed-about'),
      el('div', { class: 'embed' }, el('div', {}, ...form()), preview),
    ],
    onClosed() {
      preview.removeAttribute('src');
      closed();
    },
  });
  for (const control of [...Object.values(rows), ...parts])
    control.addEventListener('change', make);
  button.addEventListener('click', async () => {
    try {
      await copy(lines.value);
      setText(copied, words.say('copied'));
    } catch {
      lines.select();
      setText(copied, words.say('not-copied'));
    }
  });

  function form() {
    return [
      el(
        'div',
        { class: 'rows' },
        ...Object.entries(rows).map(([name, control]) =>
          el('label', { class: 'row' }, words.text(el('span'), `embed-${name}`), control),
        ),
        wayNote,
      ),
      el(
        'fieldset',
        {},
        words.text(el('legend'), 'embed-show'),
        el(
          'div',
          { class: 'embed-parts' },
          ...parts.map((box) =>
            el(
              'label',
              { class: 'embed-part' },
              box,
              words.text(el('span'), 'embed-part', { value: box.value }),
            ),
          ),
        ),
      ),
      words.text(el('label', { for: lines.id }), 'embed-lines'),
      lines,
      el('div', { class: 'dialog-foot' }, button),
      copied,
    ];
  }

  /** @param {readonly string[] | undefined} values @param {string} key */
  function choice(values = [], key) {
    const options = values.map((value) =>
      words.text(el('option', { value }), key, { value: value || 'auto' }),
    );
    return el('select', {}, ...options);
  }

  /** Makes the lines and the preview from what is chosen. */
  function make() {
    setText(wayNote, words.say('embed-way-note', { value: way.value }));
    const chosen = parts.filter((box) => box.checked).map((box) => box.value);
    const show = chosen.length === parts.length ? '' : chosen.join(',') || 'none';
    const wish = Object.entries({
      game: game.value,
      players: players.value === 'one' ? '' : players.value,
      language: language.value,
      look: look.value,
      show,
    }).filter(([, value]) => value !== '');
    const page = new URL('daga.html', base);
    for (const [name, value] of wish) page.searchParams.set(name, value);
    const title = words.say(`game-${game.value}`);
    const attributes = wish.map(([name, value]) => [ATTRIBUTES[name] ?? name, value]);
    lines.value =
      way.value === 'element'
        ? [
            tag('script', [['src', new URL('daga-embed.js', base).href], ['async']]),
            tag('daga-game', [...attributes, ['title', title]]),
          ].join('\n')
        : tag('iframe', [
            ['src', page.href],
            ['title', title],
            ['sandbox', 'allow-scripts'],
            ['loading', 'lazy'],
            ['width', '100%'],
            ['height', '560'],
          ]);
    setText(copied, '');
    if (preview.src !== page.href) preview.src = page.href;
  }

  /** @param {import('../store.js').PageState} state */
  function prepare({ variants, match }) {
    game.replaceChildren(
      ...variants.map(({ id }) => el('option', { value: id }, words.say(`game-${id}`))),
    );
    game.value = match?.variant.id ?? variants[0]?.id ?? '';
    make();
  }

  return { dialog, prepare };
}

/**
 * An empty element as HTML.
 *
 * @param {string} name
 * @param {string[][]} attributes names with their values; without one, only the name
 */
function tag(name, attributes) {
  const written = attributes.map(([key, value]) =>
    value === undefined
      ? ` ${key}`
      : ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${written.join('')}></${name}>`;
}
