/** Texts of what says nothing of itself: functions, iterators, and what is not known. */
import type { OpaqueValue } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../calls/inner-call';
import { address } from './addresses';

/** By what a function of the program is shown, which may have got the name of another one, and an iterator: where it lies in memory. */
export function functionText(value: OpaqueValue): InnerCall | undefined {
  const place = address(value);
  if (place?.kind !== 'int') return undefined;
  const at = `at 0x${place.value.toString(16)}>`;
  if (/^(?:async_generator|coroutine|generator)$/.test(value.name) && value.generator !== undefined)
    return unknownText(`the text of a ${value.name} is not followed`);
  if (value.generator !== undefined)
    return innerCall('<repr>', {}, [`return ${quoted(`<${value.name} object ${at}`)}`]);
  if (value.type !== 'function' || value.name.startsWith('object.')) return undefined;
  if (!value.self) return innerCall('<repr>', { _function: value }, [`return '<function ' + _function.__qualname__ + ${quoted(` ${at}`)}`]); // prettier-ignore
  const lines = ['_shown = repr(_object)', "return '<bound method ' + _function.__qualname__ + ' of ' + _shown + '>'"];
  return innerCall('<repr>', { _function: value, _object: value.self }, lines);
}

/** A text that nobody knows. */
export function unknownText(reason: string): InnerCall {
  return innerCall('<repr>', { _text: { kind: 'unknown', type: 'str', reason } }, ['return _text']);
}

/** As a literal of Python. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
