/**
 * `list(reversed(text.upper()))`: what an iterator goes through is not seen from what it shows, `<iterator reversed>`, and the text
 * says only how it was made. With a name for each value the model reads the items.
 */
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** Functions that put side by side, or turn round, what they are given. */
const ITERATORS = /^(?:reversed|enumerate|zip)$/;
/** Says what it is. */
const ATOM = /^(?:identifier|integer|float|string|true|false|none)$/;
const ITEMS = /^(?:str|list|tuple|bytes)$/;

/** A function without parameters for the call, and what its names hold; undefined where all operands are names, or not all are known. */
export function ofIterator(
  { node }: SubExpression,
  read: (text: string) => Value | undefined,
): { readonly lines: readonly string[]; readonly names: ReadonlyMap<string, Value> } | undefined {
  const call = node?.bare;
  const [iterator, ...more] = call?.type === 'call' ? (call.get('arguments')?.named ?? []) : [];
  const made = iterator?.type === 'call' ? iterator : undefined;
  const name = made?.get('function')?.text ?? '';
  const callee = call?.get('function')?.text ?? '';
  if (!call || !made || more.length > 0 || !ITERATORS.test(name) || read(name) || call.text.includes('\n'))
    return undefined;
  const names = new Map<string, Value>();
  const given = (made.get('arguments')?.named ?? []).map((one) => {
    if (ATOM.test(one.type)) return one.text;
    const value = read(one.text);
    if (!value || !ITEMS.test(value.kind)) return undefined;
    names.set(`_given${names.size}`, value);
    return `_given${names.size - 1}`;
  });
  if (!given.every((one) => one !== undefined)) return undefined;
  // By its place, an item of many is easily taken for another one.
  if (callee === 'dict' && name === 'enumerate') return { lines: [`return {_key: _value for _key, _value in enumerate(${given.join(', ')})}`], names }; // prettier-ignore
  if (names.size === 0) return undefined;
  return { lines: [`return ${callee}(${name}(${given.join(', ')}))`], names };
}
