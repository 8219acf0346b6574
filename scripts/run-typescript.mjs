/**
 * Runs a TypeScript program of this repository that is no test and not shipped:
 *
 *     node scripts/run-typescript.mjs test/fuzz/main.ts --minutes 5
 */
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { run } from './run.mjs';

const [entry, ...args] = process.argv.slice(2);
const outfile = join('out', 'bin', `${basename(dirname(entry))}.cjs`);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  logLevel: 'error',
});
run(process.execPath, [outfile, ...args]);
