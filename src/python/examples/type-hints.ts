/** Plausible values of parameters by their types, as far as those are annotated. */
import { lexemesOf } from '../text/lexemes';
import type { Parameter } from '../syntax';

/** Objects of a class of the program, as source code: `Item('pen')` for `Item`, none for what is no such class. */
type Objects = (className: string) => readonly string[];

/** Several of each, so that two parameters differ. */
const SCALARS: Readonly<Record<string, readonly string[]>> = {
  int: ['3', '5', '2', '7'],
  float: ['2.5', '0.5', '1.5'],
  Number: ['3', '5'],
  Decimal: ["Decimal('2.5')"],
  Fraction: ['Fraction(1, 2)'],
  str: ["'hello'", "'world'", "'abc'"],
  bytes: ["b'ab'", "b'cd'"],
  bool: ['True', 'False'],
  None: ['None'],
};

const SEQUENCES = new Set('list List Sequence MutableSequence Iterable Collection Reversible Container'.split(' '));
const SETS = new Set('set Set AbstractSet MutableSet'.split(' '));
const MAPPINGS = new Set('dict Dict Mapping MutableMapping'.split(' '));

const NONE: ReadonlySet<string> = new Set();

/** Items of a list whose type is not written. */
const ITEMS = ['3', '1', '2'];

/**
 * The text between the parentheses of a call that fits the types; undefined if a required one is neither annotated nor named like a variable.
 * @param turn which of several such calls, from 0
 * @param variables of the module: what is called the same is most likely the same
 */
export function hintedArguments(
  parameters: readonly Parameter[],
  objects: Objects = () => [],
  turn = 0,
  variables: ReadonlySet<string> = NONE,
): string | undefined {
  const given: string[] = [];
  const seen = new Map<string, number>();
  for (const { name, kind, annotation = '', default: fallback } of parameters) {
    if (fallback !== undefined || kind === 'var-positional' || kind === 'var-keyword') continue;
    const before = seen.get(annotation) ?? 0;
    seen.set(annotation, before + 1);
    const variable = annotation === '' && variables.has(name) ? name : undefined;
    const value = variable ?? hintedValue(annotation, turn + before, objects);
    if (value === undefined) return undefined;
    given.push(kind === 'keyword-only' ? `${name}=${value}` : value);
  }
  return given.join(', ');
}

/** Undefined for a type of which no plausible value is known. @param turn which of them, from 0 */
export function hintedValue(annotation: string, turn: number, objects: Objects = () => []): string | undefined {
  const text = annotation.trim().replace(/^(['"])(.*)\1$/, '$2');
  const [first = '', ...others] = split(text, '|');
  if (others.length > 0) return hintedValue(first.trim() === 'None' ? (others[0] ?? '') : first, turn, objects);
  const read = /^((?:\w+\.)*(\w+))\s*(?:\[(.*)\])?$/s.exec(first.trim());
  const [, path = '', name = '', inside] = read ?? [];
  const parts = inside === undefined ? [] : split(inside, ',');
  const several = (of: string | undefined, count: number): string[] | undefined => {
    if (of === undefined || of.trim() === 'Any') return ITEMS.slice(0, count);
    const values = Array.from({ length: count }, (_, index) => hintedValue(of, turn + index, objects));
    return values.every((value) => value !== undefined) ? values : undefined;
  };
  const scalars = Object.hasOwn(SCALARS, name) ? SCALARS[name] : undefined;
  if (scalars) return scalars[turn % scalars.length];
  if (SEQUENCES.has(name)) return wrapped('[', several(parts[0], 3), ']');
  if (SETS.has(name)) return wrapped('{', several(parts[0], 2), '}');
  if (name === 'frozenset' || name === 'FrozenSet') return wrapped('frozenset({', several(parts[0], 2), '})');
  if (name === 'deque' || name === 'Deque') return wrapped('deque([', several(parts[0], 3), '])');
  if (name === 'tuple' || name === 'Tuple') return tuple(parts, several, objects);
  if (MAPPINGS.has(name)) {
    const keys = parts[0] === undefined ? ["'a'", "'b'"] : several(parts[0], 2);
    const values = several(parts[1], 2);
    return wrapped('{', keys && values && keys.map((key, index) => `${key}: ${values[index] ?? 'None'}`), '}');
  }
  if (name === 'Counter')
    return wrapped(
      'Counter({',
      several(parts[0] ?? 'str', 1)?.map((key) => `${key}: 2`),
      '})',
    );
  if (name === 'Optional' || name === 'Union' || name === 'Annotated' || name === 'Final') {
    return hintedValue(parts.find((part) => part.trim() !== 'None') ?? '', turn, objects);
  }
  if (name === 'Literal') return parts[turn % parts.length]?.trim();
  const all = inside === undefined ? objects(path) : [];
  return all[turn % Math.max(1, all.length)];
}

function tuple(
  parts: readonly string[],
  several: (of: string | undefined, count: number) => string[] | undefined,
  objects: Objects,
): string | undefined {
  if (parts.length === 0 || parts[1]?.trim() === '...') return wrapped('(', several(parts[0], 3), ')');
  const seen = new Map<string, number>();
  const items = parts.map((part) => {
    const before = seen.get(part.trim()) ?? 0;
    seen.set(part.trim(), before + 1);
    return hintedValue(part, before, objects);
  });
  if (!items.every((item) => item !== undefined)) return undefined;
  return items.length === 1 ? `(${items[0] ?? ''},)` : wrapped('(', items, ')');
}

function wrapped(open: string, items: readonly string[] | undefined, close: string): string | undefined {
  return items && open + items.join(', ') + close;
}

/** The parts between a separator outside of brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { kind, text: token, start, end } of lexemesOf(text)) {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    else if (token === separator && depth === 0) {
      parts.push(text.slice(from, start));
      from = end;
    }
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}
