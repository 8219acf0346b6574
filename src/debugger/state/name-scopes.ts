/** Reads and writes names by Python's scoping rules: locals, enclosing functions, globals. */
import { CELLS } from '../../python/modules/cells';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { doubtKey, withDoubt } from './doubts';
import { statementsIn } from '../../python/definitions/function-statements';
import { classValue, freeVariables, moduleOf } from '../../python/definitions/definitions';
import { docstringOf } from '../../python/definitions/docstring';
import { ownerOf, resolveName } from '../../python/definitions/name-resolution';
import type { FrameNames } from '../../codec/step/syntax/program-calls';
import { DATA_FOLDERS, OWN_FILE } from './given-names';
import { globalsOf, localsOf, withGlobals, type Bindings, type Frame, type State } from './state';

/** The value of a name as the frame sees it; undefined if it is unbound or a built-in. */
export function lookup(state: State, frame: Frame, name: string): Value | undefined {
  if (name.includes('.')) return attributeOfModule(state, name);
  const found = resolveName(frame.function, name, {
    local: (own) => localsOf(state, frame).get(own),
    global: (outer) => globalsOf(state, frame.function).get(outer) ?? builtIn(state, outer),
    enclosing: (owner, own) =>
      frame.function.inner
        ? holderOf(state, owner, frame.closure)?.locals.get(own)
        : state.frames.findLast((other) => other.function === owner)?.locals.get(own),
  });
  if (found || !/^__\w+__$/.test(name)) return found;
  if (name === '__class__') return classAround(frame.function);
  return name === OWN_FILE ? ownFile(state, frame) : name === '__debug__' ? WITHOUT_O : undefined;
}

const OF_RUN = 'each run of the function makes a class of its own';

/** `__class__` in a method: the class that it is written in, as far as the text says it. */
function classAround(info: FunctionInfo): Value | undefined {
  const around = info.parent;
  if (info.kind === 'class' || !around) return undefined;
  if (around.kind !== 'class') return classAround(around);
  return isInFunction(around) ? { kind: 'unknown', type: 'type', reason: OF_RUN } : classValue(around);
}

function isInFunction({ parent }: FunctionInfo): boolean {
  return parent !== undefined && (parent.kind === 'function' || isInFunction(parent));
}

/** A constant that no program can bind: only `python -O` makes it false. */
const WITHOUT_O: Value = { kind: 'bool', value: true };

/** The path of the program, in its own file. */
function ownFile({ modules }: State, { function: info }: Frame): Value | undefined {
  return moduleOf(info).importedAs === undefined ? modules.get(DATA_FOLDERS.module)?.get(OWN_FILE) : undefined;
}

/** What an earlier cell of the notebook has left, or a text of ours stands for among the built-in functions: `open`. */
function builtIn({ modules }: State, name: string): Value | undefined {
  return modules.get(CELLS)?.get(name) ?? (name.startsWith('_') ? undefined : modules.get('builtins')?.get(name));
}

/** Names as the frame sees them, that of what its module says about itself among them. */
export function frameNames(source: SourceFile, state: State, frame: Frame): FrameNames {
  const told = (name: string): Value | undefined =>
    name === '__doc__' && moduleOf(frame.function) === source.module ? docstringOf(source.module) : undefined;
  return { source, scope: frame.function, lookup: (name) => lookup(state, frame, name) ?? told(name) };
}

/** `pkg.m.f`: a qualified name of an imported file. */
function attributeOfModule({ modules }: State, name: string): Value | undefined {
  const dot = name.lastIndexOf('.');
  const inner: Value = { kind: 'opaque', type: 'module', name };
  const module = name.slice(0, dot);
  const found = modules.get(module)?.get(name.slice(dot + 1)) ?? (modules.has(name) ? inner : undefined);
  const isName = name.endsWith('.__name__') && modules.has(module);
  return found ?? (isName ? { kind: 'str', value: module } : undefined);
}

/** The state after a name of the top frame was bound or unbound. */
export function bind(state: State, name: string, value: Value | undefined): State {
  const frame = state.frames.at(-1);
  if (!frame) return state;
  const info = frame.function;
  const isGlobal = info.kind === 'module' || info.globals.includes(name);
  const globals = globalsOf(state, info);
  const isOuter = info.inner !== undefined && ownerOf(info, name) !== undefined;
  if (isGlobal || (!isOuter && !info.locals.includes(name) && !frame.locals.has(name) && globals.has(name))) {
    const doubts = withDoubt(state.doubts, doubtKey(info, name), 1);
    return withGlobals({ ...state, doubts }, info, withName(globals, name, value));
  }
  const owner = info.locals.includes(name) ? undefined : ownerOf(info, name);
  if (owner) return bindFree(state, owner, name, value);
  return forSuspended(updateFrame(state, frame, name, value), info, frame.id, name, value);
}

/** The same for many names at once. */
export function bindAll(state: State, values: Iterable<readonly [string, Value]>): State {
  const info = state.frames.at(-1)?.function;
  if (info?.kind === 'module') return withGlobals(state, info, new Map([...globalsOf(state, info), ...values]));
  let next = state;
  for (const [name, value] of values) next = bind(next, name, value);
  return next;
}

/** Values of enclosing functions that a function sees (its closure). @param made the frame in which its definition ran */
export function captured(state: State, source: SourceFile, info: FunctionInfo, made?: number): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const name of freeVariables(source, info)) {
    const owner = ownerOf(info, name);
    const value = owner && holderOf(state, owner, made)?.locals.get(name);
    if (value) values.set(name, value);
  }
  return values;
}

/** The frame of an enclosing function, running, suspended or returned: the one in which a definition ran, or the latest if that is not known. */
export function holderOf(
  state: State,
  owner: FunctionInfo,
  made: number | undefined,
): { readonly id: number; readonly locals: Bindings } | undefined {
  const name = owner.qualifiedName;
  for (let id = made; id !== undefined;) {
    const frame = state.frames.find((other) => other.id === id) ?? state.generators.get(id);
    const closure = state.closures.get(id);
    const locals = frame?.locals ?? closure?.locals;
    if (locals && (frame?.function.qualifiedName ?? closure?.function) === name) return { id, locals };
    id = frame ? frame.closure : closure?.around;
  }
  const active = state.frames.findLast(({ function: info }) => info.qualifiedName === name);
  if (active) return active;
  const [id, latest] = [...state.closures].findLast(([, { function: other }]) => other === name) ?? [];
  return id !== undefined && latest ? { id, locals: latest.locals } : undefined;
}

/** The state that keeps the variables of a returning function whose nested functions may live on (a closure). */
export function rememberClosure(state: State, source: SourceFile, frame: Frame): State {
  const lives = ({ closure }: Frame): boolean => closure === frame.id;
  const isSeen = frame.function.inner !== undefined || makesFunctions(source, frame.function);
  if (frame.function.kind !== 'function' || !(isSeen || [...state.generators.values()].some(lives))) return state;
  const closure = { function: frame.function.qualifiedName, locals: frame.locals };
  const around = frame.closure === undefined ? closure : { ...closure, around: frame.closure };
  return { ...state, closures: new Map(state.closures).set(frame.id, around) };
}

const making = new WeakMap<FunctionInfo, boolean>();

/** Whether there are functions, or lambdas, that see the variables of a function. */
function makesFunctions(source: SourceFile, info: FunctionInfo): boolean {
  const known = making.get(info);
  if (known !== undefined) return known;
  const makes =
    source.functions.some(({ parent }) => parent === info) ||
    [...statementsIn(source, info)].some(({ tokens }) => tokens.some(({ text }) => text === 'lambda'));
  making.set(info, makes);
  return makes;
}

/** Writes a variable of an enclosing function for all active functions that see it. */
function bindFree(state: State, owner: FunctionInfo, name: string, value: Value | undefined): State {
  const holder = holderOf(state, owner, state.frames.at(-1)?.closure);
  let next = state;
  for (const frame of state.frames) {
    const info = frame.function;
    const sees =
      ownerOf(info, name) === owner &&
      !info.locals.includes(name) &&
      holderOf(state, owner, frame.closure)?.id === holder?.id;
    if (frame.id === holder?.id || sees) next = updateFrame(next, frame, name, value);
  }
  next = forSuspended(next, owner, holder?.id, name, value);
  const waiting = holder && next.generators.get(holder.id);
  if (waiting) {
    const locals = withName(waiting.locals, name, value);
    return { ...next, generators: new Map(next.generators).set(waiting.id, { ...waiting, locals }) };
  }
  const remembered = holder && next.closures.get(holder.id);
  if (!remembered) return next;
  const locals = withName(remembered.locals, name, value);
  return { ...next, closures: new Map(next.closures).set(holder.id, { ...remembered, locals }) };
}

/** A variable of an enclosing function has changed for those, too, that wait in the middle of their work. @param id of the frame that has it */
function forSuspended(
  state: State,
  owner: FunctionInfo,
  id: number | undefined,
  name: string,
  value: Value | undefined,
): State {
  const seeing = [...state.generators.values()].filter(
    ({ function: info, closure }) =>
      info !== owner &&
      !info.locals.includes(name) &&
      ownerOf(info, name) === owner &&
      holderOf(state, owner, closure)?.id === id,
  );
  if (seeing.length === 0) return state;
  const generators = new Map(state.generators);
  for (const frame of seeing) generators.set(frame.id, { ...frame, locals: withName(frame.locals, name, value) });
  return { ...state, generators };
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

/** What the class has whose body has run. */
export function namespaceOf({ classes }: State, { qualifiedName }: FunctionInfo): Bindings {
  return classes.get(qualifiedName) ?? new Map<string, Value>();
}
