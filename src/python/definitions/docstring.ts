/** What the first lines of functions and classes say about them. */
import type { FunctionInfo, SourceFile } from '../syntax';
import type { OpaqueValue, Value } from '../values/value';

/** `__doc__` of a function, class or module: a text, or `None`. */
export function docstringOf({ docstring }: FunctionInfo): Value {
  return docstring === undefined ? { kind: 'none' } : { kind: 'str', value: docstring };
}

/** The same of a function as a value; one that was made by `wraps` has that of another one, by whose name it goes. */
export function docstringOfFunction(
  source: SourceFile,
  own: FunctionInfo | undefined,
  holder: OpaqueValue,
): Value | undefined {
  const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
  if (own?.inner) return { kind: 'none' };
  if (own?.name === last(holder.name)) return docstringOf(own);
  const [other, ...more] = source.functions.filter(({ name, kind }) => kind === 'function' && name === last(holder.name)); // prettier-ignore
  return other && more.length === 0 ? docstringOf(other) : undefined;
}
