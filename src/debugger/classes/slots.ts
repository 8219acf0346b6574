/** `__slots__`: the attributes that instances of a class can have, where it says so. */
import { hasBareBases, resolutionOrder } from '../../python/definitions/class-order';
import { hasDataclassOption } from '../../python/definitions/dataclass-mark';
import { annotatedStatements } from '../../python/definitions/function-statements';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { privateName } from '../../python/text/private-names';
import type { Value } from '../../python/values/value';
import { itemsOf } from '../../python/values/items';
import type { Bindings, State } from '../state/state';

/** Names of the slots, those of the bases included; undefined for a class whose instances can have any attribute. */
export function slotsOf(source: SourceFile, { classes }: State, owner: FunctionInfo): readonly string[] | undefined {
  const all = resolutionOrder(source, owner).map((info) => ownSlots(source, info, classes.get(info.qualifiedName)));
  const names = all.flatMap((slots) => slots ?? []);
  return hasBareBases(source, owner) && all.every((slots) => slots !== undefined) && !names.includes('__dict__')
    ? names
    : undefined;
}

/** The slots that the class itself brings. @param bound what the class has */
export function ownSlots(
  source: SourceFile,
  info: FunctionInfo,
  bound: Bindings | undefined,
): readonly string[] | undefined {
  if (hasDataclassOption(source, info, 'slots')) return ownFields(source, info);
  return named(bound?.get('__slots__'))?.map((name) => privateName(name, info.name));
}

function named(slots: Value | undefined): readonly string[] | undefined {
  if (slots?.kind === 'str') return [slots.value];
  const items = slots && itemsOf(slots);
  return items && [...items].flatMap((item) => (item.kind === 'str' ? [item.value] : []));
}

/** `@dataclass(slots=True)` has a slot for each of its fields. */
export function ownFields(source: SourceFile, info: FunctionInfo): readonly string[] {
  return annotatedStatements(source, info).flatMap(({ targets }) => targets.slice(0, 1));
}
