/** Methods of values that Python brings along, kept without a call: `text.format`, `items.append`. */
import type { Value } from '../../python/values/value';

/** What the method belongs to, and its name; undefined for any other value, and where that is no text, list, set or dict. */
export function boundMethod(value: Value | undefined): readonly [Value, string] | undefined {
  if (value?.kind !== 'foreign' || !value.recipe.startsWith('["method"')) return undefined;
  const [, given] = JSON.parse(value.recipe) as [string, readonly unknown[]];
  const [written, name] = given;
  if (typeof name !== 'string') return undefined;
  if (typeof written === 'string') return [{ kind: 'str', value: written }, name];
  const [mark, place] = Array.isArray(written) ? (written as unknown[]) : [];
  const holder = mark === 'part' ? value.parts[Number(place)] : undefined;
  return holder && [holder, name];
}
