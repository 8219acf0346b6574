/** The neural machine: one event of CPython's tracing at a time, from the syntax where that is enough, else from the model. */
import { isSameRange } from '../../codec/step/call-syntax';
import {
  NoAnswerError,
  PredictionError,
  TooLongError,
  type ComputedValue,
  type Prediction,
  type Predictor,
  type Query,
} from '../../codec/query';
import { itemsFrom } from '../../python/values/items';
import type { SourceFile } from '../../python/syntax';
import { isHidden, throughLibraries } from './library-calls';
import { KnownEvents, type TrueStep } from './known-events';
import { assumed } from './assumptions';
import { Asking, settled, type Next } from './asking';
import { Callables } from '../calls/callables';
import { CallResolution } from '../calls/call-resolution';
import { ClassAttributes } from '../classes/class-attributes';
import { CallEntry } from './call-entry';
import { ComingBack } from './come-back';
import { Control } from './control';
import { doubted } from '../state/doubts';
import { applyEffects, iterableOf } from './effects';
import { Exits } from './with-exits';
import { Frames } from './frames';
import { GeneratorRuns, type HandOver } from './generator-runs';
import { HandingOn } from './handing-on';
import { InnerRuns } from './inner-runs';
import { Interpretation } from './interpretation';
import { begun, iteratorAt } from '../state/loop-iterators';
import { withAttributesAsNames } from '../operands/attribute-names';
import type { Question } from '../operands/question-forms';
import { thrownAs } from '../state/exceptions';
import { topFrame, withTop, type Assuming, type Frame, type State } from '../state/state';
import { Modules, type Importer } from '../launch/top-level/modules';
import { UnknownsPredictor } from '../unknowns/unknowns-predictor';
import { UnknownParts } from '../unknowns/unknown-parts';
import type { StatementCall } from './statement-calls';
import { SyntacticSteps } from './syntactic-steps';
import { untilVisible } from './visible-steps';
import { withTaken } from '../operands/taken-operand';
import { predictorChain } from '../predict/predictor-chain';
import type { StatementBudget } from '../predict/statement-budget';

/** Calls that one statement may wait for; more mean that the model goes in circles. */
const CALLS_PER_STATEMENT = 256;

export class Machine {
  private readonly control: Control;
  private readonly syntactic: SyntacticSteps;
  private readonly unknownParts: UnknownParts;
  private readonly exits: Exits;
  private readonly adopter: KnownEvents;
  private readonly generating: GeneratorRuns;
  private readonly inner: InnerRuns;
  private readonly classAttributes: ClassAttributes;
  private readonly asking: Asking;
  private readonly handingOn: HandingOn;
  private readonly entry: CallEntry;
  private readonly interpretation: Interpretation;
  private readonly comingBack: ComingBack;
  private readonly predictor: Predictor;
  /** What the program's modules hold once they are loaded. */
  readonly modules: Modules;
  private readonly importer: Importer;

  /**
   * @param budget what is left for a program that is a part of a statement
   * @param importer loads the files that the program imports, where that is part of loading another one
   */
  constructor(
    readonly source: SourceFile,
    predictor: Predictor,
    budget?: StatementBudget,
    importer?: Importer,
  ) {
    this.predictor = new UnknownsPredictor(
      predictorChain(source, predictor, (part, model, left) => new Machine(part, model, left), budget),
    );
    this.modules = new Modules(source, predictor, (each, own) => new Machine(source, each, undefined, own));
    this.importer = importer ?? this.modules;
    this.control = new Control(source);
    const calls = new CallResolution(source);
    const frames = new Frames(source);
    this.syntactic = new SyntacticSteps(
      source,
      this.control,
      calls,
      frames,
      this.predictor.modules ?? predictor.modules,
    );
    this.unknownParts = new UnknownParts(source);
    this.exits = new Exits(source, this.control, calls, frames);
    this.adopter = new KnownEvents(source, this.control);
    this.generating = new GeneratorRuns(this.control);
    this.inner = new InnerRuns(source, this.control, this.generating);
    this.classAttributes = new ClassAttributes(source);
    const callables = new Callables(source, this.classAttributes);
    this.asking = new Asking(source, this.control, this.classAttributes, callables);
    this.handingOn = new HandingOn(this.classAttributes, this.asking, (value) => thrownAs(source, value));
    this.entry = new CallEntry(this.control, calls, callables, frames);
    this.interpretation = new Interpretation(source, this.control, this.generating, this.classAttributes, this.entry);
    this.comingBack = new ComingBack(source, this.control, this.syntactic, this.exits, this.generating);
  }

  /**
   * The state after one more event; what libraries do is no event where the program's own code has called them.
   * @param assuming which way it goes where nothing decides; the likeliest ones if not given
   * @throws PredictionError if the model has no usable answer, DOMException `AbortError` if `signal` is aborted; `state` stays valid.
   */
  async step(state: State, signal?: AbortSignal, assuming?: Assuming): Promise<State> {
    const next = await this.event(state, signal, assuming);
    if (isHidden(this.source, topFrame(state))) return next;
    return await throughLibraries(this.source, next, (inside) => this.event(inside, signal, assuming));
  }

  private async event(state: State, signal: AbortSignal | undefined, assuming?: Assuming): Promise<State> {
    const frame = topFrame(state);
    const from = { frame: frame.id, line: frame.line };
    const fresh: State = {
      ...state,
      last: {
        source: 'predicted',
        values: [],
        changes: new Map(),
        output: '',
        confidence: 1,
        from,
        ...(assuming && { assuming }),
      },
    };
    const next = await untilVisible(fresh, (current) => this.next(current, topFrame(current), signal));
    return doubted(this.source, state, assumed(next));
  }

  private async next(fresh: State, frame: Frame, signal?: AbortSignal): Promise<State> {
    switch (frame.event) {
      case 'call':
        return frame.isResumed ? this.generating.goOn(fresh) : this.control.enter(fresh);
      case 'line':
        return this.run(fresh, signal);
      case 'exception': {
        if (frame.endsLoop) return this.generating.endLoop(fresh);
        const { handlers } = this.control.statement(frame);
        return this.control.propagate(
          fresh,
          frame.exception ?? { type: 'Exception' },
          handlers,
          frame.line,
          frame.line,
        );
      }
      case 'return':
        return this.goOn(this.comingBack.from(fresh, frame), signal);
    }
  }

  /** To the frame's next event, if it has not come yet. */
  private async goOn(handed: HandOver, signal?: AbortSignal): Promise<State> {
    return 'done' in handed ? handed.done : this.run(handed.again, signal);
  }

  /**
   * The state for an event that is known from outside, such as CPython's own. What Python keeps hidden (iterators, what
   * waits for a `finally` or a call) is carried on from `state`, with the help of what was predicted from there.
   * @param state the state before; the launch state's call event is the first step
   * @param predicted what `step` made of `state`, if it could
   */
  adopt(state: State, step: TrueStep, predicted?: State): State {
    return this.adopter.adopt(state, step, predicted);
  }

  /** The question that the model is asked about the top frame's line. */
  query(state: State): Query {
    const exit = this.exits.question(state);
    if (exit) return exit;
    const next = this.asking.next(state);
    return 'question' in next ? this.asking.query(next.state, next.question) : this.asking.whole(state);
  }

  /** A line event: until the frame's next event. */
  private async run(state: State, signal?: AbortSignal): Promise<State> {
    let current = state;
    for (;;) {
      signal?.throwIfAborted();
      const handed = this.exits.step(current) ?? this.generating.step(current) ?? this.inner.step(current);
      if (handed && 'done' in handed) return handed.done;
      if (handed) {
        current = handed.again;
        continue;
      }
      const loaded = await this.importer.imported(current, signal);
      current = loaded;
      const known = this.syntactic.step(loaded, () => this.asking.leads(loaded));
      if (known) return known;
      const exit = this.exits.question(current);
      if (exit) {
        const next =
          this.exits.assumed(current, exit) ??
          this.leaving(current, exit, await this.predictor.predict(exit, { signal }));
        if ('done' in next) return next.done;
        current = next.again;
        continue;
      }
      const step = this.asking.next(current);
      if ('entering' in step) {
        const entered = this.entry.made(step.state, step.entering);
        if ('done' in entered) return entered.done;
        current = entered.again;
        continue;
      }
      if ('running' in step) {
        const begun = this.inner.begin(step.state, step.running);
        if ('done' in begun) return begun.done;
        current = begun.again;
        continue;
      }
      const { state: asked } = step;
      let { question } = step;
      const called = this.asking.statementCall(asked, question);
      if (called && called !== 'done' && 'ask' in called) question = called.ask;
      else if (called) {
        const handed = this.byItself(asked, question, called);
        if ('done' in handed) return handed.done;
        current = handed.again;
        continue;
      }
      const handedOn = this.handedOn({ state: asked, question });
      if (handedOn) return handedOn;
      const unknown = this.unknown(asked, question);
      if (unknown && 'done' in unknown) return unknown.done;
      if (unknown) {
        current = unknown.again;
        continue;
      }
      const query = this.asking.query(asked, question);
      const [item] = query.iterator?.items ?? [];
      if (item?.kind === 'unknown') return this.syntactic.unknownLoop(asked, query.statement, item);
      const next = await this.answerTo(asked, question, query, signal);
      if ('done' in next) return next.done;
      current = next.again;
      if (topFrame(current).computed.length > CALLS_PER_STATEMENT)
        return this.syntactic.withoutValue(current, new NoAnswerError('it calls the same function again and again'));
    }
  }

  /** What is there already, known or not. */
  private handedOn(step: Next): State | undefined {
    const handed = 'question' in step ? this.handingOn.step(step.state, step.question) : undefined;
    return handed && this.interpretation.handedOn(handed);
  }

  /** What need not be asked since it is unknown. */
  private unknown(state: State, question: Question): HandOver | undefined {
    const query = this.asking.query(state, question);
    const found = this.unknownParts.find(state, question, (part) => query.enters?.(part) === true);
    return found && this.syntactic.unknown.found(state, question, found);
  }

  /** What a statement does by itself with what it has evaluated. */
  private byItself(state: State, { kind, key }: Question, call: StatementCall): HandOver {
    if (call === 'done') return { done: this.interpretation.passed(state, 0) };
    if ('inner' in call) return this.inner.begin(state, call);
    if ('target' in call) return this.entry.made(state, call);
    if ('assigns' in call) return { done: this.interpretation.assigned(state, call.to, call.assigns) };
    if ('delegates' in call) return { done: this.generating.yielded(state, call.delegates) };
    if ('needs' in call) throw new NoAnswerError('what is asked about has no value');
    if (kind === 'test') return { again: settled(state, { key: key ?? '', holds: call.holds }) };
    return { done: this.interpretation.passed(state, call.holds ? 0 : 1) };
  }

  /** What the answer about leaving a `with` block means: the question is none of the program's statements, and changes nothing. */
  private leaving(state: State, { statement, computed }: Query, predicted: Prediction): HandOver {
    const effects = applyEffects(state, statement, { ...predicted, changes: [] });
    const { outcome } = predicted;
    if (outcome.kind !== 'call') return this.exits.answered(effects.state, statement, outcome);
    return this.entry.predicted(effects, { kind: 'statement', statement, computed, residual: undefined }, outcome);
  }

  /** What the model says to a question; where nothing can be made of that, the statement goes on without a value. */
  private async answerTo(
    asked: State,
    question: Question,
    query: Query,
    signal: AbortSignal | undefined,
  ): Promise<HandOver> {
    try {
      const prediction = (await this.byNames(query, signal)) ?? (await this.predictor.predict(query, { signal }));
      // Which calls there are is not the model's to say, but for those that the machine does not see.
      if (prediction.outcome.kind === 'call' && !prediction.checked && !query.isCallable(prediction.outcome.callee))
        throw new NoAnswerError(`${prediction.outcome.callee} is not called there`);
      if (prediction.undecided !== undefined) {
        const value = { kind: 'unknown', reason: prediction.undecided } as const;
        return this.syntactic.unknown.found(asked, question, { kind: 'whole', value });
      }
      return this.asking.again(asked, question, prediction) ?? this.answered(asked, question, prediction);
    } catch (error) {
      if (!(error instanceof NoAnswerError) || topFrame(asked).function.inner) throw error;
      const loop = begunLoop(asked, question);
      return loop ? { again: loop } : { done: this.syntactic.withoutValue(asked, error) };
    }
  }

  /** The answer to the question with attributes of instances as names; undefined where it has none, or the answer does not fit. */
  private async byNames(query: Query, signal: AbortSignal | undefined): Promise<Prediction | undefined> {
    const named = withAttributesAsNames(query, (instance, attribute) =>
      this.classAttributes.bindsPlainly(instance, attribute),
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
    const { kind, key, range, text, statement, residual } = question;
    const { outcome } = prediction;
    if (kind === 'statement' || outcome.kind === 'raise' || outcome.kind === 'call') {
      const questions = this.asking.questions(state);
      const values = withTaken(prediction.values, topFrame(state).computed, residual, (part) =>
        questions.valueOf(part),
      );
      return this.interpretation.meant(state, question, { ...prediction, values });
    }
    const effects = applyEffects(state, statement, prediction);
    if (kind === 'test' && outcome.kind === 'next')
      return { again: settled(effects.state, { key: key ?? '', holds: outcome.successor === 0 }) };
    if (kind === 'test' || outcome.kind !== 'return' || !range)
      throw new NoAnswerError('what is asked is not answered');
    // It may be among the values that were said on the way.
    if (effects.computed.some((value) => value.expression === text && isSameRange(value.range, range)))
      return { again: effects.state };
    const value = effects.identities.value(outcome.value);
    const computed: ComputedValue = { expression: text ?? '', range, value, confidence: prediction.outcomeConfidence };
    const next = { ...effects.state, nextId: effects.numbering.position };
    return { again: withTop(next, { ...topFrame(next), computed: [...effects.computed, computed] }) };
  }
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
