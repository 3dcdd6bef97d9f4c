/**
 * `<daga-game>`: the games in other people's pages. A classic script, because
 * a module from another site would need that site's server to allow it.
 * Types: `daga-embed.d.ts`. Description: `EMBEDDING.md`.
 */
(() => {
  const PROTOCOL = 1;
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const PAGE = new URL('daga.html', script?.src || document.baseURI).href;

  /** The element's attributes, and the parameters of the page in the frame. @type {Record<string, string>} */
  const SETTINGS = {
    lang: 'language',
    look: 'look',
    sound: 'sound',
    motion: 'motion',
    speed: 'speed',
    level: 'level',
    analysis: 'analysis',
  };
  /** @type {Record<string, string>} */
  const GAME = { game: 'game', position: 'position', players: 'players', side: 'side' };
  /** @type {Record<string, string>} */
  const FIXED = { show: 'show', locked: 'locked' };
  const ATTRIBUTES = { ...SETTINGS, ...GAME, ...FIXED };

  class DagaGame extends HTMLElement {
    static observedAttributes = [...Object.keys(ATTRIBUTES), 'src', 'title'];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #ready = false;
    #next = 1;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    #waiting = new Map();
    /** @type {(() => void)[]} */
    #queue = [];
    /** @type {Set<string>} */
    #changed = new Set();
    #listen = (/** @type {MessageEvent} */ event) => this.#hear(event);

    connectedCallback() {
      if (!this.style.display) this.style.display = 'block';
      window.addEventListener('message', this.#listen);
      this.#load();
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#listen);
      this.#frame?.remove();
      this.#frame = null;
      this.#drop('The element was taken out of the page.');
    }

    /** @param {string} name */
    attributeChangedCallback(name) {
      if (!this.#frame) return;
      if (name === 'title') this.#frame.title = this.title || 'Daga';
      else if (name === 'src' || name in FIXED || !this.#ready) this.#load();
      else {
        if (this.#changed.size === 0) queueMicrotask(() => this.#pass());
        this.#changed.add(name);
      }
    }

    /** @param {{ game?: string, position?: string, players?: string, side?: string }} [wish] */
    newGame(wish = {}) {
      return this.#ask('new', wish);
    }

    /** @param {string} pit its letter, or `pass` */
    play(pit) {
      return this.#ask('play', { pit });
    }

    undo() {
      return this.#ask('undo', {});
    }

    /** @param {Record<string, string | boolean>} settings */
    set(settings) {
      return this.#ask('set', settings);
    }

    get() {
      return this.#ask('get', {});
    }

    /** Puts the page into the frame, or another one in its place. */
    #load() {
      this.#drop('The frame was loaded afresh.');
      const address = new URL(this.getAttribute('src') ?? PAGE, document.baseURI);
      for (const [attribute, parameter] of Object.entries(ATTRIBUTES)) {
        const value = this.getAttribute(attribute);
        if (value !== null) address.searchParams.set(parameter, value);
      }
      // With it, the page in the frame listens to this site only.
      if (/^https?:/.test(location.origin)) address.searchParams.set('host', location.origin);
      const frame = document.createElement('iframe');
      frame.title = this.title || 'Daga';
      frame.loading = 'lazy';
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = address.href;
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        border: '0',
        // Until the page tells its height, or for good where it cannot.
        aspectRatio: '4 / 3',
        minHeight: '420px',
      });
      this.replaceChildren(frame);
      this.#frame = frame;
    }

    /** Tells the page in the frame which attributes have changed. */
    #pass() {
      const names = [...this.#changed];
      this.#changed.clear();
      const values = (/** @type {Record<string, string>} */ of) =>
        Object.fromEntries(
          names
            .filter((name) => name in of && this.hasAttribute(name))
            .map((name) => [of[name], this.getAttribute(name) ?? '']),
        );
      const settings = values(SETTINGS);
      const wish = values(GAME);
      const failed = (/** @type {any} */ error) =>
        this.#fire('error', { code: error.code, message: error.message });
      if (Object.keys(settings).length > 0) this.set(settings).catch(failed);
      if (Object.keys(wish).length > 0) this.newGame(wish).catch(failed);
    }

    /** @param {string} command @param {Record<string, unknown>} values @returns {Promise<any>} */
    #ask(command, values) {
      return new Promise((resolve, reject) => {
        if (!this.#frame) {
          reject(new Error('The element is not in the page.'));
          return;
        }
        const id = this.#next;
        this.#next += 1;
        this.#waiting.set(id, { resolve, reject });
        // A sandboxed frame has no origin that could be named.
        const send = () =>
          this.#frame?.contentWindow?.postMessage({ ...values, daga: PROTOCOL, id, command }, '*');
        if (this.#ready) send();
        else this.#queue.push(send);
      });
    }

    /** @param {MessageEvent} event */
    #hear({ data, source }) {
      if (!this.#frame || source !== this.#frame.contentWindow || data?.daga !== PROTOCOL) return;
      const { daga: _, type, id, ...detail } = data;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === 'answer') waiting?.resolve(detail);
      else if (type === 'error' && waiting)
        waiting.reject(Object.assign(new Error(detail.message), detail));
      else if (type === 'height') this.#resize(detail.height);
      else if (['ready', 'move', 'end', 'change', 'error'].includes(type)) {
        this.#fire(type, detail);
        if (type === 'ready') this.#start();
      }
    }

    #start() {
      this.#ready = true;
      for (const send of this.#queue.splice(0)) send();
    }

    /** @param {unknown} height */
    #resize(height) {
      if (typeof height !== 'number' || !(height >= 100 && height <= 4000) || !this.#frame) return;
      Object.assign(this.#frame.style, { height: `${height}px`, aspectRatio: 'auto' });
    }

    /** @param {string} type @param {unknown} detail */
    #fire(type, detail) {
      this.dispatchEvent(new CustomEvent(`daga-${type}`, { detail, bubbles: true }));
    }

    /** @param {string} why */
    #drop(why) {
      this.#ready = false;
      this.#queue = [];
      const lost = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of lost) reject(new Error(why));
    }
  }

  for (const name of [...Object.keys(ATTRIBUTES), 'src']) {
    if (name === 'lang') continue; // HTML has this one.
    Object.defineProperty(DagaGame.prototype, name, {
      get() {
        return this.getAttribute(name);
      },
      set(value) {
        if (value === null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
      enumerable: true,
      configurable: true,
    });
  }

  if (!customElements.get('daga-game')) customElements.define('daga-game', DagaGame);
})();
