/** Predictions in the form of the protocol: values as strings, lines from 0. */
import { functionName } from '../../python/definitions/function-names';
import { statementInside } from '../../python/definitions/function-statements';
import { isUnwritten } from '../../python/definitions/unwritten';
import { asTyped } from '../../python/repair/untyped-names';
import type { ThrownException } from '../../debugger/state/exceptions';
import type { Answer } from '../../debugger/survey/answers/hover-answer';
import { outcomeOf } from '../../debugger/survey/answers/call-outcome';
import type { HoveredPlace } from '../../debugger/survey/answers/hovered-place';
import { explain, explainShown } from '../../debugger/survey/answers/line-explanation';
import { NO_EXAMPLE } from '../../debugger/survey/survey-start';
import { NOT_YET, type Survey } from '../../debugger/survey/survey';
import { changedAttributes } from '../../debugger/objects/attribute-changes';
import { changedItem, innermostChange } from '../../debugger/objects/changed-places';
import type { AssumedWay, NameChange, Sure, StatementExecution } from '../../debugger/survey/statement-execution';
import type { WhatIfResult } from '../../debugger/survey/answers/what-if';
import { sameValue } from '../../python/values/print';
import type { FunctionInfo, SourceFile, SourceRange, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { preview } from '../presentation/value-presentation';
import type * as protocol from './protocol';

/** Maximum characters of a value in an answer. */
const LONGEST = 500;
/** Maximum executions of a line in a survey. */
const LAST_RUNS = 6;

export function functionItem(source: SourceFile, info: FunctionInfo): protocol.FunctionItem {
  return {
    name: functionName(info),
    line: info.line - 1,
    endLine: info.endLine - 1,
    parameters: info.parameters.map(({ name }) => name),
    ...(isUnwritten(source, info) && { isUnwritten: true }),
    ...(info.isGenerator && { isGenerator: true }),
  };
}

/** What every answer contains. */
function context(survey: Survey): { call: string | null; assumptions: string[] } {
  const { start, source, root } = survey;
  const isModule = root.kind === 'module';
  const near = source.assumptions.filter(({ line }) => isModule || (line >= root.line && line <= root.endLine));
  return { call: start.call, assumptions: [...start.assumptions, ...gathered(near.map(({ text }) => text))] };
}

/** @param isPartial not everything has been predicted yet */
export function hoverResult(
  survey: Survey,
  { expression }: HoveredPlace,
  answer: Answer,
  isPartial = !survey.isDone,
): protocol.HoverResult {
  const { values, runs, unknown, exception } = answer;
  return {
    // What the name of a function tells is what its call gives.
    expression: expression.role === 'definition' ? `${expression.text}(…)` : asTyped(expression.text),
    range: range(expression.range),
    values: values.map(({ iteration, before, after, note, assumed = [], ...sure }) => ({
      ...predicted(sure),
      ...(iteration !== undefined && { iteration }),
      ...(before && { before: text(before) }),
      ...(after && { after: text(after) }),
      ...(note !== undefined && { note }),
      ...assumedTexts(assumed),
    })),
    runs,
    ...(isPartial && { partial: true }),
    ...(unknown !== undefined && { unknown }),
    ...(exception && { exception: raised(exception, exception.confidence) }),
    ...context(survey),
    // An example may still be found.
    ...(isPartial && { assumptions: context(survey).assumptions.filter((one) => !one.startsWith(NO_EXAMPLE)) }),
  };
}

/** What a line does, by its last execution. @param isPartial the call takes longer than the time limit */
/** @param below what a notebook shows below the line */
export function explanation(
  survey: Survey,
  { scope, line }: Statement,
  { isPartial = false, below }: { readonly isPartial?: boolean; readonly below?: Sure | undefined } = {},
): protocol.Explanation {
  const visits = survey.visits(scope, line);
  const last = visits.at(-1);
  const { call } = context(survey);
  const within = call === null ? '' : ` in ${call}`;
  const missing = isPartial
    ? `Line ${line} is ${NOT_YET}${within}: that takes too long.`
    : `Line ${line} does not run${within}, as predicted.`;
  const partial = 'The call is not predicted to its end: that takes too long.';
  const more = [...(below ? [explainShown(below.value)] : []), ...(isPartial ? [partial] : [])];
  const text = last ? [explain(visits), ...more].join(' ').trim() : missing;
  const parts = last ? expressionValues(last) : [];
  const whole = below && last ? [{ ...wholeOf(last.statement), ...predicted(below) }] : [];
  return { text, parts: [...parts, ...whole], ...(isPartial && { partial: true }), ...context(survey) };
}

function wholeOf({ tokens }: Statement): Pick<protocol.ExpressionValue, 'expression' | 'range'> {
  const [first, last] = [tokens[0]?.range, tokens.at(-1)?.range];
  const { line = 1, column = 0 } = first ?? {};
  const { endLine = line, endColumn = column } = last ?? {};
  return {
    expression: tokens.map(({ text: token }) => token).join(' '),
    range: range({ line, column, endLine, endColumn }),
  };
}

/** For a line about which nothing was known in time. */
export function notExplained({ assumptions }: SourceFile, { line }: Statement): protocol.Explanation {
  const text = `Line ${line} is ${NOT_YET}: that takes too long.`;
  return { text, parts: [], partial: true, call: null, assumptions: assumptions.map((one) => one.text) };
}

/** For an expression whose function cannot be predicted, or has not been yet. */
export function withoutValue(
  { assumptions }: SourceFile,
  { expression }: HoveredPlace,
  why: Pick<protocol.HoverResult, 'unknown' | 'partial'>,
): protocol.HoverResult {
  return {
    expression: asTyped(expression.text),
    range: range(expression.range),
    values: [],
    runs: 0,
    ...why,
    call: null,
    assumptions: assumptions.map((one) => one.text),
  };
}

/** @param shown value of the last expression, where that is shown below the code */
export function surveyResult(survey: Survey, shown?: Sure): protocol.SurveyResult {
  const lines = surveyLines(survey);
  return {
    ...context(survey),
    lines: shown ? [...lines.slice(0, -1), ...lines.slice(-1).map((line) => ending(line, shown))] : lines,
    outcome: outcome(survey),
    ...assumedTexts(survey.allVisits.at(-1)?.assumed ?? []),
    printed: survey.state.output,
    steps: survey.steps,
    complete: survey.isDone && survey.unfinished === undefined,
  };
}

function surveyLines(survey: Survey): protocol.SurveyLine[] {
  return statementsOf(survey.source, survey.root).map((statement) => surveyLine(survey, statement));
}

function ending(line: protocol.SurveyLine, shown: Sure): protocol.SurveyLine {
  const run = line.last.at(-1);
  if (!run) return line;
  const confidence = rounded(Math.min(run.confidence, shown.confidence));
  return { ...line, last: [...line.last.slice(0, -1), { ...run, shown: predicted(shown), confidence }] };
}

function surveyLine(survey: Survey, statement: Statement): protocol.SurveyLine {
  const visits = survey.visits(statement.scope, statement.line);
  return {
    line: statement.line - 1,
    endLine: statement.endLine - 1,
    runs: visits.length,
    last: visits.slice(-LAST_RUNS).map(lineRun),
  };
}

function lineRun(visit: StatementExecution): protocol.LineRun {
  const { statement, taken, printed, returned, yielded, exception, notes, assumed, confidence } = visit;
  const isAssuming = taken !== undefined && assumed.at(-1)?.line === statement.line;
  return {
    iteration: visit.iteration,
    changes: visit.changes.flatMap((change) => nameChanges(statement, change)),
    values: expressionValues(visit),
    ...(taken !== undefined && { taken }),
    ...(printed !== '' && { printed }),
    ...(returned && { returned: predicted(returned) }),
    ...(yielded && { yielded: predicted(yielded) }),
    ...(exception && { exception: raised(exception, confidence) }),
    ...(notes.length > 0 && { notes }),
    ...assumedTexts(assumed),
    ...(isAssuming && { isAssuming }),
    confidence: rounded(confidence),
  };
}

/** Of an object, the attributes that the line changed; of a container, the item that it set, and of what is long, what is new in it. */
function nameChanges(
  statement: Statement,
  { name, before, ...sure }: NameChange,
): protocol.LineRun['changes'][number][] {
  const { value, confidence, isChecked } = sure;
  const item = changedItem(statement, name, before, value);
  const attributes = item ? undefined : changedAttributes(before, value);
  const parts = item
    ? [item]
    : attributes?.map((one) => innermostChange(statement, `${name}.${one.attribute}`, one.before, one.value));
  const isBound = statement.targets.includes(name);
  const whole = isBound ? { place: name, value } : innermostChange(statement, name, before, value);
  return (parts ?? [whole]).map((part) => ({
    name: asTyped(part.place),
    ...predicted({ value: part.value, confidence, ...(isChecked && { isChecked }) }),
  }));
}

/** The same way may have been assumed time after time. */
function assumedTexts(ways: readonly AssumedWay[]): { readonly assumed?: readonly string[] } {
  const texts = new Set(ways.map((way) => `${way.text} (${way.place})`));
  return texts.size > 0 ? { assumed: [...texts] } : {};
}

/** The sub-expressions of an execution, in the order of evaluation. */
function expressionValues({ statement, values }: StatementExecution): protocol.ExpressionValue[] {
  return statement.subExpressions.flatMap((expression, index) => {
    const sure = values.get(index);
    return sure ? [{ expression: asTyped(expression.text), range: range(expression.range), ...predicted(sure) }] : [];
  });
}

function outcome(survey: Survey): protocol.Outcome {
  const ending = outcomeOf(survey);
  switch (ending.kind) {
    case 'returned':
      return { kind: 'returned', value: predicted(ending.value) };
    case 'raised':
      return { kind: 'raised', line: ending.line - 1, exception: raised(ending.exception, ending.confidence) };
    case 'unfinished':
      return { ...ending, line: ending.line - 1 };
    case 'finished':
      return ending;
  }
}

export function difference(survey: Survey, supposed: WhatIfResult): protocol.Difference {
  const [before, after] = [outcome(survey), outcome(supposed.survey)];
  const maybe = (sure: Sure | undefined): protocol.PredictedValue | null => (sure ? predicted(sure) : null);
  return {
    ...context(survey),
    previous: supposed.previous ? predicted({ value: supposed.previous, confidence: 1 }) : null,
    lines: supposed.lines.map(({ statement, runs, values }) => ({
      line: statement.line - 1,
      endLine: statement.endLine - 1,
      runs,
      values: values.map((one) => ({
        expression: one.expression,
        before: maybe(one.before),
        after: maybe(one.after),
      })),
    })),
    outcome: { before, after, isSame: isSameOutcome(survey, supposed.survey) },
    printed: { before: survey.state.output, after: supposed.survey.state.output },
    traces: { before: surveyLines(survey), after: surveyLines(supposed.survey) },
  };
}

function isSameOutcome(one: Survey, other: Survey): boolean {
  const [a, b] = [outcomeOf(one), outcomeOf(other)];
  if (a.kind === 'returned' && b.kind === 'returned') return sameValue(a.value.value, b.value.value);
  if (a.kind === 'raised' && b.kind === 'raised')
    return a.exception.type === b.exception.type && a.exception.message === b.exception.message;
  return a.kind === b.kind;
}

function statementsOf(source: SourceFile, info: FunctionInfo): Statement[] {
  return source.executableLines.flatMap((line) => {
    if (info.kind !== 'module' && (line < info.line || line > info.endLine)) return [];
    const statement = statementInside(source, info, line);
    return statement?.scope === info && statement.line === line ? [statement] : [];
  });
}

function predicted({ value, confidence, isChecked, predicted: said }: Sure): protocol.PredictedValue {
  if (value.kind !== 'unknown')
    return {
      value: text(value),
      confidence: rounded(confidence),
      ...(confidence === 1 && { origin: isChecked ? ('checked' as const) : ('known' as const) }),
      ...(said && { predicted: text(said) }),
    };
  const { reason = 'it cannot be predicted', type } = value;
  return {
    value: text(value),
    confidence: rounded(confidence),
    unknown: reason,
    ...(type !== undefined && { type }),
  };
}

function raised({ type, message }: ThrownException, confidence: number): protocol.PredictedException {
  return { type, ...(message !== undefined && { message }), confidence: rounded(confidence) };
}

function range({ line, column, endLine, endColumn }: SourceRange): protocol.Range {
  return { start: { line: line - 1, character: column }, end: { line: endLine - 1, character: endColumn } };
}

function text(value: Value): string {
  return preview(value, LONGEST);
}

/** Three digits are enough. */
export function rounded(probability: number): number {
  return Math.round(probability * 1000) / 1000;
}

/** Lines that are named one by one. */
const NAMED = 3;

/** What is said of many lines alike, said once: every other line of Python 2 is read as something. */
function gathered(texts: readonly string[]): string[] {
  const parts = texts.map((text) => /^read line (\d+) (as .*)$/.exec(text));
  const alike = (how: string): string[] => parts.flatMap((part) => (part?.[2] === how ? (part[1] ?? []) : []));
  const all = texts.map((text, at) => {
    const how = parts[at]?.[2];
    const lines = how === undefined ? [] : alike(how);
    if (how === undefined || lines.length <= NAMED) return text;
    return `read lines ${lines.slice(0, NAMED).join(', ')} and ${lines.length - NAMED} more ${how}`;
  });
  return [...new Set(all)];
}
