/** What entering a manager of a `with` statement runs of the program. */
import type { Value } from '../../../python/values/value';
import { isGenerator } from '../../calls/generators';
import { isTextStream } from '../../objects/text-streams';
import { innerCall, type InnerCall } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** What a `with` statement calls first. */
export function enter(classes: ProgramClasses, value: Value): InnerCall | undefined {
  if (isGenerator(value)) {
    const lines = ['for _item in _items:', '    return _item', 'raise RuntimeError("generator didn\'t yield")'];
    return innerCall('<enter>', { _items: value }, lines);
  }
  const given = entersWith(value);
  if (given) return innerCall('<enter>', { _value: given }, ['return _value']);
  if (!classes.method(value, '__enter__')) return undefined;
  return innerCall('<enter>', { _object: value }, ['return _object.__enter__()']);
}

/** The coroutine that an `async with` awaits first. */
export function enterAsync(classes: ProgramClasses, value: Value): InnerCall | undefined {
  if (isGenerator(value)) {
    const lines = ['async for _item in _items:', '    return _item', 'raise RuntimeError("generator didn\'t yield")'];
    return innerCall('<enter>', { _items: value }, lines, { isAsync: true, lazy: 'coroutine' });
  }
  if (!classes.method(value, '__aenter__')) return undefined;
  return innerCall('<enter>', { _object: value }, ['return _object.__aenter__()']);
}

/** What a manager of the library gives that does nothing else when it is entered. */
function entersWith(value: Value): Value | undefined {
  if (isTextStream(value)) return value;
  if (value.kind !== 'call' || !/^contextlib\.(?:redirect_stdout|redirect_stderr|nullcontext)$/.test(value.name))
    return undefined;
  return value.args[0] ?? { kind: 'none' };
}
