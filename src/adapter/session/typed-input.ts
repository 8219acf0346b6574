/** Lines that the program waits for, which the client asks somebody for. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { eventOf } from '../protocol/events';

/** A custom event: somebody is to type a line, which the custom request `input` gives back. */
export interface InputAwaitedEvent extends DebugProtocol.Event {
  readonly event: 'inputAwaited';
  readonly body: {
    /** Of this question, for the answer. */
    readonly id: number;
    /** What the program has printed before it. */
    readonly prompt: string;
  } & Partial<WaitingLine>;
}

/** A custom event: nobody is to type that line any more, since the program was paused or started again. */
export interface InputGoneEvent extends DebugProtocol.Event {
  readonly event: 'inputGone';
  readonly body: { readonly id: number };
}

/** The line that waits, as the client counts it, and its file. */
export interface WaitingLine {
  readonly line: number;
  readonly path: string;
}

export class TypedInput {
  private readonly open = new Map<number, (text: string | undefined) => void>();
  private asked = 0;

  /** @param place where the program is */
  constructor(
    private readonly send: (event: DebugProtocol.Event) => void,
    private readonly place: () => WaitingLine | undefined = () => undefined,
  ) {}

  /** The line; undefined where nobody says it. @throws DOMException `AbortError` if `signal` is aborted */
  async ask(prompt: string, signal?: AbortSignal): Promise<string | undefined> {
    signal?.throwIfAborted();
    const id = ++this.asked;
    let stop: (() => void) | undefined;
    try {
      return await new Promise((answer, fail) => {
        stop = () => {
          this.send(eventOf<InputGoneEvent>('inputGone', { id }));
          fail(new DOMException('The program waits no longer.', 'AbortError'));
        };
        signal?.addEventListener('abort', stop);
        this.open.set(id, answer);
        this.send(eventOf<InputAwaitedEvent>('inputAwaited', { id, prompt, ...this.place() }));
      });
    } finally {
      this.open.delete(id);
      if (stop) signal?.removeEventListener('abort', stop);
    }
  }

  /** Whether somebody waits for that line. */
  answer(id: number, text: string | undefined): boolean {
    const answer = this.open.get(id);
    answer?.(text);
    return answer !== undefined;
  }
}
