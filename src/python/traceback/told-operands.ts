/**
 * What CPython's message of an exception says about the operands of the expression that raised it: `invalid literal for int()
 * with base 10: ''` says that the argument of `int` was `''`. Only what is written in the message is read.
 */
import type { CallSite, Statement, SubExpression } from '../syntax';
import { spelledValue, type ToldOperand } from './told-operand';
import { toldByAssertion } from './told-by-assertion';
import type { TracebackException } from './traceback';

/** An expression of the statement that can have raised the exception. */
interface Place {
  /** All of it, as a traceback underlines it. */
  readonly text: string;
  readonly operands: readonly ToldOperand[];
}

type Groups = Readonly<Record<string, string>>;
type Rule = readonly [types: RegExp, message: RegExp, places: (statement: Statement, groups: Groups) => Place[]];

/** What is known of an operand: the value that the message spells, or the class that it names. */
const spelled = (expression: string | undefined, text: string): ToldOperand[] => {
  const value = spelledValue(text);
  return expression === undefined || !value ? [] : [{ expression, value }];
};
const classed = (expression: string | undefined, type: string): ToldOperand[] => {
  if (expression === undefined) return [];
  return type === 'NoneType' ? [{ expression, value: { kind: 'none' } }] : [{ expression, type }];
};

const RULES: readonly Rule[] = [
  [
    /^ValueError$/,
    /^invalid literal for int\(\) with base \d+: (?<value>.+)$/,
    (statement, { value = '' }) => calls(statement, 'int', ([first]) => spelled(first, value)),
  ],
  [
    /^ValueError$/,
    /^could not convert string to float: (?<value>.+)$/,
    (statement, { value = '' }) => calls(statement, 'float', ([first]) => spelled(first, value)),
  ],
  [
    /^ValueError$/,
    /^(?<value>.+) is not in (?:list|tuple|deque)$/,
    (statement, { value = '' }) => calls(statement, 'index', ([first]) => spelled(first, value)),
  ],
  [
    /^KeyError$/,
    /^(?<value>.+)$/,
    (statement, { value = '' }) => [
      ...operators(statement, ['[]'], (_, key) => spelled(key, value)),
      ...['pop', 'remove'].flatMap((name) => calls(statement, name, ([first]) => spelled(first, value))),
    ],
  ],
  [/^IndexError$/, /^pop from empty list$/, (statement) => calls(statement, 'pop', (_, of) => spelled(of, '[]'))],
  [
    /^IndexError$/,
    /^(?<type>list|tuple|string) index out of range$/,
    (statement, { type = '' }) =>
      operators(statement, ['[]'], (of, key) => [
        ...classed(of, type === 'string' ? 'str' : type),
        ...classed(key, 'int'),
      ]),
  ],
  [
    /^AttributeError$/,
    /^'(?<type>\w+)' object has no attribute '(?<name>\w+)'/,
    (statement, { type = '', name = '' }) => [
      ...calls(statement, name, (_, of) => classed(of, type)),
      ...attributes(statement, name, (of) => classed(of, type)),
    ],
  ],
  [
    /^TypeError$/,
    /^'(?<type>\w+)' object (?:is not subscriptable|does not support item (?:assignment|deletion))/,
    (statement, { type = '' }) => operators(statement, ['[]', '[:]'], (of) => classed(of, type)),
  ],
  [
    /^TypeError$/,
    /^'(?<type>\w+)' object is not iterable/,
    ({ iterable }, { type = '' }) =>
      iterable ? [{ text: iterable.text, operands: classed(iterable.text, type) }] : [],
  ],
  [
    /^TypeError$/,
    /^cannot unpack non-iterable (?<type>\w+) object$/,
    ({ assignments = [] }, { type = '' }) =>
      assignments.map(({ value }) => ({ text: value.text, operands: classed(value.text, type) })),
  ],
  [
    /^TypeError$/,
    /^object of type '(?<type>\w+)' has no len\(\)$/,
    (statement, { type = '' }) => calls(statement, 'len', ([first]) => classed(first, type)),
  ],
  [
    /^TypeError$/,
    /^(?<name>int|float)\(\) argument must be .*, not '(?<type>\w+)'$/,
    (statement, { name = '', type = '' }) => calls(statement, name, ([first]) => classed(first, type)),
  ],
  [
    /^TypeError$/,
    /^argument of type '(?<type>\w+)' is not (?:iterable|a container or iterable)$/,
    (statement, { type = '' }) => operators(statement, ['in', 'not in'], (_, of) => classed(of, type)),
  ],
  [
    /^TypeError$/,
    /^unsupported operand type\(s\) for (?<operator>[^\s=]+)=?(?: or pow\(\))?: '(?<left>\w+)' and '(?<right>\w+)'/,
    (statement, { operator = '', left = '', right = '' }) => binary(statement, operator, left, right),
  ],
  [
    /^TypeError$/,
    /^can only concatenate (?<left>\w+) \(not "(?<right>\w+)"\) to \w+$/,
    (statement, { left = '', right = '' }) => binary(statement, '+', left, right),
  ],
  [
    /^TypeError$/,
    /^'(?<operator>[<>]=?)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'$/,
    (statement, { operator = '', left = '', right = '' }) => binary(statement, operator, left, right),
  ],
  [
    /^TypeError$/,
    /^(?<of>list|tuple|string) indices must be integers(?: or slices)?, not '?(?<key>\w+)'?$/,
    (statement, { of: type = '', key: keyType = '' }) =>
      operators(statement, ['[]'], (of, key) => [
        ...classed(of, type === 'string' ? 'str' : type),
        ...classed(key, keyType),
      ]),
  ],
  [
    /^ZeroDivisionError$/,
    // The others do not say whether it was 0 or 0.0.
    /^(?:division|integer (?:division or )?modulo|integer division or modulo) by zero$|^division by zero$/,
    (statement) => operators(statement, ['/', '//', '%'], (_, right) => spelled(right, '0')),
  ],
  [/^UnicodeDecodeError$/, /^/, (statement) => calls(statement, 'decode', (_, of) => classed(of, 'bytes'))],
];

/**
 * What is known of operands of the statement, and by that of names in it.
 * @param marked the expression that the traceback underlines, if it does
 * @returns one list for each expression that can have raised the exception: with more than one, only one of them is true
 */
export function toldOperands(
  statement: Statement,
  { type, message }: TracebackException,
  marked?: string,
): readonly (readonly ToldOperand[])[] {
  if (message === undefined) return [];
  if (type === 'AssertionError') return [toldByAssertion(statement, message)];
  const [line = ''] = message.split('\n');
  for (const [types, pattern, places] of RULES) {
    const match = types.test(type) ? pattern.exec(line) : null;
    if (!match) continue;
    const found = places(statement, match.groups ?? {});
    const exact = found.filter(({ text }) => isSameText(text, marked));
    return (exact.length > 0 ? exact : found).map(({ operands }) => operands);
  }
  return [];
}

function calls(
  { calls: all }: Statement,
  name: string,
  operands: (args: readonly string[], receiver: string | undefined) => ToldOperand[],
): Place[] {
  const plain = ({ arguments: args }: CallSite): string[] =>
    args.some(({ keyword, star }) => keyword !== undefined || star) ? [] : args.map(({ text }) => text);
  return all
    .filter(({ callee }) => callee === name)
    .map((site) => ({ text: site.text, operands: operands(plain(site), site.receiver) }));
}

function operators(
  { subExpressions }: Statement,
  names: readonly string[],
  operands: (left: string, right: string) => ToldOperand[],
): Place[] {
  return subExpressions.flatMap(({ text, operator, operatorKind, operands: both }) =>
    both && operatorKind === 'operator' && names.includes(operator) ? [{ text, operands: operands(...both) }] : [],
  );
}

function binary(statement: Statement, operator: string, left: string, right: string): Place[] {
  return operators(statement, [operator], (one, other) => [...classed(one, left), ...classed(other, right)]);
}

function attributes(
  { subExpressions }: Statement,
  name: string,
  operands: (of: string | undefined) => ToldOperand[],
): Place[] {
  const isRead = ({ operator, operatorKind }: SubExpression): boolean =>
    operatorKind === 'attribute' && operator === name;
  return subExpressions
    .filter(isRead)
    .map(({ text, node }) => ({ text, operands: operands(node?.get('object')?.bare.text) }));
}

function isSameText(text: string, marked: string | undefined): boolean {
  return text.replace(/\s+/g, '') === marked?.replace(/\s+/g, '');
}
