/**
 * The program's half of the chain of predictors: what one machine asks, from the model outwards. The model's own half (greedy
 * answers, memory, search, calibration) is `model/predict/model-chain.ts`. What each stage may try and spend is in
 * `codec/prediction-policy.ts`.
 */
import { isDoubtful } from './doubtful-exceptions';
import type { PredictOptions, Prediction, Predictor, Query } from '../../codec/query';
import { DEFAULT_POLICY } from '../../codec/prediction-policy';
import type { SourceFile } from '../../python/syntax';
import { DecomposingPredictor } from '../decompose/decomposing-predictor';
import { KnownFirst } from '../decompose/known-first';
import { RoutineRunner } from '../decompose/routine-runner';
import type { Stepping } from '../decompose/rolling';
import { isBeginning, LoopBeginnings } from './loop-beginnings';
import { withSetsAsNames } from './displayed-sets';
import { hasNamedTuples, ShownTuples } from './shown-tuples';
import { withImportedNames } from './imported-names';
import { withOperators } from './operator-functions';
import { withOwnNames } from './own-names';
import { namedHint } from './type-hints';
import {
  RunBudgetPredictor,
  SharedBudgetPredictor,
  StatementBudgetPredictor,
  type BudgetedQuery,
  type StatementBudget,
} from './statement-budget';

/** Makes the machine of a program that is a part of a statement. */
export type PartMachine = (source: SourceFile, model: Predictor, shared: StatementBudget) => Stepping;

/** @param shared what is left for the program if it is itself a part of a statement */
export function predictorChain(
  source: SourceFile,
  model: Predictor,
  machineOf: PartMachine,
  shared?: StatementBudget,
): Predictor {
  const policy = model.policy ?? DEFAULT_POLICY;
  if (!policy.decompose) return shared ? new SharedBudgetPredictor(new WholePredictor(), shared) : model;
  const runner = new RoutineRunner(source, ({ part, budget, decompose }) =>
    machineOf(part, decompose ? budget.model : withoutDecomposition(budget.model), budget),
  );
  const known = new KnownFirst(runner, policy.confidenceThreshold);
  const decomposing = new DecomposingPredictor(source, runner, policy.confidenceThreshold);
  if (shared) {
    const part = new SharedBudgetPredictor(new KnownFirstPredictor(decomposing, known), shared);
    return new WrittenOut(
      source,
      new ShownTuples(source, new LoopsApart(part, new LoopBeginnings(source, part, false))),
    );
  }
  const affordable = new RunBudgetPredictor(new DoubtfulExceptions(decomposing), policy.budget);
  const arithmetic = new KnownFirstPredictor(affordable, known);
  const budgeted = new StatementBudgetPredictor(arithmetic, model, {
    computeCost: policy.budget.statement,
    milliseconds: policy.budget.statementMilliseconds,
  });
  const asking = new LoopsApart(budgeted, new LoopBeginnings(source, budgeted));
  return new CheckedFirstPredictor(source, model, shown(source, asking));
}

/** Programs without named tuples have no use for a stage of theirs. */
function shown(source: SourceFile, predictor: Predictor): Predictor {
  return hasNamedTuples(source) ? new ShownTuples(source, predictor) : predictor;
}

/** What can be evaluated need not be taken apart. */
class CheckedFirstPredictor implements Predictor {
  constructor(
    private readonly source: SourceFile,
    private readonly model: Predictor,
    private readonly otherwise: Predictor,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const checked = await this.model.checked?.(query, options);
    const known = checked ?? namedHint(query, this.source);
    if (known) return known;
    const asked = withOperators(withImportedNames(withOwnNames(query), this.source), this.source);
    return await this.otherwise.predict(withSetsAsNames(asked), options);
  }
}

/** Functions that are values are asked about by their names, also in a part. */
class WrittenOut implements Predictor {
  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await this.predictor.predict(withSetsAsNames(withOperators(query, this.source)), options);
  }
}

/** The beginning of a loop, also of one that is a part of a statement, is a question of its own. */
class LoopsApart implements Predictor {
  constructor(
    private readonly predictor: Predictor,
    private readonly loops: Predictor,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await (isBeginning(query) ? this.loops : this.predictor).predict(query, options);
  }
}

/** What can be worked out is not asked about. */
class KnownFirstPredictor implements Predictor<BudgetedQuery> {
  constructor(
    private readonly predictor: Predictor<BudgetedQuery>,
    private readonly known: KnownFirst,
  ) {}

  async predict(question: BudgetedQuery, options: PredictOptions = {}): Promise<Prediction> {
    const begun = await this.known.before(question, options.signal);
    if ('done' in begun) return begun.done;
    return begun.together(await this.predictor.predict(begun.question, options));
  }
}

/** The same model for statements that are asked about as a whole. */
function withoutDecomposition(model: Predictor): Predictor {
  return {
    policy: { ...(model.policy ?? DEFAULT_POLICY), decompose: false },
    get isHurried() {
      return model.isHurried ?? false;
    },
    predict: (...question) => model.predict(...question),
  };
}

/** What the model says of a statement as a whole. */
class WholePredictor implements Predictor<BudgetedQuery> {
  async predict({ query, budget }: BudgetedQuery, options?: PredictOptions): Promise<Prediction> {
    return await budget.model.predict(query, options);
  }
}

/**
 * An exception that is less likely than not would end the run and hide all that comes behind it, and hardly ever comes true. The
 * question is asked again without exceptions among the answers, unless the statement raises one itself or somebody handles it.
 */
export class DoubtfulExceptions implements Predictor<BudgetedQuery> {
  constructor(private readonly predictor: Predictor<BudgetedQuery>) {}

  async predict(question: BudgetedQuery, options?: PredictOptions): Promise<Prediction> {
    const said = await this.predictor.predict(question, options);
    if (said.checked || !isDoubtful(question.query, said)) return said;
    const passing = { ...question, query: { ...question.query, isToPass: true } };
    const again = await this.predictor.predict(passing, options);
    const rest = 1 - said.outcomeConfidence;
    return { ...again, outcomeConfidence: again.outcomeConfidence * rest, confidence: again.confidence * rest };
  }
}
