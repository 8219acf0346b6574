/** A line event: what is done on a line, question by question, until the frame's next event. */
import { NoAnswerError, type Prediction, type Predictor, type Query } from '../../codec/query';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { idOf, mapChildren } from '../objects/containers';
import { mapValues } from '../state/value-roots';
import type { ThrownException } from '../state/exceptions';
import { isExit } from '../state/block-exit';
import { lookup } from '../state/name-scopes';
import { writtenApart } from '../operands/written-apart';
import { topFrame, withTop, type State } from '../state/state';
import { withMadeClass } from '../classes/made-classes';
import type { Importer } from '../launch/top-level/modules';
import type { Question } from '../operands/question-forms';
import type { UnknownParts } from '../unknowns/unknown-parts';
import { isYield, type Asking } from './steps/asking';
import { withGivenValues } from './steps/given-values';
import { settled } from './steps/line-progress';
import type { Control } from './control/control';
import type { Decorators } from './frames/decorators';
import type { CallEntry } from './frames/call-entry';
import { applyEffects } from './effects/effects';
import type { EventLoops } from './frames/event-loops';
import { switched } from './frames/threads';
import type { GeneratorRequests } from './frames/generator-requests';
import type { GeneratorRuns, HandOver } from './frames/generator-runs';
import type { HandingOn } from './effects/handing-on';
import type { InnerRuns } from './frames/inner-runs';
import type { Interpretation } from './steps/interpretation';
import type { ModelAnswers } from './steps/model-answers';
import type { Cases } from './steps/cases';
import type { StatementCall } from './steps/statement-call';
import type { SyntacticSteps } from './steps/syntactic-steps';
import type { Exits } from './frames/with-exits';

/** Maximum calls of one statement; more mean that the model repeats itself. */
const CALLS_PER_STATEMENT = 256;

/** What a line event is made with. */
interface Parts {
  readonly source: SourceFile;
  readonly cases: Cases;
  readonly exits: Exits;
  readonly generating: GeneratorRuns;
  readonly requests: GeneratorRequests;
  readonly loops: EventLoops;
  readonly inner: InnerRuns;
  readonly importer: Importer;
  readonly syntactic: SyntacticSteps;
  readonly predictor: Predictor;
  readonly asking: Asking;
  readonly entry: CallEntry;
  readonly handingOn: HandingOn;
  readonly interpretation: Interpretation;
  readonly decorators: Decorators;
  readonly control: Control;
  /** An instance of an exception of the program as what is raised; undefined for any other value. */
  readonly exceptionOf: (value: Value) => ThrownException | undefined;
  readonly unknownParts: UnknownParts;
  readonly answers: ModelAnswers;
}

export class LineEvents {
  constructor(private readonly parts: Parts) {}

  /**
   * The state at the frame's next event.
   * @throws PredictionError if the model has no usable answer, DOMException `AbortError` if `signal` is aborted
   */
  async run(state: State, signal?: AbortSignal): Promise<State> {
    for (let current = state; ;) {
      signal?.throwIfAborted();
      const handed = await this.goOn(current, signal);
      if ('done' in handed) return handed.done;
      current = handed.again;
    }
  }

  /** One thing that the line does: an event, or the state from which the line goes on. */
  private async goOn(state: State, signal?: AbortSignal): Promise<HandOver> {
    const { cases, exits, generating, requests, loops, inner, importer, syntactic, predictor, asking, entry } =
      this.parts;
    const apart = this.apart(state);
    if (apart) return { again: apart };
    const tried = cases.step(state);
    if (tried) return tried;
    const begun = exits.step(state) ?? generating.step(state) ?? inner.step(state);
    if (begun) return begun;
    const loaded = this.told(await importer.imported(state, signal));
    const first = syntactic.workedOut(loaded);
    if (first) return inner.begin(loaded, first);
    const known = syntactic.step(loaded, () => asking.leads(loaded));
    if (known) return { done: known };
    const exit = exits.question(loaded);
    if (exit)
      return exits.assumed(loaded, exit) ?? this.leaving(loaded, exit, await predictor.predict(exit, { signal }));
    const next = asking.next(loaded);
    if ('begun' in next) return { again: next.state };
    if ('entering' in next) return entry.made(next.state, next.entering);
    if ('running' in next) return inner.begin(next.state, next.running);
    if ('requesting' in next) return requests.made(next.state, next.requesting);
    if ('awaiting' in next) return loops.awaits(next.state, next.awaiting);
    if ('starting' in next) return 'runs' in next.starting ? loops.started(next.state, next.starting) : switched(next.state, next.starting); // prettier-ignore
    if ('yielding' in next) return generating.waits(next.state, next.yielding.yields, next.yielding);
    return this.ask(next.state, next.question, signal);
  }

  /** The state with what the launch has told about the process, where the statement reads it. */
  private told(state: State): State {
    const { control, source } = this.parts;
    const frame = topFrame(state);
    return isExit(frame) ? state : (withGivenValues(state, source, control.statement(frame)) ?? state);
  }

  /** The statements of a line that lead into the program run one by one. */
  private apart(state: State): State | undefined {
    const frame = topFrame(state);
    if (frame.piece || frame.computed.length > 0 || frame.item || isExit(frame)) return undefined;
    const statement = this.parts.control.statement(frame);
    if (!statement.pieces?.length || !this.parts.asking.runsApart(state, statement)) return undefined;
    return withTop(state, { ...frame, piece: { at: 0 } });
  }

  /** Answers a question: from known values where those are enough, else by the model. */
  private async ask(state: State, first: Question, signal?: AbortSignal): Promise<HandOver> {
    const { syntactic, asking, handingOn, interpretation, answers, control, generating } = this.parts;
    const call = asking.statementCall(state, first);
    const isPart = call && call !== 'done' && 'ask' in call;
    if (call && !isPart) return this.byItself(state, first, call);
    const asked = isPart ? call.ask : first;
    const handed = handingOn.step(state, asked);
    if (handed?.returned && isYield(topFrame(state), control.statement(topFrame(state))))
      return generating.yielded(handed.state, handed.returned);
    if (handed) return interpretation.handedOn(handed);
    const question = writtenApart(asked, (name) => lookup(state, topFrame(state), name)) ?? asked;
    const query = asking.query(state, question);
    const unknown = this.parts.unknownParts.find(state, question, (part) => query.enters?.(part) === true);
    if (unknown) return syntactic.unknown.found(state, question, unknown);
    const [item] = query.iterator?.items ?? [];
    if (item?.kind === 'unknown') return { done: syntactic.unknownLoop(state, query.statement, item) };
    const next = await answers.to(state, question, query, signal);
    if ('done' in next || topFrame(next.again).computed.length <= CALLS_PER_STATEMENT) return next;
    const error = new NoAnswerError('the prediction calls the same function again and again');
    return { done: syntactic.withoutValue(next.again, error) };
  }

  /** What a statement does implicitly with what it has evaluated. */
  private byItself(state: State, { kind, key }: Question, call: StatementCall): HandOver {
    const { inner, generating, entry, interpretation, decorators, control, syntactic } = this.parts;
    if (call === 'done') return { done: interpretation.passed(state, 0) };
    if ('inner' in call) return inner.begin(state, call);
    if ('target' in call) return entry.made(state, call);
    if ('yields' in call) return generating.waits(state, call.yields, call);
    if ('assigns' in call) return { done: interpretation.assigned(state, call.to, call.assigns, call.holder) };
    if ('binds' in call && 'key' in call)
      return { again: settled(state, { key: call.key, holds: true, bind: { name: call.binds, value: call.value } }) };
    if ('becomes' in call)
      return { done: interpretation.attributeSet(state, call.holder, call.attribute, call.becomes) };
    if ('shares' in call) return { done: interpretation.passed(withoutShared(state, call.shares), 0) };
    if ('unsaid' in call)
      return { done: syntactic.unknown.step(state, control.statement(topFrame(state)), call.unsaid) };
    if ('throws' in call) return { done: control.raise(state, call.throws) };
    if ('makes' in call) return { done: interpretation.passed(withMadeClass(state, call.makes, call.defaults), 0) };
    if ('takes' in call) return generating.taken(state, call);
    if ('matches' in call) return { done: interpretation.passed(withSubject(state, call.matches), 0) };
    if ('enters' in call) return { done: interpretation.entered(state, call.enters, call.binds) };
    if ('decorates' in call)
      return { done: decorators.evaluated(state, control.statement(topFrame(state)), call.decorates) };
    if ('raises' in call) {
      const exception = this.parts.exceptionOf(call.raises);
      if (!exception) throw new NoAnswerError('what is raised is no exception');
      return { done: interpretation.raising(state, exception) };
    }
    if ('delegates' in call) return generating.yielded(state, call.delegates);
    if ('needs' in call) throw new NoAnswerError('what is asked about has no value');
    if (kind === 'test') return { again: settled(state, { key: key ?? '', holds: call.holds }) };
    return { done: interpretation.passed(state, call.holds ? 0 : 1) };
  }

  /** What the answer about leaving a `with` block means: the question is none of the program's statements, and changes nothing. */
  private leaving(state: State, { statement, computed }: Query, predicted: Prediction): HandOver {
    const effects = applyEffects(state, statement, { ...predicted, changes: [] });
    const { outcome } = predicted;
    if (outcome.kind !== 'call') return this.parts.exits.answered(effects.state, statement, outcome);
    return this.parts.entry.predicted(
      effects,
      { kind: 'statement', statement, computed, residual: undefined },
      outcome,
    );
  }
}

/** Which attributes an instance shares with others is not followed, and so nothing is said of it, nor of the dict that has them. */
function withoutShared(state: State, shared: readonly Value[]): State {
  const ids = new Set(shared.map(idOf));
  const unknown: Value = { kind: 'unknown', reason: 'attributes that instances share are not followed' };
  const without = (value: Value): Value => {
    const id = idOf(value);
    return id !== undefined && ids.has(id) ? unknown : mapChildren(value, without);
  };
  return mapValues(state, without);
}

/** With what the `match` statement on the line matches. */
function withSubject(state: State, value: Value): State {
  const frame = topFrame(state);
  const others = (frame.subjects ?? []).filter(({ line }) => line !== frame.line);
  return withTop(state, { ...frame, subjects: [...others, { line: frame.line, value }] });
}
