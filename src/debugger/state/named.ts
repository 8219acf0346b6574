/** An index of functions and classes by name, since a program may have thousands. */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';

/** Keyed by the indexed list, which parts of a program share with the whole. */
const indexes = new WeakMap<SourceFile['functions'], ReadonlyMap<string, readonly FunctionInfo[]>>();

/** All functions and classes of that (unqualified) name, in order of appearance. */
export function allNamed({ functions }: SourceFile, name: string): readonly FunctionInfo[] {
  const index = indexes.get(functions) ?? indexed(functions);
  indexes.set(functions, index);
  return index.get(name) ?? [];
}

function indexed(functions: SourceFile['functions']): ReadonlyMap<string, readonly FunctionInfo[]> {
  const index = new Map<string, FunctionInfo[]>();
  for (const info of functions) {
    const known = index.get(info.name);
    if (known) known.push(info);
    else index.set(info.name, [info]);
  }
  return index;
}

/** The function or class that a `def` or `class` statement makes. */
export function definedBy(source: SourceFile, { targets, line, scope }: Statement): FunctionInfo | undefined {
  const all = allNamed(source, targets[0] ?? '').filter(({ parent }) => parent === scope);
  return all.findLast((info) => info.line <= line && line <= info.endLine);
}
