/** Calls of `partial(map, f)`: a built-in function that has been given something of the program is called with all of its arguments. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { builtInValue } from '../../python/definitions/builtin-names';
import type { Value } from '../../python/values/value';
import { keptArgument } from '../calls/call-site';
import { argumentsOf, closedArgument, givenIn, missingArgument } from '../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

export function partialCall(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const made = values.of(node.get('function'));
  if (made?.kind !== 'call' || made.name !== 'functools.partial') return undefined;
  const [called, ...kept] = made.args;
  if (!isPlainBuiltIn(called)) return undefined;
  const given = givenIn(node.get('arguments'));
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  if (closedArgument(given, values)) return undefined;
  const all = [...kept.map(keptArgument), ...argumentsOf(given, values)];
  const locals: Record<string, Value> = {};
  const written = new Map<string, string>();
  for (const [at, { keyword, value }] of all.entries()) {
    locals[`_${at}`] = value;
    // A keyword that is given again stands for the first one.
    written.set(keyword ?? `${at}`, keyword === undefined ? `_${at}` : `${keyword}=_${at}`);
  }
  const [named, unnamed] = [true, false].map((isNamed) => [...written.values()].filter((one) => one.includes('=') === isNamed)); // prettier-ignore
  return innerCall('<partial>', locals, [
    `return ${called.name}(${[...(unnamed ?? []), ...(named ?? [])].join(', ')})`,
  ]);
}

/** A built-in function by its own name, such as `map`. */
export function isPlainBuiltIn(value: Value | undefined): value is Extract<Value, { kind: 'opaque' }> {
  if (value?.kind !== 'opaque' || value.definition !== undefined) return false;
  const known = builtInValue(value.name);
  return known?.kind === 'opaque' && known.type === value.type;
}
