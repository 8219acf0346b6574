/** Members of enumerations, as calls write them. */
import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';

const python = await loadPython();

function made(text: string): readonly unknown[] {
  const { functions } = python.parse(text);
  const shown = (members: readonly (readonly [string, Parameters<typeof printValue>[0]])[] | undefined): unknown =>
    members?.map(([name, value]) => `${name}=${printValue(value)}`).join(' ');
  return functions.map(({ name, members, bases }) => [name, shown(members), bases[0]]);
}

describe('enumerations that a call makes', () => {
  it.each([
    ['C = Enum("C", "RED GREEN")', 'RED=1 GREEN=2', 'Enum'],
    ['C = enum.IntEnum("D", ["RED", "GREEN"], module=__name__)', 'RED=1 GREEN=2', 'enum.IntEnum'],
    ['C = Enum("C", {"RED": "r"})', "RED='r'", 'Enum'],
    ['C = Enum("C", [("RED", 5), ("GREEN", (1, 2))])', 'RED=5 GREEN=(1, 2)', 'Enum'],
    ['C = Flag("C", "A B D")', 'A=1 B=2 D=4', 'Flag'],
  ])('%s', (text, members, base) => {
    expect(made(text)).toEqual([['C', members, base]]);
  });

  it.each(['C = Enum("C", names)', 'C = Enum("C", "A", start=5)', 'C = Enum("C", "")', 'C = D("C", "A")'])(
    'is none: %s',
    (text) => {
      expect(made(text)).toEqual([]);
    },
  );
});
