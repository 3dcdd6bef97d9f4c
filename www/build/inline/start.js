/**
 * The only script that stands open in the single file: unpacks the page's own
 * and lets it run. The policy names that one by its hash, so whatever else
 * might stand in its place would not run.
 */
import { unpacked } from './data-block.js';

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('daga-start', {
  createScript: (/** @type {string} */ text) => text,
});

unpacked('daga-script')
  .text()
  .then((text) => {
    const script = document.createElement('script');
    script.text = policy ? policy.createScript(text) : text;
    document.body.append(script);
  });
