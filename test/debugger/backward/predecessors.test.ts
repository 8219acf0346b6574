import { describe, expect, it } from 'vitest';
import { predecessorsOf } from '../../../src/debugger/backward/predecessors';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** `3:next0`, `5:raise` …, with the lines passed afterwards; `start` for the beginning of the function. */
function waysIn(code: string, line: number, isExit = false): string[] {
  const file = python.parse(code);
  const [scope] = file.functions;
  if (!scope) throw new Error('no function');
  const { ways, start } = predecessorsOf(file, scope, line, isExit);
  const via = (path: readonly number[]): string => (path.length > 0 ? ` via ${path.join(', ')}` : '');
  return [
    ...(start ? [`start${via(start)}`] : []),
    ...ways.map(({ statement, ending, path }) => {
      const how = ending.kind === 'next' ? `next${ending.successor}` : ending.kind;
      return `${statement.line}:${how}${via(path)}`;
    }),
  ];
}

describe('ways to a line', () => {
  const branches = `def f(x):
    if x > 1:
        x += 1
    else:
        pass
    return x`;

  it('come from both sides of a branch, through lines that do nothing', () => {
    expect(waysIn(branches, 6)).toEqual(['3:next0', '2:next1 via 5']);
  });

  it('begin at the start of the function', () => {
    expect(waysIn(branches, 2)).toEqual(['start']);
    expect(waysIn(branches, 3)).toEqual(['2:next0']);
  });

  it('lead back to the header of a loop from outside, from its end and from continue', () => {
    const code = `def f(xs):
    n = 0
    for x in xs:
        if x:
            continue
        n += x
    return n`;
    expect(waysIn(code, 3)).toEqual(['2:next0', '6:next0', '4:next0 via 5']);
    expect(waysIn(code, 7)).toEqual(['3:next1']);
  });

  it('leave an endless loop by break only', () => {
    const code = `def f(n):
    while True:
        n += 1
        if n > 3:
            break
    return n`;
    expect(waysIn(code, 6)).toEqual(['4:next0 via 5']);
    expect(waysIn(code, 3)).toEqual(['start via 2', '4:next1 via 2']);
  });

  it('lead into an except clause from what can have raised', () => {
    const code = `def f(d, k):
    try:
        a = d[k]
        b = a + 1
    except KeyError:
        b = 0
    except TypeError:
        b = 1
    return b`;
    expect(waysIn(code, 6)).toEqual(['3:raise via 5', '4:raise via 5']);
    expect(waysIn(code, 8)).toEqual(['3:raise via 5, 7', '4:raise via 5, 7']);
    expect(waysIn(code, 3)).toEqual(['start via 2']);
    expect(waysIn(code, 9)).toEqual(['4:next0', '6:next0', '8:next0']);
  });

  it('pass the header of a with block that is left', () => {
    const code = `def f(p):
    a = 1
    with p as q:
        b = q
    return b`;
    expect(waysIn(code, 5)).toEqual(['4:next0 via 3']);
    expect(waysIn(code, 4)).toEqual(['3:next0']);
    expect(waysIn(code, 3)).toEqual(['2:next0']);
    expect(waysIn(code, 3, true)).toEqual(['4:next0']);
  });

  it('go through a finally block on the way out', () => {
    const code = `def f(p):
    try:
        return p + 1
    finally:
        p = 0`;
    expect(waysIn(code, 5)).toEqual(['3:return']);
  });

  it('go past a return on the line of its condition', () => {
    const code = `def f(p):
    try:
        if p: return 0
        p += 1
    finally:
        p = 0`;
    expect(waysIn(code, 4)).toEqual(['3:next0']);
  });
});
