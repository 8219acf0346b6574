import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome, Prediction, Predictor, Query } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
let deepest: Awaited<ReturnType<typeof tooDeep>>;
beforeAll(async () => {
  python = await loadPython();
  deepest = await tooDeep(F, 'f(1)');
});

const number = (query: Query, name: string): number => Number(printValue(query.lookup(name) ?? parseValue('0')));

/** Knows by heart what `n + 1` is, and that a function goes on to its end. */
const deeper: Predictor = {
  predict(query: Query): Promise<Prediction> {
    const { statement } = query;
    const answer = (outcome: Outcome, values: Prediction['values'] = []): Promise<Prediction> =>
      Promise.resolve({ values, output: '', changes: [], outcome, outcomeConfidence: 1, confidence: 1 });
    const [part] = statement.subExpressions;
    if (part?.text.startsWith('limit *')) {
      const value = parseValue(String(2 * number(query, 'limit')));
      // What no model has learned may look like an error.
      return answer({ kind: 'raise', exception: { type: 'TypeError' } }, [
        { expression: part.text, range: part.range, value, confidence: 1 },
      ]);
    }
    if (statement.kind === 'return' && part?.text === 'n + 1')
      return answer({ kind: 'return', value: parseValue(String(number(query, 'n') + 1)) });
    return answer({ kind: 'next', successor: 0 });
  },
};

const F = 'def f(n):\n    return f(n + 1)\n';

/** The first exception of a run, and how many frames there were. */
async function tooDeep(
  source: string,
  call: string,
): Promise<{ frames: number; text: string; n: string; state: State }> {
  const machine = new Machine(python.parse(source), deeper);
  let state = launch(machine.source, {
    function: call.slice(0, call.indexOf('(')),
    arguments: call.slice(call.indexOf('(') + 1, -1),
  });
  while (state.frames.at(-1)?.event !== 'exception') state = await machine.step(state);
  const frame = state.frames.at(-1);
  const { type = '', message = '' } = frame?.exception ?? {};
  const n = frame?.locals.get('n');
  return { frames: state.frames.length, text: `${type}: ${message}`, n: n ? printValue(n) : '', state };
}

const TEXT = 'RecursionError: maximum recursion depth exceeded';

describe('calls inside of calls', () => {
  it('end where CPython ends them, as long as the program says nothing else', () => {
    expect(deepest).toMatchObject({ frames: 1000, text: TEXT, n: '1000' });
  });

  it.each([
    ['sys.setrecursionlimit(60)', 60],
    ['sys.setrecursionlimit(limit)', 70],
    ['sys.setrecursionlimit(limit * 2)', 140],
    ['setrecursionlimit(1200)', 1200],
  ])('end at the limit that is set by %s', async (statement, frames) => {
    const program = `import sys\nfrom sys import setrecursionlimit\n${F}def g(limit):\n    ${statement}\n    return f(2)\n`;
    // The frame of `g` is one of them.
    expect(await tooDeep(program, 'g(70)')).toMatchObject({ frames, text: TEXT, n: String(frames) });
  });

  it('take no notice of a function of the program with that name', async () => {
    const program = `def setrecursionlimit(n):\n    return n\n${F}def g(limit):\n    sys = setrecursionlimit\n    return f(2)\n`;
    expect((await tooDeep(program, 'g(70)')).frames).toBe(1000);
  });
});

describe('a step in a deep stack', () => {
  it('leaves the frames below as they are', async () => {
    const { state } = deepest;
    const machine = new Machine(python.parse(F), deeper);
    const next = await machine.step(state);
    expect(next.frames.slice(0, -1).every((frame, depth) => frame === state.frames[depth])).toBe(true);
  });

  it('costs what it costs in a shallow one', async () => {
    const machine = new Machine(python.parse(F), deeper);
    const around = new Map<number, number[]>([
      [100, []],
      [800, []],
    ]);
    for (let round = 0; round < 3; round++) {
      let state = launch(machine.source, { function: 'f', arguments: '1' });
      for (const [depth, times] of around) {
        while (state.frames.length < depth) state = await machine.step(state);
        const before = process.cpuUsage();
        while (state.frames.length < depth + 80) state = await machine.step(state);
        times.push(process.cpuUsage(before).user);
      }
    }
    const [shallow = 0, deep = 0] = [...around.values()].map((times) => Math.min(...times));
    expect(deep).toBeLessThan(4 * shallow);
  });
});
