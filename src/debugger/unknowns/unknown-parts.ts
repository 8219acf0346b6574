/** What of a statement is unknown by the way it is written; the rest of it can still be asked about. */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../codec/query';
import type { Test } from '../../python/expressions/evaluation-tree';
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SourceFile, Statement, SubExpression } from '../../python/syntax';
import { evaluatePath } from '../../python/values/access-path';
import type { UnknownValue, Value } from '../../python/values/value';
import { decisiveOf, fallbackOf } from '../machine/control/undecided';
import { displayedValue } from '../objects/display';
import type { Question } from '../operands/question-forms';
import { iteratorAt } from '../state/loop-iterators';
import { lookup } from '../state/name-scopes';
import { topFrame, type State } from '../state/state';
import { lineOf } from './known-lines';
import { libraryPath } from './library-paths';
import { UnknownExpressions } from './unknown-expressions';
import { isApart, typeOfOperation, unknownOf } from './unknown-values';
import { isVersionGuard } from './version-guards';

/** What is known of a question without asking. */
export type FromUnknown =
  /** The value of all that is asked about. */
  | { readonly kind: 'whole'; readonly value: Value }
  /** The value of a part. */
  | { readonly kind: 'part'; readonly computed: ComputedValue; readonly unknown: UnknownValue }
  /** What decides about the rest is unknown, and the program says what it does without. */
  | { readonly kind: 'fallback'; readonly test: Test; readonly unknown: UnknownValue };

/** Statements whose one expression is what they are about. */
const DECISIVE: ReadonlySet<Statement['kind']> = new Set(['if', 'while', 'assert', 'expression', 'for']);

export class UnknownParts {
  constructor(private readonly source: SourceFile) {}

  /** @param enters whether evaluating a part runs a function of the program that has not run yet */
  find(state: State, question: Question, enters: (part: SubExpression) => boolean): FromUnknown | undefined {
    const { statement } = question;
    const frame = topFrame(state);
    if (statement.kind === 'for') {
      const active = iteratorAt(frame, statement.line);
      if (active) return active.iterable.kind === 'unknown' ? { kind: 'whole', value: active.iterable } : undefined;
    }
    const expressions = this.expressions(state);
    const test = question.kind === 'test' ? undefined : fallbackOf(statement.evaluation);
    const untold = expressions.unknown(test?.parts[0]?.node);
    if (test && untold) return { kind: 'fallback', test, unknown: untold };
    const open = statement.subExpressions.filter((part) => enters(part));
    const isClear = ({ range }: Pick<SyntaxNode, 'range'>): boolean =>
      !open.some((part) => contains(range, part.range));
    const whole = wholeOf(question);
    const value = whole && open.length === 0 ? expressions.value(whole) : undefined;
    const last = whole && open.length === 0 ? lineOf(expressions.unknown(whole.get('value')), whole) : undefined;
    if (last) return { kind: 'whole', value: last };
    if (
      value &&
      (value.kind === 'unknown' || value.kind === 'bool') &&
      isMade(whole, value) &&
      !raisesMessage(statement, value) &&
      !(value.kind === 'bool' && statement.hasInlineBody === true)
    )
      return { kind: 'whole', value };
    const sum = open.length === 0 ? augmented(state, statement, expressions) : undefined;
    if (sum) return { kind: 'whole', value: sum };
    for (const part of maximal(statement, expressions, isClear)) {
      if (frame.computed.some((one) => isSameRange(one.range, part.range) && one.expression === part.text)) continue;
      const { value: found, range, text } = part;
      const unknown = found.kind === 'unknown' ? found : unknownOf('bool', {});
      return { kind: 'part', unknown, computed: { expression: text, range, value: found, confidence: 1 } };
    }
    return undefined;
  }

  /** The first part that the model has no words for: what it says instead cannot be. */
  unsaid(state: State, { statement }: Question, values: readonly ComputedValue[]): FromUnknown | undefined {
    const expressions = this.expressions(state);
    for (const { node, range, text } of statement.subExpressions) {
      const said = values.find((one) => one.expression === text && isSameRange(one.range, range));
      const unknown = said && node && expressions.unsayable(node, said.value);
      if (unknown)
        return { kind: 'part', unknown, computed: { expression: text, range, value: unknown, confidence: 1 } };
    }
    return undefined;
  }

  private expressions(state: State): UnknownExpressions {
    const frame = topFrame(state);
    const named = (name: string): Value | undefined => lookup(state, frame, name);
    return new UnknownExpressions({
      read: (node) => {
        const computed = frame.computed.findLast(
          ({ range, expression }) => expression === node.text && isSameRange(range, node.range),
        );
        if (computed) return computed.value;
        if (node.type === 'identifier') return named(node.text);
        return node.type === 'attribute' || node.type === 'subscript' ? evaluatePath(node.text, named) : undefined;
      },
      libraryPath: (name) => libraryPath(this.source, name),
    });
  }
}

/** What is left of the `assert` is its message, which is asked about with the rest. */
function raisesMessage({ kind, evaluation }: Statement, value: Value): boolean {
  return kind === 'assert' && value.kind === 'bool' && !value.value && (evaluation?.parts.length ?? 0) > 1;
}

/** Names that are known to be true or false are the program's own matter. */
function isMade(node: SyntaxNode | undefined, value: Value): boolean {
  return value.kind === 'unknown' || (node?.type !== 'identifier' && node?.type !== 'attribute');
}

/** What has a value although it is made of something unknown has parts that are. */
function isComprehended({ type }: SyntaxNode): boolean {
  return /^(?:list|dictionary)_comprehension$/.test(type);
}

/** The expression that the question is about, if it is about one. */
function wholeOf({ kind, statement, range, text }: Question): SyntaxNode | undefined {
  if (kind === 'value') return nodeOf(statement, range, text);
  if (!DECISIVE.has(statement.kind)) return undefined;
  const decisive = decisiveOf(statement);
  return nodeOf(statement, decisive.range, decisive.text);
}

function nodeOf(statement: Statement, range: SyntaxNode['range'] | undefined, text = ''): SyntaxNode | undefined {
  if (!range) return undefined;
  const own = statement.subExpressions.find((part) => isSameRange(part.range, range))?.node;
  return own ?? expressionTree(text);
}

/** What `name += value` binds, where one of the two is unknown. */
function augmented(state: State, statement: Statement, expressions: UnknownExpressions): Value | undefined {
  const [assignment, ...more] = statement.assignments ?? [];
  if (statement.kind !== 'augmented-assignment' || !assignment || more.length > 0) return undefined;
  const [target] = assignment.targets;
  if (target?.bare.type !== 'identifier') return undefined;
  const left = lookup(state, topFrame(state), target.bare.text);
  const right = expressions.value(assignment.value);
  const unknown = [left, right].find((value) => value?.kind === 'unknown');
  if (unknown?.kind !== 'unknown') return undefined;
  const operator = assignment.operator.slice(0, -1);
  if (isApart(operator, left, right ?? displayedValue(assignment.value, () => undefined))) return undefined;
  return unknownOf(left && right && typeOfOperation(operator, left, right), unknown);
}

interface Found {
  readonly range: SyntaxNode['range'];
  readonly text: string;
  readonly value: Value;
}

/** What is printed of a text that is put together is known in part. */
function isTextOfParts(node: SyntaxNode): boolean {
  const callee = node.get('function')?.bare;
  const formatted = callee?.get('attribute')?.text === 'format' ? callee.get('object') : undefined;
  const parts = node.type === 'binary_operator' ? [node.get('left'), node.get('right')] : [formatted ?? node];
  return parts.some((part) => part && /^(?:concatenated_)?string$/.test(part.bare.type));
}

/** Parts that are unknown, or known by types alone, and are in no other such part; in the order of evaluation. */
function maximal(
  statement: Statement,
  expressions: UnknownExpressions,
  isClear: (node: SyntaxNode) => boolean,
): Found[] {
  const { subExpressions } = statement;
  const { range: all, text: written } = decisiveOf(statement);
  const printing = statement.kind === 'expression' ? nodeOf(statement, all, written) : undefined;
  const isPrinted = printing?.type === 'call' && printing.get('function')?.text === 'print';
  const guards = subExpressions.filter(({ node }) => node && isVersionGuard(node));
  const found = subExpressions.flatMap(({ node, range, text }): Found[] => {
    if (!node || !isClear(node) || (isPrinted && isTextOfParts(node))) return [];
    if (guards.some((guard) => contains(guard.range, range))) return [];
    const last = lineOf(expressions.unknown(node.get('value')), node);
    if (last) return [{ range, text, value: last }];
    const value = expressions.value(node);
    const isIt = value?.kind === 'unknown' || (value?.kind === 'bool' && isMade(node, value)) || isComprehended(node);
    return isIt && value ? [{ range, text, value }] : [];
  });
  return found.filter((one) => !found.some((other) => other !== one && contains(other.range, one.range)));
}
