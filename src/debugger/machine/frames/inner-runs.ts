/**
 * Runs what a statement runs inside itself: comprehensions, and built-in functions that call back. Their loops go through the
 * items that are known, and what they yield is put together, as the syntax says; every expression in them is asked about.
 */
import { Numbering } from '../../objects/heap';
import { PredictionError } from '../../../codec/query';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import { innerFunction } from '../../../python/desugar/inner-function';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import { isSameRange } from '../../../python/text/ranges';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import { first, itemsFrom } from '../../../python/values/items';
import { literal } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { returnedValue } from '../../calls/call-site';
import { generatorValue, isGenerator, suspended } from '../../calls/generators';
import { unpackedTarget } from '../../calls/target-unpacking';
import { yieldOf } from '../../calls/yield-statements';
import { isTakingApart, iteratorAt, itemTaken } from '../../state/loop-iterators';
import { bind, lookup } from '../../state/name-scopes';
import { newFrame, topFrame, withTop, type Frame, type State, type WaitingCall } from '../../state/state';
import type { Running } from '../../operands/next-steps';
import type { Control } from '../control/control';
import type { GeneratorRuns, HandOver } from './generator-runs';

export class InnerRuns {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly generating: GeneratorRuns,
  ) {}

  /** What an inner frame does next where the syntax says it; undefined where it has to be asked, and for any other frame. */
  step(state: State): HandOver | undefined {
    const frame = topFrame(state);
    if (!frame.function.inner) return undefined;
    const statement = this.control.statement(frame);
    if (statement.kind === 'for') return this.loop(state, frame, statement);
    const yields = yieldOf(statement)?.asReturn;
    const value =
      yields?.evaluation?.parts.length === 1 ? valueOf(state, frame, yields.evaluation.parts[0]) : undefined;
    return value && this.generating.yielded(state, value);
  }

  /** What a part of the statement runs begins; a generator waits until somebody asks for an item. */
  begin(before: State, { inner, range, text }: Running): HandOver {
    const { name, text: code, locals, makes, lazy, inPlace } = inner;
    const info = innerFunction(this.source, name, code, topFrame(before).function);
    const place = { expression: text, range, ...(inPlace && { inPlace }) };
    // An object that only the statement has, such as a new list, is one object however many names it gets inside.
    const numbering = new Numbering(before.nextId);
    const values = new Map(Object.entries(locals).map(([key, value]) => [key, numbering.label(value)] as const));
    const state = { ...before, nextId: numbering.position };
    if (lazy !== undefined) return this.suspended(state, info, values, place, lazy);
    const frame = topFrame(state);
    const made = innerFrame(state, info, values);
    const waiting: WaitingCall = { ...place, computed: frame.computed, ...(makes && { implicit: 'collect', makes }) };
    const caller = withTop(state, { ...frame, computed: [], waiting });
    return { done: { ...caller, nextFrame: state.nextFrame + 1, frames: [...caller.frames, made] } };
  }

  /** @param shownAs as Python names its type */
  private suspended(
    state: State,
    info: FunctionInfo,
    locals: ReadonlyMap<string, Value>,
    { expression, range, inPlace }: Pick<WaitingCall, 'expression' | 'range' | 'inPlace'>,
    shownAs: string,
  ): HandOver {
    const frame = topFrame(state);
    const made = innerFrame(state, info, locals);
    const pushed = { ...state, nextFrame: state.nextFrame + 1, frames: [...state.frames, made] };
    const value = returnedValue(
      expression,
      range,
      { ...generatorValue(made), name: shownAs },
      { ...(inPlace && { inPlace }) },
    );
    return { again: withTop(suspended(pushed), { ...frame, computed: [...frame.computed, value] }) };
  }

  /** Its own class, or whoever evaluates it, says what comes next. */
  private iteratesItself(iterable: Value): boolean {
    if (iterable.kind !== 'object' || !iterable.contents)
      return iterable.kind === 'object' || iterable.kind === 'foreign' || iterable.kind === 'opaque';
    const owner = classOf(this.source, iterable);
    return !owner || findMethod(this.source, owner, '__iter__') !== undefined;
  }

  /** The header of a loop: it takes the next item, or is done. A target that is no plain name is asked about. */
  private loop(state: State, frame: Frame, statement: Statement): HandOver | undefined {
    if (frame.item || isTakingApart(frame, statement)) return undefined;
    const text = statement.iterable?.text ?? '';
    const iterable = iteratorAt(frame, statement.line)?.iterable ?? lookup(state, frame, text);
    // Of an iterator of the library, whoever evaluates it takes the next item.
    if (!iterable || isGenerator(iterable) || this.iteratesItself(iterable)) return undefined;
    const items = itemsFrom(iterable, iteratorAt(frame, statement.line)?.taken ?? 0);
    if (!items) throw new PredictionError('what a comprehension goes through is not known');
    const [item] = first(items, 1);
    if (!item) return { done: this.control.advance(state, statement, 1) };
    const unpacked = unpackedTarget(state, statement, item);
    const taken = itemTaken(frame, statement, iterable);
    if (!unpacked) return { again: withTop(state, { ...taken, item }) };
    const next = unpacked.bound.reduce((now, [name, value]) => bind(now, name, value), withTop(unpacked.state, taken));
    return { done: this.control.advance(next, statement, 0) };
  }
}

function innerFrame(state: State, info: FunctionInfo, locals: ReadonlyMap<string, Value>): Frame {
  const frame = topFrame(state);
  const around = frame.function.kind === 'function' ? frame.id : frame.closure;
  const made = newFrame(state.nextFrame, info, locals);
  return around === undefined ? made : { ...made, closure: around };
}

/** The value of an expression that is there without asking: it has been computed, or is a name or written down. */
function valueOf(state: State, frame: Frame, part: Evaluation | undefined): Value | undefined {
  if (!part) return undefined;
  const { range, text } = part;
  const computed = frame.computed.findLast((one) => isSameRange(one.range, range) && one.expression === text);
  if (computed) return computed.value;
  if (part.kind !== 'whole' || !part.isAtom) return undefined;
  return part.node?.type === 'identifier' ? lookup(state, frame, text) : literal(text);
}
