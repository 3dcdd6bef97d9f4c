import { el } from '../dom.js';

/**
 * What the page's address asked for and did not get: named in the settings,
 * where whoever wrote the address will look, and in the browser's console.
 *
 * @typedef {import('../parameters.js').Fault} Fault
 *
 * @param {import('../words.js').Words} words
 * @param {readonly Fault[]} faults
 */
export function makeFaults(words, faults) {
  const list = el('ul', { class: 'faults' });
  const element = el('section', { hidden: true }, words.text(el('h3'), 'faults'), list);

  /** @param {Fault} fault */
  function add(fault) {
    const compose = (/** @type {import('../phrases.js').Phrases['say']} */ say) =>
      say('fault', { name: fault.name, value: fault.value, wanted: wanted(say, fault) });
    list.append(words.phrase(el('li'), compose));
    element.hidden = false;
    console.warn(compose(words.say));
  }

  /** @param {import('../phrases.js').Phrases['say']} say @param {Fault} fault */
  function wanted(say, { wanted: kind, choices = '', reason }) {
    return say('wanted', { kind, choices: reason?.(say) ?? choices });
  }

  for (const fault of faults) add(fault);
  return { element, add };
}
