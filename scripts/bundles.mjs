/** What esbuild is told about the bundles that several builds have. */
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The sources are ES modules and the bundles are CommonJS, which has no `import.meta`. */
const importMeta = 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;';

/** @param isSmall whether it is made small; names stay, for error messages */
const shared = (isSmall) => ({
  bundle: true,
  logLevel: 'info',
  legalComments: 'none',
  metafile: true,
  minify: isSmall,
  keepNames: isSmall,
});

export function forNode(isSmall, options) {
  return {
    ...shared(isSmall),
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: importMeta },
    ...options,
  };
}

export function forBrowser(isSmall, options) {
  return { ...shared(isSmall), platform: 'browser', target: 'es2022', ...options };
}

/** @param hasWebRuntime whether the network can be computed in WebAssembly: the file itself lies beside the bundle */
export function commandLine(isSmall, outfile, hasWebRuntime = true) {
  return forNode(isSmall, {
    entryPoints: ['src/cli/main.ts'],
    outfile,
    external: ['onnxruntime-node', ...(hasWebRuntime ? [] : ['onnxruntime-web/wasm'])],
    alias: { '@modelcontextprotocol/server/_shims': resolve('src/cli/mcp-shims.ts') },
    banner: { js: `#!/usr/bin/env node\n${importMeta}` },
  });
}

export function pageOfTimeline(isSmall, outfile) {
  return forBrowser(isSmall, { entryPoints: ['src/webview/timeline.ts'], outfile, format: 'iife' });
}

/** The parser of Python. */
export function copyGrammar(folder) {
  for (const name of ['web-tree-sitter', 'tree-sitter-python'])
    copyFileSync(join('node_modules', name, `${name}.wasm`), join(folder, `${name}.wasm`));
}
