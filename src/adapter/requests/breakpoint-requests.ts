/** Requests about breakpoints, and about the exception that the program stopped at. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { exceptionReport } from '../presentation/exception-report';
import { hitProblem, type RequestedBreakpoint, type ResolvedBreakpoint, type Terms } from '../session/breakpoint-store';
import type { Context } from '../session/context';
import { chooseExceptions, typeProblem, type ChosenException } from '../session/exception-settings';
import type { Handlers } from './handler';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';

export function breakpointRequests(context: Context): Handlers {
  const answer = (breakpoints: readonly ResolvedBreakpoint[]) => {
    context.applyBreakpoints();
    return { body: { breakpoints: breakpoints.map((breakpoint) => forClient(context, breakpoint)) } };
  };

  /** A client sends all breakpoints of a file whenever one of them changes: what is wrong is said once. */
  const said = new Map<string, ReadonlySet<string>>();
  const say = (where: string, problems: readonly string[]): void => {
    const now = new Set(problems);
    for (const problem of now) if (!said.get(where)?.has(problem)) context.output(`${problem}\n`, 'console');
    said.set(where, now);
  };
  /** VS Code greys the breakpoint, and shows the message under a resting mouse alone. */
  const tell = (where: string, terms: readonly Terms[]): void => {
    const problems = terms.flatMap((one) => hitProblem(one) ?? []);
    say(
      where,
      problems.map((problem) => `A breakpoint that stops nowhere: ${problem}`),
    );
  };

  return {
    setBreakpoints(given) {
      const path = context.client.fromPath(given.object('source').optionalText('path') ?? '');
      const lines = given.value('lines') ?? [];
      const requested: readonly RequestedBreakpoint[] =
        given.objects('breakpoints')?.map((breakpoint) => ({
          line: context.client.fromLine(breakpoint.number('line')),
          ...readTerms(breakpoint),
        })) ?? fromLines(context, lines);
      tell(path, requested);
      return answer(context.breakpoints.set(path, requested));
    },

    setFunctionBreakpoints(given) {
      const requested = given.objects('breakpoints') ?? [];
      const named = requested.map((breakpoint) => ({ name: breakpoint.text('name'), ...readTerms(breakpoint) }));
      tell('functions', named);
      return answer(context.breakpoints.setFunctions(named));
    },

    dataBreakpointInfo(given) {
      const debuggee = context.stopped();
      const reference = given.optionalNumber('variablesReference');
      const name = given.text('name');
      const place = reference === undefined ? undefined : context.variables.entry(reference, name).place;
      if (reference !== undefined && place?.target === undefined)
        return { body: { dataId: null, description: `Changes of ${name} cannot be watched.` } };
      const frame = debuggee.frame(place?.frame ?? given.optionalNumber('frameId'));
      const watch = debuggee.watch(place?.target ?? name, frame);
      const dataId = context.breakpoints.offer(watch);
      return { body: { dataId, description: watch.description, accessTypes: ['write'], canPersist: false } };
    },

    setDataBreakpoints(given) {
      const requested = given.objects('breakpoints') ?? [];
      const placed = requested.map((breakpoint) => ({ dataId: breakpoint.text('dataId'), ...readTerms(breakpoint) }));
      tell('data', placed);
      return answer(context.breakpoints.setData(placed));
    },

    setExceptionBreakpoints(given) {
      const options = given.objects('filterOptions') ?? [];
      const chosen: ChosenException[] = [];
      const choose = (filter: string, types?: string): DebugProtocol.Breakpoint => {
        const choice = chooseExceptions(filter, types);
        const problem = typeof choice === 'string' ? choice : typeProblem(types, context.debuggee?.source);
        if (typeof choice !== 'string') chosen.push(choice);
        return problem === undefined ? { verified: true } : { verified: false, message: problem };
      };
      const breakpoints = [
        ...given.texts('filters').map((filter) => choose(filter)),
        ...options.map((option) => choose(option.text('filterId'), option.optionalText('condition'))),
      ];
      // VS Code greys the row, and shows the message nowhere.
      say(
        'exceptions',
        breakpoints.flatMap(({ message }) => message ?? []),
      );
      context.exceptions = chosen;
      context.applyBreakpoints();
      return { body: { breakpoints } };
    },

    breakpointLocations(given) {
      const path = context.client.fromPath(given.object('source').optionalText('path') ?? '');
      const first = context.client.fromLine(given.number('line'));
      const last = context.client.fromLine(given.optionalNumber('endLine') ?? given.number('line'));
      const lines = context.breakpoints.locations(path, first, last);
      return { body: { breakpoints: lines.map((line) => ({ line: context.client.line(line) })) } };
    },

    exceptionInfo(given) {
      const debuggee = context.stopped();
      given.number('threadId');
      const exception = debuggee.state.frames.at(-1)?.exception;
      if (context.lastStop?.kind !== 'exception' || !exception)
        throw new RequestError('The program is not stopped at an exception.');
      const { source } = debuggee;
      const isWanted = context.exceptions.some(({ when, fits }) => when === 'caught' && fits(source, exception.type));
      return { body: exceptionReport(debuggee, exception, isWanted, (path) => context.source(path).name ?? path) };
    },
  };
}

export function forClient(context: Context, breakpoint: ResolvedBreakpoint): DebugProtocol.Breakpoint {
  const { line } = breakpoint;
  return line === undefined ? breakpoint : { ...breakpoint, line: context.client.line(line) };
}

function readTerms(given: RequestArguments): Terms {
  const texts = (['condition', 'hitCondition', 'logMessage'] as const).map(
    (name) => [name, given.optionalText(name)?.trim() ?? ''] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The older form of the request. */
function fromLines(context: Context, lines: unknown): { line: number }[] {
  const isNumbers = Array.isArray(lines) && lines.every((line) => typeof line === 'number');
  if (!isNumbers) throw new RequestError('setBreakpoints: "lines" must be a list of numbers.');
  return lines.map((line) => ({ line: context.client.fromLine(line) }));
}
