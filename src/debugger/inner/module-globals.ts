/** Globals of the program's files by their names, for the text that stands for `unittest.mock`: what `patch('shop.now')` puts something in the place of. */
import { isModelledClass } from '../../python/library/models/modelled-modules';
import type { Value } from '../../python/values/value';
import { withModuleAttribute } from '../classes/attributes-set';
import { NONE } from '../objects/containers';
import type { State } from '../state/state';

export const MODULE_PRIMITIVES: ReadonlySet<string> = new Set(['__is_module__', '__global__', '__set_global__']);

/** The state after a primitive of that name, and what it gives. */
export function modulePrimitive(
  primitive: string,
  state: State,
  [module, name, value]: readonly Value[],
): [State, Value] {
  // prettier-ignore
  if (module?.kind !== 'str') return [state, NONE];
  const isMain = module.value === '__main__';
  if (primitive === '__is_module__') {
    const isOfProgram = isMain || (state.modules.has(module.value) && !isModelledClass(`${module.value}.any`));
    return [state, { kind: 'bool', value: isOfProgram }];
  }
  if (name?.kind !== 'str') return [state, NONE];
  if (primitive === '__global__') {
    const found = (isMain ? state.globals : state.modules.get(module.value))?.get(name.value);
    return [state, { kind: 'tuple', items: found ? [found] : [] }];
  }
  if (!value) return [state, NONE];
  const changed = isMain
    ? { ...state, globals: new Map(state.globals).set(name.value, value) }
    : withModuleAttribute(state, module.value, name.value, value);
  return [changed ?? state, NONE];
}
