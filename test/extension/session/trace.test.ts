import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineTexts } from '../../../src/extension/session/inlineText';
import { fitted } from '../../../src/extension/values/text/words';
import { MOST_STEPS, traceText } from '../../../src/extension/session/trace/text';
import { Recorded, type Sketch } from './steps';

const RUN: readonly Sketch[] = [
  { event: 'call', function: '<module>' },
  { event: 'line', function: '<module>', line: 5, text: 'y = f(1)' },
  { event: 'call', depth: 1, arguments: [{ name: 'a', value: '1', confidence: 1 }] },
  { event: 'line', depth: 1, line: 2, text: '    print(a)' },
  { event: 'line', depth: 1, line: 3, text: '    return a', output: '1\n', confidence: 0.955 },
  { event: 'return', depth: 1, line: 3, value: '1' },
  {
    event: 'line',
    function: '<module>',
    line: 6,
    text: 'del y',
    from: 5,
    confidence: 0.5,
    changes: [{ name: 'y', value: '1', confidence: 0.5 }],
  },
];

describe('the trace document', () => {
  it('has a row for each line, call, print and result', async () => {
    const { text, steps, folds, current } = traceText(await new Recorded(RUN).recording(), ['# heading']);
    expect(text.split('\n').map((row) => row.replace(/ {8,}│/, ' …│'))).toEqual([
      '# heading',
      ' …│ ▶ <module>()',
      '   5      │ y = f(1)',
      ' …│   ▶ f(a=1)',
      '   2  95% │       print(a)',
      '          » 1',
      '   3      │       return a',
      ' …│   ◀ 1',
      '   5  50% │ … …│ y = 1',
      '   6      │ del y',
      '',
    ]);
    expect(steps).toEqual([undefined, 0, 1, 2, 3, 4, 4, 5, 5, 6]);
    expect(folds).toEqual([
      [1, 9],
      [3, 7],
    ]);
    expect(current).toBe(9);
  });

  it('says where a coroutine goes on, and nothing of how a loop is told that it is at its end', async () => {
    const end = { event: 'exception', exception: { type: 'StopIteration' } } as const;
    const run: readonly Sketch[] = [
      { event: 'call', isResumed: true, arguments: [{ name: 'a', value: '1', confidence: 1 }] },
      { ...end, text: 'await other()' },
      { ...end, text: 'next(xs)' },
    ];
    const { text } = traceText(await new Recorded(run).recording(), []);
    expect(text.split('\n').map((row) => row.trim())).toEqual(['│ ▶ f goes on', '│ ✗ StopIteration', '']);
  });

  it('has its changes close beside the lines', async () => {
    const { text } = traceText(await new Recorded(RUN).recording(), []);
    expect(text).toContain('   5  50% │ …               │ y = 1\n');
  });

  it('marks where the session stands after going back', async () => {
    const recorded = new Recorded(RUN);
    recorded.current = 3;
    expect(traceText(await recorded.recording(), []).current).toBe(3);
  });

  it('has a part of a very long run', async () => {
    const many = Array.from({ length: MOST_STEPS + 500 }, (): Sketch => ({ event: 'line', text: 'pass' }));
    const { steps } = traceText(await new Recorded(many).recording(), []);
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(steps.at(-1)).toBe(MOST_STEPS + 499);
  });

  it('has rows that its grammar knows', async () => {
    const { text } = traceText(await new Recorded(RUN).recording(), ['# heading']);
    const grammar = JSON.parse(readFileSync('syntaxes/neural-trace.tmLanguage.json', 'utf8')) as Grammar;
    const rules = Object.entries(grammar.repository).filter(([name]) => name !== 'changes' && name !== 'end');
    const kinds = text
      .trimEnd()
      .split('\n')
      .map((row) => rules.find(([, { match }]) => new RegExp(match, 'u').test(row))?.[0]);
    const expected = 'heading call line call line output line return line line';
    expect(kinds.join(' ')).toBe(expected);
  });
});

interface Grammar {
  readonly repository: Readonly<Record<string, { readonly match: string }>>;
}

describe('a value beside a line', () => {
  const value = { line: 3, column: 9, endColumn: 10, name: 'n', value: '3', confidence: 0.7 };

  it('is marked below the threshold', () => {
    expect(inlineTexts([value], undefined, 'n = 3', 0.8, 40)).toEqual(['n = 3 (70 % sure)']);
    expect(inlineTexts([value], undefined, 'n = 3', 0.6, 40)).toEqual(['n = 3']);
  });

  it('says how often a loop has come round', () => {
    expect(inlineTexts([value], 4, '    for n in x:', 0, 40)).toEqual(['n = 3  ↻ 4']);
    expect(inlineTexts([value], 4, '    total += n', 0, 40)).toEqual(['n = 3']);
  });

  it('says how often behind the last one that there is room for', () => {
    const long = { ...value, name: 'configuration', value: "'x'".repeat(20) };
    const shown = inlineTexts([value, long], 4, '    for n, configuration in x:', 0, 24);
    expect(shown).toEqual(['n = 3, …  ↻ 4', '']);
  });

  it('leaves room for the others on its line', () => {
    expect(fitted(['n = 3', `self = ${'x'.repeat(90)}`], 40)).toEqual(['n = 3', `self = ${'x'.repeat(27)}…`]);
    expect(fitted(['a = 1', 'b = 2'], 40)).toEqual(['a = 1', 'b = 2']);
    const all = [`self = <Cart ${'x'.repeat(40)}>`, "title = 'buy milk'", 'priority = 3', "tags = ('home',)"];
    expect(fitted(all, 57)).toEqual(['self = <Ca…', ...all.slice(1)]);
  });
});
