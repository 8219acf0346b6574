/** `explain_traceback`: the frames of a traceback with their predicted values, and what likely caused the exception. */
import { Budget } from '../../../codec/budget';
import { PriorStates } from '../../../debugger/backward/prior-states';
import { withRounds } from '../../../debugger/backward/loop-rounds';
import { crashedLoaded, type Crash } from '../../../debugger/launch/crash-start';
import { LaunchError } from '../../../debugger/launch/launch';
import { Machine } from '../../../debugger/machine/machine';
import { CallBudgetPredictor } from '../../../debugger/predict/call-budget-predictor';
import { reasonFor } from '../../../debugger/causes/suspects/reasons';
import { originOf } from '../../../debugger/causes/suspects/symptom-roots';
import { localsOf, topFrame, type State } from '../../../debugger/state/state';
import { PredictionError } from '../../../codec/query';
import { placeFrames, type FoundFile, type Placing } from '../../../python/traceback/frame-places';
import { readTraceback } from '../../../python/traceback/read-traceback';
import type { Traceback } from '../../../python/traceback/traceback';
import { parseCall, parseValue, syntaxProblem } from '../../../python/values/literal';
import { shortened } from '../../../python/text/shortened';
import type { FunctionInfo } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { place, PLACE_PROPERTIES, rounded, textAt, TRUNCATED, VALUE, valueAnswer } from '../answers';
import { candidateCalls } from '../inputs/candidate-calls';
import { calledIn, type RollOut } from '../roll-out';
import { type Program, PROGRAM_PROPERTIES, type ProgramInput } from '../program';
import { input, record } from '../schema';
import { COMMON_PROPERTIES, type Desk, type Tool } from '../tool';
import { ToolError } from '../tool-error';
import { investigated } from '../investigation';
import { variablesOf } from './state-at';

interface TracebackInput extends ProgramInput {
  readonly traceback: string;
  readonly call?: string;
}

/** Calls that are tried to bring the exception about, and the part of the budget that each may take. */
const MOST_CALLS = 4;
const TRYING = 0.3;
const MOST_CAUSES = 3;

const FRAME = record(
  {
    ...PLACE_PROPERTIES,
    function: { type: 'string' },
    text: { type: 'string' },
    variables: {
      type: 'array',
      items: record(
        {
          name: { type: 'string' },
          value: VALUE,
          from: record({ kind: { type: 'string' }, ...PLACE_PROPERTIES, text: { type: 'string' } }, ['file']),
        },
        ['from'],
      ),
    },
  },
  ['file'],
);

export const explainTraceback: Tool<TracebackInput> = {
  name: 'explain_traceback',
  title: 'Explain a traceback',
  description:
    'Reads a Python traceback (CPython, pytest, IPython) and predicts the variables of its frames and what likely caused the exception. If an example call ("call", or one in the program) is predicted to raise it, the values are those of that run; else they are inferred backwards from the exception.',
  input: input(
    {
      traceback: { type: 'string', description: 'As it was printed.' },
      ...PROGRAM_PROPERTIES,
      call: { type: 'string', description: 'The call that raised it, if it is known.' },
      ...COMMON_PROPERTIES,
    },
    ['traceback'],
  ),
  output: record(
    {
      exception: { type: 'string' },
      basis: {
        type: 'string',
        enum: ['predicted_run', 'inferred'],
        description: 'predicted_run: "call" is predicted to raise the same. inferred: only the traceback is known.',
      },
      call: { type: 'string' },
      frames: { type: 'array', items: FRAME, description: 'Outermost first.' },
      likelyCauses: {
        type: 'array',
        items: record(
          { ...PLACE_PROPERTIES, text: { type: 'string' }, why: { type: 'string' }, change: { type: 'string' } },
          ['file', 'change'],
        ),
      },
      notes: { type: 'array', items: { type: 'string' }, description: 'Frames that are left out, and why.' },
      truncated: TRUNCATED,
    },
    ['call', 'notes', 'truncated'],
  ),
  async run(asked, desk) {
    const traceback = lastTraceback(asked.traceback);
    const placing = placed(traceback, asked, desk);
    const program = await desk.program(programOf(placing, asked));
    const { type = 'Exception', message } = traceback.exception ?? {};
    const context = {
      exception: message === undefined ? type : `${type}: ${shortened(message, 300)}`,
      ...notesOf(placing),
    };
    if (traceback.isSyntaxError) return { ...context, basis: 'inferred', ...syntaxError(program, placing) };
    const run = await reproduced(desk, program, asked.call, placing, type);
    if (run) return { ...context, basis: 'predicted_run', call: run.call ?? '<module>', ...(await ofRun(desk, run)) };
    return { ...context, basis: 'inferred', ...(await inferred(desk, program, placing, traceback)) };
  },
};

function lastTraceback(text: string): Traceback {
  const reading = readTraceback(text);
  if (reading.kind === 'none')
    throw new ToolError('no_traceback', reading.reason, 'Give the whole text that Python printed.');
  return reading.tracebacks.at(-1) ?? reading.tracebacks[0];
}

/** The files of the frames; with "source", the innermost frame's file (or the one of "path") has that text. */
function placed(traceback: Traceback, { path, source }: ProgramInput, desk: Desk): Placing {
  const { programs } = desk.parts;
  const own = path === undefined ? undefined : programs.pathOf(path);
  const last = traceback.frames.at(-1)?.file;
  const find = (file: string): FoundFile | undefined => {
    const found = programs.find(file);
    if (source === undefined)
      return found ?? (own !== undefined && isNamed(own, file) ? programs.find(own) : undefined);
    const isMeant = own === undefined ? file === last : found?.path === own || isNamed(own, file);
    return isMeant ? { path: own ?? file, text: source } : found;
  };
  const result = placeFrames(traceback, find);
  if (!('problem' in result)) return result;
  const { problem } = result;
  if (problem.kind === 'stale')
    throw new ToolError(
      'no_traceback',
      `Line ${problem.frame.line} of ${problem.path} has changed since.`,
      'Give the text as it was then as "source".',
    );
  const files = problem.kind === 'missing' ? problem.files.slice(0, 5).join(', ') : problem.frame.file;
  throw new ToolError(
    'no_traceback',
    `No file of the traceback can be read: ${shortened(files)}.`,
    'Give the text of the innermost one as "source", or start the server with its folder as --root.',
  );
}

function isNamed(path: string, file: string): boolean {
  const last = (text: string): string => text.split(/[\\/]/).at(-1) ?? text;
  return last(path) === last(file);
}

function programOf({ path }: Placing, asked: ProgramInput): ProgramInput {
  if (asked.source === undefined) return { path };
  return { source: asked.source, ...(asked.path !== undefined && { path: asked.path }) };
}

function notesOf({ outer, inner }: Placing): { notes?: string[] } {
  const notes = [
    ...(outer
      ? [`The frames outside ${outer.frame.file}, line ${outer.frame.line} are left out: ${REASONS[outer.reason]}.`]
      : []),
    ...(inner.length > 0
      ? [`${inner.length} inner frames are in files that are not read: ${inner.map(({ file }) => file).join(', ')}.`]
      : []),
  ];
  return notes.length > 0 ? { notes } : {};
}

const REASONS = {
  elsewhere: 'its file is not there',
  stale: 'its line has changed since',
  import: 'it only imported the file',
} as const;

function syntaxError({ source }: Program, { frames }: Placing): object {
  const line = frames.at(-1)?.now ?? 1;
  const assumed = source.assumptions.map((one) => ({
    ...place(source, one.line),
    text: textAt(source, one.line),
    why: `It reads as if: ${one.text}.`,
  }));
  const here = { line, text: textAt(source, line), why: 'Python could not read this line, so nothing has run.' };
  return { frames: [], likelyCauses: [...assumed, here].slice(0, MOST_CAUSES) };
}

/** The run of a call that is predicted to raise the same exception on the same line. */
async function reproduced(
  desk: Desk,
  program: Program,
  given: string | undefined,
  placing: Placing,
  type: string,
): Promise<RollOut | undefined> {
  const last = placing.frames.at(-1);
  for (const call of await callsToTry(desk, program, given, placing)) {
    try {
      const run = await desk.run(program, call, desk.part(TRYING));
      const { ending } = run;
      if (
        ending.kind === 'raised' &&
        ending.exception.type === type &&
        place(run.source, ending.line).line === last?.now
      )
        return run;
    } catch (error) {
      if (!(error instanceof ToolError) || given !== undefined) throw error;
    }
  }
  return undefined;
}

async function callsToTry(
  desk: Desk,
  program: Program,
  given: string | undefined,
  { frames, outer }: Placing,
): Promise<(string | undefined)[]> {
  if (given !== undefined) {
    calledIn(program.source, given);
    return [given];
  }
  const [outermost] = frames;
  if (outermost?.function === '<module>') return [undefined];
  const info = program.source.functions.findLast(
    ({ kind, line, endLine, name }) =>
      kind === 'function' && name === outermost?.function && line <= outermost.now && outermost.now <= endLine,
  );
  if (!info) return [];
  const found = await candidateCalls(desk, program, info, 0);
  const all = [...writtenIn(desk, outer?.frame.text ?? '', info), ...found.map(({ call }) => call)];
  return [...new Set(all)].slice(0, MOST_CALLS);
}

/** The line that is left out may say which call it was. */
function writtenIn({ parts }: Desk, text: string, { name, qualifiedName }: FunctionInfo): string[] {
  const calls = parts.parser.parse(text).statementAt(1)?.calls ?? [];
  return calls
    .filter((site) => site.callee === name && syntaxProblem(() => parseCall(site.text)) === undefined)
    .map((site) => `${qualifiedName}${site.text.slice(site.text.indexOf('('))}`);
}

async function ofRun(desk: Desk, run: RollOut): Promise<object> {
  const index = originOf(run.recording)?.index ?? run.states.length - 1;
  const frames = (run.states[index]?.frames ?? []).map((frame) => ({
    ...place(run.source, frame.line),
    function: frame.function.qualifiedName,
    text: textAt(run.source, frame.line),
    variables: variablesOf(run, index, frame),
  }));
  const { ending } = run;
  if (ending.kind !== 'raised') return { frames, likelyCauses: [] };
  const found = await investigated(run, { kind: 'crash', type: ending.exception.type, line: ending.line }, desk);
  const likelyCauses = found.suspects.slice(0, MOST_CAUSES).map((one) => ({
    ...place(run.source, one.line),
    text: textAt(run.source, one.line),
    why: reasonFor(one),
    ...(one.best && one.best.closeness > 0 && { change: one.best.change }),
  }));
  return { frames, likelyCauses };
}

/** Nothing but the traceback is known: what it says, and what the values must have been. */
async function inferred(desk: Desk, { source }: Program, placing: Placing, { exception }: Traceback): Promise<object> {
  const predictor = desk.parts.predictor;
  const machine = new Machine(
    source,
    new CallBudgetPredictor(predictor, new Budget(desk.budget.left, 'the traceback')),
  );
  const crash: Crash = {
    stack: placing.frames.map((frame) => ({
      line: frame.now,
      ...(frame.path !== placing.path && { file: frame.path }),
      ...(frame.function !== undefined && { function: frame.function }),
      locals: literals(frame.locals),
    })),
    ...(exception && { exception }),
  };
  let state: State;
  try {
    state = await withRounds(machine, await crashedLoaded(machine, crash, desk.signal), desk.signal);
  } catch (error) {
    if (error instanceof LaunchError) throw new ToolError('no_traceback', error.message);
    throw error;
  }
  const [best] = await pastsOf(machine, desk, state);
  const before = best?.states[0];
  const learned = before ? topFrame(before) : undefined;
  const frames = state.frames.map((frame, depth) => ({
    ...place(source, frame.line),
    function: frame.function.qualifiedName,
    text: textAt(source, frame.line),
    variables: [...localsOf(state, frame)]
      .filter(([, value]) => value.kind !== 'opaque')
      .map(([name, value]) => {
        const other =
          depth === state.frames.length - 1 && before && learned ? localsOf(before, learned).get(name) : undefined;
        const isLearned = value.kind === 'unknown' && other !== undefined && other.kind !== 'unknown';
        const sure = isLearned
          ? { value: other, confidence: Math.min(0.999, best?.probability ?? 0) }
          : { value, confidence: 1 };
        return { name, value: valueAnswer(sure) };
      }),
  }));
  const top = topFrame(state);
  const text = textAt(source, top.line);
  const guesses = frames.at(-1)?.variables.filter(({ value }) => value.origin === 'predicted') ?? [];
  const why =
    guesses.length > 0
      ? `It raises ${exception?.type ?? 'an exception'} if, for example, ${guesses.map(({ name, value }) => `${name} is ${value.repr}`).join(' and ')} (${rounded(best?.probability ?? 0)} likely).`
      : `It raised ${exception?.type ?? 'an exception'}; which values led to it is not known.`;
  return { frames, likelyCauses: [{ ...place(source, top.line), text, why }] };
}

async function pastsOf(machine: Machine, desk: Desk, state: State): Promise<Awaited<ReturnType<PriorStates['infer']>>> {
  try {
    return await new PriorStates(machine, desk.parts.predictor).infer(state, desk.signal);
  } catch (error) {
    if (error instanceof PredictionError) return [];
    throw error;
  }
}

/** Those that can be read; pytest shows others as `<shop.Shop object at 0x…>`. */
function literals(shown: Readonly<Record<string, string>> = {}): Map<string, Value> {
  const readable = Object.entries(shown).filter(
    ([, text]) => !text.includes('<') && syntaxProblem(() => parseValue(text)) === undefined,
  );
  return new Map(readable.map(([name, text]) => [name, parseValue(text)]));
}
