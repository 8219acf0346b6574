/** Calls of methods that are values: `str.strip` under a name of the program's own; and `functools.update_wrapper`. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { givenIn, type Given } from '../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

export function methodValueStep(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  if (node.type !== 'call') return undefined;
  const given = givenIn(node.get('arguments'));
  const callee = node.get('function')?.bare;
  const method = callee && builtInMethod(values.of(callee));
  if (method !== undefined && callee?.type === 'identifier') return calledMethod(method, given, values);
  // It copies names, which are no matter of what the object does.
  if (!/^(?:functools\.)?update_wrapper$/.test(node.get('function')?.text ?? '')) return undefined;
  const wrapper = values.of(given[0]?.node);
  const wrapped = values.of(given[1]?.node);
  if (wrapper?.kind === 'object' && wrapped && given.length === 2)
    return innerCall('<update_wrapper>', { _wrapper: wrapper, _wrapped: wrapped }, ['_wrapper.__name__ = _wrapped.__name__', '_wrapper.__doc__ = _wrapped.__doc__', '_wrapper.__wrapped__ = _wrapped', 'return _wrapper']); // prettier-ignore
  return wrapper && { value: wrapper };
}

/** `strip` of `str.strip`, where that is a value; undefined for any other value. */
function builtInMethod(value: Value | undefined): string | undefined {
  const isMethod = value?.kind === 'opaque' && value.type === 'builtin' && /^(?:str|list|dict|set|int|float|bytes|tuple)\.[a-z]\w*$/.test(value.name); // prettier-ignore
  return isMethod ? value.name.slice(value.name.indexOf('.') + 1) : undefined;
}

/** `f(x, y)` where `f` is `str.count`: the method of the first argument. */
function calledMethod(name: string, given: readonly Given[], values: HeldValues): InnerStep | undefined {
  if (given.length === 0 || given.some(({ star, keyword }) => star ?? keyword)) return undefined;
  const open = given.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const locals = Object.fromEntries(given.flatMap(({ node }, at) => { const value = values.of(node); return value ? [[`_value${at}`, value] as const] : []; })); // prettier-ignore
  const [object = '', ...rest] = Object.keys(locals);
  return innerCall(`<${name}>`, locals, [`return ${object}.${name}(${rest.join(', ')})`]);
}
