/** Methods that go through what they belong to, item by item or character by character. */
import type { SyntaxNode } from '../grammar';
import { indented, ITEM, lazy, OWN, PLACE, RESULT, type Lines } from './rounds';
import { sorting } from './order';

/** What a method gives or, for `remove` and `sort`, what its list then holds. */
export function methodBody(receiver: SyntaxNode, name: string, given: readonly SyntaxNode[]): Lines | undefined {
  const keywords = given.filter(({ type }) => type === 'keyword_argument');
  if (name === 'sort') return keywords.length === given.length ? sorting(receiver, given) : undefined;
  const [first, second, ...more] = given;
  if (keywords.length > 0 || more.length > 0 || given.some(({ type }) => type.endsWith('splat'))) return undefined;
  const each = `for ${ITEM} in ${receiver.text}:`;
  if (!first) return /^(?:upper|lower|swapcase)$/.test(name) ? text(each, [`${ITEM}.${name}()`]) : undefined;
  const isWanted = `if ${ITEM} == ${first.text}:`;
  if (second) {
    if (name !== 'replace') return undefined;
    const lines = [isWanted, `    ${RESULT} += ${second.text}`, 'else:', `    ${RESULT} += ${ITEM}`];
    return [`${RESULT} = ''`, each, ...indented(lines), `return ${RESULT}`];
  }
  switch (name) {
    case 'count':
      return [`${RESULT} = 0`, each, `    ${isWanted}`, `        ${RESULT} += 1`, `return ${RESULT}`];
    case 'find':
      return [...searched(each, isWanted), 'return -1'];
    case 'index':
      return [...searched(each, isWanted), 'raise ValueError'];
    case 'remove':
      return removal(each, first);
    case 'join':
      return lazy(first) ? undefined : joined(receiver, first);
    default:
      return undefined;
  }
}

/** Returns the place of the first item that is wanted. */
function searched(each: string, isWanted: string): Lines {
  return [`${PLACE} = 0`, each, `    ${isWanted}`, `        return ${PLACE}`, `    ${PLACE} += 1`];
}

/** The items that are left when the first one that is equal has gone. */
function removal(each: string, item: SyntaxNode): Lines {
  return [
    `${RESULT} = False`,
    each,
    `    if not ${RESULT} and ${ITEM} == ${item.text}:`,
    `        ${RESULT} = True`,
    '    else:',
    `        yield ${ITEM}`,
    `if not ${RESULT}:`,
    "    raise ValueError('list.remove(x): x not in list')",
  ];
}

function joined(separator: SyntaxNode, items: SyntaxNode): Lines {
  if (/^(["'])\1$/.test(separator.text)) return text(`for ${ITEM} in ${items.text}:`, [ITEM]);
  const before = `${OWN}before`;
  return [
    `${before} = ''`,
    ...text(`for ${ITEM} in ${items.text}:`, [before, ITEM], [`${before} = ${separator.text}`]),
  ];
}

/** A text that grows by some parts each time. */
function text(header: string, parts: readonly string[], after: Lines = []): Lines {
  const body = [...parts.map((part) => `${RESULT} += ${part}`), ...after];
  return [`${RESULT} = ''`, header, ...indented(body), `return ${RESULT}`];
}
