/** When the dictionary of an instance (`vars(x)`, `x.__dict__`) may be told as it is now: who keeps it would see it change. */
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile, Statement } from '../../../python/syntax';
import { contains, isSameRange } from '../../../python/text/ranges';
import { READERS, READING } from '../../program/mentions';
import { givenIn } from '../../operands/leads';
import type { Reading } from '../calls/inner-call';
import { statementsOf } from '../../program/alignment';

/** Methods that change a dict. */
export const CHANGING = /^(?:update|pop|setdefault|clear|popitem)$/;

/** They make something of the keys, or of keys and values, and do not ask what holds those. */
const COPYING: ReadonlySet<string> = new Set('dict list set tuple sorted len bool any all'.split(' '));

export function readingOf(statement: Statement): Reading {
  return {
    isOnlyRead: (node) => isOnlyRead(statement.evaluation, node, statement.kind === 'for'),
    staysAsItIs: (node, source) => staysAsItIs(statement, node, source),
    isLookedInto: (source) => isLookedInto(statement, source),
    isDropped: (node) => isDropped(statement, node),
  };
}

function isDropped({ kind, evaluation }: Statement, { range }: SyntaxNode): boolean {
  return kind === 'expression' && evaluation?.node !== undefined && isSameRange(evaluation.node.bare.range, range);
}

/** All that the function does with the name which is bound is `d[k]`, `d.get(k)`, `k in d` and the like. */
function isLookedInto({ kind, targets: [name], scope }: Statement, source: SourceFile): boolean {
  if (kind !== 'assignment') return false;
  const mentions = statementsOf(source, scope).flatMap(({ tokens }) =>
    tokens.flatMap(({ text }, at) =>
      text === name ? [[tokens[at - 2]?.text, tokens[at - 1]?.text, tokens[at + 1]?.text]] : [],
    ),
  );
  return mentions.every(
    ([callee = '', before, after = '']) => ['.', '[', '='].includes(after) || before === 'in' || (before === '(' && COPYING.has(callee)), // prettier-ignore
  );
}

function staysAsItIs(statement: Statement, node: SyntaxNode, source: SourceFile): boolean {
  const { kind, targets, tokens, scope } = statement;
  // What is handed on is nearly always written somewhere, and hardly ever changed.
  if (kind === 'return' || kind === 'expression') return true;
  const [name] = targets;
  if (kind !== 'assignment' || name === undefined || targets.length > 1 || tokens[0]?.text !== name) return false;
  const holder = /[\p{ID_Start}_][\p{ID_Continue}]*(?=\)$|\.__dict__$)/u.exec(node.text)?.[0];
  return !statementsOf(source, scope).some(
    (other) => changesItem(other, name) || (holder !== undefined && setsAttribute(other, holder, statement)),
  );
}

/** `d[k] = 1`, `d |= other`, `del d[k]`, `d.update(…)`. */
function changesItem({ kind, tokens }: Statement, name: string): boolean {
  const [first, second] = tokens.map(({ text }) => text);
  if (kind === 'augmented-assignment' && first === name) return true;
  if (kind === 'assignment' && first === name && second === '[') return true;
  if (kind === 'delete' && second === name) return true;
  return tokens.some(
    ({ text }, at) => text === name && tokens[at + 1]?.text === '.' && CHANGING.test(tokens[at + 2]?.text ?? ''),
  );
}

/** `x.attribute = 1` behind a statement. */
function setsAttribute({ kind, tokens, line }: Statement, name: string, before: Statement): boolean {
  return line > before.line && kind.endsWith('assignment') && tokens[0]?.text === name && tokens[1]?.text === '.';
}

/** Syntax that looks into its operands and keeps none of them: what `|` makes of two dicts is a new one. */
const READING_PARTS: ReadonlySet<string> = new Set(['comparison_operator', 'subscript', 'attribute', 'string', 'concatenated_string', 'binary_operator']); // prettier-ignore

/** What uses the value of a part of a statement only looks into it. */
function isOnlyRead(within: Evaluation | undefined, node: SyntaxNode, isLoop: boolean): boolean {
  const part = within?.parts.find(({ range }) => contains(range, node.range));
  if (part && !isSameRange(part.range, node.range)) return isOnlyRead(part, node, false);
  const user = within?.node;
  if (!user || !part) return false;
  if (isLoop) return true;
  if (READING_PARTS.has(user.type)) return true;
  if (/_comprehension$|^generator_expression$/.test(user.type)) return true;
  if (user.type !== 'call') return false;
  const callee = user.get('function');
  const name = callee?.type === 'attribute' ? (callee.get('attribute')?.text ?? '') : (callee?.text ?? '');
  const isReceiver = callee?.type === 'attribute' && contains(callee.range, node.range);
  if (isReceiver) return READING.has(name) || CHANGING.test(name);
  const isSpread = givenIn(user.get('arguments')).some((one) => one.star && isSameRange(one.node.range, node.range));
  return isSpread || name === 'dumps' || name === 'update' || (callee?.type === 'identifier' && READERS.has(name));
}
