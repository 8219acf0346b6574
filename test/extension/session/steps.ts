/** Recorded steps, and an adapter that hands them out in pages. */
import type { HistoryStep } from '../../../src/adapter/presentation/history-step';
import type { HistoryPage } from '../../../src/adapter/requests/travel-requests';
import { Recording, type HistoryQuery } from '../../../src/extension/session/historyCopy';

export type Sketch = Partial<HistoryStep> & Pick<HistoryStep, 'event'>;

export function step(number: number, sketch: Sketch): HistoryStep {
  return {
    step: number,
    function: 'f',
    line: 1,
    text: '',
    depth: 0,
    changes: [],
    values: [],
    output: '',
    source: 'predicted',
    confidence: 1,
    ...sketch,
  };
}

/** What the adapter has recorded. */
export class Recorded {
  steps: HistoryStep[];
  current: number;
  run = 1;
  readonly replacements: number[] = [];
  /** Pages that were asked for, by their first step. */
  readonly asked: number[] = [];

  constructor(sketches: readonly Sketch[], first = 0) {
    this.steps = sketches.map((sketch, index) => step(first + index, sketch));
    this.current = this.steps.at(-1)?.step ?? 0;
  }

  readonly ask = ({ start, count = 1000, since }: HistoryQuery): Promise<HistoryPage> => {
    this.asked.push(start);
    const first = this.steps[0]?.step ?? 0;
    const from = Math.max(first, start);
    const replaced = this.replacements.slice(since);
    return Promise.resolve({
      steps: this.steps.filter((one) => one.step >= from && one.step < from + count),
      first,
      current: this.current,
      last: this.steps.at(-1)?.step ?? 0,
      run: this.run,
      revision: this.replacements.length,
      ...(replaced.length > 0 && { replaced: Math.min(...replaced) }),
    });
  };

  async recording(): Promise<Recording> {
    const recording = new Recording(this.ask);
    await recording.refresh();
    return recording;
  }
}
