/** Names of classes in values. */

/** How people know a class that values name so. */
export function shownClass(name: string): string {
  const at = name.indexOf('@');
  if (at < 0) return name;
  const whole = name.slice(0, at);
  return whole.slice(whole.lastIndexOf('.') + 1);
}
