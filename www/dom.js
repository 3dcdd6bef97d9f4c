/**
 * Makes an element. `on…` properties become listeners, everything else is an
 * attribute (`false` and `null` leave it out, `true` leaves it empty). Strings
 * become text, never markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * Changes an attribute only where it differs: each change makes the browser
 * look for styles that may go with it.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) {
    element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Changes a text only where it differs, so that nothing is read out twice and
 * no selection is lost. In the same node: a new one would be styled anew.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const { firstChild: node } = element;
  if (node instanceof Text && node === element.lastChild) {
    if (node.data !== text) node.data = text;
  } else if (element.textContent !== text) element.textContent = text;
}

/**
 * Switches a button without `disabled`, which would throw the focus away.
 *
 * @param {HTMLButtonElement} button
 * @param {boolean} able
 */
export function setAble(button, able) {
  setAttribute(button, 'aria-disabled', able ? null : 'true');
}

/**
 * A button that does nothing while it is switched off by `setAble`.
 *
 * @param {Record<string, any>} properties
 * @param {() => void} press
 * @param {...(Node | string)} children
 */
export function pressButton(properties, press, ...children) {
  const button = el('button', { type: 'button', ...properties }, ...children);
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
  return button;
}

/**
 * A part of the page that `index.html` holds.
 *
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element #${id}.`);
  return element;
}
