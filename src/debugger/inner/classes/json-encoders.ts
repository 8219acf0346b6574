/** `json.dumps(x, cls=C)`: an encoder of the program is made, whose `default` is asked for what JSON has no form for. */
import { isImported } from '../../../python/definitions/definitions';
import type { Value } from '../../../python/values/value';
import { missingArgument, type Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** @param dumps how the program calls the function */
export function encoderCall(
  dumps: string,
  given: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const [first, ...more] = given;
  const encoder = given.find(({ keyword }) => keyword === 'cls');
  const owner = values.of(encoder?.node);
  if (!first || first.keyword !== undefined || !owner || !classes.isOwnClass(owner)) return undefined;
  // Another way of encoding is not followed.
  if (!classes.ofClass(owner, 'default') || ['encode', 'iterencode', '__init__'].some((name) => isChanged(classes, owner, name))) return undefined; // prettier-ignore
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const options = more.filter((one) => one !== encoder);
  if (options.some(({ keyword, star }) => keyword === undefined || star)) return undefined;
  const named = options.flatMap(({ keyword = '', node }) => { const value = values.of(node); return value ? [[keyword, value] as const] : []; }); // prettier-ignore
  const locals = Object.fromEntries(named.map(([name, value]) => [`_${name}`, value]));
  const _value = values.of(first.node);
  if (!_value) return undefined;
  const written = named.map(([name]) => `, ${name}=_${name}`).join('');
  return innerCall('<dumps>', { _class: owner, _object: _value, ...locals }, [
    '_encoder = _class()',
    '_default = _encoder.default',
    `return ${dumps}(_object, default=_default${written})`,
  ]);
}

function isChanged(classes: ProgramClasses, owner: Value, name: string): boolean {
  const method = classes.ofClass(owner, name);
  return method !== undefined && !isImported(method.info);
}
