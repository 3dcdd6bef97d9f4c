/**
 * The game as a curve: who was heading for how much, ply by ply, with best play
 * from there. South's lead goes up, North's down.
 *
 * @typedef {import('../reports.js').Point} Point
 * @typedef {import('../reports.js').Mistake} Mistake
 */
const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 240;
const HEIGHT = 96;
/** Room at the edges for the marks, and at the start for the scale. */
const EDGE = 8;
const SCALE = 24;
/** A curve that never leaves the middle is not blown up beyond this. */
const LEAST_LEAD = 6;

export function makeCurve() {
  const svg = draw('svg', { class: 'curve', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
  svg.setAttribute('direction', 'ltr');

  /**
   * @param {{
   *   points: Point[], mistakes: Mistake[], plies: number, ply: number,
   *   label: string, number: (n: number) => string,
   * }} what `label` says in words what the curve shows
   */
  function render({ points, mistakes, plies, ply, label, number }) {
    svg.setAttribute('aria-label', label);
    const most = Math.max(LEAST_LEAD, ...points.map(({ lead }) => Math.abs(lead)));
    const x = (/** @type {number} */ at) =>
      SCALE + ((WIDTH - SCALE - EDGE) * at) / Math.max(1, plies);
    const y = (/** @type {number} */ lead) => HEIGHT / 2 - ((HEIGHT / 2 - EDGE) * lead) / most;
    const drawn = [
      draw('path', { class: 'curve-even', d: `M${SCALE} ${y(0)}H${WIDTH - EDGE}` }),
      draw('path', { class: 'curve-here', d: `M${x(ply)} ${EDGE / 2}V${HEIGHT - EDGE / 2}` }),
      ...[most, 0, -most].map((lead) => {
        const text = draw('text', { class: 'curve-scale', x: SCALE - 4, y: y(lead) + 3 });
        text.textContent = number(Math.abs(lead));
        return text;
      }),
      ...points.slice(1).map((point, index) => {
        const before = points[index];
        const sure = point.exact && before.exact;
        const d = `M${x(before.ply)} ${y(before.lead)}L${x(point.ply)} ${y(point.lead)}`;
        return draw('path', { class: sure ? 'curve-line' : 'curve-line unsure', d });
      }),
      ...points.map((point) =>
        draw('circle', { class: 'curve-point', cx: x(point.ply), cy: y(point.lead), r: 1.6 }),
      ),
      ...mistakes.flatMap((mistake) => {
        const point = points.find((each) => each.ply === mistake.ply);
        if (!point) return [];
        const [left, top] = [x(point.ply), y(point.lead)];
        return [draw('path', { class: 'curve-mistake', d: `M${left} ${top - 5}l5 5-5 5-5-5z` })];
      }),
    ];
    svg.replaceChildren(...drawn);
  }

  return { svg, render };
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
