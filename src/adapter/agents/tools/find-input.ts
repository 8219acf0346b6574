/** `find_input`: arguments with which a call returns a value, raises an exception or comes to a line. */
import type { Ending } from '../../../codec/function/function-query';
import { callText, inferInputs } from '../../../debugger/functions/input-inference';
import { callableAround } from '../../../debugger/survey/survey-start';
import { onOneLine } from '../../../python/expressions/prepared-object';
import type { FunctionInfo } from '../../../python/syntax';
import { PredictionError } from '../../../codec/query';
import { OUTCOME, outcomeAnswer, rounded, shown, TRUNCATED } from '../contract/answers';
import {
  EXPECTATION_PROPERTIES,
  expectationOf,
  verdictOf,
  type Expectation,
  type ExpectationInput,
} from '../repair/expectation';
import { needsObject } from '../../../debugger/launch/receiver';
import { candidateCalls } from '../inputs/candidate-calls';
import { constructions } from '../inputs/constructions';
import { pytestTest, type TestedEnding } from '../inputs/pytest-test';
import { scenarios } from '../inputs/scenarios';
import { functionNamed, type Program, PROGRAM_PROPERTIES, type ProgramInput } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { COMMON_PROPERTIES, type Desk, type Tool } from '../contract/tool';
import { ToolError } from '../contract/tool-error';
import { noStatement } from './state-at';

interface FindInput extends ProgramInput, ExpectationInput {
  readonly function?: string;
  readonly line?: number;
  readonly count?: number;
}

/** Part of the budget for the search; the rest is for runs of what it finds, and of other calls. */
const SUGGESTING = 0.4;
/** Part of what is left that one trial may take. */
const TRIAL = 0.35;

export const findInput: Tool<FindInput> = {
  name: 'find_input',
  title: 'Find an input',
  description:
    'Finds arguments with which a function returns a value ("expect"), raises an exception ("raises") or comes to a line ("line"). Each is confirmed by a predicted run and given as a test for pytest.',
  input: input({
    ...PROGRAM_PROPERTIES,
    function: {
      type: 'string',
      description: 'The function that is called (Class.method); with "line", the one around it if not given.',
    },
    ...EXPECTATION_PROPERTIES,
    line: { type: 'integer', minimum: 1, description: 'Instead: a line that is to be reached.' },
    count: { type: 'integer', minimum: 1, maximum: 20, default: 3, description: 'How many different ones.' },
    ...COMMON_PROPERTIES,
  }),
  output: record(
    {
      function: { type: 'string' },
      inputs: {
        type: 'array',
        items: record({
          call: { type: 'string' },
          confirmed: { type: 'boolean', description: 'A predicted run does what was asked for.' },
          confidence: { type: 'number', description: 'Probability that this run is right.' },
          outcome: OUTCOME,
          test: { type: 'string', description: 'For pytest.' },
        }),
      },
      tried: { type: 'integer' },
      truncated: TRUNCATED,
    },
    ['truncated'],
  ),
  async run(asked, desk) {
    const expected = expectationOf(asked);
    if ((expected === undefined) === (asked.line === undefined))
      throw new ToolError(
        'missing_argument',
        'Give exactly one of "expect", "raises" and "line".',
        'That is what is looked for.',
      );
    const program = await desk.program(asked);
    const info = functionOf(program, asked);
    const goal = goalOf(program, expected, asked.line);
    const found: Found[] = [];
    const searched = await search(desk, program, info, expected);
    const others = await candidateCalls(desk, program, info, 1000 * desk.seconds * SUGGESTING);
    let { tried } = searched;
    const calls = [...searched.calls, ...others.map((one) => one.call)];
    const made = calls.flatMap((one) => onObjects(program, info, one));
    // A method of an object that holds nothing shows little.
    const filled = needsObject(info) ? scenarios(program.source, info, made).filter(isFilled) : [];
    for (const call of new Set([...made, ...filled])) {
      if (desk.budget.isPassed || found.filter((one) => one.confirmed).length >= (asked.count ?? 3)) break;
      const run = await attempt(desk, program, call);
      if (!run) continue;
      if (!searched.calls.includes(call)) tried += 1;
      found.push({ run, call, confirmed: goal.isMet(run) });
    }
    const best = found.toSorted(
      (a, b) => Number(b.confirmed) - Number(a.confirmed) || b.run.confidence - a.run.confidence,
    );
    const confirmed = best.filter((one) => one.confirmed).slice(0, asked.count ?? 3);
    if (confirmed.length === 0)
      throw new ToolError(
        'no_input',
        `None of the ${tried} calls that were tried does so.`,
        `${hintOf(desk, info)}${best[0] ? ` One that was tried: ${onOneLine(best[0].call).slice(0, 200)}` : ''}`,
      );
    return { function: info.qualifiedName, inputs: confirmed.map((one) => answerOf(one, info, asked.path)), tried };
  },
};

interface Found {
  readonly run: RollOut;
  readonly call: string;
  readonly confirmed: boolean;
}

interface Goal {
  isMet(run: RollOut): boolean;
}

function goalOf(program: Program, expected: Expectation | undefined, line: number | undefined): Goal {
  if (expected) return { isMet: (run) => verdictOf(run, expected).verdict === 'met' };
  const wanted = program.source.statementAt(line ?? 0)?.line;
  return {
    isMet: ({ states }) =>
      states.some(({ frames }) => frames.at(-1)?.event === 'line' && frames.at(-1)?.line === wanted),
  };
}

function functionOf(program: Program, { function: name, line }: FindInput): FunctionInfo {
  if (name !== undefined) return functionNamed(program, name);
  const statement = line === undefined ? undefined : program.source.statementAt(line);
  if (line !== undefined && !statement) throw noStatement(program.source.nextExecutableLine(line), line);
  const around = statement && callableAround(program.source, statement.scope);
  if (around?.kind === 'function') return around;
  throw new ToolError('no_function', '"function" is missing.', 'Name the function whose arguments are looked for.');
}

interface Searched {
  /** The best first. */
  readonly calls: readonly string[];
  readonly tried: number;
}

function hintOf({ budget }: Desk, { name }: FunctionInfo): string {
  return budget.isPassed
    ? 'Give a larger "budgetSeconds".'
    : `Ask "predict_call" with arguments of your own; they may be expressions, as in ${name}(Some(1)).`;
}

/** Something is called between the making of an object and the call that is asked about. */
function isFilled(call: string): boolean {
  return call.split('\n').length > 2;
}

/** `Account.withdraw(5)` needs an account: as it is called on some. */
function onObjects({ source }: Program, info: FunctionInfo, call: string): string[] {
  const start = `${info.qualifiedName}(`;
  if (!needsObject(info) || !call.startsWith(start)) return [call];
  return constructions(source, info).map((made) => `${made}.${info.name}(${call.slice(start.length)}`);
}

/** Calls that end as expected, or are as near to it as anything that was tried; a line says nothing of an end. */
async function search(
  desk: Desk,
  { source }: Program,
  info: FunctionInfo,
  expected: Expectation | undefined,
): Promise<Searched> {
  if (!expected) return { calls: [], tried: 0 };
  const { parser, predictor } = desk.parts;
  const ending: Ending =
    expected.kind === 'returns'
      ? { kind: 'return', value: expected.value }
      : { kind: 'raise', exception: { type: expected.type } };
  try {
    const found = await inferInputs(source, predictor, {
      function: info.qualifiedName,
      ending,
      candidates: 6,
      parser,
      most: desk.part(SUGGESTING).most,
      ...(desk.signal && { signal: desk.signal }),
    });
    return { calls: found.candidates.map((one) => callText(info.qualifiedName, one)), tried: found.tried };
  } catch (error) {
    // The question cannot be asked of this function; others can still be tried.
    if (error instanceof PredictionError) return { calls: [], tried: 0 };
    throw error;
  }
}

/** Undefined for a call that cannot be made. */
async function attempt(desk: Desk, program: Program, call: string): Promise<RollOut | undefined> {
  try {
    return await desk.run(program, call, desk.part(TRIAL));
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function answerOf({ run, call, confirmed }: Found, { qualifiedName }: FunctionInfo, path = 'program.py'): object {
  const end = run.ending;
  return {
    call: onOneLine(call),
    confirmed,
    confidence: rounded(run.confidence),
    outcome: outcomeAnswer(run),
    test: pytestTest({
      function: qualifiedName,
      call,
      ending: testedEnding(end),
      path,
      defines: (name) => run.source.findFunction(name)?.kind === 'class',
    }),
  };
}

function testedEnding(end: RollOut['ending']): TestedEnding {
  if (end.kind === 'raised') return { raises: end.exception.type };
  if (end.kind !== 'returned') return { returns: '...' };
  const { value } = end;
  if (value.kind !== 'object' || value.contents !== undefined) return { returns: shown(value, 2000) };
  return { makes: value.className, attributes: value.attributes.map(([name, one]) => [name, shown(one, 200)]) };
}
