/** A debug session of one program, by the Debug Adapter Protocol over a port. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Port } from '../src/adapter/wire/ports';
import { GONE, HUNG_UP } from '../src/web/messages';

const PROGRAM = 'untitled:program.py';
export const THREAD = 1;

export class SessionError extends Error {
  override readonly name = 'SessionError';
}

/** Where a command has led. */
export interface Stop {
  readonly reason: string;
  /** For people: why it stopped there. */
  readonly text?: string | undefined;
}

interface Waiting {
  resolve(stop: Stop): void;
  reject(error: Error): void;
}

export class Session {
  private seq = 0;
  private readonly asked = new Map<number, (response: DebugProtocol.Response) => void>();
  private waiting: Waiting | undefined;
  private initialized: () => void = () => undefined;
  private hasEnded = false;

  /** @param noted what the adapter says, beside what the program prints */
  constructor(
    private readonly port: Port,
    private readonly noted: (text: string) => void,
  ) {
    port.onmessage = ({ data }) => {
      if (data === HUNG_UP) this.end();
      else this.receive(data as DebugProtocol.ProtocolMessage);
    };
  }

  /** Starts at the first line. @throws SessionError with a sentence */
  async start(text: string, breakpoints: readonly number[]): Promise<Stop> {
    const initialized = new Promise<void>((resolve) => (this.initialized = resolve));
    await this.request('initialize', { adapterID: 'neural-python', supportsVariableType: true });
    const stopped = this.nextStop();
    stopped.catch(() => undefined);
    await this.request('launch', { program: PROGRAM, text, stopOnEntry: true, stayAtEnd: true });
    await initialized;
    await this.breakAt(breakpoints);
    await this.request('configurationDone');
    return await stopped;
  }

  async breakAt(lines: readonly number[]): Promise<void> {
    await this.request('setBreakpoints', {
      source: { path: PROGRAM },
      breakpoints: lines.map((line) => ({ line })),
    });
  }

  /** A command that leads to another stop. */
  async go(command: string, given: object = {}): Promise<Stop> {
    const stopped = this.nextStop();
    stopped.catch(() => undefined);
    await this.request(command, { threadId: THREAD, ...given });
    return await stopped;
  }

  async request<T>(command: string, given: object = {}): Promise<T> {
    if (this.hasEnded) throw new SessionError('The session has ended.');
    const seq = ++this.seq;
    const response = await new Promise<DebugProtocol.Response>((resolve) => {
      this.asked.set(seq, resolve);
      this.port.postMessage({ seq, type: 'request', command, arguments: given });
    });
    if (!response.success) throw new SessionError(response.message ?? `${command} failed.`);
    return response.body as T;
  }

  close(): void {
    this.port.postMessage(GONE);
    this.end();
  }

  private nextStop(): Promise<Stop> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
  }

  private receive(message: DebugProtocol.ProtocolMessage): void {
    if (message.type === 'response') {
      const response = message as DebugProtocol.Response;
      this.asked.get(response.request_seq)?.(response);
      this.asked.delete(response.request_seq);
    } else if (message.type === 'event') this.hear(message as DebugProtocol.Event);
  }

  private hear({ event, body }: DebugProtocol.Event): void {
    if (event === 'initialized') this.initialized();
    if (event === 'terminated') this.end();
    if (event === 'stopped') {
      const { reason, description, text } = body as DebugProtocol.StoppedEvent['body'];
      this.waiting?.resolve({ reason, text: text ?? description });
      this.waiting = undefined;
    }
    if (event === 'output') {
      const { category, output } = body as DebugProtocol.OutputEvent['body'];
      // What the program prints is known for every step, also for those that are gone back to.
      if (category !== 'stdout' && category !== 'telemetry') this.noted(output.trim());
    }
  }

  private end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const ended = new SessionError('The session has ended.');
    this.waiting?.reject(ended);
    for (const [seq, resolve] of this.asked)
      resolve({ seq: 0, type: 'response', request_seq: seq, command: '', success: false, message: ended.message });
    this.asked.clear();
    this.port.close();
  }
}
