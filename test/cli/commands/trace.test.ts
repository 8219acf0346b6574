/** What `trace` prints, whatever the model predicts. */
import { afterAll, describe, expect, it } from 'vitest';
import { readCases, type Case } from '../../../src/cli/cases/cases';
import type { StepJson } from '../../../src/cli/text/step-json';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { CASES, cli, jsonLines, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const python = await loadPython();
const cases = readCases(CASES);
const constant = scratch.file('constant.py', 'def f():\n    x = 1\n    return x\n');
const calls = scratch.file(
  'calls.py',
  'def g(a):\n    x = 1\n    return x\n\n\ndef f(b):\n    y = g(b)\n    z = 2\n    return y\n',
);

const KEYS = ['step', 'event', 'function', 'line', 'depth', 'locals', 'values', 'output', 'confidence', 'source'];

function checkShape(step: StepJson, index: number): void {
  const extra = {
    call: [],
    line: [],
    return: ['value'],
    exception: 'message' in step ? ['exception', 'message'] : ['exception'],
  };
  expect(Object.keys(step).sort()).toEqual([...KEYS, ...extra[step.event]].sort());
  expect(step.step).toBe(index);
  expect(['predicted', 'replayed', 'given']).toContain(step.source);
  expect(step.confidence).toBeGreaterThanOrEqual(0);
  expect(step.confidence).toBeLessThanOrEqual(1);
  for (const text of Object.values(step.locals)) expect(text).toBeTypeOf('string');
  for (const value of step.values)
    expect(Object.keys(value).sort()).toEqual(['confidence', 'expression', 'value'].sort());
}

/** Where control may go from one event to the next, by the program's text alone. */
function checkTransition(source: SourceFile, before: StepJson, after: StepJson): void {
  if (after.event === 'return' || after.event === 'exception') {
    expect([before.depth, before.depth - 1]).toContain(after.depth);
  } else if (after.event === 'call') {
    expect([before.event, after.depth]).toEqual(['line', before.depth + 1]);
  } else if (before.event === 'call') {
    expect(after.line).toBe(source.findFunction(before.function)?.firstLine);
  } else if (before.event === 'line') {
    expect(source.statementAt(before.line)?.successors).toContain(after.line);
  } else if (before.event === 'exception') {
    expect(source.statementAt(before.line)?.handlers.map(({ line }) => line)).toContain(after.line);
  } else {
    expect(after.depth).toBe(before.depth - 1);
  }
}

async function traced(one: Case): Promise<{ steps: StepJson[]; err: string; code: number }> {
  const path = scratch.file(`${one.id}.py`, one.code);
  const { out, err, code } = await cli('trace', path, '--call', `f(${one.input ?? ''})`, '--json', '--max-steps', '60');
  return { steps: jsonLines(out), err, code };
}

describe('trace --json', () => {
  // Where a `finally` goes on depends on how it was entered.
  const followed = cases.filter(({ code }) => !code.includes('finally')).slice(0, 12);
  it.each(followed)('of $id has the documented keys and follows the program', async (one) => {
    const source = python.parse(one.code);
    const { steps, err, code } = await traced(one);
    steps.forEach(checkShape);
    steps.reduce((before, after) => {
      checkTransition(source, before, after);
      return after;
    });
    expect(steps[0]).toMatchObject({ event: 'call', function: 'f', depth: 0, source: 'given', confidence: 1 });
    if (code === 0) expect(steps.at(-1)).toMatchObject({ event: 'return', depth: 0 });
    else expect(err).toMatch(/^neural-debug: (stopped after 60 predicted steps|the next step cannot be predicted)/);
  });

  it('of x = 1; return x is right, and the same each time', async () => {
    const runs = [await cli('trace', constant, '--call', 'f()', '--json')];
    runs.push(await cli('trace', constant, '--call', 'f()', '--json'));
    expect(runs[1]).toEqual(runs[0]);
    const [run] = runs;
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(run?.out ?? '').map(({ event, line, locals, value }) => [event, line, locals.x, value])).toEqual([
      ['call', 1, undefined, undefined],
      ['line', 2, undefined, undefined],
      ['line', 3, '1', undefined],
      ['return', 3, '1', '1'],
    ]);
  });

  it('of a module begins at its first line', async () => {
    const { out } = await cli('trace', scratch.file('module.py', 'x = 1\ny = 2\n'), '--json');
    const steps = jsonLines(out);
    expect(steps.map(({ event, function: name, line }) => [event, name, line])).toEqual([
      ['call', '<module>', 1],
      ['line', '<module>', 1],
      ['line', '<module>', 2],
      ['return', '<module>', 2],
    ]);
    expect(steps.at(-1)?.locals).toEqual({ x: '1', y: '2' });
  });
});

describe('the listing', () => {
  it('shows lines, changes and the result, without colors', async () => {
    const { out, code } = await cli('trace', constant, '--call', 'f()');
    expect(code).toBe(0);
    const plain = out.replace(/ {2}\d{1,2}% /g, ' 100% ');
    expect(
      plain.split('\n').map((line) =>
        line
          .replace(/^(.{10})/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ).toEqual(['│ ▶ f()', '│ x = 1 │ x = 1', '│ return x', '│ ◀ 1', '']);
  });

  it('is colored on request', async () => {
    const { out } = await cli('trace', constant, '--call', 'f()', '--color');
    expect(out).toContain('\u001b[');
  });
});

describe('commands', () => {
  const places = async (...args: string[]): Promise<string[]> => {
    const { out, code, err } = await cli('trace', calls, '--call', 'f(3)', '--json', ...args);
    expect([code, err]).toEqual([0, '']);
    return jsonLines(out).map(({ event, function: name, line }) => `${event} ${name}:${line}`);
  };
  const commands = (...names: string[]): string[] => names.flatMap((name) => ['--command', name]);

  it('over stays in the frame', async () => {
    expect(await places(...commands('over', 'over'))).toEqual(['line f:7', 'line f:8', 'line f:9']);
  });

  it('into enters a call, and out leaves it', async () => {
    expect(await places(...commands('into', 'into', 'out'))).toEqual([
      'line f:7',
      'line g:2',
      'line g:3',
      'return g:3',
    ]);
  });

  it('to:LINE and continue run on', async () => {
    expect(await places(...commands('to:3', 'continue'))).toEqual(['line f:7', 'line g:3', 'return f:9']);
  });

  it('after the end are not run', async () => {
    expect(await places(...commands('continue', 'into', 'over'))).toEqual(['line f:7', 'return f:9']);
  });

  it('stop where an exception is raised that nobody catches, and then end', async () => {
    const path = scratch.file('raises.py', 'def f():\n    raise\n');
    const { out, code } = await cli('trace', path, '--call', 'f()', '--json', '--break', '2');
    expect(code).toBe(0);
    expect(jsonLines(out).map(({ event, exception }) => [event, exception])).toEqual([
      ['line', undefined],
      ['exception', 'RuntimeError'],
      ['return', undefined],
    ]);
  });

  it('breakpoints stop, one after the other, and move to the next line with a statement', async () => {
    expect(await places('--break', '3', '8')).toEqual(['line f:7', 'line g:3', 'line f:8', 'return f:9']);
    expect(await places('--break', '6')).toEqual(['line f:7', 'return f:9']);
    expect(await places('--break', '2', ...commands('continue'))).toEqual(['line f:7', 'line g:2']);
  });
});

describe('large input', () => {
  it('of 20,000 lines is read within seconds', async () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `def f${i}():\n    return ${i}\n`).join('');
    const began = performance.now();
    const { out, code } = await cli('trace', scratch.file('large.py', text), '--call', 'f9999()', '--json');
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(code).toBe(0);
    expect(jsonLines(out).map(({ event, line }) => [event, line])).toEqual([
      ['call', 19_999],
      ['line', 20_000],
      ['return', 20_000],
    ]);
  });

  it('that is too long for the model is unknown, and the run goes on', async () => {
    const path = scratch.file(
      'long.py',
      `def f():\n    x = ${JSON.stringify('ab'.repeat(1000))} + 'c'\n    return x\n`,
    );
    const { out, code } = await cli('trace', path, '--call', 'f()', '--json');
    expect(code).toBe(0);
    expect(jsonLines(out).map(({ event, line }) => [event, line])).toEqual([
      ['call', 1],
      ['line', 2],
      ['line', 3],
      ['return', 3],
    ]);
    expect(jsonLines(out).at(-1)).toMatchObject({ value: '<unknown>', confidence: 0 });
    const branch = scratch.file(
      'branch.py',
      `def f():\n    if ${JSON.stringify('ab'.repeat(1000))} + 'c':\n        pass\n`,
    );
    const assumed = await cli('trace', branch, '--call', 'f()', '--json', '--no-check');
    expect(assumed.code).toBe(0);
    expect(jsonLines(assumed.out).filter(({ source }) => source === 'assumed')).toMatchObject([{ line: 3 }]);
  });

  it('that is written out is read, however long it is', async () => {
    const numbers = Array.from({ length: 900 }, (_, i) => i).join(', ');
    const path = scratch.file('table.py', `def f():\n    x = [${numbers}]\n    y = 1\n    return y\n`);
    const { out, code } = await cli('trace', path, '--call', 'f()', '--json');
    expect(code).toBe(0);
    expect(jsonLines(out).map(({ event, line }) => [event, line])).toEqual([
      ['call', 1],
      ['line', 2],
      ['line', 3],
      ['line', 4],
      ['return', 4],
    ]);
  });

  it('of an endless loop ends at --max-steps', async () => {
    const path = scratch.file('endless.py', 'def f():\n    while True:\n        pass\n');
    const { err, code } = await cli('trace', path, '--call', 'f()', '--json', '--max-steps', '20');
    expect([code, err]).toEqual([1, 'neural-debug: stopped after 20 predicted steps (--max-steps sets how many)\n']);
  });
});
