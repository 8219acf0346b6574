/**
 * Measures whether the tools of agents help, with no language model in the loop, on cases of one's own (made by
 * `python3 -m neural_debug_training.solution_cases`, which runs them):
 *
 *     npm run build && node scripts/agents-proof.mjs CASES.jsonl [--check] [--limit N] [--budget SECONDS] [--quick] [--python python3]
 *
 * `--quick` measures `predict_call` alone.
 *
 * - `predict_call` on the first call: does it call wrong solutions wrong? Area under the curve of its probability.
 * - `suspects`: is the first line that it names among the lines that differ from the right solution?
 * - `suspects`, repairs: does CPython agree that the first repair mends the fault, on calls that the tool did not see, too?
 * - `trace_report`: how many of the real changes of variables does it tell, in order, for 1,000 tokens?
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    limit: { type: 'string' },
    quick: { type: 'boolean', default: false },
    budget: { type: 'string', default: '10' },
    python: { type: 'string', default: 'python3' },
  },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('Give a file of cases.');
const lines = readFileSync(file, 'utf8').trim().split('\n');
const cases = lines
  .slice(0, values.limit === undefined ? lines.length : Number(values.limit))
  .map((line) => JSON.parse(line));
const budgetSeconds = Number(values.budget);

const client = new Client({ name: 'proof', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: ['dist/cli.js', 'mcp', values.check ? '--check' : '--no-check'],
    stderr: 'inherit',
  }),
);

/** Undefined where the tool has nothing to say. */
async function call(name, given) {
  const answer = await client.callTool({ name, arguments: { budgetSeconds, ...given } }, { timeout: 120_000 });
  return answer.isError ? undefined : answer.structuredContent;
}

/** Probability that one of `high` is larger than one of `low`; equal ones count half. */
function areaUnderCurve(high, low) {
  let sum = 0;
  for (const a of high) for (const b of low) sum += a > b ? 1 : a === b ? 0.5 : 0;
  return sum / (high.length * low.length);
}

/** Length of the longest common subsequence. */
function common(one, other) {
  let row = new Array(other.length + 1).fill(0);
  for (const a of one) {
    const next = [0];
    for (const [j, b] of other.entries()) next.push(a === b ? row[j] + 1 : Math.max(row[j + 1], next[j]));
    row = next;
  }
  return row.at(-1);
}

/** Changes that a report tells: line, name and value. Values may hold the separator, so names are looked for. */
function told(report) {
  return report.flatMap((line) => {
    const [, number, effects = ''] = /^\s*(\d+): .*? {2}# (.*)$/.exec(line) ?? [];
    return effects.split(/; (?=[^\W\d]\w* = |returns |raises |prints )/u).flatMap((effect) => {
      const [, name, value] = /^([^\W\d]\w*) = (.*?)(?: \((?:< 1|\d+) %\))?$/u.exec(effect) ?? [];
      return name === undefined ? [] : [JSON.stringify([Number(number), name, value])];
    });
  });
}

/** Whether CPython says that the program does what it should. */
function isMended(code, calls) {
  const checks = calls.map(({ call: text, expect }) => `assert repr(${text}) == ${JSON.stringify(expect)}`);
  const limits =
    'import resource\nresource.setrlimit(resource.RLIMIT_CPU, (5, 5))\nresource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))\n';
  const text = `${limits}${code}\n${checks.join('\n')}\n`;
  return (
    spawnSync(values.python, ['-I', '-'], { input: text, timeout: 10_000, stdio: ['pipe', 'ignore', 'ignore'] })
      .status === 0
  );
}

function replaced(code, { line, endLine, newText }) {
  const all = code.split('\n');
  all.splice(line - 1, endLine - line + 1, ...newText.split('\n'));
  return all.join('\n');
}

const scores = { right: [], wrong: [], faulty: [] };
const suspects = { asked: 0, first: 0, firstThree: 0 };
const repairs = { asked: 0, offered: 0, mended: 0, mendedByAny: 0 };
const reports = { changes: 0, true: 0, told: 0, tokens: 0, cases: 0 };
const began = performance.now();
for (const [index, one] of cases.entries()) {
  const [first, ...others] = one.calls;
  const source = one.code;
  const predicted = await call('predict_call', { source, call: first.call, expect: first.expect });
  const score = 1 - (predicted?.expectation?.probability ?? 0.5);
  if (process.env.VERBOSE) console.error(one.id, one.right, score, predicted?.outcome);
  if (one.kind === 'solution') scores[one.right ? 'right' : 'wrong'].push(score);
  else scores.faulty.push(score);

  if (!values.quick && one.changes.length > 0 && one.changes.length < 400) {
    const report = await call('trace_report', { source, call: first.call });
    const claims = told(report?.report ?? []);
    const truth = one.changes.map((change) => JSON.stringify(change));
    reports.cases += 1;
    reports.changes += truth.length;
    reports.told += claims.length;
    reports.true += common(claims, truth);
    reports.tokens += Math.ceil(JSON.stringify(report ?? {}).length / 3);
  }

  if (!values.quick && one.kind === 'fault') {
    // Two calls are shown; the others are for the verdict.
    const shown = [first, ...others.slice(0, 1)];
    const found = await call('suspects', { source, call: first.call, expect: first.expect, examples: shown });
    const named = found?.suspects.map(({ line }) => line) ?? [];
    suspects.asked += 1;
    if (one.changed.includes(named[0])) suspects.first += 1;
    if (named.slice(0, 3).some((line) => one.changed.includes(line))) suspects.firstThree += 1;
    const offered = found?.repairs ?? [];
    repairs.asked += 1;
    if (offered.length > 0) repairs.offered += 1;
    const verdicts = offered.map((repair) => isMended(replaced(source, repair), one.calls));
    if (verdicts[0]) repairs.mended += 1;
    if (verdicts.some(Boolean)) repairs.mendedByAny += 1;
    if (process.env.VERBOSE) console.error(' ', named, one.changed, verdicts);
  }
  if ((index + 1) % 10 === 0)
    console.error(`${index + 1} of ${cases.length}, ${Math.round((performance.now() - began) / 1000)} s`);
}
await client.close();

const share = (part, whole) => (whole === 0 ? null : Number((part / whole).toFixed(3)));
console.log(
  JSON.stringify(
    {
      cases: cases.length,
      check: values.check,
      budgetSeconds,
      predict_call: {
        right: scores.right.length,
        wrong: scores.wrong.length,
        faulty: scores.faulty.length,
        areaWrong: share(areaUnderCurve(scores.wrong, scores.right), 1),
        areaWrongOrFaulty: share(areaUnderCurve([...scores.wrong, ...scores.faulty], scores.right), 1),
      },
      suspects: {
        asked: suspects.asked,
        first: share(suspects.first, suspects.asked),
        firstThree: share(suspects.firstThree, suspects.asked),
      },
      repairs: {
        asked: repairs.asked,
        offered: share(repairs.offered, repairs.asked),
        mended: share(repairs.mended, repairs.asked),
        mendedByAny: share(repairs.mendedByAny, repairs.asked),
      },
      trace_report: {
        cases: reports.cases,
        precision: share(reports.true, reports.told),
        recall: share(reports.true, reports.changes),
        trueChangesPer1000Tokens: share(1000 * reports.true, reports.tokens),
      },
      seconds: Math.round((performance.now() - began) / 1000),
    },
    null,
    2,
  ),
);
