/**
 * `len(xs.pop()) + len(xs)`: what is taken comes before what is left is read. Asked about both at once, the model takes the list for
 * what it was before.
 */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SourceRange, Statement } from '../../python/syntax';
import { contains, isBehind } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import type { Settled } from './next-steps';

/**
 * The name of what the part takes an item from, where the statement reads it afterwards, other than to take another one, or binds it
 * anew: of `node = node.setdefault(key, {})` an answer would say what `node` is, and nothing of what it was.
 */
export function readAfterTaking(
  { tokens, kind, targets }: Statement,
  { node, range }: Pick<Evaluation, 'node' | 'range'>,
): string | undefined {
  const called = node?.bare.type === 'call' ? node.bare.get('function')?.bare : undefined;
  const [object, method] = [called?.get('object')?.bare, called?.get('attribute')?.text];
  if (object?.type !== 'identifier') return undefined;
  if (kind === 'assignment' && targets.includes(object.text) && (isTaking(method) || method === 'setdefault'))
    return object.text;
  if (!isTaking(method)) return undefined;
  const behind = tokens.filter((token) => isBehind(token.range, range));
  // What is written last comes first.
  if (behind.some(({ text }) => text === 'if' || text === 'for')) return undefined;
  const isRead = behind.some(({ kind, text }, at) => kind === 'name' && text === object.text && !isTaking(behind[at + 2]?.text)); // prettier-ignore
  return isRead ? object.text : undefined;
}

/** A method that gives an item, and takes it away. */
export const isTaking = (method = ''): boolean => /^pop(?:left|item)?$/.test(method);

/**
 * What `at := rows[at]` binds; undefined where the value is not known. What has been read before, `rows[at]` and `at` itself, would be
 * something else from then on.
 */
export function bound(
  { tokens, assignments = [] }: Statement,
  { name, range: whole, parts: [given] }: Extract<Evaluation, { kind: 'named' }>,
  value: Value | undefined,
  before: Value | undefined,
): Settled['bind'] {
  if (!value) return undefined;
  const isMade = given && given.text !== name && new RegExp(String.raw`\b${name}\b`).test(given.text);
  const made = isMade ? [{ expression: given.text, range: given.range, value, confidence: 1 }] : [];
  // Where a value goes is worked out once it is there: `rows[at] = f(at := 2)`.
  const targets = assignments.flatMap((one) => (one.operator === '=' ? one.targets : []));
  const isLater = (range: SourceRange): boolean => targets.some((target) => contains(target.range, range));
  const earlier = tokens.filter(({ range }) => isBehind(whole, range) && !isLater(range));
  if (!before || earlier.some(({ text }) => text === 'for' || text === 'lambda')) return { name, value, read: made };
  const places = earlier.filter(({ kind, text }, at) => kind === 'name' && text === name && earlier[at - 1]?.text !== '.' && tokens[at + 1]?.text !== '='); // prettier-ignore
  const read = places.map(({ range }) => ({ expression: name, range, value: before, confidence: 1 }));
  return { name, value, read: [...read, ...made] };
}
