/** A host that is used for long: many steps, many sessions, a host that dies in the middle of it. */
import { join } from 'node:path';
import { Random } from '../fuzz/random';
import { Host } from '../support/process/host';
import { pause } from '../support/process/patience';
import { isFlat, median, trend } from './samples';
import { Session, type Launch } from './session';
import { Surroundings } from './surroundings';

export interface Wanted {
  readonly steps: number;
  readonly sessions: number;
  readonly seed: string;
}

const PROGRAM = join(process.cwd(), 'test', 'fuzz', 'program.py');
/** Goes round for long. */
const LONG: Launch = { program: PROGRAM, function: 'spin', args: '1' };
const SHORT: readonly Launch[] = [
  LONG,
  { program: PROGRAM, function: 'work', args: '[3, 1, 2], bonus=4' },
  { program: PROGRAM, function: 'twice', args: '21' },
];
/** The steps are made in so many sessions: what one has recorded is kept while it lasts. */
const RUNS = 20;
/** Of many short sessions, the one after which the host is killed. */
const KILLED = 0.5;
/** Steps of a short session. */
const FEW = 4;
/** Memory may rise by a share and an amount, in bytes; descriptors by a few that are just being closed. */
const SHARE = 0.1;
const AMOUNT = 48 * 2 ** 20;
const OPEN = 3;
/** The first sessions warm up: compiled code, caches that have a bound. */
const WARM = 0.1;
const MEGABYTE = 2 ** 20;
const SETTLED = 300;

interface Figures {
  readonly memory: number[];
  readonly descriptors: number[];
  /** Milliseconds of a step, or of a session. */
  readonly times: number[];
}

export class Soak {
  readonly found: string[] = [];
  readonly lines: string[] = [];
  steps = 0;
  sessions = 0;
  private readonly surroundings = new Surroundings();
  private hosts = 0;
  private readonly random: Random;

  constructor(private readonly wanted: Wanted) {
    this.random = new Random(wanted.seed);
  }

  async run(): Promise<void> {
    try {
      await this.stage('steps', () => this.manySteps());
      await this.stage('sessions', () => this.manySessions());
    } finally {
      this.lookBehind();
      this.surroundings.remove();
    }
  }

  private async stage(name: string, work: () => Promise<void>): Promise<void> {
    console.log(`${name} …`);
    try {
      await work();
    } catch (error) {
      this.find(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async manySteps(): Promise<void> {
    const host = await this.host();
    const figures: Figures = { memory: [], descriptors: [], times: [] };
    const each = Math.ceil(this.wanted.steps / RUNS);
    for (let run = 0; run < 2 * RUNS && this.steps < this.wanted.steps; run++) {
      const start = performance.now();
      const steps = await this.session(host, LONG, Math.min(each, this.wanted.steps - this.steps), figures);
      this.steps += steps;
      figures.times.push((performance.now() - start) / Math.max(1, steps));
    }
    if (this.steps < this.wanted.steps)
      this.find(`the program ends early: ${this.steps} steps in ${2 * RUNS} sessions`);
    this.report(host, `${this.steps} steps`, 'ms a step', figures);
    await this.stop(host);
  }

  private async manySessions(): Promise<void> {
    let host = await this.host();
    let figures: Figures = { memory: [], descriptors: [], times: [] };
    const { sessions } = this.wanted;
    const killed = Math.floor(sessions * KILLED);
    for (; this.sessions < sessions; this.sessions++) {
      if (this.sessions === killed) {
        this.report(host, `${killed} sessions`, 'ms a session', figures);
        await this.murder(host);
        host = await this.host();
        figures = { memory: [], descriptors: [], times: [] };
      }
      const start = performance.now();
      await this.session(host, this.random.pick(SHORT), 1 + this.random.below(FEW), figures);
      figures.times.push(performance.now() - start);
    }
    this.report(host, `${sessions - killed} sessions`, 'ms a session', figures);
    await this.stop(host);
  }

  /** One session from its start to its end; how many steps it made. */
  private async session(host: Host, launch: Launch, most: number, figures: Figures): Promise<number> {
    const { client, close } = await host.session();
    const session = new Session(host.child, client);
    await session.start(launch);
    await session.step(most);
    await session.end();
    close();
    const { memory, descriptors } = host.child;
    if (memory !== undefined) figures.memory.push(memory);
    if (descriptors !== undefined) figures.descriptors.push(descriptors);
    return session.steps;
  }

  private async host(): Promise<Host> {
    const host = new Host(this.surroundings.pipe(String(this.hosts++)), this.surroundings.env);
    await host.ready;
    return host;
  }

  /** The host dies in the middle of a session, as by the system when memory is short. */
  private async murder(host: Host): Promise<void> {
    const { client, close } = await host.session();
    const session = new Session(host.child, client);
    await session.start(LONG);
    session.hurry();
    await pause(SETTLED);
    await host.end();
    close();
    this.nobodyLeft('after a host was killed');
  }

  /** Ends a host as an editor does: its input closes. */
  private async stop(host: Host): Promise<void> {
    host.child.process.stdin.end();
    const { code, signal } = await host.child.ended;
    if (code !== 0) this.find(`a host ends with ${signal ?? `exit code ${code ?? 0}`}\n${host.child.err}`);
    if (host.child.err.trim() !== '') this.find(`a host writes: ${host.child.err.slice(0, 500)}`);
    host.service.dispose();
    this.nobodyLeft('after a host has ended');
  }

  private report(host: Host, what: string, unit: string, figures: Figures): void {
    const warm = Math.floor(figures.times.length * WARM);
    const memory = trend(figures.memory.slice(warm));
    const open = trend(figures.descriptors.slice(warm));
    const times = trend(figures.times.slice(warm));
    const parts = [
      ...(memory ? [`memory ${megabytes(memory.first)} -> ${megabytes(memory.last)} MB`] : ['memory not told']),
      ...(open ? [`open files ${open.first} -> ${open.last}`] : []),
      ...(times ? [`${times.first.toFixed(0)} -> ${times.last.toFixed(0)} ${unit}`] : []),
      ...(host.child.processorTime === undefined ? [] : [`${host.child.processorTime.toFixed(0)} s of processor time`]),
    ];
    const line = `${what}: ${parts.join(', ')} (first and last quarter)`;
    console.log(`  ${line}`);
    this.lines.push(line);
    if (memory && !isFlat(memory, SHARE, AMOUNT)) this.find(`memory grows: ${line}`);
    if (open && !isFlat(open, 0, OPEN)) this.find(`open files grow: ${line}`);
    const last = figures.descriptors.at(-1);
    if (open && last !== undefined && last > median(figures.descriptors.slice(0, 1 + warm)) + OPEN)
      this.find(`files stay open: ${line}`);
  }

  private nobodyLeft(when: string): void {
    const left = this.surroundings.processes();
    if (left && left.length > 0) this.find(`${when}, processes are left: ${left.join(', ')}`);
  }

  private lookBehind(): void {
    this.nobodyLeft('at the end');
    const files = this.surroundings.files();
    if (files.length > 0) this.find(`${files.length} files are left behind, such as ${files.slice(0, 5).join(', ')}`);
  }

  private find(text: string): void {
    this.found.push(text);
    console.log(`\nFOUND: ${text}\n`);
  }
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}
