/** What functions are called by who looks at a file: each of those of a property by a name of its own. */
import { hasDecorator } from '../expressions/decorator';
import type { FunctionInfo } from '../syntax';

const MODIFIERS = ['setter', 'deleter'] as const;

/** The qualified name; of what sets or deletes a property `Class.name.setter` and `Class.name.deleter`. */
export function functionName(info: FunctionInfo): string {
  const modifier = MODIFIERS.find((kind) => hasDecorator(info, `${info.name}.${kind}`));
  return modifier === undefined ? info.qualifiedName : `${info.qualifiedName}.${modifier}`;
}

/** The last of that name, or qualified name. */
export function functionOfName(functions: readonly FunctionInfo[], name: string): FunctionInfo | undefined {
  const last = functions.findLast(({ qualifiedName }) => qualifiedName === name);
  if (last?.parent?.kind === 'class' && last.decorators.length > 0)
    return functions.findLast((info) => info.qualifiedName === name && functionName(info) === name) ?? last;
  if (last) return last;
  const isModifier = MODIFIERS.some((kind) => name.endsWith(`.${kind}`));
  const modifier = isModifier ? functions.findLast((info) => functionName(info) === name) : undefined;
  return modifier ?? functions.findLast((info) => info.name === name);
}
