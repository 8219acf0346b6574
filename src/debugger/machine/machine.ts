/** The neural machine: one event of CPython's tracing at a time, from the syntax where that is enough, else from the model. */
import { PredictionError, type Predictor, type Query } from '../../codec/query';
import type { SourceFile } from '../../python/syntax';
import type { UnknownValue } from '../../python/values/value';
import { Breaks } from '../../python/text/slices';
import { Callables } from '../calls/callables';
import { CallResolution } from '../calls/call-resolution';
import { ClassAttributes } from '../classes/class-attributes';
import { Modules, type Importer } from '../launch/top-level/modules';
import { predictorChain } from '../predict/predictor-chain';
import type { StatementBudget } from '../predict/statement-budget';
import { returnedValue } from '../calls/call-site';
import { folded, isInner, unfolded, visibleFrame } from '../state/inner-frames';
import { closing, forgotten, leftLoop } from './frames/abandoned-generators';
import { Decorators } from './frames/decorators';
import { doubted } from '../state/doubts';
import { thrownValue } from '../state/exceptions';
import { throughUnknown } from '../state/loop-iterators';
import { moved, topFrame, withTop, type Frame, type State } from '../state/state';
import { writesToErrors } from './effects/output';
import { errorsOf, type Assuming, type StepInfo } from '../state/step-info';
import { UnknownParts } from '../unknowns/unknown-parts';
import { UnknownsPredictor } from '../unknowns/unknowns-predictor';
import { FrameOperands } from '../operands/frame-operands';
import { Asking } from './steps/asking';
import { assumed } from './control/assumptions';
import { CallEntry } from './frames/call-entry';
import { ComingBack } from './frames/come-back';
import { Control } from './control/control';
import { Frames } from './frames/frames';
import { EventLoops } from './frames/event-loops';
import { GeneratorRequests } from './frames/generator-requests';
import { GeneratorRuns, type HandOver } from './frames/generator-runs';
import { HandingOn } from './effects/handing-on';
import { InnerRuns } from './frames/inner-runs';
import { Interpretation } from './steps/interpretation';
import { KnownEvents, type TrueStep } from './effects/known-events';
import { isHidden, throughLibraries } from './frames/library-calls';
import { LineEvents } from './line-events';
import { ModelAnswers } from './steps/model-answers';
import { Cases } from './steps/cases';
import { SyntacticSteps } from './steps/syntactic-steps';
import { Exits } from './frames/with-exits';

export class Machine {
  private readonly control: Control;
  private readonly exits: Exits;
  private readonly adopter: KnownEvents;
  private readonly generating: GeneratorRuns;
  private readonly asking: Asking;
  private readonly comingBack: ComingBack;
  private readonly lines: LineEvents;
  /** What the program's modules hold once they are loaded. */
  readonly modules: Modules;
  /**
   * Steps that need no model are promises that resolve at once, and a long run of them would keep the process from reading its
   * input: no `pause` would ever arrive.
   */
  private readonly breaks = new Breaks(0);

  /**
   * @param budget what is left for a program that is a part of a statement
   * @param importer loads the files that the program imports, where that is part of loading another one
   */
  private readonly libraryLimits: { readonly atOnce: number; readonly isChecked: boolean };

  constructor(
    readonly source: SourceFile,
    predictor: Predictor,
    budget?: StatementBudget,
    importer?: Importer,
  ) {
    const asked: Predictor = new UnknownsPredictor(
      predictorChain(source, predictor, (part, model, left) => new Machine(part, model, left), budget),
    );
    this.modules = new Modules(source, predictor, (each, own) => new Machine(source, each, undefined, own));
    this.control = new Control(source);
    const calls = new CallResolution(source);
    const frames = new Frames(source);
    const classAttributes = new ClassAttributes(source);
    const callables = new Callables(source, classAttributes);
    const decorators = new Decorators(source, this.control, callables, frames, classAttributes);
    const modules = asked.modules ?? predictor.modules;
    const atOnce = predictor.policy?.budget.librariesMilliseconds ?? Infinity;
    this.libraryLimits = { atOnce, isChecked: modules !== undefined };
    const syntactic = new SyntacticSteps(source, this.control, decorators, frames, callables, modules);
    this.generating = new GeneratorRuns(this.control);
    this.exits = new Exits(source, this.control, calls, frames, this.generating);
    this.adopter = new KnownEvents(source, this.control);
    const loops = new EventLoops(this.control, this.generating);
    const requests = new GeneratorRequests(source, this.control, this.generating, loops);
    const operands = new FrameOperands(source, callables, modules !== undefined);
    this.asking = new Asking(source, this.control, classAttributes, callables, operands);
    const entry = new CallEntry(source, this.control, calls, callables, frames);
    const interpretation = new Interpretation(source, this.control, this.generating, classAttributes, entry);
    this.comingBack = new ComingBack(
      source,
      this.control,
      decorators,
      this.exits,
      this.generating,
      requests,
      loops,
      frames,
    );
    const inner = new InnerRuns(source, this.control, this.generating);
    const unknownParts = new UnknownParts(source);
    this.lines = new LineEvents({
      source,
      cases: new Cases(source, this.control, callables, inner),
      exits: this.exits,
      generating: this.generating,
      requests,
      loops,
      inner,
      importer: importer ?? this.modules,
      syntactic,
      predictor: asked,
      asking: this.asking,
      entry,
      handingOn: new HandingOn(source, classAttributes, this.asking, (value) => thrownValue(source, value)),
      interpretation,
      decorators,
      control: this.control,
      exceptionOf: (value) => thrownValue(source, value),
      unknownParts,
      answers: new ModelAnswers(asked, this.asking, syntactic, interpretation, classAttributes, unknownParts),
    });
  }

  /**
   * The state after one more event; what libraries do is no event where the program's own code has called them.
   * @param assuming which way it goes where nothing decides; the likeliest ones if not given
   * @throws PredictionError if the model has no usable answer, DOMException `AbortError` if `signal` is aborted; `state` stays valid.
   */
  async step(state: State, signal?: AbortSignal, assuming?: Assuming): Promise<State> {
    await this.breaks.whenDue();
    const next = await this.event(state, signal, assuming);
    if (isHidden(this.source, topFrame(state))) return next;
    return await throughLibraries(
      this.source,
      next,
      (inside) => this.event(inside, signal, assuming),
      this.libraryLimits,
    );
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
    const next = await untilVisible(fresh, async (current) => {
      const reached = await this.next(current, topFrame(current), signal);
      return closing(reached) ?? reached;
    });
    return doubted(this.source, state, assumed(next));
  }

  private async next(fresh: State, frame: Frame, signal?: AbortSignal): Promise<State> {
    switch (frame.event) {
      case 'call':
        return frame.isResumed ? this.goneOn(this.generating.goOn(fresh), signal) : this.control.enter(fresh);
      case 'line': {
        const reached = await this.lines.run(fresh, signal);
        // A `finally` block has ended, and what it has put off goes on.
        const { id, exception } = topFrame(reached);
        return (id === frame.id && exception ? leftLoop(frame, reached) : undefined) ?? reached;
      }
      case 'exception': {
        if (frame.endsLoop) return this.goneOn(this.generating.endLoop(fresh), signal);
        const handlers = this.control.handlers(frame);
        const { exception = { type: 'Exception' }, line } = frame;
        const reached = this.control.propagate(fresh, exception, handlers, line, line);
        return leftLoop(frame, reached) ?? reached;
      }
      case 'return': {
        const handed = this.comingBack.from(fresh, frame);
        if ('done' in handed || isInner(frame)) return this.goneOn(handed, signal);
        // A generator that has yielded is closed where nothing holds it, as in `next(f())`.
        return this.lines.run(frame.isYielding === true ? handed.again : forgotten(handed.again), signal);
      }
    }
  }

  private async goneOn(handed: HandOver, signal: AbortSignal | undefined): Promise<State> {
    return 'done' in handed ? handed.done : this.lines.run(handed.again, signal);
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
}

/** Events inside of one statement; more mean that it may never end. */
const MOST_EVENTS = 20_000;

/** Steps up to the next event that people see: what runs inside a statement has none of its own. @param step makes one event, with all frames on the stack */
async function untilVisible(state: State, step: (state: State) => Promise<State>): Promise<State> {
  const fresh = state.last;
  let current = unfolded(state);
  for (let events = 0; events < 2 * MOST_EVENTS; events++) {
    const before = current;
    const isOver = events >= MOST_EVENTS;
    const next = await unlessUnknown({ ...before, last: fresh }, isOver ? unlessInside(step) : step);
    current = { ...next, last: together(before, next) };
    const top = current.frames.at(-1);
    if (!top || !(isInner(top) || isOnTheWay(top))) return folded(current);
  }
  throw new PredictionError('The iterable of the statement does not end.');
}

/** What runs inside a statement is given up. */
function unlessInside(step: (state: State) => Promise<State>): (state: State) => Promise<State> {
  return async (state) => {
    if (isInner(topFrame(state))) throw new PredictionError('it goes on for too long');
    return await step(state);
  };
}

/** It is at a statement on the line of another one, at which CPython makes no event. */
function isOnTheWay({ event, piece }: Frame): boolean {
  return event === 'line' && piece?.isHidden === true;
}

/** Where what runs inside a statement cannot be predicted, its value is unknown, and the statement continues. */
async function unlessUnknown(state: State, step: (state: State) => Promise<State>): Promise<State> {
  try {
    return await step(state);
  } catch (error) {
    const top = state.frames.at(-1);
    if (!(error instanceof PredictionError) || !top || !isInner(top)) throw error;
    const at = state.frames.findLastIndex((frame) => !isInner(frame));
    const outer = state.frames[at];
    const { waiting, truths } = outer ?? {};
    const unknown: UnknownValue = { kind: 'unknown', reason: error.message };
    const below = { ...state, frames: state.frames.slice(0, at + 1) };
    // The loop has no items that are known any more.
    if (outer && waiting?.implicit === 'item') return step(withTop(below, throughUnknown(outer, unknown)));
    if (!outer || !waiting || (waiting.implicit && !/^(?:collect|request)$/.test(waiting.implicit))) throw error;
    const value = returnedValue(waiting.expression, waiting.range, unknown);
    const frame = {
      ...moved(outer, { line: outer.line, event: 'line' }),
      computed: [...waiting.computed, value],
      ...(truths && { truths }),
    };
    return step(withTop(below, frame));
  }
}

/** What is known about a step that took several events. */
function together(before: State, { frames, last }: State): StepInfo {
  const { last: first } = before;
  const top = before.frames.at(-1);
  const isInside = top !== undefined && isInner(top);
  const from = last.from && (visibleFrame(before, last.from.frame) ?? visibleFrame({ frames }, last.from.frame));
  const locals = isInside ? top.function.locals : [];
  const changes = [...last.changes].filter(([name]) => !locals.includes(name));
  const prediction = last.prediction ?? first.prediction;
  const assumptions = [...(first.assumptions ?? []), ...(last.assumptions ?? [])];
  return {
    ...last,
    ...(from && { from: { frame: from.id, line: from.line } }),
    values:
      isInside && last.from?.frame === top.id
        ? first.values
        : top && isOnTheWay(top)
          ? [...first.values, ...last.values]
          : last.values,
    changes: new Map([...first.changes, ...changes]),
    output: first.output + last.output,
    ...errorsOf(first, last),
    confidence: first.confidence * (writesToErrors(before) ? 1 : last.confidence),
    ...(assumptions.length > 0 && { assumptions }),
    ...(prediction && { prediction }),
  };
}
