/** Fixtures of pytest: functions whose results tests get by the names of their parameters. */
import { readDecorator } from '../expressions/decorator';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo, ImportedFile, SourceFile } from '../syntax';
import { literalValue } from './literals';

/** Has those for all tests of its folder. */
export const FIXTURES_FILE = 'conftest.py';

/** Fixtures that every test may have, of pytest itself and of what is often installed with it. */
export const BUILT_IN_FIXTURES: ReadonlySet<string> = new Set(
  `cache capfd capfdbinary caplog capsys capsysbinary doctest_namespace monkeypatch pytestconfig record_property recwarn request
   testdir tmp_path tmp_path_factory tmpdir tmpdir_factory mocker`.split(/\s+/),
);

/** The files of fixtures that belong to a program, the nearest first. */
export function fixtureFiles({ imported = [] }: SourceFile): ImportedFile[] {
  const all = imported.filter(({ path }) => path.split(/[\\/]/).at(-1) === FIXTURES_FILE);
  return all.toSorted((one, other) => other.path.length - one.path.length);
}

export interface Fixture {
  readonly info: FunctionInfo;
  /** Source code of the values that it is called for in turn, as `request.param`. */
  readonly params: readonly string[];
}

/** Fixtures of a file, by the names that tests have for them. */
export function fixturesIn({ functions, module, text }: SourceFile): Map<string, Fixture> {
  const found = new Map<string, Fixture>();
  for (const info of functions) {
    if (info.kind !== 'function' || info.parent !== module) continue;
    const decorator = info.decorators.map(readDecorator).find(({ name }) => name === 'fixture');
    if (!decorator) continue;
    const given = (name: string): SyntaxNode | undefined =>
      decorator.arguments?.find((node) => node.get('name')?.text === name)?.get('value');
    const [named, params] = [given('name'), given('params')];
    const isRead = params !== undefined && isReadOnly(info, text);
    found.set(named === undefined ? info.name : plainText(named), { info, params: isRead ? itemsOf(params) : [] });
  }
  return found;
}

/** Of its request it only wants to know for which value it is called. */
function isReadOnly({ line, endLine }: FunctionInfo, text: string): boolean {
  const lines = text.split(/\r\n?|\n/).slice(line - 1, endLine);
  const body = lines.slice(lines.findIndex((one) => /^\s*(?:async\s+)?def\b/.test(one)) + 1).join('\n');
  return !/\brequest\b(?!\.param\b)/.test(body);
}

function itemsOf(table: SyntaxNode): string[] {
  const isDisplay = table.type === 'list' || table.type === 'tuple';
  return isDisplay ? table.named.filter(({ type }) => type !== 'list_splat').map((node) => plainCell(node)) : [];
}

/** `pytest.param(1, id='x')` is `1`. */
function plainCell(node: SyntaxNode): string {
  const isWrapped = node.type === 'call' && /^(?:pytest\s*\.\s*)?param$/.test(node.get('function')?.text ?? '');
  return (isWrapped ? node.get('arguments')?.named[0] : node)?.text ?? node.text;
}

/** Of a text in quotes what it says; nothing of what is put together. */
export function plainText({ text }: SyntaxNode): string {
  const value = literalValue(text, () => undefined);
  return value?.kind === 'str' ? value.value : '';
}
