/**
 * What a program asks of a generator by `next` and by methods of it: `send`, `throw` and `close`. A request goes to the innermost
 * generator that a chain of `yield from` has come to.
 */
import type { SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { returnedValue } from '../../calls/call-site';
import {
  delegating,
  isAwaiting,
  isGenerator,
  leaving,
  suspended,
  suspendedFrame,
  thrownInto,
  thrownThrough,
  resumed,
} from '../../calls/generators';
import type { GeneratorRequest } from '../../inner/calls/inner-call';
import { NONE } from '../../objects/containers';
import type { Requesting } from '../../operands/next-steps';
import { raised, stopIteration, thrownValue } from '../../state/exceptions';
import {
  moved,
  topFrame,
  withTop,
  type Frame,
  type RequestMade,
  type State,
  type WaitingCall,
} from '../../state/state';
import type { Control } from '../control/control';
import type { EventLoops } from './event-loops';
import type { GeneratorRuns, HandOver } from './generator-runs';

const EXIT = raised('GeneratorExit', '');
/** They end a generator that is being closed. */
const CLOSES = /^(?:GeneratorExit|StopIteration)$/;

export class GeneratorRequests {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly generating: GeneratorRuns,
    private readonly loops: EventLoops,
  ) {}

  /** The statement has come to a request. */
  made(state: State, { requests, range, text }: Requesting): HandOver {
    const { how, generator, given = NONE } = requests;
    const frame = topFrame(state);
    const asleep = suspendedFrame(state, generator);
    const request = {
      how,
      generator: generator.generator,
      ...(requests.otherwise && { otherwise: requests.otherwise }),
    };
    const waiting: WaitingCall = { computed: frame.computed, expression: text, range, implicit: 'request', request };
    const caller = withTop(state, { ...frame, computed: [], waiting });
    if (!asleep) return this.withoutFrame(caller, requests, request);
    switch (how) {
      case 'next':
      case 'send': {
        const isEarly = given.kind !== 'none' && asleep.isResumed !== true;
        const message = "can't send non-None value to a just-started generator";
        return {
          done: isEarly ? this.control.raise(state, raised('TypeError', message)) : resumed(caller, asleep, given),
        };
      }
      case 'throw': {
        const exception = thrownValue(this.source, given);
        if (!exception) return this.gives(caller, { kind: 'unknown', reason: 'what is thrown is not known' });
        return { done: thrownThrough(caller, asleep, exception) };
      }
      case 'close':
        return { done: thrownInto(caller, innermost(caller, asleep), EXIT) };
    }
  }

  /** It runs already, or has ended. */
  private withoutFrame(caller: State, { how, given, generator }: GeneratorRequest, request: RequestMade): HandOver {
    if (caller.frames.some(({ id }) => id === generator.generator))
      return { done: this.control.raise(caller, raised('ValueError', 'generator already executing')) };
    if (how === 'close') return this.gives(caller, NONE);
    const thrown = how === 'throw' && given ? thrownValue(this.source, given) : undefined;
    return thrown ? { done: this.control.raise(caller, thrown) } : this.ended(caller, request, NONE);
  }

  /**
   * A frame of a generator has yielded or ended, and the one below it has made a request, or only passes it on; undefined where that
   * is not so.
   * @param rest without the frame
   */
  answered(rest: State, frame: Frame): HandOver | undefined {
    const waiting = rest.frames.at(-1)?.waiting;
    if (waiting?.implicit === 'through') return this.passedOn(rest, frame);
    const { request } = waiting ?? {};
    if (!request) return undefined;
    const here = frame.isYielding ? asleepAgain(rest, frame) : rest;
    if (frame.isYielding && isAwaiting(frame) && frame.function.isAsync && frame.function.isGenerator)
      return this.gives(here, { kind: 'unknown', reason: 'what an asynchronous generator awaits in between is not followed' }); // prettier-ignore
    if (request.how === 'close') return this.closed(here, frame, request);
    if (frame.isYielding) return this.gives(here, frame.value ?? NONE);
    const exception = leaving(frame);
    if (exception) return { done: this.control.raise(here, exception) };
    return this.ended(here, request, frame.value ?? NONE);
  }

  /** What was thrown into the generator that another one delegates to has been caught, or goes on there. */
  private passedOn(rest: State, frame: Frame): HandOver {
    const outer = topFrame(rest);
    const below = { ...rest, frames: rest.frames.slice(0, -1) };
    const exception = leaving(frame);
    if (frame.isYielding && (!outer.delegate?.within || isAwaiting(frame))) {
      const value = frame.value ?? NONE;
      const waits: Frame = { ...delegating(outer, { event: 'return', value }), isYielding: true };
      const asleep = asleepAgain(below, frame);
      return this.answered(asleep, waits) ?? this.loops.back(asleep, waits) ?? { done: below };
    }
    const { paused, line } = outer;
    const awake: Frame = { ...moved(outer, { line, event: 'line' }), isResumed: true, ...(paused && { paused }) };
    if (exception) return { done: thrownInto(below, awake, exception) };
    const within = outer.delegate?.within;
    const caller = within ? { ...outer, ...within } : outer;
    if (within) return this.generating.comeBack({ ...below, frames: [...below.frames, caller, frame] }, frame);
    return this.generating.received({ ...below, frames: [...below.frames, caller] }, frame.value ?? NONE);
  }

  /** The innermost generator first, then those that delegate to it. */
  private closed(rest: State, frame: Frame, { generator }: RequestMade): HandOver {
    const ignored = raised('RuntimeError', 'generator ignored GeneratorExit');
    const exception = frame.isYielding ? ignored : frame.exception;
    const isClosed = !exception || CLOSES.test(exception.type);
    const outer = frame.id === generator ? undefined : [...rest.generators.values()].find(({ delegate }) => isGenerator(delegate?.iterable) && delegate.iterable.generator === frame.id); // prettier-ignore
    if (outer) return { done: thrownInto(rest, outer, isClosed ? EXIT : exception) };
    return isClosed ? this.gives(rest, NONE) : { done: this.control.raise(rest, exception) };
  }

  private ended(state: State, { how, otherwise }: RequestMade, value: Value): HandOver {
    if (how === 'next' && otherwise) return this.gives(state, otherwise);
    return { done: this.control.raise(state, stopIteration(value)) };
  }

  /** The request has its value, and the statement goes on. */
  private gives(state: State, value: Value): HandOver {
    const frame = topFrame(state);
    const { waiting, line, truths } = frame;
    const made = waiting && returnedValue(waiting.expression, waiting.range, value);
    const computed = waiting && made ? [...waiting.computed, made] : [];
    return { again: withTop(state, { ...moved(frame, { line, event: 'line' }), computed, ...(truths && { truths }) }) };
  }
}

/** The frame of a generator that has yielded waits again. @param rest without the frame */
function asleepAgain(rest: State, frame: Frame): State {
  return suspended({ ...rest, frames: [...rest.frames, frame] });
}

function innermost(state: State, frame: Frame): Frame {
  const inner = frame.delegate && suspendedFrame(state, frame.delegate.iterable);
  return inner ? innermost(state, inner) : frame;
}
