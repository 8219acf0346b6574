import { describe, expect, it } from 'vitest';
import { resultKind } from '../../../../src/codec/step/syntax/result-kinds';
import { queryOf } from '../../../support/query';

describe('the kind of value that a call gives', () => {
  it.each([
    ['y = len(x)', {}, 'int'],
    ['y = float(x)', {}, 'float'],
    ['y = isinstance(x, int)', {}, 'bool'],
    ['y = sorted(x)', {}, 'list'],
    ['y = abs(x)', {}, undefined],
    ['y = x.len()', {}, undefined],
    ['y = len(x)', { len: '<function len>' }, undefined],
  ])('%s with %j: %s', (code, names, expected) => {
    const query = queryOf(code, { x: '[]', ...names });
    const [part] = query.statement.subExpressions;
    expect(part && resultKind(query, part)).toBe(expected);
  });
});
