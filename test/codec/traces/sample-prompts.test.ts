/** What the model is trained on is what it is asked: each sample's prompt is the machine's at the same true state. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../src/codec/step/prompt';
import type { Prediction, Predictor, Query } from '../../../src/codec/query';
import { samplesOf } from '../../../src/codec/traces/step-samples';
import type { Trace } from '../../../src/codec/traces/trace';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { testOf, type Evaluation } from '../../../src/python/expressions/evaluation-tree';
import type { SourceFile, Statement } from '../../../src/python/syntax';
import { parseCall } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';
import { OraclePredictor, PROGRAMS, readTrace } from '../../support/oracle';

const python = await loadPython();

/** Passes questions on and writes them down. */
class Recorder implements Predictor {
  readonly queries: Query[] = [];

  constructor(private readonly answers: Predictor) {}

  predict(query: Query): Promise<Prediction> {
    this.queries.push(query);
    return this.answers.predict(query);
  }
}

/** All that the question says, and the parts of the statement that its answer can give values of. */
function textOf({ query, tokens, forced, operations }: Prompt): string {
  const asked = [...tokens, ...forced].map(tokenText).join(' ');
  return `${query.statement.line}: ${asked} [${operations.map(({ token }) => token).join(' ')}]`;
}

/** What the machine asks, each time in the state that the trace tells. */
interface Asked {
  readonly texts: ReadonlySet<string>;
  /** Lines that it has stepped over without a question. */
  readonly quiet: ReadonlySet<number>;
}

async function askedBy(file: SourceFile, trace: Trace): Promise<Asked> {
  const recorder = new Recorder(new OraclePredictor(file, trace));
  const machine = new Machine(file, recorder);
  const call = trace.call === null ? undefined : parseCall(trace.call);
  let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  const quiet = new Set<number>();
  let predicted;
  for (const step of trace.steps) {
    state = machine.adopt(state, step, predicted);
    const before = recorder.queries.length;
    predicted = await machine.step(state).catch(() => undefined);
    if (predicted && recorder.queries.length === before) quiet.add(predicted.last.from?.line ?? 0);
  }
  return { texts: new Set(recorder.queries.map((query) => textOf(new Prompt(query)))), quiet };
}

/** Why a statement that has a sample is not put to the model as it stands. */
const REASONS: Readonly<Record<string, (statement: Statement, quiet: Asked['quiet'], file: SourceFile) => boolean>> = {
  'a definition follows from the source': ({ tokens }) => tokens.some(({ text }) => text === 'def'),
  'class statements say which clause takes the exception': ({ kind }) => kind === 'except',
  'a module knows its name': ({ tokens }) => tokens.some(({ text }) => text === '__name__'),
  'the machine asks part by part where operands are chosen': ({ evaluation }) =>
    evaluation !== undefined && hasTest(evaluation),
  'the machine makes the calls, and asks for what lies between': ({ calls }, _, file) =>
    calls.some(({ callee }) => file.functions.some(({ name }) => name === callee)),
  'what stands on a line with something else is asked by itself': ({ pieces = [] }) => pieces.length > 0,
  'what stands side by side is put together by the machine': ({ kind, iterable }) =>
    kind === 'for' && /^(?:enumerate|zip|reversed)\(/.test(iterable?.text ?? ''),
  'values are handed on': ({ line }, quiet) => quiet.has(line),
};

function hasTest(expression: Evaluation): boolean {
  return testOf(expression) !== undefined || expression.parts.some(hasTest);
}

const programs = readdirSync(PROGRAMS).flatMap((name) => (name.endsWith('.py') ? [name.slice(0, -3)] : []));
const conditions = readFileSync(join(process.cwd(), 'test/fixtures/conditions/traces.jsonl'), 'utf8');
const traces = [
  ...programs.map((name) => [name, readTrace(name)] as const),
  ...conditions.split('\n').flatMap((line) => {
    const trace = line === '' ? undefined : (JSON.parse(line) as Trace);
    return trace ? [[trace.id, trace] as const] : [];
  }),
];

describe('prompts of samples are those of the machine', () => {
  const met = new Set<string>();

  it.each(traces)('%s', async (_, trace) => {
    const file = python.parse(trace.source);
    const { texts, quiet } = await askedBy(file, trace);
    const samples = [...samplesOf(file, trace, () => undefined)].map(({ prompt }) => prompt);
    const others = samples.filter((prompt) => {
      if (texts.has(textOf(prompt))) return false;
      const reason = Object.keys(REASONS).find((name) => REASONS[name]?.(prompt.query.statement, quiet, file));
      if (reason !== undefined) met.add(reason);
      return reason === undefined;
    });
    expect(samples.length).toBeGreaterThan(0);
    expect(others.map(textOf)).toEqual([]);
  });

  it('and each reason for one that is not is needed', () => {
    expect([...met].sort()).toEqual(Object.keys(REASONS).sort());
  });
});
