/** Bytes as the numbers that they are: item by item, in base 16 and 256, and the characters that they stand for. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { LEFT } from './bits';
import { indented, ITEM, OWN, PLACE, RESULT, type Lines } from './iteration';

const HEX = "'0123456789abcdef'";

const HIGH = `${OWN}high`;
const LOW = `${OWN}low`;

/** Methods of bytes. */
export function bytesMethod(bytes: string, name: string): Lines | undefined {
  switch (name) {
    case 'hex':
      return gathered(bytes, [
        `${HIGH} = ${ITEM} // 16`,
        `${LOW} = ${ITEM} % 16`,
        `${RESULT} += ${HEX}[${HIGH}]`,
        `${RESULT} += ${HEX}[${LOW}]`,
      ]);
    // Plain characters are the same in all encodings.
    case 'decode':
      return gathered(bytes, [`${RESULT} += chr(${ITEM})`]);
    default:
      return undefined;
  }
}

function gathered(items: string, round: Lines): Lines {
  return [`${RESULT} = ''`, `for ${ITEM} in ${items}:`, ...indented(round), `return ${RESULT}`];
}

/** The bytes of a text of plain characters. */
export function encoded(text: string): Lines {
  return [`${RESULT} = []`, `for ${ITEM} in ${text}:`, `    ${RESULT}.append(ord(${ITEM}))`, `return bytes(${RESULT})`];
}

/** Two digits are a byte. */
export function fromHex(text: string): Lines {
  const digit = `${OWN}digit`;
  return [
    `${RESULT} = []`,
    `${HIGH} = None`,
    `for ${ITEM} in ${text}.lower():`,
    `    ${digit} = ${HEX}.index(${ITEM})`,
    `    if ${HIGH} is None:`,
    `        ${HIGH} = ${digit} * 16`,
    '    else:',
    `        ${digit} += ${HIGH}`,
    `        ${RESULT}.append(${digit})`,
    `        ${HIGH} = None`,
    `return bytes(${RESULT})`,
  ];
}

/** Digits of base 256; the order is written as a text. */
export function fromBytes(bytes: string, order: SyntaxNode | undefined): Lines | undefined {
  const isBig = isBigEndian(order);
  if (isBig === undefined) return undefined;
  const items = [`${OWN}items = ${bytes}`, `${RESULT} = 0`];
  const each = `for ${ITEM} in ${OWN}items:`;
  if (isBig) return [...items, each, `    ${RESULT} *= 256`, `    ${RESULT} += ${ITEM}`, `return ${RESULT}`];
  const round = [`${ITEM} *= ${OWN}value`, `${RESULT} += ${ITEM}`, `${OWN}value *= 256`];
  return [...items, `${OWN}value = 1`, each, ...indented(round), `return ${RESULT}`];
}

export function toBytes(number: string, [length, order]: readonly SyntaxNode[]): Lines | undefined {
  const isBig = isBigEndian(order);
  if (!length || isBig === undefined) return undefined;
  const put = isBig ? `${RESULT}.insert(0, ${ITEM})` : `${RESULT}.append(${ITEM})`;
  return [
    `${LEFT} = ${number}`,
    `${RESULT} = []`,
    `for ${PLACE} in range(${length.text}):`,
    `    ${ITEM} = ${LEFT} % 256`,
    `    ${put}`,
    `    ${LEFT} //= 256`,
    `if ${LEFT}:`,
    "    raise OverflowError('int too big to convert')",
    `return bytes(${RESULT})`,
  ];
}

function isBigEndian(order: SyntaxNode | undefined): boolean | undefined {
  const name = order && /^(["'])(big|little)\1$/.exec(order.text)?.[2];
  return name === undefined ? undefined : name === 'big';
}
