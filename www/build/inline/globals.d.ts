/** Filled in by the build: the scripts of the single file's workers. */
declare const DAGA_WORKERS: Record<'rules' | 'thinking' | 'painting', string>;
