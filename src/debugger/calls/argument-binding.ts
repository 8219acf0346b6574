/** Binds the arguments of a call to parameters, with CPython's messages if they do not fit. */
import type { CallArgument } from '../../codec/query';
import type { FunctionInfo, Parameter } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { pythonName } from '../../python/definitions/definitions';

/** The parameters and their values, or CPython's TypeError message. */
export type Binding =
  | { readonly ok: true; readonly bound: ReadonlyMap<string, Value>; readonly defaulted: readonly Parameter[] }
  | { readonly ok: false; readonly message: string };

/** The part of a callable that binding needs. */
export type Signature = Pick<FunctionInfo, 'name' | 'parent' | 'parameters'>;

/** `defaulted` lists parameters that take their default, which the caller looks up. */
export function bindArguments(info: Signature, all: readonly CallArgument[]): Binding {
  const name = `${pythonName(info)}()`;
  const positional = info.parameters.filter(({ kind }) => kind === 'positional');
  const named = info.parameters.filter(({ kind }) => kind === 'positional' || kind === 'keyword-only');
  const rest = info.parameters.find(({ kind }) => kind === 'var-positional');
  const keywords = info.parameters.find(({ kind }) => kind === 'var-keyword');
  const bound = new Map<string, Value>();
  const values = all.filter((argument) => argument.keyword === undefined).map(({ value }) => value);
  positional.forEach((parameter, index) => {
    const value = values[index];
    if (value) bound.set(parameter.name, value);
  });
  const extra: (readonly [Value, Value])[] = [];
  for (const { keyword, value } of all) {
    if (keyword === undefined) continue;
    if (!named.some((parameter) => parameter.name === keyword && parameter.isPositionalOnly !== true)) {
      if (!keywords) return failure(unexpected(name, named, all, keyword));
      extra.push([{ kind: 'str', value: keyword }, value]);
    } else if (bound.has(keyword)) return failure(`${name} got multiple values for argument '${keyword}'`);
    else bound.set(keyword, value);
  }
  if (values.length > positional.length && !rest) return failure(tooMany(name, info.parameters, values.length, bound));
  const missing = named.filter((parameter) => !bound.has(parameter.name) && parameter.default === undefined);
  for (const kind of ['positional', 'keyword-only'] as const) {
    const names = missing.filter((parameter) => parameter.kind === kind).map((parameter) => `'${parameter.name}'`);
    if (names.length > 0)
      return failure(
        `${name} missing ${names.length} required ${kind} argument${names.length === 1 ? '' : 's'}: ${listed(names)}`,
      );
  }
  if (rest) bound.set(rest.name, { kind: 'tuple', items: values.slice(positional.length) });
  if (keywords) bound.set(keywords.name, { kind: 'dict', entries: extra });
  return { ok: true, bound, defaulted: named.filter((parameter) => !bound.has(parameter.name)) };
}

function unexpected(
  name: string,
  parameters: readonly Parameter[],
  all: readonly CallArgument[],
  keyword: string,
): string {
  const isPassed = (parameter: Parameter): boolean => all.some((argument) => argument.keyword === parameter.name);
  const names = parameters.filter((parameter) => parameter.isPositionalOnly === true && isPassed(parameter));
  if (names.length === 0) return `${name} got an unexpected keyword argument '${keyword}'`;
  const shown = names.map((parameter) => parameter.name).join(', ');
  return `${name} got some positional-only arguments passed as keyword arguments: '${shown}'`;
}

function failure(message: string): Binding {
  return { ok: false, message };
}

function tooMany(
  name: string,
  parameters: readonly Parameter[],
  given: number,
  bound: ReadonlyMap<string, Value>,
): string {
  const positional = parameters.filter(({ kind }) => kind === 'positional');
  const required = positional.filter((parameter) => parameter.default === undefined).length;
  const takes = required === positional.length ? String(required) : `from ${required} to ${positional.length}`;
  const plural = required === positional.length && required === 1 ? '' : 's';
  const keywordOnly = parameters.filter(
    (parameter) => parameter.kind === 'keyword-only' && bound.has(parameter.name),
  ).length;
  const were = given === 1 && keywordOnly === 0 ? 'was' : 'were';
  const both =
    keywordOnly === 0
      ? String(given)
      : `${given} positional argument${given === 1 ? '' : 's'} (and ${keywordOnly} keyword-only argument${keywordOnly === 1 ? '' : 's'})`;
  return `${name} takes ${takes} positional argument${plural} but ${both} ${were} given`;
}

/** `'a'`, `'a' and 'b'`, `'a', 'b', and 'c'`. */
function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;
}
