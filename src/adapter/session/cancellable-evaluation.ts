/** Waits for an evaluation as long as somebody wants to know it. */
import { EvaluationError } from '../../debugger/evaluate/evaluator';
import { RequestError } from '../protocol/request-error';

/** @throws RequestError where the value cannot be told, `AbortError` as soon as `signal` is aborted, whatever the model still does */
export async function cancellable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await Promise.race([work, whenAborted(signal)]);
  } catch (error) {
    if (error instanceof EvaluationError) throw new RequestError(error.message);
    throw error;
  }
}

/** Rejects when the signal is aborted; never resolves. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => {
      reject(new DOMException('cancelled', 'AbortError'));
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
