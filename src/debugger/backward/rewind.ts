/** Builds the state before a statement from the state after it and the model's answer about the values. */
import { isLost, type PriorState, type BackwardQuery } from '../../codec/backward/backward-query';
import type { SourceFile, Statement } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import { UNKNOWN } from '../objects/containers';
import { propagate } from '../machine/effects/effects';
import { Numbering, occurrences } from '../objects/heap';
import { priorContent, priorValue } from '../objects/prior-objects';
import { bind, lookup } from '../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type State } from '../state/state';
import type { StepInfo } from '../state/step-info';

/** An inferred step about which nothing else is known. */
export const UNCHANGED: StepInfo = { source: 'inferred', values: [], changes: new Map(), output: '', confidence: 1 };

/** The state with the top frame at the line event of the statement; values are as they are after it. */
export function rewound(known: State, source: SourceFile, statement: Statement): State {
  const frame = topFrame(known);
  const line = moved(frame, { line: statement.line, event: 'line' });
  let state: State = { ...withTop(known, { ...line, ...surroundings(frame, statement) }), last: UNCHANGED };
  const around = source.statementAt(frame.line, frame.function);
  for (const name of caught(around, statement)) state = bind(state, name, undefined);
  for (const name of caught(statement, around)) state = bind(state, name, UNKNOWN);
  return state;
}

/** @param after as `movedBack` makes it */
export function withPriorState(after: State, query: BackwardQuery, { values: said, confidence }: PriorState): State {
  const { statement } = query;
  const frame = topFrame(after);
  const numbering = new Numbering(after.nextId);
  const read = (name: string): Value | undefined => lookup(after, frame, name);
  const names = new Set(statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  const lost = [...new Set([...names, ...statement.targets])].filter((name) => isLost(query, name));
  const objects = [...occurrences([...names].flatMap((name) => read(name) ?? []))];
  const settle = (name: string, value: Value): Value => {
    const now = read(name);
    return now === undefined || rebinds(statement, name)
      ? priorValue(value, objects, numbering)
      : priorContent(now, value, objects, numbering);
  };
  let state = after;
  for (const name of lost) state = bind(state, name, overwritten(statement));
  for (const { name, value } of said) state = bind(state, name, value && settle(name, value));
  const changes = new Map([
    ...lost.map((name) => [name, 0] as const),
    ...said.map(({ name, confidence: sure }) => [name, sure] as const),
  ]);
  const last = { ...after.last, changes, confidence };
  return { ...propagate(after, state), nextId: numbering.position, last };
}

/** The block state of the frame (iterators, handlers, managers), for a line in other blocks. */
function surroundings(
  frame: Frame,
  { enclosing }: Statement,
): Pick<Frame, 'iterators' | 'handled' | 'pending' | 'withs'> {
  const around = (kind: (typeof enclosing)[number]['kind']): number[] =>
    enclosing.flatMap((block) => (block.kind === kind ? [block.line] : []));
  const [loops, clauses, finals, withs] = [around('for'), around('except'), around('finally'), around('with')];
  const active = frame.iterators.filter(({ line }) => loops.includes(line));
  const others = loops.filter((line) => !active.some((iterator) => iterator.line === line));
  return {
    // The position of a loop that was left is unknown.
    iterators: [...active, ...others.map((line) => ({ line, iterable: UNKNOWN, taken: 1 }))],
    handled: frame.handled.filter(({ line }) => clauses.includes(line)),
    pending: frame.pending.filter(({ block }) => block.kind === 'finally' && finals.includes(block.line)),
    withs: frame.withs.filter(({ line }) => withs.includes(line)),
  };
}

/** Exception names (`as e`) that are bound at one statement but not at the other. */
function caught(at: Statement | undefined, other: Statement | undefined): string[] {
  return (at?.enclosing ?? []).flatMap(({ kind, line, name }) => {
    const isBoth = other?.enclosing.some((block) => block.kind === kind && block.line === line);
    return kind === 'except' && name !== undefined && !isBoth ? [name] : [];
  });
}

/** The statement rebinds the name, rather than changing its object. */
function rebinds(statement: Statement, name: string): boolean {
  return statement.targets.includes(name) && statement.kind !== 'augmented-assignment';
}

function overwritten({ line }: Statement): UnknownValue {
  return { kind: 'unknown', reason: `line ${line} overwrites it` };
}
