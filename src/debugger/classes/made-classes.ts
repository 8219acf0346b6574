/** Classes that an assignment makes by a call: `P = namedtuple('P', 'x y')`. Like a `class` statement, the text says what it makes. */
import { classValue } from '../../python/definitions/definitions';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { bind } from '../state/name-scopes';
import { allNamed } from '../state/named';
import type { State } from '../state/state';
import { writtenValue } from './assigned-text';
import { defaultsOf } from './dataclasses';

/** Undefined for any other statement. */
export function madeClass(source: SourceFile, { kind, line, scope, targets }: Statement): FunctionInfo | undefined {
  if (kind !== 'assignment') return undefined;
  const all = allNamed(source, targets[0] ?? '');
  return all.findLast((info) => info.fields && info.line === line && info.endLine < line && info.parent === scope);
}

/** The defaults of its fields, if it has some, are written down. */
export function isWrittenOut({ fields }: FunctionInfo): boolean {
  return !fields?.defaults || writtenValue(fields.defaults.text) !== undefined;
}

/** The state once the class is there. @param defaults the value of what is given for its last fields */
export function withMadeClass(state: State, info: FunctionInfo, defaults: Value | undefined): State {
  const { name, qualifiedName, fields } = info;
  const text = fields?.defaults?.text;
  const value = defaults ?? (text === undefined ? undefined : writtenValue(text));
  const bound = new Map(value && fields ? defaultsOf(fields.names, value) : []);
  return bind({ ...state, classes: new Map(state.classes).set(qualifiedName, bound) }, name, classValue(info));
}
