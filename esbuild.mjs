/**
 * Builds dist/, which needs nothing outside itself but models/ next to it:
 *
 *     dist/extension.js                  what VS Code loads
 *     dist/timeline.js, dist/timeline.css the page of the timeline
 *     dist/cli.js                        the command line; `cli.js dap` is also the debug adapter's process
 *     dist/*.wasm                        web-tree-sitter and its Python grammar
 *     dist/sandbox/                      the evaluator's process, and the Python in it
 *     dist/node_modules/onnxruntime-*    the native runtime, for one platform only
 *     dist/ort-wasm-simd-threaded.wasm   in its place the one in WebAssembly, for platforms that the native one is not made for
 *     dist/THIRD_PARTY_NOTICES.txt
 *
 *     node esbuild.mjs [--watch] [--release] [--target=linux-x64|…]    all targets: scripts/runtime.mjs
 *
 * `--release` makes it small, as it is packed. With `--target=web`, out/web/ instead: the whole extension for editors in a browser (see
 * scripts/web.mjs); with `--target=npm`, out/npm/: the command line as a package (see scripts/npm.mjs); with `--target=site`,
 * out/site/: the page to try (see scripts/site.mjs).
 */
import { rmSync } from 'node:fs';
import { context } from 'esbuild';
import { commandLine, copyGrammar, forNode, pageOfTimeline } from './scripts/bundles.mjs';
import { buildNpm } from './scripts/npm.mjs';
import { copyRuntime, hasWebRuntime, hostTarget } from './scripts/runtime.mjs';
import { writeNotices } from './scripts/notices.mjs';
import { buildSandbox, packSandbox } from './scripts/sandbox.mjs';
import { buildSite } from './scripts/site.mjs';
import { buildWeb } from './scripts/web.mjs';

const target =
  process.argv.find((argument) => argument.startsWith('--target='))?.slice('--target='.length) ?? hostTarget;
const elsewhere = { web: buildWeb, npm: buildNpm, site: buildSite };

if (Object.hasOwn(elsewhere, target)) {
  await elsewhere[target](`out/${target}`);
  process.exit();
}

const isRelease = process.argv.includes('--release');
const builds = [
  forNode(isRelease, {
    entryPoints: ['src/extension/extension.ts'],
    outfile: 'dist/extension.js',
    external: ['vscode'],
  }),
  // A package has one runtime. Without being packed, either can be tried.
  commandLine(isRelease, 'dist/cli.js', !isRelease || hasWebRuntime(target)),
  pageOfTimeline(isRelease, 'dist/timeline.js'),
];

const contexts = await Promise.all(builds.map((build) => context(build)));
const results = await Promise.all(contexts.map((one) => one.rebuild()));
// Another platform's binaries may be there from an earlier build.
rmSync('dist/node_modules', { recursive: true, force: true });
copyGrammar('dist');
copyRuntime(target, 'dist', isRelease);
results.push(await buildSandbox('dist/sandbox'));
if (isRelease) packSandbox('dist/sandbox');
writeNotices(results, 'dist/THIRD_PARTY_NOTICES.txt');

if (process.argv.includes('--watch')) await Promise.all(contexts.map((one) => one.watch()));
else await Promise.all(contexts.map((one) => one.dispose()));
