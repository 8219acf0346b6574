/** What a program sets on a function, or on one of its files. */
import { Numbering } from '../objects/heap';
import type { State } from '../state/state';
import type { OpaqueValue, Value } from '../../python/values/value';

/** Attributes of functions are kept beside those of classes; no qualified name looks so. */
export function functionKey({ definition, name, closure = 0 }: OpaqueValue): string {
  return `def ${definition ?? name} ${closure}`;
}

/** `config.DEBUG = True`: the state after it; undefined for a module that is none. */
export function withModuleAttribute(state: State, module: string, name: string, value: Value): State | undefined {
  const globals = state.modules.get(module);
  if (!globals) return undefined;
  const numbering = new Numbering(state.nextId);
  const modules = new Map(state.modules).set(module, new Map(globals).set(name, numbering.label(value)));
  return { ...state, modules, nextId: numbering.position };
}
