import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The member under which WebDriver wraps an element's number. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long a click waits for what it clicks, in milliseconds. */
const PATIENCE = 30_000;

/** WebDriver's code points for keys that have no character. */
/** @type {Record<string, string>} */
const KEYS = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};

/**
 * A WebKit window with as much of Playwright's page as the tests need, spoken
 * to by plain WebDriver requests. It needs a display: without one the driver
 * waits for ever.
 */
export class WebKit {
  #driver;
  #session;

  /**
   * @param {import('node:child_process').ChildProcess} driver
   * @param {string} session the address of the session
   */
  constructor(driver, session) {
    this.#driver = driver;
    this.#session = session;
  }

  /** @returns {Promise<WebKit>} */
  static async launch() {
    if (!process.env.DISPLAY) throw new Error('WebKit needs a display; run it under xvfb-run.');
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      // Without a graphics card its compositor draws by Mesa's software, and dies in it.
      env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    });
    const server = `http://127.0.0.1:${port}`;
    await listening(server);
    const capabilities = {
      alwaysMatch: { browserName: 'MiniBrowser', pageLoadStrategy: 'normal' },
    };
    const { sessionId } = await send('POST', `${server}/session`, { capabilities });
    return new WebKit(driver, `${server}/session/${sessionId}`);
  }

  /** Ends the session and the driver. */
  async close() {
    await send('DELETE', this.#session);
    this.#driver.kill();
  }

  /** @param {string} url */
  async goto(url) {
    await send('POST', `${this.#session}/url`, { url });
  }

  async reload() {
    await send('POST', `${this.#session}/refresh`, {});
  }

  /**
   * Runs a function in the page; what it is given and gives must be plain data.
   *
   * @template Argument, Result
   * @param {(argument: Argument) => Result} action
   * @param {Argument} [argument]
   * @returns {Promise<Result>}
   */
  evaluate(action, argument) {
    const script = `return (${action})(arguments[0])`;
    return send('POST', `${this.#session}/execute/sync`, { script, args: [argument ?? null] });
  }

  /**
   * Waits for what may still be on its way, such as a window.
   *
   * @param {string} selector
   */
  async click(selector) {
    for (const late = Date.now() + PATIENCE; ; await sleep(50)) {
      try {
        await this.#clickNow(selector);
        return;
      } catch (error) {
        const missing = /no such element|not interactable/.test(String(error));
        if (!missing || Date.now() > late) throw error;
      }
    }
  }

  /** @param {string} selector */
  async #clickNow(selector) {
    const found = { using: 'css selector', value: selector };
    const element = await send('POST', `${this.#session}/element`, found);
    await send('POST', `${this.#session}/element/${element[ELEMENT]}/click`, {});
  }

  keyboard = {
    /** @param {string} key as Playwright names it */
    press: async (key) => {
      const value = KEYS[key] ?? key;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await send('POST', `${this.#session}/actions`, {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    },
  };
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(method, url, body) {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {string} server */
async function listening(server) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await send('GET', `${server}/status`);
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('WebKitWebDriver did not start.');
}
