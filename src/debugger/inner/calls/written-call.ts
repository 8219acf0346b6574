/** Calls of built-in functions whose arguments are known, each written as a name of its own. */
import type { CallArgument } from '../../../codec/query';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from './inner-call';

/**
 * @param frame as CPython calls such a frame: `<partial>`
 * @param name of the function
 * @param all a keyword that is given again stands for the first one
 * @returns undefined where a keyword is no name: `dict(**{'a b': 1})`
 */
export function writtenCall(frame: string, name: string, all: readonly CallArgument[]): InnerCall | undefined {
  const locals: Record<string, Value> = {};
  const unnamed: string[] = [];
  const named = new Map<string, string>();
  for (const [at, { keyword, value }] of all.entries()) {
    const own = `_given${at}`;
    locals[own] = value;
    if (keyword === undefined) unnamed.push(own);
    else named.set(keyword, `${keyword}=${own}`);
  }
  if (![...named.keys()].every((keyword) => /^[a-z_]\w*$/i.test(keyword))) return undefined;
  return innerCall(frame, locals, [`return ${name}(${[...unnamed, ...named.values()].join(', ')})`]);
}
