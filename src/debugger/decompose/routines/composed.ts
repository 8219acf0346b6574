import { ADD, COMPARE, DIVIDE, ENOUGH, QUOTIENT, SAME, TIMES, TO_NINE } from './digits';
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
export const COLUMNS: ReadonlySet<string> = new Set([ADD, TO_NINE, TIMES, COMPARE, SAME]);

/** Routines about a few digits in front, which come again and again where a long number is divided by a short one. */
export const FRONTS: ReadonlySet<string> = new Set([QUOTIENT, ENOUGH]);
