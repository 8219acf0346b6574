/**
 * A predictor that answers from a recorded run of CPython whatever a statement is cut into: the statement, what is left of it,
 * and tests in it. Of the run it takes the visit of the line that has the values which the question shows; whether a test
 * holds is asked of CPython itself where the run does not say.
 */
import { isBinding, isOnlyBound } from '../../src/codec/step/binding-syntax';
import { isSameRange } from '../../src/codec/step/call-syntax';
import {
  PredictionError,
  type ComputedValue,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
} from '../../src/codec/query';
import type { Trace, TraceStep } from '../../src/codec/traces/trace';
import { maySkip, type Evaluation } from '../../src/python/expressions/evaluation-tree';
import { itemsOf } from '../../src/python/values/items';
import { parseValue } from '../../src/python/values/literal';
import { printValue, sameValue } from '../../src/python/values/print';
import type { SourceFile, SourceRange, Statement } from '../../src/python/syntax';
import type { Value } from '../../src/python/values/value';
import { callOutcome, changesOf, isAt, outcomeOf, parsed, scopeOf, siteOf } from './answers';
import type { Cpython } from './cpython';

/** A visit of a line, up to the frame's next event; its calls with the names as they were when each had returned. */
interface Visit {
  readonly step: TraceStep;
  readonly next: TraceStep | undefined;
  readonly statement: Statement;
  readonly calls: readonly { readonly call: TraceStep; readonly returned: TraceStep | undefined }[];
}

export class PiecewiseOracle implements Predictor {
  /** Texts that were asked about, in order. */
  readonly asked: string[] = [];
  /** Of those, what was said to its end although it was open which calls of the program it makes. */
  readonly undecided: string[] = [];
  private readonly visits: readonly Visit[];

  constructor(
    file: SourceFile,
    private readonly trace: Trace,
    private readonly cpython: Cpython,
  ) {
    this.visits = visitsOf(file, trace);
    this.file = file;
  }

  private readonly file: SourceFile;

  async predict(query: Query): Promise<Prediction> {
    const { statement } = query;
    const text = statement.tokens.map((token) => token.text).join(' ');
    this.asked.push(text);
    for (const visit of this.visits) {
      if (visit.step.line !== statement.line || visit.statement.scope !== statement.scope) continue;
      for (let round = 0; round <= visit.calls.length; round++) {
        if (!fits(query, visit, round)) continue;
        return await this.answer(query, visit, round);
      }
    }
    throw new PredictionError(`nothing is recorded that fits: ${text}`);
  }

  private async answer(query: Query, visit: Visit, round: number): Promise<Prediction> {
    const { statement } = query;
    const before = round === 0 ? visit.step : visit.calls[round - 1]?.returned?.resumed;
    const ahead = visit.calls.findIndex(({ call }, at) => at >= round && isIn(statement, visit.statement, call));
    const values = valuesOf(query, visit, ahead < 0 ? Infinity : ahead);
    const said = (outcome: Outcome, changes: Prediction['changes'] = []): Prediction => {
      return { values, output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 };
    };
    const next = visit.calls[ahead];
    if (next) return said(callOutcome(this.file, visit.statement, next.call));
    if (statement.evaluation && hasOpenCall(statement.evaluation, query)) this.undecided.push(textOf(statement));
    // Only what a part is bound to by `:=` can change before the statement is done.
    const after = visit.next && changesOf(statement, before ?? visit.step, visit.next);
    const bound = after?.filter(({ name }) => statement.targets.includes(name));
    const range = pieceOf(statement);
    if (range && statement.kind === 'if') {
      const holds = await this.holds(query, visit, range);
      return said({ kind: 'next', successor: holds ? 0 : 1 }, bound);
    }
    if (range) {
      const value = recorded(visit, range) ?? (await this.value(query, textOf(statement)));
      return said({ kind: 'return', value: parseValue(value) }, bound);
    }
    if (!visit.next) throw new PredictionError('the run ends there');
    return said(
      outcomeOf(this.trace.steps, visit.statement, visit.step, visit.next),
      changesOf(visit.statement, before ?? visit.step, visit.next),
    );
  }

  private async holds(query: Query, visit: Visit, range: SourceRange): Promise<boolean> {
    const implied = query.computed.find(({ expression }) => expression === '__bool__')?.value;
    const text = implied ? printValue(implied) : recorded(visit, range);
    if (text !== undefined) return text.startsWith('<') || (await this.cpython.value(`bool(${text})`)) === 'True';
    return (await this.value(query, `bool(${textOf(query.statement)})`)) === 'True';
  }

  private async value(query: Query, expression: string): Promise<string> {
    const names = query.statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    const shown = names.flatMap((name) => {
      const value = query.lookup(name);
      return value && value.kind !== 'opaque' ? [`${JSON.stringify(name)}: ${printValue(value)}`] : [];
    });
    const [source, text] = [JSON.stringify(this.trace.source), JSON.stringify(expression)];
    const call = `(lambda g: (exec(${source}, g), eval(${text}, {**g, ${shown.join(', ')}}))[1])({})`;
    const value = await this.cpython.value(call);
    if (value === null) throw new PredictionError(`CPython has no value of ${expression}`);
    return value;
  }
}

/** A call of the program that may be skipped is asked about, and has not been made. */
function hasOpenCall(evaluation: Evaluation, query: Query): boolean {
  const { statement, iterator, computed } = query;
  return statement.calls.some(
    ({ callee, range, repeated }) =>
      !repeated &&
      !iterator &&
      query.isCallable(callee ?? '') &&
      maySkip(evaluation, range) &&
      !computed.some((value) => isSameRange(value.range, range)),
  );
}

function visitsOf(file: SourceFile, { steps }: Trace): Visit[] {
  return steps.flatMap((step, at): Visit[] => {
    if (step.event !== 'line') return [];
    const end = steps.findIndex((other, index) => index > at && other.frame === step.frame);
    const between = steps.slice(at + 1, end < 0 ? undefined : end);
    const statement = file.statementAt(step.line, scopeOf(file, step));
    if (!statement) return [];
    const calls = between
      .filter((other) => other.event === 'call' && other.depth === step.depth + 1)
      .map((call) => ({
        call: isImplicit(call) ? { ...call, callSite: null } : call,
        returned: between.find((other) => other.event === 'return' && other.frame === call.frame),
      }));
    return [{ step, next: steps[end], statement, calls }];
  });
}

/** Python calls it by itself: the recorded place is that of the call which is written next. */
function isImplicit({ function: name }: TraceStep): boolean {
  return /^__(?!init__)\w+__$/.test(name);
}

/** The visit had these values when so many calls had returned. */
function fits(query: Query, visit: Visit, round: number): boolean {
  const { statement, computed, iterator } = query;
  const items = iterator?.items.map((item) => printValue(item));
  // What the loop goes through has been computed: it has begun, but the run says so of its first visit alone.
  const hasBegun = iterator !== undefined && visit.step.iterator === undefined && round > 0;
  if (hasBegun) {
    const through = parseValue(visit.calls.at(-1)?.returned?.value ?? 'None');
    const all = [...(itemsOf(through) ?? [])].map((item) => printValue(item));
    return round === visit.calls.length && String(all) === String(items);
  }
  if (String(items) !== String(visit.step.iterator?.map((item) => printValue(parseValue(item))))) return false;
  const before = round === 0 ? visit.step : visit.calls[round - 1]?.returned?.resumed;
  if (!before) return false;
  const done = visit.calls.slice(0, round).filter(({ call }) => isIn(statement, visit.statement, call));
  const given = computed.filter(({ fromCall }) => fromCall);
  const isSame = ({ call, returned }: Visit['calls'][number], { value }: ComputedValue): boolean =>
    call.function === '__init__' || (returned?.value !== undefined && sameText(value, returned.value));
  if (done.length !== given.length || !done.every((one, at) => given[at] && isSame(one, given[at]))) return false;
  return statement.tokens.every(({ kind, text: written }) => {
    // `self.size` may be asked about as one name: what was recorded is the instance.
    const text = written.split('.')[0] ?? written;
    if (kind !== 'name' || (isBinding(statement) && isOnlyBound(statement, text)) || isWalrus(visit.statement, text))
      return true;
    const [value, there] = [query.lookup(text), parsed(before.locals[text] ?? before.globals[text])];
    if (!value || !there || value.kind === 'opaque' || there.kind === 'opaque') return true;
    return sameValue(value, there);
  });
}

function sameText(value: Value, text: string): boolean {
  return printValue(value) === printValue(parseValue(text));
}

function isWalrus({ tokens }: Statement, name: string): boolean {
  return tokens.some(({ text }, at) => text === name && tokens[at + 1]?.text === ':=');
}

/** Whether the call belongs to what is left of the statement, or to the test. */
function isIn(statement: Statement, whole: Statement, call: TraceStep): boolean {
  const at = call.callSite;
  // What Python calls by itself to see whether something holds.
  if (!at) return statement.tokens.length === whole.tokens.length || pieceOf(statement) !== undefined;
  const site = siteOf(whole, call);
  if (site) return statement.calls.some(({ range }) => isSameRange(range, site.range));
  return statement.subExpressions.some(({ range }) => isAt(range, at));
}

function valuesOf({ statement, computed }: Query, { step }: Visit, calls: number): ComputedValue[] {
  return (step.values ?? []).flatMap(({ at, value, calls: after }) => {
    const part = statement.subExpressions.find(({ range }) => isAt(range, at));
    const isKnown = computed.some(({ range }) => isAt(range, at));
    if (!part || part.discarded || isKnown || (after ?? 0) > calls) return [];
    return [{ expression: part.text, range: part.range, value: parseValue(value), confidence: 1 }];
  });
}

/** The range of a part of a statement that is asked about by itself: its first word is not one of the statement's. */
function pieceOf({ tokens }: Statement): SourceRange | undefined {
  const [word, first] = tokens;
  const last = tokens.at(-1);
  if (!word || !first || !last || !isSameRange(word.range, first.range)) return undefined;
  return { ...first.range, endLine: last.range.endLine, endColumn: last.range.endColumn };
}

function textOf({ tokens }: Statement): string {
  return tokens
    .slice(1)
    .map(({ text }) => text)
    .join(' ');
}

function recorded({ step }: Visit, range: SourceRange): string | undefined {
  return step.values?.find(({ at }) => isAt(range, at))?.value;
}
