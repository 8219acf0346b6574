/** What `functools` adds to functions: `cache_info()` and `cache_clear()`, `register` and `dispatch`, what a `partial` was made with. */
import { attributeOfBound } from './bound-methods';
import { findClass, valueName } from '../../python/definitions/definitions';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import { asKeywordArgument } from '../../python/values/constructors';
import type { OpaqueValue, Value } from '../../python/values/value';
import { cacheKey, cacheOf, forgetting, memoryOf } from '../calls/remembered-calls';
import { dispatchedFor, dispatcherOf, registeredAs, registryOf } from '../calls/single-dispatch';
import { givenIn, type Given } from '../operands/leads';
import type { State } from '../state/state';
import type { HeldValues, InnerStep } from './calls/inner-call';
import { closureStep, codeAttribute, infoOf } from './function-code';

const NONE: Value = { kind: 'none' };
/** Attributes that only `functools` and the interpreter know about. */
const CLOSED = /^(?:cache_info|cache_clear|cache_parameters|__wrapped__|register|dispatch|registry|__annotations__|__code__|__closure__|__kwdefaults__|__globals__|__dict__)$/; // prettier-ignore

/** A call of such a method of a function. */
export function functionStep(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const code = codeAttribute(source, node, values);
  if (code) return { value: code, inPlace: true };
  const isCall = node.type === 'call';
  const callee = isCall ? node.get('function')?.bare : node;
  const name = callee?.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : '';
  const holder = CLOSED.test(name) ? values.of(callee?.get('object')) : undefined;
  if (holder?.kind !== 'opaque' || holder.type !== 'function' || (callee && values.of(callee))) return undefined;
  if (!isCall && name === '__closure__') return closureStep(source, holder);
  const dispatcher = !isCall && name === 'registry' ? dispatcherOf(source, holder) : undefined;
  if (dispatcher) return { does: (state) => [state, registryOf(state, dispatcher) ?? NOT_DISPATCHED] };
  const step = isCall ? called(source, name, holder, givenIn(node.get('arguments')), values) : undefined;
  return step ?? { value: { kind: 'unknown', reason: `${name} of ${holder.name} is not followed` } };
}

function called(
  source: SourceFile,
  name: string,
  holder: OpaqueValue,
  given: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const open = given.find((one) => values.of(one.node) === undefined);
  if (open) return { needs: open.node };
  const [type, value] = given.map((one) => values.of(one.node));
  const dispatcher = dispatcherOf(source, holder);
  if (dispatcher && type && name === 'dispatch') {
    return { does: (state) => [state, dispatchedFor(source, state, dispatcher, type) ?? NOT_DISPATCHED] };
  }
  if (dispatcher && name === 'register' && type?.kind === 'opaque' && type.type === 'class' && value) {
    const owner = findClass(source, type.name);
    return { does: (state) => [registeredAs(state, dispatcher, owner ? valueName(owner) : type.name, value), value] };
  }
  const info = given.length === 0 ? infoOf(source, holder) : undefined;
  if (!info || !/^cache_(?:clear|info|parameters)$/.test(name)) return undefined;
  // Whether it tells types apart is not followed.
  if (name === 'cache_parameters' && info.decorators.some((text) => text.includes('typed'))) return undefined;
  const cache = cacheKey(info, holder.closure);
  const unknown: Value = { kind: 'unknown', reason: `${name} of ${holder.name} is not followed` };
  return {
    does: (state) => {
      const memory = memoryOf(state, info, holder.closure);
      if (!memory) return [state, unknown];
      if (name === 'cache_parameters') return [state, parameters(memory.most)];
      return name === 'cache_clear' ? [forgetting(state, cache), NONE] : [state, cacheInfo(state, cache, memory.most)];
    },
  };
}

const NOT_DISPATCHED: Value = { kind: 'unknown', reason: 'which function was registered for the class is not known' };

function parameters(size: number | undefined): Value {
  const most: Value = size === undefined ? NONE : { kind: 'int', value: BigInt(size) };
  const entries = [['maxsize', most], ['typed', { kind: 'bool', value: false }]] as const; // prettier-ignore
  return { kind: 'dict', entries: entries.map(([name, value]) => [{ kind: 'str', value: name }, value]) };
}

/** The named tuple of the library. */
function cacheInfo(state: State, cache: string, size: number | undefined): Value {
  const { hits, misses, entries } = cacheOf(state, cache);
  const fields = [['hits', hits], ['misses', misses], ['maxsize', size], ['currsize', entries.length]] as const; // prettier-ignore
  const attributes = fields.map(([name, count]) => [name, count === undefined ? NONE : ({ kind: 'int', value: BigInt(count) } as const)] as const); // prettier-ignore
  const text = `CacheInfo(${fields.map(([name, count]) => `${name}=${count ?? 'None'}`).join(', ')})`;
  const args = fields.map(([, count]) => (count === undefined ? null : ['i', String(count)]));
  const recipe = JSON.stringify(['functools.CacheInfo', args, {}, null]);
  return { kind: 'foreign', type: 'functools._CacheInfo', text, attributes, recipe, parts: [], isMutable: false };
}

/** What only the machine knows of a value that is called, but is no function of the program. */
export function attributeOfCalled(holder: Value | undefined, name: string): Value | undefined {
  return partialAttribute(holder, name) ?? attributeOfBound(holder, name);
}

/** `func`, `args` and `keywords` of a `functools.partial`. */
export function partialAttribute(holder: Value | undefined, name: string): Value | undefined {
  if (holder?.kind !== 'call' || holder.name !== 'functools.partial') return undefined;
  const [called, ...given] = holder.args;
  const keywords = given.flatMap((value) => asKeywordArgument(holder.name, value) ?? []);
  if (name === 'func') return called;
  if (name === 'args') return { kind: 'tuple', items: given.filter((value) => !asKeywordArgument(holder.name, value)) };
  if (name !== 'keywords') return undefined;
  return { kind: 'dict', entries: keywords.map((one) => [{ kind: 'str', value: one.name }, one.value] as const) };
}
