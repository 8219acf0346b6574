/** How often the model and the check agree: by kind of statement, and by how sure the model was. */
import { expect, it } from 'vitest';
import type { Prediction } from '../../../src/codec/query';
import { Agreements } from '../../../src/cli/cases/agreements';
import { queryOf } from '../../support/query';

function said(confidence: number): Prediction {
  const outcome = { kind: 'next', successor: 0 } as const;
  return { values: [], output: '', changes: [], outcome, outcomeConfidence: 1, confidence };
}

it('counts by statement, and compares how sure the model was with how often it was right', () => {
  const agreements = new Agreements();
  const assignment = queryOf('x = y + z', { y: '1', z: '2' });
  agreements.add(true, { query: assignment, said: said(0.95) });
  agreements.add(false, { query: assignment, said: said(0.25) });
  agreements.add(true, { query: assignment, said: said(0.35) });
  agreements.add(true, { query: queryOf('return y', { y: '1' }), said: said(0.95) });
  const report = agreements.report();
  expect(report).toMatchObject({ count: 4, agreement: 0.75 });
  expect(report.statements).toEqual([
    { name: 'assignment', count: 3, accuracy: 2 / 3 },
    { name: 'return', count: 1, accuracy: 1 },
  ]);
  expect(report.calibration.filter(({ count }) => count > 0)).toMatchObject([
    { from: 0.2, count: 1, accuracy: 0 },
    { from: 0.3, count: 1, accuracy: 1 },
    { from: 0.9, count: 2, accuracy: 1 },
  ]);
  expect(report.calibrationError).toBeCloseTo((0.25 + 0.65 + 0.1) / 4);
});

it('of nothing is nothing', () => {
  expect(new Agreements().report()).toMatchObject({ count: 0, agreement: 0, statements: [], calibrationError: 0 });
});
