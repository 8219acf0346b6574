/** What `--call` begins with: objects of the program, methods, and functions that are only named. */
import { afterAll, describe, expect, it } from 'vitest';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const shop = scratch.file(
  'test_shop.py',
  `import pytest

class Cart:
    def __init__(self, prices):
        self.prices = list(prices)

    def total(self, rate=1):
        return sum(self.prices) * rate

RATE = 2

@pytest.fixture
def cart():
    return Cart([5, 6])

def test_total(cart):
    assert cart.total(RATE) == 22

def check():
    assert Cart([3]).total(4) == 12

def alone(x):
    return x
`,
);

/** The first row of the listing. */
async function begun(call: string): Promise<string> {
  const { out, code } = await cli('trace', shop, '--call', call);
  expect(code).toBe(0);
  return out.split('\n')[0]?.trim() ?? '';
}

describe('a call', () => {
  it.each([
    ['test_total(Cart([RATE]))', '│ ▶ test_total(cart=<Cart prices=[2]>)'],
    ['Cart([1, RATE]).total(RATE)', '│ ▶ Cart.total(self=<Cart prices=[1, 2]>, rate=2)'],
    ['test_total', '│ ▶ test_total(cart=<Cart prices=[5, 6]>)'],
    ['Cart.total', '│ ▶ Cart.total(self=<Cart prices=[3]>, rate=4)'],
  ])('%s', async (call, expected) => {
    expect(await begun(call)).toBe(expected);
  });

  it('is asked for where a function that is named has no example', async () => {
    const { err, code } = await cli('trace', shop, '--call', 'alone');
    expect(code).toBe(2);
    expect(err).toContain('the file has no example call of alone: give its arguments');
  });
});
