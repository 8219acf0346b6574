/** New values that a user types for a variable. */
import type { Frame } from '../../debugger/state/state';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { childrenOf } from './child-variables';
import type { Debuggee } from '../session/debuggee';
import { RequestError } from '../protocol/request-error';

/**
 * A literal; or else what a name or path refers to (that same object); or else the predicted value of the expression.
 * @throws RequestError if it is none of them, `AbortError` if `signal` is aborted
 */
export async function readAssigned(
  text: string,
  debuggee: Debuggee,
  frame: Frame,
  signal: AbortSignal,
): Promise<Value> {
  const literal = readLiteral(text, debuggee.source);
  if (literal) return literal;
  const { value } = await debuggee.evaluate(text.trim(), frame, false, signal);
  if (value.kind === 'unknown')
    throw new RequestError(`${text.trim()} cannot be evaluated: ${value.reason ?? 'its value is unknown'}.`);
  return value;
}

/** A value that is written down; undefined for what the program has to be asked for. @throws RequestError for marks of objects */
export function readLiteral(text: string, source: SourceFile): Value | undefined {
  try {
    const value = parseValue(text);
    if (makesObject(value, source)) return undefined;
    // A mark identifies an object, and only the machine knows its objects.
    if (hasMark(value)) throw new RequestError('A new value must be a Python expression: @ has no meaning in one.');
    return value;
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

/** `Cart(3)`, of a class of the program, and `[Cart(3)]`. */
function makesObject(value: Value, source: SourceFile): boolean {
  if (value.kind === 'call' && source.findFunction(value.name)) return true;
  const inside = value.kind === 'call' ? value.args : childrenOf(value).map((child) => child.value);
  return inside.some((child) => makesObject(child, source));
}

function hasMark(value: Value): boolean {
  if ('id' in value || (value.kind === 'unknown' && value.reason !== undefined)) return true;
  return [...childrenOf(value), ...(value.kind === 'call' ? value.args.map((item) => ({ value: item })) : [])].some(
    (child) => hasMark(child.value),
  );
}
