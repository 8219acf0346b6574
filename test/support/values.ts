import fc from 'fast-check';
import { CodecError } from '../../src/codec/vocabulary/slots';
import type { Value } from '../../src/python/values/value';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'none' }),
  fc.boolean().map((value): Value => ({ kind: 'bool', value })),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((value): Value => ({ kind: 'int', value })),
  fc.integer({ min: -99, max: 99 }).map((value): Value => ({ kind: 'int', value: BigInt(value) })),
  fc.double({ noNaN: true }).map((value): Value => ({ kind: 'float', value: Object.is(value, -0) ? 0 : value })),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((value): Value => ({ kind: 'str', value: value.toWellFormed() })),
  fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((value): Value => ({ kind: 'bytes', value })),
);

/** Any value that the token language can say, sharing marks apart. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }).map((items): Value => ({ kind: 'list', items })),
    fc.array(tie('value'), { maxLength: 4 }).map((items): Value => ({ kind: 'tuple', items })),
    fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 5 }).map((items): Value => ({ kind: 'set', items: items.map((i): Value => ({ kind: 'int', value: BigInt(i) })) })),
    fc.uniqueArray(fc.tuple(fc.string({ maxLength: 5 }), tie('value')), { maxLength: 4, selector: ([key]) => key }).map((entries): Value => ({ kind: 'dict', entries: entries.map(([key, value]) => [{ kind: 'str', value: key }, value]) })),
    fc.array(tie('value'), { maxLength: 2 }).map((args): Value => ({ kind: 'call', name: 'deque', args })),
    fc.uniqueArray(fc.tuple(fc.constantFrom('x', 'value', 'next', 'count'), tie('value')), { maxLength: 3, selector: ([key]) => key }).map((attributes): Value => ({ kind: 'object', className: 'Point', attributes })),
    fc.constant<Value>({ kind: 'opaque', type: 'function', name: 'helper' }),
  ),
})).value; // prettier-ignore

/** Some values of any kind fill a prompt on their own: a property says nothing of them. */
export function fitsPrompt(write: () => unknown): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (error instanceof CodecError && /values take (more than )?\d+ tokens/.test(error.message)) return false;
    throw error;
  }
}
