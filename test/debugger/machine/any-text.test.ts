/**
 * Broken programs launched and stepped through, whatever is predicted: no crash, no hang, and nothing but an error for people.
 * See test/support/broken-texts.ts for a longer run.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PredictionError } from '../../../src/codec/query';
import { launch, LaunchError } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import type { State } from '../../../src/debugger/state/state';
import { findExamples } from '../../../src/python/examples/example-search';
import { link } from '../../../src/python/modules/link';
import { placeOf } from '../../../src/python/modules/linked-source';
import { parseCall } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { anyAnswer } from '../../support/any-answer';
import { brokenText, inTime, runs } from '../../support/broken-texts';

const RUNS = runs(30);
const STEPS = 12;
const FUNCTIONS = 2;

const python = await loadPython();

function started(source: SourceFile, call?: { function: string; arguments: string }): State | undefined {
  try {
    return launch(source, call);
  } catch (error) {
    if (error instanceof LaunchError) return undefined;
    throw error;
  }
}

async function stepped(source: SourceFile, start: State, text: string): Promise<void> {
  const predictor = anyAnswer(text);
  const machine = new Machine(source, predictor);
  let state = start;
  for (let step = 0; step < STEPS && state.status === 'running'; step++) {
    try {
      state = await machine.step(state);
    } catch (error) {
      if (error instanceof PredictionError) break;
      throw error;
    }
    for (const frame of state.frames) expect(placeOf(source, frame.line).line).toBeGreaterThan(0);
  }
  const session = new Session(machine, start, { maxSteps: STEPS });
  await session.run({ kind: 'over' });
  await session.run({ kind: 'continue' });
  await session.back('stepBack');
}

it(
  'is launched and stepped through',
  async () => {
    await fc.assert(
      fc.asyncProperty(brokenText, brokenText, async (text, other) => {
        await inTime(text, async () => {
          const main = python.parse(text);
          const loader = { find: () => ({ path: '/m.py', text: other, name: 'm' }) };
          for (const source of [main, link(python, main, loader)]) {
            const module = started(source);
            if (module) await stepped(source, module, text);
            for (const info of main.functions.filter(({ kind }) => kind === 'function').slice(0, FUNCTIONS)) {
              const others = [{ path: '/n.py', text: other }];
              const [example] = findExamples(python, main, info.qualifiedName, others);
              if (example && example.receiver === undefined) expect(() => parseCall(example.call)).not.toThrow();
              const call = { function: info.qualifiedName, arguments: example?.arguments ?? '' };
              const start = started(source, call);
              if (start) await stepped(source, start, text);
            }
          }
        });
      }),
      { numRuns: RUNS, seed: 20261122 },
    );
  },
  120_000 + RUNS * 5000,
);
