/** Requests about where the program is to stop, and what exception it stopped at. */
import type { RequestedBreakpoint } from './breakpoints';
import type { Context } from './context';
import type { Handlers } from './handler';
import type { RequestArguments } from './request-arguments';
import { RequestError } from './request-error';

export type ExceptionFilter = 'caught' | 'uncaught';

export function breakpointRequests(context: Context): Handlers {
  return {
    setBreakpoints(given) {
      const path = context.client.fromPath(given.object('source').optionalText('path') ?? '');
      const lines = given.value('lines') ?? [];
      const requested =
        given.objects('breakpoints')?.map((breakpoint) => readBreakpoint(context, breakpoint)) ??
        fromLines(context, lines);
      const breakpoints = context.breakpoints.set(path, requested);
      context.applyBreakpoints();
      return {
        body: {
          breakpoints: breakpoints.map((breakpoint) => ({ ...breakpoint, line: context.client.line(breakpoint.line) })),
        },
      };
    },

    setExceptionBreakpoints(given) {
      const filters = given.texts('filters');
      const unknown = filters.find((filter) => !isFilter(filter));
      if (unknown !== undefined) throw new RequestError(`There is no exception filter "${unknown}".`);
      context.exceptionFilters = filters.filter(isFilter);
      context.applyBreakpoints();
      return { body: { breakpoints: filters.map(() => ({ verified: true })) } };
    },

    breakpointLocations(given) {
      const path = context.client.fromPath(given.object('source').optionalText('path') ?? '');
      const first = context.client.fromLine(given.number('line'));
      const last = context.client.fromLine(given.optionalNumber('endLine') ?? given.number('line'));
      const lines = context.breakpoints.locations(path, first, last);
      return { body: { breakpoints: lines.map((line) => ({ line: context.client.line(line) })) } };
    },

    exceptionInfo() {
      const { state, frames } = context.stopped();
      const exception = state.frames.at(-1)?.exception;
      if (context.lastStop?.kind !== 'exception' || !exception)
        throw new RequestError('The program is not stopped at an exception.');
      const { type, message } = exception;
      const breakMode = context.exceptionFilters.includes('caught') ? 'always' : 'unhandled';
      const stackTrace = frames.toReversed().map((frame) => `line ${frame.line}, in ${frame.function.qualifiedName}`);
      return {
        body: {
          exceptionId: type,
          breakMode,
          ...(message !== undefined && { description: message }),
          details: { typeName: type, stackTrace: stackTrace.join('\n'), ...(message !== undefined && { message }) },
        },
      };
    },
  };
}

function readBreakpoint(context: Context, given: RequestArguments): RequestedBreakpoint {
  const line = context.client.fromLine(given.number('line'));
  const extra = ['condition', 'hitCondition', 'logMessage'].some((name) => (given.optionalText(name) ?? '') !== '');
  return { line, ...(extra && { unsupported: 'Conditions and log messages are not supported.' }) };
}

/** The older form of the request. */
function fromLines(context: Context, lines: unknown): RequestedBreakpoint[] {
  const isNumbers = Array.isArray(lines) && lines.every((line) => typeof line === 'number');
  if (!isNumbers) throw new RequestError('setBreakpoints: "lines" must be a list of numbers.');
  return lines.map((line) => ({ line: context.client.fromLine(line) }));
}

function isFilter(text: string): text is ExceptionFilter {
  return text === 'caught' || text === 'uncaught';
}
