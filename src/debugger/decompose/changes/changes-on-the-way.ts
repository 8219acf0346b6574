/**
 * Statements whose expression changes something on its way: `[x for x in xs if not (x in seen or seen.add(x))]`,
 * `settings.update(size=3) or settings`, a `:=` inside of a comprehension. Asked about as a whole, the model says what they give
 * and forgets what they do. Here the comprehension is a loop, and what stands before `or` and gives nothing is a statement.
 */
import type { Query } from '../../../codec/query';
import { indented, type Lines } from '../../../python/desugar/iteration';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { inFunction, type FewLines } from '../few-lines';

/** The function gives what the expression gives, and what each of the names then holds. */
export interface ChangesOnTheWay extends FewLines {
  readonly changed: readonly string[];
  readonly whole: SyntaxNode;
}

/** What is left of an expression once these lines have been run. */
interface Written {
  readonly lines: Lines;
  readonly text: string;
  readonly changed: ReadonlySet<string>;
}

/** Undefined for statements that do nothing of the kind. */
export function changesOnTheWay(query: Query): ChangesOnTheWay | undefined {
  const { assignments = [], returned, kind, evaluation } = query.statement;
  const [assignment, ...others] = assignments;
  const isPlain = assignment?.operator === '=' && others.length === 0 && assignment.targets.length === 1;
  const value = kind === 'assignment' && isPlain ? assignment.value : kind === 'expression' ? evaluation?.node : undefined; // prettier-ignore
  const whole = (kind === 'return' ? returned : value)?.bare;
  if (!whole || query.computed.length > 0 || /"""|'''|\\\n|#/.test(whole.text)) return undefined;
  const written = withDefault(query, whole) ?? withoutFirst(query, whole) ?? withLoop(query, whole);
  const isBoundAgain = identifiers(assignment?.targets[0]).some((name) => written?.changed.has(name));
  if (!written || written.changed.size === 0 || isBoundAgain) return undefined;
  const changed = [...written.changed];
  const bound = new Set(namesBound(whole));
  const names = new Map<string, Value>();
  // What is bound in the function begins with what it is outside.
  const before = changed.flatMap((name, at) => {
    const old = bound.has(name) ? query.lookup(name) : undefined;
    if (!old) return [];
    names.set(`_before${at}`, old);
    return [`${name} = _before${at}`];
  });
  const lines = [
    ...before,
    ...written.lines,
    `_whole = ${written.text}`,
    `return ${['_whole', ...changed].join(', ')}`,
  ];
  return { text: inFunction(lines), names, changed, whole };
}

/** `rows.setdefault(key, {})`: where there is no such key, the model takes what a similar one has. */
function withDefault(query: Query, node: SyntaxNode): Written | undefined {
  const [key, start, ...more] = node.type === 'call' ? (node.get('arguments')?.named ?? []) : [];
  const name = setAsDefault(node)?.text;
  if (!key || !start || more.length > 0 || name === undefined || changedBy(query, node, true) !== name)
    return undefined;
  if ([key, start].some(({ type }) => type.endsWith('splat') || type === 'keyword_argument')) return undefined;
  const lines = [`_key = ${onOneLine(key)}`, `if _key not in ${name}:`, `    ${name}[_key] = ${onOneLine(start)}`];
  return { lines, text: `${name}[_key]`, changed: new Set([name]) };
}

/** `xs.sort() or xs`: `xs`, after `xs.sort()`. */
function withoutFirst(query: Query, node: SyntaxNode): Written | undefined {
  const [left, right] = node.type === 'boolean_operator' ? [node.get('left')?.bare, node.get('right')?.bare] : [];
  if (!left || !right) return undefined;
  const name = changedBy(query, left, false);
  if (name !== undefined) return { lines: [onOneLine(left)], text: node.has('or') ? onOneLine(right) : 'None', changed: new Set([name]) }; // prettier-ignore
  const first = withoutFirst(query, left);
  return first && { ...first, text: `${first.text} ${node.has('or') ? 'or' : 'and'} (${onOneLine(right)})` };
}

const LOOP = /^(?:(?:list|set|dictionary)_comprehension|generator_expression)$/;
/** What may not be evaluated, or not just there. */
const LATER = /^(?:boolean_operator|conditional_expression|lambda)$/;
/** What takes all items of a generator, in any case. */
const GATHERING = /^(?:sum|list|tuple|set|frozenset|dict|sorted|max|min|join|Counter|deque)$/;

interface Loop {
  readonly node: SyntaxNode;
  /** The function that takes its items. */
  readonly taker: SyntaxNode | undefined;
}

/** The first comprehension of which that is not said by something around it that it may not be evaluated. */
function firstLoop(node: SyntaxNode, taker?: SyntaxNode): Loop | undefined {
  if (LOOP.test(node.type)) return { node, taker };
  if (LATER.test(node.type)) return undefined;
  for (const child of node.children) {
    const found = firstLoop(child, node.type === 'call' ? node : node.type === 'argument_list' ? taker : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The expression with a name for what its first loop gives. */
function withLoop(query: Query, whole: SyntaxNode): Written | undefined {
  const loop = firstLoop(whole);
  const changed = new Set(loop && [...namesBound(loop.node), ...namesChanged(query, loop.node)]);
  const rounds = loop && changed.size > 0 ? linesOf(query, loop) : undefined;
  if (!loop || !rounds) return undefined;
  const { lines, replaced, text, bound } = rounds;
  const at = replaced.offset - whole.offset;
  const [before, behind] = [whole.text.slice(0, at), whole.text.slice(at + replaced.text.length)];
  const isIn = (name: string, part: string): boolean => new RegExp(String.raw`\b${name}\b`).test(part);
  // What stands before it has been evaluated by then, and what the loop binds is nobody else's.
  if ([...changed].some((name) => isIn(name, before)) || bound.some((name) => isIn(name, before + behind))) return undefined; // prettier-ignore
  const all = namesChanged(query, whole);
  return all.length > namesChanged(query, loop.node).length
    ? undefined
    : { lines, text: flat(before + text + behind), changed };
}

interface Rounds {
  readonly lines: Lines;
  /** What the text stands for. */
  readonly replaced: SyntaxNode;
  readonly text: string;
  /** Names of its items. */
  readonly bound: readonly string[];
}

function linesOf(query: Query, { node, taker }: Loop): Rounds | undefined {
  const clauses = node.named.filter(({ type }) => /^(?:for_in|if)_clause$/.test(type));
  const loops = clauses.filter(({ type }) => type === 'for_in_clause');
  const bound = loops.flatMap((clause) => identifiers(clause.get('left')));
  const name = taker?.get('function')?.bare;
  const called = (name?.get('attribute') ?? name)?.text ?? '';
  const isDecided = node.type === 'generator_expression' && /^(?:any|all)$/.test(called) && loops.length === 1;
  if (node.type === 'generator_expression' && !isDecided && !GATHERING.test(called)) return undefined;
  const inner = isDecided ? decided(node, called === 'any') : gathered(query, node);
  if (!inner || clauses.some((clause) => clause.has('async'))) return undefined;
  const lines = clauses.toReversed().reduce<Lines>((body, clause) => {
    if (clause.type === 'for_in_clause') return [`${onOneLine(clause)}:`, ...indented(body)];
    const test = withoutNaming(clause.named[0]);
    return [...test.lines, `if ${test.text}:`, ...indented(body)];
  }, inner.lines);
  const replaced = isDecided && taker ? taker : node;
  const text = node.type === 'generator_expression' && !isDecided ? '(_made)' : '_made';
  return { lines: [`_made = ${inner.start}`, ...lines], replaced, text, bound };
}

interface Body {
  readonly start: string;
  readonly lines: Lines;
}

function gathered(query: Query, node: SyntaxNode): Body | undefined {
  const body = node.get('body')?.bare;
  if (!body) return undefined;
  if (node.type === 'dictionary_comprehension') {
    const [key, value] = [withoutNaming(body.get('key')), withoutNaming(body.get('value'))];
    return { start: '{}', lines: [...key.lines, ...value.lines, `_made[${key.text}] = ${value.text}`] };
  }
  const item = changedBy(query, body, false) === undefined ? withoutNaming(body) : { lines: [onOneLine(body)], text: 'None' }; // prettier-ignore
  const isSet = node.type === 'set_comprehension';
  const isName = body.type === 'identifier' || item.text === 'None';
  const named = isName ? item : { lines: [...item.lines, `_made_item = ${item.text}`], text: '_made_item' };
  return { start: isSet ? 'set()' : '[]', lines: [...named.lines, `_made.${isSet ? 'add' : 'append'}(${named.text})`] };
}

/** `any(…)` ends with the first item that is true, `all(…)` with one that is not. */
function decided(node: SyntaxNode, isAny: boolean): Body {
  const item = withoutNaming(node.get('body'));
  const test = isAny ? `if ${item.text}:` : `if not (${item.text}):`;
  const found = [test, `    _made = ${isAny ? 'True' : 'False'}`, '    break'];
  return { start: isAny ? 'False' : 'True', lines: [...item.lines, ...found] };
}

/** `len(parts := line.split()) > 1`: what is bound is bound before. */
function withoutNaming(node: SyntaxNode | undefined): { readonly lines: Lines; readonly text: string } {
  const text = node ? onOneLine(node) : '';
  const naming = node && firstNaming(node);
  const [name, value] = [naming?.get('name')?.text ?? '', naming?.get('value')];
  if (!naming || !value || text.includes('\n')) return { lines: [], text };
  const at = naming.offset - node.offset;
  const [before, behind] = [node.text.slice(0, at), node.text.slice(at + naming.text.length)];
  if (new RegExp(String.raw`\b${name}\b`).test(before) || (before + behind).includes(':=')) return { lines: [], text };
  const inner = withoutNaming(value);
  return { lines: [...inner.lines, `${name} = ${inner.text}`], text: flat(before + name + behind) };
}

function firstNaming(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'named_expression') return node;
  // The first operand is evaluated in any case.
  const sure = node.type === 'boolean_operator' ? node.children.slice(0, 1) : node.children;
  if (LOOP.test(node.type) || /^(?:conditional_expression|lambda)$/.test(node.type)) return undefined;
  for (const child of sure) {
    const found = firstNaming(child);
    if (found) return found;
  }
  return undefined;
}

/** Methods that change what they belong to and give nothing, and others that change it. */
const SILENT =
  /^(?:append(?:left)?|extend(?:left)?|insert|remove|reverse|sort|clear|add|discard|update|(?:symmetric_)?difference_update|intersection_update)$/;
const TAKING = /^(?:pop(?:left|item)?|setdefault)$/;
const HOLDER = /^(?:list|dict|set|deque|Counter|OrderedDict|defaultdict)$/;

/** The name of what a call of a method changes. */
export function changedBy(query: Query, node: SyntaxNode, mayGive: boolean): string | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const [object, method = ''] = [callee?.get('object')?.bare, callee?.get('attribute')?.text];
  const isSilent = SILENT.test(method);
  // `groups.setdefault(key, []).append(word)`, `rows[at].append(cell)`
  const holder = isSilent && object?.type === 'subscript' ? object.get('value')?.bare : isSilent && object?.type === 'call' ? setAsDefault(object) : object; // prettier-ignore
  if (holder?.type !== 'identifier' || !(isSilent || (mayGive && TAKING.test(method)))) return undefined;
  const held = query.lookup(holder.text);
  return held && HOLDER.test(held.kind === 'call' ? held.name : held.kind) ? holder.text : undefined;
}

function setAsDefault(call: SyntaxNode): SyntaxNode | undefined {
  const callee = call.get('function')?.bare;
  return callee?.get('attribute')?.text === 'setdefault' ? callee.get('object')?.bare : undefined;
}

export function namesChanged(query: Query, node: SyntaxNode): string[] {
  return [changedBy(query, node, true) ?? [], ...node.children.map((child) => namesChanged(query, child))].flat();
}

/** By `:=`. */
function namesBound(node: SyntaxNode): string[] {
  const own = node.type === 'named_expression' ? [node.get('name')?.text ?? ''] : [];
  return [...own, ...node.children.flatMap(namesBound)];
}

function identifiers(node: SyntaxNode | undefined): string[] {
  if (!node) return [];
  return node.type === 'identifier' ? [node.text] : node.children.flatMap(identifiers);
}

export function onOneLine({ text }: SyntaxNode): string {
  return flat(text);
}

function flat(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
