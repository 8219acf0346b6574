/** A safety net below the limits on nesting: a stack overflow of the engine, whose message means nothing to users. */

/** What such an error means. */
export const TOO_LARGE = 'This is too large, or nested too deeply, to be processed.';

export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}
