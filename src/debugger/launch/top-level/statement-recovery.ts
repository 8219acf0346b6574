/** Recovery of a top-level run after a failed prediction: what the statement would have changed becomes unknown, and nothing else. */
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import type { UnknownValue } from '../../../python/values/value';
import { bind, lookup } from '../../state/name-scopes';
import { moved, topFrame, withTop, type State } from '../../state/state';
import { withoutGivenUp } from '../../machine/control/given-up';
import { passedOver } from '../../machine/control/recovery';
import { unknownRead } from '../../objects/unknowns';
import { changedBy, named } from '../../program/mentions';
import type { SourceSteps } from './units/source-steps';

/** What creates or changes a value. */
const SIMPLE = new Set(['assignment', 'augmented-assignment', 'expression', 'delete', 'assert']);

export class Recovery {
  constructor(
    private readonly source: SourceFile,
    private readonly module: FunctionInfo,
    private readonly steps: SourceSteps,
  ) {}

  /** A statement that reads something unknown: the model would make something up, so what it changes is unknown. */
  withoutValue(state: State): State | undefined {
    const frame = topFrame(state);
    const statement = frame.event === 'line' ? this.source.statementAt(frame.line, frame.function) : undefined;
    if (!statement || frame.computed.length > 0 || !SIMPLE.has(statement.kind)) return undefined;
    // What an attribute is set to belongs to its object: that has it, whatever it is.
    if (statement.assignments?.some(({ targets }) => targets.some(({ type }) => type === 'attribute')))
      return undefined;
    const unknown = unknownRead(statement, (name) => lookup(state, frame, name));
    return unknown && passedOver(this.source, state, unknown.reason ?? 'it is not known', changedBy)?.state;
  }

  /** Whether a handler of the module, or of a called function, may catch what was raised. */
  isHandled({ frames }: State): boolean {
    const own = frames.slice(frames.findLastIndex(({ function: { kind } }) => kind === 'module'));
    return own.some(({ line, function: info }) => {
      const statement = this.source.statementAt(line, info);
      return statement !== undefined && statement.handlers.length > 0;
    });
  }

  /**
   * Abandons the calls; the statement of the module (or class body) that made them is skipped.
   * @param isEvaluated that it raises is no prediction: what it has changed before is there, and only what it would have bound is not known
   * @returns undefined if nothing follows it: a `raise`
   */
  abandoned(state: State, reason: string, isEvaluated = false): State | undefined {
    const depth = state.frames.findLastIndex(({ function: { kind } }) => kind !== 'function');
    const given = state.frames.slice(depth + 1);
    const bottom = state.frames[depth];
    if (!bottom) throw new Error('the module has a frame');
    const frames = state.frames.slice(0, depth + 1);
    const back = withTop({ ...state, frames }, moved(bottom, { line: bottom.line, event: 'line' }));
    const statement = this.source.statementAt(bottom.line, bottom.function);
    const defined = statement && this.steps.defined(back, statement);
    if (defined) return defined;
    if (isEvaluated) return passedOver(this.source, back, reason, ({ targets }) => targets)?.state;
    const called = given.map(({ function: info }) => info);
    const tainted = statement ? this.tainted(back, [statement], reason, called) : back;
    return passedOver(this.source, tainted, reason, changedBy)?.state;
  }

  /** What the statements, and functions that they call, may have changed becomes unknown. */
  tainted(state: State, statements: readonly Statement[], reason: string, called: readonly FunctionInfo[] = []): State {
    const words = statements.flatMap(({ tokens }) => tokens.flatMap(({ text }) => text.split('.')));
    const next = withoutGivenUp(
      this.source,
      state,
      { statements, named: [...called, ...named(this.source, words)] },
      reason,
    );
    const own = statements.filter(({ scope }) => scope === this.module);
    return this.without(next, new Set(own.flatMap((one) => changedBy(one, state))), reason);
  }

  /** The state in which the names are unknown. */
  without(state: State, names: Iterable<string>, reason: string): State {
    const value: UnknownValue = { kind: 'unknown', reason };
    return [...names].reduce((next, name) => (name === '*' ? next : bind(next, name, value)), state);
  }
}
