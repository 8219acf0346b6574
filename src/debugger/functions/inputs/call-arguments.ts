/** Values of parameters as arguments of a call. */
import type { CallArgument } from '../../../codec/query';
import type { Parameter } from '../../../python/syntax';
import { isTypeable } from '../../../python/values/argument-text';
import type { Value } from '../../../python/values/value';

/** Values by the names of the parameters; a tuple for `*args`, a dict for `**kwargs`. */
export interface NamedInputs {
  readonly names: readonly string[];
  readonly inputs: readonly Value[];
}

/** Parameters without a value are left out; undefined where one is needed, or a value cannot be written as an argument. */
export function callArguments(
  parameters: readonly Parameter[],
  { names, inputs }: NamedInputs,
): CallArgument[] | undefined {
  const all: CallArgument[] = [];
  let isComplete = true;
  for (const { name, kind, default: fallback } of parameters) {
    const value = inputs[names.indexOf(name)];
    if (!value) {
      if (fallback === undefined && !kind.startsWith('var-')) return undefined;
      isComplete = false;
      continue;
    }
    if (!isTypeable(value)) return undefined;
    if (kind === 'positional') all.push(isComplete ? { value } : { keyword: name, value });
    else if (kind === 'keyword-only') all.push({ keyword: name, value });
    else if (kind === 'var-positional' && value.kind === 'tuple')
      all.push(...value.items.map((item) => ({ value: item })));
    else if (kind === 'var-keyword' && value.kind === 'dict') {
      for (const [key, item] of value.entries) {
        if (key.kind !== 'str' || !/^[^\W\d]\w*$/u.test(key.value)) return undefined;
        all.push({ keyword: key.value, value: item });
      }
    } else return undefined;
  }
  return all;
}
