/** Keeps a view where it belongs while the text under it changes, until it is predicted again. */
import type { FunctionView, Lines } from './functionView';

/** A change of a text: these lines were replaced, and so many more (or fewer) lines there are now. */
export interface LineChange extends Lines {
  readonly delta: number;
}

/** Notes on changed lines are dropped, those below move along. */
export function shifted({ notes, notReached, problems }: FunctionView, change: LineChange): FunctionView {
  const move = <T extends Lines>(all: readonly T[]): T[] => all.flatMap((one) => moved(one, change));
  return { notes: move(notes), notReached: move(notReached), problems: move(problems) };
}

function moved<T extends Lines>(one: T, { line, endLine, delta }: LineChange): T[] {
  if (one.endLine < line) return [one];
  if (one.line > endLine) return [{ ...one, line: one.line + delta, endLine: one.endLine + delta }];
  return [];
}
