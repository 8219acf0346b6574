/**
 * What a statement changes about which nothing can be said: the names, attributes and items that it sets are unknown, and what it
 * may change otherwise; all else stays as it is. What is put behind or in front of the items of a list leaves them alone.
 */
import { contains } from '../../../codec/step/syntax/call-syntax';
import { placesOfTarget } from '../../../python/statements/statement-parts';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import type { ForeignValue, UnknownValue, Value } from '../../../python/values/value';
import type { ClassAttributes } from '../../classes/class-attributes';
import { isContainer } from '../../objects/containers';
import { withAttribute, withItem, withMore } from '../../objects/contents';
import { Numbering } from '../../objects/heap';
import { UNKNOWN_TEXT } from '../../unknowns/unknown-values';
import { READERS, READING } from '../../program/mentions';
import { topFrame, type State } from '../../state/state';
import { HandedReader, NOTHING_HELD } from './handed-reader';
import { Stores } from './stores';

/** Methods that put what they are given into what they are called on. */
const KEEPING: ReadonlySet<string> = new Set('append appendleft add insert setdefault put push'.split(' '));

interface Extent {
  readonly classAttributes: ClassAttributes;
  /** Whatever is passed to something may have been changed by it. */
  readonly isAnythingTouched: boolean;
}

export function withUnknownEffects(
  state: State,
  statement: Statement,
  unknown: UnknownValue,
  { classAttributes, isAnythingTouched }: Extent,
): State {
  const effects = new UnknownEffects(state, unknown, classAttributes, isAnythingTouched);
  // What a call of the program has changed is known already.
  const made = topFrame(state).computed.filter(({ value }) => value.kind !== 'unknown');
  for (const { node } of statement.subExpressions) {
    const isMade = node && made.some(({ range }) => contains(range, node.range));
    if (node?.type === 'call' && !isMade) effects.call(node);
  }
  for (const { targets, operator } of statement.assignments ?? [])
    for (const place of targets.flatMap(placesOfTarget)) effects.set(place, operator);
  for (const name of statement.targets) if (!statement.deleted.includes(name)) effects.bind(name);
  return effects.state;
}

class UnknownEffects {
  private readonly stores: Stores;
  private readonly reader: HandedReader;
  private output = '';

  constructor(
    state: State,
    private readonly unknown: UnknownValue,
    private readonly classAttributes: ClassAttributes,
    private readonly isAnythingTouched: boolean,
  ) {
    this.stores = new Stores(state);
    this.reader = new HandedReader(state, undefined, classAttributes, NOTHING_HELD);
  }

  get state(): State {
    const { state, changed } = this.stores;
    if (changed.length === 0 && this.output === '') return state;
    const changes = new Map([...state.last.changes, ...changed.map((name) => [name, 0] as const)]);
    const last = { ...state.last, changes, output: state.last.output + this.output };
    return { ...state, output: state.output + this.output, last };
  }

  /** A method may change what it is called on, and any call what it is given. */
  call(node: SyntaxNode): void {
    const callee = node.get('function');
    const given = node.get('arguments')?.named ?? [];
    const receiver = callee?.type === 'attribute' ? callee.get('object') : undefined;
    const method = callee?.get('attribute')?.text ?? '';
    if (callee && this.isPrint(callee, given)) this.output += `${UNKNOWN_TEXT}\n`;
    const name = callee?.text ?? '';
    const isKept = receiver ? READING.has(method) || KEEPING.has(method) : READERS.has(name) || ITEMWISE.has(name);
    if (!isKept && this.isAnythingTouched) for (const argument of given) this.mayChange(argument);
    if (receiver && !READING.has(method)) this.methodOf(receiver, method, given);
  }

  private methodOf(receiver: SyntaxNode, method: string, given: readonly SyntaxNode[]): void {
    const holder = this.now(receiver);
    if (!holder || !holdsItems(holder)) return;
    const isInFront = method === 'insert' && given.length === 2 && given[0]?.text === '0';
    const [argument, ...more] = isInFront ? given.slice(1) : given;
    const item = argument && more.length === 0 ? (this.now(argument) ?? this.unknown) : undefined;
    const numbering = new Numbering(this.stores.state.nextId);
    const after = item && withMore(holder, isInFront ? 'appendleft' : method, numbering.label(item));
    if (!after || !this.stores.change(nameOf(receiver), after)) this.mayChange(receiver);
    else this.stores.state = { ...this.stores.state, nextId: numbering.position };
  }

  /** It prints a line at least, whatever that is. */
  private isPrint(callee: SyntaxNode, given: readonly SyntaxNode[]): boolean {
    const value = callee.type === 'identifier' ? this.reader.value(callee) : undefined;
    const isBuiltIn = value?.kind === 'opaque' && value.type === 'builtin' && value.name === 'print';
    return isBuiltIn && !given.some((one) => /^(?:file|end)$/.test(one.get('name')?.text ?? ''));
  }

  bind(name: string): void {
    this.stores.bind(name, this.unknown);
  }

  /** What it holds is not known any more; attributes of instances are set by methods, which are entered. */
  private mayChange(node: SyntaxNode): void {
    const value = this.now(node);
    if (value && holdsItems(value)) this.stores.forget(nameOf(node), value, isStateful(value) ? changedBy(value, this.unknown.reason ?? '') : this.unknown); // prettier-ignore
  }

  /** An attribute or item that is set; a name has been bound. */
  set(place: SyntaxNode, operator: string): void {
    // `xs += ys` changes the list itself.
    if (operator !== '=') this.mayChange(place);
    const holderNode = place.type === 'attribute' ? place.get('object') : place.get('value');
    const holder = holderNode && this.now(holderNode);
    const name = place.get('attribute')?.text;
    if (!holderNode || !holder) return;
    const root = nameOf(holderNode);
    const set = this.classAttributes.assigned(this.stores.state, holder, name ?? '', this.unknown);
    if (set) this.stores.set(root, set);
    if (!isContainer(holder)) return;
    const [index, ...more] = place.all('subscript');
    const key = index && more.length === 0 ? this.reader.value(index) : undefined;
    const after =
      holder.kind === 'object' && name !== undefined
        ? withAttribute(holder, name, this.unknown)
        : key && withItem(holder, key, this.unknown);
    if (after) this.stores.change(root, after);
    else this.mayChange(holderNode);
  }

  private now(node: SyntaxNode): Value | undefined {
    return this.reader.at(this.stores.state).holder(node);
  }
}

/** Objects of the library that a method may have changed: nothing that was answered without looking into them says so. */
export function withChangedObjects(state: State, statement: Statement, classAttributes: ClassAttributes): State {
  const calls = statement.subExpressions.flatMap(({ node }) => (node?.type === 'call' ? [node] : []));
  const reader = new HandedReader(state, undefined, classAttributes, NOTHING_HELD);
  const stores = new Stores(state);
  for (const call of calls) {
    const callee = call.get('function')?.bare;
    const [object, method] = [callee?.get('object'), callee?.get('attribute')?.text ?? ''];
    const value = object && !OBSERVING.has(method) ? reader.holder(object) : undefined;
    if (!object || !value || !isStateful(value)) continue;
    stores.forget(nameOf(object), value, changedBy(value, `what ${method} does to it is not known`));
  }
  return stores.changed.length > 0 ? stores.state : state;
}

/** Built-in functions that hand on items, and never what holds them. */
const ITEMWISE: ReadonlySet<string> = new Set(['map', 'filter']);

const OBSERVING: ReadonlySet<string> = new Set('getvalue hexdigest digest parse_args format_help format_usage print_help tell fileno isatty'.split(' ')); // prettier-ignore

/** Of the library, with something inside that methods change. */
function isStateful(value: Value): value is ForeignValue {
  return value.kind === 'foreign' && value.isMutable;
}

function changedBy({ type }: ForeignValue, reason: string): UnknownValue {
  return { kind: 'unknown', type, reason };
}

/** Methods of the program's classes are entered, and so are known: only what a built-in class holds may change unseen. */
function holdsItems(value: Value): boolean {
  return isStateful(value) || (isContainer(value) && (value.kind !== 'object' || value.contents !== undefined));
}

/** The first name of a path. */
function nameOf(node: SyntaxNode): string {
  return node.find('identifier')?.text ?? '';
}
