/** Values of a crash that its traceback tells without naming them: those that the message of the exception spells. */
import type { ToldOperand } from '../../python/traceback/told-operand';
import { toldOperands } from '../../python/traceback/told-operands';
import type { SourceFile } from '../../python/syntax';
import type { UnknownValue } from '../../python/values/value';
import { bind, lookup } from '../state/name-scopes';
import { topFrame, type State } from '../state/state';

/**
 * The state at an exception, with the values that its message tells of names in the line.
 * @param marked the expression that the traceback underlines, if it does
 */
export function withToldValues(source: SourceFile, state: State, marked?: string): State {
  const frame = topFrame(state);
  const statement = source.statementAt(frame.line, frame.function);
  if (!frame.exception || !statement) return state;
  // Where several expressions can have raised it, none is sure.
  const [told = [], ...others] = toldOperands(statement, frame.exception, marked);
  return others.length > 0 ? state : told.reduce(withOperand, state);
}

function withOperand(state: State, { expression, value, type = '' }: ToldOperand): State {
  const frame = topFrame(state);
  if (!/^[^\W\d]\w*$/u.test(expression)) return state;
  const known = lookup(state, frame, expression);
  if (known?.kind !== 'unknown') return state;
  const typed: UnknownValue = { ...known, type };
  return bind(state, expression, value ?? typed);
}
