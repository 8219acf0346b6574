/** The npm package of the command line: packed, installed into an empty folder with no network and no cache, and used from there. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'neural-debug-npm-'));
const place = join(folder, 'place');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const program = 'def double(x):\n    y = x * 2\n    return y\n\nprint(double(21))\n';

interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** On Windows npm and npx are batch files, which start only through a shell. */
function run(command: string, args: readonly string[], cwd: string): Finished {
  const environment: NodeJS.ProcessEnv = { ...process.env, npm_config_cache: join(folder, 'cache') };
  environment.npm_config_loglevel = 'error';
  // There is nothing of this repository to be found.
  delete environment.NODE_PATH;
  const shell = process.platform === 'win32' && command !== process.execPath;
  return spawnSync(command, args, { cwd, env: environment, encoding: 'utf8', shell });
}
const used = (...args: string[]): Finished => run('npx', ['--offline', 'neural-debug', ...args], place);

// Packing with Brotli takes a minute, once.
beforeAll(() => {
  mkdirSync(place);
  writeFileSync(join(place, 'double.py'), program);
  const steps: readonly [string, string[], string][] = [
    [process.execPath, ['esbuild.mjs', '--target=npm'], process.cwd()],
    ['npm', ['pack', join(process.cwd(), 'out/npm'), '--pack-destination', folder], process.cwd()],
    ['npm', ['init', '--yes'], place],
    ['npm', ['install', '--offline', '--no-audit', join(folder, `neural-debug-${version}.tgz`)], place],
  ];
  for (const [command, args, cwd] of steps) {
    const { status, stderr } = run(command, args, cwd);
    expect(status, `${command} ${args.join(' ')}\n${stderr}`).toBe(0);
  }
}, 600_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('brings everything itself: no other package, no script of installation', () => {
  const packages = readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(packages).toEqual(['neural-debug']);
  const installed = join(place, 'node_modules/neural-debug');
  const { scripts, dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    scripts?: unknown;
    dependencies?: unknown;
  };
  expect([scripts, dependencies]).toEqual([undefined, undefined]);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'models/model.onnx', 'dist/cli.js']));
  expect(files.filter((name) => /\.(ts|map|png|vsix)$|extension\.js/.test(name))).toEqual([]);
});

it('predicts a run, and evaluates what can be evaluated', () => {
  const { status, stdout, stderr } = used('trace', 'double.py', '--json');
  expect([status, stderr]).toEqual([0, '']);
  const steps = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; line: number; output?: string });
  expect(steps[0]).toMatchObject({ line: 1 });
  expect(steps.map(({ output = '' }) => output).join('')).toBe('42\n');
});

it('tells its version, what a command takes, and completes commands in shells', () => {
  expect(used('--version')).toMatchObject({ status: 0, stdout: `neural-debug ${version}\n`, stderr: '' });
  expect(used('trace', '--help').stdout).toMatch(/^Usage: neural-debug trace FILE/);
  expect(used('completions', 'bash').stdout).toContain('neural-debug');
});

it('says in one line what is wrong', () => {
  expect(used('trace', 'nothing.py')).toMatchObject({
    status: 2,
    stderr: 'neural-debug: There is no file nothing.py.\n',
  });
});
