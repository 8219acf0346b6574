/** What-if: the same call with another value at a line, predicted again from there, and the differences. */
import { sameValue } from '../../../python/values/print';
import type { SourceRange, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { assign, EditError } from '../../evaluate/value-edit';
import { exceptionValue } from '../../state/exceptions';
import { evaluatePath } from '../../../python/values/access-path';
import { lookup } from '../../state/name-scopes';
import { topFrame, type Frame, type State } from '../../state/state';
import { Survey, type StepListener } from '../survey';
import type { Sure, StatementExecution } from '../statement-execution';

export interface WhatIf {
  readonly statement: Statement;
  /** Which execution of the line, from 1. */
  readonly iteration: number;
  /** A name, or an item or attribute inside: `d['k'][0]`. */
  readonly target: string;
  /** Or how it is worked out there. */
  readonly value: Value | ((state: State, frame: Frame) => Promise<Value>);
}

/** A difference on a line. */
export interface ValueDifference {
  readonly expression: string;
  readonly range?: SourceRange;
  readonly before?: Sure;
  readonly after?: Sure;
}

export interface LineDifference {
  readonly statement: Statement;
  readonly runs: { readonly before: number; readonly after: number };
  readonly values: readonly ValueDifference[];
}

export interface WhatIfResult {
  /** The survey with the other value. */
  readonly survey: Survey;
  readonly previous?: Value;
  readonly lines: readonly LineDifference[];
}

/**
 * @param survey is complete
 * @throws EditError if the line does not run that often, or the name does not exist
 */
export async function whatIf(
  survey: Survey,
  { statement, iteration, target, value }: WhatIf,
  signal?: AbortSignal,
  listener?: StepListener,
): Promise<WhatIfResult> {
  const visits = survey.visits(statement.scope, statement.line);
  const visit = visits.find((one) => one.iteration === iteration);
  if (!visit) throw new EditError(`Line ${statement.line} ${timesText(visits.length)} in this call.`);
  const frame = topFrame(visit.before);
  const previous = evaluatePath(target, (name) => lookup(visit.before, frame, name));
  const given = typeof value === 'function' ? await value(visit.before, frame) : value;
  const other = survey.branched(visit.before, assign(visit.before, frame, target, given));
  await other.run(signal, listener);
  return { survey: other, ...(previous && { previous }), lines: differences(survey, other) };
}

function timesText(runs: number): string {
  if (runs === 0) return 'is not reached';
  return runs === 1 ? 'runs only once' : `runs only ${runs} times`;
}

/** Lines of the called function (and of nested ones) that behave differently. */
function differences(one: Survey, other: Survey): LineDifference[] {
  const statements = new Map<string, Statement>();
  for (const { statement, function: info } of [...one.allVisits, ...other.allVisits]) {
    const isInside = info.line >= one.root.line && info.endLine <= one.root.endLine;
    if (isInside) statements.set(`${info.qualifiedName} ${statement.line}`, statement);
  }
  return [...statements.values()]
    .sort((a, b) => a.line - b.line)
    .flatMap((statement) => {
      const [before, after] = [one, other].map((survey) => survey.visits(statement.scope, statement.line));
      const runs = { before: before?.length ?? 0, after: after?.length ?? 0 };
      const values = valueDifferences(before?.at(-1), after?.at(-1));
      return values.length > 0 || runs.before !== runs.after ? [{ statement, runs, values }] : [];
    });
}

function valueDifferences(
  before: StatementExecution | undefined,
  after: StatementExecution | undefined,
): ValueDifference[] {
  const [old, now] = [known(before), known(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((expression): ValueDifference[] => {
    const [a, b] = [old.get(expression), now.get(expression)];
    if (a && b && sameValue(a.value, b.value)) return [];
    return [{ expression, ...(a && { before: a }), ...(b && { after: b }) }];
  });
}

/** What is known about an execution, by expression. */
function known(visit: StatementExecution | undefined): Map<string, Sure> {
  const all = new Map<string, Sure>();
  if (!visit) return all;
  for (const [index, sure] of visit.values) all.set(visit.statement.subExpressions[index]?.text ?? '', sure);
  for (const { name, value, confidence } of visit.changes) all.set(name, { value, confidence });
  if (visit.returned) all.set('return', visit.returned);
  if (visit.exception) all.set('raise', { value: exceptionValue(visit.exception), confidence: visit.confidence });
  return all;
}
