/** Classes that have a method from another class. */
import { hasDecorator } from '../expressions/decorator';
import type { FunctionInfo, SourceFile } from '../syntax';
import { isSubclass } from './class-order';
import { findClass, findMethod } from './definitions';

/** Classes of the program that are derived from the one of a method and have the method from there, in the order of the text. */
export function heirsOf(source: SourceFile, method: FunctionInfo): FunctionInfo[] {
  const owner = findClass(source, method.className ?? '');
  if (!owner) return [];
  return source.functions.filter(
    (one) => one.kind === 'class' && one !== owner && isSubclass(source, one, owner) && inherits(source, one, method),
  );
}

/** Whether a call of that name on an object of the class is one of the method. */
export function inherits(source: SourceFile, owner: FunctionInfo | undefined, method: FunctionInfo): boolean {
  return owner !== undefined && findMethod(source, owner, method.name)?.info === method;
}

/** Whether it has methods that only classes derived from it can have, so that there are no objects of it. */
export function isAbstract(source: SourceFile, owner: FunctionInfo): boolean {
  return source.functions.some(
    (one) => one.parent === owner && hasDecorator(one, 'abstractmethod', 'abc.abstractmethod'),
  );
}
