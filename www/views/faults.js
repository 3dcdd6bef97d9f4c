import { el } from '../dom.js';
import { tellFault } from '../faults.js';

/**
 * The part of the settings that names what is wrong in the page's address.
 *
 * @param {import('../words.js').Words} words
 * @param {import('../faults.js').Faults} faults
 */
export function showFaults(words, faults) {
  const list = el('ul', { class: 'faults' });
  const section = el('section', { hidden: true }, words.text(el('h3'), 'faults'), list);
  faults.showBy((fault) => {
    list.append(words.phrase(el('li'), (say) => tellFault(say, fault)));
    section.hidden = false;
  });
  return section;
}
