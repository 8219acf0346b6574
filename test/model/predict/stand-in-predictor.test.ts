/** From one form of a question to the next: what the model is asked, and what is made of its answer. */
import { expect, it } from 'vitest';
import { Prompt } from '../../../src/codec/step/prompt';
import type { Prediction, Predictor, Query } from '../../../src/codec/query';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { StandInPredictor } from '../../../src/model/predict/model-chain';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

const POINTS = Array.from({ length: 90 }, (_, i) => `Point(x=${i}, y=${-i})`);

/** Says one thing, whatever it is asked. */
class Saying implements Predictor {
  readonly asked: string[] = [];

  constructor(private readonly binds: Readonly<Record<string, string>>) {}

  predict(query: Query): Promise<Prediction> {
    this.asked.push(new Prompt(query).tokens.map(tokenText).join(' '));
    const changes = Object.entries(this.binds).map(([name, value]) => ({
      name,
      value: parseValue(value),
      confidence: 1,
    }));
    const outcome = { kind: 'next', successor: 0 } as const;
    return Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 });
  }
}

it('an item of a long list of named tuples is asked about by its fields', async () => {
  const model = new Saying({ x: '-7' });
  const said = await new StandInPredictor(model).predict(
    queryOf('x = ps[i].y', { ps: `[${POINTS.join(', ')}]`, i: '7' }),
  );
  expect(model.asked).toEqual(['<step> v0 = v1 . v2 <values> v1 = <obj> v4 ( v3 = 7 , v2 = - 7 ) <do>']);
  expect(said.changes.map(({ name, value }) => [name, value && printValue(value)])).toEqual([['x', '-7']]);
  expect(said.values.map(({ expression }) => expression)).toEqual(['ps[i]']);
});

it('a slice of a long text is asked about in a window', async () => {
  const model = new Saying({ x: "'bc'" });
  const text = `'a${'bcdefghij'.repeat(60)}'`;
  const said = await new StandInPredictor(model).predict(queryOf('x = text[1:3]', { text }));
  expect(model.asked).toEqual(['<step> v0 = v1 [ 1 : 3 ] <values> v1 = " c:a c:b c:c c:d c:e c:f " <do>']);
  expect(said.changes).toHaveLength(1);
});
