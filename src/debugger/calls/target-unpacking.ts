/**
 * How the header of a loop binds a known item, as far as that is syntax: a name gets the item, names in a
 * pattern get the parts of a tuple or list of equal length, and one with a star a list of what the others leave. All else
 * (attributes, strings, a part too many) is predicted.
 */
import { partsOfTarget } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Statement } from '../../python/syntax';
import { partedItems } from '../../python/values/dates';
import type { Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';
import { Numbering } from '../objects/heap';

type Bound = readonly (readonly [name: string, value: Value])[];

/** What the names of a loop's header become when it takes an item; undefined where the syntax does not say it. */
export function unpackedTarget<S extends { readonly nextId: number }>(
  state: S,
  { loopTarget }: Statement,
  value: Value,
): { readonly state: S; readonly bound: Bound } | undefined {
  const numbering = new Numbering(state.nextId);
  const bound = loopTarget && match(loopTarget.bare, value, numbering);
  return bound && { state: { ...state, nextId: numbering.position }, bound };
}

function match(target: SyntaxNode, value: Value, numbering: Numbering): Bound | undefined {
  if (target.type === 'identifier') return [[target.text, value]];
  const parts = partsOfTarget(target);
  if (!parts) return undefined;
  // The parts of something unknown are unknown as well.
  const items = value.kind === 'unknown' ? parts.map(() => UNKNOWN) : gathered(parts, itemsOf(value), numbering);
  if (items?.length !== parts.length) return undefined;
  const all = parts.map((part, index) => match(starred(part) ?? part.bare, items[index] ?? UNKNOWN, numbering));
  return all.includes(undefined) ? undefined : all.flatMap((bound) => bound ?? []);
}

/** The items with those in a list that belong to the part with a star, if one has it; undefined where they are too few. */
export function gathered(
  parts: readonly SyntaxNode[],
  items: readonly Value[] | undefined,
  numbering: Numbering,
): readonly Value[] | undefined {
  const at = parts.findIndex((part) => starred(part) !== undefined);
  if (!items || at < 0) return items;
  const end = items.length - (parts.length - at - 1);
  if (end < at) return undefined;
  const rest = numbering.label({ kind: 'list', items: items.slice(at, end) });
  return [...items.slice(0, at), rest, ...items.slice(end)];
}

/** What stands behind the star of a part. */
export function starred({ bare }: SyntaxNode): SyntaxNode | undefined {
  return bare.type === 'list_splat_pattern' ? bare.named[0]?.bare : undefined;
}

function itemsOf(value: Value): readonly Value[] | undefined {
  return value.kind === 'tuple' || value.kind === 'list' ? value.items : partedItems(value);
}
