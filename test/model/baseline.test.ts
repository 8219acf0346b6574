/** The accuracy of the shipped model on the cases of test/fixtures: no change of it goes unseen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CASES, cli, MODEL } from '../support/cli';

const RENEW = 'Renew the baseline and review its change: npm run build && node scripts/baseline.mjs --write';

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

it('is that of the baseline', async () => {
  const { sha256, cases, ...figures } = read('test/model/baseline.json');
  expect(sha256, `models/ has another model than the baseline. ${RENEW}`).toBe(read(join(MODEL, 'config.json')).sha256);
  const { out, code } = await cli('eval', '--cases', CASES, '--json');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Record<string, number>;
  const measured = Object.fromEntries(Object.keys(figures).map((name) => [name, Number(report[name]?.toFixed(4))]));
  expect(report.count).toBe(cases);
  expect(measured, `The model's answers have changed. ${RENEW}`).toEqual(figures);
}, 180_000);
