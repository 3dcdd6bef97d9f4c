import { createRequire } from 'node:module';

/**
 * The npm packages that the build uses. They are installed under `tests/`,
 * where Node would not look for them from here.
 */
const require = createRequire(new URL('../../tests/package.json', import.meta.url));

/** @type {typeof import('esbuild')} */
export const esbuild = require('esbuild');
