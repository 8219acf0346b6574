/**
 * Special methods that a decorator of the program sets on a class: `cls.__repr__ = __repr__`, `setattr(cls, '__eq__', equal)`. Who has
 * them is said by the text of the decorator, so that they are found like those in the body of the class.
 */
import { codeOfLambda } from '../desugar/definitions-inside';
import { innerFunction, LAMBDA } from '../desugar/inner-function';
import { readDecorator } from '../expressions/decorator';
import { expressionTree } from '../expressions/expression-tree';
import { partsOfTarget } from '../statements/statement-parts';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../syntax';
import { statementsIn } from './function-statements';
import { writtenClass } from './made-classes';

const SPECIAL = /^__\w+__$/;

const known = new WeakMap<SourceFile['functions'], Map<FunctionInfo, ReadonlyMap<string, FunctionInfo>>>();

export function setMethod(source: SourceFile, owner: FunctionInfo, name: string): FunctionInfo | undefined {
  if (owner.decorators.length === 0 || !SPECIAL.test(name)) return undefined;
  const all = known.get(source.functions) ?? new Map<FunctionInfo, ReadonlyMap<string, FunctionInfo>>();
  known.set(source.functions, all);
  const info = writtenClass(owner);
  const found = all.get(info) ?? new Map(info.decorators.toReversed().flatMap((text) => setBy(source, text)));
  all.set(info, found);
  return found.get(name);
}

function setBy(source: SourceFile, decorator: string): (readonly [string, FunctionInfo])[] {
  const { path } = readDecorator(decorator);
  const info = source.functions.findLast((one) => one.kind === 'function' && one.name === path && one.parent?.kind === 'module'); // prettier-ignore
  return info ? [...statementsIn(source, info)].flatMap((statement) => setIn(source, statement)) : [];
}

function setIn(source: SourceFile, statement: Statement): (readonly [string, FunctionInfo])[] {
  const { scope, assignments = [], calls } = statement;
  const isGiven = (text: string | undefined): boolean => scope.parameters.some(({ name }) => name === text);
  const functionNamed = (name: string | undefined): FunctionInfo | undefined =>
    source.functions.findLast((one) => one.kind === 'function' && one.name === name && isAround(one.parent, scope));
  const pairs: (readonly [string, SyntaxNode | undefined])[] = [
    ...assignments.flatMap(
      ({ targets, value }) =>
      targets.flatMap(({ bare }) => pairsOf(bare, value.bare)).flatMap(([place, item]) => place.type === 'attribute' && isGiven(place.get('object')?.text) ? [[place.get('attribute')?.text ?? '', item] as const] : []), // prettier-ignore
    ),
    ...calls.flatMap(({ callee, receiver, arguments: [holder, key, value] }) =>
      callee === 'setattr' && receiver === undefined && isGiven(holder?.text) ? [[key?.text.slice(1, -1) ?? '', value && expressionTree(value.text)?.bare] as const] : []), // prettier-ignore
  ];
  return pairs.flatMap(([name, value]) => {
    if (!SPECIAL.test(name) || !value) return [];
    const found = value.type === 'lambda' ? lambdaIn(source, scope, value) : functionNamed(value.text);
    return found ? [[name, found] as const] : [];
  });
}

/** `cls.a, cls.b = a, b` sets each by itself. */
function pairsOf(target: SyntaxNode, value: SyntaxNode): (readonly [SyntaxNode, SyntaxNode])[] {
  const parts = partsOfTarget(target);
  if (!parts) return [[target, value]];
  const items = /^(?:expression_list|tuple|list)$/.test(value.type) ? value.named : [];
  return items.length === parts.length ? parts.flatMap((part, at) => pairsOf(part.bare, items[at]?.bare ?? value)) : [];
}

/** Undefined for one with defaults, which are worked out where it is made. */
function lambdaIn(source: SourceFile, scope: FunctionInfo, node: SyntaxNode): FunctionInfo | undefined {
  const parameters = node.get('parameters')?.named ?? [];
  if (parameters.some(({ type }) => type !== 'identifier')) return undefined;
  const code = codeOfLambda(parameters.map(({ text }) => text), node.get('body')?.text ?? 'None'); // prettier-ignore
  return innerFunction(source, LAMBDA, code, scope);
}

/** A name of that scope is seen in the other one. */
function isAround(outer: FunctionInfo | undefined, inner: FunctionInfo): boolean {
  return outer === inner || (inner.parent !== undefined && isAround(outer, inner.parent));
}
