/** Traces of real runs -> questions and answers in the terms of the codec: what the model is trained on. */
import { hasDecorator } from '../../python/expressions/decorator';
import { AnswerReader } from '../step/answer/answer-reader';
import { tokenId } from '../vocabulary/vocabulary';
import type { CallSite, FunctionInfo, SourceFile, SourceRange, Statement } from '../../python/syntax';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import type { Answer } from '../step/answer/answer-writer';
import { isBinding } from '../step/syntax/binding-syntax';
import { hasStar } from '../step/syntax/call-syntax';
import { Prompt } from '../step/prompt';
import { buildQuery } from '../step/query-building';
import type { CallArgument, ComputedValue, Outcome, Query } from '../query';
import { frameAt, scopeOf } from './recorded-frame';
import { type Callee, NoSample, own, reasonOf, type Span, spansOf, valueParser, without } from './spans';
import type { Trace, TracePosition, TraceStep } from './trace';

export interface Sample {
  readonly prompt: Prompt;
  readonly answer: Answer;
}

/** @param report called with the reason for leaving out a step */
export function* samplesOf(file: SourceFile, trace: Trace, report: (reason: string) => void): Generator<Sample> {
  const parse = valueParser();
  for (const span of spansOf(trace.steps)) {
    try {
      yield* new SpanSamples(file, span, parse).samples();
    } catch (error) {
      report(reasonOf(error));
    }
  }
}

/**
 * What one line did, where it called no function of the program.
 * @throws NoSample where the trace does not tell
 */
export function answerOf(file: SourceFile, span: Span, parse: (text: string) => Value): Answer {
  const samples = new SpanSamples(file, span, parse);
  const [sample] = samples.samples();
  if (sample?.answer.outcome.kind === 'call' || span.callees.length > 0) throw new NoSample('a call on the way');
  return sample?.answer ?? samples.syntactic();
}

class SpanSamples {
  private readonly scope: FunctionInfo;
  private readonly statement: Statement;

  constructor(
    private readonly file: SourceFile,
    private readonly span: Span,
    private readonly parse: (text: string) => Value,
  ) {
    this.scope = scopeOf(file, span.step);
    const statement = file.statementAt(span.step.line, this.scope);
    if (!statement) throw new NoSample('no statement on the line');
    this.statement = statement;
  }

  *samples(): Generator<Sample> {
    const { statement, span } = this;
    if (this.isSyntactic()) return;
    if (this.isRevisited() && !span.step.iterator) throw new NoSample('a loop whose next items are not known');
    if (statement.tokens.some(({ kind, text }) => kind === 'keyword' && (text === 'yield' || text === 'await')))
      throw new NoSample('yield or await');
    let computed: ComputedValue[] = [];
    let before: Pick<TraceStep, 'locals' | 'globals'> = span.step;
    let output = span.step.output ?? '';
    for (const [round, callee] of span.callees.entries()) {
      const query = this.query(before, computed);
      const values = this.values(round, computed);
      const answer = { values, output, changes: [], outcome: this.call(callee) };
      yield { prompt: new Prompt(query), answer };
      if (!callee.end?.resumed) return;
      if (callee.end.value === undefined) throw new NoSample('a call without a value');
      computed = [...computed, ...values.map(given), this.returned(callee, round)];
      before = callee.end.resumed;
      output = callee.end.output ?? '';
      if (span.next.event === 'exception' && round === span.callees.length - 1 && this.isUnwound(callee)) return;
    }
    const query = this.query(before, computed);
    const prompt = new Prompt(query);
    const values = this.values(span.callees.length, computed);
    const changes = this.changes(before, prompt);
    const outcome = this.outcome(query);
    // Arguments are bound by the machine: the model is asked for the call, and not whether it fits.
    if (
      outcome.kind === 'raise' &&
      !new AnswerReader(prompt).allowed().includes(tokenId('<raise>')) &&
      values.length === 0
    )
      throw new NoSample('a call that does not fit its function');
    yield { prompt, answer: { values, output, changes, outcome } };
  }

  /** What a statement does that nothing is asked about. */
  syntactic(): Answer {
    const { statement, span } = this;
    const { next } = span;
    const successor = statement.successors.indexOf(next.event === 'return' ? 'end' : next.line);
    if (!statement.isTransparent || successor < 0 || next.event === 'exception')
      throw new NoSample(`a line that is not asked about (${statement.kind})`);
    return { values: [], output: '', changes: [], outcome: { kind: 'next', successor: successor === 0 ? 0 : 1 } };
  }

  /** Steps that follow from the syntax alone and are never left to the model. */
  private isSyntactic(): boolean {
    const { statement } = this;
    if (statement.isTransparent || statement.kind === 'class' || statement.kind === 'import') return true;
    // A `with` header is visited again to leave its block.
    return statement.kind === 'with' && this.isFromItsBody();
  }

  /** A `for` header reached from its own body: the answer depends on the iterator alone. */
  private isRevisited(): boolean {
    return this.statement.kind === 'for' && this.isFromItsBody();
  }

  /** The frame was inside the block of this header before. */
  private isFromItsBody(): boolean {
    const { statement, span } = this;
    const from = span.previous && this.file.statementAt(span.previous.line, this.scope);
    return from?.enclosing.some(({ kind, line }) => kind === statement.kind && line === statement.line) ?? false;
  }

  private isUnwound({ end }: Callee): boolean {
    return (
      end?.value === 'None' &&
      this.span.next.event === 'exception' &&
      (this.span.step.values ?? []).every(({ calls }) => (calls ?? 0) < this.span.callees.length)
    );
  }

  private query(before: Pick<TraceStep, 'locals' | 'globals'>, computed: readonly ComputedValue[]): Query {
    const view = frameAt(this.file, this.span.step, { ...before, computed }, this.parse);
    // What is unknown is no sample's to ask about.
    const shown = (name: string): Value | undefined => {
      const value = view.lookup(name);
      return value && this.checked(value);
    };
    return buildQuery({ ...view, shown }, this.statement);
  }

  /** Values computed after `round` calls had returned, less the value of the last call itself. */
  private values(round: number, computed: readonly ComputedValue[]): Answer['values'] {
    return (this.span.step.values ?? []).flatMap(({ at, value, calls }) => {
      if ((calls ?? 0) !== round) return [];
      const source = this.statement.subExpressions.find(({ range }) => isAt(range, at));
      if (!source || source.discarded) return [];
      const last = computed.at(-1);
      if (last?.fromCall && isAt(last.range, at)) return [];
      return [{ expression: source.text, range: source.range, value: this.known(value) }];
    });
  }

  /** The value of a call that has returned, as the caller sees it. */
  private returned({ call, end }: Callee, round: number): ComputedValue {
    const at = call.callSite ?? undefined;
    const site = at && this.statement.calls.find(({ range }) => isAt(range, at));
    const recorded =
      at && (this.span.step.values ?? []).find((value) => value.calls === round + 1 && same(value.at, at));
    const value = this.known(recorded?.value ?? end?.value ?? '<unknown>');
    const range = site?.range ?? { line: call.line, column: 0, endLine: call.line, endColumn: 0 };
    return { expression: site?.text ?? call.function, range, value, confidence: 1, fromCall: true };
  }

  private call({ call }: Callee): Outcome {
    const callee = this.file.functions.find(({ name, line }) => line === call.line && name === call.function);
    if (callee?.kind !== 'function') throw new NoSample('a callee that is not in the file');
    if (callee.isGenerator || callee.isAsync) throw new NoSample('a generator or coroutine');
    const at = call.callSite ?? undefined;
    const site = at && this.statement.calls.find(({ range }) => isAt(range, at));
    const isConstructor = callee.name === '__init__' && site !== undefined && site.callee !== '__init__';
    // `Base.method(self, x)` writes the receiver as an argument.
    const isThroughClass =
      !hasDecorator(callee, 'classmethod') &&
      this.file.functions.some(({ kind, name }) => kind === 'class' && name === site?.receiver);
    const value = (name: string): Value => this.known(call.locals[name] ?? '<unknown>');
    const bound = boundArguments(callee, site, value, isConstructor, isThroughClass);
    return {
      kind: 'call',
      callee: isConstructor ? (site.callee ?? '') : (site?.callee ?? callee.name),
      expression: site?.text ?? callee.name,
      ...bound,
      ...(site && { range: site.range }),
    };
  }

  private changes(before: Pick<TraceStep, 'locals' | 'globals'>, prompt: Prompt): Answer['changes'] {
    const { next } = this.span;
    const slots = new Set(prompt.slots.names);
    const rebinds = (name: string): boolean => this.rebinds(name);
    const changed: { name: string; value: Value | undefined; old: Value | undefined }[] = [];
    for (const [was, is] of [
      [before.locals, next.locals],
      [without(before.globals, before.locals), without(next.globals, next.locals)],
    ] as const) {
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        const [oldText, newText] = [own(was, name), own(is, name)];
        if (oldText === newText && !rebinds(name)) continue;
        const old = oldText === undefined ? undefined : this.parse(oldText);
        const value = newText === undefined ? undefined : this.parse(newText);
        if (old && value && sameValue(old, value) && !rebinds(name)) continue;
        changed.push({ name, value, old });
      }
    }
    const isShared = ({ old }: (typeof changed)[number]): boolean => old !== undefined && 'id' in old;
    const seen = changed.filter(
      ({ name, value }) => slots.has(name) && !(value === undefined && !this.statement.deleted.includes(name)),
    );
    const hidden = changed.filter(
      (change) => !slots.has(change.name) && change.value !== undefined && !isShared(change),
    );
    if (hidden.length > 0) throw new NoSample('a name changes that the statement does not mention');
    return seen.map(({ name, value }) => ({ name, value: value && this.checked(value) }));
  }

  /** A name that the statement binds is written even when its value stays the same: the answer need not know the old one. */
  private rebinds(name: string): boolean {
    const { statement, span } = this;
    if (!statement.targets.includes(name) || !isBinding(statement) || span.next.event === 'exception') return false;
    const isExit =
      statement.kind === 'for' && statement.successors[1] !== undefined && span.next.line !== statement.successors[0];
    return !isExit && !statement.deleted.includes(name);
  }

  private outcome(query: Query): Outcome {
    const { statement, span } = this;
    const { next } = span;
    if (next.event === 'exception')
      return {
        kind: 'raise',
        exception: { type: next.exception ?? '', ...(next.message !== undefined && { message: next.message }) },
      };
    const returns = statement.exit?.kind === 'return';
    if (next.event === 'return') {
      if (returns) return { kind: 'return', value: this.known(next.value ?? '<unknown>') };
      const end = statement.successors.indexOf('end');
      if (statement.kind === 'except' && query.handled) return { kind: 'raise', exception: query.handled };
      if (end < 0) throw new NoSample('a frame that ends in the middle');
      return { kind: 'next', successor: end === 0 ? 0 : 1 };
    }
    if (statement.kind === 'return') return { kind: 'return', value: this.pendingReturn(query) };
    const successor = statement.successors.indexOf(next.line);
    // No clause matches and a `finally` runs first: the exception propagates.
    if (successor < 0 && statement.kind === 'except' && query.handled)
      return { kind: 'raise', exception: query.handled };
    if (successor < 0) throw new NoSample(`a line that cannot follow (${statement.kind})`);
    return { kind: 'next', successor: successor === 0 ? 0 : 1 };
  }

  /** The value of a `return` that a `finally` delays. */
  private pendingReturn(query: Query): Value {
    const [, first, ...more] = this.statement.tokens;
    if (!first) return { kind: 'none' };
    const last = more.at(-1) ?? first;
    const whole = this.statement.subExpressions.find(
      ({ range }) =>
        range.column === first.range.column &&
        range.endColumn === last.range.endColumn &&
        range.line === first.range.line,
    );
    const value = whole ? (this.span.step.values ?? []).find(({ at }) => isAt(whole.range, at))?.value : undefined;
    const found = value === undefined ? (more.length === 0 ? query.lookup(first.text) : undefined) : this.known(value);
    if (!found) throw new NoSample('a delayed return');
    return found;
  }

  private known(text: string): Value {
    return this.checked(this.parse(text));
  }

  private checked(value: Value): Value {
    if (value.kind === 'unknown') throw new NoSample('an unknown value');
    return value;
  }
}

const given = (value: Answer['values'][number]): ComputedValue => ({ ...value, confidence: 1 });

const isAt = (range: SourceRange, [line, column, endLine, endColumn]: TracePosition): boolean =>
  range.line === line && range.column === column && range.endLine === endLine && range.endColumn === endColumn;

const same = (a: TracePosition, b: TracePosition): boolean => a.every((part, i) => part === b[i]);

/** The callee's parameters as the call site wrote them; all of them in order if it does not name them (`*args`, implicit calls). */
function boundArguments(
  callee: FunctionInfo,
  site: CallSite | undefined,
  value: (name: string) => Value,
  isConstructor: boolean,
  isThroughClass: boolean,
): { receiver?: Value; arguments: CallArgument[] } {
  const isStatic = hasDecorator(callee, 'staticmethod');
  const isMethod = callee.className !== undefined && !isStatic && !isThroughClass;
  const [self, ...rest] = callee.parameters;
  const parameters = isMethod ? rest : callee.parameters;
  const receiver = isMethod && !isConstructor && self ? { receiver: value(self.name) } : {};
  const explicit = site?.callee !== undefined && !hasStar(site);
  if (!explicit || parameters.some(({ kind }) => kind === 'var-keyword')) {
    if (parameters.some(({ kind }) => kind !== 'positional')) throw new NoSample('a call with * or **');
    return { ...receiver, arguments: parameters.map(({ name }) => ({ value: value(name) })) };
  }
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const all = site.arguments.map(({ keyword }, i): CallArgument => {
    if (keyword !== undefined) return { keyword, value: value(keyword) };
    const parameter = positional[i];
    if (parameter) return { value: value(parameter.name) };
    const variadic = parameters.find(({ kind }) => kind === 'var-positional');
    const items = variadic && value(variadic.name);
    const item = items?.kind === 'tuple' ? items.items[i - positional.length] : undefined;
    if (!item) throw new NoSample('arguments that do not fit the signature');
    return { value: item };
  });
  return { ...receiver, arguments: all };
}
