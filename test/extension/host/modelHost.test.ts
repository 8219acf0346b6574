import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CancellationTokenSource, RequestType } from 'vscode-jsonrpc/node';
import { type HostProcess, hostInProcess } from '../../../src/extension/host/hostProcess';
import type { HostCrash, HostState, ModelHost } from '../../../src/extension/host/modelHost';

interface Echo {
  readonly text?: string;
  readonly progress?: string | number;
}
interface Echoed extends Echo {
  readonly pid: number;
  readonly argv: readonly string[];
  readonly quiet?: string;
}

const echo = new RequestType<Echo, Echoed, void>('echo');
const wait = new RequestType<object, string, void>('wait');
const crash = new RequestType<object, never, void>('crash');
const hang = new RequestType<object, never, void>('hang');

describe('the model host of a window', () => {
  const log: string[] = [];
  const tell = (message: string): void => {
    log.push(message);
  };
  let host: ModelHost<HostProcess>;
  let states: HostState['state'][];
  let crashes: HostCrash[];

  const make = (cli: string): ModelHost<HostProcess> => {
    const made = hostInProcess({ node: process.execPath, cli }, { info: tell, warn: tell, error: tell });
    made.onDidChangeState(({ state }) => states.push(state));
    made.onDidCrash((one) => crashes.push(one));
    return made;
  };

  beforeEach(() => {
    log.length = 0;
    states = [];
    crashes = [];
    host = make('test/extension/host/fake-host.mjs');
  });

  afterEach(() => {
    host.dispose();
  });

  it('is started with telemetry of the native runtime switched off, whatever the editor was started with', async () => {
    vi.stubEnv('ORT_DISABLE_TELEMETRY', '0');
    try {
      expect((await host.request(echo, {})).quiet).toBe('1');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('starts nothing before it is needed', async () => {
    await sleep(50);
    expect(host.state.state).toBe('idle');
    expect(log).toEqual([]);
  });

  it('starts one process for all requests, with the pipe that it names', async () => {
    const [first, second, pipe] = await Promise.all([
      host.request(echo, { text: 'a' }),
      host.request(echo, { text: 'b' }),
      host.started().then(({ pipe }) => pipe),
    ]);
    expect(second.pid).toBe(first.pid);
    expect(first.argv).toEqual(['host', '--pipe', pipe]);
    expect(states).toEqual(['starting', 'ready']);
  });

  it('asks for no check where none is wanted, and switches it while the process runs', async () => {
    let isWanted = false;
    const command = { node: process.execPath, cli: 'test/extension/host/fake-host.mjs', checks: () => isWanted };
    const unchecked = hostInProcess(command, { info: tell, warn: tell, error: tell });
    const told: (string | undefined)[] = [];
    unchecked.onDidChangeCheck((status) => told.push(status?.state));
    await unchecked.switchCheck(true);
    expect(unchecked.check).toBeUndefined();
    expect((await unchecked.request(echo, {})).argv.slice(0, 2)).toEqual(['host', '--no-check']);
    isWanted = true;
    await unchecked.switchCheck(true);
    expect(unchecked.check).toEqual({ state: 'ready', detail: '', agreed: 3, disagreed: 1 });
    await unchecked.restart();
    expect(unchecked.check).toBeUndefined();
    expect((await unchecked.request(echo, {})).argv.slice(0, 2)).toEqual(['host', '--pipe']);
    unchecked.dispose();
    expect(told).toEqual(['ready', undefined]);
  });

  it('passes a cancellation on', async () => {
    const source = new CancellationTokenSource();
    const answer = host.request(wait, {}, source.token);
    await host.started().then(({ pipe }) => pipe);
    setTimeout(() => {
      source.cancel();
    }, 20);
    expect(await answer).toBe('cancelled');
  });

  it('reports progress', async () => {
    const steps: number[] = [];
    await host.requestWithProgress(echo, {}, (step) => steps.push(step.steps));
    expect(steps).toEqual([3]);
  });

  it('starts again after a crash, fails what was asked meanwhile, and says so', async () => {
    const { pid } = await host.request(echo, {});
    const waiting = host.request(wait, {});
    await expect(host.request(crash, {})).rejects.toThrow();
    await expect(waiting).rejects.toThrow();
    expect((await host.request(echo, {})).pid).not.toBe(pid);
    expect(crashes).toEqual([{ reason: 'exit code 3', isRestarted: true }]);
    expect(log).toContain('out of luck');
  });

  it.skipIf(process.platform === 'win32')('says why it has ended itself, and starts again', async () => {
    await expect(host.request(hang, {})).rejects.toThrow();
    expect((await host.request(echo, { text: 'again' })).text).toBe('again');
    expect(crashes).toEqual([{ reason: 'no progress for long', isRestarted: true }]);
  });

  it('gives up after the third crash, until it is asked to start again', async () => {
    for (let times = 0; times < 3; times += 1) await expect(host.request(crash, {})).rejects.toThrow();
    expect(crashes.map(({ isRestarted }) => isRestarted)).toEqual([true, true, false]);
    expect(host.state).toEqual({ state: 'failed', detail: 'exit code 3' });
    await expect(host.request(echo, {})).rejects.toThrow('exit code 3');
    await host.restart();
    expect((await host.request(echo, { text: 'again' })).text).toBe('again');
  });

  it('says that it is restarted where it ran, since its sessions are lost', async () => {
    let restarts = 0;
    host.onDidRestart(() => (restarts += 1));
    await host.restart();
    expect(restarts).toBe(0);
    await host.restart();
    expect(restarts).toBe(1);
    expect(crashes).toEqual([]);
  });

  it('says why there is none', async () => {
    const none = make('test/extension/host/missing.mjs');
    await expect(none.started()).rejects.toThrow('exit code 1');
    none.dispose();
  });

  it('ends with the window', async () => {
    const { pid } = await host.request(echo, {});
    host.dispose();
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(crashes).toEqual([]);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
