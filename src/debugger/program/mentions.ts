/** Which names the functions of a program mention, and which of those they may change. Conservative: in doubt, more. */
import type { FunctionInfo, SourceFile, SourceToken, Statement } from '../../python/syntax';
import { innerNames } from '../../python/statements/inner-names';
import { placesOfTarget } from '../../python/statements/statement-parts';
import { statementsOf } from './alignment';
import { isContainer } from '../objects/containers';
import { moduleOf } from '../../python/definitions/definitions';
import { lookup } from '../state/name-scopes';
import { allNamed } from '../state/named';
import { topFrame, type State } from '../state/state';

export interface Mentions {
  /** Names and attributes. */
  readonly words: ReadonlySet<string>;
  /** Names whose value may be changed, or aliased. */
  readonly changed: ReadonlySet<string>;
  /** Attributes of which the same is true. */
  readonly attributes: ReadonlySet<string>;
  /** Attributes that are bound to something else, of an instance or of a class. */
  readonly bound: ReadonlySet<string>;
}

/** Built-in functions without side effects on their arguments. */
export const READERS: ReadonlySet<string> = new Set(
  'len print repr str sorted set list tuple dict frozenset sum min max any all isinstance enumerate zip range bool hash type'.split(
    ' ',
  ),
);
/** Methods that change nothing. */
export const READING: ReadonlySet<string> = new Set(
  `get items keys values copy index count join format split rsplit splitlines strip lstrip rstrip startswith endswith lower upper
   title replace encode decode find match search sub fullmatch findall finditer issubset issuperset union intersection difference`.split(
    /\s+/,
  ),
);
/** Statements that bind no name. */
const NAMELESS = new Set(['if', 'while', 'assert', 'expression', 'raise']);

const known = new WeakMap<SourceFile, Map<FunctionInfo, Mentions>>();

/** What the body of a function mentions, and its header; for a class, its body without those of its methods. */
export function mentionsIn(source: SourceFile, info: FunctionInfo): Mentions {
  const cache = known.get(source) ?? new Map<FunctionInfo, Mentions>();
  known.set(source, cache);
  const found = cache.get(info) ?? mentionsOf(statementsOf(source, info), moduleOf(info), ownNames(source, info));
  cache.set(info, found);
  return found;
}

/** Functions and classes of those names, wherever they are. */
export function named(source: SourceFile, words: Iterable<string>): FunctionInfo[] {
  return [...words].flatMap((word) => allNamed(source, word));
}

const mentioned = new WeakMap<SourceFile, Map<FunctionInfo, ReadonlySet<FunctionInfo>>>();

/** Functions and classes that a body mentions: the same ones each time that somebody asks what it may reach. */
function mentionedIn(source: SourceFile, info: FunctionInfo): ReadonlySet<FunctionInfo> {
  const cache = mentioned.get(source) ?? new Map<FunctionInfo, ReadonlySet<FunctionInfo>>();
  mentioned.set(source, cache);
  const found = cache.get(info) ?? new Set(named(source, mentionsIn(source, info).words));
  cache.set(info, found);
  return found;
}

/** Functions that may run where these do: those that they name, the methods of classes, and so on. */
export function reachable(source: SourceFile, from: Iterable<FunctionInfo>): ReadonlySet<FunctionInfo> {
  const found = new Set(from);
  for (const info of found) {
    for (const other of mentionedIn(source, info)) found.add(other);
    // Of a method, the class; of a class, its special methods.
    if (info.parent && info.parent.kind !== 'module') found.add(info.parent);
    if (info.kind !== 'class') continue;
    for (const other of source.functions) if (other.parent === info) found.add(other);
  }
  return found;
}

/** What a function calls its own variables. Those of a class can be seen from elsewhere, and functions inside it are reached by their names. */
function ownNames({ functions }: SourceFile, info: FunctionInfo): ReadonlySet<string> {
  if (info.kind !== 'function') return NONE;
  const inner = new Set(functions.flatMap(({ name, parent }) => (parent === info ? [name] : [])));
  return new Set(info.locals.filter((name) => !inner.has(name)));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * @param module in which the names are looked up
 * @param own names that stand for something else there
 */
export function mentionsOf(statements: readonly Statement[], module?: FunctionInfo, own = NONE): Mentions {
  const words = new Set<string>();
  const changed = new Set<string>();
  const attributes = new Set<string>();
  const bound = new Set<string>();
  for (const statement of statements) {
    const { tokens, targets, scope, assignments = [] } = statement;
    const inner = innerNames(statement);
    for (const [index, { kind, text }] of tokens.entries()) {
      if (kind !== 'name' && kind !== 'attribute') continue;
      if (kind === 'name' && (own.has(text) || (inner.has(text) && tokens[index - 1]?.text !== 'in'))) continue;
      // A name of an imported file is written with its module.
      for (const word of text.split('.')) words.add(word);
      const into = kind === 'name' ? changed : attributes;
      if (!isOnlyRead(statement, tokens, index)) for (const word of text.split('.')) into.add(word);
    }
    for (const place of assignments.flatMap((one) => one.targets.flatMap(placesOfTarget)))
      if (place.type === 'attribute') bound.add(place.get('attribute')?.text ?? '');
    for (const name of targets) if (scope === module || scope.globals.includes(name)) changed.add(name);
  }
  return { words, changed, attributes, bound };
}

function isOnlyRead(statement: Statement, tokens: readonly SourceToken[], index: number): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const before = text(index - 1);
  const after = text(index + 1);
  if (statement.kind === 'augmented-assignment' && index === 0) return false;
  if (after === '.') return READING.has(text(index + 2)) && text(index + 3) === '(';
  // What the function itself does follows from its body.
  if (after === '(') return true;
  if (statement.kind === 'for') return false;
  if (before === 'in' || /^(?:[-+*/%<>]|\/\/|\*\*|[=!<>]=|in|not|and|or|is)$/.test(after)) return true;
  if (before === '(' && READERS.has(text(index - 2))) return true;
  const isKept = !NAMELESS.has(statement.kind) || tokens.some((token) => token.text === ':=');
  if (after === '[') return !isKept || statement.kind === 'return';
  return NAMELESS.has(statement.kind) && statement.kind !== 'expression' && before !== '(' && before !== ',';
}

/** Names of the top frame whose values a statement may have changed when it is done, those that it binds included. */
export function changedBy(statement: Statement, state: State): string[] {
  const frame = topFrame(state);
  const changed = [...mentionsOf([statement]).changed].filter((name) => {
    const value = lookup(state, frame, name);
    return isContainer(value) && value.kind !== 'object';
  });
  return [...statement.targets, ...changed];
}
