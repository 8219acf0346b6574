/**
 * Decorators of packages whose source is not there: most hand the function back, as it is or in something that calls it, so
 * the name is taken for the function. What else it has, and what it is called with, is not known.
 */
import { functionNamed } from '../../python/definitions/definitions';
import { isStandardModule } from '../../python/library/standard-modules';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { CallArgument } from '../../codec/query';
import type { Lookup } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';

/** How likely it is that a call by the name runs the function: nobody has seen the decorator, so this is an estimate. */
export const RUNS_ITSELF = 0.9;

/** The first that comes of something which is not there, or of a function under such a one: `@click.group()`, then `@cli.command()`. */
export function unreadDecorator(source: SourceFile, info: FunctionInfo, lookup: Lookup): string | undefined {
  return info.decorators.find((text) => isUnread(source, text, info, lookup));
}

export function isUnread(source: SourceFile, text: string, on: FunctionInfo, lookup: Lookup): boolean {
  const [, root = ''] = /^@?\(*(\w+)/.exec(text) ?? [];
  const value = lookup(root);
  if (value?.kind === 'unknown') return value.path === undefined || !isStandardModule(value.path);
  const isFunction = value?.kind === 'opaque' && value.type === 'function' && /^@?\w+\./.test(text);
  const above = isFunction ? functionNamed(source, on, value.name) : undefined;
  return above !== undefined && above.line < on.line && unreadDecorator(source, above, lookup) !== undefined;
}

/** What such a function is called with where that does not fit it: `main()` under `@click.command()`. The receiver stays. */
export function argumentsOfNobody(info: FunctionInfo, all: readonly CallArgument[]): CallArgument[] {
  const receiver = info.className === undefined ? [] : all.slice(0, 1);
  const value: Value = { kind: 'unknown', reason: `a decorator of ${info.name} says what it is called with` };
  const others = info.parameters.filter(({ kind }) => !kind.startsWith('var')).slice(receiver.length);
  return [...receiver, ...others.map(({ name, isPositionalOnly, kind }) => (isPositionalOnly === true && kind === 'positional' ? { value } : { keyword: name, value }))]; // prettier-ignore
}
