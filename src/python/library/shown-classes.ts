/** Classes of the library whose instances are shown as calls of them: `deque([1])`, `datetime.date(2024, 2, 29)`. */

const MODULES: Readonly<Record<string, string>> = {
  collections: 'deque Counter OrderedDict defaultdict ChainMap',
  decimal: 'Decimal',
  fractions: 'Fraction',
};

const PATHS = new Map(
  Object.entries(MODULES).flatMap(([module, names]) => names.split(' ').map((name) => [name, `${module}.${name}`])),
);

/** Where the class is that such a value names; undefined for any other name. */
export function pathOfShown(name: string): string | undefined {
  return PATHS.get(name) ?? (/^datetime\.(?:date|datetime|time|timedelta)$/.test(name) ? name : undefined);
}

/** It is the whole path of one of them. */
export function isPathOfShown(path: string): boolean {
  return pathOfShown(path) === path || PATHS.get(path.slice(path.indexOf('.') + 1)) === path;
}
