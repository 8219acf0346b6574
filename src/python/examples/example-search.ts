/**
 * Example calls of a function, found in the code: doctests, asserts, tests, the main block, other calls with
 * literal arguments; else derived from its parameters' types. Nothing is computed: an argument that is neither a literal nor a
 * name that was bound to one makes the call unusable.
 */
import { LRUCache } from 'lru-cache';
import type { ParsedArgument } from '../values/literal';
import { printValue } from '../values/print';
import type { PythonParser } from '../parser';
import type { CallSite, SourceFile, Statement } from '../syntax';
import { doctestCode, doctestResult, writtenCalls } from './doctests';
import { ORIGINS, type Example, type ExampleOrigin, type Expectation } from './example';
import { hintedArguments } from './type-hints';
import { argumentsText } from '../values/argument-text';
import { literalArguments, literalValue, replaced, type Names } from './literals';
import { freeNamesIn, type WrittenArgument } from '../values/written-arguments';
import { builtInValue } from '../definitions/builtin-names';
import { NamesOf } from './literal-values';
import { expectation, Places, raisingCall } from './call-places';
import { pytestArguments } from './pytest-calls';
import { Target, type KnownAs } from './call-targets';

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

const NO_NAMES: Names = () => undefined;

/**
 * @param name name or qualified name
 * @param others files that may import it; their calls come after those of the own file
 * @returns the best first, each with other arguments; none if there is no such function
 */
export function findExamples(
  parser: PythonParser,
  source: SourceFile,
  name: string,
  others: Iterable<OtherFile> = [],
): Example[] {
  const info = source.findFunction(name);
  // A name that is missing so far cannot be called.
  if (info?.kind !== 'function' || info.qualifiedName.includes('<')) return [];
  const target = new Target(info, source);
  const found = new Finder(parser, source, target, target.here).all();
  let files = 0;
  for (const file of others) {
    const { text } = file;
    if (!text.includes(target.word) || !text.includes(target.root)) continue;
    // The remaining files are not even read.
    if (files++ >= MOST_FILES) break;
    const other = parsed(parser, file);
    const known = target.in(other);
    if (known) found.push(...new Finder(parser, other, target, known, file.path).all());
  }
  for (const given of pytestArguments(source, info, target.parameters))
    found.push({ ...called(target, given), origin: 'test', line: info.line });
  const hinted = hintedArguments(target.parameters);
  if (hinted !== undefined) found.push({ ...called(target, hinted), origin: 'hints' });
  return best(found);
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

class Finder {
  private readonly lines: readonly string[];
  private readonly names: NamesOf;
  private readonly places: Places;

  constructor(
    private readonly parser: PythonParser,
    private readonly source: SourceFile,
    private readonly target: Target,
    private readonly known: KnownAs,
    private readonly path?: string,
  ) {
    this.lines = source.text.split(/\r\n?|\n/);
    this.names = new NamesOf(source);
    this.places = new Places(source);
  }

  all(): Example[] {
    return [...this.doctests(), ...this.texts(), ...this.calls()];
  }

  /** Calls in code. */
  private *calls(): Generator<Example> {
    for (const statement of this.mentioning(this.names)) {
      const origin = this.places.originOf(statement);
      for (const row of this.names.at(statement)) yield* this.callsIn(statement, this.source, this.names, row, origin);
    }
  }

  private *doctests(): Generator<Example> {
    const code = doctestCode(this.source.text);
    if (code === undefined) return;
    const source = this.parser.parse(code);
    const names = new NamesOf(source);
    for (const statement of this.mentioning(names)) {
      for (const row of names.at(statement)) {
        const { returns, raises } = doctestResult(this.lines, statement.endLine);
        const shown = returns === undefined ? undefined : literal(returns);
        for (const example of this.callsIn(statement, source, names, row, 'docstring')) {
          const isWhole = statement.calls.length === 1 && statement.kind === 'expression';
          const said = raises !== undefined ? { raises } : isWhole && shown !== undefined ? { returns: shown } : {};
          yield { ...example, ...said };
        }
      }
    }
  }

  /** Calls in the running text of docstrings and comments. */
  private *texts(): Generator<Example> {
    const isText = (line: number): boolean => this.source.statementAt(line) === undefined;
    for (const { line, arguments: text, result } of writtenCalls(this.lines, isText, this.target.word)) {
      const given = literalArguments(text, NO_NAMES);
      const returns = result === undefined ? undefined : literal(result);
      if (given) yield* this.example(given, 'docstring', line, returns === undefined ? {} : { returns });
    }
  }

  private mentioning(names: NamesOf): Statement[] {
    const words = [...this.known.names].map((name) => name.split('.').at(-1) ?? name);
    const all = this.target.info.className === undefined ? [...words, this.target.word] : [this.target.word];
    return [...new Set([...new Set(all)].flatMap((word) => names.mentioning(word)))].sort((a, b) => a.line - b.line);
  }

  private *callsIn(
    statement: Statement,
    source: SourceFile,
    names: NamesOf,
    row: Names,
    origin: ExampleOrigin,
  ): Generator<Example> {
    for (const site of statement.calls) {
      const isBound = (name: string): boolean => names.binds(name) || this.names.binds(name);
      const isOwn = origin === 'docstring' && this.target.isOwnByModule(site, statement.line, isBound);
      const match = isOwn ? {} : this.target.match(site, statement, this.known, names);
      // Inside a comprehension or lambda names mean something else.
      const meaning = site.repeated ? NO_NAMES : row;
      const given = match && (values(site.arguments, meaning) ?? this.expressions(site, statement, meaning, origin));
      const made = match?.receiver === undefined ? undefined : literalArguments(match.receiver, meaning);
      if (!given) continue;
      yield* this.example(given, origin, statement.line, expectation(source, statement, site, meaning), made);
    }
    const isTarget = (text: string): boolean => this.target.isNamed(text, statement, this.known, names);
    const raising = raisingCall(statement, isTarget);
    const given = raising && values(raising.arguments, row);
    if (given) yield* this.example(given, origin, statement.line, { raises: raising.raises });
  }

  /** Arguments of which some are no literals, where all that they name is the same to the module of the target. */
  private expressions(
    site: CallSite,
    { scope, enclosing }: Statement,
    meaning: Names,
    origin: ExampleOrigin,
  ): WrittenArgument[] | undefined {
    // The other calls are as the file's own run makes them. It may take long to come to one that needs little of it.
    const isRun = this.path === undefined && scope.kind === 'module' && enclosing.length === 0;
    if (origin === 'main' || (origin === 'call' && !isRun)) return undefined;
    if (site.repeated || site.arguments.some(({ star }) => star !== undefined)) return undefined;
    const all = site.arguments.map(({ keyword, text }): WrittenArgument => {
      const named = keyword === undefined ? {} : { keyword };
      const value = literalValue(text, meaning);
      return value
        ? { ...named, value }
        : { ...named, value: { kind: 'unknown' }, expression: replaced(text, meaning) };
    });
    const isSame = (name: string): boolean =>
      builtInValue(name) !== undefined ||
      (this.target.isOfModule(name) && !(scope.kind === 'function' && scope.locals.includes(name)));
    return freeNamesIn(all).every(isSame) ? all : undefined;
  }

  private *example(
    given: readonly WrittenArgument[],
    origin: ExampleOrigin,
    line: number,
    said: Expectation,
    made?: readonly ParsedArgument[],
  ): Generator<Example> {
    if (!fits(this.target.parameters, given)) return;
    const { path } = this;
    const receiver = made && argumentsText(made);
    yield {
      ...called(this.target, argumentsText(given), receiver),
      origin,
      line,
      ...(path !== undefined && { path }),
      ...(given.some(({ expression }) => expression !== undefined) && { isComputed: true }),
      ...said,
    };
  }
}

function called(
  { info }: Target,
  given: string,
  receiver?: string,
): Pick<Example, 'call' | 'function' | 'arguments' | 'receiver'> {
  const { qualifiedName, className, name } = info;
  const isMade = className !== undefined && receiver === '';
  const call = isMade ? `${className}().${name}(${given})` : `${qualifiedName}(${given})`;
  return { call, function: qualifiedName, arguments: given, ...(receiver !== undefined && { receiver }) };
}

/** The arguments of a call site as literals, those behind stars included; undefined if one is not a literal. */
function values(written: CallSite['arguments'], names: Names): ParsedArgument[] | undefined {
  const all: ParsedArgument[] = [];
  for (const { keyword, star, text } of written) {
    const value = literalValue(text, names);
    if (!value) return undefined;
    if (star === undefined) all.push(keyword === undefined ? { value } : { keyword, value });
    else if (star === '*' && 'items' in value) all.push(...value.items.map((item) => ({ value: item })));
    else if (star === '**' && value.kind === 'dict') {
      for (const [key, item] of value.entries) {
        if (key.kind !== 'str') return undefined;
        all.push({ keyword: key.value, value: item });
      }
    } else return undefined;
  }
  return all;
}

/** Whether a call with these arguments gets as far as the first line. */
function fits(parameters: Target['parameters'], given: readonly WrittenArgument[]): boolean {
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const isOpen = (kind: string): boolean => parameters.some((parameter) => parameter.kind === kind);
  const count = given.filter(({ keyword }) => keyword === undefined).length;
  if (count > positional.length && !isOpen('var-positional')) return false;
  const keywords = new Set(given.flatMap(({ keyword }) => keyword ?? []));
  if (positional.slice(0, count).some(({ name }) => keywords.has(name))) return false;
  const named = parameters.filter(({ kind }) => kind === 'positional' || kind === 'keyword-only');
  if (!isOpen('var-keyword') && [...keywords].some((keyword) => !named.some(({ name }) => name === keyword)))
    return false;
  const covered = new Set([...positional.slice(0, count).map(({ name }) => name), ...keywords]);
  return named.every(({ name, default: fallback }) => covered.has(name) || fallback !== undefined);
}

function literal(text: string): string | undefined {
  const value = literalValue(text, NO_NAMES);
  return value && printValue(value);
}
