/** Calls of `partial(map, f)`: a built-in function that has been given something of the program is called with all of its arguments. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { builtInValue } from '../../python/definitions/builtin-names';
import type { Value } from '../../python/values/value';
import { keptArgument } from '../calls/call-site';
import { argumentsOf, closedArgument, givenIn, missingArgument } from '../operands/leads';
import type { HeldValues, InnerStep } from './calls/inner-call';
import { writtenCall } from './calls/written-call';

export function partialCall(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const made = values.of(node.get('function'));
  if (made?.kind !== 'call' || made.name !== 'functools.partial') return undefined;
  const [called, ...kept] = made.args;
  if (!isPlainBuiltIn(called)) return undefined;
  const given = givenIn(node.get('arguments'));
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  if (closedArgument(given, values)) return undefined;
  return writtenCall('<partial>', called.name, [...kept.map(keptArgument), ...argumentsOf(given, values)]);
}

/** A built-in function by its own name, such as `map`. */
export function isPlainBuiltIn(value: Value | undefined): value is Extract<Value, { kind: 'opaque' }> {
  if (value?.kind !== 'opaque' || value.definition !== undefined) return false;
  const known = builtInValue(value.name);
  return known?.kind === 'opaque' && known.type === value.type;
}
