/**
 * What programs do with dates, in smaller questions: `day + timedelta(days=3)`, `(end - start).days`, `day.weekday()`,
 * `first < second`, `datetime.strptime(text, '%d.%m.%Y')`. The model alone is wrong about nearly all of them.
 */
import type { Query } from '../../../codec/query';
import type { CallSite, SubExpression } from '../../../python/syntax';
import { dateParts, partedItems } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { COMPARISONS } from '../arithmetic/long-arithmetic';
import type { Work as LibraryWork } from '../library-work';
import type { RunRoutine } from '../routines/run-routine';
import type { Worked } from '../rolling';
import { compared } from '../sequences/comparison';
import { boundsOf } from '../sequences/item-lookup';
import { Calendar } from './calendar';
import { madeDate } from './checked-dates';
import { dated, isDuration, str, type Dated, type Read, type Work } from './dated';
import { combined, difference, formatted, fromNumbers, itemOf, moved, ofDate, replaced } from './days';
import { absolute, betweenDurations, dividedBy, durationText, made, negated, scaled, totalSeconds } from './durations';
import { readDate } from './read-dates';
import { withShownDates } from './shown-dates';

/** A date that is written down says what all of its statement shows; undefined for anything else. */
export function ofShown(part: SubExpression, query: Query, read: Read): LibraryWork | undefined {
  return asWork(withShownDates(part, query, read));
}

/** Undefined for any other operator, and where nothing is a date. */
export function ofOperator(part: SubExpression, read: Read): LibraryWork | undefined {
  return part.operands || part.operator === 'neg' ? asWork(operation(part, read)) : undefined;
}

/** Undefined for what is called otherwise. */
export function ofCall(site: CallSite, part: SubExpression, query: Query, read: Read): LibraryWork | undefined {
  return asWork(called(site, part, query, read));
}

function asWork(work: Work | undefined): LibraryWork | undefined {
  return work && (async (roll) => await worked(work, roll));
}

/** What makes a date may raise, even where nothing is done with it. */
export function isMaker({ operator }: SubExpression): boolean {
  return DATES.test(operator);
}

/** What `str` gives of a duration; undefined for any other value. */
export async function textOfDuration(
  value: Value | undefined,
  roll: RunRoutine,
): Promise<{ readonly value: Value; readonly confidence: number } | undefined> {
  const holder = dated(value);
  if (!holder || !isDuration(holder)) return undefined;
  const said = await worked(durationText(holder), roll);
  return said && 'value' in said ? said : undefined;
}

async function worked(work: Work, roll: RunRoutine): Promise<Worked | undefined> {
  const calendar = new Calendar(roll);
  const said = await work(calendar, roll);
  if (!said || 'confidence' in said) return said;
  return { value: said, confidence: calendar.confidence };
}

function operation({ operator, operands, node }: SubExpression, read: Read): Work | undefined {
  const [left, right] = (operands ?? [node?.bare.get('argument')?.bare.text ?? '']).map(read);
  if (operator === '[]' || operator === '[:]') return itemOf(operator, left, right, boundsOf(node).map(read));
  const [one, other] = [dated(left), dated(right)];
  if (!one && !other) return datedTuples(operator, left, right);
  if (one && other && Object.hasOwn(COMPARISONS, operator)) return comparison(operator, one, other);
  if (operator === 'neg') return one && isDuration(one) ? negated(one) : undefined;
  if (operator === '*' && !(one && other)) return ofNumber(operator, one ?? other, one ? right : left);
  if (one && !other) return /^\/\/?$/.test(operator) ? ofNumber(operator, one, right) : undefined;
  if (!one || !other) return undefined;
  if (isDuration(one) && isDuration(other)) return betweenDurations(operator, one, other);
  if (operator !== '+' && operator !== '-') return undefined;
  if (isDuration(one)) return operator === '+' ? moved(other, one, operator) : undefined;
  if (isDuration(other)) return moved(one, other, operator);
  return operator === '-' && one.name === other.name && one.name !== 'datetime.time' ? difference(one, other) : undefined; // prettier-ignore
}

function ofNumber(operator: string, one: Dated | undefined, number: Value | undefined): Work | undefined {
  return one && isDuration(one) ? scaled(operator, one, number) : undefined;
}

function comparison(operator: string, one: Dated, other: Dated): Work | undefined {
  if (one.name !== other.name) return undefined;
  const [left, right] = [one, other].map(({ parts }) => ({ kind: 'tuple', items: parts.map((value) => ({ kind: 'int', value }) as const) }) as const); // prettier-ignore
  return async (_, roll) => left && right && (await compared({ operator, left, right }, roll));
}

/** Tuples with dates in them, as what is sorted by a key often is. */
function datedTuples(operator: string, one: Value | undefined, other: Value | undefined): Work | undefined {
  const [left, right] = [one, other].map((side) => side && (partedItems(side) ? asParts(side) : side));
  if (left?.kind !== 'tuple' || right?.kind !== 'tuple' || !Object.hasOwn(COMPARISONS, operator)) return undefined;
  if (![one, other].some((side) => side?.kind === 'call') && ![...left.items, ...right.items].some((item) => dated(item))) return undefined; // prettier-ignore
  const [first, second] = [left, right].map(({ items }) => ({ kind: 'tuple', items: items.map(asParts) }) as const);
  return async (_, roll) => first && second && (await compared({ operator, left: first, right: second }, roll));
}

function asParts(value: Value): Value {
  const items = partedItems(value);
  if (items) return { kind: 'tuple', items };
  const parts = dateParts(value);
  return parts ? { kind: 'tuple', items: parts.map((part) => ({ kind: 'int', value: part })) } : value;
}

const DATES = /^(?:date(?:time)?|time)$/;

function called(site: CallSite, part: SubExpression, query: Query, read: Read): Work | undefined {
  const { receiver, arguments: all } = site;
  const { operator } = part;
  const of = (name: string): boolean => receiver?.replace('datetime.', '') === name && !query.lookup(receiver); // prettier-ignore
  if (operator === 'timedelta' && (receiver === undefined || of('datetime')) && !query.isCallable(operator)) return made(site, read); // prettier-ignore
  if (DATES.test(operator) && (receiver === undefined || of('datetime')) && !query.isCallable(operator)) return madeDate(operator, site, read); // prettier-ignore
  if (all.some(({ star }) => star)) return undefined;
  const given = all.map(({ text }) => read(text));
  const type = ['datetime', 'date', 'time'].find((name) => of(name));
  if (type !== undefined) {
    const [text, format] = given;
    if (operator === 'combine') return combined(given);
    return fromNumbers(operator, type, given) ?? readDate(operator, type, text, format);
  }
  const parts = receiver === undefined && given[0] && given.length === 1 ? partedItems(given[0]) : undefined;
  if (parts && /^(?:tuple|list)$/.test(operator)) return async () => await Promise.resolve({ kind: operator as 'tuple' | 'list', items: parts }); // prettier-ignore
  const holder = dated(receiver === undefined ? given[0] : read(receiver));
  if (!holder) return undefined;
  if (operator === 'format' && receiver === undefined) return formatted(holder, given[0], given[1]);
  if (receiver === undefined) return isDuration(holder) ? ofFunction(operator, holder, dated(given[1])) : undefined;
  if (operator === 'replace') return replaced(holder, site, read);
  if (operator === 'strftime') return formatted(holder, read(receiver), given[0]);
  if (operator === 'ctime') return formatted(holder, read(receiver), str('%c'));
  if (all.length > 0) return undefined;
  return isDuration(holder)
    ? operator === 'total_seconds'
      ? totalSeconds(holder)
      : undefined
    : ofDate(operator, holder);
}

function ofFunction(name: string, holder: Dated, other: Dated | undefined): Work | undefined {
  if (name === 'str') return durationText(holder);
  if (name === 'abs') return absolute(holder);
  return name === 'divmod' && other && isDuration(other) ? dividedBy(holder, other) : undefined;
}
