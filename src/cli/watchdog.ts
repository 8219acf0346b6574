/**
 * Ends a process that nobody can reach any more: its event loop has been blocked for long, or who started it is gone while it
 * could not notice. A thread of its own looks, since a blocked thread cannot. It loads nothing but what Node has.
 */
import { Worker } from 'node:worker_threads';

export interface WatchdogOptions {
  /** Seconds for which the event loop may stand still. */
  readonly patience?: number;
  /** Whether the process has to end with the one that has started it. */
  readonly followsParent?: boolean;
  /** A file that the process would have removed at its end. */
  readonly leftover?: string;
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** What the thread is told. */
interface Task extends Required<Omit<WatchdogOptions, 'leftover'>> {
  readonly beats: Int32Array;
  readonly parent: number;
  readonly leftover: string | undefined;
}

/** Begins to look; the process ends as it would without. */
export function startWatchdog({
  patience = 30,
  followsParent = false,
  leftover,
  interval = 1000,
}: WatchdogOptions = {}): void {
  // Somebody who looks at it with a debugger stops it for as long as he likes.
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
  // Without it everything works as well.
  worker.on('error', () => undefined);
}

/** Runs in the thread, as text: it knows nothing of this file. */
function watch(require: NodeJS.Require): void {
  const { workerData } = require('node:worker_threads') as { workerData: Task };
  const { rmSync, writeSync } = require('node:fs') as typeof import('node:fs');
  const { patience, followsParent, interval, beats, parent, leftover } = workerData;
  let last = -1;
  let still = 0;
  let orphaned = 0;
  let looked = performance.now();

  const end = (why: string): void => {
    try {
      writeSync(2, `neural-debug: ${why}\n`);
      if (leftover !== undefined) rmSync(leftover, { force: true });
    } catch {
      // There may be nobody left to read it.
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
    // A machine that slept, or had no time for this thread either, says nothing about the other one.
    const isLate = now - looked > 3 * interval;
    looked = now;
    if (isLate) return;
    const beat = Atomics.load(beats, 0);
    still = beat === last ? still + interval : 0;
    last = beat;
    if (still >= patience * 1000)
      end(`no progress for ${patience} seconds, so this process ends: its last request takes too much work`);
    // One that can notice ends by itself when its input ends.
    orphaned = followsParent && isAlone() ? orphaned + 1 : 0;
    if (orphaned >= 3) end('the process that started this one is gone');
  }, interval);
}
