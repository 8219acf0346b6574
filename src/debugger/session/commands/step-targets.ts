/** The calls of a line that one can step into. */
import type { SourceFile, SourceRange } from '../../../python/syntax';
import type { State } from '../../state/state';
import { visibleStateOf } from '../history/visible-state';

export interface StepTarget {
  readonly range: SourceRange;
  readonly text: string;
}

/** Calls of the program's own functions and classes on the line of the innermost frame, without those that have returned. */
export function stepTargets(source: SourceFile, state: State): StepTarget[] {
  const { frames, returned } = visibleStateOf(state);
  const frame = frames.at(-1);
  const statement = frame && source.statementAt(frame.line, frame.function);
  if (!statement) return [];
  const { waiting } = frame;
  const done = waiting ? [...waiting.computed, ...(returned ? [waiting] : [])] : [];
  const isDone = (range: SourceRange): boolean =>
    done.some(
      (other) =>
        other.range.line === range.line &&
        other.range.column === range.column &&
        other.range.endColumn === range.endColumn,
    );
  return statement.calls.flatMap(({ callee, range, text }) => {
    const isOwn = source.functions.some((info) => info.name === callee);
    return isOwn && !isDone(range) ? [{ range, text }] : [];
  });
}
