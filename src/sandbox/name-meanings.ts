/** What the names of a statement mean, as the evaluator gets them. */
import type { Query } from '../codec/query';
import type { SourceFile, SourceToken, Statement } from '../python/syntax';
import type { ObjectValue, Value } from '../python/values/value';
import { contains } from '../python/text/ranges';
import { importedPath } from '../python/modules/imported-path';
import { qualifiedWord } from './statement-text';
import { isSupportedModule } from './supported-modules';
import { NotSayable, ValuesToJson, type Written } from './written-values';

interface Meanings {
  readonly names: Record<string, Written>;
  /** Paths of what import statements bind. */
  readonly imports: Record<string, string>;
  /** Names without a value, with the exception that reading them raises. */
  readonly unbound: Record<string, [type: string, message: string]>;
  /** Values of the names, as the machine holds them. */
  readonly held: ReadonlyMap<string, Value>;
}

/**
 * @param words in f-strings, which may be names
 * @throws NotSayable where a value cannot be handed over, or a name belongs to a module that is not evaluated
 */
export function meaningsOf(
  query: Query,
  source: SourceFile,
  words: ReadonlySet<string>,
  values: ValuesToJson,
): Meanings {
  const { statement } = query;
  const names: Meanings['names'] = {};
  const imports: Meanings['imports'] = {};
  const unbound: Meanings['unbound'] = {};
  const held = new Map<string, Value>();
  const written = namesIn(query, source);
  for (const name of new Set([...written, ...words])) {
    const isName = written.has(name);
    const value = query.lookup(name);
    // What only may be a name need not be sayable: if it is one, the evaluator refuses.
    if (value && !isName && !isSayable(source, value)) continue;
    if (value) {
      held.set(name, value);
      if (isOnlyTarget(statement, name)) continue;
      // A module is read no more where all that is called of it has been called, and neither is what cannot be handed over.
      if (isPassed(query, name) && (isForeignModule(value) || isClassMethod(value) || !isSayable(source, value)))
        continue;
      names[name] = isShownClass(value) ? values.shown(value) : values.write(value);
      continue;
    }
    // What it gives is known; calling it is refused.
    if (/^(?:globals|dir|id)$/.test(name) && query.computed.some(({ expression }) => expression.startsWith(`${name}(`)))
      names[name] = ['bi', name];
    const path =
      importedPath(source, query.inside ?? statement.scope, name) ??
      (query.modulesInFull?.has(name) === true ? name : undefined);
    if (path !== undefined && isEvaluated(path)) imports[name] = path;
    else if (path !== undefined && isName) throw new NotSayable(path);
    // What is not bound in a part of a program may be so around it.
    else if (isName && (!source.partOf || statement.scope.locals.includes(name)))
      unbound[name] = unboundError(statement, name);
  }
  for (const token of statement.tokens) {
    const word = qualifiedWord(token);
    const value = word === undefined ? undefined : partValue(token, query, source);
    if (value && word !== undefined) names[word] = values.write(value);
  }
  return { names, imports, unbound, held };
}

function isForeignModule(value: Value): boolean {
  return value.kind === 'opaque' && value.type === 'module' && !isSupportedModule(value.name);
}

/** `int.from_bytes`, which is called by its name alone. */
function isClassMethod(value: Value): boolean {
  return value.kind === 'opaque' && value.type === 'builtin' && value.name.includes('.');
}

/** Wherever the name stands, what it is a part of has a value; of a loop that has begun, what it goes through is not read again. */
function isPassed({ statement, computed, iterator }: Query, name: string): boolean {
  const begun = iterator && statement.kind === 'for' ? statement.iterable?.range : undefined;
  const places = statement.tokens.filter(({ kind, text }) => kind === 'name' && text.split('.')[0] === name);
  const given = [...(begun ? [begun] : []), ...computed.flatMap((one) => (one.fromCall === true ? [one.range] : []))];
  return places.every(({ range }) => given.some((one) => contains(one, range)));
}

/** A class is shown as what holds its attributes where the statement reads some. */
export function isShownClass(value: Value): value is ObjectValue {
  return value.kind === 'object' && value.isClass === true;
}

function isEvaluated(path: string): boolean {
  return path === 'enum.auto' || isSupportedModule(path) || isSupportedModule(path.slice(0, path.lastIndexOf('.')));
}

function isSayable(source: SourceFile, value: Value): boolean {
  try {
    new ValuesToJson(source).write(value);
    return true;
  } catch (error) {
    if (error instanceof NotSayable) return false;
    throw error;
  }
}

/** A part of the statement that has a value, and stands in it like a name: `random.random()`. */
export function partValue(token: SourceToken, query: Query, source: SourceFile): Value | undefined {
  const { kind, text } = token;
  if (kind !== 'name' || /^\p{ID_Continue}+$/u.test(text)) return undefined;
  // An attribute of something that has a value is read in it.
  const holder = rootOf(text, query);
  // What a file of the program, or a text in the place of a module, binds is not in the module that is evaluated.
  const isModule = holder?.kind === 'opaque' && holder.type === 'module';
  const isApart = !holder || isModule || isNameOfPart(token, query, source);
  const value = isApart ? query.lookup(text) : undefined;
  return value && isForeignModule(value) ? undefined : value;
}

/** An attribute that stands like a name, since what has it cannot be handed over: another one may be unknown. */
export function isNameOfPart({ kind, text }: SourceToken, query: Query, source: SourceFile): boolean {
  if (kind !== 'name' || !text.includes('.')) return false;
  const holder = rootOf(text, query);
  return holder?.kind === 'object' && !isShownClass(holder) && !isSayable(source, holder);
}

function rootOf(text: string, query: Query): Value | undefined {
  const [, root] = /^(\p{ID_Continue}+)(?:\.\p{ID_Continue}+)*$/u.exec(text) ?? [];
  return root === undefined ? undefined : query.lookup(root);
}

/** @throws NotSayable for an attribute of a module of the program that nothing has bound so far */
function namesIn(query: Query, source: SourceFile): Set<string> {
  const { imported } = source;
  const { tokens, scope } = query.statement;
  const [self] = scope.parameters;
  const own = tokens.filter((token) => token.kind === 'name' && !partValue(token, query, source) && !isNameOfPart(token, query, source)); // prettier-ignore
  const isOpen = (text: string): boolean => !query.lookup(text) && !query.lookup(text.split('.')[0] ?? text);
  const qualified = own.filter(({ text }) => text.includes('.'));
  const open = qualified.find(({ text }) => imported?.some(({ name }) => text.startsWith(`${name}.`)) && isOpen(text));
  if (open) throw new NotSayable(open.text);
  const names = own.map(({ text }) => text.split('.')[0] ?? text);
  return new Set(self && names.includes('super') ? [...names, self.name] : names);
}

/** The statement binds the name without looking at what it was; on the same line there may be another one that does: `x = 1; n += 1`. */
function isOnlyTarget({ tokens, targets, deleted, kind }: Statement, name: string): boolean {
  if ((kind !== 'assignment' && kind !== 'for') || !targets.includes(name) || deleted.includes(name)) return false;
  const [only, ...others] = tokens.filter(({ text, kind: own }) => own === 'name' && text.split('.')[0] === name);
  const after = only && tokens[tokens.indexOf(only) + 1]?.text;
  return others.length === 0 && only?.text === name && !AUGMENTED.test(after ?? '');
}

const AUGMENTED = /^(?:[-+*/%@&|^]|\/\/|\*\*|<<|>>)=$/;

function unboundError({ scope }: Statement, name: string): [string, string] {
  return scope.kind === 'function' && scope.locals.includes(name)
    ? ['UnboundLocalError', `cannot access local variable '${name}' where it is not associated with a value`]
    : ['NameError', `name '${name}' is not defined`];
}
