/** What an answer says of parts that were asked about as names, said of the values that hold them. */
import type { Value } from '../../../python/values/value';
import type { Change, Query } from '../../query';

/** A part of a value that a name holds, under a name of its own. */
interface NamedPart {
  readonly name: string;
  /** The name of what holds it. */
  readonly root: string;
}

/**
 * @param put the holder with another value of the part; undefined where that cannot be told
 * @returns undefined where a change cannot be told of what holds the part, or is told of both
 */
export function changesOfHolders<Part extends NamedPart>(
  changes: readonly Change[],
  parts: readonly Part[],
  query: Query,
  put: (holder: Value, part: Part, value: Value) => Value | undefined,
): readonly Change[] | undefined {
  const others: Change[] = [];
  const holders = new Map<string, { value: Value; confidence: number }>();
  for (const change of changes) {
    const part = parts.find(({ name }) => name === change.name);
    if (!part) {
      others.push(change);
      continue;
    }
    const held = holders.get(part.root);
    const holder = held?.value ?? query.lookup(part.root);
    const value = holder && change.value && put(holder, part, change.value);
    if (!value) return undefined;
    holders.set(part.root, { value, confidence: (held?.confidence ?? 1) * change.confidence });
  }
  if (others.some(({ name }) => holders.has(name))) return undefined;
  return [...others, ...[...holders].map(([name, change]) => ({ name, ...change }))];
}
