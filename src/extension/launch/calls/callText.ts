/** Calls as people write them: `f([1, 2], cart())`. */
import type { FunctionItem } from '../../../adapter/service/protocol';
import { syntaxProblem, ValueSyntaxError } from '../../../python/values/literal';
import { writtenArguments, writtenCall } from '../../../python/values/written-arguments';

/** A call to start with: the attributes `function` and `args` of a launch configuration. */
export interface FunctionCall {
  /** Qualified name. */
  readonly function: string;
  /** As between the parentheses. */
  readonly args: string;
  /** Expression for the object of a method: `Cart([30, 120])`; by default its class without arguments. */
  readonly instance?: string;
}

/** @returns undefined for anything but a call of a name (or of `Class(1).method`) with values */
export function readCall(text: string): FunctionCall | undefined {
  try {
    const { args, instance, method } = partsOf(text.trim());
    const { callee } = writtenCall(instance ?? text.trim());
    if (instance === undefined || method === undefined) return { function: callee, args };
    if (problemOfArguments(args) !== undefined) return undefined;
    return callTo(`${callee}.${method}`, text);
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

/** What is between the last parentheses of a call: `3` for `Class(1).method(3)`. */
export function argumentsOf(call: string): string {
  return partsOf(call).args;
}

/** The call of a known function, taken apart. */
export function callTo(name: string, call: string): FunctionCall {
  const { args, callee, instance = memberOf(name, callee) } = partsOf(call);
  // By default the class is called without arguments.
  const isPlain = instance === undefined || /^[\p{ID_Continue}.]+\(\s*\)$/u.test(instance);
  return { function: name, args, ...(!isPlain && { instance }) };
}

/** The same call, where it is one of a method on a member of an enumeration: `Status.NEW.next()`. */
export function onMember(functions: readonly Pick<FunctionItem, 'name'>[], call: FunctionCall): FunctionCall {
  if (call.instance !== undefined || functions.some(({ name }) => name === call.function)) return call;
  for (const { name } of functions) {
    const instance = memberOf(name, call.function);
    if (instance !== undefined) return { ...call, function: name, instance };
  }
  return call;
}

/** `Status.NEW` for `Status.NEW.next`, which is a call of `Status.next`. */
function memberOf(name: string, callee: string): string | undefined {
  const dot = name.lastIndexOf('.');
  const [owner, method] = [name.slice(0, dot), name.slice(dot)];
  const isOnMember = dot > 0 && callee !== name && callee.startsWith(`${owner}.`) && callee.endsWith(method);
  return isOnMember ? callee.slice(0, -method.length) : undefined;
}

interface CallParts {
  readonly args: string;
  /** What stands before the parentheses. */
  readonly callee: string;
  readonly instance?: string;
  readonly method?: string;
}

function partsOf(call: string): CallParts {
  let depth = 0;
  let start = 0;
  let end = call.length;
  for (const { 0: token, index } of call.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[([{]|[)\]}]/gs)) {
    if ('([{'.includes(token)) {
      if (depth === 0) start = index + 1;
      depth += 1;
    } else if (')]}'.includes(token)) {
      depth -= 1;
      if (depth === 0) end = index;
    }
  }
  const [, instance, method] = /^(.*\))\.([\p{ID_Start}_][\p{ID_Continue}]*)\($/su.exec(call.slice(0, start)) ?? [];
  const args = call.slice(start, end).trim();
  const callee = call.slice(0, Math.max(0, start - 1)).trim();
  return instance === undefined || method === undefined
    ? { args, callee }
    : { args, callee, instance: instance.trim(), method };
}

export function callOf({ function: name, args, instance }: FunctionCall): string {
  return `${instance === undefined ? name : `${instance}.${name.split('.').at(-1) ?? name}`}(${args})`;
}

/** What is wrong with arguments; undefined if they are valid. */
export function problemOfArguments(text: string): string | undefined {
  return syntaxProblem(() => writtenArguments(text));
}

/** Parameters that a call passes: the receiver of a method is created for it. */
export function givenParameters({ name, parameters }: Pick<FunctionItem, 'name' | 'parameters'>): readonly string[] {
  const [first] = parameters;
  const hasReceiver = name.includes('.') && (first === 'self' || first === 'cls');
  return hasReceiver ? parameters.slice(1) : parameters;
}

/** The constructor of a method's object, if it has required arguments. */
export function constructorOf<T extends Pick<FunctionItem, 'name' | 'parameters'>>(
  { name, parameters }: Pick<FunctionItem, 'name' | 'parameters'>,
  functions: readonly T[],
): T | undefined {
  const owner = name.split('.').slice(0, -1).join('.');
  if (owner === '' || parameters[0] !== 'self' || name.endsWith('.__init__')) return undefined;
  const found = functions.find((item) => item.name === `${owner}.__init__`);
  return found && givenParameters(found).length > 0 ? found : undefined;
}

/** `total(prices, discount)` */
export function signature(item: Pick<FunctionItem, 'name' | 'parameters'>): string {
  return `${item.name}(${givenParameters(item).join(', ')})`;
}

/** The innermost function around a line (from 0). */
export function functionAt<T extends Pick<FunctionItem, 'line' | 'endLine'>>(
  functions: readonly T[],
  line: number,
): T | undefined {
  const around = functions.filter((item) => item.line <= line && line <= item.endLine);
  return around.reduce<T | undefined>((inner, item) => (inner && inner.line > item.line ? inner : item), undefined);
}

/** In one line, and not longer than `most` characters. */
export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
