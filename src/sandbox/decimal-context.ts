/**
 * Programs that set how exact decimal numbers are. Their contexts are objects of a text that stands for the library's
 * (`python/library/models/decimal-contexts`), and go along with each question about such numbers.
 */
import type { Query } from '../codec/query';
import { attributeOf } from '../python/values/access-path';
import { isPending } from '../python/values/pending-values';
import type { SourceFile } from '../python/syntax';
import { NotSayable } from './written-values';

/** As `answer.py` reads it. */
export interface DecimalContext {
  /** Digits. */
  readonly prec: number;
  readonly rounding: string;
}

const known = new WeakMap<SourceFile, boolean>();

/** Whether a program says how exact its decimal numbers are. */
export function setsDecimalContext(source: SourceFile): boolean {
  const whole = source.partOf ?? source;
  const found = known.get(whole) ?? /\b(?:getcontext|setcontext|localcontext)\b/.test(whole.text);
  known.set(whole, found);
  return found;
}

/**
 * The context that holds where the statement stands; undefined where the program sets none.
 * @throws NotSayable where it is not known
 */
export function decimalContext(query: Query, source: SourceFile): DecimalContext | undefined {
  if (!setsDecimalContext(source)) return undefined;
  const current = query.lookup('decimal._current');
  // Nothing has asked for a context so far.
  if (!current || isPending(current)) return undefined;
  const [prec, rounding] = ['prec', 'rounding'].map((name) => attributeOf(current, name));
  if (prec?.kind !== 'int' || rounding?.kind !== 'str') throw new NotSayable('decimal numbers of a context');
  return { prec: Number(prec.value), rounding: rounding.value };
}
