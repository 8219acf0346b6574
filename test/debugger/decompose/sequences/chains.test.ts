/** Chained comparisons as one comparison after the other. */
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../../src/debugger/decompose/sequences/chains';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

function chain(expression: string): ReturnType<typeof chainOf> {
  const [part] = python.parse(`x = ${expression}\n`).statementAt(1)?.subExpressions ?? [];
  return part && chainOf(part, (text) => (/^[abc]$/.test(text) ? parseValue('1') : undefined));
}

describe('chained comparisons', () => {
  it('are compared as far as they hold', () => {
    expect(chain('a == b != c')?.text).toBe('def f():\n    if _0 == _1:\n        return _1 != _2\n    return False\n');
  });

  it('know what is written', () => {
    expect([...(chain('0 <= a not in (b)')?.names.keys() ?? [])]).toEqual(['_0', '_1', '_2']);
  });

  it.each(['a < b', 'a < b < other', 'a + b'])('are not: %s', (expression) => {
    expect(chain(expression)).toBeUndefined();
  });
});
