/** What calling a class gives before (or without) its `__init__`. */
import type { CallArgument } from '../codec/query';
import { parseValue } from '../python/literal';
import type { FunctionInfo, SourceFile } from '../python/syntax';
import type { Value } from '../python/value';
import { UNKNOWN } from './containers';
import { findMethod, foreignBase, isExceptionClass, resolutionOrder, valueName } from './program';

export type Construction =
  /** `__init__` runs with the new object. */
  | { readonly kind: 'initialize'; readonly init: FunctionInfo; readonly instance: Value }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'type-error'; readonly message: string }
  | { readonly kind: 'unknown' };

export function construct(source: SourceFile, owner: FunctionInfo, all: readonly CallArgument[]): Construction {
  const init = findMethod(source, owner, '__init__')?.info;
  const isException = isExceptionClass(source, owner);
  const positional = all.map(({ value }) => value);
  if (init) {
    // BaseException.__new__ keeps the arguments whatever __init__ does.
    const attributes = isException ? ([['args', { kind: 'tuple', items: positional }]] as const) : [];
    return { kind: 'initialize', init, instance: { kind: 'object', className: valueName(owner), attributes } };
  }
  if (isException) return { kind: 'value', value: { kind: 'call', name: valueName(owner), args: positional } };
  if (
    resolutionOrder(source, owner).some((info) =>
      info.decorators.some((name) => /^(?:dataclasses\.)?dataclass\b/.test(name)),
    )
  ) {
    return dataclass(source, owner, all);
  }
  if (foreignBase(source, owner) !== undefined) return { kind: 'unknown' };
  if (all.length > 0) return { kind: 'type-error', message: `${owner.name}() takes no arguments` };
  return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes: [] } };
}

/** Fields in order of definition, bases first, with the arguments or their literal defaults. */
function dataclass(source: SourceFile, owner: FunctionInfo, all: readonly CallArgument[]): Construction {
  const fields = new Map<string, Value | undefined>();
  for (const info of resolutionOrder(source, owner).toReversed()) {
    for (const [name, fallback] of fieldsOf(source, info)) fields.set(name, fallback);
  }
  const names = [...fields.keys()];
  const given = new Map<string, Value>();
  all.forEach(({ keyword, value }, index) => given.set(keyword ?? names[index] ?? '', value));
  if ([...given.keys()].some((name) => !fields.has(name))) return { kind: 'unknown' };
  const attributes = names.map((name) => [name, given.get(name) ?? fields.get(name) ?? UNKNOWN] as const);
  return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes } };
}

/** Annotated names of a class body with their literal defaults. */
function fieldsOf(source: SourceFile, info: FunctionInfo): [string, Value | undefined][] {
  return source.executableLines.flatMap((line): [string, Value | undefined][] => {
    const statement = line > info.line && line <= info.endLine ? source.statementAt(line) : undefined;
    const [name, colon] = statement?.scope === info ? statement.tokens : [];
    if (!statement || name?.kind !== 'name' || colon?.text !== ':') return [];
    const equals = statement.tokens.findIndex(({ text }) => text === '=');
    const fallback = equals < 0 ? undefined : statement.tokens.slice(equals + 1).map(({ text }) => text);
    return [[name.text, fallback && parsed(fallback.join(' '))]];
  });
}

function parsed(text: string): Value {
  try {
    return parseValue(text);
  } catch {
    return UNKNOWN;
  }
}
