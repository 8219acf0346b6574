/** What processes may leave behind them: files in folders of their own, and processes that they have started. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MARK = 'NEURAL_DEBUG_SOAK';

export class Surroundings {
  private readonly folder = mkdtempSync(join(tmpdir(), 'neural-debug-soak-'));
  private readonly mark = `${process.pid}-${Date.now()}`;

  constructor() {
    for (const name of ['tmp', 'home']) mkdirSync(join(this.folder, name));
  }

  /** For every process whose traces are looked for. They behave as on a person's machine, not as in a build. */
  get env(): NodeJS.ProcessEnv {
    const [temporary, home] = [join(this.folder, 'tmp'), join(this.folder, 'home')];
    return {
      [MARK]: this.mark,
      TMPDIR: temporary,
      TMP: temporary,
      TEMP: temporary,
      HOME: home,
      USERPROFILE: home,
      XDG_CACHE_HOME: undefined,
      CI: undefined,
    };
  }

  /** Where a pipe can lie: short, since the names of sockets have to be. */
  pipe(name: string): string {
    return process.platform === 'win32' ? `\\\\.\\pipe\\soak-${this.mark}-${name}` : join(this.folder, `${name}.sock`);
  }

  /** Files below the temporary and the home folder. */
  files(): string[] {
    return ['tmp', 'home'].flatMap((name) =>
      readdirSync(join(this.folder, name), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`),
    );
  }

  /** Processes that are still there; undefined where the system does not tell. */
  processes(): number[] | undefined {
    if (process.platform !== 'linux') return undefined;
    const wanted = `${MARK}=${this.mark}`;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((name) => environment(name).includes(wanted))
      .map(Number);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Processes end while one looks, and those of others cannot be looked into. */
function environment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
