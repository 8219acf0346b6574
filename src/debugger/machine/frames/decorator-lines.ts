/** The lines of decorators: an exception that one of them raises comes up there. */
import type { SourceFile, Statement } from '../../../python/syntax';
import { topFrame, withTop, type State } from '../../state/state';

/**
 * At the line of a decorator of the definition that the frame is at.
 * @param choose one of them, from the top down, by their texts
 */
export function atDecorator(
  source: SourceFile,
  state: State,
  choose: (texts: readonly string[]) => number | undefined,
): State {
  const frame = topFrame(state);
  const lines: Statement[] = [];
  const above = (): Statement | undefined => source.statementAt((lines[0]?.line ?? frame.line) - 1, frame.function);
  for (let one = above(); one?.tokens[0]?.text === '@'; one = above()) lines.unshift(one);
  const chosen = choose(lines.map(({ evaluation }) => evaluation?.parts[0]?.node?.text ?? ''));
  const line = chosen === undefined ? undefined : lines[chosen]?.line;
  return line === undefined ? state : withTop(state, { ...frame, line });
}
