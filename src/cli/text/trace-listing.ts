/** The listing of `trace`: line number, confidence, source, and what the line changed. */
import { styleText } from 'node:util';
import { describeStep, type HistoryStep } from '../../adapter/presentation/history-step';
import { rowText, traceRows, type TraceRow, type TraceStyle } from '../../adapter/presentation/trace-rows';
import type { State } from '../../debugger/state/state';
import type { SourceFile } from '../../python/syntax';

/** Shows a run: called for every state that is reached, the first one included. */
export interface Printer {
  state(state: State): void;
}

const COLORS: Readonly<Partial<Record<TraceStyle, Parameters<typeof styleText>[0]>>> = {
  rule: 'dim',
  number: 'dim',
  sure: 'green',
  likely: 'yellow',
  doubtful: 'red',
  name: 'cyan',
  value: 'bold',
  detail: 'dim',
  call: 'magenta',
  exception: 'red',
  output: 'green',
};

export class Listing implements Printer {
  private last: { readonly state: State; readonly step: HistoryStep } | undefined;

  constructor(
    private readonly source: SourceFile,
    private readonly useColor: boolean,
    private readonly write: (line: string) => void,
  ) {}

  state(state: State): void {
    const { last } = this;
    const step = describeStep(state, (last?.step.step ?? -1) + 1, this.source, { before: last?.state });
    this.last = { state, step };
    for (const row of traceRows(last?.step, step)) this.write(this.useColor ? colored(row) : rowText(row));
  }
}

function colored({ pieces }: TraceRow): string {
  return pieces
    .map(({ text, style }) => {
      const color = COLORS[style];
      return color === undefined ? text : styleText(color, text, { validateStream: false });
    })
    .join('');
}
