/** The one model host of a window: started when it is first needed, and again when it has crashed. */
import {
  CancellationToken,
  type Disposable,
  Emitter,
  type Event,
  type MessageConnection,
  type RequestType,
} from 'vscode-jsonrpc';
import {
  type CallParams,
  type CheckStatus,
  type Status,
  SurveyProgress,
  type SurveyStep,
} from '../../adapter/service/protocol';

/** The status shown: `idle` also before the host is needed, `failed` also if it cannot be kept alive. */
export interface HostState {
  readonly state: 'starting' | Status['state'];
  /** For people. */
  readonly detail: string;
}

/** A process, or a worker in a browser. */
export interface RunningHost {
  /** To its prediction service. */
  readonly connection: MessageConnection;
  /** Resolves once it can be used; rejects if it ends before that. */
  readonly ready: Promise<void>;
  /** Turns the check on or off. @throws Error if it cannot be had */
  switchCheck(on: boolean): Promise<void>;
  /** What has to be done before a question is asked. */
  prepare?(question: unknown): Promise<void>;
  end(): void;
}

/** Events of a host that runs. */
export interface HostListener {
  status(status: Status): void;
  checked(status: CheckStatus): void;
  /** A line that it wrote for the log. */
  wrote(line: string): void;
  /** `reason`: "exit code 1", "signal SIGKILL", "spawn ENOENT", or its own last message. */
  ended(reason: string): void;
}

/** The host ended unexpectedly. */
export interface HostCrash {
  /** "exit code 1", "signal SIGKILL". */
  readonly reason: string;
  /** Whether it was restarted; it is not if it crashes repeatedly. */
  readonly isRestarted: boolean;
}

/** Log output of the host. */
export interface HostLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** The host is not available. */
export class HostUnavailable extends Error {
  override readonly name = 'HostUnavailable';
}

/** After a third crash within this time it is not restarted. */
const CRASHES = 3;
const CRASH_WINDOW_MS = 180_000;

export class ModelHost<H extends RunningHost = RunningHost> implements Disposable {
  private readonly changed = new Emitter<HostState>();
  private readonly crashed = new Emitter<HostCrash>();
  private readonly restarted = new Emitter<undefined>();
  private readonly checkChanged = new Emitter<CheckStatus | undefined>();
  readonly onDidChangeState: Event<HostState> = this.changed.event;
  readonly onDidCrash: Event<HostCrash> = this.crashed.event;
  /** A host that ran was ended to begin another one: its sessions are lost as in a crash. */
  readonly onDidRestart: Event<undefined> = this.restarted.event;
  /** See `check`. */
  readonly onDidChangeCheck: Event<CheckStatus | undefined> = this.checkChanged.event;
  private host: H | undefined;
  private crashes: number[] = [];
  private current: HostState = { state: 'idle', detail: '' };
  private checking: CheckStatus | undefined;
  private isDisposed = false;

  constructor(
    /** For the log. */
    private readonly name: string,
    private readonly begin: (listener: HostListener) => H,
    private readonly log: HostLog,
  ) {}

  get state(): HostState {
    return this.current;
  }

  /** Whether predictions are checked, and what came of it; undefined while no host runs. */
  get check(): CheckStatus | undefined {
    return this.checking;
  }

  /** Switches the check of a host that runs; one that is started later asks by itself. */
  async switchCheck(on: boolean): Promise<void> {
    if (!this.host) return;
    await (await this.started()).switchCheck(on);
  }

  /**
   * Asks the prediction service.
   * @throws HostUnavailable if the host cannot be started; ResponseError with a code of `ServiceError` (its message is for
   * people), also where the request was cancelled; Error if the host ends in the meantime
   */
  async request<P, R, E>(type: RequestType<P, R, E>, params: P, token?: CancellationToken): Promise<R> {
    const host = await this.started();
    await host.prepare?.(params);
    return host.connection.sendRequest(type, params, token ?? CancellationToken.None);
  }

  /** As `request`, with reports while the call is being predicted. */
  async requestWithProgress<P extends CallParams, R, E>(
    type: RequestType<P, R, E>,
    params: P,
    report: (step: SurveyStep) => void,
    token?: CancellationToken,
  ): Promise<R> {
    const { connection } = await this.started();
    const progress = crypto.randomUUID();
    const listening = connection.onProgress(SurveyProgress, progress, report);
    try {
      return await this.request(type, { ...params, progress }, token);
    } finally {
      listening.dispose();
    }
  }

  /** Restarts the host. @throws HostUnavailable */
  async restart(): Promise<void> {
    this.crashes = [];
    const ran = this.host !== undefined;
    this.end();
    if (ran) this.restarted.fire(undefined);
    await this.started();
  }

  dispose(): void {
    this.isDisposed = true;
    this.end();
    this.changed.dispose();
    this.crashed.dispose();
    this.restarted.dispose();
    this.checkChanged.dispose();
  }

  /** Ready to be used. @throws HostUnavailable */
  async started(): Promise<H> {
    const host = (this.host ??= this.start());
    try {
      await host.ready;
      return host;
    } catch (error) {
      throw new HostUnavailable((error as Error).message);
    }
  }

  private start(): H {
    if (this.isDisposed) throw new HostUnavailable('The window is closing.');
    if (this.hasGivenUp) throw new HostUnavailable(this.current.detail);
    this.log.info(`Starting ${this.name}`);
    this.change({ state: 'starting', detail: '' });
    const host: H = this.begin({
      status: (status) => {
        if (this.host === host) this.change(status);
      },
      checked: (status) => {
        if (this.host === host) this.tellCheck(status);
      },
      wrote: (line) => {
        this.log.warn(line);
      },
      ended: (reason) => {
        if (this.host === host) this.recover(reason);
      },
    });
    return host;
  }

  private get hasGivenUp(): boolean {
    return this.crashes.length >= CRASHES;
  }

  private recover(reason: string): void {
    this.host = undefined;
    this.tellCheck(undefined);
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < CRASH_WINDOW_MS), now];
    const isRestarted = !this.hasGivenUp;
    this.log.error(`The model host has ended: ${reason}`);
    if (isRestarted) this.host = this.start();
    else this.change({ state: 'failed', detail: reason });
    this.crashed.fire({ reason, isRestarted });
  }

  private end(): void {
    const { host } = this;
    this.host = undefined;
    host?.end();
    if (!this.isDisposed) this.tellCheck(undefined);
  }

  private tellCheck(status: CheckStatus | undefined): void {
    this.checking = status;
    this.checkChanged.fire(status);
  }

  private change(state: HostState): void {
    // Every request makes it busy and ready again.
    const isRoutine = isServing(state) && isServing(this.current);
    if (!isRoutine) this.log.info(state.detail === '' ? state.state : `${state.state}: ${state.detail}`);
    this.current = state;
    this.changed.fire(state);
  }
}

function isServing({ state }: HostState): boolean {
  return state === 'ready' || state === 'busy';
}
