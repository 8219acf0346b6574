/** What the editor shows of an exception that the program is stopped at. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { lineText } from '../../debugger/causes/line-text';
import { lookup } from '../../debugger/state/name-scopes';
import { topFrame, type State } from '../../debugger/state/state';
import { nameInFile } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isUri } from '../protocol/client';
import type { Debuggee } from '../session/debuggee';
import { preview } from './value-presentation';

/** Characters of a value that an assertion was about. */
const LENGTH = 200;

/**
 * The body of an `exceptionInfo` response.
 * @param isWanted the user wants to stop at such exceptions although they are handled
 * @param nameOf what the stack calls a document
 */
export function exceptionReport(
  debuggee: Debuggee,
  { type, message }: { readonly type: string; readonly message?: string | undefined },
  isWanted: boolean,
  nameOf: (path: string) => string,
): DebugProtocol.ExceptionInfoResponse['body'] {
  const { source, state, frames } = debuggee;
  const who = state.last.source === 'given' ? 'As given' : 'Predicted';
  const stackTrace = frames.flatMap((frame) => {
    const { path, line } = debuggee.place(frame.line);
    // The address of a cell or an unsaved document tells a person nothing.
    const file = isUri(path) ? nameOf(path) : path;
    return [`  File "${file}", line ${line}, in ${nameInFile(frame.function)}`, `    ${lineText(source, frame.line)}`];
  });
  const compared = type === 'AssertionError' ? assertedValues(source, state) : [];
  const description = [message === '' ? undefined : (message ?? 'The message is unknown.'), ...compared];
  return {
    exceptionId: type,
    breakMode: isWanted ? 'always' : 'unhandled',
    description: description.filter((line) => line !== undefined).join('\n'),
    details: {
      typeName: type,
      fullTypeName: type,
      stackTrace: [`${who}, most recent call last:`, ...stackTrace].join('\n'),
      ...(message !== undefined && { message }),
    },
  };
}

/** The assertion that failed, and what its names and calls stand for: `assert total(cart) == 3`, `total(cart) = 2`. */
function assertedValues(source: SourceFile, state: State): string[] {
  const frame = topFrame(state);
  const statement = source.statementAt(frame.line, frame.function);
  if (statement?.kind !== 'assert') return [];
  const values = new Map<string, Value>();
  for (const { kind, text } of statement.tokens) {
    const value = kind === 'name' ? lookup(state, frame, text) : undefined;
    if (value && value.kind !== 'opaque') values.set(text, value);
  }
  // What the assertion comes to is no news, and an iterator says nothing.
  for (const { expression, value } of state.last.values)
    if (value.kind !== 'bool' && value.kind !== 'opaque') values.set(expression, value);
  const shown = [...values].map(([text, value]) => `${text} = ${preview(value, LENGTH)}`);
  return [lineText(source, frame.line), ...shown];
}
