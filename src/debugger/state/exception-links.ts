/** What Python notes at an exception when it is raised: what it was caused by, and what was being handled. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Statement } from '../../python/syntax';
import { isBuiltInException } from '../../python/definitions/builtin-exceptions';
import { isSameRange } from '../../python/text/ranges';
import { evaluatePath } from '../../python/values/access-path';
import { sameValue } from '../../python/values/print';
import { UNRAISED } from '../../python/values/tracebacks';
import type { CallValue, ExceptionLinks, Value } from '../../python/values/value';
import { children, idOf, mapChildren, NONE } from '../objects/containers';
import { exceptionValue, withText, type ThrownException } from './exceptions';
import { lookup } from './name-scopes';
import { topFrame, type Frame, type State } from './state';
import { mapValues, valuesOf } from './value-roots';

/** The exception as it is once it has been raised there; one that only comes up from a call stays as it is. */
export function linked(state: State, exception: ThrownException): ThrownException {
  if (exception.links) return exception;
  return {
    ...exception,
    links: { cause: NONE, hidesContext: false, ...before(exception), context: contextOf(state, exception) },
  };
}

/** What a `raise` statement raises, with what it names behind `from`. */
export function raisedBy(state: State, statement: Statement, exception: ThrownException): ThrownException {
  const { node } = statement.evaluation ?? {};
  const written = node?.type === 'raise_statement' ? node.get('cause') : undefined;
  if (!written) return exception;
  const cause = causeOf(state, written.bare);
  return { ...exception, links: { ...before(exception), cause, hidesContext: true, context: contextOf(state, exception) } }; // prettier-ignore
}

/** The state in which an exception has one more note, whatever holds it; undefined where nothing holds one that has not been raised. */
export function withNote(state: State, exception: Value, note: string): State | undefined {
  return withLinks(state, exception, (links) => ({ ...links, notes: [...(links.notes ?? []), note] }));
}

/** What a program sets itself that Python else notes. */
const SET = /^__(?:cause|context|suppress_context)__$/;

export function isSetByPrograms(name: string): boolean {
  return SET.test(name);
}

/** The same once `__cause__` or the like has been set; undefined for any other attribute, too. */
export function withLink(state: State, exception: Value, name: string, value: Value): State | undefined {
  if (name === '__cause__') return withLinks(state, exception, (links) => ({ ...links, cause: value, hidesContext: true })); // prettier-ignore
  if (name === '__context__') return withLinks(state, exception, (links) => ({ ...links, context: value }));
  if (name !== '__suppress_context__' || value.kind !== 'bool') return undefined;
  return withLinks(state, exception, (links) => ({ ...links, hidesContext: value.value }));
}

function withLinks(
  state: State,
  exception: Value,
  change: (links: ExceptionLinks) => ExceptionLinks,
): State | undefined {
  const links = linksOf(exception);
  const now = change({ ...UNRAISED, ...links });
  if (links) return relinked(state, links, now);
  // What an expression has given may be a copy of what a list holds.
  const all = heldBy(state, exception);
  const [held = all.length === 1 ? all[0] : undefined] = all.filter((value) => isIdentical(value, exception));
  return held && relinked(state, held, now);
}

/** All that looks like the value, in variables and in what they hold. */
function heldBy(state: State, one: Value): Value[] {
  const frames = state.frames.map((frame) => ({ ...frame, computed: [] }));
  const found = new Set<Value>();
  const visit = (value: Value): void => {
    if (isIdentical(value, one) || (idOf(one) === undefined && sameValue(value, one))) found.add(value);
    for (const [, child] of children(value)) visit(child);
  };
  valuesOf({ ...state, frames }).forEach(visit);
  return [...found];
}

function isIdentical(one: Value, other: Value): boolean {
  return one === other || (idOf(one) !== undefined && idOf(one) === idOf(other));
}

/** The state in which an exception that had been there before it was raised is known by what is noted now, whatever holds it. */
export function raisedAgain(state: State, { value }: ThrownException, { links }: ThrownException): State {
  const before = value && linksOf(value);
  if (!value || !links || before === links) return state;
  return relinked(state, before ?? value, links);
}

/** @param before an exception that has not been raised so far, or what tells a raised one apart from others: each raising makes links of its own */
function relinked(state: State, before: ExceptionLinks | Value, links: ExceptionLinks): State {
  return everywhere(state, before, { links }, (one) => ({ ...one, links }));
}

/** The state once an exception has been given other arguments, whatever holds it. */
export function withArguments(state: State, before: Value | undefined, now: Value | undefined): State {
  const links = before && linksOf(before);
  const isIt = links && now?.kind === 'call' && now.links === links && before.kind === 'call';
  if (!isIt || sameValue(before, now)) return state;
  return everywhere(state, links, { args: now.args }, (one) => withText({ ...one, value: now }));
}

function everywhere(
  state: State,
  before: ExceptionLinks | Value,
  change: Partial<CallValue>,
  rethrown: (one: ThrownException) => ThrownException,
): State {
  const id = 'kind' in before ? idOf(before) : undefined;
  const convert = (value: Value): Value => {
    const inside = mapChildren(value, convert);
    const isIt = value === before || linksOf(inside) === before || (id !== undefined && idOf(inside) === id);
    return isIt ? ({ ...inside, ...change } as Value) : inside;
  };
  const thrown = (one: ThrownException): ThrownException => (one.links === before ? rethrown(one) : one);
  const mapped = mapValues(state, convert);
  const frames = mapped.frames.map((frame) => ({
    ...frame,
    handled: frame.handled.map((one) => ({ ...one, exception: thrown(one.exception) })),
    pending: frame.pending.map((one) => one.action.kind === 'exception' ? { ...one, action: { ...one.action, exception: thrown(one.action.exception) } } : one), // prettier-ignore
  }));
  return { ...mapped, frames };
}

function linksOf(value: Value): ExceptionLinks | undefined {
  return value.kind === 'call' || value.kind === 'object' ? value.links : undefined;
}

/** It has been raised before. */
function before({ value }: ThrownException): Partial<ExceptionLinks> | undefined {
  return value && linksOf(value);
}

function contextOf(state: State, exception: ThrownException): Value {
  const handled = state.frames.map(handledIn).findLast((one) => one !== undefined);
  if (!handled) return before(exception)?.context ?? NONE;
  const context = exceptionValue(handled);
  // Whoever raises what is being handled changes nothing.
  const isSame = exception.value !== undefined && isOne(exception.value, context);
  return isSame ? (before(exception)?.context ?? NONE) : context;
}

function isOne(one: Value, other: Value): boolean {
  const links = linksOf(one);
  if (links && linksOf(other)) return linksOf(other) === links;
  if (idOf(one) !== undefined) return idOf(one) === idOf(other);
  return sameValue(one, other);
}

/** What an `except` clause of the frame handles, or what waits for a `finally` block to end. */
function handledIn({ handled, pending }: Frame): ThrownException | undefined {
  const action = pending.findLast(({ action: { kind } }) => kind === 'exception')?.action;
  return handled.at(-1)?.exception ?? (action?.kind === 'exception' ? action.exception : undefined);
}

function causeOf(state: State, node: SyntaxNode): Value {
  const frame = topFrame(state);
  if (node.type === 'none') return NONE;
  const computed = frame.computed.findLast(({ range, expression }) => isSameRange(range, node.range) && expression === node.text); // prettier-ignore
  const value = computed?.value ?? evaluatePath(node.text, (name) => lookup(state, frame, name));
  if (value) return value;
  if (isBuiltInException(node.text)) return { kind: 'call', name: node.text, args: [] };
  return { kind: 'unknown', reason: `${node.text} is not known` };
}
