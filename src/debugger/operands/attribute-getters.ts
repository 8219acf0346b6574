/** `attrgetter('name')` where reading an attribute of that name may run the program: a function of our own, which reads it. */
import { runsWhenRead } from '../../python/definitions/attribute-hooks';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { writtenFunction } from '../inner/calls/lambdas';

/** A name, or several with dots between them. */
const DOTTED = /^[^\W\d]\w*(?:\.[^\W\d]\w*)*$/u;

/** @param paths what it is given; undefined for what runs nothing */
export function attributeGetter(source: SourceFile, scope: FunctionInfo, paths: readonly string[]): Value | undefined {
  const isMethod = (name: string): boolean => source.functions.some((info) => info.name === name && info.className !== undefined); // prettier-ignore
  if (!paths.every((path) => DOTTED.test(path))) return undefined;
  if (!paths.some((path) => path.split('.').some((name) => isMethod(name) || runsWhenRead(source, name))))
    return undefined;
  const read = paths.map((path) => `_object.${path}`).join(', ');
  const text = `def f(_object):\n    return ${paths.length > 1 ? `(${read})` : read}\n`;
  return writtenFunction(scope, 'attrgetter', text);
}

/** The same for one that has been made by then: whoever evaluates has told with what. Any other value stays what it is. */
export function asGetter(source: SourceFile, value: Value | undefined): Value | undefined {
  if (value?.kind !== 'foreign' || value.type !== 'operator.attrgetter') return value;
  const [, given] = JSON.parse(value.recipe) as [string, readonly unknown[]];
  const paths = given.filter((path) => typeof path === 'string');
  return (paths.length === given.length ? attributeGetter(source, source.module, paths) : undefined) ?? value;
}
