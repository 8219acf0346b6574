/** What `object` itself does where it is asked for by name: `super().__setattr__(name, value)`, `object.__new__(cls)`. */
import type { CallArgument } from '../../codec/query';
import { hasBareBases, isExceptionClass, isPlainEnumClass } from '../../python/definitions/class-order';
import { isDataclass, isTupleClass } from '../../python/definitions/dataclass-mark';
import { classOf, findMethod, valueName } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import { attributeOf } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import type { AttributeAccess, Hook } from '../classes/attribute-access';
import type { ClassAttributes } from '../classes/class-attributes';
import { unmakeable } from '../classes/construction';
import { fieldValues } from '../classes/dataclasses';
import { idOf, NONE } from '../objects/containers';
import { withAttribute, withoutAttribute } from '../objects/contents';
import type { State } from '../state/state';
import type { Resolved } from './call-resolution';

const NAMES = ['__new__', '__setattr__', '__delattr__', '__getattribute__'] as const;
export type PrimitiveName = (typeof NAMES)[number];

export function isPrimitive(name: string): name is PrimitiveName {
  return (NAMES as readonly string[]).includes(name);
}

export class Primitives {
  constructor(
    private readonly source: SourceFile,
    private readonly classAttributes: ClassAttributes,
    private readonly access: AttributeAccess,
    /** An attribute that is there, where reading it runs nothing. */
    private readonly found: (state: State, holder: Value, name: string) => Value | undefined,
  ) {}

  /** Undefined where the machine cannot say what comes of it. */
  run(name: PrimitiveName, all: readonly CallArgument[], state: State): Resolved | undefined {
    const [subject, attribute, value] = all.map((one) => one.value);
    if (!subject) return undefined;
    if (name === '__new__') return this.made(state, subject, all);
    if (subject.kind !== 'object' || attribute?.kind !== 'str') return undefined;
    if (name === '__getattribute__') return this.read(state, subject, attribute.value);
    if (name === '__delattr__') return this.deleted(state, subject, attribute.value);
    return value && this.bound(state, subject, attribute.value, value);
  }

  /** An instance without attributes, or a named tuple of what is given. */
  private made(state: State, subject: Value, all: readonly CallArgument[]): Resolved | undefined {
    const owner = subject.kind === 'opaque' ? classOf(this.source, subject) : undefined;
    if (!owner) return undefined;
    const problem = unmakeable(this.source, owner);
    if (problem !== undefined) return { kind: 'type-error', message: problem };
    if (isTupleClass(this.source, owner)) {
      const fields = fieldValues(this.source, owner, all.slice(1), state.classes);
      if (!fields.ok) return { kind: 'type-error', message: fields.message };
      return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes: fields.attributes } };
    }
    const isException = isExceptionClass(this.source, owner);
    const items = all.slice(1).map(({ value }) => value);
    if (isException) {
      const attributes = [['args', { kind: 'tuple', items }]] as const;
      return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes } };
    }
    if (
      !(hasBareBases(this.source, owner) || isPlainEnumClass(this.source, owner)) ||
      (isDataclass(this.source, owner) && items.length > 0)
    )
      return undefined;
    const hasNew = findMethod(this.source, owner, '__new__') !== undefined;
    const hasInit = findMethod(this.source, owner, '__init__') !== undefined;
    if (items.length > 0 && hasNew)
      return { kind: 'type-error', message: 'object.__new__() takes exactly one argument (the type to instantiate)' };
    if (items.length > 0 && !hasInit) return { kind: 'type-error', message: `${owner.name}() takes no arguments` };
    return { kind: 'value', value: { kind: 'object', className: valueName(owner), attributes: [] } };
  }

  private read(state: State, subject: Value, name: string): Resolved | undefined {
    const hook = this.access.reading(state, subject, name, true);
    if (hook) return called(hook);
    const own = this.found(state, subject, name);
    if (own) return { kind: 'value', value: own };
    const exception = this.access.unreadable(state, subject, name, true);
    return exception && { kind: 'raise', exception };
  }

  private bound(state: State, subject: Value, name: string, value: Value): Resolved | undefined {
    const hook = this.access.binding(state, subject, name, true);
    if (hook) return called(hook, value);
    const exception = this.classAttributes.unsettable(state, subject, name, true);
    if (exception) return { kind: 'raise', exception };
    const id = idOf(subject);
    if (subject.kind !== 'object' || id === undefined) return undefined;
    return { kind: 'value', value: NONE, contents: new Map([[id, withAttribute(subject, name, value)]]) };
  }

  private deleted(state: State, subject: Value, name: string): Resolved | undefined {
    const hook = this.access.deleting(state, subject, name, true);
    if (hook) return called(hook);
    const exception = this.access.undeletable(state, subject, name);
    if (exception) return { kind: 'raise', exception };
    const id = idOf(subject);
    if (subject.kind !== 'object' || id === undefined || !attributeOf(subject, name)) return undefined;
    return { kind: 'value', value: NONE, contents: new Map([[id, withoutAttribute(subject, name)]]) };
  }
}

function called({ info, first }: Hook, ...more: readonly Value[]): Resolved {
  const all = [...first, ...more].map((value) => ({ value }));
  return { kind: info.isGenerator ? 'generator' : 'function', info, arguments: all };
}
