/** Attributes that every class has, and that its statement says. */
import { classOrder } from '../../python/definitions/class-order';
import { classValue, pythonName } from '../../python/definitions/definitions';
import { docstringOf } from '../../python/definitions/docstring';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { builtInValue } from '../../python/definitions/builtin-names';

export function toldOfClass(source: SourceFile, owner: FunctionInfo, name: string): Value | undefined {
  switch (name) {
    case '__name__':
      return { kind: 'str', value: owner.name };
    case '__qualname__':
      return { kind: 'str', value: pythonName(owner) };
    case '__doc__':
      return docstringOf(source, owner);
    case '__mro__': {
      const { classes, problem } = classOrder(source, owner);
      const items = classes.map((one) => (typeof one === 'string' ? builtInValue(one) : classValue(one)));
      return problem === undefined && items.every((item) => item !== undefined) ? { kind: 'tuple', items } : undefined;
    }
    default:
      return undefined;
  }
}
