/** Inversion over a stand-in: how proposals become arguments, are tried, and ranked. */
import { describe, expect, it } from 'vitest';
import type { FunctionPredictor, Inversion, InvertQuery } from '../../../src/codec/function/function-query';
import { PredictionError, type Prediction, type Predictor, type Query } from '../../../src/codec/query';
import { inferInputs, type CandidateInput } from '../../../src/debugger/functions/input-inference';
import { guessedInputs } from '../../../src/debugger/functions/guessed-inputs';
import { argumentsText } from '../../../src/python/values/argument-text';
import { LaunchError } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Proposes what a test says; a run returns the value of the first name on its line. */
class StandIn implements FunctionPredictor, Predictor {
  asked: InvertQuery | undefined;
  constructor(private readonly proposals: readonly Inversion[]) {}

  jump(): never {
    throw new Error('not asked');
  }

  async invert(query: InvertQuery): Promise<Inversion[]> {
    this.asked = query;
    return await Promise.resolve([...this.proposals]);
  }

  async predict(query: Query): Promise<Prediction> {
    const { statement } = query;
    const value = query.lookup(statement.tokens.find(({ kind }) => kind === 'name')?.text ?? '');
    if (!value || statement.kind !== 'return') throw new PredictionError('no answer');
    const outcome = { kind: 'return', value } as const;
    // Short numbers are surer.
    const confidence = value.kind === 'int' && value.value < 10n ? 0.9 : 0.6;
    return await Promise.resolve({ values: [], output: '', changes: [], outcome, outcomeConfidence: 1, confidence });
  }
}

const proposal = (confidence: number, values: Record<string, string>): Inversion => ({
  arguments: Object.entries(values).map(([name, text]) => ({ name, value: parseValue(text) })),
  confidence,
});

async function proposed(
  code: string,
  name: string,
  proposals: readonly Inversion[],
  returns = '1',
  milliseconds = 5000,
  guesses = false,
): Promise<{ all: CandidateInput[]; standIn: StandIn }> {
  const standIn = new StandIn(proposals);
  const ending = { kind: 'return', value: parseValue(returns) } as const;
  const machine = new Machine(python.parse(code), standIn);
  return {
    all: await inferInputs(machine, standIn, { function: name, ending, candidates: 8, milliseconds, guesses }),
    standIn,
  };
}

describe('inversion', () => {
  it('puts what a run confirms first, the surer run before, then the rest by probability', async () => {
    const code = 'def f(x, y):\n    return +x\n';
    const { all } = await proposed(code, 'f', [
      proposal(0.5, { x: '2', y: '0' }),
      proposal(0.2, { x: '1', y: '5' }),
      proposal(0.7, { x: '3', y: '0' }),
    ]);
    expect(all.map(({ text, isConfirmed }) => [text, isConfirmed])).toEqual([
      ['1, 5', true],
      ['3, 0', false],
      ['2, 0', false],
    ]);
    expect(all[0]).toMatchObject({ probability: 0.2, confidence: 0.9 });
  });

  it('puts what was not tried before what ends differently', async () => {
    const late = await proposed(
      'def f(x):\n    return x\n',
      'f',
      [proposal(0.5, { x: '2' }), proposal(0.1, { x: '3' })],
      '1',
      0,
    );
    expect(late.all.map(({ text, isConfirmed }) => [text, isConfirmed])).toEqual([
      ['3', undefined],
      ['2', false],
    ]);
  });

  it('guesses where no suggestion leads there', async () => {
    const code = 'def total(prices, discount):\n    for price in prices:\n        pass\n    return prices\n';
    const { all } = await proposed(
      'def f(x, y):\n    return x - y\n',
      'f',
      [proposal(0.9, { x: '1', y: '5' })],
      '90',
      5000,
      true,
    );
    expect(all[0]).toMatchObject({ text: '90, 0', isConfirmed: true });
    const source = python.parse(code);
    const info = source.findFunction('total');
    const ending = { kind: 'return', value: parseValue('90') } as const;
    const calls = info && guessedInputs(source, info, info.parameters, ending).map((one) => argumentsText(one));
    expect(calls?.slice(0, 4)).toContain('[90], 90');
    expect(calls).toContain('[90], 0');
  });

  it('writes arguments as a call takes them', async () => {
    const code = 'def f(a, *rest, key=2, **more):\n    return a\n';
    const given = { a: "'x'", rest: '([1], 2)', key: 'None', more: "{'z': (1,)}" };
    const { all } = await proposed(code, 'f', [proposal(0.5, given)], "'x'");
    expect(all.map(({ text }) => text)).toEqual(["'x', [1], 2, key=None, z=(1,)"]);
    expect(all[0]?.isConfirmed).toBe(true);
  });

  it('leaves out what nobody can type', async () => {
    const { all } = await proposed('def f(x):\n    return x\n', 'f', [
      proposal(0.9, { x: '<Point x=1>' }),
      proposal(0.8, { x: '[<function f>]' }),
      proposal(0.1, { x: '1' }),
    ]);
    expect(all.map(({ text }) => text)).toEqual(['1']);
  });

  it('does not ask for the receiver of a method', async () => {
    const code = 'class C:\n    def m(self, x):\n        return x\n';
    const { all, standIn } = await proposed(code, 'C.m', [proposal(0.5, { x: '1' })]);
    expect(standIn.asked?.lookup('self')).toMatchObject({ kind: 'object', className: 'C' });
    expect(standIn.asked?.lookup('x')).toBeUndefined();
    expect(all).toMatchObject([{ text: '1', isConfirmed: true }]);
  });

  it('knows globals of the module', async () => {
    const { standIn } = await proposed('LIMIT = 3\ndef f(x):\n    return x + LIMIT\n', 'f', []);
    expect(standIn.asked?.lookup('LIMIT')).toEqual(parseValue('3'));
  });

  it('says nothing of runs that break off or that there was no time for', async () => {
    const code = 'def f(x):\n    x.sort()\n    return x\n';
    expect((await proposed(code, 'f', [proposal(0.5, { x: '1' })])).all).toMatchObject([{ text: '1' }]);
    expect((await proposed(code, 'f', [proposal(0.5, { x: '1' })])).all[0]?.isConfirmed).toBeUndefined();
    const both = [proposal(0.5, { x: '1' }), proposal(0.4, { x: '2' })];
    const late = await proposed('def f(x):\n    return x\n', 'f', both, '1', 0);
    // The best one is tried, however late it is.
    expect(late.all.map(({ isConfirmed }) => isConfirmed)).toEqual([true, undefined]);
  });

  it('refuses what is no function', async () => {
    await expect(proposed('def f(x):\n    return x\n', 'g', [])).rejects.toThrow(LaunchError);
    await expect(proposed('def f(x):\n    yield x\n', 'f', [])).rejects.toThrow('generator');
  });
});
