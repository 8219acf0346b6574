/** States of the machine. They are immutable and share structure, so that a long history is cheap. */
import type { ComputedValue, Prediction } from '../../codec/query';
import type { ThrownException } from './exceptions';
import { moduleOf } from '../../python/definitions/definitions';
import type { Truths } from '../../python/expressions/residual';
import type { FunctionInfo, Handler, SourceRange, Successor, Unwind } from '../../python/syntax';
import type { Value } from '../../python/values/value';

/** Probability that global names have the values that they are said to have, by `doubtKey`; names without doubt are missing. */
export type Doubts = ReadonlyMap<string, number>;

/** Names and values in the order of binding. */
export type Bindings = ReadonlyMap<string, Value>;

export type FrameEvent = 'call' | 'line' | 'return' | 'exception';

/** An active `for` loop: Python keeps its iterator out of sight, so the frame writes it down. */
export interface LoopIterator {
  readonly line: number;
  /** What is iterated over, evaluated once at entry. */
  readonly iterable: Value;
  /** Items already taken. */
  readonly taken: number;
}

/** What happens after the `finally` block or `with` exit that is running now. */
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

/** A `finally` block or `with` exit that runs, and what waits for it. */
export interface Pending {
  readonly block: Pick<Unwind, 'kind' | 'line' | 'endLine'>;
  readonly action: PendingAction;
  /** What `__exit__` has returned, until it is known whether that swallows the exception. */
  readonly returned?: Value;
}

/** An exception that an `except` clause handles, or is asked whether it does. */
export interface HandledException {
  /** Header of the clause that was reached last. */
  readonly line: number;
  readonly exception: ThrownException;
  readonly raisedAt: number;
  /** Handlers around the `try`, for an exception that no clause matches. */
  readonly outer: readonly Handler[];
}

/** Managers of an entered `with` block, innermost (last entered) last. */
export interface OpenWith {
  readonly line: number;
  readonly managers: readonly Value[];
}

/** A statement that waits for a function of the program. */
export interface WaitingCall {
  /** Sub-expressions computed before the call. */
  readonly computed: readonly ComputedValue[];
  readonly expression: string;
  readonly range: SourceRange;
  /** For a class: the new object, which is the call's value whatever `__init__` returns. */
  readonly instance?: Value;
  /** The call is not written in the statement, and its value is not part of a query. */
  readonly implicit?: 'class-body' | 'exit' | 'decorator' | GeneratorUse;
  /** Decorators that are still to be called, the outermost first. */
  readonly decorators?: readonly string[];
  /** Items that a generator has yielded so far, and the name that it has where it is no call. */
  readonly items?: readonly Value[];
  readonly name?: string;
}

/** What a generator is asked for: the next item of a loop, of `next` or of `yield from`, or all that are left. */
export type GeneratorUse = 'item' | 'next' | 'delegate' | 'collect';

/** The variables of a function that has returned. */
export interface Closure {
  /** Its qualified name. */
  readonly function: string;
  readonly locals: Bindings;
  /** The frame in which its own definition ran, for a function inside a function. */
  readonly around?: number;
}

export interface Frame {
  readonly id: number;
  readonly function: FunctionInfo;
  /** The frame in which the function's definition ran, for a function inside a function. */
  readonly closure?: number;
  readonly line: number;
  readonly event: FrameEvent;
  /** Empty for the module: its locals are the globals. */
  readonly locals: Bindings;
  readonly iterators: readonly LoopIterator[];
  readonly pending: readonly Pending[];
  readonly handled: readonly HandledException[];
  readonly withs: readonly OpenWith[];
  readonly waiting?: WaitingCall;
  /** Values already computed by the statement on the current line, once the call it waited for has returned. */
  readonly computed: readonly ComputedValue[];
  /** Tests of the statement on the current line that are known to hold or not, while it is not done. */
  readonly truths?: Truths;
  /** Of a return event. */
  readonly value?: Value;
  /** Of a return event that is a `yield`: the frame will go on. */
  readonly isYielding?: boolean;
  /** Of a call event of a frame that goes on behind its `yield`. */
  readonly isResumed?: boolean;
  /** What the `yield from` of the current line takes its items from. */
  readonly delegate?: { readonly iterable: Value; readonly taken: number };
  /** An item of a generator that the header of a loop has been given, and binds in a way that has to be predicted. */
  readonly item?: Value;
  /** Names whose generators the current statement uses up, with their items. */
  readonly items?: ReadonlyMap<string, Value>;
  /** Of an exception event, and of the return event of a frame that an exception leaves. */
  readonly exception?: ThrownException;
}

/** Where a state comes from: asked of the model, known without it, stated from outside, or concluded from what came after it. */
export type StepSource = 'predicted' | 'replayed' | 'given' | 'inferred';

/** What is known about the step that led to a state. */
export interface StepInfo {
  readonly source: StepSource;
  /** Sub-expression values that the step computed, in order. */
  readonly values: readonly ComputedValue[];
  /** Names that the step changed, with the probability that the new value is right. */
  readonly changes: ReadonlyMap<string, number>;
  readonly output: string;
  /** Probability that the whole step is right; 1 where the model was not needed. */
  readonly confidence: number;
  /** The part of that which is due to global names that the step reads first. */
  readonly doubt?: number;
  /** Frame and line that took the step. */
  readonly from?: { readonly frame: number; readonly line: number };
  readonly prediction?: Prediction;
}

export interface State {
  /** Outermost first; empty once the program has ended. */
  readonly frames: readonly Frame[];
  readonly globals: Bindings;
  /** How sure the globals are that modules have computed. */
  readonly doubts: Doubts;
  /** Globals of the imported files that have been loaded, by the name of the module. */
  readonly modules: ReadonlyMap<string, Bindings>;
  /** Functions that have returned but whose nested functions may live on, by the number of their frame. */
  readonly closures: ReadonlyMap<number, Closure>;
  /** What classes of the program bind, by qualified name. */
  readonly classes: ReadonlyMap<string, Bindings>;
  /** Frames of generators that wait to go on, by their number. */
  readonly generators: ReadonlyMap<number, Frame>;
  /** Mutable default values, which all calls share, by `function:parameter`. */
  readonly defaults: Bindings;
  /** Everything printed so far. */
  readonly output: string;
  readonly status: 'running' | 'finished' | 'crashed';
  /** Value of the outermost frame, once finished. */
  readonly result?: Value;
  /** The exception that nobody caught. */
  readonly failure?: ThrownException;
  readonly nextId: number;
  readonly nextFrame: number;
  /** As many frames there may be, where the program has said so. */
  readonly recursionLimit?: number;
  readonly last: StepInfo;
}

export const GIVEN: StepInfo = { source: 'given', values: [], changes: new Map(), output: '', confidence: 1 };

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

/** The frame on another line (or event), with what belonged to the old one dropped. */
export function moved(
  frame: Frame,
  to: Pick<Frame, 'line' | 'event'> & Partial<Pick<Frame, 'value' | 'exception'>>,
): Frame {
  const { id, closure, locals, iterators, pending, handled, withs } = frame;
  const kept = { id, function: frame.function, locals, iterators, pending, handled, withs, computed: [], ...to };
  return closure === undefined ? kept : { ...kept, closure };
}

/** What the frame's own names are bound to. */
export function localsOf(state: State, frame: Frame): Bindings {
  return frame.function.kind === 'module' ? globalsOf(state, frame.function) : frame.locals;
}

/** What the global names of a function are bound to. */
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
    defaults: empty,
    output: '',
    status: 'running',
    nextId: 1,
    nextFrame: 1,
    last: GIVEN,
  };
}
