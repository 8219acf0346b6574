/** What the program's doctests and assertions state that a call returns, for those who make the same call in the console. */
import { findExamples } from '../../python/examples/example-search';
import type { Example } from '../../python/examples/example';
import { ownSource } from '../../python/modules/linked-source';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import { argumentsText } from '../../python/values/argument-text';
import { type ParsedCall, parseCall, ValueSyntaxError } from '../../python/values/literal';
import { printValue, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** A sentence about a call, and the line that it is about. */
export interface Contradiction {
  readonly text: string;
  readonly line: number;
}

/**
 * That the program states something else of a call than was predicted; undefined where it does not.
 * @param expression as typed; only calls with literals are looked for
 * @param isCertain its value was evaluated, not predicted
 */
export function contradiction(
  parser: PythonParser,
  source: SourceFile,
  expression: string,
  predicted: Value,
  isCertain = false,
): Contradiction | undefined {
  const call = callOf(expression);
  if (!call) return undefined;
  const stated = findExamples(parser, ownSource(source), call.callee).find((one) => isOf(call, one));
  const value = stated?.returns === undefined ? undefined : literal(stated.returns);
  if (stated?.line === undefined || !value || sameValue(value, predicted)) return undefined;
  const [written, said] = [printValue(value), printValue(predicted)];
  const really = isCertain
    ? `but the code returns ${said} (checked).`
    : `but ${said} is predicted: either the code or the prediction is wrong.`;
  return {
    text: `Line ${stated.line} says that ${stated.call} returns ${written}, ${really}`,
    line: stated.line,
  };
}

function isOf(call: ParsedCall, { receiver, returns, arguments: given }: Example): boolean {
  return receiver === undefined && returns !== undefined && given === argumentsText(call.arguments);
}

function callOf(expression: string): ParsedCall | undefined {
  try {
    return parseCall(expression);
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}
