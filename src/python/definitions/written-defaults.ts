/** `__defaults__` and `__kwdefaults__` of a function, as far as its header says them. */
import type { FunctionInfo, Parameter } from '../syntax';
import { literal } from '../values/access-path';
import type { Value } from '../values/value';

/** Values that are the same whenever the definition runs, and that nobody can change. */
const CONSTANT: ReadonlySet<Value['kind']> = new Set(['none', 'bool', 'int', 'float', 'str', 'bytes', 'tuple']);

/** What the run holds as the default of a parameter, by its name. */
type Held = (name: string) => Value | undefined;

/** Unknown where a default is more than a constant, and not held; undefined for what is no function of the program. */
export function writtenDefaults(info: FunctionInfo | undefined, held: Held): Value | undefined {
  if (info?.kind !== 'function' || info.inner) return undefined;
  const given = info.parameters.filter(({ kind, default: text }) => kind === 'positional' && text !== undefined);
  if (given.length === 0) return { kind: 'none' };
  const items = given.flatMap((parameter) => defaultOf(parameter, held) ?? []);
  if (items.length === given.length) return { kind: 'tuple', items };
  return { kind: 'unknown', type: 'tuple', reason: `the defaults of ${info.name} are worked out where it is defined` };
}

/** Those of parameters that are only given by their names. */
export function writtenKeywordDefaults(info: FunctionInfo | undefined, held: Held): Value | undefined {
  if (info?.kind !== 'function' || info.inner) return undefined;
  const given = info.parameters.filter(({ kind, default: text }) => kind === 'keyword-only' && text !== undefined);
  if (given.length === 0) return { kind: 'none' };
  const unknown: Value = { kind: 'unknown', reason: `a default of ${info.name} is worked out where it is defined` };
  return {
    kind: 'dict',
    entries: given.map((parameter) => [{ kind: 'str', value: parameter.name }, defaultOf(parameter, held) ?? unknown]),
  };
}

function defaultOf({ name, default: text = '' }: Parameter, held: Held): Value | undefined {
  const constant = literal(text);
  return constant && CONSTANT.has(constant.kind) ? constant : held(name);
}
