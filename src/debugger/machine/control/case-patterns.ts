/**
 * What a pattern of a `case` means for the value that it is tried on. Which parts it has to have, and which names get which of
 * them, follows from how it is written and from classes; whether a part is equal to a literal, or of a class of the library, is left to
 * be asked about.
 */
import { fieldNames } from '../../classes/dataclasses';
import { tupleItems } from '../../inner/classes/named-tuples';
import { isCollection } from '../../inner/classes/abstract-collections';
import { isInstance } from '../../inner/classes/instances';
import { isDataclass } from '../../../python/definitions/dataclass-mark';
import { classOf } from '../../../python/definitions/definitions';
import { literal } from '../../../python/values/access-path';
import { entriesOf } from '../../../python/values/access-path';
import { itemsOf } from '../../../python/values/items';
import { sameValue } from '../../../python/values/print';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

/** What is asked about a part: whether it is equal to a value, or an instance of a class of which class statements do not say it. */
export interface Test {
  readonly value: Value;
  readonly wanted: Value;
  readonly isOfClass?: boolean;
}

/** One way in which the pattern fits, if all of these are true. */
export interface Fit {
  readonly tests: readonly Test[];
  readonly binds: readonly (readonly [string, Value])[];
}

/** What names and attributes mean where the pattern stands. */
export interface PatternMeanings {
  readonly source: SourceFile;
  /** The value of a name with dots. */
  path(text: string): Value | undefined;
  /** The class of the library that such a name stands for. */
  libraryClass(text: string): Value | undefined;
  /** Undefined where that is not known, which may be a matter of running something first. */
  attribute(holder: Value, name: string): Value | 'missing' | undefined;
}

/** More ways than that are not told apart. */
const MOST_FITS = 16;
const ALWAYS: readonly Fit[] = [{ tests: [], binds: [] }];

/** The ways in which the patterns of a `case` fit, in order; none where they cannot, undefined where that is not known. */
export function fitsOf(
  patterns: readonly SyntaxNode[],
  value: Value,
  meanings: PatternMeanings,
): readonly Fit[] | undefined {
  const [only, ...more] = patterns;
  if (!only) return undefined;
  return more.length === 0 && only.type !== 'splat_pattern'
    ? fits(only, value, meanings)
    : sequence(patterns, value, meanings);
}

function fits(written: SyntaxNode, value: Value, meanings: PatternMeanings): readonly Fit[] | undefined {
  const node = written.bare;
  if (value.kind === 'unknown')
    return node.text === '_' ? ALWAYS : isCapture(node) ? bound(node.text, value) : undefined;
  switch (node.type) {
    case 'case_pattern': {
      const [inner, ...more] = node.named;
      if (node.text === '_') return ALWAYS;
      // A negative number is written in two parts.
      return inner && more.length === 0 && !node.has('-') ? fits(inner, value, meanings) : equal(node.text, value);
    }
    case 'dotted_name':
    case 'identifier': {
      if (isCapture(node)) return bound(node.text, value);
      const wanted = meanings.path(node.text);
      return wanted && [{ tests: [{ value, wanted }], binds: [] }];
    }
    case 'none':
    case 'true':
    case 'false': {
      const wanted = literal(node.text);
      return wanted && sameValue(wanted, value) ? ALWAYS : [];
    }
    case 'as_pattern': {
      const [pattern, name] = [node.named[0], node.named.at(-1)];
      const inner = pattern && fits(pattern, value, meanings);
      return name && inner?.map(({ tests, binds }) => ({ tests, binds: [...binds, [name.text, value] as const] }));
    }
    case 'union_pattern':
      return either(alternativesOf(node), value, meanings);
    case 'list_pattern':
    case 'tuple_pattern':
      return sequence(node.named, value, meanings);
    case 'dict_pattern':
      return mapping(node, value, meanings);
    case 'class_pattern':
      return ofClass(node, value, meanings);
    case 'string':
    case 'concatenated_string':
    case 'integer':
    case 'float':
    case 'complex_pattern':
      return equal(node.text, value);
    default:
      return undefined;
  }
}

/** A name without dots gets the value, whatever it is. */
function isCapture({ type, text }: SyntaxNode): boolean {
  return (type === 'dotted_name' || type === 'identifier') && !text.includes('.');
}

function bound(name: string, value: Value): readonly Fit[] {
  return name === '_' ? ALWAYS : [{ tests: [], binds: [[name, value]] }];
}

function equal(text: string, value: Value): readonly Fit[] | undefined {
  const wanted = literal(text);
  return wanted && [{ tests: [{ value, wanted }], binds: [] }];
}

/** The sides of `a | b`; a negative number among them is no node of its own. */
function alternativesOf(node: SyntaxNode): readonly (SyntaxNode | string)[] {
  const all: (SyntaxNode | string)[] = [];
  let sign = '';
  for (const child of node.children) {
    if (child.text === '-') sign = '-';
    else if (child.text === '_' && !child.isNamed) all.push('_');
    else if (child.isNamed) {
      all.push(sign === '' ? child : `-${child.text}`);
      sign = '';
    }
  }
  return all;
}

function either(
  all: readonly (SyntaxNode | string)[],
  value: Value,
  meanings: PatternMeanings,
): readonly Fit[] | undefined {
  const found: Fit[] = [];
  for (const one of all) {
    const own = one === '_' ? ALWAYS : typeof one === 'string' ? equal(one, value) : fits(one, value, meanings);
    if (!own || found.length + own.length > MOST_FITS) return undefined;
    found.push(...own);
    if (own.some(({ tests }) => tests.length === 0)) break;
  }
  return found;
}

/** All of them together. */
function both(one: readonly Fit[], other: readonly Fit[]): readonly Fit[] | undefined {
  if (one.length * other.length > MOST_FITS) return undefined;
  return one.flatMap((first) =>
    other.map((second) => ({
      tests: [...first.tests, ...second.tests],
      binds: [...first.binds, ...second.binds],
    })),
  );
}

function allOf(
  parts: readonly (readonly [SyntaxNode, Value])[],
  meanings: PatternMeanings,
): readonly Fit[] | undefined {
  let found: readonly Fit[] | undefined = ALWAYS;
  for (const [pattern, value] of parts) {
    const own = fits(pattern, value, meanings);
    if (own?.length === 0) return [];
    found = found && own && both(found, own);
  }
  return found;
}

/** Classes of the library whose instances no pattern of a sequence takes apart. */
const NO_SEQUENCE =
  /^(?:re\.(?:Pattern|Match|compile)|datetime\.\w+|(?:decimal\.)?Decimal|(?:fractions\.)?Fraction|(?:uuid\.)?UUID|(?:pathlib\.)?(?:Pure)?(?:Posix|Windows)?Path|frozenset|(?:collections\.)?(?:Counter|OrderedDict|defaultdict|ChainMap))$/;

function sequence(
  patterns: readonly SyntaxNode[],
  value: Value,
  meanings: PatternMeanings,
): readonly Fit[] | undefined {
  const name = value.kind === 'call' ? value.name : value.kind === 'foreign' ? value.type : undefined;
  if (name === undefined ? isCollection(meanings.source, value, 'Sequence') === false : NO_SEQUENCE.test(name)) return []; // prettier-ignore
  if (value.kind === 'foreign' || value.kind === 'opaque') return undefined;
  const held = tupleItems(meanings.source, value);
  const isSequence = value.kind === 'list' || value.kind === 'tuple' || (value.kind === 'call' && /^(?:range|deque)$/.test(value.name)); // prettier-ignore
  if (!held && !isSequence) return value.kind === 'object' || value.kind === 'call' ? undefined : [];
  const items = held ?? [...(itemsOf(value) ?? [])];
  const star = patterns.findIndex((pattern) => splatOf(pattern));
  if (star < 0 ? items.length !== patterns.length : items.length < patterns.length - 1) return [];
  const behind = star < 0 ? 0 : patterns.length - star - 1;
  const parts = patterns.flatMap((pattern, at) => {
    if (at === star) return [];
    const item = items[star < 0 || at < star ? at : items.length - patterns.length + at];
    return item ? [[pattern, item] as const] : [];
  });
  const starred = splatOf(patterns[star]);
  const rest = { kind: 'list', items: items.slice(star, items.length - behind) } as const;
  const own = star < 0 || starred === '_' ? ALWAYS : [{ tests: [], binds: [[starred ?? '', rest] as const] }];
  const found = allOf(parts, meanings);
  return found && both(found, own);
}

/** The name behind the star. */
function splatOf(pattern: SyntaxNode | undefined): string | undefined {
  const splat =
    pattern?.type === 'splat_pattern' ? pattern : pattern?.type === 'case_pattern' ? pattern.named[0] : undefined;
  return splat?.type === 'splat_pattern' ? splat.text.replace(/^\*+\s*/, '') : undefined;
}

function mapping(node: SyntaxNode, value: Value, meanings: PatternMeanings): readonly Fit[] | undefined {
  const entries = entriesOf(value);
  if (!entries) return value.kind === 'object' || value.kind === 'foreign' || value.kind === 'call' ? undefined : [];
  const [keys, patterns] = [node.all('key'), node.all('value')];
  const parts: (readonly [SyntaxNode, Value])[] = [];
  const taken: Value[] = [];
  for (const [at, key] of keys.entries()) {
    const wanted = literal(key.text) ?? meanings.path(key.text);
    const pattern = patterns[at];
    if (!wanted || !pattern) return undefined;
    const found = entries.find(([own]) => sameValue(own, wanted));
    if (!found) return [];
    parts.push([pattern, found[1]]);
    taken.push(found[0]);
  }
  const found = allOf(parts, meanings);
  const rest = node.named.map((part) => splatOf(part)).find((name) => name !== undefined);
  if (rest === undefined || !found) return found;
  const left = { kind: 'dict', entries: entries.filter(([key]) => !taken.includes(key)) } as const;
  return both(found, [{ tests: [], binds: [[rest, left]] }]);
}

/** Built-in classes whose pattern takes the value itself: `int(n)`. */
const BY_ITSELF = /^(?:bool|bytearray|bytes|dict|float|frozenset|int|list|set|str|tuple)$/;

function ofClass(node: SyntaxNode, value: Value, meanings: PatternMeanings): readonly Fit[] | undefined {
  const [name, ...given] = node.named;
  const type = name && (meanings.path(name.text) ?? meanings.libraryClass(name.text));
  if (!name || !type) return undefined;
  const held = { of: () => type, computed: () => undefined };
  const is = isInstance(meanings.source, value, name, held, () => false);
  if (is === false) return [];
  const parts: (readonly [SyntaxNode, Value])[] = [];
  const names = matchNames(type, meanings);
  for (const [at, pattern] of given.entries()) {
    const keyword = pattern.find('keyword_pattern');
    const isKeyword = keyword !== undefined && pattern.named[0] === keyword;
    const [label, inner] = isKeyword ? [keyword.named[0]?.text, keyword.named[1]] : [names?.[at], pattern];
    if (!inner) return undefined;
    if (!isKeyword && !names) {
      const isWhole = type.kind === 'opaque' && BY_ITSELF.test(type.name) && given.length === 1;
      if (!isWhole) return undefined;
      parts.push([inner, value]);
      continue;
    }
    const own = label === undefined ? undefined : meanings.attribute(value, label);
    if (own === 'missing') return [];
    if (!own) return undefined;
    parts.push([inner, own]);
  }
  const found = allOf(parts, meanings);
  return is === true ? found : found && both([{ tests: [{ value, wanted: type, isOfClass: true }], binds: [] }], found);
}

/** `__match_args__`: names of the attributes that stand in order. */
function matchNames(type: Value, meanings: PatternMeanings): readonly string[] | undefined {
  const written = meanings.attribute(type, '__match_args__');
  if (written && written !== 'missing')
    return [...(itemsOf(written) ?? [])].flatMap((item) => (item.kind === 'str' ? [item.value] : []));
  const owner = classOf(meanings.source, type);
  return owner && isDataclass(meanings.source, owner) ? fieldNames(meanings.source, owner) : undefined;
}
