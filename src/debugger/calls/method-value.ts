/** A method as a value: bound to what it was found through, unless it is called without. */
import { classValue, valueName, type Method } from '../../python/definitions/definitions';
import type { FunctionInfo } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import { frameOfClass } from '../classes/classes-in-functions';
import type { State } from '../state/state';

/** @param owner the class through which it was found, which may be derived from the one that has it */
export function methodValue(
  state: State,
  { info, binding, owner: of }: Method,
  holder: Value,
  owner: FunctionInfo,
): Value {
  const closure = frameOfClass(state, of);
  const made = { name: valueName(info), definition: info.qualifiedName, ...(closure !== undefined && { closure }) };
  const value: OpaqueValue = { kind: 'opaque', type: 'function', ...made };
  const isClass = holder.kind === 'opaque';
  if (binding === 'static' || (binding === 'instance' && isClass)) return value;
  return { ...value, self: binding === 'class' && !isClass ? classValue(owner) : holder };
}
