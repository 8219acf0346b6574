/** A tool, and what it works with while it answers one call. */
import { Budget, costOfSeconds } from '../../../codec/budget';
import type { BackwardPredictor } from '../../../codec/backward/backward-query';
import type { FunctionPredictor } from '../../../codec/function/function-query';
import type { Predictor } from '../../../codec/query';
import { callableAround } from '../../../debugger/survey/survey-start';
import type { PythonParser } from '../../../python/parser';
import { statementsAsCall, withAdded } from '../../../python/examples/statements-as-call';
import type { FunctionInfo } from '../../../python/syntax';
import type { ExampleCalls } from '../../service/example-calls';
import { functionNamed, type Program, type ProgramInput, type Programs } from './tool-program';
import { begin, type RollOut } from './roll-out';
import type { ObjectSchema, Schema } from './schema';
import { ToolError } from './tool-error';

/** Seconds and tokens of an answer if nothing else is asked for, and the bounds of what can be. */
const SECONDS = { least: 0.1, usual: 3, most: 60 };
const TOKENS = { least: 200, usual: 1500, most: 20_000 };

/** What every tool takes. */
export interface CommonInput {
  readonly budgetSeconds?: number;
  readonly maxTokens?: number;
}

export const COMMON_PROPERTIES: Readonly<Record<string, Schema>> = {
  budgetSeconds: {
    type: 'number',
    minimum: SECONDS.least,
    maximum: SECONDS.most,
    default: SECONDS.usual,
    description: 'What predicting may take, in seconds; past it the answer is what is known by then.',
  },
  maxTokens: {
    type: 'integer',
    minimum: TOKENS.least,
    maximum: TOKENS.most,
    default: TOKENS.usual,
    description: 'How long the answer may be, in tokens.',
  },
};

export interface Tool<I> {
  readonly name: string;
  readonly title: string;
  /** For whoever chooses among tools. */
  readonly description: string;
  readonly input: ObjectSchema;
  readonly output: ObjectSchema;
  /** @param asked fits `input` @throws ToolError */
  run(asked: I & CommonInput, desk: Desk): Promise<object>;
}

export interface DeskParts {
  readonly parser: PythonParser;
  readonly predictor: Predictor & BackwardPredictor & FunctionPredictor;
  readonly programs: Programs;
  readonly examples: ExampleCalls;
}

/** What a tool works with while it answers one call: nothing of it outlives the answer. */
export class Desk {
  readonly budget: Budget;
  readonly seconds: number;
  readonly maxTokens: number;

  constructor(
    readonly parts: DeskParts,
    { budgetSeconds = SECONDS.usual, maxTokens = TOKENS.usual }: CommonInput,
    readonly signal?: AbortSignal,
  ) {
    this.seconds = budgetSeconds;
    this.maxTokens = maxTokens;
    this.budget = new Budget(costOfSeconds(budgetSeconds), 'the prediction');
  }

  async program(asked: ProgramInput): Promise<Program> {
    return await this.parts.programs.read(asked);
  }

  /** The beginning of a run. @param budget a part of the whole, if given */
  async begin(program: Program, call: string | undefined, budget = this.budget): Promise<RollOut> {
    const { parser, predictor, programs } = this.parts;
    const options = { parser, predictor, budget, signal: this.signal };
    const statements = call === undefined ? undefined : statementsAsCall(parser, program.source, call);
    if (call === undefined || !statements) return await begin(program.source, call, options);
    const { source } = await programs.reread(program, withAdded(program.text, statements));
    return await begin(source, statements.call, { ...options, shown: call });
  }

  /** A run to its end, or to the end of the budget. */
  async run(program: Program, call: string | undefined, budget = this.budget): Promise<RollOut> {
    const run = await this.begin(program, call, budget);
    await run.run(this.signal);
    return run;
  }

  /** A part of the budget that is still left. */
  part(share: number): Budget {
    const { computeCost, milliseconds } = this.budget.left;
    return new Budget({ computeCost: computeCost * share, milliseconds: milliseconds * share }, 'the prediction');
  }

  /**
   * The call that a question is about: the given one, or else the best example of a function.
   * @returns undefined for the code outside functions
   * @throws ToolError if there is no example
   */
  async callOf(program: Program, call: string | undefined, name: string | undefined): Promise<string | undefined> {
    if (call !== undefined) return call;
    return name === undefined ? undefined : await this.exampleOf(program, functionNamed(program, name));
  }

  /** The same for a line of the program. */
  async callAround(program: Program, call: string | undefined, line: number): Promise<string | undefined> {
    if (call !== undefined) return call;
    const statement = program.source.statementAt(line);
    const scope = statement && callableAround(program.source, statement.scope);
    return scope?.kind === 'function' ? await this.exampleOf(program, scope) : undefined;
  }

  private async exampleOf({ source, text, uri, roots }: Program, info: FunctionInfo): Promise<string> {
    const patience = (1000 * this.seconds) / 3;
    const [best] = await this.parts.examples.best(source, info, { uri, text, roots }, patience);
    if (best) return best.call;
    throw new ToolError(
      'no_call',
      `There is no example call of ${info.qualifiedName} in the program.`,
      `Give "call", such as "${info.name}(${info.parameters.map(({ name }) => name).join(', ')})" with values.`,
    );
  }
}

/** How tools are told which run. */
export interface CallInput extends ProgramInput {
  readonly call?: string;
  readonly function?: string;
}

export const CALL_PROPERTIES: Readonly<Record<string, Schema>> = {
  call: {
    type: 'string',
    maxLength: 20_000,
    description:
      "A call of one of the program's functions, such as f([1, 2], 'x') or Cart([30]).total(). Arguments are literals or expressions of what the program has: total(Cart([30]), TAX). Or statements that use the program, of which the last is the result: cart = Cart(); cart.add('pen', 2); cart.total().",
  },
  function: {
    type: 'string',
    description:
      'Instead of "call": a function (Class.method), with the best example that docstrings, asserts and tests have; a test of pytest with its fixtures and the first row of its table. Without both, the code outside functions runs.',
  },
};
