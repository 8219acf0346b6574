/** What the program has printed, by the step that printed it: consoles cannot take back what they show. */
import type { State } from '../../debugger/state/state';
import type { RecordedSteps } from './recorded-steps';

/** A program with its steps. */
interface Printing {
  readonly history: Pick<RecordedSteps, 'steps' | 'state'>;
}

/** What stands in the place of a line that nobody has told. */
const UNKNOWN = '<unknown>';

/** The lines that the step to a state has read, with their ends: behind what the program asks, as a terminal shows what is typed. */
export function typedLines(state: State, { history }: Printing): string {
  const { typed } = state;
  if (!typed) return '';
  const before = history.state(stepOf(state, history) - 1)?.typed?.read ?? 0;
  const told = Array.from({ length: typed.read - before }, (_, i) => typed.lines[before + i] ?? UNKNOWN);
  return told.map((line) => `${line}\n`).join('');
}

/** A whole run that has been predicted at once is told state by state. */
function stepOf(state: State, history: Printing['history']): number {
  const { first, current, last } = history.steps;
  if (history.state(current) === state) return current;
  let step = last;
  while (step > first && history.state(step) !== state) step--;
  return step;
}

export class PrintedLines {
  private debuggee: Printing | undefined;
  private printed: { readonly step: number; readonly lines: number }[] = [];

  /**
   * A new state of the program; how many of the lines that were printed before belong to steps which it replaces.
   * @param text that the step to it has printed
   */
  add(state: State, text: string, debuggee: Printing): number {
    if (debuggee !== this.debuggee) this.printed = [];
    this.debuggee = debuggee;
    const { history } = debuggee;
    const { current } = history.steps;
    // A run that is told afterwards replaces nothing that was printed.
    const isNext = history.state(current) === state;
    const left = isNext ? this.printed.filter((one) => one.step >= current) : [];
    if (left.length > 0) this.printed = this.printed.filter((one) => one.step < current);
    const lines = text.split('\n').length - 1;
    if (lines > 0) this.printed.push({ step: stepOf(state, history), lines });
    return left.reduce((sum, one) => sum + one.lines, 0);
  }
}
