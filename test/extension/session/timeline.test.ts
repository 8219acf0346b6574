import { describe, expect, it } from 'vitest';
import { describe as inWords } from '../../../src/extension/session/timeline/describe';
import { layout } from '../../../src/extension/session/timeline/layout';
import { Recorded, type Sketch } from './steps';

/** A module that calls `f` from a loop, which prints. */
const RUN: readonly Sketch[] = [
  { event: 'call', function: '<module>' },
  { event: 'line', function: '<module>', text: 'for x in xs:' },
  {
    event: 'line',
    function: '<module>',
    text: '    f(x)',
    confidence: 0.7,
    changes: [{ name: 'x', value: '1', confidence: 0.7 }],
  },
  { event: 'call', depth: 1, arguments: [{ name: 'a', value: '1', confidence: 1 }] },
  { event: 'line', depth: 1, text: 'print(a)', line: 2 },
  { event: 'return', depth: 1, output: '1\n', value: 'None' },
  { event: 'line', function: '<module>', text: 'for x in xs:' },
  { event: 'exception', function: '<module>', exception: { type: 'KeyError', message: "'k'" } },
  { event: 'end', exception: { type: 'KeyError' } },
];

describe('the layout', () => {
  it('has calls by depth, rounds of loops, prints and exceptions', async () => {
    const model = layout(await new Recorded(RUN).recording());
    expect(model).toMatchObject({ first: 0, last: 8, from: 0, to: 8, depth: 1 });
    expect(model.calls).toEqual([
      { from: 0, to: 7, depth: 0, name: '<module>' },
      { from: 3, to: 5, depth: 1, name: 'f' },
    ]);
    const marks = model.marks.map(({ kind, step }) => `${kind} ${step}`);
    expect(marks).toEqual(['loop 1', 'output 5', 'loop 6', 'exception 7']);
    expect(model.certainties).toEqual([
      { from: 0, to: 1, confidence: 1 },
      { from: 2, to: 2, confidence: 0.7 },
      { from: 3, to: 8, confidence: 1 },
    ]);
  });

  it('of a part begins and ends inside calls', async () => {
    const model = layout(await new Recorded(RUN).recording(), { from: 4, to: 6 });
    expect(model.calls).toEqual([
      { from: 4, to: 5, depth: 1, name: 'f' },
      { from: 6, to: 6, depth: 0, name: '<module>' },
    ]);
  });

  it('stays small however long the run is', async () => {
    const round: Sketch[] = [
      { event: 'line', text: 'while True:' },
      { event: 'call', depth: 1 },
      { event: 'line', depth: 1, confidence: 0.5 },
      { event: 'return', depth: 1, output: 'x\n' },
    ];
    const recorded = new Recorded([{ event: 'call' }, ...Array.from({ length: 5000 }, () => round).flat()]);
    const { calls, marks, certainties } = layout(await recorded.recording());
    expect(calls.length + marks.length + certainties.length).toBeLessThan(2000);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
    expect(Math.min(...certainties.map(({ confidence }) => confidence))).toBe(0.5);
  });
});

describe('a long run in the layout', () => {
  const sure: Sketch = { event: 'line', text: 'x = 1' };

  it('is as sure as it was, whatever comes after it', async () => {
    const doubtful: Sketch = { event: 'line', text: 'y = x', confidence: 0.5 };
    const steps = [...Array.from({ length: 2999 }, () => sure), doubtful];
    const { certainties } = layout(await new Recorded([{ event: 'call' }, ...steps]).recording());
    expect(certainties).toHaveLength(2);
    expect(certainties[0]).toMatchObject({ from: 0, confidence: 1 });
    expect(certainties[0]?.to).toBeGreaterThan(2950);
    expect(certainties[1]).toMatchObject({ to: 3000, confidence: 0.5 });
  });

  it('shows no exceptions by which loops end', async () => {
    const over: Sketch = { event: 'exception', text: 'for x in xs:', exception: { type: 'StopIteration' } };
    const asked: Sketch = { event: 'exception', text: 'y = next(xs)', exception: { type: 'StopIteration' } };
    const { marks } = layout(await new Recorded([{ event: 'call' }, over, sure, asked]).recording());
    expect(marks.filter(({ kind }) => kind === 'exception')).toEqual([{ kind: 'exception', step: 3, count: 1 }]);
  });
});

describe('a step in words', () => {
  it('tells apart what a line has done and what was set by hand', async () => {
    const set = [{ name: 'x', value: '5', confidence: 1 }];
    const recorded = await new Recorded([
      { event: 'line', text: 'x = 3' },
      { event: 'line', text: 'print(x)', changes: [{ name: 'x', value: '3', confidence: 1 }], set },
      { event: 'line', text: 'pass' },
    ]).recording();
    const words = (step: number): string => inWords(recorded, step, (one) => String(one));
    expect([words(0), words(1)]).toEqual(['0 · f:1 · x = 3', '1 · f:1 · print(x) · set by hand: x = 5']);
  });

  it('says where it is and what happens there', async () => {
    const recording = await new Recorded(RUN).recording();
    const words = (number: number): string => inWords(recording, number, (at, last) => `${at}/${last}`);
    expect(words(1)).toBe('1/7 · <module>:1 · for x in xs: · x = 1 (70 % sure)');
    expect(words(3)).toBe('3/7 · f:1 · (a=1)');
    expect(words(4)).toBe('4/7 · f:2 · print(a) · » 1');
    expect(words(5)).toBe('5/7 · f:1 · → None');
    // A module takes and returns nothing.
    expect(words(0)).toBe('0/7 · <module>:1');
    const ended = await new Recorded([{ event: 'return', function: '<module>', value: 'None' }]).recording();
    expect(inWords(ended, 0, (at) => String(at))).toBe('0 · <module>:1');
    // A function that an exception leaves returns nothing.
    const left = await new Recorded([
      { event: 'return', exception: { type: 'ValueError', message: 'no' } },
    ]).recording();
    expect(inWords(left, 0, (at) => String(at))).toBe('0 · f:1 · ValueError: no');
    expect(words(7)).toBe("7/7 · <module>:1 · KeyError: 'k'");
    expect(words(99)).toBe('');
  });
});
