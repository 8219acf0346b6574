/** Reports the progress of a long run, so that it can be watched and canceled. */
import { unwaited } from '../../python/text/timers';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { eventOf } from './events';

/** Milliseconds before progress is shown, and between two messages. */
const PATIENCE = 700;
const INTERVAL = 250;

/** Tells the client at once that the model is being loaded, since that blocks this thread. Call the result at the end. */
export function announceLoading(send: (event: DebugProtocol.Event) => void): () => void {
  const id = 'load';
  send(started(id, 'Loading the model', false));
  return () => {
    send(ended(id));
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
    title = 'Predicting the program',
  ) {
    this.timer = setTimeout(() => {
      this.reported = true;
      send(started(id, title, true));
    }, PATIENCE);
    unwaited(this.timer);
  }

  /** Another step, to this line. */
  step(line: number | undefined): void {
    this.steps += 1;
    this.say(`${this.steps} steps${line === undefined ? '' : `, line ${line}`}`);
  }

  /** Not every message is sent, where there are many. */
  say(message: string): void {
    const now = Date.now();
    if (!this.reported || now < this.lastUpdate + INTERVAL) return;
    this.lastUpdate = now;
    this.send(eventOf<DebugProtocol.ProgressUpdateEvent>('progressUpdate', { progressId: this.id, message }));
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.reported) this.send(ended(this.id));
  }
}

function started(progressId: string, title: string, cancellable: boolean): DebugProtocol.Event {
  return eventOf<DebugProtocol.ProgressStartEvent>('progressStart', { progressId, title, cancellable });
}

function ended(progressId: string): DebugProtocol.Event {
  return eventOf<DebugProtocol.ProgressEndEvent>('progressEnd', { progressId });
}
