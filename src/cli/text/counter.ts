/** A counter on stderr, for people only. */
export class Progress {
  private done = 0;
  private shown = 0;

  constructor(
    private readonly total: number,
    private readonly what: string,
  ) {}

  step(): void {
    this.done++;
    if (!process.stderr.isTTY || Date.now() - this.shown < 200) return;
    this.shown = Date.now();
    process.stderr.write(`\r${this.done} of ${this.total} ${this.what}`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
