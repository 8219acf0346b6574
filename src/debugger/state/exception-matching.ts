/** Subclass tests for exceptions, by their classes: of the program, or built in. */
import type { SourceFile } from '../../python/syntax';
import {
  exceptionAncestors,
  exceptionName,
  isBuiltInException,
  isLibraryException,
} from '../../python/definitions/builtin-exceptions';
import { classOrder } from '../../python/definitions/class-order';
import { findClass } from '../../python/definitions/definitions';

/** Whether a class is (derived from) another, undefined if that depends on an unknown class. */
export function isKindOf(source: SourceFile, type: string, base: string): boolean | undefined {
  const own = findClass(source, type);
  const wanted = findClass(source, base) ?? exceptionName(base);
  if (typeof wanted === 'string' && !isBuiltInException(wanted) && !isLibraryException(wanted)) return undefined;
  if (!own)
    return isBuiltInException(type) || isLibraryException(type)
      ? exceptionAncestors(type).includes(exceptionName(base))
      : undefined;
  const { classes } = classOrder(source, own);
  if (classes.includes(wanted)) return true;
  const isKnown = classes.every((one) => typeof one !== 'string' || one === 'object' || isBuiltInException(one));
  return isKnown ? false : undefined;
}
