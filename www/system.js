/**
 * What the system asks for: dark colours, more contrast, no motion.
 *
 * @param {() => void} changed called when the person changes it
 */
export function watchSystem(changed) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  for (const query of [dark, contrast, still]) query.addEventListener('change', changed);
  return {
    get dark() {
      return dark.matches;
    },
    get contrast() {
      return contrast.matches;
    },
    get still() {
      return still.matches;
    },
  };
}
