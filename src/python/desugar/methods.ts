/** Methods that go through what they belong to, item by item or character by character. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { bitMethod } from './bits';
import { bytesMethod, encoded, toBytes } from './byte-strings';
import { indented, ITEM, lazy, OWN, PLACE, RESULT, type Lines } from './iteration';
import { sorting } from './ordering';
import { limitedBody, splitByText } from './separators';
import { textOf } from './text-pieces';

/** What a method gives or, for those that change their list, what it then holds. */
export function methodBody(receiver: SyntaxNode, name: string, given: readonly SyntaxNode[]): Lines | undefined {
  const keywords = given.filter(({ type }) => type === 'keyword_argument');
  if (name === 'sort') return keywords.length === given.length ? sorting(receiver, given) : undefined;
  const [first, second, ...more] = given;
  if (keywords.length === 0 && second && !more[0] && name === 'to_bytes') return toBytes(receiver.text, given);
  if (keywords.length === 0 && name === 'get') return lookedUp(receiver.text, given);
  const limited = keywords.length > 0 ? undefined : limitedBody(receiver.text, name, given);
  if (limited) return limited;
  if (keywords.length === 0 && second && BETWEEN.test(name)) return between(receiver.text, name, given);
  if (keywords.length > 0 || more.length > 0 || given.some(({ type }) => type.endsWith('splat'))) return undefined;
  const each = `for ${ITEM} in ${receiver.text}:`;
  if (!first) return withoutArguments(name, each) ?? ofWhole(receiver.text, name);
  if (second) return withTwo(receiver, name, first, second);
  const isWanted = `if ${ITEM} == ${first.text}:`;
  switch (name) {
    case 'count':
      return [`${RESULT} = 0`, each, `    ${isWanted}`, `        ${RESULT} += 1`, `return ${RESULT}`];
    case 'find':
      return [...searched(each, isWanted), 'return -1'];
    case 'index':
      return [
        ...searched(each, isWanted),
        `if isinstance(${receiver.text}, list):`,
        `    raise ValueError(repr(${first.text}) + ' is not in list')`,
        `if isinstance(${receiver.text}, tuple):`,
        "    raise ValueError('tuple.index(x): x not in tuple')",
        "raise ValueError('substring not found')",
      ];
    case 'rfind':
      return [...searchedToTheEnd(each, isWanted), `return ${RESULT}`];
    case 'rindex':
      return [...searchedToTheEnd(each, isWanted), `if ${RESULT} < 0:`, '    raise ValueError', `return ${RESULT}`];
    case 'startswith':
      return [`return ${receiver.text}[:len(${first.text})] == ${first.text}`];
    case 'endswith':
      return [
        `if not ${first.text}:`,
        '    return True',
        `return ${receiver.text}[-len(${first.text}):] == ${first.text}`,
      ];
    case 'split':
      return (textOf(first)?.length ?? 1) > 1
        ? splitByText(receiver.text, first.text)
        : split(each, isWanted, [`yield ${RESULT}`]);
    case 'decode':
      return bytesMethod(receiver.text, name);
    case 'encode':
      return encoded(receiver.text);
    case 'translate':
      return translated(receiver.text, first.text);
    case 'remove':
      return removal(each, first);
    case 'pop':
      return [
        `${PLACE} = 0`,
        each,
        `    if ${PLACE} != ${first.text}:`,
        `        yield ${ITEM}`,
        `    ${PLACE} += 1`,
        `if ${PLACE} <= ${first.text}:`,
        "    raise IndexError('pop index out of range')",
      ];
    case 'most_common':
      return [`return ${byCount(receiver.text)}[:${first.text}]`];
    case 'partition':
      return parted(receiver.text, first.text, 'find', [receiver.text, "''", "''"]);
    case 'rpartition':
      return parted(receiver.text, first.text, 'rfind', ["''", "''", receiver.text]);
    case 'removeprefix':
      return whether(`${receiver.text}.startswith(${first.text})`, `[len(${first.text}):]`, receiver);
    case 'removesuffix':
      return whether(`${receiver.text}.endswith(${first.text})`, `[:-len(${first.text})]`, receiver);
    case 'zfill':
      return padded(receiver, first, `'0' + ${RESULT}`);
    case 'join':
      return lazy(first) ? undefined : joined(receiver, first);
    default:
      if (STRIPS.test(name)) return stripped(name, each, `${ITEM} in ${first.text}`);
      return aligned(receiver, name, first, "' '");
  }
}

/** `table.get(key, default)` */
function lookedUp(table: string, [key, otherwise, ...more]: readonly SyntaxNode[]): Lines | undefined {
  if (!key || more.length > 0) return undefined;
  return [`if ${key.text} in ${table}:`, `    return ${table}[${key.text}]`, `return ${otherwise?.text ?? 'None'}`];
}

const STRIPS = /^[lr]?strip$/;

function withoutArguments(name: string, each: string): Lines | undefined {
  if (/^(?:upper|lower|swapcase)$/.test(name)) return text(each, [`${ITEM}.${name}()`]);
  if (STRIPS.test(name)) return stripped(name, each, `${ITEM}.isspace()`);
  switch (name) {
    case 'isidentifier':
      return [
        `${RESULT} = False`,
        each,
        `    if not ${RESULT} and ${ITEM}.isdigit():`,
        '        return False',
        `    if ${ITEM} != '_' and not ${ITEM}.isalnum():`,
        '        return False',
        `    ${RESULT} = True`,
        `return ${RESULT}`,
      ];
    case 'split':
      return split(each, `if ${ITEM}.isspace():`, [`if ${RESULT}:`, `    yield ${RESULT}`]);
    case 'reverse':
      return [`${RESULT} = []`, each, `    ${RESULT}.insert(0, ${ITEM})`, `return ${RESULT}`];
    default:
      return undefined;
  }
}

/** What stands for a character is a text, the number of one, or `None` for nothing. */
function translated(receiver: string, table: string): Lines {
  const [held, other] = [`${OWN}table`, `${OWN}other`];
  return [
    `${held} = ${table}`,
    `${RESULT} = ''`,
    `for ${ITEM} in ${receiver}:`,
    ...indented([
      `${other} = ${held}.get(ord(${ITEM}), ${ITEM})`,
      `if isinstance(${other}, int):`,
      `    ${other} = chr(${other})`,
      `if ${other} is not None:`,
      `    ${RESULT} += ${other}`,
    ]),
    `return ${RESULT}`,
  ];
}

/** Keys with how often they come; of those that come as often, the first one is in front. */
function byCount(counter: string): string {
  const pair = `${OWN}pair`;
  return `sorted(${counter}.items(), key=lambda ${pair}: ${pair}[1], reverse=True)`;
}

/** Methods of bytes, of whole numbers, and of counts. */
function ofWhole(receiver: string, name: string): Lines | undefined {
  if (name === 'total') return [`return sum(${receiver}.values())`];
  if (name === 'most_common') return [`return ${byCount(receiver)}`];
  return name === 'encode' ? encoded(receiver) : (bytesMethod(receiver, name) ?? bitMethod(receiver, name));
}

function withTwo(receiver: SyntaxNode, name: string, first: SyntaxNode, second: SyntaxNode): Lines | undefined {
  const each = `for ${ITEM} in ${receiver.text}:`;
  switch (name) {
    case 'replace': {
      const isWanted = `if ${ITEM} == ${first.text}:`;
      const lines = [isWanted, `    ${RESULT} += ${second.text}`, 'else:', `    ${RESULT} += ${ITEM}`];
      return [`${RESULT} = ''`, each, ...indented(lines), `return ${RESULT}`];
    }
    case 'insert': {
      const lines = [`if ${PLACE} == ${first.text}:`, `    yield ${second.text}`, `yield ${ITEM}`, `${PLACE} += 1`];
      return [`${PLACE} = 0`, each, ...indented(lines), `if ${PLACE} <= ${first.text}:`, `    yield ${second.text}`];
    }
    default:
      return aligned(receiver, name, first, second.text);
  }
}

/** Methods that look at a part of a text only, where they are told to. */
const BETWEEN = /^(?:r?find|r?index|count|startswith|endswith)$/;

/** From a place on, or up to another one. */
function between(
  receiver: string,
  name: string,
  [wanted, start, stop, ...more]: readonly SyntaxNode[],
): Lines | undefined {
  if (!wanted || !start || more.length > 0) return undefined;
  const part = [`${PART} = ${receiver}[${start.text}:${stop?.text ?? ''}]`];
  const result = `${PART}.${name.replace('index', 'find')}(${wanted.text})`;
  if (!/find|index/.test(name)) return [...part, `return ${result}`];
  const missed = name.endsWith('find') ? 'return -1' : "raise ValueError('substring not found')";
  const lines = [`if ${RESULT} < 0:`, `    ${missed}`, `return ${start.text} + ${RESULT}`];
  const other = [`if not isinstance(${receiver}, str):`, `    return ${start.text} + ${PART}.index(${wanted.text})`];
  return [...part, ...(name === 'index' ? other : []), `${RESULT} = ${result}`, ...lines];
}

const PART = `${OWN}part`;

/** What stands in front of a separator, the separator, and what stands behind it. */
function parted(receiver: string, separator: string, find: string, missed: readonly string[]): Lines {
  return [
    `${PLACE} = ${receiver}.${find}(${separator})`,
    `if ${PLACE} < 0:`,
    `    return ${missed.join(', ')}`,
    // Of a text that is written there, the model says all of it for its end.
    `_text = ${receiver}`,
    `_behind = ${PLACE} + len(${separator})`,
    `return _text[:${PLACE}], ${separator}, _text[_behind:]`,
  ];
}

function whether(holds: string, rest: string, { text: receiver }: SyntaxNode): Lines {
  return [`if ${holds}:`, `    return ${receiver}${rest}`, `return ${receiver}`];
}

/** Returns the place of the first item that is wanted. */
function searched(each: string, isWanted: string): Lines {
  return [`${PLACE} = 0`, each, `    ${isWanted}`, `        return ${PLACE}`, `    ${PLACE} += 1`];
}

/** Leaves the place of the last item that is wanted, or -1. */
function searchedToTheEnd(each: string, isWanted: string): Lines {
  const lines = [isWanted, `    ${RESULT} = ${PLACE}`, `${PLACE} += 1`];
  return [`${RESULT} = -1`, `${PLACE} = 0`, each, ...indented(lines)];
}

/** Yields the texts between separators. */
function split(each: string, isSeparator: string, ended: Lines): Lines {
  const lines = [isSeparator, ...indented([...ended, `${RESULT} = ''`]), 'else:', `    ${RESULT} += ${ITEM}`];
  return [`${RESULT} = ''`, each, ...indented(lines), ...ended];
}

/** A text that grows to a width. */
function padded({ text: receiver }: SyntaxNode, width: SyntaxNode, grown: string): Lines {
  const header = `for ${ITEM} in range(${width.text} - len(${receiver})):`;
  return [`${RESULT} = ${receiver}`, header, `    ${RESULT} = ${grown}`, `return ${RESULT}`];
}

/** `ljust`, `rjust` and `center`. */
function aligned(receiver: SyntaxNode, name: string, width: SyntaxNode, fill: string): Lines | undefined {
  switch (name) {
    case 'rjust':
      return padded(receiver, width, `${fill} + ${RESULT}`);
    case 'ljust':
      return padded(receiver, width, `${RESULT} + ${fill}`);
    case 'center':
      return centered(receiver, width, fill);
    default:
      return undefined;
  }
}

/** An odd place that is left over is on the right where the width is even, and else on the left. */
function centered({ text: receiver }: SyntaxNode, { text: width }: SyntaxNode, fill: string): Lines {
  const [room, half] = [`${OWN}room`, `${OWN}half`];
  return [
    `${RESULT} = ${receiver}`,
    `${room} = ${width} - len(${RESULT})`,
    `${half} = ${room} // 2 + ${room} % 2 * (${width} % 2)`,
    `for ${ITEM} in range(${half}):`,
    `    ${RESULT} = ${fill} + ${RESULT}`,
    `for ${ITEM} in range(${room} - ${half}):`,
    `    ${RESULT} = ${RESULT} + ${fill}`,
    `return ${RESULT}`,
  ];
}

/** A text without the characters at its ends that go. */
function stripped(name: string, each: string, goes: string): Lines {
  const kept = `${OWN}kept`;
  const skip = [`if ${goes}:`, '    continue'];
  const lines = [
    ...(name === 'rstrip' ? [] : [`if not ${RESULT}:`, ...indented(skip)]),
    `${RESULT} += ${ITEM}`,
    ...(name === 'lstrip' ? [] : [...skip, `${kept} = ${RESULT}`]),
  ];
  const [made, result] = name === 'lstrip' ? [[], RESULT] : [[`${kept} = ''`], kept];
  return [`${RESULT} = ''`, ...made, each, ...indented(lines), `return ${result}`];
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
