/** A predictor that says of each line what a test says of it. */
import { PredictionError, type Outcome, type Predictor, type Query } from '../../src/codec/query';
import { parseValue } from '../../src/python/values/literal';
import type { Value } from '../../src/python/values/value';

/** What a line does: names that it binds (a text is a literal), and its outcome where that is not the next line. */
export interface Answer {
  readonly binds?: Readonly<Record<string, string | Value | undefined>>;
  readonly outcome?: Outcome;
  /** Of the whole step; 1 where it is not said. */
  readonly confidence?: number;
}
export type Answers = Readonly<Record<number, (query: Query) => Answer>>;

export const returns = (value: Value | undefined): Answer => ({
  outcome: { kind: 'return', value: value ?? parseValue('None') },
});

/** A call of a function with names and literals as arguments. */
export const calls = (query: Query, callee: string): Answer => {
  const site = query.statement.calls.find((call) => call.callee === callee);
  if (!site) throw new Error(`no call of ${callee}`);
  const all = site.arguments.map(({ text }) => ({ value: query.lookup(text) ?? parseValue(text) }));
  return { outcome: { kind: 'call', callee, arguments: all, range: site.range, expression: site.text } };
};
export const isDone = (query: Query): boolean => query.computed.length > 0;
export const made = (query: Query): Value | undefined => query.computed.at(-1)?.value;

export function answering(answers: Answers): Predictor {
  return {
    predict(query) {
      const answer = answers[query.statement.line]?.(query);
      if (!answer) throw new PredictionError(`nothing is said about line ${query.statement.line}`);
      const changes = Object.entries(answer.binds ?? {}).map(([name, value]) => ({
        name,
        value: typeof value === 'string' ? parseValue(value) : value,
        confidence: 1,
      }));
      const outcome = answer.outcome ?? { kind: 'next', successor: 0 };
      return Promise.resolve({
        values: [],
        output: '',
        changes,
        outcome,
        outcomeConfidence: 1,
        confidence: answer.confidence ?? 1,
      });
    },
  };
}
