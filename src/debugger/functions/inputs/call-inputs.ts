/**
 * The inputs of a call as one list: the arguments of the function and, for a method, those with which the object is made that it is
 * called on, and those of a method that fills it before. A search changes the one like the others.
 */
import type { CallArgument } from '../../../codec/query';
import { hasDecorator } from '../../../python/expressions/decorator';
import type { FunctionInfo, Parameter, SourceFile } from '../../../python/syntax';
import { argumentsText } from '../../../python/values/argument-text';
import { fillers, isGivenAlone, isNeeded, makingOf, type Making } from '../making';
import { naturalValues } from '../natural-arguments';
import { callArguments, type NamedInputs } from './call-arguments';

export interface Call {
  readonly arguments: readonly CallArgument[];
  /** What makes the object that it is called on, as source code, see `prepared-object.ts`. */
  readonly instance?: string;
}

/** Arguments that need not be given are tried by themselves, at most so many. */
const MOST_ALONE = 3;

export class CallInputs {
  /** Of the function. */
  readonly parameters: readonly Parameter[];
  private readonly making: Making | undefined;
  private readonly fillers: readonly FunctionInfo[];
  /** What its objects are made of, the plainest first. */
  private readonly objects: readonly NamedInputs[];

  /** @param areObjectsMade false where the object of a method is not to be thought about */
  constructor(source: SourceFile, info: FunctionInfo, areObjectsMade: boolean) {
    this.parameters = info.parameters.slice(receivers(info));
    this.making = areObjectsMade ? makingOf(source, info) : undefined;
    this.fillers = this.making ? fillers(source, info) : [];
    const made = this.making ? objectsOf(source, this.making) : [];
    this.objects = [...made, ...filledOnes(source, made, this.fillers)];
  }

  /** Whether there is something to change although the function takes nothing. */
  get areOfObjects(): boolean {
    return this.making !== undefined;
  }

  /** Undefined where one is needed that is not there, or cannot be written as an argument. */
  call(inputs: NamedInputs): Call | undefined {
    const given = callArguments(this.parameters, inputs);
    if (!given || !this.making) return given && { arguments: given };
    const { className, parameters } = this.making;
    const made = callArguments(parameters, inputsFor(OBJECT, inputs));
    const filling = this.fillings(inputs);
    if (!made || !filling) return undefined;
    const making = `${className}(${argumentsText(made)})`;
    const name = nameFor(className);
    const lines = [`${name} = ${making}`, ...filling.map((call) => `${name}.${call}`)];
    return { arguments: given, instance: filling.length === 0 ? making : lines.join('\n') };
  }

  /** Calls of methods before it; undefined where one cannot be written. */
  private fillings(inputs: NamedInputs): string[] | undefined {
    const calls: string[] = [];
    for (const { name, parameters } of this.fillers) {
      const own = inputsFor(prefixOf(name), inputs);
      const given = own.names.length === 0 ? [] : callArguments(parameters.slice(1), own);
      if (!given) return undefined;
      if (own.names.length > 0) calls.push(`${name}(${argumentsText(given)})`);
    }
    return calls;
  }

  /** Inputs of the function, on objects that differ in what they are made of. */
  onObjects<T extends NamedInputs>(one: T): T[] {
    if (!this.making) return [one];
    return this.objects.map(({ names, inputs }) => ({
      ...one,
      names: [...one.names, ...names],
      inputs: [...one.inputs, ...inputs],
    }));
  }
}

/** With what has to be given, with all that can be, and with each of the latter alone. */
function objectsOf(source: SourceFile, making: Making): NamedInputs[] {
  const needed = making.parameters.filter(isNeeded);
  const others = making.parameters.filter((one) => isGivenAlone(one) && !isNeeded(one));
  const all = naturalValues(source, making.by, [...needed, ...others]);
  const [own, optional] = [all.slice(0, needed.length), all.slice(needed.length)];
  const some = optional.slice(0, MOST_ALONE).map((_, at) => [at]);
  const choices = [[], ...(some.length > 1 ? [[...optional.keys()]] : []), ...some];
  return choices.map((chosen) => ({
    names: [...needed, ...chosen.flatMap((at) => others[at] ?? [])].map(({ name }) => OBJECT + name),
    inputs: [...own, ...chosen.flatMap((at) => optional[at] ?? [])].map(({ value }) => value),
  }));
}

/** The plainest object as each of the methods fills it, once. */
function filledOnes(
  source: SourceFile,
  [plainest]: readonly NamedInputs[],
  methods: readonly FunctionInfo[],
): NamedInputs[] {
  if (!plainest) return [];
  return methods.map((method) => {
    const needed = method.parameters.slice(1).filter(isNeeded);
    return {
      names: [...plainest.names, ...needed.map(({ name }) => prefixOf(method.name) + name)],
      inputs: [...plainest.inputs, ...naturalValues(source, method, needed).map(({ value }) => value)],
    };
  });
}

/** Before the names of what the object is made of: a function's parameters can have the same. */
const OBJECT = 'of the object: ';

function prefixOf(method: string): string {
  return `of ${method}: `;
}

function inputsFor(prefix: string, { names, inputs }: NamedInputs): NamedInputs {
  const own = [...names.keys()].filter((at) => names[at]?.startsWith(prefix));
  return {
    names: own.flatMap((at) => names[at]?.slice(prefix.length) ?? []),
    inputs: own.flatMap((at) => inputs[at] ?? []),
  };
}

/** `cart` for a `Cart`. */
function nameFor(className: string): string {
  const last = className.split('.').at(-1) ?? className;
  const name = last.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '_').toLowerCase();
  return name === last ? 'it' : name;
}

/** Leading parameters that a call does not pass explicitly: `self`, `cls`. */
export function receivers(info: FunctionInfo): number {
  return info.className === undefined || hasDecorator(info, 'staticmethod') ? 0 : 1;
}
