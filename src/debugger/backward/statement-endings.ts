/** How the statement before a state can have ended, judged by the state itself. */
import type { RaisedException } from '../../codec/query';
import type { BackwardOutcome } from '../../codec/backward/backward-query';
import type { SourceFile, Statement } from '../../python/syntax';
import { UNKNOWN } from '../objects/containers';
import { predecessorsOf, type Predecessor } from './predecessors';
import { topFrame, type Frame, type State } from '../state/state';

/** A statement that can have run last in the top frame. */
export interface LastStatement {
  readonly statement: Statement;
  readonly outcome: BackwardOutcome;
  /** Number of events of the frame that may lie between the statement's line and the known state. */
  readonly events: number;
}

/** Nearest first; the frame is at a line, return or exception event. */
export function lastStatements(source: SourceFile, known: State): LastStatement[] {
  const frame = topFrame(known);
  const statement = source.statementAt(frame.line, frame.function);
  if (!statement) return [];
  if (frame.event === 'line') return waysBack(source, known, statement).map((way) => ended(way, frame));
  const outcome = frame.exception
    ? ({ kind: 'raise', exception: plain(frame.exception) } as const)
    : returned(statement, frame);
  return outcome ? [{ statement, outcome, events: 0 }] : [];
}

/** Lines passed between the call of the frame's function and its line; undefined if that can only be reached later. */
export function pathFromStart(source: SourceFile, known: State): readonly number[] | undefined {
  const frame = topFrame(known);
  return frame.event === 'line' ? predecessorsOf(source, frame.function, frame.line, isExit(frame)).start : undefined;
}

function waysBack(source: SourceFile, known: State, statement: Statement): readonly Predecessor[] {
  const frame = topFrame(known);
  const { ways } = predecessorsOf(source, frame.function, frame.line, isExit(frame));
  if (statement.kind !== 'for') return ways;
  // A loop that has yielded items is reached from inside; one that is known to have yielded none, from outside.
  const isActive = frame.iterators.some(({ line }) => line === statement.line);
  if (!isActive && known.last.source !== 'inferred') return ways;
  return ways.filter(({ statement: { enclosing } }) => {
    return isActive === enclosing.some((block) => block.kind === 'for' && block.line === statement.line);
  });
}

function ended({ statement, ending, path }: Predecessor, frame: Frame): LastStatement {
  const events = path.length;
  switch (ending.kind) {
    case 'next':
      return { statement, outcome: ending, events };
    case 'return': {
      const waiting = frame.pending.findLast(({ action }) => action.kind === 'return')?.action;
      const value = waiting?.kind === 'return' ? waiting.value : UNKNOWN;
      return { statement, outcome: { kind: 'return', value }, events };
    }
    case 'raise':
      return { statement, outcome: { kind: 'raise', exception: taken(ending.clause, frame) }, events: events + 1 };
  }
}

function returned(statement: Statement, frame: Frame): BackwardOutcome | undefined {
  if (statement.exit?.kind === 'return') return { kind: 'return', value: frame.value ?? UNKNOWN };
  const end = statement.successors.indexOf('end');
  return end < 0 ? undefined : { kind: 'next', successor: end === 0 ? 0 : 1 };
}

/** The exception that an `except` clause caught: the one in its frame, or else the first that the clause names. */
function taken(clause: Statement, frame: Frame): RaisedException {
  const known = frame.handled.findLast(({ line }) => line === clause.line)?.exception;
  if (known) return plain(known);
  const name = clause.targets.at(-1);
  const value = name === undefined ? undefined : frame.locals.get(name);
  if (value?.kind === 'object') return { type: value.className };
  if (value?.kind === 'call') {
    const [text] = value.args;
    return { type: value.name, ...(text?.kind === 'str' && { message: text.value }) };
  }
  return { type: clause.tokens.find(({ kind }) => kind === 'name')?.text ?? 'Exception' };
}

function plain({ type, message }: RaisedException): RaisedException {
  return { type, ...(message !== undefined && { message }) };
}

/** The frame is at a `with` header to leave its block. */
function isExit(frame: Frame): boolean {
  const block = frame.pending.at(-1)?.block;
  return block?.kind === 'with' && block.line === frame.line;
}
