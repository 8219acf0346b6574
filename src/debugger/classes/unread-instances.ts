/**
 * Instances of classes that leave it to a base of which nothing is known how they are made: models of data bases and of
 * checked data. Most of those keep what they are given under the names that the class declares.
 */
import type { CallArgument } from '../../codec/query';
import { isBuiltInType } from '../../python/definitions/builtin-names';
import { resolutionOrder } from '../../python/definitions/class-order';
import { findClass, valueName } from '../../python/definitions/definitions';
import { annotatedStatements } from '../../python/definitions/function-statements';
import { unreadReason } from '../../python/definitions/unread-bases';
import { isStandardModule } from '../../python/library/standard-modules';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import { declared } from '../unknowns/annotations';
import { specifiedDefault } from './dataclasses';
import { typeOf } from '../unknowns/unknown-values';

/** How likely it is that such an instance has what it was given: nobody has seen the base, so this is an estimate. */
export const AS_GIVEN = 0.9;

export function unreadInstance(source: SourceFile, owner: FunctionInfo, all: readonly CallArgument[]): Value {
  const order = resolutionOrder(source, owner);
  const fields = new Set(order.flatMap(({ locals }) => locals));
  const given = all.flatMap(({ keyword, value }): [string, Value][] =>
    keyword !== undefined && fields.has(keyword) ? [[keyword, kept(source, owner, keyword, value)]] : [],
  );
  const specified = order.toReversed().flatMap((info) =>
    annotatedStatements(source, info).flatMap((statement): [string, Value][] => {
      const [name = ''] = statement.targets;
      const value = specifiedDefault(statement);
      return value && value.kind !== 'unknown' ? [[name, value]] : [];
    }),
  );
  return { kind: 'object', className: valueName(owner), attributes: [...new Map([...specified, ...given])] };
}

/** What an attribute is of which is only known how it is declared. */
export function declaredUnknown(source: SourceFile, owner: FunctionInfo, name: string, reason: string): UnknownValue {
  const all = resolutionOrder(source, owner).flatMap((info) => annotatedStatements(source, info));
  const field = all.find(({ targets }) => targets.includes(name));
  const value = declared(source, { kind: 'unknown', reason }, field?.annotation);
  return value.kind === 'unknown' ? value : { kind: 'unknown', reason };
}

/** What is declared as something else may be turned into that: `price: float` that is given 2. */
function kept(source: SourceFile, owner: FunctionInfo, name: string, value: Value): Value {
  const unknown = declaredUnknown(source, owner, name, unreadReason(source, owner) ?? '');
  const [type] = unknown.type?.split('[') ?? [];
  const isTold = type !== undefined && (isBuiltInType(type) || isStandardModule(type) || findClass(source, type) !== undefined); // prettier-ignore
  return isTold && typeOf(value)?.split('[')[0] !== type ? unknown : value;
}
