/** The program cannot be started that way; the message is for people. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
