/** What is asked about statements whose parts may not be evaluated, and what is made of answers that are at odds with themselves. */
import { describe, expect, it } from 'vitest';
import { PredictionError, type Outcome, type Prediction, type Predictor, type Query } from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** What is said about a statement: values of parts, what it binds, whether it holds (of tests). */
interface Said {
  readonly parts?: Readonly<Record<string, string>>;
  readonly binds?: Readonly<Record<string, string>>;
  readonly holds?: boolean;
  readonly returns?: string;
}

class Model implements Predictor {
  readonly policy = { ...DEFAULT_POLICY, decompose: false };
  readonly asked: string[] = [];

  constructor(private readonly answers: Readonly<Record<string, (query: Query) => Said>>) {}

  predict(query: Query): Promise<Prediction> {
    const { statement, computed } = query;
    const text = statement.tokens.map((token) => token.text).join(' ');
    this.asked.push(
      text + (computed.length > 0 ? ` <- ${computed.map(({ value }) => printValue(value)).join('; ')}` : ''),
    );
    const said = this.answers[text]?.(query);
    if (!said) throw new PredictionError(`nothing is said about ${text}`);
    const values = statement.subExpressions.flatMap(({ text: expression, range }) => {
      const value = said.parts?.[expression];
      return value === undefined ? [] : [{ expression, range, value: parseValue(value), confidence: 0.9 }];
    });
    const changes = Object.entries(said.binds ?? {}).map(([name, value]) => ({
      name,
      value: parseValue(value),
      confidence: 0.9,
    }));
    return Promise.resolve({
      values,
      output: '',
      changes,
      outcome: outcomeOf(said),
      outcomeConfidence: 0.9,
      confidence: 0.9,
    });
  }
}

function outcomeOf({ holds, returns }: Said): Outcome {
  if (returns !== undefined) return { kind: 'return', value: parseValue(returns) };
  return { kind: 'next', successor: holds === false ? 1 : 0 };
}

const MK = 'def mk(x):\n    return [x]\n\n\n';

/** The state after the first line of `f`, calls gone through. */
async function after(body: string, given: string, model: Model): Promise<State> {
  const parameters = 'a, b, c'.split(', ').slice(0, given.split(', ').length).join(', ');
  const machine = new Machine(python.parse(`${MK}def f(${parameters}):\n    ${body}\n    return 0\n`), model);
  let state = await machine.step(launch(machine.source, { function: 'f', arguments: given }));
  const { line } = topFrame(state);
  do state = await machine.step(state);
  while (state.frames.length > 1 || (topFrame(state).line === line && topFrame(state).event === 'line'));
  return state;
}

const shown = (state: State, name: string): string =>
  printValue(topFrame(state).locals.get(name) ?? { kind: 'unknown' });
const body = {
  'return [ x ]': (query: Query) => ({ returns: `[${printValue(query.lookup('x') ?? { kind: 'unknown' })}]` }),
};
describe('a conditional expression', () => {
  const answers = {
    ...body,
    // What it would say of the whole, if it were asked.
    'x = mk ( a ) if a else None': () => ({ binds: { x: 'None' } }),
    'x = None': () => ({ binds: { x: 'None' } }),
  };

  it('has the value of the operand that is taken', async () => {
    const model = new Model({ ...answers, 'if a': () => ({ holds: true }) });
    const state = await after('x = mk(a) if a else None', "'abc'", model);
    expect(shown(state, 'x')).toBe("['abc']");
    expect(model.asked).toEqual(['if a']);
    expect(state.last.values.map(({ expression }) => expression)).toEqual(['mk(a)', 'mk(a) if a else None']);
  });

  it('does not call what it does not take', async () => {
    const model = new Model({ ...answers, 'if a': () => ({ holds: false }) });
    const state = await after('x = mk(a) if a else None', "''", model);
    expect(shown(state, 'x')).toBe('None');
    expect(model.asked).toEqual(['if a']);
    expect(state.last.values.map(({ expression }) => expression)).toEqual(['mk(a) if a else None']);
    expect(state.last.confidence).toBeCloseTo(0.9);
  });

  it('needs no question where the test is True, False or None', async () => {
    for (const given of ['False', 'None']) {
      const model = new Model(answers);
      await after('x = mk(a) if a else None', given, model);
      expect(model.asked).toEqual([]);
    }
  });
});

describe('an answer about several operands', () => {
  const ways = async (body: string, said: Said): Promise<[number, string[]]> => {
    const text = body
      .replace(/:.*/, '')
      .replaceAll(/([<>!=]=?)/g, ' $1 ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const model = new Model({ [text]: () => said });
    const { last } = await after(body, '4, 5', model);
    return [last.assumptions?.length ?? 0, model.asked];
  };

  it.each([
    ['if a == 1 or b == 2 or a > 3: pass', { 'a == 1': 'False', 'b == 2': 'False', 'a > 3': 'True' }, true],
    ['if a == 1 or b == 5 or a > 3: pass', { 'a == 1': 'False', 'b == 5': 'True' }, true],
    ['if a == 4 and b == 5 and a > 8: pass', { 'a == 4': 'True', 'b == 5': 'True', 'a > 8': 'False' }, false],
    ['if a == 1 or b == 2 and a > 3: pass', { 'a == 1': 'False', 'b == 2': 'False' }, false],
  ])('that evaluates those in front is taken: %s', async (body, parts, holds) => {
    const [assumptions, asked] = await ways(body, { parts, holds });
    expect(asked).toHaveLength(1);
    expect(assumptions).toBe(0);
  });
});

describe('a target', () => {
  it('with a star gets its parts from what is asked about by itself', async () => {
    const model = new Model({ "return a . split ( ';' )": () => ({ returns: "['p', 'q', 'r']" }) });
    const state = await after("x, *y = a.split(';')", "'p;q;r'", model);
    expect([shown(state, 'x'), shown(state, 'y')]).toEqual(["'p'", "['q', 'r']"]);
    expect(model.asked).toHaveLength(1);
  });

  it('whose key is made by several operations gets it from what is asked about by itself', async () => {
    const model = new Model({ 'return b [ 0 ] + str ( c )': () => ({ returns: "'e8'" }) });
    const state = await after('a[b[0] + str(c)] = 1', "{}, 'e', 8", model);
    expect(shown(state, 'a')).toBe("{'e8': 1}");
    const plain = new Model({ 'a [ b + c ] = 1': () => ({ binds: { a: "{'e8': 1}" } }) });
    await after('a[b + c] = 1', "{}, 'e', '8'", plain);
    expect(plain.asked).toEqual(['a [ b + c ] = 1']);
  });
});

describe('what has been called', () => {
  it('decides by its value what is called next', async () => {
    const model = new Model({
      ...body,
      'if mk ( a )': () => ({ holds: true }),
    });
    const state = await after('x = mk(a) and mk(b)', '1, 2', model);
    expect(shown(state, 'x')).toBe('[2]');
    expect(model.asked).toEqual(['if mk ( a ) <- [1]']);
  });

  it('comes before the tests that are written behind it', async () => {
    const model = new Model({ ...body, 'if b': () => ({ holds: false }) });
    const state = await after('x = [mk(a), mk(b) if b else c]', '1, 0, 3', model);
    expect(shown(state, 'x')).toBe('[[1], 3]');
    expect(model.asked).toEqual(['if b']);
  });

  it('is bound by := before what follows is asked', async () => {
    const model = new Model({
      ...body,
      'if mk ( a )': () => ({ holds: true }),
    });
    const state = await after('x = (y := mk(a)) and mk(y)', '1', model);
    expect([shown(state, 'x'), shown(state, 'y')]).toEqual(['[[1]]', '[1]']);
  });
});

describe('what := binds', () => {
  it('is asked about by itself where it is read again, and bound as it is', async () => {
    const model = new Model({
      'return [ b ]': () => ({ returns: '[2]' }),
      'x = ( [ b ] ) + n': () => ({ binds: { x: '[2, 2]' } }),
    });
    const state = await after('x = (n := [b]) + n', '1, 2', model);
    expect([shown(state, 'x'), shown(state, 'n')]).toEqual(['[2, 2]', '[2]']);
  });

  it('is bound before something is made of its value', async () => {
    const model = new Model({
      'return b + 1': () => ({ returns: '2' }),
      'x = ( b + 1 ) < c': () => ({ binds: { x: 'True' } }),
    });
    const state = await after('x = (n := b + 1) < c', '0, 1, 5', model);
    expect([shown(state, 'x'), shown(state, 'n')]).toEqual(['True', '2']);
  });

  it('is not asked about where it is not reached', async () => {
    const model = new Model({ 'if b': () => ({ holds: false }), 'x = b': () => ({ binds: { x: '0' } }) });
    const state = await after('x = b and (n := c + 1) + n', '1, 0, 3', model);
    expect(shown(state, 'x')).toBe('0');
  });
});

describe('which object names hold', () => {
  it.each([
    ['a is b', 'False'],
    ['a is not b', 'True'],
    ['a is c', 'False'],
  ])('is not asked about: %s', async (test, value) => {
    const state = await after(`x = ${test}`, '[1], [1], {}', new Model({}));
    expect(shown(state, 'x')).toBe(value);
  });

  it('is asked about where it can be one that does not change', async () => {
    const model = new Model({ 'x = a is b': () => ({ binds: { x: 'True' } }) });
    expect(shown(await after('x = a is b', '300, 2', model), 'x')).toBe('True');
  });
});

describe('what a call of the program has given', () => {
  it('is bound by := as it is', async () => {
    const model = new Model({ ...body, 'x = ( mk ( a ) ) is None': () => ({ binds: { x: 'False' } }) });
    const state = await after('x = (y := mk(a)) is None', '1', model);
    expect([shown(state, 'x'), shown(state, 'y')]).toEqual(['False', '[1]']);
  });
});

describe('an answer', () => {
  it('that says a test holds and takes the other operand is asked for again', async () => {
    const model = new Model({
      'x = [ b , a if b > 1 else - c ]': () => ({
        parts: { 'b > 1': 'True', '-c': '-3', 'a if b > 1 else -c': '-3' },
        binds: { x: '[2, -3]' },
      }),
    });
    const state = await after('x = [b, a if b > 1 else -c]', '1, 2, 3', model);
    expect(shown(state, 'x')).toBe('[2, 1]');
    expect(model.asked).toEqual(['x = [ b , a if b > 1 else - c ]']);
    expect(state.last.values.map(({ expression, value }) => [expression, printValue(value)])).toEqual([
      ['b > 1', 'True'],
      ['a if b > 1 else -c', '1'],
    ]);
  });

  it('that evaluates what comes behind the operand that decides is asked for again', async () => {
    const model = new Model({
      'x = a > 1 and b + 1': () => ({
        parts: { 'a > 1': 'False', 'b + 1': '3', 'a > 1 and b + 1': '3' },
        binds: { x: '3' },
      }),
      'x = a > 1': () => ({ parts: { 'a > 1': 'False' }, binds: { x: 'False' } }),
    });
    const state = await after('x = a > 1 and b + 1', '1, 2', model);
    expect(shown(state, 'x')).toBe('False');
  });

  it('that agrees with itself is taken as it is', async () => {
    const model = new Model({
      'x = [ b , a if b > 1 else - c ]': () => ({
        parts: { 'b > 1': 'True', 'a if b > 1 else -c': '1' },
        binds: { x: '[2, 1]' },
      }),
    });
    const state = await after('x = [b, a if b > 1 else -c]', '1, 2, 3', model);
    expect(shown(state, 'x')).toBe('[2, 1]');
    expect(model.asked).toHaveLength(1);
  });

  it.each([
    ['x = 1 if a else 0', 'if a', '10', '1'],
    ['x = b if a > 2 else None', 'if a > 2', '1, 7', 'None'],
    ['x = 2 if a < 2 else 0 if a < 3 else 1', 'if a < 2', '1', '2'],
    ['x = -b if a > 2 else [b]', 'if a > 2', '1, 7', '[7]'],
  ])('of %s is one of the values that are there', async (code, test, given, expected) => {
    const model = new Model({ [test]: () => ({ holds: !/^(?:None|\[)/.test(expected) }) });
    const state = await after(code, given, model);
    expect(shown(state, 'x')).toBe(expected);
    expect(model.asked).toEqual([test]);
  });
});

describe('a list that is read after something was taken from it', () => {
  it('is read as it is then, and nothing is taken twice', async () => {
    const model = new Model({
      'return a . pop ( )': () => ({ returns: '7', binds: { a: '[]' } }),
      'x = _value1 + len ( a )': (query) => ({ binds: { x: query.lookup('_value1') ? '9' : '0' } }),
    });
    const state = await after('x = a.pop() + len(a)', '[7]', model);
    expect(model.asked).toEqual(['return a . pop ( )', 'x = _value1 + len ( a )']);
    expect([shown(state, 'x'), shown(state, 'a')]).toEqual(['9', '[]']);
    expect(state.last.values.map(({ expression }) => expression)).toContain('a.pop()');
  });

  it('is asked about at once where only more is taken', async () => {
    const model = new Model({ 'x = a . pop ( ) + a . pop ( )': () => ({ binds: { x: '13', a: '[5]' } }) });
    const state = await after('x = a.pop() + a.pop()', '[7]', model);
    expect([shown(state, 'x'), shown(state, 'a')]).toEqual(['13', '[5]']);
  });
});
