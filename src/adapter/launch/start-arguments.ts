/** The attribute `start` of a launch configuration: a place in the middle of a run, as given by a traceback. */
import { resolve } from '../../python/files/files';
import type { RaisedException } from '../../codec/query';
import type { Crash, Place } from '../../debugger/launch/crash-start';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import { shortened } from '../../python/text/shortened';
import { checkedPath, isUri } from '../protocol/client';
import { RequestError } from '../protocol/request-error';
import type { RequestArguments } from '../protocol/request-arguments';

/**
 * @param program the session's own file, as the client names it
 * @throws RequestError that says which attribute is wrong; undefined if there is no `start`
 */
export function readStart(given: RequestArguments, program: string): Crash | undefined {
  const start = given.optionalObject('start');
  if (!start) return undefined;
  if (given.optionalText('function')?.trim())
    throw new RequestError('launch: "start" begins in the middle of a run: put "function" inside it.');
  const stack = (start.objects('stack') ?? []).map((frame, index) =>
    readPlace(frame, `"start.stack"[${index}]`, program),
  );
  const line = start.optionalNumber('line');
  const last = stack.at(-1);
  if (line === undefined && !last)
    throw new RequestError('launch: "start" needs a "line", or a "stack" whose last frame has one.');
  const exception = readException(start.optionalText('exception')?.trim() ?? '');
  const top = line === undefined ? undefined : readPlace(start, '"start"', program);
  const frames = top ? [...(last && isSame(last, top) ? stack.slice(0, -1) : stack), merged(last, top)] : stack;
  const isReplayed = start.optionalFlag('replay') ?? true;
  return { stack: frames, isReplayed, ...(exception && { exception }) };
}

function readPlace(given: RequestArguments, where: string, program: string): Place {
  const line = given.number('line');
  if (line < 1) throw new RequestError(`launch: "line" of ${where} must be at least 1.`);
  const name = given.optionalText('function')?.trim() ?? '';
  const file = given.optionalText('file')?.trim() ?? '';
  if (!isUri(file)) checkedPath(file);
  const isOther = file !== '' && resolve(file) !== program && file !== program;
  const locals = new Map(
    [...given.namedTexts('locals')].map(([key, text]) => [key, readValue(text, key, where)] as const),
  );
  const expression = given.optionalText('expression');
  return {
    line,
    ...(isOther && { file: resolve(file) }),
    ...(name !== '' && { function: name }),
    ...(expression !== undefined && { expression }),
    locals,
  };
}

/** The stack may end with the frame that `start` itself describes. */
function isSame(last: Place, top: Place): boolean {
  return (
    last.line === top.line &&
    last.file === top.file &&
    (top.function === undefined || last.function === undefined || last.function === top.function)
  );
}

function merged(last: Place | undefined, top: Place): Place {
  if (!last || !isSame(last, top)) return top;
  return { ...last, ...top, locals: new Map([...(last.locals ?? []), ...(top.locals ?? [])]) };
}

function readValue(text: string, name: string, where: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new RequestError(
      `launch: ${name} in "locals" of ${where} must be a Python literal, not ${JSON.stringify(shortened(text))}: ${error.message}.`,
    );
  }
}

/** `IndexError: list index out of range`, as the last line of a traceback; a module prefix is dropped. */
function readException(text: string): RaisedException | undefined {
  if (text === '') return undefined;
  const [, type, message] = /^(?:\w+\.)*(\w+)\s*(?::\s*(.*))?$/s.exec(text) ?? [];
  if (type === undefined)
    throw new RequestError(
      `launch: "exception" of "start" must be as in a traceback, such as "IndexError: list index out of range", not ${JSON.stringify(shortened(text))}.`,
    );
  return { type, ...(message !== undefined && { message }) };
}
