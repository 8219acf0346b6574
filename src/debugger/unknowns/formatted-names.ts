/** What an f-string says of the types of names: `f"{total:,.2f}"` is only possible for a number. */
import type { Query } from '../../codec/query';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** By the last letter of what stands behind the colon. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/[bcdoxXn]$/, 'int'],
  [/[eEfFgG%]$/, 'float'],
];

/** The same question, in which unknown values have the types that they are formatted by. */
export function typedByFormats(query: Query): Query {
  const typed = new Map(
    [...typesIn(query.statement)].flatMap(([name, type]): [string, Value][] => {
      const value = query.lookup(name);
      return value?.kind === 'unknown' && value.type === undefined ? [[name, { ...value, type }]] : [];
    }),
  );
  return typed.size === 0 ? query : { ...query, lookup: (name) => typed.get(name) ?? query.lookup(name) };
}

function typesIn({ tokens }: Statement): Map<string, string> {
  const found = new Map<string, string>();
  for (const [at, { kind, text }] of tokens.entries()) {
    const [colon, format] = [tokens[at + 1], tokens[at + 2]];
    if (kind !== 'name' || colon?.text !== ':' || format?.kind !== 'fstring-text' || tokens[at - 1]?.text !== '{')
      continue;
    const type = TYPES.find(([pattern]) => pattern.test(format.text))?.[1];
    if (type !== undefined) found.set(text, type);
  }
  return found;
}
