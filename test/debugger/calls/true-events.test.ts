/**
 * Programs made at random, rich in calls of their own functions: the machine, with CPython in the model's place for all that lies
 * between the calls, makes exactly CPython's events. `CALL_PROGRAMS=3000` makes as many of them.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { callProgram, ordinaryProgram } from '../../support/call-programs';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator, byLiveOracle, RunComparison } from '../../support/run-comparison';

/** Programs that part are enough of them at some point. */
const MOST_SHOWN = 20;
const COUNT = Number(process.env.CALL_PROGRAMS ?? 24);
const FIRST = Number(process.env.FIRST_PROGRAM ?? 1);

describe.skipIf(!HAS_PYTHON).each([
  ['rich in calls', callProgram, byLiveOracle],
  ['of ordinary constructs, as far as they are evaluated', ordinaryProgram, byEvaluator],
] as const)('events of programs %s', (_, program, answering) => {
  const runs = new RunComparison(answering());
  afterAll(() => {
    runs.end();
  });

  it(`${COUNT} programs`, { timeout: 600_000 }, async () => {
    let steps = 0;
    const wrong: string[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT && wrong.length < MOST_SHOWN; seed++) {
      const compared = await runs.of(program(seed));
      if (compared?.parting !== undefined) wrong.push(`program ${seed}: ${compared.parting}`);
      steps += compared?.steps ?? 0;
    }
    expect(wrong).toEqual([]);
    expect(steps).toBeGreaterThan(20 * COUNT);
  });
});
