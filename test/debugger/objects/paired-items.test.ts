/** What a loop goes through in pairs, or backwards. */
import { describe, expect, it } from 'vitest';
import { pairedItems } from '../../../src/debugger/objects/paired-items';
import { evaluatePath } from '../../../src/python/values/access-path';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();
const instance = (n: number): Value => ({ kind: 'object', className: 'P', attributes: [['n', { kind: 'int', value: BigInt(n) }]] }); // prettier-ignore
const NAMES: Readonly<Record<string, Value>> = {
  ps: { kind: 'list', items: [instance(1), instance(2)] },
  ns: parseValue('[7, 8, 9]'),
  d: parseValue("{'a': 1}"),
  rows: parseValue('[(1, 3), (2, 4)]'),
  sets: parseValue('[{1}, {2}]'),
  down: parseValue('range(8, 0, -3)'),
};

function paired(text: string): string | undefined {
  const node = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.at(-1)?.node?.bare;
  const found = pairedItems(node, (path) => evaluatePath(path, (name) => NAMES[name]));
  return found && printValue(found);
}

describe('items in pairs', () => {
  it.each([
    ['zip(ps, ns)', '[(<P n=1>, 7), (<P n=2>, 8)]'],
    ['reversed(ps)', '[<P n=2>, <P n=1>]'],
    ['enumerate(reversed(ps))', '[(0, <P n=2>), (1, <P n=1>)]'],
    ['enumerate([(5, ps[1])])', '[(0, (5, <P n=2>))]'],
    ['zip(ps, d)', "[(<P n=1>, 'a')]"],
    ['zip(d, d.values())', "[('a', 1)]"],
    ['zip(ns, d)', "[(7, 'a')]"],
    ['enumerate(zip(d.items(), d))', "[(0, (('a', 1), 'a'))]"],
    ['enumerate(ps, 1)', '[(1, <P n=1>), (2, <P n=2>)]'],
    ['enumerate(ps, start=5)', '[(5, <P n=1>), (6, <P n=2>)]'],
    ['enumerate(zip(ps, ns))', '[(0, (<P n=1>, 7)), (1, (<P n=2>, 8))]'],
    ['zip("ab", (1, 2, 3))', "[('a', 1), ('b', 2)]"],
    ['zip(*rows)', '[(1, 2), (3, 4)]'],
    ['zip(down, "abc")', "[(8, 'a'), (5, 'b'), (2, 'c')]"],
    ["zip(*[(1, 2), 'ab'])", "[(1, 'a'), (2, 'b')]"],
    ['zip(ns, *rows)', '[(7, 1, 2), (8, 3, 4)]'],
    ['enumerate(ns, 1)', '[(1, 7), (2, 8), (3, 9)]'],
  ])('%s', (text, items) => {
    expect(paired(text)).toBe(items);
  });

  it.each(['zip(ps, other)', 'sorted(ps)', 'enumerate(ps, n)', 'zip(ps, ns, strict=True)', 'ps'])(
    '%s is asked about',
    (text) => {
      expect(paired(text)).toBeUndefined();
    },
  );
});
