/** How values look in the debug view. */
import { percent } from '../../debugger/percent';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** Characters of a value in a list of variables, where nobody reads more. */
const PREVIEW_LENGTH = 1000;

/** How the client wants values to be written. */
export interface Format {
  /** Whole numbers in base 16. */
  readonly hex?: boolean;
}

/** The repr of a value, cut off where it is long; the work is bounded too. */
export function preview(value: Value, length = PREVIEW_LENGTH, format: Format = {}): string {
  const text = printValue(prune(value, { left: length }), format);
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/**
 * The value without what lies behind the first `budget.left` nodes. As every node prints at least one character, what is
 * missing lies behind the cut.
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
      // One more than there is room for, so that the text is seen to be cut.
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
      return { ...value, args: first(value.args, (item) => prune(item, budget)) };
    case 'object':
      return { ...value, attributes: first(value.attributes, ([name, item]) => [name, prune(item, budget)] as const) };
    default:
      return value;
  }
}

/** Python's name of the value's type. */
export function typeName(value: Value): string {
  switch (value.kind) {
    case 'none':
      return 'NoneType';
    case 'call':
      return value.name;
    case 'object':
      return value.className;
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

/** The type, and how sure the model was of the value where there is doubt; why it is not known, for one that is unknown. */
export function describeType(value: Value, confidence: number | undefined, isInferred = false): string {
  if (value.kind === 'unknown') return value.reason === undefined ? 'unknown' : `unknown: ${value.reason}`;
  if (isInferred && confidence !== undefined) return marked(typeName(value), confidence, 1, true);
  if (confidence === undefined || confidence >= 0.995) return typeName(value);
  return `${typeName(value)} (predicted, ${sure(confidence)})`;
}

/** `62 % sure` */
export function sure(confidence: number): string {
  return `${percent(confidence)} sure`;
}

/** Probability below which values, and the way to a stop, are marked, where the client names none. */
export const DEFAULT_THRESHOLD = 0.8;

/**
 * The text of a value, marked where the model is less sure of it than the threshold. One that was inferred, from what came
 * after it, always is.
 */
export function marked(text: string, confidence: number | undefined, threshold: number, isInferred = false): string {
  if (isInferred && confidence !== undefined) return `${text} (inferred, ${percent(confidence)})`;
  return confidence === undefined || confidence >= threshold ? text : `${text} (${sure(confidence)})`;
}

/** A text without the mark: a client offers what it shows for editing. */
export function unmarked(text: string): string {
  return text.replace(/ \((?:(?:< 1|\d{1,2}) % sure|inferred, (?:< 1|\d{1,2}) %)\)\s*$/, '');
}
