/** The files of the sandbox (src/sandbox/process): its program, the interpreter, and the interpreter's memory with the evaluator loaded. */
import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packFile } from './packing.mjs';
import { run } from './run.mjs';

/** Packs what of it is large, in the place of what it was made from. */
export function packSandbox(folder) {
  for (const name of ['python.wasm', 'python.image']) packFile(join(folder, name));
}

/** @param python folder of a package whose function `answer` is asked @returns what the program consists of, as esbuild tells it */
export async function buildSandbox(destination, python = 'src/sandbox/python', module = 'evaluator') {
  mkdirSync(destination, { recursive: true });
  // A process may be starting from what is there.
  const replaced = async (name, make) => {
    const mine = join(destination, `${name}.${process.pid}`);
    const made = await make(mine);
    renameSync(mine, join(destination, name));
    return made;
  };
  await replaced('python.wasm', (path) => copyFileSync('node_modules/pyodide/pyodide.asm.wasm', path));
  const image = join(destination, 'python.image');
  run(process.execPath, ['scripts/sandbox-image.mjs', '--python', python, '--module', module, '--out', image]);
  return await replaced('child.cjs', (outfile) =>
    build({
      entryPoints: ['src/sandbox/process/child.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'error',
      legalComments: 'none',
      metafile: true,
    }),
  );
}
