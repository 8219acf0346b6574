/** Which methods a class leaves to those that are derived from it. */
import { foreignBases, resolutionOrder } from '../../python/definitions/class-order';
import { writtenClass } from '../../python/definitions/made-classes';
import { isMadeAbstract, metaclassIn } from '../../python/definitions/metaclass';
import { hasDecorator } from '../../python/expressions/decorator';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

/** Of a base as it is written. */
export function isProtocol(base: string): boolean {
  return /^(?:typing\.)?Protocol$/.test(base);
}

/** `ABCMeta` has made the class, or a metaclass of the program that is derived from it. */
export function isMadeByABCMeta(source: SourceFile, owner: FunctionInfo): boolean {
  if (foreignBases(source, owner).some((base) => /^(?:abc\.)?ABC$/.test(base) || isProtocol(base))) return true;
  if (resolutionOrder(source, owner).some((one) => isMadeAbstract(source, one))) return true;
  const meta = metaclassIn(source, owner);
  return meta !== undefined && meta !== 'foreign' && foreignBases(source, meta).some((base) => /(?:^|\.)ABCMeta$/.test(base)); // prettier-ignore
}

/** Names of methods that are still to be written, sorted; undefined of a class that does not mind. */
export function abstractMethods(source: SourceFile, owner: FunctionInfo): string[] | undefined {
  if (!isMadeByABCMeta(source, owner)) return undefined;
  const order = resolutionOrder(source, owner);
  const marked = source.functions.filter(
    (info) =>
      info.parent &&
      order.some((one) => writtenClass(one) === info.parent) &&
      hasDecorator(info, 'abstractmethod', 'abc.abstractmethod'),
  );
  const names = [...new Set(marked.map(({ name }) => name))];
  // What is bound in the place of a method need not be one.
  const isOpen = (name: string): boolean => {
    const last = order.find(({ locals }) => locals.includes(name));
    return marked.some((info) => info.name === name && info.parent === (last && writtenClass(last)));
  };
  return names.filter(isOpen).sort();
}
