import { fileURLToPath } from 'node:url';

/** The top folder of the source tree. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where everything that is shipped ends up. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
