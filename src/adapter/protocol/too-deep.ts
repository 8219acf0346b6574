/** The net below the limits on nesting: an error of the engine, which says nothing that a person can use. */

/** What such an error means. */
export const TOO_LARGE = 'This is too large, or nested too deeply, to be processed.';

export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
