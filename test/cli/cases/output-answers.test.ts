/** `predict` where a case's arguments have to be computed, and where the roll-out has no result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerOutput, type OutputAnswer, type StepsAnswer } from '../../../src/cli/cases/case-answers';
import { outputOf } from '../../../src/cli/cases/output-answers';
import type { Jump, JumpQuery } from '../../../src/codec/function/function-query';
import { NoAnswerError, type Prediction, type Predictor } from '../../../src/codec/query';
import type { NeuralPredictor } from '../../../src/model/neural-predictor';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { CASES, cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

async function predict<T>(cases: string, ...options: string[]): Promise<T[]> {
  const out = join(scratch.path, 'out.jsonl');
  expect(await cli('predict', '--cases', cases, '--out', out, ...options)).toEqual({ code: 0, out: '', err: '' });
  return readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

describe('arguments that are expressions', () => {
  const code = 'BASE = [1, 2]\nITEMS = BASE[:]\n\ndef f(items, n):\n    n += 1\n    return n\n';
  const locals = { items: '[1, 2]', n: '3' };
  const steps = [
    { event: 'call', function: 'f', line: 4, depth: 0, locals },
    { event: 'line', function: 'f', line: 5, depth: 0, locals },
    { event: 'line', function: 'f', line: 6, depth: 0, locals: { ...locals, n: '4' } },
    { event: 'return', function: 'f', line: 6, depth: 0, locals: { ...locals, n: '4' }, value: '4' },
  ];
  const cases = scratch.file(
    'computed.jsonl',
    JSON.stringify({ id: 'c', code, input: 'ITEMS, 3', output: '4', steps }),
  );

  it('are computed by the model before the call', async () => {
    const [answer] = await predict<OutputAnswer>(cases, '--task', 'output', '--jump', 'precise');
    expect(answer?.prediction).toBe('4');
  });

  it('have no result where the call raises', async () => {
    const raising = 'BASE = [1]\n\ndef f(items):\n    return items.size\n';
    const cases = scratch.file('raising.jsonl', JSON.stringify({ id: 'r', code: raising, input: 'BASE', output: '1' }));
    const [answer] = await predict<OutputAnswer>(cases, '--task', 'output', '--jump', 'precise');
    expect(answer?.prediction).toBeNull();
  });

  it('are those of the true first step, where it is given', async () => {
    const [answer] = await predict<StepsAnswer>(cases, '--task', 'steps');
    expect(answer?.steps.map((step) => step?.line)).toEqual([5, 6, 6]);
    expect(answer?.steps[0]?.locals).toEqual(locals);
  });
});

it('objects of the library are made by its source', async () => {
  const code = 'from pathlib import PurePosixPath\n\ndef f(path):\n    return path.name\n';
  const call = "f(PurePosixPath('a/b.txt'))";
  const cases = scratch.file('paths.jsonl', JSON.stringify({ id: 'p', code, calls: [call], output: "'b.txt'" }));
  const [answer] = await predict<OutputAnswer>(cases, '--task', 'output', '--no-check');
  expect(answer?.prediction).toBe("'b.txt'");
});

it('is the likely one, and says so, only where the roll-out has none', async () => {
  const options = ['--task', 'output', '--limit', '12'];
  const rolled = await predict<OutputAnswer>(CASES, ...options, '--jump', 'precise');
  const both = await predict<OutputAnswer>(CASES, ...options);
  for (const [i, { prediction, source }] of both.entries())
    if (source === undefined) expect(prediction).toBe(rolled[i]?.prediction);
    else expect(rolled[i]?.prediction ?? '<unknown>').toContain('<unknown>');
});

describe('a call whose steps lead to no value', () => {
  const parser = loadPython();

  interface Given {
    readonly says?: Predictor['predict'];
    readonly likely?: string;
  }

  /** A model that says nothing of steps, and something of whole functions. */
  async function answered(
    code: string,
    input: string,
    { says, likely }: Given = {},
  ): Promise<[OutputAnswer, JumpQuery[]]> {
    const asked: JumpQuery[] = [];
    const predictor = {
      predict: says ?? (() => Promise.reject(new NoAnswerError('nothing can be said'))),
      jump: (query: JumpQuery): Promise<Jump> => {
        asked.push(query);
        if (likely === undefined) return Promise.reject(new NoAnswerError('nothing can be said'));
        const outcome = { kind: 'return', value: parseValue(likely) } as const;
        return Promise.resolve({ changes: [], outcome, outcomeConfidence: 0.8, confidence: 0.8 });
      },
    } as unknown as NeuralPredictor;
    return [await outputOf({ parser: await parser, predictor }, { id: 'a', code, input }), asked];
  }

  const CODE = 'def g(x):\n    return x\n\ndef f(x):\n    y = g(x) + 1\n    return y\n';

  it('has a likely one, although the function alone does not say it', async () => {
    const [answer, asked] = await answered(CODE, '3', { likely: '4' });
    expect(answer).toMatchObject({ prediction: '4', source: 'assumed' });
    expect(answer.confidence).toBeGreaterThan(0);
    expect(answer.confidence).toBeLessThan(0.8);
    expect(asked[0]).toMatchObject({ line: 5, targets: [], returns: {} });
  });

  it('has one of the type that is known', async () => {
    const [, asked] = await answered('import os\n\ndef f(x):\n    return os.getcwd()\n', '3', { likely: "'/a'" });
    expect(asked[0]?.returns).toEqual({ type: 'str' });
  });

  it('has none of another call that the module makes', async () => {
    const code = 'def g(x):\n    y = x + 1\n    return y\n\nZ = g(1)\n\ndef f(x):\n    return x\n';
    const [, asked] = await answered(code, 'Z', { likely: '4' });
    expect(asked.map((query) => query.function.name)).toEqual(['f']);
  });

  it('has none where nothing is likely', async () => {
    const [answer] = await answered(CODE, '3');
    expect(answer).toMatchObject({ prediction: '<unknown>', confidence: 0 });
  });

  it('has one as soon as the steps are too unlikely to be all right', async () => {
    let asked = 0;
    const counting = (confidence: number) => (): Promise<Prediction> => {
      asked += 1;
      const changes = [{ name: 'y', value: parseValue(`${asked}`), confidence }];
      const outcome = { kind: 'next', successor: 0 } as const;
      return Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: confidence, confidence, computeCost: 1500 }); // prettier-ignore
    };
    const code = `def f(x):\n${'    y = x + 1\n'.repeat(5)}    return x\n`;
    const [unsure] = await answered(code, '3', { says: counting(0.4), likely: '4' });
    expect(unsure).toMatchObject({ prediction: '4', source: 'assumed' });
    const few = asked;
    asked = 0;
    await answered(code, '3', { says: counting(0.9), likely: '4' });
    expect(asked).toBeGreaterThan(few);
  });

  it('ends with the exception that is likelier than not', async () => {
    const outcome = { kind: 'raise', exception: { type: 'ValueError', message: 'no' } } as const;
    const raising = (confidence: number) => (): Promise<Prediction> =>
      Promise.resolve({ values: [], output: '', changes: [], outcome, outcomeConfidence: confidence, confidence });
    const code = 'def f(x):\n    try:\n        y = x.index("b")\n    except TypeError:\n        y = 0\n    return y\n';
    const [sure, asked] = await answered(code, "'a'", { says: raising(0.9), likely: '0' });
    expect([sure.prediction, asked]).toEqual([null, []]);
    const [unsure] = await answered(code, "'a'", { says: raising(0.4), likely: '0' });
    expect(unsure).toMatchObject({ prediction: '0', source: 'assumed' });
  });
});

it('a result is as sure as held-out results were, but for what is assumed', async () => {
  const said: Prediction = {
    values: [],
    output: '',
    changes: [],
    outcome: { kind: 'return', value: parseValue('7') },
    outcomeConfidence: 0.25,
    confidence: 0.25,
  };
  const predictor = { predict: () => Promise.resolve(said), resultConfidence: Math.sqrt };
  const parser = await loadPython();
  const confidence = async (code: string): Promise<number> =>
    (await answerOutput({ parser, predictor }, { id: 'a', code, input: '1' })).confidence;
  expect(await confidence('def f(x):\n    return x * 7\n')).toBe(0.5);
  const assuming = 'import os\n\ndef f(x):\n    if os.getpid() > 7:\n        x = 2\n    return x * 7\n';
  expect(await confidence(assuming)).toBe(0.25);
});
