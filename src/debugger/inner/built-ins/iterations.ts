/** Built-in functions that go through something item by item, where that runs the program: its iterators, and functions given. */
import { itemsOf } from '../../../python/values/items';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { isGenerator } from '../../calls/generators';
import { boundMethod } from '../bound-methods';
import { lambdaTree } from '../calls/lambdas';
import { innerCall, type HeldValues, type InnerCall, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';

/** More than anybody counts to. */
const ENDLESS = 10n ** 12n;

const OPERATORS = ['add', 'sub', 'mul', 'matmul', 'truediv', 'floordiv', 'mod', 'pow', 'and', 'or', 'xor', 'lt', 'gt'].map((name) => `__${name}__`); // prettier-ignore

/** The generator that asks an iterator of the program's for one item after the other. */
export const ADVANCED = '<next>';

export class Iterations {
  constructor(
    readonly classes: ProgramClasses,
    /** Calling the value runs the program. */
    readonly isCalled: (value: Value) => boolean,
  ) {}

  /** Taking an item of it runs the program, or changes what it yields next. */
  isDriven(value: Value | undefined): value is Value {
    return isGenerator(value) || this.classes.first(value, '__iter__', '__getitem__') !== undefined;
  }

  /** `iter(value)`, as `for` and others call it. */
  iter(value: Value): InnerCall | undefined {
    if (value.kind !== 'object' && value.kind !== 'opaque') return undefined;
    const method = this.classes.first(value, '__iter__', '__getitem__');
    if (method === '__iter__') return innerCall('<iter>', { _object: value }, ['return _object.__iter__()']);
    if (method !== '__getitem__') return undefined;
    return innerCall(
      '<iter>',
      { _object: value, _places: counting(0n) },
      [
        'for _place in _places:',
        '    try:',
        '        _item = _object.__getitem__(_place)',
        '    except IndexError:',
        '        return',
        '    yield _item',
      ],
      { lazy: 'iterator' },
    );
  }

  /** A generator expression asks what it goes through for its iterator at once: what that runs, or what there is to go through. */
  beginning({ range, text }: SyntaxNode, value: Value, values: HeldValues): InnerStep | { readonly items: Value } {
    const asked = this.classes.method(value, '__iter__') && this.iter(value);
    if (value.kind !== 'object' || !asked) return { items: value };
    const place = { range, text: `iter(${text})` };
    const iterator = values.computed(place)?.value;
    if (!iterator) return { ...asked, place };
    const advanced = this.advanced(iterator);
    if (!advanced) return { items: iterator };
    const further = { range, text: `next(${text})` };
    const items = values.computed(further)?.value;
    return items ? { items } : { ...advanced, place: further };
  }

  /** What an object that is an iterator yields, as a generator. */
  advanced(value: Value): InnerCall | undefined {
    if (!this.classes.method(value, '__next__')) return undefined;
    return innerCall(
      ADVANCED,
      { _iterator: value },
      ['while True:', '    try:', '        _item = _iterator.__next__()', '    except StopIteration:', '        return', '    yield _item'], // prettier-ignore
      { lazy: 'iterator' },
    );
  }

  /** `iter(function, last)`, where the function is one of the program, or a lambda: what that reads on is not kept by an iterator. */
  calling(called: Value, last: Value | undefined, written: SyntaxNode, isEntered: boolean): InnerStep | undefined {
    if (!isEntered && !lambdaTree(called)) return undefined;
    if (!last) return { needs: written };
    return innerCall(
      '<iter>',
      { _function: called, _last: last },
      ['while True:', '    _item = _function()', '    if _item == _last:', '        return', '    yield _item'],
      { lazy: 'callable_iterator' },
    );
  }

  /** `aiter(value)`, as `async for` calls it. */
  aiter(value: Value): InnerCall | undefined {
    if (!this.classes.method(value, '__aiter__')) return undefined;
    return innerCall('<aiter>', { _object: value }, ['return _object.__aiter__()']);
  }

  /** What an object that is an asynchronous iterator yields, as a generator. */
  advancedAsync(value: Value): InnerCall | undefined {
    if (!this.classes.method(value, '__anext__')) return undefined;
    return innerCall(
      ADVANCED,
      { _iterator: value },
      ['while True:', '    try:', '        _item = await _iterator.__anext__()', '    except StopAsyncIteration:', '        return', '    yield _item'], // prettier-ignore
      { lazy: 'async_generator', isAsync: true },
    );
  }

  /** An iterator over items that are known, of which somebody will ask for one after the other. */
  overKnown(value: Value, shownAs: string): InnerCall | undefined {
    if (!itemsOf(value)) return undefined;
    return this.over(value, shownAs);
  }

  /** The same for an iterator that the library has made, of which whoever evaluates it takes the items. */
  over(value: Value, shownAs: string): InnerCall {
    return innerCall('<iter>', { _items: value }, ['for _item in _items:', '    yield _item'], { lazy: shownAs });
  }

  /** `__next__` of an iterator of the program's. */
  next(value: Value, otherwise: Value | undefined): InnerCall | undefined {
    if (!this.classes.method(value, '__next__')) return undefined;
    if (!otherwise) return innerCall('<next>', { _iterator: value }, ['return _iterator.__next__()']);
    return innerCall('<next>', { _iterator: value, _default: otherwise }, [
      'try:',
      '    return _iterator.__next__()',
      'except StopIteration:',
      '    return _default',
    ]);
  }

  /** All items at once: what `list` and others do. @param hints its length is asked for first */
  collected(value: Value, makes: 'list' | 'set', hints: boolean): InnerCall {
    const hint = hints && this.classes.method(value, '__len__') ? ['_iterator = iter(_items)', 'len(_items)'] : [];
    const through = hint.length > 0 ? '_iterator' : '_items';
    return innerCall(`<${makes}>`, { _items: value }, [...hint, `for _item in ${through}:`, '    yield _item'], {
      makes,
    });
  }

  any(value: Value): InnerCall {
    return innerCall('<any>', { _items: value }, [
      'for _item in _items:',
      '    if _item:',
      '        return True',
      'return False',
    ]);
  }

  all(value: Value): InnerCall {
    return innerCall('<all>', { _items: value }, ['for _item in _items:', '    if _item:', '        continue', '    return False', 'return True']); // prettier-ignore
  }

  /** Where that runs the program: what is yielded is added before more is asked for. */
  sum(value: Value, start: Value | undefined): InnerCall | undefined {
    const { classes } = this;
    const isOwn = this.isDriven(value) ? classes.definesSums || classes.method(start, '__add__') : classes.holds(value, '__add__', '__radd__'); // prettier-ignore
    if (!isOwn) return undefined;
    const _total = start ?? ({ kind: 'int', value: 0n } as const);
    return innerCall('<sum>', { _items: value, _total }, ['for _item in _items:', '    _total = _total + _item', 'return _total']); // prettier-ignore
  }

  reduce(applied: Value, value: Value, initial: Value | undefined): InnerCall | undefined {
    const known = itemsOf(value);
    const [first, ...others] = [...(initial ? [initial] : []), ...(known ?? [])];
    if (!first && known) return undefined;
    const items = known ? ({ kind: 'list', items: others } as const) : value;
    return innerCall('<reduce>', { _function: applied, ...(first && { _result: first }), _items: items }, [
      ...(first ? [] : ['_items = iter(_items)', '_result = next(_items)']),
      'for _item in _items:',
      '    _result = _function(_result, _item)',
      'return _result',
    ]);
  }

  map(applied: Value, through: readonly Value[]): InnerCall | undefined {
    const [only, ...more] = through;
    if (!only) return undefined;
    const call = this.application(applied, more.length === 0 ? '_item' : '*_item');
    if (call === undefined) return undefined;
    const items = more.length === 0 ? only : zipped(through);
    const lines = ['for _item in _items:', `    yield ${call}`];
    if (items) return innerCall('<map>', { ...this.named(applied), _items: items }, lines, { lazy: 'map' });
    return sideBySide('map', through, (row) => this.application(applied, row) ?? row, { named: this.named(applied) }); // prettier-ignore
  }

  filter(applied: Value, items: Value): InnerCall | undefined {
    const call = applied.kind === 'none' ? '_item' : this.application(applied, '_item');
    if (call === undefined) return undefined;
    const locals = { ...this.named(applied), _items: items };
    return innerCall('<filter>', locals, ['for _item in _items:', `    if ${call}:`, '        yield _item'], {
      lazy: 'filter',
    });
  }

  enumerate(items: Value, start: Value | undefined): InnerCall | undefined {
    const first = start ?? { kind: 'int', value: 0n };
    if (first.kind !== 'int') return undefined;
    const lines = [
      '_places = iter(_places)',
      'for _item in _items:',
      '    _place = next(_places)',
      '    yield (_place, _item)',
    ];
    return innerCall('<enumerate>', { _items: items, _places: counting(first.value) }, lines, { lazy: 'enumerate' });
  }

  zip(through: readonly Value[], isStrict: boolean): InnerCall | undefined {
    const known = isStrict ? undefined : zipped(through);
    if (known) return this.overKnown(known, 'zip');
    const isBegun = (value: Value | undefined): boolean => this.classes.method(value, '__next__') !== undefined;
    return sideBySide('zip', through, (row) => `(${row},)`, { isStrict, isBegun });
  }

  /** Adding such items up, or what else an operator does with them, runs the program. */
  isCalculated(items: Value): boolean {
    return this.classes.holds(items, ...OPERATORS);
  }

  /** What is called by a name of our own. */
  named(applied: Value): { readonly _function?: Value } {
    const isOperator = applied.kind === 'opaque' && applied.name.startsWith('operator.');
    const isGetter = applied.kind === 'foreign' && GETTER.test(applied.type);
    return isOperator || isGetter || this.isCalled(applied) || boundMethod(applied) ? { _function: applied } : {};
  }

  /** The text of a call of a value; undefined for one that has no name. */
  application(applied: Value, given: string): string | undefined {
    if (this.named(applied)._function) return `_function(${given})`;
    const isBuiltIn = applied.kind === 'opaque' && (applied.type === 'builtin' || applied.type === 'class');
    return isBuiltIn && OF_BUILT_INS.test(applied.name) ? `${applied.name}(${given})` : undefined;
  }
}

const GETTER = /^operator\.(?:itemgetter|attrgetter|methodcaller)$/;

/** `len`, `str.upper` */
const OF_BUILT_INS = /^(?:(?:str|bytes|int|float|list|tuple|dict|set|frozenset)\.)?[a-z]\w*$/;

interface SideBySide {
  readonly named?: Readonly<Record<string, Value>>;
  /** All of them have to end at the same place. */
  readonly isStrict?: boolean;
  /** It is what an `__iter__` of the program has given. */
  readonly isBegun?: (value: Value | undefined) => boolean;
}

/** One item of each, until one of them has no more. @param made what is made of these */
function sideBySide(
  name: string,
  through: readonly Value[],
  made: (row: string) => string,
  { named = {}, isStrict = false, isBegun = () => false }: SideBySide,
): InnerCall {
  const names = through.map((_, at) => `_items${at}`);
  const begun = names.flatMap((one, at) => (isBegun(through[at]) ? [] : `${one} = iter(${one})`));
  const ended = (at: number): string[] => (isStrict ? endedAt(at, names) : ['return']).map((line) => `        ${line}`);
  const taken = names.flatMap((one, at) => ['    try:', `        _item${at} = next(${one})`, '    except StopIteration:', ...ended(at)]); // prettier-ignore
  const locals = Object.fromEntries(names.map((one, at) => [one, through[at] ?? { kind: 'none' as const }]));
  const item = made(names.map((_, at) => `_item${at}`).join(', '));
  return innerCall(`<${name}>`, { ...named, ...locals }, [...begun, 'while True:', ...taken, `    yield ${item}`], { lazy: name }); // prettier-ignore
}

/** What is raised where one has no more items although it should be as long as the others. */
function endedAt(place: number, names: readonly string[]): string[] {
  const before = (at: number): string => (at === 1 ? 'argument 1' : `arguments 1-${at}`);
  const told = (at: number, how: string): string => `raise ValueError('zip() argument ${at + 1} is ${how} than ${before(at)}')`; // prettier-ignore
  if (place > 0) return [told(place, 'shorter')];
  const longer = names.slice(1).flatMap((one, at) => ['try:', `    next(${one})`, 'except StopIteration:', '    pass', 'else:', `    ${told(at + 1, 'longer')}`]); // prettier-ignore
  return [...longer, 'return'];
}

/** The numbers from one on. */
function counting(first: bigint): Value {
  const numbers = [first, ENDLESS].map((value): Value => ({ kind: 'int', value }));
  return { kind: 'call', name: 'range', args: numbers };
}

/** The items side by side, where all of them are known. */
function zipped(through: readonly Value[]): Value | undefined {
  const all = through.map((value) => itemsOf(value));
  if (all.length === 0 || all.includes(undefined)) return undefined;
  const iterators = all.map((items) => (items ?? [])[Symbol.iterator]());
  const rows: Value[] = [];
  for (;;) {
    const row = iterators.map((iterator) => iterator.next());
    const items = row.flatMap((one) => (one.done === true ? [] : [one.value]));
    if (items.length < row.length) return { kind: 'list', items: rows };
    rows.push({ kind: 'tuple', items });
  }
}
