/** Classes that a call makes: `type(name, bases, namespace)`, a call of a metaclass, and `super().__new__(…)` in the `__new__` of one. */
import { calledName } from '../../../python/definitions/called-classes';
import { classOf, classValue, findMethod, functionValue, valueName } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import { writtenClass } from '../../../python/definitions/made-classes';
import { MADE, makingBy, NAMED } from '../../calls/class-making';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { entriesOf } from '../../../python/values/access-path';
import { itemsOf } from '../../../python/values/items';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { NONE } from '../../objects/containers';
import { argumentsOf, givenIn, missingArgument, type Given } from '../../operands/leads';
import type { Bindings, State } from '../../state/state';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';

/** Only texts of our own call such a function. */
export function isClassPrimitive(name: string): boolean {
  return name === MADE || name === NAMED;
}

/** `type(name, bases, namespace)` */
export function calledType(source: SourceFile, all: readonly Given[], values: HeldValues): InnerStep | undefined {
  const open = missingArgument(all, values);
  if (open) return { needs: open };
  const [_name, _bases, _namespace] = argumentsOf(all, values).map(({ value }) => value);
  if (!_name || !_bases || !_namespace) return undefined;
  // A class is made by the metaclass of its bases.
  const owners = [...(itemsOf(_bases) ?? [])].flatMap((base) => classOf(source, base) ?? []);
  const meta = owners.map((owner) => metaclassIn(source, owner)).find((one) => one !== undefined);
  if (meta === 'foreign') return { value: NOT_FOLLOWED };
  const _meta = meta ? classValue(meta) : NONE;
  const locals = { _meta, _name, _bases, _namespace, _given: { kind: 'dict', entries: [] } } as const;
  return innerCall('<type>', locals, makingBy(source, meta));
}

/** @param scope the function whose statement it is: nobody else makes classes so */
export function classStep(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  scope: FunctionInfo,
): InnerStep | undefined {
  const called = scope.inner && node.type === 'call' ? node.get('function')?.text : undefined;
  if (called === undefined || !isClassPrimitive(called)) return undefined;
  const given = argumentsOf(givenIn(node.get('arguments')), values).map(({ value }) => value);
  const [meta = NONE, name, bases, namespace] = given;
  if (called === NAMED) return { value: { kind: 'list', items: namedValues(source, meta) } };
  return { does: (state) => made(source, state, meta, name, bases, namespace) ?? [state, NOT_FOLLOWED] };
}

/** What wants to know by which name a class has it, in `__set_name__`. */
function namedValues(source: SourceFile, namespace: Value): Value[] {
  return (entriesOf(namespace) ?? []).flatMap(([key, value]): Value[] => {
    const owner = value.kind === 'object' ? classOf(source, value) : undefined;
    return owner && findMethod(source, owner, '__set_name__') ? [{ kind: 'tuple', items: [key, value] }] : [];
  });
}

const NOT_FOLLOWED: Value = { kind: 'unknown', reason: 'what this class is made of is not known' };

function made(
  source: SourceFile,
  state: State,
  meta: Value,
  name: Value | undefined,
  bases: Value | undefined,
  namespace: Value | undefined,
): readonly [State, Value] | undefined {
  const entries = namespace && entriesOf(namespace.kind === 'object' ? (namespace.contents ?? namespace) : namespace);
  const listed = bases && [...(itemsOf(bases) ?? [NONE])];
  if (name?.kind !== 'str' || !entries || !listed) return undefined;
  const named = listed.flatMap((base) => (base.kind === 'opaque' && base.type !== 'function' ? [base.name] : []));
  if (named.length !== listed.length) return undefined;
  const own = new Map(entries.flatMap(([key, value]) => (key.kind === 'str' ? [[key.value, value] as const] : [])));
  const stated = statedClass(source, state, name.value, own);
  const owner = stated ?? called(state, name.value, named, classOf(source, meta), own);
  const bound = new Map(
    [...own].filter(([key, value]) => !HIDDEN.test(key) && !(stated && isDefinition(source, stated, key, value))),
  );
  const key = typeof owner === 'string' ? owner : owner.qualifiedName;
  const value: Value = { kind: 'opaque', type: 'class', name: typeof owner === 'string' ? owner : valueName(owner) };
  return [{ ...state, nextId: state.nextId + 1, classes: new Map(state.classes).set(key, bound) }, value];
}

/** What every class has. */
const HIDDEN = /^__(?:module|qualname|dict|weakref|classcell|firstlineno|static_attributes)__$/;

/** The class whose statement is being run, where the functions in it are those of the statement. */
function statedClass(source: SourceFile, { frames }: State, name: string, own: Bindings): FunctionInfo | undefined {
  const info = frames.findLast(({ waiting }) => waiting?.implicit === 'metaclass-new')?.waiting?.defines;
  if (info?.name !== name) return undefined;
  const isIts = (key: string, value: Value): boolean => !isFunction(value) || isDefinition(source, info, key, value);
  const all = definitionsIn(source, info).map((one) => one.name);
  return all.every((key) => own.has(key)) && [...own].every(([key, value]) => isIts(key, value)) ? info : undefined;
}

function called(
  { nextId }: State,
  name: string,
  bases: readonly string[],
  meta: FunctionInfo | undefined,
  own: Bindings,
): string {
  const functions = [...own].flatMap(([key, value]) =>
    isFunction(value) && !value.self ? [[key, value] as const] : [],
  );
  const methods = new Map(functions.map(([key, { definition, name: plain }]) => [key, definition ?? plain]));
  const frame = functions.find(([, { closure }]) => closure !== undefined)?.[1].closure ?? 0;
  const names = [...own.keys()].filter((key) => !HIDDEN.test(key));
  return calledName({ name, number: nextId, frame, bases, methods, names, ...(meta && { meta: valueName(meta) }) });
}

function isFunction(value: Value): value is Extract<Value, { kind: 'opaque' }> {
  return value.kind === 'opaque' && value.type === 'function';
}

function definitionsIn(source: SourceFile, owner: FunctionInfo): FunctionInfo[] {
  return source.functions.filter(({ parent }) => parent === writtenClass(owner));
}

/** What a definition in the class has bound: it is found in the text. */
function isDefinition(source: SourceFile, owner: FunctionInfo, name: string, value: Value): boolean {
  const info = definitionsIn(source, owner).findLast((one) => one.name === name);
  if (!info || !isFunction(value) || !sameValue(functionValue(info), value)) return false;
  // What `functools.wraps` has given the name is another function.
  return (value.definition ?? info.qualifiedName) === info.qualifiedName;
}
