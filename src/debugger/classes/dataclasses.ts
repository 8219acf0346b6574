/** What `@dataclass` (or `NamedTuple`) writes by itself: an `__init__` that binds the annotated names of the class and of its bases. */
import { annotatedStatements } from '../../python/definitions/function-statements';
import type { CallArgument } from '../../codec/query';
import type { TupleFields } from '../../python/statements/statement-parts';
import type { FunctionInfo, Parameter, SourceFile, Statement } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { bindArguments } from '../calls/argument-binding';
import { assignedText, writtenValue } from './assigned-text';
import { openCall, UNKNOWN } from '../objects/containers';
import { resolutionOrder } from '../../python/definitions/class-order';
import { hasDataclassOption, isClassVariable, hasFields, isTupleClass } from '../../python/definitions/dataclass-mark';

interface Field {
  readonly name: string;
  /** Missing where an argument is required. */
  readonly default?: Value;
  /** False for `field(init=False)`. */
  readonly isParameter: boolean;
  readonly isKeywordOnly: boolean;
  /** `InitVar`: passed to `__post_init__`, not an attribute. */
  readonly isPassedOn: boolean;
  /** `repr`, `compare`: what is written without the field. */
  readonly leftOutOf?: readonly string[];
}

export type FieldValues =
  | {
      readonly ok: true;
      readonly attributes: readonly (readonly [string, Value])[];
      readonly forPostInit: readonly CallArgument[];
    }
  | { readonly ok: false; readonly message: string };

/** Attributes of classes, by qualified names: the default of a field is one. */
export type ClassBindings = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/**
 * The attributes of a new object, or CPython's TypeError message.
 * @param classes gives the defaults that are computed
 */
export function fieldValues(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  classes?: ClassBindings,
): FieldValues {
  const fields = allFields(source, owner, classes);
  const parameters = fields.filter(({ isParameter }) => isParameter);
  const ordered = [
    ...parameters.filter(({ isKeywordOnly }) => !isKeywordOnly),
    ...parameters.filter(({ isKeywordOnly }) => isKeywordOnly),
  ];
  const signature = {
    name: isTupleClass(source, owner) ? '__new__' : '__init__',
    parent: owner,
    parameters: [SELF, ...ordered.map(parameterOf)],
  };
  const binding = bindArguments(signature, [{ value: UNKNOWN }, ...all]);
  if (!binding.ok) return binding;
  const value = (field: Field): Value => binding.bound.get(field.name) ?? field.default ?? UNKNOWN;
  return {
    ok: true,
    attributes: fields.filter(({ isPassedOn }) => !isPassedOn).map((field) => [field.name, value(field)] as const),
    forPostInit: fields.filter(({ isPassedOn }) => isPassedOn).map((field) => ({ value: value(field) })),
  };
}

const SELF: Parameter = { name: 'self', kind: 'positional' };

function parameterOf({ name, default: fallback, isKeywordOnly }: Field): Parameter {
  const kind = isKeywordOnly ? 'keyword-only' : 'positional';
  return { name, kind, ...(fallback && { default: name }) };
}

/**
 * Names of the fields in order.
 * @param use leaves out those that its text does not show, its comparisons do not look at, or its constructor does not take
 */
export function fieldNames(
  source: SourceFile,
  owner: FunctionInfo,
  use?: 'repr' | 'compare' | 'init',
): readonly string[] {
  const fields = allFields(source, owner, undefined);
  const isUsed = ({ isPassedOn, leftOutOf = [] }: Field): boolean =>
    use === undefined || (!isPassedOn && !leftOutOf.includes(use));
  return fields.filter(isUsed).map(({ name }) => name);
}

/** In order of definition, bases first; a redefined field keeps its position. */
function allFields(source: SourceFile, owner: FunctionInfo, classes: ClassBindings | undefined): Field[] {
  const fields = new Map<string, Field>();
  for (const info of resolutionOrder(source, owner).toReversed()) {
    if (!hasFields(source, info)) continue;
    const bound = classes?.get(info.qualifiedName);
    for (const field of info.fields ? madeFields(info.fields, bound) : ownFields(source, info)) {
      const computed = field.default?.kind === 'unknown' ? bound?.get(field.name) : undefined;
      fields.set(field.name, computed ? { ...field, default: computed } : field);
    }
  }
  return [...fields.values()];
}

/** Fields that a call writes; what stands for the last of them is known once it has run. */
function madeFields({ names, defaults }: TupleFields, bound: ReadonlyMap<string, Value> | undefined): Field[] {
  const given = defaults && defaultsOf(names, written(defaults.text));
  return names.map((name) => {
    const value = bound?.get(name) ?? given?.get(name);
    return { name, ...(value && { default: value }), isParameter: true, isKeywordOnly: false, isPassedOn: false };
  });
}

/** What the last fields of a class of named tuples stand for. */
export function defaultsOf(names: readonly string[], values: Value): ReadonlyMap<string, Value> {
  const items = [...(itemsOf(values) ?? [])];
  const first = names.length - items.length;
  return new Map(items.flatMap((item, at) => { const name = names[first + at]; return name === undefined ? [] : [[name, item] as const]; })); // prettier-ignore
}

function ownFields(source: SourceFile, info: FunctionInfo): Field[] {
  let isKeywordOnly = hasDataclassOption(info, 'kw_only');
  return annotatedStatements(source, info).flatMap((statement): Field[] => {
    const { annotation } = statement;
    const [name] = statement.targets;
    if (name === undefined || isClassVariable(annotation)) return [];
    if (/\bKW_ONLY$/.test(annotation)) {
      isKeywordOnly = true;
      return [];
    }
    const options = optionsOf(statement);
    const text = assignedText(statement);
    const fallback = options ? fallbackOf(options) : text === '' ? undefined : written(text);
    return [
      {
        name,
        ...(fallback && { default: fallback }),
        isParameter: options?.get('init') !== 'False',
        isKeywordOnly: isKeywordOnly || options?.get('kw_only') === 'True',
        isPassedOn: /\bInitVar\b/.test(annotation),
        leftOutOf: [...(options ?? [])].flatMap(([option, value]) => (value === 'False' ? [option] : [])),
      },
    ];
  });
}

/** The arguments of `field(...)`. */
function optionsOf({ calls }: Statement): ReadonlyMap<string, string> | undefined {
  const site = calls.findLast(({ callee }) => callee === 'field');
  return site && new Map(site.arguments.map(({ keyword, text }) => [keyword ?? '', text]));
}

const FACTORIES: Readonly<Record<string, Value>> = {
  list: { kind: 'list', items: [] },
  dict: { kind: 'dict', entries: [] },
  set: { kind: 'set', items: [] },
};

function fallbackOf(options: ReadonlyMap<string, string>): Value | undefined {
  const factory = options.get('default_factory');
  if (factory !== undefined) return FACTORIES[factory] ?? UNKNOWN;
  const text = options.get('default');
  return text === undefined ? undefined : written(text);
}

/** A literal; anything that has to be computed is unknown. */
function written(text: string): Value {
  const value = writtenValue(text);
  return value && openCall(value) === undefined ? value : UNKNOWN;
}
