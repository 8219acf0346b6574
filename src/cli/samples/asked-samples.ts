/**
 * The questions that the machine asks about recorded steps. It is put where a step begins and makes that step; the calls that it
 * enters return what they returned in the recording, and every question on the way is a sample. Where the step ends is compared
 * with the recording.
 */
import { frameAt, scopeOf } from '../../codec/traces/recorded-frame';
import { NoSample, own, reasonOf, type Span, spansOf, valueParser } from '../../codec/traces/spans';
import type { Trace, TraceNames, TraceStep } from '../../codec/traces/trace';
import { randomFrom } from '../../codec/traces/random';
import { unloaded } from '../../debugger/launch/launch';
import { numbered } from '../../debugger/machine/effects/effects';
import { Machine } from '../../debugger/machine/machine';
import { indexObjects, keepIds, Numbering } from '../../debugger/objects/heap';
import { localsOf, moved, newFrame, topFrame, withTop, type Frame, type State } from '../../debugger/state/state';
import { valuesOf } from '../../debugger/state/value-roots';
import { PredictionError } from '../../codec/query';
import { StandInPredictor } from '../../model/predict/model-chain';
import type { SourceFile, Statement } from '../../python/syntax';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import type { SandboxTransport } from '../../sandbox/transport';
import { EvaluatingModel, type Sample, UNSURE_SHARE } from './evaluating-model';
import { withMasked } from './masking';

/** Calls that one statement may make. */
const MOST_CALLS = 32;

export interface AskedOptions {
  /** CPython, which says what is true. */
  readonly evaluator: SandboxTransport;
  /** Share of the branches that are asked about once more, with some of their values unknown; 0 to 1. */
  readonly maskedShare: number;
  /** Share of the steps that are made once more by a debugger that is unsure of some values; 0 to 1. */
  readonly doubtedShare: number;
}

/** @param report called with the reason for leaving out a step, or the rest of one */
export async function* askedSamplesOf(
  file: SourceFile,
  trace: Trace,
  { evaluator, maskedShare, doubtedShare }: AskedOptions,
  report: (reason: string) => void,
): AsyncGenerator<Sample> {
  const sure = stepsWith(file, new EvaluatingModel(evaluator));
  const unsure = doubtedShare > 0 ? stepsWith(file, new EvaluatingModel(evaluator, UNSURE_SHARE)) : undefined;
  const random = randomFrom(`${trace.id} doubts`);
  for (const [at, span] of [...spansOf(trace.steps)].entries()) {
    try {
      yield* withMasked(await sure.samples(span, report), maskedShare);
      if (unsure && random() < doubtedShare) yield* await unsure.samples(span, () => undefined, `${trace.id} ${at}`);
    } catch (error) {
      if (!(error instanceof NoSample) && !(error instanceof PredictionError)) throw error;
      report(reasonOf(error));
    }
  }
}

function stepsWith(file: SourceFile, model: EvaluatingModel): AskedSteps {
  return new AskedSteps(file, new Machine(file, new StandInPredictor(model)), model);
}

class AskedSteps {
  private readonly module: State;

  constructor(
    private readonly file: SourceFile,
    private readonly machine: Machine,
    private readonly model: EvaluatingModel,
  ) {
    this.module = unloaded(file);
  }

  async samples(span: Span, report: (reason: string) => void, seed = ''): Promise<readonly Sample[]> {
    const parse = valueParser();
    let state = this.begin(span, parse);
    this.model.begin(span.step.partial ?? [], seed);
    for (const [calls, end] of [...span.callees.slice(0, MOST_CALLS), undefined].entries()) {
      state = await this.step(state);
      if (this.model.problem !== undefined) break;
      if (state.frames.length === 1) {
        const problem = calls < span.callees.length ? 'calls that are not made' : this.difference(state, span, parse);
        if (problem !== undefined) throw new NoSample(problem);
        return this.model.samples;
      }
      const called = topFrame(state).function.name;
      if (!end) throw new NoSample('a call that was not made');
      if (called !== end.call.function) throw new NoSample('another call');
      // It has raised an exception, or what it gave is not known.
      if (!end.end) break;
      state = this.returned(state, end.end, parse);
    }
    if (this.model.problem !== undefined) report(`in part: ${this.model.problem}`);
    return this.model.samples;
  }

  private async step(state: State): Promise<State> {
    try {
      return await this.machine.step(state);
    } catch (error) {
      // Which question it was is told by the model.
      if (error instanceof PredictionError && this.model.problem !== undefined) return state;
      throw error;
    }
  }

  private begin({ step, previous, next }: Span, parse: (text: string) => Value): State {
    const scope = scopeOf(this.file, step);
    const statement = this.file.statementAt(step.line, scope);
    if (statement?.line !== step.line) throw new NoSample('no statement on the line');
    const { kind } = statement;
    if (kind === 'class' || kind === 'import' || kind === 'error' || statement.isTransparent)
      throw new NoSample(`nothing is asked about: ${kind}`);
    if (next.event === 'return' && next.line !== step.line) throw new NoSample('a frame that ends elsewhere');
    const from = previous && this.file.statementAt(previous.line, scope);
    const isAgain = from?.enclosing.some((block) => block.kind === kind && block.line === statement.line) ?? false;
    if (isAgain && kind === 'with') throw new NoSample('a block that is left');
    const view = frameAt(this.file, step, { ...step, computed: [] }, parse);
    const upcoming = isAgain && kind === 'for' ? view.upcoming?.(statement.line) : undefined;
    if (isAgain && kind === 'for' && !upcoming) throw new NoSample('a loop whose next items are not known');
    if (kind === 'except' && !step.handled) throw new NoSample('an exception that is not known');
    const isModule = scope.kind === 'module';
    const frame: Frame = {
      ...newFrame(1, scope, isModule ? new Map<string, Value>() : read(step.locals, parse)),
      line: statement.line,
      event: 'line',
      ...(upcoming && { iterators: [loopAt(statement, upcoming)] }),
      ...(step.handled && { handled: [{ line: step.line, exception: step.handled, raisedAt: step.line, outer: [] }] }),
    };
    const given = [...read(step.globals, parse), ...(isModule ? read(step.locals, parse) : [])];
    const state: State = {
      ...this.module,
      globals: new Map([...this.module.globals, ...given]),
      frames: [frame],
      nextFrame: 2,
    };
    const numbers = [...indexObjects(valuesOf(state)).keys()];
    return numbered({ ...state, nextId: Math.max(0, ...numbers) + 1 });
  }

  /** The callee at its return, and its caller as it was then. */
  private returned(state: State, end: TraceStep, parse: (text: string) => Value): State {
    const numbering = new Numbering(state.nextId);
    const value = keepIds(undefined, parse(end.value ?? 'None'), numbering);
    const back = { ...moved(topFrame(state), { line: topFrame(state).line, event: 'return' }), value };
    const [caller, ...between] = state.frames.slice(0, -1);
    if (!caller || between.length > 0) throw new NoSample('a call inside a call');
    const known = localsOf(state, caller);
    const now = new Map([...known].map(([name, was]) => [name, later(was, name, end, parse, numbering)] as const));
    const instance = caller.waiting?.instance;
    const made = instance && end.instance !== undefined ? keepIds(instance, parse(end.instance), numbering) : instance;
    if (instance && !made) throw new NoSample('an instance that is not known');
    const waiting = caller.waiting && { ...caller.waiting, ...(made && { instance: made }) };
    const after: Frame = {
      ...caller,
      ...(caller.function.kind !== 'module' && { locals: now }),
      ...(waiting && { waiting }),
    };
    return { ...withTop({ ...state, frames: [after, back] }, back), nextId: numbering.position };
  }

  /** What is not as it was recorded. */
  private difference(state: State, { step, next }: Span, parse: (text: string) => Value): string | undefined {
    const frame = topFrame(state);
    if (frame.event !== next.event) return `another event: ${frame.event}, not ${next.event}`;
    if (frame.event === 'line' && frame.line !== next.line) return 'another line';
    if (frame.event === 'exception' && frame.exception?.type !== next.exception) return 'another exception';
    const said = next.value === undefined ? undefined : parse(next.value);
    if (frame.event === 'return' && said?.kind !== 'unknown' && frame.value && said && !sameValue(frame.value, said))
      return 'another value';
    const locals = localsOf(state, frame);
    const isPartial = (name: string): boolean => step.partial?.includes(name) ?? false;
    const other = Object.entries(next.locals).some(([name, text]) => {
      const [was, is] = [locals.get(name), parse(text)];
      return !isPartial(name) && is.kind !== 'unknown' && !(was && sameValue(was, is));
    });
    return other ? 'another value of a name' : undefined;
  }
}

function read(names: TraceNames, parse: (text: string) => Value): Map<string, Value> {
  return new Map(Object.entries(names).map(([name, text]) => [name, parse(text)] as const));
}

function later(
  was: Value,
  name: string,
  { resumed }: TraceStep,
  parse: (text: string) => Value,
  numbering: Numbering,
): Value {
  const text = resumed ? own(resumed.locals, name) : undefined;
  return text === undefined ? was : keepIds(was, parse(text), numbering);
}

/** A loop under way, whose next items are known. */
function loopAt(
  { line }: Statement,
  { items, more }: { readonly items: readonly Value[]; readonly more: boolean },
): Frame['iterators'][number] {
  const all = more ? [...items, { kind: 'none' } as const] : items;
  return { line, iterable: { kind: 'list', items: all }, taken: 0 };
}
