/**
 * The board for hands, keys and ears: a grid of real buttons that lies over
 * the canvas. It has one tab stop, and arrows go where the eye goes.
 *
 * @import { Layout } from './layout.js'
 * @import { BySide, Note, Say, Side } from './types.js'
 */
import { setAttribute, setText } from '../dom.js';
import { pitLetter } from '../pit-letter.js';
import { ownerOf, SIDES } from './types.js';

/** @param {string} tag @param {string} name @param {Record<string, string>} [attributes] */
function element(tag, name, attributes = {}) {
  const made = document.createElement(tag);
  made.className = name;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** @param {HTMLElement} of @param {import('./types.js').Box} box */
function put(of, box) {
  of.style.left = `${box.x}px`;
  of.style.top = `${box.y}px`;
  of.style.width = `${box.width}px`;
  of.style.height = `${box.height}px`;
}

export class Grid {
  #root;
  #grid;
  #say;
  #n;
  #turned = false;
  #current = 0;
  /** @type {{ button: HTMLButtonElement, label: HTMLElement, name: HTMLElement, count: HTMLElement, note: HTMLElement }[]} */ #cells =
    [];
  /** @type {BySide<{ pile: HTMLElement, name: HTMLElement, count: HTMLElement, edge: HTMLElement }>} */ #sides;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} root @param {number} pitsPerRow @param {Say} say
   * @param {{ choose: (pit: number) => void, attend: (pit: number | null) => void }} intents
   */
  constructor(root, pitsPerRow, say, intents) {
    this.#root = root;
    this.#say = say;
    this.#n = pitsPerRow;
    this.#sides = { south: this.#side('south'), north: this.#side('north') };
    this.#grid = element('div', 'board-grid', { role: 'grid' });
    const rows = {
      north: element('div', 'board-row', { role: 'row' }),
      south: element('div', 'board-row', { role: 'row' }),
    };
    this.#grid.append(rows.north, rows.south);
    for (let pit = 0; pit < 2 * pitsPerRow; pit++) this.#cells.push(this.#cell(pit));
    // In reading order, as the eye sees the board when it is not turned.
    for (let pit = 2 * pitsPerRow - 1; pit >= pitsPerRow; pit--)
      rows.north.append(/** @type {HTMLElement} */ (this.#cells[pit].button.parentElement));
    for (let pit = 0; pit < pitsPerRow; pit++)
      rows.south.append(/** @type {HTMLElement} */ (this.#cells[pit].button.parentElement));
    root.append(this.#grid);
    this.#listen(intents);
    this.#rove(0);
    this.relabel();
  }

  /** @param {Side} side */
  #side(side) {
    const pile = element('div', `board-pile board-${side}`);
    const name = element('span', 'board-pile-name');
    const count = element('span', 'board-pile-count');
    pile.append(name, count);
    const edge = element('div', `board-edge board-${side}`, { 'aria-hidden': 'true' });
    this.#root.append(edge, pile);
    return { pile, name, count, edge };
  }

  /** @param {number} pit */
  #cell(pit) {
    const side = ownerOf(pit, this.#n);
    const box = element('div', 'board-cell', { role: 'gridcell' });
    const button = /** @type {HTMLButtonElement} */ (
      element('button', `board-pit board-${side}`, {
        type: 'button',
        'data-pit': String(pit),
        tabindex: '-1',
      })
    );
    const label = element('span', 'board-label', { 'aria-hidden': 'true' });
    const name = element('span', 'board-name');
    const count = element('span', 'board-count');
    const note = element('span', 'board-note');
    // The board reads from left to right in every language; its words do not.
    note.dir = 'auto';
    name.textContent = pitLetter(pit, this.#n);
    label.append(name, count, note);
    button.append(label);
    box.append(button);
    return { button, label, name, count, note };
  }

  /** @param {{ choose: (pit: number) => void, attend: (pit: number | null) => void }} intents */
  #listen(intents) {
    const { signal } = this.#listening;
    /** @param {Event} event */
    const pitOf = (event) => {
      const button = event.target instanceof Element ? event.target.closest('.board-pit') : null;
      return button ? Number(/** @type {HTMLElement} */ (button).dataset.pit) : null;
    };
    this.#grid.addEventListener(
      'click',
      (event) => {
        const pit = pitOf(event);
        if (pit === null) return;
        this.#rove(pit);
        intents.choose(pit);
      },
      { signal },
    );
    this.#grid.addEventListener(
      'focusin',
      (event) => {
        const pit = pitOf(event);
        if (pit !== null) this.#rove(pit);
        intents.attend(pit);
      },
      { signal },
    );
    this.#grid.addEventListener('focusout', () => intents.attend(null), { signal });
    this.#grid.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType === 'mouse') intents.attend(pitOf(event));
      },
      { signal },
    );
    this.#grid.addEventListener('pointerleave', () => intents.attend(null), { signal });
    this.#grid.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const to = this.#neighbour(event.key);
        if (to === null) return;
        event.preventDefault();
        this.focus(to);
      },
      { signal },
    );
  }

  /** @param {string} key @returns {number | null} */
  #neighbour(key) {
    const n = this.#n;
    const south = this.#current < n;
    const column = south ? this.#current : 2 * n - 1 - this.#current;
    /** @param {number} to @param {boolean} onSouth */
    const pitAt = (to, onSouth) => {
      const within = Math.min(n - 1, Math.max(0, to));
      return onSouth ? within : 2 * n - 1 - within;
    };
    // Turned, South's row is the left column and columns run downwards.
    const keys = this.#turned
      ? { back: 'ArrowUp', on: 'ArrowDown', south: 'ArrowLeft', north: 'ArrowRight' }
      : { back: 'ArrowLeft', on: 'ArrowRight', south: 'ArrowDown', north: 'ArrowUp' };
    if (key === keys.back) return pitAt(column - 1, south);
    if (key === keys.on) return pitAt(column + 1, south);
    if (key === keys.south) return pitAt(column, true);
    if (key === keys.north) return pitAt(column, false);
    if (key === 'Home') return pitAt(0, south);
    if (key === 'End') return pitAt(n - 1, south);
    return null;
  }

  /** @param {number} pit */
  #rove(pit) {
    this.#cells[this.#current].button.tabIndex = -1;
    this.#current = pit;
    this.#cells[pit].button.tabIndex = 0;
  }

  /** @param {number} [pit] */
  focus(pit = this.#current) {
    this.#rove(pit);
    this.#cells[pit].button.focus({ preventScroll: true });
  }

  /** @param {Layout} layout @param {boolean} facing */
  arrange(layout, facing) {
    this.#turned = layout.turned;
    this.#root.style.setProperty('--board-font', `${layout.font}px`);
    layout.pits.forEach((pit, i) => {
      const { button, label } = this.#cells[i];
      put(button, pit.target);
      label.style.left = `${pit.label.x - pit.target.x}px`;
      label.style.top = `${pit.label.y - pit.target.y}px`;
      button.style.setProperty('--board-ring-x', `${pit.x - pit.target.x}px`);
      button.style.setProperty('--board-ring-y', `${pit.y - pit.target.y}px`);
      button.style.setProperty('--board-ring', `${pit.r * 2.06}px`);
    });
    for (const side of SIDES) {
      put(this.#sides[side].pile, layout.piles[side].label);
      put(this.#sides[side].edge, layout.edges[side]);
    }
    this.#root.dataset.narrow = String(layout.piles.south.narrow);
    this.#root.dataset.facing = String(facing);
    this.#root.dataset.turned = String(layout.turned);
  }

  /** @param {number} pit @param {number} count */
  count(pit, count) {
    setText(this.#cells[pit].count, this.#say('board-count', { n: count }));
    this.#cells[pit].button.classList.toggle('board-empty', count === 0);
  }

  /** @param {Side} side @param {number} count */
  pile(side, count) {
    setText(this.#sides[side].count, this.#say('board-count', { n: count }));
  }

  /**
   * The labels that are read out. Told once a move, not once a stone.
   * @param {{ game: string, seeds: ArrayLike<number>, playable: ReadonlySet<number>, last: number | null, notes: ReadonlyMap<number, Note> }} what
   */
  describe({ game, seeds, playable, last, notes }) {
    this.#cells.forEach(({ button, note }, pit) => {
      const parts = [
        this.#say('board-pit', {
          side: ownerOf(pit, this.#n),
          letter: pitLetter(pit, this.#n),
          n: seeds[pit],
          game,
        }),
      ];
      if (playable.has(pit)) parts.push(this.#say('board-playable'));
      if (last === pit) parts.push(this.#say('board-last'));
      const written = notes.get(pit);
      if (written) parts.push(written.text);
      const label = parts.reduce((all, more) => this.#say('board-more', { label: all, more }));
      setAttribute(button, 'aria-label', label);
      setText(note, written?.long ?? written?.short ?? '');
      setAttribute(note, 'data-tone', written?.tone ?? '');
      setAttribute(note, 'hidden', !written);
    });
    // Asking for widths makes the browser lay out the page, so not without need.
    if (notes.size === 0) return;
    const narrow = this.#cells.some(({ button, note }) => note.scrollWidth > button.clientWidth);
    if (!narrow) return;
    this.#cells.forEach(({ note }, pit) => {
      note.textContent = notes.get(pit)?.short ?? '';
    });
  }

  /** @param {Side | null} turn */
  turn(turn) {
    for (const side of SIDES) {
      const { edge, pile } = this.#sides[side];
      edge.classList.toggle('board-on', side === turn);
      pile.classList.toggle('board-on', side === turn);
    }
  }

  /**
   * Said of the grid, it holds for every pit; said of each, all would be styled
   * anew whenever stones begin or cease to move.
   *
   * @param {boolean} enabled
   */
  enable(enabled) {
    setAttribute(this.#grid, 'aria-disabled', enabled ? null : 'true');
  }

  relabel() {
    this.#grid.setAttribute('aria-label', this.#say('board-board'));
    for (const side of SIDES)
      this.#sides[side].name.textContent = this.#say('board-side', { side });
  }

  get focused() {
    return this.#grid.contains(document.activeElement);
  }

  dispose() {
    this.#listening.abort();
    this.#grid.remove();
    for (const side of SIDES) {
      this.#sides[side].pile.remove();
      this.#sides[side].edge.remove();
    }
  }
}
