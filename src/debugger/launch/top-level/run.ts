/**
 * Runs the top level of a module on the machine. To leave as much known as possible, it continues after what cannot
 * be predicted: only what that would have changed becomes unknown.
 */
import { PredictionError } from '../../../codec/query';
import { lineName } from '../../../python/modules/linked-source';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { Control } from '../../machine/control/control';
import { doubtKey, withDoubt } from '../../state/doubts';
import { describeException } from '../../state/exceptions';
import { Numbering } from '../../objects/heap';
import { bind, bindAll, lookup } from '../../state/name-scopes';
import { globalsOf, moved, newFrame, topFrame, withGlobals, withTop, type State } from '../../state/state';
import type { Assuming } from '../../state/step-info';
import { isMainGuard } from '../../machine/steps/syntactic-steps';
import type { Allowance } from './allowance';
import { pendingValue } from '../../../python/values/pending-values';
import { Recovery } from './statement-recovery';
import { settledDoubts } from './settled-doubts';
import { definitionValue, quietly, SourceSteps } from './units/source-steps';
import { unitsOf, type Unit } from './units/units';
import { Breaks } from '../../../python/text/slices';

/** Maximum steps through functions for one statement, and where steps are evaluated, which takes less time. */
const MOST_CALL_STEPS = 400;
const MOST_CHECKED_STEPS = 5000;

/** The part of a machine that is needed here. */
export interface Stepping {
  step(state: State, signal?: AbortSignal, assuming?: Assuming): Promise<State>;
}

export interface TopLevelOptions {
  /** Units to run, besides those that need no model; by default all. */
  readonly slice?: ReadonlySet<Unit>;
  /** What is not in the slice waits until it is read. */
  readonly isLazy?: boolean;
  readonly allowance: Allowance;
  /** Called for every function that is entered. */
  readonly entered?: (info: FunctionInfo) => void;
  /** A line of the module before which it stops. */
  readonly until?: number;
}

export class TopLevelRun {
  private readonly control: Control;
  private readonly sourceSteps: SourceSteps;
  private readonly recovery: Recovery;
  private readonly units: ReadonlyMap<number, Unit>;
  private readonly lines: ReadonlyMap<number, number>;
  private readonly breaks = new Breaks();
  /** Names that are bound before anything has run: the launch has told them. */
  private told: ReadonlySet<string> = new Set();

  constructor(
    private readonly source: SourceFile,
    private readonly module: FunctionInfo,
    private readonly machine: Stepping,
    private readonly options: TopLevelOptions,
  ) {
    this.control = new Control(source);
    this.sourceSteps = new SourceSteps(source);
    this.recovery = new Recovery(source, module, this.sourceSteps);
    const units = unitsOf(source, module);
    this.units = new Map(units.map((unit) => [unit.line, unit]));
    this.lines = new Map(units.flatMap((unit, i) => [[unit.line, units[i + 1]?.line ?? -1] as const]));
  }

  /** The state with the module's globals and with what it has printed; its frames are those of `start`. @throws AbortError */
  async run(start: State, signal?: AbortSignal): Promise<State> {
    const frame = newFrame(start.nextFrame, this.module, new Map());
    let state: State = { ...start, frames: [...start.frames, frame], nextFrame: start.nextFrame + 1 };
    state = this.control.enter(state);
    this.told = new Set(globalsOf(state, this.module).keys());
    /** Confidence in the path taken inside the current unit. */
    let pathConfidence = 1;
    let current: Unit | undefined;
    for (;;) {
      const top = topFrame(state);
      if (top.id === frame.id && (top.event === 'return' || top.line === this.options.until)) break;
      const unit = top.event === 'line' ? this.units.get(top.line) : undefined;
      if (unit) pathConfidence = 1;
      current = unit ?? current;
      if (!unit && current && !this.options.allowance.isLeft) {
        // A loop may go on for ever.
        state = this.without(state, current);
        continue;
      }
      const skipped = unit && (this.skipped(state, unit) ?? this.plainly(state));
      if (skipped) {
        state = skipped;
        continue;
      }
      const before = state;
      const { after, confidence } = await this.statement(state, frame.id, signal);
      state = { ...after, doubts: settledDoubts(this.source, this.module, before, after, pathConfidence * confidence) };
      const statement = this.source.statementAt(top.line, this.module);
      const isRaised = topFrame(after).event === 'exception';
      const isBranch = isRaised || (statement !== undefined && statement.successors.length > 1);
      if (isBranch) pathConfidence *= confidence;
    }
    const { frames, output, last, status } = start;
    const printed = state.output.slice(output.length);
    return { ...state, frames, last: { ...last, output: last.output + printed }, status };
  }

  /** The state after a unit that is skipped: `if __name__ == '__main__':`, and what is not needed or exceeds the budget. */
  private skipped(state: State, unit: Unit): State | undefined {
    const [statement] = unit.statements;
    if (!statement) return undefined;
    const isGuard = statement.kind === 'if' && isMainGuard(statement);
    if (isGuard && statement.successors[1] !== undefined) return this.control.advance(state, statement, 1);
    const { slice, allowance, isLazy } = this.options;
    const isWanted = slice?.has(unit) ?? true;
    if (isLazy && !isWanted) return this.behind(this.waiting(state, unit), unit);
    if (unit.isFree || (isWanted && allowance.isLeft)) return undefined;
    const last = unit.statements.findLast(
      ({ scope, kind }) => scope === this.module && (kind === 'def' || kind === 'class'),
    );
    const info = last && unit.binds.size === 1 ? this.sourceSteps.definition(last) : undefined;
    if (info) return this.behind(bind(state, info.name, definitionValue(info)), unit);
    if (isWanted) return this.without(state, unit);
    const names = [...unit.binds].join(', ');
    const reason = `${names} is computed on ${lineName(this.source, unit.line)}, which this call does not need`;
    return this.behind(this.recovery.without(state, unit.binds, reason), unit);
  }

  /** The state after a unit for which nothing is left, or that has used it up. */
  private without(state: State, unit: Unit): State {
    const names = [...unit.binds].join(', ');
    const what = names === '' ? lineName(this.source, unit.line) : names;
    const reason = `${what} was not reached: ${this.options.allowance.reason}`;
    const back = withTop(state, moved(topFrame(state), { line: unit.line, event: 'line' }));
    return this.behind(this.recovery.tainted(back, unit.statements, reason), unit);
  }

  private waiting(state: State, { binds, line }: Unit): State {
    const where = lineName(this.source, line);
    const names = [...binds].filter((name) => name !== '*' && !this.told.has(name));
    return bindAll(
      state,
      names.map((name) => [name, pendingValue(name, where)]),
    );
  }

  /** The state after a sequence of definitions and literals: most of a large module. */
  private plainly(state: State): State | undefined {
    const globals = new Map(globalsOf(state, this.module));
    const numbering = new Numbering(state.nextId);
    let { doubts } = state;
    let line = topFrame(state).line;
    let last: Unit | undefined;
    for (;;) {
      const unit = line === this.options.until ? undefined : this.units.get(line);
      if (unit && this.options.isLazy && this.options.slice?.has(unit) === false) break;
      const bound = unit && this.sourceSteps.plain(unit);
      if (!unit || !bound) break;
      globals.set(bound.name, numbering.label(bound.value));
      doubts = withDoubt(doubts, doubtKey(this.module, bound.name), 1);
      line = this.lines.get(line) ?? -1;
      last = unit;
    }
    if (!last) return undefined;
    return this.behind(withGlobals({ ...state, doubts, nextId: numbering.position }, this.module, globals), last);
  }

  private behind(state: State, unit: Unit): State {
    const next = this.lines.get(unit.line) ?? -1;
    return next < 0 ? this.control.leave(state, { kind: 'none' }) : this.control.arrive(state, next);
  }

  /** Runs one statement of the module, with all calls. */
  private async statement(
    start: State,
    frame: number,
    signal: AbortSignal | undefined,
  ): Promise<{ after: State; confidence: number }> {
    let state = start;
    let confidence = 1;
    let steps = 0;
    do {
      await this.breaks.whenDue();
      signal?.throwIfAborted();
      if (topFrame(state).function.kind === 'function') steps += 1;
      const next = await this.step(state, steps, signal);
      confidence *= next.last.confidence;
      state = next;
    } while (topFrame(state).id !== frame || topFrame(state).computed.length > 0);
    return { after: state, confidence };
  }

  private async step(state: State, steps: number, signal: AbortSignal | undefined): Promise<State> {
    const top = topFrame(state);
    const { allowance, entered } = this.options;
    if (top.event === 'call') entered?.(top.function);
    const most = allowance.modules ? MOST_CHECKED_STEPS : MOST_CALL_STEPS;
    if (top.function.kind === 'function' && (steps > most || !allowance.isLeft)) {
      const why = allowance.isLeft ? `takes more than ${most} steps` : `takes too long: ${allowance.reason}`;
      return this.recovered(state, `${top.function.name} ${why}`);
    }
    const quiet = this.sourceSteps.step(state) ?? this.recovery.withoutValue(state);
    if (quiet) return quiet;
    try {
      const next = await this.machine.step(state, signal);
      return this.checked(state, next);
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
      return this.recovered(state, error.message.replace(/\.$/, ''));
    }
  }

  /** A definition stays one whatever its decorators are, and an unhandled exception does not end the run. */
  private checked(before: State, after: State): State {
    const top = topFrame(after);
    if (top.event === 'exception' && top.exception && !this.recovery.isHandled(after))
      return this.recovered(
        after,
        `${describeException(top.exception)} is raised on ${lineName(this.source, top.line)}`,
        after.last.source === 'checked',
      );
    const frame = topFrame(before);
    const statement = this.sourceSteps.ownStatement(frame);
    if (statement?.kind !== 'def' || top.id !== frame.id) return after;
    const [name = ''] = statement.targets;
    const info = this.sourceSteps.definition(statement);
    return info && lookup(after, top, name)?.kind === 'unknown' ? bind(after, name, definitionValue(info)) : after;
  }

  /** Abandons the current statement; if nothing follows it, the whole unit. */
  private recovered(state: State, reason: string, isEvaluated = false): State {
    const next = this.recovery.abandoned(state, reason, isEvaluated);
    if (next) return next;
    const depth = state.frames.findLastIndex(({ function: info }) => info === this.module);
    const frames = state.frames.slice(0, depth + 1);
    const { line } = topFrame({ frames });
    const unit = [...this.units.values()].findLast((one) => one.line <= line);
    const back = withTop({ ...state, frames }, moved(topFrame({ frames }), { line, event: 'line' }));
    const after = unit ? this.behind(back, unit) : this.control.leave(back, { kind: 'none' });
    return { ...after, last: quietly(topFrame(back)) };
  }
}
