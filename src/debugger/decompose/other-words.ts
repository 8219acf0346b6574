/** Operations that say the same in other words, which can be gone through. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { argumentTexts, filledTemplate, Given } from './filled-templates';
import type { GivenOperands, OtherWords } from './given-operands';
import type { Worked } from './rolling';
import { rounded } from './roundings';

type Read = (text: string) => Value | undefined;

/** Undefined for what is gone through as it is written, or not at all. */
export function inOtherWords(part: SubExpression, read: Read): OtherWords | undefined {
  return (
    filledTemplate(part, read) ??
    methodOfType(part, read) ??
    unionOfDicts(part, read) ??
    oneOfEnds(part, read) ??
    rounded(part, read) ??
    wholeRoot(part, read)
  );
}

const OWN_TYPES = new Set(['str', 'bytes', 'set', 'frozenset', 'dict', 'list', 'tuple', 'int', 'float']);
/** What changes what it is called on has to be asked about by the name of that. */
const CHANGING =
  /^__|^(?:append|extend|insert|remove|pop\w*|clear|sort|reverse|add|discard|\w*update|setdefault|fromkeys)$/;

/** `str.upper(word)` is `word.upper()`, and `set.union(*groups)` asks the first group. */
function methodOfType({ operator, node }: SubExpression, read: Read): GivenOperands | undefined {
  const called = node?.bare.type === 'call' ? node.bare.get('function')?.bare : undefined;
  const type = called?.get('object')?.text ?? '';
  if (called?.get('attribute')?.text !== operator || !OWN_TYPES.has(type) || read(type) || CHANGING.test(operator)) return undefined; // prettier-ignore
  const given = new Given();
  const [first, ...others] = (node ? argumentsOf(node.bare) : []).flatMap((one) => argumentTexts(one, read, given));
  if (first === undefined || others.includes(undefined)) return undefined;
  const kind = read(first)?.kind ?? given.names.get(first)?.kind;
  if (kind !== type || !/^(?:[A-Za-z_]\w*|'[^'\\]*'|"[^"\\]*")$/.test(first)) return undefined;
  const isAlone = others.length === 0 && /^(?:union|intersection|difference)$/.test(operator);
  return { text: `${first}.${isAlone ? 'copy' : operator}(${others.join(', ')})`, names: given.names };
}

/** `name.endswith(endings)` with several of them asks for one after the other. */
function oneOfEnds({ operator, node }: SubExpression, read: Read): GivenOperands | undefined {
  if (!/^(?:starts|ends)with$/.test(operator) || node?.bare.type !== 'call') return undefined;
  const [ends, ...more] = node.bare.get('arguments')?.named ?? [];
  const method = node.bare.get('function')?.text;
  if (!ends || method === undefined || more.length > 0 || read(ends.text)?.kind !== 'tuple') return undefined;
  return { text: `any(${method}(_end) for _end in ${ends.text})`, names: new Map() };
}

/** `defaults | settings` is `{**defaults, **settings}`. */
function unionOfDicts({ operator, node }: SubExpression, read: Read): GivenOperands | undefined {
  const sides = operator === '|' && node?.bare.type === 'binary_operator' ? [node.bare.get('left'), node.bare.get('right')] : []; // prettier-ignore
  const known = sides.flatMap((side) => side?.bare ?? []);
  if (known.length < 2 || !known.every(({ text }) => read(text)?.kind === 'dict')) return undefined;
  return { text: `{${known.map(({ text }) => `**${text}`).join(', ')}}`, names: new Map() };
}

/** `n ** 0.5` and `math.sqrt(n)` of a square, and `int(n ** 0.5)`: any other root is left to the model. */
function wholeRoot({ node }: SubExpression, read: Read): OtherWords | undefined {
  const [down] = node?.bare.type === 'call' && node.bare.get('function')?.text === 'int' ? argumentsOf(node.bare) : [];
  const number = rootedIn((down ?? node)?.bare);
  const value = number && read(number.bare.text);
  if (value?.kind !== 'int' || value.value < 0n) return undefined;
  const names = new Map([['_given0', value]]);
  if (down) return { text: 'isqrt(_given0)', names };
  return { text: 'sqrt(_given0)', names, meant: (root) => (root.kind === 'float' ? root : undefined) };
}

/** The number that the root is of. */
function rootedIn(node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (node?.get('operator')?.text === '**') return node.get('right')?.text === '0.5' ? node.get('left') : undefined;
  const isRoot = node?.type === 'call' && /^(?:math\.)?sqrt$/.test(node.get('function')?.text ?? '');
  return isRoot ? argumentsOf(node)[0] : undefined;
}

function argumentsOf(call: SyntaxNode): readonly SyntaxNode[] {
  return call.get('arguments')?.named ?? [];
}

/** What the operation gives where the words give something. */
export function meantBy({ meant }: OtherWords, worked: Worked | undefined): Worked | undefined {
  if (!meant || !worked || !('value' in worked)) return worked;
  const value = meant(worked.value);
  return value && { ...worked, value };
}
