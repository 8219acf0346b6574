/** The recursion limit, and `sys.setrecursionlimit`. */
import type { ComputedValue } from '../../codec/query';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { evaluatePath, literal } from '../../python/values/access-path';
import type { State } from '../state/state';

/** CPython's default. */
const LIMIT = 1000;
/** The greatest that CPython accepts. */
const GREATEST = 2n ** 31n - 1n;

/** One more frame would exceed the limit. */
export function isTooDeep({ frames, recursionLimit = LIMIT }: State): boolean {
  return frames.length >= recursionLimit;
}

/**
 * The state after a statement that is `sys.setrecursionlimit(…)`, once the argument is known; undefined after any other. It
 * is a setting of the interpreter, and no value of the program changes.
 */
export function withRecursionLimit(
  state: State,
  { kind, calls, tokens }: Statement,
  lookup: (name: string) => Value | undefined,
  computed: readonly ComputedValue[] = [],
): State | undefined {
  const call = calls.find(({ callee, receiver = 'sys' }) => callee === 'setrecursionlimit' && receiver === 'sys');
  const [argument] = call?.arguments ?? [];
  const [first] = tokens;
  if (kind !== 'expression' || !call || !argument || !first || first.text !== (call.receiver ?? call.callee))
    return undefined;
  if (isOwn(lookup(first.text))) return undefined;
  const value = computed.findLast(({ expression }) => expression === argument.text)?.value;
  const limit = value ?? literal(argument.text) ?? evaluatePath(argument.text, lookup);
  if (limit?.kind !== 'int' || limit.value < 1n || limit.value > GREATEST) return undefined;
  return { ...state, recursionLimit: Number(limit.value) };
}

/** The program defines the name itself. */
function isOwn(value: Value | undefined): boolean {
  return value !== undefined && (value.kind !== 'opaque' || value.type === 'function');
}
