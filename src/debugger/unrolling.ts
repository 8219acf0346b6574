/**
 * Second thoughts: a part of a statement that goes through many items, and that the model is unsure of in one go, is
 * asked about item by item, in the function that Python says it is equivalent to. The rest of the statement is then
 * asked for again, with that value given.
 */
import { PredictionError, type ComputedValue, type Prediction, type Predictor, type Query } from '../codec/query';
import { sameValue } from '../python/print';
import type { SourceFile, SubExpression } from '../python/syntax';
import type { Value } from '../python/value';
import { withoutIds } from './containers';
import { doubtfulPart, isValueOf, listOf } from './doubtful';
import { initial } from './launch';
import { newFrame, topFrame, type Bindings, type State } from './state';
import type { ThrownException } from './exceptions';

/** Questions about the parts of one statement, those about parts of them included. */
const MOST_QUESTIONS = 500;
/** Parts of one statement. */
const MOST_PARTS = 4;

/** How many questions may still be asked. */
export interface Budget {
  left: number;
}

/** What a part comes to when it is done item by item. */
type Unrolled = { readonly confidence: number } & ({ readonly value: Value } | { readonly exception: ThrownException });

/** A machine, as far as it is needed here. */
interface Stepping {
  step(state: State, signal?: AbortSignal): Promise<State>;
}

export class Unrolling implements Predictor {
  /**
   * @param machineOf makes the machine of another program that asks the same model
   * @param shared what is left for the program if it is itself a part of a statement
   */
  constructor(
    private readonly source: SourceFile,
    private readonly predictor: Predictor,
    private readonly machineOf: (source: SourceFile, budget: Budget) => Stepping,
    private readonly shared?: Budget,
  ) {}

  /** As the model says, or with parts that it was unsure of done item by item. @throws PredictionError as `Predictor`, and where the budget is used up */
  async predict(query: Query, signal?: AbortSignal): Promise<Prediction> {
    const budget = this.shared ?? { left: MOST_QUESTIONS };
    if (this.shared && budget.left-- <= 0) throw new PredictionError('That takes too many steps.');
    let prediction = await this.predictor.predict(query, signal);
    if (this.predictor.inOneGo) return prediction;
    const tried = new Set<SubExpression>();
    for (let parts = 0; parts < MOST_PARTS; parts++) {
      const part = doubtfulPart(
        query,
        prediction,
        (one) => !tried.has(one) && this.source.unrolled(one.text) !== undefined,
      );
      if (!part) break;
      tried.add(part);
      const unrolled = await this.unrolled(query, part, budget, signal);
      if (!unrolled) continue;
      const at = prediction.values.findIndex((value) => isValueOf(value, part));
      const before = at < 0 ? prediction.values : prediction.values.slice(0, at);
      if ('exception' in unrolled) return raising(prediction, before, unrolled);
      const list = listOf(part, query);
      if (list !== undefined) return changing(query, prediction, list, unrolled);
      const { confidence } = unrolled;
      const given: ComputedValue[] = [
        ...before,
        { expression: part.text, range: part.range, value: unrolled.value, confidence },
      ];
      const computed = [...query.computed, ...given];
      const rest = await this.predictor.predict({ ...query, computed }, signal);
      const said = given.reduce((product, value) => product * value.confidence, 1);
      prediction = { ...rest, values: [...given, ...rest.values], confidence: rest.confidence * said };
    }
    return prediction;
  }

  private async unrolled(
    query: Query,
    part: SubExpression,
    budget: Budget,
    signal?: AbortSignal,
  ): Promise<Unrolled | undefined> {
    const source = this.source.unrolled(part.text);
    const locals = source && freeVariables(source, query);
    if (!locals) return undefined;
    try {
      return await this.roll(source, locals, this.machineOf(source, budget), signal);
    } catch (error) {
      if (error instanceof PredictionError) return undefined;
      throw error;
    }
  }

  private async roll(
    source: SourceFile,
    locals: Bindings,
    machine: Stepping,
    signal?: AbortSignal,
  ): Promise<Unrolled | undefined> {
    const [info] = source.functions;
    if (!info || info.firstLine === 'end') return undefined;
    const frame = { ...newFrame(1, info, locals), line: info.firstLine, event: 'line' as const };
    // Numbers of objects that the part makes are its own.
    let state: State = { ...initial(), frames: [frame], nextFrame: 2, nextId: 2 ** 40 };
    const items: Value[] = [];
    let confidence = 1;
    for (;;) {
      state = await machine.step(state, signal);
      confidence *= state.last.confidence;
      if (state.output !== '' || state.frames.length > 1) return undefined;
      if (state.failure) return { exception: state.failure, confidence };
      if (state.status === 'finished') {
        const value: Value | undefined = info.isGenerator ? { kind: 'list', items } : state.result;
        return value && value.kind !== 'unknown' ? { value: withoutIds(value), confidence } : undefined;
      }
      const { isYielding, value } = topFrame(state);
      if (!isYielding) continue;
      if (!value || value.kind === 'unknown') return undefined;
      items.push(value);
    }
  }
}

/** Values of the names that the function reads; undefined if it calls functions of the program, which have frames of their own. */
function freeVariables(source: SourceFile, query: Query): Bindings | undefined {
  const [info] = source.functions;
  const free = new Map<string, Value>();
  for (const line of source.executableLines) {
    const statement = source.statementAt(line, info);
    if (statement?.calls.some(({ callee }) => callee !== undefined && query.isCallable(callee))) return undefined;
    for (const { kind, text } of statement?.tokens ?? []) {
      const value = kind === 'name' && !info?.locals.includes(text) ? query.lookup(text) : undefined;
      if (value?.kind === 'unknown') return undefined;
      if (value) free.set(text, value);
    }
  }
  return free;
}

/** The whole statement is a call that gives a list another content. */
function changing(
  query: Query,
  prediction: Prediction,
  name: string,
  { value, confidence }: Extract<Unrolled, { readonly value: Value }>,
): Prediction {
  const old = query.lookup(name);
  const said = prediction.values.reduce((product, part) => product * part.confidence, confidence);
  return {
    ...prediction,
    changes: old && sameValue(withoutIds(old), value) ? [] : [{ name, value, confidence }],
    outcome: { kind: 'next', successor: 0 },
    outcomeConfidence: confidence,
    confidence: said,
  };
}

function raising(
  prediction: Prediction,
  values: readonly ComputedValue[],
  { exception, confidence }: { readonly exception: ThrownException; readonly confidence: number },
): Prediction {
  const said = values.reduce((product, value) => product * value.confidence, confidence);
  const outcome = { kind: 'raise' as const, exception };
  return { ...prediction, values, changes: [], output: '', outcome, outcomeConfidence: confidence, confidence: said };
}
