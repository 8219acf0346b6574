/** Which attributes are an instance's own, where its class has one of the same name. */
import { attributeOf } from '../../python/values/access-path';
import { itemsInside } from '../../python/values/children';
import { sameValue } from '../../python/values/print';
import type { ObjectValue, Value } from '../../python/values/value';

/** The outermost instances in a value. */
export function instancesInside(value: Value): readonly ObjectValue[] {
  return value.kind === 'object' ? [value] : itemsInside(value).flatMap(instancesInside);
}

/** Whether the attribute is the instance's own, which hides the one of its class: it was so before, of it or of all that are like it. */
export function isItsOwn(
  before: readonly ObjectValue[],
  { className }: ObjectValue,
  name: string,
  value: Value,
): boolean {
  const like = before.filter((one) => one.className === className).map((one) => attributeOf(one, name));
  const held = like.flatMap((one) => one ?? []);
  return held.some((one) => sameValue(one, value)) || (held.length > 0 && held.length === like.length);
}
