/** Whether a network is the one that config.json describes: its tensors by name, kind of number, and shape. */
import { PLACE_CHANNELS } from '../../codec/values/token-places';
import type { ModelConfig } from '../model-files';
import { type LoadedNetwork, NO_TENSOR, type TensorShape } from './network';

/** A dimension that may have any size is undefined. */
interface Expected {
  readonly name: string;
  readonly type: string;
  readonly shape: readonly (number | undefined)[];
}

/** The first difference between the two, in words. */
export function mismatch(
  network: Pick<LoadedNetwork, 'inputs' | 'outputs'>,
  { layers, heads, headDim, vocabulary }: ModelConfig,
): string | undefined {
  const cache = { type: 'float32', shape: [undefined, heads, undefined, headDim] };
  const added = { type: 'float32', shape: [layers, undefined, heads, undefined, headDim] };
  const each = Array.from({ length: layers }, (_, layer) => [`past_keys.${layer}`, `past_values.${layer}`]).flat();
  const inputs: Expected[] = [
    { name: 'input_ids', type: 'int64', shape: [undefined, undefined] },
    { name: 'places', type: 'int64', shape: [undefined, undefined, PLACE_CHANNELS] },
    { name: 'past_length', type: 'int64', shape: [1] },
    { name: 'wanted', type: 'int64', shape: [1] },
    ...each.map((name) => ({ name, ...cache })),
  ];
  const outputs: Expected[] = [
    { name: 'logits', type: 'float32', shape: [undefined, undefined, vocabulary] },
    { name: 'new_keys', ...added },
    { name: 'new_values', ...added },
  ];
  const unknown = network.inputs.find(({ name }) => inputs.every((input) => input.name !== name));
  if (unknown) return `the input ${unknown.name} is not known`;
  return firstDifference(inputs, network.inputs) ?? firstDifference(outputs, network.outputs);
}

function firstDifference(expected: readonly Expected[], present: readonly TensorShape[]): string | undefined {
  for (const { name, type, shape } of expected) {
    const found = present.find((one) => one.name === name);
    if (!found) return `${name} is missing`;
    if (found.type === NO_TENSOR) return `${name} is no tensor`;
    const isSame =
      found.type === type &&
      found.shape.length === shape.length &&
      found.shape.every((size, i) => {
        const wanted = shape[i];
        return wanted === undefined || typeof size === 'string' || size === wanted;
      });
    if (!isSame) return `${name} is ${shown(found)}, not ${shown({ type, shape })}`;
  }
  return undefined;
}

function shown({ type, shape }: { type: string; shape: readonly (number | string | undefined)[] }): string {
  return `${type} [${shape.map((size) => size ?? '*').join(', ')}]`;
}
