/** What happens after a return event: the caller goes on, or the program has ended. */
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { classOrder } from '../../python/definitions/class-order';
import { classValue } from '../../python/definitions/definitions';
import { returnedValue } from '../calls/call-site';
import { namespace } from '../classes/class-attributes';
import { UNKNOWN } from '../objects/containers';
import { raised } from '../state/exceptions';
import { bind } from '../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../state/state';
import { declared } from '../unknowns/annotations';
import type { Control } from './control';
import type { GeneratorRuns, HandOver } from './generator-runs';
import type { SyntacticSteps } from './syntactic-steps';
import type { Exits } from './with-exits';

/** A frame waits for a generator. */
const GENERATED = new Set<WaitingCall['implicit']>(['item', 'next', 'delegate', 'collect']);

export class ComingBack {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly syntactic: SyntacticSteps,
    private readonly exits: Exits,
    private readonly generating: GeneratorRuns,
  ) {}

  /** After a return event: the caller goes on, or the program has ended. */
  from(state: State, frame: Frame): HandOver {
    const rest: State = { ...state, frames: state.frames.slice(0, -1) };
    const caller = rest.frames.at(-1);
    if (frame.isYielding || (GENERATED.has(caller?.waiting?.implicit) && !frame.exception)) {
      const from = { frame: caller?.id ?? frame.id, line: caller?.line ?? frame.line };
      return this.generating.comeBack({ ...state, last: { ...state.last, from } }, frame);
    }
    if (!caller) return { done: ended(rest, frame) };
    const waiting = caller.waiting;
    const at = { ...rest, last: { ...rest.last, from: { frame: caller.id, line: caller.line } } };
    if (frame.exception) return { done: this.control.raise(at, frame.exception) };
    const resumed = withTop(at, {
      ...moved(caller, { line: caller.line, event: 'line' }),
      computed: waiting?.computed ?? [],
      ...(caller.truths && { truths: caller.truths }),
    });
    if (waiting?.implicit === 'class-body') return { done: this.classDefined(resumed, caller, frame) };
    if (waiting?.implicit === 'decorator')
      return { done: this.decorated(resumed, caller, waiting.decorators ?? [], frame.value ?? UNKNOWN) };
    if (waiting?.implicit === 'exit') return { again: this.exits.returned(resumed, frame.value ?? UNKNOWN) };
    if (!waiting) return { again: resumed };
    const { returns, isAsync } = frame.function;
    const given = declared(this.source, frame.value ?? UNKNOWN, isAsync ? undefined : returns);
    const value = returnedValue(waiting.expression, waiting.range, waiting.instance ?? given, waiting);
    return { again: withTop(resumed, { ...topFrame(resumed), computed: [...waiting.computed, value] }) };
  }

  private classDefined(state: State, caller: Frame, { function: info, locals }: Frame): State {
    const statement = this.control.statement(caller);
    const { problem } = classOrder(this.source, info);
    if (problem !== undefined) return this.control.raise(state, raised('TypeError', problem));
    const classes = new Map(state.classes).set(info.qualifiedName, namespace(this.source, info, locals));
    return this.control.advance(bind({ ...state, classes }, info.name, classValue(info)), statement, 0);
  }

  private decorated(state: State, caller: Frame, decorators: readonly string[], value: Value): State {
    return this.syntactic.decorated(state, this.control.statement(caller), decorators, value);
  }
}

function ended(state: State, frame: Frame): State {
  if (frame.exception) return { ...state, status: 'crashed', failure: frame.exception };
  return {
    ...state,
    status: 'finished',
    ...(frame.value && frame.function.kind === 'function' && { result: frame.value }),
  };
}
