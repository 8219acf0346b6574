/** How objects are made whose methods are called, with the arguments that a person would try first. */
import { isNeeded, makingOf } from '../../../debugger/functions/making';
import { naturalValues } from '../../../debugger/functions/natural-arguments';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { argumentsText } from '../../../python/values/argument-text';

/** Two objects of a method's class that differ, if its arguments let them; none of a class that is made in a function. */
export function constructions(source: SourceFile, method: FunctionInfo): readonly string[] {
  const making = makingOf(source, method);
  if (!making) return [];
  const needed = making.parameters.filter(isNeeded);
  const all = naturalValues(source, making.by, [...needed, ...needed]);
  const texts = [all.slice(0, needed.length), all.slice(needed.length)];
  return texts.map((given) => `${making.className}(${argumentsText(given)})`);
}
