/**
 * Functions of numbers and digits as the loops that they are equivalent to. Which of their arguments they hold for is not said
 * here: `debugger/decompose/fitting.ts` looks at the values.
 */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { LEFT, power, RIGHT } from './bits';
import { fromBytes, fromHex } from './byte-strings';
import { formatted, inBase } from './format-specs';
import {
  application,
  indented,
  ITEM,
  iterationOver,
  inside,
  OWN,
  parametersOf,
  PLACE,
  RESULT,
  type Lines,
} from './iteration';
import { textOf } from './text-pieces';

/** A call with arguments by position alone, by the name of what is called. */
export function functionBody(name: string, given: readonly SyntaxNode[]): Lines | undefined {
  if (given.some(({ type }) => type === 'keyword_argument' || type.endsWith('splat'))) return undefined;
  const [first = '', second = '', third = ''] = given.map(({ text }) => text);
  switch (`${name}/${given.length}`) {
    case 'max/2':
    case 'min/2':
      return [
        `${LEFT} = ${first}`,
        `${RIGHT} = ${second}`,
        `if ${RIGHT} ${name === 'max' ? '>' : '<'} ${LEFT}:`,
        `    return ${RIGHT}`,
        `return ${LEFT}`,
      ];
    case 'str/1':
    case 'repr/1':
      return [`return "b'" + ${first}.decode() + "'"`];
    case 'fsum/1':
      return gathered(given, '0.0', '+=');
    case 'prod/1':
      return gathered(given, '1', '*=');
    case 'pow/2':
      return power(first, second);
    case 'pow/3': {
      return powerModulo(first, second, third);
    }
    case 'factorial/1':
      return [
        `${RESULT} = 1`,
        `for ${ITEM} in range(2, ${first} + 1):`,
        `    ${RESULT} *= ${ITEM}`,
        `return ${RESULT}`,
      ];
    case 'divmod/2':
      return [`${LEFT} = ${first} // ${second}`, `${RIGHT} = ${first} % ${second}`, `return ${LEFT}, ${RIGHT}`];
    case 'isclose/2': {
      const [left, right] = [`${LEFT} = ${first}`, `${RIGHT} = ${second}`];
      return [left, right, `return abs(${LEFT} - ${RIGHT}) <= 1e-09 * max(abs(${LEFT}), abs(${RIGHT}))`];
    }
    case 'gcd/2': {
      const round = `    ${LEFT}, ${RIGHT} = ${RIGHT}, ${LEFT} % ${RIGHT}`;
      return [`${LEFT} = ${first}`, `${RIGHT} = ${second}`, `while ${RIGHT}:`, round, `return abs(${LEFT})`];
    }
    case 'lcm/2':
      return [`${LEFT} = abs(${first})`, `${RIGHT} = gcd(${first}, ${second})`, `return ${LEFT} // ${RIGHT} * abs(${second})`]; // prettier-ignore
    case 'int/2': {
      const digit = `${OWN}digit = '0123456789abcdefghijklmnopqrstuvwxyz'.index(${ITEM})`;
      const round = [digit, `${RESULT} = ${RESULT} * ${second}`, `${RESULT} += ${OWN}digit`];
      return [`${RESULT} = 0`, `for ${ITEM} in ${first}.lower():`, ...indented(round), `return ${RESULT}`];
    }
    case 'bin/1':
      return inBase(first, 'b');
    case 'oct/1':
      return inBase(first, 'o');
    case 'hex/1':
      return inBase(first, 'x');
    case 'format/2': {
      const specification = textOf(given[1]);
      return specification === undefined ? undefined : formatted(first, specification);
    }
    case 'fromhex/1':
      return fromHex(first);
    case 'from_bytes/2':
      return fromBytes(first, given[1]);
    case 'Counter/1':
      return tallied(given);
    case 'comb/2':
      return counted(second, `${RESULT} * (${first} - ${ITEM}) // (${ITEM} + 1)`);
    case 'perm/2':
      return counted(second, `${RESULT} * (${first} - ${ITEM})`);
    case 'isqrt/1':
      return [...wholeRoot(first), `return ${RESULT}`];
    // A root that is no whole number gives nothing here.
    case 'sqrt/1':
      return [
        ...wholeRoot(first),
        `if ${RESULT} * ${RESULT} == ${first}:`,
        `    return float(${RESULT})`,
        'return None',
      ];
    case 'hypot/2':
      return [`${LEFT} = ${first} * ${first}`, `${RIGHT} = ${second} * ${second}`, `return sqrt(${LEFT} + ${RIGHT})`];
    case 'reduce/2':
    case 'reduce/3':
      return reduced(given);
    case 'bisect_left/2':
      return halved(first, (middle) => `${first}[${middle}] < ${second}`);
    case 'bisect/2':
    case 'bisect_right/2':
      return halved(first, (middle) => `not ${second} < ${first}[${middle}]`);
    default:
      return undefined;
  }
}

/** By Newton's method, from above: the root of the first one or two digits, and as many zeros as there are pairs behind them. */
function wholeRoot(number: string): Lines {
  const [next, digits] = [`${OWN}next`, `${OWN}digits`];
  const start = [
    `${digits} = str(${number})`,
    `${PLACE} = (len(${digits}) - 1) // 2`,
    `${LEFT} = int(${digits}[:len(${digits}) - 2 * ${PLACE}])`,
    `${next} = 1`,
    `while ${next} * ${next} <= ${LEFT}:`,
    `    ${next} += 1`,
    `${next} *= 10 ** ${PLACE}`,
    `${RESULT} = ${next} + 1`,
  ];
  const round = [`${RESULT} = ${next}`, `${next} = (${RESULT} + ${number} // ${RESULT}) // 2`];
  const lines = [...start, `while ${next} < ${RESULT}:`, ...indented(round)];
  return [`if ${number} < 2:`, `    ${RESULT} = ${number}`, 'else:', ...indented(lines)];
}

/** By the binary digits of the exponent: as many rounds as it has of them. */
function powerModulo(base: string, exponent: string, modulus: string): Lines {
  const round = [
    `if ${RIGHT} % 2:`,
    `    ${RESULT} = ${RESULT} * ${LEFT} % ${modulus}`,
    `${LEFT} = ${LEFT} * ${LEFT} % ${modulus}`,
    `${RIGHT} //= 2`,
  ];
  return [
    `${RESULT} = 1`,
    `${LEFT} = ${base} % ${modulus}`,
    `${RIGHT} = ${exponent}`,
    `while ${RIGHT}:`,
    ...indented(round),
    `return ${RESULT} % ${modulus}`,
  ];
}

/** A number that changes so many times. */
function counted(times: string, change: string): Lines {
  return [`${RESULT} = 1`, `for ${ITEM} in range(${times}):`, `    ${RESULT} = ${change}`, `return ${RESULT}`];
}

/** What a function of two makes of what there is so far and the next item. */
function reduced([applied, items, start]: readonly SyntaxNode[]): Lines | undefined {
  const round = items && iterationOver(items);
  const names = applied && (parametersOf(applied) ?? [RESULT, ITEM]);
  if (!applied || !round || names?.length !== 2) return undefined;
  const [sofar = '', next = ''] = names;
  const item = round.item === next ? [] : [`${next} = ${round.item}`];
  const change = `${sofar} = ${application(applied, names)}`;
  if (start) return [`${sofar} = ${start.text}`, ...inside(round, [...item, change]), `return ${sofar}`];
  const isFirst = `${OWN}first`;
  const first = [`if ${isFirst}:`, `    ${sofar} = ${next}`, `    ${isFirst} = False`, '    continue'];
  const lines = [...item, ...first, change];
  const none = "raise TypeError('reduce() of empty iterable with no initial value')";
  return [`${isFirst} = True`, ...inside(round, lines), `if ${isFirst}:`, `    ${none}`, `return ${sofar}`];
}

/** How often each item comes. */
function tallied(given: readonly SyntaxNode[]): Lines | undefined {
  const round = given[0] && iterationOver(given[0]);
  const count = `${OWN}count`;
  const item = round?.item === ITEM ? [] : [`${ITEM} = ${round?.item ?? ''}`];
  // One step at a time: the sum of what is looked up is often forgotten.
  const more = [`${count} = ${RESULT}.get(${ITEM}, 0)`, `${count} += 1`, `${RESULT}[${ITEM}] = ${count}`];
  return round && [`${RESULT} = {}`, ...inside(round, [...item, ...more]), `return Counter(${RESULT})`];
}

/** Sums of the items so far. */
export function accumulated(items: string): Lines {
  const isFirst = `${OWN}first`;
  return [
    `${isFirst} = True`,
    `for ${ITEM} in ${items}:`,
    `    if ${isFirst}:`,
    `        ${RESULT} = ${ITEM}`,
    `        ${isFirst} = False`,
    '    else:',
    `        ${RESULT} += ${ITEM}`,
    `    yield ${RESULT}`,
  ];
}

function gathered(given: readonly SyntaxNode[], empty: string, operator: string): Lines | undefined {
  const round = given[0] && iterationOver(given[0]);
  return (
    round && [`${RESULT} = ${empty}`, ...inside(round, [`${RESULT} ${operator} ${round.item}`]), `return ${RESULT}`]
  );
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
