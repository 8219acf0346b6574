/** A machine that lets requests be handled between its steps. */
import { setImmediate } from 'node:timers/promises';
import { Machine } from '../../debugger/machine/machine';
import type { Assuming, State } from '../../debugger/state/state';

/** Milliseconds that steps may take before requests are handled. */
const PATIENCE = 10;

/**
 * Steps that need no model are promises that resolve at once, and a long run of them would keep the process from reading
 * its input: no `pause` would ever arrive.
 */
export class ResponsiveMachine extends Machine {
  private lastBreak = 0;

  override async step(state: State, signal?: AbortSignal, assuming?: Assuming): Promise<State> {
    if (Date.now() - this.lastBreak > PATIENCE) {
      await setImmediate();
      this.lastBreak = Date.now();
    }
    return super.step(state, signal, assuming);
  }
}
