/**
 * What the page's address asked for and did not get. The browser's console has
 * it at once; the settings name it, where whoever wrote the address will look.
 *
 * @typedef {import('./parameters.js').Fault} Fault
 * @typedef {import('./phrases.js').Phrases['say']} Say
 */
export class Faults {
  /** @type {Fault[]} */
  #found = [];
  /** @type {(fault: Fault) => void} */
  #show = () => {};
  #say;

  /**
   * @param {Say} say
   * @param {readonly Fault[]} faults found in the address itself
   */
  constructor(say, faults) {
    this.#say = say;
    for (const fault of faults) this.add(fault);
  }

  /** @param {Fault} fault */
  add = (fault) => {
    this.#found.push(fault);
    console.warn(tellFault(this.#say, fault));
    this.#show(fault);
  };

  /**
   * Shows all of them, those that are still to come, too.
   * @param {(fault: Fault) => void} show
   */
  showBy(show) {
    this.#show = show;
    for (const fault of this.#found) show(fault);
  }
}

/**
 * @param {Say} say
 * @param {Fault} fault
 */
export function tellFault(say, { name, value, wanted: kind, choices = '', reason }) {
  return say('fault', {
    name,
    value,
    wanted: say('wanted', { kind, choices: reason?.(say) ?? choices }),
  });
}
