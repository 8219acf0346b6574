/** Requests about a program that is stopped: its stack and variables. */
import type { Context } from '../session/context';
import { readAssigned } from '../presentation/assignment';
import { checkThread } from './execution-requests';
import type { Handlers } from './handler';
import {
  describeType,
  marked,
  preview,
  unmarked,
  type Format,
  shownConfidence,
} from '../presentation/value-presentation';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';
import { scopesOf } from '../presentation/scopes';
import { readStackFormat, stackTrace } from '../presentation/stack';
import type { Entry, Page } from '../presentation/variables';

export function inspectionRequests(context: Context): Handlers {
  const { variables } = context;

  const assign = async (
    frame: number,
    target: string | undefined,
    text: string,
    signal: AbortSignal,
  ): Promise<void> => {
    const debuggee = context.stopped();
    const stop = context.whileStopped(signal);
    const value = await readAssigned(unmarked(text), debuggee, debuggee.frame(frame), stop);
    // The program may have continued while the value was evaluated.
    stop.throwIfAborted();
    debuggee.assign(frame, target, value);
    // Other names may refer to the same object.
    context.invalidate('variables');
  };

  return {
    stackTrace(given) {
      const debuggee = context.stopped();
      checkThread(given);
      const page = { startFrame: nonNegative(given, 'startFrame'), levels: nonNegative(given, 'levels') };
      const body = stackTrace(debuggee, context, page, readStackFormat(given));
      for (const { id } of body.stackFrames) context.shownFrames.add(id);
      return { body };
    },

    scopes(given) {
      const debuggee = context.stopped();
      const frame = given.number('frameId');
      // Asked a moment too late, behind a step: what it shows is about to be replaced, and nothing went wrong.
      const isPast = context.shownFrames.has(frame) && !debuggee.frames.some(({ id }) => id === frame);
      const scopes = isPast ? [] : scopesOf(debuggee, frame);
      const body = scopes.map(({ name, hint, read }) => ({
        name,
        presentationHint: hint,
        variablesReference: variables.add(read),
        expensive: false,
      }));
      return { body: { scopes: body } };
    },

    async variables(given, signal) {
      context.stopped();
      const reference = given.number('variablesReference');
      const listed = await variables.list(reference, readPage(given), context.whileStopped(signal));
      return { body: { variables: listed } };
    },

    async setVariable(given, signal) {
      context.stopped();
      const reference = given.number('variablesReference');
      const name = given.text('name');
      const { place } = variables.entry(reference, name);
      if (!place) throw new RequestError(`${name} cannot be changed here.`);
      await assign(place.frame, place.target, given.text('value'), signal);
      const read = (): Entry => variables.entry(reference, name);
      return { body: shown(context, read(), read, readFormat(given)) };
    },

    async setExpression(given, signal) {
      const debuggee = context.stopped();
      const expression = given.text('expression').trim();
      const { id } = debuggee.frame(given.optionalNumber('frameId'));
      await assign(id, expression, given.text('value'), signal);
      const entry = await meaning(context, expression, id, signal);
      return { body: shown(context, entry, () => entry, readFormat(given)) };
    },
  };
}

/** The place that an expression denotes in a frame. */
export async function meaning(
  context: Context,
  expression: string,
  id: number | undefined,
  signal: AbortSignal,
  isHover = false,
): Promise<Entry> {
  const debuggee = context.stopped();
  const frame = debuggee.frame(id);
  const { value, confidence } = await debuggee.evaluate(expression, frame, isHover, context.whileStopped(signal));
  const place = { frame: frame.id, target: expression };
  const isInferred = debuggee.origins.isInferred(value);
  const predicted = debuggee.origins.disagreement(value);
  return {
    name: expression,
    value,
    expression,
    place,
    isInferred,
    ...((confidence < 1 || isInferred) && { confidence }),
    ...(predicted && { predicted }),
  };
}

/** What the client shows of a value that it asked for; `read` looks it up again. */
export function shown(
  { client, variables, threshold }: Context,
  entry: Entry,
  read: () => Entry | undefined,
  format: Format,
  length?: number,
): { value: string; variablesReference: number } {
  return {
    value: marked(
      preview(entry.value, length, format),
      shownConfidence(entry.value, entry.confidence),
      threshold,
      entry.isInferred,
    ),
    ...(client.supportsTypes && {
      type: describeType(entry.value, entry.confidence, entry.isInferred, entry.predicted),
    }),
    ...variables.reference(entry, read),
  };
}

export function readFormat(given: RequestArguments): Format {
  return given.optionalObject('format')?.optionalFlag('hex') === true ? { hex: true } : {};
}

function readPage(given: RequestArguments): Page {
  const count = nonNegative(given, 'count');
  const filter = given.optionalText('filter');
  return {
    start: nonNegative(given, 'start'),
    ...(count > 0 && { count }),
    ...(filter !== undefined && { filter }),
    ...readFormat(given),
  };
}

export function nonNegative(given: RequestArguments, name: string): number {
  return Math.max(0, given.optionalNumber(name) ?? 0);
}
