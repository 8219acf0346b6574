/** What the program has printed, by the step that printed it: consoles cannot take back what they show. */
import type { Debuggee } from './debuggee';

export class PrintedLines {
  private debuggee: Debuggee | undefined;
  private printed: { readonly step: number; readonly lines: number }[] = [];

  add(step: number, text: string): void {
    const lines = text.split('\n').length - 1;
    if (lines > 0) this.printed.push({ step, lines });
  }

  /** A step is made anew: forgets what this step and those behind it have printed, and returns how many lines that were. */
  leave(step: number, debuggee: Debuggee | undefined): number {
    if (debuggee !== this.debuggee) this.printed = [];
    this.debuggee = debuggee;
    const left = this.printed.filter((one) => one.step >= step);
    this.printed = this.printed.filter((one) => one.step < step);
    return left.reduce((sum, { lines }) => sum + lines, 0);
  }
}
