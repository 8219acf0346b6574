/** What the model says of calls of the library is believed only where it has words for what they give. */
import { describe, expect, it } from 'vitest';
import { isValueOf } from '../../../src/codec/step/syntax/call-syntax';
import { DEFAULT_POLICY } from '../../../src/codec/prediction-policy';
import type { ComputedValue, Predictor } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';

const python = await loadPython();

/** A model that says the same of all parts of a statement, and binds it. */
const saying = (text: string): Predictor => ({
  policy: { ...DEFAULT_POLICY, decompose: false },
  predict: ({ statement, computed }) => {
    const value = parseValue(text);
    const open = statement.subExpressions.filter((part) => !computed.some((one) => isValueOf(one, part)));
    const values = open.map(({ text: expression, range }): ComputedValue => ({
      expression,
      range,
      value,
      confidence: 1,
    }));
    const changes = statement.targets.map((name) => ({ name, value, confidence: 1 }));
    const outcome = { kind: 'next', successor: 0 } as const;
    return Promise.resolve({ values, output: '', changes, outcome, outcomeConfidence: 1, confidence: 1 });
  },
});

/** The value of `x` after a statement that binds it, with its type where that is all that is known. */
async function bound(statement: string, said: string): Promise<string> {
  const source = python.parse(`import re, os, math\ndef f(s):\n    ${statement}\n    return x\n`);
  const machine = new Machine(source, saying(said));
  let state = launch(source, { function: 'f', arguments: "'ab'" });
  for (let i = 0; i < 2; i++) state = await machine.step(state);
  const value = topFrame(state).locals.get('x');
  if (value?.kind === 'unknown') return value.type ?? 'unknown';
  return value ? printValue(value) : 'unbound';
}

describe('a call of the library', () => {
  it.each([
    ["x = re.match('a', s)", 'None', 're.Match | None'],
    ["x = re.match('a', s) is None", 'None', 'bool'],
    ["x = re.compile('a')", "'a'", 're.Pattern'],
    ["x = re.compile('a').match(s)", 'None', 're.Match | None'],
    ['x = hash(s)', "'ab'", 'int'],
    ['x = hash(s)', '<function f>', 'int'],
    ['x = dir(s)', "['a']", 'list[str]'],
    ['x = os.path.join(s, s)', "('ab', 'ab')", 'str'],
  ])('%s gives no %s, which is all that the model has words for', async (statement, said, type) => {
    expect(await bound(statement, said)).toBe(type);
  });

  it.each([
    ["x = re.findall('a', s)", "['a']"],
    ['x = os.path.join(s, s)', "'ab/ab'"],
    ['x = math.sqrt(4)', '2'],
    ['x = hash(True)', 'True'],
  ])('%s gives what the model says: %s', async (statement, said) => {
    expect(await bound(statement, said)).toBe(said);
  });
});
