/** Which objects the values of an answer are: an answer shows what they hold, and not which ones they are. */
import { expect, it } from 'vitest';
import { Numbering } from '../../../src/debugger/objects/heap';
import { Identities } from '../../../src/debugger/objects/identity';
import { itemsInside } from '../../../src/python/values/children';
import { parseValue } from '../../../src/python/values/literal';
import type { Value } from '../../../src/python/values/value';
import { queryOf } from '../../support/query';

const NODES: Value = {
  kind: 'list',
  id: 1,
  items: [{ ...node('a'), id: 2 } as Value, { ...node('b'), id: 3 } as Value],
};

function node(name: string): Value {
  return parseValue(`<Node name='${name}'>`);
}

const idsOf = (value: Value): unknown[] => itemsInside(value).map((item) => ('id' in item ? item.id : idsOf(item)));

it.each([
  ['x = tuple(nodes)', 'tuple(nodes)', "(<Node name='a'>, <Node name='b'>)", [2, 3]],
  ['x = list(nodes)', 'list(nodes)', "[<Node name='a'>, <Node name='b'>]", [2, 3]],
  ['x = nodes + [last]', 'nodes + [last]', "[<Node name='a'>, <Node name='b'>, <Node name='c'>]", [2, 3, 4]],
  ['x = list(zip(nodes, [1]))', 'list(zip(nodes, [1]))', "[(<Node name='a'>, 1)]", [[2, []]]],
  ['x = [nodes[1]] + nodes', '[nodes[1]] + nodes', "[<Node name='b'>, <Node name='a'>, <Node name='b'>]", [3, 2, 3]],
])('%s holds the very objects', (text, expression, said, expected) => {
  const names = { nodes: NODES, last: { ...node('c'), id: 4 } as Value };
  const query = queryOf(text, names);
  const { statement } = query;
  const identities = new Identities(statement, (name) => query.lookup(name), new Numbering(100));
  const part = statement.subExpressions.find((one) => one.text === expression);
  if (!part) throw new Error(`${expression} is no part`);
  const told = { expression, range: part.range, value: parseValue(said), confidence: 1 };
  expect(idsOf(identities.computed(told).value)).toEqual(expected);
  expect(idsOf(identities.value(parseValue(said)))).toEqual(expected);
});
