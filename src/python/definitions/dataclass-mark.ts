/** Which classes get their `__init__` from their annotated names: what a decorator or a base says. */
import { readDecorator, type Decorator } from '../expressions/decorator';
import type { FunctionInfo, SourceFile } from '../syntax';
import { directForeignBases, foreignBases, resolutionOrder } from './class-order';

const DATACLASS: ReadonlySet<string> = new Set(['dataclass', 'dataclasses.dataclass']);
const NAMED_TUPLE: ReadonlySet<string> = new Set(['NamedTuple', 'typing.NamedTuple']);

export function isDataclass(source: SourceFile, owner: FunctionInfo): boolean {
  return resolutionOrder(source, owner).some((info) => hasFields(source, info));
}

/** The decorator or a base of the class itself makes it a class of annotated fields. */
export function hasFields(source: SourceFile, info: FunctionInfo): boolean {
  return (
    dataclassDecorator(info) !== undefined || directForeignBases(source, info).some((base) => NAMED_TUPLE.has(base))
  );
}

/** Instances are tuples, whose items have names. */
export function isTupleClass(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).some((base) => NAMED_TUPLE.has(base));
}

/** Whether the decorator sets an option: `@dataclass(kw_only=True)`. */
export function hasDataclassOption(info: FunctionInfo, option: string): boolean {
  return optionType(info, option) === 'true';
}

/** Whether it does without one that it has by default: `@dataclass(eq=False)`. */
export function lacksDataclassOption(info: FunctionInfo, option: string): boolean {
  return optionType(info, option) === 'false';
}

function optionType(info: FunctionInfo, option: string): string | undefined {
  const given = dataclassDecorator(info)?.arguments ?? [];
  return given.find((one) => one.get('name')?.text === option)?.get('value')?.bare.type;
}

/** An annotated name that stays an attribute of the class, and is no field. */
export function isClassVariable(annotation: string): boolean {
  return /\bClassVar\b/.test(annotation);
}

function dataclassDecorator({ decorators }: FunctionInfo): Decorator | undefined {
  return decorators.map(readDecorator).find(({ path }) => DATACLASS.has(path));
}
