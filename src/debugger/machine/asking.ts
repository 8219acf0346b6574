/** Asks about the top frame's line: which question comes next, with which values, and whether its answer can be taken. */
import { contains } from '../../codec/step/call-syntax';
import { isCallable, surelyEnters } from '../../codec/step/program-calls';
import { buildQuery, type FrameView } from '../../codec/step/query-building';
import { NoAnswerError, type Prediction, type Query } from '../../codec/query';
import type { SourceFile, Statement } from '../../python/syntax';
import type { ClassAttributes } from '../classes/class-attributes';
import type { Control } from './control';
import { applyEffects } from './effects';
import type { HandOver } from './generator-runs';
import { iteratorAt, upcoming } from '../state/loop-iterators';
import type { Question } from '../operands/question-forms';
import { Questions, type Settled } from '../operands/questions';
import { bind, frameNames } from '../state/name-scopes';
import { topFrame, withTop, type Frame, type State } from '../state/state';
import { yieldOf } from '../calls/yield-statements';

export class Asking {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly classAttributes: ClassAttributes,
  ) {}

  /** The question as the predictor gets it. */
  query(state: State, { statement, computed }: Question): Query {
    return buildQuery(this.view(state), statement, computed);
  }

  /** What the top frame knows. */
  private view(state: State): FrameView {
    const frame = topFrame(state);
    return {
      ...frameNames(this.source, state, frame),
      computed: frame.computed,
      shown: (name, statement) => frame.items?.get(name) ?? this.classAttributes.shown(state, frame, statement, name),
      upcoming: (line) => {
        const active = iteratorAt(frame, line);
        return active && upcoming(active);
      },
      item: frame.item,
      handled: frame.handled.at(-1)?.exception,
    };
  }

  /** What is asked next on the top frame's line, and the state with what need not be asked. */
  next(before: State): { readonly state: State; readonly question: Question } {
    let state = before;
    for (;;) {
      const next = this.questions(state).next();
      if ('kind' in next) return { state, question: next };
      state = settled(state, next);
    }
  }

  questions(state: State): Questions {
    const frame = topFrame(state);
    const statement = this.asked(frame);
    const names = { ...frameNames(this.source, state, frame), computed: frame.computed };
    return new Questions(statement, {
      computed: frame.computed,
      truths: frame.truths ?? new Map(),
      lookup: (name) => names.lookup(name),
      enters: (part) => surelyEnters(names, statement, part),
      isCallable: (name) => isCallable(names, name, statement),
      // What a loop goes through is evaluated when it begins.
      isBegun: statement.kind === 'for' && iteratorAt(frame, statement.line) !== undefined,
    });
  }

  /**
   * An answer that goes on with an operand which Python does not take, by what it says of the test itself: the test is taken
   * from it, and the rest is asked for again.
   */
  again(state: State, { kind, residual }: Question, said: Prediction): HandOver | undefined {
    const test = kind === 'statement' ? this.questions(state).contradicted(said.values, residual) : undefined;
    if (!test?.range) return undefined;
    const { range } = test;
    const values = said.values.filter((value) => contains(range, value.range));
    const confidence = values.reduce((product, value) => product * value.confidence, 1);
    const alone: Prediction = { ...said, values, output: '', changes: [], confidence };
    return { again: settled(applyEffects(state, this.asked(topFrame(state)), alone).state, test) };
  }

  /** The statement that the model is asked about: for a `yield`, the `return` of what it yields. */
  private asked(frame: Frame): Statement {
    const statement = this.control.statement(frame);
    return (isYield(frame, statement) ? yieldOf(statement)?.asReturn : undefined) ?? statement;
  }
}

/** With what is known of a test, or with the name that `:=` binds. */
export function settled(state: State, known: Settled): State {
  const bound = known.bind ? bind(state, known.bind.name, known.bind.value) : state;
  const frame = topFrame(bound);
  if (frame.truths?.has(known.key)) throw new NoAnswerError('the same thing is asked again and again');
  return withTop(bound, { ...frame, truths: new Map(frame.truths).set(known.key, known.holds) });
}

export function isYield(frame: Frame, statement: Statement): boolean {
  return frame.function.isGenerator && yieldOf(statement) !== undefined;
}
