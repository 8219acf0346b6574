/** Functions of the program that are given something before they are called: what `partial` takes, what `types.MethodType` binds them to. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { givenIn } from '../operands/leads';
import { libraryPath } from './built-ins/library-iterators';
import type { HeldValues, InnerStep } from './calls/inner-call';
import { partialCall } from './partial-calls';

/** Of the library, which the machine enters by itself: what it is given is all that there is to know. */
const MANAGER = /^contextlib\.(?:redirect_stdout|redirect_stderr|nullcontext)$/;

/** Such a function is put where it is made: whoever is asked could not tell it. */
export function givenInAdvance(
  node: SyntaxNode,
  values: HeldValues,
  imported: (name: string) => string | undefined,
): InnerStep | undefined {
  const made = values.of(node);
  if (made?.kind === 'call' && (made.name === 'functools.partial' || MANAGER.test(made.name)))
    return { value: made, inPlace: true };
  if (made) return undefined;
  return partialCall(node, values) ?? openArgument(node, values, imported) ?? boundByHand(node, values, imported);
}

/** What a function of the program is given has to be known first: `partial(f, iter(xs))`, `redirect_stdout(io.StringIO())`. */
function openArgument(
  node: SyntaxNode,
  values: HeldValues,
  imported: (name: string) => string | undefined,
): InnerStep | undefined {
  const path = libraryPath(node.get('function')?.bare, imported) ?? '';
  const given = givenIn(node.get('arguments'));
  if (MANAGER.test(path)) {
    const stream = given.find((one) => !values.of(one.node));
    return stream && given.length === 1 && stream.star === undefined ? { needs: stream.node } : undefined;
  }
  if (path !== 'functools.partial') return undefined;
  const [called] = given.map((one) => values.of(one.node));
  const isHeld = called?.kind === 'opaque' && called.type === 'function';
  const open = isHeld && given.every(({ star }) => star === undefined) && given.find((one) => !values.of(one.node)); // prettier-ignore
  return open ? { needs: open.node } : undefined;
}

/** `types.MethodType(f, x)` and `f.__get__(x)`, which bind as an attribute of a class does. */
function boundByHand(
  node: SyntaxNode,
  values: HeldValues,
  imported: (name: string) => string | undefined,
): InnerStep | undefined {
  const callee = node.get('function')?.bare;
  const given = givenIn(node.get('arguments'));
  if (given.some(({ keyword, star }) => keyword !== undefined || star !== undefined)) return undefined;
  const isGot = callee?.type === 'attribute' && callee.get('attribute')?.text === '__get__' && given.length > 0;
  const isMade = given.length === 2 && libraryPath(callee, imported) === 'types.MethodType';
  if (!isGot && !isMade) return undefined;
  const parts = isGot ? [callee.get('object'), given[0]?.node] : given.map((one) => one.node);
  const [called, self] = parts.map((one) => values.of(one));
  if (called && !isPlainFunction(called)) return undefined;
  const open = parts.find((one) => one && !values.of(one));
  if (open) return isMade ? { needs: open } : undefined;
  return called && self && self.kind !== 'none' ? { value: { ...called, self }, inPlace: true } : undefined;
}

function isPlainFunction(value: Value): value is Extract<Value, { kind: 'opaque' }> {
  return value.kind === 'opaque' && value.type === 'function' && value.self === undefined;
}
