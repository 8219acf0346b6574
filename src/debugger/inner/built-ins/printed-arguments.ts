/** `print(a, b)` writes each text before it makes the next one: methods of the program may print themselves. */
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';

/** Undefined where nothing is written before a method of the program runs. @param isTold the text runs the program */
export function printedInOrder(
  all: readonly Given[],
  values: HeldValues,
  isTold: (value: Value) => boolean,
): InnerStep | undefined {
  if (all.some(({ star, keyword }) => star ?? (keyword !== undefined && !/^(?:sep|end)$/.test(keyword))))
    return undefined;
  const known = all.map(({ node, keyword }) => [keyword, values.of(node)] as const);
  const given = known.flatMap(([keyword, value]) => (keyword === undefined && value ? [value] : []));
  const options = known.flatMap(([keyword, value]) =>
    keyword !== undefined && value ? [[keyword, value] as const] : [],
  );
  const isFirst = (value: Value): boolean => all[0]?.keyword === undefined && value === known[0]?.[1];
  if (!given.some((value) => isTold(value) && !isFirst(value))) return undefined;
  const open = all.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const locals = Object.fromEntries([...given.map((value, at) => [`_value${at}`, value] as const), ...options.map(([name, value]) => [`_${name}`, value] as const)]); // prettier-ignore
  const [sep, end] = ['sep', 'end'].map((name) => (`_${name}` in locals ? `_${name}` : undefined));
  const last = given.length - 1;
  return innerCall('<print>', locals, given.map((_, at) => `print(_value${at}, end=${at < last ? (sep ?? "' '") : (end ?? "'\\n'")})`)); // prettier-ignore
}
