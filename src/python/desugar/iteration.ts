/** What an expression goes through: comprehensions, `map` and `filter`, or the items of anything else. */
import type { SyntaxNode } from '../statements/tree/syntax-node';

/** Lines of a function body, not indented. */
export type Lines = readonly string[];

/** An item, and the headers (without their colons) inside of which it is used. */
export interface Iteration {
  readonly item: string;
  readonly headers: readonly string[];
  /** What comes before the first of them. */
  readonly before?: Lines;
}

/** In front of the names for what Python keeps out of sight, until it is known which names the text has. */
export const OWN = '\uE000';
export const ITEM = `${OWN}item`;
export const OTHER = `${OWN}other`;
export const PLACE = `${OWN}place`;
export const RESULT = `${OWN}result`;

/** The rounds of the clauses of a comprehension; undefined for anything else, and for what may wait in between. */
export function comprehensionIteration(node: SyntaxNode): Iteration | undefined {
  const headers: string[] = [];
  let before: Lines = [];
  for (const clause of node.named) {
    if (clause.type === 'for_in_clause') {
      if (clause.has('async')) return undefined;
      const [left] = clause.all('left');
      const right = clause.children.slice(clause.children.findIndex(({ type }) => type === 'in') + 1);
      const columns = headers.length === 0 && right.length === 1 ? columnsOf(right[0]) : undefined;
      if (columns) before = columns;
      headers.push(`for ${left?.text ?? ''} in ${columns ? COLUMNS : right.map(({ text }) => text).join(' ')}`);
    } else if (clause.type === 'if_clause') headers.push(`if ${clause.named[0]?.text ?? ''}`);
  }
  const item = node.get('body')?.text;
  return item === undefined || headers.length === 0 ? undefined : { item, headers, before };
}

const COLUMNS = `${OWN}columns`;

/** `zip(*rows)`: what stands in the same place of all rows, cell by cell. */
function columnsOf(node: SyntaxNode | undefined): Lines | undefined {
  const [rows, ...more] = node?.type === 'call' && node.get('function')?.text === 'zip' ? (node.get('arguments')?.named ?? []) : []; // prettier-ignore
  const all = rows?.type === 'list_splat' && more.length === 0 ? rows.named[0] : undefined;
  if (!all) return undefined;
  const [listed, row, column, cell, shortest] = ['rows', 'row', 'column', 'cell', 'shortest'].map((name) => OWN + name);
  return [
    `${listed} = [list(${row}) for ${row} in ${all.text}]`,
    `${shortest} = min([len(${row}) for ${row} in ${listed}], default=0)`,
    `${COLUMNS} = []`,
    `for ${PLACE} in range(${shortest}):`,
    `    ${column} = []`,
    `    for ${row} in ${listed}:`,
    `        ${cell} = ${row}[${PLACE}]`,
    `        ${column}.append(${cell})`,
    `    ${COLUMNS}.append(tuple(${column}))`,
  ];
}

/** Going through what an argument gives. @param name of the item, where it has none in the text */
export function iterationOver(node: SyntaxNode, name = ITEM): Iteration | undefined {
  const round = node.type === 'list_comprehension' ? comprehensionIteration(node) : lazy(node);
  if (round || node.type === 'keyword_argument' || node.type.endsWith('splat')) return round;
  const columns = columnsOf(node);
  if (columns) return { item: name, headers: [`for ${name} in ${COLUMNS}`], before: columns };
  return { item: name, headers: [`for ${name} in ${node.text}`] };
}

/** What is computed only when an item of it is wanted. */
export function lazy(node: SyntaxNode): Iteration | undefined {
  if (node.type === 'generator_expression') return comprehensionIteration(node);
  const callee = node.type === 'call' ? node.get('function')?.text : undefined;
  const [applied, ...iterables] = node.get('arguments')?.named ?? [];
  const [only] = iterables;
  if (!applied || !only || iterables.some(({ type }) => type.endsWith('splat'))) return undefined;
  if (callee === 'map') return mapped(applied, iterables);
  return callee === 'filter' && iterables.length === 1 ? filtered(applied, only) : undefined;
}

function mapped(applied: SyntaxNode, iterables: readonly SyntaxNode[]): Iteration | undefined {
  const [only, other] = iterables;
  if (!only || iterables.length > 2) return undefined;
  const names = parametersOf(applied) ?? (other ? [ITEM, OTHER] : [ITEM]);
  if (names.length !== iterables.length) return undefined;
  const through = other ? `zip(${only.text}, ${other.text})` : only.text;
  return { item: application(applied, names), headers: [`for ${names.join(', ')} in ${through}`] };
}

function filtered(applied: SyntaxNode, iterable: SyntaxNode): Iteration | undefined {
  const [name = ITEM, ...more] = parametersOf(applied) ?? [];
  if (more.length > 0) return undefined;
  const condition = applied.type === 'none' ? name : application(applied, [name]);
  return { item: name, headers: [`for ${name} in ${iterable.text}`, `if ${condition}`] };
}

/** What takes no item before somebody asks it for one. */
export const LAZY: ReadonlySet<string> = new Set(['enumerate', 'filter', 'iter', 'map', 'reversed', 'zip']);
/** What ends, and gives its items again. */
const ENDING: ReadonlySet<string> = new Set(['range', 'sorted', 'list', ...LAZY]);

/** `zip(names, map(len, names))`: what is lazy inside is listed first. Undefined where there is nothing of the kind. */
export function innerFirst(node: SyntaxNode | undefined): { readonly lines: Lines; readonly text: string } | undefined {
  if (!node || !isLazyCall(node)) return undefined;
  const given = node.get('arguments')?.named ?? [];
  const lines: string[] = [];
  const texts = given.map((one) => {
    if (!isLazyCall(one) || !ends(one)) return one.text;
    const name = `${OWN}inner${lines.length}`;
    lines.push(`${name} = list(${one.text})`);
    return name;
  });
  return lines.length === 0 ? undefined : { lines, text: `${node.get('function')?.text ?? ''}(${texts.join(', ')})` };
}

function isLazyCall(node: SyntaxNode): boolean {
  return node.type === 'call' && LAZY.has(node.get('function')?.text ?? '');
}

function ends(node: SyntaxNode): boolean {
  const calls = node.type === 'call' ? [node.get('function')?.text ?? ''] : [];
  return calls.every((name) => ENDING.has(name)) && node.type !== 'generator_expression' && node.named.every(ends);
}

/** Names of the parameters of a lambda that takes plain ones. */
export function parametersOf(node: SyntaxNode): string[] | undefined {
  return node.type === 'lambda' ? node.get('parameters')?.named.map(({ text }) => text) : undefined;
}

/** What a function gives for arguments that have the names of a lambda's parameters. */
export function application(node: SyntaxNode, names: readonly string[]): string {
  if (node.type === 'lambda') return node.get('body')?.text ?? '';
  return `${node.text}(${names.join(', ')})`;
}

export function inside({ headers, before = [] }: Iteration, lines: Lines): Lines {
  return [...before, ...headers.reduceRight<Lines>((inner, header) => [`${header}:`, ...indented(inner)], lines)];
}

export function indented(lines: Lines): Lines {
  return lines.map((line) => `    ${line}`);
}
