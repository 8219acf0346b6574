/**
 * Reads `self.books` as one name where `self` is an instance that holds the attribute: looking an attribute up, and binding one,
 * is like looking up and binding a local. The model is then asked about plain names and small values, and what it says of
 * `self.books` is said of the instance.
 */
import type { ComputedValue, Prediction, Query } from '../../codec/query';
import { changesOfHolders } from '../../codec/step/stand-ins/changes-of-holders';
import { PLAIN_STATEMENTS } from '../../codec/step/stand-ins/stood-in';
import { revised } from '../../python/statements/revised-statement';
import { contains } from '../../python/text/ranges';
import type { SourceRange, SourceToken, Statement, SubExpression } from '../../python/syntax';
import type { ObjectValue, Value } from '../../python/values/value';
import { attributeOf } from '../../python/values/access-path';
import { sameValue } from '../../python/values/print';
import { withoutIds } from '../objects/containers';
import { byItself } from '../objects/heap';
import { withAttribute } from '../objects/contents';

export interface AttributesAsNames {
  readonly query: Query;
  /** The answer in terms of the instances; undefined where it says something that cannot be told so. */
  meant(prediction: Prediction): Prediction | undefined;
}

/** Whether binding an attribute of an instance runs nothing of the program: no property, no `__setattr__`. */
type BindsPlainly = (instance: ObjectValue, attribute: string) => boolean;

/** `a.b.c`, as far as the instances hold it. */
interface Path {
  /** As it is written without spaces: what stands for it among the names. */
  readonly name: string;
  readonly root: string;
  readonly attributes: readonly string[];
  readonly range: SourceRange;
  /** How many tokens it takes. */
  readonly length: number;
  /** Missing for an attribute that the statement is the first to bind. */
  readonly value?: Value;
}

/** @returns undefined where the statement reads and binds no attribute of an instance */
export function withAttributesAsNames(query: Query, bindsPlainly: BindsPlainly): AttributesAsNames | undefined {
  const { statement } = query;
  if (!PLAIN_STATEMENTS.has(statement.kind) && !deletesItems(statement)) return undefined;
  const paths = pathsOf(query, bindsPlainly);
  if (paths.length === 0) return undefined;
  const isPart = ({ operatorKind, range }: SubExpression): boolean =>
    operatorKind === 'attribute' && paths.some((path) => contains(path.range, range));
  const reads = statement.subExpressions.filter(isPart).flatMap(({ text, range }): ComputedValue[] => {
    const value = valueOf(text, query);
    return value ? [{ expression: text, range, value, confidence: 1 }] : [];
  });
  const isRead = ({ range }: ComputedValue): boolean => paths.some((path) => contains(path.range, range));
  const [before, computed] = [query.computed.filter(isRead), query.computed.filter((value) => !isRead(value))];
  // It had another value when it was read, before a call of this statement changed it.
  const isStale = before.some(({ expression, value }) => {
    const now = valueOf(expression, query);
    return !now || !sameValue(now, value);
  });
  if (isStale) return undefined;
  const known = new Map(paths.flatMap(({ name, value }) => (value ? [[name, value] as const] : [])));
  const asked: Query = {
    ...query,
    statement: rewritten(statement, paths, isPart),
    lookup: (name) => known.get(name) ?? query.lookup(name),
    computed,
  };
  return {
    query: asked,
    meant(prediction) {
      const changes = changesOfHolders(prediction.changes, paths, query, (instance, { attributes }, value) =>
        withAttributeAt(withoutIds(instance), attributes, value),
      );
      const values = [...(before.length > 0 ? [] : reads), ...prediction.values];
      return changes && { ...prediction, changes, values };
    },
  };
}

/** `del self.books[0]`, which reads the attribute; what is deleted itself ends the statement, or stands before a comma. */
function deletesItems({ kind, tokens }: Statement): boolean {
  if (kind !== 'delete' || /^[([]$/.test(tokens[1]?.text ?? '')) return false;
  return tokens.every((token, at) => token.kind !== 'attribute' || !/^,?$/.test(tokens[at + 1]?.text ?? ''));
}

function pathsOf(query: Query, bindsPlainly: BindsPlainly): Path[] {
  const { tokens } = query.statement;
  const rebound = namesOfComprehensions(tokens);
  const later = lambdaTokens(tokens);
  const paths: Path[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'name' || rebound.has(text) || later.has(index) || tokens[index - 1]?.text === '.') continue;
    const path = pathAt(query, index, bindsPlainly);
    if (path) paths.push(path);
  }
  return paths;
}

function pathAt(query: Query, start: number, bindsPlainly: BindsPlainly): Path | undefined {
  const { statement } = query;
  const { tokens } = statement;
  const root = tokens[start];
  let value = root && query.lookup(root.text);
  const attributes: string[] = [];
  let isNew = false;
  for (let at = start + 1; tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'attribute' && !isNew; at += 2) {
    const attribute = tokens[at + 1];
    // What is called there is a method, or not known.
    if (!attribute || !value || !holds(value, attribute.text) || tokens[at + 2]?.text === '(') break;
    const whole = spanOf(root, attribute);
    const isBound = whole !== undefined && binds(statement, at + 2, whole);
    const held = attributeIn(value, attribute.text, query.lookup(root?.text ?? ''));
    if (isBound && (value.kind !== 'object' || !bindsPlainly(value, attribute.text))) break;
    if (!held && !isBound) break;
    attributes.push(attribute.text);
    isNew = !held;
    value = held;
  }
  const last = tokens[start + 2 * attributes.length];
  const range = spanOf(root, last);
  if (!root || !range || attributes.length === 0 || value?.kind === 'unknown') return undefined;
  // An instance whose methods are called, or whose other attributes are bound, stays what it is.
  if (value?.kind === 'object' && tokens[start + 2 * attributes.length + 1]?.text === '.') return undefined;
  const name = [root.text, ...attributes].join('.');
  return { name, root: root.text, attributes, range, length: 2 * attributes.length + 1, ...(value && { value }) };
}

/** An instance, or an exception that is written as the call that made it. */
function holds(value: Value, attribute: string): boolean {
  return value.kind === 'object' || (value.kind === 'call' && attribute === 'args');
}

/** Whether the statement binds what ends before a token: what it reads is among its sub-expressions, but for what a comprehension reads. */
function binds({ kind, tokens, subExpressions, assignments }: Statement, next: number, whole: SourceRange): boolean {
  if (kind === 'augmented-assignment') return /^(?:\W+)=$/.test(tokens[next]?.text ?? '');
  if (kind !== 'assignment' || assignments?.some(({ value }) => contains(value.range, whole))) return false;
  return !subExpressions.some(({ range }) => contains(range, whole) && contains(whole, range));
}

function rewritten(statement: Statement, paths: readonly Path[], isPart: (part: SubExpression) => boolean): Statement {
  const tokens: SourceToken[] = [];
  for (let index = 0; index < statement.tokens.length;) {
    const token = statement.tokens[index];
    // The word of a question stands where the part begins that is asked about.
    const path =
      token?.kind === 'name'
        ? paths.find(({ range }) => range.line === token.range.line && range.column === token.range.column)
        : undefined;
    if (path) tokens.push({ kind: 'name', text: path.name, range: path.range });
    else if (token) tokens.push(token);
    index += path ? path.length : 1;
  }
  const bound = paths.filter(({ range, length }) => {
    const at = statement.tokens.findIndex(
      (token) => token.kind === 'name' && token.range.line === range.line && token.range.column === range.column,
    );
    return binds(statement, at + length, range);
  });
  const { iterable } = statement;
  const isName = iterable && paths.some(({ range }) => contains(range, iterable.range));
  const parts = {
    tokens,
    subExpressions: statement.subExpressions.filter((part) => !isPart(part)),
    targets: [...statement.targets, ...new Set(bound.map(({ name }) => name))],
    ...(isName && { iterable: { ...iterable, isName } }),
  };
  return revised(statement, parts);
}

function withAttributeAt(instance: Value, [first, ...rest]: readonly string[], value: Value): Value | undefined {
  if (instance.kind !== 'object' || first === undefined) return undefined;
  const held = attributeOf(instance, first);
  const next = rest.length === 0 ? value : held && withAttributeAt(held, rest, value);
  return next && withAttribute(instance, first, next);
}

function valueOf(text: string, query: Query): Value | undefined {
  const [root = '', ...attributes] = text.split('.').map((name) => name.trim());
  const whole = query.lookup(root);
  return attributes.reduce<Value | undefined>((value, name) => value && attributeIn(value, name, whole), whole);
}

/** The attribute without what is around it. */
function attributeIn(value: Value, name: string, whole: Value | undefined): Value | undefined {
  const held = attributeOf(value, name);
  return held && byItself(held, () => (whole ? [whole] : []));
}

/** Places of the tokens of lambdas: what they read they read later, and in names of their own. */
function lambdaTokens(tokens: readonly SourceToken[]): Set<number> {
  const found = new Set<number>();
  let depth = 0;
  let outer: number | undefined;
  for (const [index, { text }] of tokens.entries()) {
    if (text === 'lambda') outer ??= depth;
    if (/^[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text)) depth--;
    if (outer !== undefined && (depth < outer || (depth === outer && text === ',' && !isOfParameters(tokens, index))))
      outer = undefined;
    if (outer !== undefined) found.add(index);
  }
  return found;
}

/** The comma stands between parameters: its lambda has no colon before it. */
function isOfParameters(tokens: readonly SourceToken[], comma: number): boolean {
  const before = tokens.slice(0, comma);
  const start = before.findLastIndex(({ text }) => text === 'lambda');
  return !before.slice(start).some(({ text }) => text === ':');
}

/** In a comprehension such a name means an item, whatever it means around it. */
function namesOfComprehensions(tokens: readonly SourceToken[]): Set<string> {
  const names = new Set<string>();
  let isTarget = false;
  for (const { kind, text } of tokens.slice(1)) {
    if (text === 'for') isTarget = true;
    else if (text === 'in') isTarget = false;
    else if (isTarget && kind === 'name') names.add(text);
  }
  return names;
}

function spanOf(first: SourceToken | undefined, last: SourceToken | undefined): SourceRange | undefined {
  if (!first || !last) return undefined;
  const { endLine, endColumn } = last.range;
  return { line: first.range.line, column: first.range.column, endLine, endColumn };
}
