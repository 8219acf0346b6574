/** The event loop of `asyncio` as a value: which tasks there are, what they wait for, and who goes on next. */
import type { Value } from '../../python/values/value';
import type { ThrownException } from './exceptions';

/** What a task has come to. */
export interface Settled {
  readonly value?: Value;
  readonly exception?: ThrownException;
}

export interface Task {
  /** The number of its frame. */
  readonly generator: number;
  readonly done?: Settled;
  /** Tasks that wait for it. */
  readonly waiters: readonly number[];
  /** Numbers of what gathers it. */
  readonly gathered: readonly number[];
}

/** What `gather` has made. */
export interface Gathering {
  readonly tasks: readonly number[];
  readonly keepsExceptions: boolean;
  /** How many of them it has been told about. */
  readonly told: number;
  readonly waiter?: number;
  readonly done?: Settled;
}

/** A task that goes on, or something gathered that has been done. */
export type Ready = ({ readonly task: number } & Settled) | { readonly gathering: number; readonly child: number };

export interface EventLoop {
  readonly tasks: ReadonlyMap<number, Task>;
  readonly gatherings: ReadonlyMap<number, Gathering>;
  readonly ready: readonly Ready[];
  /** Tasks that sleep, and until when; the clock only goes on where nobody is ready. */
  readonly timers: readonly { readonly at: number; readonly task: number }[];
  readonly now: number;
  readonly running?: number;
  /** The number of the next task or gathering; the first one is the main task. */
  readonly next: number;
}

export const MAIN = 1;

export function startedWith(generator: number): EventLoop {
  const empty = { tasks: new Map(), gatherings: new Map(), ready: [], timers: [], now: 0, next: MAIN };
  return withTask(empty, generator);
}

/** With one more task, which is ready. */
export function withTask(loop: EventLoop, generator: number): EventLoop {
  const tasks = new Map(loop.tasks).set(loop.next, { generator, waiters: [], gathered: [] });
  return { ...loop, tasks, ready: [...loop.ready, { task: loop.next }], next: loop.next + 1 };
}

/** A task or gathering as the program holds it. */
export function handle(kind: 'Task' | 'gather', number: number): Value {
  return { kind: 'call', name: `asyncio.${kind}`, args: [{ kind: 'int', value: BigInt(number) }] };
}

/** The number of a task or gathering; undefined for any other value. */
export function numberOf(value: Value | undefined, kind: 'Task' | 'gather'): number | undefined {
  const [number] = value?.kind === 'call' && value.name === `asyncio.${kind}` ? value.args : [];
  return number?.kind === 'int' ? Number(number.value) : undefined;
}

/** What an awaitable of the library has come to; undefined where it is still to be waited for. */
export function settledOf(loop: EventLoop, value: Value): Settled | undefined {
  const [task, gathering] = [numberOf(value, 'Task'), numberOf(value, 'gather')];
  if (task !== undefined) return loop.tasks.get(task)?.done;
  return gathering === undefined ? undefined : loop.gatherings.get(gathering)?.done;
}

/** The state in which a number of tasks is gathered. */
export function gathering(loop: EventLoop, tasks: readonly number[], keepsExceptions: boolean): EventLoop {
  const number = loop.next;
  const isEmpty = tasks.length === 0;
  const made: Gathering = {
    tasks,
    keepsExceptions,
    told: 0,
    ...(isEmpty && { done: { value: { kind: 'list', items: [] } } }),
  };
  const all = new Map(loop.tasks);
  const ready = [...loop.ready];
  for (const task of tasks) {
    const before = all.get(task);
    if (before?.done) ready.push({ gathering: number, child: task });
    else if (before) all.set(task, { ...before, gathered: [...before.gathered, number] });
  }
  return { ...loop, tasks: all, ready, gatherings: new Map(loop.gatherings).set(number, made), next: number + 1 };
}
