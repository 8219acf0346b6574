/** Questions about whole functions on the command line: well-formed whatever the model has learned. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OutputAnswer } from '../../../src/cli/cases/case-answers';
import { readCases } from '../../../src/cli/cases/cases';
import type { InputAnswer } from '../../../src/cli/cases/input-answers';
import { TOKENS } from '../../../src/codec/vocabulary/vocabulary';
import { parseArguments, parseValue } from '../../../src/python/values/literal';
import { CASES, cli, jsonLines, Scratch } from '../../support/cli';
import { PROGRAMS } from '../../support/oracle';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const same = scratch.file('same.py', 'def f(x, *, y=2):\n    z = x\n    return z\n');
const calls = scratch.file('calls.py', 'def g(a):\n    return a\n\n\ndef f(b):\n    y = g(b)\n    return y\n');

describe('a direct jump', () => {
  it('goes to the end of the call at once', async () => {
    const { code, out, err } = await cli('trace', same, '--call', 'f(1)', '--jump', 'direct', '--json');
    expect([code, err]).toEqual([0, '']);
    const steps = jsonLines(out);
    expect(steps.map(({ event, source }) => [event, source])).toEqual([
      ['line', 'predicted'],
      ['return', 'predicted'],
    ]);
    expect(steps[1]?.value).toBeTypeOf('string');
    expect(steps[1]?.line).toBe(2);
  });

  it('stops at a line of the function, or at its end', async () => {
    const to = ['--jump', 'direct', '--command', 'to:3', '--json'];
    const { code, out } = await cli('trace', same, '--call', "f('ab')", ...to);
    expect(code).toBe(0);
    const last = jsonLines(out).at(-1);
    expect([last?.event === 'line' ? last.line : 'return', last?.source]).toEqual([
      last?.event === 'line' ? 3 : 'return',
      'predicted',
    ]);
  });

  it('is a single step where another function is called', async () => {
    const commands = ['--jump', 'direct', '--command', 'into', '--json'];
    const { code, out } = await cli('trace', calls, '--call', 'f(1)', ...commands);
    expect(code).toBe(0);
    expect(jsonLines(out).map(({ event, function: name, line }) => `${event} ${name}:${line}`)).toEqual([
      'line f:6',
      'line g:2',
    ]);
  });
});

describe('invert', () => {
  it('prints arguments that can be typed, the confirmed ones first', async () => {
    const { code, out, err } = await cli('invert', same, '--function', 'f', '--returns', '7', '-n', '3', '--json');
    // A model that has not learned the question may have nothing to propose.
    if (code === 1) expect([out, err]).toEqual(['', 'neural-debug: the model suggests no arguments\n']);
    else expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n').slice(0, -1);
    const all = lines.map((line) => JSON.parse(line) as { arguments: string; probability: number; confirmed: unknown });
    expect(all.length).toBeLessThanOrEqual(3);
    for (const { arguments: text, probability } of all) {
      // A parameter that has a default may be left out.
      expect([[undefined], [undefined, 'y']]).toContainEqual(parseArguments(text).map(({ keyword }) => keyword));
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
    const firstOther = all.findIndex(({ confirmed }) => confirmed !== true);
    if (firstOther >= 0) expect(all.slice(firstOther).some(({ confirmed }) => confirmed === true)).toBe(false);
  });

  it('prints a table for people', async () => {
    const { code, out } = await cli('invert', same, '--function', 'f', '--raises', 'TypeError', '-n', '2');
    expect([0, 1]).toContain(code);
    for (const line of out.split('\n').slice(0, -1))
      expect(line).toMatch(/^ *\d+\.\d% {2}f\(.*\) {2}(confirmed|a pre|no run|.* in a predicted run$)/);
  });
});

describe('predict', () => {
  const cases = readCases(CASES).slice(0, 3);
  const path = scratch.file('cases.jsonl', cases.map((one) => `${JSON.stringify(one)}\n`).join(''));

  async function predict<T>(...more: string[]): Promise<T[]> {
    const out = join(scratch.path, 'out.jsonl');
    expect(await cli('predict', '--cases', path, '--out', out, ...more)).toEqual({ code: 0, out: '', err: '' });
    const lines = readFileSync(out, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as T);
  }

  it('proposes inputs, and as many as it is asked for at most', async () => {
    const answers = await predict<InputAnswer>('--task', 'input', '--candidates', '2');
    expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    for (const answer of answers) {
      expect(Object.keys(answer)).toEqual(['id', 'predictions', 'passes']);
      expect(answer.predictions.length).toBeLessThanOrEqual(2);
      for (const text of answer.predictions) expect(() => parseArguments(text)).not.toThrow();
    }
  });

  it('finds the same inputs on an idle and on a busy machine', async () => {
    const idle = await predict<InputAnswer>('--task', 'input', '--budget', '0.5');
    expect(idle.every(({ predictions, passes = 0 }) => predictions.length > 0 && passes > 0)).toBe(true);
    const now = performance.now.bind(performance);
    // All takes a thousand times as long.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 1000 * now());
    try {
      expect(await predict<InputAnswer>('--task', 'input', '--budget', '0.5')).toEqual(idle);
    } finally {
      clock.mockRestore();
    }
  });

  it('wants the output to find an input for', async () => {
    const bare = scratch.file('bare.jsonl', '{"id": "a", "code": "def f(): pass"}\n');
    const { code, err } = await cli('predict', '--task', 'input', '--cases', bare, '--out', join(scratch.path, 'x'));
    expect([code, err]).toEqual([2, 'neural-debug: case a has no "output": --task input needs cases with one\n']);
  });

  it('answers outputs at once', async () => {
    const answers = await predict<OutputAnswer>('--task', 'output', '--jump', 'direct');
    expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    for (const { prediction } of answers) if (prediction !== null) expect(() => parseValue(prediction)).not.toThrow();
  });
});

describe('encode --kind functions', () => {
  it('writes the samples of whole functions in the same files', async () => {
    const out = join(scratch.path, 'samples');
    const traces = ['loops', 'recursion'].map((name) => join(PROGRAMS, `${name}.trace.json`));
    const { code, err } = await cli('encode', '--kind', 'functions', '--out', out, ...traces);
    expect(code).toBe(0);
    expect(err).toMatch(/^recursion.trace.json: \d+ \+ \d+ samples, \d+ tokens$/m);
    const first = ['train', 'validation'].flatMap((part) => {
      const tokens = readFileSync(join(out, part, 'samples.bin'));
      const index = readFileSync(join(out, part, 'index.bin'));
      return Array.from({ length: index.length / 16 }, (_, i) => tokens.readUInt16LE(index.readUInt32LE(i * 16) * 2));
    });
    expect(first.length).toBeGreaterThan(5);
    expect(new Set(first.map((token) => TOKENS[token]))).toEqual(new Set(['<function>']));
  });
});
