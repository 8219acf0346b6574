/**
 * Broken programs through the prediction service, whatever is predicted: no crash, no hang, and nothing but an error for people.
 * See test/support/broken-texts.ts for a longer run.
 */
import fc from 'fast-check';
import { it } from 'vitest';
import { PredictionError } from '../../../src/codec/query';
import { LaunchError } from '../../../src/debugger/launch/launch';
import { RequestFailure } from '../../../src/adapter/service/request-failure';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPredictor } from '../../../src/model/node/load-model';
import { loadPython } from '../../../src/python/source';
import { anyAnswer } from '../../support/any-answer';
import { brokenText, inTime, runs } from '../../support/broken-texts';

const RUNS = runs(20);
/** Milliseconds after which what is known so far will do. */
const PATIENCE = 500;
/** With the model itself, which is slow. */
const MODEL_RUNS = Math.max(2, Math.floor(RUNS / 200));

const parser = await loadPython();

/** Failures that say to a person what is wrong. */
async function answered(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isForPeople = [RequestFailure, LaunchError, PredictionError].some((type) => error instanceof type);
    const isNewer = error instanceof Error && error.name === 'AbortError';
    if (!isForPeople && !isNewer) throw error;
  }
}

const place = fc.record({ line: fc.nat(120), character: fc.nat(40) });

async function ask(service: PredictionService, text: string, at: { line: number; character: number }): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const lines = text.split(/\r\n?|\n/);
  const line = at.line % lines.length;
  const params = { uri: 'untitled:broken', text, patience: 100 };
  const hover = { ...params, line, character: Math.min(at.character, lines[line]?.length ?? 0) };
  const functions = await service.functions(params);
  await answered(service.hover(hover, signal));
  await answered(service.hoverLine(hover, signal));
  await answered(service.explain({ ...params, line }, signal));
  await answered(service.whatIf({ ...params, line, name: 'x', value: '[1]' }, signal));
  for (const { name } of functions.slice(0, 2)) await answered(service.examples({ ...params, function: name }));
  await answered(service.survey(params, signal));
  // What goes on behind the answers would be counted as the next text's.
  stop.abort();
}

it(
  'is hovered, explained and surveyed',
  async () => {
    await fc.assert(
      fc.asyncProperty(brokenText, place, async (text, at) => {
        const service = new PredictionService({ parser, predictor: anyAnswer(text) });
        await inTime(text, () => ask(service, text, at));
      }),
      { numRuns: RUNS, seed: 20261122 },
    );
  },
  120_000 + RUNS * 5000,
);

it(
  'is hovered with the model itself',
  async () => {
    const predictor = await loadPredictor('models');
    const service = new PredictionService({ parser, predictor });
    const { signal } = new AbortController();
    await fc.assert(
      fc.asyncProperty(brokenText, place, async (text, { line, character }) => {
        const at = { line: line % text.split(/\r\n?|\n/).length, character };
        const asked = { uri: 'untitled:broken', text, ...at, patience: PATIENCE };
        await inTime(text, () => answered(service.hover(asked, signal)));
      }),
      { numRuns: MODEL_RUNS, seed: 20261122 },
    );
    await predictor.release();
  },
  120_000 + MODEL_RUNS * 30_000,
);
