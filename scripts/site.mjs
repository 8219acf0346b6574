/**
 * Builds the page to try, out/site, which any server of files can serve: the page, the worker of the extension for browsers, and what
 * both load. Nothing is fetched from elsewhere.
 *
 *     node esbuild.mjs --target=site
 */
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { copyGrammar, forBrowser } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { copyWebRuntime } from './runtime.mjs';
import { checker, copySandbox, modelHost } from './web.mjs';

const packages = ['onnxruntime-web', 'onnxruntime-common', 'web-tree-sitter', 'tree-sitter-python', 'pyodide'];

export async function buildSite(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['models', 'dist']) mkdirSync(join(folder, name), { recursive: true });
  const page = await build(
    forBrowser(true, { entryPoints: ['site/main.ts'], outfile: join(folder, 'main.js'), format: 'esm' }),
  );
  const worker = await build(modelHost(join(folder, 'dist/worker.js')));
  await build(checker(join(folder, 'dist/checker.js')));
  await copySandbox(join(folder, 'dist/sandbox'));
  copyGrammar(join(folder, 'dist'));
  copyWebRuntime(join(folder, 'dist'), false);
  for (const name of ['config.json', 'tokenizer.json', 'model.onnx'])
    copyFileSync(join('models', name), join(folder, 'models', name));
  cpSync('site/index.html', join(folder, 'index.html'));
  cpSync('media/icon.svg', join(folder, 'icon.svg'));
  writeNotices([page, worker], join(folder, 'THIRD_PARTY_NOTICES.txt'), packages);
  const files = filesIn(folder);
  // A change of any file is a new version of all.
  const version = createHash('sha256');
  for (const name of files) version.update(name).update(readFileSync(join(folder, name)));
  await build(
    forBrowser(true, {
      entryPoints: ['site/offline.ts'],
      outfile: join(folder, 'offline.js'),
      format: 'iife',
      define: {
        VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
        FILES: JSON.stringify(['./', ...files]),
      },
    }),
  );
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
