/** The arguments with which a person would try a function first, by annotations, by what it does with them, and by their names. */
import { outlinedStatements, statementsIn } from '../../python/definitions/function-statements';
import type { CallArgument } from '../../codec/query';
import { hintedValue } from '../../python/examples/type-hints';
import { parseValue } from '../../python/values/literal';
import type { FunctionInfo, Parameter, SourceFile, Statement } from '../../python/syntax';
import { isNeeded } from './making';
import { namesOf, sortOfUses, usesOf, type Sort } from './parameter-uses';
import type { Place } from '../../python/statements/tree/node-tokens';

/** Of each kind several, so that two parameters differ. */
const NUMBERS = ['6', '3', '2', '10'];
const TEXTS = ["'hello world'", "'level'", "'abc'"];
const LISTS = ['[3, 1, 2]', '[5, 2, 8]'];

/** Texts of which the name says what they look like. */
const NAMED_TEXTS: Readonly<Record<string, string>> = {
  name: "'Ada'", first: "'Ada'", last: "'Lovelace'", user: "'ada'", username: "'ada'", word: "'level'", char: "'a'", c: "'a'",
  ch: "'a'", letter: "'a'", email: "'ada@example.com'", url: "'https://example.com/a?b=1'", path: "'notes/todo.txt'",
  filename: "'todo.txt'", sep: "','", delimiter: "','", separator: "','", line: "'a = 1'", date: "'2024-01-31'", time: "'09:30'",
  expression: "'1 + 2 * 3'", expr: "'1 + 2 * 3'", key: "'a'", city: "'Paris'", owner: "'Ada'", author: "'Ada'", customer: "'Ada'", product: "'pen'", category: "'books'", country: "'France'", color: "'red'", title: "'Notes'", message: "'hello'",
}; // prettier-ignore

const NAMES: Readonly<Record<Exclude<Sort, 'any'>, ReadonlySet<string>>> = {
  str: new Set([...Object.keys(NAMED_TEXTS), ...'text s string sentence msg label password pattern prefix suffix source code'.split(' ')]),
  number: new Set('n k i j x y b m num count size limit age year month day width height index start end stop amount total price rate depth level times target number'.split(' ')),
  list: new Set('items nums numbers arr array lst list xs ys data seq sequence elements values scores prices grades rows'.split(' ')),
  dict: new Set('d mapping config options settings counts params kwargs'.split(' ')),
  bool: new Set('flag verbose reverse strict debug enabled'.split(' ')),
}; // prettier-ignore

/** Names of lists of texts. */
const OF_TEXTS = new Set('words lines names texts strings tokens keys letters argv'.split(' '));
const OF_LISTS = new Set('matrix grid board table'.split(' '));

/** @returns nothing for functions that take any number of arguments or none that have to be given */
export function naturalArguments(source: SourceFile, info: FunctionInfo, receivers: number): CallArgument[] {
  return naturalValues(source, info, info.parameters.slice(receivers).filter(isNeeded));
}

/** One for each of these parameters of the function, which may come several times. */
export function naturalValues(
  source: SourceFile,
  info: FunctionInfo,
  parameters: readonly Parameter[],
): CallArgument[] {
  const wishes = new Wishes(readingStatements(source, info));
  return parameters.map((parameter): CallArgument => {
    const value = parseValue(wishes.of(parameter));
    return parameter.kind === 'keyword-only' ? { keyword: parameter.name, value } : { value };
  });
}

/** What becomes of the arguments of a constructor shows in all methods. */
function readingStatements(source: SourceFile, info: FunctionInfo): readonly Statement[] {
  const isConstructor = info.name === '__init__' && info.parent?.kind === 'class';
  return isConstructor ? [...statementsIn(source, info.parent)] : outlinedStatements(source, info);
}

class Wishes {
  private readonly given = new Map<string, number>();

  constructor(private readonly statements: readonly Statement[]) {}

  of({ name, annotation }: Pick<Parameter, 'name' | 'annotation'>): string {
    const hinted = annotation === undefined ? undefined : hintedValue(annotation, this.turn(annotation));
    // A name says more than `str`.
    const isPlainText = hinted !== undefined && TEXTS_OF_HINTS.test(hinted);
    if (hinted !== undefined && !isPlainText) return hinted;
    const compared = this.comparedText(name);
    if (compared !== undefined) return compared;
    const sort = isPlainText ? 'str' : (sortOfUses(this.usesOf(name)) ?? this.loopedOver(name));
    return this.valueOf(name, sort ?? sortOfName(name) ?? 'any');
  }

  private valueOf(name: string, sort: Sort): string {
    const word = lastWord(name);
    switch (sort) {
      case 'str':
        if (this.isNumeral(name)) return `'${oneOf(NUMBERS, this.turn('number'))}'`;
        return NAMED_TEXTS[word] ?? oneOf(TEXTS, this.turn('str'));
      case 'bool':
        return 'True';
      case 'dict':
        return this.entries(name);
      case 'list':
        return this.keysOf(name).length > 0 ? this.entries(name) : this.listOf(name);
      case 'number':
      case 'any':
        return oneOf(NUMBERS, this.turn('number'));
    }
  }

  private listOf(name: string): string {
    const [item, ...more] = this.itemsOf(name);
    if (item !== undefined && more.length > 1) return `[${this.row([item, ...more])}, ${this.row([item, ...more])}]`;
    if (more.length > 0) return "[('a', 1), ('b', 2)]";
    const keys = item === undefined ? [] : this.keysOf(item);
    if (item !== undefined && keys.length > 0) return `[${this.entries(item)}, ${this.entries(item)}]`;
    const sort = item === undefined ? undefined : sortOfUses(this.usesOf(item));
    const word = lastWord(name);
    // The first one is the program itself.
    if (word === 'argv') return "['main.py']";
    if (sort === 'str' || OF_TEXTS.has(word)) return "['apple', 'kiwi', 'fig']";
    if (sort === 'list' || OF_LISTS.has(word) || this.isTable(name)) return '[[1, 2], [3, 4]]';
    return oneOf(LISTS, this.turn('list'));
  }

  /** A dict with the keys that the function reads. */
  private entries(name: string): string {
    const keys = this.keysOf(name);
    if (keys.length === 0) return "{'a': 1, 'b': 2}";
    return `{${keys.map((key) => `${key}: ${this.item(name, key)}`).join(', ')}}`;
  }

  /** By what becomes of `row["price"]` where it is read, and by the key like by a name. */
  private item(name: string, key: string): string {
    const read = this.namesOf(name).map((one) => `${one}[${key}]`);
    return this.of({ name: read.find((one) => this.usesOf(one).length > 0) ?? key.slice(1, -1) });
  }

  /** A tuple of what a loop takes apart. */
  private row(names: readonly string[]): string {
    return `(${names.map((name) => this.of({ name })).join(', ')})`;
  }

  /** As literals. */
  private keysOf(name: string): string[] {
    const keys = this.usesOf(name).flatMap(({ node, parent }) => {
      if (parent?.node.type === 'attribute' && parent.node.get('attribute')?.text === 'get')
        return parent.parent?.node.get('arguments')?.named[0] ?? [];
      return parent?.node.type === 'subscript' && node.field === 'value' ? parent.node.all('subscript') : [];
    });
    return [...new Set(keys.filter(({ type }) => type === 'string').map(({ text }) => text))].filter((text) =>
      PLAIN_TEXT.test(text),
    );
  }

  /** `name[i][j]` */
  private isTable(name: string): boolean {
    return this.usesOf(name).some(
      ({ node, parent }) =>
        node.field === 'value' &&
        parent?.node.type === 'subscript' &&
        parent.parent?.node.type === 'subscript' &&
        parent.node.field === 'value',
    );
  }

  /** A text that the function reads a number from. */
  private isNumeral(name: string): boolean {
    return this.usesOf(name).some(
      ({ parent }) =>
        parent?.node.type === 'argument_list' &&
        /^(?:int|float)$/.test(parent.parent?.node.get('function')?.text ?? ''),
    );
  }

  /** A text that it is compared with. */
  private comparedText(name: string): string | undefined {
    for (const { parent } of this.usesOf(name)) {
      const other =
        parent?.node.type === 'comparison_operator'
          ? parent.node.named.find(({ type }) => type === 'string')
          : undefined;
      if (other && parent?.node.has('==') && PLAIN_TEXT.test(other.text)) return other.text;
    }
    return undefined;
  }

  /** The names that its items get in loops. */
  private itemsOf(name: string): readonly string[] {
    for (const one of this.namesOf(name)) {
      const loop = this.statements.find((statement) => isLoopOver(statement, one));
      if (loop) return loop.targets.slice(isEnumerated(loop, one) ? 1 : 0);
    }
    return [];
  }

  private loopedOver(name: string): Sort | undefined {
    return this.itemsOf(name).length > 0 ? 'list' : undefined;
  }

  private usesOf(name: string): readonly Place[] {
    return this.namesOf(name).flatMap((one) => usesOf(one, this.statements));
  }

  private namesOf(name: string): readonly string[] {
    return namesOf(name, this.statements);
  }

  private turn(kind: string): number {
    const turn = this.given.get(kind) ?? 0;
    this.given.set(kind, turn + 1);
    return turn;
  }
}

const TEXTS_OF_HINTS = /^'\w+'$/;
const PLAIN_TEXT = /^(['"])[^'"\\]+\1$/;

function isLoopOver(statement: Statement, name: string): boolean {
  return statement.kind === 'for' && (statement.iterable?.text === name || isEnumerated(statement, name));
}

function isEnumerated({ iterable }: Statement, name: string): boolean {
  return iterable?.text === `enumerate(${name})`;
}

function oneOf(values: readonly string[], turn: number): string {
  return values[turn % values.length] ?? 'None';
}

function sortOfName(name: string): Sort | undefined {
  const word = lastWord(name);
  if (/^(?:is|has|should)_/.test(name)) return 'bool';
  if (OF_TEXTS.has(word) || OF_LISTS.has(word)) return 'list';
  const known = Object.entries(NAMES).find(([, names]) => names.has(word));
  return (known?.[0] as Sort | undefined) ?? (/[a-rt-z]s$/.test(word) ? 'list' : undefined);
}

/** `user_name` and `row["user_name"]` are names. */
function lastWord(name: string): string {
  return (
    name
      .replace(/^.*\[['"]|['"]\]$/g, '')
      .toLowerCase()
      .split('_')
      .findLast((word) => word !== '') ?? ''
  );
}
