/**
 * Stones on earth, sand and wood, made from noise. Silent until the person
 * switches it on, and never before they have touched the page.
 */

/** @type {Record<string, { tone: number, ring: number, body: number, loud: number }>} */
const GROUNDS = {
  earth: { tone: 1150, ring: 5, body: 0.055, loud: 0.5 },
  sand: { tone: 2400, ring: 2, body: 0.04, loud: 0.36 },
  wood: { tone: 820, ring: 11, body: 0.085, loud: 0.55 },
};

/** Closer together than this, clicks are one noise. */
const LEAST_GAP = 0.028;

export class Sound {
  on = false;
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #noise = null;
  #last = 0;

  /** Call within a gesture: browsers allow sound only from there. */
  unlock() {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => {});
  }

  /**
   * @param {'lift' | 'drop' | 'take'} kind
   * @param {number} count  stones that lie there: a click on stones is brighter
   * @param {string} ground
   */
  play(kind, count, ground) {
    const context = this.#context;
    if (!this.on || !context || context.state !== 'running') return;
    const now = context.currentTime;
    if (now - this.#last < LEAST_GAP) return;
    this.#last = now;
    const how = GROUNDS[ground] ?? GROUNDS.earth;
    const onStones = kind === 'drop' ? Math.min(1, count / 6) : 0.8;
    const clicks = kind === 'drop' ? 1 : Math.min(5, Math.max(1, count));
    for (let i = 0; i < clicks; i++) {
      const at = now + i * 0.032 * (0.7 + Math.random() * 0.6);
      this.#click(context, at, how, onStones, how.loud * (kind === 'drop' ? 0.8 : 0.4));
    }
  }

  /** @param {AudioContext} context @param {number} at @param {(typeof GROUNDS)[string]} how @param {number} onStones @param {number} loud */
  #click(context, at, how, onStones, loud) {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= noise(context);
    const body = context.createBiquadFilter();
    body.type = 'bandpass';
    body.frequency.value = how.tone * (0.9 + Math.random() * 0.25) * (1 + onStones * 1.1);
    body.Q.value = how.ring * (1 + onStones * 0.6);
    // A narrow band lets little noise through: make up for it.
    const band = body.frequency.value / body.Q.value;
    const strength = loud * 0.35 * Math.sqrt(context.sampleRate / 2 / band);
    const level = context.createGain();
    level.gain.setValueAtTime(strength, at);
    level.gain.exponentialRampToValueAtTime(0.0008, at + how.body * (0.8 + Math.random() * 0.4));
    source.connect(body).connect(level).connect(context.destination);
    source.start(at, Math.random() * 0.5, 0.2);
  }

  dispose() {
    this.#context?.close().catch(() => {});
    this.#context = null;
  }
}

/** @param {AudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
