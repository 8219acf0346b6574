import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerReader } from '../../../src/codec/step/answer/answer-reader';
import { writeAnswer } from '../../../src/codec/step/answer/answer-writer';
import { Prompt } from '../../../src/codec/step/prompt';
import type { Query } from '../../../src/codec/query';
import { tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { constructValue } from '../../../src/python/values/constructors';
import { withContentsOf } from '../../../src/debugger/objects/containers';
import { parseValue } from '../../../src/python/values/literal';
import { printValue, sameValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { queryOf } from '../../support/query';

/** Tokens of the change of `x` by a method call, and the value that is read from them. */
function changed(before: Value, after: Value): { said: string; read: Value | undefined } {
  const query: Query = queryOf('x.change()', { x: before });
  const prompt = new Prompt(query);
  const changes = [{ name: 'x', value: after }];
  const tokens = writeAnswer(prompt, { values: [], output: '', changes, outcome: { kind: 'next', successor: 0 } });
  const reader = new AnswerReader(new Prompt(query));
  for (const token of tokens) reader.push(token, 1);
  return { said: tokens.map(tokenText).join(' '), read: reader.prediction().changes[0]?.value };
}

test.each([
  ['an item goes', '[7, 8, 9]', '[7, 9]', 'v0 = [ ** v0 , <del> 1 ] L0 <end>'],
  ['the first of equal items goes', '[7, 8, 8, 8]', '[7, 8, 8]', 'v0 = [ ** v0 , <del> 1 ] L0 <end>'],
  ['an item comes between others', '[7, 8, 9]', '[7, 8, 5, 9]', 'v0 = [ ** v0 , + 2 : 5 ] L0 <end>'],
  ['an item comes in front', '[7, 8, 9]', '[5, 7, 8, 9]', 'v0 = [ 5 , * v0 ] L0 <end>'],
  ['an item comes last', '[7, 8, 9]', '[7, 8, 9, 5]', 'v0 = [ * v0 , 5 ] L0 <end>'],
  ['an item is replaced', '[7, 8, 9]', '[7, 5, 9]', 'v0 = [ ** v0 , 1 : 5 ] L0 <end>'],
  ['hardly anything is left', '[7, 8]', '[8]', 'v0 = [ 8 ] L0 <end>'],
  ['a key goes', '{1: 2, 3: 4, 5: 6}', '{1: 2, 5: 6}', 'v0 = { ** v0 , <del> 3 } L0 <end>'],
  ['an element goes', '{1, 2, 3}', '{1, 3}', 'v0 = { * v0 , <del> 2 } L0 <end>'],
  ['elements come', '{1, 2}', '{1, 2, 5, 9}', 'v0 = { * v0 , 5 , 9 } L0 <end>'],
  ['a deque gets an item', 'deque([1, 2])', 'deque([1, 2, 3])', 'v0 = [ * v0 , 3 ] L0 <end>'],
  ['a deque loses its first item', 'deque([1, 2, 3], 5)', 'deque([2, 3], 5)', 'v0 = [ ** v0 , <del> 0 ] L0 <end>'],
  ['a count goes up', 'Counter({1: 2, 3: 4})', 'Counter({1: 2, 3: 5})', 'v0 = { ** v0 , 3 : 5 } L0 <end>'],
  ['a key comes last', 'OrderedDict([(1, 2)])', 'OrderedDict([(1, 2), (3, 4)])', 'v0 = { ** v0 , 3 : 4 } L0 <end>'],
  [
    'a default is made',
    'defaultdict(<class int>, {1: 2, 3: 4})',
    'defaultdict(<class int>, {1: 2, 3: 4, 5: 0})',
    'v0 = { ** v0 , 5 : 0 } L0 <end>',
  ],
  ['a deque gets other ends', 'deque([1, 2], 5)', 'deque([1, 2], 6)', 'v0 = deque ( [ 1 , 2 ] , 6 ) L0 <end>'],
  ['a deque becomes a list', 'deque([1, 2])', '[1, 2, 3]', 'v0 = [ 1 , 2 , 3 ] L0 <end>'],
])('%s', (_, before, after, said) => {
  const change = changed(parseValue(before), parseValue(after));
  expect(change.said).toBe(said);
  expect(change.read && printValue(change.read)).toBe(printValue(parseValue(after)));
});

test.each([
  ['a list', '[7, 8]', '[7, 8, 9]', 'v0 = [ * v0 , 9 ] L0 <end>'],
  ['a list without an item', '[7, 8, 9]', '[7, 9]', 'v0 = [ ** v0 , <del> 1 ] L0 <end>'],
  ['a dict', '{1: 2}', '{1: 2, 3: 4}', 'v0 = { ** v0 , 3 : 4 } L0 <end>'],
  ['a set', '{1, 2}', '{1, 2, 3}', 'v0 = { * v0 , 3 } L0 <end>'],
  ['a counter', 'Counter({1: 2})', 'Counter({1: 3})', 'v0 = { ** v0 , 1 : 3 } L0 <end>'],
])('an instance of a class derived from a built-in one is said as %s', (_, before, after, said) => {
  const instance = (text: string): Value => ({
    kind: 'object',
    className: 'C',
    attributes: [['note', { kind: 'int', value: 5n }]],
    contents: parseValue(text),
  });
  const change = changed(instance(before), instance(after));
  expect(change.said).toBe(said);
  expect(change.read && printValue(change.read)).toBe(printValue(parseValue(after)));
  expect(change.read && withContentsOf(instance(before), change.read)).toEqual(instance(after));
});

test('a set is written in the order in which the values before show its elements', () => {
  const query = queryOf('y = set(s)', { s: { kind: 'str', value: 'zebra' } });
  const items = ['a', 'b', 'e', 'q', 'r', 'z'].map((value): Value => ({ kind: 'str', value }));
  const changes = [{ name: 'y', value: { kind: 'set', items } as const }];
  const answer = { values: [], output: '', changes, outcome: { kind: 'next', successor: 0 } as const };
  const said = writeAnswer(new Prompt(query), answer).map(tokenText).join(' ');
  expect(said.match(/c:\w/g)).toEqual(['c:z', 'c:e', 'c:b', 'c:r', 'c:a', 'c:q']);
});

const items = fc.array(
  fc.integer({ min: 0, max: 4 }).map((value): Value => ({ kind: 'int', value: BigInt(value) })),
  { maxLength: 7 },
);

test('any edit of a container is read as it was written', () => {
  const asSet = (all: Value[]): Value => ({
    kind: 'set',
    items: all.filter((item, i) => all.findIndex((other) => sameValue(item, other)) === i),
  });
  const asDict = (all: Value[]): Value => {
    const set = asSet(all);
    return { kind: 'dict', entries: set.kind === 'set' ? set.items.map((item) => [item, item] as const) : [] };
  };
  const asList = (all: Value[]): Value => ({ kind: 'list', items: all });
  const held =
    (name: string, as: (all: Value[]) => Value) =>
    (all: Value[]): Value => {
      const made: Value[] = name === 'defaultdict' ? [{ kind: 'opaque', type: 'class', name: 'int' }] : [];
      return constructValue(name, [...made, as(all)]);
    };
  fc.assert(
    fc.property(
      items,
      items,
      fc.constantFrom(
        asSet,
        asDict,
        asList,
        held('deque', asList),
        held('Counter', asDict),
        held('defaultdict', asDict),
      ),
      (a, b, as) => {
        const { read } = changed(as(a), as(b));
        expect(read && sameValue(read, as(b))).toBe(true);
      },
    ),
    { numRuns: 800 },
  );
});
