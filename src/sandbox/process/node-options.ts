/** How Node is started for the evaluator: with as few rights as the version at hand lets us take away. */
import { sep } from 'node:path';

/** Megabytes for JavaScript; the interpreter's memory is not among them. */
const HEAP_MB = 64;

/**
 * @param folder the only one that may be read
 * @param known options of the Node at hand
 * @returns undefined if it cannot take rights away from a process
 */
export function nodeOptions(
  folder: string,
  known: { has(option: string): boolean } = process.allowedNodeEnvironmentFlags,
): string[] | undefined {
  const permission = ['--permission', '--experimental-permission'].find((option) => known.has(option));
  if (permission === undefined) return undefined;
  // Everything is forbidden that is not named: writing, processes, threads, native libraries, WASI.
  const rights = [permission, `--allow-fs-read=${folder}${sep}*`];
  const optional = [
    '--no-addons',
    '--disallow-code-generation-from-strings',
    '--no-experimental-fetch',
    '--no-experimental-websocket',
    '--no-warnings',
  ].filter((option) => known.has(option));
  // Paths are given without links, and are not looked up folder by folder.
  return [...rights, ...optional, '--preserve-symlinks', '--preserve-symlinks-main', `--max-old-space-size=${HEAP_MB}`];
}
