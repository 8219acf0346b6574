/** Samples of recorded steps are the questions of a run: the same prompts that the machine asks while it rolls the program out. */
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { askedSamplesOf } from '../../../src/cli/samples/asked-samples';
import { EvaluatingModel, type Sample } from '../../../src/cli/samples/evaluating-model';
import { PythonEvaluator } from '../../../src/cli/samples/python-evaluator';
import type { Prompt } from '../../../src/codec/step/prompt';
import { writeAnswer } from '../../../src/codec/step/answer/answer-writer';
import type { Trace } from '../../../src/codec/traces/trace';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { StandInPredictor } from '../../../src/model/predict/model-chain';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { parseCall } from '../../../src/python/values/literal';
import { PROGRAMS, readTrace } from '../../support/oracle';

const python = await loadPython();
const evaluator = new PythonEvaluator('python3', 'src/sandbox/python');
afterAll(() => {
  evaluator.end();
});

const STEPS = 400;

function textOf({ query, tokens, forced, operations }: Prompt): string {
  const asked = [...tokens, ...forced].map(tokenText).join(' ');
  return `${query.statement.line}: ${asked} [${operations.map(({ token }) => token).join(' ')}]`;
}

/** Everything that is asked from the program's beginning to its end, or to the first question without an answer. */
async function askedInARun(file: SourceFile, trace: Trace): Promise<{ texts: Set<string>; isWhole: boolean }> {
  const model = new EvaluatingModel(evaluator);
  const machine = new Machine(file, new StandInPredictor(model));
  const call = trace.call === null ? undefined : parseCall(trace.call);
  let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  for (let steps = 0; steps < STEPS && state.status === 'running' && model.problem === undefined; steps++)
    state = await machine.step(state).catch(() => ({ ...state, status: 'crashed' as const }));
  return { texts: new Set(model.samples.map(({ prompt }) => textOf(prompt))), isWhole: state.status === 'finished' };
}

describe('samples of recorded steps', () => {
  const programs = readdirSync(PROGRAMS).flatMap((name) => (name.endsWith('.py') ? [name.slice(0, -3)] : []));
  let compared = 0;

  it.each(programs)('%s', async (name) => {
    const trace = readTrace(name);
    const file = python.parse(trace.source);
    const { texts, isWhole } = await askedInARun(file, trace);
    const samples: Sample[] = [];
    for await (const sample of askedSamplesOf(
      file,
      trace,
      { evaluator, maskedShare: 0, doubtedShare: 0 },
      () => undefined,
    )) {
      samples.push(sample);
      // Each answer can be said.
      writeAnswer(sample.prompt, sample.answer);
    }
    if (!isWhole) return;
    const others = samples.map(({ prompt }) => textOf(prompt)).filter((text) => !texts.has(text));
    expect(others).toEqual([]);
    compared += samples.length;
  });

  it('have the smaller questions of a debugger that is unsure, which are answered truly', async () => {
    const trace = readTrace('loops');
    const file = python.parse(trace.source);
    const texts = async (doubtedShare: number): Promise<string[]> => {
      const found: string[] = [];
      for await (const { prompt, answer } of askedSamplesOf(
        file,
        trace,
        { evaluator, maskedShare: 0, doubtedShare },
        () => undefined,
      ))
        found.push(`${textOf(prompt)} => ${writeAnswer(prompt, answer).map(tokenText).join(' ')}`);
      return found;
    };
    const sure = new Set(await texts(0));
    const smaller = (await texts(1)).filter((text) => !sure.has(text));
    expect(smaller.join('\n')).toMatch(/return v0 < v1 .* v0 = 0 v1 = 3 .* => < : True/);
  });

  it('are enough to mean something', () => {
    expect(compared).toBeGreaterThan(100);
  });
});
