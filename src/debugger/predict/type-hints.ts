/** `Number = Union[int, float]`: what is said is a type hint, which is what is written there. Nobody is asked about it. */
import type { Prediction, Query } from '../../codec/query';
import { builtInValue } from '../../python/definitions/builtin-names';
import { classOf } from '../../python/definitions/definitions';
import { isTypeHint, typeHintText } from '../../python/expressions/type-hint-text';
import { importedPath } from '../../python/modules/imported-path';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../python/syntax';
import type { ForeignValue, Value } from '../../python/values/value';
import { completed } from '../decompose/revised-prediction';
import { isSuper } from '../operands/leads';

/** What a statement does that gives a name to a type hint; undefined for any other. */
export function namedHint(query: Query, source: SourceFile): Prediction | undefined {
  const [assignment, ...more] = query.statement.kind === 'assignment' ? (query.statement.assignments ?? []) : [];
  if (!assignment || more.length > 0 || assignment.targets.length !== 1) return undefined;
  const { bare } = assignment.value;
  const value = isSuper(bare) ? KEPT_SUPER : (madeClass(bare, query, source) ?? hintOf(bare, query, source));
  return value && completed(query, [{ expression: bare.text, range: bare.range, value, confidence: 1 }]);
}

/** It has a meaning together with the attribute that is read of it. */
const KEPT_SUPER: Value = { kind: 'unknown', type: 'super', reason: 'what `super` gives is kept' };

/** `make_dataclass("Point", ["x", "y"])`: a class that the program's text does not have. */
function madeClass(node: SyntaxNode, query: Query, source: SourceFile): Value | undefined {
  const [root = '', ...more] = (node.type === 'call' ? (node.get('function')?.text ?? '') : '').split('.');
  const path = [importedPath(source, query.statement.scope, root) ?? '', ...more].join('.');
  return path === 'dataclasses.make_dataclass' ? { kind: 'unknown', type: 'type', reason: 'it is a class that is made' } : undefined; // prettier-ignore
}

function hintOf(node: SyntaxNode, query: Query, source: SourceFile): Value | undefined {
  const names = (path: string): string | undefined => shown(path, query, source);
  if (node.type === 'subscript' || node.type === 'binary_operator') {
    const text = typeHintText(node, names);
    if (text !== undefined) return foreign(node.type === 'subscript' ? 'types.GenericAlias' : 'types.UnionType', text);
    return isTypeHint(node, names) ? { kind: 'unknown', reason: 'a type hint that Python puts in other words' } : undefined; // prettier-ignore
  }
  if (node.type !== 'call' || names(node.get('function')?.text ?? '') !== 'typing.TypeVar') return undefined;
  const [, , name] = /^(["'])(\w+)\1$/.exec(node.get('arguments')?.named[0]?.text ?? '') ?? [];
  return name === undefined ? undefined : foreign('typing.TypeVar', `~${name}`);
}

function foreign(type: string, text: string): ForeignValue {
  return { kind: 'foreign', type, text, attributes: [], recipe: '', parts: [], isMutable: false };
}

/** How a name is shown in a hint. */
function shown(path: string, query: Query, source: SourceFile): string | undefined {
  const [root = '', ...attributes] = path.split('.');
  const value = query.lookup(root);
  if (attributes.length === 0 && value) {
    if (value.kind === 'foreign') return /^(?:types\.(?:GenericAlias|UnionType)|typing\.)/.test(value.type) ? value.text : undefined; // prettier-ignore
    const owner = value.kind === 'opaque' && value.type === 'class' ? classOf(source, value) : undefined;
    if (owner) return `__main__.${owner.qualifiedName}`;
  }
  const imported = importedPath(source, query.statement.scope, root);
  if (imported !== undefined) {
    const full = [imported, ...attributes].join('.');
    return /^(?:typing|collections\.abc)\.[A-Z]\w*$/.test(full) ? full : undefined;
  }
  const builtIn = attributes.length === 0 && !value ? builtInValue(root) : undefined;
  return builtIn?.kind === 'opaque' && builtIn.type === 'class' ? builtIn.name : undefined;
}
