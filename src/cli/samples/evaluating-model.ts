/**
 * Stands in the model's place, and writes down what the model would be asked and what CPython says to it. Where it plays being
 * unsure of an answer, the smaller questions that the debugger then asks are written down as well.
 */
import { DEFAULT_POLICY, type PredictionPolicy } from '../../codec/prediction-policy';
import {
  NoAnswerError,
  type Change,
  type ComputedValue,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import type { Answer } from '../../codec/step/answer/answer-writer';
import { randomFrom } from '../../codec/traces/random';
import { mustChange } from '../../codec/step/syntax/binding-syntax';
import { Prompt } from '../../codec/step/prompt';
import { isKnown } from '../../codec/values/prompt-variables';
import { findObjects, refresh } from '../../debugger/objects/heap';
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import { isIteratorName } from '../../python/library/iterators';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceRange, Statement } from '../../python/syntax';
import { contains, isSameRange } from '../../python/text/ranges';
import type { Value } from '../../python/values/value';
import { CodecError } from '../../codec/vocabulary/slots';
import { CheckRequest } from '../../sandbox/request';
import type { SandboxTransport } from '../../sandbox/transport';
import { NotSayable } from '../../sandbox/written-values';
import { withPlainNames } from './plain-names';

export interface Sample {
  readonly prompt: Prompt;
  readonly answer: Answer;
}

/** Below every threshold, and still more likely than not. */
const UNSURE = 0.7;

/** Of the values of a step that it is unsure of, where it plays that. */
export const UNSURE_SHARE = 0.5;

/** Smaller questions about one step. */
const MOST_QUESTIONS = 48;

export class EvaluatingModel implements Predictor {
  readonly policy: PredictionPolicy;
  /** What was asked since the last `begin`, with the answers. */
  samples: Sample[] = [];
  /** Why the first question without an answer has none. */
  problem: string | undefined;
  private partial: ReadonlySet<string> = new Set();

  private random: () => number = () => 1;

  /** @param doubts share of the values that it plays being unsure of */
  constructor(
    private readonly evaluator: SandboxTransport,
    private readonly doubts = 0,
  ) {
    const budget = { ...DEFAULT_POLICY.budget, statementMilliseconds: Number.MAX_SAFE_INTEGER };
    this.policy = { ...DEFAULT_POLICY, budget, decompose: doubts > 0 };
  }

  /**
   * @param partial names of which only a part of the value is known
   * @param seed decides which values it is unsure of
   */
  begin(partial: readonly string[], seed = ''): void {
    this.random = randomFrom(seed);
    this.samples = [];
    this.problem = undefined;
    this.partial = new Set(partial);
  }

  async predict(query: Query): Promise<Prediction> {
    if (this.problem !== undefined) throw new NoAnswerError(this.problem);
    try {
      const prompt = this.written(query);
      const prediction = await this.evaluated(query);
      const { values, output, changes, outcome } = prediction;
      if (isSayable(prediction) && !isCutShort(query, prediction))
        this.samples.push({ prompt, answer: { values, output, changes, outcome } });
      return this.doubted(prediction);
    } catch (error) {
      const isExpected = error instanceof CodecError || error instanceof NotSayable || error instanceof NoAnswerError;
      if (!isExpected) throw error;
      this.problem = error.message;
      throw new NoAnswerError(error.message);
    }
  }

  private doubted(prediction: Prediction): Prediction {
    if (this.doubts === 0 || this.samples.length >= MOST_QUESTIONS) return prediction;
    const confidence = (): number => (this.random() < this.doubts ? UNSURE : 1);
    return {
      ...prediction,
      values: prediction.values.map((value) => ({ ...value, confidence: confidence() })),
      changes: prediction.changes.map((change) => ({ ...change, confidence: confidence() })),
    };
  }

  private written(query: Query): Prompt {
    const prompt = new Prompt(query);
    const whole = prompt.variables.find(({ name }) => this.partial.has(name));
    if (whole) throw new NoAnswerError('an object of which only a part is known');
    const said = [...prompt.variables, ...query.computed];
    if (!said.every(({ value }) => value.kind === 'opaque' || isKnown(value)))
      throw new NoAnswerError('a value that is not known');
    return prompt;
  }

  private async evaluated(query: Query): Promise<Prediction> {
    const { source } = query;
    if (!source) throw new NoAnswerError('a question about no program');
    const plain = withPlainNames(withOwnIds(query));
    const request = new CheckRequest(plain.query, source);
    const said = plain.meant(request.prediction(await this.evaluator.ask(request.json)));
    // The model says values, not which objects they are.
    const values = asTheyWere(query, said);
    const { outcome } = said;
    return {
      values,
      output: said.output,
      changes: [...said.changes, ...bound(query, said)].map(({ name, value }) => {
        return { name, value: value && iteratorOr(value), confidence: 1 };
      }),
      outcome: outcome.kind === 'return' ? { ...outcome, value: iteratorOr(outcome.value) } : outcome,
      outcomeConfidence: 1,
      confidence: 1,
    };
  }
}

/** Below those of new objects, above those of any run. */
const STAND_IN_IDS = 900_000_000;

/** What stands for a container in a question is no object of the run; whether it changes is told by its number. */
function withOwnIds(query: Query): Query {
  const known = new Map<string, Value | undefined>();
  return {
    ...query,
    lookup: (name) => {
      if (known.has(name)) return known.get(name);
      const value = query.lookup(name);
      const isOther = value?.kind !== 'list' && value?.kind !== 'dict' && value?.kind !== 'set';
      const own = isOther || value.id !== undefined ? value : { ...value, id: STAND_IN_IDS + known.size };
      known.set(name, own);
      return own;
    },
  };
}

/** What the model cannot say is no answer to learn. */
function isSayable({ values, changes, outcome }: Prediction): boolean {
  const all = [...values, ...changes].flatMap(({ value }) => value ?? []);
  const last = outcome.kind === 'return' ? [outcome.value] : [];
  return [...all, ...last].every((value) => value.kind === 'opaque' || isKnown(value));
}

/** CPython 3.11 does not say where the parts of an f-string are, so their values are missing. */
function isCutShort({ statement, computed }: Query, { values }: Prediction): boolean {
  const parts = statement.subExpressions.filter(({ discarded }) => !discarded);
  const texts = parts.filter(({ operator }) => operator === "f''");
  const known = [...computed, ...values];
  return parts.some(
    ({ range }) =>
      texts.some((text) => contains(text.range, range) && !isSameRange(text.range, range)) &&
      !known.some((value) => isSameRange(value.range, range)),
  );
}

/** Values at the moment when they are computed, before the statement changes what they hold; a comprehension has none inside. */
function asTheyWere(query: Query, { values, checked }: Prediction): ComputedValue[] {
  const { statement } = query;
  const changed = new Set(checked?.contents.keys());
  const known = statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? (query.lookup(text) ?? []) : []));
  const before = findObjects(known, changed);
  const closed = comprehensionsIn(statement);
  return values.flatMap(({ expression, range, value }) => {
    if (closed.some((one) => contains(one, range) && !contains(range, one))) return [];
    const was = before.size > 0 ? refresh(value, before) : value;
    return [{ expression, range, value: iteratorOr(was), confidence: 1 }];
  });
}

const CLOSED = /^(?:(?:list|set|dictionary)_comprehension|generator_expression|lambda)$/;

/** What is evaluated by itself, item by item. */
function comprehensionsIn({ evaluation, subExpressions }: Statement): SourceRange[] {
  const found: SourceRange[] = [];
  const visit = (node: SyntaxNode): void => {
    if (CLOSED.test(node.type)) found.push(node.range);
    else node.children.forEach(visit);
  };
  const ofParts = (part: Evaluation): void => {
    if (part.node) visit(part.node);
    part.parts.forEach(ofParts);
  };
  if (evaluation) ofParts(evaluation);
  for (const { node } of subExpressions) if (node) visit(node);
  return found;
}

/** An iterator is only named. */
function iteratorOr(value: Value): Value {
  const name = value.kind === 'foreign' ? value.type.slice(value.type.lastIndexOf('.') + 1) : '';
  return isIteratorName(name) ? { kind: 'opaque', type: 'iterator', name } : value;
}

/** Names that the statement binds to what they were before: the answer says so all the same, since it need not know the old value. */
function bound(query: Query, { changes, outcome }: Prediction): Change[] {
  const { statement } = query;
  const isExit = statement.kind === 'for' && outcome.kind === 'next' && outcome.successor === 1;
  if (outcome.kind !== 'next' || isExit) return [];
  const isSame = (name: string): boolean => !changes.some((change) => change.name === name);
  const same = statement.targets.filter((name) => isSame(name) && mustChange(query, name));
  return same.flatMap((name) => {
    const value = query.lookup(name);
    return value ? [{ name, value, confidence: 1 }] : [];
  });
}
