/** Which classes are made of annotated fields. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { directForeignBases, resolutionOrder } from './class-order';

export function isDataclass(source: SourceFile, owner: FunctionInfo): boolean {
  return resolutionOrder(source, owner).some((info) => fieldsMark(source, info) !== undefined);
}

/** What makes a class one of annotated fields: its decorator, or its base. */
export function fieldsMark(source: SourceFile, info: FunctionInfo): string | undefined {
  const written = info.decorators.find((text) => /^(?:dataclasses\.)?dataclass\b/.test(text));
  return written ?? directForeignBases(source, info).find((text) => /^(?:typing\.)?NamedTuple$/.test(text));
}
