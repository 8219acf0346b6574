/** Globals of the program's files by their names, for the text that stands for `unittest.mock`: what `patch('shop.now')` puts something in the place of. */
import { isModelledClass } from '../../python/library/models/modelled-modules';
import type { Value } from '../../python/values/value';
import { withModuleAttribute } from '../classes/attributes-set';
import { NONE } from '../objects/containers';
import type { State } from '../state/state';

const NO_ITEMS: Value = { kind: 'tuple', items: [] };

export const MODULE_PRIMITIVES: ReadonlySet<string> = new Set(['__is_module__', '__global__', '__set_global__']);

/** The state after a primitive of that name, and what it gives. */
export function modulePrimitive(
  primitive: string,
  state: State,
  [holder, name, value]: readonly Value[],
): [State, Value] {
  const module = nameOf(holder);
  if (module === undefined) return [state, primitive === '__global__' ? NO_ITEMS : NONE];
  const isMain = module === '__main__';
  if (primitive === '__is_module__') {
    const isOfProgram = isMain || (state.modules.has(module) && !isModelledClass(`${module}.any`));
    return [state, { kind: 'bool', value: isOfProgram }];
  }
  if (name?.kind !== 'str') return [state, NONE];
  if (primitive === '__global__') {
    const found = (isMain ? state.globals : state.modules.get(module))?.get(name.value);
    return [state, { kind: 'tuple', items: found ? [found] : [] }];
  }
  if (module === 'builtins') return [withBuiltIn(state, name.value, value), NONE];
  if (!value) return [state, NONE];
  const changed = isMain
    ? { ...state, globals: new Map(state.globals).set(name.value, value) }
    : withModuleAttribute(state, module, name.value, value);
  return [changed ?? state, NONE];
}

/** A module is given by its name, or is a value itself. */
function nameOf(holder: Value | undefined): string | undefined {
  if (holder?.kind === 'str') return holder.value;
  return holder?.kind === 'opaque' && holder.type === 'module' ? holder.name : undefined;
}

/** A built-in function that is replaced is found before those of Python; with no value, it is these again. */
function withBuiltIn(state: State, name: string, value: Value | undefined): State {
  const names = new Map(state.modules.get('builtins'));
  names.delete(name);
  const modules = new Map(state.modules).set('builtins', names);
  return (value && withModuleAttribute({ ...state, modules }, 'builtins', name, value)) ?? { ...state, modules };
}
