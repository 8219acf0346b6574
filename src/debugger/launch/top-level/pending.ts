/**
 * Globals that wait to be worked out until a statement reads them: most calls need few of what their module computes. Until
 * then they are bound to an unknown value that says so.
 */
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import { isPending, pendingName } from '../../../python/values/pending-values';
import type { Value } from '../../../python/values/value';
import { doubtKey } from '../../state/doubts';
import { lookup } from '../../state/name-scopes';
import { topFrame, type Bindings, type Doubts, type State } from '../../state/state';
import { joined } from './joined-objects';

/** Whether some of the bindings wait: they do not change, and most states share them. */
const known = new WeakMap<Bindings, boolean>();

/** Names behind which something waits that the top frame's line is about to read. */
export function neededNames(source: SourceFile, state: State): string[] {
  if (!hasPending(state.globals) && ![...state.modules.values()].some(hasPending)) return [];
  const frame = topFrame(state);
  const statement = frame.event === 'line' ? source.statementAt(frame.line, frame.function) : undefined;
  if (!statement) return [];
  const names = new Set<string>();
  for (const name of mentioned(statement)) {
    const value = lookup(state, frame, name);
    const waits = value && pendingName(value);
    if (waits !== undefined) names.add(waits);
  }
  return [...names];
}

/** Names that a function mentions behind which something waits. */
export function neededBy(statements: readonly Statement[], state: State): string[] {
  const frame = topFrame(state);
  const values = statements.flatMap((one) => mentioned(one).map((name) => lookup(state, frame, name)));
  return [...new Set(values.flatMap((value) => (value && pendingName(value)) ?? []))];
}

function mentioned({ tokens }: Statement): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
}

function hasPending(bindings: Bindings): boolean {
  const found = known.get(bindings) ?? [...bindings.values()].some(isPending);
  known.set(bindings, found);
  return found;
}

/** The state with what waited in it and is there in `loaded`, a run of the modules by themselves. */
export function withLoaded(state: State, loaded: State, module: FunctionInfo): State {
  const objects = joined(state, loaded);
  let { doubts } = state;
  const settle = (now: Bindings | undefined, then: Bindings, key: (name: string) => string): Bindings => {
    if (!now) doubts = [...then.keys()].reduce((all, name) => carried(all, loaded.doubts, key(name)), doubts);
    if (!now) return mapped(then, objects.value);
    const next = new Map(now);
    for (const [name, value] of then) {
      const before = now.get(name);
      if (isPending(value) || (before && !isPending(before))) continue;
      next.set(name, objects.value(value));
      doubts = carried(doubts, loaded.doubts, key(name));
    }
    return next;
  };
  // A function that has imported such a name holds it itself.
  const frames = state.frames.map((frame) => {
    const locals = [...frame.locals].flatMap(([name, value]) => {
      const there = isPending(value) ? found(loaded, pendingName(value) ?? '') : undefined;
      return there ? [[name, objects.value(there)] as const] : [];
    });
    return locals.length === 0 ? frame : { ...frame, locals: new Map([...frame.locals, ...locals]) };
  });
  const own = settle(state.globals, loaded.globals, (name) => doubtKey(module, name));
  const modules = new Map(state.modules);
  for (const [name, globals] of loaded.modules)
    modules.set(
      name,
      settle(state.modules.get(name), globals, (each) => `${name}.${each}`),
    );
  const classes = new Map([
    ...[...loaded.classes].map(([name, all]) => [name, mapped(all, objects.value)] as const),
    ...state.classes,
  ]);
  return {
    ...state,
    frames,
    globals: own,
    modules,
    doubts,
    classes,
    defaults: new Map([...objects.defaults, ...state.defaults]),
    closures: new Map([...state.closures, ...objects.closures]),
    generators: new Map([...state.generators, ...objects.generators]),
    nextId: objects.nextId,
    nextFrame: objects.nextFrame,
  };
}

/** What a name of some module has come to; names are looked up in all modules, as they are when it is decided what is run. */
function found({ globals, modules }: State, name: string): Value | undefined {
  const all = [...modules.values(), globals].map((bindings) => bindings.get(name));
  return all.find((value) => value && !isPending(value));
}

function carried(doubts: Doubts, from: Doubts, key: string): Doubts {
  const doubt = from.get(key);
  return doubt === undefined ? doubts : new Map(doubts).set(key, doubt);
}

function mapped(bindings: Bindings, map: (value: Value) => Value): Map<string, Value> {
  return new Map([...bindings].map(([name, value]) => [name, map(value)]));
}

/** The name of the outermost definition around a function: what its module binds. */
export function outermostName(info: FunctionInfo): string | undefined {
  const { parent } = info;
  if (!parent) return undefined;
  return parent.kind === 'module' ? info.name : outermostName(parent);
}
