/** Digits that are said wrong come to an end. */
import { expect, it } from 'vitest';
import { LongArithmetic } from '../../../../src/debugger/decompose/arithmetic/long-arithmetic';
import { asStored } from '../../../../src/debugger/decompose/arithmetic/numerals';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { parseValue } from '../../../../src/python/values/literal';
import type { Value } from '../../../../src/python/values/value';

const saying =
  (value: Value): RunRoutine =>
  () =>
    Promise.resolve({ value, confidence: 0.9 });

it.each(['7', '0', 'True', 'False', "'x'"])('whatever is said: %s', async (said) => {
  const work = new LongArithmetic(saying(parseValue(said)));
  const [one, other] = [asStored(parseValue('2.5')), asStored(parseValue('0.0013'))];
  if (!one || !other) throw new Error('no numbers');
  // A value or none: what matters is that there is an answer.
  expect(['object', 'undefined']).toContain(typeof (await work.root(one)));
  expect(['object', 'undefined']).toContain(typeof (await work.root(other)));
  expect(['object', 'undefined']).toContain(typeof (await work.result('/', one, other)));
});
