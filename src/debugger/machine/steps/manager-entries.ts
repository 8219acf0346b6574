/** How a manager of a `with` statement is entered; that of an `async with` gives a coroutine, which is awaited. */
import type { WithItem } from '../../../python/statements/statement-parts';
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { isGenerator } from '../../calls/generators';
import { enter, enterAsync } from '../../inner/classes/manager-calls';
import type { ProgramClasses } from '../../inner/classes/program-classes';
import type { Running, Yielding } from '../../operands/next-steps';
import type { OperandValues } from '../../operands/operand-values';

/** What comes next, or what entering the manager has given; undefined where nothing of the program is run. */
export function managerEntry(
  classes: ProgramClasses,
  { isAsync }: Pick<Statement, 'isAsync'>,
  { manager: { range, text } }: WithItem,
  manager: Value,
  values: OperandValues,
): Running | Yielding | { readonly given: Value } | undefined {
  const place = { range, text: `enter(${text})` };
  const given = values.computed(place)?.value;
  if (given) return { given };
  if (isAsync !== true) {
    const inner = enter(classes, manager);
    return inner && { inner, ...place };
  }
  const made = { range, text: `aenter(${text})` };
  const coroutine = values.computed(made)?.value;
  if (isGenerator(coroutine)) return { yields: coroutine, isFrom: true, ...place };
  const inner = coroutine ? undefined : enterAsync(classes, manager);
  return inner && { inner, ...made };
}

/** What is bound to what the manager gives: `as file`. */
export function boundBy({ target: as }: WithItem, value: Value): { readonly bind?: { name: string; value: Value } } {
  const target = as?.type === 'as_pattern_target' ? as.named[0]?.bare : as?.bare;
  return target?.type === 'identifier' ? { bind: { name: target.text, value } } : {};
}
