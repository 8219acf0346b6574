/** What `--call` begins with: objects of the program, methods, and functions that are only named. */
import { afterAll, describe, expect, it } from 'vitest';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

scratch.file(
  'conftest.py',
  'import pytest\nfrom levels import Level\n\n@pytest.fixture\ndef basket():\n    yield [Level.HIGH]\n',
);
scratch.file(
  'levels_used.py',
  "from levels import Level, Lamp\nlamp = Lamp('kitchen', watts=40)\nlamp.use(Level.HIGH)\n",
);
const levels = scratch.file(
  'levels.py',
  `from enum import Enum

class Level(Enum):
    LOW = 1
    HIGH = 2
    def next(self):
        return Level.HIGH

class Device:
    def describe(self):
        return self.name

class Lamp(Device):
    def __init__(self, name, *, watts):
        self.name = name
    def use(self, level: Level):
        return level
`,
);

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

def test_given(basket, tmp_path):
    assert basket

def check():
    assert Cart([3]).total(4) == 12

def alone(x):
    return x
`,
);

/** The first row of the listing. */
async function begun(call: string, path = shop): Promise<string> {
  const { out, code } = await cli('trace', path, '--call', call);
  expect(code).toBe(0);
  return out.split('\n')[0]?.trim() ?? '';
}

describe('a call', () => {
  it.each([
    ['test_total(Cart([RATE]))', '│ ▶ test_total(cart=<Cart prices=[2]>)'],
    ['Cart([1, RATE]).total(RATE)', '│ ▶ Cart.total(self=<Cart prices=[1, 2]>, rate=2)'],
    ['test_total', '│ ▶ test_total(cart=<Cart prices=[5, 6]>)'],
    ['test_given', '│ ▶ test_given(basket=[<Level.HIGH: 2>], tmp_path=<unknown>)'],
    ['Cart.total', '│ ▶ Cart.total(self=<Cart prices=[3]>, rate=4)'],
  ])('%s', async (call, expected) => {
    expect(await begun(call)).toBe(expected);
  });

  it.each([
    ['Level.next', '│ ▶ Level.next(self=<Level.LOW: 1>)'],
    ['Level.HIGH.next()', '│ ▶ Level.next(self=<Level.HIGH: 2>)'],
    ['Device.describe', "│ ▶ Device.describe(self=<Lamp name='kitchen'>)"],
    ["Lamp('x', watts=1).describe()", "│ ▶ Device.describe(self=<Lamp name='x'>)"],
    ['Lamp.use', "│ ▶ Lamp.use(self=<Lamp name='kitchen'>, level=<Level.HIGH: 2>)"],
  ])('of a method is on an object as the files beside it make one: %s', async (call, expected) => {
    expect(await begun(call, levels)).toBe(expected);
  });

  it('is asked for where a function that is named has no example', async () => {
    const { err, code } = await cli('trace', shop, '--call', 'alone');
    expect(code).toBe(2);
    expect(err).toContain('the file has no example call of alone: give its arguments');
  });
});
