/** What `from m import *` binds, for modules of the standard library that programs import so; see `scripts/star-names.py`. */
import table from './star-names.json';

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table).map(([module, names]) => [module, names.split(' ')]),
);

/** Undefined where that is not known. */
export function starNames(module: string): readonly string[] | undefined {
  return NAMES.get(module);
}
