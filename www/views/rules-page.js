import { el, pressButton, setAttribute } from '../dom.js';
import { exampleOf } from '../rules/examples.js';
import { ExampleFigure } from './example.js';
import { makeSheet } from './sheet.js';

/**
 * @typedef {import('../phrases.js').Phrases['say']} Say
 * @typedef {import('../languages/rules/index.js').RulesText} RulesText
 * @typedef {import('../wasm/daga.js').VariantInfo} Variant
 */

/**
 * One game's story and rules. While it is there, the printer gets its sheet
 * instead of the page.
 */
export class RulesPage {
  #say;
  #texts;
  #needs;
  #sheet;
  /** @type {ExampleFigure[]} */
  #figures = [];
  #watching;

  /**
   * @param {Say} say
   * @param {RulesText} texts
   * @param {object} needs
   * @param {Variant} needs.variant
   * @param {readonly Variant[]} needs.variants
   * @param {import('./example.js').Needs['example']} needs.example
   * @param {import('./example.js').Needs['boardSettings']} needs.boardSettings
   * @param {boolean} needs.mayPrint
   * @param {(variant: string) => void} needs.choose
   */
  constructor(say, texts, needs) {
    this.#say = say;
    this.#texts = texts;
    this.#needs = needs;
    // A board is painted only while it is near what the person sees.
    this.#watching = new IntersectionObserver((entries) => this.#seen(entries), {
      rootMargin: '60% 0px',
    });
    this.element = el(
      'div',
      { class: 'rules-page' },
      this.#games(),
      el('div', { class: 'rules-intro' }, this.#story(), this.#board()),
      this.#clauses(),
      this.#sources(),
    );
    this.#sheet = makeSheet(say, texts, needs.variant);
    document.body.append(this.#sheet);
  }

  get #game() {
    return this.#texts.games[this.#needs.variant.id];
  }

  /** To the game just chosen. */
  focus() {
    /** @type {HTMLElement | null} */ (
      this.element.querySelector('[aria-current="true"]')
    )?.focus();
  }

  dispose() {
    this.#watching.disconnect();
    for (const figure of this.#figures) figure.dispose();
    this.#sheet.remove();
  }

  #games() {
    const { variant, variants, choose } = this.#needs;
    const buttons = variants.map(({ id }) => {
      const button = pressButton({ class: 'tab' }, () => choose(id), this.#say(`game-${id}`));
      setAttribute(button, 'aria-current', id === variant.id ? 'true' : null);
      return el('li', {}, button);
    });
    return el(
      'nav',
      { 'aria-label': this.#say('games') },
      el('ul', { class: 'rules-games' }, ...buttons),
    );
  }

  #story() {
    const { id } = this.#needs.variant;
    return el(
      'section',
      { class: 'rules-story' },
      el('h3', {}, this.#say(`game-${id}`)),
      el('p', { class: 'origin' }, this.#say(`origin-${id}`)),
      ...this.#game.story.map((paragraph) => el('p', {}, paragraph)),
    );
  }

  #board() {
    const { common } = this.#texts;
    const print = pressButton(
      { class: 'quiet rules-button' },
      () => window.print(),
      this.#say('rules-print'),
    );
    return el(
      'section',
      { class: 'rules-board' },
      el('h3', {}, this.#say('rules-setup')),
      el('p', {}, this.#game.setup, ' ', common.rows),
      el('p', {}, common.way, ' ', common.aim),
      el(
        'p',
        {},
        common.first,
        ' ',
        this.#badge('ruling'),
        ' ',
        el('span', { class: 'rules-why' }, common.firstWhy),
      ),
      this.#needs.mayPrint ? print : null,
    );
  }

  #clauses() {
    const { clauses } = this.#needs.variant;
    return el(
      'section',
      {},
      el('h3', {}, this.#say('rules-clauses')),
      el('p', { class: 'rules-why' }, this.#say('rules-status-meaning')),
      el('ol', { class: 'clauses' }, ...clauses.map((clause) => this.#clause(clause))),
    );
  }

  /** @param {Variant['clauses'][number]} clause */
  #clause({ id, status }) {
    const { variant, example, boardSettings } = this.#needs;
    const text = this.#texts.clauses[id];
    const figure = new ExampleFigure(this.#say, {
      clause: id,
      watch: text.watch,
      variant,
      asked: exampleOf(variant.id, id),
      example,
      boardSettings,
    });
    this.#figures.push(figure);
    this.#watching.observe(figure.element);
    return el(
      'li',
      { class: 'clause' },
      el(
        'div',
        { class: 'clause-text' },
        el('h4', {}, el('span', { class: 'clause-id' }, id), ' ', text.title),
        el('p', {}, text.rule),
        el('p', { class: 'rules-why' }, this.#badge(status), ' ', text.why ?? this.#game.record),
      ),
      figure.element,
    );
  }

  /** @param {Variant['clauses'][number]['status']} status */
  #badge(status) {
    return el(
      'strong',
      { class: 'badge', 'data-status': status },
      this.#say('rules-status', { status }),
    );
  }

  #sources() {
    return el(
      'section',
      {},
      el('h3', {}, this.#say('rules-sources')),
      el('ul', { class: 'sources' }, ...this.#game.sources.map((source) => el('li', {}, source))),
    );
  }

  /** @param {readonly IntersectionObserverEntry[]} entries */
  #seen(entries) {
    for (const { target, isIntersecting } of entries) {
      const figure = this.#figures.find(({ element }) => element === target);
      if (isIntersecting) figure?.appear();
      else figure?.vanish();
    }
  }
}
