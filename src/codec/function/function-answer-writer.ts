/** Answers about whole functions -> tokens; the mirror of `function-answer-reader.ts`. Training data are written with it. */
import type { FunctionPrompt } from './function-prompt';
import { unknownParameters, type Inversion, type InvertQuery, type Jump, type JumpQuery } from './function-query';
import type { Change } from '../query';
import { CodecError } from '../vocabulary/slots';
import { tokenId } from '../vocabulary/vocabulary';
import { writeException } from '../values/value-writer';

/** A jump without its probabilities. */
export interface JumpAnswer {
  readonly changes: readonly Pick<Change, 'name' | 'value'>[];
  readonly outcome: Jump['outcome'];
}

/**
 * Token ids of an answer, the end token included: `vN = value` or `<del> vN` in the order of slots, then the outcome.
 * @throws CodecError for what the token language cannot express.
 */
export function writeJump(prompt: FunctionPrompt<JumpQuery>, { changes, outcome }: JumpAnswer): number[] {
  const tokens = [
    ...(outcome.kind === 'line' ? writeChanges(prompt, changes) : []),
    ...writeOutcome(prompt, outcome),
    '<end>',
  ];
  return tokens.map(tokenId);
}

/**
 * Token ids of the arguments that were not given, in the order of parameters.
 * @throws CodecError for what the token language cannot express.
 */
export function writeInversion(
  { query, slots, writer, variables }: FunctionPrompt<InvertQuery>,
  all: Inversion['arguments'],
): number[] {
  const tokens = unknownParameters(query).flatMap((name) => {
    const argument = all.find((other) => other.name === name);
    if (!argument) throw new CodecError(`no value for ${name}`);
    return [slots.token(name, 'name'), '=', ...writer.write(argument.value, { references: variables })];
  });
  return [...tokens, '<end>'].map(tokenId);
}

function writeChanges({ slots, writer, variables }: FunctionPrompt, changes: JumpAnswer['changes']): string[] {
  return slots.names.flatMap((name) => {
    const change = changes.find((other) => other.name === name);
    const token = slots.known(name, 'name');
    if (!change || token === undefined) return [];
    if (!change.value) return ['<del>', token];
    const old = variables.find((variable) => variable.name === name);
    const references = variables.filter((variable) => variable.token !== token);
    return [token, '=', ...writer.write(change.value, { references, ...(old && { old }), patch: true })];
  });
}

function writeOutcome({ slots, writer, variables, source }: FunctionPrompt, outcome: Jump['outcome']): string[] {
  switch (outcome.kind) {
    case 'line': {
      const label = source.label(outcome.line);
      if (label === undefined) throw new CodecError(`line ${outcome.line} is not a line of the function`);
      return [label];
    }
    case 'return':
      return ['<return>', ...writer.write(outcome.value, { references: variables })];
    case 'raise':
      return ['<raise>', ...writeException(outcome.exception, slots)];
  }
}
