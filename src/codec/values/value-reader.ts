/**
 * Tokens -> values, one token at a time. Each function is a generator that yields the ids that may come next and is
 * resumed with the id that came, so the same grammar decodes an answer and constrains the model that writes it.
 *
 * On entry `cursor.token` is the first token of the value; on return it is the first token after it.
 */
import { constructValue } from '../../python/values/constructors';
import { parseValue } from '../../python/values/literal';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { containerCallOf, type ContainerCall } from './container-calls';
import { PredictionError, type RaisedException } from '../query';
import { parts } from './references';
import { CHARACTERS, characterOf, DIGITS, id, PHRASES, VALUE_STARTS, type Allowed } from '../vocabulary/token-sets';
import type { Slots } from '../vocabulary/slots';
import { tokenId, tokenText } from '../vocabulary/vocabulary';

/** Yields allowed ids, receives the chosen id. */
export type Reading<T> = Generator<Allowed, T, number>;

export interface ReaderScope {
  readonly slots: Slots;
  /** Token ids of `vN` and `rN` that stand for a value, now. */
  references(): Allowed;
  resolve(token: string): Value | undefined;
  /** Ids of tokens that can name an attribute, class or function. */
  readonly names: Allowed;
}

export class Cursor {
  token = '';
  /** True where the token was the only one allowed. */
  *advance(allowed: Allowed): Reading<void> {
    this.token = tokenText(yield allowed);
  }
  *expect(token: string): Reading<void> {
    yield* this.advance([tokenId(token)]);
  }
}

export class ValueReader {
  constructor(
    private readonly cursor: Cursor,
    private readonly scope: ReaderScope,
  ) {}

  /** Ids that a value may begin with here. */
  starts(): Allowed {
    return [...VALUE_STARTS, ...this.scope.references()];
  }

  /** Ids of what stands for a whole value of a kind. */
  referencesTo(kind: Value['kind']): Allowed {
    return this.scope.references().filter((token) => this.scope.resolve(tokenText(token))?.kind === kind);
  }

  *value(follow: Allowed): Reading<Value> {
    const { cursor, scope } = this;
    const token = cursor.token;
    const referred = /^[vr]\d+$/.test(token) ? scope.resolve(token) : undefined;
    if (referred) return yield* this.then(referred, follow);
    if (token === '-' || /^[0-9]$/.test(token) || token === 'inf#' || token === 'nan#')
      return yield* this.number(follow);
    switch (token) {
      case 'None':
        return yield* this.then({ kind: 'none' }, follow);
      case 'Ellipsis':
        return yield* this.then({ kind: 'ellipsis' }, follow);
      case 'True':
      case 'False':
        return yield* this.then({ kind: 'bool', value: token === 'True' }, follow);
      case '<unknown>':
        return yield* this.then({ kind: 'unknown' }, follow);
      case '"':
        return yield* this.then({ kind: 'str', value: yield* this.text() }, follow);
      case 'b"':
        return yield* this.then({ kind: 'bytes', value: yield* this.bytes() }, follow);
      case '[':
        return yield* this.then(yield* this.list(), follow);
      case '(':
        return yield* this.then({ kind: 'tuple', items: (yield* this.items(')', 'tuple')).items }, follow);
      case '{':
        return yield* this.then(yield* this.braces(), follow);
      case '<obj>':
        return yield* this.then(yield* this.object(), follow);
      case '<fn>':
      case '<class>':
      case '<module>':
      case '<iterator>':
      case '<builtin>': {
        yield* cursor.advance(scope.names);
        const name = scope.slots.nameOf(cursor.token) ?? cursor.token;
        const type =
          token === '<fn>' ? 'function' : (token.slice(1, -1) as 'class' | 'module' | 'iterator' | 'builtin');
        return yield* this.then({ kind: 'opaque', type, name }, follow);
      }
      default: {
        yield* cursor.expect('(');
        const { items: args } = yield* this.items(')');
        return yield* this.then(constructValue(token, args), follow);
      }
    }
  }

  /** The text of a string whose opening quote is the current token; ends on the closing quote. */
  *text(phrases = false): Reading<string> {
    let text = '';
    let bytes: number[] = [];
    const flush = (): void => {
      if (bytes.length > 0) text += new TextDecoder().decode(new Uint8Array(bytes));
      bytes = [];
    };
    const spreads = phrases ? [] : this.spreadable('str');
    const allowed = [...CHARACTERS, ...id('"'), ...(phrases ? PHRASES : []), ...(spreads.length > 0 ? id('*') : [])];
    for (;;) {
      yield* this.cursor.advance(allowed);
      if (this.cursor.token === '"') break;
      if (this.cursor.token === '*') {
        yield* this.cursor.advance(spreads);
        const base = this.scope.resolve(this.cursor.token);
        flush();
        if (base?.kind === 'str') text += base.value;
        continue;
      }
      const character = characterOf(this.cursor.token);
      if (!character) throw new PredictionError(`${this.cursor.token} inside a string`);
      if ('byte' in character) bytes.push(character.byte);
      else {
        flush();
        text += character.text;
      }
    }
    flush();
    return text;
  }

  /** An exception whose type is the current token, and its text if there is one. */
  *exception(follow: Allowed): Reading<RaisedException> {
    const { cursor, scope } = this;
    const type = scope.slots.nameOf(cursor.token) ?? cursor.token;
    yield* cursor.advance([...follow, ...id('"')]);
    if (cursor.token !== '"') return { type };
    const message = yield* this.text(true);
    yield* cursor.advance(follow);
    return { type, message };
  }

  private *then(value: Value, follow: Allowed): Reading<Value> {
    yield* this.cursor.advance(follow);
    return value;
  }

  private *bytes(): Reading<string> {
    let text = '';
    for (;;) {
      yield* this.cursor.advance([...CHARACTERS, ...id('"')]);
      if (this.cursor.token === '"') return text;
      const character = characterOf(this.cursor.token);
      if (character) text += 'byte' in character ? String.fromCharCode(character.byte) : character.text;
    }
  }

  private *number(follow: Allowed): Reading<Value> {
    let text = '';
    const more = [...DIGITS, ...id('pt', 'exp', '-', 'inf#'), ...follow];
    for (;;) {
      const token = this.cursor.token;
      const character = { pt: '.', exp: 'e', 'inf#': 'inf', 'nan#': 'nan' }[token] ?? token;
      const fits = numberFits(text, character);
      if (!fits) break;
      text += character;
      const last = character === 'inf' || character === 'nan';
      const next = last ? follow : more.filter((token) => fitsNext(text, tokenText(token)) || follow.includes(token));
      yield* this.cursor.advance(
        /[0-9nf]$/.test(text) ? next : next.filter((token) => fitsNext(text, tokenText(token))),
      );
    }
    return parseNumber(text);
  }

  /** A list, or what holds one like the list that it begins from: `[*v0, 1]` is a deque if `v0` is one. */
  private *list(): Reading<Value> {
    const { items, holder } = yield* this.items(']', 'list');
    const list: Value = { kind: 'list', items };
    return holder?.around(list) ?? list;
  }

  private *items(close: string, kind?: 'list' | 'tuple'): Reading<Items> {
    const items: Value[] = [];
    let holder: ContainerCall | undefined;
    const spreads = kind ? this.spreadable(kind) : [];
    const starts = [...this.starts(), ...(spreads.length > 0 ? id('*') : [])];
    const follow = id(',', close);
    const patches = kind === 'list' && spreads.length > 0 ? id('**') : [];
    yield* this.cursor.advance([...starts, ...patches, ...id(close)]);
    if (this.cursor.token === '**') return yield* this.patch(spreads);
    while (this.cursor.token !== close) {
      if (this.cursor.token === ',') yield* this.cursor.advance(starts);
      if (this.cursor.token === '*') {
        yield* this.cursor.advance(spreads);
        const base = this.spreadBase();
        holder ??= base.holder;
        items.push(...((base.value && parts(base.value)) ?? []).filter((part) => typeof part !== 'string'));
        yield* this.cursor.advance(follow);
      } else items.push(yield* this.value(follow));
    }
    return { items, holder };
  }

  /** `[**v0, 1: x]`, `[**v0, <del> 3]`, `[**v0, + 2: x]`: a list with items replaced, removed or put between others. */
  private *patch(spreads: Allowed): Reading<Items> {
    const { cursor } = this;
    yield* cursor.advance(spreads);
    const { value, holder } = this.spreadBase();
    const items = value?.kind === 'list' ? [...value.items] : [];
    yield* cursor.advance(id(',', ']'));
    while (cursor.token !== ']') {
      yield* cursor.advance([...DIGITS, ...id('<del>', '+')]);
      const edit = cursor.token;
      if (edit === '<del>' || edit === '+') yield* cursor.advance(DIGITS);
      const index = yield* this.value(edit === '<del>' ? id(',', ']') : id(':'));
      const at = index.kind === 'int' ? Number(index.value) : -1;
      if (at < 0 || at >= items.length) throw new PredictionError('an item is changed outside its list');
      if (edit === '<del>') items.splice(at, 1);
      else {
        yield* cursor.advance(this.starts());
        items.splice(at, edit === '+' ? 0 : 1, yield* this.value(id(',', ']')));
      }
    }
    return { items, holder };
  }

  /** A dict, a set, or what holds a dict like the one that it begins from; the current token is the opening brace. */
  private *braces(): Reading<Value> {
    const { cursor } = this;
    const dicts = this.spreadable('dict');
    const sets = this.spreadable('set');
    const entries: (readonly [Value, Value])[] = [];
    let removable: Allowed = [];
    let holder: ContainerCall | undefined;
    const first = [...(dicts.length > 0 ? id('**') : []), ...(sets.length > 0 ? id('*') : [])];
    yield* cursor.advance([...this.starts(), ...id('}'), ...first]);
    if (cursor.token === '}') return { kind: 'dict', entries };
    if (cursor.token === '*') return yield* this.set(sets);
    if (cursor.token === '**') {
      yield* cursor.advance(dicts);
      const base = this.spreadBase();
      ({ holder } = base);
      if (base.value?.kind === 'dict') entries.push(...base.value.entries);
      removable = id('<del>');
      yield* cursor.advance(id(',', '}'));
    } else {
      const key = yield* this.value(id(':', ',', '}'));
      if (cursor.token !== ':') return yield* this.set([], [key]);
      yield* this.entryValue(entries, key);
    }
    while ((cursor.token as string) !== '}') {
      yield* cursor.advance([...this.starts(), ...removable]);
      if ((cursor.token as string) === '<del>') {
        const key = yield* this.removed();
        remove(entries, ([other]) => sameValue(other, key));
      } else yield* this.entryValue(entries, yield* this.value(id(':')));
    }
    const dict: Value = { kind: 'dict', entries };
    return holder?.around(dict) ?? dict;
  }

  private *entryValue(entries: (readonly [Value, Value])[], key: Value): Reading<void> {
    yield* this.cursor.advance(this.starts());
    const value = yield* this.value(id(',', '}'));
    const at = entries.findIndex(([other]) => sameValue(other, key));
    if (at < 0) entries.push([key, value]);
    else entries[at] = [key, value];
  }

  private *set(spreads: Allowed, items: Value[] = []): Reading<Value> {
    if (items.length === 0) {
      yield* this.cursor.advance(spreads);
      const base = this.scope.resolve(this.cursor.token);
      if (base?.kind === 'set') items.push(...base.items);
      yield* this.cursor.advance(id(',', '}'));
    }
    const removable = spreads.length > 0 ? id('<del>') : [];
    while (this.cursor.token !== '}') {
      yield* this.cursor.advance([...this.starts(), ...removable]);
      if (this.cursor.token === '<del>') {
        const gone = yield* this.removed();
        remove(items, (other) => sameValue(other, gone));
        continue;
      }
      const item = yield* this.value(id(',', '}'));
      if (!items.some((other) => sameValue(other, item))) items.push(item);
    }
    return { kind: 'set', items };
  }

  /** What comes after `<del>` in a dict or set. */
  private *removed(): Reading<Value> {
    yield* this.cursor.advance(this.starts());
    return yield* this.value(id(',', '}'));
  }

  private *object(): Reading<Value> {
    const { cursor, scope } = this;
    yield* cursor.advance(scope.names);
    const className = scope.slots.nameOf(cursor.token) ?? cursor.token;
    yield* cursor.expect('(');
    const attributes: [string, Value][] = [];
    const objects = this.spreadable('object');
    yield* cursor.advance([...scope.names, ...id(')'), ...(objects.length > 0 ? id('**') : [])]);
    if (cursor.token === '**') {
      yield* cursor.advance(objects);
      const base = scope.resolve(cursor.token);
      if (base?.kind === 'object')
        attributes.push(...base.attributes.map(([name, value]): [string, Value] => [name, value]));
      yield* cursor.advance(id(',', ')'));
    }
    while (cursor.token !== ')') {
      if (cursor.token === ',') yield* cursor.advance(scope.names);
      const name = scope.slots.nameOf(cursor.token) ?? cursor.token;
      yield* cursor.expect('=');
      yield* cursor.advance(this.starts());
      const value = yield* this.value(id(',', ')'));
      const old = attributes.find(([other]) => other === name);
      if (old) old[1] = value;
      else attributes.push([name, value]);
    }
    return { kind: 'object', className, attributes };
  }

  private spreadable(kind: Value['kind']): Allowed {
    return this.scope.references().filter((token) => this.spreadBase(tokenText(token)).value?.kind === kind);
  }

  /** What a token stands for behind a star: the value itself, or what it holds. */
  private spreadBase(token = this.cursor.token): { value?: Value | undefined; holder?: ContainerCall | undefined } {
    const value = this.scope.resolve(token);
    const holder = value && containerCallOf(value);
    return holder ? { value: holder.inside, holder } : { value };
  }
}

interface Items {
  readonly items: Value[];
  /** Of the first list that was spread into it. */
  readonly holder: ContainerCall | undefined;
}

function remove<T>(items: T[], isIt: (item: T) => boolean): void {
  const at = items.findIndex(isIt);
  if (at >= 0) items.splice(at, 1);
}

/** Whether `next` continues the number text so far (`-`, digits, one point, one exponent). */
function numberFits(text: string, next: string): boolean {
  return /^-?(inf|nan)?$/.test(text + next) || /^-?\d+(\.\d*)?(e-?\d*)?$/.test(text + next);
}

function fitsNext(text: string, token: string): boolean {
  const character = { pt: '.', exp: 'e', 'inf#': 'inf', 'nan#': 'nan' }[token] ?? token;
  return /^([0-9]|-|\.|e|inf|nan)$/.test(character) && numberFits(text, character);
}

function parseNumber(text: string): Value {
  return parseValue(
    text
      .replace(/^(-?)0+(?=\d)/, '$1')
      .replace(/\.(?=e|$)/, '.0')
      .replace(/e$/, 'e0'),
  );
}
