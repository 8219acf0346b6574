/** What the evaluator leaves alone of classes that are derived from built-in ones: where it would have to guess, or do something twice. */
import { afterAll, expect, it } from 'vitest';
import { PythonTransport } from '../support/python-transport';

const python = new PythonTransport();
afterAll(() => {
  python.end();
});

interface Asked {
  readonly bases: readonly string[];
  readonly members?: readonly string[];
  readonly contents?: unknown;
  readonly attributes?: readonly unknown[];
  readonly more?: Readonly<Record<string, unknown>>;
  readonly specials?: readonly unknown[];
}

/** The answer to a statement about `x`, an instance of `C`. */
async function answer(
  text: string,
  { bases, members = [], contents, attributes = [], more = {}, specials = [] }: Asked,
): Promise<unknown> {
  const described = { bases: [...bases, 'object'], members: Object.fromEntries(members.map((name) => [name, 'method'])), known: true, value: 'C', ...more }; // prettier-ignore
  const instance = ['instance', 'C', attributes, ...(contents === undefined ? [] : [contents])];
  const request = { text, kind: 'assignment', names: { x: ['@', 1], C: ['cls', 'C'] }, objects: { 1: instance }, classes: { C: described }, specials }; // prettier-ignore
  return JSON.parse(await python.ask(JSON.stringify(request)));
}

const list = ['inner-list', [['i', '1']]];

it.each([
  ['y = x + [2]', { bases: ['list'], contents: list }, ['@', -1]],
  ['y = len(x)', { bases: ['list'], contents: list }, 1],
  ['y = list.__len__(x)', { bases: ['list'], contents: list, members: ['__len__'] }, 1],
  ['y = x + "b"', { bases: ['str'], contents: 'a' }, 'ab'],
  ['y = x.upper()', { bases: ['str', 'enum.Enum'], more: { isEnum: true }, attributes: [['name', 'A'], ['value', 'a']] }, 'A'], // prettier-ignore
  ['y = f"{x}"', { bases: ['str', 'enum.Enum'], more: { isEnum: true }, attributes: [['name', 'A'], ['value', 'a']] }, 'C.A'], // prettier-ignore
  ['y = f"{x:03}"', { bases: ['enum.IntEnum'], more: { isEnum: true, showsValue: true }, attributes: [['name', 'A'], ['value', ['i', '7']]] }, '007'], // prettier-ignore
] as const)('%s is evaluated', async (text, asked, value) => {
  expect(await answer(text, asked)).toMatchObject({ names: { y: [value] }, outcome: { kind: 'next' } });
});

it.each(['object.__new__(C)', 'type.__new__(type, "D", (), {})', 'x.__init__([2])', 'list.__init__', 'x.__new__(C)'])(
  '%s is no way to make or fill an object',
  async (expression) => {
    const refused = { refused: expect.any(String) as string };
    expect(await answer(`y = ${expression}`, { bases: ['list'], contents: list })).toMatchObject(refused);
  },
);

it('a name of the program is no built-in class, whatever it is called', async () => {
  const request = { text: 'y = list.__new__(list)', kind: 'assignment', names: { list: ['type', 'range'] } };
  const said = JSON.parse(await python.ask(JSON.stringify(request))) as unknown;
  expect(said).toMatchObject({ refused: expect.any(String) as string });
});

const flag = { bases: ['enum.Flag'], more: { isEnum: true, isFlag: true }, attributes: [['name', 'A'], ['value', ['i', '1']]] }; // prettier-ignore

it.each([
  ['the name of flags put together', 'y = x | x', flag],
  ['what a new object was changed by, which is made again', 'y = C("ab")', { bases: ['collections.Counter'], members: ['update'], contents: ['call', 'Counter', []] }], // prettier-ignore
  ['a key that is missing again', 'y = x["b"]', { bases: ['dict'], members: ['__missing__'], contents: ['inner-dict', []], specials: [['__missing__', ['i', '1']]] }], // prettier-ignore
  ['what a class with its own `__new__` makes', 'y = list(map(C, "ab"))', { bases: ['str'], members: ['__new__'], contents: 'a' }], // prettier-ignore
  ['an instance whose class does not say what it holds', 'y = x', { bases: [], contents: list }],
] as const)('%s is not made up', async (_, text, asked) => {
  expect(await answer(text, asked)).toMatchObject({ refused: expect.any(String) as string });
});

it.each([
  ['x.append(2)', { bases: ['list'], members: ['append'], contents: list }, 'append'],
  ['y = len(x)', { bases: ['list'], members: ['__len__'], contents: list }, '__len__'],
  ['y = dict(x)', { bases: ['dict'], members: ['__iter__', 'keys'], contents: ['inner-dict', []] }, 'keys'],
  ['y = x["a"]', { bases: ['dict'], members: ['__missing__'], contents: ['inner-dict', []] }, '__missing__'],
  ['print(x)', { bases: ['int'], members: ['__repr__'], contents: ['i', '1'] }, '__repr__'],
] as const)('%s comes to the method of the program', async (text, asked, method) => {
  const said = (await answer(text, asked)) as { readonly outcome: Record<string, unknown> };
  expect(said.outcome).toMatchObject({ kind: 'call', receiver: ['@', 1] });
  expect([said.outcome.method ?? 'append']).toEqual([method]);
});
