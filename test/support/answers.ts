/** What CPython did at each line of a recorded run, in the terms of a prediction. Independent of the training encoder. */
import type { CallArgument, Change, ComputedValue, Outcome, Prediction, Query } from '../../src/codec/query';
import type { Trace, TraceNames, TraceStep } from '../../src/codec/traces/trace';
import { parseValue } from '../../src/python/values/literal';
import { sameValue } from '../../src/python/values/print';
import type { CallSite, FunctionInfo, SourceFile, SourceRange, Statement } from '../../src/python/syntax';
import type { Value } from '../../src/python/values/value';

export interface Answered {
  readonly query: Query;
  readonly prediction: Prediction;
}

type Names = Pick<TraceStep, 'locals' | 'globals'>;

/** Every question that the lines of the run raise, with CPython's answer. */
export function* answersOf(file: SourceFile, trace: Trace): Generator<Answered> {
  const { steps } = trace;
  for (const [at, step] of steps.entries()) {
    if (step.event !== 'line') continue;
    const end = steps.findIndex((other, index) => index > at && other.frame === step.frame);
    const next = steps[end];
    const previous = steps.findLast((other, index) => index < at && other.frame === step.frame);
    const from = previous && file.statementAt(previous.line);
    // The visit that calls `__exit__` asks nothing.
    if (from?.enclosing.some(({ kind, line }) => kind === 'with' && line === step.line)) continue;
    if (!next && steps.at(-1)?.frame !== step.frame)
      yield* lineAnswers(file, steps, step, undefined, steps.slice(at + 1));
    if (next) yield* lineAnswers(file, steps, step, next, steps.slice(at + 1, end));
  }
}

function* lineAnswers(
  file: SourceFile,
  steps: readonly TraceStep[],
  step: TraceStep,
  next: TraceStep | undefined,
  between: readonly TraceStep[],
): Generator<Answered> {
  const statement = file.statementAt(step.line, scopeOf(file, step));
  if (!statement) return;
  const calls = between.filter((other) => other.event === 'call' && other.depth === step.depth + 1);
  let computed: ComputedValue[] = [];
  let before: Names = step;
  let output = step.output ?? '';
  for (const [round, call] of calls.entries()) {
    const query = makeQuery(file, statement, step, before, computed, round === 0);
    const values = valuesOf(statement, step, round, computed.at(-1)?.range);
    yield answer(query, values, output, [], callOutcome(file, statement, call));
    const returned = between.find((other) => other.event === 'return' && other.frame === call.frame);
    if (!returned?.resumed) return;
    const site = siteOf(statement, call);
    const range = site?.range ?? { line: statement.line, column: 0, endLine: statement.line, endColumn: 0 };
    const recorded = step.values?.find(
      (value) => value.calls === round + 1 && site !== undefined && isAt(site.range, value.at),
    );
    const value = parseValue(recorded?.value ?? returned.value ?? 'None');
    computed = [
      ...computed,
      ...values,
      { expression: site?.text ?? call.function, range, value, confidence: 1, fromCall: true },
    ];
    before = returned.resumed;
    output = returned.output ?? '';
  }
  if (!next) return;
  const query = makeQuery(file, statement, step, before, computed, calls.length === 0);
  const values = valuesOf(statement, step, calls.length, computed.at(-1)?.range);
  yield answer(query, values, output, changesOf(statement, before, next), outcomeOf(steps, statement, step, next));
}

/** The function that a step is in. */
function scopeOf(file: SourceFile, step: TraceStep): FunctionInfo {
  const isIt = ({ qualifiedName, name }: FunctionInfo): boolean =>
    name === step.function && step.qualified.replaceAll('<locals>.', '') === qualifiedName;
  return file.functions.find(isIt) ?? file.module;
}

function answer(
  query: Query,
  values: readonly ComputedValue[],
  output: string,
  changes: readonly Change[],
  outcome: Outcome,
): Answered {
  return { query, prediction: { values, output, changes, outcome, outcomeConfidence: 1, confidence: 1 } };
}

function makeQuery(
  file: SourceFile,
  statement: Statement,
  step: TraceStep,
  before: Names,
  computed: readonly ComputedValue[],
  first: boolean,
): Query {
  const items = first && statement.kind === 'for' ? step.iterator : undefined;
  return {
    statement,
    lookup: (name) => parsed(before.locals[name] ?? before.globals[name]),
    isCallable: (name) => file.functions.some((info) => info.name === name),
    computed,
    ...(items && { iterator: { items: items.map((item) => parseValue(item)), more: step.iteratorMore === true } }),
    ...(step.handled && statement.kind === 'except' && { handled: step.handled }),
  };
}

function valuesOf(
  statement: Statement,
  step: TraceStep,
  round: number,
  last: SourceRange | undefined,
): ComputedValue[] {
  return (step.values ?? []).flatMap(({ at, value, calls }) => {
    const source = statement.subExpressions.find(({ range }) => isAt(range, at));
    if ((calls ?? 0) !== round || !source || source.discarded || (last && round > 0 && isAt(last, at))) return [];
    return [{ expression: source.text, range: source.range, value: parseValue(value), confidence: 1 }];
  });
}

function changesOf(statement: Statement, before: Names, next: TraceStep): Change[] {
  const names = new Set(statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  return [...names].flatMap((name) => {
    const was = parsed(before.locals[name] ?? before.globals[name]);
    const value = parsed(next.locals[name] ?? next.globals[name]);
    if (was && value && sameValue(was, value)) return [];
    return value || (was && statement.deleted.includes(name)) ? [{ name, value, confidence: 1 }] : [];
  });
}

function outcomeOf(steps: readonly TraceStep[], statement: Statement, step: TraceStep, next: TraceStep): Outcome {
  if (next.event === 'exception') {
    return {
      kind: 'raise',
      exception: { type: next.exception ?? '', ...(next.message !== undefined && { message: next.message }) },
    };
  }
  const successor = statement.successors.indexOf(next.event === 'return' ? 'end' : next.line);
  if (successor >= 0 && statement.kind !== 'return') return { kind: 'next', successor: successor === 0 ? 0 : 1 };
  // No clause matches: the exception goes on.
  if (statement.kind === 'except' && step.handled) return { kind: 'raise', exception: step.handled };
  const returns = statement.tokens.some(({ kind, text }) => kind === 'keyword' && text === 'return');
  if (!returns) return { kind: 'next', successor: 0 };
  const returned = steps.find(
    (other, index) => index > steps.indexOf(step) && other.event === 'return' && other.frame === step.frame,
  );
  return { kind: 'return', value: parseValue(returned?.value ?? 'None') };
}

function callOutcome(file: SourceFile, statement: Statement, call: TraceStep): Outcome {
  const site = siteOf(statement, call);
  const info = file.functions.find((other) => other.line === call.line && other.name === call.function);
  if (!info) throw new Error(`no function ${call.function} on line ${call.line}`);
  const constructs = info.name === '__init__' && site?.callee !== '__init__';
  const isMethod = info.className !== undefined && !info.decorators.includes('staticmethod');
  const [self] = info.parameters;
  const receiver = isMethod && !constructs && self ? parsed(call.locals[self.name]) : undefined;
  return {
    kind: 'call',
    callee: site?.callee ?? call.function,
    arguments: argumentsOf(isMethod ? info.parameters.slice(1) : info.parameters, site, call),
    expression: site?.text ?? call.function,
    ...(receiver && { receiver }),
    ...(site && { range: site.range }),
  };
}

function argumentsOf(
  parameters: FunctionInfo['parameters'],
  site: CallSite | undefined,
  call: TraceStep,
): CallArgument[] {
  const value = (name: string): Value => parsed(call.locals[name]) ?? { kind: 'unknown' };
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const rest = parameters.find(({ kind }) => kind === 'var-positional');
  const named = parameters.find(({ kind }) => kind === 'var-keyword');
  const [rests, nameds] = [rest && value(rest.name), named && value(named.name)];
  const extras: CallArgument[] = [
    ...(rests?.kind === 'tuple' ? rests.items.map((item) => ({ value: item })) : []),
    ...(nameds?.kind === 'dict'
      ? nameds.entries.map(([key, item]) => ({ keyword: key.kind === 'str' ? key.value : '', value: item }))
      : []),
  ];
  if (!site || site.arguments.some(({ star }) => star))
    return [...positional.map(({ name }) => ({ value: value(name) })), ...extras];
  // `Base.method(self, x)` writes the receiver down.
  const written =
    call.function !== site.callee || site.receiver === undefined || !/^[A-Z]\w*$/.test(site.receiver)
      ? site.arguments
      : site.arguments.slice(site.arguments.length > parameters.length ? 1 : 0);
  return written.map(({ keyword }, index): CallArgument => {
    if (keyword !== undefined) {
      const extra = named && value(named.name);
      const found =
        extra?.kind === 'dict'
          ? extra.entries.find(([key]) => key.kind === 'str' && key.value === keyword)?.[1]
          : undefined;
      return { keyword, value: found ?? value(keyword) };
    }
    const parameter = positional[index];
    if (parameter) return { value: value(parameter.name) };
    const extra = rest && value(rest.name);
    return {
      value: (extra?.kind === 'tuple' ? extra.items[index - positional.length] : undefined) ?? { kind: 'unknown' },
    };
  });
}

function siteOf(statement: Statement, call: TraceStep): CallSite | undefined {
  const at = call.callSite;
  return at ? statement.calls.find(({ range }) => isAt(range, at)) : undefined;
}

function isAt(range: SourceRange, [line, column, endLine, endColumn]: readonly number[]): boolean {
  return range.line === line && range.column === column && range.endLine === endLine && range.endColumn === endColumn;
}

function parsed(text: TraceNames[string] | undefined): Value | undefined {
  return text === undefined ? undefined : parseValue(text);
}
