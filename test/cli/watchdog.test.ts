/** A process that nobody can reach any more ends, and says why. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCli, Scratch } from '../support/cli';

const scratch = new Scratch();
let watched: string;
let cli: string;
beforeAll(async () => {
  cli = await bundleCli();
  watched = join(scratch.path, 'watched.cjs');
  const contents = `import { startWatchdog } from './src/cli/watchdog';
    startWatchdog(JSON.parse(process.argv[2]));
    setTimeout(() => { eval(process.argv[3]); }, 300);`;
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile: watched,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(() => {
  scratch.remove();
});

async function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null; err: string }> {
  let err = '';
  child.stderr?.on('data', (text: Buffer) => (err += text.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, err };
}

/** A process that looks often, and does something. */
function run(options: object, work: string): ChildProcess {
  const given = JSON.stringify({ interval: 100, ...options });
  return spawn(process.execPath, [watched, given, work], { stdio: ['pipe', 'ignore', 'pipe'], timeout: 120_000 });
}

describe('the watchdog', () => {
  it('ends a process whose event loop is blocked, and what it would have left', async () => {
    const leftover = scratch.file('host.sock', '');
    const { code, err } = await ended(run({ patience: 1, leftover }, 'for (;;);'));
    expect(code).not.toBe(0);
    expect(err).toMatch(/^neural-debug: no progress for 1 seconds, so this process ends/);
    expect(existsSync(leftover)).toBe(false);
  });

  it('lets one go on that only waits for its turn', async () => {
    const work = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)';
    expect(await ended(run({ patience: 1 }, work))).toEqual({ code: 0, signal: null, err: '' });
  });

  it('lets one go on that is slow but not blocked, and does not keep it alive', async () => {
    const work = `let rounds = 0; (function again() {
      const end = Date.now() + 200; while (Date.now() < end); if (++rounds < 10) setTimeout(again, 150); })()`;
    expect(await ended(run({ patience: 2.5 }, work))).toEqual({ code: 0, signal: null, err: '' });
  });

  it.runIf(process.platform !== 'win32')('ends one that has lost its parent', async () => {
    const given = JSON.stringify({ interval: 100, followsParent: true });
    const orphan = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(watched)}, ${JSON.stringify(given)},
      'setInterval(() => 0, 1000); console.log(1)'], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.on('data', () => process.exit());`;
    // It ends when the last one that holds its stderr is gone.
    const { err } = await ended(spawn(process.execPath, ['-e', orphan], { stdio: ['ignore', 'ignore', 'pipe'] }));
    expect(err).toBe('neural-debug: the process that started this one is gone\n');
  });
});

describe.runIf(process.platform !== 'win32')('whoever starts it may be killed, while its input stays open:', () => {
  it.each([
    ['dap', ['dap']],
    ['host', ['host', '--pipe', join(scratch.path, 'orphan.sock')]],
  ])('%s ends all the same', async (_, args) => {
    const starter = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([cli, ...args])}, { stdio: 'inherit' });
      setTimeout(() => process.exit(), 3000);`;
    const path = scratch.file('starter.cjs', starter);
    const command = `sleep 60 2>&- | "${process.execPath}" "${path}"`;
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    let err = '';
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    try {
      await expect.poll(() => err).toBe('neural-debug: the process that started this one is gone\n');
    } finally {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }
  });
});
