/**
 * What two answers about the same statement say together, which were given for different values in the place of unknown ones:
 * what both say is known, and what differs is unknown.
 */
import { diffWordsWithSpace } from 'diff';
import { NoAnswerError, type Change, type ComputedValue, type Outcome, type Prediction } from '../../codec/query';
import { isSameRange } from '../../python/text/ranges';
import { sameValue } from '../../python/values/print';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { withoutIds } from '../objects/containers';
import { UNKNOWN_MARK, type ValueStandIns } from './value-stand-ins';
import { typeOf, UNKNOWN_TEXT, unknownOf } from './unknown-values';

export class MergedAnswers {
  constructor(
    private readonly statement: Statement,
    private readonly standIns: ValueStandIns,
    /** Values of names in front of the statement. */
    private readonly before: (name: string) => Value | undefined,
  ) {}

  /** @throws NoAnswerError where nothing can be known of what the statement does */
  answer(one: Prediction, other: Prediction): Prediction {
    // Numbers of objects that only one of the two answers tells say nothing about the other's.
    if ((one.checked === undefined) !== (other.checked === undefined))
      return this.answer(withoutObjects(one), withoutObjects(other));
    const isRaise = this.statement.kind === 'raise';
    const [first, second] = [one, other].map(({ outcome }) => outcome.kind === 'raise' && !isRaise);
    const isOfTypes = this.standIns.areTyped && isTypeError(one.outcome) && isTypeError(other.outcome);
    // An exception is more likely that of what stands in than of what is meant, but for one that types alone bring about.
    if (first && second && !isOfTypes) throw this.nothing();
    if (first !== second) return this.blurred(first ? other : one);
    const outcome = this.outcome(one.outcome, other.outcome);
    const undecided =
      outcome === undefined ? { undecided: this.standIns.reason ?? 'it depends on something unknown' } : {};
    const confidence = Math.min(one.confidence, other.confidence);
    return {
      ...one,
      ...undecided,
      ...this.checked(one, other),
      outcome: outcome ?? one.outcome,
      values: one.values.flatMap((value): ComputedValue[] => {
        const same = other.values.find(
          ({ range, expression }) => expression === value.expression && isSameRange(range, value.range),
        );
        if (!same) return [];
        // Where the model said nothing else it said the same.
        const predicted = value.predicted && this.value(value.predicted, same.predicted ?? same.value);
        return [{ ...value, value: this.value(value.value, same.value), ...(predicted && { predicted }) }];
      }),
      changes: this.changes(one.changes, other.changes),
      output: this.output(one.output, other.output),
      ...written(this.output(one.errors ?? '', other.errors ?? '')),
      outcomeConfidence: Math.min(one.outcomeConfidence, other.outcomeConfidence),
      confidence,
      computeCost: (one.computeCost ?? 1) + (other.computeCost ?? 1),
    };
  }

  /** One answer that the other does not confirm: where control goes and what types there are is taken from it, but no value. */
  private blurred(answer: Prediction): Prediction {
    const blur = (value: Value): Value => this.standIns.meant(value, value) ?? unknownOf(typeOf(value), this.standIns);
    const { outcome } = answer;
    if (outcome.kind === 'call') throw this.nothing();
    return {
      ...answer,
      ...(answer.checked && {
        checked: { contents: new Map([...answer.checked.contents].map(([id, value]) => [id, blur(value)])) },
      }),
      values: answer.values.map((value) => ({ ...value, value: blur(value.value) })),
      changes: answer.changes.map((change) => ({
        ...change,
        value: change.value && this.blurredChange(change.name, change.value, blur),
      })),
      output: answer.output === '' ? '' : `${UNKNOWN_TEXT}\n`,
      ...written(answer.errors === undefined ? '' : `${UNKNOWN_TEXT}\n`),
      outcome: outcome.kind === 'return' ? { kind: 'return', value: blur(outcome.value) } : outcome,
      ...(outcome.kind === 'next' &&
        this.statement.successors.length > 1 && {
          undecided: this.standIns.reason ?? 'it depends on something unknown',
        }),
    };
  }

  /** An object keeps what even that answer leaves alone. */
  private blurredChange(name: string, value: Value, blur: (value: Value) => Value): Value {
    const before = this.before(name);
    return value.kind === 'object' && before?.kind === 'object' ? this.value(value, before) : blur(value);
  }

  /** Undefined where the two go different ways. */
  private outcome(one: Outcome, other: Outcome): Outcome | undefined {
    if (one.kind === 'next' && other.kind === 'next') return one.successor === other.successor ? one : undefined;
    if (one.kind === 'return' && other.kind === 'return')
      return { kind: 'return', value: this.value(one.value, other.value) };
    if (one.kind === 'raise' && other.kind === 'raise') {
      const { type, message } = one.exception;
      const isSame = message !== undefined && message === other.exception.message;
      return { kind: 'raise', exception: { type, ...(isSame && { message }) } };
    }
    if (one.kind !== 'call' || other.kind !== 'call' || one.arguments.length !== other.arguments.length)
      throw this.nothing();
    if (one.callee !== other.callee || one.expression !== other.expression) throw this.nothing();
    return {
      ...one,
      ...(one.receiver && other.receiver && { receiver: this.value(one.receiver, other.receiver) }),
      arguments: one.arguments.map((argument, i) => ({
        ...argument,
        value: this.value(argument.value, other.arguments[i]?.value ?? argument.value),
      })),
    };
  }

  private changes(one: readonly Change[], other: readonly Change[]): Change[] {
    const names = new Set([...one, ...other].map(({ name }) => name));
    return [...names].map((name) => {
      const [first, second] = [one, other].map((all) => all.find((change) => change.name === name));
      const changed = first?.value ?? second?.value;
      const before = this.before(name);
      // What one of the two leaves as it is.
      if ((!first || !second) && changed?.kind === 'object' && before?.kind === 'object')
        return { name, value: this.value(changed, before), confidence: first?.confidence ?? second?.confidence ?? 1 };
      const confidence = Math.min(first?.confidence ?? 1, second?.confidence ?? 1);
      if (!first?.value || !second?.value) {
        const isGone = first && second && !first.value && !second.value;
        return { name, value: isGone ? undefined : unknownOf(undefined, this.standIns), confidence };
      }
      return { name, value: this.value(first.value, second.value), confidence };
    });
  }

  /** What objects hold after the step. What the model said instead, it said of what stands in. */
  private checked({ checked: one }: Prediction, { checked: other }: Prediction): Pick<Prediction, 'checked'> {
    if (!one || !other) return {};
    const numbers = new Set([...one.contents.keys(), ...other.contents.keys()]);
    const together = [...numbers].map((number) => {
      const [first, second] = [one.contents.get(number), other.contents.get(number)];
      const value = first && second ? this.value(first, second) : unknownOf(undefined, this.standIns);
      return [number, value] as const;
    });
    return { checked: { contents: new Map(together) } };
  }

  /** What two values say together. */
  value(one: Value, other: Value): Value {
    const unknown = this.standIns.meant(one, other);
    if (unknown) return unknown;
    if (one.kind === other.kind && sameValue(one, other)) return one;
    const isSequence = one.kind === 'list' || one.kind === 'tuple';
    if (isSequence && other.kind === one.kind && one.items.length === other.items.length)
      return { ...one, items: one.items.map((item, i) => this.value(item, other.items[i] ?? item)) };
    if (one.kind === 'dict' && other.kind === 'dict' && hasSameKeys(one.entries, other.entries))
      return {
        ...one,
        entries: one.entries.map(([key, item], i) => [key, this.value(item, other.entries[i]?.[1] ?? item)] as const),
      };
    if (one.kind === 'call' && other.kind === 'call' && one.name === other.name && HOLDING.test(one.name)) {
      const args = one.args.map((item, i) => this.value(item, other.args[i] ?? item));
      const isHeld = args.length === other.args.length && args.every(({ kind }, i) => kind === one.args[i]?.kind);
      return isHeld ? { ...one, args } : unknownOf(one.name, this.standIns);
    }
    if (one.kind === 'object' && other.kind === 'object' && one.className === other.className) {
      const attributes = one.attributes.map(([name, item]) => {
        const same = other.attributes.find(([otherName]) => otherName === name)?.[1];
        return [name, same ? this.value(item, same) : unknownOf(typeOf(item), this.standIns)] as const;
      });
      if (!one.contents || !other.contents) return { ...one, attributes };
      const contents = this.value(one.contents, other.contents);
      return contents.kind === one.contents.kind
        ? { ...one, attributes, contents }
        : unknownOf(one.className, this.standIns);
    }
    const type = typeOf(one);
    return unknownOf(type === typeOf(other) ? type : undefined, this.standIns);
  }

  private output(one: string, other: string): string {
    // A number in it may be that of something standing in by chance.
    if (one === other) return one;
    return mergedText(this.standIns.marked(one, 0), this.standIns.marked(other, 1));
  }

  private nothing(): NoAnswerError {
    return new NoAnswerError(this.standIns.reason ?? 'it depends on something unknown');
  }
}

function isTypeError(outcome: Outcome): boolean {
  return outcome.kind === 'raise' && outcome.exception.type === 'TypeError';
}

/** The same answer, as if it were predicted. */
function withoutObjects({ checked, ...answer }: Prediction): Prediction {
  if (!checked) return answer;
  const { outcome } = answer;
  return {
    ...answer,
    values: answer.values.map((one) => ({ ...one, value: withoutIds(one.value) })),
    changes: answer.changes.map((one) => ({ ...one, value: one.value && withoutIds(one.value) })),
    outcome: outcome.kind === 'return' ? { kind: 'return', value: withoutIds(outcome.value) } : outcome,
  };
}

function hasSameKeys(one: readonly (readonly [Value, Value])[], other: readonly (readonly [Value, Value])[]): boolean {
  return one.length === other.length && one.every(([key], i) => sameValue(key, other[i]?.[0] ?? { kind: 'none' }));
}

/** To the error stream. */
function written(errors: string): Pick<Prediction, 'errors'> {
  return errors === '' ? {} : { errors };
}

/** A text with a mark where two texts differ; a number or word is not known in part. */
function mergedText(one: string, other: string): string {
  const parts = diffWordsWithSpace(one, other);
  const shown = parts.map(({ added, removed, value }) => (added || removed ? UNKNOWN_MARK : value));
  return shown.join('').replaceAll(SOME_UNKNOWN, UNKNOWN_TEXT);
}

/** Containers that are written as calls. */
const HOLDING = /^(?:deque|OrderedDict|defaultdict|dict_items|dict_values)$/;

/** Digits on both sides of a point, or of commas, are of one number; behind a point also those that happen to be the same: `1.0`, `27.0`. */
const SOME_UNKNOWN = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_.])\\d+\\.)?${UNKNOWN_MARK}(?:[.,]?${UNKNOWN_MARK}|\\.\\d+(?![\\p{L}\\p{N}_]))*`,
  'gu',
);
