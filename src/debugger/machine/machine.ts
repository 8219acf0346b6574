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
import { lineName } from '../../python/modules/linked-source';
import type { SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { KnownEvents, type TrueStep } from './known-events';
import { Asking, isYield, settled } from './asking';
import { argumentText, keywordAt, returnedValue, siteOf, type PredictedCall } from '../calls/call-site';
import { CallResolution, type Resolved } from '../calls/call-resolution';
import { classValue } from '../../python/definitions/definitions';
import { ClassAttributes, namespace } from '../classes/class-attributes';
import { classOrder } from '../../python/definitions/class-order';
import { UNKNOWN } from '../objects/containers';
import { Control } from './control';
import { doubted } from '../state/doubts';
import { applyEffects, expanded, iterableOf, type Effects } from './effects';
import { raised, thrown } from '../state/exceptions';
import { Exits } from './with-exits';
import { Frames } from './frames';
import { GeneratorRuns, type HandOver } from './generator-runs';
import { generatorValue, isKept, suspended, resumed } from '../calls/generators';
import { begun, iteratorAt, itemTaken } from '../state/loop-iterators';
import { managersOf } from '../calls/context-managers';
import { withIdentities } from '../calls/function-identity';
import { isTooDeep, withRecursionLimit } from '../calls/recursion';
import { withAttributesAsNames } from '../operands/attribute-names';
import type { Question } from '../operands/question-forms';
import { bind, lookup } from '../state/name-scopes';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../state/state';
import { literalAssignment } from './literal-assignments';
import { Modules, type Importer } from '../launch/top-level/modules';
import { SyntacticSteps } from './syntactic-steps';
import { withTaken } from '../operands/taken-operand';
import { predictorChain } from '../predict/predictor-chain';
import type { StatementBudget } from '../predict/statement-budget';

/** A frame waits for a generator. */
const GENERATED = new Set<WaitingCall['implicit']>(['item', 'next', 'delegate', 'collect']);
/** Calls that one statement may wait for; more mean that the model goes in circles. */
const CALLS_PER_STATEMENT = 256;

export class Machine {
  private readonly control: Control;
  private readonly calls: CallResolution;
  private readonly frames: Frames;
  private readonly syntactic: SyntacticSteps;
  private readonly exits: Exits;
  private readonly adopter: KnownEvents;
  private readonly generating: GeneratorRuns;
  private readonly classAttributes: ClassAttributes;
  private readonly asking: Asking;
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
    this.predictor = predictorChain(source, predictor, (part, model, left) => new Machine(part, model, left), budget);
    this.modules = new Modules(source, predictor, (each, own) => new Machine(source, each, undefined, own));
    this.importer = importer ?? this.modules;
    this.control = new Control(source);
    this.calls = new CallResolution(source);
    this.frames = new Frames(source);
    this.syntactic = new SyntacticSteps(source, this.control, this.calls, this.frames);
    this.exits = new Exits(source, this.control, this.calls, this.frames);
    this.adopter = new KnownEvents(source, this.control);
    this.generating = new GeneratorRuns(this.control);
    this.classAttributes = new ClassAttributes(source);
    this.asking = new Asking(source, this.control, this.classAttributes);
  }

  /**
   * The state after one more event.
   * @throws PredictionError if the model has no usable answer, DOMException `AbortError` if `signal` is aborted; `state` stays valid.
   */
  async step(state: State, signal?: AbortSignal): Promise<State> {
    const frame = topFrame(state);
    const from = { frame: frame.id, line: frame.line };
    const fresh: State = {
      ...state,
      last: { source: 'predicted', values: [], changes: new Map(), output: '', confidence: 1, from },
    };
    return doubted(this.source, state, await this.next(fresh, frame, signal));
  }

  private async next(fresh: State, frame: Frame, signal?: AbortSignal): Promise<State> {
    switch (frame.event) {
      case 'call':
        return frame.isResumed ? this.generating.goOn(fresh) : this.control.enter(fresh);
      case 'line':
        return this.run(fresh, signal);
      case 'exception': {
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
        return this.comeBack(fresh, frame, signal);
    }
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
    const { state: known, question } = this.asking.next(state);
    return this.asking.query(known, question);
  }

  /** A line event: until the frame's next event. */
  private async run(state: State, signal?: AbortSignal): Promise<State> {
    let current = state;
    for (;;) {
      signal?.throwIfAborted();
      const handed = this.exits.step(current) ?? this.generating.step(current);
      if (handed && 'done' in handed) return handed.done;
      if (handed) {
        current = handed.again;
        continue;
      }
      const known = this.syntactic.step(await this.importer.imported(current, signal));
      if (known) return known;
      const exit = this.exits.question(current);
      if (exit) {
        const next = this.leaving(current, exit, await this.predictor.predict(exit, { signal }));
        if ('done' in next) return next.done;
        current = next.again;
        continue;
      }
      const { state: asked, question } = this.asking.next(current);
      const query = this.asking.query(asked, question);
      if (query.iterator?.items[0]?.kind === 'unknown')
        throw new PredictionError(unknownItems(this.source, query.statement));
      const next = await this.answerTo(asked, question, query, signal);
      if ('done' in next) return next.done;
      current = next.again;
      if (topFrame(current).computed.length > CALLS_PER_STATEMENT)
        return this.syntactic.withoutValue(current, new NoAnswerError('it calls the same function again and again'));
    }
  }

  /** What the answer about leaving a `with` block means: the question is none of the program's statements, and changes nothing. */
  private leaving(state: State, { statement, computed }: Query, predicted: Prediction): HandOver {
    const effects = applyEffects(state, statement, { ...predicted, changes: [] });
    const { outcome } = predicted;
    if (outcome.kind !== 'call') return this.exits.answered(effects.state, statement, outcome);
    return this.call(effects, { kind: 'statement', statement, computed, residual: undefined }, outcome);
  }

  /** What the model says to a question; where nothing can be made of that, the statement goes on without a value. */
  private async answerTo(
    asked: State,
    question: Question,
    query: Query,
    signal: AbortSignal | undefined,
  ): Promise<HandOver> {
    try {
      const prediction =
        literalAssignment(query.statement) ??
        (await this.byNames(query, signal)) ??
        (await this.predictor.predict(query, { signal }));
      return this.asking.again(asked, question, prediction) ?? this.answered(asked, question, prediction);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
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
      return this.interpret(state, question, { ...prediction, values });
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

  /** What a prediction means for a state whose top frame is at a line; `again` where a call had a value without running anything. */
  private interpret(before: State, question: Question, predicted: Prediction): HandOver {
    const frame = topFrame(before);
    const { statement } = question;
    const named = withIdentities(this.source, before, frame, statement, predicted);
    const { state, prediction } = this.classAttributes.settled(before, frame, statement, named);
    const effects = applyEffects(state, statement, prediction);
    const { outcome } = prediction;
    const read = (name: string): Value | undefined => lookup(effects.state, topFrame(effects.state), name);
    const limited = withRecursionLimit(effects.state, statement, read, effects.computed);
    if (limited) return { done: this.control.advance(limited, statement, 0) };
    switch (outcome.kind) {
      case 'next':
        if (statement.kind === 'except' && outcome.successor === 1) {
          const next = statement.successors[1];
          return { done: this.control.decline(effects.state, typeof next === 'number' ? next : undefined) };
        }
        return {
          done: this.control.advance(
            this.passHeader(effects, statement, outcome.successor),
            statement,
            outcome.successor,
          ),
        };
      case 'return': {
        const value = expanded(effects.state, effects.identities.value(outcome.value));
        const settled = { ...effects.state, nextId: effects.numbering.position };
        if (isYield(frame, this.control.statement(frame))) return { done: this.generating.yielded(settled, value) };
        return { done: this.control.jump(settled, { kind: 'return', value, unwinds: statement.unwinds }) };
      }
      case 'raise':
        // No new exception: the clause does not match, and the one being handled goes on.
        if (statement.kind === 'except') return { done: this.control.decline(effects.state, undefined) };
        return {
          done: this.control.raise(effects.state, thrown(outcome.exception, statement, effects.computed, read)),
        };
      case 'call':
        return this.call(effects, question, outcome);
    }
  }

  /** Entering a `for` or `with` block, what CPython keeps out of sight is written down. */
  private passHeader(effects: Effects, statement: Statement, successor: 0 | 1): State {
    const { state, computed } = effects;
    const frame = topFrame(state);
    // A generator's item has been taken before the model was asked how it is bound.
    if (successor !== 0 || frame.item) return state;
    if (statement.kind === 'for')
      return withTop(state, itemTaken(frame, statement, iterableOf(state, statement, computed) ?? UNKNOWN));
    if (statement.kind !== 'with') return state;
    const managers = managersOf(statement, computed, (name) => lookup(state, frame, name));
    return withTop(state, { ...frame, withs: [...frame.withs, { line: statement.line, managers }] });
  }

  private call(effects: Effects, { statement, range: asked }: Question, outcome: PredictedCall): HandOver {
    const { state, computed, identities, numbering } = effects;
    const frame = topFrame(state);
    const site = siteOf(statement, outcome);
    const passed = outcome.arguments.map((argument, index) => {
      const value = identities.argument(argumentText(site, outcome, index), argument.value);
      return { ...keywordAt(site, outcome, index), value };
    });
    // `super()` stands for the method's own first parameter.
    const written = site?.receiver?.startsWith('super(') ? frame.function.parameters[0]?.name : site?.receiver;
    const receiver = outcome.receiver && identities.argument(written, outcome.receiver);
    const call = { ...outcome, arguments: passed, ...(receiver && { receiver }) };
    const resolved = this.calls.resolve(state, frame, statement, call);
    const settled = { ...state, nextId: numbering.position };
    const range = outcome.range ?? asked ?? { line: statement.line, column: 0, endLine: statement.line, endColumn: 0 };
    if (resolved.kind === 'type-error')
      return { done: this.control.raise(settled, raised('TypeError', resolved.message)) };
    if (resolved.kind === 'value') {
      const value = returnedValue(outcome.expression, range, numbering.label(resolved.value));
      const again = withTop(settled, { ...frame, computed: [...computed, value] });
      return { again: { ...again, nextId: numbering.position } };
    }
    if (isTooDeep(state)) {
      return { done: this.control.raise(settled, raised('RecursionError', 'maximum recursion depth exceeded')) };
    }
    if (resolved.kind === 'generator')
      return this.generate(settled, statement, resolved, { computed, ...outcome, range });
    const instance = resolved.instance && numbering.label(resolved.instance);
    const given = instance ? [{ value: instance }, ...resolved.arguments.slice(1)] : resolved.arguments;
    const waiting = { computed, expression: outcome.expression, range, ...(instance && { instance }) };
    const caller = withTop({ ...settled, nextId: numbering.position }, { ...frame, computed: [], waiting });
    const pushed = this.frames.push(caller, resolved.info, given, resolved.closure);
    return {
      done:
        'message' in pushed ? this.control.raise(withTop(settled, frame), raised('TypeError', pushed.message)) : pushed,
    };
  }

  /** The frame of a generator is made and waits; where the statement wants its items, it begins at once. */
  private generate(
    state: State,
    statement: Statement,
    { info, arguments: all, closure }: Extract<Resolved, { kind: 'generator' }>,
    { computed, expression, range }: WaitingCall,
  ): HandOver {
    const frame = topFrame(state);
    const pushed = this.frames.push(state, info, all, closure);
    if ('message' in pushed) return { done: this.control.raise(state, raised('TypeError', pushed.message)) };
    const made = topFrame(pushed);
    if (isKept(statement, range)) {
      const value = returnedValue(expression, range, generatorValue(made));
      return { again: withTop(suspended(pushed), { ...frame, computed: [...computed, value] }) };
    }
    const waiting: WaitingCall = { computed, expression, range, implicit: 'collect' };
    return { done: resumed(withTop(suspended(pushed), { ...frame, computed: [], waiting }), made) };
  }

  /** After a return event: the caller goes on, or the program has ended. */
  private async comeBack(state: State, frame: Frame, signal?: AbortSignal): Promise<State> {
    const rest: State = { ...state, frames: state.frames.slice(0, -1) };
    const caller = rest.frames.at(-1);
    if (frame.isYielding || (GENERATED.has(caller?.waiting?.implicit) && !frame.exception)) {
      const from = { frame: caller?.id ?? frame.id, line: caller?.line ?? frame.line };
      const handed = this.generating.comeBack({ ...state, last: { ...state.last, from } }, frame);
      return 'done' in handed ? handed.done : this.run(handed.again, signal);
    }
    if (!caller) return ended(rest, frame);
    const waiting = caller.waiting;
    const at = { ...rest, last: { ...rest.last, from: { frame: caller.id, line: caller.line } } };
    if (frame.exception) return this.control.raise(at, frame.exception);
    const resumed = withTop(at, {
      ...moved(caller, { line: caller.line, event: 'line' }),
      computed: waiting?.computed ?? [],
      ...(caller.truths && { truths: caller.truths }),
    });
    if (waiting?.implicit === 'class-body') {
      const statement = this.control.statement(caller);
      const { function: info, locals } = frame;
      const { problem } = classOrder(this.source, info);
      if (problem !== undefined) return this.control.raise(resumed, raised('TypeError', problem));
      const classes = new Map(resumed.classes).set(info.qualifiedName, namespace(this.source, info, locals));
      return this.control.advance(bind({ ...resumed, classes }, info.name, classValue(info)), statement, 0);
    }
    if (waiting?.implicit === 'decorator')
      return this.syntactic.decorated(
        resumed,
        this.control.statement(caller),
        waiting.decorators ?? [],
        frame.value ?? UNKNOWN,
      );
    if (waiting?.implicit === 'exit') return this.run(this.exits.returned(resumed, frame.value ?? UNKNOWN), signal);
    if (!waiting) return this.run(resumed, signal);
    const value = returnedValue(waiting.expression, waiting.range, waiting.instance ?? frame.value ?? UNKNOWN);
    return this.run(withTop(resumed, { ...topFrame(resumed), computed: [...waiting.computed, value] }), signal);
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

function unknownItems(source: SourceFile, { line, iterable }: Statement): string {
  return `The loop on ${lineName(source, line)} cannot go on: what ${iterable?.text ?? 'it goes through'} yields is not known.`;
}

function ended(state: State, frame: Frame): State {
  if (frame.exception) return { ...state, status: 'crashed', failure: frame.exception };
  return {
    ...state,
    status: 'finished',
    ...(frame.value && frame.function.kind === 'function' && { result: frame.value }),
  };
}
