/**
 * Builds dist/, which needs nothing outside itself but models/ next to it:
 *
 *     dist/extension.js                  what VS Code loads
 *     dist/timeline.js, dist/timeline.css the page of the timeline
 *     dist/cli.js                        the command line; `cli.js dap` is also the debug adapter's process
 *     dist/*.wasm                        web-tree-sitter and its Python grammar
 *     dist/sandbox/                      the evaluator's process, and the Python in it
 *     dist/node_modules/onnxruntime-*    the native runtime, for one platform only
 *     dist/THIRD_PARTY_NOTICES.txt
 *
 *     node esbuild.mjs [--watch] [--target=linux-x64|linux-arm64|darwin-arm64|win32-x64|win32-arm64]
 *
 * With `--target=web`, out/web/ instead: the whole extension for editors in a browser (see scripts/web.mjs).
 */
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { context } from 'esbuild';
import { copyRuntime, hostTarget } from './scripts/runtime.mjs';
import { writeNotices } from './scripts/notices.mjs';
import { buildSandbox } from './scripts/sandbox.mjs';
import { buildWeb } from './scripts/web.mjs';

const target =
  process.argv.find((argument) => argument.startsWith('--target='))?.slice('--target='.length) ?? hostTarget;

if (target === 'web') {
  await buildWeb('out/web');
  process.exit();
}

/** The sources are ES modules and the bundles are CommonJS, which has no `import.meta`. */
const importMeta = 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;';

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'info',
  legalComments: 'none',
  metafile: true,
  define: { 'import.meta.url': 'importMetaUrl' },
};
const builds = [
  {
    ...shared,
    entryPoints: ['src/extension/extension.ts'],
    outfile: 'dist/extension.js',
    external: ['vscode'],
    banner: { js: importMeta },
  },
  {
    ...shared,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'dist/cli.js',
    external: ['onnxruntime-node'],
    banner: { js: `#!/usr/bin/env node\n${importMeta}` },
  },
  {
    ...shared,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: {},
    entryPoints: ['src/webview/timeline.ts'],
    outfile: 'dist/timeline.js',
  },
];

const contexts = await Promise.all(builds.map((build) => context(build)));
const results = await Promise.all(contexts.map((one) => one.rebuild()));
// Another platform's binaries may be there from an earlier build.
rmSync('dist/node_modules', { recursive: true, force: true });
chmodSync('dist/cli.js', 0o755);
copyFileSync('node_modules/web-tree-sitter/web-tree-sitter.wasm', 'dist/web-tree-sitter.wasm');
copyFileSync('node_modules/tree-sitter-python/tree-sitter-python.wasm', 'dist/tree-sitter-python.wasm');
copyRuntime(target, 'dist/node_modules');
results.push(await buildSandbox('dist/sandbox'));
writeNotices(results, 'dist/THIRD_PARTY_NOTICES.txt');

if (process.argv.includes('--watch')) await Promise.all(contexts.map((one) => one.watch()));
else await Promise.all(contexts.map((one) => one.dispose()));
