/** Evaluation without execution: names, attributes, items, literals, and values that the last step has predicted. */
import { evaluateDisplay, evaluatePath } from '../debugger/path';
import { lookup } from '../debugger/scopes';
import type { Frame, State } from '../debugger/state';
import { parseValue, ValueSyntaxError } from '../python/literal';
import type { SourceFile } from '../python/syntax';
import type { Value } from '../python/value';
import { childrenOf } from './children';
import { RequestError } from './request-error';

/**
 * The value of an expression in a frame.
 * @throws RequestError if only running the program would tell
 */
export function evaluate(text: string, state: State, frame: Frame | undefined): Value {
  const read = (expression: string): Value | undefined => {
    if (/^(?:True|False|None|Ellipsis)$/.test(expression.trim())) return undefined;
    return evaluatePath(expression, (name) => (frame ? lookup(state, frame, name) : state.globals.get(name)));
  };
  const trimmed = text.trim();
  if (trimmed === '') throw new RequestError('There is nothing to evaluate.');
  const value =
    read(trimmed) ?? (isCall(trimmed) ? undefined : evaluateDisplay(trimmed, read)) ?? computed(trimmed, state, frame);
  if (value) return value;
  throw new RequestError(explain(trimmed));
}

/**
 * A value that somebody types in for a variable.
 * @throws RequestError unless it is a literal
 */
export function readNewValue(text: string, source: SourceFile): Value {
  try {
    const value = parseValue(text);
    if (value.kind === 'call' && source.findFunction(value.name))
      throw new RequestError(`${value.name}(…) is a call, and nothing is run: type a literal.`);
    // A mark says which object it is, and only the machine knows its objects.
    if (hasMark(value)) throw new RequestError('A new value must be a Python literal: @ has no meaning in one.');
    return value;
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new RequestError(`A new value must be a Python literal, not ${JSON.stringify(text)}: ${error.message}.`);
  }
}

function hasMark(value: Value): boolean {
  if ('id' in value || (value.kind === 'unknown' && value.reason !== undefined)) return true;
  return [...childrenOf(value), ...(value.kind === 'call' ? value.args.map((item) => ({ value: item })) : [])].some(
    (child) => hasMark(child.value),
  );
}

/** A sub-expression that the frame has just computed, or has computed before the call that it waits for. */
function computed(text: string, state: State, frame: Frame | undefined): Value | undefined {
  if (!frame) return undefined;
  const last = state.last.from?.frame === frame.id ? state.last.values : [];
  const known = [...last, ...(frame.waiting?.computed ?? []), ...frame.computed];
  const wanted = text.replaceAll(/\s+/g, '');
  return known.findLast(({ expression }) => expression.replaceAll(/\s+/g, '') === wanted)?.value;
}

function isCall(text: string): boolean {
  return /^[\p{ID_Start}_][\p{ID_Continue}.]*\s*\(/u.test(text);
}

function explain(text: string): string {
  const name = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.exec(text);
  if (name) return `${text} has no value here.`;
  if (isCall(text)) return 'Calls are not evaluated: nothing is run.';
  return 'Only names, attributes, items and literals can be evaluated: nothing is run.';
}
