/**
 * Whether an answer is good enough, what else is tried, and what that may cost: one object says so for the whole chain of
 * predictors, which `model/predict/model-chain.ts` and `debugger/predict/predictor-chain.ts` put together.
 */
export interface PredictionPolicy {
  /** An answer at least this confident is taken as it is; others are searched for a better one, and decomposed. */
  readonly confidenceThreshold: number;
  /** Answers that the search follows side by side, which costs as many times the time; 1: greedy decoding alone. */
  readonly hypotheses: number;
  /** Whether unsure parts of a statement are asked about in smaller questions. */
  readonly decompose: boolean;
  readonly budget: ComputeBudget;
}

/** In units of `Prediction.computeCost`. */
interface ComputeBudget {
  /** One statement with all its parts. */
  readonly statement: number;
  /** The longest that anybody waits for a statement, on a slow or busy machine; past it, it stays without a value. */
  readonly statementMilliseconds: number;
  /** What a run starts with for searches and decompositions, and the most it has; once it is spent, greedy answers have to do. */
  readonly run: number;
  /** What each statement adds to that of the run. */
  readonly earned: number;
  /** Running the top level of all modules before a call, and how long anybody waits for that. */
  readonly modules: number;
  readonly modulesMilliseconds: number;
  /** All calls of a run into libraries at once, on a machine that is slow or busy; a share of the time after that is for them, too. */
  readonly librariesMilliseconds: number;
  /** All imports of a run together. */
  readonly imports: number;
  readonly importsMilliseconds: number;
}

export const DEFAULT_POLICY: PredictionPolicy = {
  // More than what is shown without a doubt: a second look at what is nearly sure is worth what it costs.
  confidenceThreshold: 0.97,
  hypotheses: 3,
  decompose: true,
  budget: {
    statement: 3500,
    statementMilliseconds: 5000,
    run: 40_000,
    earned: 60,
    modules: 3000,
    modulesMilliseconds: 6000,
    librariesMilliseconds: 15_000,
    imports: 10_000,
    importsMilliseconds: 5000,
  },
};

/** Nobody waits: what is spent is counted in passes alone, so that every machine gives the same answers, however busy it is. */
export const TIMELESS: ComputeBudget = {
  ...DEFAULT_POLICY.budget,
  statementMilliseconds: Infinity,
  modulesMilliseconds: Infinity,
  librariesMilliseconds: Infinity,
  importsMilliseconds: Infinity,
};

/** Seconds that a call has where nothing is said, for which the defaults are meant. */
const USUAL_SECONDS = 10;

/** Who gives a call more time, or less, gives that to the top level of its modules and to libraries as well. */
export function budgetFor(seconds: number): ComputeBudget {
  const { budget } = DEFAULT_POLICY;
  const part = seconds / USUAL_SECONDS;
  return {
    ...budget,
    modules: budget.modules * part,
    modulesMilliseconds: budget.modulesMilliseconds * part,
    librariesMilliseconds: budget.librariesMilliseconds * part,
    imports: budget.imports * part,
    importsMilliseconds: budget.importsMilliseconds * part,
  };
}

/** The default policy but for what is given. Greedy decoding alone decomposes nothing: it is for measuring. */
export function policyWith(given: Partial<PredictionPolicy>): PredictionPolicy {
  const {
    confidenceThreshold = DEFAULT_POLICY.confidenceThreshold,
    hypotheses = DEFAULT_POLICY.hypotheses,
    decompose = DEFAULT_POLICY.decompose,
    budget = DEFAULT_POLICY.budget,
  } = given;
  return { confidenceThreshold, hypotheses, decompose: decompose && hypotheses > 1, budget };
}
