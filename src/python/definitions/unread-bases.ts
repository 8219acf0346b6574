/**
 * Bases of which nothing is known: classes of packages whose source is not there, and what an expression gives. What the
 * program's own classes do not say of their instances may be anything then.
 */
import { isStandardModule } from '../library/standard-modules';
import { importedFileAt } from '../modules/linked-source';
import type { FunctionInfo, SourceFile } from '../syntax';
import { isBuiltInException } from './builtin-exceptions';
import { isBuiltInType } from './builtin-names';
import { metaclassIn } from './metaclass';
import { BARE, foreignBases, isEnumBase, resolutionOrder } from './class-order';

/** Names that are known wherever they come from: `from typing_extensions import TypedDict`, or an import with a star. */
const OF_LIBRARY = /(?:^|\.)(?:TypedDict|NamedTuple|Protocol|Generic|ABC|User(?:Dict|List|String))$/;

/** The first of them; undefined for a class that the program and the standard library define together. */
export function unreadBase(source: SourceFile, owner: FunctionInfo): string | undefined {
  return foreignBases(source, owner).find((base) => !isToldBase(base));
}

/** Whether all that matters of a foreign class is known by its name. */
export function isToldBase(base: string): boolean {
  // What begins so is machine code of the standard library.
  return base.startsWith('_') || BARE.test(base) || OF_LIBRARY.test(base) || isEnumBase(base) || isBuiltInType(base) || isBuiltInException(base) || isStandardModule(base); // prettier-ignore
}

/** The class, its metaclass, or a class that it is derived from stands in a library whose source is read. */
export function isOfLibrary(source: SourceFile, owner: FunctionInfo): boolean {
  const meta = metaclassIn(source, owner);
  const all = [...resolutionOrder(source, owner), ...(meta && meta !== 'foreign' ? [meta] : [])];
  return all.some(({ line }) => importedFileAt(source, line)?.library !== undefined);
}

/** Why something is not known of the class or its instances that it does not say itself. */
export function unreadReason(source: SourceFile, owner: FunctionInfo): string | undefined {
  const base = unreadBase(source, owner);
  return base === undefined ? undefined : `what ${owner.name} has of ${base} is not known`;
}
