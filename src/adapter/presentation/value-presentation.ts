/** How values look in the debug view. */
import { shownClass, shownOwner } from '../../python/values/class-names';
import { percent } from '../../debugger/percent';
import { printValue } from '../../python/values/print';
import { isModelledClass } from '../../python/library/models/modelled-modules';
import type { ObjectValue, Value } from '../../python/values/value';

/** Maximum characters of a value in a list of variables. */
const PREVIEW_LENGTH = 1000;
/** Maximum characters of each of two values that are compared. */
const COMPARED_LENGTH = 60;

/** How the client wants values to be written. */
export interface Format {
  /** Whole numbers in base 16. */
  readonly hex?: boolean;
}

/** The repr of a value, truncated if it is long; the work is bounded, too. */
export function preview(value: Value, length = PREVIEW_LENGTH, format: Format = {}): string {
  const text = printValue(prune(value, { left: length }), { ...format, members: true });
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/**
 * The value without anything after the first `budget.left` nodes. As every node prints at least one character, what is
 * missing lies after the cut.
 */
function prune(value: Value, budget: { left: number }): Value {
  budget.left -= 1;
  const first = <T>(all: readonly T[], convert: (item: T) => T): T[] => {
    const kept: T[] = [];
    for (const item of all) {
      if (budget.left < 0) break;
      kept.push(convert(item));
    }
    return kept;
  };
  switch (value.kind) {
    case 'str':
    case 'bytes': {
      // One more than fits, so that the text is marked as cut.
      const kept = value.value.slice(0, Math.max(budget.left, 0) + 2);
      budget.left -= kept.length;
      return { ...value, value: kept };
    }
    case 'list':
    case 'tuple':
    case 'set':
      return { ...value, items: first(value.items, (item) => prune(item, budget)) };
    case 'dict':
      return {
        ...value,
        entries: first(value.entries, ([key, item]) => [prune(key, budget), prune(item, budget)] as const),
      };
    case 'call':
      return { ...value, name: reprName(value.name), args: first(value.args, (item) => prune(item, budget)) };
    case 'object':
      if (value.contents) return { ...value, contents: prune(value.contents, budget) };
      return {
        ...value,
        attributes: first(attributesOf(value), ([name, item]) => [name, prune(item, budget)] as const),
      };
    default:
      return value;
  }
}

/** As the repr of an exception has it, without the module that its class is from; `datetime.date(…)` keeps its own. */
function reprName(name: string): string {
  return /\.[A-Z]\w*$/.test(name) ? shownOwner(name) : name;
}

/** Those that are shown on one line. */
function attributesOf({ className, attributes }: ObjectValue): ObjectValue['attributes'] {
  return isModelledClass(className) ? attributes.filter(([name]) => !name.startsWith('_')) : attributes;
}

/** Python's name of the value's type. */
export function typeName(value: Value): string {
  switch (value.kind) {
    case 'none':
      return 'NoneType';
    case 'call':
      return value.name;
    case 'object':
      return shownClass(value.className);
    case 'foreign':
      return value.type;
    case 'opaque':
      return {
        function: 'function',
        class: 'type',
        module: 'module',
        iterator: value.name,
        builtin: 'builtin_function_or_method',
      }[value.type];
    default:
      return value.kind;
  }
}

/** The type, with the model's confidence if it is in doubt; for an unknown value, the reason. */
export function describeType(
  value: Value,
  confidence: number | undefined,
  isInferred = false,
  /** What the model said, where the check found this value instead. */
  predicted?: Value,
): string {
  if (predicted) return `${typeName(value)} (${disagreement(predicted, value)})`;
  if (value.kind === 'unknown') {
    const type = value.type === undefined ? 'unknown' : `unknown ${value.type}`;
    return value.reason === undefined ? type : `${type}: ${value.reason}`;
  }
  if (isInferred && confidence !== undefined) return marked(typeName(value), confidence, 1, true);
  if (confidence === undefined || confidence >= 0.995) return typeName(value);
  return `${typeName(value)} (predicted, ${sure(confidence)})`;
}

/** `predicted 12, checked 14` */
export function disagreement(predicted: Value, checked: Value): string {
  return `predicted ${preview(predicted, COMPARED_LENGTH)}, checked ${preview(checked, COMPARED_LENGTH)}`;
}

/** `62 % sure` */
export function sure(confidence: number): string {
  return `${percent(confidence)} sure`;
}

/** Probability below which values, and the path to a stop, are marked, unless the client sets another one. */
export const DEFAULT_THRESHOLD = 0.8;

/**
 * The text of a value, marked if its confidence is below the threshold. One that was inferred backward, from what came
 * after it, always is.
 */
export function marked(text: string, confidence: number | undefined, threshold: number, isInferred = false): string {
  if (isInferred && confidence !== undefined) return `${text} (inferred, ${percent(confidence)})`;
  return confidence === undefined || confidence >= threshold ? text : `${text} (${sure(confidence)})`;
}

/** The confidence that is shown with a value: something unknown is neither right nor wrong. */
export function shownConfidence(value: Value, confidence: number | undefined): number | undefined {
  return value.kind === 'unknown' ? undefined : confidence;
}

/** The text without the mark: a client lets users edit the text that it shows. */
export function unmarked(text: string): string {
  return text.replace(/ \((?:(?:< 1|\d{1,2}) % sure|inferred, (?:< 1|\d{1,2}) %)\)\s*$/, '');
}
