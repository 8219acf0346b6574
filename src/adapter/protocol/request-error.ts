/** A request that cannot be answered. The message is shown to the person who debugs. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}
