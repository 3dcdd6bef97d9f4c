import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The page as a person uses it: what can be read there, and what hands can do.
 * It knows no rules; it reads which pits may be played and plays one of them.
 *
 * It asks little of the browser, so that it works on Playwright's page and on
 * `webkit/webkit.mjs` alike.
 *
 * @typedef {object} Page
 * @property {(url: string) => Promise<unknown>} goto
 * @property {() => Promise<unknown>} reload
 * @property {(action: (argument: any) => any, argument?: any) => Promise<any>} evaluate
 * @property {(selector: string) => Promise<unknown>} click
 * @property {{ press: (key: string) => Promise<unknown> }} keyboard
 *
 * @typedef {object} Pit
 * @property {number} pit its number; South's come first
 * @property {string} name such as "South c"
 * @property {number} seeds
 * @property {boolean} playable
 *
 * @typedef {object} Sight
 * @property {boolean} whole has all come that surrounds the board, too?
 * @property {string} game which game is on the table
 * @property {Pit[]} pits row by row, as the eye goes
 * @property {{ south: number, north: number }} captured
 * @property {string} act what goes on: idle, asking, sowing or thinking
 * @property {string} turn the headline
 * @property {string} sentence the line under it
 * @property {string | null} tone of that line: note, refusal, result
 * @property {boolean} over may the game be played again?
 * @property {string[]} moves all that have been made, those taken back too
 * @property {number} ply how many of them led to the board that is seen
 */

/** @typedef {'south' | 'north' | 'two' | 'none'} Players whom a person plays */

/** How the headline begins in a new game. */
const FIRST_TURN = {
  south: /^Your turn/,
  north: /^The computer/,
  two: /^South to move/,
  none: /^South is thinking/,
};

/** How long the page may take for anything, in milliseconds. */
const PATIENCE = 30_000;

export class Table {
  /**
   * @param {Page} page
   * @param {string} address
   */
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async open() {
    await this.page.goto(this.address);
    await this.until(({ whole }) => whole);
  }

  async reload() {
    await this.page.reload();
    await this.until(({ whole }) => whole);
  }

  /** @returns {Promise<Sight>} */
  see() {
    return this.page.evaluate(look);
  }

  /**
   * Waits until what is seen fits.
   *
   * @param {(sight: Sight) => boolean} fits
   * @returns {Promise<Sight>}
   */
  async until(fits) {
    const late = Date.now() + PATIENCE;
    for (;;) {
      const sight = await this.see();
      if (fits(sight)) return sight;
      if (Date.now() > late) throw new Error(`Still waiting, seeing ${JSON.stringify(sight)}`);
      await sleep(20);
    }
  }

  /** Waits until it is a person's turn, or the game is over. */
  settled() {
    return this.until(isSettled);
  }

  /**
   * Starts a game by mouse, through the window for it.
   *
   * @param {string} variant
   * @param {Players} players
   */
  async newGame(variant, players) {
    const inMenu = await this.page.evaluate(async () => {
      // A window that was just resized may be about to move the bar's words into
      // the menu: looked at and pressed in one go, so that nothing comes between.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const bar = document.querySelector('#masthead .links')?.getClientRects().length;
      const button = bar ? '.links button' : '.menu-button';
      /** @type {HTMLElement | null} */ (document.querySelector(`#masthead ${button}`))?.click();
      return !bar;
    });
    if (inMenu) await this.page.click('#menu .menu-item');
    await this.page.click(`#new-game input[name=game][value=${variant}]`);
    await this.page.click(`#new-game input[name=players][value=${players}]`);
    await this.page.click('#new-game [type=submit]');
    await this.until(({ game, turn, moves }) => {
      const begun = moves.length === 0 && FIRST_TURN[players].test(turn);
      return game === variant && begun;
    });
  }

  /** @param {Pit} pit */
  async click({ pit }) {
    await this.page.click(`#board [data-pit="${pit}"]`);
  }

  /**
   * Plays by mouse until the game is over, any allowed pit each time, and skips
   * every sowing, the computer's too.
   *
   * @param {(below: number) => number} choose
   * @param {(sight: Sight) => void} [look] sees every settled position
   * @returns {Promise<Sight>} the end
   */
  async playOut(choose, look = () => {}) {
    for (;;) {
      const sight = await this.until((seen) => seen.act === 'sowing' || isSettled(seen));
      if (sight.act === 'sowing') {
        await this.skip();
        continue;
      }
      look(sight);
      if (sight.over) return sight;
      const playable = sight.pits.filter((pit) => pit.playable);
      await this.play(playable[choose(playable.length)]);
    }
  }

  /**
   * Plays one pit by mouse and skips the sowing.
   *
   * @param {Pit} pit
   */
  async play(pit) {
    const { moves } = await this.see();
    await this.click(pit);
    const { act } = await this.until(
      (sight) => sight.act === 'sowing' || sight.moves.length !== moves.length,
    );
    if (act === 'sowing') await this.skip();
  }

  /**
   * Takes moves back or makes them again, and waits until it is so.
   *
   * @param {'undo' | 'redo'} button
   * @param {number} ply where that leads
   */
  async step(button, ply) {
    await this.page.click(`#controls [data-control=${button}]`);
    if (button === 'redo') {
      await this.until(({ act }) => act === 'sowing');
      await this.skip();
    }
    await this.until((sight) => sight.act === 'idle' && sight.ply === ply);
  }

  /**
   * Another language, as the person would choose it, without the window for it.
   *
   * @param {string} code
   */
  async speak(code) {
    // The window is made once the page has time.
    const chosen = () =>
      this.page.evaluate((value) => {
        const option = document.querySelector(`#settings option[value=${value}]`);
        const select = option?.closest('select');
        if (select && document.documentElement.lang !== value) {
          select.value = value;
          select.dispatchEvent(new Event('change'));
        }
        return document.documentElement.lang === value;
      }, code);
    for (const late = Date.now() + PATIENCE; !(await chosen()); await sleep(50))
      if (Date.now() > late) throw new Error(`Still waiting for ${code}.`);
  }

  /** Does not wait for stones under way, nor for a mouse to get there: that takes longer than a move. */
  async skip() {
    await this.page.evaluate(() =>
      /** @type {HTMLElement} */ (
        document.querySelector('#controls [data-control=replay]')
      ).click(),
    );
  }
}

/** @param {Sight} sight */
const isSettled = ({ act, pits, over }) =>
  act === 'idle' && (over || pits.some((pit) => pit.playable));

/** Runs in the page. @returns {Sight} */
function look() {
  const text = (/** @type {string} */ selector) =>
    document.querySelector(selector)?.textContent ?? '';
  // Languages from right to left set numbers apart by marks nobody sees.
  const number = (/** @type {string} */ shown) => Number(shown.replace(/[\u2066-\u2069]/g, ''));
  const turn = /** @type {HTMLElement} */ (document.querySelector('#turn'));
  const again = /** @type {HTMLElement | null} */ (
    document.querySelector('#turn .turn-actions button:last-child')
  );
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('#board [data-pit]')
  );
  return {
    whole: buttons.length > 0 && document.querySelector('#moves')?.childElementCount !== 0,
    game: document.documentElement.dataset.game ?? '',
    pits: [...buttons].map((button) => {
      const label = button.getAttribute('aria-label') ?? '';
      return {
        pit: Number(button.dataset.pit),
        name: label.split(',')[0],
        seeds: number(button.querySelector('.board-count')?.textContent ?? ''),
        playable: label.includes('may be played') && !button.closest('[aria-disabled="true"]'),
      };
    }),
    captured: {
      south: number(text('#board .board-south .board-pile-count')),
      north: number(text('#board .board-north .board-pile-count')),
    },
    act: turn.dataset.act ?? '',
    turn: text('#turn .turn-line'),
    sentence: text('#turn .turn-sentence'),
    tone: turn.dataset.tone ?? null,
    over: again !== null && !again.hidden,
    moves: [...document.querySelectorAll('#moves .name')].map((move) => move.textContent ?? ''),
    ply: Number(document.querySelector('#moves [aria-current=step]')?.getAttribute('value') ?? 0),
  };
}
