/**
 * How the header of a loop binds a known item, as far as that is syntax: a name gets the item, names in a
 * pattern get the parts of a tuple or list of equal length. All else (stars, attributes, strings, a part too many) is
 * predicted.
 */
import { partsOfTarget } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';

export type Bound = readonly (readonly [name: string, value: Value])[];

/** What the names of a loop's header become when it takes an item; undefined where the syntax does not say it. */
export function unpackedTarget({ loopTarget }: Statement, value: Value): Bound | undefined {
  return loopTarget && match(loopTarget.bare, value);
}

function match(target: SyntaxNode, value: Value): Bound | undefined {
  if (target.type === 'identifier') return [[target.text, value]];
  const parts = partsOfTarget(target);
  if (!parts) return undefined;
  // The parts of something unknown are unknown as well.
  const items = value.kind === 'unknown' ? parts.map(() => UNKNOWN) : itemsOf(value);
  if (items?.length !== parts.length) return undefined;
  const all = parts.map((part, index) => match(part.bare, items[index] ?? UNKNOWN));
  return all.includes(undefined) ? undefined : all.flatMap((bound) => bound ?? []);
}

function itemsOf(value: Value): readonly Value[] | undefined {
  return value.kind === 'tuple' || value.kind === 'list' ? value.items : undefined;
}
