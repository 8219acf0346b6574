/** Expressions that somebody wants to know at a stop. The client asks for the same ones again and again: answers are kept. */
import { computedOn } from '../../debugger/evaluate/computed-values';
import type { Evaluated, Evaluator, Executed } from '../../debugger/evaluate/evaluator';
import type { Frame, State } from '../../debugger/state/state';
import { shortened } from '../../python/text/shortened';
import { isName } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { RequestError } from '../protocol/request-error';
import { cancellable } from './cancellable-evaluation';

export class Expressions {
  private readonly evaluated = new WeakMap<State, Map<string, Evaluated>>();

  /** @param confidence probability that a value of the state is right, where the model has said one */
  constructor(
    readonly evaluator: Evaluator,
    private readonly confidence: (value: Value) => number | undefined,
  ) {}

  /**
   * The value of an expression in a frame.
   * @param isHover it is in the source, so values that a line computed count, too
   * @throws RequestError if it is not an expression or its value cannot be determined, `AbortError` if `signal` is aborted
   */
  async value(text: string, state: State, frame: Frame, isHover: boolean, signal?: AbortSignal): Promise<Evaluated> {
    refuseEmpty(text);
    const known = this.evaluator.read(text, state, frame) ?? computedOn(text, state, frame, isHover);
    if (known) return { value: known, confidence: this.confidence(known) ?? 1 };
    const cache = this.evaluated.get(state) ?? new Map<string, Evaluated>();
    this.evaluated.set(state, cache);
    const key = `${frame.id} ${text}`;
    const found = cache.get(key) ?? (await cancellable(this.evaluator.value(text, state, frame, signal), signal));
    cache.set(key, found);
    return found;
  }

  /** The value of a property of an object. @throws as `value` */
  async property(owner: Value, name: string, state: State, signal?: AbortSignal): Promise<Evaluated> {
    return cancellable(this.evaluator.property(owner, name, state, signal), signal);
  }

  /** What an expression or simple statement makes of a state. @throws as `value` */
  async execute(text: string, state: State, frame: Frame, signal?: AbortSignal): Promise<Executed> {
    refuseEmpty(text);
    const executed = await cancellable(this.evaluator.execute(text, state, frame, signal), signal);
    signal?.throwIfAborted();
    return executed;
  }
}

function refuseEmpty(text: string): void {
  if (text === '') throw new RequestError('There is nothing to evaluate.');
}

/** Why an expression denotes no place that has a value. */
export function noPlace(expression: string): string {
  return isName(expression)
    ? `${expression} has no value here.`
    : `${shortened(expression)} is not a variable, item or attribute with a value here.`;
}
