/** `dir(value)` of an instance or class of the program: names of what it, its class and their bases have. */
import { writtenClass } from '../../../python/definitions/made-classes';
import { isPlainException } from '../../../python/definitions/builtin-exceptions';
import { foreignBases, resolutionOrder } from '../../../python/definitions/class-order';
import { fieldSpecifier, hasDataclassOption, hasFields, lacksDataclassOption } from '../../../python/definitions/dataclass-mark'; // prettier-ignore
import { classOf, findMethod, isDeleted } from '../../../python/definitions/definitions';
import { annotatedStatements } from '../../../python/definitions/function-statements';
import { metaclassIn } from '../../../python/definitions/metaclass';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { innerCall, type BuiltInContext, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** What every class has. */
const OF_OBJECT =
  `__class__ __delattr__ __dict__ __dir__ __doc__ __eq__ __format__ __ge__ __getattribute__ __getstate__ __gt__ __hash__
  __init__ __init_subclass__ __le__ __lt__ __module__ __ne__ __new__ __reduce__ __reduce_ex__ __repr__ __setattr__ __sizeof__ __str__
  __subclasshook__ __weakref__`.split(/\s+/);

/** What a base brings that is not of the program; classes with others list what is not known here. */
const OF_BASES: readonly (readonly [RegExp, string])[] = [
  [/^(?:abc\.)?ABC$/, '__abstractmethods__ __slots__ _abc_impl'],
  [/^(?:typing\.)?Generic$/, '__class_getitem__ __orig_bases__ __parameters__ __slots__ _is_protocol'],
];

const OF_EXCEPTIONS =
  '__cause__ __context__ __setstate__ __suppress_context__ __traceback__ add_note args with_traceback';

const OF_FIELDS = '__dataclass_fields__ __dataclass_params__ __match_args__';

/** Unknown where a class has names from elsewhere: those are others in each version of Python. */
export function directoryOf(
  classes: ProgramClasses,
  value: Value,
  { settings }: Pick<BuiltInContext, 'settings'>,
): InnerStep | undefined {
  const { source } = classes;
  const isInstance = value.kind === 'object' || value.kind === 'call';
  const owner = isInstance || classes.isOwnClass(value) ? classOf(source, value) : undefined;
  const own = isInstance && owner ? findMethod(source, owner, '__dir__') : undefined;
  if (own) return innerCall('<dir>', { _object: value }, ['_names = _object.__dir__()', 'return sorted(_names)']);
  if (!owner) return undefined;
  const order = resolutionOrder(source, owner);
  const held = order.map((one) => heldBy(source, one, [...(settings(one.qualifiedName)?.keys() ?? [])]));
  const inherited = namesOfBases(foreignBases(source, owner));
  if (!inherited || metaclassIn(source, owner) || held.includes(undefined)) return { value: UNLISTED };
  const defined = source.functions.filter((info) =>
    order.some((one) => writtenClass(one) === info.parent && !isDeleted(source, one, info)),
  );
  const attributes = value.kind === 'object' ? value.attributes.map(([name]) => name) : [];
  const names = new Set([...OF_OBJECT, ...inherited, ...held.flatMap((one) => one ?? []), ...defined.map(({ name }) => name), ...attributes]); // prettier-ignore
  const sorted = [...names].sort((one, other) => (one < other ? -1 : 1));
  return { value: { kind: 'list', items: sorted.map((name) => ({ kind: 'str', value: name })) } };
}

const UNLISTED: Value = {
  kind: 'unknown',
  reason: 'what dir() lists of such a class is not known',
  type: 'list[str]',
};

/** What a class has beside its functions; undefined where slots or a decorator bring more names, or fewer. */
function heldBy(source: SourceFile, info: FunctionInfo, settings: readonly string[]): string[] | undefined {
  const isByFields =
    info.decorators.length === 1 && hasFields(source, info) && !hasDataclassOption(source, info, 'slots');
  if (settings.includes('__slots__') || (info.decorators.length > 0 && !isByFields)) return undefined;
  const annotated = annotatedStatements(source, info);
  const annotations = annotated.length > 0 ? ['__annotations__'] : [];
  if (!isByFields) return [...settings, ...annotations];
  // The decorator takes `name = field(…)` away, and puts the default there where it has one.
  const specified = annotated.flatMap((one) => {
    const hasDefault = fieldSpecifier(one)?.arguments.some(({ keyword }) => keyword === 'default');
    return hasDefault === undefined ? [] : one.targets.map((name) => [name, hasDefault] as const);
  });
  const names = new Set([...settings, ...annotations, ...OF_FIELDS.split(' ')]);
  for (const [name, hasDefault] of specified) names[hasDefault ? 'add' : 'delete'](name);
  if (lacksDataclassOption(source, info, 'match_args')) names.delete('__match_args__');
  return [...names];
}

function namesOfBases(bases: readonly string[]): string[] | undefined {
  const known = bases.map((base) =>
    isPlainException(base) ? OF_EXCEPTIONS : OF_BASES.find(([pattern]) => pattern.test(base))?.[1],
  );
  return known.includes(undefined) ? undefined : known.flatMap((names) => names?.split(' ') ?? []);
}
