/** What the import statements of a program bind names to. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { cellsOf } from './cells';
import { bindingImports, importStatements } from './imports';

/** What a name means by the import statements of a program: `textwrap.dedent`; undefined where none binds it. */
export function importedPath(source: SourceFile, scope: FunctionInfo, name: string): string | undefined {
  const all = imports.get(source) ?? importsByScope(source);
  imports.set(source, all);
  for (let around: FunctionInfo | undefined = scope; around; around = around.parent) {
    const found = all.get(around)?.get(name);
    if (found !== undefined) return found;
  }
  const { partOf } = source;
  const cells = cellsOf(source);
  const above = cells && all.get(cells.source.module)?.get(name);
  if (above !== undefined) return above;
  return partOf && importedPath(partOf, partOf.module, name);
}

const imports = new WeakMap<SourceFile, ReadonlyMap<FunctionInfo, ReadonlyMap<string, string>>>();

function importsByScope(source: SourceFile): Map<FunctionInfo, Map<string, string>> {
  const all = new Map<FunctionInfo, Map<string, string>>();
  for (const statement of importStatements(source)) {
    const { scope } = statement;
    const own = all.get(scope) ?? new Map<string, string>();
    all.set(scope, own);
    for (const { module, level, name, binds, isWhole } of bindingImports(statement)) {
      if (level > 0 || name === '*') continue;
      own.set(binds, name === undefined ? (isWhole ? module : binds) : `${module}.${name}`);
    }
  }
  return all;
}
