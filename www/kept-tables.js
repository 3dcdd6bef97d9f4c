/**
 * Tables of margins kept between visits, in the browser's own database. It
 * works in any thread. Where the browser keeps nothing (private window,
 * sandboxed frame, disk full), it is as if nothing had been kept.
 *
 * @typedef {{ bytes: Uint8Array, milliseconds: number }} KeptTable
 */

const DATABASE = 'daga-1';
const SHELF = 'tables';
/** A database that does not answer must not keep anyone waiting. */
const PATIENCE = 2000;
/** A table is kept only where it leaves so many times its size free. */
const SPARE = 4;

export class KeptTables {
  /** @type {Promise<IDBDatabase | null>} */
  #database;

  /** @param {() => IDBFactory} factory gives the browser's databases; may throw */
  constructor(factory = () => indexedDB) {
    this.#database = open(factory).catch(() => null);
  }

  /**
   * @param {string} name
   * @returns {Promise<KeptTable | null>} as it was found; whether it is sound is for the engine to say
   */
  async read(name) {
    const kept = await this.#do('readonly', (shelf) => shelf.get(name)).catch(() => null);
    const { bytes, milliseconds } = kept ?? {};
    return bytes instanceof Uint8Array && typeof milliseconds === 'number'
      ? { bytes, milliseconds }
      : null;
  }

  /**
   * @param {string} name
   * @param {KeptTable} table
   * @returns {Promise<boolean>} whether it is kept
   */
  async write(name, table) {
    try {
      if (!(await hasRoom(table.bytes.length))) return false;
      await this.#do('readwrite', (shelf) => shelf.put(table, name));
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} name */
  async drop(name) {
    await this.#do('readwrite', (shelf) => shelf.delete(name)).catch(() => {});
  }

  /**
   * @param {'readonly' | 'readwrite'} mode
   * @param {(shelf: IDBObjectStore) => IDBRequest} act
   * @returns {Promise<any>}
   */
  async #do(mode, act) {
    const database = await this.#database;
    if (!database) return null;
    return inTime((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode);
      const request = act(transaction.objectStore(SHELF));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

/**
 * @param {() => IDBFactory} factory
 * @returns {Promise<IDBDatabase>}
 */
function open(factory) {
  return inTime((resolve, reject) => {
    const request = factory().open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @param {(resolve: (value: any) => void, reject: (error: any) => void) => void} begin
 * @returns {Promise<any>}
 */
function inTime(begin) {
  /** @type {any} */
  let timer;
  const answer = new Promise((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE);
    begin(resolve, reject);
  });
  return answer.finally(() => clearTimeout(timer));
}

/** @param {number} bytes */
async function hasRoom(bytes) {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > SPARE * bytes;
}
