/** What is not known any more once a call is given up: what it would have bound or changed, and nothing else. */
import { expect, it } from 'vitest';
import { withoutGivenUp } from '../../../../src/debugger/machine/control/given-up';
import { initial, newFrame, type State } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';
import type { ObjectValue, Value } from '../../../../src/python/values/value';

const python = await loadPython();

const source = python.parse(
  [
    'class Words:',
    '    known = {}',
    '    size = 1',
    '    @classmethod',
    '    def learn(cls, key):',
    '        cls.known[key] = 1',
    'class Register:',
    '    def put(self, key):',
    '        self.held.append(key)',
    '        self.last = key',
    '    def count(self):',
    '        return len(self.held)',
    'def fill(target):',
    '    target.append(1)',
    'register = Register()',
    'register.put(3)',
    '',
  ].join('\n'),
);
const named = (name: string) => source.functions.filter((info) => info.name === name);
const number = (value: bigint): Value => ({ kind: 'int', value });
const held: Value = { kind: 'list', items: [number(4n)], id: 1 };
const register: ObjectValue = {
  kind: 'object',
  className: 'Register',
  id: 2,
  attributes: [
    ['held', held],
    ['last', number(4n)],
    ['name', number(5n)],
  ],
};
const state: State = {
  ...initial(),
  globals: new Map<string, Value>([
    ['register', register],
    ['alias', held],
    ['other', { kind: 'list', items: [], id: 3 }],
  ]),
  classes: new Map([
    [
      'Words',
      new Map<string, Value>([
        ['known', { kind: 'dict', entries: [], id: 4 }],
        ['size', number(1n)],
      ]),
    ],
  ]),
};
const shown = ({ globals, classes }: State): string[] =>
  [...globals, ...(classes.get('Words') ?? [])].map(([name, value]) => `${name} = ${printValue(value)}`);

const unchanged = ['alias = [4]', 'other = []', 'known = {}', 'size = 1'];

it('a statement that is left out: attributes of the objects that it names, and who else has what these hold', () => {
  const statements = [source.statementAt(16)].filter((one) => one !== undefined);
  const after = withoutGivenUp(source, state, { statements, named: named('put') }, 'not reached');
  expect(shown(after)).toEqual([
    'register = <Register held=<unknown>, last=<unknown>, name=5>',
    'alias = <unknown>',
    ...unchanged.slice(1),
  ]);
});

it('attributes of classes', () => {
  const [learn] = named('learn');
  const frames = learn ? [newFrame(0, learn, new Map([['key', number(1n)]]))] : [];
  const after = withoutGivenUp(source, state, { frames }, 'takes too long');
  expect(shown(after)).toContain('known = <unknown>');
  expect(shown(after)).toContain('size = 1');
});

it('what a call was given', () => {
  const [fill] = named('fill');
  const frames = fill ? [newFrame(0, fill, new Map([['target', held]]))] : [];
  const after = withoutGivenUp(source, state, { frames }, 'takes too long');
  expect(shown(after)).toEqual([
    'register = <Register held=<unknown>, last=4, name=5>',
    'alias = <unknown>',
    ...unchanged.slice(1),
  ]);
});
