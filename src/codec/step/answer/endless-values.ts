/** Texts and lists that are repeated more often than anybody could write down: no answer is begun that would hold one. */
import { parseValue } from '../../../python/values/literal';
import { withoutParentheses } from '../../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';

/** Characters or items that a repeated text or list may have in all. */
const MOST_REPEATED = 2000n;

type Read = (text: string) => Value | undefined;

/** Methods that fill a text up to so many characters, and what makes a list of all that a range goes through. */
const FILLING = /^(?:[lr]just|center|zfill)$/;
const LISTING = /^(?:list|tuple|set|sorted|bytes|bytearray)$/;

/** Why the value of a part cannot be said, for people: of `items * times`, `s.ljust(n)`, `list(range(n))`; undefined where it can. */
export function endless(part: SubExpression, read: Read): string | undefined {
  const { operator, operatorKind, operands, text, node } = part;
  if (operator === '*' && operands) return reason(text, valueOf(operands[0], read), valueOf(operands[1], read));
  const isFilling = operatorKind === 'method' && FILLING.test(operator);
  if (!isFilling && !(operatorKind === 'call' && LISTING.test(operator))) return undefined;
  const [first] = argumentsOf(node);
  const counted = isFilling ? first : endOf(first);
  const count = counted && valueOf(counted.bare.text, read);
  return count?.kind === 'int' && count.value > MOST_REPEATED ? tooLong(text) : undefined;
}

/** What a call is given as it is, by position or keyword. */
function argumentsOf(call: SyntaxNode | undefined): SyntaxNode[] {
  const given = call?.get('arguments');
  return given?.type === 'argument_list' ? given.named : [];
}

/** `n` in `range(n)` */
function endOf(argument: SyntaxNode | undefined): SyntaxNode | undefined {
  const call = argument?.bare;
  const [end, ...more] = call?.get('function')?.text === 'range' ? argumentsOf(call) : [];
  return more.length === 0 ? end : undefined;
}

/** The same for `items *= times`. */
export function endlessAugmented({ kind, tokens }: Statement, read: Read): string | undefined {
  const [name, operator, ...right] = tokens;
  if (kind !== 'augmented-assignment' || operator?.text !== '*=' || name?.kind !== 'name') return undefined;
  const times = right.map(({ text }) => text).join('');
  return reason(`${name.text} *= ${times}`, read(name.text), valueOf(times, read));
}

function reason(text: string, one: Value | undefined, other: Value | undefined): string | undefined {
  const [items, times] = one?.kind === 'int' ? [other, one] : [one, other];
  if (!items || times?.kind !== 'int') return undefined;
  const length = lengthOf(items);
  if (length === undefined || length * times.value <= MOST_REPEATED) return undefined;
  return tooLong(text);
}

function tooLong(text: string): string {
  return `${text.length > 60 ? `${text.slice(0, 59)}…` : text} is too long to be predicted`;
}

function lengthOf(value: Value): bigint | undefined {
  if (value.kind === 'str' || value.kind === 'bytes') return BigInt(value.value.length);
  return value.kind === 'list' || value.kind === 'tuple' ? BigInt(value.items.length) : undefined;
}

/** The literals `'a'`, `[0]` and `(1000)`, or what has been read already. */
function valueOf(text: string, read: Read): Value | undefined {
  const known = read(text) ?? read(withoutParentheses(text));
  if (known || text.length > LONGEST_OPERAND) return known;
  try {
    return parseValue(text);
  } catch {
    return undefined;
  }
}

const LONGEST_OPERAND = 2000;
