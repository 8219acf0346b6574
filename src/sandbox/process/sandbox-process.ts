/**
 * The evaluator in a process of its own: started at once, asked one question at a time, ended when an answer is late, and started again.
 * It has no state, so nothing is lost with it.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { hasPackedFile } from '../../python/files/packed-file';
import { type Question, Questions } from '../questions';
import { type SandboxOptions, SandboxTimeout, type SandboxTransport, SandboxUnavailable } from '../transport';
import { encodeMessage, type Message, MessageReader, Outcome } from './messages';
import { nodeOptions } from './node-options';
import { ProcessorTime } from './processor-time';

/** How long an answer may take if nothing else is said. */
const LIMIT_MS = 200;
/** How long an answer is waited for where the process does not get to work. */
const MOST_WAITED_MS = 900;
const SHORTEST_MS = 20;
/** How long a start may take, on a slow machine that is busy. */
const START_LIMIT_MS = 20_000;
/** After so many starts in a row that came to nothing there is no other one. */
const STARTS = 3;

export type SandboxState = 'starting' | 'ready' | 'failed' | 'ended';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

export class SandboxProcess implements SandboxTransport {
  private child: Child | undefined;
  private worked: ProcessorTime | undefined;
  private isReady = false;
  private readonly questions = new Questions();
  private limit: NodeJS.Timeout | undefined;
  private failures = 0;
  private failure: string | undefined;
  private isDisposed = false;

  /**
   * @param folder with the interpreter, its image and the program of the process
   * @param changed told after each change of `state`
   */
  constructor(
    private readonly folder: string,
    private readonly changed: (state: SandboxState, why: string | undefined) => void = () => undefined,
    private readonly node = process.execPath,
  ) {
    this.start();
    process.once('exit', this.end);
  }

  get state(): SandboxState {
    if (this.isDisposed) return 'ended';
    if (this.failure !== undefined) return 'failed';
    return this.isReady ? 'ready' : 'starting';
  }

  /** Why it could not be started, for people. */
  get reason(): string | undefined {
    return this.failure;
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  get available(): boolean {
    return !this.isDisposed && this.failure === undefined;
  }

  async ask(text: string, { signal, milliseconds = LIMIT_MS }: SandboxOptions = {}): Promise<string> {
    if (!this.available) throw this.unavailable();
    return await this.questions.add(text, milliseconds, signal, () => {
      this.next();
    });
  }

  /** Ends the process. Whoever waits for an answer gets none. */
  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    process.off('exit', this.end);
    this.end();
    this.questions.rejectAll(this.unavailable());
    this.changed(this.state, undefined);
  }

  private readonly end = (): void => {
    clearTimeout(this.limit);
    this.child?.kill('SIGKILL');
    this.left();
  };

  private left(): void {
    this.child = undefined;
    this.worked?.close();
    this.worked = undefined;
  }

  private start(): void {
    this.isReady = false;
    try {
      const child = startNode(this.node, this.folder);
      this.child = child;
      this.worked = new ProcessorTime(child.pid);
      this.watch(child);
    } catch (error) {
      this.giveUp((error as Error).message);
      return;
    }
    this.limit = setTimeout(() => {
      this.child?.kill('SIGKILL');
    }, START_LIMIT_MS);
    this.hold();
    this.changed(this.state, undefined);
  }

  private watch(child: Child): void {
    const reader = new MessageReader();
    let complaint = '';
    let hasEnded = false;
    child.stdout.on('data', (piece: Buffer) => {
      if (this.child === child) for (const message of reader.take(piece)) this.receive(message);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(0, 1000);
    });
    // Broken pipes are the end of the process, which is told below.
    child.stdin.on('error', () => undefined);
    const ended = (why: string): void => {
      if (hasEnded) return;
      hasEnded = true;
      if (this.child === child) this.recover(/^\w*(?:Error|node): .*/m.exec(complaint)?.[0] ?? '', why);
    };
    child.once('error', (error) => {
      ended(error.message);
    });
    child.once('close', (code, signal) => {
      ended(signal === null ? `exit code ${code ?? '?'}` : `signal ${signal}`);
    });
  }

  private receive({ number, text }: Message): void {
    clearTimeout(this.limit);
    if (number === Outcome.ready) {
      this.isReady = true;
      this.failures = 0;
      this.changed(this.state, undefined);
    } else {
      const question = this.questions.done();
      if (number === Outcome.answered || number === Outcome.answeredLast) question?.resolve(text);
      else question?.reject(new SandboxUnavailable(text));
      if (number === Outcome.answeredLast || number === Outcome.failedLast) this.isReady = false;
    }
    this.next();
  }

  /** The process has ended, by itself or not. */
  private recover(complaint: string, why: string): void {
    clearTimeout(this.limit);
    this.left();
    this.isReady = false;
    this.questions.done()?.reject(new SandboxUnavailable(`The evaluator has ended: ${complaint || why}`));
    if (this.isDisposed) return;
    this.failures++;
    if (this.failures >= STARTS) this.giveUp(complaint || why);
    else this.start();
  }

  private giveUp(why: string): void {
    this.failure = why;
    this.questions.rejectAll(this.unavailable());
    this.changed(this.state, why);
  }

  private next(): void {
    this.hold();
    if (!this.isReady || this.questions.asked !== undefined || this.child === undefined) return;
    const question = this.questions.next();
    if (question === undefined) return;
    this.hold();
    this.await(question, this.worked?.milliseconds, question.milliseconds);
    this.child.stdin.write(encodeMessage({ number: question.milliseconds, text: question.text }));
  }

  /** On a machine with much other work, the time is counted that the process itself has had, within limits. */
  private await(question: Question, before: number | undefined, wait: number, waited = 0): void {
    this.limit = setTimeout(() => {
      const now = this.worked?.milliseconds;
      const rest = now === undefined || before === undefined ? 0 : question.milliseconds - (now - before);
      const more = Math.min(rest, MOST_WAITED_MS - waited - wait);
      if (more < SHORTEST_MS) this.late(question);
      else this.await(question, before, more, waited + wait);
    }, wait);
  }

  private late(question: Question): void {
    this.questions.done();
    question.reject(new SandboxTimeout(`No answer within ${question.milliseconds} milliseconds`));
    const child = this.child;
    this.left();
    child?.kill('SIGKILL');
    this.start();
  }

  /** The process of somebody who only waits for nothing is not kept alive by this one. */
  private hold(): void {
    const { child } = this;
    if (child === undefined) return;
    const isNeeded = this.questions.areThere;
    const streams = [child, child.stdin, child.stdout, child.stderr] as unknown as { ref(): void; unref(): void }[];
    for (const one of streams)
      if (isNeeded) one.ref();
      else one.unref();
    if (isNeeded) this.limit?.ref();
    else this.limit?.unref();
  }

  private unavailable(): SandboxUnavailable {
    return new SandboxUnavailable(
      this.failure === undefined ? 'The evaluator has been ended.' : `The evaluator cannot be started: ${this.failure}`,
    );
  }
}

/** @throws Error with a message for people */
function startNode(node: string, folder: string): Child {
  if (!hasPackedFile(join(folder, 'python.image'))) throw new Error(`Its files are not in ${folder}.`);
  const place = realpathSync(folder);
  const options = nodeOptions(place);
  if (options === undefined)
    throw new Error(`Node ${process.versions.node} cannot take rights away from a process; version 20 and later can.`);
  return spawn(node, [...options, join(place, 'child.cjs')], {
    cwd: place,
    // VS Code's own binary is Node with this variable, and only with it.
    env: process.versions.electron === undefined ? {} : { ELECTRON_RUN_AS_NODE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}
