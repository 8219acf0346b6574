/** Backward questions and answers: what they say, that they read back, what training samples are made of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ANSWER } from '../../../src/codec/step/answer/token-reader';
import { PredictionError } from '../../../src/codec/query';
import type { Trace } from '../../../src/codec/traces/trace';
import { readPriorState } from '../../../src/codec/backward/backward-answer-reader';
import { writePriorState } from '../../../src/codec/backward/backward-answer-writer';
import { BackwardPrompt } from '../../../src/codec/backward/backward-prompt';
import {
  hasEvidence,
  isLost,
  maySay,
  mustSay,
  type PriorState,
  type BackwardOutcome,
  type BackwardQuery,
} from '../../../src/codec/backward/backward-query';
import { backwardSamplesOf, type BackwardSample } from '../../../src/codec/traces/backward-samples';
import { tokenId, tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../src/python/values/literal';
import { printValue, sameValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';
import { readTrace } from '../../support/oracle';
import { queryOf } from '../../support/query';
import { anyValue, fitsPrompt } from '../../support/values';

const python = await loadPython();

const NEXT: BackwardOutcome = { kind: 'next', successor: 0 };
const UNKNOWN: Value = { kind: 'unknown' };

/** Values after the line; `?` for one that is not known. */
function undoOf(
  code: string,
  after: Readonly<Record<string, string | Value>>,
  outcome = NEXT,
  line = 1,
): BackwardQuery {
  const values = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value === '?' ? UNKNOWN : value] as const),
  );
  const query = queryOf(code, values, { line });
  return { ...query, outcome };
}

const texts = (tokens: readonly number[]): string => tokens.map(tokenText).join(' ');
const promptText = (query: BackwardQuery): string => texts(new BackwardPrompt(query).tokens);

function answerText(query: BackwardQuery, before: Readonly<Record<string, string>>): string {
  const past = Object.entries(before).map(([name, text]) => ({ name, value: parseValue(text) }));
  return texts(writePriorState(new BackwardPrompt(query), past));
}

function read(query: BackwardQuery, tokens: readonly number[]): PriorState {
  const reader = readPriorState(new BackwardPrompt(query));
  for (const token of tokens) reader.push(token, 1);
  return reader.prediction();
}

const readText = (query: BackwardQuery, text: string): PriorState => read(query, text.split(' ').map(tokenId));

describe('a backward question', () => {
  it('shows the statement, the values after it and how it ended', () => {
    expect(promptText(undoOf('x += 1', { x: '3' }))).toBe('<undo> v0 += 1 <values> v0 = 3 <do> L0');
    expect(promptText(undoOf('y = x * 2', { x: '?', y: '6' }))).toBe(
      '<undo> v0 = v1 * 2 <values> v0 = 6 v1 = <unknown> <do> L0',
    );
    const long = { kind: 'return', value: parseValue("'abcdef'") } as const;
    expect(promptText(undoOf('def f(s):\n    return s', { s: "'abcdef'" }, long, 2))).toBe(
      '<undo> return v0 <values> v0 = " c:a c:b c:c c:d c:e c:f " <do> <return> v0',
    );
    const error = { kind: 'raise', exception: { type: 'IndexError', message: 'list index out of range' } } as const;
    expect(promptText(undoOf('a[i]', { a: '[]', i: '?' }, error))).toBe(
      '<undo> v0 [ v1 ] <values> v0 = [ ] v1 = <unknown> <do> <raise> IndexError " m:list␣index␣out␣of␣range "',
    );
  });

  it('tells one object under two names', () => {
    expect(promptText(undoOf('a.append(b)', { a: '@1[2]', b: '@1[2]' }))).toContain('v0 = [ 2 ] v1 = v0');
  });
});

describe('what a backward answer may say', () => {
  it('is lost where the statement only binds the name', () => {
    const query = undoOf('y = x', { x: '1', y: '1' });
    expect([isLost(query, 'y'), isLost(query, 'x')]).toEqual([true, false]);
    expect(isLost(undoOf('y += x', { x: '1', y: '1' }), 'y')).toBe(false);
    expect(isLost(undoOf('a = 1; y += a', { a: '1', y: '1' }), 'y')).toBe(false);
    const failed = undoOf('y = x', { x: '1', y: '1' }, { kind: 'raise', exception: { type: 'NameError' } });
    expect(isLost(failed, 'y')).toBe(false);
    const loop = 'for x in xs:\n    pass';
    expect(isLost(undoOf(loop, { xs: '[1]', x: '1' }), 'x')).toBe(true);
    expect(isLost(undoOf(loop, { xs: '[1]', x: '1' }, { kind: 'next', successor: 1 }), 'x')).toBe(false);
  });

  it('is what the statement read and could change, or what is not known', () => {
    const query = undoOf('y = f(x, xs, z)', { x: '1', xs: '[1]', y: '1', z: '?' });
    expect(['x', 'xs', 'y', 'z'].map((name) => maySay(query, name))).toEqual([false, true, false, true]);
    expect(['x', 'xs', 'y', 'z'].map((name) => mustSay(query, name))).toEqual([false, false, false, true]);
  });

  it('needs something that tells of it', () => {
    expect(hasEvidence(undoOf('y = x', { x: '?', y: '?' }))).toBe(false);
    expect(hasEvidence(undoOf('print(x)', { x: '?' }))).toBe(false);
    expect(hasEvidence(undoOf('y = x', { x: '?', y: '1' }))).toBe(true);
    expect(hasEvidence(undoOf('if x:\n    pass\nelse:\n    y = 1', { x: '?' }))).toBe(true);
    expect(hasEvidence(undoOf('a[x]', { x: '?' }, { kind: 'raise', exception: { type: 'KeyError' } }))).toBe(true);
  });
});

describe('a backward answer', () => {
  it('says values in the order of slots, by what is known where that is shorter', () => {
    expect(answerText(undoOf('x += 1', { x: '3' }), { x: '2' })).toBe('v0 = 2 <end>');
    expect(answerText(undoOf('a[i] = x', { a: '[7, 8, 9]', i: '1', x: '8' }), { a: '[7, 0, 9]' })).toBe(
      'v0 = [ ** v0 , 1 : 0 ] <end>',
    );
    expect(answerText(undoOf('x = a.pop()', { a: '[7, 8, 9]', x: '5' }), { a: '[7, 8, 9, 5]' })).toBe(
      'v1 = [ * v1 , 5 ] <end>',
    );
    expect(answerText(undoOf('x = x + y', { x: '3', y: '?' }), { y: '2', x: '1' })).toBe('v0 = 1 v1 = 2 <end>');
  });

  it('reads back, whatever the values were', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (before, after, other) => {
        const query = undoOf('x = f(x, y, helper, Point.x.value.next)', { x: after, y: other });
        fc.pre(fitsPrompt(() => new BackwardPrompt(query)));
        const tokens = writePriorState(new BackwardPrompt(query), [{ name: 'x', value: before }]);
        fc.pre(tokens.length < LONGEST_ANSWER);
        const [said] = read(query, tokens).values;
        expect(said?.name).toBe('x');
        expect(said?.value !== undefined && sameValue(said.value, before)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('says that a name was not bound', () => {
    const query = undoOf('n = [n for n in ns]', { n: '[1]', ns: '[1]' });
    const past = readText(query, '<del> v0 <end>');
    expect(past.values).toEqual([{ name: 'n', value: undefined, confidence: 1 }]);
    expect(texts(writePriorState(new BackwardPrompt(query), past.values))).toBe('<del> v0 <end>');
  });

  it('leaves nothing out that has to be said, and keeps the order', () => {
    const query = undoOf('y = f(a, x, b)', { y: '1', a: '[1]', x: '?', b: '[1]' });
    const allowed = readPriorState(new BackwardPrompt(query)).allowed().map(tokenText);
    expect(allowed).toEqual(['v2', 'v3']);
    expect(() => readText(query, '<end>')).toThrow(PredictionError);
    expect(() => readText(query, 'v4 = [ ] v2 = [ ] <end>')).toThrow(PredictionError);
    expect(readText(query, 'v3 = 5 v4 = [ ] <end>').values.map(({ name }) => name)).toEqual(['x', 'b']);
  });

  it('may not refer to a value that is not known', () => {
    const query = undoOf('y = f(a, b)', { y: '1', a: '?', b: '[1, 2, 3]' });
    expect(() => readText(query, 'v2 = v2 <end>')).toThrow(PredictionError);
    expect(readText(query, 'v2 = v3 <end>').values.map(({ value }) => value && printValue(value))).toEqual([
      '[1, 2, 3]',
    ]);
  });

  it('is as probable as its tokens together', () => {
    const reader = readPriorState(new BackwardPrompt(undoOf('x += y', { x: '3', y: '[1]' })));
    for (const [token, probability] of [
      ['v0', 0.5],
      ['=', 1],
      ['2', 0.5],
      ['<end>', 0.8],
    ] as const)
      reader.push(tokenId(token), probability);
    const { values, confidence } = reader.prediction();
    expect(values[0]?.confidence).toBeCloseTo(0.25);
    expect(confidence).toBeCloseTo(0.2);
  });
});

describe('backward samples', () => {
  const PROGRAMS = ['loops', 'exceptions', 'aliases', 'calls', 'recursion'];
  /** Under several names, since chance is seeded by the name. */
  const samples = PROGRAMS.flatMap((program) => {
    const trace = readTrace(program);
    const file = python.parse(trace.source);
    const runs = Array.from({ length: 8 }, (_, run): Trace => ({ ...trace, id: `${program}#${run}` }));
    return runs.flatMap((run) => [...backwardSamplesOf(file, run, () => undefined)]);
  });
  const statementOf = ({ prompt }: BackwardSample): string =>
    prompt.query.statement.tokens.map(({ text }) => text).join(' ');

  it('read back as what was before', () => {
    for (const { prompt, past } of samples) {
      const reader = readPriorState(prompt);
      for (const token of writePriorState(prompt, past)) reader.push(token, 1);
      const { values } = reader.prediction();
      expect(values.map(({ name }) => name).sort()).toEqual(past.map(({ name }) => name).sort());
      for (const { name, value } of values) {
        const expected = past.find((other) => other.name === name)?.value;
        expect(value && expected && sameValue(value, expected)).toBe(expected && true);
      }
    }
  });

  it('answer for every value that is not known and was read, and only where something tells of it', () => {
    const unknown = samples.filter(({ prompt }) => prompt.variables.some(({ value }) => value.kind === 'unknown'));
    expect(unknown.length).toBeGreaterThan(30);
    expect(unknown.length).toBeLessThan(0.8 * samples.length);
    for (const { prompt, past } of unknown) {
      expect(hasEvidence(prompt.query)).toBe(true);
      const due = prompt.variables.filter(({ name }) => mustSay(prompt.query, name)).map(({ name }) => name);
      expect(past.map(({ name }) => name)).toEqual(expect.arrayContaining(due));
    }
  });

  it('are mostly about something', () => {
    const empty = samples.filter(({ past }) => past.length === 0);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.length).toBeLessThan(0.25 * samples.length);
  });

  it('leave out statements that call functions of the program', () => {
    const trace = readTrace('recursion');
    const reasons = new Set<string>();
    const all = [...backwardSamplesOf(python.parse(trace.source), trace, (reason) => reasons.add(reason))];
    expect([...reasons]).toContain('a call of the program');
    expect(all.filter((sample) => statementOf(sample).includes('fib ('))).toEqual([]);
  });

  it('are the same each time', () => {
    const trace = readTrace('loops');
    const written = (): string[] =>
      [...backwardSamplesOf(python.parse(trace.source), trace, () => undefined)].map(({ prompt }) =>
        texts(prompt.tokens),
      );
    expect(written()).toEqual(written());
  });
});
