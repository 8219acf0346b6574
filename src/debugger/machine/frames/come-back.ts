/** What happens after a return event: the caller goes on, or the program has ended. */
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { classOrder } from '../../../python/definitions/class-order';
import { classOf, classValue, findMethod } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { returnedValue } from '../../calls/call-site';
import { remembered } from '../../calls/remembered-calls';
import { exhausted, leaving } from '../../calls/generators';
import { namespace } from '../../classes/class-attributes';
import { madeClass } from '../../classes/classes-in-functions';
import { isContainer, UNKNOWN } from '../../objects/containers';
import { raised } from '../../state/exceptions';
import { Numbering, refresh } from '../../objects/heap';
import { withContents } from '../../state/value-roots';
import { bind } from '../../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../../state/state';
import { declared } from '../../unknowns/annotations';
import type { Control } from '../control/control';
import type { Decorators } from './decorators';
import type { EventLoops } from './event-loops';
import type { Frames } from './frames';
import type { GeneratorRequests } from './generator-requests';
import type { GeneratorRuns, HandOver } from './generator-runs';
import { preparedNames } from './prepared-classes';
import { ending } from './threads';
import type { Exits } from './with-exits';

/** A frame waits for a generator. */
const GENERATED = new Set<WaitingCall['implicit']>(['item', 'delegate', 'collect']);

export class ComingBack {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly decorators: Decorators,
    private readonly exits: Exits,
    private readonly generating: GeneratorRuns,
    private readonly requests: GeneratorRequests,
    private readonly loops: EventLoops,
    private readonly frames: Frames,
  ) {}

  /** After a return event: the caller goes on, or the program has ended. */
  from(state: State, left: Frame): HandOver {
    const frame = exhausted(left);
    const rest: State = withHash(remembered({ ...state, frames: state.frames.slice(0, -1) }, frame), frame);
    if (frame.closing) return { done: rest };
    const caller = rest.frames.at(-1);
    const at = { frame: caller?.id ?? frame.id, line: caller?.line ?? frame.line };
    const waits = this.generating.waitsBelow({ ...rest, last: { ...rest.last, from: at } }, frame);
    if (waits) return waits;
    const answered = this.requests.answered({ ...rest, last: { ...rest.last, from: at } }, frame);
    if (answered) return answered;
    const next = this.loops.back({ ...rest, last: { ...rest.last, from: at } }, frame);
    if (next) return next;
    if (caller?.waiting?.implicit === 'throw') return this.exits.thrown(rest, frame);
    if (frame.isYielding || (GENERATED.has(caller?.waiting?.implicit) && !frame.exception)) {
      return this.generating.comeBack({ ...state, last: { ...state.last, from: at } }, frame);
    }
    if (!caller) return { done: this.threadsEnded(rest, frame) ?? ended(rest, frame) };
    if (caller.waiting?.implicit === 'shutdown') return { done: ended({ ...rest, frames: [] }, caller) };
    const waiting = caller.waiting;
    const here = { ...rest, last: { ...rest.last, from: at } };
    const exception = leaving(frame);
    if (exception) {
      const above = waiting?.implicit === 'decorator' ? waiting.decorators?.length : undefined;
      return { done: this.control.raise(above === undefined ? here : this.decorators.at(here, above), exception) };
    }
    const resumed = withTop(here, {
      ...moved(caller, { line: caller.line, event: 'line' }),
      computed: waiting?.computed ?? [],
      ...(caller.truths && { truths: caller.truths }),
    });
    if (waiting?.implicit === 'class-body') return { done: this.classDefined(resumed, frame) };
    if (waiting?.implicit === 'named' && waiting.defines) return { done: this.named(resumed, waiting.defines) };
    if (waiting?.implicit === 'subclass' && waiting.defines) return { done: this.classMade(resumed, waiting.defines) };
    if (waiting?.implicit === 'decorator')
      return { done: this.decorated(resumed, waiting, waiting.instance ?? frame.value ?? UNKNOWN) };
    if (waiting?.implicit === 'metaclass-new' && waiting.defines)
      return { done: this.created(resumed, waiting.defines, frame) };
    if (waiting?.implicit === 'metaclass' && waiting.defines)
      return { done: this.classFinished(resumed, waiting.defines) };
    if (waiting?.implicit === 'exit') return this.exits.returned(resumed, frame.value ?? UNKNOWN);
    if (!waiting) return { again: resumed };
    const { returns, isAsync, inner } = frame.function;
    if (inner && isAsync) return this.generating.told(resumed, waiting, frame.value ?? UNKNOWN);
    const given = declared(this.source, frame.value ?? UNKNOWN, isAsync ? undefined : returns);
    const value = returnedValue(waiting.expression, waiting.range, waiting.instance ?? given, waiting);
    return { again: withTop(resumed, { ...topFrame(resumed), computed: [...waiting.computed, value] }) };
  }

  /** Threads that nobody has waited for end before the program does. */
  private threadsEnded(rest: State, frame: Frame): State | undefined {
    const info = ending(this.source.functions, frame);
    const pushed = info && this.frames.pushImplicit({ ...rest, frames: [frame] }, info, [], 'shutdown');
    return pushed && 'frames' in pushed ? pushed : undefined;
  }

  private classDefined(before: State, { function: written, locals }: Frame): State {
    const { state, info } = madeClass(this.source, before, written);
    const { problem } = classOrder(this.source, info);
    if (problem !== undefined) return this.control.raise(state, raised('TypeError', problem));
    const numbering = new Numbering(state.nextId);
    const own = namespace(this.source, written, locals, numbering);
    const classes = new Map(state.classes).set(info.qualifiedName, own);
    const begun = { ...state, classes, nextId: numbering.position };
    const made = bind(begun, info.name, classValue(info));
    const meta = metaclassIn(this.source, info);
    const isKnown = preparedNames(topFrame(before)) !== undefined;
    if (meta && meta !== 'foreign' && findMethod(this.source, meta, '__prepare__') && !isKnown)
      return this.control.advance(madeByMeta(made, info, meta), this.control.statement(topFrame(made)), 0);
    const created = this.decorators.created(begun, info);
    if (created) return created;
    return (
      this.decorators.withMembers(made, info, own) ?? this.decorators.named(made, info, own) ?? this.named(made, info)
    );
  }

  /** What the class holds knows its name; now a base of the class is told about it. */
  private named(state: State, info: FunctionInfo): State {
    return this.decorators.subclassed(state, info) ?? this.classMade(state, info);
  }

  /** The class is there: its metaclass initializes it. */
  private classMade(state: State, info: FunctionInfo, namespace?: Value): State {
    return this.decorators.initialized(state, info, namespace) ?? this.classFinished(state, info);
  }

  /** What `__new__` of its metaclass has given is the class, and is initialized where it is one. */
  private created(before: State, { name }: FunctionInfo, { value = UNKNOWN, function: made, locals }: Frame): State {
    const state = bind(before, name, value);
    const owner = value.kind === 'opaque' && value.type === 'class' ? classOf(this.source, value) : undefined;
    if (!owner) return this.control.advance(state, this.control.statement(topFrame(state)), 0);
    // It may have changed what the body has bound.
    return this.classMade(state, owner, locals.get(made.parameters[3]?.name ?? ''));
  }

  /** What remains is what its decorators make of it. */
  private classFinished(state: State, info: FunctionInfo): State {
    const statement = this.control.statement(topFrame(state));
    const refused = this.decorators.refused(state, info);
    return refused ?? this.decorators.defined(state, statement, info) ?? this.control.advance(state, statement, 0);
  }

  private decorated(state: State, { decorators = [] }: WaitingCall, value: Value): State {
    return this.decorators.applied(state, this.control.statement(topFrame(state)), decorators, value);
  }
}

/** What a metaclass of the program prepares is not followed: neither the class is known, nor what the metaclass keeps. */
function madeByMeta(state: State, { name }: FunctionInfo, meta: FunctionInfo): State {
  const unknown: Value = { kind: 'unknown', reason: `what ${meta.name} makes of the class ${name} is not followed` };
  const kept = [...(state.classes.get(meta.qualifiedName) ?? [])].map(([key, value]) => [key, isContainer(value) ? unknown : value] as const); // prettier-ignore
  const classes = new Map(state.classes).set(meta.qualifiedName, new Map(kept));
  return bind({ ...state, classes }, name, unknown);
}

/** What `__hash__` has given belongs to the instance, which is found by it in sets and dicts. */
function withHash(state: State, { function: { name, className, parameters }, locals, value }: Frame): State {
  const self = name === '__hash__' && className !== undefined ? locals.get(parameters[0]?.name ?? '') : undefined;
  if (self?.kind !== 'object' || self.id === undefined || !value) return state;
  const contents = new Map<number, Value>([[self.id, { ...self, hash: value }]]);
  // The statement that asks may be the only one that has it so far.
  const frames = state.frames.map((frame) => {
    if (!frame.waiting) return frame;
    const computed = frame.waiting.computed.map((one) => ({ ...one, value: refresh(one.value, contents) }));
    return { ...frame, waiting: { ...frame.waiting, computed } };
  });
  return withContents({ ...state, frames }, contents);
}

function ended(state: State, frame: Frame): State {
  if (frame.exception) return { ...state, status: 'crashed', failure: frame.exception };
  return {
    ...state,
    status: 'finished',
    ...(frame.value && frame.function.kind === 'function' && { result: frame.value }),
  };
}
