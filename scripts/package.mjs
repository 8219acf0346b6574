/**
 * Builds one platform's extension file, neural-debug-<target>.vsix, and checks it.
 *
 *     npm run package [-- --target=win32-x64]
 *
 * Any platform can build for any other that onnxruntime-node has binaries for (they are all in its npm package; Intel Macs are not among
 * them), but the check, which runs the packed model, is made only for the platform it runs on.
 */
import { rmSync } from 'node:fs';
import { run } from './run.mjs';
import { hostTarget, missingBinaries } from './runtime.mjs';

const target =
  process.argv.find((argument) => argument.startsWith('--target='))?.slice('--target='.length) ?? hostTarget;
const file = `neural-debug-${target}.vsix`;

const problem = missingBinaries(target);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

// All of dist/ is packed: nothing of an earlier build may be in it.
rmSync('dist', { recursive: true, force: true });
run(process.execPath, ['esbuild.mjs', `--target=${target}`]);
run(process.execPath, [
  'node_modules/@vscode/vsce/vsce',
  'package',
  '--no-dependencies',
  '--allow-missing-repository',
  '--no-rewrite-relative-links',
  '--target',
  target,
  '--out',
  file,
]);
if (target === hostTarget) run(process.execPath, ['scripts/check-vsix.mjs', file]);
