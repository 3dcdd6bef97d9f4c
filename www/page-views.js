/** Makes the parts of the page that change with its state and come with the board. */
import { byId } from './dom.js';
import { makeControls } from './views/controls.js';
import { makeMasthead } from './views/masthead.js';
import { makePlate } from './views/plate.js';
import { makeTrouble } from './views/trouble.js';
import { makeTurn } from './views/turn.js';

/**
 * Settings that are locked a visitor may not change.
 *
 * @param {{
 *   locked: readonly string[],
 *   words: import('./words.js').Words,
 *   narrator: import('./narration.js').Narrator,
 *   store: import('./store.js').Store,
 *   conductor: import('./conductor.js').Conductor,
 *   choices: import('./choices.js').Choices,
 *   rescue: import('./rescue.js').Rescue,
 *   windows: Pick<import('./windows.js').Windows, 'offered' | 'open'>,
 *   controls: Omit<Parameters<typeof makeControls>[2], 'again' | 'mayAnalyse'>,
 * }} parts
 * @returns {import('./page.js').View[]}
 */
export function makeViews({ locked, words, narrator, store, windows, controls, ...parts }) {
  const { conductor, choices, rescue } = parts;
  const { walk } = conductor;
  const mayChooseLevel = !locked.includes('level');
  const { chooseVariant, seat } = choices;
  return [
    makeMasthead(byId('masthead'), words, {
      windows: windows.offered,
      chooseVariant,
      open: windows.open,
    }),
    makeTurn(byId('turn'), words, narrator, {
      pass: () => conductor.pass(),
      resume: controls.resume,
      toLast: () => walk.jump(Number.POSITIVE_INFINITY),
      again: choices.again,
    }),
    makePlate(byId('south'), 'south', words, { seat, mayChooseLevel }),
    makePlate(byId('north'), 'north', words, { seat, mayChooseLevel }),
    makeControls(byId('controls'), words, {
      ...controls,
      again: choices.again,
      mayAnalyse: !locked.includes('analysis'),
    }),
    makeTrouble(byId('trouble'), words, {
      restart: rescue.restart,
      reload: () => location.reload(),
      newGame: rescue.startAfresh,
    }),
  ];
}
