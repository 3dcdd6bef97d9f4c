/** Outlines on a 24 × 24 grid. */
const OUTLINES = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  replay: 'M4 4v6h6M4.6 10A8 8 0 1 1 4 14',
  skip: 'm5 5 8 7-8 7zM19 5v14',
  pause: 'M8 5v14M16 5v14',
  play: 'm7 4 12 8-12 8z',
  hint: 'M9.5 18h5M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5L15 16H9z',
  analysis: 'M4 4v16h16M7 15l4-5 3 3 6-7',
  pass: 'M4 12h15M13 6l6 6-6 6',
  first: 'M19 5l-9 7 9 7M5 5v14',
  back: 'm15 5-8 7 8 7',
  on: 'm9 5 8 7-8 7',
  last: 'm5 5 9 7-9 7M19 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
};

/** Those that point along the reading direction. */
const MIRRORED = new Set(['undo', 'redo', 'skip', 'play', 'pass', 'first', 'back', 'on', 'last']);

/**
 * A line drawing beside a button's text, hidden from screen readers.
 * @param {keyof typeof OUTLINES} name
 */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', MIRRORED.has(name) ? 'icon mirrored' : 'icon');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', OUTLINES[name]);
  svg.append(path);
  return svg;
}
