/**
 * Which object a predicted value is. The model states values as text; Python also knows which of them are the same
 * object. That follows from the statement: `b = a` binds the same list, `b = a[:]` a new one, `a.append(b)` keeps `b`.
 */
import { itemsInside } from '../../python/values/children';
import { sameValue } from '../../python/values/print';
import type { ComputedValue } from '../../codec/query';
import type { Statement, SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import {
  children,
  isContainer,
  isFlat,
  mapChildren,
  sameType,
  UNKNOWN,
  withContentsOf,
  withoutIds,
} from './containers';
import { cycleStub, stubId } from '../../python/values/cycles';
import {
  addsItems,
  heldNames,
  keepsItems,
  makesContainers,
  otherwiseText,
  replacedTarget,
  replacesItems,
  selectedText,
  selects,
  sharesResults,
  unpacks,
  isOperandOnly,
  valueText,
} from './object-flow';
import type { Numbering } from './heap';
import { evaluatePath, literal, readPath, type Lookup } from '../../python/values/access-path';
import { contains, hasUnknown, keyOf, resembles, take } from './resemblance';

/** Gives the values of one step the objects that they are. */
export class Identities {
  /** Objects that the statement passes on by name. */
  private readonly held: Value[];
  /** Values of sub-expressions, each of which can become (part of) one new value. */
  private readonly results: { readonly expression: ComputedValue; used: boolean }[] = [];
  /** Everything that objects named in the statement contain. */
  private readonly inner: Value[] = [];
  private readonly repeats: boolean;
  /** New containers may hold objects that others hold. */
  private inherits: boolean;
  /** The object that the statement changes. */
  private changing: Value | undefined;
  /** New objects by the marks that the prediction itself gives them. */
  private readonly marks = new Map<number, number>();

  constructor(
    private readonly statement: Statement,
    private readonly lookup: Lookup,
    private readonly numbering: Numbering,
    iterable?: Value,
  ) {
    const names = new Set(statement.tokens.flatMap((token) => (token.kind === 'name' ? [token.text] : [])));
    const held = heldNames(statement);
    this.held = [...held].map(lookup).filter((value) => value !== undefined);
    this.repeats = sharesResults(statement);
    this.inherits = !makesContainers(statement);
    for (const name of names) this.addInner(lookup(name));
    this.addInner(iterable);
  }

  /** A value computed before, which already is the object that it means. */
  known(expression: ComputedValue): void {
    this.results.push({ expression, used: isOperandOnly(this.statement, expression.range) });
    this.addInner(expression.value);
  }

  /** A sub-expression's value; later values may be (or contain) this object. */
  computed(expression: ComputedValue): ComputedValue {
    const settled = expression.fromCall ? expression : { ...expression, value: this.subExpression(expression) };
    // An operand's value does not outlive the expression around it, unless that one passes it on.
    const inside = this.results.filter((result) => !result.used && contains(settled, result.expression));
    for (const result of inside) result.used = true;
    this.known(settled);
    return settled;
  }

  /** A new value of a name, or the value returned. */
  value(predicted: Value): Value {
    if (unpacks(this.statement)) return this.settleItem(predicted);
    const value = this.assigned(predicted) ?? this.settle(predicted);
    // In `a = b = []` the next target gets the same object.
    if (this.repeats) this.held.push(value);
    return value;
  }

  /** A target of a loop: the item itself, or the part of it, where the model agrees about it. */
  item(predicted: Value, expected: Value | undefined): Value {
    const parts = expected ? [expected, ...children(expected).map(([, child]) => child)] : [];
    return parts.find((part) => sameValue(part, predicted)) ?? this.settleItem(predicted);
  }

  /** The new content of an object that the statement changes. */
  inPlace(name: string, old: Value, predicted: Value): Value {
    this.changing = old;
    const target = replacedTarget(this.statement);
    const path = target === undefined ? undefined : readPath(target, this.lookup, this.computedText);
    if (path?.name === name) return this.replace(old, predicted, path.steps.map(keyOf));
    const inherits = this.inherits;
    this.inherits &&= addsItems(this.statement);
    const changed = this.change(old, predicted, !replacesItems(this.statement, name));
    this.inherits = inherits;
    return changed;
  }

  /** An argument (or receiver) of a call, by the text that it is written as. */
  argument(text: string | undefined, predicted: Value): Value {
    const stated = text === undefined ? undefined : literal(text);
    if (stated) return this.numbering.label(stated);
    const named = this.found(text);
    if (named && (/^\w+$/.test(text ?? '') || sameValue(named, predicted))) return named;
    const result = this.results.find(({ expression }) => expression.expression === text)?.expression.value;
    if (result && sameValue(result, predicted)) return result;
    // In a comprehension the item is an object that some container holds.
    const held = isContainer(predicted) ? this.inner.find((candidate) => sameValue(candidate, predicted)) : undefined;
    return this.find(predicted) ?? held ?? this.settle(predicted);
  }

  private subExpression(expression: ComputedValue): Value {
    const bare = withoutIds(expression.value);
    const source = this.sourceOf(expression);
    if (!source) return this.settle(bare);
    const selected = selects(source) ? (selectedText(this.statement, source) ?? source.text) : '';
    const path = readPath(selected, this.lookup, this.computedText);
    const named = path && this.found(selected);
    if (named && sameValue(named, bare)) return named;
    // A key that was not there: a new object.
    const isNew = path !== undefined && named === undefined && source.operatorKind !== 'attribute';
    const otherwise = isNew ? this.found(otherwiseText(this.statement, source)) : undefined;
    if (otherwise && sameValue(otherwise, bare)) return otherwise;
    if (selects(source) && isContainer(bare) && !isNew) {
      const chooses = /^(?:if|and|or)$/.test(source.operator);
      const before = [...(chooses ? [...this.earlier(), ...this.named(source.text)] : []), ...this.inner];
      return before.find((candidate) => sameValue(candidate, bare)) ?? this.settleItems(bare);
    }
    return keepsItems(source) ? this.settleItems(bare) : this.numbering.label(bare);
  }

  private found(text: string | undefined): Value | undefined {
    return text === undefined ? undefined : evaluatePath(text, this.lookup, this.computedText);
  }

  private sourceOf({ range, expression }: ComputedValue): SubExpression | undefined {
    return this.statement.subExpressions.find(
      (source) =>
        source.range.line === range.line && source.range.column === range.column && source.text === expression,
    );
  }

  /** Value of an index such as `i + 1`, which has been computed. */
  private readonly computedText = (text: string): Value | undefined => {
    const plain = text.replaceAll(/\s/g, '');
    return this.results.find(({ expression }) => expression.expression.replaceAll(/\s/g, '') === plain)?.expression
      .value;
  };

  /** The object that `x = a.b` binds, where the model says its value. */
  private assigned(predicted: Value): Value | undefined {
    const value = this.found(valueText(this.statement));
    return isContainer(value) && sameValue(value, predicted) ? value : undefined;
  }

  private settle(value: Value): Value {
    // What a method is bound to is an object that is there already.
    if (value.kind === 'opaque') return value;
    if (!isContainer(value)) return this.told(value) ?? mapChildren(value, (child) => this.settle(child));
    return this.find(value) ?? this.settleItems(value);
  }

  /** A tuple is no object of its own, but its items are. */
  private told(value: Value): Value | undefined {
    if (value.kind !== 'tuple') return undefined;
    return this.results.find(({ used, expression }) => !used && sameValue(expression.value, value))?.expression.value;
  }

  /** A new container, whose items may be old ones. */
  private settleItems(value: Value): Value {
    if (!isContainer(value)) return mapChildren(value, (child) => this.settleItem(child));
    const id = this.numbering.take();
    if (value.id !== undefined) this.marks.set(value.id, id);
    const settle = (child: Value): Value =>
      value.kind === 'call' && isContainer(child) ? this.settleItems(child) : this.settleItem(child);
    return { ...mapChildren(value, settle), id } as Value;
  }

  private settleItem(value: Value): Value {
    const stub = stubId(value);
    if (value.kind === 'opaque') return value;
    if (stub !== undefined) return this.marks.has(stub) ? cycleStub(this.marks.get(stub) ?? 0) : UNKNOWN;
    if (!isContainer(value)) return mapChildren(value, (child) => this.settleItem(child));
    // No display makes an instance.
    const mayBeOld = this.inherits || value.kind === 'object';
    const inherited = mayBeOld ? this.inner.find((candidate) => sameValue(candidate, value)) : undefined;
    return this.find(value) ?? inherited ?? this.settleItems(value);
  }

  private find(value: Value): Value | undefined {
    if (!isContainer(value)) return undefined;
    const result = this.results.find(({ used, expression }) => !used && sameValue(expression.value, value));
    if (!result) {
      const isVague = hasUnknown(value);
      return this.held.find(
        (candidate) => sameValue(candidate, value) || (isVague && resembles(candidate, value, this.changing)),
      );
    }
    const source = this.sourceOf(result.expression);
    if (!this.repeats && !(source && selects(source))) result.used = true;
    return result.expression.value;
  }

  /** `next` as the new content of `old` after an assignment to what the keys lead to. */
  private replace(old: Value, next: Value, [key, ...inner]: readonly string[]): Value {
    return this.rebuild(old, next, (child, at, there) => {
      if (at !== key) return there && sameValue(there, child) ? there : this.settleItem(child);
      if (inner.length > 0) return there ? this.replace(there, child, inner) : this.settleItem(child);
      return this.assigned(child) ?? this.settle(child);
    });
  }

  /** `next` as the new content of `old`; items that are there before and after stay the same objects. */
  private change(old: Value, next: Value, isDeep: boolean): Value {
    const longer = this.extended(old, next);
    if (longer) return longer;
    const after = new Map(children(next));
    // What stays in its place is not moved to another one.
    const spare = children(old).flatMap(([key, child]) => {
      const same = after.get(key);
      return same && sameValue(child, same) ? [] : [child];
    });
    const size = children(old).length;
    const sameSize = after.size === size;
    return this.rebuild(old, next, (said, _, there) => {
      const child = isDeep ? withContentsOf(there, said) : said;
      if (there && sameValue(there, child)) return there;
      const elsewhere = isContainer(child) ? spare.find((candidate) => sameValue(candidate, child)) : undefined;
      if (elsewhere) return take(spare, elsewhere);
      const mutated = there && isDeep && (sameSize || next.kind !== 'list') && sameType(there, child);
      if (mutated && children(there).length + children(child).length > 0) return this.change(there, child, isDeep);
      // A cycle that the prediction cannot say.
      return there && stubId(there) !== undefined && child.kind === 'unknown' ? there : this.settleItem(child);
    });
  }

  /** A list with more items at its end: the items before stay what they are. */
  private extended(old: Value, next: Value): Value | undefined {
    if (old.kind !== 'list' || next.kind !== 'list' || next.items.length <= old.items.length) return undefined;
    if (!old.items.every((item, i) => item === next.items[i])) return undefined;
    const id = old.id ?? this.numbering.take();
    if (next.id !== undefined) this.marks.set(next.id, id);
    const added = next.items.slice(old.items.length).map((item) => this.settleItem(item));
    return { ...next, items: [...old.items, ...added], id };
  }

  private rebuild(
    old: Value,
    next: Value,
    child: (child: Value, key: string, there: Value | undefined) => Value,
  ): Value {
    const before = new Map(children(old));
    const id = isContainer(old) && isContainer(next) ? (old.id ?? this.numbering.take()) : undefined;
    if (isContainer(next) && next.id !== undefined && id !== undefined) this.marks.set(next.id, id);
    const changed = mapChildren(next, (value, key) => child(value, key, before.get(key)));
    return id === undefined ? changed : ({ ...changed, id } as Value);
  }

  private earlier(): Value[] {
    return this.results.map(({ expression }) => expression.value);
  }

  private named(text: string): Value[] {
    const names = text.match(/[\p{ID_Start}_][\p{ID_Continue}]*/gu) ?? [];
    return names.map(this.lookup).filter((value) => value !== undefined);
  }

  private addInner(value: Value | undefined): void {
    if (!value || isFlat(value)) return;
    for (const child of itemsInside(value)) {
      // The list in `deque([1])` is only how the deque is written.
      if (isContainer(child) && value.kind !== 'call' && !('contents' in value && value.contents === child))
        this.inner.push(child);
      this.addInner(child);
    }
  }
}
