/** A machine that lets requests be handled between its steps. */
import { Machine } from '../../debugger/machine/machine';
import type { Assuming, State } from '../../debugger/state/state';
import { Breaks } from '../../python/text/slices';

/**
 * Steps that need no model are promises that resolve at once, and a long run of them would keep the process from reading
 * its input: no `pause` would ever arrive.
 */
export class ResponsiveMachine extends Machine {
  private readonly breaks = new Breaks(0);

  override async step(state: State, signal?: AbortSignal, assuming?: Assuming): Promise<State> {
    await this.breaks.whenDue();
    return super.step(state, signal, assuming);
  }
}
