/** What an expression hands on as it is: a name, a literal, an attribute, what has been computed before, a display of such. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import type { ComputedValue } from '../../../codec/query';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import type { Residual } from '../../../python/expressions/residual';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { itemAt, literal } from '../../../python/values/access-path';
import { areKeys } from '../../../python/values/distinct';
import type { Value } from '../../../python/values/value';
import { builtInValue } from '../../../python/definitions/builtin-names';
import type { ClassAttributes } from '../../classes/class-attributes';
import { displayedValue } from '../../objects/display';
import { byItself } from '../../objects/heap';
import { lookup } from '../../state/name-scopes';
import { topFrame, type State } from '../../state/state';
import { valuesOf } from '../../state/value-roots';

/** What the machine holds beside names and attributes. */
export interface Held {
  /** A function that the model could not say: bound to something, or given some of its arguments. */
  functionOf(state: State, node: SyntaxNode): Value | undefined;
  /** They can be keys of a dict, each by itself, without anything of the program being run. */
  areKeys(values: readonly Value[]): boolean;
  /** The value as it is now; what was computed before a call stays as it was then. */
  current(state: State, value: Value): Value;
}

/** Places are read as they are now. */
export const NOTHING_HELD: Held = { functionOf: () => undefined, areKeys, current: (_, value) => value };

export class HandedReader {
  /** Attributes that were read, in this order. */
  readonly read: ComputedValue[];

  constructor(
    readonly state: State,
    private readonly residual: Residual | undefined,
    private readonly classAttributes: ClassAttributes,
    private readonly held: Held,
    read: ComputedValue[] = [],
  ) {
    this.read = read;
  }

  /** The same in a later state of the statement. */
  at(state: State): HandedReader {
    return new HandedReader(state, this.residual, this.classAttributes, this.held, this.read);
  }

  /** Undefined for what has to be predicted. */
  value(node: SyntaxNode): Value | undefined {
    const value = displayedValue(node, this.part, (keys) => this.held.areKeys(keys));
    return value && byItself(value, () => valuesOf(this.state));
  }

  /** The object that a place belongs to: also an item, by a key that is known. */
  holder(node: SyntaxNode): Value | undefined {
    const { bare } = node;
    if (bare.type !== 'subscript') return this.value(bare);
    const [object, [index, ...more]] = [bare.get('value'), bare.all('subscript')];
    const whole = object && this.holder(object);
    const key = index && more.length === 0 && !bare.has(',') ? this.value(index) : undefined;
    return whole && key && itemAt(whole, key);
  }

  readonly valueOf = ({ range, text }: Evaluation): Value | undefined =>
    topFrame(this.state).computed.findLast((one) => isSameRange(one.range, range) && one.expression === text)?.value ??
    literal(text) ??
    (NAME.test(text) ? this.named(text) : undefined);

  private readonly part = (node: SyntaxNode): Value | undefined => {
    const taken = this.residual?.taken.find(({ expression }) => isSameRange(expression.range, node.range));
    if (taken && !isSameRange(taken.part.range, node.range)) {
      const operand = inside(node, taken.part);
      return operand && this.value(operand);
    }
    const computed = this.computed(node);
    if (computed) return computed;
    const value =
      node.type === 'identifier' ? this.named(node.text) : node.type === 'attribute' ? this.attribute(node) : undefined;
    return value ?? this.held.functionOf(this.state, node);
  };

  /** The parts of a text that is read by itself have places of their own. */
  private computed({ range, text }: SyntaxNode): Value | undefined {
    const isIt = (one: ComputedValue): boolean => isSameRange(one.range, range) && one.expression === text;
    const value = topFrame(this.state).computed.findLast(isIt)?.value;
    return value && this.held.current(this.state, value);
  }

  private named(name: string): Value | undefined {
    const frame = topFrame(this.state);
    // The statement goes through the items of that generator.
    const value = lookup(this.state, frame, name);
    if (value || name === '__name__') return value;
    return frame.function.locals.includes(name) ? undefined : builtInValue(name);
  }

  private attribute(node: SyntaxNode): Value | undefined {
    const [object, name] = [node.get('object'), node.get('attribute')?.text];
    const holder = object && this.value(object);
    if (!holder || name === undefined) return undefined;
    const value =
      holder.kind === 'opaque' && holder.type === 'module'
        ? lookup(this.state, topFrame(this.state), `${holder.name}.${name}`)
        : this.classAttributes.attributeOf(this.state, holder, name);
    if (value) this.read.push({ expression: node.text, range: node.range, value, confidence: 1 });
    return value;
  }
}

const NAME = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

function inside(node: SyntaxNode, { range, text }: Evaluation): SyntaxNode | undefined {
  if (isSameRange(node.range, range) && node.text === text) return node;
  for (const child of node.children) {
    const found = inside(child, { range, text } as Evaluation);
    if (found) return found;
  }
  return undefined;
}
