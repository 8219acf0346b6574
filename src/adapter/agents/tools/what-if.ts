/** `what_if`: the outcome of a call before and after an edit of lines, or with another value at a line. */
import { assign, EditError } from '../../../debugger/evaluate/value-edit';
import { topFrame, type State } from '../../../debugger/state/state';
import { OUTCOME, outcomeAnswer, outcomeText, RUN_PROPERTIES, runAnswer, TRUNCATED } from '../contract/answers';
import { edited, LINE_EDIT, type LineEdit } from '../contract/edits';
import {
  EXPECTATION_PROPERTIES,
  expectationOf,
  literal,
  VERDICT,
  verdictOf,
  type ExpectationInput,
} from '../repair/expectation';
import { isSameEnd } from '../compare/same-end';
import { type Program, PROGRAM_PROPERTIES } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { CALL_PROPERTIES, COMMON_PROPERTIES, type CallInput, type Desk, type Tool } from '../contract/tool';
import { ToolError } from '../contract/tool-error';
import { noStatement } from './state-at';

interface WhatIfInput extends CallInput, ExpectationInput {
  readonly edits?: readonly LineEdit[];
  readonly newSource?: string;
  readonly set?: { readonly line: number; readonly name: string; readonly value: string; readonly occurrence?: number };
}

const SIDE = record({ outcome: OUTCOME, printed: { type: 'string' }, expectation: VERDICT }, [
  'printed',
  'expectation',
]);

export const whatIf: Tool<WhatIfInput> = {
  name: 'what_if',
  title: 'What if',
  description:
    'Predicts a call twice: as the program is, and with an edit ("edits" of lines, or the whole text as "newSource") or with another value of a variable at a line ("set"). Says how the outcome differs. Nothing is changed on disk.',
  input: input({
    ...PROGRAM_PROPERTIES,
    ...CALL_PROPERTIES,
    edits: {
      type: 'array',
      items: LINE_EDIT,
      minItems: 1,
      maxItems: 100,
      description: 'Lines and what takes their place.',
    },
    newSource: { type: 'string', description: 'Instead of "edits": the whole text after the edit.' },
    set: record(
      {
        line: { type: 'integer', minimum: 1 },
        name: { type: 'string', description: 'A variable, or an item or attribute inside: d["k"][0].' },
        value: { type: 'string', description: 'A Python literal.' },
        occurrence: { type: 'integer', minimum: 1, default: 1 },
      },
      ['occurrence'],
      'Instead: another value of a variable just before a line runs for the n-th time.',
    ),
    ...EXPECTATION_PROPERTIES,
    ...COMMON_PROPERTIES,
  }),
  output: record(
    {
      ...RUN_PROPERTIES,
      before: SIDE,
      after: SIDE,
      isSame: { type: 'boolean', description: 'Both end the same way and print the same.' },
      summary: { type: 'string' },
      truncated: TRUNCATED,
    },
    ['assumptions', 'truncated'],
  ),
  async run(asked, desk) {
    const ways = [asked.edits, asked.newSource, asked.set].filter((one) => one !== undefined);
    if (ways.length !== 1)
      throw new ToolError(
        'invalid_argument',
        'Give exactly one of "edits", "newSource" and "set".',
        'That is what is supposed.',
      );
    const expected = expectationOf(asked);
    const program = await desk.program(asked);
    const { line } = asked.set ?? asked.edits?.[0] ?? {};
    const named = await desk.callOf(program, asked.call, asked.function);
    const call = named ?? (line === undefined ? undefined : await desk.callAround(program, undefined, line));
    const before = await desk.run(program, call, desk.part(asked.set ? 1 : 0.5));
    const after = asked.set ? await withValue(before, asked.set, desk) : await withText(program, call, asked, desk);
    const side = (run: RollOut): object => ({
      outcome: outcomeAnswer(run),
      ...(run.printed !== '' && { printed: run.printed }),
      ...(expected && { expectation: verdictOf(run, expected) }),
    });
    const isSame = isSameEnd(before, after) && before.printed === after.printed;
    const [one, other] = [before, after].map((run) => outcomeText(outcomeAnswer(run)));
    return {
      ...runAnswer(after),
      before: side(before),
      after: side(after),
      isSame,
      summary: isSame ? `No difference: it ${one ?? ''}.` : `Before, it ${one ?? ''}; after, it ${other ?? ''}.`,
    };
  },
};

async function withText(
  program: Program,
  call: string | undefined,
  { edits, newSource }: WhatIfInput,
  desk: Desk,
): Promise<RollOut> {
  const text = newSource ?? edited(program.text, edits ?? []);
  return await desk.run(await desk.parts.programs.reread(program, text), call, desk.part(1));
}

async function withValue(before: RollOut, set: NonNullable<WhatIfInput['set']>, desk: Desk): Promise<RollOut> {
  const { line, name, occurrence = 1 } = set;
  const value = literal(set.value);
  if (!before.source.statementAt(line)) throw noStatement(before.source.nextExecutableLine(line), line);
  const isThere = ({ frames }: State): boolean => {
    const top = frames.at(-1);
    return top?.event === 'line' && top.line === line && top.computed.length === 0;
  };
  const indices = before.states.flatMap((state, index) => (isThere(state) ? [index] : []));
  const index = indices[occurrence - 1];
  const state = index === undefined ? undefined : before.states[index];
  if (index === undefined || !state)
    throw new ToolError(
      'line_not_reached',
      `Line ${line} is reached ${indices.length} time${indices.length === 1 ? '' : 's'}.`,
      'Give another line, occurrence or call.',
    );
  try {
    const after = before.branched(index, assign(state, topFrame(state), name, value));
    await after.run(desk.signal);
    return after;
  } catch (error) {
    if (error instanceof EditError) throw new ToolError('bad_edit', error.message);
    throw error;
  }
}
