/** Sorting, and finding the first or last in an order, with one comparison after the other. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import {
  application,
  iterationOver,
  inside,
  ITEM,
  OTHER,
  OWN,
  parametersOf,
  PLACE,
  RESULT,
  type Lines,
} from './iteration';

const KEY = `${OWN}key`;
const KEYS = `${OWN}keys`;

/** What items are compared by. */
interface Order {
  readonly key?: SyntaxNode;
  readonly reverse: boolean;
  /** What `max` and `min` give of nothing. */
  readonly otherwise?: SyntaxNode;
}

/** Keyword arguments of `sorted`, `max` and `min`; undefined where they say more than an order. */
function orderOf(keywords: readonly SyntaxNode[]): Order | undefined {
  let order: Order = { reverse: false };
  for (const keyword of keywords) {
    const [name, value] = [keyword.get('name')?.text, keyword.get('value')];
    if (name === 'key' && value) order = value.type === 'none' ? order : { ...order, key: value };
    else if (name === 'reverse' && (value?.type === 'true' || value?.type === 'false'))
      order = { ...order, reverse: value.type === 'true' };
    else if (name === 'default' && value) order = { ...order, otherwise: value };
    else return undefined;
  }
  return order;
}

/** Each item goes in front of the first greater one. */
export function sorting(items: SyntaxNode, keywords: readonly SyntaxNode[]): Lines | undefined {
  const order = orderOf(keywords);
  const through = order && !order.otherwise && compared(items, order.key);
  if (!through) return undefined;
  const { item, round, bound, by, known } = through;
  const both = (edit: (list: string, value: string) => string): Lines =>
    known === RESULT ? [edit(RESULT, item)] : [edit(known, by), edit(RESULT, item)];
  const lines = [
    ...bound,
    `${PLACE} = 0`,
    `for ${OTHER} in ${known}:`,
    order.reverse ? `    if ${by} > ${OTHER}:` : `    if ${by} < ${OTHER}:`,
    ...both((list, value) => `        ${list}.insert(${PLACE}, ${value})`),
    '        break',
    `    ${PLACE} += 1`,
    'else:',
    ...both((list, value) => `    ${list}.append(${value})`),
  ];
  const start = known === RESULT ? [] : [`${known} = []`];
  return [...start, `${RESULT} = []`, ...inside(round, lines), `return ${RESULT}`];
}

/** The best item so far is kept as the only one of a list, since there is none before the first. */
export function extreme(name: 'max' | 'min', items: SyntaxNode, keywords: readonly SyntaxNode[]): Lines | undefined {
  const order = orderOf(keywords);
  const through = order?.reverse === false ? compared(items, order.key) : undefined;
  if (!order || !through) return undefined;
  const { item, round, bound, by, known } = through;
  const better = name === 'max' ? '>' : '<';
  const kept = known === RESULT ? [] : [`    ${known} = [${by}]`];
  return [
    ...(known === RESULT ? [] : [`${known} = []`]),
    `${RESULT} = []`,
    ...inside(round, [
      ...bound,
      `if not ${known} or ${by} ${better} ${known}[0]:`,
      ...kept,
      `    ${RESULT} = [${item}]`,
    ]),
    `if not ${RESULT}:`,
    order.otherwise
      ? `    return ${order.otherwise.text}`
      : `    raise ValueError('${name}() arg is an empty sequence')`,
    `return ${RESULT}[0]`,
  ];
}

/** How items are gone through, what they are compared by, and the list of what is known of those before. */
function compared(items: SyntaxNode, key: SyntaxNode | undefined) {
  const [parameter = ITEM, ...more] = (key && parametersOf(key)) ?? [];
  const round = more.length > 0 ? undefined : iterationOver(items, parameter);
  if (!round) return undefined;
  // An item that is computed gets a name, since it is used more than once.
  const bound = round.item === parameter ? [] : [`${parameter} = ${round.item}`];
  if (!key) return { round, item: parameter, bound, by: parameter, known: RESULT };
  const keyed = [...bound, `${KEY} = ${application(key, [parameter])}`];
  return { round, item: parameter, bound: keyed, by: KEY, known: KEYS };
}
