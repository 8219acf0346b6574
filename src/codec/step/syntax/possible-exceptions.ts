/** Exceptions that a statement cannot raise, whatever its values are: those are no answer. */
import { BUILTIN_METHODS, BUILTIN_NAMES } from '../../../python/definitions/builtin-names';
import { isBuiltInException } from '../../../python/definitions/builtin-exceptions';
import { attributeOf, evaluatePath } from '../../../python/values/access-path';
import { importedNames } from '../../../python/definitions/definitions';
import type { SourceFile, SourceToken, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Query } from '../../query';
import { isOnlyBound } from './binding-syntax';
import { BUILTINS } from '../../vocabulary/python-words';

/** Statements in which more happens than their expressions say. */
const OTHER: ReadonlySet<Statement['kind']> = new Set(['raise', 'except', 'import', 'error', 'class', 'def']);
/** Functions that run text, or look up what is given to them as text. */
const LOOKING_UP = /^(?:eval|exec|getattr|setattr|delattr|vars|__import__)$/;

/** Types that need not be considered; anything else may come up. */
export function impossibleExceptions(query: Query): ReadonlySet<string> {
  const { statement } = query;
  const { tokens } = statement;
  const impossible = new Set<string>();
  if (OTHER.has(statement.kind) || query.handled) return impossible;
  // What is run, or called back, may raise anything, and so may what the statement names itself.
  if (tokens.some(({ kind, text }) => kind === 'name' && LOOKING_UP.test(text)) || passesFunctions(query))
    return impossible;
  const { scope } = statement;
  const isLocal = (name: string): boolean => scope.kind === 'function' && scope.locals.includes(name);
  const unbound = unboundNames(query, isLocal);
  if (!unbound.some((name) => !isLocal(name))) impossible.add('NameError');
  if (!unbound.some(isLocal)) impossible.add('UnboundLocalError');
  if (hasAllAttributes(query)) impossible.add('AttributeError');
  if (statement.calls.length === 0 && unbound.length === 0) {
    const texts = new Set(tokens.map(({ text }) => text));
    const has = (...words: readonly string[]): boolean => words.some((word) => texts.has(word));
    if (!has('/', '//', '%', '**', '/=', '//=', '%=', '**=')) impossible.add('ZeroDivisionError');
    if (!has('[', '%', '%=') && tokens.every(({ kind }) => kind !== 'fstring-start') && runsNothing(query)) {
      impossible.add('IndexError');
      impossible.add('KeyError');
    }
  }
  return impossible;
}

/** Names that the statement reads, or deletes, and that are not bound. */
function unboundNames({ statement, ...query }: Query, isLocal: (name: string) => boolean): string[] {
  const bound = namesBoundInside(statement.tokens);
  const imported = query.source && namesImportedIn(query.source);
  const isImported = (name: string): boolean => imported?.has(name) ?? false;
  return statement.tokens.flatMap(({ kind, text }) => {
    if (kind !== 'name' || bound.has(text) || query.lookup(text) !== undefined) return [];
    if (!isLocal(text) && (isKnownWord(text) || isImported(text))) return [];
    return isOnlyBound(statement, text) && !statement.deleted.includes(text) ? [] : [text];
  });
}

const imports = new WeakMap<SourceFile, ReadonlySet<string>>();

/** Modules and what comes of them may have no value here, and are bound all the same. */
function namesImportedIn(source: SourceFile): ReadonlySet<string> {
  const names = imports.get(source) ?? importedNames(source);
  imports.set(source, names);
  return names;
}

const WORDS: ReadonlySet<string> = new Set([...BUILTIN_NAMES, ...BUILTINS.filter((name) => /^[a-z]+$/.test(name))]);

/** It is bound wherever nobody hides it. */
function isKnownWord(name: string): boolean {
  return WORDS.has(name) || isBuiltInException(name);
}

/** Names of items in comprehensions, parameters of lambdas, and what `:=` binds. */
function namesBoundInside(tokens: readonly SourceToken[]): Set<string> {
  const names = new Set<string>();
  let isTarget = false;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (text === 'lambda' || (text === 'for' && at > 0)) isTarget = true;
    else if (text === ':' || text === 'in') isTarget = false;
    else if (kind === 'name' && (isTarget || tokens[at + 1]?.text === ':=')) names.add(text);
  }
  return names;
}

/** A function of the program, or a generator, is handed to somebody who may let it run. A call of it is entered, never answered. */
function passesFunctions({ statement, ...query }: Query): boolean {
  return statement.tokens.some(({ kind, text }, at) => {
    if (text === 'lambda') return true;
    if (statement.tokens[at + 1]?.text === '(') return false;
    const value = kind === 'name' ? query.lookup(text) : undefined;
    return value !== undefined && runsProgram(value);
  });
}

function runsProgram(value: Value): boolean {
  return value.kind === 'opaque' && (value.type === 'function' || value.type === 'iterator');
}

/** No method of the program is called without being written: there is no instance among the values. */
function runsNothing({ statement, ...query }: Query): boolean {
  return statement.tokens.every(({ kind, text }) => {
    const value = kind === 'name' ? query.lookup(text) : undefined;
    return value?.kind !== 'object' && value?.kind !== 'opaque' && value?.kind !== 'unknown';
  });
}

/** Each attribute that the statement reads is held by the instance in front of it, and each method belongs to the type. */
function hasAllAttributes({ statement, ...query }: Query): boolean {
  if (statement.kind === 'with') return false;
  const read = (name: string): Value | undefined => query.lookup(name);
  const reads = statement.subExpressions.filter(({ operatorKind }) => operatorKind === 'attribute');
  const methods = statement.calls.filter(({ receiver }) => receiver !== undefined);
  const written = statement.tokens.filter(({ kind }) => kind === 'attribute').length;
  if (reads.length + methods.length !== written) return false;
  const areBuiltIn = statement.calls.every(
    ({ callee, receiver }) => receiver !== undefined || (callee !== undefined && isKnownWord(callee)),
  );
  return (
    areBuiltIn &&
    reads.every(({ text, operator }) => {
      const holder = evaluatePath(text.slice(0, text.lastIndexOf('.')), read);
      return holder !== undefined && attributeOf(holder, operator) !== undefined;
    }) &&
    methods.every(({ callee = '', receiver = '' }) => {
      const holder = evaluatePath(receiver, read);
      return holder !== undefined && isBuiltInMethod(holder, callee);
    })
  );
}

function isBuiltInMethod(holder: Value, name: string): boolean {
  const type = holder.kind === 'call' ? holder.name : holder.kind;
  // A format may name attributes.
  return !name.startsWith('format') && (BUILTIN_METHODS[type]?.includes(name) ?? false);
}
