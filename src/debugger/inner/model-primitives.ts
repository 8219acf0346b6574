/** What the texts that stand for modules of the library (`python/library/models`) ask the machine itself for. */
import { annotationTexts } from '../../python/definitions/written-annotations';
import { writtenClass } from '../../python/definitions/made-classes';
import { resolutionOrder } from '../../python/definitions/class-order';
import { isDataclass, isTupleClass } from '../../python/definitions/dataclass-mark';
import { fieldNames } from '../classes/dataclasses';
import { docstringTests } from '../../python/examples/docstring-tests';
import { classOf, moduleOf } from '../../python/definitions/definitions';
import { isPrimitiveOfModel } from '../../python/library/models/modelled-modules';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { FILE_PRIMITIVES, filePrimitive } from './files-on-disk';
import { annotatedBy, headerOf, kindOf } from './function-headers';
import { isHeld } from './held-objects';
import { MODULE_PRIMITIVES, modulePrimitive } from './module-globals';
import { loopPrimitive } from './asyncio-primitives';
import { isGenerator } from '../calls/generators';
import { writtenFunction } from './calls/lambdas';
import { givenIn } from '../operands/leads';
import type { State } from '../state/state';
import { placeOfCaller } from '../state/traces';
import type { HeldValues, InnerStep } from './calls/inner-call';
import { patternFunctions, replacementPieces } from './pattern-functions';
import { typedLine } from './typed-lines';

const EVEN = 0.5;

/** @param scope the function whose statement it is */
export function modelStep(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  scope: FunctionInfo,
): InnerStep | undefined {
  const name = node.type === 'call' ? (node.get('function')?.text ?? '') : '';
  if (!name.startsWith('__') || !isPrimitiveOfModel(name, moduleOf(scope).importedAs)) return undefined;
  // What is told about it comes about in one of several ways.
  if (name === '__doubt__')
    return { does: (state) => [{ ...state, last: { ...state.last, confidence: EVEN } }, { kind: 'none' }] };
  if (name === '__typed__') return { does: typedLine };
  if (name === '__park__' || name === '__unpark__') return switching(name, givenIn(node.get('arguments'))[0]?.node, values); // prettier-ignore
  if (name === '__caller__') return { does: (state) => [state, placeOfCaller(source, state)] };
  const looped = loopPrimitive(name, node, values);
  if (looped) return looped;
  const [given, more, ...others] = givenIn(node.get('arguments'));
  const value = values.of(given?.node);
  if (!given || !value) return given && { needs: given.node };
  const type = values.of(more?.node);
  const [last, first] = others.map((one) => values.of(one.node));
  if (name === '__unknown__')
    return {
      value: {
        kind: 'unknown',
        ...(type?.kind === 'str' && type.value === '' ? {} : { type: type?.kind === 'str' ? type.value : 'str' }),
        ...(last && { last }),
        ...(first && { first }),
        reason: `${value.kind === 'str' ? value.value : 'it'} is not known`,
      },
    };
  if (name === '__is_known__') return { value: { kind: 'bool', value: value.kind !== 'unknown' } };
  if (name === '__held__') return { does: (state) => [state, isHeld(state, value)] };
  if (MODULE_PRIMITIVES.has(name)) {
    const all = [value, type, last].flatMap((one) => one ?? []);
    const open = [given, more, others[0]].find((one) => one && !values.of(one.node));
    return open ? { needs: open.node } : { does: (state) => modulePrimitive(name, state, all) };
  }
  if (FILE_PRIMITIVES.has(name)) return { does: (state) => [state, filePrimitive(name, state, value)] };
  if (name === '__pieces__') return { value: replacementPieces(value) };
  if (name === '__matcher__') return type && { value: patternFunctions(moduleOf(scope), value, type) };
  if (name === '__bytes_of__') return { value: { kind: 'unknown', type: 'bytes', reason: 'the bytes are not known', origin: value } }; // prettier-ignore
  if (name === '__origin__')
    return { value: (value.kind === 'unknown' ? value.origin : undefined) ?? { kind: 'none' } };
  if (name === '__header__') return { does: (state) => [state, headerOf(source, state, scope, value)] };
  if (name === '__annotation_texts__') return { value: annotationTexts(source, annotatedBy(source, scope, value)) };
  if (name === '__kind_of_function__') return { value: { kind: 'str', value: kindOf(source, scope, value) } };
  if (name === '__is_generator__') return { value: { kind: 'bool', value: isGenerator(value) } };
  if (name === '__doctests__') return { value: doctests(source, value) };
  const owner = classOf(source, value);
  if (name === '__field_names__') {
    const names =
      owner && isDataclass(source, owner) && !isTupleClass(source, owner)
        ? namesOf(fieldNames(source, owner))
        : undefined;
    return { value: names ?? { kind: 'none' } };
  }
  if (!owner) return name === '__method_names__' ? { value: namesOf([]) } : undefined;
  if (name === '__method_names__') return { value: namesOf(methodsOf(source, owner)) };
  return { does: (state) => [state, { kind: 'list', items: classesBelow(source, state, owner) }] };
}

/** A thread waits, or goes on. */
function switching(name: string, given: SyntaxNode | undefined, values: HeldValues): InnerStep | undefined {
  const thread = values.of(given);
  if (!thread) return given && { needs: given };
  if (thread.kind !== 'int') return undefined;
  return { switches: { how: name === '__park__' ? 'parks' : 'goes on', thread: Number(thread.value) } };
}

/** Classes that names of the program's own module stand for, sorted by these names. */
function classesBelow(source: SourceFile, { globals }: State, base: FunctionInfo): Value[] {
  const named = [...globals].filter(([, value]) => {
    const owner = value.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
    return owner !== undefined && owner !== base && resolutionOrder(source, owner).includes(base);
  });
  return named.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

/** A function for each docstring with examples, and how many there are; unknown where they are compared in a way of their own. */
function doctests(source: SourceFile, options: Value): Value {
  const all = docstringTests(source);
  const isPlain = options.kind === 'int' && options.value === 0n;
  if (!isPlain || all.some(({ text }) => text === undefined))
    return { kind: 'unknown', type: 'list', reason: 'options of examples are not followed' };
  const items = all.map(({ name, text = '', count }): Value => {
    const run = writtenFunction(source.module, `<doctest ${name}>`, text);
    return { kind: 'tuple', items: [run, { kind: 'int', value: BigInt(count) }] };
  });
  return { kind: 'list', items };
}

function methodsOf(source: SourceFile, owner: FunctionInfo): string[] {
  const order = resolutionOrder(source, owner);
  const own = source.functions.filter(
    ({ kind, parent }) => kind === 'function' && order.some((one) => writtenClass(one) === parent),
  );
  return [...new Set(own.map(({ name }) => name))].sort();
}

function namesOf(names: readonly string[]): Value {
  return { kind: 'list', items: names.map((value) => ({ kind: 'str', value })) };
}
