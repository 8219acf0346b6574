/**
 * One operation of a statement as a question of its own. What it works on are names, so that nothing else of the statement is in
 * the question: that is the kind of statement that the model knows best.
 */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { maySkip } from '../../python/expressions/evaluation-tree';
import { revised } from '../../python/statements/revised-statement';
import type { SourceRange, SourceToken, SubExpression } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import type { Worked } from './rolling';

/** What is an operand as it stands, and needs no name. */
const ATOM = /^(?:identifier|integer|float|string|concatenated_string|true|false|none|ellipsis)$/;
/** Of functions that are given numbers or long texts as they are written, the model has seen few. */
const WRITTEN = /^(?:integer|float|string|list|tuple|set|dictionary)$/;
/** So many characters of a program are read as they stand. */
const SHORT = 5;
/** What these give is one of their operands. */
const CHOOSING: ReadonlySet<string> = new Set(['and', 'or', 'if', '[for]', '{for}']);

/** Something in the operation, and the value by whose name it goes. */
interface Operand {
  readonly range: SourceRange;
  readonly text: string;
  readonly value: Value;
}

/**
 * @param values of parts that come before, known or predicted
 * @returns undefined where the statement is that operation on names and nothing else, or where a part of it has no value
 */
export function alone(query: Query, part: SubExpression, values: readonly ComputedValue[]): Query | undefined {
  const { statement } = query;
  const { node, range } = part;
  if (!node || part.discarded || CHOOSING.has(part.operator)) return undefined;
  const others = statement.subExpressions.filter((one) => one !== part && !isSameRange(one.range, range));
  const isAll = others.every((one) => contains(range, one.range));
  const operands = operandsOf(node, [...query.computed, ...values], isAll);
  const isIn = (inner: SourceRange): boolean => operands.some((operand) => contains(operand.range, inner));
  if (
    (others.length === 0 && operands.length === 0) ||
    others.some((one) => contains(range, one.range) && !isIn(one.range))
  )
    return undefined;
  const site = statement.calls.filter((call) => isSameRange(call.range, range));
  const [first] = statement.tokens;
  const word: SourceToken = { kind: 'keyword', text: 'return', range: first?.range ?? range };
  const names = new Map(operands.map(({ text, value }) => [text, value]));
  return {
    ...query,
    statement: revised(statement, {
      kind: 'return',
      tokens: [word, ...named(statement.tokens, range, operands)],
      subExpressions: [part],
      calls: site,
      targets: [],
      deleted: [],
      successors: [],
      iterable: undefined,
      hasInlineBody: false,
      annotation: undefined,
      assignments: [],
      evaluation: undefined,
    }),
    lookup: (name) => names.get(name) ?? query.lookup(name),
    computed: [],
  };
}

/** What the answer to such a question says of the operation; undefined for anything but a value or an exception. */
export function saidAlone({ outcome, values, confidence }: Prediction): Worked | undefined {
  if (outcome.kind === 'raise') return { exception: outcome.exception, confidence };
  if (outcome.kind !== 'return') return undefined;
  const value = values.at(-1)?.value ?? outcome.value;
  return value.kind === 'unknown' ? undefined : { value, confidence };
}

/** The outermost parts that have a value and are more than a name or a literal. @param isNamed whether what is written down goes by names, too */
function operandsOf(node: SyntaxNode, values: readonly ComputedValue[], isNamed: boolean): Operand[] {
  return node.children.flatMap((child): Operand[] => {
    const { bare } = child;
    const found = ATOM.test(bare.type)
      ? undefined
      : values.findLast(({ range, expression }) => expression === bare.text && isSameRange(range, bare.range));
    const value = found?.value ?? (isNamed ? written(bare) : undefined);
    if (value) return [{ range: child.range, text: bare.text, value }];
    return operandsOf(child, values, isNamed);
  });
}

function written({ type, text }: SyntaxNode): Value | undefined {
  const isShort = text.length <= SHORT && type !== 'integer' && type !== 'float';
  return WRITTEN.test(type) && !isShort ? literal(text) : undefined;
}

/** The tokens of an operation, with names for its operands; the names are the texts that they stand for. */
function named(tokens: readonly SourceToken[], range: SourceRange, operands: readonly Operand[]): SourceToken[] {
  const seen = new Set<Operand>();
  return tokens.flatMap((token, at): SourceToken[] => {
    // The word of a question stands where its expression begins.
    const isWord = at === 0 && token.kind === 'keyword' && /^(?:return|if)$/.test(token.text);
    if (isWord || !contains(range, token.range)) return [];
    const operand = operands.find((one) => contains(one.range, token.range));
    if (!operand) return [token];
    if (seen.has(operand)) return [];
    seen.add(operand);
    return [{ kind: 'name', text: operand.text, range: operand.range }];
  });
}

/** The operations of a statement, all of which are surely gone through; undefined where one may not be. */
export function partsOf({ statement }: Query): readonly SubExpression[] | undefined {
  const { subExpressions, evaluation, kind } = statement;
  const isPrint = ({ discarded, operator }: SubExpression): boolean => discarded && kind === 'expression' && operator === 'print'; // prettier-ignore
  const parts = subExpressions.filter((part) => !isPrint(part));
  if (!evaluation || parts.some(({ range, discarded }) => discarded || maySkip(evaluation, range))) return undefined;
  return parts.length > 0 ? parts : undefined;
}
