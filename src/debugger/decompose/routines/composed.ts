import { ADD, COMPARE, DIVIDE, ENOUGH, SAME, SUBTRACT, TIMES } from './digits';
import { DATE_ROUTINES } from './dates';
import { APPLY } from './item-routines';

/** Routines that calculate, which may be worked out digit by digit in turn. */
export const COMPOSED: ReadonlySet<string> = new Set([
  DIVIDE,
  ENOUGH,
  ...DATE_ROUTINES,
  ...Object.values(APPLY).filter((routine) => routine !== undefined),
]);

/** Routines that are about single digits and characters. */
export const COLUMNS: ReadonlySet<string> = new Set([ADD, SUBTRACT, TIMES, COMPARE, SAME]);
