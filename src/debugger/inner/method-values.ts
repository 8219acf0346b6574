/** Calls of methods that are values: `str.strip` under a name of the program's own; and `functools.update_wrapper`. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { attributeOf } from '../../python/values/access-path';
import { holdsInstance } from '../../python/values/distinct';
import type { Value } from '../../python/values/value';
import { isGenerator } from '../calls/generators';
import { argumentsOf, closedArgument, givenIn, missingArgument, type Given } from '../operands/leads';
import { boundMethod, callLines, isRun } from './bound-methods';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from './calls/inner-call';

export function methodValueStep(
  node: SyntaxNode,
  values: HeldValues,
  context: Pick<BuiltInContext, 'attribute'>,
): InnerStep | undefined {
  if (node.type !== 'call') return undefined;
  const given = givenIn(node.get('arguments'));
  const callee = node.get('function')?.bare;
  const method = callee && builtInMethod(values.of(callee));
  if (method !== undefined && /^(?:identifier|subscript)$/.test(callee?.type ?? ''))
    return calledMethod(method, given, values);
  const kept = callee && boundMethod(values.of(callee));
  const ofBound = kept && calledBound(kept, given, values, callee.type === 'identifier');
  if (ofBound) return ofBound;
  const ofClass = callee?.type === 'attribute' ? givenMethod(callee, given, values, context) : undefined;
  if (ofClass) return ofClass;
  const ofFunction = callee?.type === 'attribute' ? heldMethod(callee, given, values, context) : undefined;
  if (ofFunction) return ofFunction;
  // It copies names, which are no matter of what the object does.
  if (!/^(?:functools\.)?update_wrapper$/.test(node.get('function')?.text ?? '')) return undefined;
  const wrapper = values.of(given[0]?.node);
  const wrapped = values.of(given[1]?.node);
  if (wrapper?.kind === 'object' && wrapped && given.length === 2)
    return innerCall('<update_wrapper>', { _wrapper: wrapper, _wrapped: wrapped }, ['_wrapper.__name__ = _wrapped.__name__', '_wrapper.__doc__ = _wrapped.__doc__', '_wrapper.__wrapped__ = _wrapped', 'return _wrapper']); // prettier-ignore
  return wrapper && { value: wrapper };
}

/**
 * `fmt(x)` where `fmt` is `'{}'.format`: under a name of the program, and of what belongs to it or is yielded by it, that is the call of
 * the method.
 */
function calledBound(
  [_holder, name]: readonly [Value, string],
  given: readonly Given[],
  values: HeldValues,
  isNamed: boolean,
): InnerStep | undefined {
  const isOfProgram = given.some(({ node }) => { const value = values.of(node); return !value || isGenerator(value) || holdsInstance(value); }); // prettier-ignore
  if (!isNamed && !isOfProgram && !isRun(_holder)) return undefined;
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  if (closedArgument(given, values)) return undefined;
  const all = argumentsOf(given, values);
  const locals = Object.fromEntries(all.map(({ value }, at) => [`_value${at}`, value]));
  const passed = all.map(({ keyword }, at) => (keyword === undefined ? `_value${at}` : `${keyword}=_value${at}`));
  return innerCall(`<${name}>`, { _holder, ...locals }, callLines('_holder', name, passed));
}

/** `x.load(y)` where the class of `x` says `load = list.extend`: that method, and no other one of its name. */
function givenMethod(
  callee: SyntaxNode,
  given: readonly Given[],
  values: HeldValues,
  { attribute }: Pick<BuiltInContext, 'attribute'>,
): InnerStep | undefined {
  const [object, name] = [callee.get('object'), callee.get('attribute')?.text ?? ''];
  const receiver = values.of(object);
  if (!object || receiver?.kind !== 'object' || !receiver.contents || attributeOf(receiver, name)) return undefined;
  const value = attribute(receiver, name);
  if (value?.kind !== 'opaque' || builtInMethod(value) === undefined) return undefined;
  return calledMethod(value.name, [{ node: object }, ...given], values);
}

/** `wrapper.clear()` where `wrapper.clear = cache.clear` has set it on a function. */
function heldMethod(
  callee: SyntaxNode,
  given: readonly Given[],
  values: HeldValues,
  { attribute }: Pick<BuiltInContext, 'attribute'>,
): InnerStep | undefined {
  const holder = values.of(callee.get('object'));
  const isFunction = holder?.kind === 'opaque' && holder.type === 'function';
  const _called = isFunction ? attribute(holder, callee.get('attribute')?.text ?? '') : undefined;
  if (_called?.kind !== 'foreign' || given.some(({ star }) => star)) return undefined;
  const open = given.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const named = given.map(({ node, keyword }, at) => [`_value${at}`, keyword, values.of(node) ?? _called] as const);
  const passed = named.map(([name, keyword]) => (keyword === undefined ? name : `${keyword}=${name}`)).join(', ');
  const locals = Object.fromEntries(named.map(([name, , value]) => [name, value]));
  return innerCall('<method>', { _called, ...locals }, [`return _called(${passed})`]);
}

/** Methods of a class that have no instance. */
const WITHOUT_INSTANCE = /\.(?:from_?\w+|maketrans)$/;

/** `strip` of `str.strip`, where that is a value, and all of `int.from_bytes`; undefined for any other value. */
function builtInMethod(value: Value | undefined): string | undefined {
  const isMethod = value?.kind === 'opaque' && value.type === 'builtin' && /^(?:str|list|dict|set|int|float|bytes|tuple)\.[a-z]\w*$/.test(value.name); // prettier-ignore
  if (!isMethod) return undefined;
  return WITHOUT_INSTANCE.test(value.name) ? value.name : value.name.slice(value.name.indexOf('.') + 1);
}

/** `f(x, y)` where `f` is `str.count`: the method of the first argument. */
function calledMethod(name: string, given: readonly Given[], values: HeldValues): InnerStep | undefined {
  if (given.length === 0 || given.some(({ star, keyword }) => star ?? keyword)) return undefined;
  const open = given.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const locals = Object.fromEntries(given.flatMap(({ node }, at) => { const value = values.of(node); return value ? [[`_value${at}`, value] as const] : []; })); // prettier-ignore
  const [object = '', ...rest] = Object.keys(locals);
  // With its class, it is that one's own.
  const called = name.includes('.')
    ? `${name}(${[object, ...rest].join(', ')})`
    : `${object}.${name}(${rest.join(', ')})`;
  return innerCall(`<${name.slice(name.indexOf('.') + 1)}>`, locals, [`return ${called}`]);
}
