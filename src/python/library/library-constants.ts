/** Numbers and texts that modules of the standard library hold, such as `math.pi`; see `scripts/library-constants.py`. */
import { parseValue } from '../values/literal';
import type { Value } from '../values/value';
import table from './library-constants.json';

const CONSTANTS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(table).map(([module, held]) => [module, new Map(Object.entries<string>(held))]),
);

/** Undefined for anything else. */
export function constantOf(module: string, name: string): Value | undefined {
  const text = CONSTANTS.get(module)?.get(name);
  return text === undefined ? undefined : parseValue(text);
}
