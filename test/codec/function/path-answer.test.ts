/** Answers that tell the lines on the way: what is written can be read, and leads where it says. */
import { describe, expect, it } from 'vitest';
import { readJump } from '../../../src/codec/function/function-answer-reader';
import { FunctionPrompt } from '../../../src/codec/function/function-prompt';
import type { Jump, JumpQuery } from '../../../src/codec/function/function-query';
import { LONGEST_PATH, type PathStep, writePath } from '../../../src/codec/function/path-answer';
import { PredictionError } from '../../../src/codec/query';
import type { TokenReader } from '../../../src/codec/step/answer/token-reader';
import { tokenId, tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { jumpOf } from '../../support/function-query';

const SUM = `def total(xs, k):
    s = 0
    for x in xs:
        if x > k:
            s += x
    return s
`;
const sum = (targets: readonly number[] = []): JumpQuery => ({
  ...jumpOf(SUM, { xs: '[3, 1]', k: '2' }, 2, targets),
  tellsPath: true,
});

const texts = (tokens: readonly number[]): string => tokens.map(tokenText).join(' ');

/** Reads an answer given as a text of tokens. */
function read(query: JumpQuery, text: string): TokenReader<Jump> {
  const reader = readJump(new FunctionPrompt(query));
  for (const token of text.split(' ')) reader.push(tokenId(token), 1);
  return reader;
}

/** A line that binds a name and goes on to its first successor. */
const binds = (name: string, value: string): PathStep => ({
  answer: {
    values: [],
    output: '',
    changes: [{ name, value: parseValue(value) }],
    outcome: { kind: 'next', successor: 0 },
  },
  before: () => undefined,
});

describe('a jump that tells its way', () => {
  it('is asked for by a token of its own', () => {
    expect(texts(new FunctionPrompt(sum()).tokens)).toMatch(/<do> <step> <finish>$/);
    expect(texts(new FunctionPrompt(sum([6])).tokens)).toMatch(/<do> <step> <to> l5$/);
  });

  const whole =
    'v3 = 0 L0 l2 v4 = 3 L0 l3 > : True L0 l4 v3 = 3 L0 l2 <iter> 1 v4 = 1 L0 l3 > : False L1 l2 <iter> 2 L1 l5 <return> v3 <end>';

  it('goes from line to line, and counts the rounds of loops', () => {
    const reader = read(sum(), whole);
    expect(reader.done).toBe(true);
    const { outcome } = reader.prediction();
    expect(outcome.kind === 'return' && printValue(outcome.value)).toBe('3');
  });

  it('lets no other line, round or end come than those that the source has next', () => {
    const after = (text: string): string => texts(read(sum(), text).allowed());
    expect(after('v3 = 0 L0')).toBe('l2');
    expect(after('v3 = 0 L0 l2 v4 = 3 L0 l3 > : False L1')).toBe('l2');
    expect(after('v3 = 0 L0 l2 v4 = 3 L0 l3 > : False L1 l2')).toBe('<iter>');
    expect(after('v3 = 0 L0 l2 v4 = 3 L0 l3 > : False L1 l2 <iter>')).toBe('1');
    expect(after('v3 = 0 L0 l2 L1 l5 <return> v3')).toBe('<end>');
  });

  it('refers to what names hold by then', () => {
    const { outcome } = read(sum(), 'v3 = 7 L0 l2 L1 l5 <return> v3 <end>').prediction();
    expect(outcome.kind === 'return' && printValue(outcome.value)).toBe('7');
  });

  it('ends at a line that is asked for, with what has changed up to there', () => {
    const { outcome, changes } = read(sum([5]), 'v3 = 0 L0 l2 v4 = 3 L0 l3 > : True L0 l4 <end>').prediction();
    expect(outcome).toEqual({ kind: 'line', line: 5 });
    expect(changes.map(({ name, value }) => [name, value && printValue(value)])).toEqual([
      ['s', '0'],
      ['x', '3'],
    ]);
  });

  it('changes all names of an object', () => {
    const code = 'def f(a):\n    b = a\n    b.append(2)\n    return a\n';
    const query = { ...jumpOf(code, { a: '[1]' }, 2), tellsPath: true };
    const { outcome } = read(query, 'v2 = v1 L0 l2 v2 = [ * v2 , 2 ] L0 l3 <return> v1 <end>').prediction();
    expect(outcome.kind === 'return' && printValue(outcome.value)).toBe('[1, 2]');
  });

  it('goes to the clause that is tried for an exception, and out where there is none', () => {
    const code = 'def f(a):\n    try:\n        b = a[9]\n    except IndexError:\n        b = 0\n    return b\n';
    const query = { ...jumpOf(code, { a: '[1]' }, 3), tellsPath: true };
    const raised = '<raise> IndexError " m:list␣index␣out␣of␣range "';
    const { outcome } = read(query, `${raised} l3 L0 l4 v2 = 0 L0 l5 <return> v2 <end>`).prediction();
    expect(outcome.kind === 'return' && printValue(outcome.value)).toBe('0');
    const bare = { ...jumpOf('def f(a):\n    return a[9]\n', { a: '[1]' }, 2), tellsPath: true };
    expect(read(bare, `${raised} <end>`).prediction().outcome.kind).toBe('raise');
  });

  it('is not told through blocks that have an end of their own', () => {
    const code = 'def f(a):\n    with a:\n        b = 1\n    return b\n';
    expect(() => readJump(new FunctionPrompt({ ...jumpOf(code, { a: '1' }, 2), tellsPath: true }))).toThrow(
      PredictionError,
    );
  });

  it('is as long as the context allows', () => {
    const prompt = new FunctionPrompt(sum());
    const reader = readJump(prompt);
    const push = (text: string): void => {
      for (const token of text.split(' ')) reader.push(tokenId(token), 1);
    };
    push('v3 = 0 L0 l2 v4 = 3 L0 l3 > : False L1 l2');
    expect(() => {
      for (let round = 1; ; round++) push(`<iter> ${Array.from(String(round)).join(' ')} v4 = 3 L0 l3 > : False L1 l2`);
    }).toThrow(`longer than ${LONGEST_PATH - prompt.tokens.length} tokens`);
  });

  it('is written only where it agrees with what really was', () => {
    const prompt = new FunctionPrompt({
      ...jumpOf('def f(a):\n    b = 1\n    c = b\n    return c\n', { a: '[1]' }, 2),
      tellsPath: true,
    });
    const held = (text: string) => (): Value => parseValue(text);
    const steps = (b: string): PathStep[] => [binds('b', '1'), { ...binds('c', '1'), before: held(b) }];
    expect(texts(writePath(prompt, steps('1')))).toBe('v2 = 1 L0 l2 v3 = 1 L0 l3 <end>');
    expect(() => writePath(prompt, steps('2'))).toThrow('b is');
  });
});
