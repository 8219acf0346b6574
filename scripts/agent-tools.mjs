/**
 * Writes what is made of the schemas of the tools for agents: docs/tools.md, and `contributes.languageModelTools` of package.json.
 *
 *     node scripts/agent-tools.mjs
 *
 * `test/extension/agents/workspaceDocuments.test.ts` fails where they are out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const outfile = resolve('out/bin/tool-documents.cjs');
await build({
  entryPoints: ['test/support/tool-documents.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  packages: 'external',
  logLevel: 'error',
  define: { 'import.meta.url': '""' },
});
const { toolsDocument, languageModelTools } = createRequire(import.meta.url)(outfile);
mkdirSync('docs', { recursive: true });
writeFileSync('docs/tools.md', toolsDocument());
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
manifest.contributes.languageModelTools = languageModelTools();
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
