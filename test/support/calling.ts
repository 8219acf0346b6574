/** A stand-in for the model where only calls matter. */
import { PredictionError, type Prediction, type Predictor, type Query } from '../../src/codec/query';
import { parseValue } from '../../src/python/values/literal';

/** Calls what a statement calls, in order; then returns the last result, or the value of the only name. */
export const calling: Predictor = {
  predict: (query: Query): Promise<Prediction> => {
    const { statement, computed } = query;
    const value = (name: string): ReturnType<Query['lookup']> => query.lookup(name);
    const done = { values: [], output: '', changes: [], outcomeConfidence: 1, confidence: 1 };
    const site = statement.calls.find(({ text }) => !computed.some(({ expression }) => expression === text));
    if (site) {
      const { callee = '', text: expression, range } = site;
      const named = value(callee);
      const isKnown = query.isCallable(named?.kind === 'opaque' ? named.name : callee);
      if (!isKnown) throw new PredictionError(`${callee} is not callable`);
      const passed = site.arguments.map(({ text }) => ({ value: value(text) ?? parseValue(text) }));
      return Promise.resolve({ ...done, outcome: { kind: 'call', callee, arguments: passed, expression, range } });
    }
    const name = statement.tokens.findLast(({ kind }) => kind === 'name');
    const result = computed.at(-1)?.value ?? value(name?.text ?? '');
    if (!result) throw new PredictionError(`${statement.tokens.map(({ text }) => text).join(' ')} has no value`);
    if (statement.kind === 'return') return Promise.resolve({ ...done, outcome: { kind: 'return', value: result } });
    const changes = statement.targets.map((target) => ({ name: target, value: result, confidence: 1 }));
    return Promise.resolve({ ...done, changes, outcome: { kind: 'next', successor: 0 } });
  },
};
