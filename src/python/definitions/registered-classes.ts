/** Classes that an abstract one counts as its own although they are not derived from it: `@Base.register`, or `Base.register(C)`. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { statementsIn } from './function-statements';

/** The name of the class with which a decorator registers another one, `@Base.register`, which stays as it is. */
export function registeringClass(decorator: string): string | undefined {
  return /^([\w.]+)\.register$/.exec(decorator.trim())?.[1];
}

/** Classes of the program that count the class as one of theirs. */
export function registeredWith(source: SourceFile, owner: FunctionInfo): FunctionInfo[] {
  return registrarsOf(source, owner).flatMap((name) => source.functions.findLast((info) => info.kind === 'class' && info.name === name) ?? []); // prettier-ignore
}

/** Classes that count the class as one of theirs, as they are written: `Sequence`, `collections.abc.Sequence`. */
export function registrarsOf(source: SourceFile, owner: FunctionInfo): readonly string[] {
  const decorating = owner.decorators.flatMap((text) => registeringClass(text) ?? []);
  return [...decorating, ...(registrations(source).get(owner.name) ?? [])];
}

const known = new WeakMap<SourceFile['functions'], ReadonlyMap<string, readonly string[]>>();

/** By the name of a class: with which ones statements of a module register it. */
function registrations(source: SourceFile): ReadonlyMap<string, readonly string[]> {
  const found = known.get(source.functions) ?? read(source);
  known.set(source.functions, found);
  return found;
}

function read(source: SourceFile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of [source, ...(source.imported ?? []).map((one) => one.source)]) {
    // Most programs have none, and need not be read for it.
    if (!file.text.includes('.register(')) continue;
    for (const { kind, calls } of statementsIn(file, file.module)) {
      const [call] = calls;
      const [given] = call?.arguments ?? [];
      if (kind !== 'expression' || call?.callee !== 'register' || call.receiver === undefined || !given) continue;
      found.set(given.text, [...(found.get(given.text) ?? []), call.receiver]);
    }
  }
  return found;
}
