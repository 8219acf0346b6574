/** What the text that stands for a part of `asyncio` asks the event loop for. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { itemsOf } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { isGenerator } from '../calls/generators';
import { NONE } from '../objects/containers';
import { argumentsOf, givenIn, missingArgument } from '../operands/leads';
import {
  handle,
  MAIN,
  named,
  numberOf,
  settled,
  told,
  withFuture,
  withTask,
  withTaskAfter,
  type EventLoop,
} from '../state/event-loop';
import { loopOf, withLoop } from '../state/running-loop';
import type { State } from '../state/state';
import type { HeldValues, InnerStep } from './calls/inner-call';

export const NO_LOOP: Value = { kind: 'unknown', reason: 'there is no event loop that is followed' };
const NAMES = /^__(?:future|task|later|then|after|current|wake)__$/;

/** Undefined for any other name. */
export function loopPrimitive(name: string, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  if (!NAMES.test(name)) return undefined;
  const written = givenIn(node.get('arguments'));
  const open = missingArgument(written, values);
  if (open) return { needs: open };
  const [first = NONE, second = NONE] = argumentsOf(written, values).map(({ value }) => value);
  return {
    does: (state) => {
      const loop = loopOf(state);
      return loop ? done(state, loop, name, first, second) : [state, NO_LOOP];
    },
  };
}

function done(state: State, loop: EventLoop, name: string, first: Value, second: Value): readonly [State, Value] {
  switch (name) {
    case '__future__':
      return [withLoop(state, withFuture(loop)), handle('Task', loop.next)];
    case '__task__':
      return namedTask(state, first, second);
    case '__later__':
      return [withLoop(state, later(loop, numberOf(first, 'Task'), second)), NONE];
    case '__current__':
      return [state, handle('Task', loop.running ?? MAIN)];
    case '__after__': {
      const number = numberOf(first, 'Task');
      const isKnown = number !== undefined && isGenerator(second);
      return isKnown ? [withLoop(state, withTaskAfter(loop, number, second.generator)), NONE] : [state, NO_LOOP];
    }
    case '__then__':
      return [withLoop(state, telling(loop, numberOf(first, 'Task'), numberOf(second, 'Task'))), NONE];
    default: {
      const waiting = [...(itemsOf(first) ?? [first])].flatMap((one) => numberOf(one, 'Task') ?? []);
      const next = waiting.find((number) => !loop.tasks.get(number)?.done);
      const woken = next === undefined ? loop : settled(loop, next, { value: NONE });
      return [withLoop(state, woken), { kind: 'bool', value: next !== undefined }];
    }
  }
}

/** The task that a coroutine becomes; a task stays what it is. */
export function taskOf(state: State, coroutine: Value): readonly [State, Value] {
  const loop = loopOf(state);
  if (numberOf(coroutine, 'Task') !== undefined) return [state, coroutine];
  const [delay] = coroutine.kind === 'call' && coroutine.name === 'asyncio.sleep' ? coroutine.args : [];
  if (loop && delay)
    return [withLoop(state, later(withFuture(loop, { isSleep: true }), loop.next, delay)), handle('Task', loop.next)];
  if (!loop || !isGenerator(coroutine)) return [state, NO_LOOP];
  return [withLoop(state, withTask(loop, coroutine.generator)), handle('Task', loop.next)];
}

/** The task that a coroutine becomes, by the name that it is given. */
export function namedTask(state: State, coroutine: Value, name: Value | undefined): readonly [State, Value] {
  const [next, task] = taskOf(state, coroutine);
  const [loop, number] = [loopOf(next), numberOf(task, 'Task')];
  return loop && number !== undefined && name && name.kind !== 'none'
    ? [withLoop(next, named(loop, number, name)), task]
    : [next, task];
}

function later(loop: EventLoop, future: number | undefined, delay: Value): EventLoop {
  if (future === undefined || (delay.kind !== 'int' && delay.kind !== 'float')) return loop;
  const seconds = Number(delay.value);
  const timer = { at: loop.now + seconds, delay: seconds, goesOn: { settles: future } };
  return { ...loop, timers: [...loop.timers, timer] };
}

/** The future is done once the task is. */
function telling(loop: EventLoop, number: number | undefined, future: number | undefined): EventLoop {
  const task = number === undefined ? undefined : loop.tasks.get(number);
  if (number === undefined || !task || future === undefined) return loop;
  if (task.done) return { ...loop, ready: [...loop.ready, { settles: future }] };
  return told(loop, number, future);
}
