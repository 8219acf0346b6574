/** Calls of one function in one file, with what they are called with. Nothing is computed. */
import { builtInValue } from '../definitions/builtin-names';
import type { PythonParser } from '../parser';
import type { CallSite, SourceFile, Statement } from '../syntax';
import { argumentsText } from '../values/argument-text';
import { type ParsedArgument, ValueSyntaxError } from '../values/literal';
import { printValue } from '../values/print';
import { freeNamesIn, writtenArguments, type WrittenArgument } from '../values/written-arguments';
import { expectation, Places, raisingCall } from './call-places';
import type { KnownAs, Match, Target } from './call-targets';
import { doctestCode, doctestResult, writtenCalls } from './doctests';
import type { Example, ExampleOrigin, Expectation } from './example';
import { NamesOf } from './literal-values';
import { literalArguments, literalValue, replaced, type Names } from './literals';

const NO_NAMES: Names = () => undefined;

export class CallFinder {
  private readonly lines: readonly string[];
  private readonly names: NamesOf;
  private readonly places: Places;

  constructor(
    private readonly parser: PythonParser,
    private readonly source: SourceFile,
    private readonly target: Target,
    private readonly known: KnownAs,
    private readonly path?: string,
    /** It is looked for how objects are made, whatever for. */
    private readonly isForObject = false,
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
      if (!match || !given) continue;
      const made = this.object(match, statement, meaning);
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
    statement: Statement,
    meaning: Names,
    origin: ExampleOrigin,
  ): WrittenArgument[] | undefined {
    const { scope, enclosing } = statement;
    // The other calls of the file are as its own run makes them. It may take long to come to one that needs little of it.
    const isRun = scope.kind === 'module' && enclosing.length === 0;
    const isOwn = this.path === undefined && !this.isForObject;
    if (isOwn && (origin === 'main' || (origin === 'call' && !isRun))) return undefined;
    if (site.repeated || site.arguments.some(({ star }) => star !== undefined)) return undefined;
    const all = site.arguments.map(({ keyword, text }): WrittenArgument => {
      const named = keyword === undefined ? {} : { keyword };
      const value = literalValue(text, meaning);
      return value
        ? { ...named, value }
        : { ...named, value: { kind: 'unknown' }, expression: replaced(text, meaning) };
    });
    return this.isSame(all, statement) ? all : undefined;
  }

  /** All that they name is the same to the module of the target. */
  private isSame(given: readonly WrittenArgument[], { scope }: Statement): boolean {
    return freeNamesIn(given).every(
      (name) =>
        builtInValue(name) !== undefined ||
        (this.target.isOfModule(name) &&
          !(scope.kind === 'function' && scope.locals.includes(name)) &&
          (this.path === undefined || !this.names.binds(name))),
    );
  }

  /** The object that a method is called on: made by its class, here or where its name was bound. */
  private object({ made, member }: Match, statement: Statement, meaning: Names): string | undefined {
    const { className } = this.target.info;
    if (member !== undefined) return `${className ?? ''}.${member}`;
    if (made === undefined || className === undefined) return undefined;
    const literals = literalArguments(made, meaning);
    if (literals) return `${className}(${argumentsText(literals)})`;
    try {
      const given = replaced(made, meaning);
      return this.isSame(writtenArguments(given), statement) ? `${className}(${given})` : undefined;
    } catch (error) {
      if (error instanceof ValueSyntaxError) return undefined;
      throw error;
    }
  }

  private *example(
    given: readonly WrittenArgument[],
    origin: ExampleOrigin,
    line: number,
    said: Expectation,
    receiver?: string,
  ): Generator<Example> {
    if (!fits(this.target.parameters, given)) return;
    const { path } = this;
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

export function called(
  { info }: Target,
  given: string,
  receiver?: string,
): Pick<Example, 'call' | 'function' | 'arguments' | 'receiver'> {
  const { qualifiedName, name } = info;
  const call = receiver === undefined ? `${qualifiedName}(${given})` : `${receiver}.${name}(${given})`;
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
