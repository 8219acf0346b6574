/** Far jumps: the model predicts in one answer where a command leads, instead of step by step. */
import type { FunctionPredictor, Jump } from '../../codec/function/function-query';
import { PredictionError, type Change } from '../../codec/query';
import { itemsOf } from '../../python/values/items';
import { sameValue } from '../../python/values/print';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Command } from '../session/commands/commands';
import { idOf, NONE, UNKNOWN } from '../objects/containers';
import { Control } from '../machine/control/control';
import { propagate } from '../machine/effects/effects';
import { keepIds, Numbering } from '../objects/heap';
import { farJumpQuery } from './far-jump-query';
import { iteratorAt } from '../state/loop-iterators';
import { bind, lookup } from '../state/name-scopes';
import type { LoopIterator } from '../state/loop-iterator';
import { topFrame, withTop, type Frame, type State } from '../state/state';

/** Number of items of a loop among which its position is searched. */
const MOST_ITEMS = 10_000;

export class FarJumps {
  private readonly control: Control;

  constructor(
    private readonly source: SourceFile,
    private readonly predictor: FunctionPredictor,
    /** Lines that a command does not pass. */
    private readonly breakpoints: ReadonlySet<number> = new Set(),
  ) {
    this.control = new Control(source);
  }

  /**
   * The state after the command has moved the top frame through its function.
   * @returns undefined if that has to be stepped through, see `leapQuestion`
   * @throws DOMException `AbortError` if `signal` is aborted; `state` stays valid
   */
  async leap(state: State, command: Command, signal?: AbortSignal): Promise<State | undefined> {
    const targets = state.frames.at(-1)?.event === 'line' ? this.targets(state, command) : undefined;
    const query = targets && farJumpQuery(this.source, state, targets);
    if (!query) return undefined;
    try {
      return this.arrived(state, await this.predictor.jump(query, signal));
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }

  /** Lines of the function at which the command would stop; undefined if a single step is enough. */
  private targets(state: State, command: Command): number[] | undefined {
    const frame = topFrame(state);
    const isOwn = (line: number): boolean => this.source.statementAt(line, frame.function)?.scope === frame.function;
    const breaks = [...this.breakpoints].filter(isOwn);
    switch (command.kind) {
      case 'entry':
      case 'into':
      case 'into-call':
      case 'to-call':
        return undefined;
      case 'over': {
        const statement = this.source.statementAt(frame.line, frame.function);
        if (!statement?.calls.some(({ callee }) => callee === frame.function.name)) return undefined;
        if (statement.handlers.length > 0 || statement.unwinds.length > 0) return undefined;
        return statement.successors.filter((line) => line !== 'end');
      }
      case 'to':
        return [...new Set([...(isOwn(command.line) ? [command.line] : []), ...breaks])];
      case 'out':
      case 'continue':
        return breaks;
    }
  }

  private arrived(state: State, { changes, outcome, confidence }: Jump): State {
    const frame = topFrame(state);
    const predicted: State = {
      ...state,
      last: {
        source: 'predicted',
        values: [],
        changes: new Map(changes.map((change) => [change.name, change.confidence])),
        output: '',
        confidence,
        from: { frame: frame.id, line: frame.line },
      },
    };
    switch (outcome.kind) {
      case 'return': {
        const numbering = new Numbering(state.nextId);
        const value = numbering.label(outcome.value);
        return this.control.leave({ ...predicted, nextId: numbering.position }, value);
      }
      case 'raise':
        return this.control.leave(predicted, NONE, outcome.exception);
      case 'line': {
        const changed = this.changed(predicted, changes);
        const there = this.control.arrive(changed, outcome.line);
        return withTop(there, { ...topFrame(there), iterators: this.iterators(changed, outcome.line) });
      }
    }
  }

  private changed(state: State, changes: readonly Change[]): State {
    const frame = topFrame(state);
    const numbering = new Numbering(state.nextId);
    let next = state;
    for (const { name, value } of changes) {
      const old = lookup(state, frame, name);
      const isShared = [...frame.locals].some(
        ([other, held]) => other !== name && idOf(held) !== undefined && idOf(held) === idOf(old),
      );
      // An object that another name still holds unchanged cannot be the one that changed.
      next = bind(next, name, value && (isShared ? numbering.label(value) : keepIds(old, value, numbering)));
    }
    return { ...propagate(state, next), nextId: numbering.position };
  }

  /** Iterators of the loops around the line reached: the answer gives only their variables. */
  private iterators(state: State, line: number): LoopIterator[] {
    const frame = topFrame(state);
    const to = this.source.statementAt(line, frame.function);
    const from = this.source.statementAt(frame.line, frame.function);
    const around = to?.enclosing.filter(({ kind }) => kind === 'for').map((block) => block.line) ?? [];
    const isNextRound =
      to?.kind === 'for' &&
      iteratorAt(frame, to.line) !== undefined &&
      (from?.line === to.line || from?.enclosing.some((block) => block.line === to.line) === true);
    const iterators: LoopIterator[] = [];
    let isSameRound = true;
    for (const header of isNextRound ? [...around, to.line] : around) {
      const before: LoopIterator | undefined = isSameRound ? iteratorAt(frame, header) : undefined;
      const statement = this.source.statementAt(header, frame.function);
      if (!statement) continue;
      const iterator = positionOf(state, frame, statement, before);
      isSameRound = isSameRound && iterator.taken === before?.taken;
      iterators.push(iterator);
    }
    return iterators;
  }
}

/** The position of a loop, judged by its variable: the nearest item with this value. Unknown if there is none. */
function positionOf(state: State, frame: Frame, header: Statement, before: LoopIterator | undefined): LoopIterator {
  const { line, iterable, targets } = header;
  const value = before?.iterable ?? (iterable?.isName ? lookup(state, frame, iterable.text) : undefined);
  const held = targets.map((name) => lookup(state, frame, name) ?? UNKNOWN);
  const [only = UNKNOWN] = held;
  const item: Value = held.length === 1 ? only : { kind: 'tuple', items: held };
  const first = Math.max(0, (before?.taken ?? 1) - 1);
  let index = 0;
  for (const other of (value && itemsOf(value)) ?? []) {
    if (index >= first && sameValue(other, item)) return { line, iterable: value ?? UNKNOWN, taken: index + 1 };
    if (++index > MOST_ITEMS) break;
  }
  return { line, iterable: UNKNOWN, taken: 1 };
}
