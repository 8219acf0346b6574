/** What the names of imports stand for in a library: `dt` for `datetime` after `import datetime as dt`. */
import { bindingImports, importStatements } from '../../python/modules/imports';
import type { SourceFile } from '../../python/syntax';

const known = new WeakMap<SourceFile, ReadonlyMap<string, string>>();

export function libraryPath(source: SourceFile, name: string): string | undefined {
  const paths = known.get(source) ?? read(source);
  known.set(source, paths);
  return paths.get(name);
}

function read(source: SourceFile): Map<string, string> {
  const paths = new Map<string, string>();
  for (const statement of importStatements(source)) {
    for (const { module, level, name, binds } of bindingImports(statement)) {
      if (level > 0 || name === '*') continue;
      const isPart = name === undefined && module.startsWith(`${binds}.`);
      paths.set(binds, name === undefined ? (isPart ? binds : module) : `${module}.${name}`);
    }
  }
  return paths;
}
