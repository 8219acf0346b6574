import { closeSync, openSync, readSync } from 'node:fs';

/** What the kernel counts in, on all that Node runs on. */
const TICK_MS = 10;
/** A line about a process is shorter. */
const LONGEST_LINE = 1024;

/** How long a process has worked. The file that says it is kept open, since it is asked for with every question. */
export class ProcessorTime {
  private file: number | undefined;
  private readonly buffer = Buffer.alloc(LONGEST_LINE);

  constructor(pid: number | undefined) {
    if (process.platform !== 'linux' || pid === undefined) return;
    try {
      this.file = openSync(`/proc/${pid}/stat`, 'r');
    } catch {
      // The process is gone, or such files are hidden.
    }
  }

  /** Undefined where the system does not tell that without more ado. */
  get milliseconds(): number | undefined {
    if (this.file === undefined) return undefined;
    try {
      const length = readSync(this.file, this.buffer, 0, LONGEST_LINE, 0);
      // The name in parentheses, the second field, may hold anything.
      const line = this.buffer.toString('latin1', 0, length);
      const fields = line.slice(line.lastIndexOf(') ') + 2).split(' ', 13);
      return TICK_MS * (Number(fields[11]) + Number(fields[12]));
    } catch {
      return undefined;
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}
