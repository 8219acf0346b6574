/** Requests about a program that is stopped: its stack, variables and expressions. */
import { InvalidatedEvent } from '@vscode/debugadapter';
import type { Context } from './context';
import type { Debuggee } from './debuggee';
import { evaluate, readNewValue } from './evaluate';
import { checkThread } from './execution-requests';
import type { Handlers } from './handler';
import { describeType, preview } from './presentation';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import { scopesOf } from './scopes';
import { frameById, stackTrace } from './stack';
import type { Entry, Page } from './variables';
import { printValue } from '../python/print';

/** Characters of a value that is asked for by itself. */
const ANSWER_LENGTH = 100_000;

export function inspectionRequests(context: Context): Handlers {
  const { variables } = context;

  /** What the client shows of a value that it has asked for; `read` finds it again. */
  const shown = (entry: Entry, read: () => Entry | undefined, length?: number) => ({
    value: preview(entry.value, length),
    ...(context.client.supportsTypes && { type: describeType(entry.value, entry.confidence) }),
    ...variables.reference(entry.value, read),
  });

  return {
    stackTrace(given) {
      const { session, path } = context.stopped();
      checkThread(given);
      const page = { startFrame: nonNegative(given, 'startFrame'), levels: nonNegative(given, 'levels') };
      return { body: stackTrace(session.state, path, context.client, page) };
    },

    scopes(given) {
      const { session } = context.stopped();
      const scopes = scopesOf(session, given.number('frameId'));
      const body = scopes.map(({ name, hint, read }) => ({ name, presentationHint: hint, variablesReference: variables.add(read), expensive: false }));
      return { body: { scopes: body } };
    },

    variables(given) {
      context.stopped();
      return { body: { variables: variables.list(given.number('variablesReference'), readPage(given)) } };
    },

    setVariable(given) {
      const debuggee = context.stopped();
      const reference = given.number('variablesReference');
      const name = given.text('name');
      replace(debuggee, variables.entry(reference, name), given.text('value'));
      // Other names may mean the same object.
      if (context.client.supportsInvalidated) context.send(new InvalidatedEvent(['variables']));
      const read = (): Entry => variables.entry(reference, name);
      return { body: shown(read(), read) };
    },

    evaluate(given) {
      const { session } = context.stopped();
      const expression = given.text('expression');
      const id = given.optionalNumber('frameId');
      const frame = id === undefined ? session.state.frames.at(-1) : frameById(session.state, id);
      const value = evaluate(expression, session.state, frame);
      const purpose = given.optionalText('context');
      if (purpose === 'clipboard') return { body: { result: printValue(value), variablesReference: 0 } };
      const entry: Entry = { name: expression, value, expression };
      const { value: result, ...rest } = shown(entry, () => entry, purpose === 'repl' ? ANSWER_LENGTH : undefined);
      return { body: { result, ...rest } };
    },
  };
}

/** @throws RequestError if the variable cannot be replaced, or the text is no value */
function replace({ session }: Debuggee, { name, place }: Entry, text: string): void {
  if (!place) throw new RequestError(`${name} cannot be changed here: it is no variable, or an item that cannot be replaced.`);
  const value = readNewValue(text, session.source);
  try {
    session.setVariable(place.frame, place.name, place.path, value);
  } catch (error) {
    throw new RequestError(error instanceof Error ? error.message : String(error));
  }
}

function readPage(given: RequestArguments): Page {
  const count = nonNegative(given, 'count');
  const filter = given.optionalText('filter');
  return { start: nonNegative(given, 'start'), ...(count > 0 && { count }), ...(filter !== undefined && { filter }) };
}

function nonNegative(given: RequestArguments, name: string): number {
  return Math.max(0, given.optionalNumber(name) ?? 0);
}
