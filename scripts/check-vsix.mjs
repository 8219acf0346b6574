/**
 * Unpacks each .vsix into a temporary folder: what must be in it is, nothing else is, and its native files are for the platform that
 * it says it is for. Where they run on the platform that this runs on (those of other systems of the same kind, too, if the network is
 * computed in WebAssembly), its own command line is run on a small program: the packed model, grammar and runtime must load with nothing
 * else around.
 *
 *     node scripts/check-vsix.mjs FILE.vsix…
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFor, hasWebRuntime, hostTarget } from './runtime.mjs';
import { unzip } from './zip.mjs';

const maximumMegabytes = 30;
/** In every package. */
const neededEverywhere = [
  'package.json',
  'package.nls.json',
  'l10n/bundle.l10n.json',
  'readme.md',
  'changelog.md',
  'LICENSE.txt',
  'media/icon.png',
  'media/walkthrough/open.svg',
  'dist/extension.js',
  'dist/timeline.js',
  'dist/timeline.css',
  'media/icons/reverse-step-into-dark.svg',
  'media/walkthrough/values.svg',
  'syntaxes/neural-trace.tmLanguage.json',
  'dist/web-tree-sitter.wasm',
  'dist/tree-sitter-python.wasm',
  'models/config.json',
  'models/model.onnx',
  'models/tokenizer.json',
];
/** In those for a process of Node, and in that for a browser. */
const neededInNode = [
  'dist/cli.js',
  'dist/sandbox/child.cjs',
  'dist/sandbox/python.image.br',
  'dist/sandbox/python.wasm.br',
];
const packedRuntime = 'dist/ort-wasm-simd-threaded.wasm.br';
const neededInBrowser = [
  'dist/worker.js',
  'dist/ort-wasm-simd-threaded.wasm',
  'dist/checker.js',
  'dist/sandbox/python.image.gz',
  'dist/sandbox/python.wasm.gz',
];
const allowed = /^(package(\.nls)?\.json|readme\.md|changelog\.md|LICENSE\.txt|(dist|l10n|media|models|syntaxes)\/.*)$/;
/** What is packed of the sandbox may take so much of the file; browsers unpack no Brotli. */
const maximumSandboxMegabytes = { node: 6, browser: 8 };
const program = 'def double(x):\n    y = x * 2\n    return y\n\nresult = double(21)\nprint(123456789 * 987654321)\n';

let isWrong = false;
function fail(file, message) {
  console.error(`${file}: ${message}`);
  isWrong = true;
}

/** The platform that a package says it is for. */
function targetOf(folder) {
  const manifest = readFileSync(join(folder, 'extension.vsixmanifest'), 'utf8');
  return /TargetPlatform="([^"]+)"/.exec(manifest)?.[1];
}

/** Without native files, what is for one system runs on every other. */
function runsHere(target) {
  return target === hostTarget || hasWebRuntime(target);
}

function checkContents(file, folder, names) {
  const inside = names.filter((name) => name.startsWith('extension/')).map((name) => name.slice('extension/'.length));
  for (const name of inside) if (!allowed.test(name)) fail(file, `${name} should not be packed`);
  const target = targetOf(folder);
  if (target === undefined) return fail(file, 'it does not say which platform it is for');
  const isNative = target !== 'web' && !hasWebRuntime(target);
  const needed = target === 'web' ? neededInBrowser : [...neededInNode, ...(isNative ? [] : [packedRuntime])];
  for (const name of [...neededEverywhere, ...needed]) if (!inside.includes(name)) fail(file, `${name} is missing`);
  if (isNative && inside.includes(packedRuntime)) fail(file, 'it has a second runtime');
  const natives = inside.filter((name) => /\.(node|dll|dylib|so)(\.|$)/.test(name));
  if (natives.length !== (isNative ? 2 : 0))
    fail(file, `expected ${isNative ? 'one binding and one library' : 'no native files'}, not ${natives.join(', ')}`);
  for (const name of natives) {
    const platform = builtFor(readFileSync(join(folder, 'extension', name)));
    if (platform !== target) fail(file, `${name} is for ${platform}, not for ${target}`);
  }
  const sandbox = inside
    .filter((name) => name.startsWith('dist/sandbox/'))
    .reduce((sum, name) => sum + statSync(join(folder, 'extension', name)).size / 1e6, 0);
  const mostOfSandbox = maximumSandboxMegabytes[target === 'web' ? 'browser' : 'node'];
  if (sandbox > mostOfSandbox) fail(file, `the sandbox takes ${sandbox.toFixed(1)} MB, more than ${mostOfSandbox} MB`);
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > maximumMegabytes) fail(file, `${megabytes.toFixed(1)} MB is more than ${maximumMegabytes} MB`);
  const pictures =
    readFileSync(join(folder, 'extension/readme.md'), 'utf8').match(/!\[[^\]]*\]\((?!https:)[^)]*\)/g) ?? [];
  for (const picture of pictures) fail(file, `the editor would not find a picture of its page: ${picture}`);
  console.log(`${file}: for ${target}, ${inside.length} files, ${megabytes.toFixed(1)} MB`);
}

/** Which lines come is the model's business; that a run begins with the module's first line and reaches further is not. */
function checkTrace(file, folder) {
  const example = join(folder, 'example.py');
  writeFileSync(example, program);
  const environment = { ...process.env };
  delete environment.NODE_PATH;
  const cli = join(folder, 'extension/dist/cli.js');
  const began = Date.now();
  const result = spawnSync(process.execPath, [cli, 'trace', example, '--json'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (result.status !== 0) {
    fail(file, `cli.js trace ended with ${result.status ?? result.signal}\n${result.stderr}`);
    return;
  }
  const steps = result.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (!steps.some((step) => step.event === 'line' && step.line === 1)) fail(file, 'the trace does not begin at line 1');
  if (!steps.some((step) => step.source === 'predicted')) fail(file, 'the trace has no predicted step');
  // No model of this size multiplies so.
  if (!steps.some((step) => step.output?.includes('121932631112635269'))) fail(file, 'the sandbox does not evaluate');
  console.log(`${file}: the packed model predicted ${steps.length} steps in ${Date.now() - began} ms`);
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node scripts/check-vsix.mjs FILE.vsix…');
  process.exit(2);
}
for (const file of files) {
  const folder = mkdtempSync(join(tmpdir(), 'neural-debug-vsix-'));
  try {
    checkContents(file, folder, await unzip(file, folder));
    if (runsHere(targetOf(folder))) checkTrace(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (isWrong) process.exitCode = 1;
