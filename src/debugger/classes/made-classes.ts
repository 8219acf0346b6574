/** Classes that an assignment makes by a call: `P = namedtuple('P', 'x y')`, `C = Enum('C', 'RED GREEN')`. Like a `class` statement, the text says what it makes. */
import { classValue } from '../../python/definitions/definitions';
import { isEnumClass } from '../../python/definitions/class-order';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { bind } from '../state/name-scopes';
import { allNamed } from '../state/named';
import type { State } from '../state/state';
import { writtenValue } from './assigned-text';
import { enumMember } from './class-attributes';
import { defaultsOf } from './dataclasses';

/** Undefined for any other statement. */
export function madeClass(source: SourceFile, { kind, line, scope, targets }: Statement): FunctionInfo | undefined {
  if (kind !== 'assignment') return undefined;
  const all = allNamed(source, targets[0] ?? '');
  const made = all.findLast((info) => info.line === line && info.endLine < line && info.parent === scope);
  return made?.fields || (made?.members && isEnumClass(source, made)) ? made : undefined;
}

/** The defaults of its fields, if it has some, are written down. */
export function isWrittenOut({ fields }: FunctionInfo): boolean {
  return !fields?.defaults || writtenValue(fields.defaults.text) !== undefined;
}

/** The state once the class is there. @param defaults the value of what is given for its last fields */
export function withMadeClass(state: State, info: FunctionInfo, defaults: Value | undefined): State {
  const { name, qualifiedName, fields, members } = info;
  const text = fields?.defaults?.text;
  const value = defaults ?? (text === undefined ? undefined : writtenValue(text));
  const items = members?.map(([own, item]) => [own, enumMember(info, own, item)] as const);
  const bound = new Map(items ?? (value && fields ? defaultsOf(fields.names, value) : []));
  return bind({ ...state, classes: new Map(state.classes).set(qualifiedName, bound) }, name, classValue(info));
}
