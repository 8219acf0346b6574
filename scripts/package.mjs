/**
 * Builds the extension file of one platform or of all, neural-debug-<target>.vsix, and checks it; or the npm package of the command line.
 *
 *     npm run package [-- --target=win32-x64 | --target=web | --target=npm | --all] [--nightly]
 *
 * Any platform can build for any other: npm installs the native runtimes of all, and the one in WebAssembly for those that have none.
 * `--nightly` marks them as pre-releases, with the day as the last part of the version. What is in a file is checked for all, and its
 * packed model is run where that works on the platform that this runs on.
 */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';
import { writeReadme } from './readme.mjs';
import { hostTarget, missingFiles, targets } from './runtime.mjs';
import { repack } from './zip.mjs';

const wanted = process.argv.find((argument) => argument.startsWith('--target='))?.slice('--target='.length);
// This platform last, so that dist/ is left as something that runs here.
const others = targets.filter((target) => target !== hostTarget);
const chosen = process.argv.includes('--all') ? ['web', ...others, hostTarget] : [wanted ?? hostTarget];

/** Of tonight: `0.1.20261123`. */
function nightlyVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  return version.replace(/\d+$/, today);
}
const nightly = process.argv.includes('--nightly')
  ? [nightlyVersion(), '--pre-release', '--no-update-package-json', '--no-git-tag-version']
  : [];

if (wanted === 'npm') {
  run(process.execPath, ['esbuild.mjs', '--target=npm']);
  run('npm', ['pack', './out/npm', '--loglevel=error']);
  process.exit();
}

for (const target of chosen) {
  const problem = target === 'web' ? undefined : missingFiles(target);
  if (problem === undefined) continue;
  console.error(problem);
  process.exit(1);
}

for (const target of chosen) {
  const file = `neural-debug-${target}.vsix`;
  // All of dist/ is packed: nothing of an earlier build may be in it.
  if (target !== 'web') rmSync('dist', { recursive: true, force: true });
  run(process.execPath, ['esbuild.mjs', `--target=${target}`, '--release']);
  if (target !== 'web') writeReadme('dist/README.md');
  const options = [
    'package',
    ...nightly,
    '--no-dependencies',
    '--allow-missing-repository',
    '--no-rewrite-relative-links',
    '--readme-path',
    target === 'web' ? 'README.md' : 'dist/README.md',
    '--target',
    target,
    '--out',
    resolve(file),
  ];
  run(process.execPath, [resolve('node_modules/@vscode/vsce/vsce'), ...options], {
    cwd: target === 'web' ? 'out/web' : '.',
  });
  await repack(file);
  run(process.execPath, ['scripts/check-vsix.mjs', file]);
}
