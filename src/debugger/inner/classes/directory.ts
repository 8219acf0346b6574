/** `dir(value)` of an instance or class of the program: names of what it, its class and their bases have. */
import { writtenClass } from '../../../python/definitions/made-classes';
import { hasBareBases, resolutionOrder } from '../../../python/definitions/class-order';
import { classOf, findMethod, isDeleted } from '../../../python/definitions/definitions';
import { metaclassIn } from '../../../python/definitions/metaclass';
import type { Value } from '../../../python/values/value';
import { innerCall, type BuiltInContext, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

/** What every class has. */
const OF_OBJECT =
  `__class__ __delattr__ __dict__ __dir__ __doc__ __eq__ __format__ __ge__ __getattribute__ __getstate__ __gt__ __hash__
  __init__ __init_subclass__ __le__ __lt__ __module__ __ne__ __new__ __reduce__ __reduce_ex__ __repr__ __setattr__ __sizeof__ __str__
  __subclasshook__ __weakref__`.split(/\s+/);

export function directoryOf(
  classes: ProgramClasses,
  value: Value,
  { settings }: Pick<BuiltInContext, 'settings'>,
): InnerStep | undefined {
  const { source } = classes;
  const owner = value.kind === 'object' || classes.isOwnClass(value) ? classOf(source, value) : undefined;
  const own = value.kind === 'object' && owner ? findMethod(source, owner, '__dir__') : undefined;
  if (own) return innerCall('<dir>', { _object: value }, ['_names = _object.__dir__()', 'return sorted(_names)']);
  if (!owner || !hasBareBases(source, owner) || metaclassIn(source, owner)) return undefined;
  const order = resolutionOrder(source, owner);
  const held = order.flatMap((one) => [...(settings(one.qualifiedName)?.keys() ?? [])]);
  // Decorators of classes, such as `dataclass`, and slots bring more names, or fewer.
  if (held.includes('__slots__') || order.some(({ decorators }) => decorators.length > 0)) return undefined;
  const defined = source.functions.filter((info) =>
    order.some((one) => writtenClass(one) === info.parent && !isDeleted(source, one, info)),
  );
  const attributes = value.kind === 'object' ? value.attributes.map(([name]) => name) : [];
  const names = new Set([...OF_OBJECT, ...held, ...defined.map(({ name }) => name), ...attributes]);
  const sorted = [...names].sort((one, other) => (one < other ? -1 : 1));
  return { value: { kind: 'list', items: sorted.map((name) => ({ kind: 'str', value: name })) } };
}
