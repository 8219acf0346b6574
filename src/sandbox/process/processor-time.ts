import { readFileSync } from 'node:fs';

/** What the kernel counts in, on all that Node runs on. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used; undefined where the system does not tell that without more ado. */
export function processorTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    // The name in parentheses, the second field, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}
