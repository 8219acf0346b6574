/** Runs parts of a statement that are programs of their own, each on a machine that asks the same model. */
import { PredictionError, type Query } from '../../codec/query';
import { setsDecimalContext } from '../../sandbox/decimal-context';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { printValue } from '../../python/values/print';
import type { StatementBudget } from '../predict/statement-budget';
import type { Bindings } from '../state/state';
import { LongArithmetic } from './arithmetic/long-arithmetic';
import type { Result, RunRoutine } from './routines/run-routine';
import type { Operation } from './arithmetic/operations';
import { inFunction } from './few-lines';
import { freeVariables, isTooDeep, roll, type Stepping, type Worked } from './rolling';
import { COLUMNS, COMPOSED, FRONTS } from './routines/composed';
import type { AskOf, Steps } from './sequences/ordering';

/** What a machine is made for. */
interface Part {
  readonly part: SourceFile;
  readonly budget: StatementBudget;
  /** Whether parts of its statements are worked out in turn. */
  readonly decompose: boolean;
}

/** Whose budget a routine is run on. */
export interface OnBehalf {
  readonly budget: StatementBudget;
  readonly signal: AbortSignal | undefined;
}

export class RoutineRunner {
  private readonly routines = new Map<string, SourceFile>();
  /** What columns of digits come to: at most a thousand for each routine. */
  private readonly columns = new Map<string, Result>();

  constructor(
    private readonly source: SourceFile,
    private readonly machineOf: (part: Part) => Stepping,
  ) {}

  /** A part as the function that Python says it is equivalent to; undefined where the model does not say enough. */
  async unrolled(part: SourceFile, locals: Bindings, { budget, signal }: OnBehalf): Promise<Worked | undefined> {
    return await rolled(part, locals, this.machineOf({ part, budget, decompose: true }), signal);
  }

  /** A function in which names have these values, and others those that they have in a statement. */
  async called(part: SourceFile, names: Bindings, query: Query, on: OnBehalf): Promise<Worked | undefined> {
    if (isTooDeep(part)) return undefined;
    const lookup = (name: string): Value | undefined => names.get(name) ?? query.lookup(name);
    const locals = freeVariables(part, { ...query, lookup });
    return locals && (await this.unrolled(part, locals, on));
  }

  /** How a statement is asked about in steps. @param threshold an answer that is less sure is asked for in smaller questions */
  stepsOf(query: Query, on: OnBehalf, threshold: number): Steps {
    return { of: this.asksOf(query, on), roll: this.onBehalfOf(on), threshold };
  }

  /** What expressions of a statement give. */
  private asksOf(query: Query, on: OnBehalf): AskOf {
    const read = new Map<string, SourceFile>();
    return async (expression, names) => {
      const part = read.get(expression) ?? this.source.reading(inFunction([`return ${expression}`]));
      read.set(expression, part);
      return await this.called(part, names, query, on);
    };
  }

  async arithmetic({ operator, left, right }: Operation, on: OnBehalf): Promise<Result | undefined> {
    const isDecimal = left.isDecimal === true || right.isDecimal === true;
    if (isDecimal && setsDecimalContext(this.source)) return undefined;
    return await new LongArithmetic(this.onBehalfOf(on)).result(operator, left, right);
  }

  /** Runs routines of `routines/`. */
  onBehalfOf(on: OnBehalf): RunRoutine {
    return async (routine, variables) => {
      if (!comesAgain(routine, variables)) return await this.run(routine, variables, on);
      const key = `${routine}${Object.values(variables)
        .map((value) => printValue(value))
        .join(' ')}`;
      const known = this.columns.get(key) ?? (await this.run(routine, variables, on));
      if (known) this.columns.set(key, known);
      return known;
    };
  }

  private async run(
    routine: string,
    variables: Parameters<RunRoutine>[1],
    { budget, signal }: OnBehalf,
  ): ReturnType<RunRoutine> {
    const part = this.routines.get(routine) ?? this.source.reading(routine);
    this.routines.set(routine, part);
    const machine = this.machineOf({ part, budget, decompose: COMPOSED.has(routine) });
    const worked = await rolled(part, new Map(Object.entries(variables)), machine, signal);
    return worked && 'value' in worked ? worked : undefined;
  }
}

/** Whether there are so few different questions of its kind that each is asked once. */
function comesAgain(routine: string, variables: Parameters<RunRoutine>[1]): boolean {
  if (COLUMNS.has(routine)) return true;
  return FRONTS.has(routine) && Object.values(variables).every((value) => value.kind === 'int' && value.value < 1000n);
}

/** To the end of the one function of a program; the items that it yields, if it does. */
async function rolled(
  part: SourceFile,
  locals: Bindings,
  machine: Stepping,
  signal: AbortSignal | undefined,
): Promise<Worked | undefined> {
  try {
    return await roll(part, locals, machine, signal);
  } catch (error) {
    if (error instanceof PredictionError) return undefined;
    throw error;
  }
}
