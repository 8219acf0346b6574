import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';
import { saying } from '../../support/saying';

const folder = mkdtempSync(join(tmpdir(), 'neural-debug-edits-'));
const { predictor: evaluating, end } = byEvaluator();
afterAll(() => {
  end();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it.skipIf(!HAS_PYTHON)('surveys code outside functions anew once a file that it imports has changed', async () => {
  const predictor = { ...saying(), predict: evaluating.predict.bind(evaluating) };
  const service = new PredictionService({ parser: await loadPython(), predictor });
  const uri = pathToFileURL(join(folder, 'bill.py')).href;
  const params = { uri, text: 'import rates\nprice = 100 * rates.FACTOR\n', roots: [pathToFileURL(folder).href] };
  const priceWith = async (factor: number): Promise<string | undefined> => {
    writeFileSync(join(folder, 'rates.py'), `FACTOR = ${factor}\n`);
    const { lines } = await service.survey(params, new AbortController().signal);
    return lines.at(-1)?.last[0]?.changes[0]?.value;
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await priceWith(2)).toBe('200');
  // Files around are not looked at again for every question.
  vi.setSystemTime(Date.now() + 10_000);
  expect(await priceWith(3)).toBe('300');
});
