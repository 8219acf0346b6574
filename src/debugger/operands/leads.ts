/** What a part of a statement runs of the program once its own parts have been evaluated. */
import type { CallArgument } from '../../codec/query';
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { itemsOf } from '../../python/values/items';
import { entriesOf } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import type { InnerStep } from '../inner/calls/inner-call';
import type { Target } from '../calls/callables';
import type { OperandValues } from './operand-values';

/** What the part runs, or the expression on whose value it hangs whether it runs anything. */
export type Lead =
  /** What nobody has written as a call: a special method, a comprehension. */
  | { readonly kind: 'inner'; readonly step: InnerStep }
  | {
      readonly kind: 'run';
      readonly target: Target;
      readonly given: readonly Given[];
      /** What has the value, where that is not the part itself: the method that is called is read first. */
      readonly place?: SyntaxNode;
      /** The value stands in the place of the part. */
      readonly inPlace?: boolean;
    }
  | { readonly kind: 'open'; readonly on: SyntaxNode }
  /** What is called is a function of the program, but not known which, or on what. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** An argument as it is written. */
export interface Given {
  readonly node: SyntaxNode;
  readonly keyword?: string | undefined;
  readonly star?: '*' | '**' | undefined;
}

/** What the machine can say about callables. */
export interface Resolving {
  /** What calling a value runs. */
  called(value: Value): Target | undefined;
  /** What `super().name(…)` runs, or `super().name`. */
  inherited(given: readonly (Value | undefined)[], name: string, isRead?: boolean): Target | undefined;
  /** What `object.__setattr__(…)` and its like do, and methods of an instance that are those of `object`. */
  primitive(holder: Value, name: string): Target | undefined;
  /** What reading an attribute runs. */
  property(holder: Value, name: string): Target | undefined;
  /** Functions, methods and classes of the program have such a name. */
  isDefined(name: string): boolean;
  /** Properties of the program's classes have such a name. */
  isProperty(name: string): boolean;
}

export function leadOf(part: Evaluation, values: OperandValues, resolving: Resolving): Lead | undefined {
  const { node } = part;
  if (part.kind !== 'whole' || part.repeats || !node || values.computed(node)) return undefined;
  if (node.type === 'attribute') return propertyLead(node, values, resolving);
  return node.type === 'call' ? callLead(node, values, resolving) : undefined;
}

/** `super()` or `super(C, self)`, which has a meaning only together with the attribute behind it. */
export function isSuper(node: SyntaxNode | undefined): boolean {
  const callee = node?.bare.type === 'call' ? node.bare.get('function') : undefined;
  return callee?.type === 'identifier' && callee.text === 'super';
}

/** The arguments of a call in the order of their values, where all of them are known; what a star stands for is taken apart. */
export function argumentsOf(given: readonly Given[], values: Pick<OperandValues, 'of'>): CallArgument[] {
  return given.flatMap(({ node, keyword, star }): CallArgument[] => {
    const value = values.of(node) ?? { kind: 'unknown', reason: `${node.text} is not known` };
    if (star === '*') return [...(itemsOf(value) ?? [])].map((item) => ({ value: item }));
    if (star === '**')
      return (spreadEntries(value) ?? []).flatMap(([key, item]) =>
        key.kind === 'str' ? [{ keyword: key.value, value: item }] : [],
      );
    return [keyword === undefined ? { value } : { keyword, value }];
  });
}

function spreadEntries(value: Value): ReturnType<typeof entriesOf> {
  return entriesOf(value.kind === 'object' ? (value.contents ?? value) : value);
}

/** The first argument behind a star whose items are not known: without them it is not known what the call is given. */
export function closedArgument(given: readonly Given[], values: Pick<OperandValues, 'of'>): Given | undefined {
  return given.find(({ node, star }) => {
    const value = star && values.of(node);
    if (!value) return false;
    if (star === '*') return itemsOf(value) === undefined;
    return !spreadEntries(value)?.every(([key]) => key.kind === 'str');
  });
}

/** The first argument whose value has to be asked for. */
export function missingArgument(given: readonly Given[], values: Pick<OperandValues, 'of'>): SyntaxNode | undefined {
  return given.find(({ node }) => values.of(node) === undefined)?.node;
}

function callLead(node: SyntaxNode, values: OperandValues, resolving: Resolving): Lead | undefined {
  const callee = node.get('function')?.bare;
  if (!callee || isSuper(node)) return undefined;
  const run = (target: Target | undefined): Lead | undefined =>
    target && { kind: 'run', target, given: givenIn(node.get('arguments')) };
  if (callee.type === 'identifier') {
    const value = values.of(callee);
    return value && (run(resolving.called(value)) ?? vague(value, resolving));
  }
  if (callee.type === 'attribute') {
    const [object, name] = [callee.get('object')?.bare, callee.get('attribute')?.text ?? ''];
    if (isSuper(object) && object) {
      const open = missingArgument(givenIn(object.get('arguments')), values);
      return open ? { kind: 'open', on: open } : run(resolving.inherited(superArguments(object, values), name));
    }
    const holder = values.of(object);
    const primitive = holder && resolving.primitive(holder, name);
    if (primitive) return run(primitive);
    const value = holder && values.of(callee);
    if (value) return run(resolving.called(value)) ?? vague(value, resolving);
    const read = holder && resolving.property(holder, name);
    if (read) return { kind: 'run', target: read, given: [], place: callee, inPlace: true };
    // A name of a module, or of what the program does not define.
    if (holder || !object || object.type === 'identifier' || !resolving.isDefined(name)) return undefined;
    return { kind: 'open', on: object };
  }
  const value = values.of(callee);
  if (value) return run(resolving.called(value)) ?? vague(value, resolving);
  return callee.type === 'lambda' ? undefined : { kind: 'open', on: callee };
}

/** A function of the program that is known by its name alone, which does not say what it is bound to. */
function vague(value: Value, resolving: Resolving): Lead | undefined {
  const isVague = value.kind === 'opaque' && value.type === 'function' && resolving.isDefined(value.name);
  return isVague ? { kind: 'unknown', reason: `it is not known what ${value.name} is bound to` } : undefined;
}

function propertyLead(node: SyntaxNode, values: OperandValues, resolving: Resolving): Lead | undefined {
  const [object, name] = [node.get('object')?.bare, node.get('attribute')?.text ?? ''];
  if (object && isSuper(object)) {
    const target = resolving.isProperty(name)
      ? resolving.inherited(superArguments(object, values), name, true)
      : undefined;
    return target && { kind: 'run', target, given: [], inPlace: true };
  }
  const holder = values.of(object);
  if (holder) {
    const target = resolving.property(holder, name);
    return target && { kind: 'run', target, given: [] };
  }
  if (!object || object.type === 'identifier' || !resolving.isProperty(name)) return undefined;
  return { kind: 'open', on: object };
}

function superArguments(call: SyntaxNode, values: OperandValues): (Value | undefined)[] {
  return givenIn(call.get('arguments')).map(({ node }) => values.of(node));
}

/** The arguments in the parentheses of a call. */
export function givenIn(list: SyntaxNode | undefined): Given[] {
  if (list?.type === 'generator_expression') return [{ node: list }];
  return (list?.named ?? []).flatMap((argument): Given[] => {
    const inner = argument.type === 'keyword_argument' ? argument.get('value') : argument.named[0];
    switch (argument.type) {
      case 'keyword_argument':
        return inner ? [{ node: inner, keyword: argument.get('name')?.text }] : [];
      case 'list_splat':
        return inner ? [{ node: inner, star: '*' }] : [];
      case 'dictionary_splat':
        return inner ? [{ node: inner, star: '**' }] : [];
      default:
        return [{ node: argument }];
    }
  });
}

/** `typing.Iterable` */
export function isNameOfLibrary({ type, text }: SyntaxNode, isForeign: (name: string) => boolean): boolean {
  const [, root] = type === 'attribute' ? (/^(\w+)(?:\.\w+)+$/.exec(text) ?? []) : [];
  return root !== undefined && isForeign(root);
}
