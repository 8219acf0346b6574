/** What the dictionary of a class holds: `C.__dict__`, `vars(C)`. */
import { classValue, functionValue, isDeleted } from '../../../python/definitions/definitions';
import { docstringOf } from '../../../python/definitions/docstring';
import { writtenClass } from '../../../python/definitions/made-classes';
import { isKnownDecorator, readDecorator } from '../../../python/expressions/decorator';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Namespace } from './enum-classes';
import { propertyObject } from './property-objects';

/** What the body of the class has bound, its module and its docstring. */
export function entriesOfClass(
  source: SourceFile,
  owner: FunctionInfo,
  namespace: Namespace,
): (readonly [Value, Value])[] {
  const bound = namespace(owner);
  const names = [...new Set([...owner.locals, ...bound.keys()])];
  const key = (name: string): Value => ({ kind: 'str', value: name });
  const doc = [key('__doc__'), docstringOf(owner)] as const;
  const own = names.flatMap((name): (readonly [Value, Value])[] => {
    const value = bound.get(name) ?? defined(source, owner, name);
    return value ? [[key(name), value]] : [];
  });
  const module = [key('__module__'), { kind: 'str', value: owner.importedAs ?? '__main__' }] as const;
  return owner.docstring === undefined ? [module, ...own, doc] : [module, doc, ...own];
}

/** A function or class that the body of a class defines. */
function defined(source: SourceFile, owner: FunctionInfo, name: string): Value | undefined {
  const info = source.functions.findLast((one) => one.parent === writtenClass(owner) && one.name === name);
  if (!info || isDeleted(source, owner, info)) return undefined;
  if (info.kind === 'class') return classValue(info);
  const property = propertyObject(source, owner, name);
  if (property) return property;
  // Where a decorator of the program has made something else of it, that is bound.
  const decorator = info.decorators.find(isKnownDecorator);
  return decorator === undefined ? functionValue(info) : { kind: 'unknown', type: readDecorator(decorator).name };
}
