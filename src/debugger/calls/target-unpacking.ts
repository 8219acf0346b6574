/**
 * How the header of a loop takes an item that is known, as far as the syntax says it: a name gets the item, names in a
 * pattern get the parts of a tuple or list that has as many. All else (stars, attributes, strings, a part too many) is
 * predicted.
 */
import type { SourceToken, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';

export type Bound = readonly (readonly [name: string, value: Value])[];

/** What the names of a loop's header become when it takes an item; undefined where the syntax does not say it. */
export function unpackedTarget({ tokens }: Statement, value: Value): Bound | undefined {
  const end = tokens.findIndex(({ text, kind }) => text === 'in' && kind === 'keyword');
  const begin = tokens.findIndex(({ text }) => text === 'for') + 1;
  return match(tokens.slice(begin, end), value);
}

function match(pattern: readonly SourceToken[], value: Value): Bound | undefined {
  const [first] = pattern;
  if (pattern.length === 1 && first?.kind === 'name') return [[first.text, value]];
  const parts = atCommas(pattern);
  if (parts.length > 1 || pattern.at(-1)?.text === ',') return matchAll(parts, value);
  const inner = pattern.slice(1, -1);
  if (first?.text === '[') return matchAll(atCommas(inner), value);
  return first?.text === '(' && pattern.at(-1)?.text === ')' ? match(inner, value) : undefined;
}

function matchAll(parts: readonly (readonly SourceToken[])[], value: Value): Bound | undefined {
  // The parts of something unknown are unknown as well.
  const items = value.kind === 'unknown' ? parts.map(() => UNKNOWN) : itemsOf(value);
  if (items?.length !== parts.length) return undefined;
  const all = parts.map((part, index) => match(part, items[index] ?? UNKNOWN));
  return all.includes(undefined) ? undefined : all.flatMap((bound) => bound ?? []);
}

function itemsOf(value: Value): readonly Value[] | undefined {
  return value.kind === 'tuple' || value.kind === 'list' ? value.items : undefined;
}

function atCommas(tokens: readonly SourceToken[]): SourceToken[][] {
  const parts: SourceToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if ('(['.includes(token.text)) depth += 1;
    if (')]'.includes(token.text)) depth -= 1;
    if (token.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
