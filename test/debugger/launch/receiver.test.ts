/** The object that a run begins with, where a test framework would prepare it. */
import { describe, expect, it } from 'vitest';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { launch } from '../../../src/debugger/launch/launch';
import { withReceiver } from '../../../src/debugger/launch/receiver';
import { topFrame } from '../../../src/debugger/state/state';
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


class WordTests(unittest.TestCase):
    def setUp(self):
        self.text = 'words'

    def test_text(self):
        return self.text
`;

async function self(method: string, owner = 'TestCart'): Promise<string> {
  const source = python.parse(TESTS);
  const start = launch(source, { function: `${owner}.${method}`, arguments: '' });
  const made = await withReceiver(start, `${owner}()`, new Evaluator(source, python, silent));
  const value = made && topFrame(made).locals.get('self');
  expect(made?.frames).toHaveLength(1);
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
});
