/** Texts that are cut where another text stands in them, or in which it is replaced, so many times. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, ITEM, OWN, PLACE, RESULT, type Lines } from './iteration';

const REST = `${OWN}rest`;

/** `s.split(c, 1)`, `s.rsplit(c, 1)` and `s.replace(old, new, 1)`: what is done at most so many times. */
export function limitedBody(receiver: string, name: string, given: readonly SyntaxNode[]): Lines | undefined {
  const [sought = '', second = '', third = ''] = given.map(({ text }) => text);
  const behind = `${REST}[${PLACE} + len(${sought}):]`;
  switch (`${name}/${given.length}`) {
    case 'split/2':
      return sought === 'None' ? byBlanks(receiver, second) : [
        `${RESULT} = []`,
        ...searching(receiver, second, `${REST}.find(${sought})`, [`${RESULT}.append(${REST}[:${PLACE}])`, `${REST} = ${behind}`]),
        `${RESULT}.append(${REST})`,
        `return ${RESULT}`,
      ]; // prettier-ignore
    case 'rsplit/2':
      return [
        `${RESULT} = []`,
        ...searching(receiver, second, `${REST}.rfind(${sought})`, [`${RESULT}.insert(0, ${behind})`, `${REST} = ${REST}[:${PLACE}]`]),
        `${RESULT}.insert(0, ${REST})`,
        `return ${RESULT}`,
      ]; // prettier-ignore
    case 'replace/3':
      return [
        `${RESULT} = ''`,
        ...searching(receiver, third, `${REST}.find(${sought})`, [`${RESULT} += ${REST}[:${PLACE}]`, `${RESULT} += ${second}`, `${REST} = ${behind}`]),
        `return ${RESULT} + ${REST}`,
      ]; // prettier-ignore
    default:
      return undefined;
  }
}

/** At blanks, which are left out; those at the end stay where the last text is cut off. */
function byBlanks(text: string, times: string): Lines {
  const [words, first] = [`${OWN}words`, `${OWN}words[0]`];
  return [
    `${RESULT} = []`,
    `${REST} = ${text}.lstrip()`,
    `for ${ITEM} in range(${times}):`,
    `    ${words} = ${REST}.split()`,
    `    if len(${words}) < 2:`,
    `        return ${RESULT} + ${words}`,
    `    ${RESULT}.append(${first})`,
    `    ${REST} = ${REST}[len(${first}):].lstrip()`,
    `if ${REST}:`,
    `    ${RESULT}.append(${REST})`,
    `return ${RESULT}`,
  ];
}

function searching(text: string, times: string, find: string, found: Lines): Lines {
  const round = [`${PLACE} = ${find}`, `if ${PLACE} < 0:`, '    break', ...found];
  return [`${REST} = ${text}`, `for ${ITEM} in range(${times}):`, ...indented(round)];
}

/** Yields the texts between separators of several characters. */
export function splitByText(text: string, separator: string): Lines {
  const next = `${PLACE} = ${REST}.find(${separator})`;
  return [
    `${REST} = ${text}`,
    next,
    `while ${PLACE} >= 0:`,
    `    yield ${REST}[:${PLACE}]`,
    `    ${REST} = ${REST}[${PLACE} + len(${separator}):]`,
    `    ${next}`,
    `yield ${REST}`,
  ];
}
