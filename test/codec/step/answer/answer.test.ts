import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../../src/codec/step/answer/answer-reader';
import { writeAnswer, type Answer } from '../../../../src/codec/step/answer/answer-writer';
import { Prompt } from '../../../../src/codec/step/prompt';
import { PredictionError, type Outcome, type Prediction, type Query } from '../../../../src/codec/query';
import { LONGEST_ANSWER } from '../../../../src/codec/step/answer/token-reader';
import { tokenId, tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue, sameValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';
import { anyValue, fitsPrompt } from '../../../support/values';

/** Makes the names that random values use known to the prompt: an answer can name nothing else. */
const NAMES = [parseValue('<Point x=1, value=2, next=<function helper>>')];

function read(query: Query, tokens: readonly number[]): Prediction {
  fc.pre(tokens.length < LONGEST_ANSWER);
  const reader = new AnswerReader(new Prompt(query));
  for (const token of tokens) reader.push(token, 1);
  return reader.prediction();
}

function write(query: Query, answer: Answer): number[] {
  fc.pre(fitsPrompt(() => new Prompt(query)));
  return writeAnswer(new Prompt(query), answer);
}

const texts = (tokens: readonly number[]): string => tokens.map(tokenText).join(' ');
const next = (successor: 0 | 1 = 0): Outcome => ({ kind: 'next', successor });

function expectSame(actual: Value | undefined, expected: Value | undefined): void {
  expect(
    actual !== undefined && expected !== undefined && sameValue(actual, expected),
    `${texts([])}${JSON.stringify([actual, expected], (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v))}`,
  ).toBe(true);
}

describe('an answer, written and read again', () => {
  it('keeps any changed value, whatever the old one was', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (x, y, after) => {
        const query = queryOf('x = f(x, y, helper, Point.x.value.next)', { x, y });
        const answer = { values: [], output: '', changes: [{ name: 'x', value: after }], outcome: next() };
        const { changes } = read(query, write(query, answer));
        expect(changes.map(({ name }) => name)).toEqual(['x']);
        expectSame(changes[0]?.value, after);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps computed values, results that refer to them, and what is returned', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (x, sum, result) => {
        const query = queryOf(
          'def f(x):\n    return g(x + 1)',
          { x: { kind: 'list', items: [x, ...NAMES] } },
          { line: 2 },
        );
        const [plus, call] = query.statement.subExpressions;
        if (!plus || !call) throw new Error('the line has two sub-expressions');
        const values = [
          { expression: plus.text, range: plus.range, value: sum },
          { expression: call.text, range: call.range, value: result },
        ];
        const read_ = read(
          query,
          write(query, { values, output: '', changes: [], outcome: { kind: 'return', value: result } }),
        );
        expectSame(read_.values[0]?.value, sum);
        expectSame(read_.values[1]?.value, result);
        expectSame(read_.outcome.kind === 'return' ? read_.outcome.value : undefined, result);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps printed text and exception messages', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (printed, text) => {
        const [output, message] = [printed.toWellFormed(), text.toWellFormed()];
        const query = queryOf('show(x)', { x: '1' });
        const answer: Answer = {
          values: [],
          output,
          changes: [],
          outcome: { kind: 'raise', exception: { type: 'ValueError', message } },
        };
        const prediction = read(query, write(query, answer));
        expect(prediction.output).toBe(output);
        expect(prediction.outcome).toEqual(answer.outcome);
      }),
    );
  });

  it('keeps the arguments of a call', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const code = 'y = f(a, key=b)\ndef f(p, key): pass';
        const query = queryOf(code, { a: { kind: 'list', items: [a, ...NAMES] }, b, f: '<function f>' });
        const outcome: Outcome = {
          kind: 'call',
          callee: 'f',
          arguments: [{ value: { kind: 'list', items: [a] } }, { keyword: 'key', value: b }],
          expression: 'f(a, key=b)',
        };
        const prediction = read(query, write(query, { values: [], output: '', changes: [], outcome }));
        expect(prediction.outcome.kind).toBe('call');
        if (prediction.outcome.kind !== 'call') return;
        expect(prediction.outcome.callee).toBe('f');
        expect(prediction.outcome.arguments.map(({ keyword }) => keyword)).toEqual([undefined, 'key']);
        expectSame(prediction.outcome.arguments[0]?.value, { kind: 'list', items: [a] });
        expectSame(prediction.outcome.arguments[1]?.value, b);
      }),
    );
  });
});

describe('the language of prompts and answers', () => {
  it('shows only what the statement reads', () => {
    const prompt = new Prompt(queryOf('total = price * 2', { total: '9', price: '21', other: '1' }));
    expect(texts(prompt.tokens)).toBe('<step> v0 = v1 * 2 <values> v1 = 2 1 <do>');
  });

  it('shows the next items of a loop that goes on, and nothing else', () => {
    const iterator = { items: [parseValue("'a'"), parseValue("'b'")], more: true };
    const prompt = new Prompt(queryOf('for c in word:\n    pass', { c: "'z'", word: "'zab'" }, { iterator }));
    expect(texts(prompt.tokens)).toBe('<step> for v0 in v1 <values> <iter> " c:a " , " c:b " , <more> <do>');
  });

  it('names the same object once', () => {
    const prompt = new Prompt(queryOf('a.append(b)', { a: '@1[1, 2]', b: '@1[1, 2]' }));
    expect(texts(prompt.tokens)).toBe('<step> v0 . .append ( v1 ) <values> v0 = [ 1 , 2 ] v1 = v0 <do>');
  });

  it('tells a variable from the built-in and the method of that name', () => {
    const prompt = new Prompt(queryOf('list = items.items()', { items: '{}' }));
    expect(texts(prompt.tokens)).toBe('<step> v0 = v1 . .items ( ) <values> v1 = { } <do>');
  });

  it('keeps the signs that its own tokens use', () => {
    const query = queryOf('x = f()');
    const value: Value = { kind: 'str', value: '\u2423 \\n\n c:a <0x41>' };
    const answer = { values: [], output: '', changes: [{ name: 'x', value }], outcome: next() };
    expect(read(query, write(query, answer)).changes[0]?.value).toEqual(value);
  });

  it('writes what was appended, not the whole list', () => {
    const query = queryOf('a.append(7)', { a: '[1, 2, 3]' });
    const answer = {
      values: [],
      output: '',
      changes: [{ name: 'a', value: parseValue('[1, 2, 3, 7]') }],
      outcome: next(),
    };
    expect(texts(write(query, answer))).toBe('v0 = [ * v0 , 7 ] L0 <end>');
  });

  it('writes the item that was assigned, not the whole list', () => {
    const query = queryOf('a[1] = 5', { a: '[1, 2, 3]' });
    const answer = {
      values: [],
      output: '',
      changes: [{ name: 'a', value: parseValue('[1, 5, 3]') }],
      outcome: next(),
    };
    expect(texts(write(query, answer))).toBe('v0 = [ ** v0 , 1 : 5 ] L0 <end>');
  });

  it('begins the answer with the value of a call that has returned', () => {
    const code = 'y = f(x) + 1\ndef f(n): pass';
    const first = queryOf(code, { x: '2', f: '<function f>' });
    const call = first.statement.subExpressions[0];
    if (!call) throw new Error('the line has a call');
    const computed = [
      { expression: call.text, range: call.range, value: parseValue('40'), confidence: 1, fromCall: true },
    ];
    const prompt = new Prompt(queryOf(code, { x: '2', f: '<function f>' }, { computed }));
    expect(texts(prompt.forced)).toBe('v1 : 4 0');
    expect(new AnswerReader(prompt).allowed()).not.toContain(tokenId('L1'));
  });
});

describe('constrained reading', () => {
  it('never allows a token that it then refuses, and always ends', () => {
    const query = queryOf('if x > 1 and f(x):\n    y = 2\ndef f(n): pass', { x: '5', f: '<function f>' });
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        const reader = new AnswerReader(new Prompt(query));
        try {
          while (!reader.done) {
            const allowed = reader.allowed();
            expect(allowed.length).toBeGreaterThan(0);
            reader.push(allowed[(choices.next().value ?? 0) % allowed.length] ?? 0, 0.5);
          }
          expect(reader.prediction().confidence).toBeGreaterThanOrEqual(0);
        } catch (error) {
          // Random values may nest for ever, or assign outside a list.
          expect(error).toBeInstanceOf(PredictionError);
          expect((error as Error).message).not.toContain('cannot stand here');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('offers only lines that can follow', () => {
    const straight = new AnswerReader(new Prompt(queryOf('f(x)\ny = 2')));
    expect(straight.allowed()).toContain(tokenId('L0'));
    expect(straight.allowed()).not.toContain(tokenId('L1'));
    const branch = new AnswerReader(new Prompt(queryOf('if x:\n    y = 1\nz = 2', { x: '1' })));
    expect(branch.allowed()).toContain(tokenId('L1'));
  });

  it('binds what an assignment binds before going on, and nothing that cannot change', () => {
    const query = queryOf('x = y + z', { y: '1', z: '[2]' });
    const slots = ['v0', 'v1', 'v2'].map(tokenId);
    const allowed = new AnswerReader(new Prompt(query)).allowed();
    expect(slots.map((slot) => allowed.includes(slot))).toEqual([true, false, false]);
    expect(allowed).not.toContain(tokenId('L0'));
    const mutating = new AnswerReader(new Prompt(queryOf('z.append(y)', { y: '1', z: '[2]' }))).allowed();
    expect(['v0', 'v1'].map((slot) => mutating.includes(tokenId(slot)))).toEqual([true, false]);
  });

  it('tells what is surely computed, and no more than that', () => {
    const starts = (source: string, begin: string, names: Record<string, string>): string[] => {
      const reader = new AnswerReader(new Prompt(queryOf(source, names)));
      for (const token of begin.split(' ').filter((text) => text !== '')) reader.push(tokenId(token), 1);
      return reader.allowed().map(tokenText);
    };
    const names = { n: '4', m: '2', s: "'ab'" };
    expect(starts('y = n - m * 2', '', names)).toEqual(['*', '<raise>']);
    const later = starts('y = n - m * 2', '* : 4', names);
    expect([later.includes('-'), later.includes('v0')]).toEqual([true, false]);
    expect(starts('y = n < m and m < n', '< : False', names)).toEqual(expect.arrayContaining(['<', 'and', 'v0']));
    // What it gives is not known to be a value that can be said.
    expect(starts('y = list(range(n))', '', names)).toContain('list');
  });

  it.each([
    ['zs.append((x, y + 1))', { zs: '[1]', x: '5', y: '6' }, '+ : 7 v0 = [ 1 , 9 ] L0', { zs: '[1, (5, 7)]' }],
    ['zs.insert(0, (x,))', { zs: '[1]', x: '5' }, 'v0 = [ 9 , 1 ] L0', { zs: '[(5,), 1]' }],
    ['zs.insert(1, (x,))', { zs: '[1]', x: '5' }, 'v0 = [ 1 , 9 ] L0', { zs: '[1, 9]' }],
    ['a, b = s.split()', { s: "'x y'" }, '.split : [ " c:x " , " c:y " ] v0 = 1 v1 = 2 L0', { a: "'x'", b: "'y'" }],
    ['a, b = b, a + b', { a: '1', b: '2' }, '+ : 3 v0 = 8 v1 = 9 L0', { a: '2', b: '3' }],
    ['y = x + 1', { x: '5' }, '+ : 6 v0 = 7 L0', { y: '6' }],
  ])('%s leaves what it has told of the values', (source, names, said, expected) => {
    const query = queryOf(source, names);
    const { changes } = read(query, `${said} <end>`.split(' ').map(tokenId));
    expect(Object.fromEntries(changes.map(({ name, value }) => [name, value && printValue(value)]))).toEqual(expected);
  });

  it('has a longer list after an append', () => {
    const mayGoOn = (source: string, variables: Record<string, string>): boolean =>
      new AnswerReader(new Prompt(queryOf(source, variables))).allowed().includes(tokenId('L0'));
    expect(mayGoOn('z.append((y))', { y: '1', z: '[2]' })).toBe(false);
    expect(mayGoOn('z.insert(0, y)', { y: '1', z: '[2]' })).toBe(false);
    // A set may have had it, a class may do anything, and what follows may be about something else.
    expect(mayGoOn('z.add(y)', { y: '1', z: '{2}' })).toBe(true);
    expect(mayGoOn('z.append(y)', { y: '1', z: '<Log lines=[2]>' })).toBe(true);
    expect(mayGoOn('y and z.append(y)', { y: '1', z: '[2]' })).toBe(true);
  });

  it('ends a loop without binding its variable', () => {
    const iterator = { items: [], more: false };
    const query = queryOf('for c in word:\n    pass', { word: "''" }, { iterator });
    expect(new AnswerReader(new Prompt(query)).allowed()).toEqual(
      expect.arrayContaining([tokenId('v0'), tokenId('L1')]),
    );
    expect(new AnswerReader(new Prompt(query)).allowed()).not.toContain(tokenId('L0'));
  });

  it('refuses a token that cannot stand there', () => {
    const reader = new AnswerReader(new Prompt(queryOf('x = 1')));
    expect(() => {
      reader.push(tokenId('<step>'), 1);
    }).toThrow(PredictionError);
  });
});
