/** What test functions use of pytest, as the machine runs it; the expected results are those of pytest 9. */
import { afterAll, describe, expect, test } from 'vitest';
import { loadPython } from '../../src/python/source';
import { link } from '../../src/python/modules/link';
import { LibraryModules } from '../../src/adapter/launch/library-modules';
import { HAS_PYTHON } from '../support/cpython';
import { checkedResult } from '../support/checked-run';
import { PythonTransport } from '../support/python-transport';

const TESTS = `import pytest
from enum import Enum

class Color(Enum):
    RED = 1

@pytest.fixture
def numbers():
    return [1, 2]

@pytest.fixture(scope="module")
def more(numbers):
    yield numbers + [3]

@pytest.mark.slow
@pytest.mark.parametrize("a, b", [(1, 2), pytest.param(2, 3, id="x")])
def test_add(a, b):
    return a + b

def test_more(more):
    return more

def raising():
    with pytest.raises(ValueError, match="invalid") as info:
        int("x")
    caught = pytest.raises(ZeroDivisionError, lambda: 1 / 0)
    with pytest.raises((KeyError, IndexError)):
        [][1]
    return str(info.value), info.type.__name__, caught.typename

def approximate():
    return (0.1 + 0.2 == pytest.approx(0.3), [0.1 + 0.2, 1] == pytest.approx([0.3, 1]), {"a": 2.1} == pytest.approx({"a": 2}),
            1.01 == pytest.approx(1, abs=0.1), 1.2 != pytest.approx(1, rel=0.1), "x" == pytest.approx("x"))

def shown():
    return repr(pytest.approx(0.3)), str(pytest.approx(1, abs=0.1)), str(pytest.approx([1, 2])), f"{pytest.approx((1,))} {pytest.approx({'a': 2})}"

def silent():
    with pytest.raises(TypeError):
        pass

def kept():
    try:
        with pytest.raises((KeyError, TypeError)):
            pass
    except Exception:
        return "no exception of the program"

def other():
    with pytest.raises(TypeError):
        raise KeyError("k")

def unmatched():
    with pytest.raises(ValueError, match="^y"):
        raise ValueError("xy")

def skipped(why):
    pytest.skip(why)

def ranged(n):
    return list(range(n))

RANGE = ranged(3)

def client():
    return RANGE

def test_cart(filled, size):
    return filled.items, size

class Plain:
    def __init__(self):
        self.items = []

def test_shared(cart, filled, other):
    return cart.items, cart is filled, filled is other

def test_given(tmp_path, client):
    return tmp_path

def colored(color, items):
    return color.name, items
`;

/** Beside the file of tests. */
const FIXTURES = `import pytest

LIMIT = 3

class Cart:
    def __init__(self, items):
        self.items = items

@pytest.fixture
def cart(numbers=(7,)):
    return Cart(list(numbers)[:LIMIT])

@pytest.fixture
def filled(cart, tmp_path):
    cart.items.append(8)
    yield cart
    cart.items.clear()

@pytest.fixture(params=[1, 2])
def size(request):
    return request.param * LIMIT
`;

const python = await loadPython();

describe.runIf(HAS_PYTHON)('pytest', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });
  const beside = {
    find: () => undefined,
    unimported: () => [{ name: 'tests.conftest', path: '/p/tests/conftest.py', text: FIXTURES }],
  };
  const source = link(python, python.parse(TESTS), new LibraryModules(beside, () => [], 'hidden', new Set(['re'])));

  test.each([
    ['test_add(1, 2)', '3'],
    ['test_more(next(more(numbers())))', '[1, 2, 3]'],
    ['raising()', `("invalid literal for int() with base 10: 'x'", 'ValueError', 'ZeroDivisionError')`],
    ['approximate()', '(True, True, False, True, True, True)'],
    [
      'shown()',
      `('0.3 ± 3.0e-07', '1 ± 0.1', 'approx([1 ± 1.0e-06, 2 ± 2.0e-06])', "approx((1 ± 1.0e-06,)) approx({'a': 2 ± 2.0e-06})")`,
    ],
    ['silent()', 'pytest.Failed: DID NOT RAISE TypeError'],
    ['kept()', 'pytest.Failed: DID NOT RAISE any of (KeyError, TypeError)'],
    ['other()', "KeyError: 'k'"],
    ['unmatched()', "AssertionError: Regex pattern did not match.\n  Expected regex: '^y'\n  Actual message: 'xy'"],
    ['skipped("later")', 'pytest.Skipped: later'],
    ['colored(Color.RED, [*numbers(), len(numbers())])', "('RED', [1, 2, 2])"],
    ['test_more(client())', '[0, 1, 2]'],
    ['test_cart(next(filled(cart(), tmp_path)), size(request(param=2)))', '([7, 8], 6)'],
    ['test_shared(cart(), next(filled(cart(), tmp_path)), next(filled(cart(), tmp_path)))', '([7, 8], True, True)'],
    ['test_shared(Plain(), Plain(), Plain())', '([], False, False)'],
    ['test_given(tmp_path, client)', '<unknown>'],
    ['colored(color=Color["RED"], items={c.value for c in Color})', "('RED', {1})"],
  ])('%s', async (call, expected) => {
    expect(await checkedResult(python, transport, source, call)).toBe(expected);
  });
});
