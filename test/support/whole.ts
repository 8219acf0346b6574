/** A call with all that its function mentions of its module, read or not. */
import { launched, type Start } from '../../src/debugger/launch/launch';
import type { Machine } from '../../src/debugger/machine/machine';
import type { State } from '../../src/debugger/state/state';

export async function launchedWhole(machine: Machine, start: Start, signal?: AbortSignal): Promise<State> {
  return await machine.modules.whole(await launched(machine, start, signal), signal);
}
