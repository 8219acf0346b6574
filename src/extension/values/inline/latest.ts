/** Runs only the latest requested work: never more than one piece at a time. */
import { type CancellationToken, CancellationTokenSource, type Disposable } from 'vscode-jsonrpc';

export class Latest implements Disposable {
  private source: CancellationTokenSource | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isDisposed = false;

  /** @param failed called with what the work threw, unless it was canceled */
  constructor(private readonly failed: (error: unknown) => void) {}

  /** Cancels what runs, and begins after a pause (in milliseconds) once that has ended, unless something newer comes. */
  run(pause: number, work: (token: CancellationToken) => Promise<void>): void {
    this.cancel();
    if (this.isDisposed) return;
    const source = new CancellationTokenSource();
    this.source = source;
    this.timer = setTimeout(() => {
      void this.begin(source.token, work);
    }, pause);
  }

  /** Cancels running and pending work. */
  cancel(): void {
    clearTimeout(this.timer);
    this.source?.cancel();
    this.source = undefined;
  }

  dispose(): void {
    this.isDisposed = true;
    this.cancel();
  }

  private async begin(token: CancellationToken, work: (token: CancellationToken) => Promise<void>): Promise<void> {
    while (this.running) await this.running;
    if (token.isCancellationRequested) return;
    const running = this.attempt(token, work);
    this.running = running;
    await running;
    this.running = undefined;
  }

  private async attempt(token: CancellationToken, work: (token: CancellationToken) => Promise<void>): Promise<void> {
    try {
      await work(token);
    } catch (error) {
      if (!token.isCancellationRequested) this.failed(error);
    }
  }
}
