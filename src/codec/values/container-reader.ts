/** Tokens -> lists, tuples, dicts, sets and objects, which may begin from values already written: `[*v0, 1]`, `{**v0, 'k': 1}`. */
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { PredictionError } from '../query';
import { DIGITS, id, type Allowed } from '../vocabulary/token-sets';
import { tokenText } from '../vocabulary/vocabulary';
import { containerCallOf, type ContainerCall } from './container-calls';
import type { Cursor, ReaderScope, Reading } from './cursor';
import { parts } from './references';

/** How what is inside is read. */
interface ValueGrammar {
  starts(): Allowed;
  value(follow: Allowed): Reading<Value>;
}

export class ContainerReader {
  constructor(
    private readonly cursor: Cursor,
    private readonly scope: ReaderScope,
    private readonly values: ValueGrammar,
  ) {}

  /** A list, or what holds one like the list that it begins from: `[*v0, 1]` is a deque if `v0` is one. */
  *list(): Reading<Value> {
    const { items, holder } = yield* this.items(']', 'list');
    const list: Value = { kind: 'list', items };
    return holder?.around(list) ?? list;
  }

  *items(close: string, kind?: 'list' | 'tuple'): Reading<Items> {
    const items: Value[] = [];
    let holder: ContainerCall | undefined;
    const spreads = kind ? this.spreadable(kind) : [];
    const starts = [...this.values.starts(), ...(spreads.length > 0 ? id('*') : [])];
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
      } else items.push(yield* this.values.value(follow));
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
      const index = yield* this.values.value(edit === '<del>' ? id(',', ']') : id(':'));
      const at = index.kind === 'int' ? Number(index.value) : -1;
      if (at < 0 || at >= items.length) throw new PredictionError('an item is changed outside its list');
      if (edit === '<del>') items.splice(at, 1);
      else {
        yield* cursor.advance(this.values.starts());
        items.splice(at, edit === '+' ? 0 : 1, yield* this.values.value(id(',', ']')));
      }
    }
    return { items, holder };
  }

  /** A dict, a set, or what holds a dict like the one that it begins from; the current token is the opening brace. */
  *braces(): Reading<Value> {
    const { cursor } = this;
    const dicts = this.spreadable('dict');
    const sets = this.spreadable('set');
    const entries: (readonly [Value, Value])[] = [];
    let removable: Allowed = [];
    let holder: ContainerCall | undefined;
    const first = [...(dicts.length > 0 ? id('**') : []), ...(sets.length > 0 ? id('*') : [])];
    yield* cursor.advance([...this.values.starts(), ...id('}'), ...first]);
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
      const key = yield* this.values.value(id(':', ',', '}'));
      if (cursor.token !== ':') return yield* this.set([], [key]);
      yield* this.entryValue(entries, key);
    }
    while ((cursor.token as string) !== '}') {
      yield* cursor.advance([...this.values.starts(), ...removable]);
      if ((cursor.token as string) === '<del>') {
        const key = yield* this.removed();
        remove(entries, ([other]) => sameValue(other, key));
      } else yield* this.entryValue(entries, yield* this.values.value(id(':')));
    }
    const dict: Value = { kind: 'dict', entries };
    return holder?.around(dict) ?? dict;
  }

  private *entryValue(entries: (readonly [Value, Value])[], key: Value): Reading<void> {
    yield* this.cursor.advance(this.values.starts());
    const value = yield* this.values.value(id(',', '}'));
    const at = entries.findIndex(([other]) => sameValue(other, key));
    if (at < 0) entries.push([key, value]);
    else entries[at] = [key, value];
  }

  private *set(spreads: Allowed, items: Value[] = []): Reading<Value> {
    if (items.length === 0) {
      yield* this.cursor.advance(spreads);
      const base = this.spreadBase().value;
      if (base?.kind === 'set') items.push(...base.items);
      yield* this.cursor.advance(id(',', '}'));
    }
    const removable = spreads.length > 0 ? id('<del>') : [];
    while (this.cursor.token !== '}') {
      yield* this.cursor.advance([...this.values.starts(), ...removable]);
      if (this.cursor.token === '<del>') {
        const gone = yield* this.removed();
        remove(items, (other) => sameValue(other, gone));
        continue;
      }
      const item = yield* this.values.value(id(',', '}'));
      if (!items.some((other) => sameValue(other, item))) items.push(item);
    }
    return { kind: 'set', items };
  }

  /** What comes after `<del>` in a dict or set. */
  private *removed(): Reading<Value> {
    yield* this.cursor.advance(this.values.starts());
    return yield* this.values.value(id(',', '}'));
  }

  *object(): Reading<Value> {
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
      yield* cursor.advance(this.values.starts());
      const value = yield* this.values.value(id(',', ')'));
      const old = attributes.find(([other]) => other === name);
      if (old) old[1] = value;
      else attributes.push([name, value]);
    }
    return { kind: 'object', className, attributes };
  }

  /** Ids of what may stand behind a star in a display of that kind. */
  spreadable(kind: Value['kind']): Allowed {
    return this.scope.references().filter((token) => this.spreadBase(tokenText(token)).value?.kind === kind);
  }

  /** What a token stands for behind a star: the value itself, or what it holds. */
  spreadBase(token = this.cursor.token): { value?: Value | undefined; holder?: ContainerCall | undefined } {
    const named = this.scope.resolve(token);
    const value = named?.kind === 'object' && named.contents ? named.contents : named;
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
