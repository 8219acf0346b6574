/** The object that a run begins with, where a test framework would prepare it. */
import { describe, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { launch } from '../../../src/debugger/launch/launch';
import { onObject } from '../../../src/debugger/launch/method-start';
import { withReceiver } from '../../../src/debugger/launch/receiver';
import { withForeignAttributes, withUnknownReceiver } from '../../../src/debugger/launch/unknown-receiver';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { defaultObject } from '../../../src/python/definitions/default-object';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** What the syntax says is enough here. */
const silent: Predictor = {
  policy: DEFAULT_POLICY,
  predict: ({ statement }) => Promise.reject(new PredictionError(`asked about line ${statement.line}`)),
};

const TESTS = `import unittest

class TestCart:
    def __init__(self):
        self.made = True

    def setUp(self):
        self.text = 'tea'

    def test_text(self):
        return self.text

    def text_of(self):
        return self.text

    def use(self, text):
        self.text = text


class WordTests(unittest.TestCase):
    def setUp(self):
        self.text = 'words'

    def test_text(self):
        return self.text
`;

async function self(method: string, owner = 'TestCart', object = `${owner}()`): Promise<string> {
  const source = python.parse(TESTS);
  const start = launch(source, { function: `${owner}.${method}`, arguments: '' });
  const made = await withReceiver(start, object, new Evaluator(source, python, silent));
  if (!made) return 'none';
  const value = topFrame(made).locals.get('self');
  expect(made.frames).toHaveLength(1);
  return value ? printValue(value) : 'none';
}

describe('the object of a method', () => {
  it('is as setUp leaves it, for a test', async () => {
    expect(await self('test_text')).toContain("text='tea'");
  });

  it('is as setUp leaves it where its class is derived from one of unittest', async () => {
    expect(await self('test_text', 'WordTests')).toContain("text='words'");
  });

  it('is as its class makes it, for any other method', async () => {
    const made = await self('text_of');
    expect(made).toContain('made=True');
    expect(made).not.toContain('text=');
  });

  it('is as lines leave it that make it and call its methods', async () => {
    expect(await self('text_of', 'TestCart', "cart = TestCart()\ncart.use('cups')")).toMatch(/made=True, text='cups'/);
    expect(await self('text_of', 'TestCart', "cart = TestCart()\ncart.unknown('cups')")).toBe('none');
  });
});

describe('the object of a method of an enumeration', () => {
  const ENUMS = `from enum import Enum

class Base(Enum):
    def shown(self):
        return self.name

class Status(Base):
    _ignore_ = ['x']
    NEW = 'new'
    PAID = 'paid'

    def next(self):
        return Status.PAID
`;
  const self = async (method: string): Promise<string> => {
    const source = python.parse(ENUMS);
    const start = launch(source, { function: method, arguments: '' });
    const { state, assumption } = await onObject(start, undefined, {
      source,
      evaluator: new Evaluator(source, python, silent),
    });
    const value = topFrame(state).locals.get('self');
    return [...(assumption === undefined ? [] : [assumption]), value ? printValue(value) : 'none'].join('; ');
  };

  it('is its first member', () => {
    expect(defaultObject(python.parse(ENUMS), 'Status')).toBe('Status.NEW');
  });

  it('is unknown where it has none', async () => {
    expect(await self('Base.shown')).toBe('nothing tells which member self is; <unknown>');
  });
});

describe('the object of a method, where nobody says how it is made', () => {
  const CLASSES = `class Connection:
    kind = 'tcp'

    def __init__(self, host: str, *, port, retries=3):
        self.host = host
        self.port = port
        self.retries = retries
        self.sent = []

    def left(self):
        return self.retries - len(self.sent)


class Mixin:
    size: int
    unit = 'cm'

    def describe(self):
        self.other.title()
        return self.title() + str(self.size) + self.unit + self.describe
`;
  const unknownSelf = async (method: string): Promise<string> => {
    const source = python.parse(CLASSES);
    const start = launch(source, { function: method, arguments: '' });
    const { state, assumption } = await withUnknownReceiver(start, source, new Evaluator(source, python, silent));
    expect([...state.globals.keys()].join()).not.toContain('given');
    return [assumption, ...attributesOf(state)].join('; ');
  };
  const attributesOf = (state: State): string[] => {
    const value = topFrame(state).locals.get('self');
    if (value?.kind !== 'object') return [];
    return value.attributes.map(([name, one]) => {
      if (one.kind !== 'unknown') return `${name}=${printValue(one)}`;
      return `${name}: ${one.type ?? '?'} (${one.reason ?? ''})`;
    });
  };

  it('is what __init__ makes of arguments that are not known', async () => {
    expect(await unknownSelf('Connection.left')).toBe(
      'nothing is known of what self was made from; host: str (nothing tells what host is); ' +
        'port: ? (nothing tells what port is); retries=3; sent=[]',
    );
  });

  it('has the attributes that are declared or mentioned, none of which is known', async () => {
    expect(await unknownSelf('Mixin.describe')).toBe(
      'the attributes of self are not known; size: int (nothing tells what self.size is); ' +
        'other: ? (nothing tells what self.other is); title: ? (nothing tells what self.title is)',
    );
  });

  it('has them, too, where its class makes an object without attributes', () => {
    const source = python.parse(CLASSES);
    const of = (method: string): number =>
      attributesOf(withForeignAttributes(launch(source, { function: method, arguments: '' }), source)).length;
    expect(of('Mixin.describe')).toBe(3);
    // What its own `__init__` does not make is missing.
    expect(of('Connection.left')).toBe(0);
  });
});
