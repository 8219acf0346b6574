/** State shared by the requests of one debug session. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { StopReason } from '../../debugger/session/commands/commands';
import { Breakpoints } from './breakpoint-store';
import { Client, nameOf } from '../protocol/client';
import { eventOf } from '../protocol/events';
import type { Debuggee } from './debuggee';
import { GoneFiles } from './gone-files';
import { DEFAULT_EXCEPTIONS, exceptionStops, type ChosenException } from './exception-settings';
import type { AdapterDependencies } from '../launch/loading';
import { DEFAULT_THRESHOLD } from '../presentation/value-presentation';
import { propertiesOf } from '../presentation/properties';
import { RequestError } from '../protocol/request-error';
import { Targets } from './target-ids';
import { TypedInput } from './typed-input';
import { Variables } from '../presentation/variables';

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
  /** When (of `performance.now`) the program was asked for. */
  since = 0;
  /** Why the program stopped last. */
  lastStop: StopReason | undefined;
  exceptions: readonly ChosenException[] = DEFAULT_EXCEPTIONS;
  /** Probability below which values, and the path to a stop, are marked. */
  threshold = DEFAULT_THRESHOLD;
  readonly breakpoints = new Breakpoints();
  readonly variables = new Variables(
    () => this.client.supportsTypes,
    (holder) => (this.debuggee ? propertiesOf(this.debuggee, holder) : []),
    () => this.threshold,
  );
  readonly targets = new Targets();
  readonly gone = new GoneFiles();
  /** Frames that the client has seen: it may still ask about one that has returned meanwhile. */
  readonly shownFrames = new Set<number>();
  readonly input: TypedInput;
  /** What is being looked for beside the run, by the names of its progress: who cancels that has seen enough. */
  readonly searches = new Map<string, AbortController>();

  /** Aborted as soon as the program is no longer stopped where it is. */
  private stop = new AbortController();

  constructor(
    readonly dependencies: AdapterDependencies,
    readonly send: (event: DebugProtocol.Event) => void,
    /** Ends the connection. */
    readonly close: () => void,
    /** The only folder whose files may be read; undefined where the client chooses. */
    readonly folder?: string,
  ) {
    this.input = new TypedInput(send, () => {
      const line = this.debuggee?.frames.at(-1)?.line;
      if (!this.debuggee || line === undefined) return undefined;
      return { line: this.line(line), path: this.client.path(this.debuggee.place(line).path) };
    });
  }

  /** @throws RequestError unless the program is stopped. */
  stopped(): Debuggee {
    if (this.phase === 'stopped' && this.debuggee) return this.debuggee;
    throw new RequestError(NOT_STOPPED[this.phase === 'stopped' ? 'new' : this.phase]);
  }

  /** Passes the breakpoints to the program, if there is one. */
  applyBreakpoints(): void {
    const { debuggee } = this;
    debuggee?.stopAt(this.breakpoints.active, exceptionStops(debuggee, this.exceptions));
  }

  /** The program leaves its current state: evaluations that are still running for it are obsolete. */
  leaveStop(phase: Phase): void {
    this.phase = phase;
    this.variables.reset();
    this.targets.reset();
    this.stop.abort();
    this.stop = new AbortController();
  }

  /** Aborted when a command moves the session to another phase, or when it ends. */
  get untilLeft(): AbortSignal {
    return this.stop.signal;
  }

  /** Aborted when the request is canceled or the program continues. */
  whileStopped(request: AbortSignal): AbortSignal {
    return AbortSignal.any([request, this.stop.signal]);
  }

  /** Tells the client that what it shows is out of date. */
  invalidate(...areas: ('variables' | 'stacks' | 'all')[]): void {
    if (this.client.supportsInvalidated) this.send(eventOf<DebugProtocol.InvalidatedEvent>('invalidated', { areas }));
  }

  /** A line of the program as the client counts it in the file that it is in. */
  line(line: number): number {
    return this.client.line(this.debuggee?.place(line).line ?? line);
  }

  /** Converts a file line, as the client counts it, to a program line; without a path, of the program's own file. */
  programLine(line: number, path?: string): number {
    return this.client.fromLine(line) + (path === undefined ? 0 : (this.breakpoints.offsetOf(path) ?? 0));
  }

  source(path: string): DebugProtocol.Source {
    // Cells of a notebook share its name: the stack would tell them apart by all of their paths.
    const cell = this.debuggee?.given.cells?.findIndex((one) => one.path === path) ?? -1;
    const name = cell < 0 ? nameOf(path) : `${nameOf(path)} (${cell + 1})`;
    const sourceReference = this.gone.referenceOf(path);
    const gone = sourceReference !== undefined && { sourceReference, origin: 'as it was: the file is gone' };
    return { name, path: this.client.path(path), ...gone };
  }

  /** @param line counted from 1, of the program */
  output(text: string, category: 'console' | 'important' | 'stdout' | 'stderr', line?: number): void {
    if (text === '') return;
    const event = eventOf<DebugProtocol.OutputEvent>('output', { category, output: text });
    if (this.debuggee && line !== undefined) {
      event.body = {
        ...event.body,
        source: this.source(this.debuggee.place(line).path),
        line: this.line(line),
      };
    }
    this.send(event);
  }
}
