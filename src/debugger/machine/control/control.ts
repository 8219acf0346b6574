/**
 * Where control goes when the model is not needed: from line to line, through `finally` blocks and `with` exits, to
 * exception handlers, and out of a frame. Each function makes exactly one event of CPython's tracing.
 */
import { PredictionError } from '../../../codec/query';
import { pieceOf, statementOf } from '../../../python/desugar/inner-function';
import { pieceOf as pieceAt } from '../../../python/structure/line-pieces';
import { lineName } from '../../../python/modules/linked-source';
import type { Handler, SourceFile, Statement, Successor } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { withoutAsync } from '../../calls/coroutines';
import { forgetLeftBlocks, isExit, unboundNames } from '../../state/block-exit';
import { NONE } from '../../objects/containers';
import type { ThrownException } from '../../state/exceptions';
import { bind, rememberClosure } from '../../state/name-scopes';
import {
  moved,
  topFrame,
  withTop,
  type Frame,
  type HandledException,
  type PendingAction,
  type Piece,
  type State,
} from '../../state/state';
import { linked, raisedAgain } from '../../state/exception-links';
import { cameUp } from '../../state/traces';

export class Control {
  constructor(private readonly source: SourceFile) {}

  /** The statement on the frame's line. */
  statement(frame: Frame): Statement {
    const { function: info, line, piece } = frame;
    const part = piece && pieceOf(this.source, info, line, piece.at);
    const statement = part ?? statementOf(this.source, info, line);
    if (!statement) throw new PredictionError(`There is nothing to run on ${lineName(this.source, frame.line)}.`);
    return withoutAsync(statement);
  }

  /** Where an exception on the frame's line goes: managers of a `with` statement that have been entered are left. */
  handlers(frame: Frame): readonly Handler[] {
    const { kind, handlers, line, endLine } = this.statement(frame);
    // What leaving one manager raises finds those around it.
    const isOpen = kind === 'with' && frame.withs.some((open) => open.line === line && (!isExit(frame) || open.managers.length > 0)); // prettier-ignore
    return isOpen ? [{ kind: 'with', line, endLine }, ...handlers] : handlers;
  }

  /** After a call event. */
  enter(state: State): State {
    const frame = topFrame(state);
    const { firstLine } = frame.function;
    return firstLine === 'end' ? this.leave(state, NONE) : this.arrive(state, firstLine);
  }

  /** The statement is done and control takes one of its successors. */
  advance(state: State, statement: Statement, index: 0 | 1): State {
    const target = statement.successors[index];
    if (target === undefined)
      throw new PredictionError(`The prediction leads nowhere from ${lineName(this.source, statement.line)}.`);
    const { exit } = statement;
    const jumps = index === 0 && (exit?.kind === 'break' || exit?.kind === 'continue') && exit.loop !== statement.line;
    if (jumps && statement.unwinds.length > 0)
      return this.jump(state, { kind: 'jump', target, unwinds: statement.unwinds });
    const done = topFrame(state).pending.at(-1);
    if (done?.block.kind === 'finally' && !within(done.block, target)) {
      // `break` out of a `finally` block itself gives up what waited for it.
      const abandons = jumps && exit.loop !== undefined && exit.loop < done.block.line;
      return abandons ? this.goTo(state, target) : this.resume(state, done.action);
    }
    return this.goTo(state, target);
  }

  /** A `return`, `break` or `continue`, through the blocks that have to run first. */
  jump(state: State, action: Extract<PendingAction, { kind: 'return' | 'jump' }>): State {
    const [block, ...unwinds] = action.unwinds;
    if (block) return this.wait(state, block, { ...action, unwinds });
    return action.kind === 'return' ? this.leave(state, action.value) : this.goTo(state, action.target);
  }

  /** What waited for a `finally` block or `with` exit goes on. */
  resume(state: State, action: PendingAction): State {
    const frame = topFrame(state);
    const popped = withTop(state, { ...frame, pending: frame.pending.slice(0, -1) });
    if (action.kind !== 'exception') return this.jump(popped, action);
    const isWith = frame.pending.at(-1)?.block.kind === 'with';
    return this.propagate(popped, action.exception, action.handlers, action.line, isWith ? action.line : frame.line);
  }

  /** A new exception on the current line. */
  raise(state: State, thrown: ThrownException): State {
    const statement = this.statement(topFrame(state));
    const exception = cameUp(this.source, topFrame(state), statement, linked(state, thrown));
    // Only what has a name can have been there before.
    const [operand] = statement.evaluation?.node?.named ?? [];
    const isNamed = /^(?:identifier|attribute|subscript)$/.test(operand?.bare.type ?? '');
    const known = isNamed ? raisedAgain(state, thrown, exception) : state;
    const frame = topFrame(known);
    return withTop(known, moved(frame, { line: frame.line, event: 'exception', exception }));
  }

  /**
   * An exception that has been raised goes to the innermost handler, or out of the frame.
   * @param raisedAt line of this frame where it came up
   * @param at line that a return event shows
   */
  propagate(
    state: State,
    exception: ThrownException,
    handlers: readonly Handler[],
    raisedAt: number,
    at: number,
  ): State {
    const [handler, ...outer] = handlers;
    if (!handler) return this.leave(state, NONE, exception, at);
    if (handler.kind !== 'except') {
      return this.wait(state, handler, { kind: 'exception', exception, line: raisedAt, handlers: outer });
    }
    return this.ask(state, handler.line, exception, outer, raisedAt);
  }

  /** Control arrives at an `except` clause. */
  ask(state: State, line: number, exception: ThrownException, outer: readonly Handler[], raisedAt: number): State {
    const frame = topFrame(state);
    const handled = [...frame.handled, { line, exception, raisedAt, outer }];
    return this.arrive(withTop(state, { ...frame, handled }), line);
  }

  /** No clause from the current one on handles the exception; `next` is the following clause of the same `try`. */
  decline(state: State, next: number | undefined): State {
    const frame = topFrame(state);
    const asked = frame.handled.at(-1);
    if (!asked) throw new PredictionError(`No exception is being handled on ${lineName(this.source, frame.line)}.`);
    const rest = withTop(state, { ...frame, handled: frame.handled.slice(0, -1) });
    if (next !== undefined) return this.ask(rest, next, asked.exception, asked.outer, asked.raisedAt);
    return this.propagate(rest, asked.exception, asked.outer, asked.raisedAt, frame.line);
  }

  /** The frame returns (or ends with an exception): a return event. */
  leave(state: State, value: Value, exception?: ThrownException, line = topFrame(state).line): State {
    let next = state;
    for (const name of unboundNames(this.source, topFrame(state))) next = bind(next, name, undefined);
    const frame = moved(topFrame(next), { line, event: 'return', value, ...(exception && { exception }) });
    return withTop(rememberClosure(next, this.source, frame), {
      ...frame,
      iterators: [],
      handled: [],
      pending: [],
      withs: [],
    });
  }

  /** The frame moves to a line: a line event. */
  arrive(state: State, target: number): State {
    const { line, piece } = pieceAt(target);
    const frame = topFrame(state);
    if (piece !== undefined && line === frame.line) return this.arriveAt(state, piece);
    if (frame.piece && line === frame.line) {
      const header = statementOf(this.source, frame.function, line)?.kind;
      // The condition is tested once more without an event, and a `with` block left.
      if (header === 'while') return this.onLine(state, { at: 0, isHidden: true, isNextRound: true });
      if (header === 'with') return this.onLine(state, { at: 0, isHidden: true });
    }
    let next = state;
    for (const name of unboundNames(this.source, topFrame(state), line)) next = bind(next, name, undefined);
    return withTop(next, moved(forgetLeftBlocks(this.source, topFrame(next), line), { line, event: 'line' }, false));
  }

  /** Control arrives at another statement on the same line. */
  private arriveAt(state: State, at: number): State {
    return this.onLine(state, { at, ...(topFrame(state).piece?.isNextRound !== true && { isHidden: true }) });
  }

  private onLine(state: State, piece: Piece): State {
    const frame = topFrame(state);
    return withTop(state, { ...moved(frame, { line: frame.line, event: 'line' }), piece });
  }

  /** Control leaves a `with` block at its end: CPython visits the header again. */
  exitWith(state: State, line: number): State {
    return this.wait(
      state,
      { kind: 'with', line, endLine: line },
      { kind: 'jump', target: this.afterWith(line), unwinds: [] },
    );
  }

  /** Where a `with` block that was left normally (or that swallowed an exception) goes on. */
  afterWith(line: number): Successor {
    const statement = this.source.statementAt(line);
    const after = (statement?.pieces?.[0] ?? statement)?.successors.at(-1);
    if (after === undefined) throw new PredictionError(`Nothing follows the block of ${lineName(this.source, line)}.`);
    return after;
  }

  /** Control leaves a clause `except*` that has taken a part of a group: the rest goes to the next clause, or on. */
  private restOfGroup(state: State, target: Successor): State | undefined {
    const frame = topFrame(state);
    const asked = frame.handled.at(-1);
    if (!asked?.isTaken) return undefined;
    const here =
      typeof target === 'number' ? statementOf(this.source, frame.function, pieceAt(target).line) : undefined;
    if (here?.enclosing.some(({ kind, line }) => kind === 'except' && line === asked.line)) return undefined;
    const next = statementOf(this.source, frame.function, asked.line)?.successors[1];
    const left = withTop(state, { ...frame, handled: frame.handled.slice(0, -1) });
    if (!asked.rest) return this.pass(left, next, { ...asked, after: target, isTaken: false });
    if (typeof next === 'number') return this.ask(left, next, asked.rest, asked.outer, asked.raisedAt);
    return this.propagate(left, asked.rest, asked.outer, asked.raisedAt, frame.line);
  }

  /** Nothing is left for a clause `except*`. */
  passedOver(state: State, statement: Statement, asked: HandledException): State {
    const frame = topFrame(state);
    const left = withTop(state, { ...frame, handled: frame.handled.slice(0, -1) });
    return this.pass(left, statement.successors[1], asked) ?? this.goTo(left, asked.after ?? 'end');
  }

  /** The next clause is tried for nothing; where the function ends behind the last one, CPython visits that one's header again. */
  private pass(state: State, next: Successor | undefined, asked: HandledException): State | undefined {
    const isLast = typeof next !== 'number';
    if (isLast && (asked.after !== 'end' || asked.isTaken === true)) return undefined;
    const frame = topFrame(state);
    const [line, isTaken] = isLast ? [asked.line, true] : [next, false];
    return this.arrive(withTop(state, { ...frame, handled: [...frame.handled, { ...asked, line, isTaken }] }), line);
  }

  goTo(state: State, target: Successor): State {
    const rest = this.restOfGroup(state, target);
    if (rest) return rest;
    if (target === 'end') return this.leave(state, NONE);
    // What comes after the last statement of a `with` block is the end of the block.
    const { enclosing } = this.statement(topFrame(state));
    const isExit = enclosing.some(({ kind, line }) => kind === 'with' && line === target);
    return isExit ? this.exitWith(state, target) : this.arrive(state, target);
  }

  private wait(state: State, block: Handler | Frame['pending'][number]['block'], action: PendingAction): State {
    const frame = topFrame(state);
    const kind = block.kind === 'with' ? 'with' : 'finally';
    // The block is entered from inside its own statement: what it waits for is known before the line is reached.
    const isLeft = kind === 'with' && block.line === frame.line && isExit(frame);
    const before = isLeft ? frame.pending.slice(0, -1) : frame.pending;
    const pending = [...before, { block: { kind, line: block.line, endLine: block.endLine }, action } as const];
    const waiting = withTop(state, { ...frame, pending });
    // An exception that the header of a `with` block raises itself finds it where it is.
    const isHere = kind === 'with' && block.line === frame.line && frame.event === 'exception';
    return isHere ? this.onLine(waiting, { at: 0, isHidden: true }) : this.arrive(waiting, block.line);
  }
}

function within(block: { readonly line: number; readonly endLine: number }, target: Successor): boolean {
  return typeof target === 'number' && target >= block.line && pieceAt(target).line <= block.endLine;
}
