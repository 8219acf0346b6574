/**
 * The way to the check of a browser: asks its worker one question at a time, ends it when an answer is late, and starts another one. It
 * has no state, so nothing is lost with it.
 */
import { CheckReport, type CheckStatus } from '../sandbox/check-report';
import { Questions } from '../sandbox/questions';
import { type SandboxOptions, SandboxTimeout, type SandboxTransport, SandboxUnavailable } from '../sandbox/transport';
import type { BeginCheck, CheckerReply, CheckFiles } from './messages';

/** What a worker is needed for here. */
export interface CheckerWorker {
  onmessage: ((event: { readonly data: CheckerReply }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(message: BeginCheck | string): void;
  terminate(): void;
}

/** How long an answer is waited for. Nobody tells how much of it the worker has had, so this is what is waited for at most elsewhere. */
const LIMIT_MS = 900;
/** How long a start may take, on a slow machine that is busy. */
const START_LIMIT_MS = 30_000;
/** After so many starts in a row that came to nothing there is no other one. */
const STARTS = 3;

const started = (program: string): CheckerWorker => {
  const { Worker } = globalThis as unknown as { Worker: new (url: string) => CheckerWorker };
  return new Worker(program);
};

export class WorkerSandbox extends CheckReport implements SandboxTransport {
  private files: CheckFiles | undefined;
  /** Compiled once, for all workers. */
  private module: Promise<WebAssembly.Module> | undefined;
  private worker: CheckerWorker | undefined;
  private isReady = false;
  private failures = 0;
  /** Of the last failure, for people. */
  private reason = '';
  private readonly questions = new Questions();
  private limit: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly newWorker: (program: string) => CheckerWorker = started) {
    super();
  }

  protected get current(): Pick<CheckStatus, 'state' | 'detail'> {
    if (!this.files) return { state: 'off', detail: '' };
    if (!this.available) return { state: 'failed', detail: this.reason };
    return { state: this.isReady ? 'ready' : 'starting', detail: '' };
  }

  get available(): boolean {
    return this.files !== undefined && this.failures < STARTS;
  }

  /** @param files undefined turns it off */
  turn(files: CheckFiles | undefined): void {
    this.end();
    this.rejectAll();
    [this.files, this.failures] = [files, 0];
    this.module = files && WebAssembly.compile(files.code);
    // Told to whoever waits for it.
    this.module?.catch(() => undefined);
    this.tell();
    void this.start();
  }

  async ask(text: string, { signal, milliseconds = 0 }: SandboxOptions = {}): Promise<string> {
    signal?.throwIfAborted();
    if (!this.available) throw new SandboxUnavailable('The check is off.');
    return await this.questions.add(text, Math.max(milliseconds, LIMIT_MS), signal, () => {
      this.next();
    });
  }

  private async start(): Promise<void> {
    const { files, module } = this;
    if (!files || !module) return;
    try {
      const compiled = await module;
      // It may have been turned off meanwhile.
      if (this.files !== files || this.worker) return;
      const worker = this.newWorker(files.program);
      this.worker = worker;
      worker.onmessage = ({ data }) => {
        if (this.worker === worker) this.receive(data);
      };
      worker.onerror = ({ message = 'its worker has failed' }) => {
        if (this.worker === worker) this.recover(message);
      };
      this.limit = setTimeout(() => {
        this.recover('it did not start in time');
      }, START_LIMIT_MS);
      worker.postMessage({ module: compiled, image: files.image });
    } catch (error) {
      if (this.files === files) this.recover(String(error));
    }
  }

  private receive({ kind, text, isLast }: CheckerReply): void {
    clearTimeout(this.limit);
    if (kind === 'ready') {
      this.isReady = true;
      this.failures = 0;
      this.tell();
      this.next();
      return;
    }
    const question = this.questions.done();
    if (kind === 'answered') question?.resolve(text);
    else question?.reject(new SandboxUnavailable(text));
    if (!isLast) this.next();
    else if (question) this.again();
    else this.recover(text);
  }

  private next(): void {
    if (!this.worker || !this.isReady || this.questions.asked) return;
    const question = this.questions.next();
    if (!question) return;
    this.limit = setTimeout(() => {
      this.questions.done();
      question.reject(new SandboxTimeout(`No answer within ${question.milliseconds} milliseconds`));
      this.again();
    }, question.milliseconds);
    this.worker.postMessage(question.text);
  }

  /** Something is wrong with the worker itself. */
  private recover(why: string): void {
    this.questions.done()?.reject(new SandboxUnavailable(`The check has ended: ${why}`));
    this.failures++;
    this.reason = why;
    if (this.available) this.again();
    else {
      this.end();
      this.rejectAll();
      this.tell();
    }
  }

  private again(): void {
    this.end();
    void this.start();
  }

  private end(): void {
    clearTimeout(this.limit);
    this.worker?.terminate();
    [this.worker, this.isReady] = [undefined, false];
  }

  private rejectAll(): void {
    this.questions.rejectAll(new SandboxUnavailable('The check is off.'));
  }
}
