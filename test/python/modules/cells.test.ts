/** What the cells of a notebook above a cell have left is there in it: values, functions, classes and imports. */
import { afterAll, describe, expect, it } from 'vitest';
import { wholeProgram } from '../../../src/adapter/launch/program-source';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { filesOf, placeOf } from '../../../src/python/modules/linked-source';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

const ABOVE = [
  '%matplotlib inline\nfrom collections import Counter\n',
  'class Point:\n    def __init__(self, x):\n        self.x = x\n\n\ndef far(points, limit):\n    return [p for p in points if p.x > limit]\n',
  'points = [Point(3), Point(1)]\ntotal = 0\nwords = []',
  'total += 5\nwords.append("a")',
].map((text, index) => ({ path: `notebook:n.ipynb#${index}`, text }));

const programOf = (text: string) => wholeProgram(python, { program: 'notebook:n.ipynb#last', cells: ABOVE }, text);

describe.skipIf(!HAS_PYTHON)('a cell below others', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  const valuesAfter = async (text: string): Promise<Record<string, string>> => {
    const machine = new Machine(await programOf(text), predictor);
    let state: State = launch(machine.source);
    while (state.status === 'running') state = await machine.step(state);
    const bound = [...state.globals].filter(([name]) => !name.startsWith('__'));
    return Object.fromEntries(bound.map(([name, value]) => [name, printValue(value)]));
  };

  it('reads and changes what they have left', async () => {
    const text = 'total *= 2\nwords.append("b")\nn = len(far(points, 2))\n';
    expect(await valuesAfter(text)).toEqual({ total: '10', words: "['a', 'b']", n: '1' });
  });

  it('knows their classes and imports', async () => {
    const text = 'class Far(Point):\n    pass\n\nx = Far(7).x + Point(1).x\nmost = Counter("hello").most_common(1)\n';
    expect(await valuesAfter(text)).toMatchObject({ x: '8', most: "[('l', 2)]" });
  });
});

describe('lines of cells above', () => {
  it('are known by their cell', async () => {
    const source = await programOf('x = 1\n');
    const [far] = source.functions.filter(({ qualifiedName }) => qualifiedName.endsWith('far'));
    expect(placeOf(source, far?.line ?? 0)).toEqual({ path: 'notebook:n.ipynb#1', line: 6 });
    expect(placeOf(source, 1)).toEqual({ line: 1 });
    expect(filesOf(source).map(({ path }) => path)).toEqual(ABOVE.map(({ path }) => path));
  });
});
