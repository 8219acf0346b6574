/**
 * How pytest would call a test function of a file: with rows of the tables of `@pytest.mark.parametrize`, and with what fixtures of
 * the same file give. Nothing is computed: the arguments are source code, whose names mean what they mean in the file.
 */
import { readDecorator } from '../expressions/decorator';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../syntax';
import { literalValue } from './literals';

/** Maximum rows of a table. */
const MOST_ROWS = 12;
/** Fixtures that need others. */
const DEEPEST = 5;
/** What a fixture of pytest itself, or of somebody else, gives. */
const UNKNOWN = '<unknown>';
/** Fixtures that every test may have. */
const BUILT_IN = new Set(
  `cache capfd capfdbinary caplog capsys capsysbinary doctest_namespace monkeypatch pytestconfig record_property recwarn request
   testdir tmp_path tmp_path_factory tmpdir tmpdir_factory mocker`.split(/\s+/),
);

/** What a column of a table has in each row, as source code. */
type Columns = ReadonlyMap<string, readonly string[]>;

/**
 * @param parameters those that a call writes
 * @returns the arguments of each call, as between the parentheses; none for what is no test, or takes nothing
 */
export function pytestArguments(
  source: SourceFile,
  info: FunctionInfo,
  parameters: FunctionInfo['parameters'],
): string[] {
  const names = parameters.filter((one) => one.default === undefined && one.kind === 'positional');
  if (!info.name.startsWith('test') || names.length === 0) return [];
  const columns = columnsOf(info);
  const fixtures = fixturesOf(source);
  const isGiven = (name: string): boolean => columns.has(name) || fixtures.has(name) || BUILT_IN.has(name);
  // A function that only is called so, in a file without such tests.
  if (!names.some(({ name }) => isGiven(name))) return [];
  const count = Math.max(1, ...[...columns.values()].map((cells) => cells.length));
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) =>
    names
      .map(({ name }) => {
        const cells = columns.get(name);
        return cells ? (cells[Math.min(row, cells.length - 1)] ?? UNKNOWN) : given(name, fixtures, DEEPEST);
      })
      .join(', '),
  );
}

/** The call of a fixture; of one that yields, what it yields first. */
function given(name: string, fixtures: ReadonlyMap<string, FunctionInfo>, deepest: number): string {
  const info = fixtures.get(name);
  if (!info || info.isAsync || deepest === 0) return UNKNOWN;
  const needed = info.parameters.filter((one) => one.default === undefined);
  const all = needed.map((one) => given(one.name, fixtures, deepest - 1));
  if (all.includes(UNKNOWN)) return UNKNOWN;
  const call = `${info.name}(${all.join(', ')})`;
  return info.isGenerator ? `next(${call})` : call;
}

/** Fixtures of the file itself, by the names that tests have for them. */
function fixturesOf({ functions, module }: SourceFile): Map<string, FunctionInfo> {
  const found = new Map<string, FunctionInfo>();
  for (const info of functions) {
    if (info.kind !== 'function' || info.parent !== module) continue;
    const decorator = info.decorators.map(readDecorator).find(({ name }) => name === 'fixture');
    if (!decorator) continue;
    const named = decorator.arguments?.find((node) => node.get('name')?.text === 'name')?.get('value');
    found.set(named === undefined ? info.name : plainText(named), info);
  }
  return found;
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

/** Of a text in quotes what it says; nothing of what is put together. */
function plainText({ text }: SyntaxNode): string {
  const value = literalValue(text, () => undefined);
  return value?.kind === 'str' ? value.value : '';
}
