/**
 * Second thoughts: a part of a statement that the model is unsure of in one go is worked out in steps, each of which it is
 * asked about. What goes through many items is done item by item, in the function that Python says it is equivalent to;
 * numbers are added and multiplied on paper. The rest of the statement is then asked for again, with that value given.
 */
import { isSameRange, isValueOf } from '../../codec/step/call-syntax';
import {
  ANY,
  PredictionError,
  type ComputedValue,
  type IsGoodEnough,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import type { SourceFile, SourceRange, SubExpression } from '../../python/syntax';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { withoutIds } from '../objects/containers';
import { CountingPredictor } from './question-count';
import { doubtfulPart, listOf, reader, CONFIDENCE_THRESHOLD } from './doubtful-parts';
import { changed, nextChange, nextSum, settled } from './arithmetic/long-sums';
import { LongArithmetic, type Result, type RunRoutine } from './arithmetic/long-arithmetic';
import { isSubscript, lookedUp, itemLookupOf } from './sequences/item-lookup';
import { repeated, repetitionOf } from './sequences/repetition';
import { COLUMNS, COMPOSED } from './routines/composed';
import { found, textSearchOf } from './sequences/text-search';
import { itemAssignmentsOf, withItem, type ItemAssignment } from './sequences/item-assignment';
import { augmentedOperation, isArithmetic, operationOf, type Operation } from './arithmetic/operations';
import { jointConfidence, withChanges, oneResult, withException } from './revised-prediction';
import { freeVariables, roll, type Stepping, type Worked } from './rolling';
import type { Bindings } from '../state/state';

/**
 * Time that a statement may take in addition, a run has for second thoughts and searches before it has to go on with the
 * first answers, and each step adds to that; see `Prediction.effort`.
 */
const MOST_EFFORT = 3500;
const MOST_SAVED = 8000;
const EACH_STEP = 20;
/** Parts of one statement. */
const MOST_PARTS = 4;

/** What may be spent on a statement and its parts. */
export class DecompositionBudget {
  constructor(
    /** All questions about the statement are put to it. */
    readonly asked: CountingPredictor,
    private readonly most: number,
  ) {}

  get used(): number {
    return this.asked.effort;
  }

  get isUsedUp(): boolean {
    return this.used >= this.most;
  }
}

/** Makes the machine of another program that asks the same model, with second thoughts of its own or without. */
type MachineOf = (source: SourceFile, budget: DecompositionBudget, inOneGo: boolean) => Stepping;

/** One question, and what may be spent on it. */
interface Asked {
  readonly query: Query;
  readonly budget: DecompositionBudget;
  readonly signal: AbortSignal | undefined;
}

export class Decomposition implements Predictor {
  private readonly routines = new Map<string, SourceFile>();
  /** What columns of digits come to: at most a thousand for each routine. */
  private readonly columns = new Map<string, Result>();
  private saved = MOST_SAVED;

  /** @param shared what is left for the program if it is itself a part of a statement */
  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    private readonly machineOf: MachineOf,
    private readonly shared?: DecompositionBudget,
  ) {}

  /** As the model says, or with parts that it was unsure of worked out. @throws PredictionError as `Predictor`, and where the budget is used up */
  async predict(query: Query, signal?: AbortSignal): Promise<Prediction> {
    if (this.shared?.isUsedUp) throw new PredictionError('That takes too many steps.');
    if (this.predictor.inOneGo) return await this.predictor.predict(query, signal);
    const budget = this.shared ?? new DecompositionBudget(new CountingPredictor(this.predictor), MOST_EFFORT);
    const asked = { query, budget, signal };
    const given = await this.summed(asked);
    if ('done' in given) return given.done;
    if (given.values.length === 0) return await this.worked(asked);
    const computed = [...query.computed, ...given.values];
    const prediction = await this.worked({ ...asked, query: { ...query, computed } });
    const values = [...given.values, ...prediction.values];
    return { ...prediction, values, confidence: jointConfidence(prediction, given.values) };
  }

  /** The model's answer, and second thoughts about it as far as they can be afforded. */
  private async worked(asked: Asked): Promise<Prediction> {
    if (this.shared) return await this.thought(asked, await this.answer(asked));
    const isPoor = this.saved <= 0;
    try {
      const first = await this.answer(asked, [], isPoor ? ANY : undefined);
      return isPoor ? first : await this.thought(asked, first);
    } finally {
      this.saved = Math.min(MOST_SAVED, this.saved + EACH_STEP - asked.budget.used);
    }
  }

  /** Sums of long numbers with which the statement begins, or all that it does where it is about nothing else. */
  private async summed(
    asked: Asked,
  ): Promise<{ readonly done: Prediction } | { readonly values: readonly ComputedValue[] }> {
    const values: ComputedValue[] = [];
    let query = asked.query;
    for (let next = nextSum(query); next && !asked.budget.isUsedUp; next = nextSum(query)) {
      const { part, sum } = next;
      const result = await this.onPaper(asked, sum);
      if (!result) return { values };
      const value: ComputedValue = { expression: part.text, range: part.range, ...result };
      values.push(value);
      query = { ...query, computed: [...query.computed, value] };
      const done = settled(query, value);
      if (done) return { done: { ...done, values, confidence: jointConfidence({ confidence: 1 }, values) } };
    }
    const change = nextChange(query);
    const result = change && (await this.onPaper(asked, change));
    if (!result) return { values };
    const done = changed(query, change.name, result);
    return { done: { ...done, values, confidence: jointConfidence(done, values) } };
  }

  /** What the model says of the statement, or of the rest of it where some values are given. */
  private async answer(
    { query, budget, signal }: Asked,
    given: readonly ComputedValue[] = [],
    isEnough?: IsGoodEnough,
  ): Promise<Prediction> {
    const all = given.length === 0 ? query : { ...query, computed: [...query.computed, ...given] };
    // Where a part is to be worked out, nobody needs a more probable answer.
    const isDoubtful: IsGoodEnough = (first) =>
      doubtfulPart(all, first, (part) => this.canBeWorkedOut(part)) !== undefined;
    const predictor = this.shared ? this.predictor : budget.asked;
    return await predictor.predict(all, signal, isEnough ?? isDoubtful);
  }

  private canBeWorkedOut(part: SubExpression): boolean {
    return isArithmetic(part) || isSubscript(part) || this.source.unrolled(part.text) !== undefined;
  }

  private async thought(asked: Asked, first: Prediction): Promise<Prediction> {
    const { query, budget } = asked;
    let prediction = first;
    const tried = new Set<SubExpression>();
    const canBeWorkedOut = (part: SubExpression): boolean => !tried.has(part) && this.canBeWorkedOut(part);
    for (let parts = 0; parts < MOST_PARTS && !budget.isUsedUp; parts++) {
      const part = doubtfulPart(query, prediction, canBeWorkedOut);
      if (!part) break;
      tried.add(part);
      const worked = await this.workedOut(asked, part, prediction);
      if (!worked) continue;
      const at = prediction.values.findIndex((value) => isValueOf(value, part));
      const before = at < 0 ? prediction.values : prediction.values.slice(0, at);
      if ('exception' in worked) return withException(prediction, before, worked);
      const list = listOf(part, query);
      if (list !== undefined) return withChanges(query, prediction, oneResult(list, worked));
      const given: ComputedValue[] = [...before, { expression: part.text, range: part.range, ...worked }];
      const rest = await this.answer(asked, given);
      prediction = { ...rest, values: [...given, ...rest.values], confidence: jointConfidence(rest, given) };
    }
    return budget.isUsedUp ? prediction : await this.withChange(asked, prediction);
  }

  /** `total += price` or `table[i][j] = 1`, where what the name is afterwards is doubtful. */
  private async withChange(asked: Asked, prediction: Prediction): Promise<Prediction> {
    const { query } = asked;
    const { changes, outcome, outcomeConfidence } = prediction;
    // Where nothing is said to change, it is the outcome that may be wrong.
    const sure = changes.length > 0 ? Math.min(...changes.map(({ confidence }) => confidence)) : outcomeConfidence;
    if (outcome.kind !== 'next' || sure >= CONFIDENCE_THRESHOLD) return prediction;
    const all = [...query.computed, ...prediction.values];
    const at = (range: SourceRange): Value | undefined => all.find((value) => isSameRange(value.range, range))?.value;
    const read = reader(query, prediction);
    const sum = augmentedOperation(query, read, at);
    const results = sum
      ? oneResult(sum.name, await this.onPaper(asked, sum))
      : await this.withItems(asked, itemAssignmentsOf(query, { read, at }) ?? []);
    const isAll = results.size > 0 && changes.every(({ name }) => results.has(name));
    return isAll ? withChanges(query, prediction, results) : prediction;
  }

  /** Lists with the items that are put into them, by their names; empty where the model does not say one. */
  private async withItems(asked: Asked, settings: readonly ItemAssignment[]): Promise<ReadonlyMap<string, Result>> {
    const results = new Map<string, Result>();
    for (const setting of settings) {
      const before = results.get(setting.name)?.value ?? asked.query.lookup(setting.name);
      const after = before && (await withItem(withoutIds(before), setting, this.roll(asked)));
      if (!after) return new Map();
      const confidence = after.confidence * (results.get(setting.name)?.confidence ?? 1);
      results.set(setting.name, { value: after.value, confidence });
    }
    return results;
  }

  /** Undefined where the model does not say enough. */
  private async workedOut(asked: Asked, part: SubExpression, prediction: Prediction): Promise<Worked | undefined> {
    const { query, budget } = asked;
    const read = reader(query, prediction);
    const sum = operationOf(part, read);
    if (sum) return await this.onPaper(asked, sum);
    const selection = itemLookupOf(part, read);
    if (selection) return await lookedUp(selection, this.roll(asked));
    const repetition = repetitionOf(part, read);
    if (repetition) return await repeated(repetition, this.roll(asked));
    const search = textSearchOf(part, query.statement.calls, read);
    if (search) return await found(search, this.roll(asked));
    const source = this.source.unrolled(part.text);
    const locals = source && freeVariables(source, query);
    return locals && (await this.rolled(asked, source, locals, this.machineOf(source, budget, false)));
  }

  private async onPaper(asked: Asked, { operator, left, right }: Operation): Promise<Result | undefined> {
    return await new LongArithmetic(this.roll(asked)).result(operator, left, right);
  }

  /** Runs routines of `paper/`. */
  private roll(asked: Asked): RunRoutine {
    return async (routine, variables) => {
      if (!COLUMNS.has(routine)) return await this.rolledRoutine(asked, routine, variables);
      const key = `${routine}${Object.values(variables)
        .map((value) => printValue(value))
        .join(' ')}`;
      const known = this.columns.get(key) ?? (await this.rolledRoutine(asked, routine, variables));
      if (known) this.columns.set(key, known);
      return known;
    };
  }

  private async rolledRoutine(
    asked: Asked,
    routine: string,
    variables: Parameters<RunRoutine>[1],
  ): ReturnType<RunRoutine> {
    const source = this.routines.get(routine) ?? this.source.reading(routine);
    this.routines.set(routine, source);
    const machine = this.machineOf(source, asked.budget, !COMPOSED.has(routine));
    const worked = await this.rolled(asked, source, new Map(Object.entries(variables)), machine);
    return worked && 'value' in worked ? worked : undefined;
  }

  /** To the end of the one function of a program; the items that it yields, if it does. */
  private async rolled(
    { signal }: Asked,
    source: SourceFile,
    locals: Bindings,
    machine: Stepping,
  ): Promise<Worked | undefined> {
    try {
      return await roll(source, locals, machine, signal);
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }
}
