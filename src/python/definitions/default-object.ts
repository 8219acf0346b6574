/** The object of a method that nobody has given one. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { isEnumClass } from './class-order';
import { findClass } from './definitions';
import { statementsIn } from './function-statements';

/** What a class makes of no arguments, or the first member of an enumeration: those are all the objects that there are of it. */
export function defaultObject(source: SourceFile, className: string): string {
  const owner = findClass(source, className);
  const [first] = owner ? memberNames(source, owner) : [];
  return first === undefined ? `${className}()` : `${className}.${first}`;
}

/** Names of the members of an enumeration, as they are written; none of any other class. */
export function memberNames(source: SourceFile, owner: FunctionInfo): string[] {
  if (!isEnumClass(source, owner)) return [];
  return [...statementsIn(source, owner)].flatMap(({ kind, scope, targets, enclosing }) => {
    const isMember = kind === 'assignment' && scope === owner && enclosing.length === 0;
    return isMember ? targets.filter((name) => !name.startsWith('_')) : [];
  });
}
