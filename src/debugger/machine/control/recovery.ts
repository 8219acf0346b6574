/**
 * How a survey goes on where no step can be predicted: what is not known becomes unknown, with the reason, and the lines after
 * it are still worth reading. Nothing is invented: a block whose condition is unknown is left out, and so is what it may change.
 */
import { isMutable } from '../../../python/values/print';
import { lineName } from '../../../python/modules/linked-source';
import { controlFlowGraph, type ControlFlowGraph } from '../../../python/structure/control-flow-graph';
import { immediatePostDominators, type Ways } from '../../../python/structure/post-dominators';
import type { FunctionInfo, SourceFile, Statement, Successor } from '../../../python/syntax';
import { linesBetween } from '../../../python/text/sorted-lines';
import type { UnknownValue } from '../../../python/values/value';
import { isGenerator } from '../../calls/generators';
import { Control } from './control';
import { bind, lookup } from '../../state/name-scopes';
import { localsOf, moved, topFrame, withTop, type State } from '../../state/state';
import type { StepInfo } from '../../state/step-info';

/** A state to go on from, and what to tell people. */
export interface Recovery {
  readonly state: State;
  readonly note: string;
  /** Calls that were in progress are abandoned. */
  readonly abandons?: boolean;
  /** Lines of a block that is left out because nothing tells whether it runs, and of which function. */
  readonly leftOut?: LeftOut;
}

export interface LeftOut {
  readonly scope: FunctionInfo;
  readonly lines: readonly number[];
  readonly reason: string;
}

/** Probability from which a step is taken to be so. */
const LIKELY = 0.5;
/** Probability that a block which nothing is known about does not leave by a jump. */
const EVEN = 0.5;

const HEADERS = new Set(['if', 'while', 'for', 'match', 'case', 'except']);

/** What the outermost frame has called is abandoned: its statement continues without the value. */
export function notFollowed(source: SourceFile, state: State, why: string): Recovery | undefined {
  const [caller, called] = state.frames;
  if (!caller?.waiting || !called) return undefined;
  const note = `not followed: ${called.function.name} ${why}`;
  const detour = passedOver(source, backIn({ ...state, frames: [caller] }), note);
  return detour && { ...detour, abandons: true };
}

/**
 * An exception that is less likely than not and that nobody handles: it would hide everything after it. Undefined for any
 * other state; a `raise` is no guess.
 */
export function doubtfulException(source: SourceFile, { frames, last }: State): string | undefined {
  const frame = frames.at(-1);
  if (frame?.event !== 'exception' || last.source !== 'predicted' || last.confidence >= LIKELY) return undefined;
  const statements = frames.map(({ line, function: info }) => source.statementAt(line, info));
  if (statements.at(-1)?.kind === 'raise' || statements.some((one) => one && one.handlers.length > 0)) return undefined;
  return `${lineName(source, frame.line)} may raise ${frame.exception?.type ?? 'an exception'}, or not`;
}

/**
 * The top frame's statement is skipped; undefined where the program cannot go on at all.
 * @param changedBy names that a statement may have changed
 */
export function passedOver(
  source: SourceFile,
  state: State,
  why: string,
  changedBy: (statement: Statement, state: State) => readonly string[] = touched,
): Recovery | undefined {
  const resumed = withCallerOnTop(state);
  const frame = topFrame(resumed);
  const statement = source.statementAt(frame.line, frame.function);
  if (!statement || frame.event !== 'line') return undefined;
  const reason = /[.]$/.test(why) ? why.slice(0, -1) : why;
  const isHeader = HEADERS.has(statement.kind) && statement.successors.length > 1;
  const target = isHeader ? joinOf(source, statement) : statement.successors[0];
  const control = new Control(source);
  const value: UnknownValue = { kind: 'unknown', reason };
  if (target === undefined) {
    if (statement.kind !== 'return') return undefined;
    const next = control.jump(resumed, { kind: 'return', value, unwinds: statement.unwinds });
    return { state: { ...next, last: nothing(state) }, note: reason };
  }
  const skipped = isHeader ? between(source, statement, target) : [statement];
  // Who takes its items would miss some.
  const misses = frame.function.isGenerator && resumed.frames.length > 1 && skipped.some(yieldsItems);
  if (misses) return passedOver(source, withoutGenerator(resumed, value), why, changedBy);
  const names = new Set(skipped.flatMap((one) => changedBy(one, resumed)));
  const tainted = [...names].reduce((next, name) => bind(next, name, value), resumed);
  const next = isHeader ? control.goTo(tainted, target) : control.advance(tainted, statement, 0);
  const changes = new Map([...names].map((name) => [name, 1]));
  // What follows runs only if the block has not left.
  const confidence = isHeader && mayLeave(skipped) ? EVEN : 1;
  const lines = skipped.flatMap(({ line }) => (line === statement.line ? [] : [line]));
  return {
    state: { ...next, last: { ...nothing(state), changes, confidence } },
    note: reason,
    ...(isHeader && { leftOut: { scope: statement.scope, lines, reason } }),
  };
}

/**
 * Where the ways from a header come together again, and what runs between; undefined where they may not, since the block may
 * leave by a jump.
 */
export function untilJoin(
  source: SourceFile,
  header: Statement,
): { readonly line: Successor; readonly between: readonly Statement[] } | undefined {
  if (!HEADERS.has(header.kind) || header.successors.length < 2) return undefined;
  const line = joinOf(source, header);
  if (line === undefined) return undefined;
  const inside = between(source, header, line);
  return mayLeave(inside) ? undefined : { line, between: inside };
}

/** Whether a block may go elsewhere than to what follows it. A loop in it keeps its own `break` and `continue`. */
function mayLeave(block: readonly Statement[]): boolean {
  const hasLoop = block.some(({ kind }) => kind === 'for' || kind === 'while');
  return block.some(({ kind, exit }) => kind === 'raise' || kind === 'return' || (exit !== undefined && !hasLoop));
}

function nothing(state: State): StepInfo {
  const top = state.frames.at(-1);
  const from = top && { frame: top.id, line: top.line };
  return { source: 'predicted', values: [], changes: new Map(), output: '', confidence: 1, ...(from && { from }) };
}

/** After a return: the caller, back on its line. */
function withCallerOnTop(state: State): State {
  const top = topFrame(state);
  if (top.event !== 'return' || state.frames.length < 2) return state;
  return backIn({ ...state, frames: state.frames.slice(0, -1) });
}

function yieldsItems({ tokens }: Statement): boolean {
  return tokens.some(({ text }) => text === 'yield');
}

/** The caller of the generator on top, back on its line; what it knows the generator by is unknown. */
function withoutGenerator(state: State, unknown: UnknownValue): State {
  const { id } = topFrame(state);
  const below = backIn({ ...state, frames: state.frames.slice(0, -1) });
  const names = [...localsOf(below, topFrame(below))].flatMap(([name, value]) => (isGenerator(value) && value.generator === id ? [name] : [])); // prettier-ignore
  return names.reduce((next, name) => bind(next, name, unknown), below);
}

/** The top frame is at the beginning of its line again: what it has called is gone. */
function backIn(state: State): State {
  const frame = topFrame(state);
  return withTop(state, moved(frame, { line: frame.line, event: 'line' }));
}

/** Names that a statement may have changed. */
function touched({ targets, tokens }: Statement, state: State): string[] {
  const frame = topFrame(state);
  const held = tokens.flatMap(({ kind, text }) => {
    const value = kind === 'name' ? lookup(state, frame, text) : undefined;
    return value && isMutable(value) && value.kind !== 'object' ? [text] : [];
  });
  return [...targets, ...held];
}

/**
 * The line at which all ways from a branch come together that do not leave its block by a jump, `return` or exception: its
 * immediate post-dominator. The line after the block where they never do.
 */
function joinOf(source: SourceFile, header: Statement): Successor | undefined {
  const [first, second] = header.successors;
  if (first === undefined || second === undefined) return undefined;
  if (header.kind === 'for' || header.kind === 'while') return second;
  const graph = controlFlowGraph(source, header.scope);
  const node = graph.statement(header.line);
  const block = new Set(between(source, header, 'end').map(({ line }) => line));
  const join = node && immediatePostDominators(graph, ordinaryWays(graph, block)).get(node);
  return join ? (join === graph.exit ? 'end' : join.line) : second;
}

/** A `return` is one behind the block only. */
function ordinaryWays({ nodes }: ControlFlowGraph, block: ReadonlySet<number>): Ways {
  return new Map(
    nodes.map((node) => {
      const own = node.out.filter(
        ({ kind, resumes }) =>
          !resumes &&
          (kind === 'next' || kind === 'true' || kind === 'false' || (kind === 'return' && !block.has(node.line))),
      );
      return [node, own.map(({ to }) => to)];
    }),
  );
}

/** Statements of the block that is skipped, its header included. */
function between(source: SourceFile, header: Statement, target: Successor): Statement[] {
  const inside: Statement[] = [];
  const indent = columnOf(header);
  for (const line of linesBetween(source.executableLines, header.line, header.scope.endLine)) {
    const statement = source.statementAt(line, header.scope);
    if (statement?.scope !== header.scope) continue;
    const isClause = /^(?:elif|except|case)$/.test(statement.tokens[0]?.text ?? '');
    const isBehind = columnOf(statement) <= indent && !isClause;
    if (line === target || (line > header.line && isBehind)) break;
    inside.push(statement);
  }
  return inside;
}

function columnOf({ tokens }: Statement): number {
  return tokens[0]?.range.column ?? 0;
}
