/** Runs generators: resumes their frames, suspends them at a `yield`, and passes what they yield to the caller. */
import { PredictionError } from '../../../codec/query';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { isSameRange } from '../../../python/text/ranges';
import { isExit } from '../../state/block-exit';
import { returnedValue } from '../../calls/call-site';
import type { Control } from '../control/control';
import { NONE, UNKNOWN } from '../../objects/containers';
import { collected } from '../../inner/calls/collected';
import { ADVANCED } from '../../inner/built-ins/iterations';
import { raised, stopIteration } from '../../state/exceptions';
import {
  delegating,
  drivenBy,
  generatorValue,
  isAwaiting,
  isGenerator,
  MOST_ITEMS,
  suspended,
  resumed,
  suspendedFrame,
} from '../../calls/generators';
import { first, itemsFrom } from '../../../python/values/items';
import type { Settled } from '../../state/event-loop';
import { begun, isTakingApart, iteratorAt, itemTaken, watchedBy } from '../../state/loop-iterators';
import { bind, lookup } from '../../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../../state/state';
import { unpackedTarget } from '../../calls/target-unpacking';
import type { Taking } from '../../operands/next-steps';
import { isPassed, yieldOf, type Yield } from '../../calls/yield-statements';

/** How a frame continues: with an event of its own, or with its statement. */
export type HandOver = { readonly done: State } | { readonly again: State };

export class GeneratorRuns {
  constructor(private readonly control: Control) {}

  /** What happens next where it is a matter of generators and the model need not be asked; undefined for any other line. */
  step(state: State): HandOver | undefined {
    const frame = topFrame(state);
    if (isExit(frame) || frame.item) return undefined;
    const statement = this.control.statement(frame);
    if (isTakingApart(frame, statement)) return undefined;
    const yields = frame.function.isGenerator && !isPassed(frame, statement) ? yieldOf(statement) : undefined;
    if (yields && !yields.asReturn) return this.yielded(state, NONE);
    const driver = drivenBy(state, statement);
    return driver && this.ask(state, driver, waitingAt(statement, frame, 'item'));
  }

  /** A statement that is a `yield` has what it hands out: the frame waits there. For `yield from` that is what the items come from. */
  yielded(state: State, value: Value): HandOver {
    const frame = topFrame(state);
    const statement = this.control.statement(frame);
    const own = yieldOf(statement);
    if (!own) throw new PredictionError('What yields is no yield.');
    return this.waits(state, value, { isFrom: own.isFrom, range: own.range, text: own.text });
  }

  /** The same for a `yield` anywhere in a statement. */
  waits(state: State, value: Value, { isFrom, range, text }: Pick<Yield, 'isFrom' | 'range' | 'text'>): HandOver {
    const { truths, computed } = topFrame(state);
    const paused = { computed, expression: text, range, ...(truths && { truths }) };
    const here = withTop(state, { ...topFrame(state), paused });
    if (!isFrom) return { done: this.yields(here, value) };
    return this.delegate(withTop(here, { ...topFrame(here), delegate: { iterable: value, taken: 0 } }));
  }

  /** A frame that was suspended at a `yield` continues, after its call event. */
  goOn(state: State): HandOver {
    const frame = topFrame(state);
    if (frame.thrown) return { done: this.control.raise(state, frame.thrown) };
    const here = withTop(state, delegating(frame, { event: 'line' }));
    if (frame.awaits) return this.stopped(here, frame.sent ?? NONE);
    return frame.delegate ? this.delegate(here, frame.sent) : this.received(here, frame.sent ?? NONE);
  }

  /** An `await` of something of the library, which may be done. */
  awaits(state: State, awaited: Value, { range, text }: Pick<Yield, 'range' | 'text'>, done?: Settled): HandOver {
    const { truths, computed } = topFrame(state);
    const { inner, isAsync } = topFrame(state).function;
    if (inner && !isAsync) throw new PredictionError('What is awaited there is not followed.');
    const paused = { computed, expression: text, range, ...(truths && { truths }) };
    const here = withTop(state, { ...topFrame(state), paused });
    if (done?.exception) return { done: this.control.raise(state, done.exception) };
    if (done) return this.stopped(here, done.value ?? NONE);
    const [delay] = awaited.kind === 'call' && awaited.name === 'asyncio.sleep' ? awaited.args : [];
    const waits = this.yields(here, delay?.kind === 'int' && delay.value <= 0n ? NONE : awaited);
    return { done: withTop(waits, { ...topFrame(waits), awaits: awaited }) };
  }

  /** The `yield` that the top frame waits at has a value, and its statement goes on. */
  received(state: State, value: Value): HandOver {
    const frame = topFrame(state);
    const { paused } = frame;
    const statement = this.control.statement(frame);
    const here = withTop(state, moved(frame, { line: frame.line, event: 'line' }));
    const own = statement.kind === 'expression' ? yieldOf(statement) : undefined;
    // What is awaited in the middle of a `yield` is not what the `yield` gives.
    const isUnused = own !== undefined && paused?.expression === own.text && isSameRange(paused.range, own.range);
    if (!paused || isUnused) return { done: this.control.advance(here, statement, 0) };
    const { computed, truths, expression, range } = paused;
    const made = returnedValue(expression, range, value, { inPlace: true });
    const next = { ...topFrame(here), computed: [...computed, made], ...(truths && { truths }) };
    return { again: withTop(here, next) };
  }

  /** The generator on top of the stack has yielded or ended: its caller goes on. */
  comeBack(state: State, frame: Frame): HandOver {
    const rest = frame.isYielding ? suspended(state) : { ...state, frames: state.frames.slice(0, -1) };
    const caller = rest.frames.at(-1);
    // A generator that was started by itself goes through all its items.
    if (!caller) return { done: resumed(rest, { ...frame, isResumed: true }) };
    const waiting = caller.waiting;
    const here = withTop(rest, {
      ...delegating(caller, { event: 'line' }),
      computed: waiting?.computed ?? [],
      ...(caller.truths && { truths: caller.truths }),
    });
    const value = frame.isYielding ? (frame.value ?? UNKNOWN) : undefined;
    return waiting
      ? this.hand(here, waiting, value, frame)
      : value
        ? { done: this.yields(here, value) }
        : this.received(here, frame.value ?? NONE);
  }

  /** The caller gets an item, or learns that there is none left. */
  private hand(state: State, waiting: WaitingCall, value: Value | undefined, generator?: Frame): HandOver {
    switch (waiting.implicit) {
      case 'item':
        if (generator?.function.isAsync) return this.itemAwaited(state, value);
        return !value && generator && isCaught(generator) ? { done: this.caught(state) } : this.item(state, value);
      case 'collect':
        return this.collect(state, waiting, value, generator);
      default:
        if (value && topFrame(state).function.inner && !topFrame(state).function.isAsync && generator?.function.isAsync)
          throw new PredictionError('What is awaited there is not followed.');
        if (value) return { done: this.yields(state, value) };
        return this.delegated(state, waiting, generator?.value ?? NONE, generator?.function.isAsync);
    }
  }

  /** What `yield from` goes through has ended with a value; that is an exception, as CPython reports it, unless it is None. */
  private delegated(state: State, { hasSent }: WaitingCall, value: Value, isAwaited = false): HandOver {
    const isTold = value.kind !== 'none' || hasSent === true || isAwaited;
    return isTold && !topFrame(state).function.inner ? this.stopped(state, value) : this.received(state, value);
  }

  /** What an awaited function of our own has given, as the value of a part of the statement. */
  told(state: State, { computed, expression, range }: WaitingCall, value: Value): HandOver {
    const frame = topFrame(state);
    const { truths } = frame;
    const here = withTop(state, { ...frame, paused: { computed, expression, range, ...(truths && { truths }) } });
    return frame.function.inner ? this.received(here, value) : this.stopped(here, value);
  }

  /**
   * What a statement runs waits for something in the middle of it, and so does whoever runs it; undefined where that is not so.
   * @param rest without the frame
   */
  waitsBelow(rest: State, frame: Frame): HandOver | undefined {
    const caller = rest.frames.at(-1);
    const { waiting, truths } = caller ?? {};
    if (!caller || !waiting || !isAwaiting(frame) || ALONG.has(waiting.implicit)) return undefined;
    const state = suspended({ ...rest, frames: [...rest.frames, frame] });
    const within = { waiting, ...(truths && { truths }) };
    const delegate = { iterable: generatorValue(frame), taken: 0, within };
    return { done: this.yields(withTop(state, { ...caller, delegate }), frame.value ?? NONE) };
  }

  /** What the frame waits for has ended with a value, which CPython reports as an exception. */
  private stopped(state: State, value: Value): HandOver {
    const { paused, line } = topFrame(state);
    const exception = stopIteration(value);
    const frame = moved(topFrame(state), { line, event: 'exception', exception });
    return { done: withTop(state, { ...frame, endsLoop: true, sent: value, ...(paused && { paused }) }) };
  }

  /** CPython reports the `StopIteration` of a `__next__` that ends a loop; the loop ends all the same. */
  caught(state: State, type = 'StopIteration'): State {
    const frame = topFrame(state);
    return withTop(this.control.raise(state, raised(type, '')), {
      ...moved(frame, { line: frame.line, event: 'exception', exception: raised(type, '') }),
      endsLoop: true,
    });
  }

  /** After that event. */
  endLoop(state: State): HandOver {
    const { sent, item } = topFrame(state);
    if (sent) return this.received(state, sent);
    const frame = moved(topFrame(state), { line: topFrame(state).line, event: 'line' });
    if (item) return this.item(withTop(state, frame), item);
    const statement = this.control.statement(frame);
    return { done: this.control.advance(withTop(state, frame), statement, statement.successors.length > 1 ? 1 : 0) };
  }

  /** The same of an `async for`, to which CPython reports every item as an exception. */
  private itemAwaited(state: State, value: Value | undefined): HandOver {
    const top = topFrame(state);
    if (top.function.inner) return this.item(state, value);
    if (!value) return { done: this.caught(state, 'StopAsyncIteration') };
    const through = drivenBy(state, this.control.statement(top)) ?? UNKNOWN;
    const begins = iteratorAt(top, top.line) ? top : begun(top, top.line, through);
    const frame = moved(begins, { line: top.line, event: 'exception', exception: stopIteration(value) });
    return { done: withTop(state, { ...frame, endsLoop: true, item: value }) };
  }

  /** The loop takes the item, or is done. */
  private item(state: State, value: Value | undefined): HandOver {
    const frame = topFrame(state);
    const statement = this.control.statement(frame);
    if (!value) return { done: this.control.advance(state, statement, statement.successors.length > 1 ? 1 : 0) };
    return this.bound(state, itemTaken(frame, statement, drivenBy(state, statement) ?? UNKNOWN), value);
  }

  /** The loop takes an item, or the parts of one, which the program gives. */
  taken(state: State, { takes, isWhole, from }: Taking): HandOver {
    const frame = topFrame(state);
    const statement = this.control.statement(frame);
    const watched = from && watchedBy(statement, (name) => lookup(state, frame, name));
    const taken = from ? itemTaken(frame, statement, from, watched) : frame;
    const { loopTarget } = statement;
    if (!isWhole || !loopTarget) return this.bound(state, taken, takes);
    const computed = [returnedValue(loopTarget.text, loopTarget.range, takes, { inPlace: true })];
    return { again: withTop(state, { ...taken, computed, item: takes }) };
  }

  private bound(state: State, taken: Frame, value: Value): HandOver {
    const statement = this.control.statement(taken);
    const unpacked = unpackedTarget(state, statement, value);
    if (!unpacked) return { again: withTop(state, { ...taken, computed: [], item: value }) };
    const { bound } = unpacked;
    const begun = withTop(unpacked.state, { ...taken, computed: [] });
    const next = bound.reduce((now, [name, item]) => bind(now, name, item), begun);
    const changes = new Map(bound.map(([name]) => [name, 1]));
    return { done: this.control.advance({ ...next, last: { ...next.last, changes } }, statement, 0) };
  }

  private collect(state: State, waiting: WaitingCall, value: Value | undefined, generator?: Frame): HandOver {
    const frame = topFrame(state);
    const items = [...(waiting.items ?? []), ...(value ? [value] : [])];
    if (items.length > MOST_ITEMS)
      throw new PredictionError(`${generatorName(generator)} yields more than ${MOST_ITEMS} items.`);
    const aside = generator && state.generators.get(generator.id);
    if (value && aside) return { done: resumed(withTop(state, { ...frame, waiting: { ...waiting, items } }), aside) };
    const list = collected(items, waiting.makes);
    if (generator?.function.isAsync) return this.told(state, waiting, list);
    const made = returnedValue(waiting.expression, waiting.range, list, waiting);
    return { again: withTop(state, { ...frame, computed: [...waiting.computed, made] }) };
  }

  /** `yield from`: the next item of what the items come from, or the line goes on. */
  private delegate(state: State, sent?: Value): HandOver {
    const frame = topFrame(state);
    if (!frame.delegate) return this.received(state, NONE);
    const { iterable, taken, within } = frame.delegate;
    if (isGenerator(iterable)) {
      const asleep = suspendedFrame(state, iterable);
      if (asleep && within)
        return { done: resumed(withTop(state, { ...resumedWithin(frame), ...within }), asleep, sent) };
      const waiting = {
        ...waitingAt(this.control.statement(frame), frame, 'delegate'),
        ...(sent && { hasSent: true }),
      };
      if (!asleep) return this.received(state, NONE);
      return { done: resumed(withTop(state, { ...frame, computed: [], waiting }), asleep, sent) };
    }
    const items = itemsFrom(iterable, taken);
    // Of something unknown one item is taken, which is unknown.
    const unknown = iterable.kind === 'unknown' ? iterable : UNKNOWN_ITEM;
    const [item] = items ? first(items, 1) : taken === 0 ? [unknown] : [];
    if (!item) return this.received(state, NONE);
    return { done: this.yields(withTop(state, { ...frame, delegate: { iterable, taken: taken + 1 } }), item) };
  }

  /** A generator is asked for an item; one that has ended has none. */
  private ask(state: State, generator: Value, waiting: WaitingCall): HandOver {
    const frame = topFrame(state);
    const asleep = suspendedFrame(state, generator);
    if (asleep) return { done: resumed(withTop(state, { ...frame, computed: [], waiting }), asleep) };
    return this.hand(withTop(state, { ...frame, computed: waiting.computed }), waiting, undefined);
  }

  private yields(state: State, value: Value): State {
    return withTop(state, { ...delegating(topFrame(state), { event: 'return', value }), isYielding: true });
  }
}

/** Who waits in these ways passes on by itself what is awaited. */
const ALONG = new Set<WaitingCall['implicit']>(['delegate', 'loop', 'through', 'request']);

/** The frame as it was before what its statement runs had to wait. */
function resumedWithin(frame: Frame): Frame {
  const { line, paused } = frame;
  return { ...moved(frame, { line, event: 'line' }), ...(paused && { paused }) };
}

const UNKNOWN_ITEM: Value = { kind: 'unknown', reason: 'the items are not known' };

function generatorName(generator: Frame | undefined): string {
  return generator && !generator.function.inner ? generator.function.name : 'What the statement goes through';
}

/** It goes through an iterator of the program's, whose `__next__` has just raised `StopIteration`. */
function isCaught({ function: info }: Frame): boolean {
  return info.inner !== undefined && info.name === ADVANCED;
}

function waitingAt(statement: Statement, frame: Frame, implicit: WaitingCall['implicit']): WaitingCall {
  const range = statement.iterable?.range ?? { line: frame.line, column: 0, endLine: frame.line, endColumn: 0 };
  return { computed: frame.computed, expression: statement.iterable?.text ?? '', range, ...(implicit && { implicit }) };
}
