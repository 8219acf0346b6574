/** A process with a home of its own, and what it asks of the system while it runs: which files, which network. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Folders that are empty at first: the user's, the one for temporary files, and the one that the program lies in. */
export class Home {
  /** Without symbolic links, as the system is asked for it. */
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'neural-debug-home-')));
  readonly temporary = join(this.path, 'tmp');
  readonly programs = join(this.path, 'programs');
  private readonly user = join(this.path, 'user');

  constructor() {
    for (const folder of [this.temporary, this.programs, this.user]) mkdirSync(folder);
  }

  program(name: string, text: string): string {
    const path = join(this.programs, name);
    writeFileSync(path, text);
    return path;
  }

  /** Nothing of ours: CI, too, which makes some libraries quieter than they are elsewhere. */
  get environment(): NodeJS.ProcessEnv {
    const { PATH, SystemRoot } = process.env;
    return {
      ...(PATH !== undefined && { PATH }),
      ...(SystemRoot !== undefined && { SystemRoot }),
      HOME: this.user,
      USERPROFILE: this.user,
      APPDATA: this.user,
      LOCALAPPDATA: this.user,
      TMPDIR: this.temporary,
      TMP: this.temporary,
      TEMP: this.temporary,
    };
  }

  /** What has come to lie in the folders of the user and of temporary files. */
  get leftovers(): string[] {
    return [this.user, this.temporary].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
  }

  /** Runs Node. */
  start(args: readonly string[]): Child {
    return this.spawn(process.execPath, args);
  }

  /** The same, with its system calls in a file. */
  startTraced(args: readonly string[]): Child {
    const traced = ['-f', '-qq', '-s', '4096', '-e', 'trace=%file,%network,execve', '-o', this.log];
    return this.spawn('strace', [...traced, process.execPath, ...args]);
  }

  get calls(): SystemCalls {
    return new SystemCalls(readFileSync(this.log, 'utf8'), this.programs);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  private get log(): string {
    return join(this.path, 'system-calls.txt');
  }

  private spawn(command: string, args: readonly string[]): Child {
    return spawn(command, args, { cwd: this.programs, env: this.environment, stdio: ['pipe', 'pipe', 'pipe'] });
  }
}

/** Why system calls cannot be seen here, where they cannot. */
export function untraceable(): string | undefined {
  if (process.platform !== 'linux') return 'strace is a program of Linux';
  const { error, status, stderr } = spawnSync('strace', ['-o', '/dev/null', 'true'], { encoding: 'utf8' });
  if (error) return 'strace is not installed';
  return status === 0 ? undefined : `strace may not be used here: ${stderr.trim()}`;
}

interface SystemCall {
  readonly name: string;
  /** As strace writes them. */
  readonly args: string;
}

const CHANGING = /^(creat|mkdir|mkdirat|mknod|mknodat|unlink|unlinkat|rmdir|(sym)?link(at)?|rename(at2?)?|truncate)$/;
const ATTRIBUTES = /^(chmod|fchmodat2?|chown|lchown|fchownat|utimensat|utime|utimes|futimesat|l?(set|remove)xattr)$/;

/** Attempts count as much as what succeeded. */
export class SystemCalls {
  private readonly calls: SystemCall[];

  constructor(
    text: string,
    private readonly cwd: string,
  ) {
    this.calls = text.split('\n').flatMap((line) => {
      const [, name, args] = /^\d+\s+(\w+)\((.*)$/.exec(line) ?? [];
      return name !== undefined && args !== undefined ? [{ name, args }] : [];
    });
  }

  /** Files and folders that were opened in any way. */
  get opened(): string[] {
    return this.paths(({ name }) => /^open(at2?)?$/.test(name));
  }

  /** Files and folders that were opened for writing, made, moved, removed, or changed in their attributes. */
  get written(): string[] {
    return this.paths(
      ({ name, args }) =>
        CHANGING.test(name) ||
        ATTRIBUTES.test(name) ||
        (name.startsWith('open') && /\bO_(WRONLY|RDWR|CREAT|TRUNC|APPEND)\b/.test(args)),
    );
  }

  /** Programs that were started. */
  get executed(): string[] {
    return this.paths(({ name }) => name.startsWith('execve'));
  }

  /** Sockets that are more than ends of pipes on this machine, and every connection to one. */
  get network(): string[] {
    return this.calls
      .filter(({ name, args }) => name === 'connect' || /\b[AP]F_(?!UNIX\b|LOCAL\b|UNSPEC\b)/.test(args))
      .map(({ name, args }) => `${name}(${args}`);
  }

  private paths(wanted: (call: SystemCall) => boolean): string[] {
    const found = this.calls.filter(wanted).flatMap(({ args }) => {
      const [, folder, path] = /^(?:(AT_FDCWD|\d+)\S*, )?"([^"]*)"/.exec(args) ?? [];
      if (path === undefined) return [args];
      // What is relative to an open folder is shown as it is, and so belongs to nobody.
      return [isAbsolute(path) || (folder !== undefined && folder !== 'AT_FDCWD') ? path : resolve(this.cwd, path)];
    });
    return [...new Set(found)];
  }
}

/** Whether a path is one of the folders, or in one. */
export function within(folders: readonly string[]): (path: string) => boolean {
  return (path) => folders.some((folder) => path === folder || path.startsWith(folder + sep));
}

/** What Node and the runtime read of any machine, each with its reason. */
export function isOfTheSystem(path: string): boolean {
  const groups = [
    // The program itself, and libraries that it may come with.
    within([realpathSync(process.execPath), join(dirname(dirname(realpathSync(process.execPath))), 'lib')]),
    // The dynamic linker: its cache, and the system's libraries.
    (one: string) => /^\/etc\/ld\.so\.(cache|preload)$|^\/(usr\/)?lib(32|64|x32)?\/.*\.so(\.[\d.]+)?$/.test(one),
    // OpenSSL in Node reads its settings when it starts, long before anybody could want a connection.
    (one: string) => one.endsWith('/openssl.cnf'),
    // Processors and memory: for the size of heaps and pools of threads. Nothing of the network, nothing of other processes.
    (one: string) =>
      /^\/proc\/(self\/(maps|cgroup|mountinfo|stat|status|exe)|cpuinfo|meminfo|stat|version\w*)$/.test(one),
    (one: string) => /^\/proc\/sys\/(vm|kernel)\/\w+$/.test(one),
    // Also which graphics processors there are, which the runtime asks of any machine.
    within(['/sys/devices/system', '/sys/fs/cgroup', '/sys/bus/pci', '/sys/class']),
    // The processor time of the process that evaluates statements, which has so much of it.
    (one: string) => /^\/proc\/\d+\/stat$/.test(one),
    // The time zone, for dates in JavaScript.
    (one: string) => one === '/etc/localtime' || one.startsWith('/usr/share/zoneinfo/'),
    within(['/dev/null', '/dev/urandom', '/dev/random']),
  ];
  return groups.some((isIn) => isIn(path));
}
