/** The command line as a process: exit codes, help, and a reader that leaves early. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleCli, MODEL, Scratch, spawnCli } from '../support/cli';

const scratch = new Scratch();
let bundle: string;
beforeAll(async () => {
  bundle = await bundleCli();
});
afterAll(() => {
  scratch.remove();
});

it('--help lists the commands, and each has its own', async () => {
  const { code, out, err } = await spawnCli(bundle, ['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const name of ['trace', 'predict', 'eval', 'dap', 'encode', 'tokenizer'])
    expect(out).toContain(`  neural-debug ${name} `);
  const own = await spawnCli(bundle, ['predict', '--help']);
  expect(own.out).toMatch(
    /^Usage: neural-debug predict --cases [^\n]*\n\nAnswers a file of cases[^\n]*\n\n {2}--budget/,
  );
});

it('--version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await spawnCli(bundle, ['--version'])).toEqual({ code: 0, out: `neural-debug ${version}\n`, err: '' });
});

it('finds the model beside it, and exits with 0', async () => {
  const path = scratch.file('one.py', 'x = 1\n');
  const { code, out, err } = await spawnCli(bundle, ['trace', path]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('x = 1');
});

it('exits with 2 for bad input', async () => {
  expect(await spawnCli(bundle, ['trace', 'nothing.py'])).toEqual({
    code: 2,
    out: '',
    err: 'neural-debug: There is no file nothing.py.\n',
  });
});

it('ends quietly when its reader closes the pipe', async () => {
  const path = scratch.file('endless.py', 'def f():\n    while True:\n        pass\n');
  const began = performance.now();
  const args = ['trace', path, '--call', 'f()', '--json', '--max-steps', '10000000'];
  const { code, out, err } = await spawnCli(bundle, args, 3);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n').length).toBeGreaterThan(3);
  expect(performance.now() - began).toBeLessThan(15_000);
});

/** Without the native runtime beside it. */
function withoutRuntime(): string {
  for (const name of ['web-tree-sitter', 'tree-sitter-python'])
    scratch.file(`${name}.wasm`, readFileSync(join('node_modules', name, `${name}.wasm`)));
  return scratch.file('alone.cjs', readFileSync(bundle));
}

it('explains itself also where the native runtime is not there', async () => {
  const alone = withoutRuntime();
  const path = scratch.file('two.py', 'x = 1\n');
  expect((await spawnCli(alone, ['--help'])).code).toBe(0);
  const { code, err } = await spawnCli(alone, ['trace', path, '--no-check', '--model', MODEL]);
  expect(code).toBe(2);
  expect(err).toBe(
    `neural-debug: The model cannot be loaded: There is no native runtime for ${process.platform}-${process.arch} in this installation.\n`,
  );
});

it('has the network computed in WebAssembly where that is what is there', async () => {
  const alone = withoutRuntime();
  const assembly = 'ort-wasm-simd-threaded.wasm';
  scratch.file(assembly, readFileSync(join('node_modules/onnxruntime-web/dist', assembly)));
  const path = scratch.file('three.py', 'def f(a, b):\n    c = a + b\n    return c\n');
  const args = ['trace', path, '--call', 'f(3, 4)', '--no-check', '--model', MODEL, '--json'];
  const { code, out, err } = await spawnCli(alone, args);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('"source":"predicted"');
});
