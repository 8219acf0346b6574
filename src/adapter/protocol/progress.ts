/** Reports the progress of a long run, so that it can be watched and canceled. */
import { unwaited } from '../../python/text/timers';
import { ProgressEndEvent, ProgressStartEvent, ProgressUpdateEvent } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';

/** Milliseconds before progress is shown, and between two messages. */
const PATIENCE = 700;
const INTERVAL = 250;

/** Tells the client at once that the model is being loaded, since that blocks this thread. Call the result at the end. */
export function announceLoading(send: (event: DebugProtocol.Event) => void): () => void {
  const id = 'load';
  const event: DebugProtocol.ProgressStartEvent = new ProgressStartEvent(id, 'Loading the model');
  event.body.cancellable = false;
  send(event);
  return () => {
    send(new ProgressEndEvent(id));
  };
}

export class Progress {
  private reported = false;
  private lastUpdate = 0;
  private steps = 0;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(
    readonly id: string,
    private readonly send: (event: DebugProtocol.Event) => void,
  ) {
    this.timer = setTimeout(() => {
      this.reported = true;
      const event: DebugProtocol.ProgressStartEvent = new ProgressStartEvent(id, 'Predicting the program');
      event.body.cancellable = true;
      send(event);
    }, PATIENCE);
    unwaited(this.timer);
  }

  /** Another step, to this line. */
  step(line: number | undefined): void {
    this.steps += 1;
    const now = Date.now();
    if (!this.reported || now < this.lastUpdate + INTERVAL) return;
    this.lastUpdate = now;
    this.send(new ProgressUpdateEvent(this.id, `${this.steps} steps${line === undefined ? '' : `, line ${line}`}`));
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.reported) this.send(new ProgressEndEvent(this.id));
  }
}
