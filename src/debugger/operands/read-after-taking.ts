/**
 * `len(xs.pop()) + len(xs)`: what is taken comes before what is left is read. Asked about both at once, the model takes the list for
 * what it was before.
 */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { Statement } from '../../python/syntax';
import { isBehind } from '../../python/text/ranges';

/** The name of what the part takes an item from, where the statement reads it afterwards, other than to take another one. */
export function readAfterTaking({ tokens }: Statement, { node, range }: Evaluation): string | undefined {
  const called = node?.bare.type === 'call' ? node.bare.get('function')?.bare : undefined;
  const object = isTaking(called?.get('attribute')?.text) ? called?.get('object')?.bare : undefined;
  if (object?.type !== 'identifier') return undefined;
  const isRead = tokens.some(
    ({ kind, text, range: place }, at) =>
      kind === 'name' && text === object.text && isBehind(place, range) && !isTaking(tokens[at + 2]?.text),
  );
  return isRead ? object.text : undefined;
}

const isTaking = (method = ''): boolean => /^pop(?:left|item)?$/.test(method);
