/**
 * Generator functions: calling one creates a suspended frame, and each requested item resumes it up to its next
 * `yield`. Who requests items, and for what, follows from the syntax; yielded values are predicted like returned ones.
 */
import { isSameRange } from '../../codec/step/syntax/call-syntax';
import type { SourceRange, Statement } from '../../python/syntax';
import type { OpaqueValue, Value } from '../../python/values/value';
import { iteratorAt } from '../state/loop-iterators';
import { evaluatePath, type Lookup } from '../../python/values/access-path';
import { lookup } from '../state/name-scopes';
import { exceptionValue, raised, type ThrownException } from '../state/exceptions';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../state/state';

/** Maximum number of items collected for `list(g())` or a comprehension; a generator that yields more may never end. */
export const MOST_ITEMS = 1000;

/** The generator object of a frame. */
export function generatorValue(frame: Frame): OpaqueValue {
  const { isAsync, isGenerator: yields } = frame.function;
  return {
    kind: 'opaque',
    type: 'iterator',
    name: !isAsync ? 'generator' : yields ? 'async_generator' : 'coroutine',
    generator: frame.id,
  };
}

/** The frame of a generator object, if it is suspended. */
export function suspendedFrame(state: State, value: Value): Frame | undefined {
  return isGenerator(value) ? state.generators.get(value.generator) : undefined;
}

export function isGenerator(value: Value | undefined): value is OpaqueValue & { readonly generator: number } {
  return value?.kind === 'opaque' && value.generator !== undefined;
}

/** A coroutine, or an asynchronous generator, that has not come to a `yield` of its own, but to something that is to be waited for. */
export function isAwaiting({ isYielding, function: info, awaits, delegate }: Frame): boolean {
  return isYielding === true && info.isAsync && (awaits !== undefined || delegate !== undefined);
}

/** The state with the top frame suspended until its generator is asked for another item. */
export function suspended(state: State): State {
  const frame = topFrame(state);
  return {
    ...state,
    frames: state.frames.slice(0, -1),
    generators: new Map(state.generators).set(frame.id, { ...frame, isResumed: frame.isYielding === true }),
  };
}

/** The state with a generator's frame on top, at the event of its call. @param sent what the `yield` gives where it waits */
export function resumed(state: State, frame: Frame, sent?: Value): State {
  const generators = new Map(state.generators);
  generators.delete(frame.id);
  const { awaits } = frame;
  const more = { ...(frame.isResumed && { isResumed: true }), ...(sent && sent.kind !== 'none' && { sent }), ...(awaits && { awaits }) }; // prettier-ignore
  const called = { ...delegating(frame, { event: 'call' }), ...more };
  return { ...state, generators, frames: [...state.frames, called] };
}

/** The state with a generator's frame on top, which goes on with an exception where it waits. */
export function thrownInto(state: State, frame: Frame, thrown: ThrownException): State {
  const next = resumed(state, frame);
  return withTop(next, { ...topFrame(next), isResumed: true, thrown });
}

/** The same for the innermost generator that a frame delegates to; whoever delegates has its frame below, although nothing of it runs. */
export function thrownThrough(state: State, asleep: Frame, exception: ThrownException): State {
  const inner = asleep.delegate && suspendedFrame(state, asleep.delegate.iterable);
  if (!inner) return thrownInto(state, asleep, exception);
  const { line } = asleep;
  const range = { line, column: 0, endLine: line, endColumn: 0 };
  const waiting: WaitingCall = { computed: [], expression: '', range, implicit: 'through' };
  const generators = new Map([...state.generators].filter(([id]) => id !== asleep.id));
  const through = { ...delegating(asleep, { event: 'line' }), waiting };
  return thrownThrough({ ...state, generators, frames: [...state.frames, through] }, inner, exception);
}

/** The frame at another event of its line, in the middle of a `yield` if it is in one. */
export function delegating(frame: Frame, to: Pick<Frame, 'event'> & Partial<Pick<Frame, 'value'>>): Frame {
  const { delegate, paused } = frame;
  return { ...moved(frame, { line: frame.line, ...to }), ...(delegate && { delegate }), ...(paused && { paused }) };
}

/** `map(next, iterators)` and other iterators of the library end with a `StopIteration` of what they call; a generator expression does not. */
export function exhausted(frame: Frame): Frame {
  const { exception, function: info } = frame;
  const isOfLibrary = info.inner !== undefined && info.isGenerator && info.name !== '<genexpr>';
  const isEnd = isOfLibrary && exception?.type === 'StopIteration';
  return isEnd ? moved(frame, { line: frame.line, event: 'return', value: { kind: 'none' } }) : frame;
}

/** What leaves a generator: a `StopIteration` would look like its end. */
export function leaving({ exception, function: info }: Frame): ThrownException | undefined {
  if (exception?.type !== 'StopIteration' || !info.isGenerator || info.inner) return exception;
  const ended = exceptionValue(exception);
  return {
    ...raised('RuntimeError', 'generator raised StopIteration'),
    links: { cause: ended, context: ended, hidesContext: true },
  };
}

/** The generator that the header of a `for` loop takes its next item from. */
export function drivenBy(state: State, statement: Statement): Value | undefined {
  const frame = topFrame(state);
  const { iterable } = statement;
  if (statement.kind !== 'for' || !iterable) return undefined;
  const active = iteratorAt(frame, statement.line);
  if (active) return onlyGenerator(active.iterable);
  const made = frame.computed.findLast(({ range }) => isSameRange(range, iterable.range));
  return onlyGenerator(made?.value ?? read(state, frame)(iterable.text));
}

/** Whether the generator that a call makes stays suspended; what is taken apart at once gives its items. */
export function isKept(statement: Statement, range: SourceRange): boolean {
  if (statement.kind === 'for' && statement.iterable && isSameRange(statement.iterable.range, range)) return true;
  const before = statement.tokens.filter((token) => isBefore(token.range, range)).map(({ text }) => text);
  if (before.at(-1) === '*') return false;
  // `a, b = g()`, but not `a, b = g(), h()`
  const isAlone = !statement.tokens.some((token) => isBefore(range, token.range) && token.text === ',');
  return !(before.at(-1) === '=' && statement.targets.length > 1 && isAlone);
}

function isBefore(one: SourceRange, other: SourceRange): boolean {
  return one.endLine < other.line || (one.endLine === other.line && one.endColumn <= other.column);
}

function onlyGenerator(value: Value | undefined): Value | undefined {
  return isGenerator(value) ? value : undefined;
}

function read(state: State, frame: Frame): (text: string) => Value | undefined {
  const find: Lookup = (name) => lookup(state, frame, name);
  return (text) => evaluatePath(text, find);
}
