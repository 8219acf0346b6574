/**
 * Runs suite.ts inside a desktop VS Code, which @vscode/test-electron downloads: for a contributor's machine with a
 * display (or under xvfb-run). It needs `npm run build`, not a packed extension.
 *
 *     npm run test:electron [-- --version=stable]
 */
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { runTests } from '@vscode/test-electron';

const oldestSupported = '1.100.0';
const version = process.argv.find((argument) => argument.startsWith('--version='))?.slice('--version='.length);
const suite = resolve('out/electron/suite.cjs');

await build({
  entryPoints: ['test/workbench/suite.ts'],
  outfile: suite,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode'],
});
await runTests({
  version: version ?? oldestSupported,
  extensionDevelopmentPath: resolve('.'),
  extensionTestsPath: suite,
  launchArgs: [resolve('test/workbench/project'), '--disable-extensions', '--disable-workspace-trust'],
});
