/** Weights in blocks of 8 bits, unpacked; and what is no network. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFloatWeights } from '../../../src/model/network/float-weights';
import { delimited, fieldsOf, joined, textOf, whole } from '../../../src/model/network/protobuf';

describe('messages', () => {
  it('are read as they were written', () => {
    const one = fc.record({ number: fc.integer({ min: 1, max: 5000 }), value: fc.oneof(fc.nat(), fc.string()) });
    fc.assert(
      fc.property(fc.array(one), (fields) => {
        const written = fields.map(({ number, value }) =>
          typeof value === 'string' ? delimited(number, value) : whole(number, value),
        );
        const read = [...fieldsOf(joined(written))];
        expect(read.map((field) => [field.number, field.value, textOf(field)])).toEqual(
          fields.map(({ number, value }) => (typeof value === 'string' ? [number, 0, value] : [number, value, ''])),
        );
        expect(joined(read.map((field) => field.whole))).toEqual(joined(written));
      }),
    );
  });

  it('are refused where they end too early', () => {
    expect(() => [...fieldsOf(Uint8Array.of(0x80))]).toThrow(RangeError);
    expect(() => [...fieldsOf(Uint8Array.of(0x0a, 5, 1))]).toThrow(RangeError);
    expect(() => [...fieldsOf(Uint8Array.of(0x0b))]).toThrow(RangeError);
  });
});

/** `y = x · w`, where w has two outputs of two inputs, in one block each. */
function model(bits: number, weights = Uint8Array.of(129, 127, 138, 128)): Uint8Array {
  const setting = (name: string, value: number): Uint8Array => delimited(5, [delimited(1, name), whole(3, value)]);
  const node = [
    ...['x', 'w', 's'].map((name) => delimited(1, name)),
    delimited(2, 'y'),
    delimited(3, 'product'),
    delimited(4, 'MatMulNBits'),
    ...Object.entries({ K: 2, N: 2, bits, block_size: 2 }).map(([name, value]) => setting(name, value)),
    delimited(7, 'com.microsoft'),
  ];
  const scales = new Uint8Array(Float32Array.of(0.5, 2).buffer);
  const constant = (name: string, raw: Uint8Array): Uint8Array => delimited(5, [delimited(8, name), delimited(9, raw)]);
  return joined([whole(1, 10), delimited(7, [delimited(1, node), constant('w', weights), constant('s', scales)])]);
}

describe('weights', () => {
  it('are unpacked into floats, one column for each output', () => {
    const [version, graph] = [...fieldsOf(withFloatWeights(model(8)))];
    expect(version?.value).toBe(10);
    const [node, constant, ...more] = [...fieldsOf(graph?.bytes ?? new Uint8Array(0))];
    expect(more).toEqual([]);
    expect([...fieldsOf(node?.bytes ?? new Uint8Array(0))].map(textOf)).toEqual([
      'x',
      'product.floats',
      'y',
      'product',
      'MatMul',
    ]);
    const parts = [...fieldsOf(constant?.bytes ?? new Uint8Array(0))];
    expect(parts.slice(0, 3).map(({ value }) => value)).toEqual([2, 2, 1]);
    const raw = Uint8Array.from(parts.at(-1)?.bytes ?? []);
    expect([...new Float32Array(raw.buffer)]).toEqual([0.5, 20, -0.5, 0]);
  });

  it('of other sizes stay as they are', () => {
    expect(withFloatWeights(model(4))).toEqual(model(4));
  });

  it('that are not all there are refused', () => {
    expect(() => withFloatWeights(model(8, Uint8Array.of(1)))).toThrow(RangeError);
  });
});
