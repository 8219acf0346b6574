/** What a notebook shows below a cell. */
import { lastExpression } from '../../debugger/evaluate/last-expression';
import type { Evaluated } from '../../debugger/evaluate/evaluator';
import type { State } from '../../debugger/state/state';
import type { Debuggee } from './debuggee';

export interface CellOutput extends Evaluated {
  readonly line: number;
}

/** The value of the expression that the cell ends with, once it has ended; undefined for None, and for what is no cell. */
export async function cellOutput(debuggee: Debuggee, signal: AbortSignal): Promise<CellOutput | undefined> {
  const last = debuggee.given.cells && lastExpression(debuggee.source);
  if (!last || debuggee.state.failure) return undefined;
  const before = stateAt(last.line, debuggee);
  const frame = before?.frames.at(-1);
  if (!before || !frame) return undefined;
  const evaluated = await debuggee.evaluate(last.text, frame, false, signal, before).catch(() => undefined);
  return evaluated && evaluated.value.kind !== 'none' ? { ...evaluated, line: last.line } : undefined;
}

/** The newest state that is about to run a line of the module, if the module has ended with that line. */
function stateAt(line: number, { history, source }: Debuggee): State | undefined {
  for (let step = history.steps.last; ; step--) {
    const state = history.state(step);
    if (!state) return undefined;
    const top = state.frames.at(-1);
    if (top?.function !== source.module || top.event !== 'line' || top.computed.length > 0) continue;
    return top.line === line ? state : undefined;
  }
}
