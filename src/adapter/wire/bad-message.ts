/** A message that is not a valid request. */
export class BadMessage extends Error {
  /**
   * @param isRead whether it was a message at all
   * @param id of the intended request, if there is one
   */
  constructor(
    message: string,
    readonly isRead: boolean,
    readonly id: string | number | null,
  ) {
    super(message);
  }
}
