/** `neural-debug trace`: the predicted run of a file, as a listing for people or as JSON lines. */
import type { Printer } from '../text/trace-listing';
import { setImmediate } from 'node:timers/promises';
import { Budget, costOfSeconds } from '../../codec/budget';
import { budgetFor } from '../../codec/prediction-policy';
import type { NeuralPredictor } from '../../model/neural-predictor';
import { CallBudgetPredictor } from '../../debugger/predict/call-budget-predictor';
import { Evaluator } from '../../debugger/evaluate/evaluator';
import { Machine } from '../../debugger/machine/machine';
import type { Command as DebuggerCommand } from '../../debugger/session/commands/commands';
import { FarJumps } from '../../debugger/functions/far-jumps';
import { Session } from '../../debugger/session/session';
import type { State } from '../../debugger/state/state';
import { PredictionError } from '../../codec/query';
import type { SourceFile } from '../../python/syntax';
import { loadPython } from '../../python/source';
import {
  budgetSeconds,
  foldersOf,
  type Command,
  isDirectJump,
  parseOptions,
  positional,
  UsageError,
  wholeNumber,
} from '../command';
import { CHECK_OPTIONS, checkedModules, withCheckedModel } from '../checking';
import { Listing } from '../text/trace-listing';
import { askedProgram, checkCall, givenCall, readSource, startOf, withImports } from '../given-program';
import { stepJson } from '../text/step-json';

const options = {
  call: { type: 'string' },
  break: { type: 'string', multiple: true },
  command: { type: 'string', multiple: true },
  jump: { type: 'string', default: 'precise' },
  json: { type: 'boolean', default: false },
  color: { type: 'boolean' },
  budget: { type: 'string' },
  library: { type: 'string', multiple: true },
  input: { type: 'string', multiple: true },
  'max-steps': { type: 'string', default: '1000' },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
} as const;

export const trace: Command = {
  summary: 'Prints the predicted run of a file, or of one call, step by step.',
  examples: [
    'shop.py',
    'shop.py --call "total([30, 120], 20)" --json',
    'shop.py --break 7 --command continue --command out',
    'test_shop.py --call test_total',
    `shop.py --call "cart = Cart(); cart.add('pen', 2); cart.total()"`,
  ],
  usage: `trace FILE [--call "f([1, 2], 'x')"] [--break LINE…] [--command into|over|out|to:LINE|continue]… [--jump precise|direct] [--budget SECONDS] [--input LINE]… [--library DIR…] [--json] [--no-check]`,
  help: `  --budget SECONDS  what a call, its module's top level included, may take (10), or the run of a whole program (as long as it takes)
  --input LINE      what is typed where the program calls input(), once for each line (unknown where it is missing)
  --library DIR     folder with modules of libraries, which are read but not run (where Python usually keeps them)
  --max-steps N     steps that are predicted at most (1000)
`,
  async run(args) {
    const { values, positionals } = parseOptions(joinLists(args), options);
    const [path = ''] = positional(positionals, 'FILE');
    const isDirect = isDirectJump(values.jump);
    const maxSteps = wholeNumber(values['max-steps'], '--max-steps');
    const isLimited = values.call !== undefined || values.budget !== undefined;
    const seconds = isLimited ? budgetSeconds(values.budget) : undefined;
    const modules = checkedModules(values, true);
    const parser = await loadPython();
    const asked = askedProgram(parser, readSource(parser, path), values.call);
    const source = withImports(parser, asked.source, path, foldersOf(values.library), modules);
    const commands = (values.command ?? []).map((text) => parseCommand(source, text));
    const breakpoints = (values.break ?? []).map((line) => executableLine(source, line, '--break'));
    const call = givenCall(parser, source, path, asked.call);
    checkCall(source, call);
    const policy = seconds === undefined ? {} : { budget: budgetFor(seconds) };
    const predicted = async (predictor: NeuralPredictor): Promise<string | undefined> => {
      const budget = seconds === undefined ? undefined : new Budget(costOfSeconds(seconds), 'the run');
      const machine = new Machine(source, budget ? new CallBudgetPredictor(predictor, budget) : predictor);
      const start = await startOf(machine, call, new Evaluator(source, parser, predictor), path, values.input);
      const useColor = values.color ?? (process.stdout.isTTY && process.env.NO_COLOR === undefined);
      const show = values.json
        ? jsonPrinter(source)
        : new Listing(source, useColor, (line) => process.stdout.write(`${line}\n`));
      const leaps = isDirect ? new FarJumps(source, predictor, new Set(breakpoints)) : undefined;
      const run = { machine, leaps, start, maxSteps, budget, show };
      const isCommanded = commands.length > 0 || breakpoints.length > 0 || isDirect;
      return isCommanded ? await byCommands(run, commands, breakpoints) : await everyStep(run);
    };
    const failure = await withCheckedModel(values, true, predicted, policy);
    if (failure === undefined) return;
    process.stderr.write(`neural-debug: ${failure}\n`);
    process.exitCode = 1;
  },
};

/** Steps between two checks for other events. */
const YIELD_EVERY = 16;

interface Run {
  readonly machine: Machine;
  /** Where commands lead directly. */
  readonly leaps: FarJumps | undefined;
  readonly start: State;
  readonly maxSteps: number;
  readonly budget: Budget | undefined;
  readonly show: Printer;
}

/** @returns why the run stopped early, if it did */
async function everyStep({ machine, start, maxSteps, budget, show }: Run): Promise<string | undefined> {
  let state = start;
  show.state(state);
  for (let steps = 0; state.status === 'running'; steps++) {
    if (steps >= maxSteps) return `stopped after ${maxSteps} predicted steps (--max-steps sets how many)`;
    if (budget?.isPassed) return `stopped: ${budget.reason} (--budget sets how much it may take)`;
    // A closed pipe is noticed between steps, even if no step needs the model.
    if (steps % YIELD_EVERY === 0) await setImmediate();
    try {
      state = await machine.step(state);
    } catch (error) {
      if (error instanceof PredictionError) return `the next step cannot be predicted: ${error.message}`;
      throw error;
    }
    show.state(state);
  }
  return undefined;
}

async function byCommands(
  run: Run,
  commands: readonly DebuggerCommand[],
  breakpoints: readonly number[],
): Promise<string | undefined> {
  let last = run.start;
  const onStep = (state: State): void => {
    if (state.frames.length > 0) last = state;
  };
  const { machine, leaps, maxSteps, budget } = run;
  const session = new Session(machine, run.start, {
    maxSteps,
    ...(budget && { seconds: budget.most.milliseconds / 1000 }),
    onStep,
    ...(leaps && { leap: async (state, ...jump) => await leaps.leap(await machine.modules.whole(state), ...jump) }),
  });
  for (const line of breakpoints) session.breakpoints.add(line);
  let shown: State | undefined;
  const show = (): void => {
    // After its last return the program has no current line.
    const states = session.state.frames.length === 0 ? [last, session.state] : [session.state];
    for (const state of states) if (state !== shown) run.show.state((shown = state));
  };
  await session.run({ kind: 'entry' });
  show();
  // With breakpoints alone: from one to the next. Without them a direct jump goes to the end.
  const rest = commands.length > 0 ? [...commands] : undefined;
  while (session.state.status === 'running') {
    const command = rest ? rest.shift() : ({ kind: 'continue' } as const);
    if (!command) return undefined;
    const reason = await session.run(command);
    show();
    if (reason.kind === 'error' || reason.kind === 'limit') return reason.text;
  }
  return undefined;
}

function parseCommand(source: SourceFile, text: string): DebuggerCommand {
  if (text === 'into' || text === 'over' || text === 'out' || text === 'continue') return { kind: text };
  const line = /^to:(\d+)$/.exec(text)?.[1];
  if (line === undefined)
    throw new UsageError(`--command takes into, over, out, to:LINE or continue, not ${JSON.stringify(text)}`);
  return { kind: 'to', line: executableLine(source, line, '--command to:LINE') };
}

/** The line, or the first one below it that can be stopped at. */
function executableLine(source: SourceFile, text: string, option: string): number {
  const wanted = wholeNumber(text, option);
  const last = source.imported?.[0]?.offset ?? source.lineCount;
  const line = wanted > last ? undefined : source.nextExecutableLine(wanted);
  if (line === undefined) throw new UsageError(`${option} (${wanted}): there is no statement on or after that line`);
  return line;
}

/** `--break 3 5` means `--break 3 --break 5`. */
function joinLists(args: readonly string[]): string[] {
  let list: string | undefined;
  return args.flatMap((argument, i) => {
    const previous = args[i - 1];
    if (argument.startsWith('--')) list = undefined;
    else if (previous === '--break') list = previous;
    else if (list !== undefined && /^\d+$/.test(argument)) return [list, argument];
    return [argument];
  });
}

function jsonPrinter(source: SourceFile): Printer {
  let step = 0;
  return {
    state(state) {
      const shown = stepJson(state, step++, source);
      if (shown) process.stdout.write(`${JSON.stringify(shown)}\n`);
    },
  };
}
