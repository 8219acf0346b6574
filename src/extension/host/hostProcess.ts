/** One process of the model host: the prediction service on its stdio, debug sessions on a pipe. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  createMessageConnection,
  generateRandomPipeName,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js';
import { CheckNotification, StatusNotification, SwitchCheckRequest } from '../../adapter/service/protocol';
import { runtimeEnvironment } from '../../model/network/runtime-environment';
import { type HostListener, type HostLog, ModelHost, type RunningHost } from './modelHost';

/** How to start a process that is one more `neural-debug` command. */
export interface HostCommand {
  /** A Node, or VS Code's own binary acting as one. */
  readonly node: string;
  /** Path of cli.js. */
  readonly cli: string;
  /** Whether predictions are checked by evaluation, when it starts. */
  readonly checks?: () => boolean;
}

/**
 * VS Code's own binary acts as Node with the first variable; where the extension host is Node already, it changes nothing.
 * The native runtime has to find the rest from the start of the process. With a heap for every thread, glibc keeps a third more memory.
 */
export const nodeEnvironment = { ELECTRON_RUN_AS_NODE: '1', MALLOC_ARENA_MAX: '2', ...runtimeEnvironment };

/** The pipe is created by the host before its first status, so the first status means that both can be used. */
const START_LIMIT_MS = 60_000;

/** Milliseconds to wait for its last output. */
const READ_LIMIT_MS = 500;

export class HostProcess implements RunningHost {
  readonly pipe = generateRandomPipeName();
  readonly connection: MessageConnection;
  /** Resolves once the service and the pipe can be used; rejects if the process ends before that. */
  readonly ready: Promise<void>;
  private readonly child: ChildProcess;
  private hasEnded = false;

  constructor(command: HostCommand, listener: HostListener) {
    const child = spawn(command.node, [...commandLine(command, 'host'), '--pipe', this.pipe], {
      env: { ...process.env, ...nodeEnvironment },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.child = child;
    this.connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    // A broken pipe is the end of the process, which is reported below.
    this.connection.onError(() => undefined);
    let said: string | undefined;
    eachLine(child, (line) => {
      listener.wrote(line);
      said = /^neural-debug: (.*)$/.exec(line)?.[1] ?? said;
    });
    this.ready = new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        reject(new Error(`It has not answered within ${START_LIMIT_MS / 1000} seconds.`));
        this.end();
      }, START_LIMIT_MS);
      this.connection.onNotification(StatusNotification, (status) => {
        clearTimeout(tooLong);
        resolve();
        listener.status(status);
      });
      this.connection.onNotification(CheckNotification, (status) => {
        listener.checked(status);
      });
      const ended = (reason: string): void => {
        if (this.hasEnded) return;
        this.hasEnded = true;
        clearTimeout(tooLong);
        reject(new Error(reason));
        // Fails the requests that wait for an answer.
        this.connection.dispose();
        listener.ended(reason);
      };
      child.once('error', (error) => {
        ended(error.message);
      });
      child.once('exit', (code, signal) => {
        // If it ended itself it wrote why, which may not have been read yet.
        const tell = (): void => {
          ended(signal === null ? `exit code ${code ?? 0}` : (said ?? `signal ${signal}`));
        };
        child.once('close', tell);
        setTimeout(tell, READ_LIMIT_MS);
      });
    });
    // The rejection reaches callers; there need not be any.
    this.ready.catch(() => undefined);
    this.connection.listen();
  }

  async switchCheck(on: boolean): Promise<void> {
    await this.connection.sendRequest(SwitchCheckRequest, { on });
  }

  /** Closing stdin ends it, too, if it does not handle the signal. */
  end(): void {
    this.child.stdin?.end();
    this.child.kill();
  }
}

/** The host of a window in a process of its own. Starts nothing: that happens with the first request or session. */
export function hostInProcess(command: HostCommand, log: HostLog): ModelHost<HostProcess> {
  const name = `${command.node} ${command.cli} host`;
  return new ModelHost(name, (listener) => new HostProcess(command, listener), log);
}

/** Arguments for Node. */
export function commandLine({ cli, checks }: HostCommand, name: 'host' | 'dap'): string[] {
  return [cli, name, ...(checks?.() === false ? ['--no-check'] : [])];
}

function eachLine({ stderr }: ChildProcess, tell: (line: string) => void): void {
  let rest = '';
  stderr?.setEncoding('utf8').on('data', (data: string) => {
    const lines = (rest + data).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') tell(line);
  });
}
