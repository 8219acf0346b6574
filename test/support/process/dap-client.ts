/** A client of the Debug Adapter Protocol that takes everything as it comes: it counts answers, and expects nothing. */
import type { Readable, Writable } from 'node:stream';

export interface Response {
  readonly request_seq: number;
  readonly success: boolean;
  readonly command: string;
  readonly message?: string;
  readonly body?: unknown;
}

export interface Event {
  readonly event: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly seq: number;
  readonly command: string;
  readonly answer: Promise<Response>;
}

const HEADER = /^Content-Length: (\d+)\r\n\r\n/;

export class DapClient {
  /** All answers, by the number of their request. */
  readonly answers = new Map<number, Response[]>();
  readonly events: Event[] = [];
  private readonly waiting = new Map<number, (response: Response) => void>();
  private readonly listeners = new Set<() => void>();
  private received: Buffer = Buffer.alloc(0);
  private next = 1;

  constructor(
    input: Readable,
    private readonly output: Writable,
  ) {
    input.on('data', (data: Buffer) => {
      this.read(data);
    });
    output.on('error', () => undefined);
  }

  ask(command: string, given?: unknown): Asked {
    const seq = this.next++;
    const answer = new Promise<Response>((resolve) => this.waiting.set(seq, resolve));
    this.output.write(framed(JSON.stringify({ seq, type: 'request', command, arguments: given })));
    return { seq, command, answer };
  }

  /** Resolves as soon as the condition holds, which is asked again after every message. */
  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve) => {
      const listener = (): void => {
        if (!condition()) return;
        this.listeners.delete(listener);
        resolve();
      };
      this.listeners.add(listener);
    });
  }

  /** How many events of these names have come. */
  count(...names: string[]): number {
    return this.events.filter(({ event }) => names.includes(event)).length;
  }

  private read(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const header = HEADER.exec(this.received.subarray(0, 40).toString('latin1'));
      const end = header ? header[0].length + Number(header[1]) : Infinity;
      if (!header || this.received.length < end) return;
      const text = this.received.subarray(header[0].length, end).toString('utf8');
      this.received = this.received.subarray(end);
      this.take(JSON.parse(text) as { type: string });
    }
  }

  private take(message: { type: string }): void {
    if (message.type === 'event') this.events.push(message as unknown as Event);
    else {
      const response = message as unknown as Response;
      const before = this.answers.get(response.request_seq) ?? [];
      this.answers.set(response.request_seq, [...before, response]);
      this.waiting.get(response.request_seq)?.(response);
    }
    for (const listener of [...this.listeners]) listener();
  }
}

/** A message as it is on the wire. */
export function framed(text: string): string {
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
