/**
 * The page's policy lets no plain text become a script's address. This is the
 * one place where an address is vouched for: it must be of this site, or made
 * by this page itself.
 */

/** @type {{ createScriptURL(url: string): any } | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('daga', {
  createScriptURL: vouched,
});

/**
 * @param {string | URL} url of a script of ours
 * @returns {string} in browsers that have trusted types, one of those in its place
 */
export function scriptUrl(url) {
  return policy ? policy.createScriptURL(String(url)) : vouched(String(url));
}

/** @param {string} url */
function vouched(url) {
  const { protocol, origin } = new URL(url, document.baseURI);
  if (protocol !== 'blob:' && origin !== location.origin)
    throw new TypeError(`${url} is not a script of this page.`);
  return url;
}
