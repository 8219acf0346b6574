/** How the check of a browser is asked: its worker is played by the test. */
import { describe, expect, it, vi } from 'vitest';
import { SandboxTimeout, SandboxUnavailable } from '../../src/sandbox/transport';
import type { BeginCheck, CheckerReply } from '../../src/web/messages';
import { type CheckerWorker, WorkerSandbox } from '../../src/web/worker-sandbox';

/** The smallest module that there is. */
const code = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const files = { program: 'checker.js', code, image: new Uint8Array(1) };

class Played implements CheckerWorker {
  onmessage: CheckerWorker['onmessage'] = null;
  onerror: CheckerWorker['onerror'] = null;
  isEnded = false;
  readonly questions: string[] = [];

  constructor(private readonly play: (worker: Played, message: BeginCheck | string) => void) {}

  postMessage(message: BeginCheck | string): void {
    if (typeof message === 'string') this.questions.push(message);
    queueMicrotask(() => {
      this.play(this, message);
    });
  }

  say(kind: CheckerReply['kind'], text = '', isLast = false): void {
    this.onmessage?.({ data: { kind, text, isLast } });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

function played(play: (worker: Played, message: BeginCheck | string) => void): {
  sandbox: WorkerSandbox;
  workers: Played[];
} {
  const workers: Played[] = [];
  const sandbox = new WorkerSandbox(() => {
    const worker = new Played(play);
    workers.push(worker);
    return worker;
  });
  return { sandbox, workers };
}

/** Says each question back; `slow` is never answered, and after `large` the worker is of no more use. */
function echo(worker: Played, message: BeginCheck | string): void {
  if (typeof message !== 'string') worker.say('ready');
  else if (message !== 'slow') worker.say('answered', `<${message}>`, message === 'large');
}

describe('the check of a browser', () => {
  it('evaluates nothing before it is turned on', async () => {
    const { sandbox, workers } = played(echo);
    expect(sandbox.available).toBe(false);
    await expect(sandbox.ask('1')).rejects.toThrow(SandboxUnavailable);
    expect(workers).toEqual([]);
  });

  it('answers one question after the other, and none after it has been turned off', async () => {
    const { sandbox, workers } = played(echo);
    sandbox.turn(files);
    expect(await Promise.all(['a', 'b'].map((text) => sandbox.ask(text)))).toEqual(['<a>', '<b>']);
    expect(workers).toHaveLength(1);
    sandbox.turn(undefined);
    expect(workers[0]?.isEnded).toBe(true);
    await expect(sandbox.ask('c')).rejects.toThrow(SandboxUnavailable);
  });

  it('ends a worker that is late or has grown, and goes on with another one', async () => {
    const { sandbox, workers } = played(echo);
    sandbox.turn(files);
    const [slow, large, after] = ['slow', 'large', 'after'].map((text) => sandbox.ask(text));
    await expect(slow).rejects.toThrow(SandboxTimeout);
    expect(await large).toBe('<large>');
    expect(await after).toBe('<after>');
    expect(workers.map((worker) => [worker.questions, worker.isEnded])).toEqual([
      [['slow'], true],
      [['large'], true],
      [['after'], false],
    ]);
  });

  it('gives up after some starts that came to nothing, and tells everybody who waits', async () => {
    const { sandbox, workers } = played((worker) => {
      worker.say('failed', 'RangeError: out of memory', true);
    });
    sandbox.turn(files);
    await expect(sandbox.ask('a')).rejects.toThrow(SandboxUnavailable);
    expect(workers).toHaveLength(3);
    expect(workers.every((worker) => worker.isEnded)).toBe(true);
    expect(sandbox.available).toBe(false);
  });

  it('gives up where the interpreter cannot even be compiled', async () => {
    const { sandbox } = played(echo);
    sandbox.turn({ ...files, code: Uint8Array.of(1, 2, 3) });
    await vi.waitFor(() => {
      expect(sandbox.available).toBe(false);
    });
  });

  it('does not ask what is not needed any more', async () => {
    const { sandbox, workers } = played(echo);
    sandbox.turn(files);
    const controller = new AbortController();
    const unneeded = sandbox.ask('a', { signal: controller.signal });
    controller.abort();
    await expect(unneeded).rejects.toThrow('not needed');
    expect(await sandbox.ask('b')).toBe('<b>');
    expect(workers[0]?.questions).toEqual(['b']);
  });

  it('tells its state: starting, ready, off, and what is wrong with it', async () => {
    const states: string[] = [];
    const { sandbox } = played(echo);
    sandbox.onChange = ({ state }) => states.push(state);
    sandbox.turn(files);
    await sandbox.ask('a');
    sandbox.compared(true);
    expect(sandbox.status).toEqual({ state: 'ready', detail: '', agreed: 1, disagreed: 0 });
    sandbox.turn(undefined);
    expect(states).toEqual(['starting', 'ready', 'ready', 'off']);
    const broken = played((worker) => worker.onerror?.({ message: 'out of memory' }));
    broken.sandbox.turn(files);
    await vi.waitFor(() => {
      expect(broken.sandbox.status).toMatchObject({ state: 'failed', detail: 'out of memory' });
    });
  });
});
