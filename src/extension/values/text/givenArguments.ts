/** The values of a function's parameters in an example call. */
import type { FunctionItem } from '../../../adapter/service/protocol';
import { ValueSyntaxError } from '../../../python/values/literal';
import { writtenArguments } from '../../../python/values/written-arguments';
import { printValue } from '../../../python/values/print';
import { argumentsOf, givenParameters } from '../../launch/calls/callText';

export interface GivenArgument {
  readonly name: string;
  /** As Python writes it. */
  readonly value: string;
}

/** Those passed by the call itself, without defaults; none if the call cannot be parsed. */
export function givenArguments(item: Pick<FunctionItem, 'name' | 'parameters'>, call: string): GivenArgument[] {
  const names = givenParameters(item);
  let given;
  try {
    given = writtenArguments(argumentsOf(call));
  } catch (error) {
    if (error instanceof ValueSyntaxError) return [];
    throw error;
  }
  return given.flatMap(({ keyword, value, expression }, i) => {
    const name = keyword ?? names[i];
    return name === undefined ? [] : [{ name, value: expression ?? printValue(value) }];
  });
}
