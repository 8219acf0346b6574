/** Waits for an evaluation until it is canceled. */
import { EvaluationError, RaisingError } from '../../debugger/evaluate/evaluator';
import { RequestError } from '../protocol/request-error';

/** @throws RequestError if the value cannot be determined, `AbortError` as soon as `signal` is aborted, even if the model is still running */
export async function cancellable<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await Promise.race([work, whenAborted(signal)]);
  } catch (error) {
    // The client shows it beside what it has asked for.
    if (error instanceof RaisingError) throw new RequestError(`${error.what} (predicted)`);
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
