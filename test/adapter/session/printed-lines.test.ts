/** Lines of output whose steps have been replaced. */
import { describe, expect, it } from 'vitest';
import { PrintedLines, typedLines } from '../../../src/adapter/session/printed-lines';
import { launch } from '../../../src/debugger/launch/launch';
import type { State } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';

const start = launch((await loadPython()).parse('x = 1\n'));

/** A program that stands at the last of its states. */
function at(states: readonly State[]) {
  const last = states.length - 1;
  return { history: { steps: { first: 0, current: last, last }, state: (step: number) => states[step] } };
}

const some = (count: number): State[] => Array.from({ length: count }, () => ({ ...start }));

describe('lines of output', () => {
  it('are left where their step is made anew', () => {
    const printed = new PrintedLines();
    const program = at(some(4));
    const { history } = program;
    const passed = (current: number, text: string): number => {
      history.steps = { first: 0, current, last: current };
      return printed.add(history.state(current) ?? start, text, program);
    };
    expect([passed(1, 'a\n'), passed(2, 'b\nc\n'), passed(3, '')]).toEqual([0, 0, 0]);
    expect(passed(2, 'd\n')).toBe(2);
    expect(passed(1, '')).toBe(2);
    expect(passed(2, '')).toBe(0);
  });

  it('are those of their own steps where a whole run comes at once', () => {
    const printed = new PrintedLines();
    const states = some(4);
    const program = at(states);
    expect(states.map((state, step) => printed.add(state, step === 1 ? 'a\n' : '', program))).toEqual([0, 0, 0, 0]);
    const [first = start] = states;
    program.history.steps = { first: 0, current: 0, last: 0 };
    expect(printed.add(first, '', program)).toBe(1);
  });

  it('of another program count no more', () => {
    const printed = new PrintedLines();
    const states = some(2);
    printed.add(states[1] ?? start, 'a\n', at(states));
    expect(printed.add(states[1] ?? start, '', at(states))).toBe(0);
  });

  it('have what was typed behind what was asked, also where nobody is asked again', () => {
    const lines = ['Ann', undefined, '3'];
    const states = [0, 1, 1, 3].map((read): State => ({ ...start, typed: { lines, read } }));
    const told = states.map((state) => typedLines(state, at(states)));
    expect(told).toEqual(['', 'Ann\n', '', '<unknown>\n3\n']);
    expect(typedLines(start, at([start]))).toBe('');
  });
});
