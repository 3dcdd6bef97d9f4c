/**
 * What the machine itself makes of frames: a dot that moves over an empty page,
 * whose thread works as long in each frame as it is told to. Its late frames
 * are nobody's fault but the machine's.
 */

import { between, traced } from './frames.mjs';
import { onPhone } from './phone.mjs';

/** Milliseconds that such a page's frame takes by itself, slowed four times. */
const OWN = 3;
const PAGE = `<body style="margin: 0; height: 100vh">
  <div style="position: absolute; width: 40px; height: 40px; background: #222; will-change: transform"></div>`;

/**
 * @param {number} share milliseconds of the page's thread a frame
 * @param {number} seconds
 */
export async function measureDot(share, seconds) {
  const events = await onPhone(async (page, tools) => {
    await page.setContent(PAGE);
    await page.waitForTimeout(2000);
    return traced(tools, async () => {
      await page.evaluate(move, { work: Math.max(0, share - OWN), seconds });
      await page.waitForTimeout(500);
    });
  });
  return between(events, 'moving');
}

/** Runs in the page. @param {{ work: number, seconds: number }} wish */
function move({ work, seconds }) {
  const dot = /** @type {HTMLElement} */ (document.querySelector('div'));
  performance.mark('moving-begins');
  const begun = performance.now();
  return new Promise((resolve) => {
    const frame = () => {
      const now = performance.now();
      const passed = (now - begun) / 1000;
      while (performance.now() < now + work);
      dot.style.transform = `translate(${150 + 130 * Math.sin(3 * passed)}px, ${400 + 300 * Math.cos(2 * passed)}px)`;
      if (passed < seconds) requestAnimationFrame(frame);
      else {
        performance.mark('moving-ends');
        resolve(null);
      }
    };
    requestAnimationFrame(frame);
  });
}
