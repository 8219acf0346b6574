/**
 * A loop begins with the value of what it goes through: that is a question of its own, as are the items then. Iterators are asked
 * about as the lists of what they give: `for row in zip(a, b[1:])` begins with `list(zip(a, b[1:]))`.
 */
import {
  PredictionError,
  type ComputedValue,
  type PredictOptions,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import type { LoopIterable } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { builtInMethod, builtInValue } from '../../python/definitions/builtin-names';
import type { SourceFile, SourceRange, Statement } from '../../python/syntax';
import { evaluatePath } from '../../python/values/access-path';
import { itemsFrom } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { evaluateDisplay } from '../objects/display';
import { withAttributesAsNames } from '../operands/attribute-names';
import { pairedItems, pairedOperands } from '../objects/paired-items';
import { upcoming } from '../state/loop-iterators';

/** What the model begins loops with all the time: displays of plain things are among that. */
const PLAIN = /^range\(|^[\w.]+(?:\.(?:items|keys|values)\(\))?$|^(?:"[^"]*"|'[^']*')$|^[[({](?![^]*\bfor\b)[^[({]*$/;
/** The same, where the machine does not know the pairs. */
const PAIRED = /^enumerate\([\w.]+\)$/;
/** What is known of these once the calls in them have returned. */
const PAIRING = /^(?:enumerate|zip|reversed)\(/;
/** Functions whose iterators give what a list of them has. */
const ITERATORS = /^(?:reversed|enumerate|zip|map|filter|iter|(?:itertools\.)?(?:chain(?:\.from_iterable)?|islice|product|combinations|permutations|accumulate|pairwise|zip_longest|takewhile|dropwhile|starmap))$/; // prettier-ignore

export class LoopBeginnings implements Predictor {
  /** Questions that have been written, by the text of what is asked. */
  private readonly written = new Map<string, Statement | undefined>();

  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    /** Off inside of parts that are worked out: what a list of an iterator has may be what is being worked out. */
    private readonly asksOfIterators = true,
  ) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    const { iterable } = query.statement;
    const through = iterable && isBeginning(query) ? await this.value(query, iterable, options) : undefined;
    if (!through) return await this.predictor.predict(query, options);
    if ('raised' in through) return through.raised;
    const { iterator, values, confidence, computeCost } = through;
    const said = await this.predictor.predict({ ...query, computed: [], iterator }, options);
    return {
      ...said,
      values: [...values, ...said.values],
      confidence: said.confidence * confidence,
      computeCost: computeCost + (said.computeCost ?? 0),
    };
  }

  /** Undefined where it is not known, or is nothing that goes by its items alone. */
  private async value(
    query: Query,
    { text, range }: LoopIterable,
    options?: PredictOptions,
  ): Promise<Begun | undefined> {
    const isBegun = query.computed.length > 0;
    // An iterator that was made is known by what it goes through.
    const computed = (path: string): Value | undefined => query.computed.findLast(({ expression, value }) => expression === path && value.kind !== 'opaque')?.value; // prettier-ignore
    const held = (path: string): Value | undefined => computed(path) ?? evaluatePath(path, (name) => query.lookup(name)); // prettier-ignore
    // What the program does not define is the built-in one: `for cast in (int, float)`.
    const shown = (path: string): Value | undefined =>
      held(path) ?? (query.isCallable(path) ? undefined : (builtInValue(path) ?? methodOfType(query, path)));
    const node = this.statement(text)?.returned?.bare;
    const known = held(text) ?? evaluateDisplay(text, shown) ?? pairedItems(node, held);
    const paired = known || isBegun ? undefined : await this.pairedOf(query, node, held, options);
    const asked = known || paired || isBegun || PAIRED.test(text) ? undefined : this.question(query, text);
    const said = asked && (await this.asked(asked.query, options));
    const given = paired ?? (said && (asked.meant(said) ?? said));
    if (given?.outcome.kind === 'raise') return { raised: given };
    const value = known ?? (given?.outcome.kind === 'return' ? given.outcome.value : undefined);
    if (!value || value.kind === 'set' || !itemsFrom(value, 0)) return undefined;
    const iterator = upcoming({ line: range.line, iterable: value, taken: 0 });
    if (!iterator) return undefined;
    const { outcomeConfidence, confidence, values, computeCost = 0 } = given ?? { outcomeConfidence: 1, confidence: 1, values: [] }; // prettier-ignore
    const inside = asked ? values.flatMap((part) => moved(part, asked.before, range)) : [];
    const whole: ComputedValue = { expression: text, range, value, confidence: outcomeConfidence };
    return {
      iterator,
      values: [...inside, whole],
      confidence,
      computeCost,
    };
  }

  /** The same where what stands side by side is asked for first: `enumerate(text.splitlines())`. */
  private async pairedOf(
    query: Query,
    node: SyntaxNode | undefined,
    held: (path: string) => Value | undefined,
    options?: PredictOptions,
  ): Promise<Prediction | undefined> {
    const known = new Map<string, Value>();
    let whole: Prediction | undefined;
    for (const { text } of pairedOperands(node)) {
      if (held(text) ?? evaluateDisplay(text, held)) continue;
      const question = this.question(query, text);
      const answer = question && (await this.asked(question.query, options));
      const said = answer && (question.meant(answer) ?? answer);
      if (said?.outcome.kind !== 'return') return undefined;
      known.set(text, said.outcome.value);
      whole = together(whole, said);
    }
    const value = whole && pairedItems(node, (path) => known.get(path) ?? held(path));
    return whole && value && { ...whole, values: [], outcome: { kind: 'return', value } };
  }

  private question(query: Query, text: string): ValueQuestion | undefined {
    const plain = this.statement(text);
    const node = plain?.returned?.bare;
    if (!node || /^(?:string|list|tuple|set|dictionary)$/.test(node.type)) return undefined;
    if (isIterator(node) && !this.asksOfIterators) return undefined;
    const before = isIterator(node) ? 'list(' : '';
    const statement = before === '' ? plain : this.statement(`${before}${text})`);
    if (!statement) return undefined;
    const asked = { ...query, statement, inside: query.inside ?? query.statement.scope };
    // Attributes go by their names, as they do in all that is asked.
    const named = withAttributesAsNames(asked, () => false);
    return {
      query: named?.query ?? asked,
      before: before.length,
      meant: (said) => (named ? named.meant(said) : said),
    };
  }

  /** `return` of what the text says. */
  private statement(text: string): Statement | undefined {
    if (!this.written.has(text)) {
      const read = this.source.reading(`${HEADER}${text}\n`).statementAt(2);
      this.written.set(text, read?.kind === 'return' ? read : undefined);
    }
    return this.written.get(text);
  }

  private async asked(query: Query, options?: PredictOptions): Promise<Prediction | undefined> {
    try {
      return await this.predictor.predict(query, options);
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }
}

/** Both are right. */
function together(one: Prediction | undefined, other: Prediction): Prediction {
  if (!one) return other;
  return {
    ...other,
    confidence: one.confidence * other.confidence,
    outcomeConfidence: one.outcomeConfidence * other.outcomeConfidence,
    computeCost: (one.computeCost ?? 0) + (other.computeCost ?? 0),
  };
}

/** What a loop goes through. */
type Begun =
  | { readonly raised: Prediction }
  | {
      /** Its first items. */
      readonly iterator: NonNullable<Query['iterator']>;
      readonly values: readonly ComputedValue[];
      readonly confidence: number;
      readonly computeCost: number;
    };

interface ValueQuestion {
  readonly query: Query;
  /** Characters that are written in front of the text. */
  readonly before: number;
  meant(said: Prediction): Prediction | undefined;
}

/** Nothing of the header has been evaluated but what is put side by side, and what it goes through is more than a name. */
export function isBeginning(query: Query): boolean {
  const { statement, iterator, computed, handled } = query;
  const { kind, iterable } = statement;
  if (kind !== 'for' || iterator || !iterable || handled) return false;
  if (computed.length > 0) return PAIRING.test(iterable.text);
  return !PLAIN.test(iterable.text) || showsBuiltIn(query, iterable.text);
}

/** `(int, float)`: what the names of a display stand for is not among the values that the question has. */
function showsBuiltIn(query: Query, text: string): boolean {
  const names = /^[[({]/.test(text) ? (text.match(/\b[a-z_]\w*/gi) ?? []) : [];
  return names.some((name) => builtInValue(name) && !query.lookup(name) && !query.isCallable(name));
}

function isIterator(node: SyntaxNode): boolean {
  if (node.type === 'generator_expression') return true;
  return node.type === 'call' && ITERATORS.test(node.get('function')?.text ?? '');
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

/** `str.upper`, where nothing else is called `str`. */
function methodOfType(query: Query, path: string): Value | undefined {
  const [type = '', name, ...more] = path.split('.');
  return name === undefined || more.length > 0 || query.lookup(type) ? undefined : builtInMethod(type, name);
}
