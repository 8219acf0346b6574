/** A `neural-debug` process under test: what it writes, how it ends, and what it uses while it lives. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLI = join(process.cwd(), 'dist', 'cli.js');

// A signal alone would leave them behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** @throws Error if there is nothing to start */
export function requireBuild(): void {
  if (!existsSync(CLI)) throw new Error(`There is no ${CLI}: npm run build`);
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Clock ticks of `/proc` in a second. */
const TICKS = 100;
const KILOBYTE = 1024;

const living = new Set<Child>();
process.on('exit', () => {
  for (const child of living) child.kill();
});

export class Child {
  readonly process: ChildProcessWithoutNullStreams;
  /** Written for people. */
  err = '';
  ending: Ending | undefined;
  readonly ended: Promise<Ending>;

  /** @param env instead of, or beside, the variables of this process; undefined takes one away */
  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.process = spawn(process.execPath, [CLI, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: Object.fromEntries(Object.entries({ ...process.env, ...env }).filter(([, value]) => value !== undefined)),
      windowsHide: true,
    });
    living.add(this);
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    // It may end while something is written to it.
    this.process.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve, reject) => {
      this.process.once('error', reject);
      // Not `exit`: what it has written last is to be read too.
      this.process.once('close', (code, signal) => {
        living.delete(this);
        this.ending = { code, signal };
        resolve(this.ending);
      });
    });
  }

  get pid(): number {
    return this.process.pid ?? -1;
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }

  async end(): Promise<void> {
    this.kill();
    await this.ended;
  }

  /** Seconds of processor time so far; undefined where the system does not tell. */
  get processorTime(): number | undefined {
    const stat = this.proc('stat');
    // The name of the program stands in parentheses and may hold anything.
    const [user, system] =
      stat
        ?.slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13) ?? [];
    return user === undefined ? undefined : (Number(user) + Number(system)) / TICKS;
  }

  /** Resident memory in bytes; undefined where the system does not tell. */
  get memory(): number | undefined {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(this.proc('status') ?? '')?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * KILOBYTE;
  }

  /** How many files, pipes and sockets it has open; undefined where the system does not tell. */
  get descriptors(): number | undefined {
    try {
      return readdirSync(`/proc/${this.pid}/fd`).length;
    } catch {
      return undefined;
    }
  }

  private proc(name: string): string | undefined {
    try {
      return readFileSync(`/proc/${this.pid}/${name}`, 'utf8');
    } catch {
      return undefined;
    }
  }
}

/** "exit code 0", "signal SIGSEGV". */
export function describeEnding({ code, signal }: Ending): string {
  return signal === null ? `exit code ${code ?? 0}` : `signal ${signal}`;
}
