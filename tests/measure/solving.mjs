/** How long Modiar takes in a worker: at first, and once the engine is compiled for good. */
import { ROOT } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { onPhone } from './phone.mjs';

export async function measureSolving() {
  // The sources, not `dist/`: there the engine stands beside its own bindings.
  const server = await serve(ROOT);
  /** @type {{ compiled: number, solved: number[] }} */
  const { compiled, solved } = await onPhone(
    async (page) => {
      await page.goto(`${server.url}www/build/inline/start.js`);
      return page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker('/tests/measure/solving-worker.js', { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
          }),
      );
    },
    { slowed: 1 },
  );
  await server.close();
  const [cold, ...warm] = solved.map(Math.round);
  console.log(`engine compiled ${Math.round(compiled)} ms`);
  console.log(`Modiar cold     ${cold} ms`);
  console.log(`Modiar warm     ${Math.min(...warm)} ms (${warm.join(', ')})`);
}
