/**
 * Which object a predicted value is. The model states values as text; Python also knows which of them are the same
 * object. That is told from the statement: `b = a` binds the same list, `b = a[:]` a new one, `a.append(b)` keeps `b`.
 */
import { sameValue } from '../python/print';
import type { ComputedValue } from '../codec/query';
import type { Statement } from '../python/syntax';
import type { Value } from '../python/value';
import { children, isContainer, mapChildren, sameType, withoutIds } from './containers';
import { heldNames, keepsItems, replacedDepth, selects, sharesResults, unpacks } from './flow';
import type { Numbering } from './heap';
import { evaluatePath, type Lookup } from './path';

/** Gives the values of one step the objects that they are. */
export class Identities {
  /** Objects that the statement passes on by name. */
  private readonly held: Value[];
  /** Values of sub-expressions, each of which can become (part of) one new value. */
  private readonly results: { readonly expression: ComputedValue; used: boolean }[] = [];
  /** Everything that objects named in the statement contain. */
  private readonly inner: Value[] = [];
  private readonly repeats: boolean;

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
    for (const name of names) this.addInner(lookup(name));
    this.addInner(iterable);
  }

  /** A value computed before, which already is the object that it means. */
  known(expression: ComputedValue): void {
    this.results.push({ expression, used: false });
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
    const bare = withoutIds(predicted);
    if (unpacks(this.statement)) return this.settleItem(bare);
    const value = this.settle(bare);
    // In `a = b = []` the next target gets the same object.
    if (this.repeats) this.held.push(value);
    return value;
  }

  /** A target of a loop: the item itself, or the part of it, where the model agrees about it. */
  item(predicted: Value, expected: Value | undefined): Value {
    const parts = expected ? [expected, ...children(expected).map(([, child]) => child)] : [];
    return parts.find((part) => sameValue(part, predicted)) ?? this.settleItem(withoutIds(predicted));
  }

  /** The new content of an object that the statement changes. */
  inPlace(name: string, old: Value, predicted: Value): Value {
    return this.change(old, withoutIds(predicted), replacedDepth(this.statement, name));
  }

  /** An argument (or receiver) of a call, by the text that it is written as. */
  argument(text: string | undefined, predicted: Value): Value {
    const named = text === undefined ? undefined : evaluatePath(text, this.lookup);
    if (named && (/^\w+$/.test(text ?? '') || sameValue(named, predicted))) return named;
    const result = this.results.find(({ expression }) => expression.expression === text)?.expression.value;
    if (result && sameValue(result, predicted)) return result;
    return this.settle(withoutIds(predicted));
  }

  private subExpression(expression: ComputedValue): Value {
    const bare = withoutIds(expression.value);
    const source = this.statement.subExpressions.find(
      ({ range, text }) =>
        range.line === expression.range.line && range.column === expression.range.column && text === expression.expression,
    );
    if (!source) return this.settle(bare);
    const named = selects(source) ? evaluatePath(source.text, this.lookup) : undefined;
    if (named && sameValue(named, bare)) return named;
    if (selects(source) && isContainer(bare)) {
      const chooses = /^(?:if|and|or)$/.test(source.operator);
      const before = [...(chooses ? [...this.earlier(), ...this.named(source.text)] : []), ...this.inner];
      return before.find((candidate) => sameValue(candidate, bare)) ?? this.settleItems(bare);
    }
    return keepsItems(source) ? this.settleItems(bare) : this.numbering.label(bare);
  }

  private settle(value: Value): Value {
    if (!isContainer(value)) return mapChildren(value, (child) => this.settle(child));
    return this.find(value) ?? this.settleItems(value);
  }

  /** A new container, whose items may be old ones. */
  private settleItems(value: Value): Value {
    const filled = mapChildren(value, (child) => this.settleItem(child));
    return isContainer(filled) ? { ...filled, id: this.numbering.take() } : filled;
  }

  private settleItem(value: Value): Value {
    if (!isContainer(value)) return mapChildren(value, (child) => this.settleItem(child));
    return this.find(value) ?? this.inner.find((candidate) => sameValue(candidate, value)) ?? this.settleItems(value);
  }

  private find(value: Value): Value | undefined {
    const result = this.results.find(({ used, expression }) => !used && sameValue(expression.value, value));
    if (!result) return this.held.find((candidate) => sameValue(candidate, value));
    if (!this.repeats) result.used = true;
    return result.expression.value;
  }

  /** `next` as the new content of `old`; items that are there before and after stay the same objects. */
  private change(old: Value, next: Value, depth: number): Value {
    const before = new Map(children(old));
    const spare = [...before.values()];
    const sameSize = children(next).length === before.size;
    const changed = mapChildren(next, (child, key) => {
      const there = before.get(key);
      if (there && sameValue(there, child)) return take(spare, there);
      const elsewhere = isContainer(child) ? spare.find((candidate) => sameValue(candidate, child)) : undefined;
      if (elsewhere) return take(spare, elsewhere);
      const mutated = there && depth > 1 && (sameSize || next.kind !== 'list') && sameType(there, child);
      if (mutated && children(there).length + children(child).length > 0) return this.change(there, child, depth - 1);
      return this.settleItem(child);
    });
    const id = isContainer(old) ? old.id : undefined;
    return isContainer(changed) ? { ...changed, id: id ?? this.numbering.take() } : changed;
  }

  private earlier(): Value[] {
    return this.results.map(({ expression }) => expression.value);
  }

  private named(text: string): Value[] {
    const names = text.match(/[\p{ID_Start}_][\p{ID_Continue}]*/gu) ?? [];
    return names.map(this.lookup).filter((value) => value !== undefined);
  }

  private addInner(value: Value | undefined): void {
    for (const [, child] of value ? children(value) : []) {
      if (isContainer(child)) this.inner.push(child);
      this.addInner(child);
    }
  }
}

function take(spare: Value[], value: Value): Value {
  const at = spare.indexOf(value);
  if (at >= 0) spare.splice(at, 1);
  return value;
}

/** True where `inner` is an operand of `outer` in the source. */
function contains(outer: ComputedValue, inner: ComputedValue): boolean {
  const a = outer.range;
  const b = inner.range;
  const starts = a.line < b.line || (a.line === b.line && a.column <= b.column);
  const ends = a.endLine > b.endLine || (a.endLine === b.endLine && a.endColumn >= b.endColumn);
  return starts && ends;
}
