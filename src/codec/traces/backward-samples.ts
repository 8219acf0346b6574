/** Traces of real runs -> backward questions and answers: the state after a line, and what it was before. */
import { sameValue } from '../../python/values/print';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isOnlyBound } from '../step/syntax/binding-syntax';
import { randomFrom } from './random';
import { NoSample, own, reasonOf, type Span, spansOf, valueParser, without } from './spans';
import type { Trace, TraceNames } from './trace';
import { BackwardPrompt } from '../backward/backward-prompt';
import {
  hasEvidence,
  isLost,
  type PriorValue,
  type BackwardOutcome,
  type BackwardQuery,
} from '../backward/backward-query';

export interface BackwardSample {
  readonly prompt: BackwardPrompt;
  readonly past: readonly Pick<PriorValue, 'name' | 'value'>[];
}

/** Shares of steps. In some, values that the statement read are unknown afterward. */
const UNKNOWN = 0.35;
/** The outcome of a branch carries less information about what it read than a result does. */
const UNKNOWN_AT_BRANCH = 0.2;
const SECOND_UNKNOWN = 0.25;
/** A value that was only bound is usually overwritten later, so it is unknown when looking back. */
const UNKNOWN_RESULT = 0.12;
const UNTOLD_MESSAGE = 0.25;
/** Most steps change nothing that they read: some of them are enough to learn the answer `<end>`. */
const KEPT_EMPTY = 0.05;
/** A value of more tokens than this can hardly be recovered from a step's result. */
const LONGEST_UNKNOWN = 24;
const LONGEST_UNKNOWN_AT_BRANCH = 8;

/** @param report called with the reason for leaving out a step */
export function* backwardSamplesOf(
  file: SourceFile,
  trace: Trace,
  report: (reason: string) => void,
): Generator<BackwardSample> {
  const parse = valueParser();
  let number = 0;
  for (const span of spansOf(trace.steps)) {
    try {
      const sample = new SpanSample(file, span, parse, randomFrom(`${trace.id} ${number++}`)).sample();
      if (sample) yield sample;
    } catch (error) {
      report(reasonOf(error));
    }
  }
}

/** Values of names in a span, before or after. */
type Names = ReadonlyMap<string, Value>;

class SpanSample {
  private readonly statement: Statement;

  constructor(
    file: SourceFile,
    private readonly span: Span,
    private readonly parse: (text: string) => Value,
    private readonly random: () => number,
  ) {
    const statement = file.statementAt(span.step.line);
    if (!statement) throw new NoSample('no statement on the line');
    this.statement = statement;
  }

  /** @returns undefined for a step that there is nothing to ask about */
  sample(): BackwardSample | undefined {
    const { statement, span } = this;
    if (statement.isTransparent || ['class', 'import', 'except'].includes(statement.kind)) return undefined;
    if (statement.tokens.some(({ kind, text }) => kind === 'keyword' && (text === 'yield' || text === 'await')))
      throw new NoSample('yield or await');
    if (span.callees.length > 0) throw new NoSample('a call of the program');
    const before = this.names(span.step);
    const after = this.names(span.next);
    this.checkHidden();
    const known: BackwardQuery = { statement, lookup: (name) => after.get(name), outcome: this.outcome() };
    if (new BackwardPrompt(known).variables.length === 0) return undefined;
    const hidden = this.hidden(known, before, after);
    const query: BackwardQuery = { ...known, lookup: (name) => (hidden.has(name) ? UNKNOWN_VALUE : after.get(name)) };
    const prompt = new BackwardPrompt(hasEvidence(query) ? query : known);
    const past = prompt.variables.flatMap(({ name, value }) => {
      if (isOnlyBound(statement, name)) return [];
      const old = before.get(name);
      const isSame = old ? sameValue(old, value) : false;
      return isSame ? [] : [{ name, value: old }];
    });
    if (past.length === 0 && this.random() >= KEPT_EMPTY) return undefined;
    return { prompt, past };
  }

  private names({ locals, globals }: { locals: TraceNames; globals: TraceNames }): Names {
    const names = new Set(this.statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
    return new Map(
      [...names].flatMap((name) => {
        const text = own(locals, name) ?? own(globals, name);
        if (text === undefined) return [];
        const value = this.parse(text);
        if (value.kind === 'unknown') throw new NoSample('an unknown value');
        return [[name, value] as const];
      }),
    );
  }

  /** Names whose values the prompt shall not show. */
  private hidden(query: BackwardQuery, before: Names, after: Names): ReadonlySet<string> {
    const { variables, writer } = new BackwardPrompt(query);
    const isBranch = query.outcome.kind === 'next' && this.statement.successors.length > 1;
    const longest = isBranch ? LONGEST_UNKNOWN_AT_BRANCH : LONGEST_UNKNOWN;
    const isShort = (value: Value | undefined): boolean =>
      value !== undefined && value.kind !== 'opaque' && writer.write(value).length <= longest;
    const bound = variables.map(({ name }) => name);
    const results = bound.filter((name) => isLost(query, name) && this.random() < UNKNOWN_RESULT);
    const read = bound.filter(
      (name) => !isOnlyBound(this.statement, name) && isShort(before.get(name)) && isShort(after.get(name)),
    );
    const hidden = new Set(results);
    if (read.length === 0 || this.random() >= (isBranch ? UNKNOWN_AT_BRANCH : UNKNOWN)) return hidden;
    const pick = (): string => read[Math.floor(this.random() * read.length)] ?? '';
    hidden.add(pick());
    if (this.random() < SECOND_UNKNOWN) hidden.add(pick());
    return hidden;
  }

  /** What changes is named in the statement, or aliases something that is. */
  private checkHidden(): void {
    const { step, next } = this.span;
    const seen = new Set(this.statement.tokens.map(({ text }) => text));
    for (const [was, is] of [
      [step.locals, next.locals],
      [without(step.globals, step.locals), without(next.globals, next.locals)],
    ] as const) {
      for (const [name, text] of Object.entries(is)) {
        const old = own(was, name);
        if (seen.has(name) || old === text) continue;
        if (old !== undefined && ('id' in this.parse(old) || sameValue(this.parse(old), this.parse(text)))) continue;
        throw new NoSample('a name changes that the statement does not mention');
      }
    }
  }

  private outcome(): BackwardOutcome {
    const { statement, span } = this;
    const { event, line, exception = '', message, value } = span.next;
    if (event === 'exception') {
      const isTold = message !== undefined && this.random() >= UNTOLD_MESSAGE;
      return { kind: 'raise', exception: { type: exception, ...(isTold && { message }) } };
    }
    const returns = statement.exit?.kind === 'return';
    if (event === 'return' && returns) {
      const returned = this.parse(value ?? '<unknown>');
      if (returned.kind === 'unknown') throw new NoSample('an unknown value');
      return { kind: 'return', value: returned };
    }
    const successor = statement.successors.indexOf(event === 'return' ? 'end' : line);
    if (successor < 0) throw new NoSample(`a line that cannot follow (${statement.kind})`);
    return { kind: 'next', successor: successor === 0 ? 0 : 1 };
  }
}

const UNKNOWN_VALUE: Value = { kind: 'unknown' };
