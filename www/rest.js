/**
 * Loads all that somebody may still want, where the browser does not keep the
 * page: afterwards it needs its web server no more, like a page that is kept.
 */
import { idle } from './idle.js';
import { languages } from './languages/index.js';
import { loadRules } from './languages/rules/index.js';

/**
 * One part after another, when the page has nothing else to do. What does not
 * come is asked for again when it is wanted.
 */
export async function bringRest() {
  const parts = [
    () => import('./views/rules-page.js'),
    () => import('./views/embed.js'),
    ...languages.flatMap(({ code, load }) => [load, () => loadRules(code)]),
  ];
  for (const bring of parts) {
    await idle();
    await bring().catch(() => {});
  }
}
