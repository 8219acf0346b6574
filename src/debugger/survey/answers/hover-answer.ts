/** The predicted values of an expression at a place, from a survey. */
import { BUILTINS } from '../../../codec/vocabulary/python-words';
import { PredictionError } from '../../../codec/query';
import { evaluatePath } from '../../../python/values/access-path';
import { isPending } from '../../../python/values/pending-values';
import { sameValue } from '../../../python/values/print';
import type { FunctionInfo } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { type Evaluated, EvaluationError } from '../../evaluate/evaluator';
import type { ThrownException } from '../../state/exceptions';
import { iteratorAt } from '../../state/loop-iterators';
import { lookup } from '../../state/name-scopes';
import type { Frame, State } from '../../state/state';
import type { HoveredPlace } from './hovered-place';
import { NOT_YET, type Survey } from '../survey';
import type { AssumedWay, Sure, StatementExecution } from '../statement-execution';

export interface AnswerValue extends Sure {
  readonly iteration?: number;
  /** For a name that the statement binds. */
  readonly before?: Value;
  /** For a name whose value the statement changes. */
  readonly after?: Value;
  readonly note?: string;
  /** What was assumed on the way to the execution, and in it. */
  readonly assumed?: readonly AssumedWay[];
}

export interface Answer {
  /** For the last executions, in order. */
  readonly values: readonly AnswerValue[];
  readonly runs: number;
  /** Why there is no value. */
  readonly unknown?: string;
  /** The exception that the statement raised last, if that is the reason. */
  readonly exception?: ThrownException & { readonly confidence: number };
}

/** Predicts an expression in a recorded state. @throws EvaluationError if it has no value */
export type Evaluate = (text: string, state: State, frame: Frame) => Promise<Evaluated>;

/** Maximum executions that are shown, and those for which missing values are predicted. */
const SHOWN = 5;
const EVALUATED = 2;

/**
 * Undefined for uninteresting expressions: a built-in function, a discarded result.
 * @param evaluate for what is not recorded
 */
export async function answer(survey: Survey, place: HoveredPlace, evaluate: Evaluate): Promise<Answer | undefined> {
  const { statement, expression, scope } = place;
  if (expression.role === 'parameter' || expression.role === 'definition') return ofHeader(survey, place);
  if (expression.isLater) return { values: [], runs: 0, unknown: 'it is evaluated later, when the lambda is called' };
  const visits = survey.visits(scope, statement.line).filter((visit) => computes(visit, place));
  const last = visits.at(-1);
  if (!last) return { values: [], runs: 0, unknown: whyNotReached(survey, scope, statement.line) };
  if (expression.rounds !== undefined) return ofRounds(evaluate, place, last, expression.rounds);
  const isBuiltIn = expression.isName && visits.every((visit) => !valueBefore(visit, expression.text));
  if (isBuiltIn && expression.role === 'value' && BUILTINS.includes(expression.text)) return undefined;
  const values: AnswerValue[] = [];
  let problem: string | undefined;
  // `items.append(x)` as a statement: the model is not asked for a discarded result.
  const isDiscarded = expression.index !== undefined && statement.subExpressions[expression.index]?.discarded === true;
  for (const [i, visit] of visits.slice(-SHOWN).entries()) {
    const isRecent = !isDiscarded && Math.min(visits.length, SHOWN) - i <= EVALUATED;
    const value = recorded(visit, place) ?? (isRecent ? await evaluated(evaluate, visit, place) : undefined);
    if (typeof value === 'string') problem = value;
    else if (value)
      values.push({
        ...value,
        ...(visits.length > 1 && { iteration: visit.iteration }),
        ...noted(visit, value),
        ...(visit.assumed.length > 0 && { assumed: visit.assumed }),
      });
  }
  const { exception, confidence } = last;
  if (isDiscarded && values.length === 0 && !exception) return undefined;
  const isRaised = exception && !values.some(({ iteration }) => (iteration ?? 1) === last.iteration);
  return {
    values,
    runs: visits.length,
    ...(values.length === 0 && {
      unknown: problem ?? (exception ? 'the line raises an exception before it is computed' : 'no value'),
    }),
    ...(isRaised && { exception: { ...exception, confidence } }),
  };
}

/** A loop evaluates its iterable only when it is entered; it binds no name when it ends. */
function computes(visit: StatementExecution, { expression, statement }: HoveredPlace): boolean {
  if (statement.kind !== 'for') return true;
  if (expression.role === 'bound' || expression.role === 'written') return visit.taken !== false;
  if (expression.isName || expression.role !== 'value') return true;
  const frame = frameIn(visit.before.frames, visit);
  return frame === undefined || iteratorAt(frame, statement.line) === undefined;
}

/** What the execution recorded, without a prediction. */
function recorded(visit: StatementExecution, { expression }: HoveredPlace): AnswerValue | undefined {
  const { text, index, whole, role, isName } = expression;
  if (role === 'bound') return boundBy(visit, text);
  if (role === 'written') return writtenBy(visit, text);
  if (isName) {
    const value = valueBefore(visit, text);
    // What the statement has had worked out when it read the name.
    if (!value || isPending(value)) return undefined;
    const change = visit.changes.find(({ name }) => name === text);
    const isChanged = change && !sameValue(change.value, value) && !visit.statement.targets.includes(text);
    return { value, confidence: visit.names.get(text) ?? visit.trust, ...(isChanged && { after: change.value }) };
  }
  const known = index === undefined ? undefined : visit.values.get(index);
  if (known) return known;
  if (whole?.kind === 'returned' && visit.returned) return visit.returned;
  if (whole?.kind === 'assigned' && visit.after) return withoutPast(boundBy(visit, whole.name));
  return undefined;
}

function withoutPast(bound: AnswerValue | undefined): AnswerValue | undefined {
  if (!bound) return undefined;
  const { value, confidence, isChecked, predicted } = bound;
  return { value, confidence, ...(isChecked && { isChecked }), ...(predicted && { predicted }) };
}

/** The value of a name after the statement. */
function boundBy(visit: StatementExecution, name: string): AnswerValue | undefined {
  const { after, statement, taken } = visit;
  if (!after || visit.exception || (statement.kind === 'for' && taken === false)) return undefined;
  const change = visit.changes.find((one) => one.name === name);
  const frame = frameIn(after.frames, visit);
  const value = change?.value ?? (frame && lookup(after, frame, name));
  const before = valueBefore(visit, name);
  if (!value) return undefined;
  return {
    value,
    confidence: change?.confidence ?? visit.confidence,
    ...(change?.isChecked && { isChecked: true }),
    ...(change?.predicted && { predicted: change.predicted }),
    ...(before && !sameValue(before, value) && { before }),
  };
}

/** The value of an attribute or item after the statement. */
function writtenBy(visit: StatementExecution, text: string): AnswerValue | undefined {
  const { after, before, exception, statement, taken } = visit;
  if (!after || exception || (statement.kind === 'for' && taken === false)) return undefined;
  const value = readIn(after, visit, text);
  if (!value) return undefined;
  const owner = visit.changes.find(({ name }) => text.startsWith(name) && /^\W/.test(text.slice(name.length)));
  const old = readIn(before, visit, text);
  return {
    value,
    confidence: owner?.confidence ?? visit.confidence,
    ...(owner?.isChecked && { isChecked: true }),
    ...(old && !sameValue(old, value) && { before: old }),
  };
}

/** What can be seen in a state, without a prediction. */
function readIn(state: State, visit: StatementExecution, text: string): Value | undefined {
  const frame = frameIn(state.frames, visit);
  return frame && evaluatePath(text, (name) => lookup(state, frame, name));
}

function valueBefore(visit: StatementExecution, name: string): Value | undefined {
  const frame = frameIn(visit.before.frames, visit);
  return frame && lookup(visit.before, frame, name);
}

function frameIn(frames: readonly Frame[], { frame }: StatementExecution): Frame | undefined {
  return frames.find(({ id }) => id === frame);
}

/** The value predicted on demand; a string says why there is none. */
async function evaluated(
  evaluate: Evaluate,
  visit: StatementExecution,
  { expression }: Pick<HoveredPlace, 'expression'>,
): Promise<AnswerValue | string | undefined> {
  const isWritten = expression.role === 'written';
  if (expression.role !== 'value' && !isWritten) return undefined;
  const state = isWritten ? visit.after : visit.before;
  const frame = state && frameIn(state.frames, visit);
  if (!frame || (isWritten && visit.exception)) return undefined;
  const [reason] = visit.notes;
  if (reason !== undefined) return { value: { kind: 'unknown', reason }, confidence: visit.trust };
  try {
    const { value, confidence } = await evaluate(expression.text, state, frame);
    const note = expression.isOptional && visit.after ? { note: 'not evaluated by the line' } : {};
    return { value, confidence: confidence * visit.trust, ...note };
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof PredictionError) return error.message;
    throw error;
  }
}

function noted({ notes, statement }: StatementExecution, value: AnswerValue): { readonly note?: string } {
  const [note] = notes;
  if (value.note !== undefined || note === undefined || value.value.kind !== 'unknown') return {};
  return statement.calls.length > 0 || value.value.reason === undefined ? { note } : {};
}

/** A value for each iteration of a comprehension, the last time that it ran. */
async function ofRounds(
  evaluate: Evaluate,
  { expression }: HoveredPlace,
  visit: StatementExecution,
  rounds: string,
): Promise<Answer> {
  const list = {
    expression: { ...expression, text: `[${expression.text} ${rounds}]`, isName: false, role: 'value' as const },
  };
  const found = await evaluated(evaluate, visit, list);
  if (typeof found === 'string' || found?.value.kind !== 'list')
    return { values: [], runs: 1, unknown: typeof found === 'string' ? found : 'no value' };
  const { items } = found.value;
  const values = items.map((value, i) => ({ value, confidence: found.confidence, iteration: i + 1 }));
  return {
    values: values.slice(-SHOWN),
    runs: items.length,
    ...(items.length === 0 && { unknown: 'the comprehension has no iteration' }),
  };
}

/** Arguments and returned values. */
function ofHeader(survey: Survey, { expression, scope }: HoveredPlace): Answer {
  const entries = survey.entries(scope);
  const values = entries.flatMap((entry, i): AnswerValue[] => {
    const frame = entry.state.frames.at(-1);
    const value = frame?.locals.get(expression.text);
    const sure = expression.role === 'definition' ? entry.returned : value && { value, confidence: entry.trust };
    return sure ? [{ ...sure, ...(entries.length > 1 && { iteration: i + 1 }) }] : [];
  });
  const exception = entries.at(-1)?.exception;
  return {
    values: values.slice(-SHOWN),
    runs: entries.length,
    ...(values.length === 0 && { unknown: whyNotReached(survey, scope, scope.line) }),
    ...(expression.role === 'definition' && exception && { exception: { ...exception, confidence: 1 } }),
  };
}

/** The nearest branch above the line that was assumed to go one way. */
function assumedAbove(survey: Survey, scope: FunctionInfo, line: number): AssumedWay | undefined {
  const own = survey.allVisits.filter(({ function: info, taken }) => info === scope && taken !== undefined);
  const ways = own.flatMap(({ assumed, statement }) => assumed.filter((way) => way.line === statement.line));
  return ways
    .filter((way) => way.line < line)
    .toSorted((one, other) => one.line - other.line)
    .at(-1);
}

function whyNotReached(survey: Survey, scope: FunctionInfo, line: number): string {
  const { unfinished } = survey;
  if (!survey.isDone) return NOT_YET;
  if (unfinished) return `the prediction ends on line ${unfinished.line}: ${unfinished.reason}`;
  if (scope !== survey.root && scope.kind === 'function' && survey.entries(scope).length === 0)
    return `${scope.name} is not called`;
  const reason = survey.whyLeftOut(scope, line);
  if (reason !== undefined) return `nothing tells whether line ${line} runs (${reason})`;
  const way = assumedAbove(survey, scope, line);
  return way
    ? `line ${line} is not reached where ${way.text}, as is assumed in ${way.place}`
    : `line ${line} is not reached`;
}
