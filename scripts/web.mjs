/**
 * Builds the extension for editors in a browser, as a folder that can be packed or served as it is:
 *
 *     package.json                       that of the project, with `browser` instead of `main`
 *     dist/extension.js                  what the editor's worker for extensions loads
 *     dist/worker.js                     model host: the debug adapter and the prediction service
 *     dist/checker.js, dist/sandbox/     the check's own worker, and the Python in it
 *     dist/ort-wasm-simd-threaded.wasm   the runtime of the network
 *     dist/*.wasm                        web-tree-sitter and its Python grammar
 *     models/, l10n/, media/, …          as they are
 *
 * `npx @vscode/test-web --extensionDevelopmentPath=out/web FOLDER` tries it where VS Code can be downloaded.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { copyGrammar, forBrowser, pageOfTimeline } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { writeReadme } from './readme.mjs';
import { copyWebRuntime } from './runtime.mjs';
import { buildSandbox } from './sandbox.mjs';

const copied = ['CHANGELOG.md', 'LICENSE', 'package.nls.json', '.vscodeignore', 'l10n', 'media', 'models', 'syntaxes'];

/** The worker of src/web. */
export function modelHost(outfile) {
  return forBrowser(true, {
    entryPoints: ['src/web/worker.ts'],
    outfile,
    format: 'iife',
    // The bundle is no module, and what it holds asks for its own address only to fetch what is handed over.
    define: { 'import.meta.url': 'location.href' },
  });
}

/** The worker of the check (src/web/checker.ts), which the worker of the model starts. */
export function checker(outfile) {
  return forBrowser(true, { entryPoints: ['src/web/checker.ts'], outfile, format: 'iife' });
}

/** What browsers unpack by themselves. */
export async function copySandbox(folder) {
  await buildSandbox('out/sandbox-files');
  mkdirSync(folder, { recursive: true });
  for (const name of ['python.wasm', 'python.image'])
    writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join('out/sandbox-files', name)), { level: 9 }));
}

export async function buildWeb(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const dist = (name) => join(folder, 'dist', name);
  const results = await Promise.all([
    build(
      forBrowser(true, {
        entryPoints: ['src/extension/web/extension.ts'],
        outfile: dist('extension.js'),
        format: 'cjs',
        external: ['vscode'],
      }),
    ),
    build(modelHost(dist('worker.js'))),
    build(checker(dist('checker.js'))),
    build(pageOfTimeline(true, dist('timeline.js'))),
  ]);
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  writeReadme(join(folder, 'README.md'));
  copyGrammar(join(folder, 'dist'));
  copyWebRuntime(join(folder, 'dist'), false);
  await copySandbox(dist('sandbox'));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const ofNode = { main: undefined, bin: undefined, scripts: undefined, dependencies: undefined };
  const ofWeb = { ...manifest, ...ofNode, devDependencies: undefined, browser: './dist/extension.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(ofWeb, null, 2));
  const packages = ['onnxruntime-web', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python', 'pyodide'];
  writeNotices(results, dist('THIRD_PARTY_NOTICES.txt'), packages);
}
