/** Explanations and large programs: an answer within bounds. */
import { expect, it } from 'vitest';
import { RequestFailure } from '../../../src/adapter/service/request-failure';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython } from '../../../src/python/source';
import { saying } from '../../support/saying';

const parser = await loadPython();
const { signal } = new AbortController();
const uri = 'untitled:a.py';

it('an explanation says what is known in time, where the call takes longer', async () => {
  // The last line never gets its answer.
  const predictor = saying(async ({ statement }, stop) => {
    if (statement.tokens.some(({ text }) => text === 'min'))
      await new Promise((_, reject) => stop?.addEventListener('abort', () => { reject(new DOMException('', 'AbortError')); })); // prettier-ignore
  });
  const service = new PredictionService({ parser, predictor });
  const text = 'def f(x=1):\n    early = +x\n    y = min(x, x)\n    return y\n';
  const asked = { uri, text, patience: 300 };
  const known = await service.explain({ ...asked, line: 1 }, signal);
  expect(known?.partial).toBe(true);
  expect(known?.text).toMatch(/`early` becomes `7`.* The call is not predicted to its end: that takes too long\.$/);
  const unknown = await service.explain({ ...asked, line: 3 }, signal);
  expect(unknown).toMatchObject({ text: 'Line 4 is not predicted so far in f(): that takes too long.', parts: [] });
});

it('an explanation names a dozen of hundreds of names', async () => {
  const service = new PredictionService({ parser, predictor: saying() });
  const text = Array.from({ length: 300 }, (_, i) => `name_${i}`).join(' = ') + ' = 1 + 1\n';
  const explained = await service.explain({ uri, text, line: 0 }, signal);
  expect(explained?.text).toContain('and 288 more');
  expect(explained?.text.length).toBeLessThan(1000);
});

it('a program that is too large is refused with the reason, and the next one is read', async () => {
  const service = new PredictionService({ parser, predictor: saying() });
  const text = 'x = 1\n'.repeat(60_000);
  for (const again of [1, 2]) {
    const asked = service.hover({ uri, text, line: 0, character: again - 1 }, signal);
    await expect(asked).rejects.toThrow(RequestFailure);
    await expect(asked).rejects.toThrow('The program has 60,001 lines, and at most 50,000 are read');
  }
  expect(await service.functions({ uri, text: 'def f():\n    pass\n' })).toMatchObject([{ name: 'f' }]);
});
