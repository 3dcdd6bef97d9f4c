/** What the build writes into the service worker. */
declare const DAGA_VERSION: string;
declare const DAGA_FILES: Record<string, string>;
