/** Which plain types the functions, methods and attributes of the standard library have, by typeshed; see `scripts/library-types.py`. */
import table from './library-types.json';

interface ClassTypes {
  readonly bases?: readonly string[];
  /** Its instances may count as false: they have a length, or say it themselves. */
  readonly sized?: boolean;
  readonly methods?: Readonly<Record<string, string>>;
  readonly attributes?: Readonly<Record<string, string>>;
}

const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = table.functions;
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = table.values;
const CLASSES: Readonly<Record<string, ClassTypes>> = table.classes;

/** Modules that go by another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'os.path': 'posixpath' };
/** Built-in types that count as false where they are empty or zero. */
const MAY_BE_FALSE = new Set(
  'int float complex bool str bytes bytearray list dict set frozenset tuple range NoneType'.split(' '),
);

/** What calling a function or class of a module gives: `json.dumps`, `pathlib.Path`, `len`. */
export function typeOfCall(path: string): string | undefined {
  const [module, name] = split(path);
  const known = own(FUNCTIONS[module], name);
  if (known !== undefined) return known;
  return own(CLASSES, module === 'builtins' ? name : `${module}.${name}`) ? shortName(module, name) : undefined;
}

/** Whether a path is that of a class, and not of a function: `collections.Counter`. */
export function isLibraryClass(path: string): boolean {
  const [module, name] = split(path);
  return (
    module !== 'builtins' &&
    own(FUNCTIONS[module], name) === undefined &&
    own(CLASSES, `${module}.${name}`) !== undefined
  );
}

/** The type of a value in a module: `sys.argv`. */
export function typeOfValue(path: string): string | undefined {
  const [module, name] = split(path);
  return own(VALUES[module], name);
}

/** What a method of an object gives. */
export function typeOfMethod(type: string, method: string): string | undefined {
  const found = member(type, (one) => own(one.methods, method));
  return found === 'Self' ? className(type) : found;
}

export function typeOfAttribute(type: string, attribute: string): string | undefined {
  const found = member(type, (one) => own(one.attributes, attribute));
  return found === 'Self' ? className(type) : found;
}

/** Whether every object of the type counts as true; false where that is not known. */
export function isAlwaysTrue(type: string): boolean {
  const name = className(type);
  if (isOptional(type) || MAY_BE_FALSE.has(name)) return false;
  if (name === 'module' || name === 'function' || name === 'type') return true;
  const found = own(CLASSES, name);
  if (!found || found.sized) return false;
  return (found.bases ?? []).every(isAlwaysTrue);
}

/** Whether one class is another or derived from it; undefined where that is not known. */
export function isSubclass(type: string, other: string): boolean | undefined {
  const name = className(type);
  if (isOptional(type)) return undefined;
  if (name === other || lastName(name) === other || other === 'object') return true;
  if (name === 'bool' && other === 'int') return true;
  const found = own(CLASSES, name);
  if (!found) return undefined;
  const above = (found.bases ?? []).map((base) => isSubclass(base, other));
  if (above.includes(true)) return true;
  return above.includes(undefined) ? undefined : false;
}

/** What going through something of the type gives: `str` for `list[str]`. */
export function typeOfItem(type: string): string | undefined {
  const inside = /^(\w+)\[(.*)\]$/.exec(withoutNone(type));
  const name = className(type);
  if (name === 'str' || name === 'range') return name === 'str' ? 'str' : 'int';
  if (name === 'bytes') return 'int';
  if (name.startsWith('io.Text')) return 'str';
  const [first, second] = inside ? argumentsOf(inside[2] ?? '') : [];
  if (name === 'tuple') return second === undefined || second === '...' || second === first ? first : undefined;
  return first;
}

/** What an index or key gives. */
export function typeOfEntry(type: string): string | undefined {
  const inside = /^dict\[(.*)\]$/.exec(withoutNone(type));
  return inside ? argumentsOf(inside[1] ?? '')[1] : className(type) === 'dict' ? undefined : typeOfItem(type);
}

/** Without type arguments, and without None where that is possible. */
export function className(type: string): string {
  return withoutNone(type).replace(/\[.*$/, '');
}

export function isOptional(type: string): boolean {
  return type.endsWith(' | None') || type === 'None';
}

function withoutNone(type: string): string {
  return type.replace(/ \| None$/, '');
}

function member(type: string, read: (found: ClassTypes) => string | undefined): string | undefined {
  const found = own(CLASSES, className(type));
  if (!found) return undefined;
  const direct = read(found);
  if (direct !== undefined) return direct;
  for (const base of found.bases ?? []) {
    const inherited = member(base, read);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

/** A table has no names but its own. */
function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

function split(path: string): readonly [module: string, name: string] {
  const at = path.lastIndexOf('.');
  const module = at < 0 ? 'builtins' : path.slice(0, at);
  return [OTHER_NAMES[module] ?? module, path.slice(at + 1)];
}

function shortName(module: string, name: string): string {
  return module === 'builtins' ? name : `${module}.${name}`;
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** At the commas that are in no brackets. */
function argumentsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    depth += character === '[' ? 1 : character === ']' ? -1 : 0;
    if (character !== ',' || depth > 0) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}
