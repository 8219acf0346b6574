/** Which key is meant follows from which members, texts and numbers the keys are: nobody is asked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PredictionError } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { lookup } from '../../../../src/debugger/state/name-scopes';
import { topFrame } from '../../../../src/debugger/state/state';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const CLASSES = `from enum import Enum, IntEnum

class State(Enum):
    IDLE = 1
    BUSY = 2

class Level(IntEnum):
    LOW = 1

class Size(IntEnum):
    SMALL = 1

class Named(Enum):
    A = 1

    def __hash__(self):
        return 1

class Place:
    pass

class Equal:
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1

`;

/** What the module has bound to `answer` in the end, where nobody can be asked; undefined where somebody has to be. */
async function result(lines: readonly string[]): Promise<string | undefined> {
  const source = python.parse(`${CLASSES}${lines.join('\n')}\npass\n`);
  const machine = new Machine(source, { predict: () => Promise.reject(new PredictionError('nobody is asked')) });
  let answer: Value | undefined;
  let state = launch(source, { commandLine: [] });
  try {
    while (state.status === 'running') {
      answer = lookup(state, topFrame(state), 'answer');
      state = await machine.step(state);
    }
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
  return answer && answer.kind !== 'unknown' ? printValue(answer) : undefined;
}

const TABLE = "table = {(State.IDLE, 'go'): 1, (State.BUSY, 'go'): 2, (State.BUSY, 'end'): 3}";

describe('keys with members of enumerations', () => {
  it.each([
    [TABLE, "key = (State.BUSY, 'end')", 'answer = key in table', 'True'],
    [TABLE, "key = (State.IDLE, 'end')", 'answer = key in table', 'False'],
    [TABLE, "key = (State.IDLE, 'end')", 'answer = key not in table', 'True'],
    [TABLE, 'key = State.IDLE', 'answer = key in table', undefined],
    ['table = {State.IDLE: 1}', 'key = State.BUSY', 'answer = key in table', 'False'],
    ['table = {State.IDLE: 1}', 'key = State.IDLE', 'answer = key in table', 'True'],
    // They are numbers, too, and equal.
    ["table = {(Level.LOW, 'a'): 1}", "key = (Size.SMALL, 'a')", 'answer = key in table', undefined],
    ["table = {(Named.A, 'a'): 1}", "key = (Named.A, 'a')", 'answer = key in table', undefined],
  ])('%s; %s; %s', async (table, key, last, expected) => {
    expect(await result([table, key, last])).toBe(expected);
  });

  it.each([
    ['table = {here: 1, there: 2}', 'answer = table[here], table[there]', '(1, 2)'],
    ['table = {here: 1, there: 2}', 'answer = Place() in table', 'False'],
    ['table = {here: 1}', "answer = 'here' in table", 'False'],
    ['table = {here: 1}', "answer = table.get(there, 'none')", "'none'"],
    ['table = {(here, 1): 1, (there, 1): 2}', 'answer = table[(there, 1)]', '2'],
    ['table = {Equal(): 1, 2: 3}', 'answer = 1', undefined],
  ])('%s; %s: an instance is equal to itself alone, unless its class says otherwise', async (table, last, expected) => {
    expect(await result(['here, there = Place(), Place()', table, last])).toBe(expected);
  });

  it('are put into a dict by whoever is asked where one may be another one', async () => {
    expect(await result(["table = {(Level.LOW, 'a'): 1, (Size.SMALL, 'a'): 2}", 'answer = 1'])).toBeUndefined();
  });
});
