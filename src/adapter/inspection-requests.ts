/** Requests about a program that is stopped: its stack, variables and expressions. */
import { InvalidatedEvent } from '@vscode/debugadapter';
import { printValue } from '../python/print';
import type { Context } from './context';
import { evaluate, readNewValue } from './evaluate';
import { checkThread } from './execution-requests';
import type { Handlers } from './handler';
import { describeType, preview } from './presentation';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';
import { scopesOf } from './scopes';
import { stackTrace } from './stack';
import type { Entry, Page } from './variables';

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

  const assign = (frame: number, target: string | undefined, text: string): void => {
    const debuggee = context.stopped();
    debuggee.assign(frame, target, readNewValue(text, debuggee.source));
    // Other names may mean the same object.
    if (context.client.supportsInvalidated) context.send(new InvalidatedEvent(['variables']));
  };

  /** What an expression means in a frame; the innermost one without an identifier. */
  const meaning = (expression: string, id: number | undefined): Entry => {
    const debuggee = context.stopped();
    const frame = id === undefined ? debuggee.frames.at(-1) : debuggee.frame(id);
    const value = evaluate(expression, debuggee.state, frame);
    const confidence = debuggee.confidence(value);
    const place = frame && { frame: frame.id, target: expression };
    return {
      name: expression,
      value,
      expression,
      ...(place && { place }),
      ...(confidence !== undefined && { confidence }),
    };
  };

  return {
    stackTrace(given) {
      const debuggee = context.stopped();
      checkThread(given);
      const page = { startFrame: nonNegative(given, 'startFrame'), levels: nonNegative(given, 'levels') };
      return { body: stackTrace(debuggee, context.client, page) };
    },

    scopes(given) {
      const scopes = scopesOf(context.stopped(), given.number('frameId'));
      const body = scopes.map(({ name, hint, read }) => ({
        name,
        presentationHint: hint,
        variablesReference: variables.add(read),
        expensive: false,
      }));
      return { body: { scopes: body } };
    },

    variables(given) {
      context.stopped();
      return { body: { variables: variables.list(given.number('variablesReference'), readPage(given)) } };
    },

    setVariable(given) {
      context.stopped();
      const reference = given.number('variablesReference');
      const name = given.text('name');
      const { place } = variables.entry(reference, name);
      if (!place) throw new RequestError(`${name} cannot be changed here.`);
      assign(place.frame, place.target, given.text('value'));
      const read = (): Entry => variables.entry(reference, name);
      return { body: shown(read(), read) };
    },

    setExpression(given) {
      const debuggee = context.stopped();
      const expression = given.text('expression').trim();
      const id = given.optionalNumber('frameId');
      const frame = id === undefined ? debuggee.frames.at(-1) : debuggee.frame(id);
      if (!frame) throw new RequestError('There is no frame to change anything in.');
      assign(frame.id, expression, given.text('value'));
      const read = (): Entry => meaning(expression, frame.id);
      return { body: shown(read(), read) };
    },

    evaluate(given) {
      const expression = given.text('expression').trim();
      const id = given.optionalNumber('frameId');
      const entry = meaning(expression, id);
      const purpose = given.optionalText('context');
      if (purpose === 'clipboard') return { body: { result: printValue(entry.value), variablesReference: 0 } };
      const { value: result, ...rest } = shown(
        entry,
        () => meaning(expression, id),
        purpose === 'repl' ? ANSWER_LENGTH : undefined,
      );
      return { body: { result, ...rest } };
    },
  };
}

function readPage(given: RequestArguments): Page {
  const count = nonNegative(given, 'count');
  const filter = given.optionalText('filter');
  return { start: nonNegative(given, 'start'), ...(count > 0 && { count }), ...(filter !== undefined && { filter }) };
}

function nonNegative(given: RequestArguments, name: string): number {
  return Math.max(0, given.optionalNumber(name) ?? 0);
}
