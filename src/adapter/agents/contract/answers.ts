/** What tools answer: values, endings and places, in the same form everywhere, and the schemas of these. */
import { CONFIDENCE_THRESHOLD } from '../../../codec/confidence';
import { hasUnknown } from '../../../debugger/objects/resemblance';
import type { Sure } from '../../../debugger/survey/statement-execution';
import { placeOf } from '../../../python/modules/linked-source';
import { lineText } from '../../../python/text/source-lines';
import type { SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { preview, typeName } from '../../presentation/value-presentation';
import type { RollOut } from './roll-out';
import { record, type ObjectSchema, type Schema } from './schema';

/** Characters of a value before an answer is made to fit. */
const LONGEST_VALUE = 1000;

export type Origin = 'given' | 'predicted' | 'checked' | 'assumed' | 'unknown';

export interface ValueAnswer {
  readonly repr: string;
  readonly type: string;
  readonly confidence: number;
  readonly origin: Origin;
  /** Why it is not known. */
  readonly reason?: string;
}

export const VALUE: ObjectSchema = record(
  {
    repr: { type: 'string', description: 'As Python’s repr writes it; cut off with … where it is long.' },
    type: { type: 'string' },
    confidence: { type: 'number', minimum: 0, maximum: 1, description: 'Probability that the value is right.' },
    origin: {
      type: 'string',
      enum: ['given', 'predicted', 'checked', 'assumed', 'unknown'],
      description:
        'given: follows from what was given by syntax alone. predicted: by the model. checked: evaluated, on values that may be predicted. assumed: chosen where nothing decides. unknown: cannot be known.',
    },
    reason: { type: 'string', description: 'Why it is not known.' },
  },
  ['reason'],
);

export function valueAnswer({ value, confidence, isChecked }: Sure, isAssumed = false): ValueAnswer {
  const repr = preview(value, LONGEST_VALUE);
  if (value.kind === 'unknown')
    return {
      repr,
      type: value.type ?? 'unknown',
      confidence: 0,
      origin: 'unknown',
      ...(value.reason !== undefined && { reason: value.reason }),
    };
  const isGiven = confidence === 1 && isChecked !== true;
  const origin = isAssumed ? 'assumed' : isChecked ? 'checked' : isGiven ? 'given' : 'predicted';
  return { repr, type: typeName(value), confidence: hasUnknown(value) ? 0 : rounded(confidence), origin };
}

export interface PlaceAnswer {
  readonly line: number;
  /** Where it is not the program's own. */
  readonly file?: string;
}

export const PLACE_PROPERTIES: Readonly<Record<string, Schema>> = {
  line: { type: 'integer', description: 'From 1.' },
  file: { type: 'string', description: 'Where it is not the program’s own file.' },
};

export function place(source: SourceFile, line: number): PlaceAnswer {
  const { path, line: own } = placeOf(source, line);
  return { line: own, ...(path !== undefined && { file: path }) };
}

export function textAt(source: SourceFile, line: number): string {
  return lineText(source, line).trim();
}

export interface OutcomeAnswer extends Partial<PlaceAnswer> {
  readonly kind: 'returned' | 'raised' | 'finished' | 'unfinished';
  readonly value?: ValueAnswer;
  readonly exception?: { readonly type: string; readonly message?: string };
  readonly reason?: string;
  readonly confidence: number;
}

export const OUTCOME: ObjectSchema = record(
  {
    kind: {
      type: 'string',
      enum: ['returned', 'raised', 'finished', 'unfinished'],
      description: 'finished: a module ran to its end. unfinished: the prediction stopped, see reason.',
    },
    value: VALUE,
    exception: record({ type: { type: 'string' }, message: { type: 'string' } }, ['message']),
    reason: { type: 'string' },
    confidence: { type: 'number', description: 'Probability that the whole run is right.' },
    ...PLACE_PROPERTIES,
  },
  ['value', 'exception', 'reason', 'line', 'file'],
);

export function outcomeAnswer(run: RollOut): OutcomeAnswer {
  const { ending, confidence: product, source, states } = run;
  const confidence = rounded(product);
  switch (ending.kind) {
    case 'returned': {
      const isChecked = states.some(({ last }) => last.prediction?.checked !== undefined);
      const isAssumed = states.some(({ last }) => last.assumptions !== undefined);
      const value = valueAnswer(
        { value: ending.value, confidence: product, ...(isChecked && product === 1 && { isChecked }) },
        isAssumed,
      );
      return { kind: 'returned', value, confidence: value.confidence };
    }
    case 'raised': {
      const { type, message } = ending.exception;
      const exception = { type, ...(message !== undefined && { message }) };
      return { kind: 'raised', exception, ...place(source, ending.line), confidence };
    }
    case 'unfinished':
      return { kind: 'unfinished', ...place(source, ending.line), reason: ending.reason, confidence: 0 };
    case 'finished':
      return { kind: 'finished', confidence };
  }
}

/** `returns [1, 2]`, `raises KeyError: 'x' on line 3`. */
export function outcomeText(outcome: OutcomeAnswer): string {
  const { kind, value, exception, line, reason } = outcome;
  switch (kind) {
    case 'returned':
      return `returns ${value?.repr ?? ''}`;
    case 'raised': {
      const message = exception?.message ? `: ${exception.message}` : '';
      return `raises ${exception?.type ?? ''}${message} on line ${line ?? 0}`;
    }
    case 'finished':
      return 'runs to its end';
    case 'unfinished':
      return `is not predicted further than line ${line ?? 0}: ${reason ?? ''}`;
  }
}

/** What every answer about a run begins with. */
export const RUN_PROPERTIES: Readonly<Record<string, Schema>> = {
  call: { type: 'string', description: 'The call that is predicted; <module> for the code outside functions.' },
  assumptions: {
    type: 'array',
    items: { type: 'string' },
    description:
      'How broken code was read, and what was assumed where nothing decides. Missing if there is nothing to say.',
  },
};

export interface RunAnswer {
  readonly call: string;
  readonly assumptions?: readonly string[];
}

export function runAnswer({ call, source, root, assumptions, states, ending }: RollOut): RunAnswer {
  // Where the budget ends, nothing is decided any more.
  const end = ending.kind === 'unfinished' ? ending.reason : undefined;
  const isModule = root.kind === 'module';
  const near = source.assumptions.filter(({ line }) => isModule || (line >= root.line && line <= root.endLine));
  const assumed = states.flatMap(({ last }) =>
    (last.assumptions ?? [])
      .filter(({ reason }) => reason !== end)
      .map(
        ({ ways, chosen, reason }) =>
          `line ${last.from?.line ?? 0}: assumed that ${ways[chosen] ?? 'it goes on'} (${reason})`,
      ),
  );
  const all = [...new Set([...assumptions, ...near.map(({ text }) => text), ...assumed])];
  return { call: call ?? '<module>', ...(all.length > 0 && { assumptions: all }) };
}

export const TRUNCATED: Schema = {
  type: 'boolean',
  description: 'Something was left out to keep within maxTokens.',
};

/** Whether it is worth saying how sure a value is. */
export function isDoubtful(confidence: number): boolean {
  return confidence < CONFIDENCE_THRESHOLD;
}

/** Three digits are enough. */
export function rounded(probability: number): number {
  return Math.round(probability * 1000) / 1000;
}

export function shown(value: Value, most: number): string {
  return preview(value, most);
}
