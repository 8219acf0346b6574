/**
 * The shipped network with its 8-bit weights unpacked into floats. The runtime in WebAssembly has no product for weights in blocks of 8
 * bits: it unpacks all of them again for each token, which takes four times as long as the whole pass does with floats.
 */
import { delimited, type Field, fieldsOf, joined, textOf, whole } from './protobuf';

/** Numbers of fields, as in onnx.proto. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5 };
const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3 };
const TENSOR = { dimension: 1, type: 2, name: 8, raw: 9 };
const FLOAT = 1;

/** A product of an activation with weights in blocks. */
interface Product {
  readonly name: string;
  readonly activation: string;
  readonly weights: string;
  readonly scales: string;
  readonly output: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly block: number;
}

/** @returns the model as it is where it has no such products */
export function withFloatWeights(model: Uint8Array): Uint8Array {
  return joined(
    [...fieldsOf(model)].map((field) =>
      field.number === MODEL.graph ? delimited(MODEL.graph, unpacked(field.bytes)) : field.whole,
    ),
  );
}

function unpacked(graph: Uint8Array): Uint8Array[] {
  const fields = [...fieldsOf(graph)];
  const products = new Map<Field, Product>();
  for (const field of fields) {
    const product = field.number === GRAPH.node ? productOf(field.bytes) : undefined;
    if (product) products.set(field, product);
  }
  const constants = new Map<string, Uint8Array>();
  for (const { number, bytes } of fields) if (number === GRAPH.initializer) constants.set(nameOf(bytes), rawOf(bytes));
  const replaced = new Set([...products.values()].flatMap(({ weights, scales }) => [weights, scales]));
  const kept = fields.flatMap((field) => {
    if (field.number === GRAPH.initializer && replaced.has(nameOf(field.bytes))) return [];
    const product = products.get(field);
    return [product ? delimited(GRAPH.node, plainProduct(product)) : field.whole];
  });
  const added = [...products.values()].map((product) => delimited(GRAPH.initializer, floatTensor(product, constants)));
  return [...kept, ...added];
}

/** Undefined for other nodes, and for products of weights of other sizes. */
function productOf(node: Uint8Array): Product | undefined {
  const fields = [...fieldsOf(node)];
  const texts = (number: number): string[] => fields.filter((field) => field.number === number).map(textOf);
  if (texts(NODE.operator)[0] !== 'MatMulNBits') return undefined;
  const settings = new Map(
    fields.filter(({ number }) => number === NODE.attribute).map(({ bytes }) => settingOf(bytes)),
  );
  const [activation, weights, scales, zeroPoints] = texts(NODE.input);
  const [output] = texts(NODE.output);
  const [inputs, outputs, block] = ['K', 'N', 'block_size'].map((name) => settings.get(name));
  if (settings.get('bits') !== 8 || (zeroPoints !== undefined && zeroPoints !== '')) return undefined;
  if (!activation || !weights || !scales || !output || !inputs || !outputs || !block) return undefined;
  return { name: texts(NODE.name)[0] ?? output, activation, weights, scales, output, inputs, outputs, block };
}

function settingOf(attribute: Uint8Array): [string, number] {
  let name = '';
  let value = 0;
  for (const field of fieldsOf(attribute))
    if (field.number === ATTRIBUTE.name) name = textOf(field);
    else if (field.number === ATTRIBUTE.integer) ({ value } = field);
  return [name, value];
}

function plainProduct({ name, activation, output }: Product): Uint8Array[] {
  return [
    delimited(NODE.input, activation),
    delimited(NODE.input, `${name}.floats`),
    delimited(NODE.output, output),
    delimited(NODE.name, name),
    delimited(NODE.operator, 'MatMul'),
  ];
}

/** The weights `[outputs, blocks, block]`, 8 bits around 128 with a scale for each block, as `[inputs, outputs]`. */
function floatTensor(product: Product, constants: ReadonlyMap<string, Uint8Array>): Uint8Array[] {
  const { name, inputs, outputs, block } = product;
  const weights = constants.get(product.weights) ?? new Uint8Array(0);
  const raw = constants.get(product.scales) ?? new Uint8Array(0);
  const blocks = Math.ceil(inputs / block);
  if (weights.length !== outputs * blocks * block || raw.length !== 4 * outputs * blocks)
    throw new RangeError(`The weights of ${name} have another size than they say.`);
  const scales = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const floats = new Float32Array(inputs * outputs);
  for (let output = 0; output < outputs; output++)
    for (let input = 0; input < inputs; input++) {
      const at = output * blocks + Math.floor(input / block);
      const weight = (weights[at * block + (input % block)] ?? 128) - 128;
      floats[input * outputs + output] = weight * scales.getFloat32(4 * at, true);
    }
  return [
    whole(TENSOR.dimension, inputs),
    whole(TENSOR.dimension, outputs),
    whole(TENSOR.type, FLOAT),
    delimited(TENSOR.name, `${name}.floats`),
    delimited(TENSOR.raw, new Uint8Array(floats.buffer)),
  ];
}

function nameOf(tensor: Uint8Array): string {
  for (const field of fieldsOf(tensor)) if (field.number === TENSOR.name) return textOf(field);
  return '';
}

function rawOf(tensor: Uint8Array): Uint8Array {
  for (const { number, bytes } of fieldsOf(tensor)) if (number === TENSOR.raw) return bytes;
  return new Uint8Array(0);
}
