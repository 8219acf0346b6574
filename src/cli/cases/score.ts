/** What counts as right: the same rules for every command, so that figures agree. */
import { parseValue } from '../../python/values/literal';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { children, mapChildren } from '../../debugger/objects/containers';
import type { TrueStep } from './cases';
import type { StepJson } from '../text/step-json';

/** Two value texts that mean the same; equal texts always do. */
export function sameText(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  try {
    return sameValue(plainNumbers(parseValue(a)), plainNumbers(parseValue(b)));
  } catch {
    return false;
  }
}

/** Python's `==` does not tell True, 1 and 1.0 apart. */
function plainNumbers(value: Value): Value {
  if (value.kind === 'bool') return { kind: 'int', value: value.value ? 1n : 0n };
  if (value.kind === 'float' && Number.isInteger(value.value)) return { kind: 'int', value: BigInt(value.value) };
  return mapChildren(value, plainNumbers);
}

const LITERALS = new Set(['none', 'ellipsis', 'bool', 'int', 'float', 'str', 'bytes', 'list', 'tuple', 'set', 'dict']);
/** Library values whose text says all of them. */
const CONSTRUCTED =
  /^(?:(?:Decimal|Fraction|Counter|deque|defaultdict|OrderedDict|frozenset|set|bytearray|range|datetime\.\w+|<class ')|-?(?:inf|nan)$)/;

/** False for what prints as an address, a module or by a `__repr__` of the program's own: of that only the name is compared. */
export function isComparable(text: string): boolean {
  if (CONSTRUCTED.test(text)) return true;
  try {
    return isLiteral(parseValue(text));
  } catch {
    return false;
  }
}

function isLiteral(value: Value): boolean {
  return LITERALS.has(value.kind) && children(value).every(([, child]) => isLiteral(child));
}

export interface StepScore {
  /** Event and line are right. */
  readonly path: boolean;
  /** And every local, the return value and the exception type. */
  readonly full: boolean;
}

export function scoreStep(truth: TrueStep, predicted: StepJson | undefined): StepScore {
  if (!predicted) return { path: false, full: false };
  const path = predicted.event === truth.event && predicted.line === truth.line;
  const names = Object.keys(truth.locals);
  const full =
    path &&
    names.length === Object.keys(predicted.locals).length &&
    names.every(
      (name) => Object.hasOwn(predicted.locals, name) && isAsTold(predicted.locals[name], truth.locals[name]),
    ) &&
    isAsTold(predicted.value, truth.value) &&
    predicted.exception === truth.exception;
  return { path, full };
}

function isAsTold(predicted: string | undefined, truth: string | undefined): boolean {
  return sameText(predicted, truth) || (truth !== undefined && !isComparable(truth));
}

/** The baseline: the next line, and nothing changes. */
export function isFloor(before: TrueStep, after: TrueStep): boolean {
  const same = Object.keys(before.locals).length === Object.keys(after.locals).length;
  const unchanged = same && Object.entries(before.locals).every(([name, text]) => after.locals[name] === text);
  return after.event === 'line' && after.line === before.line + 1 && unchanged;
}

/** Predictions with their confidence, in ten bins of equal width. */
export class Calibration {
  private readonly bins = Array.from({ length: 10 }, () => ({ count: 0, right: 0, confidence: 0 }));

  add(confidence: number, right: boolean): void {
    const bin = this.bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) return;
    bin.count++;
    bin.right += Number(right);
    bin.confidence += confidence;
  }

  /** Expected calibration error: the mean distance of confidence and accuracy, weighted by the bins' sizes. */
  get error(): number {
    const total = this.bins.reduce((sum, { count }) => sum + count, 0);
    return this.bins.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0) / Math.max(1, total);
  }

  get rows(): { from: number; count: number; accuracy: number; confidence: number }[] {
    return this.bins.map(({ count, right, confidence }, i) => ({
      from: i / 10,
      count,
      accuracy: right / Math.max(1, count),
      confidence: confidence / Math.max(1, count),
    }));
  }
}
