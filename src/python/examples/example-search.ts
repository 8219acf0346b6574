/**
 * Example calls of a function, found in the code: doctests, asserts, tests, the main block, other calls with
 * literal arguments; else derived from its parameters' types. Nothing is computed: an argument that is neither a literal nor a
 * name that was bound to one makes the call unusable.
 */
import { LRUCache } from 'lru-cache';
import { memberNames } from '../definitions/default-object';
import { hasFields, isClassVariable } from '../definitions/dataclass-mark';
import { findClass } from '../definitions/definitions';
import { heirsOf, isAbstract } from '../definitions/heirs';
import { annotatedStatements } from '../definitions/function-statements';
import type { PythonParser } from '../parser';
import type { FunctionInfo, Parameter, SourceFile } from '../syntax';
import { CallFinder, called } from './call-finder';
import { Target } from './call-targets';
import { ORIGINS, type Example } from './example';
import { ownSource } from '../modules/linked-source';
import { pytestArguments } from './pytest-calls';
import { hintedArguments } from './type-hints';

export interface OtherFile {
  /** Path or URI, given back with the examples. */
  readonly path: string;
  readonly text: string;
}

/** Longer arguments are unreadable, and slow to predict with. */
const MOST = 50;
const LONGEST = 1000;
/** Maximum other files that mention the function and are parsed for it. */
const MOST_FILES = 40;
/** Maximum classes with the same method whose objects are looked for. */
const MOST_HEIRS = 4;

/**
 * @param program its own file is looked through, and what belongs to it although it does not import it
 * @param name name or qualified name
 * @param others files that may import it; their calls come after those of the own file
 * @returns the best first, each with other arguments; none if there is no such function
 */
export function findExamples(
  parser: PythonParser,
  program: SourceFile,
  name: string,
  others: Iterable<OtherFile> = [],
): Example[] {
  const source = ownSource(program);
  const info = source.findFunction(name);
  // A name that is missing so far cannot be called.
  if (info?.kind !== 'function' || info.qualifiedName.includes('<')) return [];
  const target = new Target(info, source);
  const files = new Files(others);
  const found = [...callsOf(parser, source, target, files)];
  const heirs = target.isThroughInstance ? heirsOf(source, info).slice(0, MOST_HEIRS) : [];
  for (const heir of heirs) {
    const inherited = new Target(ofHeir(info, heir), source);
    for (const one of callsOf(parser, source, inherited, files))
      if (one.receiver !== undefined) found.push({ ...one, function: info.qualifiedName });
  }
  for (const given of pytestArguments(source, program, info, target.parameters))
    found.push({ ...called(target, given), origin: 'test', line: info.line });
  const objects = (className: string): readonly string[] => objectsFor(parser, program, target, className, files);
  const hinted = hintedArguments(target.parameters, objects, 0, variablesOf(source));
  if (hinted !== undefined) found.push({ ...called(target, hinted), origin: 'hints' });
  const isLacking = target.isThroughInstance && found.some(({ receiver }) => receiver === undefined);
  const object = isLacking ? objectFor(parser, source, info, files) : undefined;
  return best(object === undefined ? found : found.map((one) => onObject(target, one, object)));
}

/** What the file itself assigns at its top level. */
function variablesOf(source: SourceFile): ReadonlySet<string> {
  const top = source.outline(source.module).flatMap((line) => ('statement' in line ? [line.statement] : []));
  return new Set(top.flatMap(({ kind, targets }) => (kind === 'assignment' ? targets : [])));
}

/** A call that does not say how its object is made, on one that is made somewhere: where that says all, it is the example. */
function onObject(target: Target, one: Example, { call: object, ...made }: FoundObject): Example {
  if (one.receiver !== undefined) return one;
  // What is stated is stated of an object that nobody knows.
  const isAll = one.origin === 'hints' && one.arguments === '';
  // On an object that nobody makes, it is a guess.
  const said = isAll || made.origin === 'hints' ? made : placed(one);
  return { ...called(target, one.arguments, object), ...said };
}

/** As source code that the file of its class understands: `Item('pen', 2.5)`. */
type FoundObject = Place & Pick<Example, 'call'>;

/** Where a call is written, and by whom. */
type Place = Pick<Example, 'origin' | 'line' | 'path' | 'isComputed'>;

/** An object that a method can be called on, as source code; undefined where nothing says how one is made, or nothing has to be said. */
export function findObject(
  parser: PythonParser,
  source: SourceFile,
  method: FunctionInfo,
  others: Iterable<OtherFile> = [],
): string | undefined {
  return objectFor(parser, source, method, new Files(others))?.call;
}

/** Of the class itself, or else of one that is derived from it: rather one that the program makes than one that fits the types. */
function objectFor(
  parser: PythonParser,
  source: SourceFile,
  method: FunctionInfo,
  files: Files,
): FoundObject | undefined {
  const owner = findClass(source, method.className ?? '');
  if (!owner) return undefined;
  const isOpen = !isAbstract(source, owner);
  const [own] = isOpen ? objectsOf(parser, source, owner.qualifiedName, files) : [];
  if (own && (own.origin !== 'hints' || memberNames(source, owner).length > 0)) return own;
  const heirs = heirsOf(source, method).slice(0, MOST_HEIRS);
  const others = heirs.flatMap((heir) => objectsOf(parser, source, heir.qualifiedName, files).slice(0, 1));
  return others.find(({ origin }) => origin !== 'hints') ?? own ?? others[0];
}

/** The method as one of a class that has it from another one. */
function ofHeir(method: FunctionInfo, { qualifiedName: className }: FunctionInfo): FunctionInfo {
  const { parameters, decorators } = method;
  return { ...method, className, qualifiedName: `${className}.${method.name}`, parameters, decorators };
}

/** Objects of a class that are made up, so that those in a list differ; and how deep they are made of each other. */
const MADE_UP = 3;
const DEEPEST = 3;

/** Objects of a class of the file: members of an enumeration, or what the program makes somewhere, or else what fits the types. */
function objectsOf(
  parser: PythonParser,
  source: SourceFile,
  className: string,
  files: Files,
  depth = 0,
): FoundObject[] {
  const owner = findClass(source, className);
  if (!owner || owner.parent?.kind === 'function') return [];
  const members = memberNames(source, owner);
  if (members.length > 0) return members.map((name) => ({ call: `${className}.${name}`, origin: 'hints' }));
  const { info, needed } = constructorOf(source, owner);
  const made = best([...callsOf(parser, source, new Target(info, source), files, true)]);
  const parts = (name: string): readonly string[] =>
    depth < DEEPEST ? objectsOf(parser, source, name, files, depth + 1).map(({ call }) => call) : [];
  const turns = made.length > 0 || needed === undefined ? [] : Array.from({ length: MADE_UP }, (_, turn) => hintedArguments(needed, parts, turn)); // prettier-ignore
  const hinted = new Set(turns.filter((one) => one !== undefined));
  const all = made.length > 0 ? made.map(madeAt) : [...hinted].map((call): FoundObject => ({ call, origin: 'hints' }));
  return all.map((one) => ({ ...one, call: `${className}(${one.call})` }));
}

/** The same of a class that the file imports from another one of the program, where its module knows all that they are made of. */
function objectsFor(
  parser: PythonParser,
  program: SourceFile,
  target: Target,
  className: string,
  files: Files,
): string[] {
  const source = ownSource(program);
  const made = (of: SourceFile, name: string): string[] => objectsOf(parser, of, name, files).map(({ call }) => call);
  if (findClass(source, className)) return made(source, className);
  const name = className.split('.').at(-1) ?? className;
  const [home, ...others] = (program.imported ?? []).filter((file) => findClass(file.source, name));
  // As a file by itself, in which names have no module in front.
  const file = others.length > 0 ? undefined : files.all.find(({ path }) => path === home?.path);
  if (!file) return [];
  return made(parsed(parser, file), name)
    .map((call) => className + call.slice(name.length))
    .filter((call) => target.understands(call));
}

function madeAt(one: Example): FoundObject {
  return { call: one.arguments, ...placed(one) };
}

/** Without what is not said. */
function placed({ origin, line, path, isComputed }: Place): Place {
  return {
    origin,
    ...(line !== undefined && { line }),
    ...(path !== undefined && { path }),
    ...(isComputed && { isComputed }),
  };
}

const ANYTHING: readonly Parameter[] = [
  { name: 'self', kind: 'positional' },
  { name: 'args', kind: 'var-positional' },
  { name: 'kwargs', kind: 'var-keyword' },
];

/** The `__init__` of a class, or one that takes anything where it has none of its own; and what has to be given, if that is known. */
function constructorOf(
  source: SourceFile,
  owner: FunctionInfo,
): { readonly info: FunctionInfo; readonly needed?: readonly Parameter[] } {
  const { qualifiedName: className } = owner;
  const own = source.functions.findLast(
    (one) => one.kind === 'function' && one.name === '__init__' && one.className === className,
  );
  if (own) return { info: own, needed: own.parameters.slice(1) };
  const name = '__init__';
  const made = { kind: 'function', name, qualifiedName: `${className}.${name}`, className } as const;
  const info: FunctionInfo = { ...owner, ...made, parameters: ANYTHING, decorators: [], parent: owner };
  if (!hasFields(source, owner)) return { info };
  const fields = annotatedStatements(source, owner);
  const needed = fields.flatMap(({ targets, annotation, tokens }): Parameter[] => {
    const isGiven = isClassVariable(annotation) || tokens.some(({ text }) => text === '=');
    return isGiven ? [] : targets.map((field) => ({ name: field, kind: 'positional', annotation }));
  });
  return { info, needed };
}

function* callsOf(
  parser: PythonParser,
  source: SourceFile,
  target: Target,
  others: Files,
  isForObject = false,
): Generator<Example> {
  yield* new CallFinder(parser, source, target, target.here, undefined, isForObject).all();
  let files = 0;
  for (const file of others.all) {
    const { text } = file;
    if (!text.includes(target.word) || !text.includes(target.root)) continue;
    if (files++ >= MOST_FILES) return;
    const other = parsed(parser, file);
    const known = target.in(other);
    if (known) yield* new CallFinder(parser, other, target, known, file.path, isForObject).all();
  }
}

/** Other files, read once. */
class Files {
  private read: readonly OtherFile[] | undefined;

  constructor(private readonly others: Iterable<OtherFile>) {}

  get all(): readonly OtherFile[] {
    return (this.read ??= [...this.others]);
  }
}

/** Characters of text of the other files that stay parsed; as trees they take some fifty times as much memory. */
const MOST_PARSED = 2_000_000;

/** Parsed files, so that the same one is not parsed for every function. */
const sources = new LRUCache<OtherFile, SourceFile>({
  maxSize: MOST_PARSED,
  sizeCalculation: (_, { text }) => text.length + 1,
});

function parsed(parser: PythonParser, file: OtherFile): SourceFile {
  const source = sources.get(file) ?? parser.parse(file.text);
  sources.set(file, source);
  return source;
}

/** By origin; what shows little last: calls that raise, empty inputs. */
function best(found: readonly Example[]): Example[] {
  const rank = ({ origin, raises, arguments: given }: Example): number =>
    4 * ORIGINS.indexOf(origin) + 2 * Number(raises !== undefined) + Number(/\[\]|\{\}|''|\(\)/.test(given));
  const seen = new Set<string>();
  return found
    .filter(({ call }) => call.length <= LONGEST)
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ call }) => !seen.has(call) && seen.add(call))
    .slice(0, MOST);
}
