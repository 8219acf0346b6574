/** Values of names at a place of a file, as far as the text shows them: bound to a literal, or to each row of a table in turn. */
import { readDecorator } from '../expressions/decorator';
import type { FunctionInfo, SourceFile, Statement } from '../syntax';
import type { Value } from '../values/value';
import { literalValue, type Names } from './literals';

/** Names that stand for other names. */
const DEEPEST = 4;
/** Maximum rows of a table. */
const MOST_ROWS = 12;

export class NamesOf {
  private readonly lines: readonly string[];
  private readonly mentions = new Map<string, readonly Statement[]>();

  constructor(private readonly source: SourceFile) {
    this.lines = source.text.split(/\r\n?|\n/);
  }

  /** The statement on a line; on the line of `def f(): return 1`, its body. */
  statementsAt(line: number): Statement[] {
    const { source } = this;
    const inside = source.functions.filter((info) => info.line === line).map((info) => source.statementAt(line, info));
    return [...new Set([source.statementAt(line), ...inside])].filter((statement) => statement !== undefined);
  }

  /** Statements on lines that mention a word, in order. */
  mentioning(word: string): readonly Statement[] {
    const known = this.mentions.get(word) ?? this.search(word);
    this.mentions.set(word, known);
    return known;
  }

  /** Whether anything but an import gives a meaning to a name. */
  binds(name: string): boolean {
    return this.mentioning(name).some(({ kind, targets }) => kind !== 'import' && targets.includes(name));
  }

  private search(word: string): Statement[] {
    // What a method is called on may be more than a name: `Chooser(**options)`.
    const literally = word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const pattern = new RegExp(`(?<![\\p{ID_Continue}])${literally}(?![\\p{ID_Continue}])`, 'u');
    const found = this.lines.flatMap((text, index) => (pattern.test(text) ? this.statementsAt(index + 1) : []));
    return [...new Set(found)];
  }

  /** The bindings of names in a statement: one, or one for every row of the tables that it iterates over. */
  at(statement: Statement): Names[] {
    const rows = [...this.loopRows(statement), ...this.parameterRows(statement.scope)];
    const fallback: Names = (name) => this.valueOf(name, statement);
    if (rows.length === 0) return [fallback];
    return rows.slice(0, MOST_ROWS).map((row) => (name) => row.get(name) ?? fallback(name));
  }

  /** The last assignment to a name (or to `self.name`), as written. */
  textOf(name: string, at: Statement): string | undefined {
    return this.assignment(name, at)?.text;
  }

  private valueOf(name: string, at: Statement, depth = 0): Value | undefined {
    const found = depth < DEEPEST ? this.assignment(name, at) : undefined;
    if (!found) return undefined;
    const value = literalValue(found.text, (other) => this.valueOf(other, found.statement, depth + 1));
    const { targets } = found.statement;
    if (targets.length < 2 || !value) return value;
    // `a, b = 1, 2`
    const items = value.kind === 'tuple' || value.kind === 'list' ? value.items : [];
    return items.length === targets.length ? items[targets.indexOf(name)] : undefined;
  }

  /** The last assignment before a statement; of the module's names, also a later one. */
  private assignment(name: string, at: Statement): { statement: Statement; text: string } | undefined {
    const isAttribute = name.includes('.');
    const binding = this.mentioning(name).filter((statement) => {
      if (isAttribute) return statement.kind === 'assignment' && statement.tokens.length > 3;
      return statement.targets.includes(name);
    });
    for (let scope: FunctionInfo | undefined = at.scope; scope; scope = scope.parent) {
      const own = binding.filter((statement) => isAttribute || statement.scope === scope);
      const isOuter = scope !== at.scope;
      const last = own.findLast(({ line }) => line < at.line) ?? (isOuter || isAttribute ? own.at(-1) : undefined);
      if (last) return this.assigned(last, name);
      if (scope.kind === 'function' && scope.locals.includes(name)) return undefined;
    }
    return undefined;
  }

  private assigned(statement: Statement, name: string): { statement: Statement; text: string } | undefined {
    const { tokens, kind, targets, endLine } = statement;
    if (kind !== 'assignment' || tokens.some(({ text }) => text === ';')) return undefined;
    const equals = tokens.filter(({ text }) => text === '=');
    const written = tokens
      .slice(
        0,
        tokens.findIndex(({ text }) => text === '='),
      )
      .map(({ text }) => text);
    const isPlain = written.join('') === name || written.join('') === targets.join(',');
    const first = tokens[tokens.findIndex(({ text }) => text === '=') + 1]?.range;
    if (equals.length === 0 || !isPlain || !first) return undefined;
    const lines = this.lines.slice(first.line - 1, endLine);
    return { statement, text: [lines[0]?.slice(first.column) ?? '', ...lines.slice(1)].join('\n') };
  }

  /** Rows of the innermost loop over a table around a statement. */
  private loopRows(statement: Statement): Map<string, Value>[] {
    const loop = statement.enclosing.findLast(({ kind }) => kind === 'for');
    const header = loop && this.source.statementAt(loop.line);
    if (!header?.iterable) return [];
    const table = literalValue(header.iterable.text, (name) => this.valueOf(name, header));
    const end = header.tokens.findIndex(({ text }) => text === 'in');
    const target = header.tokens.slice(1, end).map(({ text }) => text);
    return rowsOf(target.join('').replace(/^[([](.*)[\])]$/, '$1'), table);
  }

  /** Rows of the tables of `@pytest.mark.parametrize`, of the first that can be read. */
  private parameterRows({ line, endLine, decorators }: FunctionInfo): Map<string, Value>[] {
    if (!decorators.some((text) => readDecorator(text).name === 'parametrize')) return [];
    for (const { calls, tokens, line: at } of this.statementsBetween(line, endLine)) {
      if (tokens[0]?.text !== '@') break;
      const [what, table] = calls.find(({ callee }) => callee === 'parametrize')?.arguments ?? [];
      if (!what || !table) continue;
      const header = this.source.statementAt(at);
      const names: Names = (name) => (header ? this.valueOf(name, header) : undefined);
      const written = literalValue(what.text, names);
      const list = written && 'items' in written ? written.items : [];
      // One name as a string takes the whole row, in a list its only cell.
      const columns = written?.kind === 'str' ? written.value : list.map((item) => `${textOf(item)},`).join('');
      const rows = rowsOf(columns, literalValue(plainRows(table.text), names));
      if (rows.length > 0) return rows;
    }
    return [];
  }

  private *statementsBetween(first: number, last: number): Generator<Statement> {
    for (let line = first, previous; line <= last; line++) {
      const statement = this.source.statementAt(line);
      if (statement && statement !== previous) yield statement;
      previous = statement;
    }
  }
}

/** Rows of a table by the names of its columns: `a, b`; of `a` the rows themselves, of `a,` their only cells. */
function rowsOf(columns: string, table: Value | undefined): Map<string, Value>[] {
  const names = columns.split(',').map((name) => name.trim());
  const isWhole = names.length === 1;
  if (names.at(-1) === '') names.pop();
  if (!table || !('items' in table)) return [];
  return table.items.flatMap((item) => {
    const cells = isWhole ? [item] : 'items' in item ? item.items : [];
    const row = names.map((name, index) => [name, cells[index]] as const);
    const known = row.filter((pair): pair is readonly [string, Value] => pair[1] !== undefined);
    return known.length === names.length && cells.length === names.length ? [new Map(known)] : [];
  });
}

/** `pytest.param(1, 2, id='x')` is the row `(1, 2)`. */
function plainRows(text: string): string {
  return text
    .replace(/\b(?:pytest\s*\.\s*)?param\s*\(/g, '(')
    .replace(/,\s*(?:id\s*=\s*(?:"[^"\n]*"|'[^'\n]*')|marks\s*=\s*[\w.]+(?:\([^()]*\))?)(?=\s*[,)])/g, '');
}

function textOf(value: Value): string {
  return value.kind === 'str' ? value.value : '';
}
