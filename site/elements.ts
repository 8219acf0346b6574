/** Small parts of the page. */

/** @param kind class of the element */
export function byId<T extends Element>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id) as Element | null;
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`);
  return found;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
