/** Makes a case smaller as long as it shows the same. */

/** Lists without some of the items: halves first, then quarters, at last single ones. */
export function* shorter<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let start = 0; start < items.length; start += size) {
      const rest = [...items.slice(0, start), ...items.slice(start + size)];
      if (rest.length < items.length) yield rest;
    }
}

/**
 * Takes the first smaller case that still fails, and goes on from there.
 *
 * @param goOn asked before every try
 */
export async function shrink<C>(
  one: C,
  smaller: (one: C) => Iterable<C>,
  fails: (one: C) => Promise<boolean>,
  goOn: () => boolean,
): Promise<C> {
  let best = one;
  for (let found = true; found;) {
    found = false;
    for (const candidate of smaller(best)) {
      if (!goOn()) return best;
      if (!(await fails(candidate))) continue;
      best = candidate;
      found = true;
      break;
    }
  }
  return best;
}
