/** Classes of Python and its library that others are derived from, or said to be, in the order in which `singledispatch` tries them. */

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const CONTAINER = words('Collection Sized Iterable Container').map((name) => `collections.abc.${name}`);
const abstract = (names: string): readonly string[] => words(names).map((name) => `collections.abc.${name}`);
const numbers = (names: string): readonly string[] => words(names).map((name) => `numbers.${name}`);

const SEQUENCE = [...abstract('Sequence Reversible'), ...CONTAINER];
const MUTABLE_SEQUENCE = [...abstract('MutableSequence'), ...SEQUENCE];
const MAPPING = [...abstract('MutableMapping Mapping'), ...CONTAINER];
const INTEGRAL = numbers('Integral Rational Real Complex Number');

/** What comes behind a class itself, in front of `object`. */
const BEHIND: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['bool', ['int', ...INTEGRAL]],
  ['int', INTEGRAL],
  ['float', numbers('Real Complex Number')],
  ['complex', numbers('Complex Number')],
  ['str', SEQUENCE],
  ['bytes', SEQUENCE],
  ['bytearray', MUTABLE_SEQUENCE],
  ['list', MUTABLE_SEQUENCE],
  ['tuple', SEQUENCE],
  ['range', SEQUENCE],
  ['deque', MUTABLE_SEQUENCE],
  ['dict', MAPPING],
  ['OrderedDict', ['dict', ...MAPPING]],
  ['defaultdict', ['dict', ...MAPPING]],
  ['Counter', ['dict', ...MAPPING]],
  ['set', [...abstract('MutableSet Set'), ...CONTAINER]],
  ['frozenset', [...abstract('Set'), ...CONTAINER]],
  ['Decimal', numbers('Number')],
  ['Fraction', numbers('Rational Real Complex Number')],
  ['object', []],
  ['NoneType', []],
  ['slice', []],
  ['datetime.date', []],
  ['datetime.datetime', ['datetime.date']],
  ['datetime.time', []],
  ['datetime.timedelta', []],
  ['uuid.UUID', []],
  ['re.Pattern', []],
  ['enum.Enum', []],
  ['enum.IntEnum', ['int', 'enum.Enum']],
  ['enum.StrEnum', ['str', 'enum.Enum']],
  ['enum.Flag', ['enum.Enum']],
  ['enum.IntFlag', ['int', 'enum.Flag', 'enum.Enum']],
  ['pathlib.PosixPath', words('pathlib.Path pathlib.PurePosixPath pathlib.PurePath')],
  ['pathlib.PurePosixPath', ['pathlib.PurePath']],
]);

/** Classes that a class of the program may be said to be by the methods that it has. */
const ABSTRACT: ReadonlySet<string> = new Set([...BEHIND.values()].flat().filter((name) => /^(?:collections\.abc|numbers)\./.test(name))); // prettier-ignore

/** The name under which a class of the library is registered, by its path; undefined for one of which not all is known that is derived from it. */
export function registrable(path: string): string | undefined {
  const name = path.replace(/^(?:collections|decimal|fractions)\.(?=\w+$)/, '');
  return BEHIND.has(name) || ABSTRACT.has(name) || [...BEHIND.values()].some((order) => order.includes(name)) ? name : undefined; // prettier-ignore
}

export function isLibraryClass(name: string): boolean {
  return BEHIND.has(name);
}

const ENUMERATION = /^(?:enum\.)?(?=(?:Int|Str)?Enum$|(?:Int)?Flag$)/;

/** The classes that a class has from an enumeration of the library, by the name of its base; undefined for any other base. */
export function enumerationOrder(base: string): readonly string[] | undefined {
  const path = base.replace(ENUMERATION, 'enum.');
  return ENUMERATION.test(base) ? [path, ...(BEHIND.get(path) ?? [])] : undefined;
}

export function isAbstract(name: string): boolean {
  return ABSTRACT.has(name);
}

/** The classes of a value of the library; undefined where they are not known. */
export function libraryOrder(type: string): readonly string[] | undefined {
  const name = registrable(type);
  const behind = name === undefined ? undefined : BEHIND.get(name);
  return name === undefined || behind === undefined ? undefined : [name, ...behind, 'object'];
}

/** The same for a class by its name, of which no more may be known. */
export function orderOfClass(name: string): readonly string[] {
  return [name, ...(BEHIND.get(name) ?? []), 'object'];
}
