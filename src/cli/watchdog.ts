/**
 * Ends a process that cannot be reached any more: its event loop has been blocked for long, or its parent is gone while it
 * could not notice. A separate thread checks, since a blocked thread cannot. It loads nothing but Node's own modules.
 */
import { Worker } from 'node:worker_threads';

export interface WatchdogOptions {
  /** Seconds for which the event loop may be blocked. */
  readonly patience?: number;
  /** Whether the process ends with its parent. */
  readonly followsParent?: boolean;
  /** A file that the process would remove at its end. */
  readonly leftover?: string;
  /** Milliseconds between two checks. */
  readonly interval?: number;
}

/** Messages to the thread. */
interface Task extends Required<Omit<WatchdogOptions, 'leftover'>> {
  readonly beats: Int32Array;
  readonly parent: number;
  readonly leftover: string | undefined;
}

/** Starts watching; this does not keep the process alive. */
export function startWatchdog({
  patience = 30,
  followsParent = false,
  leftover,
  interval = 1000,
}: WatchdogOptions = {}): void {
  // A debugger may stop the process for any time.
  if (process.execArgv.some((argument) => argument.startsWith('--inspect'))) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => {
    Atomics.add(beats, 0, 1);
  }, interval / 2);
  beat.unref();
  const task: Task = { patience, followsParent, interval, beats, parent: process.ppid, leftover };
  const worker = new Worker(`(${watch.toString()})(require)`, {
    eval: true,
    workerData: task,
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  // It is optional.
  worker.on('error', () => undefined);
}

/** Runs in the thread, from its source text: it has no access to this file's scope. */
function watch(require: NodeJS.Require): void {
  const { workerData } = require('node:worker_threads') as { workerData: Task };
  const { rmSync, writeSync } = require('node:fs') as typeof import('node:fs');
  const { patience, followsParent, interval, beats, parent, leftover } = workerData;
  let last = -1;
  let still = 0;
  let orphaned = 0;
  let looked = performance.now();
  /** Processor time in milliseconds, when the other thread was seen to get on. */
  let computed = 0;

  /** On a busy machine a process may just not have got its turn: a blocked one computes, or hangs for ever. */
  const isBlocked = (): boolean =>
    still >= 10 * patience * 1000 || (still >= patience * 1000 && used() - computed >= (patience * 1000) / 2);

  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };

  const end = (why: string): void => {
    try {
      writeSync(2, `neural-debug: ${why}\n`);
      if (leftover !== undefined) rmSync(leftover, { force: true });
    } catch {
      // There may be no reader left.
    }
    process.kill(process.pid, 'SIGKILL');
  };

  const isAlone = (): boolean => {
    if (process.platform !== 'win32') return process.ppid !== parent;
    try {
      process.kill(parent, 0);
      return false;
    } catch {
      return true;
    }
  };

  setInterval(() => {
    const now = performance.now();
    // If the machine slept, or starved this thread as well, nothing follows about the other thread.
    const isLate = now - looked > 3 * interval;
    looked = now;
    if (isLate) return;
    const beat = Atomics.load(beats, 0);
    still = beat === last ? still + interval : 0;
    if (still === 0) computed = used();
    last = beat;
    if (isBlocked())
      end(`no progress for ${patience} seconds, so this process ends: its last request takes too much work`);
    // A responsive process ends by itself when its input ends.
    orphaned = followsParent && isAlone() ? orphaned + 1 : 0;
    if (orphaned >= 3) end('the process that started this one is gone');
  }, interval);
}
