/** What kind of value a built-in function gives, whatever it is given. */
import type { SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';

const KINDS: Readonly<Partial<Record<Value['kind'], readonly string[]>>> = {
  int: ['int', 'len', 'ord', 'hash', 'id'],
  float: ['float'],
  str: ['str', 'repr', 'ascii', 'chr', 'bin', 'oct', 'hex', 'format', 'input'],
  bool: ['bool', 'isinstance', 'issubclass', 'callable', 'hasattr', 'any', 'all'],
  list: ['list', 'sorted', 'dir'],
  tuple: ['tuple', 'divmod'],
  dict: ['dict'],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as Value['kind']] as const)),
);

/** Undefined for anything but a call of such a function under its own name. */
export function resultKind(query: Query, { operator, operatorKind }: SubExpression): Value['kind'] | undefined {
  const kind = operatorKind === 'call' ? KIND_OF.get(operator) : undefined;
  return kind !== undefined && !query.lookup(operator) ? kind : undefined;
}
