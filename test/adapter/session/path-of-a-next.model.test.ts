/** The walk "The path of a `next`" in CONTRIBUTING.md names the files that a `next` really goes through, and those are few. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PassThrough } from 'node:stream';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterAll, expect, it } from 'vitest';
import { StreamSession } from '../../../src/adapter/wire/stream-session';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import { LanguageModel } from '../../../src/model/language-model';
import { QuestionQueue } from '../../../src/model/priority-lock';
import { NeuralPredictor } from '../../../src/model/neural-predictor';
import { loadPredictor } from '../../../src/model/node/load-model';
import { loadPython } from '../../../src/python/source';
import { CheckingPredictor } from '../../../src/sandbox/checking-predictor';
import { SandboxUnavailable } from '../../../src/sandbox/transport';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'path-'));
const program = join(folder, 'program.py');
writeFileSync(program, 'total = 7\ntotal = total + 1\nprint(total)\n');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Files of `src` whose functions wait for this one, the innermost first. */
function onStack(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/\(?(?:file:\/\/)?(\/[^():]*\/src\/[^():]*\.ts)/g)];
  const all = [...new Set(files.map(([, file = '']) => relative(join(root, 'src'), file)))];
  // Before that, the message was read off its stream.
  return all.slice(0, all.indexOf('adapter/session/neural-session.ts') + 1 || undefined);
}

/** Stands for a check that can evaluate nothing, so that every question gets to the network. */
const unavailable = {
  available: true,
  ask: () => Promise.reject(new SandboxUnavailable('none')),
};

it('goes through no more than 20 files from the request to the network, which are those that are named', async () => {
  // Where a message is answered at once, nothing waits for what it has started.
  const passed = new Set(['adapter/session/neural-session.ts']);
  const note = (): void => {
    for (const file of onStack()) passed.add(file);
  };
  let isNext = false;
  // A promise that is passed on, and not waited for, leaves no trace: so the stack is read at several depths.
  const noting = <K extends string>(where: Record<K, (...given: never[]) => unknown>, name: K): void => {
    const original = where[name];
    where[name] = function (this: unknown, ...given) {
      if (isNext) note();
      return original.apply(this, given);
    };
  };
  noting(Session.prototype, 'run');
  noting(Machine.prototype, 'step');
  noting(NeuralPredictor.prototype, 'predict');
  noting(QuestionQueue.prototype, 'inTurn');
  noting(LanguageModel.prototype, 'answering');
  noting(LanguageModel.prototype, 'read');
  const predictor = await loadPredictor(join(root, 'models'), {
    around: (chain) => new CheckingPredictor(chain, unavailable),
  });
  const session = new StreamSession(
    { loadPredictor: () => Promise.resolve(predictor), loadPython },
    { isServer: true },
  );
  const output = new PassThrough();
  const input = new PassThrough();
  session.start(input, output);
  const client = new Client(input, output);
  await client.request('initialize', { adapterID: 'neural-python' });
  await client.request('launch', { program, stopOnEntry: true });
  const entry = client.event('stopped');
  await client.request('configurationDone', {});
  await entry;
  isNext = true;
  for (let line = 1; line <= 2; line++) {
    const stopped = client.event('stopped');
    await client.request('next', { threadId: 1 });
    await stopped;
  }
  isNext = false;
  await client.request('disconnect', {});
  await predictor.release();
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const walk = text.slice(text.indexOf('\n1. ', text.indexOf('\n## The path of a `next`\n')));
  const named = [...walk.slice(0, walk.indexOf('\n\n')).matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => file);
  expect(passed.size).toBeLessThanOrEqual(20);
  expect(named.sort()).toEqual([...passed].sort());
});

/** The least that is needed of a client. */
class Client {
  private seq = 0;
  private rest = '';
  private readonly waiting: {
    readonly is: (message: DebugProtocol.ProtocolMessage) => boolean;
    readonly done: () => void;
  }[] = [];

  constructor(
    private readonly input: PassThrough,
    output: PassThrough,
  ) {
    output.on('data', (data: Buffer) => {
      this.rest += data.toString();
      for (;;) {
        const [header = '', length] = /^Content-Length: (\d+)\r\n\r\n/.exec(this.rest) ?? [];
        if (length === undefined || this.rest.length < header.length + Number(length)) return;
        const message = JSON.parse(
          this.rest.slice(header.length, header.length + Number(length)),
        ) as DebugProtocol.Response;
        this.rest = this.rest.slice(header.length + Number(length));
        const at = this.waiting.findIndex(({ is }) => is(message));
        if (at >= 0) this.waiting.splice(at, 1)[0]?.done();
      }
    });
  }

  request(command: string, given: object): Promise<void> {
    const seq = ++this.seq;
    const text = JSON.stringify({ seq, type: 'request', command, arguments: given });
    const answered = this.message((message) => (message as DebugProtocol.Response).request_seq === seq);
    this.input.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return answered;
  }

  event(name: string): Promise<void> {
    return this.message((message) => (message as DebugProtocol.Event).event === name);
  }

  private message(is: (message: DebugProtocol.ProtocolMessage) => boolean): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ is, done });
    });
  }
}
