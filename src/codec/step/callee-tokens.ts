/** Tokens of what a statement calls. */
import type { CallSite, Statement } from '../../python/syntax';
import type { Slots } from '../vocabulary/slots';
import { attributeToken } from '../vocabulary/vocabulary';

/** Token of what a call site calls. */
export function calleeToken(call: CallSite, slots: Slots): string | undefined {
  if (call.callee === undefined) return undefined;
  return slots.known(call.callee, call.receiver === undefined ? 'name' : 'attribute');
}

/** Names in a statement that could be called: slots and words, as name or attribute. */
export function calleeTokens(statement: Statement, slots: Slots): string[] {
  const tokens = statement.calls.map((call) => calleeToken(call, slots));
  // A property is called without parentheses.
  const attributes = statement.tokens.map(({ kind, text }) =>
    kind === 'attribute' ? slots.known(text, 'attribute') : undefined,
  );
  return [...new Set([...tokens, ...attributes])].filter((token) => token !== undefined);
}

/** Methods that Python calls without a call being written. */
export const IMPLICIT_METHODS = [
  '__init__', '__str__', '__repr__', '__eq__', '__lt__', '__le__', '__gt__', '__ge__', '__ne__', '__len__', '__iter__', '__next__', '__getitem__',
  '__setitem__', '__delitem__', '__contains__', '__add__', '__sub__', '__mul__', '__call__', '__hash__', '__bool__', '__enter__', '__exit__', '__iadd__', '__radd__',
].map(attributeToken); // prettier-ignore
