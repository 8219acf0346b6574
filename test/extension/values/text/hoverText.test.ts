import { describe, expect, it } from 'vitest';
import type { HoverValue } from '../../../../src/adapter/service/protocol';
import { failureText, hoverText } from '../../../../src/extension/values/text/hoverText';
import { english, hover } from '../support';

const text = (given: Parameters<typeof hover>[0], links: string[] = []): string =>
  hoverText(hover(given), links, english);

describe('a hover over an expression', () => {
  it('shows the value, how likely it is in words and number, and the call', () => {
    expect(text({ values: [{ value: '205', confidence: 0.931 }] }, ['[Change](command:c)'])).toBe(
      [
        '```python\nx = 205\n```',
        '$(debug-alt) Predicted, very likely (93 %)',
        'example: `f(1)` · [Change](command:c)',
      ].join('\n\n'),
    );
  });

  it('points from an expression to its value, and from old to new values', () => {
    const values = [{ value: 'True', confidence: 0.9 }];
    expect(text({ expression: 'x > 100', values })).toContain('\nx > 100 → True\n');
    expect(text({ values: [{ value: '30', before: '0', confidence: 0.9 }] })).toContain('\nx: 0 → 30\n');
    expect(text({ values: [{ value: '[]', after: '[1]', confidence: 0.9 }] })).toContain('\nx: [] → [1]\n');
  });

  it('tells what was checked from what was predicted', () => {
    const values = (...given: HoverValue[]): string => text({ values: given, runs: given.length });
    const checked = { value: '14', confidence: 1, origin: 'checked' } as const;
    expect(values(checked)).toContain('$(verified) Checked\n');
    expect(values({ ...checked, predicted: '13' })).toContain('$(verified) Predicted `13`, checked `14`');
    expect(values({ ...checked, origin: 'known' })).toContain('$(verified) Given in the code, or checked');
    const rounds = values(
      { ...checked, iteration: 1 },
      { ...checked, value: '15', predicted: '16', iteration: 2 },
      { value: '17', confidence: 0.66, iteration: 3 },
    );
    expect(rounds).toContain('| 1 | `14` | checked |');
    expect(rounds).toContain('| 2 | `15` | checked, predicted `16` |');
    expect(rounds).toContain('| 3 | `17` | 66 % |');
  });

  it('says what was assumed on the way, and of which type something unknown is', () => {
    const assumed = ['`debug` is true (line 4)', 'n > 0 is true (line 6)'];
    const shown = text({ values: [{ value: '7', confidence: 0.25, assumed }] });
    expect(shown).toContain('$(git-branch) Assumed: `debug` is true \\(line 4\\), n \\> 0 is true \\(line 6\\)');
    const unknown = { value: '<unknown>', confidence: 1, unknown: 'the time is not known' };
    expect(text({ values: [unknown] })).toContain('$(question) Unknown: the time is not known');
    expect(text({ values: [{ ...unknown, type: 'float' }] })).toContain('Unknown float: the time is not known');
  });

  it('shows both ends of what is too wide and has no space, which would be out of sight', () => {
    const long = (value: string): string => text({ values: [{ value, confidence: 0.9 }] });
    expect(long(`'${'x'.repeat(300)}end'`)).toContain(`x = '${'x'.repeat(50)}…${'x'.repeat(22)}end'\n`);
    expect(long(`{'a': '${'f'.repeat(300)}', 'b': 2}`)).toMatch(/x = \{'a': 'f+…f+', 'b': 2\}\n/);
    expect(long(`${'word '.repeat(40)}end`)).toContain('word word end');
    expect(long(`'${'x'.repeat(300)}…`)).toMatch(/x = 'x{76}…\n/);
  });

  it('never says 0 or 100 %', () => {
    expect(text({ values: [{ value: '1', confidence: 1 }] })).toContain('almost certain (99 %)');
    expect(text({ values: [{ value: '1', confidence: 0.001 }] })).toContain('doubtful (< 1 %)');
  });

  it('has a table of the last rounds of a loop', () => {
    const values = ['30', '120', '75'].map((value, i) => ({ value, confidence: 0.97 - i / 10, iteration: i + 6 }));
    expect(text({ values, runs: 8 })).toContain(
      [
        '$(debug-alt) Predicted · the last 3 of 8 times',
        '',
        '| iteration | value | probability |',
        '|--:|:--|--:|',
        '| 6 | `30` | 97 % |',
        '| 7 | `120` | 87 % |',
        '| 8 | `75` | 77 % |',
      ].join('\n'),
    );
  });

  it('has only what a name becomes in each round: the row above tells what it was', () => {
    const values = ['30', '150'].map((value, i) => ({
      value,
      before: i === 0 ? '0' : '30',
      confidence: 0.9,
      iteration: i + 1,
    }));
    const shown = text({ values, runs: 2 });
    expect(shown).toContain('| iteration | value afterwards | probability |');
    expect(shown).toContain('| 1 | `30` | 90 % |\n| 2 | `150` | 90 % |');
  });

  it('says once that all rounds were checked', () => {
    const values = ['85', '177'].map((value, i) => ({
      value,
      confidence: 1,
      origin: 'checked' as const,
      iteration: i + 1,
    }));
    const shown = text({ values, runs: 2 });
    expect(shown).toContain('$(verified) Checked · 2 times');
    expect(shown).toContain('| iteration | value |\n|--:|:--|\n| 1 | `85` |\n| 2 | `177` |');
    const [first, ...others] = values;
    const known = text({ values: [{ ...first, value: '85', confidence: 1, origin: 'known' }, ...others], runs: 2 });
    expect(known).toContain('$(verified) Checked · 2 times');
    const mixed = text({ values: [...values, { value: '255', confidence: 0.9, iteration: 3 }], runs: 3 });
    expect(mixed).toContain('Predicted · 3 times');
    expect(mixed).toContain('| 2 | `177` | checked |\n| 3 | `255` | 90 % |');
  });

  it('says once what is the same every time, with the least probability', () => {
    const values = [0.99, 0.7].map((confidence, i) => ({ value: '20', confidence, iteration: i + 1 }));
    const shown = text({ values, runs: 2 });
    expect(shown).toContain('x = 20');
    expect(shown).toContain('likely (70 %) · each of 2 times');
    expect(shown).not.toContain('| round');
  });

  it('does not claim every round where it has only the last ones', () => {
    const values = [5, 6].map((iteration) => ({ value: '20', confidence: 0.9, iteration }));
    expect(text({ values, runs: 6 })).toContain('each of the last 2 of 6 times');
  });

  it('gives reasons: for unknown values, for no value, and for an exception', () => {
    const unknown = { value: '<unknown>', confidence: 1, unknown: 'time.time() is not known before it runs' };
    expect(text({ values: [unknown] })).toContain('$(question) Unknown: time.time\\(\\) is not known before it runs');
    expect(text({ unknown: 'line 4 is not reached' })).toContain('No value: line 4 is not reached');
    const early = text({ unknown: 'not predicted so far', partial: true });
    expect(early).not.toContain('No value');
    expect(early).toContain('Still being predicted: hover again for the rest');
    const exception = { type: 'ZeroDivisionError', message: 'division by zero', confidence: 0.72 };
    expect(text({ unknown: 'it raises', exception })).toContain(
      '$(warning) Predicted: ZeroDivisionError: division by zero, likely (72 %)',
    );
    const exit = { type: 'SystemExit', message: '2', confidence: 0.72 };
    expect(text({ unknown: 'it raises', exception: exit })).toContain(
      '$(warning) Predicted: ends the program with status 2, likely (72 %)',
    );
  });

  it('says what was assumed about broken code, but not without end', () => {
    const assumptions = ['assumed `:` at the end of line 7', 'b', 'c', 'd', 'e'];
    const shown = text({ values: [{ value: '1', confidence: 0.9 }], assumptions });
    expect(shown).toContain('$(wrench) Assumed `:` at the end of line 7');
    expect(shown).toContain('$(wrench) … and 2 more assumptions');
  });

  it('cuts long values without breaking characters, and keeps Markdown of programs as text', () => {
    const shown = text({ values: [{ value: `'${'😀'.repeat(1000)}'`, confidence: 0.9 }] });
    expect(shown.length).toBeLessThan(1000);
    expect(shown).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(text({ values: [{ value: '"```"', confidence: 0.9 }] })).toContain('````python');
  });

  it('tells why nothing can be predicted', () => {
    expect(failureText('f() takes 2 arguments', ['[Change](command:c)'], english)).toBe(
      '$(circle-slash) Not predicted: f\\(\\) takes 2 arguments\n\n[Change](command:c)',
    );
  });
});
