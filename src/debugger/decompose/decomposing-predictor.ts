/**
 * The last stage: a part of a statement that the model is unsure of is worked out in steps, each of which it is asked about.
 * What goes through many items is done item by item, in the function that Python says it is equivalent to; long numbers are
 * added and multiplied digit by digit. The rest of the statement is then asked for again, with that value given.
 */
import { contains, isSameRange, isValueOf } from '../../codec/step/syntax/call-syntax';
import {
  NoAnswerError,
  PredictionError,
  type ComputedValue,
  type PredictOptions,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import { saysWhat } from '../../python/desugar/text-pieces';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile, SubExpression } from '../../python/syntax';
import { withoutIds } from '../objects/containers';
import { textWithStandIns } from '../operands/stand-in-names';
import type { BudgetedQuery } from '../predict/statement-budget';
import { sameValue } from '../../python/values/print';
import type { Bindings } from '../state/state';
import { alone, partsOf, saidAlone } from './alone';
import { withCeilings } from './ceilings';
import { changeBeside } from './changes/changes-beside';
import { changedInSteps } from './changes/changed-in-steps';
import { chosenOperand, type OperandValue } from './chosen-operand';
import { doubtfulPart, isSaidOtherwise, listOf, reader, type DoubtfulPart, type Remedies } from './doubtful-parts';
import type { Result } from './routines/run-routine';
import { inFewLines, inFunction, type FewLines } from './few-lines';
import { inOtherWords, meantBy } from './other-words';
import { LASTING, withGivenOperands, type GivenOperands } from './given-operands';
import { libraryOperationOf } from './library-operations';
import { compared, comparisonOf } from './sequences/comparison';
import { isSubscript, lookedUp, itemLookupOf } from './sequences/item-lookup';
import { ordered, orderingOf } from './sequences/ordering';
import { isPutTogether, putTogether } from './sequences/put-together';
import { repeated, repetitionOf } from './sequences/repetition';
import { cutIntoPieces, textLinesOf } from './sequences/text-lines';
import { found, textSearchOf } from './sequences/text-search';
import { isArithmetic, operationOf } from './arithmetic/operations';
import { jointConfidence, saidBefore, withChanges, oneResult, withException } from './revised-prediction';
import { withRevisedChange, type Asked, type Working } from './revised-change';
import { asPart, type Worked } from './rolling';
import type { RoutineRunner } from './routine-runner';
import { SAME } from './routines/digits';
import { refusalOf, sureOf } from './clashing-values';
import { typeClashOf, type TypeClash } from './type-clash';
import { finished, withOtherChanges, withTextsAsWritten, writtenBesides } from './written-texts';

/** An operand among others is more easily mistaken than by itself. */
const SURE_OF_OPERAND = 0.99;
/** Whether `_a` counts as true. */
const TRUTH = inFunction(['if _a:', '    return True', 'return False']);
/** Parts of one statement. */
const MOST_PARTS = 8;

/** Values of parts that come before. */
type Said = Pick<Prediction, 'values'>;

export class DecomposingPredictor implements Predictor<BudgetedQuery>, Working {
  constructor(
    private readonly source: SourceFile,
    readonly runner: RoutineRunner,
    readonly threshold: number,
  ) {}

  async predict({ query, budget }: BudgetedQuery, { signal }: PredictOptions = {}): Promise<Prediction> {
    const asked = { query, budget, signal };
    const changed = budget.isUsedUp ? undefined : await changedInSteps(asked, this);
    if (changed) return changed;
    const done = new Set<SubExpression>();
    const revised = await this.revised(asked, await this.first(asked), done);
    return withCeilings(query, await this.withChangeBeside(asked, revised), done);
  }

  /** What an operand has changed on the way is asked about by itself. */
  private async withChangeBeside(asked: Asked, prediction: Prediction): Promise<Prediction> {
    const { outcome, changes } = prediction;
    const beside = /^(?:next|return)$/.test(outcome.kind) ? changeBeside(asked.query, prediction) : undefined;
    const worked = beside && !asked.budget.isUsedUp ? await this.inLines(asked, beside) : undefined;
    if (!beside || !worked || !('value' in worked)) return prediction;
    const change = { name: beside.name, ...worked };
    const others = changes.filter(({ name }) => name !== beside.name);
    return { ...prediction, changes: [...others, change], confidence: prediction.confidence * worked.confidence };
  }

  /** A statement that has no answer as a whole, such as one that is too long, is asked about in parts before an answer is searched for. */
  private async first(asked: Asked): Promise<Prediction> {
    const parts = partsOf(asked.query);
    try {
      return await this.answer(asked, [], parts === undefined);
    } catch (error) {
      if (!(error instanceof NoAnswerError) || !parts) throw error;
      return (await this.inParts(asked, parts)) ?? (await this.answer(asked));
    }
  }

  private async inParts(asked: Asked, parts: readonly SubExpression[]): Promise<Prediction | undefined> {
    const { query } = asked;
    let values: readonly ComputedValue[] = [];
    for (const part of parts) {
      values = writtenBesides(query, values);
      if ([...query.computed, ...values].some((value) => isValueOf(value, part))) continue;
      if (asked.budget.isUsedUp) return undefined;
      const first = await this.askedAlone(asked, part, values, false);
      const said =
        first ?? (await this.workedOut(asked, part, { values })) ?? (await this.askedAlone(asked, part, values));
      if (!said || 'exception' in said) return undefined;
      values = [...values, { expression: part.text, range: part.range, ...said }];
    }
    return finished(query, writtenBesides(query, values));
  }

  /** What the model says of the statement, or of the rest of it where some values are given. */
  private async answer(
    { query, budget, signal }: Asked,
    given: readonly ComputedValue[] = [],
    searchesForAny = true,
  ): Promise<Prediction> {
    const all = given.length === 0 ? query : { ...query, computed: [...query.computed, ...given] };
    // Where a part is to be worked out, no more probable answer is searched for.
    const accept = (first: Prediction): boolean => {
      const meant = withTextsAsWritten(all, first);
      return doubtfulPart(all, meant, this.threshold, this.remedies(all, meant)) !== undefined;
    };
    return withTextsAsWritten(all, await budget.model.predict(all, { signal, accept, searchesForAny }));
  }

  /** Undefined where the budget does not last, or it is too long with what is given: what was said first stands. */
  private async rest(asked: Asked, given: readonly ComputedValue[]): Promise<Prediction | undefined> {
    try {
      return await this.answer(asked, given);
    } catch (error) {
      if (error instanceof NoAnswerError || (error instanceof PredictionError && asked.budget.isUsedUp))
        return undefined;
      throw error;
    }
  }

  private remedies(query: Query, { values }: Prediction, tried: ReadonlySet<SubExpression> = new Set()): Remedies {
    const read = reader(query, { values });
    const sure = reader(query, { values: sureOf(values, this.threshold) });
    return {
      isWorkedOut: (part) => !tried.has(part) && (libraryOperationOf(part, query, read) ?? refusalOf(part, sure)) !== undefined, // prettier-ignore
      canBeUnrolled: (part) =>
        !tried.has(part) &&
        (isChoice(part) ||
          isArithmetic(part) ||
          isSubscript(part) ||
          isPutTogether(part) ||
          isSaidOtherwise(part, query.statement.calls, read) ||
          this.source.unrolled(part.text) !== undefined),
      canBeAsked: (part) => !tried.has(part) && alone(query, part, values) !== undefined,
    };
  }

  /** @param done gets the parts that have been gone through */
  private async revised(asked: Asked, first: Prediction, done: Set<SubExpression>): Promise<Prediction> {
    const { query, budget } = asked;
    let prediction = first;
    const tried = new Set<SubExpression>();
    for (let parts = 0; parts < MOST_PARTS && !budget.isUsedUp; parts++) {
      const doubtful = doubtfulPart(query, prediction, this.threshold, this.remedies(query, prediction, tried));
      if (!doubtful) break;
      const { part } = doubtful;
      tried.add(part);
      const worked = await this.remedied(asked, doubtful, prediction);
      if (!worked) continue;
      if (doubtful.isGoneThrough) done.add(part);
      // What stands in it counts there already.
      for (const one of query.statement.subExpressions) if (contains(part.range, one.range)) tried.add(one);
      const before = saidBefore(part, query, prediction);
      if ('exception' in worked) return withException(prediction, before, worked);
      const list = listOf(part, query);
      if (list !== undefined) return withChanges(query, prediction, oneResult(list, worked));
      const given = writtenBesides(query, [...before, { expression: part.text, range: part.range, ...worked }]);
      const whole = finished(query, given);
      if (whole) {
        prediction = { ...withOtherChanges(whole, prediction), output: whole.output || prediction.output };
        break;
      }
      const rest = await this.rest(asked, given);
      if (!rest) break;
      prediction = { ...rest, values: [...given, ...rest.values], confidence: jointConfidence(rest, given) };
    }
    return budget.isUsedUp ? prediction : await withRevisedChange(asked, prediction, this);
  }

  /** What is said of a doubtful part by itself; undefined where that is nothing better. */
  private async remedied(
    asked: Asked,
    { part, isGoneThrough }: DoubtfulPart,
    prediction: Prediction,
  ): Promise<Worked | undefined> {
    const first = prediction.values.find((value) => isValueOf(value, part));
    // What stands between two places is one question by itself, and many where items are counted.
    const isCut = part.operator === '[:]' && !isSaidOtherwise(part, [], reader(asked.query, prediction));
    const slice = isCut ? await this.askedAlone(asked, part, prediction.values) : undefined;
    if (slice && 'value' in slice && slice.confidence >= this.threshold) return slice;
    const worked = isGoneThrough ? await this.workedOut(asked, part, prediction) : undefined;
    if (worked) return worked;
    const said = await this.askedAlone(asked, part, prediction.values);
    if (!said || !first) return said;
    if ('value' in said && sameValue(said.value, withoutIds(first.value)))
      return { value: said.value, confidence: 1 - (1 - said.confidence) * (1 - first.confidence) };
    return said.confidence > first.confidence ? said : undefined;
  }

  private async askedAlone(
    { query, budget, signal }: Asked,
    part: SubExpression,
    values: readonly ComputedValue[],
    searchesForAny = true,
  ): Promise<Worked | undefined> {
    const question = alone(query, part, values);
    if (!question) return undefined;
    try {
      return saidAlone(await budget.model.predict(question, { signal, searchesForAny }));
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }

  /** Undefined where the model does not say enough. */
  private async workedOut(asked: Asked, part: SubExpression, prediction: Said): Promise<Worked | undefined> {
    const { query } = asked;
    const read = reader(query, prediction);
    if (part.node && isChoice(part)) return await this.chosen(asked, part.node, prediction);
    const known = libraryOperationOf(part, query, read);
    if (known) return await known.work(this.runner.onBehalfOf(asked));
    const clash = typeClashOf(part, read) ?? refusalOf(part, reader(query, { values: sureOf(prediction.values, this.threshold) })); // prettier-ignore
    if (clash) return await this.refused(clash, asked);
    const sum = operationOf(part, read);
    if (sum) return await this.runner.arithmetic(sum, asked);
    const comparison = comparisonOf(part, read);
    if (comparison) return await compared(comparison, this.runner.onBehalfOf(asked));
    const selection = itemLookupOf(part, read);
    if (selection) return await lookedUp(selection, this.runner.onBehalfOf(asked));
    const repetition = repetitionOf(part, read);
    if (repetition) return await repeated(repetition, this.runner.onBehalfOf(asked));
    const ordering = orderingOf(part, read);
    const inOrder = ordering && (await ordered(ordering, this.runner.stepsOf(query, asked, this.threshold)));
    if (inOrder) return inOrder;
    const together = putTogether(part, query.statement.calls, read);
    if (together) return together;
    const lines = textLinesOf(part, query.statement.calls, read);
    if (lines) return await cutIntoPieces(lines, this.runner.onBehalfOf(asked));
    const search = textSearchOf(part, query.statement.calls, read);
    if (search) return await found(search, this.runner.onBehalfOf(asked));
    const few = inFewLines(part, query.statement.calls, read);
    if (few) return await this.inLines(asked, few);
    const others = inOtherWords(part, read);
    if (others) return meantBy(others, await this.unrolled(asked, others));
    // What it shows is a part of its text.
    const isAsWritten = saysWhat(part.node);
    const text = isAsWritten ? part.text : textWithStandIns(part, query.statement);
    if (isAsWritten || text !== part.text) return await this.unrolled(asked, { text, names: new Map() });
    return await this.unrolled(asked, withGivenOperands(part, [...query.computed, ...prediction.values]));
  }

  /** The exception; undefined where the model takes two of the types for one. */
  async refused({ pairs, exception }: TypeClash, asked: Asked): Promise<Worked | undefined> {
    let confidence = 1;
    for (const [a, b] of pairs) {
      const same = await this.runner.onBehalfOf(asked)(SAME, { a, b });
      if (same?.value.kind !== 'bool' || same.value.value) return undefined;
      confidence *= same.confidence;
    }
    return { exception, confidence };
  }

  /** What is said of the operands one by one; those that the answer is sure of count there already. */
  private async chosen(asked: Asked, node: SyntaxNode, { values }: Said): Promise<Result | undefined> {
    const { query } = asked;
    const read = reader(query, { values });
    const valueOf: OperandValue = async ({ range, text, type }) => {
      const part = query.statement.subExpressions.find((one) => isSameRange(one.range, range));
      const known = [...query.computed, ...values].find((value) => part && isValueOf(value, part));
      if (known && known.confidence >= SURE_OF_OPERAND) return { value: known.value, confidence: 1 };
      const value = part || type === 'call' ? undefined : read(text);
      if (value) return { value, confidence: 1 };
      const said = part && ((await this.askedAlone(asked, part, values)) ?? (await this.asStatement(asked, text)));
      return said && 'value' in said ? said : undefined;
    };
    return await chosenOperand(node.bare, valueOf, async (value) => {
      const said = LASTING.test(value.kind) ? await this.inLines(asked, { text: TRUTH, names: new Map([['_a', value]]) }) : undefined; // prettier-ignore
      if (!said || !('value' in said) || said.value.kind !== 'bool') return undefined;
      return { isTrue: said.value.value, confidence: said.confidence };
    });
  }

  /** What an expression gives of which not even the parts have been said. */
  private async asStatement(asked: Asked, text: string): Promise<Worked | undefined> {
    return text.includes('\n') ? undefined : await this.inLines(asked, { text: inFunction([`return ${text}`]), names: new Map() }); // prettier-ignore
  }

  async inLines(asked: Asked, { text, names }: FewLines): Promise<Worked | undefined> {
    return await this.rolled(asked, this.source.reading(text), names);
  }

  async unrolled(asked: Asked, { text, names }: GivenOperands): Promise<Worked | undefined> {
    const source = this.source.unrolled(text);
    return source && (await this.rolled(asked, source, names));
  }

  private async rolled(asked: Asked, source: SourceFile, names: Bindings): Promise<Worked | undefined> {
    return asPart(await this.runner.called(source, names, asked.query, asked));
  }
}

function isChoice({ operator, node }: SubExpression): boolean {
  return node !== undefined && /^(?:and|or|if)$/.test(operator);
}
