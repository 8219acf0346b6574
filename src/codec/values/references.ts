/** Values that a prompt or answer has already written and that later ones may refer to by one token. */
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

export interface Reference {
  /** `v3` (a variable of the prompt) or `r1` (a value computed earlier in the answer). */
  readonly token: string;
  readonly value: Value;
}

/** Code points of a string, or items of a list or tuple: what `*v0` inside a display of that kind stands for. */
export function parts(value: Value): readonly (string | Value)[] | undefined {
  if (value.kind === 'str') return Array.from(value.value);
  if (value.kind === 'list' || value.kind === 'tuple') return value.items;
  return undefined;
}

function samePart(a: string | Value | undefined, b: string | Value | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return sameValue(a, b);
}

/** To write an object out takes longer than to name what it is in. */
export function isOneObject(all: readonly (string | Value)[]): boolean {
  const [only, ...more] = all;
  return more.length === 0 && typeof only === 'object' && only.kind === 'object';
}

/** The longest of `bases` that stands in `all` at `position`, if it has at least `shortest` parts. */
export function longestAt(
  all: readonly (string | Value)[],
  position: number,
  kind: Value['kind'],
  bases: readonly Reference[],
  shortest: number,
): { reference: Reference; length: number } | undefined {
  let best: { reference: Reference; length: number } | undefined;
  for (const reference of bases) {
    const base = reference.value.kind === kind ? parts(reference.value) : undefined;
    if (
      !base ||
      base.length < (isOneObject(base) ? 1 : shortest) ||
      base.length > all.length - position ||
      base.length <= (best?.length ?? 0)
    )
      continue;
    if (base.every((part, i) => samePart(part, all[position + i]))) best = { reference, length: base.length };
  }
  return best;
}
