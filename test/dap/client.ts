/** A client that talks to the test server, and the few things that every test does with it. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { build } from 'esbuild';
import { PROGRAMS } from '../support/oracle';

const WORK = join(process.cwd(), '.work', 'dap');

/** The bundled test server. */
export const SERVER = join(WORK, 'server.mjs');

export interface ServerOptions {
  /** Recorded run that answers; `''`: there is no model. */
  readonly run: string;
  /** Milliseconds before every answer. */
  readonly delay?: number;
  /** Megabytes that its JavaScript may take; it ends where it takes more. */
  readonly memory?: number;
  readonly port?: number;
  /** What a client of the port has to tell. */
  readonly token?: string;
  /** The only folder whose files the port reads. */
  readonly folder?: string;
}

/** How the server is started. */
export function serverCommand({ run, delay = 0, memory, port, token, folder }: ServerOptions): {
  runtime: string;
  env: NodeJS.ProcessEnv;
} {
  const options = {
    NEURAL_TEST_RUN: run,
    NEURAL_TEST_DELAY: String(delay),
    ...(memory !== undefined && { NODE_OPTIONS: `--max-old-space-size=${memory}` }),
    ...(port !== undefined && { NEURAL_TEST_PORT: String(port) }),
    ...(token !== undefined && { NEURAL_TEST_TOKEN: token }),
    ...(folder !== undefined && { NEURAL_TEST_FOLDER: folder }),
  };
  return { runtime: process.execPath, env: { ...process.env, ...options } };
}

/** Bundles the test server. */
export async function buildServer(): Promise<void> {
  await build({
    entryPoints: ['test/dap/server.ts'],
    outfile: SERVER,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    // CommonJS packages inside an ES module need it.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}

/** Path of a program of test/fixtures. */
export function fixture(program: string): string {
  return join(PROGRAMS, `${program}.py`);
}

/** Writes a program for one test; returns its path. */
export function temporary(name: string, content: string | Uint8Array): string {
  const folder = join(WORK, 'programs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A place where the program stands: `total:14`, innermost frame first. */
export type Place = string;

type Stopped = DebugProtocol.StoppedEvent['body'];

export class TestClient extends DebugClient {
  /** Printed so far. */
  readonly outputs: DebugProtocol.OutputEvent['body'][] = [];
  /** Events in the order of their arrival, output apart. */
  readonly log: string[] = [];
  private readonly halts: (Stopped | 'terminated')[] = [];
  private isClosed = false;
  private wake: (() => void) | undefined;

  /** The body of the answer to a request of our own. */
  async ask<T>(command: string, given: object = {}): Promise<T> {
    return ((await this.customRequest(command, given)) as unknown as { body: T }).body;
  }

  /** A client of a new server, initialized as VS Code does it. */
  static async open(options: ServerOptions, initialize: object = {}): Promise<TestClient> {
    const { runtime, env } = serverCommand(options);
    const client = new TestClient(runtime, SERVER, 'neural-python', { env });
    client.listen();
    // A loaded machine takes long to start a process.
    client.defaultTimeout = 30_000;
    await client.start();
    await client.initializeRequest({ ...INITIALIZE, ...initialize });
    return client;
  }

  listen(): void {
    this.on('output', (event: DebugProtocol.OutputEvent) => this.outputs.push(event.body));
    for (const name of [
      'initialized',
      'stopped',
      'exited',
      'terminated',
      'breakpoint',
      'invalidated',
      'progressStart',
      'progressEnd',
    ]) {
      this.on(name, () => this.log.push(name));
    }
    this.on('stopped', (event: DebugProtocol.StoppedEvent) => {
      this.halt(event.body);
    });
    this.on('terminated', () => {
      this.halt('terminated');
    });
  }

  /** Speaks to a server that somebody else has started, and ends. */
  speakTo(server: ChildProcessWithoutNullStreams): void {
    this.isClosed = true;
    this.listen();
    this.connect(server.stdout, server.stdin);
  }

  /** Launches, sets breakpoints in the program, and waits for the first stop. */
  async begin(launch: {
    program: string;
    lines?: readonly number[];
    [attribute: string]: unknown;
  }): Promise<Stopped | 'terminated'> {
    const { lines = [], ...rest } = launch;
    const initialized = this.waitForEvent('initialized');
    await Promise.all([initialized, this.launchRequest(rest as DebugProtocol.LaunchRequestArguments)]);
    await this.setBreakpointsRequest({
      source: { path: launch.program },
      breakpoints: lines.map((line) => ({ line })),
    });
    await this.configurationDoneRequest();
    return this.halted();
  }

  /** The next stop that no one has asked for yet. */
  async halted(): Promise<Stopped | 'terminated'> {
    if (this.halts.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    const halt = this.halts.shift();
    if (!halt) throw new Error('woken without a stop');
    return halt;
  }

  /** Sends a command such as `next` and waits for the stop; returns its reason. */
  async go(command: string): Promise<string> {
    await this.customRequest(command, { threadId: 1 });
    const halt = await this.halted();
    return halt === 'terminated' ? halt : halt.reason;
  }

  /** The stack. */
  async places(): Promise<Place[]> {
    const { body } = await this.stackTraceRequest({ threadId: 1 });
    return body.stackFrames.map(({ name, line }) => `${name}:${line}`);
  }

  /** The innermost place after a command. */
  async goTo(command: string): Promise<Place | undefined> {
    await this.go(command);
    return (await this.places())[0];
  }

  async scope(name: string, frame = 0): Promise<DebugProtocol.Scope> {
    const { body } = await this.stackTraceRequest({ threadId: 1 });
    const { scopes } = (await this.scopesRequest({ frameId: body.stackFrames[frame]?.id ?? -1 })).body;
    const found = scopes.find((scope) => scope.name === name);
    if (!found) throw new Error(`no scope ${name} among ${scopes.map((scope) => scope.name).join(', ')}`);
    return found;
  }

  async variables(reference: number, page: object = {}): Promise<DebugProtocol.Variable[]> {
    return (await this.variablesRequest({ variablesReference: reference, ...page })).body.variables;
  }

  /** One variable of a scope. */
  async variable(name: string, scope = 'Locals', frame = 0): Promise<DebugProtocol.Variable> {
    const all = await this.variables((await this.scope(scope, frame)).variablesReference);
    const found = all.find((variable) => variable.name === name);
    if (!found) throw new Error(`no variable ${name} among ${all.map((variable) => variable.name).join(', ')}`);
    return found;
  }

  /** Names and values of a scope's data. */
  async values(scope = 'Locals', frame = 0): Promise<Record<string, string>> {
    const all = await this.variables((await this.scope(scope, frame)).variablesReference);
    return Object.fromEntries(
      all.filter(({ value }) => !value.startsWith('<')).map(({ name, value }) => [name, value]),
    );
  }

  async evaluated(expression: string, context = 'watch'): Promise<string> {
    const { body } = await this.stackTraceRequest({ threadId: 1 });
    const frameId = body.stackFrames[0]?.id;
    return (await this.evaluateRequest({ expression, context, ...(frameId !== undefined && { frameId }) })).body.result;
  }

  /** What was printed under one category. */
  printed(category: string): string {
    return this.outputs.map((body) => (body.category === category ? body.output : '')).join('');
  }

  /** Why a request fails. */
  async failure(command: string, args?: object): Promise<string> {
    try {
      await this.customRequest(command, args);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no failure';
  }

  /** Ends server and connection, whatever state they are in. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await Promise.race([this.stop(), new Promise((resolve) => setTimeout(resolve, 1000))]);
  }

  private halt(halt: Stopped | 'terminated'): void {
    this.halts.push(halt);
    this.wake?.();
    this.wake = undefined;
  }
}

const INITIALIZE = {
  clientID: 'test',
  adapterID: 'neural-python',
  linesStartAt1: true,
  columnsStartAt1: true,
  pathFormat: 'path',
  supportsVariableType: true,
};
