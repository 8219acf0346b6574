/** What the requests of one debug session share. */
import { basename } from 'node:path';
import { OutputEvent } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { StopReason } from '../debugger/commands';
import type { ExceptionFilter } from './breakpoint-requests';
import { Breakpoints } from './breakpoints';
import { Client } from './client';
import type { AdapterDependencies, Debuggee } from './debuggee';
import { RequestError } from './request-error';
import { Variables } from './variables';

/** `configuring`: the program is loaded, and the client sets breakpoints. */
export type Phase = 'new' | 'loading' | 'configuring' | 'stopped' | 'running' | 'ended';

const NOT_STOPPED: Readonly<Record<Exclude<Phase, 'stopped'>, string>> = {
  new: 'No program has been launched.',
  loading: 'The program is still being loaded.',
  configuring: 'The program has not been started yet.',
  running: 'The program is running: pause it first.',
  ended: 'The program has ended.',
};

export class Context {
  client = new Client();
  phase: Phase = 'new';
  debuggee: Debuggee | undefined;
  /** Why the program stopped last. */
  lastStop: StopReason | undefined;
  exceptionFilters: readonly ExceptionFilter[] = ['uncaught'];
  readonly breakpoints = new Breakpoints();
  readonly variables = new Variables(() => this.client.supportsTypes);

  constructor(
    readonly dependencies: AdapterDependencies,
    readonly send: (event: DebugProtocol.Event) => void,
    /** Ends the connection. */
    readonly close: () => void,
  ) {}

  /** @throws RequestError unless the program is stopped. */
  stopped(): Debuggee {
    if (this.phase === 'stopped' && this.debuggee) return this.debuggee;
    throw new RequestError(NOT_STOPPED[this.phase === 'stopped' ? 'new' : this.phase]);
  }

  /** Hands the breakpoints to the program, where there is one. */
  applyBreakpoints(): void {
    this.debuggee?.stopAt(this.breakpoints.lines, this.exceptionFilters);
  }

  /** @param line counted from 1, of the program */
  output(text: string, category: 'console' | 'stdout' | 'stderr', line?: number): void {
    const event: DebugProtocol.OutputEvent = new OutputEvent(text, category);
    if (this.debuggee && line !== undefined) {
      const { path } = this.debuggee;
      event.body = {
        ...event.body,
        source: { name: basename(path), path: this.client.path(path) },
        line: this.client.line(line),
      };
    }
    this.send(event);
  }
}
