/**
 * Runs the event loop of `asyncio`: tasks go on in the order in which CPython's loop calls them. Time passes only where nobody is
 * ready, so that who sleeps longer wakes up later.
 */
import type { Value } from '../../../python/values/value';
import { returnedValue } from '../../calls/call-site';
import { resumed, suspended, suspendedFrame, thrownThrough } from '../../calls/generators';
import { NONE } from '../../objects/containers';
import type { Awaiting, LoopStarting } from '../../operands/next-steps';
import {
  MAIN,
  numberOf,
  settled,
  settledOf,
  startedWith,
  type EventLoop,
  type Gathering,
  type Ready,
  type Settled,
} from '../../state/event-loop';
import { loopOf, withLoop } from '../../state/running-loop';
import { exceptionValue, type ThrownException } from '../../state/exceptions';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../../state/state';
import type { Control } from '../control/control';
import type { GeneratorRuns, HandOver } from './generator-runs';

export class EventLoops {
  constructor(
    private readonly control: Control,
    private readonly generating: GeneratorRuns,
  ) {}

  /** `asyncio.run(coroutine)` */
  started(state: State, { runs, range, text }: LoopStarting): HandOver {
    const frame = topFrame(state);
    const loop = startedWith(runs.generator);
    const waiting: WaitingCall = { computed: frame.computed, expression: text, range, implicit: 'loop', loop };
    return this.turn(withTop(state, { ...frame, computed: [], waiting }));
  }

  /** The frame awaits something of the library: it waits until the loop goes on with it, unless that is done. */
  awaits(state: State, { awaits, range, text }: Awaiting): HandOver {
    const loop = loopOf(state);
    const done = loop && settledOf(loop, awaits);
    return this.generating.awaits(state, awaits, { range, text }, done);
  }

  /** A task has come back to the loop; undefined where the frame below runs none. @param rest without the frame */
  back(rest: State, frame: Frame): HandOver | undefined {
    const loop = rest.frames.at(-1)?.waiting?.loop;
    if (!loop) return undefined;
    const { running = MAIN } = loop;
    if (frame.isYielding) {
      const state = suspended({ ...rest, frames: [...rest.frames, frame] });
      return this.turn(withLoop(state, waitingFor(loop, running, awaitedBy(state, frame))));
    }
    const done = frame.exception ? { exception: frame.exception } : { value: frame.value ?? NONE };
    if (running === MAIN) return this.ended(rest, done);
    return this.turn(withLoop(rest, settled(loop, running, done)));
  }

  /** Whoever is next goes on. */
  private turn(state: State): HandOver {
    let loop = loopOf(state);
    for (; loop;) {
      const [first, ...ready] = loop.ready;
      if (!first) {
        const [next] = loop.timers.toSorted((one, other) => one.at - other.at);
        if (!next) return this.ended(state, { value: { kind: 'unknown', reason: 'all tasks wait for something' } });
        // Those that have begun to sleep together are ready together; one that a timer ends by then has not gone on.
        const isDue = ({ at, delay }: typeof next): boolean => at === next.at && delay === next.delay;
        const due = loop.timers.filter(isDue).map(({ goesOn }) => goesOn);
        const ordered = [...due.filter((one) => 'settles' in one), ...due.filter((one) => 'wakes' in one)];
        loop = { ...loop, timers: loop.timers.filter((one) => !isDue(one)), now: next.at, ready: ordered };
        continue;
      }
      loop = { ...loop, ready };
      if ('gathering' in first) {
        loop = gathered(loop, first.gathering, first.child);
        continue;
      }
      if ('wakes' in first) {
        loop = { ...loop, ready: [...ready, { task: first.wakes }] };
        continue;
      }
      if ('settles' in first) {
        const { settles, exception } = first;
        loop = settled(loop, settles, exception ? { exception } : { value: NONE });
        continue;
      }
      const task = loop.tasks.get(first.task);
      const asleep =
        task?.generator !== undefined &&
        suspendedFrame(state, { kind: 'opaque', type: 'iterator', name: 'coroutine', generator: task.generator });
      if (!asleep) continue;
      const here = withLoop(state, { ...loop, running: first.task });
      const { exception, value } = first;
      return { done: exception ? thrownThrough(here, asleep, exception) : resumed(here, asleep, value) };
    }
    return { done: state };
  }

  /** The main task has ended, and with it the loop. */
  private ended(state: State, { value = NONE, exception }: Settled): HandOver {
    const frame = topFrame(state);
    if (exception) return { done: this.control.raise(state, exception) };
    const { waiting, line, truths } = frame;
    const made = waiting && returnedValue(waiting.expression, waiting.range, value);
    const computed = waiting && made ? [...waiting.computed, made] : [];
    return { again: withTop(state, { ...moved(frame, { line, event: 'line' }), computed, ...(truths && { truths }) }) };
  }
}

/** What the innermost coroutine of a task awaits. */
function awaitedBy(state: State, frame: Frame): Value | undefined {
  const asleep = state.generators.get(frame.id);
  return asleep && innermost(state, asleep).awaits;
}

function innermost(state: State, frame: Frame): Frame {
  const inner = frame.delegate && suspendedFrame(state, frame.delegate.iterable);
  return inner ? innermost(state, inner) : frame;
}

function waitingFor(loop: EventLoop, task: number, awaited: Value | undefined): EventLoop {
  const [other, group] = [numberOf(awaited, 'Task'), numberOf(awaited, 'gather')];
  const before = other === undefined ? undefined : loop.tasks.get(other);
  if (other !== undefined && before)
    return { ...loop, tasks: new Map(loop.tasks).set(other, { ...before, waiters: [...before.waiters, task] }) };
  const made = group === undefined ? undefined : loop.gatherings.get(group);
  if (group !== undefined && made)
    return { ...loop, gatherings: new Map(loop.gatherings).set(group, { ...made, waiter: task }) };
  const [delay] = awaited?.kind === 'call' ? awaited.args : [];
  const seconds = delay?.kind === 'int' || delay?.kind === 'float' ? Number(delay.value) : 0;
  if (seconds > 0)
    return { ...loop, timers: [...loop.timers, { at: loop.now + seconds, delay: seconds, goesOn: { wakes: task } }] };
  return { ...loop, ready: [...loop.ready, { task }] };
}

/** One of those that are gathered is done; with the last one, or the first that fails, so is the whole. */
function gathered(loop: EventLoop, number: number, child: number): EventLoop {
  const before = loop.gatherings.get(number);
  if (!before || before.done) return loop;
  const group = { ...before, told: before.told + 1 };
  const { exception } = loop.tasks.get(child)?.done ?? {};
  const done = exception && !group.keepsExceptions ? { exception } : together(loop, group);
  if (!done) return { ...loop, gatherings: new Map(loop.gatherings).set(number, group) };
  const ready: Ready[] = group.waiter === undefined ? [] : [{ task: group.waiter, ...done }];
  return {
    ...loop,
    gatherings: new Map(loop.gatherings).set(number, { ...group, done }),
    ready: [...loop.ready, ...ready],
  };
}

/** That a task was cancelled is told by an exception of its own, with an empty message. */
function gatheredException(exception: ThrownException): Value {
  if (exception.type !== 'CancelledError') return exceptionValue(exception);
  return { kind: 'call', name: exception.type, args: [{ kind: 'str', value: '' }] };
}

function together(loop: EventLoop, { tasks, told }: Gathering): Settled | undefined {
  if (told < new Set(tasks).size) return undefined;
  const all = tasks.map((task) => loop.tasks.get(task)?.done);
  const items = all.map((one) => one?.value ?? (one?.exception ? gatheredException(one.exception) : NONE));
  return { value: { kind: 'list', items } };
}
