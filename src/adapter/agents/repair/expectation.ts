/** What a call should do, and whether a predicted run does it. */
import { parseValue, ValueSyntaxError } from '../../../python/values/literal';
import { sameValue } from '../../../python/values/print';
import { isEqual } from '../../../debugger/objects/equality';
import { shortened } from '../../../python/text/shortened';
import type { Value } from '../../../python/values/value';
import { hasUnknown } from '../../../debugger/objects/resemblance';
import { rounded } from '../contract/answers';
import type { Ending, RollOut } from '../contract/roll-out';
import { record, type ObjectSchema, type Schema } from '../contract/schema';
import { ToolError } from '../contract/tool-error';

/** As tools are told. */
export interface ExpectationInput {
  /** A literal. */
  readonly expect?: string;
  /** Name of an exception. */
  readonly raises?: string;
}

export type Expectation =
  | {
      readonly kind: 'returns';
      readonly value: Value;
      /** A doctest compares what is printed: `2` is not `2.0` there. */
      readonly isPrinted?: true;
    }
  | { readonly kind: 'raises'; readonly type: string };

export const EXPECTATION_PROPERTIES: Readonly<Record<string, Schema>> = {
  expect: { type: 'string', description: 'What the call should return: a Python literal.' },
  raises: { type: 'string', description: 'Instead: the name of the exception that it should raise.' },
};

/** @throws ToolError for both at once, and for what is no literal or no name */
export function expectationOf({ expect, raises }: ExpectationInput): Expectation | undefined {
  if (expect !== undefined && raises !== undefined)
    throw new ToolError('invalid_argument', '"expect" and "raises" exclude each other.', 'Give one of them.');
  if (expect !== undefined) return { kind: 'returns', value: literal(expect) };
  if (raises === undefined) return undefined;
  const type = /^(?:\w+\.)*([^\W\d]\w*)$/u.exec(raises.trim())?.[1];
  if (type === undefined)
    throw new ToolError('invalid_argument', `${shortened(raises)} is no name of an exception.`, 'Such as KeyError.');
  return { kind: 'raises', type };
}

/** @throws ToolError */
export function literal(text: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (!(error instanceof ValueSyntaxError)) throw error;
    throw new ToolError(
      'bad_value',
      `${shortened(text)} is not a Python literal: ${error.message}.`,
      "Write it as Python's repr does, such as [1, 'x', None].",
    );
  }
}

export interface Verdict {
  readonly verdict: 'met' | 'missed' | 'open';
  /** From 0 (surely not met) to 1 (surely met). */
  readonly probability: number;
}

export const VERDICT: ObjectSchema = record(
  {
    verdict: {
      type: 'string',
      enum: ['met', 'missed', 'open'],
      description: 'Whether the prediction is what was expected; open where the run has no known end.',
    },
    probability: {
      type: 'number',
      description: 'Probability that the real run meets the expectation: 0.5 where the prediction says nothing.',
    },
  },
  [],
  'Only with an expectation.',
);

/**
 * A prediction that is worth nothing leaves both ways open. One that agrees with what is expected says more than its own
 * confidence: it would not have come out so by chance.
 */
export function verdictOf(
  { ending, confidence }: Pick<RollOut, 'ending' | 'confidence'>,
  expected: Expectation,
): Verdict {
  if (!isKnown(ending)) return { verdict: 'open', probability: 0.5 };
  const isMet =
    expected.kind === 'returns'
      ? ending.kind === 'returned' && (expected.isPrinted ? sameValue : isEqual)(ending.value, expected.value)
      : ending.kind === 'raised' && ending.exception.type === expected.type;
  return {
    verdict: isMet ? 'met' : 'missed',
    probability: rounded(isMet ? 0.5 + confidence / 2 : 0.5 - confidence / 2),
  };
}

/** Whether a run was predicted to an end about which everything is known. */
export function isKnown(ending: Ending): boolean {
  return ending.kind !== 'unfinished' && !(ending.kind === 'returned' && hasUnknown(ending.value));
}

export function expectedText(expected: Expectation, show: (value: Value) => string): string {
  return expected.kind === 'returns' ? `return ${show(expected.value)}` : `raise ${expected.type}`;
}
