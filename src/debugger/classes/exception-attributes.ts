/** Attributes of exceptions that no statement of the program sets: what they were made with, and what Python notes where they are raised. */
import type { CallArgument } from '../../codec/query';
import {
  exceptionAncestors,
  isBuiltInException,
  isLibraryException,
} from '../../python/definitions/builtin-exceptions';
import { builtInValue } from '../../python/definitions/builtin-names';
import { foreignBases, isExceptionClass } from '../../python/definitions/class-order';
import { classOf } from '../../python/definitions/definitions';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { traceback, UNRAISED } from '../../python/values/tracebacks';
import type { CallValue, ObjectValue, Value } from '../../python/values/value';

/** `args` of an exception that is written as the call that made it. */
export function exceptionAttribute(source: SourceFile, holder: Value, name: string): Value | undefined {
  if (isLink(name) && name !== 'obj' && isException(source, holder)) return linkOf(holder, name);
  if (name === '__class__' && holder.kind === 'call' && isBuiltInException(holder.name))
    return builtInValue(holder.name);
  return (
    exceptionArguments(source, holder, name) ?? givenTo(holder, name) ?? namedAt(holder, name) ?? notedAt(holder, name)
  );
}

function namedAt(holder: Value, name: string): Value | undefined {
  return holder.kind === 'call' ? holder.named?.find(([key]) => key === name)?.[1] : undefined;
}

/** What Python notes at an error of its own about a name, which it also says in the text. */
const NOTED: readonly (readonly [RegExp, RegExp])[] = [
  [/^AttributeError$/, / has no attribute '(\w+)'/],
  [/^NameError$/, /^name '(\w+)' is not defined/],
  [/^(?:ImportError|ModuleNotFoundError)$/, /^(?:No module named|cannot import name '\w+' from) '([\w.]+)'/],
];

function notedAt(holder: Value, name: string): Value | undefined {
  const [text, ...more] = holder.kind === 'call' ? holder.args : [];
  if (holder.kind !== 'call' || text?.kind !== 'str' || more.length > 0) return undefined;
  const [, pattern] = NOTED.find(([type]) => type.test(holder.name)) ?? [];
  const noted = pattern?.exec(text.value)?.[1];
  if (noted === undefined) return undefined;
  if (name === 'name') return { kind: 'str', value: noted };
  if (name === 'path' && text.value.startsWith('No module')) return { kind: 'none' };
  if (name !== 'obj' || holder.name !== 'AttributeError') return undefined;
  const [, type] = /^'(\w+)' object /.exec(text.value) ?? [];
  if (type === 'NoneType') return { kind: 'none' };
  return {
    kind: 'unknown',
    ...(type !== undefined && { type }),
    reason: 'which object had no such attribute is not kept',
  };
}

/** Attributes of built-in exceptions that hold what these were made with. */
const HOLDING: Readonly<Partial<Record<string, string>>> = { SystemExit: 'code', StopIteration: 'value' };

function givenTo(holder: Value, name: string): Value | undefined {
  if (holder.kind !== 'call' || HOLDING[holder.name] !== name) return undefined;
  const [first, ...more] = holder.args;
  if (more.length === 0) return first ?? { kind: 'none' };
  return holder.name === 'SystemExit' ? { kind: 'tuple', items: holder.args } : first;
}

/** What an exception was made with, as a tuple. */
export function exceptionArguments(source: SourceFile, holder: Value, name: string): Value | undefined {
  const owner = holder.kind === 'call' && name === 'args' ? classOf(source, holder) : undefined;
  if (holder.kind !== 'call' || !owner || !isExceptionClass(source, owner)) return undefined;
  return { kind: 'tuple', items: holder.args };
}

/** The same exception with its arguments as an attribute, beside which there can be others; any other value as it is. */
export function exceptionObject(source: SourceFile, value: Value): Value {
  const args = exceptionArguments(source, value, 'args');
  return args && value.kind === 'call'
    ? { kind: 'object', className: value.name, attributes: [['args', args]] }
    : value;
}

/** What `__init__` of the built-in class makes of what it is given. */
export function keptAttributes(
  source: SourceFile,
  owner: FunctionInfo,
  given: readonly CallArgument[],
): (readonly [string, Value])[] {
  const positional = given.filter(({ keyword }) => keyword === undefined).map(({ value }) => value);
  const named = given.flatMap(({ keyword, value }) => (keyword === undefined ? [] : [[keyword, value] as const]));
  // It takes the names of files out of its arguments.
  const isOfFile = positional.length > 2 && positional.length < 6 && ancestors(source, owner).includes('OSError');
  const [first, , second] = isOfFile ? positional.slice(2) : [];
  if (first) named.push(['filename', first]);
  if (second) named.push(['filename2', second]);
  return [['args', { kind: 'tuple', items: isOfFile ? positional.slice(0, 2) : positional }], ...named];
}

/** What the built-in class of such exceptions takes by keyword, as attributes. */
export function namedAttributes(source: SourceFile, owner: FunctionInfo): readonly string[] {
  const named = { ImportError: ['name', 'path'], AttributeError: ['name', 'obj'], NameError: ['name'] };
  const found = Object.entries(named).find(([base]) => ancestors(source, owner).includes(base));
  return found?.[1] ?? [];
}

function ancestors(source: SourceFile, owner: FunctionInfo): string[] {
  return foreignBases(source, owner).flatMap(exceptionAncestors);
}

/** An attribute of an exception that leads to other objects, which nobody but the machine knows. */
export function isLink(name: string): boolean {
  return /^(?:__(?:cause|context|suppress_context|traceback|notes)__|obj)$/.test(name);
}

export function isException(source: SourceFile, value: Value): value is CallValue | ObjectValue {
  if (value.kind !== 'call' && value.kind !== 'object') return false;
  const owner = classOf(source, value);
  return owner ? isExceptionClass(source, owner) : value.kind === 'call' && (isBuiltInException(value.name) || isLibraryException(value.name)); // prettier-ignore
}

/** Each raising leaves links: there are none at one that nobody has raised. */
function linkOf({ links = UNRAISED, trace }: CallValue | ObjectValue, name: string): Value | undefined {
  if (name === '__traceback__') return links === UNRAISED ? { kind: 'none' } : traceback(trace);
  if (name === '__notes__')
    return links.notes ? { kind: 'list', items: links.notes.map((value) => ({ kind: 'str', value })) } : undefined;
  if (name === '__suppress_context__') return { kind: 'bool', value: links.hidesContext };
  return name === '__cause__' ? links.cause : links.context;
}
