/** `suspects`: lines that likely brought a wrong result or an exception, and the small changes that would mend it. */
import { reasonFor } from '../../../debugger/causes/suspects/reasons';
import type { StatedExample } from '../../../debugger/causes/suspects/examples';
import { printValue } from '../../../python/values/print';
import type { Suspect } from '../../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../../debugger/causes/suspects/symptom';
import { findExamples } from '../../../python/examples/example-search';
import { ownSource } from '../../../python/modules/linked-source';
import {
  isDoubtful,
  outcomeAnswer,
  outcomeText,
  place,
  PLACE_PROPERTIES,
  rounded,
  RUN_PROPERTIES,
  runAnswer,
  shown,
  textAt,
  TRUNCATED,
} from '../contract/answers';
import {
  EXPECTATION_PROPERTIES,
  expectationOf,
  expectedText,
  verdictOf,
  type ExpectationInput,
} from '../repair/expectation';
import { investigated } from '../repair/investigation';
import { functionNamed, type Program, PROGRAM_PROPERTIES } from '../contract/tool-program';
import { type Example, type Repair, repairs } from '../repair/candidate-repairs';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { CALL_PROPERTIES, COMMON_PROPERTIES, type CallInput, type Desk, type Tool } from '../contract/tool';
import { ToolError } from '../contract/tool-error';

interface SuspectsInput extends CallInput, ExpectationInput {
  readonly examples?: readonly (ExpectationInput & { readonly call: string })[];
}

/** Part of the budget that the run of one example may take. */
const RUNNING = 0.25;
const MOST_SUSPECTS = 8;
const MOST_REPAIRS = 5;
const MOST_EXAMPLES = 12;

export const suspectLines: Tool<SuspectsInput> = {
  name: 'suspects',
  title: 'Suspect lines',
  description:
    'For a call that returns something wrong ("expect") or raises an exception: ranks the lines that likely brought it, says why, and which small change would mend it. Changes are tried by prediction against all examples ("examples", or those that docstrings, asserts and tests have); "repairs" are those that pass.',
  input: input({
    ...PROGRAM_PROPERTIES,
    ...CALL_PROPERTIES,
    ...EXPECTATION_PROPERTIES,
    examples: {
      type: 'array',
      maxItems: 50,
      items: record({ call: { type: 'string' }, ...EXPECTATION_PROPERTIES }, ['expect', 'raises']),
      description: 'Calls and what they should do; the first that is predicted to fail is looked into.',
    },
    ...COMMON_PROPERTIES,
  }),
  output: record(
    {
      ...RUN_PROPERTIES,
      symptom: { type: 'string', description: 'What is wrong with the predicted run.' },
      isReproduced: {
        type: 'boolean',
        description: 'The predicted run shows it; if not, the lines are ranked by their part in it alone.',
      },
      suspects: {
        type: 'array',
        items: record(
          {
            ...PLACE_PROPERTIES,
            text: { type: 'string' },
            function: { type: 'string' },
            score: { type: 'number', description: 'For comparison with the others only.' },
            why: { type: 'string' },
            change: { type: 'string', description: 'The small change that comes closest to what is expected.' },
          },
          ['file', 'change'],
        ),
      },
      repairs: {
        type: 'array',
        items: record({
          line: { type: 'integer' },
          endLine: { type: 'integer' },
          change: { type: 'string' },
          newText: { type: 'string', description: 'What takes the place of the lines.' },
          passes: { type: 'integer', description: 'Examples that are predicted to pass with it.' },
          of: { type: 'integer', description: 'Examples that could be predicted.' },
          confidence: { type: 'number' },
          summary: { type: 'string' },
        }),
      },
      complete: { type: 'boolean', description: 'There was time to try all changes.' },
      truncated: TRUNCATED,
    },
    ['assumptions', 'truncated'],
  ),
  async run(asked, desk) {
    const program = await desk.program(asked);
    const examples = examplesOf(program, desk, asked);
    const { run, example } = await failing(desk, program, asked, examples);
    const symptom = symptomOf(run, example);
    if (!symptom)
      throw new ToolError(
        'no_symptom',
        `The predicted run of ${run.call ?? 'the module'} ${outcomeText(outcomeAnswer(run))}, and nothing says that this is wrong.`,
        'Say with "expect" what it should return.',
      );
    const others = examples.filter((one) => one !== example);
    const found = await investigated(run, symptom, desk, others.map(stated));
    const known = examples.length > 0 ? examples : example ? [example] : [];
    const mended = known.length > 0 ? await repairs(desk, program, run.source, found.suspects, known) : [];
    return {
      ...runAnswer(run),
      symptom: symptomText(run, example),
      isReproduced: found.isReproduced,
      suspects: found.suspects.slice(0, MOST_SUSPECTS).map((one) => suspectAnswer(run, one)),
      repairs: mended.slice(0, MOST_REPAIRS).map((one) => ({
        ...one,
        confidence: rounded(one.confidence),
        summary: summaryOf(one),
      })),
      complete: found.isComplete && !desk.budget.isPassed,
    };
  },
};

/** The given ones; else what the program's own text says of the function. */
function examplesOf(program: Program, desk: Desk, asked: SuspectsInput): Example[] {
  const given = (asked.examples ?? []).flatMap(({ call, ...rest }) => {
    const expected = expectationOf(rest);
    return expected ? [{ call, expected }] : [];
  });
  const own = expectationOf(asked);
  const first = own && asked.call !== undefined ? [{ call: asked.call, expected: own }] : [];
  if (given.length > 0 || first.length > 0) return [...first, ...given];
  const name =
    asked.function ??
    (asked.call === undefined ? undefined : /^[\p{ID_Start}_][\p{ID_Continue}]*/u.exec(asked.call)?.[0]);
  if (name === undefined || program.source.findFunction(name)?.kind !== 'function') return [];
  return findExamples(desk.parts.parser, ownSource(program.source), functionNamed(program, name).qualifiedName)
    .flatMap(({ call, receiver, returns, raises, origin }) => {
      const said = { ...(returns !== undefined && { expect: returns }), ...(raises !== undefined && { raises }) };
      const expected =
        receiver === undefined ? expectationOf(returns === undefined ? said : { expect: returns }) : undefined;
      if (!expected) return [];
      const isPrinted = expected.kind === 'returns' && origin === 'docstring';
      return [{ call, expected: isPrinted ? { ...expected, isPrinted } : expected }];
    })
    .slice(0, MOST_EXAMPLES);
}

/** The run that is wrong: the first example that fails, or the call that is asked about. */
async function failing(
  desk: Desk,
  program: Program,
  asked: SuspectsInput,
  examples: readonly Example[],
): Promise<{ run: RollOut; example?: Example }> {
  let first: { run: RollOut; example: Example } | undefined;
  let endless: typeof first;
  for (const example of examples) {
    const run = await desk.run(program, example.call, desk.part(RUNNING));
    first ??= { run, example };
    if (verdictOf(run, example.expected).verdict === 'missed') return { run, example };
    if (run.ending.kind === 'unfinished') endless ??= { run, example };
  }
  if (endless) return endless;
  // What is said to be wrong of a given call is believed; of examples that are all met, nothing is wrong.
  if (first && asked.call !== undefined) return first;
  const run = await desk.run(program, await desk.callOf(program, asked.call, asked.function), desk.part(RUNNING));
  return { run };
}

function symptomOf(run: RollOut, example: Example | undefined): Symptom | undefined {
  if (example?.expected.kind === 'returns') return { kind: 'result', expected: example.expected.value };
  if (example) return { kind: 'raises', type: example.expected.type };
  const { ending } = run;
  return ending.kind === 'raised' ? { kind: 'crash', type: ending.exception.type, line: ending.line } : undefined;
}

function stated({ call, expected }: Example): StatedExample {
  return expected.kind === 'returns' ? { call, returns: printValue(expected.value) } : { call, raises: expected.type };
}

function symptomText(run: RollOut, example: Example | undefined): string {
  const outcome = outcomeText(outcomeAnswer(run));
  if (example && verdictOf(run, example.expected).verdict === 'met')
    return `${run.call ?? 'The module'} is predicted to do what it should: it ${outcome}. Nothing is wrong that a prediction can see.`;
  const should = example ? `; it should ${expectedText(example.expected, (value) => shown(value, 200))}` : '';
  return `${run.call ?? 'The module'} ${outcome}${should}.`;
}

/** "Change < to <= on line 3: predicted to pass 2 of 2 examples." */
function summaryOf({ change, line, passes, of, confidence }: Repair): string {
  const [old, now] = change.split(' → ');
  const what = now === undefined ? change.charAt(0).toUpperCase() + change.slice(1) : `Change ${old ?? ''} to ${now}`;
  const doubts = isDoubtful(confidence) ? ', with doubts' : '';
  return `${what} on line ${line}: predicted to pass ${passes} of ${of} example${of === 1 ? '' : 's'}${doubts}.`;
}

function suspectAnswer({ source }: RollOut, suspect: Suspect): object {
  const { line, function: name, score, best } = suspect;
  return {
    ...place(source, line),
    text: textAt(source, line),
    function: name,
    score: rounded(score),
    why: reasonFor(suspect),
    ...(best && best.closeness > 0 && { change: best.change }),
  };
}
