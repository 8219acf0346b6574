/** How a request is answered. */
import type { RequestArguments } from '../protocol/request-arguments';

export interface Answer {
  readonly body?: object;
  /** What happens once the client has the answer. */
  readonly after?: () => void;
}

/**
 * @param signal aborted when the client cancels the request
 * @throws RequestError if the request cannot be answered
 */
export type Handler = (given: RequestArguments, signal: AbortSignal) => Answer | Promise<Answer>;

export type Handlers = Readonly<Record<string, Handler>>;

/** An empty answer: the request succeeded. */
export const DONE: Answer = {};
