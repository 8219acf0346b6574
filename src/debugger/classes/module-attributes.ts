/** What is set on a file of the program: a global of it. */
import { Numbering } from '../objects/heap';
import type { State } from '../state/state';
import type { Value } from '../../python/values/value';

/** `config.DEBUG = True`: the state after it; undefined for a module that is none. */
export function withModuleAttribute(state: State, module: string, name: string, value: Value): State | undefined {
  const globals = state.modules.get(module);
  if (!globals) return undefined;
  const numbering = new Numbering(state.nextId);
  const modules = new Map(state.modules).set(module, new Map(globals).set(name, numbering.label(value)));
  return { ...state, modules, nextId: numbering.position };
}
