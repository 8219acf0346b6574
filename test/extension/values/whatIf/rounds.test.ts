import { describe, expect, it } from 'vitest';
import type { HoverResult } from '../../../../src/adapter/service/protocol';
import { mentionOf, roundsOf } from '../../../../src/extension/values/whatIf/rounds';
import { bindings, hover, line, lineRun } from '../support';

const held = (...values: HoverResult['values'][number][]): HoverResult => hover({ expression: 'value', values });
const sure = { confidence: 1, origin: 'known' } as const;
const branch = line(3, [lineRun({ taken: false }), lineRun({ taken: true, iteration: 2 })]);

describe('the executions of a line', () => {
  it('are told apart by what the name is before them, and by where they lead', () => {
    const values = held({ value: "'example.org'", iteration: 1, ...sure }, { value: '8080', iteration: 2, ...sure });
    expect(roundsOf(branch, 'value', values)).toEqual([
      { number: 1, description: "value = 'example.org' → False" },
      { number: 2, description: 'value = 8080 → True' },
    ]);
  });

  it('are those before the line where it binds the name', () => {
    const values = held(
      { before: '1', value: '3', iteration: 1, ...sure },
      { before: '3', value: '6', iteration: 2, ...sure },
    );
    expect(roundsOf(branch, 'value', values).map(({ description }) => description)).toEqual([
      'value = 1 → False',
      'value = 3 → True',
    ]);
  });

  it('are told apart by what they change where nothing is known of the name', () => {
    const all = line(3, [lineRun({ changes: bindings('x', '4')[0]?.changes ?? [], iteration: 9 })], 9);
    expect(roundsOf(all, 'other')).toEqual([
      { number: 1, description: '' },
      { number: 9, description: 'x = 4' },
    ]);
  });
});

describe('a name on a line', () => {
  it.each([
    ['value', 'if subvalue > value:', 14],
    ['value', 'self.value = values', -1],
    ['prices[0]', 'total += prices[0] + 1', 9],
    ['count', 'total += 1', -1],
  ])('%s in %s', (name, text, expected) => {
    expect(mentionOf(name, text)).toBe(expected);
  });
});
