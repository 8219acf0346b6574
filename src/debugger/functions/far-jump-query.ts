/** Builds the question for a far jump of the top frame, if the model can be asked. */
import { MOST_TARGETS, type ActiveLoop, type JumpQuery } from '../../codec/function/function-query';
import { isKnown } from '../../codec/values/prompt-variables';
import { isMutable } from '../../python/values/print';
import type { OutlineLine, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isPending } from '../../python/values/pending-values';
import { indexObjects } from '../objects/heap';
import { iteratorAt } from '../state/loop-iterators';
import { valuesOf } from '../state/value-roots';
import { lookup } from '../state/name-scopes';
import { topFrame, withTop, type Frame, type State } from '../state/state';

/**
 * @param targets lines of the top frame's function; none for the end of its call
 * @returns undefined if the function alone does not determine the outcome (it calls others, shares objects with its
 *   callers, is leaving a block), or if the state there needs more than the model answers
 */
export function farJumpQuery(source: SourceFile, state: State, targets: readonly number[]): JumpQuery | undefined {
  const frame = topFrame(state);
  const info = frame.function;
  const statement = frame.event === 'line' ? source.statementAt(frame.line, info) : undefined;
  if (!statement || info.kind !== 'function' || info.isGenerator || info.isAsync) return undefined;
  if (frame.computed.length > 0 || frame.pending.length > 0 || frame.withs.length > 0) return undefined;
  if (statement.enclosing.some(({ kind }) => kind === 'finally') || targets.length > MOST_TARGETS) return undefined;
  if (!targets.every((line) => canArrive(source, frame, statement, line))) return undefined;
  const outline = source.outline(info);
  const statements = outline.flatMap((line) => ('clause' in line ? [] : [line.statement])).slice(1);
  if (statements.some((each) => callsOthers(source, frame, each))) return undefined;
  if (!isSelfContained(state, frame, statements)) return undefined;
  const loops = activeLoops(source, frame, statement);
  if (!loops) return undefined;
  const isHandling = statement.kind === 'except' || statement.enclosing.some(({ kind }) => kind === 'except');
  const handled = isHandling ? frame.handled.at(-1)?.exception : undefined;
  return {
    kind: 'jump',
    function: info,
    outline,
    lookup: (name) => lookup(state, frame, name),
    line: frame.line,
    loops,
    ...(handled && { handled }),
    targets,
  };
}

/**
 * What the call of the top frame likely returns, asked although the function alone does not determine it: other functions are
 * only named in the question, and what is unknown is left out.
 * @param type of the result, as far as that is known
 * @returns undefined for generators and coroutines, and where the frame is not at the beginning of a line
 */
export function resultQuery(source: SourceFile, state: State, type?: string): JumpQuery | undefined {
  const frame = topFrame(state);
  const { function: info } = frame;
  const statement = frame.event === 'line' ? source.statementAt(frame.line, info) : undefined;
  if (!statement || info.kind !== 'function' || info.isGenerator || info.isAsync) return undefined;
  const loops = activeLoops(source, frame, statement);
  if (!loops) return undefined;
  return {
    kind: 'jump',
    function: info,
    outline: rest(source.outline(info), statement),
    lookup: (name) => {
      const value = lookup(state, frame, name);
      return value && isKnown(value) ? value : undefined;
    },
    line: frame.line,
    loops,
    targets: [],
    returns: type === undefined ? {} : { type },
  };
}

/** Whether the rest of the function reads nothing whose value is unknown; globals may wait until they are needed. */
export function readsKnown({ outline, lookup: known }: JumpQuery, state: State): boolean {
  const frame = topFrame(state);
  const tokens = outline.slice(1).flatMap((line) => ('clause' in line ? [] : line.statement.tokens));
  const names = new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  return [...names].every((name) => {
    const value = lookup(state, frame, name);
    return !value || known(name) !== undefined || isPending(value);
  });
}

/** The header, and what has not run yet; statements in a block may run again. */
function rest(outline: readonly OutlineLine[], { line, enclosing }: Statement): readonly OutlineLine[] {
  const [header, ...body] = outline;
  const at = body.findIndex((one) => 'statement' in one && one.statement.line === line);
  return header && at > 0 && enclosing.length === 0 ? [header, ...body.slice(at)] : outline;
}

/** A jump does not enter a block with hidden state (an iterator, a manager, an exception). */
function canArrive(source: SourceFile, frame: Frame, from: Statement, line: number): boolean {
  const to = source.statementAt(line, frame.function);
  if (to?.scope !== frame.function || to.kind === 'except') return false;
  const open = from.enclosing.map(({ line: header }) => header);
  return to.enclosing.every((block) => block.kind === 'for' || open.includes(block.line));
}

/** The statement calls a function of the program whose source the question does not show. */
function callsOthers(source: SourceFile, frame: Frame, { calls }: Statement): boolean {
  return calls.some(({ callee }) =>
    source.functions.some((other) => other.name === callee && other !== frame.function),
  );
}

/** All values of the function's names are known, and none is shared with anything outside it. */
function isSelfContained(state: State, frame: Frame, statements: readonly Statement[]): boolean {
  const names = new Set(
    statements.flatMap(({ tokens }) => tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))),
  );
  for (const name of names) {
    const value = lookup(state, frame, name);
    if (!value) continue;
    if (!isKnown(value) || (isMutable(value) && !frame.locals.has(name))) return false;
  }
  const own = indexObjects(frame.locals.values());
  const others = indexObjects(valuesOf(withTop(state, { ...frame, locals: new Map<string, Value>(), iterators: [] })));
  return [...own.keys()].every((id) => !others.has(id)) && frame.function.globals.length === 0;
}

/** Undefined if the position of a loop is unknown. */
function activeLoops(source: SourceFile, frame: Frame, statement: Statement): ActiveLoop[] | undefined {
  const around = statement.enclosing.filter(({ kind }) => kind === 'for').map(({ line }) => line);
  const own = statement.kind === 'for' && iteratorAt(frame, statement.line) ? [statement.line] : [];
  const loops = [...around, ...own].map((line): ActiveLoop | undefined => {
    const iterator = iteratorAt(frame, line);
    if (!iterator || iterator.iterable.kind === 'unknown') return undefined;
    const isName = source.statementAt(line, frame.function)?.iterable?.isName === true;
    const { taken, iterable } = iterator;
    return { line, taken, ...(!isName && isKnown(iterable) && { iterable }) };
  });
  const known = loops.filter((loop) => loop !== undefined);
  return known.length === loops.length ? known : undefined;
}
