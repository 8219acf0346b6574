/** What a dataclass itself has of the fields of its objects. */
import { isClassVariable, isDataclass, isTupleClass } from '../../python/definitions/dataclass-mark';
import { resolutionOrder } from '../../python/definitions/class-order';
import { annotatedStatements } from '../../python/definitions/function-statements';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { fieldDefaults, type ClassBindings } from './dataclasses';
import { keptField } from './field-factories';

/** Annotated names of a dataclass belong to its objects. */
export function isField(source: SourceFile, owner: FunctionInfo, name: string): boolean {
  if (!isDataclass(source, owner)) return false;
  if (resolutionOrder(source, owner).some(({ fields }) => fields?.names.includes(name))) return true;
  const fields = annotatedStatements(source, owner).filter(({ annotation }) => !isClassVariable(annotation));
  return fields.some(({ targets }) => targets[0] === name);
}

/** The default of a field, or what the class has been given since. @param bound what the name is bound to in the class */
export function fieldOfClass(
  source: SourceFile,
  owner: FunctionInfo,
  name: string,
  bound: Value | undefined,
  classes: ClassBindings,
): Value | undefined {
  if (isTupleClass(source, owner)) return undefined;
  if (bound && bound.kind !== 'unknown' && !keptField(bound)) return bound;
  const fallback = fieldDefaults(source, owner, classes).find(([field]) => field === name)?.[1];
  // A new container is made for each object.
  return fallback && /^(?:list|dict|set|unknown)$/.test(fallback.kind) ? undefined : fallback;
}
