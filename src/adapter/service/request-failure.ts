/** The request cannot be answered; the message is for people. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
}
