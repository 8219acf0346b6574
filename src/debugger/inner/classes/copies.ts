/** `copy.copy` and `copy.deepcopy` of instances of the program: what they hold is handed on, or copied like the instance itself. */
import { classValue, findMethod } from '../../../python/definitions/definitions';
import { isEnumClass } from '../../../python/definitions/class-order';
import { isMutable } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { children, idOf, mapChildren } from '../../objects/containers';
import { stubId } from '../../../python/values/cycles';
import { Numbering } from '../../objects/heap';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** Methods by which a class says itself what a copy is, and that are not followed. */
const CLOSED = ['__reduce__', '__reduce_ex__', '__new__'];
/** Those that are called. */
const OWN = ['__copy__', '__deepcopy__', '__getstate__', '__setstate__'];
const DEEPCOPY: Value = { kind: 'opaque', type: 'builtin', name: 'copy.deepcopy' };

/** Undefined for what holds no instance, and for a copy with nothing to remember: that is evaluated. */
export function copyStep(
  isDeep: boolean,
  given: readonly Given[],
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const [first, memo, ...more] = given;
  if (!first || more.length > 0 || given.some(({ star, keyword }) => star !== undefined || keyword !== undefined))
    return undefined;
  const [value, known] = [values.of(first.node), values.of(memo?.node)];
  if (!value) return { needs: first.node };
  if (memo && !known) return { needs: memo.node };
  if (isDeep ? !memo && !classes.holdsInstance(value) : value.kind !== 'object' || !classes.of(value)) return undefined;
  const unknown = { kind: 'unknown', reason: 'what a copy holds is not followed', ...(value.kind === 'object' && { type: value.className }) } as const; // prettier-ignore
  if (!isDeep) return calledCopy(value, classes) ?? { value: shallowCopy(value, classes) ?? unknown };
  if (isPlain(value, classes))
    return {
      does: (state) => {
        const numbering = new Numbering(state.nextId);
        const copied = deepCopy(value, classes, numbering);
        return [{ ...state, nextId: numbering.position }, copied];
      },
    };
  const lines = deepLines(value, classes);
  if (!lines) return { value: unknown };
  const _memo: Value = known && known.kind !== 'none' ? known : { kind: 'dict', entries: [] };
  return innerCall('<deepcopy>', { _object: value, _memo, _deepcopy: DEEPCOPY, ...madeOf(value, classes) }, [
    '_made = _memo.get(id(_object))',
    'if _made is not None:',
    '    return _made',
    ...lines,
    '_memo[id(_object)] = _made',
    'return _made',
  ]);
}

/** What `copy.copy` calls of the class. */
function calledCopy(value: Value, classes: ProgramClasses): InnerStep | undefined {
  const has = (name: string): boolean => classes.method(value, name) !== undefined;
  if (has('__copy__')) return innerCall('<copy>', { _object: value }, ['return _object.__copy__()']);
  if (!(has('__getstate__') || has('__setstate__')) || !isFollowed(value, classes)) return undefined;
  return innerCall('<copy>', { _object: value, ...madeOf(value, classes) }, [...stateLines(has, (state) => state), 'return _made']); // prettier-ignore
}

/** What a deep copy does that runs methods of the program; undefined where that is not followed. */
function deepLines(value: Value, classes: ProgramClasses): string[] | undefined {
  const each = ['for _item in _object:', '    _made.append(_deepcopy(_item, _memo))'];
  const has = (name: string): boolean => classes.method(value, name) !== undefined;
  switch (value.kind) {
    case 'list':
      return ['_made = []', '_memo[id(_object)] = _made', ...each];
    case 'tuple':
    case 'set':
      return ['_made = []', ...each, `_made = ${value.kind}(_made)`];
    case 'dict':
      return ['_made = {}', '_memo[id(_object)] = _made', 'for _key, _item in list(_object.items()):', '    _made[_deepcopy(_key, _memo)] = _deepcopy(_item, _memo)']; // prettier-ignore
    case 'object':
      if (has('__deepcopy__')) return ['_made = _object.__deepcopy__(_memo)'];
      return isFollowed(value, classes) ? stateLines(has, (state) => `_deepcopy(${state}, _memo)`) : undefined;
    default:
      return undefined;
  }
}

/** A new instance gets what the old one tells of itself. */
function stateLines(has: (method: string) => boolean, copied: (state: string) => string): string[] {
  return [
    '_made = object.__new__(_class)',
    ...(copied('') === '' ? [] : ['_memo[id(_object)] = _made']),
    `_state = ${copied(has('__getstate__') ? '_object.__getstate__()' : '_held')}`,
    has('__setstate__') ? '_made.__setstate__(_state)' : '_made.__dict__.update(_state)',
  ];
}

/** The class of an instance, and what it holds. */
function madeOf(value: Value, classes: ProgramClasses): Readonly<Record<string, Value>> {
  const owner = classes.of(value);
  if (value.kind !== 'object' || !owner) return {};
  const entries = value.attributes.map(([name, held]) => [{ kind: 'str', value: name }, held] as const);
  return { _class: classValue(owner), _held: { kind: 'dict', entries } };
}

function isFollowed(value: Value, classes: ProgramClasses): boolean {
  return value.kind === 'object' && !value.contents && !saysItself(value, classes, CLOSED);
}

function shallowCopy(value: Value, classes: ProgramClasses): Value | undefined {
  const asked = [...CLOSED, ...OWN].filter((name) => name !== '__deepcopy__');
  if (value.kind !== 'object' || saysItself(value, classes, asked)) return undefined;
  if (isMember(value, classes)) return value;
  return anew({ ...value, ...(value.contents && { contents: anew(value.contents) }) });
}

/** Nothing in it is unknown, or says itself what a copy of it is. */
function isPlain(value: Value, classes: ProgramClasses): boolean {
  if (value.kind === 'opaque' || (value.kind === 'object' && isMember(value, classes)) || stubId(value) !== undefined) return true; // prettier-ignore
  if (value.kind === 'unknown' || saysItself(value, classes)) return false;
  return children(value).every(([, child]) => isPlain(child, classes));
}

/** What is shared in it is shared in the copy. */
function deepCopy(value: Value, classes: ProgramClasses, numbering: Numbering): Value {
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    const known = numbers.get(id) ?? numbering.take();
    numbers.set(id, known);
    return known;
  };
  const copied = (one: Value): Value => {
    const stub = stubId(one);
    if (stub !== undefined) return { kind: 'unknown', reason: `@${numberOf(stub)}...` };
    if (one.kind === 'opaque' || (one.kind === 'object' && isMember(one, classes))) return one;
    const id = isMutable(one) ? idOf(one) : undefined;
    const inner = mapChildren(one, copied);
    return id === undefined ? anew(inner) : ({ ...inner, id: numberOf(id) } as Value);
  };
  return copied(value);
}

function saysItself(value: Value, classes: ProgramClasses, methods = [...CLOSED, ...OWN]): boolean {
  const owner = value.kind === 'object' ? classes.of(value) : undefined;
  return owner !== undefined && methods.some((name) => findMethod(classes.source, owner, name) !== undefined);
}

/** There is one object for each member of an enumeration. */
function isMember(value: Value, classes: ProgramClasses): boolean {
  const owner = classes.of(value);
  return owner !== undefined && isEnumClass(classes.source, owner);
}

/** The same as another object. */
function anew(value: Value): Value {
  const plain: Value & { id?: number } = { ...value };
  delete plain.id;
  return plain;
}
