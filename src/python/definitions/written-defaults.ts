/** `__defaults__` and `__kwdefaults__` of a function, as far as its header says them. */
import type { FunctionInfo } from '../syntax';
import { literal } from '../values/access-path';
import type { Value } from '../values/value';

/** Values that are the same whenever the definition runs, and that nobody can change. */
const CONSTANT: ReadonlySet<Value['kind']> = new Set(['none', 'bool', 'int', 'float', 'str', 'bytes', 'tuple']);

/** Unknown where a default is more than a constant; undefined for what is no function of the program. */
export function writtenDefaults(info: FunctionInfo | undefined): Value | undefined {
  if (info?.kind !== 'function' || info.inner) return undefined;
  const texts = info.parameters.flatMap(({ kind, default: text }) => (kind === 'positional' && text !== undefined ? [text] : [])); // prettier-ignore
  if (texts.length === 0) return { kind: 'none' };
  const items = texts.map(literal);
  if (items.every((item) => item !== undefined && CONSTANT.has(item.kind)))
    return { kind: 'tuple', items: items.flatMap((item) => item ?? []) };
  return { kind: 'unknown', type: 'tuple', reason: `the defaults of ${info.name} are worked out where it is defined` };
}

/** Those of parameters that are only given by their names. */
export function writtenKeywordDefaults(info: FunctionInfo | undefined): Value | undefined {
  if (info?.kind !== 'function' || info.inner) return undefined;
  const given = info.parameters.flatMap(({ kind, name, default: text }) => (kind === 'keyword-only' && text !== undefined ? [[name, literal(text)] as const] : [])); // prettier-ignore
  if (given.length === 0) return { kind: 'none' };
  const unknown: Value = { kind: 'unknown', reason: `a default of ${info.name} is worked out where it is defined` };
  return {
    kind: 'dict',
    entries: given.map(([name, value]) => [{ kind: 'str', value: name }, value && CONSTANT.has(value.kind) ? value : unknown]), // prettier-ignore
  };
}
