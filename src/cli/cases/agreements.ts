/** How often the model and the check say the same of the same statement: what the model is worth where nobody knows the truth. */
import type { Comparison } from '../../sandbox/checking-predictor';
import { Breakdown, type BreakdownRow } from './breakdown';
import { Calibration } from './score';

export interface AgreementReport {
  /** Statements, and parts of them, that both have answered. */
  readonly count: number;
  readonly agreement: number;
  /** By kind of statement. */
  readonly statements: readonly BreakdownRow[];
  /** How sure the model was, and how often the check said the same. */
  readonly calibrationError: number;
  readonly calibration: Calibration['rows'];
}

export class Agreements {
  /** Whether questions count now: what is asked again by another way is the same statement. */
  isOpen = true;
  private count = 0;
  private agreed = 0;
  private readonly statements = new Breakdown();
  private readonly calibration = new Calibration();

  readonly add = (isSame: boolean, { query, said }: Comparison): void => {
    this.count++;
    this.agreed += Number(isSame);
    this.statements.add(query.statement.kind, isSame);
    this.calibration.add(said.confidence, isSame);
  };

  report(): AgreementReport {
    const { count, agreed, statements, calibration } = this;
    return {
      count,
      agreement: agreed / Math.max(1, count),
      statements: statements.rows,
      calibrationError: calibration.error,
      calibration: calibration.rows,
    };
  }
}
