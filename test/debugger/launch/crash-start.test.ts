/** States that a traceback tells, on the oracle of a recorded run. */
import { describe, expect, it } from 'vitest';
import { crashState, type Place } from '../../../src/debugger/launch/crash-start';
import { Machine } from '../../../src/debugger/machine/machine';
import { withRounds } from '../../../src/debugger/backward/loop-rounds';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import { OraclePredictor, readTrace } from '../../support/oracle';

const python = await loadPython();
const trace = readTrace('uncaught');
const source = python.parse(trace.source);

const place = (line: number, name: string, locals: Readonly<Record<string, string>> = {}): Place => ({
  line,
  function: name,
  locals: new Map(Object.entries(locals).map(([key, text]) => [key, parseValue(text)])),
});

describe('a state from a traceback', () => {
  it('has a frame for each line, each waiting for the next one', () => {
    const stack = [place(14, '<module>'), place(11, 'outer', { item: '0' }), place(4, 'inner')];
    const { frames } = crashState(source, { stack, exception: { type: 'ZeroDivisionError' } });
    expect(frames.map((frame) => [frame.event, frame.line, frame.waiting?.expression])).toEqual([
      ['line', 14, 'outer([5, 0])'],
      ['line', 11, 'inner(item)'],
      ['exception', 4, undefined],
    ]);
    const [, outer] = frames;
    expect([...(outer?.locals ?? [])].map(([name, value]) => `${name} = ${printValue(value)}`)).toEqual([
      'items = <unknown>',
      'item = 0',
    ]);
  });

  it('knows the round of a loop that its values leave no doubt about', async () => {
    const machine = new Machine(source, new OraclePredictor(source, trace));
    const told = crashState(source, { stack: [place(11, 'outer', { items: '[5, 0]', item: '0' })] });
    const settled = await withRounds(machine, told);
    expect(settled.frames[0]?.iterators).toMatchObject([{ line: 10, taken: 2, iterable: { kind: 'list' } }]);
    const vague = crashState(source, { stack: [place(11, 'outer', { items: '[5, 0]' })] });
    expect((await withRounds(machine, vague)).frames[0]?.iterators).toMatchObject([{ iterable: { kind: 'unknown' } }]);
  });

  it('does not name what cannot have a value yet', () => {
    const { frames } = crashState(source, { stack: [place(10, 'outer')] });
    expect([...(frames[0]?.locals.keys() ?? [])]).toEqual(['items', 'item']);
    const early = python.parse('def f(a):\n    b = a\n    c = b\n    return c\n');
    const [frame] = crashState(early, { stack: [{ line: 3 }] }).frames;
    expect([...(frame?.locals.keys() ?? [])]).toEqual(['a', 'b']);
  });
});
