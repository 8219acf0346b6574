import { expect, it } from 'vitest';
import { Judge } from '../../../../src/debugger/causes/suspects/symptom';
import type { State } from '../../../../src/debugger/state/state';
import { GIVEN } from '../../../../src/debugger/state/step-info';

it('takes a run that goes on and on for no better than one that raises the exception', () => {
  const after = (status: State['status']): number => {
    const judge = new Judge({ kind: 'crash', type: 'ValueError', line: 5 });
    return judge.closeness({ status, frames: [], last: GIVEN } as unknown as State);
  };
  expect(after('crashed')).toBe(0);
  expect(after('running')).toBe(0);
  expect(after('finished')).toBeGreaterThan(0);
});
