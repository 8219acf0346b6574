/** `dataclasses.replace`: the class is called with the fields of an instance, some of them changed. */
import { classValue } from '../../../python/definitions/definitions';
import type { Value } from '../../../python/values/value';
import { fieldNames } from '../../classes/dataclasses';
import { argumentsOf, closedArgument, missingArgument, type Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

export function dataclassCopy(
  given: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  if (closedArgument(given, values)) return undefined;
  const [instance, ...changes] = argumentsOf(given, values);
  const value = instance?.keyword === undefined ? instance?.value : undefined;
  const owner = classes.dataclass(value);
  if (!owner || value?.kind !== 'object') return undefined;
  // What the constructor does not take is made anew, by `__post_init__`.
  const fields = fieldNames(classes.source, owner, 'init');
  const isMade = (name: string): boolean => !fields.includes(name) && value.attributes.some(([own]) => own === name);
  if (changes.some(({ keyword }) => keyword === undefined || isMade(keyword))) return undefined;
  const now = (name: string): Value | undefined =>
    changes.find(({ keyword }) => keyword === name)?.value ?? value.attributes.find(([own]) => own === name)?.[1];
  const items = fields.map((name) => now(name));
  if (!items.every((item) => item !== undefined)) return undefined;
  // What is only for `__post_init__` is no field.
  const others = changes.filter(({ keyword = '' }) => !fields.includes(keyword));
  const names = [...fields, ...others.map(({ keyword = '' }) => keyword)];
  const all = [...items, ...others.map((one) => one.value)];
  const locals = Object.fromEntries(names.map((name, at) => [`_${name}`, all[at] ?? value]));
  const call = `_class(${names.map((name) => `${name}=_${name}`).join(', ')})`;
  return innerCall('<replace>', { _class: classValue(owner), ...locals }, [`return ${call}`]);
}
