/** Questions in which something is unknown: two answers about other values, and what they say together. */
import { describe, expect, it } from 'vitest';
import { NoAnswerError, type Outcome, type Predictor, type Query } from '../../../src/codec/query';
import { cycleStub } from '../../../src/python/values/cycles';
import { UnknownsPredictor } from '../../../src/debugger/unknowns/unknowns-predictor';
import { printValue } from '../../../src/python/values/print';
import type { UnknownValue, Value } from '../../../src/python/values/value';
import { queryOf } from '../../support/query';

const nowhere: UnknownValue = { kind: 'unknown', reason: 'nobody knows' };
const int = (value: number): Value => ({ kind: 'int', value: BigInt(value) });

interface Said {
  readonly x?: Value;
  readonly outcome?: Outcome;
  readonly output?: string;
}

/** Asks with a predictor that is told what stands for `u`. */
async function ask(code: string, names: Record<string, Value>, says: (query: Query) => Said) {
  const asked: Query[] = [];
  const predictor: Predictor = {
    predict: (query) => {
      asked.push(query);
      const { x, outcome = { kind: 'next', successor: 0 }, output = '' } = says(query);
      const changes = x ? [{ name: 'x', value: x, confidence: 0.9 }] : [];
      const confidence = asked.length === 1 ? 0.9 : 0.8;
      return Promise.resolve({ values: [], output, changes, outcome, outcomeConfidence: confidence, confidence });
    },
  };
  const answer = await new UnknownsPredictor(predictor).predict(queryOf(code, names));
  const [change] = answer.changes;
  return { answer, asked, x: change?.value };
}

const u = (query: Query): Value => query.lookup('u') ?? nowhere;

describe('a question in which something is unknown', () => {
  it('is asked twice, with other values in its place', async () => {
    const { asked, answer } = await ask('x = g(u)', { u: nowhere }, () => ({ x: int(2) }));
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map((query) => printValue(u(query)))).size).toBe(2);
    expect(asked.map((query) => u(query).kind)).not.toContain('unknown');
    expect(answer).toMatchObject({ confidence: 0.8, changes: [{ name: 'x', value: int(2) }] });
  });

  it('has values whose order and distances differ from one time to the other', async () => {
    const names = { u: { ...nowhere, type: 'float' }, v: { ...nowhere, type: 'float' }, s: { ...nowhere, type: 'str' }, t: { ...nowhere, type: 'str' } }; // prettier-ignore
    const { asked } = await ask('x = g(u, v, s, t)', names, () => ({ x: int(2) }));
    const numbers = asked.map((query) => ['u', 'v'].map((name) => Number(printValue(query.lookup(name) ?? nowhere))));
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = numbers;
    expect(a < b).not.toBe(c < d);
    expect(Math.abs(a - b)).not.toBe(Math.abs(c - d));
    expect(Math.sign(a)).not.toBe(Math.sign(c));
    const texts = asked.map((query) => ['s', 't'].map((name) => printValue(query.lookup(name) ?? nowhere)));
    const [[e = '', f = ''] = [], [g = '', h = ''] = []] = texts;
    expect(e < f).not.toBe(g < h);
  });

  it('is asked once where nothing is', async () => {
    expect((await ask('x = g(u)', { u: int(1) }, () => ({ x: int(2) }))).asked).toHaveLength(1);
  });

  it('is asked once where an object holds itself', async () => {
    const itself: Value = { kind: 'list', id: 1, items: [cycleStub(1)] };
    expect((await ask('x = g(u)', { u: itself }, () => ({ x: int(2) }))).asked).toHaveLength(1);
  });

  it('has values of the type that is known', async () => {
    const { asked } = await ask('x = g(u)', { u: { ...nowhere, type: 'list[int]' } }, () => ({ x: int(2) }));
    expect(asked.map((query) => u(query).kind)).toEqual(['list', 'list']);
  });

  it('says what does not depend on it, and leaves unknown what does', async () => {
    const { x } = await ask('x = [1, u, g(u)]', { u: nowhere }, (query) => ({
      x: { kind: 'list', items: [int(1), u(query), { kind: 'str', value: printValue(u(query)) }] },
    }));
    expect(x).toEqual({
      kind: 'list',
      items: [int(1), nowhere, { kind: 'unknown', reason: 'nobody knows', type: 'str' }],
    });
  });

  it('knows the type of what differs', async () => {
    const { x } = await ask('x = g(u)', { u: nowhere }, (query) => ({ x: int(u(query).kind === 'int' ? 1 : 2) }));
    expect(x).toEqual({ kind: 'unknown', reason: 'nobody knows', type: 'int' });
  });

  it('is not decided where the two go different ways', async () => {
    const { answer } = await ask('if g(u):\n    pass', { u: nowhere }, (query) => ({
      outcome: { kind: 'next', successor: u(query).kind === 'int' ? 0 : 1 },
    }));
    expect(answer.undecided).toBe('nobody knows');
    const agreed = await ask('if g(u):\n    pass', { u: nowhere }, () => ({ outcome: { kind: 'next', successor: 1 } }));
    expect(agreed.answer.undecided).toBeUndefined();
  });

  it('raises nothing that only one of them raises, and takes no value from the other', async () => {
    const { answer, x } = await ask('x = g(u)', { u: nowhere }, (query) =>
      u(query).kind === 'int' ? { outcome: { kind: 'raise', exception: { type: 'TypeError' } } } : { x: int(5) },
    );
    expect(answer.outcome).toEqual({ kind: 'next', successor: 0 });
    expect(x).toEqual({ kind: 'unknown', reason: 'nobody knows', type: 'int' });
  });

  it('has no answer where both raise', async () => {
    const raising = () => ({ outcome: { kind: 'raise', exception: { type: 'TypeError' } } }) as const;
    await expect(ask('x = g(u)', { u: nowhere }, raising)).rejects.toThrow(NoAnswerError);
  });

  it('raises what types alone bring about, where the types are known', async () => {
    const raising = (type: string, message: string) => (query: Query) => {
      expect(u(query).kind).toBe('str');
      return { outcome: { kind: 'raise', exception: { type, message } } } as const;
    };
    const text = { u: { ...nowhere, type: 'str' } };
    const { answer } = await ask('x = u > 5', text, raising('TypeError', "'>' not supported"));
    expect(answer.outcome).toEqual({ kind: 'raise', exception: { type: 'TypeError', message: "'>' not supported" } });
    expect(answer.changes).toEqual([]);
    // Of a value, and of one that may be missing, the type does not tell.
    await expect(ask('x = int(u)', text, raising('ValueError', 'invalid'))).rejects.toThrow(NoAnswerError);
    const optional = { u: { ...nowhere, type: 'str | None' } };
    await expect(ask('x = u > 5', optional, raising('TypeError', ''))).rejects.toThrow(NoAnswerError);
  });

  it('is not known of objects whose contents the check tells', async () => {
    const contents = (query: Query): ReadonlyMap<number, Value> =>
      new Map([[7, { kind: 'list', id: 7, items: [int(1), u(query)] }]]);
    const predictor: Predictor = {
      predict: (query) =>
        Promise.resolve({
          values: [],
          output: '',
          changes: [],
          outcome: { kind: 'next', successor: 0 },
          outcomeConfidence: 1,
          confidence: 1,
          checked: { contents: contents(query) },
        }),
    };
    const query = queryOf('xs.append(u)', { u: nowhere, xs: { kind: 'list', id: 7, items: [int(1)] } });
    const { checked } = await new UnknownsPredictor(predictor).predict(query);
    expect(checked?.contents.get(7)).toEqual({ kind: 'list', id: 7, items: [int(1), nowhere] });
  });

  it('prints what is known of a text', async () => {
    const { answer } = await ask('print("took", u, "s")', { u: nowhere }, (query) => ({
      output: `took ${printValue(u(query))} s\n`,
    }));
    expect(answer.output).toMatch(/^took <unknown>/);
    expect(answer.output).toMatch(/s\n$/);
  });

  it('leaves what is printed alone where it is the same both times, whatever numbers are in it', async () => {
    const { answer } = await ask('print(f(u))', { u: nowhere }, () => ({ output: '61 of 8407\n' }));
    expect(answer.output).toBe('61 of 8407\n');
  });

  it('calls what both call, with what is meant', async () => {
    const { answer } = await ask('g(u)', { u: nowhere }, (query) => ({
      outcome: { kind: 'call', callee: 'g', arguments: [{ value: u(query) }, { value: int(1) }], expression: 'g(u)' },
    }));
    expect(answer.outcome).toMatchObject({ kind: 'call', arguments: [{ value: nowhere }, { value: int(1) }] });
  });
});
