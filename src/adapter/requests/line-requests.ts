/** Custom requests about lines: the values of their names when they ran. */
import {
  executionsOf,
  latestExecutions,
  type Execution,
  type NamedValue,
  type Recorded,
} from '../../debugger/session/history/line-executions';
import { contains, isSameRange } from '../../python/text/ranges';
import type { Frame } from '../../debugger/state/state';
import type { Context } from '../session/context';
import type { Debuggee } from '../session/debuggee';
import type { Handlers } from './handler';
import { preview, shownConfidence } from '../presentation/value-presentation';
import type { RequestArguments } from '../protocol/request-arguments';
import { RequestError } from '../protocol/request-error';

/** Maximum characters of a value beside a line. */
const VALUE_LENGTH = 60;
/** Most executions in one answer; the latest are kept. */
const MOST_EXECUTIONS = 1000;

/** A value beside the line that it belongs to. Lines and columns are counted as the client counts them. */
export interface InlineValue {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly name: string;
  readonly value: string;
  /** Probability that the value is right, if the model predicted it. */
  readonly confidence?: number;
  /** What raised reads that name: it matters most. */
  readonly isInRaising?: true;
}

/** The answer to `inlineValues`. */
export interface InlineValues {
  readonly values: readonly InlineValue[];
  /** Loop headers and lines in loops: how often each ran in this call. */
  readonly counts: readonly { readonly line: number; readonly count: number }[];
}

/** One execution of a line. */
export interface LineExecution {
  /** Number of the step, to travel to it. */
  readonly step: number;
  readonly values: readonly { readonly name: string; readonly value: string; readonly confidence?: number }[];
}

/** The answer to `executions`. */
export interface LineExecutions {
  /** First line of the statement. */
  readonly line: number;
  readonly function: string;
  readonly executions: readonly LineExecution[];
  /** How many there are; `executions` has the latest of them. */
  readonly total: number;
  /** Number of the current step. */
  readonly current: number;
}

export function lineRequests(context: Context): Handlers {
  const lineFor = (line: number): number => context.line(line);
  const columnFor = (column: number): number => context.client.column(column + 1);

  return {
    /** For each line that a call has run (of the frame `frameId`): names and values, as its latest execution left them. */
    inlineValues(given) {
      const debuggee = context.stopped();
      const frame = debuggee.frame(given.optionalNumber('frameId'));
      const executions = latestExecutions(debuggee.source, recordedOf(debuggee), frame.id);
      const raising = raisingNames(debuggee, frame);
      const values = executions.flatMap((execution) =>
        execution.values
          .filter((named) => isTelling(named, execution))
          .map((named): InlineValue => {
            const { range } = named;
            const place = {
              line: lineFor(range.line),
              column: columnFor(range.column),
              endColumn: columnFor(range.endColumn),
            };
            const isInRaising = execution.line === frame.line && raising.has(rootOf(named.name));
            return { ...place, ...described(debuggee, named), ...(isInRaising && { isInRaising }) };
          }),
      );
      const counts = executions
        .filter(({ count }) => count > 1)
        .map(({ line, count }) => ({ line: lineFor(line), count }));
      const body: InlineValues = { values, counts };
      return { body };
    },

    /** Every recorded time that a `line` ran, with the values it left. */
    executions(given) {
      const debuggee = context.stopped();
      const statement = debuggee.source.statementAt(lineOf(context, given));
      if (!statement) throw new RequestError('There is no statement on that line.');
      const { line, scope } = statement;
      const all = executionsOf(debuggee.source, recordedOf(debuggee), line, scope);
      const body: LineExecutions = {
        line: lineFor(line),
        function: scope.qualifiedName,
        executions: all.slice(-MOST_EXECUTIONS).map((execution) => listed(debuggee, execution)),
        total: all.length,
        current: debuggee.history.steps.current,
      };
      return { body };
    },
  };
}

/** The `line` of a request, in the file of its `path` (the program's own without one). */
function lineOf(context: Context, given: RequestArguments): number {
  const path = given.optionalText('path');
  return context.programLine(given.number('line'), path === undefined ? undefined : context.client.fromPath(path));
}

/** Names in what a line that raises could not compute: of its expressions in the order of evaluation, the first without a value. */
function raisingNames({ state, source }: Debuggee, frame: Frame): ReadonlySet<string> {
  if (frame.event !== 'exception' || frame.id !== state.frames.at(-1)?.id) return new Set();
  const statement = source.statementAt(frame.line, frame.function);
  const computed = [...state.last.values, ...frame.computed];
  const raising = statement?.subExpressions.find(({ range }) => !computed.some((one) => isSameRange(one.range, range)));
  const tokens = statement?.tokens.filter(
    ({ kind, range }) => kind === 'name' && raising && contains(raising.range, range),
  );
  return new Set(tokens?.map(({ text }) => text));
}

/** `self` of `self.balance`. */
function rootOf(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name;
}

function recordedOf(debuggee: Debuggee): Recorded {
  const { history } = debuggee;
  return { ...history.steps, at: (index) => history.state(index), asReached: (index) => history.asReached(index) };
}

function listed(debuggee: Debuggee, { index, values }: Execution): LineExecution {
  return { step: index, values: values.map((named) => described(debuggee, named)) };
}

/**
 * What a line changed, or what decided where it goes on; of a line that comes next, what it reads. Modules, functions and classes are
 * what their names say, and constants of the module are where they are written.
 */
function isTelling({ value, isChanged, isLocal }: NamedValue, { decides, hasRun }: Execution): boolean {
  if (value.kind === 'opaque' || (value.kind === 'unknown' && value.path !== undefined)) return false;
  return isChanged || (isLocal && (decides || !hasRun));
}

function described(debuggee: Debuggee, { name, value }: NamedValue) {
  const confidence = shownConfidence(value, debuggee.origins.confidence(value));
  return { name, value: preview(value, VALUE_LENGTH), ...(confidence !== undefined && { confidence }) };
}
