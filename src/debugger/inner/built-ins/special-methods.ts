/** Built-in functions that are little more than a call of a special method. */
import type { Value } from '../../../python/values/value';
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

/** Whether a built-in function that is applied to items calls methods of instances among them: `key=abs`. */
export function asksInstances(classes: ProgramClasses, applied: Value, items: Value | undefined): boolean {
  const name = applied.kind === 'opaque' && /^(?:builtin|class)$/.test(applied.type) ? applied.name : '';
  const methods = /^(?:str|repr)$/.test(name) ? ['__str__', '__repr__'] : name === 'bool' ? ['__bool__', '__len__'] : BY_METHOD[name]; // prettier-ignore
  return methods !== undefined && items !== undefined && classes.holds(items, ...methods);
}
