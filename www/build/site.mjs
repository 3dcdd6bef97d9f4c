/**
 * Makes the hosted build: `dist/` is `index.html` and `www/` as they stand,
 * without the build's own scripts.
 */
import { cp, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DIST, ROOT } from './paths.mjs';

const NOT_SHIPPED = /^www\/build(\/|$)|\.d\.ts$|\.md$/;

await rm(DIST, { recursive: true, force: true });
for (const name of ['index.html', 'www']) {
  await cp(join(ROOT, name), join(DIST, name), {
    recursive: true,
    filter: (source) => !NOT_SHIPPED.test(relative(ROOT, source).split(sep).join('/')),
  });
}
