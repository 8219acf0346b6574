/** Comparisons of instances of the program's classes, and of what holds such. */
import { isMutable, printValue, sameValue } from '../../../python/values/print';
import { isGenerator } from '../../calls/generators';
import { holdsInstance } from '../../../python/values/distinct';
import type { OpaqueValue, Value } from '../../../python/values/value';
import { fieldNames } from '../../classes/dataclasses';
import { idOf } from '../../objects/containers';
import { isSameMember } from '../classes/enum-classes';
import { entryOfMember } from '../classes/member-keys';
import { innerCall, type InnerCall } from '../calls/inner-call';
import type { Operators } from './operators';
import type { ProgramClasses } from '../classes/program-classes';
import { typeName } from '../classes/type-name';

const METHODS: Readonly<Record<string, readonly [own: string, reflected: string]>> = {
  '==': ['__eq__', '__eq__'],
  '!=': ['__ne__', '__ne__'],
  '<': ['__lt__', '__gt__'],
  '>': ['__gt__', '__lt__'],
  '<=': ['__le__', '__ge__'],
  '>=': ['__ge__', '__le__'],
};

const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** `functools.total_ordering`: how the others follow from the one that is defined, by that one. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  __lt__: { '>': 'not _result and _left != _right', '<=': '_result or _left == _right', '>=': 'not _result' },
  __le__: { '>=': 'not _result or _left == _right', '<': '_result and _left != _right', '>': 'not _result' },
  __gt__: { '<': 'not (_result or _left == _right)', '>=': '_result or _left == _right', '<=': 'not _result' },
  __ge__: { '<=': 'not _result or _left == _right', '>': '_result and _left != _right', '<': 'not _result' },
};

export class Comparisons {
  constructor(
    private readonly classes: ProgramClasses,
    private readonly operators: Operators,
  ) {}

  of(operator: string, left: Value, right: Value): InnerCall | undefined {
    const locals = { _left: left, _right: right };
    if (operator === 'in' || operator === 'not in') return this.membership(operator, left, right);
    const mixed = this.operators.mixed(operator, left, right);
    if (mixed) return mixed;
    const isOwn = (value: Value): boolean => this.classes.method(value, '__ne__') !== undefined || this.classes.inherits(value, '__ne__'); // prettier-ignore
    if (operator === '!=' && !isOwn(left) && !isOwn(right)) {
      return (
        this.of('==', left, right) &&
        innerCall('<!=>', locals, ['if _left == _right:', '    return False', 'return True'])
      );
    }
    const [own, reflected] = METHODS[operator] ?? [];
    if (own === undefined || reflected === undefined) return undefined;
    const [one, two] = [this.classes.of(left), this.classes.of(right)];
    const first = this.operators.candidate('_left', left, own, '_right');
    const second = this.operators.candidate('_right', right, reflected, '_left');
    const isReversed = one && two && one !== two && this.classes.isKindOf(two, one);
    const message = `'${operator}' not supported between instances of '${typeName(left)}' and '${typeName(right)}'`;
    // Then Python asks the built-in class first.
    if (this.classes.inherits(left, own) && !(isReversed && second)) return undefined;
    // That of a class derived from the other's goes first.
    const asked = isReversed ? ([reflected, right, left] as const) : ([own, left, right] as const);
    const derived = this.classes.first(asked[1], asked[0]) ? undefined : this.derived(isReversed ? MIRRORED[operator] ?? operator : operator, asked[1], asked[2]); // prettier-ignore
    if (derived) return derived;
    const identity = operator === '==' ? 'False' : 'True';
    const otherwise =
      operator === '==' || operator === '!='
        ? ['if _left is _right:', `    return ${identity === 'False' ? 'True' : 'False'}`, `return ${identity}`]
        : [`raise TypeError(${JSON.stringify(message)})`];
    const found = this.operators.tried(
      `<${operator}>`,
      isReversed ? [second, first] : [first, second],
      locals,
      otherwise,
    );
    return found ?? this.written(operator, left, right) ?? this.items(operator, left, right);
  }

  /** What `@total_ordering` has written. */
  private derived(operator: string, left: Value, right: Value): InnerCall | undefined {
    if (!this.classes.decorator(left, 'total_ordering')) return undefined;
    const root = this.classes.first(left, '__lt__', '__le__', '__gt__', '__ge__');
    const text = root === undefined ? undefined : DERIVED[root]?.[operator];
    if (root === undefined || text === undefined) return undefined;
    const lines = [`_result = _left.${root}(_right)`, `return ${text}`];
    return innerCall(`<${operator}>`, { _left: left, _right: right }, lines);
  }

  /** What `@dataclass` has written. */
  private written(operator: string, left: Value, right: Value): InnerCall | undefined {
    const locals = { _left: left, _right: right };
    const isMember = operator === '==' ? isSameMember(this.classes.source, left, right) : undefined;
    if (isMember !== undefined) return innerCall('<==>', locals, [`return ${isMember ? 'True' : 'False'}`]);
    const owner = this.classes.equalByFields(left);
    if (left.kind !== 'object' || right.kind !== 'object') return undefined;
    if (owner && owner === this.classes.of(right) && (operator === '==' || this.isOrdered(left))) {
      const compared = fieldNames(this.classes.source, owner, 'compare');
      const fields = (value: typeof left): Value => ({
        kind: 'tuple',
        items: value.attributes.flatMap(([name, item]) => (compared.includes(name) ? [item] : [])),
      });
      return innerCall(`<${operator}>`, { _left: fields(left), _right: fields(right) }, [
        `return _left ${operator} _right`,
      ]);
    }
    // Without a method, an instance is equal to itself alone.
    if (operator !== '==' || !this.classes.isPlain(left) || !this.classes.isPlain(right)) return undefined;
    if (owner && this.classes.equalByFields(right)) return innerCall('<==>', locals, ['return False']);
    const [id, other] = [idOf(left), idOf(right)];
    if (id === undefined || other === undefined) return undefined;
    return innerCall('<==>', locals, [`return ${id === other ? 'True' : 'False'}`]);
  }

  private isOrdered(value: Value): boolean {
    const decorator = this.classes.decorator(value, 'dataclass');
    return decorator?.arguments?.some((argument) => argument.text.replaceAll(' ', '') === 'order=True') ?? false;
  }

  /** Lists and tuples are compared item by item. */
  private items(operator: string, left: Value, right: Value): InnerCall | undefined {
    if ((left.kind !== 'list' && left.kind !== 'tuple') || right.kind !== left.kind) return undefined;
    if (![left, right].some((value) => this.isCompared(value))) return undefined;
    const pairs = left.items.slice(0, right.items.length).map((item, at): Value => {
      const other = right.items[at];
      return { kind: 'tuple', items: other ? [item, other] : [item] };
    });
    const each = ['for _left, _right in _pairs:', '    if _left is _right:', '        continue'];
    const [longer, same] = [left.items.length > right.items.length, left.items.length === right.items.length];
    const locals = { _pairs: { kind: 'list', items: pairs } as const };
    if (operator === '==') {
      if (!same) return innerCall('<==>', locals, ['return False']);
      return innerCall('<==>', locals, [
        ...each,
        '    if _left == _right:',
        '        continue',
        '    return False',
        'return True',
      ]);
    }
    const isGreater = operator.startsWith('>');
    const isEnd = same ? operator.endsWith('=') : isGreater === longer;
    const lines = [...each, '    if _left == _right:', '        continue', `    return _left ${operator} _right`];
    return innerCall(`<${operator}>`, locals, [...lines, `return ${isEnd ? 'True' : 'False'}`]);
  }

  private isCompared(value: Value): boolean {
    return this.classes.holdsInstance(value);
  }

  private membership(operator: string, item: Value, holder: Value): InnerCall | undefined {
    const [found, missed] = operator === 'in' ? ['True', 'False'] : ['False', 'True'];
    const locals = { _item: item, _holder: holder };
    const method = this.classes.first(holder, '__contains__', '__iter__', '__getitem__');
    if (method === '__contains__')
      return innerCall('<in>', locals, ['if _holder.__contains__(_item):', `    return ${found}`, `return ${missed}`]);
    const bits = this.operators.flagBits(item, holder);
    if (bits && method === undefined) return innerCall('<in>', bits, ['if _left & _right == _left:', `    return ${found}`, `return ${missed}`]); // prettier-ignore
    const entry = holder.kind === 'dict' && [item, ...holder.entries.map(([key]) => key)].some(holdsInstance) ? entryOfMember(this.classes.source, holder, item) : undefined; // prettier-ignore
    if (entry !== undefined) return innerCall('<in>', locals, [`return ${entry ? found : missed}`]);
    // Among keys, what is equal to itself alone is found as it is among items.
    const isAlone =
      item.kind === 'object' &&
      (this.classes.isPlain(item) || isSameMember(this.classes.source, item, item) === true) &&
      this.classes.first(item, '__eq__', '__hash__') === undefined &&
      !this.classes.equalByFields(item);
    const isGoneThrough =
      holder.kind === 'list' ||
      holder.kind === 'tuple' ||
      (isAlone && (holder.kind === 'set' || holder.kind === 'dict'));
    // What it has yielded by then is gone.
    const isDriven = isGenerator(holder);
    const isCompared = this.isCompared(item) || this.isCompared(holder);
    if (method === undefined && !isDriven && !(isGoneThrough && isCompared)) return undefined;
    return innerCall('<in>', locals, [
      'for _each in _holder:',
      '    if _each is _item:',
      `        return ${found}`,
      '    if _each == _item:',
      `        return ${found}`,
      `return ${missed}`,
    ]);
  }
}

/** Whether two values are one object, as far as the machine keeps the books on that; undefined where it does not. */
export function isSameObject(one: Value, other: Value): boolean | undefined {
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== undefined && otherId !== undefined) return id === otherId;
  const isSingle = (value: Value): boolean =>
    value.kind === 'none' || value.kind === 'bool' || value.kind === 'ellipsis';
  if (isSingle(one) || isSingle(other)) return sameValue(one, other);
  if ((id === undefined) !== (otherId === undefined)) return false;
  if (one.kind === 'opaque' || other.kind === 'opaque') return sameValue(one, other);
  return undefined;
}

/** Why it is not known whether values that are equal are the same. */
export const ONE_OBJECT = 'whether they are one object is not known';

/** Kinds of what Python may have twice, or once under two names, without an order of its own saying which. */
const UNCHANGING: ReadonlySet<Value['kind']> = new Set(['tuple', 'str', 'bytes', 'float', 'int', 'call']);
/** What there is only once of in any Python. */
const SINGLE = /^(?:-[1-5]|\d{1,2}|1\d\d|2[0-4]\d|25[0-6]|\(\)|b?''|'[\x20-\xff]')$/;

/**
 * Whether two values that do not change, and so have no number, are one object: a value that is handed on stays the same one here,
 * too. Undefined for other values, and where whoever evaluates says the same: for values that are not even equal.
 */
export function isSameThing(one: Value, other: Value): boolean | 'unknown' | undefined {
  if (one.kind === 'opaque' && other.kind === 'opaque') return isSameFunction(one, other);
  if (one.kind !== other.kind || !UNCHANGING.has(one.kind) || isMutable(one)) return undefined;
  if (one === other) return true;
  if (one.kind === 'call' && other.kind === 'call' && one.links && other.links) return one.links === other.links;
  if (!sameValue(one, other) || SINGLE.test(printValue(one))) return undefined;
  return 'unknown';
}

/**
 * Whether two names hold one object that can change: it has a number as soon as there is more than one place that holds it.
 * Undefined for values that do not change.
 */
export function isHeldByBoth(one: Value, other: Value): boolean | undefined {
  if (!isMutable(one) || !isMutable(other)) return undefined;
  const id = idOf(one);
  return id !== undefined && id === idOf(other);
}

/** The same of what is read otherwise, `box.items is items`, as far as both have a number. */
export function isNumberedAlike(one: Value, other: Value): boolean | undefined {
  const [id, otherId] = [idOf(one), idOf(other)];
  return id === undefined || otherId === undefined || !isMutable(one) || !isMutable(other) ? undefined : id === otherId;
}

/** Of functions that are defined once the definition says it; each reading of a method binds it anew. */
function isSameFunction(one: OpaqueValue, other: OpaqueValue): boolean | 'unknown' | undefined {
  if (one.type !== 'function' || other.type !== 'function' || one.definition === undefined) return undefined;
  if (one === other) return true;
  // One says its line as well, since others have had its name.
  if (`${other.definition ?? ''}:${one.definition.split(':')[1] ?? ''}` === one.definition) return 'unknown';
  if (`${one.definition}:${other.definition?.split(':')[1] ?? ''}` === other.definition) return 'unknown';
  if (one.definition !== other.definition || !one.self !== !other.self) return other.definition === undefined ? undefined : false; // prettier-ignore
  if (one.self) return 'unknown';
  if (one.closure !== other.closure) return false;
  return one.closure === undefined ? true : undefined;
}
