/** A debug session over a program that may hold anything: launch, steps in both directions, what a stop shows. */
import type { DapClient, Response } from '../support/process/dap-client';
import type { Host } from '../support/process/host';
import { inTime } from '../support/process/patience';
import { answer, Trouble } from './trouble';

const THREAD = { threadId: 1 };
/** Milliseconds after which a person pauses what runs. */
const WATCHED = 1500;

/** @throws Trouble at the first request that is not answered in time, or with an internal error */
export async function stepThrough(
  host: Host,
  program: string,
  steps: readonly string[],
  seconds: number,
): Promise<void> {
  const { client, close } = await host.session();
  try {
    const session = new Session(host, client, seconds);
    await session.ask('initialize', {
      adapterID: 'fuzz',
      linesStartAt1: true,
      columnsStartAt1: true,
      pathFormat: 'path',
    });
    // A text without a statement is refused, and that is an answer.
    if (!(await session.ask('launch', { program, stopOnEntry: true })).success) return;
    await session.move('configurationDone', undefined);
    await session.look();
    for (const step of steps) {
      if (session.isEnded) break;
      await session.move(step, THREAD);
      await session.look();
    }
    await session.ask('disconnect', {});
  } finally {
    close();
  }
}

class Session {
  constructor(
    private readonly host: Host,
    private readonly client: DapClient,
    private readonly seconds: number,
  ) {}

  get isEnded(): boolean {
    return this.client.count('terminated') > 0;
  }

  async ask(command: string, given?: unknown): Promise<Response> {
    const response = await answer(this.host.child, command, this.client.ask(command, given).answer, this.seconds);
    if (response.message?.startsWith('Internal error'))
      throw new Trouble(`${command}: internal error`, response.message);
    return response;
  }

  /** A request after which the program stops again; it is paused if that takes long. */
  async move(command: string, given: unknown): Promise<void> {
    const before = this.client.count('stopped', 'terminated');
    if (!(await this.ask(command, given)).success) return;
    const stops = this.client.until(() => this.client.count('stopped', 'terminated') > before);
    const waited = await Promise.race([stops.then(() => 'stopped'), timer()]);
    if (waited === 'stopped') return;
    await this.ask('pause', THREAD);
    const { kind, ...rest } = await inTime(this.host.child, stops, this.seconds);
    if (kind === 'done') return;
    throw new Trouble(`${command}: does not stop`, 'text' in rest ? rest.text : kind, kind === 'late');
  }

  /** What an editor shows at a stop. */
  async look(): Promise<void> {
    if (this.isEnded) return;
    const stack = await this.ask('stackTrace', THREAD);
    const [frame] = (stack.body as { stackFrames?: { id: number }[] } | undefined)?.stackFrames ?? [];
    if (!frame) return;
    const scopes = await this.ask('scopes', { frameId: frame.id });
    const all = (scopes.body as { scopes?: { variablesReference: number }[] } | undefined)?.scopes ?? [];
    for (const { variablesReference } of all) await this.ask('variables', { variablesReference });
  }
}

function timer(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve('late');
    }, WATCHED).unref();
  });
}
