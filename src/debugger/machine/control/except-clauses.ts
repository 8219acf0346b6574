/**
 * Which `except` clause takes an exception. That follows from class statements, like the method that a call enters: the machine
 * decides it where all classes concerned are the program's or built in, and the model is asked where they are not.
 */
import { isLibraryException } from '../../../python/definitions/builtin-exceptions';
import type { SourceFile, SourceToken, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Lookup } from '../../../python/values/access-path';
import { parted, type Parted } from '../../state/exception-groups';
import { innerCall, type InnerCall } from '../../inner/calls/inner-call';
import { isKindOf } from '../../state/exception-matching';

/** The value of the classes of a clause that does not list them by name. */
export const CAUGHT = '<except>';

/** What names and attributes mean where the clause stands. */
export interface Meanings {
  readonly lookup: Lookup;
  /** What the classes have been worked out to be. */
  readonly caught?: Value | undefined;
  /** Undefined where that is not known, or reading it would run something. */
  attribute(holder: Value, name: string): Value | undefined;
}

/** What works out the classes of a clause that does not list them by name: `except errors or Exception`; undefined for any other. */
export function caughtCall({ kind, tokens }: Statement): InnerCall | undefined {
  const listed = kind === 'except' ? expressionOf(tokens) : [];
  if (listed.length === 0 || areListed(listed)) return undefined;
  return innerCall(CAUGHT, {}, [`return (${listed.map(({ text }) => text).join(' ')})`]);
}

/** @returns whether the clause takes an exception of the type; undefined where class statements do not say */
export function takes(source: SourceFile, clause: Statement, type: string, meanings: Meanings): boolean | undefined {
  const names = classNames(clause, meanings);
  if (!names) return undefined;
  const kinds = names.map((name) => isKindOf(source, type, name));
  if (kinds.includes(true)) return true;
  return kinds.includes(undefined) ? undefined : false;
}

/** How likely it is that a class of its own is none that is derived from one which stands in front of it. */
export const NOT_DERIVED = 0.9;

/**
 * Whether a clause takes an exception of a class of which only the name is known: `except Missing` takes what `raise Missing`
 * has raised, and one in front of it is meant for something else.
 * @returns undefined where no clause names it
 */
export function takesByName(source: SourceFile, clause: Statement, type: string): boolean | undefined {
  const isNamed = ({ tokens }: Statement): boolean => expressionOf(tokens).some(({ text }) => text === type.slice(type.lastIndexOf('.') + 1)); // prettier-ignore
  if (isNamed(clause)) return true;
  for (let next = clause.successors[1]; typeof next === 'number';) {
    const other = source.statementAt(next, clause.scope);
    if (other?.kind !== 'except') return undefined;
    if (isNamed(other)) return false;
    next = other.successors[1];
  }
  return undefined;
}

/** What `except*` takes of an exception, and what it leaves; undefined where class statements do not say. */
export function takesOf(
  source: SourceFile,
  clause: Statement,
  exception: Value,
  meanings: Meanings,
): Parted | undefined {
  const [word, , ...tokens] = clause.tokens;
  const names = word && classNames({ tokens: [word, ...tokens] }, meanings);
  return names && parted(source, exception, names);
}

/** The classes that a clause lists, by name: `except A`, `except (A, m.B)`, `except self.errors`; undefined for other expressions. */
function classNames({ tokens }: Pick<Statement, 'tokens'>, meanings: Meanings): string[] | undefined {
  const listed = expressionOf(tokens);
  if (!areListed(listed)) return meanings.caught && classesIn('', meanings.caught);
  const names = listed.flatMap(({ kind, text }, at) => {
    if (kind !== 'name') return [];
    const path = pathFrom(listed, at);
    return [path === text ? classesIn(text, meanings.lookup(text)) : behindDots(text, path, meanings)];
  });
  return names.length > 0 && names.every((name) => name !== undefined) ? names.flat() : undefined;
}

/** Between `except`, or `except*`, and `as`. */
function expressionOf(tokens: readonly SourceToken[]): readonly SourceToken[] {
  const end = tokens.findIndex(({ text }, at) => text === 'as' || (text === ':' && isOutside(tokens, at)));
  return tokens.slice(tokens[1]?.text === '*' ? 2 : 1, end < 0 ? undefined : end);
}

/** No bracket is open there: a slice has such a sign, too. */
function isOutside(tokens: readonly SourceToken[], at: number): boolean {
  const depth = tokens.slice(0, at).reduce((sum, { text }) => sum + ('([{'.includes(text) ? 1 : ')]}'.includes(text) ? -1 : 0), 0); // prettier-ignore
  return depth === 0;
}

/** They are names and attributes, with nothing that is called. */
function areListed(tokens: readonly SourceToken[]): boolean {
  const isName = (token: SourceToken | undefined): boolean => token?.kind === 'name' || token?.kind === 'attribute';
  return tokens.every((token, at) => isName(token) || (token.text === '(' ? !isName(tokens[at - 1]) : '),.'.includes(token.text))); // prettier-ignore
}

/** The name with the attributes behind it. */
function pathFrom(tokens: readonly SourceToken[], at: number): string {
  let path = tokens[at]?.text ?? '';
  for (let next = at + 1; tokens[next]?.text === '.'; next += 2) path += `.${tokens[next + 1]?.text ?? ''}`;
  return path;
}

/** `m.Error`: of a file of the program, what its module holds; of the library, what it is called there. `Stack.Empty` is an attribute. */
function behindDots(root: string, path: string, meanings: Meanings): string[] | undefined {
  const holder = meanings.lookup(root);
  const [, ...attributes] = path.split('.');
  const last = attributes.at(-1) ?? '';
  if (holder?.kind === 'opaque' && holder.type === 'module') {
    const value = meanings.lookup(path.replace(root, holder.name));
    if (value) return classesIn(last, value);
  } else if (holder && holder.kind !== 'unknown') {
    const value = attributes.reduce<Value | undefined>((held, name) => held && meanings.attribute(held, name), holder);
    return value && classesIn(last, value);
  }
  return isLibraryException(last) || BUILT_IN.test(path) ? [last] : undefined;
}

/** Built-in exceptions that modules have, too. */
const BUILT_IN = /^(?:asyncio|futures|concurrent\.futures|socket)\.TimeoutError$/;

/** A name that has no value is a built-in one. */
function classesIn(name: string, value: Value | undefined): string[] | undefined {
  if (value === undefined) return [name];
  if (value.kind === 'opaque') return value.type === 'class' ? [value.name] : undefined;
  if (value.kind !== 'tuple') return undefined;
  const items = value.items.map((item) =>
    item.kind === 'opaque' || item.kind === 'tuple' ? classesIn('', item) : undefined,
  );
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
}
