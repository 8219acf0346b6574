/** Names of classes in values. */

/** How people know a class that values name so. */
export function shownClass(name: string): string {
  const at = name.indexOf('@');
  if (at < 0) return name;
  const whole = name.slice(0, at);
  return whole.slice(whole.lastIndexOf('.') + 1);
}

/** The same in what an object looks like, where the module that its class is from says little: `Order`, not `shop.models.Order`. */
export function shownOwner(name: string): string {
  // Names of modules are nearly always in lower case, and those of classes hardly ever.
  return shownClass(name).replace(/^(?:[^A-Z.][^.]*\.)+(?=[^.])/, '');
}

/** The name of a class whose name another one takes further down, and of what is in it: `Point@L3`. */
export function replacedName(name: string, line: number): string {
  return `${name}@L${line}`;
}

/** The class goes by such a name. */
export function isReplacedName(name: string): boolean {
  return name.includes('@L');
}

/** A qualified name as it is in Python. */
export function pythonPath(name: string): string {
  return name.replaceAll(/@L\d+/g, '');
}
