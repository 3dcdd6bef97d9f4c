/**
 * Takes a picture of each game in each layout and look, to be looked at:
 * `./build.sh && node tests/pictures/all.mjs [folder] [word …]`. With words,
 * only those whose name has them all, such as `sadeqa-iii phone dark`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BEGUN } from '../browser/games.js';
import { withCamera } from './camera.mjs';

const FOLDER = fileURLToPath(new URL('../../dist-pictures', import.meta.url));

/** @type {Record<string, { width: number, height: number, asked?: Record<string, string> }>} */
const LAYOUTS = {
  'phone-upright': { width: 360, height: 640 },
  'phone-flat': { width: 640, height: 360 },
  'frame-280': { width: 280, height: 400, asked: { show: 'none' } },
  'frame-600': { width: 600, height: 400, asked: { show: 'controls' } },
  'frame-1200': { width: 1200, height: 520, asked: { show: 'controls' } },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
  kiosk: { width: 1080, height: 1920, asked: { kiosk: 'on' } },
  '4k': { width: 3840, height: 2160 },
};

/** @type {Record<string, { asked: Record<string, string>, forced?: boolean }>} */
const LOOKS = {
  light: { asked: { look: 'light' } },
  dark: { asked: { look: 'dark' } },
  contrast: { asked: { look: 'contrast' } },
  forced: { asked: { look: 'light' }, forced: true },
  'right-to-left': { asked: { look: 'light', language: 'ar' } },
};

const [folder = FOLDER, ...words] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await withCamera(async (take) => {
  for (const [game, position] of Object.entries(BEGUN))
    for (const [layout, { width, height, asked }] of Object.entries(LAYOUTS))
      for (const [look, { forced, asked: more }] of Object.entries(LOOKS)) {
        const name = `${game} ${layout} ${look}`;
        if (!words.every((word) => name.includes(word))) continue;
        const path = join(folder, `${name.replaceAll(' ', '-')}.png`);
        await take({
          path,
          width,
          height,
          forced,
          asked: { position, players: 'two', ...asked, ...more },
        });
        console.log(path);
      }
});
