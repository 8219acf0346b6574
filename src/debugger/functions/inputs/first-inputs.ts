/** Arguments to begin a search with: what the model suggests, what a person would try, and what functions often return something simple for. */
import { outlinedStatements } from '../../../python/definitions/function-statements';
import type { Ending } from '../../../codec/function/function-query';
import { parseValue, ValueSyntaxError } from '../../../python/values/literal';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { CallInputs } from './call-inputs';
import { guessedInputs } from './guessed-inputs';
import { naturalValues } from '../natural-arguments';
import { isNeeded } from '../making';
import type { Proposal } from './input-search';

/** Suggestions that stand before what is wanted itself takes the place of an argument. */
const FIRST = 3;

/**
 * The model's suggestions, and among them what a person would try and some in which what is wanted stands in the place of an argument; for
 * a method the first ones on objects that are made in several ways.
 */
export function firstInputs(
  source: SourceFile,
  info: FunctionInfo,
  inputs: CallInputs,
  ending: Ending,
  suggested: readonly Proposal[],
): Proposal[] {
  const first = suggested.slice(0, FIRST);
  const whole = first.flatMap((one) =>
    ending.kind === 'return'
      ? [...one.inputs.keys()].map((at) => ({ ...one, inputs: one.inputs.with(at, ending.value), probability: 0 }))
      : [],
  );
  const guessed = guessedInputs(source, info, inputs.parameters, ending);
  const all = [...first, ...natural(source, info, inputs), ...whole, ...interleaved(suggested.slice(FIRST), guessed)];
  const own = all.length === 0 && inputs.areOfObjects ? [{ names: [], inputs: [], probability: 0 }] : all;
  return own.flatMap((one, at) => inputs.onObjects(one).slice(0, at < FIRST ? undefined : 1));
}

function natural(source: SourceFile, info: FunctionInfo, { parameters }: CallInputs): Proposal[] {
  const needed = parameters.filter(isNeeded);
  if (needed.length === 0) return [];
  const values = naturalValues(source, info, needed);
  return [{ names: needed.map(({ name }) => name), inputs: values.map(({ value }) => value), probability: 0 }];
}

function interleaved<T>(some: readonly T[], others: readonly T[]): T[] {
  const all: T[] = [];
  for (let i = 0; i < Math.max(some.length, others.length); i++)
    all.push(...some.slice(i, i + 1), ...others.slice(i, i + 1));
  return all;
}

/** Numbers and texts that the function has written. */
export function constantsOf(source: SourceFile, info: FunctionInfo): Value[] {
  const written = outlinedStatements(source, info).flatMap(({ tokens }) => tokens);
  return written.flatMap((token): Value[] => {
    if (!/^(?:string|int|float)$/.test(token.kind)) return [];
    try {
      return [parseValue(token.text)];
    } catch (error) {
      if (error instanceof ValueSyntaxError) return [];
      throw error;
    }
  });
}
