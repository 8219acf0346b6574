/**
 * Values that the machine holds: of names and literals, of what the statement has computed, and of what leads from them to
 * another value without anything being run, such as an attribute, an item, a display or a method that is not called.
 */
import type { ComputedValue } from '../../codec/query';
import { ATOMS, constantOf } from '../../python/expressions/constants';
import type { Taken } from '../../python/expressions/residual';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isSameRange } from '../../python/text/ranges';
import { dictionaryOf, sequenceOf } from '../objects/display';
import { boundMethodOf } from '../inner/bound-methods';
import { itemAt, literal } from '../../python/values/access-path';
import { truthOf } from '../objects/truth';
import type { Value } from '../../python/values/value';

/** What names and attributes mean on the line. */
export interface Meanings {
  readonly computed: readonly ComputedValue[];
  /** Expressions that have the value of one of their operands. */
  readonly taken: readonly Taken[];
  /** Of a name; undefined where it is unbound, and for what the program does not define itself. */
  name(name: string): Value | undefined;
  /** A function of the library, by the name that the program has imported for it. */
  ofLibrary(path: string): Value | undefined;
  /** Undefined where the machine does not hold it, and where reading it runs something. */
  attribute(holder: Value, name: string): Value | undefined;
  lambda(node: SyntaxNode, values: OperandValues): Value;
  /** What a call gives that runs nothing: `getattr(o, 'name')`, `partial(f, 1)`. */
  call(node: SyntaxNode, values: OperandValues): Value | undefined;
  /** They can be keys or items of a set, each by itself, without anything of the program being run. */
  areKeys(values: readonly Value[]): boolean;
  /** The value as it is now: what was computed before a call may have changed. */
  current(value: Value): Value;
  /** A part of what a name means, without what is around it. */
  byItself(value: Value): Value;
}

export class OperandValues {
  constructor(private readonly meanings: Meanings) {}

  /** Undefined where it has to be computed first. */
  of(written: SyntaxNode | undefined): Value | undefined {
    if (!written) return undefined;
    const node = written.bare;
    const computed = this.computed(node) ?? this.computed(written);
    if (computed) return this.meanings.current(computed.value);
    const taken = this.taken(node);
    if (taken) return this.of(taken);
    const constant = constantOf(node);
    if (constant) return constant;
    if (ATOMS.has(node.type)) return node.find('interpolation') ? undefined : literal(node.text);
    switch (node.type) {
      case 'identifier':
        return this.meanings.name(node.text) ?? this.meanings.ofLibrary(node.text);
      case 'attribute': {
        const holder = this.of(node.get('object'));
        if (!holder) return this.meanings.ofLibrary(node.text);
        const name = node.get('attribute')?.text ?? '';
        const value = this.meanings.attribute(holder, name);
        // What is called at once is no value.
        if (value) return this.meanings.byItself(value);
        return written.field === 'function'
          ? undefined
          : (boundMethodOf(holder, name) ?? this.meanings.ofLibrary(node.text));
      }
      case 'subscript': {
        const item = this.item(node);
        return item && this.meanings.byItself(item);
      }
      case 'interpolation':
      case 'list_splat':
        return this.of(node.named[0]);
      case 'boolean_operator':
      case 'conditional_expression':
        return this.chosen(node);
      case 'lambda':
        return this.meanings.lambda(node, this);
      case 'call':
        return this.meanings.call(node, this);
      case 'tuple':
      case 'expression_list':
        return sequenceOf('tuple', node, this.part);
      case 'list':
        return sequenceOf('list', node, this.part);
      case 'set': {
        const set = sequenceOf('set', node, this.part);
        return set && this.meanings.areKeys(set.items) ? set : undefined;
      }
      case 'dictionary':
        return dictionaryOf(node, this.part, (keys) => this.meanings.areKeys(keys));
      default:
        return undefined;
    }
  }

  /** The operand that an expression has taken. */
  taken({ range }: Pick<SyntaxNode, 'range'>): SyntaxNode | undefined {
    return this.meanings.taken.find(({ expression }) => isSameRange(expression.range, range))?.part.node;
  }

  /** Of an expression that has taken one of its operands, that operand: whoever is asked about the rest sees nothing else. */
  leftOf<Place extends Pick<SyntaxNode, 'range' | 'text'>>(place: Place): Place | SyntaxNode {
    const taken = this.taken(place);
    return taken ? this.leftOf(taken) : place;
  }

  private readonly part = (node: SyntaxNode): Value | undefined => this.of(node);

  /** Calls of the program that have returned. */
  get calls(): readonly ComputedValue[] {
    return this.meanings.computed.filter(({ fromCall }) => fromCall);
  }

  /** What the statement has said or returned for that place. */
  computed({ range, text }: Pick<SyntaxNode, 'range' | 'text'>): ComputedValue | undefined {
    return this.meanings.computed.findLast((value) => value.expression === text && isSameRange(value.range, range));
  }

  /** `key or (lambda …)`, `pairs or ()`, `pairs if pairs else ()`: a function or an iterator, or what stands for none. */
  private chosen(node: SyntaxNode): Value | undefined {
    const isIf = node.type === 'conditional_expression';
    const [left, test, right] = isIf ? node.named : [node.get('left'), node.get('left'), node.get('right')];
    const tested = this.of(test);
    const isTrue = tested?.kind === 'bool' ? undefined : truthOf(tested);
    if (isTrue === undefined) return undefined;
    const given = this.of(isTrue === (isIf || node.get('operator')?.text === 'or') ? left : right);
    return given?.kind === 'opaque' && /^(?:function|iterator)$/.test(given.type) ? given : undefined;
  }

  /** An item of a container that Python itself brings along. */
  private item(node: SyntaxNode): Value | undefined {
    const [index, ...more] = node.all('subscript');
    const [holder, key] = [this.of(node.get('value')), this.of(index)];
    if (!holder || !key || more.length > 0 || node.has(',') || holder.kind === 'object') return undefined;
    return itemAt(holder, key);
  }
}
