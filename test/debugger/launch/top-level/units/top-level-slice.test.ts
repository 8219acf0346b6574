/** Which statements of a top level are run for a call. */
import { describe, expect, it } from 'vitest';
import { sliceFor } from '../../../../../src/debugger/launch/top-level/units/top-level-slice';
import { unitsOf } from '../../../../../src/debugger/launch/top-level/units/units';
import { atOnce } from '../../../../../src/python/text/slices';
import { loadPython } from '../../../../../src/python/source';

const python = await loadPython();

/** Lines of the given text that are run for a call of `f` and would need the model. */
function lines(text: string): number[] {
  const source = python.parse(`${text}other = 1 + 1\n`);
  const f = source.findFunction('f');
  if (!f) throw new Error('there is no f');
  return [...atOnce(sliceFor(source, f))]
    .filter(({ isFree }) => !isFree)
    .map(({ line }) => line)
    .sort((a, b) => a - b);
}

describe('the part of a top level that matters to a call', () => {
  it.each([
    ['what binds a name of the function', 'A = 1 + 1\nB = 2 * 2\ndef f(): return A\n', [1]],
    ['what that is made of', 'A = 1 + 1\nB = A * 2\ndef f(): return B\n', [1, 2]],
    ['names of functions that it calls', 'A = 1 + 1\ndef g(): return A\ndef f(): return g()\n', [1]],
    ['names of methods', 'A = 1 + 1\nclass C:\n    def m(self): return A\ndef f(o): return o.m()\n', [1]],
    ['changes in place', 'A = []\nA.append(1)\nprint(len(A))\ndef f(): return A\n', [2]],
    ['changes through another name', 'A = []\nB = [A][0]\nB.append(1)\ndef f(): return A\n', [2, 3]],
    ['changes through a plain alias', 'A = []\nB = A\nB.append(1)\ndef f(): return A\n', [3]],
    ['changes by functions', 'A = []\ndef add(x): A.append(x)\nadd(1)\ndef f(): return A\n', [3]],
    ['changes of what is passed', 'A = []\ndef add(to, x): to.append(x)\nadd(A, 1)\ndef f(): return A\n', [3]],
    ['changes of global names', 'N = 0\ndef add():\n    global N\n    N += 1\nadd()\ndef f(): return N\n', [5]],
    [
      'changes of a name that a function binds anew',
      'N = 1\ndef set(): global N; N = 1 + 1\nset()\ndef f(): return N\n',
      [3],
    ],
    ['whole blocks', 'if 1 + 1 == 2:\n    A = 1\nelse:\n    A = 2\ndef f(): return A\n', [1]],
    ['changes of classes', 'class C:\n    x = 1\nC.x = 2 + 2\ndef f(): return C.x\n', [3]],
    [
      'changes of classes by their methods',
      'class C:\n    x = {}\n    @classmethod\n    def add(cls, k): cls.x[k] = 1\nC.add("a")\ndef f(): return C.x\n',
      [5],
    ],
    ['what methods change', 'A = []\nclass C:\n    def m(self): A.append(1)\nC().m()\ndef f(): return A\n', [4]],
    ['no reads', 'A = [1]\nB = len(A)\nfor x in range(3):\n    print(x in A)\ndef f(): return A\n', []],
    ['no other variables of that name', 'x = 1 + 1\ndef add(x): x.append(1)\nadd([])\ndef f(x): return x\n', []],
    [
      'no variables of comprehensions and lambdas',
      'x = 1 + 1\ny = 2 + 2\ndef f(n): return [x for x in n], lambda y: y\n',
      [],
    ],
    ['what a comprehension goes over', 'x = [1 + 1]\ndef f(): return [x for x in x]\n', [1]],
    ['no reads by functions', 'A = {}\ndef g(): return A.get(1)\nprint(g())\ndef f(): return A\n', []],
  ])('has %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });
});

describe('the units of a top level', () => {
  it('are statements with all that belongs to them', () => {
    const text =
      'import a\n@dec\ndef f():\n    x = 1\nif a:\n    b = 1\nelif c:\n    d = 1\nelse:\n    e = 1\ntry:\n    g = 1\nexcept E:\n    h = 1\nclass C:\n    i = 1 + 1\nj = 1\n';
    const source = python.parse(text);
    const units = unitsOf(source, source.module);
    expect(units.map(({ line, binds, isFree }) => `${line} ${[...binds].join()} ${String(isFree)}`)).toEqual([
      '1 a true',
      '2 f true',
      '5 b,d,e false',
      '11 g,h false',
      '15 C false',
      '17 j true',
    ]);
  });
});
