/** A loop begins with the value of what it goes through, and then with its items. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prediction, Predictor, Query } from '../../../src/codec/query';
import { LoopBeginnings } from '../../../src/debugger/predict/loop-beginnings';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';
import { queryOf } from '../../support/query';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const sure = { values: [], output: '', changes: [], outcomeConfidence: 1, confidence: 0.9 };

/** Says a value where it is asked for one, and takes the first item where it is shown some. */
class Telling implements Predictor {
  readonly asked: string[] = [];
  /** The function that names of what is asked belong to. */
  readonly inside: (string | undefined)[] = [];

  constructor(private readonly value: Value) {}

  predict({ statement, iterator, inside }: Query): Promise<Prediction> {
    this.asked.push([...statement.tokens.map(({ text }) => text), ...(iterator?.items ?? []).map((item) => printValue(item))].join(' ')); // prettier-ignore
    this.inside.push(inside?.name);
    if (statement.kind === 'return')
      return Promise.resolve({ ...sure, outcome: { kind: 'return', value: this.value }, outcomeConfidence: 0.9 });
    const [item] = iterator?.items ?? [];
    const changes = item ? [{ name: 'x', value: item, confidence: 1 }] : [];
    return Promise.resolve({ ...sure, changes, outcome: { kind: 'next', successor: 0 } });
  }
}

async function begun(
  header: string,
  value: string,
  asksOfIterators = true,
): Promise<[asked: string[], said: Prediction]> {
  const model = new Telling(parseValue(value));
  const text = `for x in ${header}:\n    pass\n`;
  const said = await new LoopBeginnings(python.parse(text), model, asksOfIterators).predict(
    queryOf(text, { xs: '[3, 1, 2]', d: '{1: 2}', long: `[${'True, False, '.repeat(9)}]` }),
  );
  return [model.asked, said];
}

describe('the beginning of a loop', () => {
  it('is known where what is written down are built-in functions, types and their methods', async () => {
    const [asked, said] = await begun('[str.upper, len, int]', '[]');
    expect(asked).toEqual(["for x in [ str . upper , len , int ] <builtin str.upper> <builtin len> <class 'int'>"]);
    expect(said.changes[0]?.value).toEqual({ kind: 'opaque', type: 'builtin', name: 'str.upper' });
  });

  it('is the value of what it goes through, and its first items', async () => {
    const [asked, said] = await begun('sorted(xs)', '[1, 2, 3]');
    expect(asked).toEqual(['return sorted ( xs )', 'for x in sorted ( xs ) 1 2 3']);
    expect(said.values.map(({ expression, value }) => [expression, printValue(value)])).toEqual([
      ['sorted(xs)', '[1, 2, 3]'],
    ]);
    expect(said.changes[0]?.value).toEqual(parseValue('1'));
    expect(said.confidence).toBeCloseTo(0.81);
  });

  it.each(['(y for y in xs)', 'map(str, xs)', 'enumerate(map(str, xs))'])(
    'asks for the list of what an iterator gives: %s',
    async (header) => {
      const [[first = '']] = await begun(header, '[1]');
      expect(first).toMatch(/^return list \( .* \)$/);
    },
  );

  it.each(['enumerate(sorted(xs))', 'reversed(sorted(xs))', 'zip(sorted(xs), xs)'])(
    'asks for what stands side by side: %s',
    async (header) => {
      const [[first], { confidence }] = await begun(header, '[1]');
      expect(first).toBe('return sorted ( xs )');
      expect(confidence).toBeCloseTo(0.81);
    },
  );

  it.each(['xs', 'range(3)', 'enumerate(xs)', 'd.items()'])('is one question: %s', async (header) => {
    const [asked] = await begun(header, '[1]');
    expect(asked).toHaveLength(1);
  });

  it('knows built-in names that the program does not define', async () => {
    const said = (await begun('(int, float)', '[]'))[1];
    expect(said.changes[0]?.value).toMatchObject({ kind: 'opaque', type: 'class', name: 'int' });
  });

  it('is asked for as before where the value is not known', async () => {
    const [asked] = await begun('sorted(xs)', '<unknown>');
    expect(asked).toEqual(['return sorted ( xs )', 'for x in sorted ( xs )']);
  });

  it('has pairs that are put together where there are many', async () => {
    const [[only = '', ...more]] = await begun('enumerate(long)', '[1]');
    expect(only).toContain('(0, True) (1, False)');
    expect(more).toEqual([]);
  });

  it('has what is put side by side once the calls in it have returned', async () => {
    const text = 'for x in enumerate(own(xs), 1):\n    pass\n';
    const query = queryOf(text, { xs: '[3, 1]' });
    const value = parseValue("['a', 'b']");
    const range = query.statement.iterable?.range ?? { line: 1, column: 1, endLine: 1, endColumn: 1 };
    const model = new Telling(value);
    const computed = [{ expression: 'own(xs)', value, range, confidence: 1 }];
    await new LoopBeginnings(python.parse(text), model).predict({ ...query, computed });
    expect(model.asked).toEqual(["for x in enumerate ( own ( xs ) , 1 ) (1, 'a') (2, 'b')"]);
  });

  it('asks for what is no iterator inside of a part that is worked out, too', async () => {
    expect((await begun('xs[::-1]', '[2, 1, 3]', false))[0][0]).toBe('return xs [ : : - 1 ]');
    expect((await begun('map(str, xs)', '[1]', false))[0]).toHaveLength(1);
  });

  it('reads names as the line does that it is part of', async () => {
    const model = new Telling(parseValue('[1]'));
    const text = 'for x in sorted(xs):\n    pass\n';
    await new LoopBeginnings(python.parse(text), model).predict(queryOf(text, { xs: '[1]' }));
    expect(model.inside[0]).toBe('<module>');
  });

  it('is a text in quotes, and no texts one behind the other', async () => {
    const said = (await begun("'ann', 'bob'", '[]'))[1];
    expect(said.changes[0]?.value).toEqual(parseValue("'ann'"));
    expect((await begun("'ann'", '[]'))[0]).toEqual(["for x in 'ann'"]);
  });

  it('goes nowhere through nothing', async () => {
    const [, said] = await begun('sorted(xs)', '[]');
    expect(said.changes).toEqual([]);
  });
});
