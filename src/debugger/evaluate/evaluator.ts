/** Values of expressions that are no part of the program: read where they can be seen, else predicted in a frame on top of the stack. */
import { PredictionError, type Predictor, type RaisedException } from '../../codec/query';
import { BUILTINS } from '../../codec/vocabulary/python-words';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { classAround, withPrivateNames } from '../../python/text/private-names';
import { isPending } from '../../python/values/pending-values';
import type { Value } from '../../python/values/value';
import { describeException } from '../state/exceptions';
import { excess } from './expression-limits';
import { Fragment, FRAGMENT_LINE, refusal, type FragmentUse } from './fragment';
import { Frames } from '../machine/frames/frames';
import { Machine } from '../machine/machine';
import { allNamed } from '../state/named';
import { evaluateDisplay } from '../objects/display';
import { evaluatePath } from '../../python/values/access-path';
import { foreignBases } from '../../python/definitions/class-order';
import { findClass, findMethod, importedNames } from '../../python/definitions/definitions';
import { namespace } from './namespaces';
import { lookup } from '../state/name-scopes';
import { newFrame, topFrame, type Frame, type State } from '../state/state';
import { boundIn, typedImports, type TypedImport } from './typed-imports';
import { typedStatements } from './typed-statements';

/** The value cannot be told; the message says why. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** It is no expression, or none that is read there. */
export class NoExpressionError extends EvaluationError {}

/** A name in it means nothing. */
export class UnboundNameError extends EvaluationError {
  constructor(readonly unbound: string) {
    super(`${unbound} has no value here.`);
  }
}

/** It ends with an exception, as far as that can be predicted. */
export class RaisingError extends EvaluationError {
  /** The exception alone, for where the expression stands beside it. */
  readonly what: string;

  constructor(text: string, exception: RaisedException) {
    const what = describeException(exception);
    super(`${text} raises ${what} (predicted).`);
    this.what = what;
  }
}

export interface Evaluated {
  readonly value: Value;
  /** Probability that it is right; 1 for what is read, not predicted. */
  readonly confidence: number;
}

/** For whoever goes on from there. */
export interface EvaluatedAnew extends Evaluated {
  /** `nextId` of the state behind it: what the value is made of has lower ids. */
  readonly nextId: number;
}

export interface Judged {
  readonly holds: boolean;
  readonly confidence: number;
}

export interface Executed {
  /** Missing for a statement. */
  readonly value?: Value;
  readonly confidence: number;
  readonly output: string;
  /** The state afterwards, with the stack as it was; undefined if nothing in it has changed. */
  readonly state?: State;
}

/** Steps that one evaluation may take through functions of the program. */
const MAX_STEPS = 2000;
/** Texts that are kept as they were read. */
const MAX_FRAGMENTS = 200;

const learned = new Set([...BUILTINS, 'print']);

export class Evaluator {
  /** Recorded states are passed again and again. */
  private readonly judged = new WeakMap<State, Map<string, Judged>>();
  private readonly fragments = new Map<string, Fragment | undefined>();

  constructor(
    private readonly source: SourceFile,
    private readonly parser: PythonParser,
    private readonly predictor: Predictor,
  ) {}

  /** What can be read without a prediction: a name, attribute, item or literal, or a display of those. */
  read(typed: string, state: State, frame: Frame | undefined): Value | undefined {
    const text = meant(typed, frame);
    if (excess(text) !== undefined) return undefined;
    const find = (name: string): Value | undefined => (frame ? lookup(state, frame, name) : state.globals.get(name));
    const read = (expression: string): Value | undefined =>
      /^(?:True|False|None|Ellipsis)$/.test(expression.trim()) ? undefined : evaluatePath(expression, find);
    const found = read(text) ?? evaluateDisplay(text, read) ?? (frame && namespace(text, state, frame));
    // What waits to be worked out is needed now.
    return isPending(found) ? undefined : found;
  }

  /** @throws EvaluationError if it is no expression or its value cannot be told, DOMException `AbortError` if `signal` is aborted. */
  async value(text: string, state: State, frame: Frame, signal?: AbortSignal): Promise<EvaluatedAnew> {
    const known = this.read(text, state, frame);
    if (known) return { value: known, confidence: 1, nextId: state.nextId };
    const { state: end, confidence } = await this.predict(text, 'value', state, frame, signal);
    return { value: returned(end), confidence, nextId: end.nextId };
  }

  /** Whether a condition holds in a frame. @throws EvaluationError and `AbortError`, as `value`. */
  async holds(text: string, state: State, frame: Frame, signal?: AbortSignal): Promise<Judged> {
    const known = this.read(text, state, frame);
    if (known?.kind === 'bool') return { holds: known.value, confidence: 1 };
    if (known?.kind === 'unknown') throw new EvaluationError(known.reason ?? `${text} is not known`);
    const cache = this.judged.get(state) ?? new Map<string, Judged>();
    this.judged.set(state, cache);
    const key = `${frame.id} ${text}`;
    const found = cache.get(key);
    if (found) return found;
    const { state: end, confidence } = await this.predict(text, 'condition', state, frame, signal);
    const judged = { holds: topFrame(end).event === 'line', confidence };
    cache.set(key, judged);
    return judged;
  }

  /** Expressions and simple statements with all they do: all of them, or none. @throws EvaluationError and `AbortError`, as `value`. */
  async execute(text: string, state: State, frame: Frame, signal?: AbortSignal): Promise<Executed> {
    const [first = text, ...rest] = typedStatements(this.parser, text);
    let all = await this.executeOne(first, state, frame, signal);
    for (const statement of rest) {
      const before = all.state ?? state;
      const inside = before.frames.find(({ id }) => id === frame.id) ?? frame;
      all = after(all, await this.executeOne(statement, before, inside, signal));
    }
    return all;
  }

  private async executeOne(
    text: string,
    state: State,
    frame: Frame,
    signal: AbortSignal | undefined,
  ): Promise<Executed> {
    const imports = typedImports(this.parser, text, this.predictor.modules);
    if (imports) return { confidence: 1, output: '', state: await this.imported(imports, state, frame, signal) };
    const known = this.read(text, state, frame);
    if (known) return { value: known, confidence: 1, output: '' };
    const isExpression = excess(text) === undefined && this.fragment(text, 'value') !== undefined;
    const use = isExpression ? 'value' : 'effect';
    const { state: end, confidence } = await this.predict(text, use, state, frame, signal);
    const changed = withoutFragment(end, state, frame);
    const output = end.output.slice(state.output.length);
    return {
      ...(isExpression && { value: returned(end) }),
      confidence,
      output,
      ...(changed && { state: changed }),
    };
  }

  private async imported(
    imports: readonly TypedImport[],
    state: State,
    frame: Frame,
    signal: AbortSignal | undefined,
  ): Promise<State> {
    let next = state;
    for (const { binds, module, name } of imports) {
      // What is taken from a module is read as its attribute.
      const holding = boundIn(next, frame, binds, module);
      const taken = name === undefined || module.kind === 'unknown' ? undefined : `${binds}.${name}`;
      const inside = holding.frames.find(({ id }) => id === frame.id) ?? frame;
      const value = taken === undefined ? module : (await this.value(taken, holding, inside, signal)).value;
      next = boundIn(next, frame, binds, value);
    }
    const changes = new Map(imports.map(({ binds }) => [binds, 1]));
    return { ...next, last: { ...state.last, source: 'given', changes, output: '', confidence: 1 } };
  }

  /** Whether an object is of a class of tests, as `unittest` has them. */
  isTestCase(owner: Value | undefined): boolean {
    const info = this.classOf(owner);
    return info !== undefined && foreignBases(this.source, info).some((base) => base.endsWith('TestCase'));
  }

  /** Whether the program's class of an object has a method of that name that takes nothing but the object. */
  defines(owner: Value, name: string): boolean {
    const info = this.classOf(owner);
    return info !== undefined && findMethod(this.source, info, name)?.info.parameters.length === 1;
  }

  private classOf(owner: Value | undefined): FunctionInfo | undefined {
    return owner?.kind === 'object' ? findClass(this.source, owner.className) : undefined;
  }

  /** The value of a property: what its getter returns. @throws EvaluationError and `AbortError`, as `value`. */
  async property(owner: Value, name: string, state: State, signal?: AbortSignal): Promise<Evaluated> {
    const info = this.classOf(owner);
    const getter = info && findMethod(this.source, info, name);
    const pushed = getter && new Frames(this.source).push(state, getter.info, [{ value: owner }]);
    if (!pushed || 'message' in pushed) throw new EvaluationError(`${name} has no value here.`);
    const end = await this.run(new Machine(this.source, this.predictor), pushed, name, signal);
    return { value: returned(end.state), confidence: end.confidence };
  }

  private async predict(
    typed: string,
    use: FragmentUse,
    state: State,
    frame: Frame,
    signal: AbortSignal | undefined,
  ): Promise<{ state: State; confidence: number }> {
    const text = meant(typed, frame);
    const tooMuch = excess(text);
    if (tooMuch !== undefined) throw new EvaluationError(tooMuch);
    const fragment = this.fragment(text, use);
    if (!fragment) throw new NoExpressionError(refusal(text, use));
    const isBound = (name: string): boolean =>
      lookup(state, frame, name) !== undefined ||
      learned.has(name) ||
      allNamed(this.source, name).length > 0 ||
      importedNames(this.source).has(name);
    const unbound = fragment.freeNames.find((name) => !isBound(name));
    if (unbound !== undefined) throw new UnboundNameError(unbound);
    const info = fragment.functionIn(frame);
    const started = { ...newFrame(state.nextFrame, info, frame.locals), line: FRAGMENT_LINE, event: 'line' as const };
    const start = { ...state, frames: [...state.frames, started], nextFrame: state.nextFrame + 1 };
    return this.run(new Machine(fragment.within(this.source, info), this.predictor), start, text, signal);
  }

  /** Steps until the top frame has done its statement or, at its call event, its body. */
  private async run(
    machine: Machine,
    start: State,
    text: string,
    signal: AbortSignal | undefined,
  ): Promise<{ state: State; confidence: number }> {
    const depth = start.frames.length;
    const wholeBody = topFrame(start).event === 'call';
    let state = start;
    let confidence = 1;
    try {
      for (let steps = 0; steps < MAX_STEPS; steps++) {
        state = await machine.step(state, signal);
        confidence *= state.last.confidence;
        const { event, exception } = topFrame(state);
        if (state.frames.length > depth) continue;
        if (exception && event !== 'line') throw new RaisingError(text, exception);
        if (!wholeBody || event === 'return') return { state, confidence };
      }
    } catch (error) {
      if (error instanceof PredictionError) throw new EvaluationError(error.message);
      throw error;
    }
    throw new EvaluationError(`${text} takes more than ${MAX_STEPS} steps.`);
  }

  private fragment(text: string, use: FragmentUse): Fragment | undefined {
    const tooMuch = excess(text);
    if (tooMuch !== undefined) throw new EvaluationError(tooMuch);
    const key = `${use} ${text}`;
    if (!this.fragments.has(key)) {
      if (this.fragments.size >= MAX_FRAGMENTS) this.fragments.clear();
      this.fragments.set(key, Fragment.read(this.parser, text, use));
    }
    return this.fragments.get(key);
  }
}

/** What one statement and the next one have done together; the value is that of the last one. */
function after(one: Executed, next: Executed): Executed {
  const { value, state } = next;
  const changes = new Map([...(one.state?.last.changes ?? []), ...(state?.last.changes ?? [])]);
  const last = state ? { ...state, last: { ...state.last, changes } } : one.state;
  return {
    ...(value && { value }),
    confidence: one.confidence * next.confidence,
    output: one.output + next.output,
    ...(last && { state: last }),
  };
}

function returned(state: State): Value {
  return topFrame(state).value ?? { kind: 'unknown' };
}

/** The text as it would be meant in the method that the frame is one of: with its private names, but for texts with strings. */
function meant(text: string, frame: Frame | undefined): string {
  return /['"]/.test(text) ? text : withPrivateNames(text, classAround(frame?.function));
}

/** The state after a fragment in `frame`, with its frame gone; undefined if the program would see no difference. */
function withoutFragment(end: State, before: State, frame: Frame): State | undefined {
  const { locals } = topFrame(end);
  const isOwn = (other: Frame): boolean => other.id === frame.id && other.function.kind !== 'module';
  const frames = end.frames.slice(0, -1).map((other) => (isOwn(other) ? { ...other, locals } : other));
  const changed = new Set([
    ...differences(before.globals, end.globals),
    ...frames.flatMap((other, depth) => differences(before.frames[depth]?.locals, other.locals)),
  ]);
  if (changed.size === 0) return undefined;
  const changes = new Map([...changed].map((name) => [name, 1]));
  return { ...end, frames, last: { ...before.last, source: 'given', changes, output: '', confidence: 1 } };
}

function differences(before: State['globals'] | undefined, after: State['globals']): string[] {
  if (before === after) return [];
  const names = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...names].filter((name) => before?.get(name) !== after.get(name));
}
