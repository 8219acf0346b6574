/** Debug sessions as people have them, as long as wanted: steps of all kinds, looks at what a stop shows. */
import type { DapClient, Response } from '../support/process/dap-client';
import type { Child } from '../support/process/child';
import { inTime } from '../support/process/patience';

const THREAD = { threadId: 1 };
/** Seconds for an answer, and for a stop. */
const PATIENCE = 60;
/** A stop is looked at as often as this. */
const LOOKED = 10;
/** No step out: out of a loop without an end it would go on for ever. */
const ROUND = ['next', 'stepIn', 'next', 'next', 'stepIn', 'stepIn', 'next', 'stepBack', 'next', 'next'] as const;

export interface Launch {
  readonly program: string;
  readonly function: string;
  readonly args: string;
}

export class Session {
  steps = 0;

  constructor(
    private readonly child: Child,
    private readonly client: DapClient,
  ) {}

  get isEnded(): boolean {
    return this.client.count('terminated') > 0;
  }

  async start(launch: Launch): Promise<void> {
    await this.ask('initialize', { adapterID: 'soak', linesStartAt1: true, columnsStartAt1: true, pathFormat: 'path' });
    await this.ask('launch', { ...launch, stopOnEntry: true });
    await this.move('configurationDone');
  }

  /** Steps until the program ends, at most so many times. */
  async step(most: number): Promise<void> {
    for (let count = 0; count < most; count++) {
      if (this.isEnded) return;
      await this.move(ROUND[count % ROUND.length] ?? 'next');
      this.steps += 1;
      if (count % LOOKED === 0) await this.look();
    }
  }

  async end(): Promise<void> {
    if (!this.isEnded) {
      await this.ask('terminate');
      await this.wait(
        this.client.until(() => this.isEnded),
        'the end',
      );
    }
    await this.ask('disconnect');
  }

  /** Asks without waiting: what follows may be the end of the process. */
  hurry(): void {
    this.client.ask('continue', THREAD);
  }

  private async move(command: string): Promise<void> {
    const before = this.client.count('stopped', 'terminated');
    await this.ask(command, THREAD);
    await this.wait(
      this.client.until(() => this.client.count('stopped', 'terminated') > before),
      `a stop after ${command}`,
    );
  }

  private async look(): Promise<void> {
    if (this.isEnded) return;
    const stack = await this.ask('stackTrace', THREAD);
    const [frame] = (stack.body as { stackFrames: { id: number }[] }).stackFrames;
    if (!frame) return;
    const scopes = await this.ask('scopes', { frameId: frame.id });
    for (const { variablesReference } of (scopes.body as { scopes: { variablesReference: number }[] }).scopes)
      await this.ask('variables', { variablesReference });
  }

  /** @throws Error unless it is answered in time, and well */
  private async ask(command: string, given?: unknown): Promise<Response> {
    const response = await this.wait(this.client.ask(command, given).answer, `an answer to ${command}`);
    if (!response.success) throw new Error(`${command} fails: ${response.message ?? ''}`);
    return response;
  }

  private async wait<T>(work: Promise<T>, what: string): Promise<T> {
    const waited = await inTime(this.child, work, PATIENCE);
    if (waited.kind === 'done') return waited.value;
    throw new Error(
      `no sign of ${what}: ${waited.kind === 'late' ? waited.text : 'the process has ended'}\n${this.child.err}`,
    );
  }
}
