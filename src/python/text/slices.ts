/** Cooperative long-running work, which lets timers and input be handled between its steps. */

/** Work that can be paused after each step, with its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Milliseconds that steps may take before yielding to other work. */
const SLICE = 12;

/** Milliseconds that promises which resolve at once may go on before other work has its turn: by themselves they never let it. */
const PATIENCE = 8;

/** Browsers have none. */
const { setImmediate: immediate } = globalThis as { setImmediate?: (done: () => void) => unknown };

/** Lets timers, input and messages have their turn. */
export async function otherWork(): Promise<void> {
  await new Promise<void>((done) => {
    if (immediate) immediate(done);
    else afterMessages(done);
  });
}

/** As browsers have them. */
interface Ports {
  readonly port1: { onmessage?: () => void; close(): void };
  readonly port2: { postMessage(message: undefined): void };
}

/** Timers of browsers wait for at least four milliseconds where one follows the other; messages do not. */
function afterMessages(done: () => void): void {
  const { port1, port2 } = new MessageChannel() as unknown as Ports;
  port1.onmessage = () => {
    port1.close();
    done();
  };
  port2.postMessage(undefined);
}

/** For loops over such promises. */
export class Breaks {
  /** @param last when the last one was, as `performance.now()` tells it */
  constructor(private last = performance.now()) {}

  /** Lets other work have its turn if it has waited long enough. */
  async whenDue(): Promise<void> {
    if (performance.now() - this.last <= PATIENCE) return;
    await otherWork();
    this.last = performance.now();
  }
}

/** Runs the work without pauses. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the work, letting timers and input be handled in between. @throws whatever the work throws */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let last = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - last < SLICE) continue;
    await otherWork();
    last = performance.now();
  }
}
