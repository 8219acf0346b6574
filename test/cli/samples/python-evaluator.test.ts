import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PythonEvaluator } from '../../../src/cli/samples/python-evaluator';

const evaluator = new PythonEvaluator('python3', 'src/sandbox/python');
afterAll(() => {
  evaluator.end();
});

const ask = async (text: string, names: object, parts: readonly string[] = []): Promise<unknown> => {
  const question = { text, kind: 'return', names, imports: {}, unbound: {}, known: [], specials: [] };
  const about = {
    self: undefined,
    members: [],
    parts: parts.map((part) => [text.indexOf(part), text.indexOf(part) + part.length]),
    objects: {},
    classes: {},
  };
  return JSON.parse(await evaluator.ask(JSON.stringify({ ...question, ...about }))) as unknown;
};

describe('the evaluator beside the traces', () => {
  it('evaluates', async () => {
    expect(await ask('return n + 1', { n: ['i', '41'] })).toMatchObject({
      outcome: { kind: 'return', value: 42 },
    });
  });

  it('tells the values of the parts of an f-string', async () => {
    const text = "return f'{s.upper()!r} {n:>{w}} {n + 1:x}'";
    const said = await ask(text, { s: 'a', n: ['i', '41'], w: ['i', '4'] }, ['s.upper()', 'n + 1']);
    expect(said).toMatchObject({
      outcome: { value: "'A'   41 2a" },
      values: [
        [10, 19, 'A'],
        [33, 38, 42],
      ],
    });
  });

  it('waits for no input', async () => {
    const said = JSON.stringify(await ask('return f ( s )', { f: ['bi', 'input'], s: 'name? ' }));
    expect(said).toMatch(/EOFError|refused/);
    expect(await ask('return n', { n: ['i', '7'] })).toMatchObject({ outcome: { value: 7 } });
  });

  it('writes no file', async () => {
    const path = join(tmpdir(), `never-written-${process.pid}`);
    const said = JSON.stringify(await ask("return f ( s , 'w' )", { f: ['bi', 'open'], s: path }));
    expect(said).toMatch(/PermissionError|refused/);
    expect(existsSync(path)).toBe(false);
  });

  it('gives up what does not come to an end', async () => {
    const said = JSON.stringify(await ask('return sum ( range ( n ) )', { n: ['i', '999999999999'] }));
    expect(said).toMatch(/refused/);
  }, 20_000);
});
