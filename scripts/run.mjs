import { spawnSync } from 'node:child_process';

/** On Windows npm is a batch file, which starts only through a shell. */
const needsShell = (command) => process.platform === 'win32' && command === 'npm';

/** Runs a command, its output on the terminal and nothing to read, and ends the script when it fails. */
export function run(command, args, options = {}) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, ...options.env };
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: needsShell(command),
    ...options,
    env,
  });
  if (result.status === 0) return;
  console.error(result.error?.message ?? `${command} ended with ${result.status ?? result.signal}`);
  process.exit(1);
}

/** Whether a command with these arguments can be started and succeeds. */
export function succeeds(command, args = ['--version']) {
  return spawnSync(command, args, { stdio: 'ignore', shell: needsShell(command) }).status === 0;
}
