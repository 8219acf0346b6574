/**
 * The way to the evaluator of `src/sandbox/python` and back: JSON text in, JSON text out. Behind it is a process of its own, which has no
 * state between two questions and can be ended at any time.
 */
export interface SandboxTransport {
  /** False where the evaluator cannot be had, now or at all: nothing needs to be asked. */
  readonly available: boolean;
  /**
   * @throws SandboxUnavailable if there is nobody to ask; SandboxTimeout if no answer came in time; DOMException `AbortError` if
   * `signal` is aborted.
   */
  ask(request: string, options?: SandboxOptions): Promise<string>;
}

export interface SandboxOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long the answer may take. */
  readonly milliseconds?: number | undefined;
}

/** The evaluator could not be started, or ended by itself; the message says why, for people. */
export class SandboxUnavailable extends Error {
  override readonly name = 'SandboxUnavailable';
}

/** The evaluator took too long, and was ended. */
export class SandboxTimeout extends Error {
  override readonly name = 'SandboxTimeout';
}
