/** What the first lines of functions and classes say about them. */
import type { FunctionInfo } from '../syntax';
import type { Value } from '../values/value';

/** `__doc__` of a function, class or module: a text, or `None`. */
export function docstringOf({ docstring }: FunctionInfo): Value {
  return docstring === undefined ? { kind: 'none' } : { kind: 'str', value: docstring };
}
