import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Sees to programs from outside npm: on Debian as root they are installed, elsewhere the user is told what to install.
 * Each entry is `{ package, present() }`, the package by its Debian name.
 */
export function requireSystem(needed, purpose) {
  const missing = absent(needed);
  if (missing.length === 0 || install(missing)) return;
  console.error(`${purpose} needs: ${missing.join(', ')}.`);
  console.error(`Install first; on Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

/** The same for what is good to have: without it, something is left out. */
export function wishSystem(wished, withoutIt) {
  const missing = absent(wished);
  if (missing.length > 0 && !install(missing)) console.log(`There is no ${missing.join(', ')} here: ${withoutIt}`);
}

const absent = (entries) => entries.filter((entry) => !entry.present()).map((entry) => entry.package);

/** Whether they could be installed. */
function install(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
  return true;
}
