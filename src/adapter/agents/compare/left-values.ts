/** What a call leaves behind in the objects that it was given, or has made. */
import { hasUnknown } from '../../../debugger/objects/resemblance';
import { isOfStatements } from '../../../python/examples/statements-as-call';
import { statementsOf } from '../../../debugger/program/alignment';
import type { Value } from '../../../python/values/value';
import type { RollOut } from '../contract/roll-out';

/** Names that still stand for what they were bound to first, with the values at the end of the call; no unknown ones. */
export function leftValues({ source, root, states }: RollOut): ReadonlyMap<string, Value> {
  const frame = states
    .findLast(({ frames }) => frames.some((one) => one.function === root))
    ?.frames.find((one) => one.function === root);
  if (!frame) return new Map();
  const bound = statementsOf(source, root).flatMap(({ targets }) => targets);
  const names = isOfStatements(root)
    ? root.locals
    : root.parameters.map(({ name }) => name).filter((name) => !bound.includes(name));
  return new Map(
    names.flatMap((name): [string, Value][] => {
      const value = frame.locals.get(name);
      return value && isObject(value) && !hasUnknown(value) ? [[name, value]] : [];
    }),
  );
}

/** What a call can change in place. */
function isObject({ kind }: Value): boolean {
  return kind === 'object' || kind === 'list' || kind === 'dict' || kind === 'set' || kind === 'call';
}
