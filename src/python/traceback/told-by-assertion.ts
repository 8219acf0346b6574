/** What pytest says about a failed assertion: `assert 3 == 4`, `+  where 3 = size([1, 2])`. */
import { expressionTree } from '../expressions/expression-tree';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { Statement } from '../syntax';
import { spelledValue, type ToldOperand } from './told-operand';

/** @param message with the lines that follow the first one */
export function toldByAssertion(statement: Statement, message: string): ToldOperand[] {
  const lines = message.split('\n');
  // Above it stands the message that the assertion has of its own.
  const at = lines.findIndex((line) => line.startsWith('assert '));
  const [first = '', ...others] = at < 0 ? [] : lines.slice(at);
  const condition = statement.kind === 'assert' ? statement.evaluation?.parts[0]?.node : undefined;
  const shown = first.startsWith('assert ') ? expressionTree(first.slice('assert '.length)) : undefined;
  if (!condition || !shown) return [];
  const told = compared(condition, shown);
  for (const line of others) {
    const [, text] = /^\s*\+?\s*(?:where|and)\s+(.+)$/.exec(line) ?? [];
    const equation = text === undefined ? undefined : expressionTree(text.replace(' = ', ' == '));
    const call = equation?.type === 'comparison_operator' ? equation.named[1] : undefined;
    if (call) told.push(...statement.calls.flatMap(({ node }) => (node ? argumentsOf(node, call) : [])));
  }
  return told;
}

/** The parts of an expression that are shown as literals in a copy of it with the values in their place. */
function compared(written: SyntaxNode, shown: SyntaxNode): ToldOperand[] {
  const value = spelledValue(shown.text);
  if (value) return [{ expression: written.bare.text, value }];
  const [parts, others] = [written.bare.named, shown.bare.named];
  if (written.bare.type !== shown.bare.type || parts.length !== others.length) return [];
  if (!['comparison_operator', 'not_operator', 'boolean_operator'].includes(shown.bare.type)) return [];
  return parts.flatMap((part, index) => (others[index] ? compared(part, others[index]) : []));
}

/** The arguments of a call, from a copy of it with the values in their place. */
function argumentsOf(written: SyntaxNode, shown: SyntaxNode): ToldOperand[] {
  const [args, others] = [written, shown].map((call) => call.get('arguments')?.named ?? []);
  const isSame = written.get('function')?.text === shown.get('function')?.text;
  if (!isSame || shown.type !== 'call' || args?.length !== others?.length) return [];
  return (args ?? []).flatMap((part, index) => {
    const value = spelledValue(others?.[index]?.text ?? '');
    return value && part.type !== 'keyword_argument' ? [{ expression: part.text, value }] : [];
  });
}
