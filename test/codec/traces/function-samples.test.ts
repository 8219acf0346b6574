/** Samples of whole functions from the recorded traces: true to CPython, repeatable, without two answers to one question. */
import { describe, expect, it } from 'vitest';
import { readInversion, readJump } from '../../../src/codec/function/function-answer-reader';
import { FunctionPrompt } from '../../../src/codec/function/function-prompt';
import type { InvertQuery, JumpQuery } from '../../../src/codec/function/function-query';
import { functionSamplesOf, type FunctionSample } from '../../../src/codec/traces/function-samples';
import type { Trace } from '../../../src/codec/traces/trace';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import { readTrace } from '../../support/oracle';

const python = await loadPython();
const programs = ['loops', 'calls', 'exceptions', 'recursion', 'aliases', 'lines', 'classes', 'closures'];

function samplesFrom(trace: Trace, reasons = new Map<string, number>(), tellsPath = false): FunctionSample[] {
  const report = (reason: string): void => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [...functionSamplesOf(python.parse(trace.source), trace, report, tellsPath)];
}

const isJump = (prompt: FunctionPrompt): prompt is FunctionPrompt<JumpQuery> => prompt.query.kind === 'jump';
const isInversion = (prompt: FunctionPrompt): prompt is FunctionPrompt<InvertQuery> => prompt.query.kind === 'invert';
const texts = (tokens: readonly number[]): string => tokens.map(tokenText).join(' ');

describe('samples of whole functions', () => {
  // Other ids make other choices.
  const traces = programs.flatMap((name) => {
    const trace = readTrace(name);
    return Array.from({ length: 8 }, (_, i) => ({ ...trace, id: `${name}#${i}` }));
  });
  const samples = traces.flatMap((trace) => samplesFrom(trace));

  it('ask for the end, for lines, and backwards', () => {
    const kinds = samples.map(({ prompt }) => /<(finish|to|invert)>( l\d+)*$/.exec(texts(prompt.tokens))?.[1]);
    for (const kind of ['finish', 'to', 'invert'])
      expect(kinds.filter((other) => other === kind).length).toBeGreaterThan(5);
  });

  it('are the same each time', () => {
    for (const trace of traces.slice(0, 8)) {
      const [first, again] = [samplesFrom(trace), samplesFrom(trace)].map((all) =>
        all.map(({ prompt, answer }) => `${texts(prompt.tokens)} ${texts(answer)}`),
      );
      expect(again).toEqual(first);
    }
  });

  it('read back', () => {
    for (const { prompt, answer } of samples) {
      const reader = isJump(prompt) ? readJump(prompt) : isInversion(prompt) ? readInversion(prompt) : undefined;
      for (const token of answer) reader?.push(token, 1);
      expect(reader?.done, `${texts(prompt.tokens)} => ${texts(answer)}`).toBe(true);
    }
  });

  it('have one answer to one forward question', () => {
    const answers = new Map<string, string>();
    for (const { prompt, answer } of samples.filter(({ prompt: { query } }) => query.kind === 'jump')) {
      const question = texts(prompt.tokens);
      expect(answers.get(question) ?? texts(answer), question).toBe(texts(answer));
      answers.set(question, texts(answer));
    }
  });

  it('end as CPython did', () => {
    const trace = readTrace('recursion');
    const ends = new Map(
      trace.steps.flatMap((step, i) => {
        const call = trace.steps.slice(0, i).findLast(({ event, frame }) => event === 'call' && frame === step.frame);
        return step.event === 'return' && call ? [[JSON.stringify(call.locals), step.value]] : [];
      }),
    );
    const inversions = samplesFrom(trace).filter(({ prompt }) => isInversion(prompt));
    expect(inversions.length).toBeGreaterThan(0);
    for (const { prompt, answer } of inversions) {
      if (!isInversion(prompt)) continue;
      const reader = readInversion(prompt);
      for (const token of answer) reader.push(token, 1);
      const { parameters } = prompt.query.function;
      const found = new Map(reader.prediction().arguments.map(({ name, value }) => [name, value]));
      const locals = parameters.map(({ name }) => {
        const value = found.get(name) ?? prompt.query.lookup(name);
        return [name, value ? printValue(value) : ''];
      });
      const { ending } = prompt.query;
      const key = JSON.stringify(Object.fromEntries(locals));
      expect(ending.kind === 'return' && printValue(ending.value), key).toBe(ends.get(key));
    }
  });

  it('leave out what the function alone does not decide', () => {
    const reasons = new Map<string, number>();
    samplesFrom(readTrace('calls'), reasons);
    expect([...reasons.keys()]).toContain('another function is called');
  });

  it('leave out the end of a run that was cut', () => {
    const trace = readTrace('recursion');
    const cut = { ...trace, steps: trace.steps.slice(0, 3), truncated: true };
    const reasons = new Map<string, number>();
    const all = samplesFrom(cut, reasons);
    expect(all.filter(({ prompt }) => isInversion(prompt))).toEqual([]);
    expect([...reasons.keys()]).toContain('a call that does not end');
  });

  it('that tell the way arrive where CPython did', () => {
    const paths = traces.flatMap((trace) => samplesFrom(trace, undefined, true));
    expect(paths.length).toBeGreaterThan(100);
    for (const { prompt, answer } of paths) {
      if (!isJump(prompt)) throw new Error('no jump');
      const reader = readJump(prompt);
      for (const token of answer) reader.push(token, 1);
      const { outcome } = reader.prediction();
      const { targets } = prompt.query;
      if (targets.length > 0) expect(outcome.kind === 'line' && targets.includes(outcome.line)).toBe(true);
      else expect(outcome.kind).not.toBe('line');
    }
    // The answer in one go says where the same question leads.
    const straight = new Map(samples.map(({ prompt, answer }) => [texts(prompt.tokens), answer]));
    const both = paths.flatMap(({ prompt, answer }) => {
      const other = straight.get(texts(prompt.tokens).replace('<do> <step>', '<do>'));
      return other && isJump(prompt) ? [{ prompt, answer, other }] : [];
    });
    expect(both.length).toBeGreaterThan(20);
    for (const { prompt, answer, other } of both) {
      const [told, said] = [readJump(prompt), readJump(new FunctionPrompt({ ...prompt.query, tellsPath: false }))];
      for (const token of answer) told.push(token, 1);
      for (const token of other) said.push(token, 1);
      expect(told.prediction().outcome).toEqual(said.prediction().outcome);
    }
  });
});
