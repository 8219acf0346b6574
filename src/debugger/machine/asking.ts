/** Asks about the top frame's line: which question comes next, with which values, and whether its answer can be taken. */
import { contains } from '../../codec/step/call-syntax';
import { isCallable } from '../../codec/step/program-calls';
import { buildQuery, type FrameView } from '../../codec/step/query-building';
import { NoAnswerError, type ComputedValue, type Prediction, type Query } from '../../codec/query';
import type { SourceFile, Statement } from '../../python/syntax';
import type { SyntaxNode } from '../../python/statements/syntax-node';
import type { Value } from '../../python/values/value';
import type { Callables } from '../calls/callables';
import type { ClassAttributes } from '../classes/class-attributes';
import type { Control } from './control';
import type { Held } from './handed-reader';
import { applyEffects } from './effects';
import type { HandOver } from './generator-runs';
import { Numbering } from '../objects/heap';
import { begun, iteratorAt, upcoming } from '../state/loop-iterators';
import { currentValue, FrameOperands, isFunction } from '../operands/frame-operands';
import { leadOf } from '../operands/leads';
import type { Question } from '../operands/question-forms';
import { Questions } from '../operands/questions';
import type { Entering, Settled } from '../operands/walk';
import { bind, frameNames } from '../state/name-scopes';
import { topFrame, withTop, type Frame, type State } from '../state/state';
import { yieldOf } from '../calls/yield-statements';

/** What happens next on a line: a question for the model, or a call that the machine makes. */
export type Next =
  { readonly state: State; readonly question: Question } | { readonly state: State; readonly entering: Entering };

export class Asking implements Held {
  private readonly operands: FrameOperands;

  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly classAttributes: ClassAttributes,
    callables: Callables,
  ) {
    this.operands = new FrameOperands(source, callables);
  }

  /** The question as the predictor gets it. */
  query(state: State, { statement, computed }: Question): Query {
    const query = buildQuery(this.view(state), statement, computed);
    if (!this.questions(state).isWalked) return query;
    // The machine makes the calls itself, but for those that Python makes by itself or again and again.
    const isOpen = (name: string): boolean =>
      /^__\w+__$/.test(name) || statement.calls.some(({ callee, repeated }) => repeated && callee === name);
    return { ...query, isCallable: (name) => isOpen(name) && query.isCallable(name), enters: () => false };
  }

  /** The question about all that the line does, calls included. */
  whole(state: State): Query {
    const frame = topFrame(state);
    return buildQuery(this.view(state), this.asked(frame));
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

  /** What comes next on the top frame's line, and the state with what need not be asked. */
  next(before: State): Next {
    let state = before;
    for (;;) {
      const next = this.questions(state).next();
      if ('target' in next) return { state, entering: next };
      if ('kind' in next) return { state, question: next };
      if ('through' in next) state = withLoop(state, next.through);
      else state = 'read' in next ? noted(state, next.read) : settled(state, next);
    }
  }

  /** Functions of the program are called on the way. */
  leads(state: State): boolean {
    const next = this.next(state);
    return 'entering' in next || next.question.kind !== 'statement';
  }

  functionOf(state: State, node: SyntaxNode): Value | undefined {
    const value = this.operands.values(state, topFrame(state), []).of(node);
    return value && isFunction(value) ? value : undefined;
  }

  current(state: State, value: Value): Value {
    return currentValue(state, value);
  }

  questions(state: State): Questions {
    const frame = topFrame(state);
    const statement = this.asked(frame);
    const names = { ...frameNames(this.source, state, frame), computed: frame.computed };
    const resolving = this.operands.resolving(state, frame);
    return new Questions(statement, {
      computed: frame.computed,
      truths: frame.truths ?? new Map(),
      lookup: (name) => names.lookup(name),
      values: (taken) => this.operands.values(state, frame, taken),
      lead: (part, values) => leadOf(part, values, resolving),
      isCallable: (name) => isCallable(names, name, statement),
      isForeign: (name) => this.operands.isForeign(name),
      // What a loop goes through is evaluated when it begins.
      isBegun: statement.kind === 'for' && iteratorAt(frame, statement.line) !== undefined,
    });
  }

  /**
   * An answer that goes on with an operand which Python does not take, by what it says of the test itself: the test is taken
   * from it, and the rest is asked for again.
   */
  again(state: State, { kind, residual }: Question, said: Prediction): HandOver | undefined {
    const test =
      kind === 'statement' && !said.checked ? this.questions(state).contradicted(said.values, residual) : undefined;
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

/** With a loop that has taken no item so far. */
function withLoop(state: State, through: Value): State {
  const frame = topFrame(state);
  const numbering = new Numbering(state.nextId);
  const next = begun({ ...frame, computed: [] }, frame.line, numbering.label(through));
  const noted = { ...state, last: { ...state.last, values: frame.computed }, nextId: numbering.position };
  return withTop(noted, next);
}

/** With values that the line has read. */
function noted(state: State, read: readonly ComputedValue[]): State {
  const frame = topFrame(state);
  return withTop(state, { ...frame, computed: [...frame.computed, ...read] });
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
