/**
 * Builds the npm package of the command line, as a folder for `npm pack`:
 *
 *     dist/cli.js                        with everything that it needs in it: the package has no dependencies and no install scripts
 *     dist/ort-wasm-simd-threaded.wasm.br the runtime of the network for all systems
 *     dist/*.wasm, dist/sandbox/         as in the extension
 *     models/
 *
 * Where `onnxruntime-node` is installed beside it, that is used: it is several times as fast, and a hundred megabytes to download.
 */
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { commandLine, copyGrammar } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { writeReadme } from './readme.mjs';
import { copyWebRuntime } from './runtime.mjs';
import { buildSandbox, packSandbox } from './sandbox.mjs';

export async function buildNpm(folder) {
  rmSync(folder, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  const cli = join(dist, 'cli.js');
  const bundle = await build(commandLine(true, cli));
  chmodSync(cli, 0o755);
  copyGrammar(dist);
  copyWebRuntime(dist, true);
  const sandbox = await buildSandbox(join(dist, 'sandbox'));
  packSandbox(join(dist, 'sandbox'));
  const packages = ['onnxruntime-web', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python', 'pyodide'];
  writeNotices([bundle, sandbox], join(dist, 'THIRD_PARTY_NOTICES.txt'), packages);
  for (const name of ['CHANGELOG.md', 'LICENSE', 'models']) cpSync(name, join(folder, name), { recursive: true });
  writeReadme(join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** The root's own manifest is that of an extension: what it calls dependencies is in the bundle. */
function manifest() {
  const { name, version, license, keywords, bin, engines, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const { description } = JSON.parse(readFileSync('package.nls.json', 'utf8'));
  const runtime = 'onnxruntime-node';
  return {
    name,
    version,
    description,
    license,
    keywords,
    bin,
    engines: { node: engines.node },
    files: ['dist', 'models', 'CHANGELOG.md'],
    peerDependencies: { [runtime]: dependencies[runtime] },
    peerDependenciesMeta: { [runtime]: { optional: true } },
  };
}
