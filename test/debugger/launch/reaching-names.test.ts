import { expect, it } from 'vitest';
import { boundNamesBefore } from '../../../src/debugger/launch/reaching-names';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

function bound(code: string, line: number): string[] {
  const source = python.parse(code);
  return boundNamesBefore(source, source.functions[0] ?? source.module, line);
}

it('are parameters, and what some way to the line binds', () => {
  const code = `def f(x, *rest):
    if x:
        a = 1
    else:
        b = 2
        return b
    c = 3
    return c`;
  expect(bound(code, 5)).toEqual(['x', 'rest']);
  expect(bound(code, 7)).toEqual(['x', 'rest', 'a']);
  expect(bound(code, 8)).toEqual(['x', 'rest', 'a', 'c']);
});

it('come round with a loop', () => {
  const code = `def f(xs):
    for x in xs:
        y = x
        if x:
            z = 1
            break
    return x`;
  expect(bound(code, 3)).toEqual(['xs', 'x', 'y']);
  expect(bound(code, 7)).toEqual(['xs', 'x', 'y', 'z']);
});

it('are gone after del', () => {
  const code = `def f(x):
    a = x
    if x:
        del a
        b = 1
    return x`;
  expect(bound(code, 5)).toEqual(['x']);
  expect(bound(code, 6)).toEqual(['x', 'a', 'b']);
});

it('have an exception inside its clause only', () => {
  const code = `def f(x):
    try:
        a = g(x)
        b = 1
    except KeyError as e:
        c = e
    except ValueError as other:
        c = other
    finally:
        d = 1
    return x`;
  expect(bound(code, 6)).toEqual(['x', 'a', 'b', 'e']);
  expect(bound(code, 8)).toEqual(['x', 'a', 'b', 'other']);
  expect(bound(code, 10)).toEqual(['x', 'a', 'b', 'c']);
  expect(bound(code, 11)).toEqual(['x', 'a', 'b', 'c', 'd']);
});

it('come through a finally to where a break leads', () => {
  const code = `def f(xs):
    for x in xs:
        try:
            a = 1
            break
        finally:
            b = 2
    else:
        return 0
    return 1`;
  expect(bound(code, 10)).toEqual(['xs', 'x', 'a', 'b']);
  expect(bound(code, 9)).toEqual(['xs', 'x', 'a', 'b']);
});

it('are told of lines that nothing leads to', () => {
  expect(bound('def f(x):\n    return x\n    a = 1\n    b = a', 4)).toEqual(['x', 'a']);
});

it('are the parameters on a line that is no statement of the function', () => {
  expect(bound('def f(x):\n    a = 1\n\n    return x', 3)).toEqual(['x']);
});
