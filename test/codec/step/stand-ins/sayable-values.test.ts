/** Values that the language has no words for are asked about by what can be read of them. */
import { describe, expect, it } from 'vitest';
import { Prompt } from '../../../../src/codec/step/prompt';
import type { Outcome, Prediction } from '../../../../src/codec/query';
import { withSayable } from '../../../../src/codec/step/stand-ins/sayable-values';
import { tokenText } from '../../../../src/codec/vocabulary/vocabulary';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';

const VALUES: Readonly<Record<string, Value>> = {
  p: parseValue('Point(x=1, y=2)'),
  q: parseValue('Point(x=3, y=4)'),
  ps: parseValue('[Point(x=1, y=2), Point(x=3, y=4)]'),
  path: { kind: 'foreign', type: 'pathlib.PosixPath', text: "PosixPath('a')", attributes: [['name', { kind: 'str', value: 'a' }]], recipe: '', parts: [], isMutable: false },
}; // prettier-ignore

const asked = (text: string): string | undefined => {
  const found = withSayable(queryOf(text, VALUES));
  return found && new Prompt(found.query).tokens.map(tokenText).join(' ');
};

function meant(text: string, outcome: Outcome, binds: Readonly<Record<string, string>> = {}): Prediction | undefined {
  const changes = Object.entries(binds).map(([name, value]) => ({ name, value: parseValue(value), confidence: 1 }));
  const said = { values: [], output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 };
  return withSayable(queryOf(text, VALUES))?.meant(said);
}

const next: Outcome = { kind: 'next', successor: 0 };

describe('a value without words', () => {
  it('is shown as an instance with its fields', () => {
    expect(asked('x = p.y')).toMatch(/v1 = <obj> v4 \( v3 = 1 , v2 = 2 \) <do>$/);
    expect(asked('x = path.name')).toMatch(/v1 = <obj> v3 \( v2 = " c:a " \) <do>$/);
  });

  it.each([
    'if path is None or 3 > 2:\n    pass',
    'if not ps:\n    pass',
    'if ps:\n    pass',
    'while len(ps) > 1:\n    pass',
    'if len(ps) == 2 and p is not None:\n    pass',
  ])('may stand where what decides is something else: %s', (text) => {
    expect(asked(text)).toContain('<obj>');
  });

  it.each(['if p or ps:\n    pass', 'while not path:\n    pass', 'if ps == 3:\n    pass', 'if len(p) > 1:\n    pass'])(
    'decides nothing by itself: %s',
    (text) => {
      expect(asked(text)).toBeUndefined();
    },
  );

  it('is meant where it is said', () => {
    const [change] =
      meant('ps.append(q)', next, { ps: '[<Point x=1, y=2>, <Point x=3, y=4>, <Point x=3, y=4>]' })?.changes ?? [];
    expect(change?.value && printValue(change.value)).toBe('[Point(x=1, y=2), Point(x=3, y=4), Point(x=3, y=4)]');
    const returned = meant('return path', { kind: 'return', value: parseValue("<PosixPath name='a'>") });
    expect(returned?.outcome).toEqual({ kind: 'return', value: VALUES.path });
  });

  it('is not made up', () => {
    expect(meant('x = ps[0]', next, { x: '<Point x=5, y=6>' })).toBeUndefined();
  });

  it.each([
    'x = p[0]',
    'a, b = p',
    'x = p == q',
    'x = len(p)',
    'x = sorted(ps)',
    "x = f'{p}'",
    'if p:\n    pass',
    'print(p)',
  ])('is no instance where it matters what it is: %s', (text) => {
    expect(withSayable(queryOf(text, VALUES))).toBeUndefined();
  });

  it.each(['x = a', 'a.append(1)'])('is none of these: %s', (text) => {
    expect(withSayable(queryOf(text, { a: '[deque([1]), Counter()]' }))).toBeUndefined();
  });
});
