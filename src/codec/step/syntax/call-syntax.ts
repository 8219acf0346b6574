/** What the source alone says about a call: whether it has to happen, and how many arguments it passes. */
import { maySkip } from '../../../python/expressions/evaluation-tree';
import { contains, isSameRange } from '../../../python/text/ranges';
import type { CallSite, Statement, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { ComputedValue, Query } from '../../query';
import { BUILTINS } from '../../vocabulary/python-words';

export { contains, isSameRange };

/** A value that an answer can state: the token it is named by and where it stands in the source. */
export interface Operation {
  readonly token: string;
  readonly source: SubExpression | CallSite;
}

/** The operation runs a function of the program and cannot be skipped. */
export function mustCall({ source }: Operation, query: Query): boolean {
  const { statement } = query;
  if (!('operator' in source) || !query.enters?.(source)) return false;
  const mayBeSkipped = statement.evaluation !== undefined && maySkip(statement.evaluation, source.range);
  // A body on the header's line runs only where the header lets it.
  return !mayBeSkipped && (statement.successors.length < 2 || statement.hasInlineBody !== true);
}

const EVALUATED = /^(?:assignment|augmented-assignment|expression|return|if|while|assert)$/;

/** The part has a value whenever the statement goes on. */
export function isSurelyEvaluated(source: SubExpression, { statement, iterator }: Query): boolean {
  const { evaluation, kind, subExpressions } = statement;
  if (!evaluation || iterator || !EVALUATED.test(kind) || source.discarded) return false;
  // What happens in several statements on one line is no expression.
  if (evaluation.kind === 'whole' && evaluation.repeats) return false;
  const isInText = subExpressions.some(
    (one) => one !== source && one.operator === "f''" && contains(one.range, source.range),
  );
  return !isInText && !maySkip(evaluation, source.range);
}

/** Methods that built-in functions call on an instance. */
export const BUILT_IN_CALLS: Readonly<Record<string, readonly string[]>> = {
  str: ['__str__', '__repr__'],
  print: ['__str__', '__repr__'],
  format: ['__format__', '__str__', '__repr__'],
  repr: ['__repr__'],
  len: ['__len__'],
  bool: ['__bool__', '__len__'],
  iter: ['__iter__'],
  list: ['__iter__'],
  next: ['__next__'],
  hash: ['__hash__'],
  sorted: ['__lt__', '__gt__'],
  min: ['__lt__', '__gt__'],
  max: ['__gt__', '__lt__'],
  sum: ['__radd__', '__add__'],
};

/** The statement reads an attribute that a function of the program computes, which it has not yet. */
export function readsProperty(name: string, query: Query): boolean {
  const reads = query.statement.subExpressions.filter(
    ({ operator, operatorKind }) => operatorKind === 'attribute' && operator === name,
  );
  return query.isCallable(name) && reads.some((part) => query.enters?.(part) ?? true);
}

/** A built-in function that runs a special method of the program for one of its arguments, which it has not for each yet. */
export function callsSpecial(site: CallSite, query: Query): boolean {
  if (site.receiver !== undefined || !BUILT_IN_CALLS[site.callee ?? '']?.some((name) => query.isCallable(name)))
    return false;
  const value = ({ text }: { readonly text: string }): Value | undefined =>
    query.lookup(text) ?? query.computed.find(({ expression }) => expression === text)?.value;
  const objects = site.arguments.map(value).filter((argument) => argument !== undefined && holdsObject(argument));
  const done = query.computed.filter((computed) => computed.fromCall && isValueOf(computed, site));
  return objects.some((argument) => argument?.kind !== 'object') || done.length < objects.length;
}

function holdsObject(value: Value): boolean {
  if (value.kind === 'object') return true;
  if (value.kind === 'list' || value.kind === 'tuple' || value.kind === 'set') return value.items.some(holdsObject);
  return value.kind === 'dict' && value.entries.some((entry) => entry.some(holdsObject));
}

/** What a statement has to write for Python to call a special method by itself; any of the words. */
const WRITTEN = bySpecialMethod([
  ['__str__ __repr__ __format__', '%'],
  ['__eq__ __ne__', '== != in [ .remove .index .count'],
  ['__lt__ __le__ __gt__ __ge__', '< <= > >='],
  ['__len__ __bool__', 'if elif while not and or'],
  ['__iter__ __next__', 'for in * ='],
  ['__getitem__ __setitem__ __delitem__ __missing__', '['],
  ['__contains__', 'in'],
  ['__add__ __radd__ __iadd__', '+ +='],
  ['__sub__ __rsub__ __isub__', '- -='],
  ['__mul__ __rmul__ __imul__', '* *='],
  ['__call__', '('],
  ['__hash__', '{ [ .add in'],
  ['__enter__ __exit__', 'with'],
]);

function bySpecialMethod(
  rows: readonly (readonly [methods: string, words: string])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const each = rows.flatMap(([methods, words]) =>
    methods.split(' ').map((method) => [method, new Set(words.split(' '))] as const),
  );
  return new Map(each);
}

/** Whether the statement can lead to a call of that special method without writing it. */
export function mayImply({ tokens, subExpressions }: Statement, method: string): boolean {
  if (/^__(?:str|repr|format)__$/.test(method) && subExpressions.some(({ operator }) => operator === "f''"))
    return true;
  const words = WRITTEN.get(method);
  return words !== undefined && tokens.some(({ kind, text }) => words.has(kind === 'attribute' ? `.${text}` : text));
}

/** Nothing in front of the call can raise: the names in it are bound. */
export function isReady({ range }: Operation['source'], query: Query): boolean {
  return query.statement.tokens.every(
    (token) =>
      token.kind !== 'name' ||
      !contains(range, token.range) ||
      token.text === 'super' ||
      BUILT_IN.has(token.text) ||
      query.lookup(token.text) !== undefined,
  );
}

const BUILT_IN: ReadonlySet<string> = new Set(BUILTINS);

/** True where Python evaluates the one call before the other part of the statement; both stand in the order of evaluation. */
export function isBefore(call: CallSite, part: Operation['source'], { subExpressions }: Statement): boolean {
  const at = (range: CallSite['range']): number =>
    subExpressions.findIndex((other) => isSameRange(other.range, range) && other.operatorKind !== 'operator');
  return !contains(call.range, part.range) && (at(call.range) < 0 || at(call.range) < at(part.range));
}

/** How many arguments an answer's call may have. */
export interface ArgumentCount {
  readonly least: number;
  readonly most: number;
  readonly keywords: boolean;
}

export const hasStar = (site: CallSite): boolean => site.arguments.some(({ star }) => star !== undefined);

/** How many values a call passes; a method call may have its receiver in front. */
export function argumentsAt(site: CallSite | undefined, isMethod: boolean): ArgumentCount {
  if (!site || site.repeated || hasStar(site)) return { least: 0, most: Number.POSITIVE_INFINITY, keywords: true };
  const count = site.arguments.length;
  const keywords = site.arguments.some(({ keyword }) => keyword !== undefined);
  return { least: count, most: count + Number(isMethod), keywords };
}

/** The call has already returned in this statement. */
export function isComputed({ computed }: Query, call: CallSite): boolean {
  return computed.some((value) => isValueOf(value, call));
}

/** The computed value is that of the expression. */
export function isValueOf(
  { range, expression }: Pick<ComputedValue, 'range' | 'expression'>,
  source: Pick<SubExpression, 'range' | 'text'>,
): boolean {
  return range.line === source.range.line && range.column === source.range.column && expression === source.text;
}

/** Every call of that name which the statement writes has returned; calls inside a comprehension come again. */
export function hasReturned(query: Query, callee: string): boolean {
  const sites = query.statement.calls.filter((call) => call.callee === callee);
  return sites.length > 0 && sites.every((call) => !call.repeated && isComputed(query, call));
}
