import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ANSWER } from '../../../src/codec/step/answer/token-reader';
import { readInversion, readJump } from '../../../src/codec/function/function-answer-reader';
import { writeInversion, writeJump, type JumpAnswer } from '../../../src/codec/function/function-answer-writer';
import { FunctionPrompt } from '../../../src/codec/function/function-prompt';
import type { Inversion, InvertQuery, Jump, JumpQuery } from '../../../src/codec/function/function-query';
import { PredictionError } from '../../../src/codec/query';
import { CodecError } from '../../../src/codec/vocabulary/slots';
import { LINES, tokenId, tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../src/python/values/literal';
import { sameValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { inversionOf, jumpOf } from '../../support/function-query';
import { anyValue, fitsPrompt } from '../../support/values';

const texts = (tokens: readonly number[]): string => tokens.map(tokenText).join(' ');
const promptText = (query: JumpQuery | InvertQuery): string => texts(new FunctionPrompt(query).tokens);

const SUM = `def total(xs, k):
    """Of those above k."""
    s = 0
    for x in xs[1:]:  # the first does not count
        if x > k:
            s += x
        else:
            k = k - 1
    return s
`;
/** Its names let an answer say any of the test's values. */
const ANY = `def f(x, y):
    z = Point.x.value.next.count(helper)
    del y
    return z
`;

function readsBack(query: JumpQuery, answer: JumpAnswer): Jump {
  fc.pre(fitsPrompt(() => new FunctionPrompt(query)));
  const prompt = new FunctionPrompt(query);
  const tokens = writeJump(prompt, answer);
  fc.pre(tokens.length < LONGEST_ANSWER);
  const reader = readJump(prompt);
  for (const token of tokens) reader.push(token, 1);
  return reader.prediction();
}

const same = (a: Value | undefined, b: Value): boolean => a !== undefined && sameValue(a, b);

describe('a question about a whole function', () => {
  it('labels statements, marks blocks, and leaves docstrings and comments out', () => {
    const query = jumpOf(SUM, { xs: '[1, 2, 3]', k: '2' }, 3);
    expect(promptText(query)).toBe(
      '<function> l0 def v0 ( v1 , v2 ) <indent> l1 v3 = 0 l2 for v4 in v1 [ 1 : ] <indent> l3 if v4 > v2 <indent> ' +
        'l4 v3 += v4 <dedent> else <indent> l5 v2 = v2 - 1 <dedent> <dedent> l6 return v3 <dedent> ' +
        '<at> l1 <values> v1 = [ 1 , 2 , 3 ] v2 = 2 <do> <finish>',
    );
  });

  it('tells how far loops are, what they go through, and where to stop', () => {
    const loops = [{ line: 4, taken: 12, iterable: parseValue('[2, 3]') }];
    const query = jumpOf(SUM, { xs: '[1, 2, 3]', k: '2', s: '0', x: '2' }, 5, [9, 6], { loops });
    const text = promptText(query);
    expect(text.slice(text.indexOf('<at>'))).toBe(
      '<at> l3 <values> v1 = [ 1 , 2 , 3 ] v2 = 2 v3 = 0 v4 = 2 <iter> l2 1 2 = [ 2 , 3 ] <do> <to> l6 l4',
    );
  });

  it('writes the exception that is handled, and shared objects once', () => {
    const code = 'def f(a, b):\n    try:\n        a[9]\n    except IndexError:\n        return b\n';
    const handled = { type: 'IndexError', message: 'list index out of range' };
    const text = promptText(jumpOf(code, { a: '@1[1, 2]', b: '@1[1, 2]' }, 5, [], { handled }));
    expect(text.slice(text.indexOf('<at>'))).toBe(
      '<at> l4 <values> v1 = [ 1 , 2 ] v2 = v1 <handled> IndexError " m:list␣index␣out␣of␣range " <do> <finish>',
    );
  });

  it('asks for arguments, with those that are known', () => {
    const code = 'def f(a, b=2):\n    return a + b\n';
    expect(promptText(inversionOf(code, { b: '3' }, { kind: 'return', value: parseValue('7') }))).toBe(
      '<function> l0 def v0 ( v1 , v2 = 2 ) <indent> l1 return v1 + v2 <dedent> <values> v2 = 3 <return> 7 <do> <invert>',
    );
    const raised = inversionOf(code, {}, { kind: 'raise', exception: { type: 'TypeError' } });
    expect(promptText(raised)).toMatch(/<values> <raise> TypeError <do> <invert>$/);
  });

  it('tells a built-in from a variable of its name, wherever that is bound, and an import from both', () => {
    const code = 'def f(max):\n    from collections import Counter\n    list = max(Counter())\n    return sum(list)\n';
    const before = promptText(jumpOf(code, { max: '1' }, 2));
    expect(before).toContain('l1 from collections import Counter l2 v2 = v1 ( Counter ( ) ) l3 return sum ( v2 )');
    const after = promptText(jumpOf(code, { max: '1', Counter: "<class 'collections.Counter'>" }, 3));
    expect(after.slice(0, after.indexOf('<at>'))).toBe(before.slice(0, before.indexOf('<at>')));
    expect(after).toContain('<values> v1 = 1 <do>');
  });

  it('has labels for the body on the line of its header', () => {
    expect(promptText(jumpOf('def f(x): return x\n', { x: '1' }, 1))).toBe(
      '<function> l0 def v0 ( v1 ) <indent> l1 return v1 <dedent> <at> l1 <values> v1 = 1 <do> <finish>',
    );
  });

  it('refuses what has no tokens', () => {
    const long = `def f(x):\n${'    x += 1\n'.repeat(LINES)}`;
    expect(() => new FunctionPrompt(jumpOf(long, {}, 2))).toThrow(CodecError);
    expect(() => new FunctionPrompt(jumpOf(SUM, { xs: `'${'a'.repeat(700)}'` }, 3))).toThrow(CodecError);
    expect(() => new FunctionPrompt(jumpOf(SUM, {}, 2))).toThrow('line 2 is not a line of the function');
    expect(() => new FunctionPrompt(jumpOf(SUM, {}, 3, [4, 5, 6, 9]))).toThrow(CodecError);
  });
});

describe('an answer about a whole function, written and read again', () => {
  it('keeps what a call returns', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (x, value) => {
        const { outcome } = readsBack(jumpOf(ANY, { x }, 2), { changes: [], outcome: { kind: 'return', value } });
        expect(outcome.kind === 'return' && same(outcome.value, value)).toBe(true);
      }),
    );
  });

  it('keeps the values of names where it arrives, whatever they were before', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, anyValue, (x, y, newX, z) => {
        const changes = [
          { name: 'x', value: newX },
          { name: 'z', value: z },
        ];
        const jump = readsBack(jumpOf(ANY, { x, y }, 2, [4]), { changes, outcome: { kind: 'line', line: 4 } });
        expect(jump.outcome).toEqual({ kind: 'line', line: 4 });
        expect(jump.changes.map(({ name }) => name)).toEqual(['x', 'z']);
        expect(same(jump.changes[0]?.value, newX) && same(jump.changes[1]?.value, z)).toBe(true);
      }),
    );
  });

  it('keeps exceptions, and names that are gone', () => {
    const exception = { type: 'KeyError', message: "'a'" };
    const raised = readsBack(jumpOf(ANY, {}, 2), { changes: [], outcome: { kind: 'raise', exception } });
    expect(raised.outcome).toEqual({ kind: 'raise', exception });
    const gone = [{ name: 'y', value: undefined }];
    const { changes } = readsBack(jumpOf(ANY, { y: '1' }, 2, [4]), {
      changes: gone,
      outcome: { kind: 'line', line: 4 },
    });
    expect(changes).toEqual([{ name: 'y', value: undefined, confidence: 1 }]);
  });

  it('keeps arguments that were not given', () => {
    fc.assert(
      fc.property(anyValue, anyValue, fc.array(anyValue, { maxLength: 2 }), (a, b, rest) => {
        const code = 'def f(a, b, *rest, **more):\n    return Point.x.value.next.count(helper)\n';
        const question = inversionOf(code, { b }, { kind: 'return', value: b });
        fc.pre(fitsPrompt(() => new FunctionPrompt(question)));
        const prompt = new FunctionPrompt(question);
        const all: Inversion['arguments'] = [
          { name: 'a', value: a },
          { name: 'rest', value: { kind: 'tuple', items: rest } },
          { name: 'more', value: parseValue("{'k': 1}") },
        ];
        const tokens = writeInversion(prompt, all);
        fc.pre(tokens.length < LONGEST_ANSWER);
        const reader = readInversion(prompt);
        for (const token of tokens) reader.push(token, 0.9);
        const { arguments: read, confidence } = reader.prediction();
        expect(read.map(({ name }) => name)).toEqual(['a', 'rest', 'more']);
        expect(read.every(({ value }, i) => same(value, all[i]?.value ?? { kind: 'none' }))).toBe(true);
        expect(confidence).toBeCloseTo(0.9 ** tokens.length, 9);
      }),
    );
  });

  it.each([
    ['*rest', "('abcd', 1)"],
    ['**more', "{'k': 'abcd'}"],
  ])('refers to what is given where %s collects the same', (parameter, text) => {
    const b = parseValue(text);
    const code = `def f(b, ${parameter}):\n    return b\n`;
    const prompt = new FunctionPrompt(inversionOf(code, { b }, { kind: 'return', value: b }));
    const tokens = writeInversion(prompt, [{ name: parameter.replace(/^\*+/, ''), value: b }]);
    expect(texts(tokens)).toBe('v2 = v1 <end>');
    const reader = readInversion(prompt);
    for (const token of tokens) reader.push(token, 1);
    expect(same(reader.prediction().arguments[0]?.value, b)).toBe(true);
  });

  it('says nothing of names when the call ends', () => {
    const prompt = new FunctionPrompt(jumpOf(SUM, { xs: '[1]', k: '2' }, 3, [9]));
    const ended: JumpAnswer = {
      changes: [{ name: 's', value: parseValue('5') }],
      outcome: { kind: 'return', value: parseValue('5') },
    };
    expect(texts(writeJump(prompt, ended))).toBe('<return> 5 <end>');
    expect(texts(writeJump(prompt, { ...ended, outcome: { kind: 'line', line: 9 } }))).toBe('v3 = 5 l6 <end>');
  });
});

describe('constrained reading about whole functions', () => {
  it('offers the lines asked for and the names that the function binds', () => {
    const reader = readJump(new FunctionPrompt(jumpOf(SUM, { xs: '(1, 2)', k: '2' }, 3, [6, 9])));
    const expected = ['v2', 'v3', 'v4', 'l4', 'l6', '<return>', '<raise>'];
    expect(reader.allowed().map(tokenText).sort()).toEqual([...expected, 'v1'].sort());
    reader.push(tokenId('v3'), 1);
    for (const token of ['=', '1']) reader.push(tokenId(token), 1);
    const after = reader.allowed().map(tokenText);
    expect(after).toEqual(expect.arrayContaining(['v4', 'l4', 'l6']));
    expect(after).not.toContain('v2');
    expect(after).not.toContain('<return>');
  });

  it('ends a call when it is asked for its end', () => {
    const reader = readJump(new FunctionPrompt(jumpOf(SUM, {}, 3)));
    expect(reader.allowed().map(tokenText)).toEqual(['<return>', '<raise>']);
  });

  it('never allows a token that it then refuses, and always ends', () => {
    const jump = new FunctionPrompt(jumpOf(ANY, { x: '[1]', y: "{'a': 2}" }, 2, [3, 4]));
    const inversion = new FunctionPrompt(
      inversionOf('def f(a, *b, **c):\n    return a\n', {}, { kind: 'return', value: parseValue('1') }),
    );
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), fc.boolean(), (choices, isJump) => {
        const reader = isJump ? readJump(jump) : readInversion(inversion);
        try {
          while (!reader.done) {
            const allowed = reader.allowed();
            expect(allowed.length).toBeGreaterThan(0);
            reader.push(allowed[(choices.next().value ?? 0) % allowed.length] ?? 0, 0.5);
          }
          expect(reader.prediction().confidence).toBeGreaterThanOrEqual(0);
        } catch (error) {
          // Random values may nest for ever, assign outside a list, or be a set where a dict belongs.
          expect(error).toBeInstanceOf(PredictionError);
          expect((error as Error).message).not.toContain('cannot stand here');
        }
      }),
      { numRuns: 100 },
    );
  });
});
