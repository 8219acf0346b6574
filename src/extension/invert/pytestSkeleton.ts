/** A test of one call, for pytest, to be pasted and finished. */
import { pytestTest, type WrittenEnding } from '../../adapter/agents/inputs/pytest-test';
import { calledOn } from '../../python/expressions/prepared-object';
import type { FunctionItem } from '../../adapter/service/protocol';

export interface SkeletonOf {
  readonly item: Pick<FunctionItem, 'name' | 'parameters'>;
  /** As between the parentheses. */
  readonly arguments: string;
  /** What makes the object that a method is called on; without arguments if not given. */
  readonly instance?: string;
  readonly ending: WrittenEnding;
  /** Name of the file: `shop.py`. */
  readonly file: string;
}

export function pytestSkeleton({ item, arguments: given, instance, ending, file }: SkeletonOf): string {
  const [owner = item.name, ...members] = item.name.split('.');
  const isMethod = members.length > 0 && item.parameters[0] === 'self';
  const call = `${[...(isMethod ? [] : [owner]), ...members].join('.')}(${given})`;
  const whole = isMethod ? calledOn(instance ?? `${owner}()`, call) : call;
  return pytestTest({ function: item.name, call: whole, ending, path: file });
}
