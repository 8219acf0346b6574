import { describe, expect, it } from 'vitest';
import { resultKind } from '../../../../src/codec/step/syntax/result-kinds';
import { queryOf } from '../../../support/query';

describe('the kind of value that an operation gives', () => {
  it.each([
    ['y = len(x)', {}, 'int'],
    ['y = float(x)', {}, 'float'],
    ['y = isinstance(x, int)', {}, 'bool'],
    ['y = sorted(x)', {}, 'list'],
    ['y = abs(x)', {}, undefined],
    ['y = x.len()', {}, undefined],
    ['y = len(x)', { len: '<function len>' }, undefined],
    ['y = x.index(1)', {}, 'int'],
    ['y = x + [1]', {}, 'list'],
    ['y = x.append(1)', {}, 'none'],
    ['y = x.append(1)', { x: 'deque([1])' }, undefined],
    ['y = x.add(1) or z', { x: '{2}', z: '3' }, 'none'],
    ['y = x.union(z)', { x: '{2}', z: '{3}' }, 'set'],
    ['y = x + z', { z: '(1,)' }, undefined],
    ['y = x * 2', {}, 'list'],
    ['y = x[1:]', {}, 'list'],
    ['y = x[1]', {}, undefined],
    ['y = x < z', { z: '[]' }, 'bool'],
    ['y = x < z', {}, undefined],
    ['y = z in x', {}, 'bool'],
    ['y = not z', {}, 'bool'],
    ['y = "a b".split()', {}, 'list'],
    ['y = x.split()', { x: "'a b'" }, 'list'],
    ['y = x.partition("-")', { x: "'a-b'" }, 'tuple'],
    ['y = x % 2', { x: "'%d'" }, 'str'],
    ['y = x / 2', { x: '4' }, 'float'],
    ['y = math.pow(2, 3)', {}, 'float'],
    ['y = math.gcd(4, 6)', {}, 'int'],
    ['y = json.loads(x)', {}, undefined],
    ['y = x - 0.5', { x: '4' }, 'float'],
    ['y = x ** 2', { x: '4' }, undefined],
    ['y = x & y', { x: 'True', y: 'False' }, 'bool'],
    ['y = x & y', { x: 'True', y: '1' }, 'int'],
    ['y = x | y', { x: '<A>', y: '<A>' }, undefined],
    ['y = (x := 3) + x', {}, undefined],
    ['y = f"{z}"', {}, 'str'],
    ['y = [a for a in x]', {}, 'list'],
    ['y = {a: 1 for a in x}', {}, 'dict'],
  ])('%s with %j: %s', (code, names, expected) => {
    const query = queryOf(code, { x: '[]', ...names });
    const [part] = query.statement.subExpressions;
    expect(part && resultKind(query, part, (name) => query.lookup(name)?.kind)).toBe(expected);
  });
});
