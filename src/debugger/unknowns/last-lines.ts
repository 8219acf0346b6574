/** What is known of a text that is not known otherwise: its last line, which methods hand on that take the text apart. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { UnknownValue, Value } from '../../python/values/value';

/** What a method of such a text gives, with the last line where it keeps that. @param made what it gives otherwise */
export function withLast(made: UnknownValue, { last, type }: UnknownValue, call: SyntaxNode): UnknownValue {
  if (!last) return made;
  const name = call.get('function')?.bare.get('attribute')?.text ?? '';
  const [separator] = (call.get('arguments')?.named ?? []).map(({ text }) => text);
  // Behind the last line there is an end of a line, unless that has been taken away.
  if (/^r?strip$/.test(name) && separator === undefined) return { ...made, type: STRIPPED, last };
  if (name === 'splitlines' && separator === undefined) return { ...made, type: 'list', last };
  const isByLine = /^r?split$/.test(name) && /^(?:"\\n"|'\\n')$/.test(separator ?? '');
  return isByLine && type === STRIPPED ? { ...made, type: 'list', last } : made;
}

/** Any other name of `str`. */
const STRIPPED = 'builtins.str';

/** `lines[-1]` of what has such a last line. */
export function lastOf(holder: Value | undefined, node: SyntaxNode): Value | undefined {
  const [index, ...more] = node.type === 'subscript' ? node.all('subscript') : [];
  const isLast = index?.text.replaceAll(' ', '') === '-1' && more.length === 0;
  return isLast && holder?.kind === 'unknown' && holder.type === 'list' ? holder.last : undefined;
}
