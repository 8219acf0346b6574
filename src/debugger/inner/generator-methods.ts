/** What generators of the program are asked for by their methods, and where they wait in the middle of a statement. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { isGenerator, suspendedFrame } from '../calls/generators';
import type { FunctionInfo } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import type { State } from '../state/state';
import { givenIn } from '../operands/leads';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

const METHODS = /^(?:send|throw|close|asend|athrow|aclose|__next__|__await__)$/;

export function generatorStep(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const name = callee?.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : '';
  const holder = METHODS.test(name) ? values.of(callee?.get('object')) : undefined;
  if (holder?.kind !== 'opaque' || holder.type !== 'iterator') return undefined;
  if (!isGenerator(holder)) return { value: { kind: 'unknown', reason: 'which generator it is is not known' } };
  const given = givenIn(node.get('arguments'));
  if (given.some(({ star, keyword }) => star ?? keyword)) return undefined;
  const open = given.find((one) => values.of(one.node) === undefined);
  if (open) return { needs: open.node };
  const [first, second] = given.map((one) => values.of(one.node));
  switch (name) {
    case 'send':
      return first && { requests: { how: 'send', generator: holder, given: first } };
    case '__await__':
      return { value: holder, inPlace: true };
    case 'close':
      return { requests: { how: 'close', generator: holder } };
    case 'throw':
      return first && thrown(holder, first, second);
    case 'asend':
    case 'athrow':
    case 'aclose': {
      const all = [first, second].flatMap((value, at) => (value ? [[`_given_${at}`, value] as const] : []));
      const call = `_generator.${name.slice(1)}(${all.map(([argument]) => argument).join(', ')})`;
      return innerCall(`<${name}>`, { _generator: holder, ...Object.fromEntries(all) }, [`return ${call}`], { isAsync: true, lazy: 'coroutine' }); // prettier-ignore
    }
    default:
      return { requests: { how: 'next', generator: holder } };
  }
}

/** What a generator or coroutine is called: what its function is; whether it has ended, or runs. */
export function generatorAttribute(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const name = node.type === 'attribute' ? (node.get('attribute')?.text ?? '') : '';
  const holder = ATTRIBUTES.test(name) ? values.of(node.get('object')) : undefined;
  if (!isGenerator(holder)) return undefined;
  if (!name.endsWith('name__')) return { does: (state) => [state, toldOfState(name, stateOf(state, holder))] };
  const called = (info: FunctionInfo): string => (name === '__name__' ? writtenName(info) : info.qualifiedName);
  return {
    does: (state) => {
      const frame = suspendedFrame(state, holder) ?? state.frames.find(({ id }) => id === holder.generator);
      const isNamed = frame && (name === '__name__' || frame.function.parent?.kind !== 'function');
      if (!isNamed) return [state, { kind: 'unknown', type: 'str', reason: `${name} of a generator that has ended is not known` }]; // prettier-ignore
      return [state, { kind: 'str', value: called(frame.function) }];
    },
  };
}

/** What `inspect` asks for by a name of our own. */
const ATTRIBUTES = /^(?:__(?:qual)?name__|(?:gi|cr|ag)_(?:frame|running)|__state__)$/;

function stateOf(state: State, generator: Value & { readonly generator: number }): string {
  const asleep = suspendedFrame(state, generator);
  if (asleep) return asleep.isResumed === true ? 'GEN_SUSPENDED' : 'GEN_CREATED';
  return state.frames.some(({ id }) => id === generator.generator) ? 'GEN_RUNNING' : 'GEN_CLOSED';
}

function toldOfState(name: string, value: string): Value {
  if (name === '__state__') return { kind: 'str', value };
  if (name.endsWith('running')) return { kind: 'bool', value: value === 'GEN_RUNNING' };
  return value === 'GEN_CLOSED' ? { kind: 'none' } : { kind: 'unknown', type: 'types.FrameType', reason: 'what a frame holds is not followed' }; // prettier-ignore
}

/** A class is called first. */
function thrown(generator: Value & { readonly generator: number }, type: Value, value: Value | undefined): InnerStep {
  const isClass = type.kind === 'opaque' && type.type === 'class';
  if (!isClass) return { requests: { how: 'throw', generator, given: type } };
  const given = value && value.kind !== 'none' ? { _value: value } : {};
  const made = `_type(${value && value.kind !== 'none' ? '_value' : ''})`;
  return innerCall('<throw>', { _generator: generator, _type: type, ...given }, [`_thrown = ${made}`, 'return _generator.throw(_thrown)']); // prettier-ignore
}

/** A `yield` that is a part of a statement: the frame waits there once it is known what it hands out. */
export function yieldStep(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const [operand] = node.named;
  const isFrom = node.has('from');
  if (!operand) return { yields: { kind: 'none' }, isFrom };
  const value = values.of(operand);
  if (value) return { yields: value, isFrom };
  const parts = operand.type === 'expression_list' ? operand.named : [operand];
  const open = parts.find((part) => values.of(part) === undefined);
  return open && { needs: open };
}
