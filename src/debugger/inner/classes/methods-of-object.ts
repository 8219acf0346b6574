/** What every class has of `object`, where it is read by its name as a text: `getattr(x, name) for name in dir(x)`. */
import { hasBareBases } from '../../../python/definitions/class-order';
import { classOf } from '../../../python/definitions/definitions';
import { attributeOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import { NONE } from '../../objects/containers';
import type { Given } from '../../operands/leads';
import type { BuiltInContext, HeldValues, InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from './program-classes';

const METHODS =
  /^__(?:delattr|dir|eq|format|ge|getattribute|getstate|gt|hash|init|init_subclass|le|lt|ne|new|reduce|reduce_ex|repr|setattr|sizeof|str|subclasshook)__$/;
const PREFIX = 'object.';

export function methodOfObject(
  classes: ProgramClasses,
  name: string,
  all: readonly Given[],
  values: HeldValues,
  context: Pick<BuiltInContext, 'attribute' | 'runs'>,
): InnerStep | undefined {
  const [holder, key, fallback] = all.map(({ node }) => values.of(node));
  if (!/^(?:get|has)attr$/.test(name) || !holder || key?.kind !== 'str') return undefined;
  if (holder.kind === 'opaque' && holder.type === 'builtin' && holder.name.startsWith(PREFIX))
    return attributeOfMethod(name, holder.name.slice(PREFIX.length), key.value, fallback);
  const owner = classOf(classes.source, holder);
  if (name === 'getattr' && owner && holder.kind === 'object' && key.value === '__weakref__' && classes.hasOwnAttributes(holder)) return { value: NONE, inPlace: true }; // prettier-ignore
  if (name !== 'getattr' || !owner || !METHODS.test(key.value) || !hasBareBases(classes.source, owner))
    return undefined;
  const set = attributeOf(holder, key.value) ?? context.attribute(holder, key.value);
  if (classes.ofClass(holder, key.value) || (set && set.kind !== 'unknown') || context.runs(holder, key.value))
    return undefined;
  return { value: { kind: 'opaque', type: 'builtin', name: `${PREFIX}${key.value}` }, inPlace: true };
}

/** Nothing can be set on it: it has its names, and what other methods have. */
function attributeOfMethod(name: string, own: string, key: string, fallback: Value | undefined): InnerStep | undefined {
  if (/^__\w+__$/.test(key)) {
    const isName = name === 'getattr' && key === '__name__';
    return isName ? { value: { kind: 'str', value: own }, inPlace: true } : undefined;
  }
  if (name === 'hasattr') return { value: { kind: 'bool', value: false }, inPlace: true };
  return fallback && { value: fallback, inPlace: true };
}
