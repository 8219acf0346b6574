/** Takes over events that are known from outside, and keeps track of what Python does not show. */
import type { ComputedValue } from '../../../codec/query';
import { reaching } from '../../../python/expressions/reaching';
import { rangeKey } from '../../../python/text/ranges';
import { parseValue } from '../../../python/values/literal';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { writtenName } from '../../../python/text/private-names';
import type { Value } from '../../../python/values/value';
import { NONE, UNKNOWN } from '../../objects/containers';
import type { Control } from '../control/control';
import { iterableOf, propagate } from './effects';
import type { ThrownException } from '../../state/exceptions';
import { keepIds, Numbering } from '../../objects/heap';
import { itemTaken } from '../../state/loop-iterators';
import { localsOf, moved, newFrame, topFrame, withTop, type Frame, type State } from '../../state/state';
import { GIVEN } from '../../state/step-info';

/** An event as the command line's `steps` task states it; values are texts of `repr`. */
export interface TrueStep {
  readonly event: Frame['event'];
  readonly function: string;
  readonly line: number;
  readonly depth: number;
  readonly locals: Readonly<Record<string, string>>;
  readonly value?: string;
  readonly exception?: string;
}

export class KnownEvents {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
  ) {}

  adopt(state: State, step: TrueStep, predicted?: State): State {
    const isStart = state.last === GIVEN && step.event === 'call';
    const isRight = predicted !== undefined && fits(predicted, step);
    const reached = isRight ? predicted : isStart ? state : this.force(state, step, predicted);
    const stated = this.withLocals(reached, step, state);
    return { ...stated, last: { ...stated.last, source: 'given', confidence: 1 } };
  }

  /** The event by the rules of control, wherever the prediction went. */
  private force(state: State, step: TrueStep, predicted: State | undefined): State {
    const values = predicted?.last.values ?? [];
    const returned = topFrame(state).event === 'return';
    let current = returned ? this.popped(state) : state;
    if (step.event === 'call') return this.call(current, step, values);
    while (current.frames.length > step.depth + 1) current = this.popped(current);
    const frame = topFrame(current);
    if (returned && this.isStillIn(frame, step)) return current;
    switch (step.event) {
      case 'line':
        return this.line(withTop(current, { ...frame, computed: [...frame.computed, ...values] }), step.line);
      case 'return': {
        const exception = frame.event === 'exception' ? frame.exception : pendingException(frame);
        const isUnwinding = exception !== undefined && (step.value ?? 'None') === 'None';
        return this.control.leave(current, read(step.value ?? 'None'), isUnwinding ? exception : undefined, step.line);
      }
      case 'exception':
        return this.control.raise(current, this.exception(step, predicted));
    }
  }

  /** Python comes to another physical line of the statement that the call is in: what has been computed of it stays. */
  private isStillIn(frame: Frame, step: TrueStep): boolean {
    if (step.event !== 'line' || step.line !== frame.line || frame.computed.length === 0) return false;
    const statement = this.control.statement(frame);
    const last = statement.tokens.at(-1)?.range.endLine ?? frame.line;
    return last > frame.line && !statement.successors.includes(frame.line);
  }

  private line(state: State, line: number): State {
    const frame = topFrame(state);
    if (frame.event === 'call') return this.control.arrive(state, line);
    const statement = this.control.statement(frame);
    if (frame.event === 'exception') {
      const at = statement.handlers.findIndex((handler) => handler.line === line);
      const exception = frame.exception ?? { type: 'Exception' };
      return at < 0
        ? this.control.arrive(state, line)
        : this.control.propagate(state, exception, statement.handlers.slice(at), frame.line, frame.line);
    }
    const unwind = statement.unwinds.findIndex((block) => block.line === line);
    if (unwind >= 0) {
      const unwinds = statement.unwinds.slice(unwind);
      const target = statement.successors[0];
      return this.control.jump(
        state,
        target === undefined ? { kind: 'return', value: UNKNOWN, unwinds } : { kind: 'jump', target, unwinds },
      );
    }
    const index = statement.successors.indexOf(line);
    if (statement.kind === 'except' && index !== 0) return this.control.decline(state, index === 1 ? line : undefined);
    if (statement.kind === 'for' && index === 0) {
      const iterable = iterableOf(state, statement, frame.computed) ?? UNKNOWN;
      return this.control.arrive(withTop(state, itemTaken(frame, statement, iterable)), line);
    }
    const leaves = statement.enclosing.some((block) => block.kind === 'with' && block.line === line);
    return leaves ? this.control.exitWith(state, line) : this.control.arrive(state, line);
  }

  private call(state: State, step: TrueStep, values: State['last']['values']): State {
    const info = this.functionAt(step);
    const frame = topFrame(state);
    const statement = this.source.statementAt(frame.line, frame.function);
    const isDone = (text: string): boolean => frame.computed.some(({ expression }) => expression === text);
    const sites =
      statement?.calls.filter((call) => call.callee === step.function || step.function === '__init__') ?? [];
    const site = sites.find((call) => !isDone(call.text)) ?? sites.at(-1);
    const range = site?.range ?? { line: frame.line, column: 0, endLine: frame.line, endColumn: 0 };
    // Python has come to the call: what stands in its way has not been so.
    const truths = statement?.evaluation && site ? reaching(statement.evaluation, range) : new Map<string, boolean>();
    const before = values.filter(
      (value) =>
        !value.fromCall &&
        !contradicts(value, truths) &&
        (value.range.endLine < range.endLine || value.range.endColumn <= range.endColumn),
    );
    const computed = [...frame.computed, ...before.filter((value) => !isDone(value.expression))];
    const waiting = { computed, expression: site?.text ?? step.function, range };
    const resumed = { ...moved(frame, { line: frame.line, event: 'line' }), waiting };
    const caller = withTop(state, { ...resumed, truths: new Map([...(frame.truths ?? []), ...truths]) });
    const callee = newFrame(state.nextFrame, info, new Map());
    return { ...caller, frames: [...caller.frames, callee], nextFrame: state.nextFrame + 1 };
  }

  private functionAt(step: TrueStep): FunctionInfo {
    const named = this.source.functions.filter((info) => writtenName(info) === step.function);
    return named.find(({ line }) => line === step.line) ?? named.at(-1) ?? this.source.module;
  }

  /** The caller goes on with the value that the top frame returned. */
  private popped(state: State): State {
    const callee = topFrame(state);
    const frames = state.frames.slice(0, -1);
    const caller = frames.at(-1);
    if (!caller) return state;
    const { waiting } = caller;
    const value = waiting?.instance ?? callee.value ?? NONE;
    const computed = waiting
      ? [
          ...waiting.computed,
          { expression: waiting.expression, range: waiting.range, value, confidence: 1, fromCall: true },
        ]
      : [];
    const resumed = { ...moved(caller, { line: caller.line, event: 'line' }), computed };
    return withTop({ ...state, frames }, { ...resumed, ...(caller.truths && { truths: caller.truths }) });
  }

  private exception(step: TrueStep, predicted: State | undefined): ThrownException {
    const type = step.exception ?? 'Exception';
    const guess = predicted?.frames.at(-1)?.exception;
    return guess?.type === type ? guess : { type };
  }

  /** The stated locals, as versions of the objects that were predicted, or else known before. */
  private withLocals(state: State, step: TrueStep, before: State): State {
    const frame = topFrame(state);
    const numbering = new Numbering(Math.max(state.nextId, before.nextId));
    const known = localsOf(state, frame);
    const locals = new Map(
      Object.entries(step.locals).map(([name, text]) => [name, keepIds(known.get(name), read(text), numbering)]),
    );
    const stated: Frame = {
      ...frame,
      ...(frame.function.kind === 'module' ? {} : { locals }),
      ...(step.value !== undefined && { value: keepIds(frame.value, read(step.value), numbering) }),
    };
    const bound = { ...withTop(state, stated), ...(frame.function.kind === 'module' && { globals: locals }) };
    return { ...propagate(state, bound), nextId: numbering.position };
  }
}

/** The value says the opposite of what is known of it. */
function contradicts({ range, value }: ComputedValue, truths: ReadonlyMap<string, boolean>): boolean {
  const holds = truths.get(rangeKey(range));
  return holds !== undefined && value.kind === 'bool' && value.value !== holds;
}

function fits(state: State, step: TrueStep): boolean {
  const frame = state.frames.at(-1);
  if (frame?.event !== step.event || writtenName(frame.function) !== step.function || frame.line !== step.line)
    return false;
  return (
    state.frames.length === step.depth + 1 && (step.event !== 'exception' || frame.exception?.type === step.exception)
  );
}

function pendingException(frame: Frame): ThrownException | undefined {
  const action = frame.pending.findLast(({ action: { kind } }) => kind === 'exception')?.action;
  return action?.kind === 'exception' ? action.exception : frame.handled.at(-1)?.exception;
}

function read(text: string): Value {
  try {
    return parseValue(text);
  } catch {
    return { kind: 'unknown', reason: 'not a literal' };
  }
}
