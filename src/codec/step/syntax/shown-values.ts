/** Texts of values as `str` and `repr` make them, where that is the value as it is shown anyway. */
import { isBuiltInException } from '../../../python/definitions/builtin-exceptions';
import { asKeywordArgument } from '../../../python/values/constructors';
import { dateParts, dateText, partedItems } from '../../../python/values/dates';
import { decimalText } from '../../../python/values/decimals';
import { fractionText } from '../../../python/values/fractions';
import { textOfArguments } from '../../../python/values/exception-texts';
import { isPathOfShown } from '../../../python/library/shown-classes';
import { printValue } from '../../../python/values/print';
import type { OpaqueValue, Value } from '../../../python/values/value';

/** As `str` writes it. */
export function shownValue(value: Value): string | undefined {
  if (value.kind === 'str') return value.value;
  return isShownAsIs(value)
    ? printValue(value)
    : (dateText(value) ?? decimalText(value) ?? fractionText(value) ?? exceptionText(value));
}

/** Of a built-in exception. */
export function exceptionText(value: Value): string | undefined {
  const isException = value.kind === 'call' && isBuiltInException(value.name);
  return isException ? textOfArguments([value.name], value.args, { str: shownValue, repr: insideText }) : undefined;
}

/** As it is shown inside of something else. */
export function insideText(value: Value): string | undefined {
  return isShownInside(value) ? printValue(value) : undefined;
}

/** `str` gives the same text by which the value is shown: of a set, in the order that it is known in. */
function isShownAsIs(value: Value): boolean {
  if (/^(?:int|bool|none|float|str|bytes)$/.test(value.kind)) return true;
  if (value.kind === 'dict') return value.entries.every((entry) => entry.every(isShownInside));
  // As it is written: its items are not shown.
  if (partedItems(value)) return true;
  if (value.kind === 'call')
    return SHOWN_CALLS.has(value.name) && value.args.every((item) => isShownIn(value.name, item));
  if (value.kind === 'opaque') return isOfPython(value);
  return (value.kind === 'list' || value.kind === 'tuple' || value.kind === 'set') && value.items.every(isShownInside);
}

/** Classes of the program have been asked for their texts. */
function isOfPython({ type, name }: OpaqueValue): boolean {
  return type === 'class' ? /^[a-z]+$/.test(name) : isPathOfShown(name);
}

/** The text of `deque([1])` and its like, which `str` shows as calls, and of classes; undefined for all other values. */
export function callText(value: Value): string | undefined {
  return (value.kind === 'call' || value.kind === 'opaque') && isShownAsIs(value) ? printValue(value) : undefined;
}

/** Those of the library that are shown with all that they hold. */
const SHOWN_CALLS: ReadonlySet<string> = new Set(['range', 'frozenset', 'deque', 'defaultdict', 'OrderedDict', 'Counter', 'dict_keys', 'dict_values', 'dict_items']); // prettier-ignore

/** An argument of such a call: `maxlen=3`, too. */
function isShownIn(name: string, argument: Value): boolean {
  return isShownInside(asKeywordArgument(name, argument)?.value ?? argument);
}

/** Inside of something else, everything is written as `repr` writes it. */
function isShownInside(value: Value): boolean {
  return (
    isShownAsIs(value) || [dateParts, dateText, decimalText, fractionText].some((text) => text(value) !== undefined)
  );
}
