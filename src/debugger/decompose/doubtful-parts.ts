/** Parts of a statement that a prediction is unsure of, and that can be done item by item. */
import { contains, isSameRange, isValueOf } from '../../codec/step/syntax/call-syntax';
import { maySkip } from '../../python/expressions/evaluation-tree';
import type { Prediction, Query } from '../../codec/query';
import type { CallSite, SubExpression } from '../../python/syntax';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { inFewLines } from './few-lines';
import { inOtherWords } from './other-words';
import { comparisonOf, isAlike } from './sequences/comparison';
import { isSubscript, itemLookupOf } from './sequences/item-lookup';
import { putTogether } from './sequences/put-together';
import { repetitionOf } from './sequences/repetition';
import { textLinesOf } from './sequences/text-lines';
import { textSearchOf } from './sequences/text-search';
import { typeClashOf } from './type-clash';
import { isArithmetic, isLong, isSumOfLong, operationOf } from './arithmetic/operations';
import { evaluateOperand } from '../objects/display';
import {
  fitsBitwise,
  fitsFunction,
  fitsMethod,
  fitsTemplate,
  isCharacter,
  isHard,
  isHardFunction,
  isHardMethod,
} from './fitting';
import { isHardForm } from './hard-forms';
import { isOfOtherItems } from './other-items';
import { isHardFormat } from './hard-formats';
import { isRoundedHalfWay } from './roundings';
import { pathFunction } from '../../python/desugar/paths';
import { saysWhat } from '../../python/desugar/text-pieces';
import { evaluatePath } from '../../python/values/access-path';
import { holesOf, inHole } from '../../python/expressions/holes';

/** A part that the model is unsure of. */
export interface DoubtfulPart {
  readonly part: SubExpression;
  /** It can be worked out in steps, and need not be asked about as it is. */
  readonly isGoneThrough: boolean;
}

/** What can be done about a part. */
export interface Remedies {
  /** There are questions for it of which the model knows more, whatever it says of the whole. */
  isWorkedOut(part: SubExpression): boolean;
  canBeUnrolled(part: SubExpression): boolean;
  canBeAsked(part: SubExpression): boolean;
}

/**
 * The first doubtful part that can be done otherwise.
 * @param threshold a value that is at least this confident is not asked about again
 */
export function doubtfulPart(
  query: Query,
  prediction: Prediction,
  threshold: number,
  remedies: Remedies,
): DoubtfulPart | undefined {
  const open = query.statement.subExpressions.filter((part) => !query.computed.some((value) => isValueOf(value, part)));
  const curable = (part: SubExpression): DoubtfulPart | undefined => {
    const isUnrolled =
      remedies.isWorkedOut(part) || (isGoneThrough(part, query, prediction) && remedies.canBeUnrolled(part));
    return isUnrolled || remedies.canBeAsked(part) ? { part, isGoneThrough: isUnrolled } : undefined;
  };
  const isHardPart = (part: SubExpression): boolean => {
    const read = reader(query, prediction);
    if (remedies.isWorkedOut(part) || isPathFunction(part, query.statement.calls)) return true;
    if (isRepeatedBesides(part, query.statement.subExpressions, read)) return true;
    if (isJoinedInText(part, query.statement.subExpressions)) return true;
    if (isOftenMistaken(part, query.statement.calls, read)) return true;
    if (isSaidToBeInside(part, prediction) && textSearchOf(part, [], read)) return true;
    if (isOtherKey(part, siteOf(part, query.statement.calls), prediction, read)) return true;
    if (isHardForm(part) || isSaidOtherwise(part, query.statement.calls, read)) return true;
    if (part.operands && isHard(part.operator, part.operands.map(read))) return true;
    const sum = isArithmetic(part) ? operationOf(part, read) : undefined;
    const comparison = comparisonOf(part, read);
    return (sum !== undefined && isLong(sum)) || (comparison !== undefined && isAlike(comparison));
  };
  const isUnsure = (part: SubExpression): boolean =>
    part.discarded
      ? listOf(part, query) !== undefined && sureOfChange(listOf(part, query), prediction) < threshold
      : prediction.values.some((value) => isValueOf(value, part) && (value.confidence < threshold || isHardPart(part)));
  for (const part of open) {
    const unsure = isUnsure(part) ? curable(part) : undefined;
    if (unsure) return unsure;
  }
  if (prediction.outcome.kind !== 'raise') {
    const left = prediction.confidence < threshold ? leftOut(query, prediction, open) : undefined;
    return left && curable(left);
  }
  if (prediction.outcomeConfidence >= threshold) return undefined;
  // The exception would come up in the first part that has no value.
  const all = query.statement.subExpressions.slice(query.computed.length);
  const next = all.find((part) => !prediction.values.some((value) => isValueOf(value, part)));
  const isReached = next && open.includes(next) && prediction.values.length === all.indexOf(next);
  return isReached ? curable(next) : undefined;
}

/** `'#' * done + '.' * left`: how often one of them is repeated is taken for what is said of the other. */
function isRepeatedBesides(part: SubExpression, all: readonly SubExpression[], read: Read): boolean {
  const isText = (one: SubExpression): boolean => repetitionOf(one, read)?.items.kind === 'str';
  return isText(part) && all.some((other) => other !== part && isText(other));
}

/** `f'{name}: {", ".join(words)}'`, `print(name, ", ".join(words))`: what stands between them is mixed up with what stands around them. */
function isJoinedInText({ operator, range }: SubExpression, all: readonly SubExpression[]): boolean {
  const isText = (one: SubExpression): boolean => {
    if (one.operator === 'print') return (one.node?.bare.get('arguments')?.named.length ?? 0) > 1;
    return one.operator === "f''" && holesOf(one.node).length > 1;
  };
  return operator === 'join' && all.some((one) => contains(one.range, range) && isText(one));
}

/** What is evaluated in any case, and has been forgotten: `-x` in `(-x, y)`. */
function leftOut(
  { statement: { evaluation, kind } }: Query,
  { values }: Prediction,
  open: readonly SubExpression[],
): SubExpression | undefined {
  // Headers of blocks do not evaluate all of it each time.
  if (!evaluation || !/^(?:assignment|return|expression)$/.test(kind)) return undefined;
  return open.find(
    (part) =>
      !part.discarded &&
      // What all of it gives is told by what is bound or returned.
      !evaluation.parts.some(({ range }) => isSameRange(range, part.range)) &&
      !maySkip(evaluation, part.range) &&
      !values.some((value) => isValueOf(value, part)),
  );
}

/** Where nothing is said to change, it is the outcome that may be wrong. */
function sureOfChange(list: string | undefined, { changes, outcomeConfidence }: Prediction): number {
  return changes.find(({ name }) => name === list)?.confidence ?? outcomeConfidence;
}

/** Whether there are smaller questions that say the same. */
export function isSaidOtherwise(part: SubExpression, calls: readonly CallSite[], read: Read): boolean {
  const said = inFewLines(part, calls, read) ?? inOtherWords(part, read) ?? textLinesOf(part, calls, read);
  return said !== undefined;
}

/** A text that has all the characters of another one is easily said to hold it. */
function isSaidToBeInside(part: SubExpression, { values }: Prediction): boolean {
  if (part.operator !== 'in' && part.operator !== 'not in') return false;
  const said = values.find((value) => isValueOf(value, part))?.value;
  return said?.kind === 'bool' && said.value === (part.operator === 'in');
}

/** A key that is there is easily overlooked, and another one taken for one that is not. */
function isOtherKey(part: SubExpression, site: CallSite | undefined, { values }: Prediction, read: Read): boolean {
  if (part.operator !== 'get' || part.operatorKind !== 'method' || !site) return false;
  const said = values.find((value) => isValueOf(value, part))?.value;
  const [key, fallback] = given(site, read);
  if (!said || sameValue(said, fallback ?? { kind: 'none' })) return said !== undefined;
  const held = site.receiver === undefined ? undefined : read(site.receiver);
  return key !== undefined && held?.kind === 'dict' && !held.entries.some(([one]) => sameValue(one, key));
}

/** Whether the model is sure and often wrong about it, and something smaller can be asked. */
export function isOftenMistaken(part: SubExpression, calls: readonly CallSite[], read: Read): boolean {
  const site = siteOf(part, calls);
  const isHardCall = part.operatorKind === 'method' ? isHardMethod : isHardFunction;
  if (site && isHardCall(part.operator, site.arguments.length)) return true;
  if (site && /^[lr]?strip$/.test(part.operator) && (isSeveral(site.arguments[0], read) || isDoubledAtEnd(site, read))) return true; // prettier-ignore
  const isSum = part.operator === 'sum' && part.operatorKind === 'call';
  if (site && isSum && isSumOfLong(read(site.arguments[0]?.text ?? ''))) return true;
  if (isHardFormat(part, read) || isRoundedHalfWay(part, read)) return true;
  if (typeClashOf(part, read) || saysWhat(part.node) || showsBytes(part.node, read)) return true;
  if (isOfComputedCharacter(part, read)) return true;
  return isOfOtherItems(part, site, read) || comparisonOf(part, read)?.isOfTypes === true;
}

/** `line[:1] in '#;'`: with the whole of the text beside it, the character is easily missed. */
function isOfComputedCharacter({ operator, operands, node }: SubExpression, read: Read): boolean {
  const isComputed = /^(?:subscript|call)$/.test(node?.bare.named[0]?.bare.type ?? '');
  if (!isComputed || !operands || !/^(?:not )?in$/.test(operator)) return false;
  return isCharacter(read(operands[0])) && read(operands[1])?.kind === 'str';
}

/** Characters of which any is stripped: they are taken for a word. */
function isSeveral(given: CallSite['arguments'][number] | undefined, read: Read): boolean {
  const value = given && read(given.text);
  return value?.kind === 'str' && value.value.length > 1;
}

/** `'add'.strip('d')`: only one of the characters is easily taken away. */
function isDoubledAtEnd({ receiver, arguments: [one] }: CallSite, read: Read): boolean {
  const text = receiver === undefined || !one ? undefined : read(receiver);
  return text?.kind === 'str' && isCharacter(read(one?.text ?? '')) && /^(.)\1|(.)\2$/su.test(text.value);
}

/** `f'{data}'`, which the model shows as a text. */
function showsBytes(node: SyntaxNode | undefined, read: Read): boolean {
  return holesOf(node).some((hole) => read(inHole(hole)?.text ?? '')?.kind === 'bytes');
}

/** Methods that change their list; the places that some are given are counted from the start. */
const CHANGES = /^(?:sort|remove|insert|pop|reverse)$/;

/** The name of the list that a statement such as `xs.sort()` changes. */
export function listOf(part: SubExpression, query: Query): string | undefined {
  const { statement } = query;
  if (statement.kind !== 'expression' || !part.discarded || !CHANGES.test(part.operator)) return undefined;
  const name = siteOf(part, statement.calls)?.receiver ?? '';
  return query.lookup(name)?.kind === 'list' ? name : undefined;
}

/** Whether the part does what its unrolled form does. */
function isGoneThrough(part: SubExpression, query: Query, prediction: Prediction): boolean {
  const { operator, operatorKind } = part;
  const read = reader(query, prediction);
  const site = siteOf(part, query.statement.calls);
  const first = site?.arguments[0] && read(site.arguments[0].text);
  if (part.discarded) {
    const isPlaced = operator === 'insert' || operator === 'pop';
    return listOf(part, query) !== undefined && (!isPlaced || (first?.kind === 'int' && first.value >= 0n));
  }
  const { calls } = query.statement;
  if (isSaidOtherwise(part, calls, read) || putTogether(part, calls, read)) return true;
  if (operator === 'in' || operator === 'not in') {
    // A chain of comparisons has more operands, and is not gone through.
    const [item, items] = part.operands ?? [];
    const container = items === undefined ? undefined : read(items);
    if (container?.kind !== 'str' || item === undefined) return container !== undefined;
    return isCharacter(read(item)) || textSearchOf(part, [], read) !== undefined;
  }
  if (isArithmetic(part))
    return (
      typeClashOf(part, read) !== undefined ||
      operationOf(part, read) !== undefined ||
      comparisonOf(part, read) !== undefined ||
      repetitionOf(part, read) !== undefined ||
      fitsTemplate(operator, (part.operands ?? []).map(read), part.node)
    );
  if (isSubscript(part)) return itemLookupOf(part, read) !== undefined;
  const bits = part.operands && fitsBitwise(operator, part.operands.map(read));
  if (bits !== undefined) return bits;
  if (operator === 'len') return first?.kind !== 'object';
  if (site && isPathFunction(part, query.statement.calls)) return given(site, read).every((one) => one?.kind === 'str');
  if (operator === 'join') return true;
  const fits =
    site && !isValue(site.receiver, read) ? fitsFunction(pathOf(site, operator), given(site, read)) : undefined;
  if (fits !== undefined) return fits;
  if (operatorKind !== 'method') return true;
  const receiver = site?.receiver === undefined ? undefined : read(site.receiver);
  if (!receiver) return false;
  if (textSearchOf(part, query.statement.calls, read)) return true;
  const isWritten = /^["']/.test(site?.arguments[0]?.text ?? '');
  return fitsMethod(operator, receiver, site ? given(site, read) : [], isWritten);
}

function given({ arguments: all }: CallSite, read: Read): (Value | undefined)[] {
  return all.map(({ text }) => read(text));
}

function pathOf({ receiver }: CallSite, name: string): string {
  return receiver === undefined ? name : `${receiver}.${name}`;
}

/** What is before the dot of a method; before that of a function there is a module, or nothing. */
function isValue(receiver: string | undefined, read: Read): boolean {
  return receiver !== undefined && read(receiver) !== undefined;
}

type Read = (text: string) => Value | undefined;

/** Functions of `os.path`, which the model has not learned. */
function isPathFunction(part: SubExpression, calls: readonly CallSite[]): boolean {
  return pathFunction(`${siteOf(part, calls)?.receiver ?? ''}.${part.operator}`) !== undefined;
}

function siteOf(part: SubExpression, calls: readonly CallSite[]): CallSite | undefined {
  return calls.find(({ range }) => isSameRange(range, part.range));
}

/** Values that are known or predicted: of names, of parts, and of what is written. */
export function reader(query: Query, { values }: Pick<Prediction, 'values'> = { values: [] }): Read {
  const read = (text: string): Value | undefined =>
    [...query.computed, ...values].findLast(({ expression }) => expression === text)?.value ??
    evaluatePath(text, (name) => query.lookup(name));
  return (text) => read(text) ?? evaluateOperand(text, read);
}
