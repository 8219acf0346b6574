import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Sees to programs from outside npm: on Debian as root they are installed, elsewhere the user is told what to install.
 * Each entry is `{ package, present() }`, the package by its Debian name.
 */
export function requireSystem(needed, purpose) {
  const missing = needed.filter((entry) => !entry.present()).map((entry) => entry.package);
  if (missing.length === 0) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.error(`${purpose} needs: ${missing.join(', ')}.`);
    console.error(`Install first; on Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`);
    process.exit(1);
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], { env });
}
