import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorkerMessage } from '../../src/web/messages';
import type { WorkerHost } from '../../src/web/worker-host';

/** A worker that does nothing but note what it is told. */
class StillWorker {
  static last: StillWorker | undefined;
  readonly told: WorkerMessage['kind'][] = [];
  onerror: ((event: { readonly message?: string }) => void) | null = null;
  isTerminated = false;

  constructor() {
    StillWorker.last = this;
  }

  postMessage({ kind }: WorkerMessage): void {
    this.told.push(kind);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const scope = globalThis as unknown as { Worker?: unknown };
const before = scope.Worker;
let begin: (log: string[]) => WorkerHost;
beforeAll(async () => {
  scope.Worker = StillWorker;
  const { WorkerHost } = await import('../../src/web/worker-host');
  begin = (log) =>
    new WorkerHost(() => Promise.resolve(new Uint8Array(1)), {
      status: () => undefined,
      ended: (reason) => log.push(`host: ${reason}`),
    });
});
afterAll(() => {
  scope.Worker = before;
});

describe('the worker of a window', () => {
  let log: string[];
  let host: WorkerHost;
  const worker = (): StillWorker => {
    if (!StillWorker.last) throw new Error('no worker has been started');
    return StillWorker.last;
  };
  beforeEach(async () => {
    log = [];
    StillWorker.last = undefined;
    host = begin(log);
    await sleep(10);
  });

  it('tells its sessions when it crashes, once it is known that it has', () => {
    host.session(() => log.push('first'));
    const left = host.session(() => log.push('left'));
    host.session(() => log.push('second'));
    left.end();
    worker().onerror?.({ message: 'out of memory' });
    worker().onerror?.({ message: 'again' });
    expect(log).toEqual(['host: out of memory', 'first', 'second']);
    expect(worker().isTerminated).toBe(true);
    expect(worker().told).toEqual(['begin', 'session', 'session', 'session']);
  });

  it('tells a session at once that begins too late', async () => {
    worker().onerror?.({ message: 'out of memory' });
    host.session(() => log.push('late'));
    await sleep(10);
    expect(log).toEqual(['host: out of memory', 'late']);
  });

  it('tells nobody where it is ended on purpose', () => {
    host.session(() => log.push('session'));
    host.end();
    expect(log).toEqual([]);
  });
});
