/**
 * A predictor that answers from a recorded run of CPython. It knows the answer to a query by what the query shows alone,
 * so a machine that asks with a wrong value, or in a wrong state, gets no answer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBinding, isOnlyBound } from '../../src/codec/step/syntax/binding-syntax';
import {
  PredictionError,
  type Prediction,
  type Predictor,
  type Query,
  type PredictOptions,
} from '../../src/codec/query';
import type { Trace } from '../../src/codec/traces/trace';
import { isSameRange } from '../../src/python/text/ranges';
import { printValue, sameValue } from '../../src/python/values/print';
import type { SourceFile, SourceToken } from '../../src/python/syntax';
import type { Value } from '../../src/python/values/value';
import { answersOf } from './answers';

export const PROGRAMS = join(process.cwd(), 'test/fixtures/programs');

export function readTrace(program: string): Trace {
  return JSON.parse(readFileSync(join(PROGRAMS, `${program}.trace.json`), 'utf8')) as Trace;
}

export class OraclePredictor implements Predictor {
  /** Lines asked about, in order. */
  readonly asked: number[] = [];
  /** Waits before every answer, where set. */
  delay = 0;
  private readonly answers = new Map<string, Prediction>();
  /** All that was said about a line, for questions about a part of it. */
  private readonly said: { readonly query: Query; readonly prediction: Prediction }[] = [];

  constructor(file: SourceFile, ...traces: readonly Trace[]) {
    for (const trace of traces) {
      for (const answered of answersOf(file, trace)) {
        this.answers.set(keyOf(answered.query), answered.prediction);
        this.said.push(answered);
      }
    }
  }

  async predict(query: Query, { signal }: PredictOptions = {}): Promise<Prediction> {
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    signal?.throwIfAborted();
    this.asked.push(query.statement.line);
    // Some recorded visits of a loop's header lack the iterator.
    const answer =
      this.part(query) ?? this.answers.get(keyOf(query)) ?? this.answers.get(keyOf(query, false)) ?? this.piece(query);
    if (!answer) throw new PredictionError(`no answer to ${keyOf(query)}`);
    return answer;
  }

  /** One of the statements of a line, as far as the run says what the line has bound in one go. */
  private piece(query: Query): Prediction | undefined {
    const { statement } = query;
    const visit = this.said.find(({ query: other, prediction }) => {
      const isOnLine = other.statement.line === statement.line && (other.statement.pieces?.length ?? 0) > 0;
      const there = (name: string): Value | undefined =>
        (statement.targets.includes(name) ? undefined : prediction.changes.find((change) => change.name === name)?.value) ?? other.lookup(name); // prettier-ignore
      const isSame = ({ kind, text }: SourceToken): boolean => {
        const [value, known] = kind === 'name' && (statement.kind !== 'for' || !statement.targets.includes(text)) ? [query.lookup(text), there(text)] : []; // prettier-ignore
        return !value || isDefinition(value) || (known !== undefined && sameValue(value, known));
      };
      return (
        isOnLine && statement.tokens.every(isSame) && (statement.kind !== 'for' || itemsIn(query) === itemsIn(other))
      );
    });
    if (!visit) return undefined;
    const { prediction } = visit;
    const changes = prediction.changes.filter(({ name }) => statement.targets.includes(name));
    const outcome = statement.kind === 'for' ? prediction.outcome : ({ kind: 'next', successor: 0 } as const);
    return { ...prediction, values: [], changes, outcome };
  }

  private part(query: Query): Prediction | undefined {
    const { statement } = query;
    const [word, first] = statement.tokens;
    // Its word stands in the place of what is asked about.
    if (statement.kind !== 'return' || !word || !first || !isSameRange(word.range, first.range)) return undefined;
    const visits = this.said.filter((one) => one.query.statement.line === statement.line && fits(query, one.query));
    const value = visits.map((one) => valueIn(query, one)).find((found) => found !== undefined);
    const outcome = value && ({ kind: 'return', value } as const);
    return outcome && { values: [], output: '', changes: [], outcome, outcomeConfidence: 1, confidence: 1 };
  }
}

/** The value of a part that is asked about by itself, as the run says it for the same values. */
function valueIn(
  { statement: { tokens } }: Query,
  { prediction }: { readonly prediction: Prediction },
): Value | undefined {
  const [first, last] = [tokens[1]?.range, tokens.at(-1)?.range];
  return prediction.values.find(
    ({ range }) =>
      range.line === first?.line &&
      range.column === first.column &&
      range.endLine === last?.endLine &&
      range.endColumn === last.endColumn,
  )?.value;
}

function itemsIn({ iterator, statement }: Query): string | undefined {
  return statement.kind === 'for' && iterator ? iterator.items.map((item) => printValue(item)).join(', ') : undefined;
}

/** The names that the part reads are bound to the same. */
function fits(query: Query, other: Query): boolean {
  return query.statement.tokens.every(({ kind, text }) => {
    const [value, there] = kind === 'name' ? [query.lookup(text), other.lookup(text)] : [];
    return !value || !there || isDefinition(value) || sameValue(value, there);
  });
}

/** Everything that the query shows, as text. */
function keyOf(query: Query, withIterator = true): string {
  const { statement, handled } = query;
  const iterator = withIterator ? query.iterator : undefined;
  const names = new Set(statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  const values = [...names].sort().flatMap((name) => {
    const value = isBinding(statement) && isOnlyBound(statement, name) ? undefined : query.lookup(name);
    return value && !isDefinition(value) ? [`${name}=${printValue(value)}`] : [];
  });
  const computed = query.computed.map(({ expression, value }) => `${expression}: ${printValue(value)}`);
  const items = iterator
    ? [`<${iterator.items.map((item) => printValue(item)).join(', ')}${iterator.more ? ' more' : ''}>`]
    : [];
  return [`line ${statement.line}`, ...values, ...computed, ...items, ...(handled ? [handled.type] : [])].join('; ');
}

function isDefinition(value: Value): boolean {
  return value.kind === 'opaque';
}
