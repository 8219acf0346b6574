import { beforeAll, describe, expect, it } from 'vitest';
import { bindArguments } from '../../../src/debugger/calls/argument-binding';
import { launch, launched } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { parseArguments } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { answering } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const source = `
LIMIT = 3
NAMES = ['a', LIMIT]
def cut(text, n=LIMIT): return text[:n]
def rest(first, *more, key, **named): pass
class Box:
    def fill(self, what, times=2):
        return what
async def later():
    return 1
`;

const machine = (text = source): Machine => new Machine(python.parse(text), answering({}));

const CLASSES = `
class Box:
    def fill(self, what):
        return what
    @property
    def size(self):
        return 3
    @size.setter
    def size(self, value):
        self.value = value
class Big(Box):
    pass
`;

/** Locals at the call event, or the message. */
async function locals(name: string, args: string, text?: string): Promise<string> {
  try {
    const state = await launched(machine(text), { function: name, arguments: args });
    const [frame] = state.frames;
    return [...(frame?.locals ?? [])].map(([key, value]) => `${key}=${printValue(value)}`).join(' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('launch', () => {
  it('binds literal arguments, defaults and the rest', async () => {
    expect(await locals('cut', "'abcd', 2")).toBe("text='abcd' n=2");
    expect(await locals('cut', "n=1, text='x'")).toBe("text='x' n=1");
    expect(await locals('cut', "'abcd'")).toBe("text='abcd' n=3");
    expect(await locals('rest', '1, 2, 3, key=4, z=5')).toBe("first=1 more=(2, 3) key=4 named={'z': 5}");
    expect(await locals('Box.fill', "'x'")).toBe("self=<Box> what='x' times=2");
  });

  it('calls a method that the class has from another one', async () => {
    expect(await locals('Big.fill', "'x'", CLASSES)).toBe("self=<Box> what='x'");
  });

  it('tells what reads a property from what sets it', async () => {
    expect(await locals('Box.size', '', CLASSES)).toBe('self=<Box>');
    expect(await locals('Box.size', '4', CLASSES)).toBe('self=<Box> value=4');
    expect(await locals('Box.size.setter', '4', CLASSES)).toBe('self=<Box> value=4');
  });

  it('knows literal constants of the module', async () => {
    const { globals } = await launched(machine(), { function: 'cut', arguments: "''" });
    expect(globals.get('NAMES') && printValue(globals.get('NAMES') ?? { kind: 'none' })).toBe("['a', 3]");
    expect(globals.get('cut')).toMatchObject({ kind: 'opaque', type: 'function' });
  });

  it('says what is wrong', async () => {
    expect(await locals('cut', "'a', 1, 2")).toBe('cut() takes 1 to 2 arguments (text, n) but 3 were given');
    expect(await locals('fill', '')).toBe('fill() takes 1 to 2 arguments (what, times) but 0 were given');
    expect(await locals('cut', "'a', m=1")).toBe("cut() got an unexpected keyword argument 'm'");
    expect(await locals('cutt', '1')).toBe("There is no function 'cutt' in this file. Did you mean cut?");
    expect(await locals('cut', '1 +')).toBe('The arguments of cut must be values as in Python: 1 + is no expression.');
    expect(await locals('cut', '[1')).toMatch(/^The arguments of cut must be values as in Python: /);
    expect(await locals('later', '1')).toMatch(/^later\(\) takes 0/);
    expect(() => launch(python.parse('# nothing\n'))).toThrow('no statement to run');
  });
});

describe('arguments that do not fit', () => {
  // The messages are CPython's own.
  it.each([
    ['f(a)', '', "f() missing 1 required positional argument: 'a'"],
    ['f(a, b, c)', '', "f() missing 3 required positional arguments: 'a', 'b', and 'c'"],
    ['f()', '1', 'f() takes 0 positional arguments but 1 was given'],
    ['f(a)', '1, 2', 'f() takes 1 positional argument but 2 were given'],
    ['f(a, b=1)', '1, 2, 3', 'f() takes from 1 to 2 positional arguments but 3 were given'],
    ['f(a, *, k)', '1', "f() missing 1 required keyword-only argument: 'k'"],
    [
      'f(a, *, k)',
      '1, 2, k=3',
      'f() takes 1 positional argument but 2 positional arguments (and 1 keyword-only argument) were given',
    ],
    ['f(a)', '1, a=2', "f() got multiple values for argument 'a'"],
    ['f(a)', 'b=2', "f() got an unexpected keyword argument 'b'"],
  ])('%s with (%s)', (header, args, message) => {
    const info = python.parse(`def ${header}:\n    pass\n`).functions[0];
    expect(info && bindArguments(info, parseArguments(args))).toEqual({ ok: false, message });
  });
});
