/** `state_at`: the variables before a line runs for the n-th time, and where each of them comes from. */
import { Provenance } from '../../../debugger/causes/provenance';
import { localsOf, topFrame, type Frame, type State } from '../../../debugger/state/state';
import { statementsOn } from '../../../debugger/survey/answers/hovered-place';
import { lookup } from '../../../debugger/state/name-scopes';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import {
  place,
  PLACE_PROPERTIES,
  RUN_PROPERTIES,
  runAnswer,
  textAt,
  TRUNCATED,
  VALUE,
  valueAnswer,
  type ValueAnswer,
} from '../contract/answers';
import { PROGRAM_PROPERTIES } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { CALL_PROPERTIES, COMMON_PROPERTIES, type CallInput, type Tool } from '../contract/tool';
import { ToolError } from '../contract/tool-error';

interface StateInput extends CallInput {
  readonly line: number;
  readonly occurrence?: number;
  readonly names?: readonly string[];
}

/** As `variablesOf` answers. */
export const VARIABLE = record(
  {
    name: { type: 'string' },
    value: VALUE,
    from: record(
      { kind: { type: 'string' }, ...PLACE_PROPERTIES, text: { type: 'string' } },
      ['file'],
      'The step that gave it its value. kind: assigned, changed, argument, returned, edited, start.',
    ),
  },
  ['from'],
);

export const stateAt: Tool<StateInput> = {
  name: 'state_at',
  title: 'State at a line',
  description:
    'Predicts the variables just before a line runs for the n-th time, and for each of them the step that it comes from. Like a breakpoint, without running anything.',
  input: input(
    {
      ...PROGRAM_PROPERTIES,
      ...CALL_PROPERTIES,
      line: {
        type: 'integer',
        minimum: 1,
        description: 'Line of the program, from 1; the state is the one before it runs.',
      },
      occurrence: { type: 'integer', minimum: 1, default: 1, description: 'Which time the line is reached.' },
      names: { type: 'array', items: { type: 'string' }, description: 'Only these variables; all if not given.' },
      ...COMMON_PROPERTIES,
    },
    ['line'],
  ),
  output: record(
    {
      ...RUN_PROPERTIES,
      ...PLACE_PROPERTIES,
      text: { type: 'string' },
      function: { type: 'string' },
      occurrence: { type: 'integer' },
      variables: { type: 'array', items: VARIABLE },
      stack: {
        type: 'array',
        items: record({ function: { type: 'string' }, ...PLACE_PROPERTIES }, ['file']),
        description: 'The callers, innermost first.',
      },
      confidence: { type: 'number', description: 'Probability that the run comes here in this state.' },
      truncated: TRUNCATED,
    },
    ['assumptions', 'file', 'truncated'],
  ),
  async run(asked, desk) {
    const { line, occurrence = 1 } = asked;
    const program = await desk.program(asked);
    const statements = statementsOn(program.source, line);
    if (statements.length === 0) throw noStatement(program.source.nextExecutableLine(line), line);
    const named = await desk.callOf(program, asked.call, asked.function);
    const run = await desk.begin(program, named ?? (await desk.callAround(program, undefined, line)));
    const arrivals = new Arrivals(run, statements);
    await run.run(desk.signal, (state) => arrivals.pass(state) >= occurrence);
    const index = run.states.length - 1;
    if (arrivals.count < occurrence || !arrivals.isAt(run.state))
      throw notReached(run, line, arrivals.count, occurrence);
    const frame = topFrame(run.state);
    return {
      ...runAnswer(run),
      ...place(run.source, frame.line),
      text: textAt(run.source, frame.line),
      function: frame.function.qualifiedName,
      occurrence,
      confidence: Math.round(1000 * run.confidence) / 1000,
      variables: variablesOf(run, index, frame, asked.names),
      stack: run.state.frames
        .slice(0, -1)
        .reverse()
        .map((caller) => ({ function: caller.function.qualifiedName, ...place(run.source, caller.line) })),
    };
  },
};

/** Counts how often the statements of a line are reached. */
class Arrivals {
  count = 0;

  constructor(
    private readonly run: RollOut,
    private readonly statements: readonly Statement[],
  ) {}

  pass(state: State): number {
    if (this.isAt(state)) this.count += 1;
    return this.count;
  }

  isAt({ frames }: State): boolean {
    const frame = frames.at(-1);
    if (frame?.event !== 'line' || frame.computed.length > 0) return false;
    const statement = this.run.source.statementAt(frame.line, frame.function);
    return this.statements.some(({ line, scope }) => statement?.line === line && statement.scope.line === scope.line);
  }
}

/** The variables of a frame, with the steps that they come from. */
export function variablesOf(run: RollOut, index: number, frame: Frame, names?: readonly string[]): object[] {
  const { recording } = run;
  const state = run.states[index];
  if (!state) return [];
  const provenance = new Provenance(recording);
  const all = names ?? [...localsOf(state, frame)].filter(([, value]) => isData(value)).map(([name]) => name);
  return all.flatMap((name) => {
    const value = lookup(state, frame, name);
    if (!value) return [];
    const cause = provenance.of(name, frame, index);
    const from = cause && {
      // What the call that is asked about was given.
      kind: cause.kind === 'start' && cause.line === frame.function.line ? 'argument' : cause.kind,
      ...place(run.source, cause.line),
      text: textAt(run.source, cause.line),
    };
    return [{ name, value: valueOf(run, frame, name, value, index), ...(from && { from }) }];
  });
}

/** With the confidence of the change that made it. */
function valueOf(run: RollOut, frame: Frame, name: string, value: Value, index: number): ValueAnswer {
  const { visits, entries } = run.recorder;
  const before = new Set(run.states.slice(0, index + 1));
  const made = visits.findLast(
    (visit) =>
      visit.frame === frame.id &&
      visit.after &&
      before.has(visit.after) &&
      visit.changes.some((one) => one.name === name),
  );
  const change = made?.changes.find((one) => one.name === name);
  if (change && made) return valueAnswer({ ...change, value }, made.after?.last.source === 'assumed');
  const entry = entries.find((one) => one.frame === frame.id);
  return valueAnswer({ value, confidence: entry?.trust ?? 1 });
}

/** Functions, classes and modules are no news. */
function isData(value: Value): boolean {
  return value.kind !== 'opaque' || value.type === 'iterator';
}

export function noStatement(next: number | undefined, line: number): ToolError {
  const hint =
    next === undefined
      ? 'Lines are counted from 1, and it is behind the last statement.'
      : `The next line that runs is ${next}.`;
  return new ToolError('no_statement', `There is no statement on line ${line}.`, hint);
}

function notReached(run: RollOut, line: number, count: number, wanted: number): ToolError {
  const { ending, root } = run;
  const lines = [
    ...new Set(run.recorder.visits.filter((visit) => visit.function === root).map((one) => one.statement.line)),
  ];
  const reached = lines
    .sort((a, b) => a - b)
    .slice(-30)
    .join(', ');
  const times = count === 0 ? 'not reached' : `reached only ${count} time${count === 1 ? '' : 's'}, not ${wanted}`;
  const why = ending.kind === 'unfinished' ? ` (${ending.reason})` : '';
  return new ToolError(
    'line_not_reached',
    `In ${run.call ?? 'the module'}, line ${line} is ${times}${why}.`,
    `Reached: ${reached}. Give another call: find_input proposes some that come to a line.`,
  );
}
