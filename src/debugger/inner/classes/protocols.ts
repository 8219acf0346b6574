/** What `isinstance` and `issubclass` say of protocols: whether all that the protocol names is there. */
import { BUILTIN_METHODS } from '../../../python/definitions/builtin-names';
import { directForeignBases, hasBareBases, resolutionOrder } from '../../../python/definitions/class-order';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import { annotatedStatements } from '../../../python/definitions/function-statements';
import { writtenClass } from '../../../python/definitions/made-classes';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { attributeOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../calls/inner-call';

/** Every object has them; what `__hash__` is hangs on the class. */
const OF_OBJECT: ReadonlySet<string> = new Set('__init__ __repr__ __str__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__'.split(' ')); // prettier-ignore

const UNCHECKED = 'Instance and class checks can only be used with @runtime_checkable protocols';

export function isProtocolClass(source: SourceFile, owner: FunctionInfo): boolean {
  return directForeignBases(source, owner).some((base) => /^(?:typing\.)?Protocol$/.test(base));
}

export function isProtocolValue(source: SourceFile, value: Value | undefined): boolean {
  const owner = value?.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
  return owner !== undefined && isProtocolClass(source, owner);
}

/** Whether a value has all that a protocol names; undefined where its class does not say. */
export function hasMembers(source: SourceFile, value: Value, protocol: FunctionInfo): boolean | undefined {
  const names = membersOf(source, protocol).filter((name) => !OF_OBJECT.has(name));
  const owner = value.kind === 'object' ? classOf(source, value) : undefined;
  if (!owner && names.some((name) => name.startsWith('__'))) return undefined;
  const built = BUILTIN_METHODS[value.kind];
  if (!owner) return built && names.every((name) => built.includes(name));
  return defines(source, owner, names, (name) => attributeOf(value, name) !== undefined);
}

/**
 * Whoever knows the value is asked about its attributes, where class statements do not say.
 * @param otherwise what is known of the question
 */
export function protocolCheck(
  source: SourceFile,
  name: 'isinstance' | 'issubclass',
  value: Value,
  protocol: FunctionInfo,
  otherwise: boolean | undefined,
): InnerCall | undefined {
  if (!isProtocolClass(source, protocol)) return undefined;
  if (!protocol.decorators.some((one) => /\bruntime(?:_checkable)?$/.test(one)))
    return innerCall(`<${name}>`, {}, [`raise TypeError(${JSON.stringify(UNCHECKED)})`]);
  if (name === 'isinstance' ? otherwise !== undefined : otherwise === true) return undefined;
  const members = membersOf(source, protocol).filter((one) => !OF_OBJECT.has(one));
  const owner = name === 'issubclass' ? classOf(source, value) : undefined;
  const told = owner && defines(source, owner, members, () => false);
  if (told !== undefined) return innerCall(`<${name}>`, {}, [`return ${told ? 'True' : 'False'}`]);
  if (owner || value.kind === 'unknown') return undefined;
  const asked = members.map((one) => `hasattr(_value, ${JSON.stringify(one)})`).join(' and ');
  return innerCall(`<${name}>`, { _value: value }, [`return ${asked || 'True'}`]);
}

function membersOf(source: SourceFile, protocol: FunctionInfo): string[] {
  const names = resolutionOrder(source, protocol).flatMap((one) => {
    if (!isProtocolClass(source, one)) return [];
    const methods = source.functions.flatMap(({ name, parent, kind }) => (parent === writtenClass(one) && kind === 'function' ? [name] : [])); // prettier-ignore
    return [...methods, ...annotatedStatements(source, one).flatMap(({ targets }) => targets)];
  });
  return [...new Set(names)];
}

function defines(
  source: SourceFile,
  owner: FunctionInfo,
  names: readonly string[],
  isOwn: (name: string) => boolean,
): boolean | undefined {
  const bound = resolutionOrder(source, owner).flatMap(({ locals }) => locals);
  const has = (name: string): boolean =>
    findMethod(source, owner, name) !== undefined || isOwn(name) || bound.includes(name);
  if (names.every(has)) return true;
  return hasBareBases(source, owner) ? false : undefined;
}
