/** How objects are made whose methods are called, with the arguments that a person would try first. */
import { hasFields } from '../../../python/definitions/dataclass-mark';
import { fieldNames } from '../../../debugger/classes/dataclasses';
import { naturalArguments } from '../../../debugger/functions/natural-arguments';
import type { FunctionInfo, Parameter, SourceFile } from '../../../python/syntax';
import { argumentsText } from '../../../python/values/argument-text';

/** Two objects of a method's class that differ, if its arguments let them; none of a class that is made in a function. */
export function constructions(source: SourceFile, method: FunctionInfo): readonly string[] {
  const owner = source.functions.find(
    ({ kind, qualifiedName }) => kind === 'class' && qualifiedName === method.className,
  );
  if (!owner || owner.parent?.kind === 'function') return [];
  const name = owner.qualifiedName;
  const init = source.findFunction(`${name}.__init__`);
  const fields = hasFields(source, owner) ? fieldNames(source, owner).map(positional) : [];
  const parameters = init?.parameters.slice(1).filter(isNeeded) ?? fields;
  const info = { ...(init ?? owner), parameters: [...parameters, ...parameters] };
  const all = naturalArguments(source, info, 0);
  const texts = [all.slice(0, parameters.length), all.slice(parameters.length)];
  return texts.map((given) => `${name}(${argumentsText(given)})`);
}

/** Whether a call has to give it. */
export function isNeeded({ kind, default: fallback }: Parameter): boolean {
  return (kind === 'positional' || kind === 'keyword-only') && fallback === undefined;
}

function positional(name: string): Parameter {
  return { name, kind: 'positional' };
}
