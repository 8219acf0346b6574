/** Named tuples are asked about as tuples where only their items matter. */
import { describe, expect, it } from 'vitest';
import type { Prediction, Query } from '../../../src/codec/query';
import { ShownTuples } from '../../../src/debugger/predict/shown-tuples';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { queryOf } from '../../support/query';

const python = await loadPython();

const PROGRAM = `
from typing import NamedTuple

class P(NamedTuple):
    x: int
    y: int

class Own(NamedTuple):
    x: int

    def __lt__(self, other):
        return True
`;

const NONE: Value = { kind: 'none' };

/** What is shown of a name, and what an answer with that value means. */
async function asked(code: string, name: string, value: string, said: string): Promise<[string, string]> {
  const source = python.parse(PROGRAM);
  let shown = '';
  const answering = {
    predict: (query: Query): Promise<Prediction> => {
      shown = printValue(query.lookup(name) ?? NONE);
      const changes = [{ name: 'z', value: parseValue(said), confidence: 1 }];
      return Promise.resolve({ values: [], output: '', changes, outcome: { kind: 'next', successor: 0 }, outcomeConfidence: 1, confidence: 1 }); // prettier-ignore
    },
  };
  const { changes } = await new ShownTuples(source, answering).predict(queryOf(code, { [name]: value }));
  return [shown, printValue(changes[0]?.value ?? NONE)];
}

describe('a named tuple', () => {
  it.each(['z = sorted(ps)', 'z = ps', 'z = [ps[1], ps[0]]', 'z = list(reversed(ps))'])(
    'is a tuple in %s',
    async (code) => {
      const [shown, meant] = await asked(code, 'ps', '[<P x=3, y=4>, <P x=1, y=2>]', '[(1, 2), (3, 4)]');
      expect(shown).toBe('[(3, 4), (1, 2)]');
      expect(meant).toBe('[<P x=1, y=2>, <P x=3, y=4>]');
    },
  );

  it.each(['z = [p.x for p in ps]', 'z = tuple(ps[0])', 'z = str(ps)', 'z = ps[0] + ps[1]', 'z = f(ps)'])(
    'stays what it is in %s',
    async (code) => {
      const [shown] = await asked(code, 'ps', '[<P x=3, y=4>]', '[(3, 4)]');
      expect(shown).toBe('[<P x=3, y=4>]');
    },
  );

  it('stays what it is where its class says how it is compared', async () => {
    const [shown] = await asked('z = sorted(ps)', 'ps', '[<Own x=3>]', '[]');
    expect(shown).toBe('[<Own x=3>]');
  });
});
