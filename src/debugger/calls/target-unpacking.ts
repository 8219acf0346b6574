/** How the header of a loop takes an item that is known: which name gets which part of it. */
import type { SourceToken, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';

/** What the names of a loop's header become when it takes an item; a name is unknown where the item does not fit its pattern. */
export function unpackedTarget({ tokens }: Statement, value: Value): (readonly [name: string, value: Value])[] {
  const end = tokens.findIndex(({ text, kind }) => text === 'in' && kind === 'keyword');
  const begin = tokens.findIndex(({ text }) => text === 'for') + 1;
  const pattern = tokens.slice(begin, end);
  return pattern.length === 1 ? match(pattern, value) : matchAll(pattern, value);
}

function match(pattern: readonly SourceToken[], value: Value): (readonly [string, Value])[] {
  const [first] = pattern;
  if (pattern.length === 1 && first?.kind === 'name') return [[first.text, value]];
  if (first?.text === '(' || first?.text === '[') return matchAll(pattern.slice(1, -1), value);
  return pattern.flatMap(({ kind, text }) => (kind === 'name' ? [[text, UNKNOWN] as const] : []));
}

function matchAll(pattern: readonly SourceToken[], value: Value): (readonly [string, Value])[] {
  const parts = atCommas(pattern);
  const items = value.kind === 'tuple' || value.kind === 'list' ? value.items : [];
  const isWhole = parts.length === 1 && pattern.at(-1)?.text !== ',';
  if (isWhole) return match(pattern, value);
  return parts.flatMap((part, index) =>
    match(part, items.length === parts.length ? (items[index] ?? UNKNOWN) : UNKNOWN),
  );
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
