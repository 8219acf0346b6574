/** Inversion over a stand-in: how proposals become arguments, are tried, and ranked. */
import { describe, expect, it } from 'vitest';
import type { FunctionPredictor, Inversion, InvertQuery } from '../../../src/codec/function/function-query';
import { PredictionError, type Prediction, type Predictor, type Query } from '../../../src/codec/query';
import { inferInputs, type CandidateInput, type FoundInputs } from '../../../src/debugger/functions/input-inference';
import { LaunchError } from '../../../src/debugger/launch/launch';
import { parseValue } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Proposes what a test says; a run returns the value of the first name on its line. */
class StandIn implements FunctionPredictor, Predictor {
  asked: InvertQuery | undefined;
  constructor(private readonly proposals: readonly Inversion[] | PredictionError) {}

  jump(): never {
    throw new Error('not asked');
  }

  async invert(query: InvertQuery): Promise<Inversion[]> {
    this.asked = query;
    if (this.proposals instanceof PredictionError) throw this.proposals;
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

async function found(
  code: string,
  name: string,
  standIn: StandIn,
  { returns = '1', passes = 300, candidates = 8 } = {},
): Promise<FoundInputs> {
  const ending = { kind: 'return', value: parseValue(returns) } as const;
  const most = { computeCost: passes, milliseconds: Infinity };
  return await inferInputs(python.parse(code), standIn, { function: name, ending, candidates, most });
}

async function proposed(
  code: string,
  name: string,
  proposals: readonly Inversion[],
  options: Parameters<typeof found>[3] = {},
): Promise<readonly CandidateInput[]> {
  return (await found(code, name, new StandIn(proposals), options)).candidates;
}

describe('inversion', () => {
  it('puts what a run confirms first, the surer run before, then the rest, the nearest first', async () => {
    const code = 'def f(x, y):\n    return +x\n';
    const some = [
      proposal(0.5, { x: '20', y: '0' }),
      proposal(0.2, { x: '1', y: '5' }),
      proposal(0.7, { x: '30', y: '0' }),
    ];
    const all = await proposed(code, 'f', some, { candidates: 50 });
    const firstOther = all.findIndex(({ isConfirmed }) => isConfirmed !== true);
    expect(all.slice(0, firstOther).map(({ text }) => text)).toContain('1, 5');
    expect(all.slice(firstOther).every(({ isConfirmed }) => isConfirmed === false)).toBe(true);
    expect(all.slice(firstOther, firstOther + 2).map(({ text }) => text)).toEqual(['0, 1', '0, 0']);
    expect(all.find(({ text }) => text === '1, 5')).toMatchObject({ probability: 0.2, confidence: 0.9 });
  });

  it('puts what was not tried before what ends differently', async () => {
    const two = [proposal(0.5, { x: '2' }), proposal(0.1, { x: '3' })];
    const all = await proposed('def f(x):\n    return x\n', 'f', two, { passes: 3 });
    expect(all.map(({ text, isConfirmed }) => [text, isConfirmed])).toEqual([
      ['3', undefined],
      ['2', false],
    ]);
  });

  it('tries the value itself where no suggestion leads there', async () => {
    const all = await proposed('def f(x, y):\n    return +x\n', 'f', [proposal(0.9, { x: '1', y: '5' })], {
      returns: '90',
    });
    expect(all[0]).toMatchObject({ text: '90, 5', isConfirmed: true, probability: 0 });
  });

  it('ends where enough are sure, and goes on where the one that is right is hardly so', async () => {
    const code = 'def f(x):\n    return +x\n';
    const sure = await found(code, 'f', new StandIn([proposal(0.9, { x: '1' })]), { candidates: 1 });
    expect(sure).toMatchObject({ tried: 1, candidates: [{ text: '1', confidence: 0.9 }] });
    const unsure = await found(code, 'f', new StandIn([proposal(0.9, { x: '90' })]), { candidates: 1, returns: '90' });
    expect(unsure.tried).toBeGreaterThan(20);
    expect(unsure.candidates).toMatchObject([{ text: '90', isConfirmed: true, confidence: 0.6 }]);
  });

  it('searches where the model cannot be asked, and says why where nothing can be tried', async () => {
    const standIn = new StandIn(new PredictionError('f is too long'));
    const { candidates } = await found('def f(x):\n    return +x\n', 'f', standIn, { returns: '5' });
    expect(candidates[0]).toMatchObject({ text: '5', isConfirmed: true });
    await expect(found('def f(*x):\n    return +x\n', 'f', standIn)).rejects.toThrow('f is too long');
  });

  it('writes arguments as a call takes them', async () => {
    const code = 'def f(a, *rest, key=2, **more):\n    return a\n';
    const given = { a: "'x'", rest: '([1], 2)', key: 'None', more: "{'z': (1,)}" };
    const all = await proposed(code, 'f', [proposal(0.5, given)], { returns: "'x'" });
    expect(all).toContainEqual(expect.objectContaining({ text: "'x', [1], 2, key=None, z=(1,)", isConfirmed: true }));
  });

  it('leaves out what nobody can type', async () => {
    const some = [
      proposal(0.9, { x: '<Point x=1>' }),
      proposal(0.8, { x: '[<function f>]' }),
      proposal(0.1, { x: '1' }),
    ];
    const all = await proposed('def f(x):\n    return x\n', 'f', some);
    expect(all[0]?.text).toBe('1');
    expect(all.map(({ text }) => text).join()).not.toContain('<');
  });

  it('does not ask for the receiver of a method', async () => {
    const code = 'class C:\n    def m(self, x):\n        return x\n';
    const standIn = new StandIn([proposal(0.5, { x: '1' })]);
    const { candidates } = await found(code, 'C.m', standIn, { candidates: 1 });
    expect(standIn.asked?.lookup('self')).toMatchObject({ kind: 'object', className: 'C' });
    expect(standIn.asked?.lookup('x')).toBeUndefined();
    expect(candidates).toMatchObject([{ text: '1', isConfirmed: true }]);
  });

  it('knows globals of the module', async () => {
    const standIn = new StandIn([]);
    await found('LIMIT = 3\ndef f(x):\n    return x + LIMIT\n', 'f', standIn);
    expect(standIn.asked?.lookup('LIMIT')).toEqual(parseValue('3'));
  });

  it('says nothing of runs that break off', async () => {
    const code = 'def f(x):\n    y = x.bit_length()\n    return y\n';
    const all = await proposed(code, 'f', [proposal(0.5, { x: '1' })]);
    expect(all[0]).toMatchObject({ text: '1', probability: 0.5 });
    expect(all.every(({ isConfirmed }) => isConfirmed === undefined)).toBe(true);
  });

  it('refuses what is no function', async () => {
    await expect(proposed('def f(x):\n    return x\n', 'g', [])).rejects.toThrow(LaunchError);
    await expect(proposed('def f(x):\n    yield x\n', 'f', [])).rejects.toThrow('generator');
  });
});
