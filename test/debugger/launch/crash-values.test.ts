/** What a crash tells beyond its stack: values of the message, of literals, and of arguments. */
import { describe, expect, it } from 'vitest';
import { crashState, type Place } from '../../../src/debugger/launch/crash-start';
import { localsOf } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** Locals of each frame, outermost first; unknown ones are left out. */
function known(text: string, stack: readonly Place[], error: string): string[] {
  const [type = '', message] = error.split(/: (.*)/s);
  const state = crashState(python.parse(text), { stack, exception: { type, ...(message && { message }) } });
  return state.frames.map((frame) =>
    [...localsOf(state, frame)]
      .filter(([, { kind }]) => kind !== 'unknown' && kind !== 'opaque')
      .map(([name, value]) => `${name} = ${printValue(value)}`)
      .join(', '),
  );
}

const EMPTY = "ValueError: invalid literal for int() with base 10: ''";

describe('the values of a crash', () => {
  const program = `
def read(count, scale=10):
    limit = 3
    if limit:
        step = 2
    return int(count) * scale


def load(text, level):
    return read(text), level


load(source(), 5)
`;
  const stack = [
    { line: 13, function: '<module>' },
    { line: 10, function: 'load' },
    { line: 6, function: 'read' },
  ];

  it('are those of the message, carried to what was handed over, and the literals on the way', () => {
    expect(known(program, stack, EMPTY)).toEqual(['', "text = '', level = 5", "count = '', scale = 10, limit = 3"]);
  });

  it('are not carried through a name that was bound again', () => {
    const rebound = program.replace('    limit = 3', '    count = count.strip()').replace('if limit', 'if scale');
    expect(known(rebound, stack, EMPTY)).toEqual(['', 'level = 5', "count = '', scale = 10"]);
  });

  it('go inwards, too, and through keywords and methods', () => {
    const text = `
class Box:
    def put(self, item, *, times):
        return self.kept[item] / times


def fill(item):
    box.put(times=0, item=item)


fill('nut')
`;
    const frames = [
      { line: 11, function: '<module>' },
      { line: 8, function: 'fill', locals: new Map([['item', parseValue("'nut'")]]) },
      { line: 4, function: 'put' },
    ];
    expect(known(text, frames, 'ZeroDivisionError: division by zero')).toEqual([
      '',
      "item = 'nut'",
      "item = 'nut', times = 0",
    ]);
  });

  it('are left open where several calls, or several expressions, can be meant', () => {
    const text =
      'def f(a, b):\n    return int(a) + int(b)\n\n\ndef g(x):\n    return f(x, "1") + f("2", x)\n\n\ng(y)\n';
    const frames = [
      { line: 6, function: 'g' },
      { line: 2, function: 'f' },
    ];
    expect(known(text, frames, EMPTY)).toEqual(['', '']);
    const marked = [
      { line: 6, function: 'g' },
      { line: 2, function: 'f', expression: 'int(b)' },
    ] as const;
    expect(known(text, marked, EMPTY)).toEqual(['', "b = ''"]);
  });

  it('share an object that was handed over', () => {
    const text = 'def f(rows):\n    return rows[5]\n\n\ndef g(items):\n    return f(items)\n\n\ng(y)\n';
    const frames = [
      { line: 6, function: 'g' },
      { line: 2, function: 'f', locals: new Map([['rows', parseValue('[1, 2]')]]) },
    ];
    const source = python.parse(text);
    const [outer, inner] = crashState(source, { stack: frames, exception: { type: 'IndexError' } }).frames;
    expect(outer?.locals.get('items')).toBe(inner?.locals.get('rows'));
  });
});
