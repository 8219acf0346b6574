/** Which functions are worth predicting for a visible file. */
import type { FunctionItem } from '../../../adapter/service/protocol';
import { functionAt } from '../../launch/calls/callText';
import type { Lines } from './functionView';

/**
 * Those on the screen, that at the cursor first, but for those that say nothing yet; undefined stands for the code outside functions.
 * @param cursor line from 0 @param visible lines on the screen
 */
export function wantedFunctions(
  functions: readonly FunctionItem[],
  cursor: number,
  visible: readonly Lines[],
): (FunctionItem | undefined)[] {
  const atCursor = functionAt(functions, cursor);
  const seen = functions.filter((item) => visible.some((lines) => overlaps(item, lines)));
  const wanted = new Set<FunctionItem | undefined>([atCursor, ...seen]);
  if (visible.some((lines) => isOutside(functions, lines))) wanted.add(undefined);
  return [...wanted].filter((item) => !item?.isUnwritten);
}

function overlaps(one: Lines, other: Lines): boolean {
  return one.line <= other.endLine && other.line <= one.endLine;
}

/** Whether some of the lines are in no function. */
function isOutside(functions: readonly FunctionItem[], { line, endLine }: Lines): boolean {
  for (let i = line; i <= endLine; i += 1)
    if (!functions.some((item) => item.line <= i && i <= item.endLine)) return true;
  return false;
}
