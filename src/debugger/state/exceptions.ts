/** Exceptions that the machine raises itself, and their values. */
import { shownClass } from '../../python/values/class-names';
import type { ComputedValue, RaisedException } from '../../codec/query';
import { parseValue } from '../../python/values/literal';
import { isBuiltInException, isLibraryException } from '../../python/definitions/builtin-exceptions';
import { foreignBases, isExceptionClass } from '../../python/definitions/class-order';
import { classOf, findMethod, valueName } from '../../python/definitions/definitions';
import type { SourceFile, Statement } from '../../python/syntax';
import { type KnownTexts, textOfArguments } from '../../python/values/exception-texts';
import { printValue } from '../../python/values/print';
import type { CallValue, Value } from '../../python/values/value';
import type { Lookup } from '../../python/values/access-path';

/** An exception with its instance, if that is known. */
export type ThrownException = RaisedException;

/** What a shell is told where a program leaves by `sys.exit`; undefined for any other exception. */
export function exitStatus({ type, message = '' }: RaisedException): number | undefined {
  if (type !== 'SystemExit') return undefined;
  if (/^(?:None|False)?$/.test(message)) return 0;
  return /^-?\d+$/.test(message) ? Number(BigInt.asUintN(8, BigInt(message))) : 1;
}

/** Whether two names are of one class, as far as they tell: tracebacks and runs of several files name its module or leave it out. */
export function isSameName(one: string, other: string): boolean {
  return lastPart(one) === lastPart(other);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** What stays the same of an exception on its way up: each raising makes links of its own. */
export function raisingOf(exception: ThrownException): object {
  return exception.links ?? exception;
}

export function raised(type: string, message: string): RaisedException {
  return { type, message };
}

/** A `raise` statement's exception with the instance that the statement made or named. */
export function thrown(
  exception: RaisedException,
  statement: Statement,
  computed: readonly ComputedValue[],
  lookup: Lookup,
): ThrownException {
  if (statement.kind !== 'raise') return exception;
  const [, first] = statement.tokens;
  const whole = computed
    .filter(({ range }) => range.line === first?.range.line && range.column === first.range.column)
    .at(-1)?.value;
  const value = whole ?? (first && lookup(first.text));
  const isInstance = value && (value.kind === 'object' || value.kind === 'call') && nameOf(value) === exception.type;
  return isInstance ? { ...exception, value } : exception;
}

/** An instance of an exception of the program, with the text that it has by `BaseException.__str__`; undefined for any other value. */
function thrownAs(source: SourceFile, value: Value): ThrownException | undefined {
  const owner = value.kind === 'object' || value.kind === 'call' ? classOf(source, value) : undefined;
  if (!owner || !isExceptionClass(source, owner)) return undefined;
  const type = valueName(owner);
  const args = exceptionArgs(value);
  const isOwn = findMethod(source, owner, '__str__') !== undefined;
  const message = args && !isOwn ? textOfArguments(foreignBases(source, owner), args, PLAIN) : undefined;
  return { type, ...(message !== undefined && { message }), value };
}

/** What is raised where a value is: an exception of the program, or a built-in one or its class; undefined for any other value. */
export function thrownValue(source: SourceFile, value: Value): ThrownException | undefined {
  if (value.kind === 'opaque' && value.type === 'class')
    return isBuiltInException(value.name) ? raised(value.name, '') : undefined;
  if (value.kind !== 'call' || !isBuiltInException(value.name)) return thrownAs(source, value);
  return withText({ type: value.name, value });
}

/** With what `str` makes of a built-in exception, where that is how its arguments are written. */
export function withText(exception: ThrownException & { readonly value: CallValue }): ThrownException {
  const message = textOfArguments([exception.value.name], exception.value.args, PLAIN);
  return { ...exception, ...(message !== undefined && { message }) };
}

/** The exception by which a generator says that it has returned. */
export function stopIteration(value: Value): ThrownException {
  if (value.kind === 'none') return raised('StopIteration', '');
  return withText({ type: 'StopIteration', value: { kind: 'call', name: 'StopIteration', args: [value] } });
}

/** What `str` makes of what an exception was given, where that is how it is written. */
function textOf(value: Value): string | undefined {
  if (value.kind === 'str') return value.value;
  return isWrittenPlainly(value) ? printValue(value) : undefined;
}

const PLAIN: KnownTexts = {
  str: textOf,
  repr: (value) => (textOf(value) === undefined ? undefined : printValue(value)),
};

/** Nothing in it has a text of its own. */
function isWrittenPlainly(value: Value): boolean {
  if (value.kind === 'list' || value.kind === 'tuple')
    return value.items.every((item) => isWrittenPlainly(item) || isPlainException(item));
  if (value.kind === 'dict') return value.entries.every((entry) => entry.every(isWrittenPlainly));
  return ['int', 'float', 'bool', 'none', 'str'].includes(value.kind);
}

/** It is shown by its class and arguments. */
function isPlainException(value: Value): boolean {
  const isKnown = value.kind === 'call' && (isBuiltInException(value.name) || isLibraryException(value.name));
  return isKnown && value.args.every(isWrittenPlainly);
}

/** What an exception was made with: `args`, where that is known. */
export function exceptionArgs(value: Value): readonly Value[] | undefined {
  if (value.kind === 'call') return value.args;
  const all = value.kind === 'object' ? value.attributes.find(([name]) => name === 'args')?.[1] : undefined;
  return all?.kind === 'tuple' ? all.items : undefined;
}

function nameOf(value: Extract<Value, { kind: 'object' | 'call' }>): string {
  return value.kind === 'object' ? value.className : value.name;
}

/** The exception as a value: `ValueError('x')`. */
export function exceptionValue(exception: ThrownException): Value {
  const value = bareValue(exception);
  const { links, trace } = exception;
  return links && (value.kind === 'call' || value.kind === 'object') ? { ...value, links, ...(trace && { trace }) } : value; // prettier-ignore
}

function bareValue({ type, message, value }: ThrownException): Value {
  if (value) return value;
  if (message === undefined) return { kind: 'unknown', reason: `${type} with an unknown message` };
  if (message === '') return { kind: 'call', name: type, args: [] };
  // `str(KeyError(key))` is the repr of the key.
  return { kind: 'call', name: type, args: [type === 'KeyError' ? keyOf(message) : { kind: 'str', value: message }] };
}

function keyOf(text: string): Value {
  try {
    return parseValue(text);
  } catch {
    return { kind: 'str', value: text };
  }
}

/** As the last line of a traceback: `ValueError: x`. */
export function describeException(exception: RaisedException): string {
  return exception.message ? `${shownClass(exception.type)}: ${exception.message}` : shownClass(exception.type);
}
