/** Functions that call a changed one, directly or by another: what the change means to them. */
import { statementsOf } from '../../../debugger/program/alignment';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';

/** Callers, and calls between them and the changed function. */
const MOST = 6;
const DEEPEST = 3;

/** The nearest first. A method is known by its name alone: which objects it is called on is not decided here. */
export function callersOf(source: SourceFile, info: FunctionInfo): FunctionInfo[] {
  const found = new Set<FunctionInfo>([info]);
  let near = [info];
  for (let depth = 0; depth < DEEPEST && found.size <= MOST && near.length > 0; depth++) {
    const names = new Set(near.map(calledName));
    near = source.functions.filter((one) => !found.has(one) && isFree(one) && callsAny(source, one, names));
    for (const one of near) found.add(one);
  }
  return [...found].slice(1, MOST + 1);
}

function calledName({ name, className = '' }: FunctionInfo): string {
  return name === '__init__' ? (className.split('.').at(-1) ?? name) : name;
}

/** It can be called by itself, and is the program's own. */
function isFree({ kind, parent, importedAs, isAsync }: FunctionInfo): boolean {
  return kind === 'function' && parent?.kind === 'module' && importedAs === undefined && !isAsync;
}

function callsAny(source: SourceFile, info: FunctionInfo, names: ReadonlySet<string>): boolean {
  return statementsOf(source, info).some(({ calls }) =>
    calls.some(({ callee }) => callee !== undefined && names.has(callee)),
  );
}
