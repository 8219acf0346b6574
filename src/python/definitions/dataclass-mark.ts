/** Which classes get their `__init__` from their annotated names: what a decorator or a base says. */
import { isKnownDecorator, readDecorator } from '../expressions/decorator';
import { isStandardModule } from '../library/standard-modules';
import { importedPath } from '../modules/imported-path';
import type { CallSite, FunctionInfo, SourceFile, Statement } from '../syntax';
import { directForeignBases, foreignBases, resolutionOrder } from './class-order';
import { annotatedStatements, statementsIn } from './function-statements';
import { writtenClass } from './made-classes';

const DATACLASS: ReadonlySet<string> = new Set(['dataclass', 'dataclasses.dataclass']);
const NAMED_TUPLE: ReadonlySet<string> = new Set(['NamedTuple', 'typing.NamedTuple']);

export function isDataclass(source: SourceFile, owner: FunctionInfo): boolean {
  return resolutionOrder(source, owner).some((info) => hasFields(source, info));
}

/** Instances are equal where their fields are: the class, or one that it is derived from, has got an `__eq__` that says so. */
export function comparesFields(source: SourceFile, owner: FunctionInfo): boolean {
  return resolutionOrder(source, owner).some((info) => hasFields(source, info) && !lacksDataclassOption(source, info, 'eq')); // prettier-ignore
}

/** The decorator or a base of the class itself makes it a class of annotated fields. */
export function hasFields(source: SourceFile, info: FunctionInfo): boolean {
  return (
    dataclassDecorator(info) !== undefined ||
    directForeignBases(source, info).some((base) => NAMED_TUPLE.has(base)) ||
    fieldsByPackage(source, info) !== undefined
  );
}

/**
 * The decorator from a package that is taken to write what `@dataclass` would: one on a class that annotates names and
 * leaves it open how it is made. That such decorators do alike is a convention (PEP 681, "Data Class Transforms").
 */
export function fieldsByPackage(source: SourceFile, info: FunctionInfo): string | undefined {
  if (info.kind !== 'class' || info.locals.includes('__init__')) return undefined;
  const found = packageDecorator(source, info);
  return found !== undefined && fieldStatements(source, info).length > 0 ? found : undefined;
}

/** Why something is not known of a class, or of its instances: a decorator from a package may have put it there. */
export function putOnClass(source: SourceFile, owner: FunctionInfo): string | undefined {
  const found = resolutionOrder(source, owner).find((info) => packageDecorator(source, info) !== undefined);
  return found && `what ${packageDecorator(source, found) ?? ''} puts on ${found.name} is not known`;
}

function packageDecorator(source: SourceFile, info: FunctionInfo): string | undefined {
  return info.decorators.find((text) => {
    const [root = ''] = readDecorator(text).path.split('.');
    const path = isKnownDecorator(text) ? undefined : importedPath(source, info.parent ?? info, root);
    return path !== undefined && !isStandardModule(path) && !isOfProgram(source, path);
  });
}

/** What describes a field, by the names that packages give it. */
const SPECIFIERS: ReadonlySet<string> = new Set(['field', 'Field', 'ib', 'attrib']);

/** `field(default=0)`, `attr.ib()`: the call that says more of a field than its type, where a statement has one. */
export function fieldSpecifier({ calls }: Statement): CallSite | undefined {
  return calls.findLast(({ callee = '' }) => SPECIFIERS.has(callee));
}

/** Statements of a class that make its fields: annotated names, or, where there are none, those with a specifier. */
export function fieldStatements(source: SourceFile, info: FunctionInfo): Statement[] {
  const annotated = annotatedStatements(source, info);
  if (annotated.length > 0 || info.decorators.length === 0) return annotated;
  const written = writtenClass(info);
  return [...statementsIn(source, info)].filter(
    (one) => one.scope === written && one.kind === 'assignment' && fieldSpecifier(one),
  );
}

function isOfProgram({ imported = [] }: SourceFile, path: string): boolean {
  return imported.some(({ name, library }) => !library && (path === name || path.startsWith(`${name}.`)));
}

/** Instances are tuples, whose items have names. */
export function isTupleClass(source: SourceFile, owner: FunctionInfo): boolean {
  return foreignBases(source, owner).some((base) => NAMED_TUPLE.has(base));
}

/** Whether the decorator sets an option: `@dataclass(kw_only=True)`. */
export function hasDataclassOption(source: SourceFile, info: FunctionInfo, option: string): boolean {
  return optionType(source, info, option) === 'true';
}

/** Whether it does without one that it has by default: `@dataclass(eq=False)`. */
export function lacksDataclassOption(source: SourceFile, info: FunctionInfo, option: string): boolean {
  return optionType(source, info, option) === 'false';
}

/** Of the decorator that writes the fields: others may have an option of that name. */
function optionType(source: SourceFile, info: FunctionInfo, option: string): string | undefined {
  const text = dataclassDecorator(info) ?? fieldsByPackage(source, info);
  const given = text === undefined ? [] : (readDecorator(text).arguments ?? []);
  return given.find((one) => one.get('name')?.text === option)?.get('value')?.bare.type;
}

/** An annotated name that stays an attribute of the class, and is no field. */
export function isClassVariable(annotation: string): boolean {
  return /\bClassVar\b/.test(annotation);
}

function dataclassDecorator({ decorators }: FunctionInfo): string | undefined {
  return decorators.find((text) => DATACLASS.has(readDecorator(text).path));
}
