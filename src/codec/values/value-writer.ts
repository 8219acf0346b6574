/** Values -> tokens. The grammar is the mirror of `value-reader.ts`. */
import { isPathOfShown } from '../../python/library/shown-classes';
import { shownClass } from '../../python/values/class-names';
import { printFloat, printValue, sameValue } from '../../python/values/print';
import type { ObjectValue, OpaqueValue, Value } from '../../python/values/value';
import { containerCallOf } from './container-calls';
import { insertedAt, overriding, removedAt, removedKey, replaced, setChange } from './patches';
import { longestAt, parts, type Reference } from './references';
import type { RaisedException } from '../query';
import { CodecError, type Slots } from '../vocabulary/slots';
import { byteToken, characterToken, findToken, messageToken } from '../vocabulary/vocabulary';
import { MESSAGES, VALUE_CONSTRUCTORS } from '../vocabulary/python-words';

/** A literal of more tokens than this is replaced by a reference to an equal value written before. */
const LITERAL_TOKENS = 3;

export interface WriteOptions {
  /** Values that may be referred to as a whole, best first. */
  readonly references?: readonly Reference[];
  /** Values that may be spread into the display (`[*v0, 1]`). */
  readonly bases?: readonly Reference[];
  /** The old value of the name that is written: `{**v0, 'k': 1}`. */
  readonly old?: Reference;
  /** Items were assigned (`a[i] = x`): a list is written as its old self with those items replaced, `[**v0, 1: x]`. */
  readonly patch?: boolean;
}

const messagesLongestFirst = [...MESSAGES].sort((a, b) => b.length - a.length);

/** Characters of a string, one token each; non-ASCII ones as UTF-8 bytes. */
export function characterTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const character of text) {
    const token = characterToken(character);
    if (findToken(token) !== undefined) tokens.push(token);
    else for (const byte of new TextEncoder().encode(character)) tokens.push(byteToken(byte));
  }
  return tokens;
}

/** Bytes, one character each: printable ASCII as in strings. */
export function byteTokens(bytes: string): string[] {
  return Array.from(bytes, (character) => {
    const token = characterToken(character);
    return findToken(token) === undefined ? byteToken(character.charCodeAt(0)) : token;
  });
}

/** An exception's text: CPython's own phrases are one token each. */
function writeMessage(message: string): string[] {
  const tokens = ['"'];
  for (let at = 0; at < message.length;) {
    const phrase = messagesLongestFirst.find((candidate) => message.startsWith(candidate, at));
    const next = phrase ?? String.fromCodePoint(message.codePointAt(at) ?? 0);
    tokens.push(...(phrase === undefined ? characterTokens(next) : [messageToken(phrase)]));
    at += next.length;
  }
  return [...tokens, '"'];
}

/** Its type, and its text where that is known. */
export function writeException({ type, message }: RaisedException, slots: Slots): string[] {
  return [slots.token(type, 'name'), ...(message === undefined ? [] : writeMessage(message))];
}

export class ValueWriter {
  /** Numbers, texts and characters in the order in which they were first written. */
  private readonly shown = new Map<string, number>();

  /** @param typedUnknowns what is known of an unknown value is said: its type, by its last name */
  constructor(
    private readonly slots: Slots,
    private readonly typedUnknowns = false,
  ) {}

  /** @throws CodecError for what the language cannot say. */
  write(value: Value, options: WriteOptions = {}): string[] {
    const literal = this.spread(value, options) ?? this.literal(value, options);
    if (literal.length <= LITERAL_TOKENS) return literal;
    const equal = options.references?.find((reference) => sameValue(reference.value, value));
    return equal ? [equal.token] : literal;
  }

  private literal(value: Value, options: WriteOptions): string[] {
    this.note(value);
    switch (value.kind) {
      case 'none':
        return ['None'];
      case 'ellipsis':
        return ['Ellipsis'];
      case 'bool':
        return [value.value ? 'True' : 'False'];
      case 'int':
        return Array.from(String(value.value));
      case 'float':
        return this.float(value.value);
      case 'str':
        return ['"', ...characterTokens(value.value), '"'];
      case 'bytes':
        return ['b"', ...byteTokens(value.value), '"'];
      case 'list':
        return ['[', ...this.items(value.items, options), ']'];
      case 'tuple':
        return ['(', ...this.items(value.items, options), ')'];
      case 'set':
        if (value.items.length === 0) return ['set', '(', ')'];
        return ['{', ...this.items(this.ordered(value.items), options), '}'];
      case 'dict':
        return ['{', ...this.entries(value.entries, options), '}'];
      case 'call':
        return [this.constructorToken(value.name), '(', ...this.items(value.args, options), ')'];
      case 'object':
        // It is named by its contents: the language has no words for both, and a list is what most statements take it for.
        return value.contents
          ? this.literal(value.contents, options)
          : this.object(value, value.attributes, [], options);
      case 'opaque':
        if (isPathOfShown(value.name)) return this.typeOf(value.name);
        return [value.type === 'function' ? '<fn>' : `<${value.type}>`, this.opaqueName(value)];
      // The language has no word for what the model has never seen.
      case 'foreign':
        return ['<unknown>'];
      case 'unknown':
        return ['<unknown>', ...(this.typedUnknowns && value.type !== undefined ? this.typeOf(value.type) : [])];
    }
  }

  /** A set has no order: its items are written in the order in which the values before show them, the rest sorted. */
  private ordered(items: readonly Value[]): Value[] {
    const place = (item: Value): number => this.shown.get(keyOf(item)) ?? Number.POSITIVE_INFINITY;
    const places = sortedItems(items).map((item) => ({ item, at: place(item) }));
    return places.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ item }) => item);
  }

  private note(value: Value): void {
    const texts = value.kind === 'str' ? [value.value, ...Array.from(value.value)] : [];
    const keys = value.kind === 'str' ? texts.map((text) => keyOf({ kind: 'str', value: text })) : [keyOf(value)];
    for (const key of keys) if (!this.shown.has(key)) this.shown.set(key, this.shown.size);
  }

  /** A display that begins from values already written: `[*v0, 1]`, `"*v0 c:x"`, `{**v0, 'k': 1}`. */
  private spread(value: Value, options: WriteOptions): string[] | undefined {
    const old = options.old && { ...options.old, value: saidAs(options.old.value) };
    if (value.kind === 'object' && value.contents)
      return this.spread(value.contents, { ...options, ...(old && { old }) });
    const [holder, oldHolder] = [containerCallOf(value), old && containerCallOf(old.value)];
    if (old && holder && oldHolder && sameValue(oldHolder.around(holder.inside), value))
      return this.spread(holder.inside, { ...options, old: { ...old, value: oldHolder.inside } });
    if (old?.value.kind === 'dict' && value.kind === 'dict' && old.value.entries.length > 0) {
      const changed = overriding(old.value.entries, value.entries, sameValue);
      if (changed)
        return ['{', '**', old.token, ...changed.flatMap(([k, v]) => [',', ...this.entry(k, v, options)]), '}'];
      const removed = removedKey(old.value.entries, value.entries);
      if (removed) return ['{', '**', old.token, ',', '<del>', ...this.write(removed), '}'];
    }
    if (old?.value.kind === 'object' && value.kind === 'object' && old.value.attributes.length > 0) {
      const changed = overriding(old.value.attributes, value.attributes, (a, b) => a === b);
      if (changed) return this.object(value, changed, ['**', old.token], options);
    }
    if (old?.value.kind === 'set' && value.kind === 'set' && old.value.items.length > 0) {
      const change = setChange(old.value.items, value.items);
      if (change) {
        const removed = change.removed.flatMap((item) => [',', '<del>', ...this.write(item)]);
        const added = this.ordered(change.added).flatMap((item) => [',', ...this.write(item, nested(options))]);
        return ['{', '*', old.token, ...removed, ...added, '}'];
      }
    }
    if (options.patch && old?.value.kind === 'list' && value.kind === 'list') {
      const patch = this.listPatch(old.value.items, value.items, options);
      if (patch) return ['[', '**', old.token, ...patch, ']'];
    }
    const all = parts(value);
    const bases = [...(old ? [old] : []), ...(options.bases ?? [])];
    return all && bases.length > 0 ? this.spreadParts(value, all, bases, options) : undefined;
  }

  /** Items of a list that were replaced, removed (`<del> 3`) or put between others (`+ 2 : x`). */
  private listPatch(before: readonly Value[], after: readonly Value[], options: WriteOptions): string[] | undefined {
    const changed = replaced(before, after);
    if (changed) return changed.flatMap(([k, v]) => [',', ...this.entry(k, v, options)]);
    const removed = removedAt(before, after, sameValue);
    if (removed !== undefined) return [',', '<del>', ...Array.from(String(removed))];
    const inserted = insertedAt(before, after);
    const item = inserted === undefined ? undefined : after[inserted];
    if (!item) return undefined;
    return [',', '+', ...Array.from(String(inserted)), ':', ...this.write(item, nested(options))];
  }

  private spreadParts(
    value: Value,
    all: readonly (string | Value)[],
    bases: readonly Reference[],
    options: WriteOptions,
  ): string[] | undefined {
    const isText = value.kind === 'str';
    const tokens: string[] = [];
    let found = false;
    for (let at = 0; at < all.length;) {
      const base = longestAt(all, at, value.kind, bases, isText ? 3 : 2);
      const part = all[at];
      if (!isText && at > 0) tokens.push(',');
      if (base) tokens.push('*', base.reference.token);
      else if (typeof part === 'string') tokens.push(...characterTokens(part));
      else if (part) tokens.push(...this.write(part, nested(options)));
      found ||= base !== undefined;
      at += base?.length ?? 1;
    }
    if (!found) return undefined;
    if (isText) return ['"', ...tokens, '"'];
    return value.kind === 'list' ? ['[', ...tokens, ']'] : ['(', ...tokens, ')'];
  }

  private items(items: readonly Value[], options: WriteOptions): string[] {
    return items.flatMap((item, i) => [...(i > 0 ? [','] : []), ...this.write(item, nested(options))]);
  }

  private entries(entries: readonly (readonly [Value, Value])[], options: WriteOptions): string[] {
    return entries.flatMap(([key, value], i) => [...(i > 0 ? [','] : []), ...this.entry(key, value, options)]);
  }

  private entry(key: Value, value: Value, options: WriteOptions): string[] {
    return [...this.write(key, nested(options)), ':', ...this.write(value, nested(options))];
  }

  private object(
    value: ObjectValue,
    shown: ObjectValue['attributes'],
    first: string[],
    options: WriteOptions,
  ): string[] {
    const attributes = shown.map(([name, v]) => [
      this.slots.token(name, 'attribute'),
      '=',
      ...this.write(v, nested(options)),
    ]);
    const inside = [...(first.length > 0 ? [first] : []), ...attributes];
    return [
      '<obj>',
      this.slots.token(shownClass(value.className), 'name'),
      '(',
      ...inside.flatMap((tokens, i) => (i > 0 ? [',', ...tokens] : tokens)),
      ')',
    ];
  }

  /** A method that no name stands for is named as an attribute; an iterator that no statement names is one like any other. */
  private typeOf(type: string): string[] {
    return ['<class>', this.slots.token(type.slice(type.lastIndexOf('.') + 1), 'name')];
  }

  private opaqueName({ name: own, type }: OpaqueValue): string {
    const name = shownClass(own);
    const known = this.slots.known(name, 'name') ?? this.slots.known(name, 'attribute');
    return known ?? (type === 'iterator' ? 'iter' : this.slots.token(name, 'name'));
  }

  private float(value: number): string[] {
    const text = printFloat(value);
    if (text.includes('inf')) return text.startsWith('-') ? ['-', 'inf#'] : ['inf#'];
    if (text === 'nan') return ['nan#'];
    return Array.from(text)
      .filter((c) => c !== '+')
      .map((c) => ({ '.': 'pt', e: 'exp' })[c] ?? c);
  }

  private constructorToken(name: string): string {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (!VALUE_CONSTRUCTORS.has(last)) throw new CodecError(`values like ${name}(…) cannot be written`);
    return last;
  }
}

/** What stands for a value: the contents of an instance that has some. */
function saidAs(value: Value): Value {
  return value.kind === 'object' && value.contents ? value.contents : value;
}

/** Elements deep inside a value refer to others only as a whole, never to the old value of the name. */
function nested(options: WriteOptions): WriteOptions {
  return options.references ? { references: options.references.filter((reference) => isLong(reference.value)) } : {};
}

const keyOf = (value: Value): string =>
  'value' in value ? `${value.kind} ${String(value.value)}` : 'items' in value ? printValue(value) : '';

const isLong = (value: Value): boolean =>
  value.kind === 'str' ? value.value.length > 4 : ['list', 'tuple', 'dict', 'set', 'object'].includes(value.kind);

/** Sets have no order: write them sorted, numbers by size, the rest by kind and text. */
function sortedItems(items: readonly Value[]): Value[] {
  const rank = (value: Value): [number, number | bigint, string] => {
    if (value.kind === 'int' || value.kind === 'float') return [0, value.value, ''];
    if (value.kind === 'str') return [1, 0, value.value];
    return [2, 0, JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v))];
  };
  return items
    .map((item) => ({ item, key: rank(item) }))
    .sort(
      (a, b) =>
        a.key[0] - b.key[0] || (a.key[1] < b.key[1] ? -1 : a.key[1] > b.key[1] ? 1 : a.key[2] < b.key[2] ? -1 : 1),
    )
    .map(({ item }) => item);
}
