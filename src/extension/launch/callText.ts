/** Calls with literals, as people write them: `f([1, 2], 'x')`. */
import type { FunctionItem } from '../../adapter/service/protocol';
import { parseArguments, parseCall, syntaxProblem, ValueSyntaxError } from '../../python/literal';

/** A call to start with: the attributes `function` and `args` of a launch configuration. */
export interface FunctionCall {
  /** Qualified name. */
  readonly function: string;
  /** As between the parentheses. */
  readonly args: string;
}

/** @returns undefined for anything but a call of a name (or of `Class().method`) with literals */
export function readCall(text: string): FunctionCall | undefined {
  try {
    return { function: parseCall(text.trim()).callee, args: argumentsOf(text) };
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

/** What is between the last parentheses of a call: `3` for `Class(1).method(3)`. */
export function argumentsOf(call: string): string {
  let depth = 0;
  let start = 0;
  let end = call.length;
  for (const { 0: token, index } of call.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[([{]|[)\]}]/gs)) {
    if ('([{'.includes(token)) {
      if (depth === 0) start = index + 1;
      depth += 1;
    } else if (')]}'.includes(token)) {
      depth -= 1;
      if (depth === 0) end = index;
    }
  }
  return call.slice(start, end).trim();
}

export function callOf({ function: name, args }: FunctionCall): string {
  return `${name}(${args})`;
}

/** What is wrong with a text as arguments, in the words of the reader of literals; undefined if nothing is. */
export function problemOfArguments(text: string): string | undefined {
  return syntaxProblem(() => parseArguments(text));
}

/** Those that a call gives: the receiver of a method is made for it. */
export function givenParameters({ name, parameters }: Pick<FunctionItem, 'name' | 'parameters'>): readonly string[] {
  const [first] = parameters;
  const hasReceiver = name.includes('.') && (first === 'self' || first === 'cls');
  return hasReceiver ? parameters.slice(1) : parameters;
}

/** `total(prices, discount)` */
export function signature(item: Pick<FunctionItem, 'name' | 'parameters'>): string {
  return `${item.name}(${givenParameters(item).join(', ')})`;
}

/** The innermost function around a line (from 0). */
export function functionAt<T extends Pick<FunctionItem, 'line' | 'endLine'>>(
  functions: readonly T[],
  line: number,
): T | undefined {
  const around = functions.filter((item) => item.line <= line && line <= item.endLine);
  return around.reduce<T | undefined>((inner, item) => (inner && inner.line > item.line ? inner : item), undefined);
}

/** In one line, and not longer than `most` characters. */
export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
