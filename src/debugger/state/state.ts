/** States of the machine. They are immutable and share structure, which keeps a long history cheap. */
import type { LoopIterator } from './loop-iterator';
import type { ComputedValue } from '../../codec/query';
import type { EventLoop } from './event-loop';
import type { ThrownException } from './exceptions';
import { GIVEN, type StepInfo } from './step-info';
import { moduleOf } from '../../python/definitions/definitions';
import type { Truths } from '../../python/expressions/residual';
import type { FunctionInfo, Handler, SourceRange, Successor, Unwind } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** Probability that the values of globals are right, by `doubtKey`; certain ones are missing. */
export type Doubts = ReadonlyMap<string, number>;

/** Names and values in the order of binding. */
export type Bindings = ReadonlyMap<string, Value>;

export type FrameEvent = 'call' | 'line' | 'return' | 'exception';

/** What happens after the running `finally` block or `with` exit. */
export type PendingAction =
  | { readonly kind: 'return'; readonly value: Value; readonly unwinds: readonly Unwind[] }
  | { readonly kind: 'jump'; readonly target: Successor; readonly unwinds: readonly Unwind[] }
  | {
      readonly kind: 'exception';
      readonly exception: ThrownException;
      /** Line of this frame where it was raised. */
      readonly line: number;
      readonly handlers: readonly Handler[];
    };

/** A running `finally` block or `with` exit, and what is pending after it. */
export interface Pending {
  readonly block: Pick<Unwind, 'kind' | 'line' | 'endLine'>;
  readonly action: PendingAction;
  /** What `__exit__` returned, until it is known whether that suppresses the exception. */
  readonly returned?: Value;
}

/** An exception that an `except` clause handles or is being tested against. */
export interface HandledException {
  /** Header of the clause that was reached last. */
  readonly line: number;
  readonly exception: ThrownException;
  readonly raisedAt: number;
  /** Handlers around the `try`, in case no clause matches. */
  readonly outer: readonly Handler[];
  /** A clause `except*` has taken a part of it, and what of the group is left for the clauses that follow. */
  readonly isTaken?: boolean;
  readonly rest?: ThrownException;
  /** A clause `except*` has taken all that was left: where control goes once the clauses that follow have been tried for nothing. */
  readonly after?: Successor;
}

/** Managers of an entered `with` block, innermost (last entered) last. */
export interface OpenWith {
  readonly line: number;
  readonly managers: readonly Value[];
}

/** A statement that waits for a called function of the program. */
export interface WaitingCall {
  /** Sub-expressions computed before the call. */
  readonly computed: readonly ComputedValue[];
  readonly expression: string;
  readonly range: SourceRange;
  /** For a class: the new object, which is the call's value whatever `__init__` returns. */
  readonly instance?: Value;
  /** An implicit call, whose value is not part of a query. */
  readonly implicit?: 'class-body' | 'named' | 'subclass' | 'metaclass-new' | 'metaclass' | 'exit' | 'throw' | 'decorator' | 'shutdown' | GeneratorUse; // prettier-ignore
  /** The class whose base is told about it. */
  readonly defines?: FunctionInfo;
  /** Decorators still to be called, the outermost first. */
  readonly decorators?: readonly Value[];
  /** Items that a generator has yielded so far. */
  readonly items?: readonly Value[];
  /** What the items are put into; a list where it is not said. */
  readonly makes?: 'list' | 'set' | 'dict';
  /** The value stands in the place of the expression in what is asked about the statement. */
  readonly inPlace?: boolean;
  /** What a generator was asked for by `next` or a method of its own. */
  readonly request?: RequestMade;
  /** Something was sent to what `yield from` goes through. */
  readonly hasSent?: boolean;
  /** The event loop that `asyncio.run` runs. */
  readonly loop?: EventLoop;
}

/**
 * What is requested from a generator: the next item of a loop or of `yield from`, all remaining ones, what a method of it says, or
 * nothing, where the request only passes through a `yield from`.
 */
export type GeneratorUse = 'item' | 'delegate' | 'collect' | 'request' | 'through' | 'loop';

/** A call of `next(g)`, `g.send(x)`, `g.throw(e)` or `g.close()` that waits. */
export interface RequestMade {
  readonly how: 'next' | 'send' | 'throw' | 'close';
  /** The number of the generator's frame. */
  readonly generator: number;
  /** What `next` gives where there is no item left. */
  readonly otherwise?: Value;
}

/** A `yield` that waits, as a part of its statement: what was computed before it, and where its value belongs. */
export interface Paused {
  readonly computed: readonly ComputedValue[];
  readonly truths?: Truths;
  readonly expression: string;
  readonly range: SourceRange;
}

/** The variables of a function that has returned. */
export interface Closure {
  /** Its qualified name. */
  readonly function: string;
  readonly locals: Bindings;
  /** The frame in which its own definition ran, for a function inside a function. */
  readonly around?: number;
}

/** One of several statements on a line. */
export interface Piece {
  readonly at: number;
  /** Arriving there is no event: CPython has one for the line. */
  readonly isHidden?: boolean;
  /** The condition of a loop, which is tested at the end of a round: another round begins with an event. */
  readonly isNextRound?: boolean;
}

/** What a frame hands on the items of, or waits for. */
export interface Delegate {
  readonly iterable: Value;
  readonly taken: number;
  /** What its statement goes on with afterwards, where it is not `yield from` or `await`. */
  readonly within?: { readonly waiting: WaitingCall; readonly truths?: Truths };
}

export interface Frame {
  readonly id: number;
  readonly function: FunctionInfo;
  /** The frame in which the function's definition ran, for a function inside a function. */
  readonly closure?: number;
  readonly line: number;
  /** Which of the statements on the line runs, where they run one by one. */
  readonly piece?: Piece;
  readonly event: FrameEvent;
  /** Empty for the module: its locals are the globals. */
  readonly locals: Bindings;
  readonly iterators: readonly LoopIterator[];
  readonly pending: readonly Pending[];
  readonly handled: readonly HandledException[];
  readonly withs: readonly OpenWith[];
  readonly waiting?: WaitingCall;
  /** Values already computed by the statement on the current line, after the call that it waited for has returned. */
  readonly computed: readonly ComputedValue[];
  /** Known truth values of tests in the current statement, while it is unfinished. */
  readonly truths?: Truths;
  /** What `match` statements match, by their lines. */
  readonly subjects?: readonly { readonly line: number; readonly value: Value }[];
  /** How often each place has been assumed to go its first way, by a key of the place. */
  readonly assumed?: ReadonlyMap<string, number>;
  /** Of a return event. */
  readonly value?: Value;
  /** For a return event that is a `yield`: the frame will be resumed. */
  readonly isYielding?: boolean;
  /** For a call event of a frame that is resumed after its `yield`. */
  readonly isResumed?: boolean;
  /** The `yield` that the frame waits at, where its value is used. */
  readonly paused?: Paused;
  /** Of the call event of a generator: what is sent in where it waits. Of an exception event: what the `yield` gives. */
  readonly sent?: Value;
  /** What of the library a coroutine waits for. */
  readonly awaits?: Value;
  /** The iterator of the current line's `yield from`. */
  readonly delegate?: Delegate;
  /** An item of a generator that a loop header has received, and whose binding has to be predicted. */
  readonly item?: Value;
  /** The call is one of those that are made only once: in which cache it belongs, and with which arguments. */
  readonly remembers?: { readonly cache: string; readonly key: Value; readonly most?: number };
  /** Of the call event of a generator: what is thrown in where it waits. */
  readonly thrown?: ThrownException;
  /** Of a frame that waits with the whole thread that it belongs to: which one, and the how manyth frame of it. */
  readonly parked?: { readonly thread: number; readonly at: number };
  /** The generator is being closed, before the event that the frame below is at. */
  readonly closing?: true;
  /** Values of the decorators above the definition that comes next, the outermost first. */
  readonly decorators?: readonly Value[];
  /** Of an exception event: it is the end of what the loop on this line goes through, and leads nowhere else. */
  readonly endsLoop?: boolean;
  /** Frames that run inside the statement, the innermost last: see `inner-frames.ts`. */
  readonly inner?: readonly Frame[];
  /** Of an exception event, and of the return event of a frame that an exception leaves. */
  readonly exception?: ThrownException;
}

export interface State {
  /** Outermost first; empty once the program has ended. */
  readonly frames: readonly Frame[];
  readonly globals: Bindings;
  /** Confidence in globals that modules computed. */
  readonly doubts: Doubts;
  /** Globals of the imported files that have been loaded, by the name of the module. */
  readonly modules: ReadonlyMap<string, Bindings>;
  /** Functions that have returned but whose nested functions may live on, by the number of their frame. */
  readonly closures: ReadonlyMap<number, Closure>;
  /** Attributes of the program's classes, by qualified name. */
  readonly classes: ReadonlyMap<string, Bindings>;
  /** The frames in which classes inside functions were made, by qualified name: of those whose names do not say it. */
  readonly makers: ReadonlyMap<string, number>;
  /** Suspended generator frames, by number. */
  readonly generators: ReadonlyMap<number, Frame>;
  /** Mutable default values, which all calls share, by `function:parameter`. */
  readonly defaults: Bindings;
  /** Everything printed so far. */
  readonly output: string;
  readonly status: 'running' | 'finished' | 'crashed';
  /** Value of the outermost frame, once finished. */
  readonly result?: Value;
  /** The uncaught exception. */
  readonly failure?: ThrownException;
  readonly nextId: number;
  readonly nextFrame: number;
  /** The recursion limit, if the program has set it. */
  readonly recursionLimit?: number;
  /** The lines that are typed where the program asks for them, and how many it has read; one that nobody has told is undefined. */
  readonly typed?: { readonly lines: readonly (string | undefined)[]; readonly read: number };
  readonly last: StepInfo;
}

export function topFrame(state: Pick<State, 'frames'>): Frame {
  const frame = state.frames.at(-1);
  if (!frame) throw new Error('The program has ended.');
  return frame;
}

export function newFrame(id: number, info: FunctionInfo, locals: Bindings): Frame {
  const start = { line: info.line, event: 'call', computed: [] } as const;
  return { id, function: info, locals, iterators: [], pending: [], handled: [], withs: [], ...start };
}

/** The state with its top frame replaced. */
export function withTop(state: State, frame: Frame): State {
  return { ...state, frames: [...state.frames.slice(0, -1), frame] };
}

/**
 * The frame on another line (or event), with what belonged to the old one dropped.
 * @param stays at the same of several statements on the line, if it is the same line
 */
export function moved(
  frame: Frame,
  to: Pick<Frame, 'line' | 'event'> & Partial<Pick<Frame, 'value' | 'exception'>>,
  stays = true,
): Frame {
  const { id, closure, locals, iterators, pending, handled, withs, assumed, decorators, remembers, closing, subjects } = frame; // prettier-ignore
  const kept = { id, function: frame.function, locals, iterators, pending, handled, withs, computed: [], ...to };
  const more = {
    ...(stays && frame.piece && to.line === frame.line && { piece: settledPiece(frame.piece) }),
    ...(assumed && { assumed }),
    ...(subjects && { subjects }),
    ...(decorators && { decorators }),
    ...(remembers && { remembers }),
    ...(closing && { closing }),
  };
  return { ...kept, ...(closure !== undefined && { closure }), ...more };
}

/** Whoever comes back to a statement is at it already. */
function settledPiece({ at, isNextRound }: Piece): Piece {
  return { at, ...(isNextRound && { isNextRound }) };
}

/** The frame's own bindings. */
export function localsOf(state: State, frame: Frame): Bindings {
  return frame.function.kind === 'module' ? globalsOf(state, frame.function) : frame.locals;
}

/** The globals of a function. */
export function globalsOf(state: State, info: FunctionInfo): Bindings {
  const module = moduleOf(info).importedAs;
  return module === undefined ? state.globals : (state.modules.get(module) ?? new Map());
}

/** The state with other globals for the functions of a module. */
export function withGlobals(state: State, info: FunctionInfo, globals: Bindings): State {
  const module = moduleOf(info).importedAs;
  if (module === undefined) return { ...state, globals };
  return { ...state, modules: new Map(state.modules).set(module, globals) };
}

/** Nothing has run. */
export function initial(): State {
  const empty = new Map<string, Value>();
  return {
    frames: [],
    globals: empty,
    doubts: new Map(),
    modules: new Map(),
    closures: new Map(),
    generators: new Map(),
    classes: new Map(),
    makers: new Map(),
    defaults: empty,
    output: '',
    status: 'running',
    nextId: 1,
    nextFrame: 1,
    last: GIVEN,
  };
}
