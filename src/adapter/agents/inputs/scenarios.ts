/**
 * Statements that use a changed function as other code would: an object is made and filled before a method of it is called, and what a
 * generator yields is taken. What comes of them is predicted.
 */
import { receivers } from '../../../debugger/functions/inputs/call-inputs';
import { fillers, isNeeded } from '../../../debugger/functions/making';
import { naturalArguments, naturalValues } from '../../../debugger/functions/natural-arguments';
import { needsObject } from '../../../debugger/launch/receiver';
import { isProperty } from '../../../python/expressions/decorator';
import { expressionTree } from '../../../python/expressions/expression-tree';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { argumentsText } from '../../../python/values/argument-text';
import { constructions } from './constructions';
import { variantCalls } from './variants';

const OBJECT = 'it';

/** Special methods as they are written. */
const WRITTEN: Readonly<Record<string, string>> = {
  __len__: 'len(it)', __str__: 'str(it)', __repr__: 'repr(it)', __bool__: 'bool(it)', __iter__: 'list(it)',
  __add__: 'it + other', __sub__: 'it - other', __mul__: 'it * other', __eq__: 'it == other', __lt__: 'it < other',
  __le__: 'it <= other', __gt__: 'it > other', __ge__: 'it >= other', __iadd__: 'it += other',
}; // prettier-ignore

/**
 * @param calls of the function itself that are tried anyway
 * @returns none for a plain function
 */
export function scenarios(source: SourceFile, info: FunctionInfo, calls: readonly string[]): string[] {
  if (info.isAsync) return [];
  if (needsObject(info)) return objectScenarios(source, info, calls);
  return info.isGenerator ? calls.map((call) => `list(${call})`) : [];
}

function objectScenarios(source: SourceFile, info: FunctionInfo, calls: readonly string[]): string[] {
  const [made, other] = constructions(source, info);
  if (made === undefined) return [];
  const uses = usesOf(source, info, calls);
  const fillings = fillers(source, info).map((filler) => fillingCalls(source, filler));
  const begun = [[], ...fillings, ...(fillings.length > 1 ? [fillings.flat()] : [])];
  return uses.flatMap((use) => {
    const before = [`${OBJECT} = ${made}`, ...(use.includes('other') ? [`other = ${other}`] : [])];
    const earlier = earlierCall(source, info, use);
    const all = earlier === undefined ? begun : [...begun, [earlier]];
    return all.map((filling) => [...before, ...filling, use].join('\n'));
  });
}

/** The same call with another last argument: what a method does the second time may be something else. */
function earlierCall(source: SourceFile, info: FunctionInfo, use: string): string | undefined {
  const start = `${OBJECT}.${info.name}`;
  return use.startsWith(`${start}(`) ? variantCalls(source, info, use).at(-1) : undefined;
}

/** The use of the object that is compared. */
function usesOf(source: SourceFile, info: FunctionInfo, calls: readonly string[]): string[] {
  if (isProperty(info)) return [`${OBJECT}.${info.name}`];
  const special = WRITTEN[info.name];
  if (special !== undefined) return [special];
  const written = calls.flatMap((call) => expressionTree(call)?.get('arguments')?.text ?? []);
  const given = written.length > 0 ? written.slice(0, 2) : [`(${natural(source, info)})`];
  return [...new Set(given)].map((text) => {
    const call = `${OBJECT}.${info.name}${text}`;
    return info.isGenerator ? `list(${call})` : call;
  });
}

/** Twice, with other arguments. */
function fillingCalls(source: SourceFile, filler: FunctionInfo): string[] {
  const needed = filler.parameters.slice(1).filter(isNeeded);
  const all = naturalValues(source, filler, [...needed, ...needed]);
  const texts = [all.slice(0, needed.length), all.slice(needed.length)].map((given) => argumentsText(given));
  return [...new Set(texts)].map((text) => `${OBJECT}.${filler.name}(${text})`);
}

/** The arguments that a person would try first. */
export function natural(source: SourceFile, info: FunctionInfo): string {
  return argumentsText(naturalArguments(source, info, receivers(info)));
}
