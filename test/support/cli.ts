/** The command line, in this process or in one of its own, and files to give it. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { vi } from 'vitest';
import { runCommandLine } from '../../src/cli/command-line';
import type { StepJson } from '../../src/cli/text/step-json';

export const MODEL = join(process.cwd(), 'models');
export const CASES = join(process.cwd(), 'test/fixtures/cases/cases.jsonl');

export interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Commands that read a model; without `--model` they get the one of this repository. */
const NEED_MODEL = ['trace', 'predict', 'invert', 'suspects', 'compare', 'mcp', 'eval', 'dap', 'hover', 'host'];

/** Runs a command line in this process. */
export async function cli(...args: string[]): Promise<Finished> {
  const [command = ''] = args;
  const model = NEED_MODEL.includes(command) && !args.includes('--model') ? ['--model', MODEL] : [];
  const written = { out: '', err: '' };
  const catching = (key: 'out' | 'err') => (text: unknown) => {
    written[key] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(catching('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(catching('err')),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await runCommandLine([...args, ...model]);
    const { exitCode } = process as { exitCode?: number | string };
    return { code: Number(exitCode ?? 0), ...written };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** The objects that `--json` prints. */
export function jsonLines(text: string): StepJson[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StepJson);
}

/** Bundles the command line as `npm run build` does, one folder below the repository's root; returns its path. */
export async function bundleCli(): Promise<string> {
  const path = join(process.cwd(), '.work', 'test-cli.cjs');
  const mine = `${path}.${process.pid}`;
  await build({
    entryPoints: ['src/cli/main.ts'],
    outfile: mine,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
    external: ['onnxruntime-node'],
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
  });
  // Test files run side by side.
  renameSync(mine, path);
  return path;
}

/** Runs a bundled command line; `readLines` closes its stdout after so many lines. */
export async function spawnCli(bundle: string, args: readonly string[], readLines = Infinity): Promise<Finished> {
  const child = spawn(process.execPath, [bundle, ...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: 120_000 });
  let out = '';
  let err = '';
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    if (out.split('\n').length > readLines) child.stdout.destroy();
  });
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (status) => {
      done(status ?? -1);
    });
  });
  return { code, out, err };
}

/** A folder for the files of one test file. */
export class Scratch {
  readonly path = mkdtempSync(join(tmpdir(), 'neural-debug-test-'));

  file(name: string, content: string | Uint8Array): string {
    const path = join(this.path, name);
    writeFileSync(path, content);
    return path;
  }

  /** A copy of the model. */
  model(name: string): string {
    const path = join(this.path, name);
    cpSync(MODEL, path, { recursive: true });
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
