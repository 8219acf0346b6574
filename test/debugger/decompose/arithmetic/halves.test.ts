/** CPython runs the lines: they give what the operator gives. */
import { afterAll, describe, expect, it } from 'vitest';
import { byHalves } from '../../../../src/debugger/decompose/arithmetic/halves';
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

  it.each(['//', '%', '&'])('give what %s gives', async (operator) => {
    const random = randomFrom(operator);
    let ways = 0;
    for (let i = 0; i < 40; i++) {
      const left = BigInt(Math.floor(random() * 10 ** Math.ceil(4 + random() * 12)));
      const right = 2n ** BigInt(4 + Math.floor(random() * 30)) - (operator === '&' ? 1n : 0n);
      const lines = byHalves(operator, int(left), int(right));
      if (!lines) continue;
      ways++;
      const found = await cpython.roll(inFunction(lines), { _a: int(left), _b: int(right) });
      const truth = await cpython.value(`${String(left)} ${operator} ${String(right)}`);
      expect(found && `${String(left)} ${operator} ${String(right)} = ${printValue(found.value)}`).toBe(
        `${String(left)} ${operator} ${String(right)} = ${truth ?? ''}`,
      );
    }
    expect(ways).toBeGreaterThan(10);
  });

  it.each([
    ['//', 44056n, 10n],
    ['%', 44056n, 8n],
    ['&', 44056n, 254n],
    ['&', 200n, 255n],
    ['%', -44056n, 256n],
    ['+', 44056n, 256n],
  ])('leave %s of %d and %d to other ways', (operator, left, right) => {
    expect(byHalves(operator, int(left), int(right))).toBeUndefined();
  });
});
