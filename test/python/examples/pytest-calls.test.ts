/** What pytest would give its test functions. */
import { describe, expect, it } from 'vitest';
import { findExamples } from '../../../src/python/examples/example-search';
import { link } from '../../../src/python/modules/link';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

const FIXTURES = `import pytest

CASES = [(1, 2), (3, 4)]

@pytest.fixture
def cart():
    return [1]

@pytest.fixture(scope="module", name="shop")
def make_shop(cart, size=3):
    yield cart * size

`;

const CONFTESTS = [
  ['conftest', '/p/conftest.py', '@pytest.fixture\ndef far():\n    pass\n\n@pytest.fixture\ndef user():\n    pass\n'],
  ['tests.conftest', '/p/tests/conftest.py', '@pytest.fixture\ndef near(user):\n    yield user\n'],
] as const;

/** All calls of the last function in the text. */
function calls(text: string, name = 'test_it'): string[] {
  const program = link(parser, parser.parse(FIXTURES + text), {
    find: () => undefined,
    unimported: () => CONFTESTS.map(([name, path, code]) => ({ name, path, text: `import pytest\n${code}` })),
  });
  return findExamples(parser, program, name).map(({ call }) => call);
}

describe('a test function', () => {
  it.each([
    ['takes fixtures', 'def test_it(cart):\n    pass\n', ['test_it(cart())']],
    [
      'takes what a fixture yields, which needs another one',
      'def test_it(shop):\n    pass\n',
      ['test_it(next(make_shop(cart())))'],
    ],
    [
      'has a built-in fixture, of which nothing is known',
      'def test_it(cart, tmp_path):\n    pass\n',
      ['test_it(cart(), tmp_path)'],
    ],
    [
      'is called with each row of its table',
      '@pytest.mark.parametrize("a, b", [(1, E.X), pytest.param(2, f(3), id="two")])\ndef test_it(a, b):\n    pass\n',
      ['test_it(1, E.X)', 'test_it(2, f(3))'],
    ],
    [
      'has several tables, and fixtures beside them',
      '@pytest.mark.parametrize("a", ["x", None])\n@pytest.mark.parametrize(("b", "c"), [[1, 2]])\ndef test_it(cart, a, b, c):\n    pass\n',
      ['test_it(cart(), "x", 1, 2)', 'test_it(cart(), None, 1, 2)'],
    ],
    [
      'has a table with a name',
      '@pytest.mark.parametrize("a, b", CASES)\ndef test_it(a, b):\n    pass\n',
      ['test_it(list(CASES)[0][0], list(CASES)[0][1])'],
    ],
    [
      'has a fixture that needs one of which nothing is known',
      '@pytest.fixture\ndef x(request):\n    pass\n\ndef test_it(x, client):\n    pass\n',
      ['test_it(x(request), client)'],
    ],
    [
      'is called with each value of a fixture',
      '@pytest.fixture(params=[1, pytest.param(E.X, id="x")])\ndef x(request, cart):\n    return request.param\n\ndef test_it(x):\n    pass\n',
      ['test_it(x(request(param=1), cart()))', 'test_it(x(request(param=E.X), cart()))'],
    ],
    [
      'has a fixture that asks for more than its value',
      '@pytest.fixture(params=[1])\ndef x(request):\n    return request.node\n\ndef test_it(x):\n    pass\n',
      ['test_it(x(request))'],
    ],
    [
      'has fixtures of the files of its folder and of those above, which are made of those with the same name there',
      '@pytest.fixture\ndef user(user):\n    return user\n\ndef test_it(user, near, far):\n    pass\n',
      ['test_it(user(user()), next(near(user(user()))), far())'],
    ],
    ['takes nothing', 'def test_it():\n    pass\n', ['test_it()']],
  ])('%s', (_, text, expected) => {
    expect(calls(text)).toEqual(expected);
  });

  it('may be a method', () => {
    expect(calls('class TestIt:\n    def test_m(self, cart):\n        pass\n', 'TestIt.test_m')).toEqual([
      'TestIt.test_m(cart())',
    ]);
  });

  it('is none where nothing else says so', () => {
    expect(calls('def test_it(values):\n    pass\n')).toEqual([]);
    expect(calls('def check(cart):\n    pass\n', 'check')).toEqual([]);
  });
});
