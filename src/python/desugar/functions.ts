/**
 * Functions of numbers and digits as the loops that they are equivalent to. Which of their arguments they hold for is not said
 * here: `debugger/decompose/fitting.ts` looks at the values.
 */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, ITEM, iterationOver, inside, OWN, PLACE, RESULT, type Lines } from './iteration';

const LEFT = `${OWN}left`;
const RIGHT = `${OWN}right`;
const BIT = `${OWN}bit`;

/** Which two bits make one that is set. */
const BITS: Readonly<Partial<Record<string, readonly [more: string, isSet: string]>>> = {
  '&': ['and', `if ${LEFT} % 2 and ${RIGHT} % 2:`],
  '|': ['or', `if ${LEFT} % 2 or ${RIGHT} % 2:`],
  '^': ['or', `if ${LEFT} % 2 != ${RIGHT} % 2:`],
};

/** Bit by bit, of whole numbers that are not below zero. */
export function bitwise(node: SyntaxNode): Lines | undefined {
  const [left, right] = [node.get('left')?.text, node.get('right')?.text];
  const operator = node.get('operator')?.text ?? '';
  if (left === undefined || right === undefined) return undefined;
  if (operator === '<<' || operator === '>>') {
    const round = `for ${ITEM} in range(${right}):`;
    return [
      `${RESULT} = ${left}`,
      round,
      ...indented([`${RESULT} ${operator === '<<' ? '*' : '//'}= 2`]),
      `return ${RESULT}`,
    ];
  }
  const bits = BITS[operator];
  if (!bits) return undefined;
  const [more, isSet] = bits;
  const round = [isSet, `    ${RESULT} += ${BIT}`, `${LEFT} //= 2`, `${RIGHT} //= 2`, `${BIT} *= 2`];
  return [
    `${LEFT} = ${left}`,
    `${RIGHT} = ${right}`,
    `${RESULT} = 0`,
    `${BIT} = 1`,
    `while ${LEFT} ${more} ${RIGHT}:`,
    ...indented(round),
    `return ${RESULT}`,
  ];
}

/** A call with arguments by position alone, by the name of what is called. */
export function functionBody(name: string, given: readonly SyntaxNode[]): Lines | undefined {
  if (given.some(({ type }) => type === 'keyword_argument' || type.endsWith('splat'))) return undefined;
  const [first = '', second = '', third = ''] = given.map(({ text }) => text);
  switch (`${name}/${given.length}`) {
    case 'fsum/1':
      return gathered(given, '0.0', '+=');
    case 'prod/1':
      return gathered(given, '1', '*=');
    case 'pow/3': {
      const round = `${RESULT} = ${RESULT} * ${first} % ${third}`;
      return [`${RESULT} = 1`, `for ${ITEM} in range(${second}):`, `    ${round}`, `return ${RESULT} % ${third}`];
    }
    case 'factorial/1':
      return [
        `${RESULT} = 1`,
        `for ${ITEM} in range(2, ${first} + 1):`,
        `    ${RESULT} *= ${ITEM}`,
        `return ${RESULT}`,
      ];
    case 'divmod/2':
      return [`return ${first} // ${second}, ${first} % ${second}`];
    case 'isclose/2': {
      const [left, right] = [`${LEFT} = ${first}`, `${RIGHT} = ${second}`];
      return [left, right, `return abs(${LEFT} - ${RIGHT}) <= 1e-09 * max(abs(${LEFT}), abs(${RIGHT}))`];
    }
    case 'gcd/2': {
      const round = `    ${LEFT}, ${RIGHT} = ${RIGHT}, ${LEFT} % ${RIGHT}`;
      return [`${LEFT} = ${first}`, `${RIGHT} = ${second}`, `while ${RIGHT}:`, round, `return abs(${LEFT})`];
    }
    case 'int/2': {
      const round = `${RESULT} = ${RESULT} * ${second} + '0123456789abcdefghijklmnopqrstuvwxyz'.index(${ITEM})`;
      return [`${RESULT} = 0`, `for ${ITEM} in ${first}.lower():`, `    ${round}`, `return ${RESULT}`];
    }
    case 'bin/1':
      return digits(first, '0b', 2);
    case 'oct/1':
      return digits(first, '0o', 8);
    case 'hex/1':
      return digits(first, '0x', 16);
    case 'bisect_left/2':
      return halved(first, (middle) => `${first}[${middle}] < ${second}`);
    case 'bisect/2':
    case 'bisect_right/2':
      return halved(first, (middle) => `not ${second} < ${first}[${middle}]`);
    default:
      return undefined;
  }
}

function gathered(given: readonly SyntaxNode[], empty: string, operator: string): Lines | undefined {
  const round = given[0] && iterationOver(given[0]);
  return (
    round && [`${RESULT} = ${empty}`, ...inside(round, [`${RESULT} ${operator} ${round.item}`]), `return ${RESULT}`]
  );
}

/** The digits of a whole number, from its last one on. */
function digits(number: string, prefix: string, base: number): Lines {
  const digit = base > 10 ? `'0123456789abcdef'[${LEFT} % ${base}]` : `str(${LEFT} % ${base})`;
  return [
    `${LEFT} = ${number}`,
    `if not ${LEFT}:`,
    `    return '${prefix}0'`,
    `${RESULT} = ''`,
    `while ${LEFT}:`,
    `    ${RESULT} = ${digit} + ${RESULT}`,
    `    ${LEFT} //= ${base}`,
    `return '${prefix}' + ${RESULT}`,
  ];
}

/** A place in sorted items: the half that it cannot be in is left out. */
function halved(items: string, isBehind: (middle: string) => string): Lines {
  const middle = `${OWN}middle`;
  const round = [
    `${middle} = (${PLACE} + ${RIGHT}) // 2`,
    `if ${isBehind(middle)}:`,
    `    ${PLACE} = ${middle} + 1`,
    'else:',
    `    ${RIGHT} = ${middle}`,
  ];
  return [
    `${PLACE} = 0`,
    `${RIGHT} = len(${items})`,
    `while ${PLACE} < ${RIGHT}:`,
    ...indented(round),
    `return ${PLACE}`,
  ];
}
