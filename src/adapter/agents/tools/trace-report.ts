/** `trace_report`: a run as an indented tree, as long as it is told to be. */
import { OUTCOME, outcomeAnswer, RUN_PROPERTIES, runAnswer, TRUNCATED } from '../contract/answers';
import { tokensOf } from '../contract/fitted';
import { PROGRAM_PROPERTIES } from '../contract/tool-program';
import type { RollOut } from '../contract/roll-out';
import { input, record } from '../contract/schema';
import { CALL_PROPERTIES, COMMON_PROPERTIES, type CallInput, type Tool } from '../contract/tool';
import { type Detail, type Extent, reportOf } from '../trace/report';

interface TraceInput extends CallInput {
  readonly detail?: Detail;
}

export const traceReport: Tool<TraceInput> = {
  name: 'trace_report',
  title: 'Report a predicted run',
  description:
    'Predicts a call and reports its run as an indented tree: each line with what it changed, rounds of loops (the first three and the last two), and calls inside. Probabilities below 90 % stand in brackets. detail "block" reports basic blocks, "call" only calls and what they return.',
  input: input({
    ...PROGRAM_PROPERTIES,
    ...CALL_PROPERTIES,
    detail: { type: 'string', enum: ['line', 'block', 'call'], default: 'line' },
    ...COMMON_PROPERTIES,
  }),
  output: record(
    {
      ...RUN_PROPERTIES,
      outcome: OUTCOME,
      printed: { type: 'string', description: 'Missing if nothing is printed.' },
      report: { type: 'array', items: { type: 'string' }, description: 'Lines of the tree.' },
      truncated: TRUNCATED,
    },
    ['assumptions', 'printed', 'truncated'],
  ),
  async run(asked, desk) {
    const program = await desk.program(asked);
    const run = await desk.run(program, await desk.callOf(program, asked.call, asked.function));
    const rest = {
      ...runAnswer(run),
      outcome: outcomeAnswer(run),
      ...(run.printed !== '' && { printed: run.printed }),
    };
    return { ...rest, ...shortEnough(run, asked.detail ?? 'line', desk.maxTokens - tokensOf(JSON.stringify(rest))) };
  },
};

/** From everything to less and less of loops, of values and of calls inside calls. */
const EXTENTS: readonly Omit<Extent, 'detail'>[] = [
  { first: 3, last: 2, depth: 20, value: 120 },
  { first: 3, last: 2, depth: 20, value: 60 },
  { first: 2, last: 1, depth: 6, value: 60 },
  { first: 2, last: 1, depth: 3, value: 40 },
  { first: 1, last: 1, depth: 2, value: 40 },
  { first: 1, last: 1, depth: 1, value: 30 },
];

function shortEnough(run: RollOut, detail: Detail, tokens: number): { report: string[]; truncated?: true } {
  let report: string[] = [];
  for (const [index, extent] of EXTENTS.entries()) {
    report = reportOf(run, { detail, ...extent });
    if (tokensOf(JSON.stringify(report)) < tokens) return { report, ...(index > 1 && { truncated: true }) };
  }
  return { report, truncated: true };
}
