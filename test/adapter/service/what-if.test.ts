/** Another value of a variable, as people type it: what makes an object of the program makes one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { saying } from '../../support/saying';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const text = `class Cart:
    def __init__(self, total):
        self.total = total


def shown(cart, other):
    whole = cart.total
    return whole


first = Cart(1)
shown(first, Cart(2))
`;

async function returned(value: string): Promise<unknown> {
  const service = new PredictionService({ parser, predictor: saying() });
  const params = { uri: 'untitled:a.py', text, line: 6, name: 'cart', value };
  const { outcome } = await service.whatIf(params, new AbortController().signal);
  return 'value' in outcome.after ? outcome.after.value.value : outcome.after;
}

describe('another value', () => {
  it.each([
    ['Cart(5)', '5'],
    ['other', '2'],
  ])('is what %s gives', async (value, total) => {
    expect(await returned(value)).toBe(total);
  });

  it('is refused where nothing is known of it', async () => {
    await expect(returned('nowhere')).rejects.toThrow('nowhere has no value here.');
  });
});
