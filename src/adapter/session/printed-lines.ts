/** What the program has printed, by the step that printed it: consoles cannot take back what they show. */
import type { State } from '../../debugger/state/state';
import type { RecordedSteps } from './recorded-steps';

/** A program with its steps. */
interface Printing {
  readonly history: Pick<RecordedSteps, 'steps' | 'state'>;
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
    const { first, current, last } = history.steps;
    let step = current;
    // A whole run that has been predicted at once is told state by state, and replaces nothing that was printed.
    const isNext = history.state(current) === state;
    const left = isNext ? this.printed.filter((one) => one.step >= current) : [];
    if (left.length > 0) this.printed = this.printed.filter((one) => one.step < current);
    const lines = text.split('\n').length - 1;
    if (lines > 0 && !isNext) for (step = last; step > first && history.state(step) !== state; step--);
    if (lines > 0) this.printed.push({ step, lines });
    return left.reduce((sum, one) => sum + one.lines, 0);
  }
}
