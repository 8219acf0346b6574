/** Which names modules of the standard library have, in any version of Python; see `scripts/module-names.py`. */
import table from './module-names.json';

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(table).map(([module, names]) => [module, new Set(names.split(' '))]),
);

/** Surely there is no such name in that module; false where that is not known. */
export function isMissingFromModule(module: string, name: string): boolean {
  const names = NAMES.get(module);
  return names !== undefined && !name.startsWith('_') && !names.has(name);
}
