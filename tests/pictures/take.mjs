/**
 * Takes the README's pictures, one of each game, from the page in `dist/`:
 * `./build.sh && node tests/pictures/take.mjs`.
 */
import { fileURLToPath } from 'node:url';
import { BEGUN } from '../browser/games.js';
import { withCamera } from './camera.mjs';

const PICTURES = [
  { name: 'modiar', position: BEGUN.modiar, height: 640 },
  { name: 'tihbat', position: BEGUN.tihbat, height: 640 },
  { name: 'sadeqa', position: BEGUN['sadeqa-iii'], height: 560 },
];

await withCamera(async (take) => {
  for (const { name, position, height } of PICTURES) {
    await take({
      path: fileURLToPath(new URL(`${name}.jpg`, import.meta.url)),
      width: 840,
      height,
      asked: { position, players: 'two', show: 'none', look: 'light' },
      part: '#board',
    });
  }
});
