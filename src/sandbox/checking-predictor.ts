/**
 * A predictor that has what it can evaluated: a statement whose values are all known, and which does nothing but compute. It has no
 * state of its own, and asks the model wherever the evaluation is refused, fails or takes too long.
 */
import {
  NoAnswerError,
  type ComputedValue,
  type PredictOptions,
  type Prediction,
  type Predictor,
  type Query,
} from '../codec/query';
import { LEARNED_MODULES } from '../codec/learned-modules';
import { sameValue } from '../python/values/print';
import { importedPath } from '../python/modules/imported-path';
import { SUPPORTED_MODULES } from './supported-modules';
import { CheckRequest } from './request';
import { SandboxTimeout, SandboxUnavailable, type SandboxTransport } from './transport';
import { NotSayable } from './written-values';
import { isSameRange } from '../python/text/ranges';

export interface CheckingOptions {
  /** Whether the model is asked as well, to compare: always, only of some statements where a long run has many, or when this says so. */
  readonly compares?: 'all' | 'sample' | (() => boolean);
  /** Told whether the model said the same, of each statement that both have answered. */
  readonly onCompared?: (isSame: boolean, comparison: Comparison) => void;
  /** How long one evaluation may take. */
  readonly milliseconds?: number;
  /** Told of each question that was not evaluated, and why: for measuring. */
  readonly onRefused?: (query: Query, reason: string) => void;
}

/** A question that both have answered, and what the model said. */
export interface Comparison {
  readonly query: Query;
  readonly said: Prediction;
}

/** How often both said the same. */
export interface Agreement {
  readonly agreed: number;
  readonly disagreed: number;
}

const MILLISECONDS = 200;
/**
 * Milliseconds that comparisons may take at once, and their share of the time after that: who steps sees all of them, and a
 * run, a hover or the way to a crash does not wait for the model where the answer is known.
 */
const AT_ONCE = 200;
const SHARE = 0.1;
/** Of what the model is less sure, nobody is told that it would have been wrong. */
const LEAST_CLAIM = 0.5;

export class CheckingPredictor implements Predictor {
  /** Milliseconds that are left for comparisons, and when that was reckoned. */
  private left = AT_ONCE;
  private reckoned = performance.now();
  private agreed = 0;
  private disagreed = 0;
  /** Questions that could not be evaluated: the same one is asked again once other ways have been tried. */
  private readonly refused = new WeakSet<Query>();

  constructor(
    private readonly model: Predictor,
    private readonly transport: SandboxTransport,
    private readonly options: CheckingOptions = {},
  ) {}

  /** None while nothing can be evaluated. */
  get modules(): Predictor['modules'] {
    return this.transport.available ? SUPPORTED_MODULES : undefined;
  }

  get policy(): Predictor['policy'] {
    return this.model.policy;
  }

  get agreement(): Agreement {
    return { agreed: this.agreed, disagreed: this.disagreed };
  }

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const checked = this.refused.has(query) ? undefined : await this.checked(query, options);
    if (checked) return checked;
    if (readsForeignModule(query)) throw new NoAnswerError('it uses a module that the model does not know');
    return await this.model.predict(query, options);
  }

  async checked(query: Query, options?: PredictOptions): Promise<Prediction | undefined> {
    const said = this.mayCompare() ? this.said(query, options) : undefined;
    const checked = await this.evaluated(query, options?.signal);
    if (checked) return this.compared(query, checked, await said);
    this.refused.add(query);
    return undefined;
  }

  /** What the statement does; undefined where that cannot be told. */
  private async evaluated(query: Query, signal: AbortSignal | undefined): Promise<Prediction | undefined> {
    const { source } = query;
    if (!source || !this.transport.available) return undefined;
    try {
      const request = new CheckRequest(query, source);
      const limit = { milliseconds: this.options.milliseconds ?? MILLISECONDS, ...(signal && { signal }) };
      return request.prediction(await this.transport.ask(request.json, limit));
    } catch (error) {
      const isExpected =
        error instanceof NotSayable || error instanceof SandboxTimeout || error instanceof SandboxUnavailable;
      if (!isExpected) throw error;
      this.options.onRefused?.(query, error.message);
      return undefined;
    }
  }

  private mayCompare(): boolean {
    const { compares } = this.options;
    if (!compares || !this.transport.available) return false;
    if (typeof compares === 'function') return compares();
    if (compares === 'all') return true;
    const now = performance.now();
    this.left = Math.min(AT_ONCE, this.left + SHARE * (now - this.reckoned));
    this.reckoned = now;
    return this.left > 0;
  }

  /** What the model says at once; undefined where it says nothing. */
  private async said(query: Query, options: PredictOptions | undefined): Promise<Prediction | undefined> {
    const began = performance.now();
    try {
      return await this.model.predict(query, { ...options, accept: 'any' });
    } catch {
      return undefined;
    } finally {
      this.left -= performance.now() - began;
    }
  }

  /** The checked answer, with what the model said otherwise. */
  private compared(query: Query, checked: Prediction, said: Prediction | undefined): Prediction {
    if (!said) return checked;
    const isSame = agrees(checked, said);
    if (isSame) this.agreed++;
    else this.disagreed++;
    this.options.onCompared?.(isSame, { query, said });
    if (isSame) return checked;
    const values = checked.values.map((value) => withPredicted(value, said));
    return { ...checked, values, ...(checked.checked && { checked: { ...checked.checked, said } }) };
  }
}

function agrees(checked: Prediction, said: Prediction): boolean {
  if (checked.output !== said.output || checked.outcome.kind !== said.outcome.kind) return false;
  const [one, other] = [checked.outcome, said.outcome];
  if (one.kind === 'next' && other.kind === 'next' && one.successor !== other.successor) return false;
  if (one.kind === 'return' && other.kind === 'return' && !sameValue(one.value, other.value)) return false;
  if (one.kind === 'raise' && other.kind === 'raise' && one.exception.type !== other.exception.type) return false;
  return checked.changes.every(({ name, value }) => {
    const told = said.changes.find((change) => change.name === name)?.value;
    return value === undefined ? told === undefined : told !== undefined && sameValue(told, value);
  });
}

function withPredicted(value: ComputedValue, said: Prediction): ComputedValue {
  const told = said.values.find(
    ({ range, expression }) => isSameRange(range, value.range) && expression === value.expression,
  );
  const isClaim = told !== undefined && told.confidence >= LEAST_CLAIM;
  return isClaim && !sameValue(told.value, value.value) ? { ...value, predicted: told.value } : value;
}

/** A module that the model has never seen, whose name is only bound because it can be evaluated. */
function readsForeignModule(query: Query): boolean {
  const { statement, source } = query;
  if (!source) return false;
  return statement.tokens.some(({ kind, text }) => {
    if (kind !== 'name' || query.lookup(text) !== undefined) return false;
    const path = importedPath(source, query.inside ?? statement.scope, text);
    return path !== undefined && !LEARNED_MODULES.has(path.split('.')[0] ?? '');
  });
}
