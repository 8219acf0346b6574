/** Long runs with the shipped model: nothing drifts, and a round costs no more than the ones before. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/codec/traces/random';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { nativeNetwork } from '../../../src/model/network/native-network';
import { readModelFiles } from '../../../src/model/node/load-model';
import { LanguageModel } from '../../../src/model/language-model';
import { NeuralPredictor } from '../../../src/model/neural-predictor';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';

const files = await readModelFiles(join(process.cwd(), 'models'));
let python: PythonParser;
let model: LanguageModel;
/** Passes of the network. */
let passes = 0;
beforeAll(async () => {
  python = await loadPython();
  const loaded = await LanguageModel.load(files, nativeNetwork);
  const read = loaded.read.bind(loaded);
  model = Object.assign(loaded, {
    read: (...asked: Parameters<typeof read>) => {
      passes += 1;
      return read(...asked);
    },
  });
});
afterAll(async () => {
  await model.release();
});

const value = (state: State, name: string): string => printValue(state.globals.get(name) ?? { kind: 'unknown' });

/** The state after so many rounds of the loop with that header, and the passes that each stretch took. */
async function rounds(program: string, header: number, stretches: readonly number[]): Promise<[State, number[]]> {
  const machine = new Machine(python.parse(program), new NeuralPredictor(model));
  let state = launch(machine.source);
  const costs: number[] = [];
  let round = -1;
  for (const until of stretches) {
    const before = passes;
    while (round < until) {
      state = await machine.step(state);
      if (state.status !== 'running') throw new Error('the loop ended too early');
      const frame = state.frames.at(-1);
      if (frame?.event === 'line' && frame.line === header) round += 1;
    }
    costs.push(passes - before);
  }
  return [state, costs];
}

describe('2,000 rounds of a loop', () => {
  it('are asked of the network once, and then cost it nothing', async () => {
    const program = 'total = 0\nfor i in range(20000):\n    total += i\n';
    const [state, [first = 0, ...others]] = await rounds(program, 2, [500, 1000, 1500, 2000]);
    expect(value(state, 'total')).toBe(String((1999 * 2000) / 2));
    expect(value(state, 'i')).toBe('1999');
    expect(first).toBeLessThan(3000);
    // Less than one in a round.
    expect(Math.max(...others)).toBeLessThan(500);
  });

  it('cost as much with the list that they have gathered', async () => {
    const program = 'xs = []\ni = 0\nwhile i < 5000:\n    xs.append(i)\n    i += 1\n';
    const [state, [, ...others]] = await rounds(program, 3, [500, 1000, 1500, 2000]);
    expect(value(state, 'i')).toBe('2000');
    expect(value(state, 'xs')).toBe(`[${Array.from({ length: 2000 }, (_, i) => i).join(', ')}]`);
    // Less than one in a round.
    expect(Math.max(...others)).toBeLessThan(500);
  });
});

describe('a few hundred rounds', () => {
  it.each([
    ['total = 0\nfor i in range(900):\n    total += 1\n', 850, 'total', '850'],
    ["text = ''\nfor i in range(900):\n    text += 'ab'\n", 400, 'text', `'${'ab'.repeat(400)}'`],
    ["text = ''\nfor i in range(900):\n    text = text + 'c'\n", 300, 'text', `'${'c'.repeat(300)}'`],
    ['n = 5000\nfor i in range(900):\n    n = n - 3\n', 300, 'n', '4100'],
    [
      'xs = []\nfor i in range(900):\n    xs.append(i * 2)\n',
      250,
      'xs',
      `[${Array.from({ length: 250 }, (_, i) => i * 2).join(', ')}]`,
    ],
    ["d = {}\nfor i in range(900):\n    d['n'] = d.get('n', 0) + 1\n", 200, 'd', "{'n': 200}"],
  ])('of %j end with the right value', async (program, count, name, expected) => {
    const [state] = await rounds(program, 2, [count]);
    expect(value(state, name)).toBe(expected);
  });
});

describe('long numbers', () => {
  it('come out right, whatever they are', async () => {
    const program = 'def f(a, b):\n    c = a + b\n    d = a - b\n    e = a < b\n    return c\n';
    const machine = new Machine(python.parse(program), new NeuralPredictor(model));
    const random = randomFrom('long numbers');
    for (let i = 0; i < 60; i++) {
      const [a, b] = [Math.floor(random() * 10 ** (3 + (i % 7))), Math.floor(random() * 10 ** (1 + (i % 6)))] as const;
      let state = launch(machine.source, { function: 'f', arguments: `${a}, ${b}` });
      while (state.frames.at(-1)?.line !== 5) state = await machine.step(state);
      const found = ['c', 'd', 'e'].map((name) => {
        const result = state.frames.at(-1)?.locals.get(name);
        return result && printValue(result);
      });
      expect([a, b, ...found]).toEqual([a, b, String(a + b), String(a - b), a < b ? 'True' : 'False']);
    }
  });
});
