/**
 * A loop begins with the value of what it goes through: that is a question of its own, as are the items then. Iterators are asked
 * about as the lists of what they give: `for row in zip(a, b[1:])` begins with `list(zip(a, b[1:]))`.
 */
import {
  NoAnswerError,
  PredictionError,
  type ComputedValue,
  type PredictOptions,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile, SourceRange, Statement } from '../../python/syntax';
import { itemsFrom } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { first } from '../state/loop-iterators';
import { jointConfidence } from '../decompose/revised-prediction';

/** Number of items that a question shows. */
const SHOWN = 4;

/** What the model begins loops with all the time. */
const PLAIN = /^range\(|^enumerate\([\w.]+\)$|^[\w.]+\.(?:items|keys|values)\(\)$/;
/** Functions whose iterators give what a list of them has. */
const ITERATORS = /^(?:reversed|enumerate|zip|map|filter|iter|(?:itertools\.)?(?:chain(?:\.from_iterable)?|islice|product|combinations|permutations|accumulate|pairwise|zip_longest|takewhile|dropwhile|starmap))$/; // prettier-ignore

export class LoopBeginnings implements Predictor {
  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const asked = valueQuestion(this.source, query);
    const given = asked && (await this.asked(asked.query, options));
    if (!given || !query.statement.iterable) return await this.predictor.predict(query, options);
    const { outcome } = given;
    if (outcome.kind === 'raise') return given;
    const value = outcome.kind === 'return' ? outcome.value : undefined;
    const items = value && value.kind !== 'set' && isWhole(value) ? itemsFrom(value, 0) : undefined;
    if (!value || !items) return await this.predictor.predict(query, options);
    const shown = first(items, SHOWN + 1);
    const begun: Query = { ...query, iterator: { items: shown.slice(0, SHOWN), more: shown.length > SHOWN } };
    const said = await this.predictor.predict(begun, options);
    const { text, range } = query.statement.iterable;
    const through: ComputedValue = { expression: text, range, value, confidence: given.outcomeConfidence };
    const values = [...asked.inside(given.values), through];
    const confidence = jointConfidence(said, [{ ...through, confidence: given.confidence }]);
    const computeCost = (given.computeCost ?? 0) + (said.computeCost ?? 0);
    return { ...said, values: [...values, ...said.values], confidence, computeCost };
  }

  private async asked(query: Query, options?: PredictOptions): Promise<Prediction | undefined> {
    try {
      return await this.predictor.predict(query, options);
    } catch (error) {
      if (error instanceof NoAnswerError || error instanceof PredictionError) return undefined;
      throw error;
    }
  }
}

interface ValueQuestion {
  readonly query: Query;
  /** What it says of parts of what the loop goes through, where they are written. */
  inside(values: readonly ComputedValue[]): readonly ComputedValue[];
}

function valueQuestion(source: SourceFile, query: Query): ValueQuestion | undefined {
  const { statement, iterator, computed } = query;
  const { iterable, kind } = statement;
  if (kind !== 'for' || iterator || !iterable || computed.length > 0 || query.handled) return undefined;
  if (PLAIN.test(iterable.text)) return undefined;
  const plain = statementOf(source, iterable.text);
  const node = plain?.returned?.bare;
  if (!node || /^(?:identifier|attribute|string|list|tuple|set|dictionary)$/.test(node.type)) return undefined;
  const before = isIterator(node) ? 'list(' : '';
  const asked = before === '' ? plain : statementOf(source, `${before}${iterable.text})`);
  if (!asked) return undefined;
  return {
    query: { ...query, statement: asked },
    inside: (values) => values.flatMap((value) => moved(value, before.length, iterable.range)),
  };
}

function isIterator(node: SyntaxNode): boolean {
  if (node.type === 'generator_expression') return true;
  return node.type === 'call' && ITERATORS.test(node.get('function')?.text ?? '');
}

/** `return` of what the text says. */
function statementOf(source: SourceFile, text: string): Statement | undefined {
  const read = source.reading(`${HEADER}${text}\n`);
  const statement = read.statementAt(2);
  return statement?.kind === 'return' ? statement : undefined;
}

const HEADER = 'def f():\n    return ';
const COLUMN = HEADER.length - HEADER.indexOf('\n') - 1;

/** The same value, of the part as it stands in the loop's header. */
function moved(value: ComputedValue, more: number, to: SourceRange): ComputedValue[] {
  const { line, column, endLine, endColumn } = value.range;
  const by = to.column - COLUMN - more;
  // What is written on several lines is not looked for.
  if (line !== 2 || endLine !== 2 || column < COLUMN + more || endColumn + by > to.endColumn) return [];
  const range = { line: to.line, column: column + by, endLine: to.line, endColumn: endColumn + by };
  const isAll = range.column === to.column && range.endColumn === to.endColumn;
  return isAll ? [] : [{ ...value, range }];
}

/** Nothing in it is unknown. */
function isWhole(value: Value): boolean {
  return value.kind !== 'unknown';
}
