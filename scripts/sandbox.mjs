/** The files of the sandbox (src/sandbox/process): its program, the interpreter, and the interpreter's memory with the evaluator loaded. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { run } from './run.mjs';

/** @param python folder of a package whose function `answer` is asked @returns what the program consists of, as esbuild tells it */
export async function buildSandbox(destination, python = 'src/sandbox/python', module = 'evaluator') {
  mkdirSync(destination, { recursive: true });
  const result = await build({
    entryPoints: ['src/sandbox/process/child.ts'],
    outfile: join(destination, 'child.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
    legalComments: 'none',
    metafile: true,
  });
  copyFileSync('node_modules/pyodide/pyodide.asm.wasm', join(destination, 'python.wasm'));
  const image = join(destination, 'python.image');
  run(process.execPath, ['scripts/sandbox-image.mjs', '--python', python, '--module', module, '--out', image]);
  return result;
}
