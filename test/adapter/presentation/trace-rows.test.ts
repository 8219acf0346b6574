import { describe, expect, it } from 'vitest';
import type { HistoryStep } from '../../../src/adapter/presentation/history-step';
import { rowText, traceRows } from '../../../src/adapter/presentation/trace-rows';

const printing = (output: string): HistoryStep => ({
  step: 1,
  event: 'line',
  function: 'f',
  line: 2,
  text: 'x = 1',
  depth: 0,
  confidence: 1,
  source: 'predicted',
  changes: [],
  values: [],
  output,
});

describe('rows of what is printed', () => {
  it('are one for each line', () => {
    expect(traceRows(undefined, printing('one\ntwo\n')).map(rowText)).toEqual([
      `${' '.repeat(10)}» one`,
      `${' '.repeat(10)}» two`,
    ]);
  });

  it('are in red for the error stream, below the output', () => {
    const rows = traceRows(undefined, { ...printing('one\n'), errors: 'bad\n' });
    expect(rows.map(rowText)).toEqual([`${' '.repeat(10)}» one`, `${' '.repeat(10)}» bad`]);
    expect(rows.map(({ pieces }) => pieces.at(-1)?.style)).toEqual(['output', 'exception']);
  });

  it('say that a line goes on', () => {
    expect(traceRows(undefined, printing('one ')).map(rowText)).toEqual([`${' '.repeat(10)}» one …`]);
  });
});
