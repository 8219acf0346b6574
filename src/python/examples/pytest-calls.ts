/**
 * How pytest would call a test function of a file: with rows of the tables of `@pytest.mark.parametrize`, and with what fixtures of
 * the same file, and of the `conftest.py` of its folder and of those above, give. Nothing is computed: the arguments are source code.
 */
import { readDecorator } from '../expressions/decorator';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../syntax';
import { BUILT_IN_FIXTURES, type Fixture, fixtureFiles, fixturesIn, plainText } from './fixtures';

/** Maximum rows of a table. */
const MOST_ROWS = 12;
/** Fixtures that need others. */
const DEEPEST = 5;
/** A cell that a row does not have. */
const UNKNOWN = '<unknown>';
/** What a column of a table has in each row, as source code. */
type Columns = ReadonlyMap<string, readonly string[]>;

/**
 * @param own the file of the function
 * @param source the program, with the files that have fixtures for it
 * @param parameters those that a call writes
 * @returns the arguments of each call, as between the parentheses; none for what is no test, or takes nothing
 */
export function pytestArguments(
  own: SourceFile,
  source: SourceFile,
  info: FunctionInfo,
  parameters: FunctionInfo['parameters'],
): string[] {
  const names = parameters.filter((one) => one.default === undefined && one.kind === 'positional');
  if (!info.name.startsWith('test') || names.length === 0) return [];
  const columns = columnsOf(info);
  const fixtures = new Fixtures([own, ...fixtureFiles(source).map((file) => file.source)].map(fixturesIn));
  const isGiven = (name: string): boolean => columns.has(name) || fixtures.has(name) || BUILT_IN_FIXTURES.has(name);
  // A function that only is called so, in a file without such tests.
  if (!names.some(({ name }) => isGiven(name))) return [];
  const all = names.map(({ name }) => columns.get(name) ?? fixtures.given(name));
  const count = Math.max(1, ...all.map((cells) => cells.length));
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) =>
    all.map((cells) => cells[Math.min(row, cells.length - 1)] ?? UNKNOWN).join(', '),
  );
}

class Fixtures {
  /** @param files those of the tests' own file first, then those of folders further and further away */
  constructor(private readonly files: readonly ReadonlyMap<string, Fixture>[]) {}

  has(name: string): boolean {
    return this.files.some((file) => file.has(name));
  }

  /**
   * Calls of a fixture, one for each value that it is called for; of one that yields, what it yields first. What nobody can call here is its
   * name alone.
   * @param from the first file that may have it
   */
  given(name: string, from = 0, deepest = DEEPEST): string[] {
    const at = this.files.findIndex((file, index) => index >= from && file.has(name));
    const { info, params } = this.files[at]?.get(name) ?? {};
    if (!info || !params || info.isAsync || deepest === 0) return [name];
    const needed = info.parameters.filter((one) => one.default === undefined);
    const requests = params.map((value) => `request(param=${value})`);
    // One that has the name of what it needs is made of that in a folder above.
    const all = needed.map((one) =>
      one.name === 'request' && requests.length > 0
        ? requests
        : this.given(one.name, one.name === name ? at + 1 : 0, deepest - 1),
    );
    const count = Math.max(1, ...all.map((cells) => cells.length));
    return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => {
      const call = `${info.name}(${all.map((cells) => cells[Math.min(row, cells.length - 1)] ?? UNKNOWN).join(', ')})`;
      return info.isGenerator ? `next(${call})` : call;
    });
  }
}

function columnsOf({ decorators }: FunctionInfo): Columns {
  const columns = new Map<string, readonly string[]>();
  for (const { name, arguments: written = [] } of decorators.map(readDecorator)) {
    const [what, table] = name === 'parametrize' ? written : [];
    if (!what || !table) continue;
    const isList = what.type === 'list' || what.type === 'tuple';
    const names = isList
      ? what.named.map(plainText)
      : plainText(what)
          .split(',')
          .map((one) => one.trim());
    const several = isList || names.length > 1;
    const rows = rowsOf(table);
    names
      .filter((one) => one !== '')
      .forEach((column, index) => {
        const cells = rows.map((row) => (several ? cellOf(row, index) : single(row)));
        columns.set(column, cells);
      });
  }
  return columns;
}

/** Rows of a table as they are written; of one that stands elsewhere, its first. */
function rowsOf(table: SyntaxNode): readonly (SyntaxNode | string)[] {
  const isDisplay = table.type === 'list' || table.type === 'tuple' || table.type === 'set';
  if (isDisplay) return table.named.filter(({ type }) => type !== 'list_splat');
  return [`list(${table.text})[0]`];
}

/** `pytest.param(1, 2, id='x')` is the row `1, 2`. */
function parametersOf(row: SyntaxNode): SyntaxNode[] | undefined {
  if (row.type !== 'call' || !/^(?:pytest\s*\.\s*)?param$/.test(row.get('function')?.text ?? '')) return undefined;
  return (row.get('arguments')?.named ?? []).filter(({ type }) => type !== 'keyword_argument');
}

function single(row: SyntaxNode | string): string {
  return typeof row === 'string' ? row : ((parametersOf(row) ?? [row])[0]?.text ?? UNKNOWN);
}

function cellOf(row: SyntaxNode | string, index: number): string {
  if (typeof row === 'string') return `${row}[${index}]`;
  const cells = parametersOf(row) ?? (row.type === 'tuple' || row.type === 'list' ? row.named : undefined);
  return cells ? (cells[index]?.text ?? UNKNOWN) : `${row.text}[${index}]`;
}
