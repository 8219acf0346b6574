/**
 * What a question about a statement says, by what its frame knows. The machine asks with it and training samples are made
 * with it, so that the model is asked what it was trained on.
 */
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { ComputedValue, Query, RaisedException } from '../query';
import { isCallable, surelyEnters, type RunningNames } from './syntax/program-calls';

/** What is known of the frame that runs the statement. */
export interface FrameView extends RunningNames {
  /** What a name is shown as where that is not just its value: with attributes of classes, as the items of a generator. */
  shown?(name: string, statement: Statement): Value | undefined;
  /** The items to come of the loop with that header, where it is under way. */
  upcoming?(line: number): Query['iterator'];
  /** An item that the loop's header has been given already, and binds. */
  readonly item?: Value | undefined;
  /** The exception that an `except` clause is tried for. */
  readonly handled?: RaisedException | undefined;
}

/**
 * @param statement the frame's, or the part of it that is asked about
 * @param computed the values that belong to that part
 */
export function buildQuery(
  frame: FrameView,
  statement: Statement,
  computed: readonly ComputedValue[] = frame.computed,
): Query {
  // What a loop iterates over is evaluated when it begins.
  const isRevisited = statement.kind === 'for' && frame.computed.length === 0;
  const underWay = isRevisited ? frame.upcoming?.(statement.line) : undefined;
  const iterator = frame.item ? { items: [frame.item], more: true } : underWay;
  const handled = statement.kind === 'except' ? frame.handled : undefined;
  return {
    statement,
    source: frame.source,
    lookup: (name) => (frame.shown ? frame.shown(name, statement) : frame.lookup(name)),
    isCallable: (name) => isCallable(frame, name, statement),
    enters: (expression) => surelyEnters(frame, statement, expression),
    computed,
    ...(iterator && { iterator }),
    ...(handled && { handled }),
  };
}
