/** `steps += [lambda: self.go(1)]`: functions among what a container is given. Only the machine can say which they are, so names stand for them. */
import type { ComputedValue } from '../../codec/query';
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { OperandValues } from './operand-values';
import type { Question } from './question-forms';

/** Methods that keep what they are given, and call none of it. */
const KEEPING = /^(?:update|extend|insert|setdefault)$/;
const JOINING = /^[+|]$/;
const DISPLAY = /^(?:dictionary|keyword_argument|list|pair|tuple)$/;

export function withLambdas(question: Question, held: () => OperandValues): Question {
  if (!question.statement.tokens.some(({ text }) => text === 'lambda')) return question;
  const { evaluation, kind } = question.statement;
  const values = held();
  const found = [...lambdasIn(evaluation?.parts ?? [], kind === 'augmented-assignment')].flatMap(
    (node): ComputedValue[] => {
      const value = values.of(node);
      return value ? [{ expression: node.text, range: node.range, value, confidence: 1, inPlace: true }] : [];
    },
  );
  return found.length === 0 ? question : { ...question, computed: [...question.computed, ...found] };
}

/** What an augmented assignment joins is kept. */
function* lambdasIn(parts: readonly Evaluation[], isKept: boolean): Generator<SyntaxNode> {
  for (const { node, parts: inner } of parts) yield* node ? keptIn(node, isKept) : lambdasIn(inner, isKept);
}

function* keptIn(written: SyntaxNode, isKept: boolean): Generator<SyntaxNode> {
  const node = written.bare;
  if (node.type === 'lambda') {
    if (isKept) yield node;
    return;
  }
  const { named } = node;
  if (DISPLAY.test(node.type)) for (const item of named) yield* keptIn(item, isKept);
  if (node.type === 'binary_operator' && JOINING.test(node.get('operator')?.text ?? ''))
    for (const side of named) yield* keptIn(side, true);
  if (node.type !== 'call') return;
  const isKeeping = KEEPING.test(node.get('function')?.get('attribute')?.text ?? '');
  for (const given of node.get('arguments')?.named ?? []) yield* keptIn(given, isKeeping);
}
