/** Calls of `sorted`, `min`, `max` and `list.sort` that lead into the program: what is compared, and by which key. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import { asGetter } from '../../operands/attribute-getters';
import type { Given } from '../../operands/leads';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';
import type { Iterations } from './iterations';
import { isTrue } from './lazy-iterations';
import { listSort } from './list-methods';
import { comparedBy, PAIRS, Orders, together } from './orders';

export class OrderingCalls {
  private readonly orders: Orders;

  constructor(
    private readonly classes: ProgramClasses,
    private readonly iterations: Iterations,
  ) {
    this.orders = new Orders(classes);
  }

  /** The built-in functions. */
  of(
    name: 'sorted' | 'min' | 'max',
    all: readonly Given[],
    values: HeldValues,
    context: BuiltInContext,
  ): InnerStep | undefined {
    const [key, reverse] = options(all);
    const [first, ...others] = all.filter(({ keyword }) => keyword === undefined);
    if (!first) return undefined;
    const applied = asGetter(this.classes.source, values.of(key));
    const listed = others.length === 0 ? values.of(first.node) : together([first, ...others], values);
    const isDriven: boolean = this.iterations.isDriven(listed); // no guard: what is left is a value, too
    if (!listed || isDriven) return undefined;
    const open = key && !applied ? this.openKey(key, listed) : undefined;
    if (open) return { needs: open };
    if (key && key.type !== 'none' && !(applied && this.isLed(applied, listed, context))) return undefined;
    // What the library yields, all of it.
    if (key && listed.kind === 'foreign' && others.length === 0)
      return { ...innerCall('<list>', { _items: listed }, ['return list(_items)']), place: first.node, inPlace: true };
    const ordering = {
      items: listed,
      key: key?.type === 'none' ? undefined : applied,
      reverse: isTrue(values.of(reverse)),
      isKeyed: context.isInner && first.node.text === PAIRS,
    };
    return name === 'sorted' ? this.orders.sorted(ordering) : this.orders.extreme(name, ordering);
  }

  /** `list.sort`. */
  sort(items: Value, all: readonly Given[], values: HeldValues, context: BuiltInContext): InnerStep | undefined {
    const [key, reverse] = options(all);
    const applied = asGetter(this.classes.source, values.of(key));
    const open = key && !applied ? this.openKey(key, items) : undefined;
    if (open) return { needs: open };
    const isInside = applied ? this.isLed(applied, items, context) : this.classes.holds(items, '__lt__', '__gt__');
    return isInside ? listSort(items, applied, isTrue(values.of(reverse))) : undefined;
  }

  /** What has to be known of a key before it can be told whether it runs the program: `name` of `attrgetter(name)` decides that. */
  private openKey(key: SyntaxNode, items: Value): SyntaxNode | undefined {
    const isMade = key.bare.type === 'call' && this.classes.holdsInstance(items);
    return isMade || this.orders.mayCompareKeys(items) ? key : undefined;
  }

  /** The key runs the program, or gives what the program compares. */
  private isLed(key: Value, items: Value, context: BuiltInContext): boolean {
    return comparedBy(key) !== undefined || context.isEntered(key, items) || this.orders.mayCompareKeys(items);
  }
}

function options(all: readonly Given[]): (SyntaxNode | undefined)[] {
  return ['key', 'reverse'].map((text) => all.find(({ keyword }) => keyword === text)?.node);
}
