/**
 * Dates, decimal numbers and texts that a statement only puts together of known parts are there before the model is asked: an
 * f-string whose holes are known, and what `print` writes of such.
 */
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import { isValueOf } from '../../codec/step/syntax/call-syntax';
import { formattedPieces, printedPieces, textPieces, type KnownValues } from '../../codec/step/syntax/text-templates';
import type { Piece } from '../../codec/values/text-template';
import { contains, isSameRange } from '../../python/text/ranges';
import type { SourceRange, SubExpression } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import { isBuiltInException } from '../../python/definitions/builtin-exceptions';
import { textOfArguments } from '../../python/values/exception-texts';
import { printValue, sameValue } from '../../python/values/print';
import { datePart } from '../../python/values/dates';
import { fractionPart } from '../../python/values/fractions';
import type { Value } from '../../python/values/value';
import { settled } from './arithmetic/long-sums';
import { completed, jointConfidence } from './revised-prediction';
import { putTogether } from './sequences/put-together';
import { reader } from './doubtful-parts';

/** What may be put together. */
const WRITTEN =
  /\b(?:Decimal|float|int|date|datetime|time|format|isoformat|strftime|str|repr|year|month|day|hour|minute|second|days|seconds|microseconds?|week|weekday|tm_\w+)\b|\brange\(\s*\*/;

export function withWrittenTexts(query: Query): Query {
  const { statement } = query;
  const { subExpressions, calls } = statement;
  if (query.iterator) return query;
  if (
    !subExpressions.some(
      ({ text, operator }) => operator === "f''" || /^(?:%|if)$/.test(operator) || WRITTEN.test(text),
    )
  )
    return query;
  let computed: readonly ComputedValue[] = query.computed;
  for (const part of subExpressions) {
    if (part.discarded || computed.some((value) => isValueOf(value, part))) continue;
    const read = reader({ ...query, computed });
    const value = valueOf(part, (text) => read(text) ?? literal(text));
    if (value) computed = [...computed, { expression: part.text, range: part.range, value, confidence: 1 }];
  }
  return computed === query.computed ? query : { ...query, computed };

  function valueOf(part: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
    const known = knownOf({ ...query, computed }, read);
    if (part.operator === 'if') return branchTaken(part, computed, read);
    if (part.operator === "f''") return filledText(textPieces(statement, part.range, known));
    if (part.operatorKind === 'attribute') return ofDate(part, read);
    const written = filledText(formattedPieces(statement, part, known));
    if (written || part.operatorKind === 'operator' || part.operator === 'bytes') return written;
    const site = calls.find(({ range }) => isSameRange(range, part.range));
    const callee = site?.receiver ?? part.operator;
    return query.lookup(callee) || query.isCallable(callee) ? undefined : putTogether(part, calls, read)?.value;
  }
}

/** `'late' if day > due else 'in time'`, where it is known which of them it is. */
function branchTaken(
  { node }: SubExpression,
  computed: readonly ComputedValue[],
  read: (text: string) => Value | undefined,
): Value | undefined {
  const [body, condition, otherwise] = (node?.bare.named ?? []).map(({ bare }) => bare);
  const test = condition && (computed.find((value) => isValueOf(value, condition))?.value ?? read(condition.text));
  const branch = test?.kind === 'bool' ? (test.value ? body : otherwise) : undefined;
  const taken = branch && (computed.find((value) => isValueOf(value, branch))?.value ?? read(branch.text));
  return taken && /^(?:str|int|float|bool|none)$/.test(taken.kind) ? taken : undefined;
}

/** A text of which everything is known. */
function filledText(pieces: readonly Piece[] | undefined): Value | undefined {
  if (!pieces?.every((piece) => typeof piece === 'string')) return undefined;
  return { kind: 'str', value: pieces.join('') };
}

/** What a statement does that prints what is known and nothing else. */
export function printedTexts(query: Query): Prediction | undefined {
  const { statement, computed } = query;
  const pieces = query.lookup('print') ? undefined : printedPieces(statement, knownOf(query, reader(query)));
  const output = filledText(pieces);
  if (output?.kind !== 'str') return undefined;
  const confidence = computed.reduce((product, value) => product * value.confidence, 1);
  const outcome = { kind: 'next', successor: 0 } as const;
  return { values: [], output: output.value, changes: [], outcome, outcomeConfidence: confidence, confidence };
}

/** Values of parts, and those that follow from them. */
export function writtenBesides(query: Query, values: readonly ComputedValue[]): readonly ComputedValue[] {
  const { computed } = withWrittenTexts({ ...query, computed: [...query.computed, ...values] });
  return computed.slice(query.computed.length);
}

/** What a statement does of which all is known that it hands on, prints or raises. */
export function finished(query: Query, values: readonly ComputedValue[]): Prediction | undefined {
  const all = { ...query, computed: [...query.computed, ...values] };
  const printed = printedTexts(all);
  if (printed) return { ...printed, values };
  const raised = raisedText(all);
  return raised ? { ...raised, values: [...values, ...raised.values] } : completed(query, values);
}

/** What `raise ValueError(f'no {name}')` does, where its text is known and nothing else is read. */
function raisedText(query: Query): Prediction | undefined {
  const { kind, subExpressions, calls, tokens } = query.statement;
  const whole = kind === 'raise' ? subExpressions.at(-1) : undefined;
  const site = whole && calls.find(({ range }) => isSameRange(range, whole.range));
  const [given, ...more] = site?.arguments ?? [];
  if (!whole || !site || !given || more.length > 0 || given.keyword !== undefined || given.star) return undefined;
  const name = whole.operator;
  const isOther = site.receiver !== undefined || !isBuiltInException(name) || query.lookup(name) !== undefined || query.isCallable(name); // prettier-ignore
  const [cause, of, ...others] = tokens.slice(1).filter(({ range }) => !contains(whole.range, range));
  if (isOther || others.length > 0 || (cause && (cause.text !== 'from' || (of?.kind !== 'name' && of?.text !== 'None')))) return undefined; // prettier-ignore
  const text = reader(query)(given.text) ?? literal(given.text);
  if (text?.kind !== 'str') return undefined;
  const message = textOfArguments([name], [text], { str: () => text.value, repr: printValue });
  if (message === undefined) return undefined;
  const value: Value = { kind: 'call', name, args: [text] };
  const confidence = query.computed.reduce((product, one) => product * one.confidence, 1);
  const values = [{ expression: whole.text, range: whole.range, value, confidence: 1 }];
  const outcome = { kind: 'raise', exception: { type: name, message } } as const;
  return { values, output: '', changes: [], outcome, outcomeConfidence: confidence, confidence };
}

/** Of a value that was made of something else than what is there. */
const STALE = 0.3;

/** An answer whose texts are those that its other values make. */
export function withTextsAsWritten(query: Query, said: Prediction): Prediction {
  if (said.outcome.kind !== 'next' && said.outcome.kind !== 'return') return said;
  let values: readonly ComputedValue[] = [];
  let isChanged = false;
  const others: SourceRange[] = [];
  for (const value of said.values) {
    const written = writtenBesides(query, values).find((one) => isSameRange(one.range, value.range) && one.expression === value.expression); // prettier-ignore
    isChanged ||= written !== undefined;
    if (written && !sameValue(written.value, value.value)) others.push(value.range);
    // What was made of another text is asked about again.
    const isStale = !written && others.some((range) => contains(value.range, range));
    values = [...values, written ?? (isStale ? { ...value, confidence: Math.min(value.confidence, STALE) } : value)];
  }
  const all = finished(query, values);
  if (all) return withOtherChanges(all, said);
  return following(query, said, values) ?? (isChanged ? { ...said, values } : said);
}

/** What is said of other names, such as that of a list from which an item is taken, counts there, too. */
export function withOtherChanges(all: Prediction, { changes }: Prediction): Prediction {
  const others = changes.filter(({ name }) => !all.changes.some((change) => change.name === name));
  const sure = others.reduce((product, { confidence }) => product * confidence, 1);
  return { ...all, changes: [...all.changes, ...others], confidence: all.confidence * sure };
}

/** Control goes where the value of a test says. */
function following(query: Query, said: Prediction, values: readonly ComputedValue[]): Prediction | undefined {
  const whole = values.at(-1);
  const follows = said.outcome.kind === 'next' && whole && /^(?:if|while)$/.test(query.statement.kind) ? settled(query, whole) : undefined; // prettier-ignore
  if (follows?.outcome.kind !== 'next' || said.outcome.kind !== 'next') return undefined;
  if (follows.outcome.successor === said.outcome.successor) return undefined;
  const { outcome, outcomeConfidence } = follows;
  return { ...said, values, outcome, outcomeConfidence, confidence: jointConfidence({ confidence: 1 }, values) };
}

function knownOf(query: Query, read: (text: string) => Value | undefined): KnownValues {
  return {
    name: (name) => query.lookup(name),
    at: (range) => query.computed.find((value) => isSameRange(value.range, range))?.value,
    expression: read,
  };
}

/** `day.year` */
function ofDate({ text, operator }: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
  const holder = read(text.slice(0, Math.max(0, text.lastIndexOf('.'))).trim());
  return holder && (datePart(holder, operator) ?? fractionPart(holder, operator));
}
