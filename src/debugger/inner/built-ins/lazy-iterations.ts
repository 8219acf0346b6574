/** `map`, `filter`, `zip` and `enumerate`: they take no item before somebody asks for one. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from '../calls/inner-call';
import { isOfChanging } from '../bound-methods';
import { lambdaTree } from '../calls/lambdas';
import { libraryPath, operator } from './library-iterators';
import type { ProgramClasses } from '../classes/program-classes';
import type { Iterations } from './iterations';

export class LazyIterations {
  constructor(
    private readonly classes: ProgramClasses,
    private readonly iterations: Iterations,
  ) {}

  /** Undefined where nothing of the program is run by it. */
  of(
    name: 'map' | 'filter' | 'zip' | 'enumerate',
    node: SyntaxNode,
    all: readonly Given[],
    values: HeldValues,
    context: BuiltInContext,
  ): InnerStep | undefined {
    const positional = all.filter((one) => one.keyword === undefined);
    const keyword = (text: string): SyntaxNode | undefined => all.find((one) => one.keyword === text)?.node;
    const given = positional.map((one) => values.of(one.node) ?? operator(libraryPath(one.node, (path) => context.imported(path)))); // prettier-ignore
    const open = positional[given.indexOf(undefined)];
    // What takes from it later has to have it.
    if (open && (given.some((one) => this.iterations.isDriven(one)) || context.isKept(node)))
      return { needs: open.node };
    if (!given.every((one) => one !== undefined)) return undefined;
    const [first, ...others] = given;
    if (!first) return undefined;
    const isApplied = name === 'map' || name === 'filter';
    const through = isApplied ? others : given;
    const isInside =
      through.some((one) => this.iterations.isDriven(one)) ||
      (isApplied && context.isEntered(first, others[0])) ||
      (isApplied &&
        through.some((one) => this.classes.holds(one, '__str__', '__repr__', '__len__', '__int__', '__bool__'))) ||
      // Whoever is asked about a loop hands on an iterator only with a lambda that is written in it.
      (isApplied &&
        context.isLooped(node) &&
        positional[0]?.node.bare.type !== 'lambda' &&
        lambdaTree(first) !== undefined) ||
      (isApplied && context.isLooped(node) && isOfChanging(first)) ||
      context.isKept(node);
    if (!isInside) return undefined;
    if (name === 'zip') {
      // What an `__iter__` of the program gives is asked for at once.
      const begun = positional.map(({ node: { range, text } }) => ({ range, text: `iter(${text})` }));
      const next = given.findIndex((one, at) => this.classes.method(one, '__iter__') && !values.computed(begun[at] ?? node)); // prettier-ignore
      const inner = given[next] && this.iterations.iter(given[next]);
      if (inner) return { ...inner, place: begun[next] ?? node };
      const iterators = given.map((one, at) => values.computed(begun[at] ?? node)?.value ?? one);
      const closed = iterators.find(({ kind }) => /^(?:int|float|bool|none)$/.test(kind));
      if (closed) return innerCall('<zip>', { _items: closed }, ['return iter(_items)']);
      return this.iterations.zip(iterators, isTrue(values.of(keyword('strict'))));
    }
    switch (name) {
      case 'map':
        return this.iterations.map(first, others);
      case 'filter':
        return others[0] && this.iterations.filter(first, others[0]);
      case 'enumerate':
        return this.iterations.enumerate(first, others[0] ?? values.of(keyword('start')));
    }
  }
}

export function isTrue(value: Value | undefined): boolean {
  return value?.kind === 'bool' && value.value;
}
