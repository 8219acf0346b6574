/** `explain_traceback`: the frames of a traceback with their predicted values, and what likely caused the exception. */
import { reasonFor } from '../../../debugger/causes/suspects/reasons';
import { originOf } from '../../../debugger/causes/suspects/symptom-roots';
import { isSameName } from '../../../debugger/state/exceptions';
import type { Placing } from '../../../python/traceback/frame-places';
import { parseCall, syntaxProblem } from '../../../python/values/literal';
import { shortened } from '../../../python/text/shortened';
import type { FunctionInfo } from '../../../python/syntax';
import { place, PLACE_PROPERTIES, textAt, TRUNCATED } from '../contract/answers';
import { candidateCalls } from '../inputs/candidate-calls';
import { calledIn, type RollOut } from '../contract/roll-out';
import { type Program, PROGRAM_PROPERTIES, type ProgramInput } from '../contract/tool-program';
import { input, record } from '../contract/schema';
import { COMMON_PROPERTIES, type Desk, type Tool } from '../contract/tool';
import { ToolError } from '../contract/tool-error';
import { investigated } from '../repair/investigation';
import { inferred } from '../traceback/inferred-frames';
import { lastTraceback, notesOf, placed, programOf } from '../traceback/placing';
import { VARIABLE, variablesOf } from './state-at';

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
    variables: { type: 'array', items: VARIABLE },
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
        isSameName(ending.exception.type, type) &&
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
