/** Reading and writing names as Python's scopes do: locals, enclosing functions, globals. */
import type { FunctionInfo, SourceFile } from '../python/syntax';
import type { Value } from '../python/value';
import { freeVariables, moduleOf } from './program';
import { globalsOf, localsOf, withGlobals, type Bindings, type Frame, type State } from './state';

/** The value of a name as the frame sees it; undefined if it is unbound or a built-in. */
export function lookup(state: State, frame: Frame, name: string): Value | undefined {
  if (name.includes('.')) return attributeOfModule(state, name);
  const own = localsOf(state, frame).get(name);
  if (own) return own;
  // An unbound local does not fall back to a global of that name.
  if (frame.function.kind === 'function' && frame.function.locals.includes(name)) return undefined;
  const outer = frame.function.kind === 'class' ? ownerOf(frame.function, name) : undefined;
  const around = outer && state.frames.findLast((other) => other.function === outer);
  const found = around?.locals.get(name) ?? globalsOf(state, frame.function).get(name);
  return found ?? (name === '__name__' ? { kind: 'str', value: moduleName(frame.function) } : undefined);
}

/** What `__name__` says: the program is the file that was started. */
export function moduleName(info: FunctionInfo): string {
  return moduleOf(info).importedAs ?? '__main__';
}

/** `pkg.m.f`, as names of imported files are read. */
function attributeOfModule({ modules }: State, name: string): Value | undefined {
  const dot = name.lastIndexOf('.');
  const inner: Value = { kind: 'opaque', type: 'module', name };
  return modules.get(name.slice(0, dot))?.get(name.slice(dot + 1)) ?? (modules.has(name) ? inner : undefined);
}

/** The state after a name of the top frame got a value, or lost it. */
export function bind(state: State, name: string, value: Value | undefined): State {
  const frame = state.frames.at(-1);
  if (!frame) return state;
  const info = frame.function;
  const isGlobal = info.kind === 'module' || info.globals.includes(name);
  const globals = globalsOf(state, info);
  if (isGlobal || (!info.locals.includes(name) && !frame.locals.has(name) && globals.has(name))) {
    return withGlobals(state, info, withName(globals, name, value));
  }
  const owner = info.locals.includes(name) ? undefined : ownerOf(info, name);
  return owner ? bindFree(state, owner, name, value) : updateFrame(state, frame, name, value);
}

/** Values that a function called from the top of the stack sees of the functions around it. */
export function captured(state: State, source: SourceFile, info: FunctionInfo): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const name of freeVariables(source, info)) {
    const owner = ownerOf(info, name);
    const active = owner && state.frames.findLast((frame) => frame.function === owner);
    const value = (active?.locals ?? (owner && state.closures.get(owner.qualifiedName)))?.get(name);
    if (value) values.set(name, value);
  }
  return values;
}

/** The state that remembers the variables of a function which returns while functions defined in it may live on. */
export function rememberClosure(state: State, source: SourceFile, frame: Frame): State {
  if (frame.function.kind !== 'function' || !source.functions.some((info) => info.parent === frame.function))
    return state;
  return { ...state, closures: new Map(state.closures).set(frame.function.qualifiedName, frame.locals) };
}

/** The innermost enclosing function that the variable belongs to. */
function ownerOf(info: FunctionInfo, name: string): FunctionInfo | undefined {
  for (let around = info.parent; around; around = around.parent) {
    if (around.kind === 'function' && around.locals.includes(name)) return around;
  }
  return undefined;
}

/** Writes a variable of an enclosing function where every active function sees it. */
function bindFree(state: State, owner: FunctionInfo, name: string, value: Value | undefined): State {
  let next = state;
  for (const frame of state.frames.toReversed()) {
    if (frame.function === owner) return updateFrame(next, frame, name, value);
    if (ownerOf(frame.function, name) === owner && !frame.function.locals.includes(name))
      next = updateFrame(next, frame, name, value);
  }
  const remembered = next.closures.get(owner.qualifiedName) ?? new Map<string, Value>();
  return { ...next, closures: new Map(next.closures).set(owner.qualifiedName, withName(remembered, name, value)) };
}

function updateFrame(state: State, frame: Frame, name: string, value: Value | undefined): State {
  const update = (other: Frame): Frame =>
    other.id === frame.id ? { ...other, locals: withName(other.locals, name, value) } : other;
  return { ...state, frames: state.frames.map(update) };
}

function withName(bindings: Bindings, name: string, value: Value | undefined): Bindings {
  const next = new Map(bindings);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
