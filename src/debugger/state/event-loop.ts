/** The event loop of `asyncio` as a value: which tasks there are, what they wait for, and who goes on next. */
import type { Value } from '../../python/values/value';
import { raised, type ThrownException } from './exceptions';

/** What a task has come to. */
export interface Settled {
  readonly value?: Value;
  readonly exception?: ThrownException;
}

export interface Task {
  /** The number of its frame; of a future, which nothing runs, there is none. */
  readonly generator?: number;
  /** The text that the program has named it by. */
  readonly name?: Value;
  readonly done?: Settled;
  /** Tasks that wait for it. */
  readonly waiters: readonly number[];
  /** Numbers of what gathers it. */
  readonly gathered: readonly number[];
  /** Futures that are done once it is, and tasks that begin then. */
  readonly tells: readonly number[];
  /** It is a task of the program's that only sleeps, of which nothing runs: asked to end, it does so in its turn. */
  readonly isSleep?: true;
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

/** A task that goes on, one that has slept, something gathered that has been done, or a future that is done from now on. */
export type Ready =
  | ({ readonly task: number } & Settled)
  | { readonly gathering: number; readonly child: number }
  | { readonly settles: number; readonly exception?: ThrownException }
  | { readonly wakes: number };

export interface EventLoop {
  readonly tasks: ReadonlyMap<number, Task>;
  readonly gatherings: ReadonlyMap<number, Gathering>;
  readonly ready: readonly Ready[];
  /** Tasks that sleep, and until when; the clock only goes on where nobody is ready. */
  readonly timers: readonly {
    readonly at: number;
    /** The time that they sleep for. */
    readonly delay: number;
    readonly goesOn: { readonly wakes: number } | { readonly settles: number };
  }[];
  readonly now: number;
  readonly running?: number;
  /** The number of the next task or gathering; the first one is the main task. */
  readonly next: number;
}

export const MAIN = 1;

const NEW = { waiters: [], gathered: [], tells: [] };

export function startedWith(generator: number): EventLoop {
  const empty = { tasks: new Map(), gatherings: new Map(), ready: [], timers: [], now: 0, next: MAIN };
  return withTask(empty, generator);
}

/** With one more task, which is ready. */
export function withTask(loop: EventLoop, generator: number): EventLoop {
  const tasks = new Map(loop.tasks).set(loop.next, { generator, ...NEW });
  return { ...loop, tasks, ready: [...loop.ready, { task: loop.next }], next: loop.next + 1 };
}

export function named(loop: EventLoop, number: number, name: Value): EventLoop {
  const task = loop.tasks.get(number);
  return task ? { ...loop, tasks: new Map(loop.tasks).set(number, { ...task, name }) } : loop;
}

/** With one more task, which is ready once another one, or a future, is done. */
export function withTaskAfter(loop: EventLoop, number: number, generator: number): EventLoop {
  const before = loop.tasks.get(number);
  if (!before) return loop;
  const made = { ...loop, tasks: new Map(loop.tasks).set(loop.next, { generator, ...NEW }), next: loop.next + 1 };
  return before.done ? { ...made, ready: [...made.ready, { task: loop.next }] } : told(made, number, loop.next);
}

/** What is to be told once a task is done. */
export function told(loop: EventLoop, number: number, other: number): EventLoop {
  const task = loop.tasks.get(number);
  return task ? { ...loop, tasks: new Map(loop.tasks).set(number, { ...task, tells: [...task.tells, other] }) } : loop;
}

/** With one more future, or a task that only sleeps. */
export function withFuture(loop: EventLoop, more: Pick<Task, 'isSleep'> = {}): EventLoop {
  return { ...loop, tasks: new Map(loop.tasks).set(loop.next, { ...NEW, ...more }), next: loop.next + 1 };
}

/** A task has ended, or a future is done: those that wait for it are ready. */
export function settled(loop: EventLoop, number: number, done: Settled): EventLoop {
  const task = loop.tasks.get(number);
  if (!task || task.done) return loop;
  const woken = task.waiters.map((waiter): Ready => ({ task: waiter, ...done }));
  const groups = task.gathered.map((group): Ready => ({ gathering: group, child: number }));
  const others = task.tells.map((other): Ready => (loop.tasks.get(other)?.generator === undefined ? { settles: other } : { task: other })); // prettier-ignore
  // Callbacks are called in the order in which they were added.
  return {
    ...loop,
    tasks: new Map(loop.tasks).set(number, { ...task, done }),
    ready: [...loop.ready, ...others, ...groups, ...woken],
  };
}

/** A task is asked to end: whatever it waits for is cancelled, and so it goes on with an exception. */
export function cancelled(loop: EventLoop, number: number): EventLoop {
  const task = loop.tasks.get(number);
  if (!task || task.done) return loop;
  const exception = raised('CancelledError', '');
  if (task.isSleep) {
    const timers = loop.timers.filter(({ goesOn }) => !('settles' in goesOn && goesOn.settles === number));
    return { ...loop, timers, ready: [...loop.ready, { settles: number, exception }] };
  }
  if (task.generator === undefined) return settled(loop, number, { exception });
  const [awaited] = [...loop.tasks].find(([, { waiters, done }]) => !done && waiters.includes(number)) ?? [];
  if (awaited !== undefined) return cancelled(loop, awaited);
  const group = [...loop.gatherings.values()].find(({ waiter, done }) => waiter === number && !done);
  if (group) return group.tasks.reduce(cancelled, loop);
  const isOwn = (one: object): boolean => ('task' in one && one.task === number) || ('wakes' in one && one.wakes === number); // prettier-ignore
  const timers = loop.timers.filter(({ goesOn }) => !isOwn(goesOn));
  return { ...loop, timers, ready: [...loop.ready.filter((one) => !isOwn(one)), { task: number, exception }] };
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
