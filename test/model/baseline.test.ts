/** The accuracy of the shipped model on the cases of test/fixtures: no change of it goes unseen. Processors round differently, so a step or two may. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CASES, cli, MODEL } from '../support/cli';

const RENEW = 'Renew the baseline and review its change: npm run build && node scripts/baseline.mjs --write';

/** Figures of 26 whole runs, where one run more or less is 0.04; the others are of all steps. */
const WHOLE = ['wholeTraces', 'outputPass'];

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

it('is that of the baseline', async () => {
  const { sha256, cases, ...figures } = read('test/model/baseline.json');
  expect(sha256, `models/ has another model than the baseline. ${RENEW}`).toBe(read(join(MODEL, 'config.json')).sha256);
  const { out, code } = await cli('eval', '--cases', CASES, '--json');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Record<string, number>;
  expect(report.count).toBe(cases);
  for (const [name, figure] of Object.entries(figures)) {
    const difference = Math.abs((report[name] ?? Number.NaN) - Number(figure));
    expect(
      difference,
      `The model's answers have changed: ${name} is ${report[name]}, was ${String(figure)}. ${RENEW}`,
    ).toBeLessThan(WHOLE.includes(name) ? 0.05 : 0.02);
  }
});
