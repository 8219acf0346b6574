/** Asks the model, and says what its answer means for the state. */
import { isDoubtful } from '../../predict/doubtful-exceptions';
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import {
  isSpecial,
  NoAnswerError,
  PredictionError,
  TooLongError,
  type ComputedValue,
  type Prediction,
  type Predictor,
  type Query,
} from '../../../codec/query';
import { itemsFrom } from '../../../python/values/items';
import type { UnknownValue } from '../../../python/values/value';
import type { ClassAttributes } from '../../classes/class-attributes';
import { withAttributesAsNames } from '../../operands/attribute-names';
import type { Question } from '../../operands/question-forms';
import { withTaken } from '../../operands/taken-operand';
import { begun, iteratorAt } from '../../state/loop-iterators';
import { withoutStandIns } from '../../operands/stand-in-names';
import { topFrame, withTop, type State } from '../../state/state';
import type { UnknownParts } from '../../unknowns/unknown-parts';
import type { Asking } from './asking';
import { settled } from './line-progress';
import { applyEffects, iterableOf } from '../effects/effects';
import type { HandOver } from '../frames/generator-runs';
import type { Interpretation } from './interpretation';
import type { SyntacticSteps } from './syntactic-steps';

export class ModelAnswers {
  constructor(
    private readonly predictor: Predictor,
    private readonly asking: Asking,
    private readonly syntactic: SyntacticSteps,
    private readonly interpretation: Interpretation,
    private readonly classAttributes: ClassAttributes,
    private readonly unknownParts: UnknownParts,
  ) {}

  /** What the model says to a question; where nothing can be made of that, the statement goes on without a value. */
  async to(asked: State, question: Question, query: Query, signal: AbortSignal | undefined): Promise<HandOver> {
    try {
      const prediction = withoutStandIns(
        question.statement,
        question.computed,
        (await this.byNames(asked, query, signal)) ?? (await this.predictor.predict(query, { signal })),
      );
      // The model does not decide which calls are made where the machine sees them.
      if (prediction.outcome.kind === 'call' && !prediction.checked && !query.isCallable(prediction.outcome.callee))
        throw new NoAnswerError(`${prediction.outcome.callee} is not called there`);
      if (prediction.undecided !== undefined) {
        const value = { kind: 'unknown', reason: prediction.undecided } as const;
        return this.syntactic.unknown.found(asked, question, { kind: 'whole', value });
      }
      // What is checked is as sure as what it is made of.
      if (prediction.checked && isDoubtful(query, prediction))
        throw new NoAnswerError('a part of it is a guess, of which an exception would come');
      const closed = prediction.checked ? undefined : closedIterable(asked, question);
      if (closed) return this.syntactic.unknown.found(asked, question, { kind: 'whole', value: closed });
      const unsaid = prediction.checked ? undefined : this.unknownParts.unsaid(asked, question, prediction.values);
      if (unsaid) return this.syntactic.unknown.found(asked, question, unsaid);
      return this.asking.again(asked, question, prediction) ?? this.answered(asked, question, prediction);
    } catch (error) {
      if (!(error instanceof NoAnswerError) || topFrame(asked).function.inner) throw error;
      const loop = begunLoop(asked, question);
      return loop ? { again: loop } : { done: this.syntactic.withoutValue(asked, error) };
    }
  }

  /** The answer to the question with attributes of instances as names; undefined where it has none, or the answer does not fit. */
  private async byNames(state: State, query: Query, signal: AbortSignal | undefined): Promise<Prediction | undefined> {
    const named = withAttributesAsNames(query, (instance, attribute) =>
      this.classAttributes.bindsPlainly(state, instance, attribute),
    );
    if (!named) return undefined;
    try {
      return named.meant(await this.predictor.predict(named.query, { signal }));
    } catch (error) {
      // What is too long about one attribute is longer still about the whole instance.
      if (error instanceof PredictionError && !(error instanceof TooLongError)) return undefined;
      throw error;
    }
  }

  /** What the answer to a question means for the state. */
  private answered(state: State, question: Question, prediction: Prediction): HandOver {
    const { kind, key, range, text, statement, residual, inPlace = false } = question;
    const { outcome } = prediction;
    // How a value is displayed is a question of its own, once it is there.
    if (
      prediction.checked &&
      outcome.kind === 'call' &&
      DISPLAYING.test(outcome.callee) &&
      prediction.values.length > 0
    )
      return { again: applyEffects(state, statement, prediction).state };
    if (kind === 'statement' || outcome.kind === 'raise' || outcome.kind === 'call') {
      const questions = this.asking.questions(state);
      const values = withTaken(prediction.values, topFrame(state).computed, residual, (part) =>
        questions.valueOf(part),
      );
      return this.interpretation.meant(state, question, { ...prediction, values });
    }
    const effects = applyEffects(state, statement, prediction);
    const done = withoutSpecials(effects.computed, range);
    const isRun = done.length < effects.computed.length;
    if (kind === 'test' && outcome.kind === 'next') {
      const told = withTop(effects.state, { ...topFrame(effects.state), computed: done });
      return { again: settled(told, { key: key ?? '', holds: outcome.successor === 0 }) };
    }
    if (kind === 'test' || outcome.kind !== 'return' || !range) throw new NoAnswerError('the model gives no value');
    // The answer may list it among the values of sub-expressions.
    const told = done.find((value) => value.expression === text && isSameRange(value.range, range));
    if (told && !isRun && !inPlace) return { again: effects.state };
    const value = told?.value ?? effects.identities.value(outcome.value);
    const found: ComputedValue = told ?? { expression: text ?? '', range, value, confidence: prediction.outcomeConfidence }; // prettier-ignore
    const computed = [
      ...done.filter((one) => one !== told),
      { ...found, ...(isRun && { fromCall: true }), ...(inPlace && { inPlace }) },
    ];
    const next = { ...effects.state, nextId: effects.numbering.position };
    return { again: withTop(next, { ...topFrame(next), computed }) };
  }
}

/** Methods by which `print` and others display a value. */
const DISPLAYING = /^__(?:format|repr|str)__$/;

/** What methods gave that Python called in a part by itself, which is told: they are not called again for the rest. */
function withoutSpecials(
  computed: readonly ComputedValue[],
  range: ComputedValue['range'] | undefined,
): readonly ComputedValue[] {
  // prettier-ignore
  if (!range) return computed;
  return computed.filter((one) => !(isSpecial(one) && isSameRange(one.range, range)));
}

/** A loop goes through an object of a library: nobody but the check can tell what that has. */
function closedIterable(state: State, { statement, computed }: Question): UnknownValue | undefined {
  if (statement.kind !== 'for') return undefined;
  const active = iteratorAt(topFrame(state), statement.line);
  const iterable = active ? active.iterable : iterableOf(state, statement, computed);
  if (iterable?.kind !== 'foreign') return undefined;
  return { kind: 'unknown', reason: `what is in ${statement.iterable?.text ?? 'the iterator'} is not known` };
}

/** What is too long to be asked as a whole may not be so item by item; undefined for anything but a loop that begins. */
function begunLoop(state: State, { statement, computed }: Question): State | undefined {
  const frame = topFrame(state);
  if (statement.kind !== 'for' || iteratorAt(frame, statement.line)) return undefined;
  const iterable = iterableOf(state, statement, computed);
  return (
    iterable && itemsFrom(iterable, 0) && withTop(state, begun({ ...frame, computed: [] }, statement.line, iterable))
  );
}
