/** A test of one call, for pytest, to be pasted and finished. */
import { pytestTest, type WrittenEnding } from '../../adapter/agents/inputs/pytest-test';
import type { FunctionItem } from '../../adapter/service/protocol';

export interface SkeletonOf {
  readonly item: Pick<FunctionItem, 'name' | 'parameters'>;
  /** As between the parentheses. */
  readonly arguments: string;
  readonly ending: WrittenEnding;
  /** Name of the file: `shop.py`. */
  readonly file: string;
}

/** A method is called on an instance that is made without arguments. */
export function pytestSkeleton({ item, arguments: given, ending, file }: SkeletonOf): string {
  const [owner = item.name, ...members] = item.name.split('.');
  const isMethod = members.length > 0 && item.parameters[0] === 'self';
  const callee = [isMethod ? `${owner}()` : owner, ...members].join('.');
  return pytestTest({ function: item.name, call: `${callee}(${given})`, ending, path: file });
}
