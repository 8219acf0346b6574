/**
 * The evaluator's process: reads a question, answers it, forgets it (see `PLAIN`). It ends when its input ends, when a question takes far
 * too long (which the other side notices before, unless it is gone), and when anything is not as it should be.
 */
import { readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { readPackedFile } from '../../python/files/packed-file';
import { Interpreter } from './interpreter';
import { lockDown } from './lock-down';
import { encodeMessage, MessageReader, Outcome } from './messages';

/** Milliseconds that a question may take longer here than the other side waits at most. */
const GRACE_MS = 1500;
/**
 * How an answer begins that says so: nothing but numbers, texts, containers, built-in functions and objects of the program was
 * there, all of them made for the question, so that no later one finds anything of it. It takes longer to restore memory than to
 * answer such a question, and so that is done after many of them, before what nobody needs any more fills it.
 */
const PLAIN = '{"plain": true';
const MOST_KEPT = 64;
const MOST_KEPT_TEXT = 300_000;

const end = process.exit.bind(process);
const code = Uint8Array.from(readPackedFile(join(__dirname, 'python.wasm')));
const image = readPackedFile(join(__dirname, 'python.image'));
lockDown();
const interpreter = new Interpreter(new WebAssembly.Module(code), image);
// Code is compiled when it is first used, which would make the first answers late.
for (const question of interpreter.warmUp) {
  turn(question);
  interpreter.forget();
}
reply(Outcome.ready, '');

/** How many questions there were since memory was restored, and how many characters they and their answers have. */
let kept = 0;
let keptText = 0;
const reader = new MessageReader();
const buffer = Buffer.alloc(65_536);
for (;;) {
  const length = read();
  if (length === 0) end(0);
  for (const { number, text } of reader.take(Buffer.from(buffer.subarray(0, length)))) {
    let answer: string | undefined;
    try {
      answer = turn(text, number + GRACE_MS);
    } catch (error) {
      reply(Outcome.failedLast, String(error));
      end(1);
    }
    // Memory that has grown stays so: what a question takes for long is given back with the process.
    const isLast = interpreter.hasGrown;
    kept += 1;
    keptText += text.length + (answer?.length ?? 0);
    if (answer === undefined) reply(isLast ? Outcome.failedLast : Outcome.failed, 'The evaluator could not answer.');
    else reply(isLast ? Outcome.answeredLast : Outcome.answered, answer);
    if (isLast) end(0);
    if (answer?.startsWith(PLAIN) !== true || kept >= MOST_KEPT || keptText >= MOST_KEPT_TEXT) {
      interpreter.forget();
      kept = keptText = 0;
    }
  }
}

/** Node's own watch over scripts is a thread of its own, and so also ends what never comes back by itself. */
function turn(question: string, timeout = 10_000): string | undefined {
  const work = (): string | undefined => interpreter.ask(question);
  Reflect.defineProperty(globalThis, 'work', { value: work, configurable: true });
  return new Script('work()').runInThisContext({ timeout }) as string | undefined;
}

function read(): number {
  for (;;)
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code: reason } = error as NodeJS.ErrnoException;
      // Windows tells the end of a pipe as an error.
      if (reason !== 'EAGAIN') return 0;
    }
}

function reply(number: number, text: string): void {
  const message = encodeMessage({ number, text });
  for (let sent = 0; sent < message.length;) sent += writeSync(1, message, sent);
}
