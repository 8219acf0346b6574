import { describe, expect, it } from 'vitest';
import { stoppedEvent } from '../../../src/adapter/session/stop-events';
import type { StopReason } from '../../../src/debugger/session/commands/commands';
import type { State } from '../../../src/debugger/state/state';

const state = { frames: [], last: { source: 'predicted', confidence: 1 } } as unknown as State;
const PLACE = { step: 3, last: 3, isRepeatable: true };
const stop = (reason: StopReason, certainty = 1) => stoppedEvent(reason, state, certainty, 0.5, PLACE).body;

describe('a stop', () => {
  it('says why, and at which breakpoints', () => {
    expect(stop({ kind: 'data-breakpoint', text: 'x changed: 1 → 2', breakpoints: [3] })).toMatchObject({
      reason: 'data breakpoint',
      description: 'x changed: 1 → 2',
      text: 'x changed: 1 → 2',
      hitBreakpointIds: [3],
    });
    expect(stop({ kind: 'error', text: 'no prediction: why' }).description).toBe('No prediction: why');
  });

  it('says so where the way to it is doubtful', () => {
    const reason = { kind: 'step', text: 'step' } as const;
    expect(stop(reason, 0.8).description).toBe('Stopped after a step');
    expect(stop(reason, 0.437).description).toBe('43 % likely to get here');
    const atBreakpoint = { kind: 'breakpoint', text: 'breakpoint' } as const;
    expect(stop(atBreakpoint).description).toBe('Stopped at a breakpoint');
    expect(stop(atBreakpoint, 0.437).description).toBe('At a breakpoint (43 % likely)');
    expect(stop(reason, 0.0001).description).toBe('< 1 % likely to get here');
  });

  it('says what was assumed last, so short that its end is seen', () => {
    const assumed = (way: string, certainty: number) => {
      const assumptions = [{ reason: '', ways: ['x', way], chosen: 1, probability: certainty }];
      const after = { ...state, last: { ...state.last, assumptions } };
      return stoppedEvent({ kind: 'step', text: 'step' }, after, certainty, 0.5, PLACE).body.description;
    };
    expect(assumed('x > 0 is true', 0.9)).toBe('Assumed: x > 0 is true');
    expect(assumed('response.status_code != 200 is false', 0.4)).toBe('Assumed: response.status… is false');
    expect(assumed('rows has no more items', 1)).toBe('Assumed: rows has no more items');
  });

  it('says what the user has decided by a value, also where that was computed in the same step', () => {
    const after = (last: Partial<State['last']>) =>
      stoppedEvent({ kind: 'step', text: 'step' }, { ...state, last: { ...state.last, ...last } }, 1, 0.5, PLACE).body;
    const way = { reason: '', ways: ['x is true', 'x is false'], chosen: 1, probability: 1 };
    expect(after({ assumptions: [{ ...way, given: 'x = False' }] }).description).toBe('Given: x = False');
    expect(after({ assumptions: [{ ...way, given: 'response.status_code != 200 = False' }] }).description).toBe(
      'Given: response.status_… = False',
    );
    expect(after({ assumptions: [{ ...way, given: 'x = False' }, way] }).description).toBe('Assumed: x is false');
  });
});
