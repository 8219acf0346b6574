/**
 * Statements that change what a name holds and do nothing else, of which the model is often mistaken: as smaller changes, one key
 * or item after the other.
 */
import { isSameRange, isValueOf } from '../../../codec/step/syntax/call-syntax';
import type { Query } from '../../../codec/query';
import { remainderOf } from '../../../python/statements/tree/node-tokens';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { inFunction, type FewLines } from '../few-lines';
import { LASTING } from '../given-operands';
import { boundsOf } from '../sequences/item-lookup';
import { changedByOperator, changedBySlice } from './assignment-changes';
import { changedByMethod, HELD, type Argument, type Evaluated } from './method-changes';
import { changeAfterOthers } from './several-changes';

type Read = (text: string) => Value | undefined;

export interface ChangeInPlace extends FewLines {
  /** Whose value changes. */
  readonly name: string;
  /** The value with what the lines give inside of it, where they are about that alone. */
  readonly around?: (inside: Value) => Value;
}

/** Undefined for what is asked about as it is written. */
export function changeInPlace(query: Query, read: Read): ChangeInPlace | undefined {
  return changeAfterOthers(query) ?? byMethod(query, read) ?? byAssignment(query, read) ?? byDeletion(query, read);
}

/** `settings.update(size=3)` */
function byMethod(query: Query, read: Read): ChangeInPlace | undefined {
  const { kind, subExpressions, calls } = query.statement;
  const part = subExpressions.at(-1);
  if (kind !== 'expression' || !part?.discarded || part.operatorKind !== 'method') return undefined;
  const site = calls.find(({ range }) => isSameRange(range, part.range));
  const held = site?.receiver === undefined ? undefined : query.lookup(site.receiver);
  if (!site || !held || site.receiver === undefined) return undefined;
  const given = new Given(query, read);
  const list = part.node?.bare.get('arguments');
  const nodes = list?.type === 'generator_expression' ? [list] : (list?.named ?? []);
  if (nodes.length !== site.arguments.length) return undefined;
  const lines = changedByMethod(
    held,
    part.operator,
    nodes.map((node) => given.argument(node)),
  );
  return lines && { name: site.receiver, ...inLines([...given.lines, ...lines], held, given.names) };
}

/** `seen -= done`, `row[1:3] = cells` */
function byAssignment(query: Query, read: Read): ChangeInPlace | undefined {
  const { statement } = query;
  const [assignment, ...others] = statement.assignments ?? [];
  const [target, ...more] = assignment?.targets ?? [];
  if (!assignment || !target || others.length + more.length > 0) return undefined;
  const isSum = statement.kind === 'augmented-assignment';
  const place = isSum ? { holder: target, bounds: [] } : sliceAt(target, read);
  const changed = place && holderOf(query, place.holder);
  if (!changed) return undefined;
  const given = new Given(query, read);
  const value = given.evaluated(assignment.value);
  const lines = isSum
    ? changedByOperator(changed.held, assignment.operator.slice(0, -1), value)
    : changedBySlice(changed.held, place.bounds, value);
  return lines && { name: changed.name, ...inLines([...given.lines, ...lines], changed.held, given.names) };
}

/** `del row[::2]`, `del self.rows[at - 1]` */
function byDeletion(query: Query, read: Read): ChangeInPlace | undefined {
  const { kind, evaluation } = query.statement;
  const [target, ...more] = kind === 'delete' ? (evaluation?.node?.named ?? []) : [];
  if (!target || more.length > 0) return undefined;
  const place = sliceAt(target, read);
  if (!place) return itemDeleted(query, target.bare, read);
  const changed = holderOf(query, place.holder);
  const lines = changed && changedBySlice(changed.held, place.bounds, undefined);
  return lines && { name: changed.name, ...inLines(lines, changed.held, new Map()) };
}

/** Undefined for an item at a place or key that is a name or written down: the model knows it. */
function itemDeleted(query: Query, target: SyntaxNode, read: Read): ChangeInPlace | undefined {
  const holder = target.type === 'subscript' ? target.get('value')?.bare : undefined;
  const [index, ...more] = target.all('subscript');
  if (!holder || !index || more.length > 0 || ATOM.test((index.bare.get('argument') ?? index).bare.type)) return undefined; // prettier-ignore
  const changed = holderOf(query, holder);
  if (changed?.held.kind !== 'list' && changed?.held.kind !== 'dict') return undefined;
  const given = new Given(query, read);
  const { text } = given.evaluated(index);
  const lines = [...given.lines, `_place = ${text}`, `del ${HELD}[_place]`, `return ${HELD}`];
  return { name: changed.name, ...inLines(lines, changed.held, given.names) };
}

interface Slice {
  readonly holder: SyntaxNode;
  readonly bounds: readonly (bigint | undefined)[];
}

/** Undefined for anything but a slice whose bounds are known. */
function sliceAt(target: SyntaxNode, read: Read): Slice | undefined {
  const { bare } = target;
  const [index, ...more] = bare.type === 'subscript' ? bare.all('subscript') : [];
  const holder = bare.get('value')?.bare;
  if (index?.type !== 'slice' || more.length > 0 || !holder) return undefined;
  const texts = boundsOf(bare);
  const bounds = texts.map((text) => (text === '' ? undefined : read(text)));
  if (bounds.some((bound, at) => texts[at] !== '' && bound?.kind !== 'int')) return undefined;
  return { holder, bounds: bounds.map((bound) => (bound?.kind === 'int' ? bound.value : undefined)) };
}

function holderOf(query: Query, node: SyntaxNode): { readonly name: string; readonly held: Value } | undefined {
  const name = remainderOf(query.statement, node)?.name;
  const held = name === undefined ? undefined : query.lookup(name);
  return held && name !== undefined ? { name, held } : undefined;
}

function inLines(lines: readonly string[], held: Value, names: ReadonlyMap<string, Value>): FewLines {
  return { text: inFunction(lines), names: new Map([[HELD, held], ...names]) };
}

/** All items of it are taken at once. */
const asList = (generator: string): string => `[${generator.slice(1, -1)}]`;

/** Written down by itself. */
const ATOM = /^(?:identifier|integer|float|string|true|false|none)$/;

/** What a statement is given, evaluated before anything changes. */
class Given {
  readonly lines: string[] = [];
  readonly names = new Map<string, Value>();

  constructor(
    private readonly query: Query,
    private readonly read: Read,
  ) {}

  argument(node: SyntaxNode): Argument {
    const star = node.type === 'list_splat' ? '*' : node.type === 'dictionary_splat' ? '**' : undefined;
    const keyword = node.type === 'keyword_argument' ? node.get('name')?.text : undefined;
    const written = (star ? node.named[0] : keyword === undefined ? node : node.get('value')) ?? node;
    return { ...this.evaluated(written), ...(keyword !== undefined && { keyword }), ...(star && { star }) };
  }

  evaluated(node: SyntaxNode): Evaluated {
    const { bare } = node;
    const found = this.query.computed.findLast((one) => isValueOf(one, bare))?.value;
    const value = found ?? this.read(bare.text);
    if (ATOM.test(bare.type)) return { text: bare.text, node, value };
    const name = `_given${this.names.size + this.lines.length}`;
    if (value && LASTING.test(value.kind)) this.names.set(name, value);
    else this.lines.push(`${name} = ${bare.type === 'generator_expression' ? asList(bare.text) : bare.text}`);
    return { text: name, node, value };
  }
}
