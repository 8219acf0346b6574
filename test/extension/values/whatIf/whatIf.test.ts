import { describe, expect, it } from 'vitest';
import type { Difference } from '../../../../src/adapter/service/protocol';
import { explainText } from '../../../../src/extension/values/text/explainText';
import { givenArguments } from '../../../../src/extension/values/text/givenArguments';
import { scopeNames } from '../../../../src/extension/values/whatIf/scopeNames';
import { tracePair } from '../../../../src/extension/values/text/traceText';
import { bindings, english, line, lineRun, survey } from '../support';

const source = ['# a file', 'def f(n, k=2):', '    x = n + k', '    if x > 3:', '        x = 0', '    return x'];
const item = { name: 'f', line: 1, endLine: 5, parameters: ['n', 'k'] };
const returned = (value: string) => ({ kind: 'returned', value: { value, confidence: 0.9 } }) as const;
const trace = (x: string, taken: boolean, end: string) => [
  line(2, bindings('x', x)),
  line(3, [lineRun({ taken })]),
  line(4, taken ? bindings('x', '0') : [], taken ? 1 : 0),
  line(5, [lineRun({ returned: { value: end, confidence: 0.9 } })]),
];

describe('the two sides of a what-if', () => {
  const difference: Difference = {
    call: 'f(1)',
    previous: { value: '1', confidence: 1 },
    lines: [],
    outcome: { before: returned('3'), after: returned('0'), isSame: false },
    printed: { before: '', after: 'hello\n' },
    traces: { before: trace('3', false, '3'), after: trace('9', true, '0') },
    assumptions: [],
  };
  const pair = tracePair(item, difference, { line: 2, name: 'n', value: '7' }, source, english, 0.8);

  it('are the function, with what is predicted below its lines', () => {
    expect(pair.before.split('\n')).toEqual([
      '# Predicted: returns 3',
      '',
      'def f(n, k=2):',
      '    # ▶ n = 1',
      '    x = n + k',
      '    # → x = 3',
      '    if x > 3:',
      '    # → False',
      '        x = 0',
      '        # → not reached',
      '    return x',
      '    # → returns 3',
      '',
    ]);
  });

  it('say how unsure what is doubtful is', () => {
    const unsure = tracePair(item, difference, { line: 2, name: 'n', value: '7' }, source, english, 0.95);
    expect(unsure.before).toContain('# Predicted: returns 3 (90 %)');
    expect(unsure.before).toContain('    # → x = 3\n');
  });

  it('differ in comments only', () => {
    const after = pair.after.split('\n');
    expect(after.slice(0, 2)).toEqual(['# Predicted: returns 0', '# prints: hello']);
    expect(after).toContain('    # ▶ n = 7');
    const statements = (text: string): string[] => text.split('\n').filter((one) => !/^\s*#|^$/.test(one));
    expect(statements(pair.after)).toEqual(statements(pair.before));
  });
});

describe('names that can be changed on a line', () => {
  const lines = trace('3', false, '3');

  it('are those of the line first, with their value before it', () => {
    const names = scopeNames(item, survey({ call: 'f(1)', lines }), 3, '    if x > 3:');
    expect(names).toEqual([
      { name: 'x', value: '3' },
      { name: 'n', value: '1' },
      { name: 'k', value: undefined },
    ]);
  });

  it('have the values of all iterations, and are no attributes or items', () => {
    const loop = [line(2, [...bindings('i', '1', '2'), ...bindings('d[i]', '5'), ...bindings('x.y', '5')])];
    const names = scopeNames(item, survey({ call: 'f(1)', lines: loop }), 3, '        n += i');
    expect(names.map(({ name }) => name)).toEqual(['n', 'i', 'k']);
    expect(names[1]).toEqual({ name: 'i', value: undefined, values: ['1', '2'] });
  });

  it('are those of the arguments before what the method is called on', () => {
    const method = { ...item, parameters: ['self', 'n'] };
    const names = scopeNames(method, survey({ call: null, lines: [] }), 3, '    self.x = k');
    expect(names.map(({ name }) => name)).toEqual(['n', 'self']);
  });

  it('are such as a line below gives a value in a loop only, and have none then', () => {
    const named = (runs: readonly string[]) =>
      scopeNames(item, survey({ call: 'f(1)', lines: [line(2, bindings('x', ...runs))] }), 2, '    x = n + k');
    expect(named(['1', '2']).find(({ name }) => name === 'x')).toEqual({ name: 'x', value: undefined });
    // It would get another value at once.
    expect(named(['1']).map(({ name }) => name)).toEqual(['n', 'k']);
  });

  it('are no functions, classes or modules', () => {
    const bound = [line(1, bindings('Cart', "<class 'Cart'>")), line(2, bindings('math', "<module 'math'>"))];
    expect(scopeNames(undefined, survey({ call: null, lines: bound }), 3, 'cart = Cart()')).toEqual([]);
  });
});

describe('arguments of an example call', () => {
  it('go to parameters, by place and by name', () => {
    expect(givenArguments(item, "f([1,2], k='a')")).toEqual([
      { name: 'n', value: '[1, 2]' },
      { name: 'k', value: "'a'" },
    ]);
    expect(givenArguments({ name: 'C.m', parameters: ['self', 'a'] }, 'C.m(5)')).toEqual([{ name: 'a', value: '5' }]);
  });

  it('are as they are written, and none where the call is no call', () => {
    expect(givenArguments(item, 'f(g(x))')).toEqual([{ name: 'n', value: 'g(x)' }]);
    expect(givenArguments(item, 'f(x y)')).toEqual([]);
  });
});

describe('an explanation', () => {
  it('is marked as predicted, and says for which call', () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    const parts = [{ expression: 'n + k', range, value: '3', confidence: 0.9 }];
    const text = explainText({ text: '`n + k` gives `3`.', parts, call: 'f(1)', assumptions: [] }, 2, english);
    expect(text).toBe(
      '**Line 3** · $(debug-alt) predicted, very likely (90 %)\n\n`n + k` gives `3`.\n\nexample: `f(1)`',
    );
  });
});
