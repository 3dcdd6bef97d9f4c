/**
 * A plain file server for `dist/`: `node www/build/serve.mjs [port]`.
 * It is for trying and testing the page on one's own computer; any web server
 * will do to publish it.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { DIST } from './paths.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Where the parts of one version stand: another version has other addresses. */
const PARTS = /\/www\/[0-9a-f]{8}\//;

/**
 * @typedef {object} Serving
 * @property {string} url where it listens, with a closing slash
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder to this computer only.
 *
 * @param {string} folder
 * @param {{ port?: number, types?: Record<string, string> }} [options] port 0,
 *   the default, takes any free one; `types` overrides the type by extension
 * @returns {Promise<Serving>}
 */
export function serve(folder, { port = 0, types = {} } = {}) {
  const server = createServer(async (request, response) => {
    const file = await find(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
      return;
    }
    const extension = extname(file);
    const headers = {
      'Content-Type': types[extension] ?? TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': PARTS.test(request.url ?? '') ? 'max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    // As most hosts do; images are packed already.
    if (extension !== '.png' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' });
      createReadStream(file).pipe(createGzip()).pipe(response);
    } else {
      response.writeHead(200, headers);
      createReadStream(file).pipe(response);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        url: `http://127.0.0.1:${address.port}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * @param {string} folder
 * @param {string} url the path asked for
 * @returns {Promise<string | undefined>} a file within the folder
 */
async function find(folder, url) {
  try {
    const asked = normalize(decodeURIComponent(new URL(`http://localhost${url}`).pathname));
    const path = join(folder, asked.endsWith(sep) ? join(asked, 'index.html') : asked);
    return (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8080);
  try {
    const { url } = await serve(DIST, { port });
    console.log(`\nDaga is at ${url} (Ctrl-C stops it).`);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    console.error(`The server did not start: ${message}. Try another port.`);
    process.exitCode = 1;
  }
}
