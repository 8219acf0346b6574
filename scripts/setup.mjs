/** Installs everything that `npm run verify` uses, in the checkout itself: node_modules/, .venv/ and .work/. */
import { existsSync } from 'node:fs';
import { run, succeeds } from './run.mjs';
import { requireSystem, wishSystem } from './system.mjs';
import { python, venvPython } from './python.mjs';

requireSystem(
  [
    { package: 'python3', present: () => succeeds(python, ['-c', 'import sys; assert sys.version_info >= (3, 11)']) },
    { package: 'python3-venv', present: () => succeeds(python, ['-c', 'import ensurepip']) },
  ],
  'The training code (Python 3.11 or newer)',
);
if (process.platform === 'linux')
  wishSystem(
    [{ package: 'strace', present: () => succeeds('strace', ['-V']) }],
    'the tests of what Neural Debug asks of the system are skipped.',
  );
run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
if (!existsSync(venvPython)) run(python, ['-m', 'venv', '.venv']);
run(venvPython, [
  '-m',
  'pip',
  'install',
  '--quiet',
  '--disable-pip-version-check',
  '-r',
  'training/requirements-dev.txt',
]);
// Elsewhere the workbench test has a counterpart that needs no setup: `npm run test:electron`.
if (process.platform === 'linux') run(process.execPath, ['scripts/setup-workbench.mjs']);
