/** What is known of a text that is not known otherwise: its first and last line, which methods hand on that take the text apart. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { UnknownValue, Value } from '../../python/values/value';

/** What a method of such a text gives, with those lines where it keeps them. @param made what it gives otherwise */
export function withLines(made: UnknownValue, { first, last, type }: UnknownValue, call: SyntaxNode): UnknownValue {
  if (!last) return made;
  const lines = { last, ...(first && { first }) };
  const name = call.get('function')?.bare.get('attribute')?.text ?? '';
  const [separator] = (call.get('arguments')?.named ?? []).map(({ text }) => text);
  // Behind the last line there is an end of a line, unless that has been taken away.
  if (/^r?strip$/.test(name) && separator === undefined) return { ...made, type: STRIPPED, ...lines };
  if (name === 'splitlines' && separator === undefined) return { ...made, type: 'list', ...lines };
  const isByLine = /^r?split$/.test(name) && /^(?:"\\n"|'\\n')$/.test(separator ?? '');
  return isByLine && type === STRIPPED ? { ...made, type: 'list', ...lines } : made;
}

/** Any other name of `str`. */
const STRIPPED = 'builtins.str';

/** `lines[-1]` and `lines[0]` of what has such lines. */
export function lineOf(holder: Value | undefined, node: SyntaxNode): Value | undefined {
  const [index, ...more] = node.type === 'subscript' ? node.all('subscript') : [];
  if (more.length > 0 || holder?.kind !== 'unknown' || holder.type !== 'list') return undefined;
  const place = index?.text.replaceAll(' ', '');
  return place === '-1' ? holder.last : place === '0' ? holder.first : undefined;
}
