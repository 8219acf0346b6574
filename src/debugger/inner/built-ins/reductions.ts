/** `functools.reduce` over what the program yields, or by a function of the program. */
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import type { BuiltInContext, HeldValues, InnerStep } from '../calls/inner-call';
import type { Iterations } from './iterations';
import { libraryPath } from './library-iterators';

/** Undefined where neither leads into the program. */
export function reduced(
  applied: Value,
  items: Value,
  initial: Value | undefined,
  iterations: Iterations,
): InnerStep | undefined {
  const isPlain = !isSteppedThrough(items, iterations) && iterations.application(applied, '') === undefined;
  return isPlain ? undefined : iterations.reduce(applied, items, initial);
}

/** By a function of the library, such as `operator.add`, over what the program yields. */
export function reducedByLibrary(
  { node }: Given,
  items: Given,
  initial: Value | undefined,
  values: HeldValues,
  context: BuiltInContext,
  iterations: Iterations,
): InnerStep | undefined {
  const path = libraryPath(node.bare, (name) => context.imported(name));
  const value = values.of(items.node);
  if (path === undefined || (value && !isSteppedThrough(value, iterations))) return undefined;
  if (!value) return iterations.classes.mayGiveObject(items.node.bare) ? { needs: items.node } : undefined;
  return reduced({ kind: 'opaque', type: 'builtin', name: path }, value, initial, iterations);
}

/** Taking its items runs the program, or two of them make one that nobody but the machine can name. */
export function isSteppedThrough(items: Value, iterations: Iterations): boolean {
  return iterations.isDriven(items) || [...(itemsOf(items) ?? [])].some((item) => iterations.classes.isFlag(item));
}
