/** How the objects of a class are made and filled, as far as its text says, and with which arguments a person would make one. */
import { annotatedStatements } from '../../python/definitions/function-statements';
import { hasFields } from '../../python/definitions/dataclass-mark';
import { findClass, findMethod } from '../../python/definitions/definitions';
import { isEnumClass, resolutionOrder } from '../../python/definitions/class-order';
import type { FunctionInfo, Parameter, SourceFile } from '../../python/syntax';
import { fieldParameters } from '../classes/dataclasses';
import { needsObject } from '../launch/receiver';

export interface Making {
  /** Qualified. */
  readonly className: string;
  /** What a call of the class takes. */
  readonly parameters: readonly Parameter[];
  /** The constructor; the class itself where it only has fields. */
  readonly by: FunctionInfo;
}

/** Undefined where the function is not called on an object, or that is made in a function, or there are no others than those the class names. */
export function makingOf(source: SourceFile, method: FunctionInfo): Making | undefined {
  const owner = needsObject(method) ? findClass(source, method.className ?? '') : undefined;
  if (!owner || owner.parent?.kind === 'function' || isEnumClass(source, owner)) return undefined;
  const init = findMethod(source, owner, '__init__')?.info;
  const parameters = init?.parameters.slice(1) ?? (hasFields(source, owner) ? fieldsOf(source, owner) : []);
  return { className: owner.qualifiedName, parameters, by: init ?? owner };
}

/** Methods that are called to fill an object, each by itself. */
const MOST_FILLERS = 4;

/** Other methods of the class that are given something: what they do with it shows in the one that is asked about. */
export function fillers(source: SourceFile, info: FunctionInfo): FunctionInfo[] {
  const owner = findClass(source, info.className ?? '');
  const classes = new Set(owner && resolutionOrder(source, owner).map(({ qualifiedName }) => qualifiedName));
  return source.functions
    .filter(
      (one) =>
        one.kind === 'function' &&
        classes.has(one.className ?? '') &&
        one.name !== info.name &&
        !one.name.startsWith('_') &&
        needsObject(one) &&
        !one.isGenerator &&
        !one.isAsync &&
        one.decorators.length === 0 &&
        one.parameters.slice(1).some(isNeeded),
    )
    .slice(0, MOST_FILLERS);
}

function fieldsOf(source: SourceFile, owner: FunctionInfo): Parameter[] {
  const annotations = new Map(
    annotatedStatements(source, owner).map(({ targets: [name = ''], annotation }) => [name, annotation] as const),
  );
  return fieldParameters(source, owner).map((parameter): Parameter => {
    const annotation = annotations.get(parameter.name);
    return { ...parameter, ...(annotation !== undefined && { annotation }) };
  });
}

/** Whether a call has to give it. */
export function isNeeded({ kind, default: fallback }: Parameter): boolean {
  return isGivenAlone({ kind }) && fallback === undefined;
}

/** Not one of those that take any number. */
export function isGivenAlone({ kind }: Pick<Parameter, 'kind'>): boolean {
  return kind === 'positional' || kind === 'keyword-only';
}
