/**
 * Unpacks a .vsix into a temporary folder and runs its own command line there on a small program: the packed model,
 * grammar and native runtime must load with nothing else around.
 *
 *     node scripts/check-vsix.mjs FILE.vsix
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { hostTarget } from './runtime.mjs';
import { unzip } from './zip.mjs';

const maximumMegabytes = 80;
const needed = [
  'package.json',
  'package.nls.json',
  'l10n/bundle.l10n.json',
  'readme.md',
  'changelog.md',
  'LICENSE.txt',
  'media/icon.png',
  'media/walkthrough/open.svg',
  'dist/extension.js',
  'dist/cli.js',
  'dist/timeline.js',
  'dist/timeline.css',
  'media/icons/reverse-step-into-dark.svg',
  'media/walkthrough/values.svg',
  'syntaxes/neural-trace.tmLanguage.json',
  'dist/sandbox/child.cjs',
  'dist/sandbox/python.image',
  'dist/sandbox/python.wasm',
  'dist/web-tree-sitter.wasm',
  'dist/tree-sitter-python.wasm',
  'models/config.json',
  'models/model.onnx',
  'models/tokenizer.json',
];
const allowed = /^(package(\.nls)?\.json|readme\.md|changelog\.md|LICENSE\.txt|(dist|l10n|media|models|syntaxes)\/.*)$/;
/** What is packed of the sandbox may take so much of the file. */
const maximumSandboxMegabytes = 9;
const program = 'def double(x):\n    y = x * 2\n    return y\n\nresult = double(21)\nprint(123456789 * 987654321)\n';

function fail(message) {
  console.error(`${file}: ${message}`);
  process.exitCode = 1;
}

function checkContents(names) {
  const inside = names.filter((name) => name.startsWith('extension/')).map((name) => name.slice('extension/'.length));
  for (const name of needed) if (!inside.includes(name)) fail(`${name} is missing`);
  for (const name of inside) if (!allowed.test(name)) fail(`${name} should not be packed`);
  const natives = inside.filter((name) => name.endsWith('.node'));
  const own = `/${hostTarget.replace('-', '/')}/`;
  if (natives.length !== 1 || !natives[0].includes(own))
    fail(`expected the binding for ${hostTarget} only: ${natives.join(', ')}`);
  const sandbox = inside
    .filter((name) => name.startsWith('dist/sandbox/'))
    .reduce((sum, name) => sum + deflateRawSync(readFileSync(join(folder, 'extension', name))).length / 1e6, 0);
  if (sandbox > maximumSandboxMegabytes)
    fail(`the sandbox takes ${sandbox.toFixed(1)} MB, more than ${maximumSandboxMegabytes} MB`);
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > maximumMegabytes) fail(`${megabytes.toFixed(1)} MB is more than ${maximumMegabytes} MB`);
  console.log(`${file}: ${inside.length} files, ${megabytes.toFixed(1)} MB`);
}

/** Which lines come is the model's business; that a run begins with the module's first line and reaches further is not. */
function checkTrace(folder) {
  const example = join(folder, 'example.py');
  writeFileSync(example, program);
  const environment = { ...process.env };
  delete environment.NODE_PATH;
  const cli = join(folder, 'extension/dist/cli.js');
  const result = spawnSync(process.execPath, [cli, 'trace', example, '--json'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (result.status !== 0) {
    fail(`cli.js trace ended with ${result.status ?? result.signal}\n${result.stderr}`);
    return;
  }
  const steps = result.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (!steps.some((step) => step.event === 'line' && step.line === 1)) fail('the trace does not begin at line 1');
  if (!steps.some((step) => step.source === 'predicted')) fail('the trace has no predicted step');
  // No model of this size multiplies so.
  if (!steps.some((step) => step.output?.includes('121932631112635269'))) fail('the sandbox does not evaluate');
  console.log(`${file}: the packed model predicted ${steps.length} steps`);
}

const file = process.argv[2];
if (file === undefined) {
  console.error('usage: node scripts/check-vsix.mjs FILE.vsix');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'neural-debug-vsix-'));
try {
  checkContents(await unzip(file, folder));
  checkTrace(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
