/** `sys.exc_info()`: what is being handled, in the function that asks or in one that has called it. */
import { classOf, classValue } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import { traceback } from '../../python/values/tracebacks';
import type { Value } from '../../python/values/value';
import { exceptionValue } from '../state/exceptions';
import type { State } from '../state/state';
import type { InnerStep } from './calls/inner-call';

const NONE: Value = { kind: 'none' };

export function handledNow(source: SourceFile): InnerStep {
  return { does: (state) => [state, infoOf(source, state)] };
}

function infoOf(source: SourceFile, { frames }: State): Value {
  const exception = frames.findLast(({ handled }) => handled.length > 0)?.handled.at(-1)?.exception;
  if (!exception) return { kind: 'tuple', items: [NONE, NONE, NONE] };
  const value = exceptionValue(exception);
  const owner = classOf(source, value);
  const type: Value = owner ? classValue(owner) : { kind: 'opaque', type: 'class', name: exception.type };
  return { kind: 'tuple', items: [type, value, traceback(exception.trace)] };
}
