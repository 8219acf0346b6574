/** What a class statement says behind `metaclass=`. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { foreignBases, resolutionOrder } from './class-order';
import { findClass } from './definitions';

const known = new WeakMap<SourceFile['functions'], Map<FunctionInfo, string | undefined>>();

const ABC_META = /^(?:abc\.)?ABCMeta$/;

/** As it is written; undefined for a class whose own statement names none, and for `ABCMeta`. */
function metaclassOf(source: SourceFile, info: FunctionInfo): string | undefined {
  const text = written(source, info);
  return text === undefined || text === 'type' || ABC_META.test(text) ? undefined : text;
}

/** The class statement says `metaclass=ABCMeta`. */
export function isMadeAbstract(source: SourceFile, info: FunctionInfo): boolean {
  return ABC_META.test(written(source, info) ?? '');
}

function written(source: SourceFile, info: FunctionInfo): string | undefined {
  const all = known.get(source.functions) ?? new Map<FunctionInfo, string | undefined>();
  known.set(source.functions, all);
  if (!all.has(info)) all.set(info, read(source, info));
  return all.get(info);
}

/** The program's class that the class is an instance of; `foreign` for one of somebody else's. */
export function metaclassIn(source: SourceFile, owner: FunctionInfo): FunctionInfo | 'foreign' | undefined {
  const named = resolutionOrder(source, owner).map((info) => metaclassOf(source, info)).find((text) => text !== undefined); // prettier-ignore
  if (named === undefined) return undefined;
  const found = findClass(source, named);
  return found && isMetaclass(source, found) ? found : 'foreign';
}

/** Its instances are classes. */
export function isMetaclass(source: SourceFile, info: FunctionInfo): boolean {
  return foreignBases(source, info).some((base) => base === 'type' || /(?:^|\.)ABCMeta$/.test(base));
}

function read(source: SourceFile, { line, parent, made }: FunctionInfo): string | undefined {
  if (made?.methods) return made.meta;
  const statement = source.statementAt(line, parent);
  const given = statement?.kind === 'class' ? statement.evaluation?.node?.get('superclasses')?.named : undefined;
  const meta = given?.find((one) => one.type === 'keyword_argument' && one.get('name')?.text === 'metaclass');
  return meta?.get('value')?.text;
}
