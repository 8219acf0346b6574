/**
 * Every check of the project, one after the other, and at the end one line with the totals:
 *
 *     1234 passed, 0 failed
 *
 * Tests count one each, and so does each other check (types, style, packing). `--only=unit,lint` runs a selection.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { venvPython } from './python.mjs';

const node = process.execPath;
const tool = (path, ...args) => [node, [`node_modules/${path}`, ...args]];
/** A TypeScript program of the repository that uses dist/, which `package` has built. */
const program = (path, ...args) => [node, ['scripts/run-typescript.mjs', path, ...args]];

const checks = [
  { name: 'types', command: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'webview-types', command: tool('typescript/bin/tsc', '--noEmit', '-p', 'src/webview') },
  { name: 'page-types', command: tool('typescript/bin/tsc', '--noEmit', '-p', 'site') },
  { name: 'lint', command: tool('eslint/bin/eslint.js', '.') },
  {
    name: 'imports',
    command: tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', '--config', '.dependency-cruiser.mjs'),
  },
  { name: 'unused', command: tool('knip/bin/knip.js') },
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn') },
  { name: 'python-lint', command: [venvPython, ['-m', 'ruff', 'check', 'training', 'scripts', 'src/sandbox/python']] },
  { name: 'unit', vitest: ['--project', 'unit', '--maxWorkers', '2'] },
  { name: 'model', vitest: ['--project', 'model'] },
  { name: 'python', unittest: 'training/test' },
  { name: 'package', command: [node, ['scripts/package.mjs']] },
  { name: 'dap', vitest: ['--project', 'dap'] },
  { name: 'fuzz', command: program('test/fuzz/main.ts', '--minutes', '1') },
  { name: 'soak', command: program('test/soak/main.ts', '--steps', '600', '--sessions', '20') },
  { name: 'workbench', vitest: ['--project', 'workbench', '--bail', '1'], linuxOnly: true },
];

function start([command, args], options = {}) {
  const result = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (result.error) console.error(`${command}: ${result.error.message}`);
  return result;
}

function runCommand(check) {
  const ok = start(check.command).status === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function runVitest(check) {
  const report = `out/${check.name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  // A recorded text that is missing is a failure, not something to write.
  const { status } = start(tool('vitest/vitest.mjs', 'run', '--update=none', ...check.vitest, ...reporters));
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  // A file that does not load fails without a failed test.
  const failed = Math.max(counts.numFailedTests ?? 0, status === 0 ? 0 : 1);
  return { passed: counts.numPassedTests ?? 0, failed, skipped: counts.numPendingTests ?? 0 };
}

function runUnittest(check) {
  const path = [resolve('training'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const result = start([venvPython, ['-m', 'unittest', 'discover', '--start-directory', check.unittest]], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: path },
  });
  const text = result.stderr ?? '';
  console.log(text);
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0);
  const skipped = number(/skipped=(\d+)/);
  const failed = number(/failures=(\d+)/) + number(/errors=(\d+)/);
  const passed = number(/^Ran (\d+) tests?/m) - failed - skipped;
  return { passed: Math.max(passed, 0), failed: Math.max(failed, result.status === 0 ? 0 : 1), skipped };
}

function perform(check) {
  if (check.vitest) return runVitest(check);
  return check.unittest ? runUnittest(check) : runCommand(check);
}

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.find((name) => !checks.some((check) => check.name === name));
if (unknown !== undefined) {
  console.error(`No check is called ${unknown}; there are ${checks.map((check) => check.name).join(', ')}.`);
  process.exit(2);
}

mkdirSync('out', { recursive: true });
const rows = [];
for (const check of checks) {
  if (only && !only.includes(check.name)) continue;
  if (check.linuxOnly && process.platform !== 'linux') continue;
  console.log(`\n=== ${check.name}`);
  const started = Date.now();
  rows.push({ name: check.name, ...perform(check), seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, failed, skipped, seconds } of rows) {
  const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${name.padEnd(12)} ${passed} ok, ${failed} not ok${notRun} (${seconds} s)`);
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
