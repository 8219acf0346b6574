/** The groups of variables that a frame shows: its own, the module's, and what was returned. */
import type { Session } from '../debugger/session';
import { localsOf, type Bindings, type Frame } from '../debugger/state';
import type { Value } from '../python/value';
import { confidences } from './confidence';
import { frameById } from './stack';
import type { Container, Entry } from './variables';

export interface FrameScope {
  readonly name: 'Locals' | 'Globals' | 'Return value';
  readonly hint?: 'locals' | 'globals' | 'returnValue';
  read(): Container;
}

export function scopesOf(session: Session, frameId: number): FrameScope[] {
  const frame = frameById(session.state, frameId);
  const returned = returnedAt(session, frame);
  return [
    { name: 'Locals', hint: 'locals', read: () => locals(session, frameId) },
    { name: 'Globals', hint: 'globals', read: () => globals(session, frameId) },
    ...(returned ? [{ name: 'Return value', hint: 'returnValue', read: () => listed([returned]) } as const] : []),
  ];
}

function locals(session: Session, frameId: number): Container {
  const frame = session.state.frames.find(({ id }) => id === frameId);
  if (!frame) return listed([]);
  const bindings = localsOf(session.state, frame);
  const known = confidences(session, bindings, (state) => {
    const same = state.frames.find(({ id }) => id === frameId);
    return same && localsOf(state, same);
  });
  return listed(variables(bindings, known, () => frameId));
}

function globals(session: Session, frameId: number): Container {
  const { frames, globals: bindings } = session.state;
  const frame = frames.find(({ id }) => id === frameId);
  const module = frames.find(({ function: info }) => info.kind === 'module');
  // A global can be edited through a frame that means it by its name.
  const owner = (name: string): number | undefined => module?.id ?? (frame?.function.locals.includes(name) ? undefined : frameId);
  return listed(variables(bindings, confidences(session, bindings, (state) => state.globals), owner));
}

function variables(bindings: Bindings, known: ReadonlyMap<string, number>, owner: (name: string) => number | undefined): Entry[] {
  const entries = [...bindings].map(([name, value]): Entry => {
    const frame = owner(name);
    const confidence = known.get(name);
    return { name, value, expression: name, ...(frame !== undefined && { place: { frame, name, path: [] } }), ...(confidence !== undefined && { confidence }) };
  });
  // Data first: definitions and modules are seldom what one looks for.
  return [...entries.filter(({ value }) => !isDefinition(value)), ...entries.filter(({ value }) => isDefinition(value))];
}

function returnedAt(session: Session, frame: Frame): Entry | undefined {
  if (frame.event === 'return' && frame.value) return { name: frame.function.name, value: frame.value };
  const returned = frame.id === session.state.frames.at(-1)?.id ? session.returnedValue : undefined;
  return returned && { name: returned.function, value: returned.value };
}

function listed(entries: readonly Entry[]): Container {
  return { count: entries.length, indexed: false, entries: (start, count) => entries.slice(start, start + count) };
}

function isDefinition(value: Value): boolean {
  return value.kind === 'opaque';
}
