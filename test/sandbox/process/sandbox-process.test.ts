import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SandboxProcess, type SandboxState } from '../../../src/sandbox/process/sandbox-process';
import { SandboxTimeout, SandboxUnavailable } from '../../../src/sandbox/transport';
import { makeAttackersSandbox } from '../../support/sandbox';

const LIMIT_MS = 120_000;
/** For questions that are to be answered, on a machine that is busy with other tests. */
const PATIENCE = { milliseconds: 20_000 };

let folder: string;
const started: SandboxProcess[] = [];

function start(...args: ConstructorParameters<typeof SandboxProcess>): SandboxProcess {
  const sandbox = new SandboxProcess(...args);
  started.push(sandbox);
  return sandbox;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(() => {
  folder = makeAttackersSandbox('process');
}, LIMIT_MS);

afterEach(() => {
  for (const sandbox of started.splice(0)) sandbox.dispose();
});

describe('the evaluator in a process of its own', () => {
  it('answers one question after the other', async () => {
    const sandbox = start(folder);
    const questions = ['result = 6 * 7', 'result = "ä€😀" * 2', `result = len("${'x'.repeat(100_000)}")`];
    const answers = await Promise.all(questions.map((question) => sandbox.ask(question, PATIENCE)));
    expect(answers).toEqual(['result: 42', 'result: ä€😀ä€😀', 'result: 100000']);
  });

  it('begins each question as the one before began', async () => {
    const sandbox = start(folder);
    await sandbox.ask('import builtins, json, sys\nbuiltins.len = 3\njson.left = 4\nsys.modules.clear()', PATIENCE);
    const question = 'import json\nresult = len("ab"), hasattr(json, "left"), id(object())';
    const first = await sandbox.ask(question, PATIENCE);
    expect(first).toMatch(/^result: \(2, False, \d+\)$/);
    expect(await sandbox.ask(question, PATIENCE)).toBe(first);
  });

  it('is ended when an answer is late, and started again for the question that waits', async () => {
    const states: SandboxState[] = [];
    const sandbox = start(folder, (state) => states.push(state));
    expect(await sandbox.ask('result = 1', PATIENCE)).toBe('result: 1');
    const { pid } = sandbox;
    const late = sandbox.ask('while True: pass');
    const next = sandbox.ask('result = 2', PATIENCE);
    await expect(late).rejects.toThrow(SandboxTimeout);
    expect(await next).toBe('result: 2');
    expect(sandbox.pid).not.toBe(pid);
    expect(states).toEqual(['starting', 'ready', 'starting', 'ready']);
  });

  it('ends what never comes back by itself: C code, expressions, deep recursion', async () => {
    const sandbox = start(folder);
    for (const endless of ['sum(range(10**18))', 'import re\nre.match("(a+)+$", "a" * 60 + "b")', '10 ** 10 ** 10']) {
      await sandbox.ask('', PATIENCE);
      await expect(sandbox.ask(endless)).rejects.toThrow(SandboxTimeout);
    }
    const deep = await sandbox.ask('def f(): f()\nf()', PATIENCE);
    expect(deep).toContain('RecursionError');
  });

  it('gives memory back that a question took, and no more than so much', async () => {
    const sandbox = start(folder);
    await sandbox.ask('', PATIENCE);
    const { pid } = sandbox;
    expect(await sandbox.ask('result = len(bytes(60_000_000))', PATIENCE)).toBe('result: 60000000');
    expect(await sandbox.ask('result = 3', PATIENCE)).toBe('result: 3');
    expect(sandbox.pid).not.toBe(pid);
    expect(await sandbox.ask('result = len([0] * 10**8)', PATIENCE)).toContain('MemoryError');
  });

  it('does not ask what is not wanted any more', async () => {
    const sandbox = start(folder);
    const [waiting, done] = [new AbortController(), AbortSignal.abort()];
    const first = sandbox.ask('result = 1', PATIENCE);
    const second = sandbox.ask('while True: pass', { ...PATIENCE, signal: waiting.signal });
    waiting.abort();
    await expect(second).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
    await expect(sandbox.ask('', { signal: done })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }) as Error,
    );
    expect(await first).toBe('result: 1');
    expect(await sandbox.ask('result = 2', PATIENCE)).toBe('result: 2');
  });

  it('says what is wrong where it cannot be started', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'neural-debug-sandbox-'));
    const reasons: (string | undefined)[] = [];
    try {
      const nothing = start(empty, (_, why) => reasons.push(why));
      expect(nothing.available).toBe(false);
      expect(nothing.reason).toBe(`Its files are not in ${empty}.`);
      await expect(nothing.ask('')).rejects.toThrow(SandboxUnavailable);
      expect(reasons).toEqual([`Its files are not in ${empty}.`]);
      for (const name of ['python.image', 'python.wasm']) writeFileSync(join(empty, name), 'damaged');
      writeFileSync(join(empty, 'child.cjs'), 'throw new TypeError("something is damaged")');
      const damaged = start(empty);
      await expect(damaged.ask('')).rejects.toThrow('something is damaged');
      expect(damaged.state).toBe('failed');
    } finally {
      rmSync(empty, { recursive: true });
    }
  });

  it('ends with whoever started it, whatever it is doing', { timeout: LIMIT_MS }, async () => {
    const program = join(folder, 'parent.cjs');
    await build({
      entryPoints: ['src/sandbox/process/sandbox-process.ts'],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      logLevel: 'error',
      footer: {
        js: `const sandbox = new module.exports.SandboxProcess(${JSON.stringify(folder)});
          sandbox.ask('', { milliseconds: 20000 }).then(() => {
            console.log(sandbox.pid);
            if (process.argv[2] === 'busy') sandbox.ask('sum(range(10**18))', { milliseconds: 1000 }).catch(() => {});
          });`,
      },
    });
    // Nothing is left to do: it does not wait for the sandbox.
    const idle = spawn(process.execPath, [program, 'idle'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const first = Number(await text(idle.stdout));
    await until(() => !isAlive(first));
    const busy = spawn(process.execPath, [program, 'busy'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(busy.stdout, 'data')) as [Buffer];
    const second = Number(said.toString());
    expect(isAlive(second)).toBe(true);
    busy.kill('SIGKILL');
    await until(() => !isAlive(second));
  });
});
