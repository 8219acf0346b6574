/**
 * Statements that only hand on what is there: `y = x`, `return [a, self.b]`, `self.x, d[k] = x, None`, a literal. Their values
 * are said by the text and by the state, so nothing has to be predicted, and it does not matter how long they are.
 */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../../codec/query';
import { expressionTree } from '../../../python/expressions/expression-tree';
import { joined, rootOf, tokensIn } from '../../../python/statements/tree/node-tokens';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile, Statement } from '../../../python/syntax';
import { unhashable } from '../../../python/values/distinct';
import { first, itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import { yieldOf } from '../../calls/yield-statements';
import { gathered, starred } from '../../calls/target-unpacking';
import type { ClassAttributes } from '../../classes/class-attributes';
import { withAttribute, withItem } from '../../objects/contents';
import { Numbering } from '../../objects/heap';
import { tupleItems } from '../../inner/classes/named-tuples';
import type { Question } from '../../operands/question-forms';
import { withTaken } from '../../operands/taken-operand';
import { isBuiltInException } from '../../../python/definitions/builtin-exceptions';
import { raised, type ThrownException } from '../../state/exceptions';
import { lookup } from '../../state/name-scopes';
import { topFrame, type State } from '../../state/state';
import { declared } from '../../unknowns/annotations';
import { itemOfUnknown } from '../../unknowns/unknown-values';
import { HandedReader, type Held } from './handed-reader';
import { Stores } from './stores';

/** The state once the statement is done, but for where control goes. */
export interface HandedOn {
  readonly state: State;
  readonly statement: Statement;
  /** What it gives back, as a `return` and its like. */
  readonly returned?: Value;
  readonly raised?: ThrownException;
}

export class HandingOn {
  constructor(
    private readonly source: SourceFile,
    private readonly classAttributes: ClassAttributes,
    private readonly held: Held,
    /** An instance of an exception of the program as what is raised; undefined for any other value. */
    private readonly exceptionOf: (value: Value) => ThrownException | undefined,
  ) {}

  /** Undefined where something has to be predicted. */
  step(state: State, question: Question): HandedOn | undefined {
    if (question.kind !== 'statement') return undefined;
    const { statement } = question;
    // `:=` binds one more name, but for one inside a lambda.
    const { tokens, targets } = statement;
    if (tokens.some(({ text }, at) => text === ':=' && targets.includes(tokens[at - 1]?.text ?? ''))) return undefined;
    const reader = new HandedReader(state, question.residual, this.classAttributes, this.held);
    switch (statement.kind) {
      case 'assignment':
        return this.assign(state, question, reader);
      case 'return': {
        const value = returnedNode(statement);
        const found = value && reader.value(value);
        const refused = found ? undefined : value && refusedKey(value, reader);
        if (refused) return { state: settled(state, question, reader), statement, raised: refused };
        if (!found) return undefined;
        const numbering = new Numbering(state.nextId);
        const returned = numbering.label(found);
        return { state: { ...settled(state, question, reader), nextId: numbering.position }, statement, returned };
      }
      case 'raise': {
        // What stands behind `from` changes nothing of where the exception goes.
        const found = statement.evaluation?.parts[0]?.node;
        const value = found && reader.value(found);
        const raised = (value && this.exceptionOf(value)) ?? (found && builtInException(found, state));
        return raised && { state: settled(state, question, reader), statement, raised };
      }
      case 'expression': {
        const value = expressionOf(statement);
        return value && reader.value(value) ? { state: settled(state, question, reader), statement } : undefined;
      }
      default:
        return undefined;
    }
  }

  private assign(state: State, question: Question, reader: HandedReader): HandedOn | undefined {
    const { statement } = question;
    const [assignment, ...others] = statement.assignments ?? [];
    if (!assignment || others.length > 0 || assignment.operator !== '=' || !isPlain(statement)) return undefined;
    const { targets } = assignment;
    if (![...targets, assignment.value].every((node) => hasTokens(statement, node))) return undefined;
    const value = reader.value(assignment.value);
    const [target] = targets;
    const refused = value ? (targets.length === 1 && target ? this.refused(target, value, reader) : undefined) : refusedKey(assignment.value, reader); // prettier-ignore
    if (refused) return { state: settled(state, question, reader), statement, raised: refused };
    if (!value) return undefined;
    const numbering = new Numbering(state.nextId);
    const stores = new Stores(state);
    const handed = numbering.label(declared(this.source, value, statement.annotation));
    const place: Place = { statement, stores, reader, numbering };
    if (!targets.every((target) => this.store(target, handed, place))) return undefined;
    const { state: stored, changed } = stores;
    const last = {
      ...stored.last,
      changes: new Map([...stored.last.changes, ...changed.map((name) => [name, 1] as const)]),
    };
    return { state: { ...settled({ ...stored, last }, question, reader), nextId: numbering.position }, statement };
  }

  private refused(target: SyntaxNode, value: Value, reader: HandedReader): ThrownException | undefined {
    return this.unsettable(target, reader) ?? miscounted(target, value) ?? unhashedIndex(target, reader);
  }

  private unsettable({ bare }: SyntaxNode, reader: HandedReader): ThrownException | undefined {
    const holder = bare.type === 'attribute' ? bare.get('object') : undefined;
    const value = holder && reader.holder(holder);
    return value && this.classAttributes.unsettable(reader.state, value, bare.get('attribute')?.text ?? '');
  }

  /** False where the text alone does not say what happens. */
  private store(target: SyntaxNode, value: Value, place: Place): boolean {
    const { bare } = target;
    const { statement, stores, reader } = place;
    const parts = partsOfTarget(bare);
    if (parts) {
      // How many of something unknown there are is not known.
      if (value.kind === 'unknown' && parts.some(starred)) return false;
      const items = gathered(parts, partsOf(this.source, value, parts.length), place.numbering);
      if (items?.length !== parts.length || parts.length === 0) return false;
      return parts.every((part, i) => {
        const item = items[i];
        return item !== undefined && this.store(starred(part) ?? part, item, place);
      });
    }
    if (bare.type === 'identifier') {
      stores.bind(bare.text, value);
      return true;
    }
    const holderNode = bare.type === 'attribute' ? bare.get('object') : bare.get('value');
    const root = rootOf(statement, bare)?.text;
    const now = reader.at(stores.state);
    const holder = holderNode && now.holder(holderNode);
    if (!holder || root === undefined) return false;
    if (bare.type === 'attribute' && holder.kind === 'opaque') {
      const set = this.classAttributes.assigned(stores.state, holder, bare.get('attribute')?.text ?? '', value);
      if (set) stores.set(root, set);
      return set !== undefined;
    }
    const after =
      bare.type === 'attribute'
        ? this.attributeSet(stores.state, bare, holder, value)
        : itemSet(bare, holder, value, now);
    return after !== undefined && stores.change(root, after);
  }

  private attributeSet(state: State, target: SyntaxNode, holder: Value, value: Value): Value | undefined {
    const name = target.get('attribute')?.text;
    if (holder.kind !== 'object' || name === undefined || !this.classAttributes.bindsPlainly(state, holder, name))
      return undefined;
    return withAttribute(holder, name, value);
  }
}

/** What a target takes a value into, and by what. */
interface Place {
  readonly statement: Statement;
  readonly stores: Stores;
  readonly reader: HandedReader;
  readonly numbering: Numbering;
}

/** What is raised by a display of a set or dict with an item that can be none, or a key. */
function refusedKey({ bare }: SyntaxNode, reader: HandedReader): ThrownException | undefined {
  if (bare.type !== 'set' && bare.type !== 'dictionary') return undefined;
  const parts = bare.named.flatMap((one) => (one.type === 'pair' ? [one.get('key'), one.get('value')] : [one]));
  const values = parts.flatMap((part) => (part && reader.value(part)) ?? []);
  if (values.length < parts.length) return undefined;
  const keys = values.filter((_, at) => bare.type === 'set' || at % 2 === 0);
  const problem = bare.named.every(({ type }) => !type.endsWith('splat')) ? keys.map(unhashable).find((one) => one !== undefined) : undefined; // prettier-ignore
  return problem === undefined ? undefined : raised('TypeError', problem);
}

/** `table[words] = 1` */
function unhashedIndex({ bare }: SyntaxNode, reader: HandedReader): ThrownException | undefined {
  const [index, ...more] = bare.type === 'subscript' ? bare.all('subscript') : [];
  const holder = bare.get('value');
  if (!index || more.length > 0 || bare.has(',') || !holder || reader.holder(holder)?.kind !== 'dict') return undefined;
  const key = reader.value(index);
  const problem = key && unhashable(key);
  return problem === undefined ? undefined : raised('TypeError', problem);
}

/** What is raised where a list, tuple or text has too few items for the names of a target, or too many. */
function miscounted({ bare }: SyntaxNode, value: Value): ThrownException | undefined {
  const parts = partsOfTarget(bare);
  const got = value.kind === 'list' || value.kind === 'tuple' ? value.items.length : value.kind === 'str' ? Array.from(value.value).length : undefined; // prettier-ignore
  if (!parts || got === undefined) return undefined;
  const hasStar = parts.some(starred);
  const wanted = parts.length - (hasStar ? 1 : 0);
  if (got < wanted) return raised('ValueError', `not enough values to unpack (expected ${hasStar ? 'at least ' : ''}${wanted}, got ${got})`); // prettier-ignore
  return hasStar || got === wanted ? undefined : raised('ValueError', `too many values to unpack (expected ${wanted})`);
}

/** The parts that a target takes a value into; those of something unknown are unknown as well. */
function partsOf(source: SourceFile, value: Value, count: number): readonly Value[] {
  if (value.kind === 'unknown') return Array.from({ length: count }, () => itemOfUnknown(value));
  if (value.kind === 'tuple' || value.kind === 'list') return value.items;
  const items = IN_ORDER.test(value.kind === 'call' ? value.name : value.kind) ? itemsOf(value) : undefined;
  if (!items) return tupleItems(source, value) ?? [];
  const all = first(items, MOST_PARTS + 1);
  return all.length > MOST_PARTS ? [] : all;
}

/** What has its items in the order in which it shows them. */
const IN_ORDER = /^(?:str|dict|range|deque|OrderedDict|dict_(?:keys|values|items)|datetime\.IsoCalendarDate)$/;
/** More items than that are no parts. */
const MOST_PARTS = 200;

function itemSet(target: SyntaxNode, holder: Value, value: Value, reader: HandedReader): Value | undefined {
  const [index, ...more] = target.all('subscript');
  const key = index && more.length === 0 && !target.has(',') ? reader.value(index) : undefined;
  return key && withItem(holder, key, value);
}

/** What was read on the way is shown like anything else that a statement has computed. */
function settled(state: State, { residual }: Question, reader: HandedReader): State {
  const before = topFrame(state).computed;
  const all: readonly ComputedValue[] = [...before, ...withTaken(reader.read, before, residual, reader.valueOf)];
  return { ...state, last: { ...state.last, values: all } };
}

/** The expression after `return`, also of a statement that is asked about as one. */
function returnedNode(statement: Statement): SyntaxNode | undefined {
  const { returned, tokens } = statement;
  if (returned && hasTokens(statement, returned)) return returned;
  if (returned || yieldOf(statement)) return undefined;
  return tokens[0]?.text === 'return' ? expressionTree(joined(tokens.slice(1))) : undefined;
}

/** `raise ValueError` makes one without arguments. */
function builtInException({ type, text }: SyntaxNode, state: State): ThrownException | undefined {
  const isBuiltIn = type === 'identifier' && isBuiltInException(text) && !lookup(state, topFrame(state), text);
  return isBuiltIn ? raised(text, '') : undefined;
}

function expressionOf(statement: Statement): SyntaxNode | undefined {
  const { evaluation, subExpressions } = statement;
  const [only, ...more] = evaluation?.parts ?? [];
  if (evaluation?.kind !== 'whole' || evaluation.repeats || !only || more.length > 0) return undefined;
  return subExpressions.find(({ range, text }) => isSameRange(range, only.range) && text === only.text)?.node;
}

/** One statement on its line. */
function isPlain({ evaluation, hasInlineBody }: Statement): boolean {
  return hasInlineBody !== true && !(evaluation?.kind === 'whole' && evaluation.repeats);
}

/** Nothing of it is missing in the form of the statement that is asked about. */
function hasTokens(statement: Statement, node: SyntaxNode): boolean {
  return !node.isHidden && tokensIn(statement, node).length > 0;
}
