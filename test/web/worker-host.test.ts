import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Port } from '../../src/adapter/wire/ports';
import type { CheckFiles, WorkerMessage } from '../../src/web/messages';
import type { WorkerHost } from '../../src/web/worker-host';

/** A worker that does nothing but note what it is told. */
class StillWorker {
  static last: StillWorker | undefined;
  readonly told: WorkerMessage['kind'][] = [];
  service: Port | undefined;
  check: CheckFiles | undefined;
  onerror: ((event: { readonly message?: string }) => void) | null = null;
  isTerminated = false;

  constructor() {
    StillWorker.last = this;
  }

  postMessage(message: WorkerMessage): void {
    this.told.push(message.kind);
    if (message.kind === 'begin') this.service = message.service;
    if (message.kind === 'check') this.check = message.files;
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const scope = globalThis as unknown as { Worker?: unknown };
const before = scope.Worker;
let begin: (log: string[]) => WorkerHost;
/** Paths that cannot be read. */
const missing = new Set<string>();
beforeAll(async () => {
  scope.Worker = StillWorker;
  const { WorkerHost } = await import('../../src/web/worker-host');
  begin = (log) =>
    new WorkerHost(read, {
      status: () => undefined,
      checked: ({ state, detail }) => log.push(`check: ${state} ${detail}`),
      ended: (reason) => log.push(`host: ${reason}`),
    });
});

function read(path: string): Promise<Uint8Array> {
  if (missing.has(path)) return Promise.reject(new Error(`${path} cannot be read.`));
  return Promise.resolve(path.endsWith('.gz') ? gzipSync(path) : new Uint8Array(1));
}

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

  describe('with a check', () => {
    const idle = { jsonrpc: '2.0', method: 'neural/status', params: { state: 'idle', detail: '' } };
    beforeEach(async () => {
      missing.clear();
      worker().service?.postMessage(idle);
      await host.ready;
    });
    afterEach(() => {
      host.end();
      worker().service?.close();
    });

    it('is handed what it needs, unpacked, when it is turned on', async () => {
      await host.switchCheck(true);
      const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
      expect(text(worker().check?.code)).toBe('dist/sandbox/python.wasm.gz');
      expect(text(worker().check?.image)).toBe('dist/sandbox/python.image.gz');
      await host.switchCheck(false);
      expect(worker().check).toBeUndefined();
      expect(worker().told).toEqual(['begin', 'check', 'check']);
    });

    it('stays off where it was turned off while it was read', async () => {
      await Promise.all([host.switchCheck(true), host.switchCheck(false)]);
      expect(worker().check).toBeUndefined();
      expect(worker().told).toEqual(['begin', 'check']);
    });

    it('says what is missing, and tries again', async () => {
      missing.add('dist/checker.js');
      await expect(host.switchCheck(true)).rejects.toThrow('dist/checker.js cannot be read.');
      expect(log).toEqual(['check: failed dist/checker.js cannot be read.']);
      missing.clear();
      await host.switchCheck(true);
      expect(worker().check).toBeDefined();
    });
  });
});
