/** Which attributes of an object a statement is about: the whole object is long to read. */
import { sameValue } from '../../python/values/print';
import type { SourceToken } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** Where more attributes differ than this, the object says it shorter. */
const MOST = 3;

export interface AttributeChange {
  readonly attribute: string;
  readonly value: Value;
  readonly before?: Value;
}

/** Attributes that differ between two states of an object; undefined where these are no such states, or too many differ. */
export function changedAttributes(before: Value | undefined, after: Value): readonly AttributeChange[] | undefined {
  if (before?.kind !== 'object' || after.kind !== 'object' || before.className !== after.className) return undefined;
  // A name that is bound to another object has not changed the one that it had.
  if (before.id !== undefined && after.id !== undefined && before.id !== after.id) return undefined;
  if (after.attributes.length < before.attributes.length) return undefined;
  if (after.contents && !(before.contents && sameValue(before.contents, after.contents))) return undefined;
  const old = new Map(before.attributes);
  const changed = after.attributes.flatMap(([attribute, value]): AttributeChange[] => {
    const was = old.get(attribute);
    if (was && sameValue(was, value)) return [];
    return [{ attribute, value, ...(was && { before: was }) }];
  });
  return changed.length > 0 && changed.length <= MOST ? changed : undefined;
}

/** Attributes of an object that tokens read by its name: `self.balance`. */
export function namedAttributes(
  tokens: readonly Pick<SourceToken, 'text'>[],
  name: string,
  object: Value,
): readonly AttributeChange[] {
  if (object.kind !== 'object') return [];
  const read = new Set(
    tokens.flatMap(({ text }, i) => {
      const isOwn = text === name && tokens[i - 1]?.text !== '.' && tokens[i + 1]?.text === '.';
      const attribute = isOwn ? tokens[i + 2]?.text : undefined;
      return attribute === undefined ? [] : [attribute];
    }),
  );
  return object.attributes.flatMap(([attribute, value]) => (read.has(attribute) ? [{ attribute, value }] : []));
}
