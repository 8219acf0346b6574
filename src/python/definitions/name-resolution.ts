/** Which binding of a name a function sees: its own, that of a function around it, or the global one. */
import type { Value } from '../values/value';
import type { FunctionInfo } from '../syntax';
import { moduleOf } from './definitions';

/** What is bound where, when a function runs. */
export interface VisibleBindings {
  /** The frame's own names; variables of enclosing functions that the function uses are among them. */
  local(name: string): Value | undefined;
  global(name: string): Value | undefined;
  /** A name of a frame of an enclosing function, which the body of a class sees, and what runs inside a statement. */
  enclosing?(owner: FunctionInfo, name: string): Value | undefined;
}

/** The value of a name as a frame of the function sees it; undefined if it is unbound or a built-in. */
export function resolveName(info: FunctionInfo, name: string, bindings: VisibleBindings): Value | undefined {
  const own = bindings.local(name);
  if (own) return own;
  // An unbound local does not fall back to a global of that name.
  if (info.kind === 'function' && info.locals.includes(name)) return undefined;
  // A name that the class binds itself is never one of the functions around it.
  const isFree = info.kind === 'class' && !info.locals.includes(name);
  const outer = isFree || info.inner ? ownerOf(info, name) : undefined;
  const found = (outer && bindings.enclosing?.(outer, name)) ?? bindings.global(name);
  return found ?? (name === '__name__' ? { kind: 'str', value: moduleName(info) } : undefined);
}

/** What `__name__` says: the program is the file that was started. */
export function moduleName(info: FunctionInfo): string {
  return moduleOf(info).importedAs ?? '__main__';
}

/** The innermost enclosing function that the variable belongs to. */
export function ownerOf(info: FunctionInfo, name: string): FunctionInfo | undefined {
  for (let around = info.parent; around; around = around.parent) {
    if (around.kind === 'function' && around.locals.includes(name)) return around;
  }
  return undefined;
}
