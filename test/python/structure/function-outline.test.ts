import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Lines of the first function as `depth line: tokens`. */
function outline(code: string): string[] {
  const file = python.parse(code);
  const [info] = file.functions;
  return (info ? file.outline(info) : []).map((line) =>
    'clause' in line
      ? `${line.depth} ${line.clause}`
      : `${line.depth} ${line.statement.line}: ${line.statement.tokens.map(({ text }) => text).join(' ')}`,
  );
}

describe('the outline of a function', () => {
  it('has clauses at the depth of their statement, and `else` and `finally` as words', () => {
    const code = `def f(x):
    try:
        g()
    except ValueError:
        pass
    else:
        h()
    finally:
        k()
    while x:
        break
    else: return 1
`;
    expect(outline(code)).toEqual([
      '0 1: def f ( x )',
      '1 2: try',
      '2 3: g ( )',
      '1 4: except ValueError',
      '2 5: pass',
      '1 else',
      '2 7: h ( )',
      '1 finally',
      '2 9: k ( )',
      '1 10: while x',
      '2 11: break',
      '1 else',
      '2 12: return 1',
    ]);
  });

  it('has cases inside of their match', () => {
    const code = 'def f(x):\n    match x:\n        case 1:\n            return 2\n        case _:\n            pass\n';
    expect(outline(code)).toEqual([
      '0 1: def f ( x )',
      '1 2: match x',
      '2 3: case 1',
      '3 4: return 2',
      '2 5: case _',
      '3 6: pass',
    ]);
  });

  it('has the header only of what is defined inside, and no docstring, comment or declaration', () => {
    const code = `def f(x):
    """Text."""
    # remark
    y: int
    global z
    @cache
    def g(a): return a
    class C:
        w = 1
    return g(x); z = 2
`;
    expect(outline(code)).toEqual([
      '0 1: def f ( x )',
      '1 5: global z',
      '1 6: @ cache',
      '1 7: def g ( a )',
      '1 8: class C',
      '1 10: return g ( x ) ; z = 2',
    ]);
  });

  it('exists for broken code', () => {
    expect(outline('def f(x:\n    return x +\n')).toHaveLength(2);
    expect(outline('def f(x):\n')).toEqual(['0 1: def f ( x )']);
  });
});
