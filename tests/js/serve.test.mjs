/** The little server of `./build.sh serve`. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { partsFolder } from '../../www/build/version.mjs';

/** @type {import('../../www/build/serve.mjs').Serving} */
let server;
before(async () => {
  server = await serve(DIST);
});
after(() => server.close());

test('files come with the types that browsers insist on', async () => {
  const parts = await partsFolder(DIST);
  const types = {
    '': 'text/html; charset=utf-8',
    'daga.html': 'text/html; charset=utf-8',
    [`${parts}main.js`]: 'text/javascript; charset=utf-8',
    [`${parts}wasm/daga_bg.wasm`]: 'application/wasm',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await fetch(server.url + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('Content-Type'), type, path);
    await response.arrayBuffer();
  }
});

test('what is not in the folder is not served', async () => {
  const paths = [
    '/missing',
    '/www',
    '/../build.sh',
    '/%2e%2e/build.sh',
    '/..%2fbuild.sh',
    '/%',
    '//x',
  ];
  for (const path of paths) assert.equal(await status(path), 404, path);
});

/**
 * Asks for a path as it stands; `fetch` would tidy it first.
 *
 * @param {string} path
 * @returns {Promise<number | undefined>}
 */
function status(path) {
  return new Promise((resolve, reject) => {
    const asked = request(server.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}
