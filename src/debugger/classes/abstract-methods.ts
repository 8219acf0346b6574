/** Which methods a class leaves to those that are derived from it. */
import { foreignBases, resolutionOrder } from '../../python/definitions/class-order';
import { writtenClass } from '../../python/definitions/made-classes';
import { metaclassIn } from '../../python/definitions/metaclass';
import { hasDecorator } from '../../python/expressions/decorator';
import type { FunctionInfo, SourceFile } from '../../python/syntax';

/** Of a base as it is written. */
export function isProtocol(base: string): boolean {
  return /^(?:typing\.)?Protocol$/.test(base);
}

/** Names of methods that are still to be written, sorted; undefined of a class that does not mind. */
export function abstractMethods(source: SourceFile, owner: FunctionInfo): string[] | undefined {
  const order = resolutionOrder(source, owner);
  const isAbstract = foreignBases(source, owner).some((base) => /^(?:abc\.)?ABC$/.test(base) || isProtocol(base)) || order.some(({ bases }) => bases.some((text) => text.endsWith('ABCMeta'))); // prettier-ignore
  const meta = isAbstract ? undefined : metaclassIn(source, owner);
  const isByMeta = meta && meta !== 'foreign' && foreignBases(source, meta).some((base) => /(?:^|\.)ABCMeta$/.test(base)); // prettier-ignore
  if (!isAbstract && !isByMeta) return undefined;
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
