/** What `@dataclass` (or `NamedTuple`) writes by itself: an `__init__` that binds the annotated names of the class and of its bases. */
import type { CallArgument } from '../../codec/query';
import type { TupleFields } from '../../python/statements/statement-parts';
import type { FunctionInfo, Parameter, SourceFile, Statement } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { bindArguments } from '../calls/argument-binding';
import { assignedText, writtenValue } from './assigned-text';
import { isMakingFields, keptField, madeBefore } from './field-factories';
import type { Frame, State } from '../state/state';
import { classOf } from '../../python/definitions/definitions';
import { openCall, UNKNOWN } from '../objects/containers';
import { resolutionOrder } from '../../python/definitions/class-order';
import {
  fieldSpecifier,
  fieldStatements,
  hasDataclassOption,
  isClassVariable,
  isDataclass,
  hasFields,
  isTupleClass,
} from '../../python/definitions/dataclass-mark';

interface Field {
  readonly name: string;
  /** Missing where an argument is required. */
  readonly default?: Value;
  /** What makes its value where none is given. */
  readonly factory?: Value;
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
  const signature = {
    name: isTupleClass(source, owner) ? '__new__' : '__init__',
    parent: owner,
    parameters: [SELF, ...parametersOf(fields)],
  };
  const { made, given } = madeBefore(all);
  const binding = bindArguments(signature, [{ value: UNKNOWN }, ...given]);
  if (!binding.ok) return binding;
  const value = ({ name, default: fallback = UNKNOWN }: Field): Value =>
    binding.bound.get(name) ?? made.get(name) ?? fallback;
  return {
    ok: true,
    attributes: fields.filter(({ isPassedOn }) => !isPassedOn).map((field) => [field.name, value(field)] as const),
    forPostInit: fields.filter(({ isPassedOn }) => isPassedOn).map((field) => ({ value: value(field) })),
  };
}

const SELF: Parameter = { name: 'self', kind: 'positional' };

/** What a call of the class takes. */
export function fieldParameters(source: SourceFile, owner: FunctionInfo): Parameter[] {
  return parametersOf(allFields(source, owner, undefined));
}

function parametersOf(fields: readonly Field[]): Parameter[] {
  const given = fields.filter(({ isParameter }) => isParameter);
  const [positional, keyword] = [false, true].map((only) => given.filter((field) => field.isKeywordOnly === only));
  return [...(positional ?? []), ...(keyword ?? [])].map(parameterOf);
}

function parameterOf({ name, default: fallback, isKeywordOnly }: Field): Parameter {
  const kind = isKeywordOnly ? 'keyword-only' : 'positional';
  return { name, kind, ...(fallback && { default: name }) };
}

/** Whether objects of a dataclass have fields that something makes for each; not where that has been done. */
export function makesFields(source: SourceFile, { classes }: State, { function: info }: Frame, value: Value): boolean {
  const owner = isMakingFields(info) ? undefined : classOf(source, value);
  return owner !== undefined && isDataclass(source, owner) && neededFactories(source, owner, [], classes).length > 0;
}

/** What has to be called for an object that is given these arguments, by the fields that it makes. */
export function neededFactories(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  classes: ClassBindings,
): (readonly [name: string, factory: Value])[] {
  const fields = allFields(source, owner, classes);
  const ordered = fields.filter(({ isParameter, isKeywordOnly }) => isParameter && !isKeywordOnly);
  const count = all.filter(({ keyword }) => keyword === undefined).length;
  const given = new Set([...ordered.slice(0, count).map(({ name }) => name), ...all.map(({ keyword }) => keyword)]);
  return fields.flatMap(({ name, factory }) => (factory && !given.has(name) ? [[name, factory] as const] : []));
}

/**
 * Names of the fields in order.
 * @param use leaves out those that its text does not show, its comparisons do not look at, or its constructor does not take
 */
export function fieldNames(
  source: SourceFile,
  owner: FunctionInfo,
  use?: 'repr' | 'compare' | 'init' | 'match',
): readonly string[] {
  const fields = allFields(source, owner, undefined);
  const isUsed = ({ isPassedOn, isParameter, isKeywordOnly, leftOutOf = [] }: Field): boolean => {
    // Patterns take what a call takes by its place.
    if (use === 'match') return isParameter && !isKeywordOnly;
    return use === undefined || (!isPassedOn && !leftOutOf.includes(use));
  };
  return fields.filter(isUsed).map(({ name }) => name);
}

/** What fields of named tuples are where they are not given, in order. */
export function fieldDefaults(
  source: SourceFile,
  owner: FunctionInfo,
  classes: Pick<ClassBindings, 'get'>,
): (readonly [name: string, value: Value])[] {
  return allFields(source, owner, classes).flatMap((one) => (one.default ? [[one.name, one.default] as const] : []));
}

/** In order of definition, bases first; a redefined field keeps its position. */
function allFields(source: SourceFile, owner: FunctionInfo, classes: Pick<ClassBindings, 'get'> | undefined): Field[] {
  const fields = new Map<string, Field>();
  for (const info of resolutionOrder(source, owner).toReversed()) {
    if (!hasFields(source, info)) continue;
    const bound = classes?.get(info.qualifiedName);
    for (const field of info.fields ? madeFields(info.fields, bound) : ownFields(source, info)) {
      const computed = field.default?.kind === 'unknown' ? bound?.get(field.name) : undefined;
      const kept = computed && (keptField(computed) ?? { default: computed });
      fields.set(field.name, kept ? { ...field, ...kept } : field);
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
  let isKeywordOnly = hasDataclassOption(source, info, 'kw_only');
  return fieldStatements(source, info).flatMap((statement): Field[] => {
    const { annotation = '' } = statement;
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
function optionsOf(statement: Statement): ReadonlyMap<string, string> | undefined {
  const site = fieldSpecifier(statement);
  return site && new Map(site.arguments.map(({ keyword, text }) => [keyword ?? '', text]));
}

const FACTORIES: Readonly<Record<string, Value>> = {
  list: { kind: 'list', items: [] },
  dict: { kind: 'dict', entries: [] },
  set: { kind: 'set', items: [] },
};

/** Nothing of the field is left to compute: it has a default that is written out, a new container, or neither. */
export function isWrittenField(statement: Statement): boolean {
  const options = optionsOf(statement);
  return !options || fallbackOf(options)?.kind !== 'unknown';
}

/** What a field is where nothing is given for it, as its specifier says: `Field(default_factory=list)`. */
export function specifiedDefault(statement: Statement): Value | undefined {
  const options = optionsOf(statement);
  return options && fallbackOf(options);
}

function fallbackOf(options: ReadonlyMap<string, string>): Value | undefined {
  const factory = options.get('default_factory') ?? options.get('factory');
  if (factory !== undefined) return FACTORIES[factory] ?? UNKNOWN;
  const text = options.get('default') ?? options.get('');
  // `Field(...)` says that one has to be given.
  return text === undefined || text === '...' ? undefined : written(text);
}

/** A literal; anything that has to be computed is unknown. */
function written(text: string): Value {
  const value = writtenValue(text);
  return value && openCall(value) === undefined ? value : UNKNOWN;
}
