/** How often the lines of a function ran, and the values of their names then, from recorded states. */
import type { FunctionInfo, SourceFile, SourceRange, Statement } from '../../../python/syntax';
import { isPending } from '../../../python/values/pending-values';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { classChanges } from '../../classes/class-changes';
import { changedAttributes, namedAttributes } from '../../objects/attribute-changes';
import { changedItem, innermostChange } from '../../objects/changed-places';
import { bodyOf } from '../../program/loop-body';
import { lookup } from '../../state/name-scopes';
import type { Frame, State } from '../../state/state';

/** The recorded states of a session by index. */
export interface Recorded {
  readonly first: number;
  readonly current: number;
  readonly last: number;
  at(index: number): State | undefined;
  /** The same without what somebody has set there: what the line before has left. Missing where nothing is ever set. */
  asReached?(index: number): State | undefined;
}

/** A name in a statement with its value. Functions, classes and modules are left out. */
export interface NamedValue {
  readonly name: string;
  /** Position of its first occurrence in the statement. */
  readonly range: SourceRange;
  readonly value: Value;
  /** The line has given it this value. */
  readonly isChanged: boolean;
  /** It belongs to the frame; a global of a function does not. */
  readonly isLocal: boolean;
}

export interface Execution {
  /** Index of the state that is about to run the line, or of the call for a function's header. */
  readonly index: number;
  readonly line: number;
  /** Whether its names decide where the run goes on. */
  readonly decides: boolean;
  /** The line has run; it has not if it comes next, waits for a call, or has raised an exception. */
  readonly hasRun: boolean;
  /** Values that the line left; the current ones if it has not run. */
  readonly values: readonly NamedValue[];
}

/** The latest execution of a line in one call, and how often the line ran in it so far: of a loop's header, the rounds. */
export interface LatestExecution extends Execution {
  readonly count: number;
}

/**
 * For each line that a call has run up to the current state, and the one that it is about to run: the latest execution. Where a loop has
 * begun another round since, what is no longer so is left out.
 */
export function latestExecutions(source: SourceFile, recorded: Recorded, frameId: number): LatestExecution[] {
  const latest = new Map<number, Execution>();
  const counts = new Map<number, number>();
  /** Loops that have begun a round later than the states that are looked at, and the lines in them. */
  const begun = new Set<Statement>();
  const again = new Set<number>();
  let after: State | undefined;
  const now = recorded.at(recorded.current);
  for (let index = recorded.current; index >= recorded.first; index--) {
    const state = recorded.at(index);
    const top = state?.frames.at(-1);
    if (!state?.frames.some(({ id }) => id === frameId)) break;
    if (top?.id !== frameId) continue;
    const { line } = top;
    if (top.event === 'line' || top.event === 'call') {
      const loop = loopAt(source, top);
      const isRound = loop && beginsRound(loop, top, after);
      if (isRound !== false) counts.set(line, (counts.get(line) ?? 0) + 1);
      if (!latest.has(line)) {
        const ran = { index, line, ...ranLine(source, top, state, after, now) };
        const isPast = again.has(line);
        latest.set(line, isPast ? { ...ran, values: ran.values.filter(stillThere(frameId, after, now)) } : ran);
      }
      if (isRound && !begun.has(loop)) {
        begun.add(loop);
        for (const inside of bodyOf(source, loop)) again.add(inside.line);
      }
    }
    if (top.event === 'call') break;
    // What a line that raises has left is nothing: beside it are the present values, also such as somebody has set.
    const isRaising = index === recorded.current && top.event === 'exception';
    after = isRaising ? state : (recorded.asReached?.(index) ?? state);
  }
  return [...latest.values()].map((execution) => ({ ...execution, count: counts.get(execution.line) ?? 1 }));
}

function loopAt(source: SourceFile, { line, event, function: scope }: Frame): Statement | undefined {
  const statement = event === 'line' ? source.statementAt(line, scope) : undefined;
  return statement?.kind === 'for' || statement?.kind === 'while' ? statement : undefined;
}

/** Whether the header of a loop finds a further round: that it runs once more is none, and neither is that it comes next. */
function beginsRound({ successors }: Statement, { id }: Frame, after: State | undefined): boolean {
  return after?.frames.find((frame) => frame.id === id)?.line === successors[0];
}

/** Whether the variable behind a value is as it was after the line. */
function stillThere(frameId: number, then: State | undefined, now: State | undefined): (value: NamedValue) => boolean {
  const [was, is] = [then, now].map((state) => {
    const frame = state?.frames.find(({ id }) => id === frameId);
    return (name: string) => state && frame && lookup(state, frame, name);
  });
  return ({ name }) => {
    const [variable = name] = /^[^.[]+/.exec(name) ?? [];
    const [before, after] = [was?.(variable), is?.(variable)];
    return before !== undefined && after !== undefined && sameValue(before, after);
  };
}

/** Every recorded execution of a line of a function, over all calls, the earliest first. */
export function executionsOf(source: SourceFile, recorded: Recorded, line: number, scope: FunctionInfo): Execution[] {
  const found: Execution[] = [];
  /** Unfinished executions, by frame. */
  const open = new Map<number, { readonly index: number; readonly frame: Frame; readonly state: State }>();
  const close = (frame: number, after?: State): void => {
    const begun = open.get(frame);
    open.delete(frame);
    if (begun) found.push({ index: begun.index, line, ...ranLine(source, begun.frame, begun.state, after) });
  };
  for (let index = recorded.first; index <= recorded.last; index++) {
    const state = recorded.at(index);
    const frame = state?.frames.at(-1);
    if (!state || !frame) continue;
    close(frame.id, recorded.asReached?.(index) ?? state);
    if (frame.event === 'line' && frame.line === line && frame.function === scope)
      open.set(frame.id, { index, frame, state });
  }
  for (const frame of open.keys()) close(frame);
  return found.sort((a, b) => a.index - b.index);
}

/** For each state that is about to run one of the lines: which time that is, from 1. */
export function timesOfLines(recorded: Recorded, lines: ReadonlySet<number>): Map<number, number> {
  const times = new Map<number, number>();
  const counts = new Map<number, number>();
  if (lines.size === 0) return times;
  for (let index = recorded.first; index <= recorded.current; index++) {
    const top = recorded.at(index)?.frames.at(-1);
    if (top?.event !== 'line' || !lines.has(top.line)) continue;
    // Back from a call, the same time goes on.
    const count = (counts.get(top.line) ?? 0) + (top.computed.length === 0 ? 1 : 0);
    counts.set(top.line, count);
    times.set(index, count);
  }
  return times;
}

/** @param after the next state that the frame is on top of @param now what a line that has not run yet, but has called something, has left so far */
function ranLine(
  source: SourceFile,
  frame: Frame,
  before: State,
  after: State | undefined,
  now?: State,
): Pick<Execution, 'decides' | 'hasRun' | 'values'> {
  const isCall = frame.event === 'call';
  const statement = source.statementAt(frame.line, isCall ? undefined : frame.function);
  const next = after?.frames.find(({ id }) => id === frame.id);
  const hasRun = isCall || (after !== undefined && next?.event !== 'exception');
  if (!statement || (!isCall && SILENT.has(statement.kind))) return { decides: false, hasRun, values: [] };
  const decides = !isCall && statement.kind !== 'for' && statement.successors.length > 1;
  const changed = isCall || !after ? [] : classChanges(source, statement, frame, before, after);
  const ofClasses = changed.map(({ name, range, value }) => ({ name, range, value, isChanged: true, isLocal: true }));
  return { decides, hasRun, values: [...valuesOf(statement, frame, before, after ?? now), ...ofClasses] };
}

function valuesOf(statement: Statement, frame: Frame, before: State, after: State | undefined): NamedValue[] {
  const isCall = frame.event === 'call';
  const state = isCall ? before : (after ?? before);
  const left = state.frames.find(({ id }) => id === frame.id) ?? frame;
  const parameters = isCall ? new Set(frame.function.parameters.map(({ name }) => name)) : undefined;
  return namesOf(statement).flatMap(({ name, range }) => {
    const value = !parameters || parameters.has(name) ? lookup(state, left, name) : undefined;
    if (!value || value.kind === 'opaque') return [];
    const was = isCall ? undefined : lookup(before, frame, name);
    // What has waited to be worked out until now was there before.
    const isOther = was === undefined || (!isPending(was) && !sameValue(was, value));
    const isChanged = isCall || statement.targets.includes(name) || isOther;
    const isLocal = frame.function.kind === 'module' || left.locals.has(name);
    const item = isCall ? undefined : changedItem(statement, name, was, value);
    if (item) return [{ name: item.place, range, value: item.value, isChanged, isLocal }];
    const parts = isChanged ? changedAttributes(was, value) : namedAttributes(statement.tokens, name, value);
    if (isCall || statement.targets.includes(name)) return [{ name, range, value, isChanged, isLocal }];
    const changes = parts?.length
      ? parts.map((part) => ({ ...part, place: `${name}.${part.attribute}` }))
      : [{ place: name, before: was, value }];
    return changes.map((part) => {
      const inner = isChanged ? innermostChange(statement, part.place, part.before, part.value) : part;
      return { name: inner.place, range, value: inner.value, isChanged, isLocal };
    });
  });
}

/** Statements whose names are not data. */
const SILENT: ReadonlySet<Statement['kind']> = new Set(['def', 'class', 'import', 'global']);

/** Names of a statement that refer to variables of its scope, each at its first occurrence. */
function namesOf({ tokens, kind }: Statement): { name: string; range: SourceRange }[] {
  const names = new Map<string, SourceRange>();
  const inner = new Set<string>();
  let binder: string | undefined;
  for (const [index, token] of tokens.entries()) {
    const { text, range } = token;
    if (token.kind === 'keyword' || token.kind === 'operator') {
      // Names bound by a comprehension or lambda are local to it.
      const isHeader = kind === 'for' && index <= 1;
      if (text === 'lambda' || (text === 'for' && !isHeader)) binder = text;
      else if (text === (binder === 'lambda' ? ':' : 'in')) binder = undefined;
    } else if (token.kind === 'name') {
      if (binder !== undefined) inner.add(text);
      if (!names.has(text)) names.set(text, range);
    }
  }
  return [...names].filter(([name]) => !inner.has(name)).map(([name, range]) => ({ name, range }));
}
