/** CPython does the routines: what is divided by halves and masked gives what the operators give. */
import { afterAll, describe, expect, it } from 'vitest';
import { halvesOf, masked } from '../../../../src/debugger/decompose/arithmetic/halves';
import { LongArithmetic } from '../../../../src/debugger/decompose/arithmetic/long-arithmetic';
import { numeralOf } from '../../../../src/debugger/decompose/arithmetic/numerals';
import { inFunction } from '../../../../src/debugger/decompose/few-lines';
import { randomFrom } from '../../../../src/codec/traces/random';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

const int = (value: bigint): Value => ({ kind: 'int', value });

describe.skipIf(!HAS_PYTHON)('halves', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each(['//', '%'])('give what %s gives', async (operator) => {
    const random = randomFrom(operator);
    for (let i = 0; i < 20; i++) {
      const left = BigInt(Math.floor(random() * 10 ** Math.ceil(4 + random() * 12)));
      const right = 2n ** BigInt(4 + Math.floor(random() * 30));
      const [one, other] = [numeralOf(int(left)), numeralOf(int(right))];
      const found = one && other && (await new LongArithmetic(cpython.roll).result(operator, one, other));
      const truth = await cpython.value(`${String(left)} ${operator} ${String(right)}`);
      expect(found && `${String(left)} ${operator} ${String(right)} = ${printValue(found.value)}`).toBe(
        `${String(left)} ${operator} ${String(right)} = ${truth ?? ''}`,
      );
    }
  });

  it.each([
    [[6, 4], 6],
    [[2], 1],
    [[1], undefined],
    [[1, 0], undefined],
  ])('of %j are %s', (divisor, expected) => {
    expect(halvesOf(divisor)).toBe(expected);
  });

  it('give what is below a mask', async () => {
    const lines = masked('&', 44056n, 255n);
    const found = await cpython.roll(inFunction(lines ?? []), { _a: int(44056n), _b: int(255n) });
    expect(found?.value).toEqual(int(44056n & 255n));
  });

  it.each([
    ['&', 44056n, 254n],
    ['&', 200n, 255n],
    ['&', -44056n, 255n],
    ['|', 44056n, 255n],
  ])('leave %s of %d and %d to other ways', (operator, left, right) => {
    expect(masked(operator, left, right)).toBeUndefined();
  });
});
