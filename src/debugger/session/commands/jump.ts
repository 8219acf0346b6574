/** Set next statement: where that is possible, and the state there. */
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { Control } from '../../machine/control/control';
import { EditError } from '../../evaluate/value-edit';
import { moved, withTop, type State } from '../../state/state';
import { GIVEN } from '../../state/step-info';
import { visibleStateOf } from '../history/visible-state';

/** Blocks with state that exists only once they have been entered: an iterator, a manager, an exception. */
const ENTERED = new Set(['for', 'with', 'except', 'finally']);

/** The state with the innermost visible frame on another line. @throws EditError if that is impossible. */
export function jump(source: SourceFile, state: State, line: number): State {
  const frame = visibleStateOf(state).frames.at(-1);
  if (!frame) throw new EditError('The program has ended.');
  const problem = whyNot(source, frame.function, frame.line, line);
  if (problem !== undefined) throw new EditError(problem);
  // A function that just returned is abandoned, with the statement that called it.
  const frames = state.frames.slice(0, state.frames.findIndex(({ id }) => id === frame.id) + 1);
  const shown: State = { ...state, frames, last: { ...GIVEN, from: { frame: frame.id, line: frame.line } } };
  return new Control(source).arrive(withTop(shown, moved(frame, { line: frame.line, event: 'line' })), line);
}

/** Why a frame cannot continue from a line; undefined if it can. */
export function whyNot(source: SourceFile, scope: FunctionInfo, from: number, line: number): string | undefined {
  const target = source.statementAt(line, scope);
  if (target?.line !== line || !source.executableLines.includes(line))
    return `There is nothing to run on line ${line}.`;
  if (target.scope !== scope) return `Line ${line} is not in ${scope.qualifiedName}.`;
  const around = new Set(source.statementAt(from, scope)?.enclosing.map((block) => block.line));
  const entered = target.enclosing.find((block) => ENTERED.has(block.kind) && !around.has(block.line));
  if (!entered) return undefined;
  return `Line ${line} is inside the ${entered.kind} block of line ${entered.line}, which has not been entered.`;
}
