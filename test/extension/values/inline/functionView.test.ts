import { describe, expect, it } from 'vitest';
import { failedView, functionView, type FunctionView } from '../../../../src/extension/values/inline/functionView';
import { shifted } from '../../../../src/extension/values/inline/shift';
import { wantedFunctions } from '../../../../src/extension/values/inline/wanted';
import { bindings, english, line, lineRun, survey } from '../support';

const source = [
  '@cached',
  'def f(n):',
  '    if n:',
  '        x = 1',
  '    else:',
  '        x = 10 / n',
  '    return x',
];
const item = { name: 'f', line: 0, endLine: 6, parameters: ['n'] };
const reading = { source, threshold: 0.8, l10n: english };
const first = [
  line(2, [lineRun({ taken: true })]),
  line(3, bindings('x', '1')),
  line(5, [], 0),
  line(6, [lineRun({ returned: { value: '1', confidence: 0.9 } })]),
];

describe('what is drawn in a function', () => {
  it('has the outcome behind the `def`, below its decorators', () => {
    const { notes } = functionView(item, survey({ lines: first }), reading);
    expect(notes.map(({ line: number, text }) => [number, text])).toEqual([
      [1, '→ 3'],
      [2, 'True'],
      [6, 'returns 1'],
    ]);
  });

  it('says behind the `def` that arguments are guessed, and how unsure the result is', () => {
    const outcome = { kind: 'returned', value: { value: '3', confidence: 0.7 } } as const;
    const { notes } = functionView(item, survey({ callOrigin: 'inferred', outcome }), reading);
    expect(notes[0]?.text).toBe('→ 3 (70 %) · guessed arguments: f(1)');
    expect(notes[0]?.detail).toContain('guessed arguments: `f(1)`');
  });

  it('cuts the value, not what qualifies it, at the edge of the editor', () => {
    const value = `[${'1234, '.repeat(40)}1]`;
    const outcome = { kind: 'returned', value: { value, confidence: 0.7 } } as const;
    const lines = [line(6, [lineRun({ returned: { value, confidence: 0.7 } })])];
    const long = { ...reading, source: source.with(6, `    return ${'x'.repeat(45)}`) };
    const [header, last] = functionView(item, survey({ callOrigin: 'inferred', outcome, lines }), long).notes;
    expect(header?.text).toMatch(/…+.* \(70 %\) · guessed arguments: f\(1\)$/);
    expect((header?.text.length ?? 0) + (source[1] ?? '').length).toBeLessThanOrEqual(110);
    expect((last?.text.length ?? 0) + 56).toBeLessThanOrEqual(100);
  });

  it('keeps within a narrow editor: that arguments are guessed, without the call, which the lens has', () => {
    const value = '[1234, 1234, 1234, 1234]';
    const outcome = { kind: 'returned', value: { value, confidence: 0.7 } } as const;
    const call = 'f([1, 2, 3, 4, 5, 6, 7])';
    const narrow = { ...reading, columns: 60 };
    const [header] = functionView(item, survey({ call, callOrigin: 'inferred', outcome }), narrow).notes;
    expect(header?.text).toMatch(/ \(70 %\) · guessed arguments$/);
    expect((header?.text.length ?? 0) + (source[1] ?? '').length).toBeLessThanOrEqual(60);
  });

  it('says what a doctest states, where the prediction is something else', () => {
    const { notes } = functionView(item, survey({ callOrigin: 'docstring', stated: '205' }), reading);
    expect(notes[0]?.text).toBe('→ 3 · stated: 205');
    expect(notes[0]?.detail).toContain('The example states `205`: either the code or the prediction is wrong');
  });

  it('does not call it a prediction where what the code gives was checked', () => {
    const own = functionView(item, survey({ callOrigin: 'docstring', stated: '205', isCertain: true }), reading);
    expect(own.notes[0]?.detail).toContain('The example states `205`, but the code gives something else (checked)');
    const otherResult = { call: 'f(90)', stated: "'A'", predicted: "'B'", isCertain: true } as const;
    const other = functionView(item, survey({ callOrigin: 'run', otherResult }), reading);
    expect(other.notes[0]?.detail).toContain("`f(90)` is stated to return `'A'`, but the code returns `'B'` (checked)");
  });

  it('says what a doctest states of another call than the example, where the prediction is something else', () => {
    const otherResult = { call: 'f(90)', stated: "'A'", predicted: "'B'" };
    const { notes } = functionView(item, survey({ callOrigin: 'run', otherResult }), reading);
    expect(notes[0]?.text).toBe("→ 3 · f(90): 'B', stated: 'A'");
    expect(notes[0]?.detail).toContain("`f(90)` is stated to return `'A'`, but `'B'` is predicted");
  });

  it('says where a branch was assumed, and what is on that way', () => {
    const way = { assumed: ['n is true (line 3)'], confidence: 0.5 };
    const lines = [
      line(2, [lineRun({ taken: true, isAssuming: true, ...way })]),
      line(3, [lineRun({ changes: [{ name: 'x', value: '2', confidence: 0.5 }], ...way })]),
      line(5, [], 0),
    ];
    const outcome = { kind: 'returned', value: { value: '3', confidence: 0.5 } } as const;
    const view = functionView(item, survey({ lines, outcome, assumed: way.assumed }), reading);
    expect(view.notes.map(({ text, tone }) => [text, tone])).toEqual([
      ['→ 3 (assumed)', 'doubtful'],
      ['assumed True', 'doubtful'],
      ['x = 2 (assumed)', 'doubtful'],
    ]);
    expect(view.notes[0]?.detail).toContain('$(git-branch) Assumed: n is true \\(line 3\\)');
    expect(view.notReached).toEqual([]);
  });

  it('does not say of a constructor that it returns nothing', () => {
    const nothing = survey({ outcome: { kind: 'returned', value: { value: 'None', confidence: 1 } } });
    expect(functionView({ ...item, name: 'Cart.__init__' }, nothing, reading).notes).toEqual([]);
    expect(functionView(item, nothing, reading).notes).toMatchObject([{ text: '→ None' }]);
  });

  it('says of a generator that its arguments are guessed, not what its body returns', () => {
    const outcome = { kind: 'returned', value: { value: 'None', confidence: 0.7 } } as const;
    const generator = { ...item, isGenerator: true } as const;
    const lines = [line(3, [lineRun({ yielded: { value: '2', confidence: 1 } }), lineRun({ yielded: { value: '4', confidence: 1 } })])]; // prettier-ignore
    const texts = (given: Parameters<typeof survey>[0]): string[] =>
      functionView(generator, survey({ outcome, lines, ...given }), reading).notes.map(({ text }) => text);
    expect(texts({ callOrigin: 'run' })).toEqual(['yields 2 · 4']);
    expect(texts({ callOrigin: 'inferred' })).toEqual(['guessed arguments: f(1)', 'yields 2 · 4']);
  });

  it('dims lines that are not reached, with their `else:`', () => {
    expect(functionView(item, survey({ lines: first }), reading).notReached).toEqual([{ line: 4, endLine: 5 }]);
  });

  it('dims nothing where the prediction broke off: nobody knows', () => {
    const outcome = { kind: 'unfinished', line: 3, reason: 'too many steps' } as const;
    const view = functionView(item, survey({ lines: first, outcome }), reading);
    expect(view.notReached).toEqual([]);
    expect(view.notes.at(-1)).toMatchObject({ line: 3, text: 'stopped here: too many steps', tone: 'doubtful' });
  });

  it('leaves room behind the values of the line where it broke off', () => {
    const long = [line(3, bindings('x', ...Array.from({ length: 5 }, (_, i) => `${i}.${'1'.repeat(15)}`)))];
    const outcome = { kind: 'unfinished', line: 3, reason: 'not predicted further than 1500 steps' } as const;
    const { notes } = functionView(item, survey({ lines: long, outcome }), { ...reading, columns: 100 });
    const shown = notes.filter((one) => one.line === 3).map(({ text }) => text);
    expect(shown).toHaveLength(2);
    expect((source[3] ?? '').length + shown.join('').length).toBeLessThan(100);
  });

  it('does not underline where the program leaves by sys.exit: that is meant', () => {
    const leaving = (message: string) => {
      const exception = { type: 'SystemExit', message, confidence: 1 };
      return functionView(item, survey({ outcome: { kind: 'raised', line: 5, exception } }), reading);
    };
    expect(leaving('1').problems).toEqual([]);
    expect(leaving('1').notes[0]).toMatchObject({ text: 'ends the program with status 1', tone: 'exception' });
    expect(leaving('0').notes[0]).toMatchObject({ text: 'ends the program', tone: 'value' });
  });

  it('underlines the line that raises, and says for which arguments', () => {
    const exception = { type: 'ZeroDivisionError', message: 'division by zero', confidence: 0.9 };
    const outcome = { kind: 'raised', line: 5, exception } as const;
    const { problems } = functionView(item, survey({ call: 'f(0)', lines: first, outcome }), reading);
    const message = 'predicted: ZeroDivisionError: division by zero when n = 0, very likely (90 %)';
    expect(problems).toMatchObject([{ line: 5, endLine: 5, message, leaves: 'f', isDoubtful: false }]);
  });

  it('dims and underlines nothing for arguments that are guessed', () => {
    const exception = { type: 'ZeroDivisionError', confidence: 0.99 };
    const outcome = { kind: 'raised', line: 5, exception } as const;
    for (const callOrigin of ['hints', 'inferred'] as const) {
      const guessed = survey({ call: 'f(0)', callOrigin, lines: first, outcome });
      const { problems, notReached, notes } = functionView(item, guessed, reading);
      expect([problems, notReached]).toEqual([[], []]);
      expect(notes[0]).toMatchObject({ tone: 'doubtful' });
    }
    const method = survey({ call: "Cart('x').f()", callOrigin: 'hints', lines: first, outcome });
    expect(functionView(item, method, reading).problems).toEqual([]);
    const member = survey({ call: 'Status.NEW.f()', callOrigin: 'hints', lines: first, outcome });
    expect(functionView(item, member, reading).problems).toHaveLength(1);
  });

  it('presents nothing as fact that is less than the threshold sure', () => {
    const value = { value: '3', confidence: 0.7 };
    const returned = functionView(item, survey({ lines: first, outcome: { kind: 'returned', value } }), reading);
    expect(returned.notReached).toEqual([]);
    const exception = { type: 'ZeroDivisionError', confidence: 0.7 };
    const outcome = { kind: 'raised', line: 5, exception } as const;
    const raised = functionView(item, survey({ lines: first, outcome }), reading);
    expect([raised.problems, raised.notReached]).toEqual([[], []]);
    expect(raised.notes[0]).toMatchObject({ text: 'raises ZeroDivisionError (70 %)' });
  });

  it('says no probability of what is unknown', () => {
    const value = { value: '<unknown>', confidence: 0.9, unknown: 'nobody knows' };
    const { notes } = functionView(item, survey({ outcome: { kind: 'returned', value } }), reading);
    expect(notes[0]?.text).toBe('→ ?');
  });

  it('marks what is doubtful', () => {
    const run = { ...lineRun({ confidence: 0.5 }), changes: [{ name: 'x', value: '1', confidence: 0.5 }] };
    const { notes } = functionView(undefined, survey({ lines: [line(5, [run])] }), reading);
    expect(notes).toMatchObject([{ text: 'x = 1 (50 %)', tone: 'doubtful' }]);
  });

  it('says no probability beside what is unknown, nor beside what was checked', () => {
    const unknown = { name: 'x', value: '<unknown>', unknown: 'nobody knows', confidence: 0.5 };
    const texts = [lineRun({ confidence: 0.5, changes: [unknown] }), lineRun({ confidence: 1, taken: true })].map(
      (run) => functionView(undefined, survey({ lines: [line(5, [run])] }), reading).notes[0],
    );
    expect(texts).toMatchObject([{ text: 'x = ?' }, { text: 'True', detail: '$(verified) Checked\n\n`True`' }]);
  });

  it('says why there is nothing', () => {
    expect(failedView(item, 'f() takes 2 arguments', english).notes[0]?.text).toBe(
      'not predicted: f() takes 2 arguments',
    );
  });
});

describe('a view while the text changes', () => {
  const view: FunctionView = {
    notes: [2, 3, 6].map((number) => ({ line: number, endLine: number, text: 'a', tone: 'value', detail: '' })),
    notReached: [{ line: 4, endLine: 5 }],
    problems: [],
  };

  it('loses what stood on changed lines; the rest moves along', () => {
    const moved = shifted(view, { line: 3, endLine: 3, delta: 2 });
    expect(moved.notes.map((note) => note.line)).toEqual([2, 8]);
    expect(moved.notReached).toEqual([{ line: 6, endLine: 7 }]);
  });

  it('moves up where lines are deleted', () => {
    expect(shifted(view, { line: 4, endLine: 5, delta: -1 })).toMatchObject({
      notes: [{ line: 2 }, { line: 3 }, { line: 5 }],
      notReached: [],
    });
  });
});

describe('functions that are predicted', () => {
  const functions = [
    { ...item, name: 'a', line: 0, endLine: 5 },
    { ...item, name: 'b', line: 7, endLine: 12 },
  ];
  const names = (cursor: number, from: number, to: number): string[] =>
    wantedFunctions(functions, cursor, [{ line: from, endLine: to }]).map((one) => one?.name ?? '(module)');

  it('are those on the screen, that at the cursor first', () => {
    expect(names(8, 0, 12)).toEqual(['b', 'a', '(module)']);
    expect(names(8, 8, 10)).toEqual(['b']);
    expect(names(3, 7, 9)).toEqual(['a', 'b']);
  });
});
