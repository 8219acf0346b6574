/** Operators on whole numbers that the model knows for small ones, as loops through larger ones: powers, shifts, digits of base 16. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, ITEM, OWN, RESULT, type Lines } from './iteration';

export const LEFT = `${OWN}left`;
export const RIGHT = `${OWN}right`;
const PLACE_VALUE = `${OWN}value`;

/** What `a & b`, which is worked out, says of the other two. */
const BY_BITS: Readonly<Partial<Record<string, string>>> = {
  '&': RESULT,
  '|': `${LEFT} + ${RIGHT} - ${RESULT}`,
  '^': `${LEFT} + ${RIGHT} - ${RESULT} - ${RESULT}`,
};

/** Operators between whole numbers; powers and shifts by what is not below zero. */
export function bitwise(node: SyntaxNode): Lines | undefined {
  const [left, right] = [node.get('left')?.text, node.get('right')?.text];
  const operator = node.get('operator')?.text ?? '';
  if (left === undefined || right === undefined) return undefined;
  switch (operator) {
    case '<<':
      return repeatedly(left, right, '*= 2');
    case '>>':
      return repeatedly(left, right, '//= 2');
    case '**':
      return power(left, right);
    default:
      return digitwise(left, right, operator);
  }
}

/** `times` times the same change. */
function repeatedly(start: string, times: string, change: string): Lines {
  return [`${RESULT} = ${start}`, `for ${ITEM} in range(${times}):`, `    ${RESULT} ${change}`, `return ${RESULT}`];
}

export function power(base: string, exponent: string): Lines {
  return [`${LEFT} = ${base}`, ...repeatedly('1', exponent, `*= ${LEFT}`)];
}

/** The bits that both have, digit by digit of base 16; below zero, the digits go on for ever and the number becomes -1. */
function digitwise(left: string, right: string, operator: string): Lines | undefined {
  const result = BY_BITS[operator];
  if (result === undefined) return undefined;
  const [one, other, digit, mask, bit] = [`${OWN}one`, `${OWN}other`, `${OWN}digit`, `${OWN}mask`, `${OWN}bit`];
  const rest = (ended: string, open: string): Lines => [
    `if ${ended} == -1:`,
    `    ${RESULT} += ${open} * ${PLACE_VALUE}`,
    '    break',
  ];
  const round = [
    ...rest(one, other),
    ...rest(other, one),
    `${digit} = ${one} % 16`,
    `${mask} = ${other} % 16`,
    `${OWN}both = 0`,
    `for ${bit} in (8, 4, 2, 1):`,
    ...indented([
      `if ${digit} < ${bit}:`,
      `    if ${mask} >= ${bit}:`,
      `        ${mask} -= ${bit}`,
      '    continue',
      `${digit} -= ${bit}`,
      `if ${mask} >= ${bit}:`,
      `    ${mask} -= ${bit}`,
      `    ${OWN}both += ${bit}`,
    ]),
    `${OWN}both *= ${PLACE_VALUE}`,
    `${RESULT} += ${OWN}both`,
    `${one} //= 16`,
    `${other} //= 16`,
    `${PLACE_VALUE} *= 16`,
  ];
  return [
    `${LEFT} = ${left}`,
    `${RIGHT} = ${right}`,
    `${one} = ${LEFT}`,
    `${other} = ${RIGHT}`,
    `${RESULT} = 0`,
    `${PLACE_VALUE} = 1`,
    `while ${one} and ${other}:`,
    ...indented(round),
    `return ${result}`,
  ];
}

/** How many binary digits a number has, or how many of them are set. */
export function bitMethod(number: string, name: string): Lines | undefined {
  const counts: Readonly<Partial<Record<string, string>>> = { bit_length: '1', bit_count: `${LEFT} % 2` };
  const count = counts[name];
  if (count === undefined) return undefined;
  return [
    `${LEFT} = abs(${number})`,
    `${RESULT} = 0`,
    `while ${LEFT}:`,
    `    ${RESULT} += ${count}`,
    `    ${LEFT} //= 2`,
    `return ${RESULT}`,
  ];
}
