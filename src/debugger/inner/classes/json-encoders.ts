/** `json.dumps(x, cls=C)`: an encoder of the program is made, whose `default` is asked for what JSON has no form for. */
import { isImported } from '../../../python/definitions/definitions';
import type { Value } from '../../../python/values/value';
import { argumentsOf, closedArgument, missingArgument, type Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** @param dumps how the program calls the function */
export function encoderCall(
  dumps: string,
  given: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const options = closedArgument(given, values) ? [] : argumentsOf(given, values);
  const owner = options.find(({ keyword }) => keyword === 'cls')?.value;
  if (!owner || !classes.isOwnClass(owner)) return undefined;
  // Another way of encoding is not followed.
  if (!classes.ofClass(owner, 'default') || ['encode', 'iterencode', '__init__'].some((name) => isChanged(classes, owner, name))) return undefined; // prettier-ignore
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const [_object, ...unnamed] = options.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []));
  if (!_object || unnamed.length > 0) return undefined;
  const named = options.flatMap(({ keyword, value }) => (keyword === undefined || keyword === 'cls' ? [] : [[keyword, value] as const])); // prettier-ignore
  const locals = Object.fromEntries(named.map(([name, value]) => [`_${name}`, value]));
  const written = named.map(([name]) => `, ${name}=_${name}`).join('');
  return innerCall('<dumps>', { _class: owner, _object, ...locals }, [
    '_encoder = _class()',
    '_default = _encoder.default',
    `return ${dumps}(_object, default=_default${written})`,
  ]);
}

function isChanged(classes: ProgramClasses, owner: Value, name: string): boolean {
  const method = classes.ofClass(owner, name);
  return method !== undefined && !isImported(method.info);
}
