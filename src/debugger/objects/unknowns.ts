/**
 * What cannot be known without running anything: modules that cannot be read, random numbers, time, input, files. It is
 * shown as unknown and makes unknown what is computed from it; nothing is invented.
 */
import { importsOf } from '../../python/modules/imports';
import { typeOfValue } from '../../python/library/library-types';
import { isOnlyBound } from '../../codec/step/syntax/binding-syntax';
import { notBeforeRun, PROCESS } from '../unknowns/outside';
import { LEARNED_MODULES } from '../../codec/learned-modules';
import type { Statement } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';

/** Built-in functions whose value comes from outside the program. */
const OUTSIDE = new Set(['input', 'open']);

/** The clock, and what a process is given, in modules that are learned otherwise. */
const CLOCK = /^(?:datetime|date|dt|time)(?:\.(?:datetime|date))?\.(?:now|today|utcnow)$/;
const GIVEN = /^(?:argv|stdin|path|executable|platform|version|version_info|modules|getsizeof|getrefcount)$/;

/**
 * Names that an `import` binds to something that cannot be known.
 * @param known modules that the predictor knows, besides those that the model has learned
 */
export function unknownImports(
  statement: Statement,
  known: ReadonlySet<string> = new Set(),
): (readonly [string, UnknownValue])[] {
  return importsOf(statement).flatMap(({ module, level, name, binds, isWhole }) => {
    // `import os.path` binds `os`.
    const path = name === undefined ? (isWhole ? module : binds) : `${module}.${name}`;
    if (level === 0 && name !== undefined && isOfProcess(path)) return [[binds, ofProcess(path)] as const];
    const isLearned = level === 0 && LEARNED_MODULES.has(module.split('.')[0] ?? '');
    if (isLearned || (level === 0 && (known.has(module) || known.has(path)))) return [];
    return [[binds, unknownPart(`${'.'.repeat(level)}${module}`, path)] as const];
  });
}

/** The first unknown thing that the statement reads, if it reads one. */
export function unknownRead(
  statement: Statement,
  lookup: (name: string) => Value | undefined,
): UnknownValue | undefined {
  const called = statement.calls.find(({ callee = '', receiver }) => receiver === undefined && OUTSIDE.has(callee));
  if (called && lookup(called.callee ?? '') === undefined) {
    return { kind: 'unknown', reason: `${called.callee ?? ''}() asks outside the program` };
  }
  const outside = readOutside(statement, lookup);
  if (outside !== undefined) return { kind: 'unknown', reason: `${outside} is not known before the program runs` };
  for (const { kind, text } of statement.tokens) {
    const value = kind === 'name' && !isOnlyBound(statement, text) ? lookup(text) : undefined;
    if (value?.kind === 'unknown') return { kind: 'unknown', reason: value.reason ?? `${text} is not known` };
  }
  return undefined;
}

/** What the statement reads of the clock, or of the process that the program will run in. */
function readOutside({ calls, tokens }: Statement, lookup: (name: string) => Value | undefined): string | undefined {
  const isModule = (name: string): boolean => {
    const value = lookup(name);
    return value === undefined || (value.kind === 'opaque' && value.type !== 'function');
  };
  for (const { callee = '', receiver } of calls) {
    const name = `${receiver ?? ''}.${callee}`;
    if (CLOCK.test(name) && isModule(name.split('.')[0] ?? '')) return `${name}()`;
  }
  const at = tokens.findIndex(
    ({ kind, text }, i) =>
      kind === 'attribute' && GIVEN.test(text) && tokens[i - 2]?.text === 'sys' && tokens[i - 1]?.text === '.',
  );
  const isSet = lookup(`sys.${tokens[at]?.text ?? ''}`) !== undefined;
  return at >= 0 && !isSet && isModule('sys') ? `sys.${tokens[at]?.text ?? ''}` : undefined;
}

/** `from sys import platform`. Arguments are given otherwise, and most comparisons of versions come out the same everywhere. */
function isOfProcess(path: string): boolean {
  return PROCESS.test(path) && path !== 'sys.argv' && path !== 'sys.version_info';
}

function ofProcess(path: string): UnknownValue {
  const type = typeOfValue(path);
  return { kind: 'unknown', ...(type !== undefined && { type }), path, reason: notBeforeRun(path) };
}

/** A module, or something in one. */
function unknownPart(module: string, path: string): UnknownValue {
  const type = typeOfValue(path);
  const reason = `the module ${module} is not known`;
  return { kind: 'unknown', reason, ...(type === undefined ? { path } : { type }) };
}

/** What a class has under the name of a method with such a decorator: of the value itself no more is known. */
export function typeOfDescriptor(value: Value): string | undefined {
  const type = value.kind === 'unknown' ? value.type : undefined;
  return type !== undefined && /^(?:property|staticmethod|classmethod)$/.test(type) ? type : undefined;
}
