/** What `__prepare__` of a metaclass gives: the names that the body of a class begins with. */
import { metaclassIn } from '../../../python/definitions/metaclass';
import { classValue, findMethod } from '../../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { CallArgument } from '../../../codec/query';
import { innerCall, type InnerCall } from '../../inner/calls/inner-call';
import type { Bindings, Frame } from '../../state/state';

export const PREPARED = '<prepare>';

/** What is called before the body runs; undefined where nothing of the program is. @param given name, bases, and what the class statement says beside them */
export function prepareCall(
  source: SourceFile,
  info: FunctionInfo,
  given: () => readonly CallArgument[],
): InnerCall | undefined {
  const meta = metaclassIn(source, info);
  if (!meta || meta === 'foreign' || !findMethod(source, meta, '__prepare__')) return undefined;
  const named = given().map(({ keyword, value }, at) => [`_given${at}`, keyword, value] as const);
  const passed = named.map(([name, keyword]) => (keyword === undefined ? name : `${keyword}=${name}`)).join(', ');
  const locals = Object.fromEntries(named.map(([name, , value]) => [name, value]));
  return innerCall(PREPARED, { _meta: classValue(meta), ...locals }, [`return _meta.__prepare__(${passed})`]);
}

/** The names that the body begins with; undefined where what was prepared is no plain dict, which could notice what is bound. */
export function preparedNames({ computed }: Pick<Frame, 'computed'>): Bindings | undefined {
  const prepared = computed.findLast(({ expression }) => expression === PREPARED)?.value;
  if (prepared?.kind !== 'dict') return undefined;
  const named = prepared.entries.flatMap(([key, value]): (readonly [string, Value])[] => key.kind === 'str' ? [[key.value, value]] : []); // prettier-ignore
  return named.length === prepared.entries.length ? new Map(named) : undefined;
}
