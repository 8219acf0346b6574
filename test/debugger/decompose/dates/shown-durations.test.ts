/** Durations are shown as Python shows them, where a statement does nothing else with them. */
import { describe, expect, it } from 'vitest';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { withShownDurations } from '../../../../src/debugger/decompose/dates/shown-durations';
import { finished, writtenBesides } from '../../../../src/debugger/decompose/written-texts';
import { parseValue } from '../../../../src/python/values/literal';
import { queryOf } from '../../../support/query';

/** The routine that cuts seconds into hours, minutes and seconds. */
const run: RunRoutine = (_, { total }) => {
  const all = total?.kind === 'int' ? Number(total.value) : 0;
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return Promise.resolve({ value: parseValue(`[${parts.join(', ')}]`), confidence: 0.9 });
};

const NAMES = {
  gap: 'datetime.timedelta(seconds=2700)',
  long: 'datetime.timedelta(days=2, seconds=3605)',
  name: "'a'",
};

/** What is printed where all is known; undefined where no duration is shown. */
async function printed(line: string): Promise<string | undefined> {
  const shown = await withShownDurations(queryOf(line, NAMES), run);
  if (!shown) return undefined;
  expect(shown.confidence).toBeLessThan(1);
  return finished(shown.query, writtenBesides(shown.query, []))?.output;
}

describe('durations that are shown', () => {
  it.each([
    ['print(gap)', '0:45:00\n'],
    ["print('took', gap, sep=': ')", 'took: 0:45:00\n'],
    ["print(f'{name} took {long}')", 'a took 2 days, 1:00:05\n'],
    ['print(name)', undefined],
    // There it is more than a text.
    ['print(gap.seconds, gap)', undefined],
    ["print(f'{gap!r}')", undefined],
  ])('%s', async (line, output) => {
    expect(await printed(line)).toBe(output);
  });
});
