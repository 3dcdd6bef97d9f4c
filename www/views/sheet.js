import { el } from '../dom.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Units of the drawing: the width of a pit and its hollow's radius. */
const CELL = 100;
const HOLLOW = 44;
/** Between the rows runs the arrow that shows the way of sowing. */
const MIDDLE = 46;

/**
 * A sheet of A4 for a classroom: the rules and an empty board. It is seen only
 * in print.
 *
 * @param {import('../phrases.js').Phrases['say']} say
 * @param {import('../languages/rules/index.js').RulesText} texts
 * @param {import('../wasm/daga.js').VariantInfo} variant
 */
export function makeSheet(say, { games, common, clauses }, variant) {
  const game = games[variant.id];
  const rules = variant.clauses.map(({ id, status }) =>
    el(
      'li',
      {},
      el('strong', {}, el('span', { class: 'clause-id' }, id), ' ', clauses[id].title),
      ' ',
      el('span', { class: 'sheet-status' }, say('rules-status', { status })),
      el('p', {}, clauses[id].rule),
    ),
  );
  return el(
    'article',
    { class: 'sheet', 'data-game': variant.id },
    el(
      'header',
      {},
      el('h1', {}, say(`game-${variant.id}`)),
      el('p', {}, say(`origin-${variant.id}`)),
    ),
    el('p', { class: 'sheet-story' }, game.story[0]),
    emptyBoard(variant.pitsPerRow),
    el(
      'p',
      {},
      game.setup,
      ' ',
      common.rows,
      ' ',
      common.way,
      ' ',
      common.aim,
      ' ',
      common.first,
      ' ',
      el('span', { class: 'sheet-status' }, say('rules-status', { status: 'ruling' })),
    ),
    el('ol', { class: 'sheet-rules' }, ...rules),
    el(
      'footer',
      {},
      el('p', {}, say('rules-sources'), ': ', game.sources.join(' ')),
      el('p', {}, say('rules-sheet-foot')),
    ),
  );
}

/** @param {number} pitsPerRow */
function emptyBoard(pitsPerRow) {
  const width = pitsPerRow * CELL;
  const height = 2 * CELL + MIDDLE;
  const board = draw('svg', {
    viewBox: `-10 -10 ${width + 20} ${height + 20}`,
    class: 'sheet-board',
    direction: 'ltr',
    'aria-hidden': 'true',
  });
  board.append(draw('rect', { x: -8, y: -8, width: width + 16, height: height + 16, rx: 24 }));
  for (let pit = 0; pit < 2 * pitsPerRow; pit += 1) {
    const south = pit < pitsPerRow;
    const x = ((south ? pit : 2 * pitsPerRow - 1 - pit) + 0.5) * CELL;
    board.append(draw('circle', { cx: x, cy: south ? height - CELL / 2 : CELL / 2, r: HOLLOW }));
  }
  const [left, right, top, bottom] = [
    CELL * 0.4,
    width - CELL * 0.4,
    CELL + 10,
    CELL + MIDDLE - 10,
  ];
  board.append(
    draw('path', { d: `M${left} ${bottom}H${right}q13 0 13-13t-13-13H${left + 14}` }),
    draw('path', { d: `m${left + 26} ${top - 10}-14 10 14 10` }),
  );
  return board;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function draw(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
