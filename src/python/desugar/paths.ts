/** Functions of `os.path` as they are on POSIX, for texts: what is in front of the last slash, behind it, and behind the last dot. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { indented, ITEM, OWN, PLACE, RESULT, type Lines } from './iteration';

const NAME = /^(?:os\.path|posixpath)\.(join|basename|dirname|splitext|split|isabs|normpath)$/;

/** How such a function is written, by what is called. */
export function pathFunction(callee: string): string | undefined {
  return NAME.exec(callee)?.[1];
}

const PATH = `${OWN}path`;
const HEAD = `${OWN}head`;
const TAIL = `${OWN}tail`;
const DOT = `${OWN}dot`;

export function pathBody(callee: string, given: readonly SyntaxNode[]): Lines | undefined {
  const name = pathFunction(callee);
  const [first, ...others] = given;
  if (name === undefined || !first || given.some(({ type }) => type === 'keyword_argument' || type.endsWith('splat')))
    return undefined;
  if (name === 'join') return joined(first.text, others);
  if (others.length > 0) return undefined;
  const path = first.type === 'identifier' ? first.text : PATH;
  const named = path === PATH ? [`${PATH} = ${first.text}`] : [];
  const last = [...named, `${PLACE} = ${path}.rfind('/')`, `${PLACE} += 1`];
  const head = [`${HEAD} = ${path}[:${PLACE}]`, `if ${HEAD} != '/' * ${PLACE}:`, `    ${HEAD} = ${HEAD}.rstrip('/')`];
  switch (name) {
    case 'basename':
      return [...last, `return ${path}[${PLACE}:]`];
    case 'dirname':
      return [...last, ...head, `return ${HEAD}`];
    case 'split':
      return [...last, ...head, `${TAIL} = ${path}[${PLACE}:]`, `return ${HEAD}, ${TAIL}`];
    case 'splitext':
      return [...last, ...extension(path)];
    case 'isabs':
      return [...named, `return ${path}.startswith('/')`];
    default:
      return [...named, ...normal(path)];
  }
}

function joined(first: string, others: readonly SyntaxNode[]): Lines {
  return [
    `${RESULT} = ${first}`,
    ...others.flatMap(({ text }) => [
      `if ${text}.startswith('/'):`,
      `    ${RESULT} = ${text}`,
      `elif not ${RESULT}:`,
      `    ${RESULT} = ${text}`,
      `elif ${RESULT}.endswith('/'):`,
      `    ${RESULT} += ${text}`,
      'else:',
      `    ${RESULT} += '/'`,
      `    ${RESULT} += ${text}`,
    ]),
    `return ${RESULT}`,
  ];
}

/** Dots that a name begins with belong to it. */
function extension(path: string): Lines {
  return [
    `${TAIL} = ${path}[${PLACE}:]`,
    `${DOT} = ${TAIL}.rfind('.')`,
    `${HEAD} = ${TAIL}[:${DOT}]`,
    `if ${DOT} < 0 or not ${HEAD}.strip('.'):`,
    `    return ${path}, ''`,
    `${DOT} += ${PLACE}`,
    `return ${path}[:${DOT}], ${path}[${DOT}:]`,
  ];
}

function normal(path: string): Lines {
  const slashes = `${OWN}slashes`;
  return [
    `${slashes} = ''`,
    `if ${path}.startswith('/'):`,
    `    ${slashes} = '/'`,
    `if ${path}.startswith('//') and not ${path}.startswith('///'):`,
    `    ${slashes} = '//'`,
    `${RESULT} = []`,
    `for ${ITEM} in ${path}.split('/'):`,
    ...indented([
      `if not ${ITEM} or ${ITEM} == '.':`,
      '    continue',
      `if ${ITEM} != '..' or (not ${slashes} and not ${RESULT}) or (${RESULT} and ${RESULT}[-1] == '..'):`,
      `    ${RESULT}.append(${ITEM})`,
      `elif ${RESULT}:`,
      `    ${RESULT}.pop()`,
    ]),
    `${RESULT} = ${slashes} + '/'.join(${RESULT})`,
    `return ${RESULT} or '.'`,
  ];
}
