/** Built-in functions that are little more than a call of a special method. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { HeldValues } from '../calls/inner-call';
import { boundMethod } from '../bound-methods';
import type { ProgramClasses } from '../classes/program-classes';

/** Built-in functions that call one special method of their argument. */
export const BY_METHOD: Readonly<Record<string, readonly string[]>> = {
  len: ['__len__'],
  abs: ['__abs__'],
  int: ['__int__', '__index__', '__trunc__'],
  float: ['__float__', '__index__'],
  complex: ['__complex__'],
  round: ['__round__'],
  hash: ['__hash__'],
  reversed: ['__reversed__'],
  bytes: ['__bytes__'],
  dir: ['__dir__'],
};

/** Methods of instances that methods of texts, lists, sets and dicts call. */
const ASKED = ['__format__', '__str__', '__repr__', '__eq__', '__hash__', '__iter__', '__index__'];

/** Whether a built-in function that is applied to items calls methods of instances among them: `key=abs`. */
export function asksInstances(classes: ProgramClasses, applied: Value, items: Value | undefined): boolean {
  if (boundMethod(applied)) return items !== undefined && classes.holds(items, ...ASKED);
  const name = applied.kind === 'opaque' && /^(?:builtin|class)$/.test(applied.type) ? applied.name : '';
  const methods = /^(?:str|repr)$/.test(name) ? ['__str__', '__repr__'] : name === 'bool' ? ['__bool__', '__len__'] : BY_METHOD[name]; // prettier-ignore
  return methods !== undefined && items !== undefined && classes.holds(items, ...methods);
}

/** A method that is given to be called with such items, of which it is not known yet what it belongs to: `key=order.index`. */
export function isOpenMethod(
  classes: ProgramClasses,
  node: SyntaxNode | undefined,
  values: HeldValues,
  items: Value | undefined,
): boolean {
  return node?.bare.type === 'attribute' && !values.of(node) && items !== undefined && classes.holds(items, ...ASKED);
}
