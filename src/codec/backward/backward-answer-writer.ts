/** Values before a step -> tokens; the mirror of `backward-answer-reader.ts`. Training data are written with it. */
import type { PriorValue } from './backward-query';
import type { BackwardPrompt } from './backward-prompt';
import { tokenId } from '../vocabulary/vocabulary';

/**
 * Token ids of an answer, the end token included: `vN = value` or `<del> vN` (it was not bound) in the order of slots.
 * @throws CodecError for what the token language cannot express.
 */
export function writePriorState(prompt: BackwardPrompt, past: readonly Pick<PriorValue, 'name' | 'value'>[]): number[] {
  const { slots, writer, variables, query } = prompt;
  const values = slots.names.flatMap((name) => {
    const said = past.find((other) => other.name === name);
    const token = slots.known(name, 'name');
    if (!said || token === undefined) return [];
    if (!said.value) return ['<del>', token];
    const after = variables.find((variable) => variable.name === name && variable.value.kind !== 'unknown');
    return [
      token,
      '=',
      ...writer.write(said.value, {
        references: variables.filter((variable) => variable.token !== token),
        ...(after && { old: after }),
        patch: !query.statement.targets.includes(name),
      }),
    ];
  });
  return [...values, '<end>'].map(tokenId);
}
