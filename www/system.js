/**
 * What the system asks for: dark colours, more contrast, no motion; and whether
 * the screen is so large that it is read from afar (see `font-size` in the style).
 *
 * @param {() => void} changed called when the person changes it
 */
export function watchSystem(changed) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  for (const query of [dark, contrast, still]) query.addEventListener('change', changed);
  let far = isFar();
  addEventListener('resize', () => {
    if (far === isFar()) return;
    far = !far;
    changed();
  });
  return {
    get far() {
      return far;
    },
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

function isFar() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 22;
}
