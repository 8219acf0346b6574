import { expect, it } from 'vitest';
import { isCutShort, located, mapPosition } from '../../../src/codec/traces/source-edits';
import { samplesOf } from '../../../src/codec/traces/step-samples';
import type { SourceEdit, Trace } from '../../../src/codec/traces/trace';
import { writeAnswer } from '../../../src/codec/step/answer/answer-writer';
import { loadPython } from '../../../src/python/source';
import { readTrace } from '../../support/oracle';

const map = (edits: SourceEdit[], from: number, to: number): number[] => {
  const [, start, , end] = mapPosition(edits, [1, from, 1, to]);
  return [start, end];
};

it('maps columns of an intact line to the broken one', () => {
  const removed: SourceEdit[] = [[1, 8, 1, '']];
  // x = f(g()): the last bracket is gone.
  expect(map(removed, 4, 9)).toEqual([4, 8]);
  expect(map(removed, 4, 8)).toEqual([4, 8]);
  expect(map(removed, 9, 12)).toEqual([8, 11]);
  const inserted: SourceEdit[] = [[1, 4, 0, '  ']];
  expect(map(inserted, 4, 6)).toEqual([6, 8]);
  expect(map(inserted, 0, 4)).toEqual([0, 4]);
  const replaced: SourceEdit[] = [
    [1, 5, 1, ' '],
    [1, 7, 1, ''],
  ];
  // print(x) as in Python 2.
  expect(map(replaced, 0, 8)).toEqual([0, 7]);
  expect(map(replaced, 6, 7)).toEqual([6, 7]);
  expect(mapPosition(replaced, [2, 6, 3, 7])).toEqual([2, 6, 3, 7]);
});

const parser = await loadPython();

/** Samples as tokens, and why steps were left out. */
function encoded(trace: Trace): { samples: string[]; left: string[] } {
  const left: string[] = [];
  const samples = [...samplesOf(parser.parse(trace.source), trace, (reason) => left.push(reason))];
  return {
    samples: samples.map(({ prompt, answer }) =>
      [...prompt.tokens, ...prompt.forced, ...writeAnswer(prompt, answer)].join(),
    ),
    left,
  };
}

it('encodes a broken program as the intact one', () => {
  const intact = readTrace('loops');
  const lines = intact.source.split('\n');
  const edits: SourceEdit[] = lines.flatMap((text, i): SourceEdit[] => {
    if (/^ +(?:for|if|while) .*:$/.test(text)) return [[i + 1, text.length - 1, 1, '']];
    const bracket = /^ +\w+\.append\(.*\)$/.test(text) ? text.length - 1 : -1;
    return bracket < 0 ? [] : [[i + 1, bracket, 1, '']];
  });
  for (const [line, column, removed, inserted] of edits) {
    const text = lines[line - 1] ?? '';
    lines[line - 1] = text.slice(0, column) + inserted + text.slice(column + removed);
  }
  expect(edits.length).toBeGreaterThan(3);
  const broken = located({ ...intact, source: lines.join('\n'), edits });
  expect(encoded(broken)).toEqual(encoded(intact));
  expect(isCutShort(broken)).toBe(false);
});

it('knows a line that ran and was cut short', () => {
  const trace = readTrace('loops');
  const ran = trace.steps[1]?.line ?? 0;
  expect(isCutShort({ ...trace, edits: [[ran, 6, 4, '']] })).toBe(true);
  expect(isCutShort({ ...trace, edits: [[ran, 6, 1, '']] })).toBe(false);
  expect(isCutShort({ ...trace, edits: [[9999, 6, 4, '']] })).toBe(false);
});
