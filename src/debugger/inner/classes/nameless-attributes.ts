/** `setattr(x, 'two words', 2)`: an attribute that no statement can name, where a method of the class is asked for it. */
import { attributeOf } from '../../../python/values/access-path';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

const METHODS: Readonly<Record<string, string>> = {
  getattr: '__getattr__',
  setattr: '__setattr__',
  delattr: '__delattr__',
};

export function namelessAttribute(
  classes: ProgramClasses,
  name: string,
  all: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const [_object, _name, _value, ...more] = all.map(({ node }) => values.of(node));
  const method = METHODS[name] ?? '';
  if (!_object || _name?.kind !== 'str' || all.length !== (name === 'setattr' ? 3 : 2) || more.length > 0)
    return undefined;
  const isThere = name === 'getattr' && attributeOf(_object, _name.value) !== undefined;
  if (isThere || /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(_name.value) || !classes.method(_object, method))
    return undefined;
  const given = _value ? '_name, _value' : '_name';
  return innerCall(`<${name}>`, { _object, _name, ...(_value && { _value }) }, [`return _object.${method}(${given})`]);
}
