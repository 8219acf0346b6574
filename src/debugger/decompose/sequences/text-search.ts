/** Texts of several characters that are looked for in longer ones: compared at every position, one after the other. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import { withoutParentheses } from '../../../python/expressions/expression-tree';
import type { CallSite, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Result, RunRoutine } from '../routines/run-routine';
import {
  COUNT_IN,
  FIND_IN,
  FIND_LAST_IN,
  IS_IN,
  IS_NOT_IN,
  REPLACE_IN,
  SPLIT_IN,
  SPLIT_SOME,
} from '../routines/searches';
import { listOf } from '../arithmetic/numerals';

/** What is looked for in a text, and how. */
export interface TextSearch {
  readonly routine: string;
  readonly text: string;
  readonly wanted: string;
  /** What takes its place. */
  readonly replacement?: Value;
  /** So often at most. */
  readonly times?: Value;
}

type Read = (text: string) => Value | undefined;

const ROUTINES: Readonly<Partial<Record<string, string>>> = {
  in: IS_IN,
  'not in': IS_NOT_IN,
  find: FIND_IN,
  index: FIND_IN,
  rfind: FIND_LAST_IN,
  rindex: FIND_LAST_IN,
  count: COUNT_IN,
  replace: REPLACE_IN,
  split: SPLIT_IN,
};

/** Undefined for any other part, and where one character is looked for: a loop through the text does that, unless it counts. */
export function textSearchOf(part: SubExpression, calls: readonly CallSite[], read: Read): TextSearch | undefined {
  const routine = ROUTINES[part.operator];
  const [text, wanted, third, ...more] = searched(part, calls, read);
  if (routine === undefined || text?.kind !== 'str' || wanted?.kind !== 'str' || more.length > 0) return undefined;
  const search = { routine, text: text.value, wanted: wanted.value };
  if (routine === SPLIT_IN && third && wanted.value !== '') {
    const isCount = third.kind === 'int' && third.value >= 0n;
    return isCount ? { ...search, routine: SPLIT_SOME, times: third } : undefined;
  }
  if (Array.from(wanted.value).length < 2) return undefined;
  if (routine === REPLACE_IN) return third?.kind === 'str' ? { ...search, replacement: third } : undefined;
  return third ? undefined : search;
}

/** The text, and what is given to look for; nothing where a value is not known. */
function searched({ operator, operands, range }: SubExpression, calls: readonly CallSite[], read: Read): Value[] {
  const site = calls.find((call) => isSameRange(call.range, range));
  const parts =
    operator === 'in' || operator === 'not in'
      ? (operands?.toReversed() ?? [])
      : [site?.receiver, ...(site?.arguments ?? []).map((one) => one.text)];
  const values = parts.flatMap((one) => (one === undefined ? undefined : read(withoutParentheses(one))) ?? []);
  return values.length === parts.length ? values : [];
}

/** Undefined where the model does not say, and where `index` finds nothing. */
export async function found(
  { routine, text, wanted, replacement, times }: TextSearch,
  roll: RunRoutine,
): Promise<Result | undefined> {
  const [characters, sought] = [Array.from(text), Array.from(wanted)];
  const { length: size, [0]: start = '' } = sought;
  const isCutUp = [REPLACE_IN, SPLIT_IN, SPLIT_SOME].includes(routine);
  // What is shorter is no such text, although the model may take it for one.
  const windows = characters.flatMap((character, i) => {
    const isWhole = i + size <= characters.length;
    return isWhole || isCutUp ? [{ character, window: isWhole ? characters.slice(i, i + size).join('') : '' }] : [];
  });
  const string = (value: string): Value => ({ kind: 'str', value });
  return await roll(routine, {
    windows: listOf(
      (routine === FIND_LAST_IN ? windows.toReversed() : windows).map(({ character, window }): Value => ({
        kind: 'tuple',
        items: [string(character), string(window)],
      })),
    ),
    start: string(start),
    wanted: string(wanted),
    ...(routine === FIND_LAST_IN && { last: { kind: 'int', value: BigInt(windows.length - 1) } as const }),
    more: { kind: 'int', value: BigInt(size - 1) },
    ...(replacement && { new: replacement }),
    ...(times && { times }),
  });
}
