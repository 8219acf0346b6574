/**
 * Inputs worth a try where the model's suggestions do not lead to an ending: the ending's own value in the places of the parameters, with
 * values beside it that mostly change nothing. What comes of them is predicted.
 */
import { outlinedStatements } from '../../../python/definitions/function-statements';
import type { Ending } from '../../../codec/function/function-query';
import { isTypeable } from '../../../python/values/argument-text';
import { parseValue } from '../../../python/values/literal';
import { printValue } from '../../../python/values/print';
import type { Parameter, SourceFile, FunctionInfo, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Proposal } from './input-search';
import { isNeeded } from '../making';
import { sortOfAnnotation, sortOfUses, usesOf, type Sort } from '../parameter-uses';

/** Values that are tried of one parameter, and calls in all. */
const MOST_VALUES = 5;
const MOST_CALLS = 16;

/** Calls in the order in which they are worth a try; none for parameters that take any number of arguments. */
export function guessedInputs(
  source: SourceFile,
  info: FunctionInfo,
  parameters: readonly Parameter[],
  ending: Ending,
): Proposal[] {
  const needed = parameters.filter(isNeeded);
  if (needed.length === 0) return [];
  const statements = outlinedStatements(source, info);
  const wanted = ending.kind === 'return' && isTypeable(ending.value) ? ending.value : undefined;
  const values = needed.map((parameter) => valuesOf(sortOf(parameter, statements), wanted).slice(0, MOST_VALUES));
  const names = needed.map(({ name }) => name);
  return bestFirst(values.map(({ length }) => length))
    .slice(0, MOST_CALLS)
    .map((choice) => ({ names, inputs: choice.flatMap((rank, at) => values[at]?.[rank] ?? []), probability: 0 }));
}

/** Choices of one of each, those first whose ranks are low together. */
function bestFirst(counts: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const count of counts) {
    all = all.flatMap((choice) => Array.from({ length: count }, (_, rank) => [...choice, rank]));
    all = all.toSorted((a, b) => sum(a) - sum(b)).slice(0, 4 * MOST_CALLS);
  }
  return all;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function valuesOf(sort: Sort, wanted: Value | undefined): Value[] {
  const text = wanted && printValue(wanted);
  const isNumber = wanted?.kind === 'int' || wanted?.kind === 'float';
  const own = text === undefined ? [] : [text];
  const inside = text === undefined ? ['[1]'] : [`[${text}]`];
  const texts: Readonly<Record<Sort, readonly string[]>> = {
    number: ['0', ...(isNumber ? own : []), '1', '2', '-1'],
    str: [...(wanted?.kind === 'str' ? own : []), "''", "'a'", "'1'"],
    list: [...(wanted?.kind === 'list' ? own : []), ...inside, '[]', '[1, 2, 3]', '[0]'],
    dict: [...(wanted?.kind === 'dict' ? own : []), '{}', `{'a': ${text ?? '1'}}`],
    bool: ['False', 'True'],
    any: [...own, '0', ...inside, "''", 'None'],
  };
  const found = new Map(texts[sort].map((one) => [one, parseValue(one)]));
  return [...found.values()];
}

/** By its annotation, or by what the function does with it. */
function sortOf({ name, annotation }: Parameter, statements: readonly Statement[]): Sort {
  return sortOfAnnotation(annotation) ?? sortOfUses(usesOf(name, statements)) ?? 'any';
}
