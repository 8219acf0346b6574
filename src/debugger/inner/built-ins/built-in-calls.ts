/** Calls of built-in functions and methods that lead into the program: by special methods, iterators, or functions given to them. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { givenIn, type Given } from '../../operands/leads';
import type { Value } from '../../../python/values/value';
import { isGenerator } from '../../calls/generators';
import { ATTRIBUTE_CALLS, attributeCall, dictionaryCall, entriesOfKnown } from '../classes/attribute-calls';
import { methodOfObject } from '../classes/methods-of-object';
import { namelessAttribute } from '../classes/nameless-attributes';
import { calledType } from '../classes/called-classes';
import { directoryOf } from '../classes/directory';
import { innerCall, type BuiltInContext, type HeldValues, type InnerCall, type InnerStep } from '../calls/inner-call';
import { hookCall } from '../classes/class-hooks';
import { asTuple } from '../classes/named-tuples';
import { callableStep, isInstance, subclassStep, typeOfClass, typeOfInstance } from '../classes/instances'; // prettier-ignore
import { evaluatedText } from './evaluated-text';
import { executedText } from './executed-text';
import type { Iterations } from './iterations';
import { LazyIterations } from './lazy-iterations';
import { isLazyBuiltIn } from '../calls/lazy-built-ins';
import { dataclassCopy } from '../classes/dataclass-copies';
import { isProtocolValue } from '../classes/protocols';
import { isCalculating, libraryCall } from './library-calls';
import { isLibraryIterator, libraryIterator, libraryPath } from './library-iterators';
import { listSearch } from './list-methods';
import { OrderingCalls } from './ordering-calls';
import { bookkeeping, isApplied, isBookkeeping } from './orders';
import { isMapping, mappingItems } from '../classes/mappings';
import type { ProgramClasses } from '../classes/program-classes';
import { address } from './addresses';
import { flagFunction } from '../operators/flag-functions';
import { Operators } from '../operators/operators';
import { isSteppedThrough, reduced, reducedByLibrary } from './reductions';
import { BY_METHOD, isOpenMethod } from './special-methods';
import { spread, withoutStars, type Spread } from './star-arguments';
import type { TextTemplates } from './text-templates';
import { readsMakers, turnedItems } from './turned-items';
import { printedInOrder, printedInside } from './printed-arguments';
import type { Texts } from './texts';

/** They take all items, and are asked about with the items in the place of what they come from. */
const CONSUMERS: ReadonlySet<string> = new Set(
  '__init__ __new__ tuple set frozenset dict deque Counter OrderedDict sum sorted min max join extend update str print repr fromkeys bytes bytearray writerows writelines'.split(
    ' ',
  ),
);
/** They build a list first, and ask for a length before that. */
const HINTED: ReadonlySet<string> = new Set(['sorted', 'extend', 'list', 'tuple']);

/** Names that everybody has, by what of the library they do. */
const LIKE_LIBRARY: ReadonlyMap<string, string> = new Map([
  ['__import__', '__import__'],
  ['exit', 'sys.exit'],
  ['quit', 'sys.exit'],
]);

/** The arguments are taken by name, as those of the class are, also where two stars stand in front of them. */
const COPYING: ReadonlySet<string> = new Set(['dataclasses.replace', 'copy.replace']);

export class BuiltInCalls {
  private readonly lazy: LazyIterations;
  private readonly orders: OrderingCalls;

  constructor(
    private readonly classes: ProgramClasses,
    private readonly texts: Texts,
    private readonly templates: TextTemplates,
    private readonly iterations: Iterations,
  ) {
    this.lazy = new LazyIterations(classes, iterations);
    this.orders = new OrderingCalls(classes, iterations);
  }

  of(node: SyntaxNode, values: HeldValues, context: BuiltInContext): InnerStep | undefined {
    const callee = node.get('function')?.bare;
    const all = givenIn(node.get('arguments'));
    if (!callee) return undefined;
    if (/^format(?:_map)?$/.test(callee.get('attribute')?.text ?? ''))
      return this.templates.formatting(callee, all, values);
    const path = libraryPath(callee, (name) => context.imported(name));
    if (path !== undefined && COPYING.has(path)) return dataclassCopy(all, values, this.classes);
    const flags = flagFunction(path, values.of(callee), all, values, this.classes);
    if (flags) return flags;
    const written = spread(callee, path, all, values, this.iterations, () => context.isKept(node));
    if (written) return this.spelt(node, callee, path, written, context);
    const apart = withoutStars(this.meant(callee, values, context), all, values, this.iterations);
    const isPrinted = callee.text === 'print' && !context.isOwn('print');
    if (apart ?? !isPrinted) return apart;
    return printedInOrder(all, values, this.texts) ?? printedInside(node, all, values, context);
  }

  /** Which built-in function is called, under whatever name. */
  private meant(callee: SyntaxNode, values: HeldValues, context: BuiltInContext): string | undefined {
    return this.classes.builtInName(values.of(callee)) ?? (context.isOwn(callee.text) ? undefined : callee.text);
  }

  private spelt(
    node: SyntaxNode,
    callee: SyntaxNode,
    path: string | undefined,
    { all, values }: Spread,
    context: BuiltInContext,
  ): InnerStep | undefined {
    if (path !== undefined && isLibraryIterator(path))
      return libraryIterator(path, all, values, this.iterations, {
        isEntered: (value, items) => context.isEntered(value, items) || context.isOfFrame(value),
        imported: (one) => libraryPath(one, (name) => context.imported(name)),
        isLater: context.isLooped(node) || context.isKept(node),
      });
    const named = path ?? (context.isOwn(callee.text) ? undefined : LIKE_LIBRARY.get(callee.text));
    const library = named === undefined ? undefined : libraryCall(named, node, all, values, this.classes);
    if (library) return library;
    if (path === 'functools.reduce') return this.named('reduce', node, all, values, context);
    if (callee.type === 'attribute')
      return this.method(callee, all, values, context) ?? (isCalculating(path) ? this.consumed('', all, values) : undefined); // prettier-ignore
    if (callee.type !== 'identifier') return this.chosen(node, callee, all, values, context);
    const name = callee.text;
    // It is asked about by itself, so that what is done with the instance is known to be done with one.
    if (this.classes.fillsItself(values.of(callee))) return this.consumed(name, all, values) ?? { needs: node };
    if (context.isInner && isBookkeeping(name)) {
      const given = all.map((argument) => values.of(argument.node));
      const value = given.every((one) => one !== undefined) ? bookkeeping(name, given) : undefined;
      return value && { value };
    }
    const meant = this.meant(callee, values, context);
    return meant === undefined ? undefined : this.named(meant, node, all, values, context);
  }

  /** `{"min": min, "max": max}[how](cost(each) for each in way)`: which function it is has to be known before its argument is gone through. */
  private chosen(
    node: SyntaxNode,
    callee: SyntaxNode,
    all: readonly Given[],
    values: HeldValues,
    context: BuiltInContext,
  ): InnerStep | undefined {
    const isRun = all.some((one) => one.node.bare.type === 'generator_expression' || this.iterations.isDriven(values.of(one.node))); // prettier-ignore
    if (!isRun) return undefined;
    const value = values.of(callee);
    if (!value) return { needs: callee };
    const meant = this.classes.builtInName(value);
    return meant === undefined ? undefined : this.named(meant, node, all, values, context);
  }

  private named(
    name: string,
    node: SyntaxNode,
    all: readonly Given[],
    values: HeldValues,
    context: BuiltInContext,
  ): InnerStep | undefined {
    const [first, second, third] = all.filter(({ keyword }) => keyword === undefined);
    const [value, other] = [values.of(first?.node), values.of(second?.node)];
    const keyword = (text: string): SyntaxNode | undefined => all.find((one) => one.keyword === text)?.node;
    if (name === 'print') return printedInOrder(all, values, this.texts) ?? this.texts.shown(all.map((one) => one.node), values) ?? printedInside(node, all, values, context); // prettier-ignore
    const names = name === 'globals' ? context.globals(node) : /^(?:locals|vars)$/.test(name) ? context.locals(node) : undefined; // prettier-ignore
    if (!first) return all.length === 0 && names ? { value: names } : undefined;
    if (name === 'type' && all.length === 3) return calledType(this.classes.source, all, values);
    if (name === 'exec') return executedText(all, values);
    if (name === 'eval') return evaluatedText(all, values, context);
    if (isApplied(name, value, values.of(keyword('key')), context)) {
      const open = all.find((one) => one.node.bare.type !== 'generator_expression' && !values.of(one.node));
      if (open) return { needs: open.node };
    }
    const method = [keyword('key'), /^(?:map|filter)$/.test(name) ? first.node : undefined].find((one) => isOpenMethod(this.classes, one, values, one === first.node ? other : value)); // prettier-ignore
    if (method) return { needs: method };
    if (name === 'reduce' && !value && second) return reducedByLibrary(first, second, values.of(third?.node), values, context, this.iterations); // prettier-ignore
    if (ATTRIBUTE_CALLS.has(name))
      return (
        methodOfObject(this.classes, name, all, values, context) ??
        attributeCall(this.classes, name, node, all, values, context) ??
        namelessAttribute(this.classes, name, all, values)
      );
    if (isLazyBuiltIn(name)) return this.lazy.of(name, node, all, values, context);
    if (!value) return name === 'id' || (name === 'iter' && second) || isProtocolValue(this.classes.source, other) || this.isOpen(name, first.node, values) ? { needs: first.node } : undefined; // prettier-ignore
    if (name === 'dir') return all.length === 1 ? directoryOf(this.classes, value, context) : undefined;
    const special = this.classes.first(value, ...(BY_METHOD[name] ?? []));
    if (special !== undefined) {
      const rest = other ? { _other: other } : {};
      return innerCall(`<${name}>`, { _object: value, ...rest }, [
        `return _object.${special}(${other ? '_other' : ''})`,
      ]);
    }
    switch (name) {
      case 'dict':
        if (first.keyword === undefined && isMapping(this.classes, value))
          return { ...mappingItems(value), ...(all.length > 1 && { place: first.node, inPlace: true }) };
        break;
      case 'str':
        return all.length === 1 ? this.texts.str(value) : undefined;
      case 'repr':
        return this.texts.repr(value);
      case 'format':
        return this.texts.format(value, other?.kind === 'str' ? other.value : '');
      case 'bool':
        return this.truth(value);
      case 'isinstance': {
        const is = second && isInstance(this.classes.source, value, second.node, values, (one) => context.isOwn(one));
        const asked = hookCall(this.classes.source, name, value, other, is);
        if (asked) return asked;
        // Whoever evaluates does not know of classes that are registered.
        const inPlace = (is === true && value.kind === 'object') || (value.kind === 'opaque' && value.type === 'class');
        return is === undefined ? undefined : { value: { kind: 'bool', value: is }, inPlace };
      }
      case 'callable':
        return callableStep(this.classes, value);
      case 'issubclass': {
        const told = subclassStep(this.classes.source, value, other, second?.node.bare.text);
        const is = told && 'value' in told && told.value.kind === 'bool' ? told.value.value : undefined;
        return hookCall(this.classes.source, name, value, other, is) ?? told;
      }
      case 'type':
        return all.length === 1 ? (typeOfClass(this.classes.source, value) ?? typeOfInstance(value)) : undefined;
      case 'id': {
        const found = all.length === 1 ? address(value) : undefined;
        return found && { value: found };
      }
      case 'iter':
        if (all.length > 1)
          return second && this.iterations.calling(value, other, second.node, context.isEntered(value, undefined));
        return this.iter(value, node, context);
      case 'next':
        if (second && !other) return { needs: second.node };
        if (isGenerator(value))
          return { requests: { how: 'next', generator: value, ...(other && { otherwise: other }) } };
        return this.iterations.next(value, other);
      case 'reversed':
        return turnedItems(node, value, values, this.iterations, context);
      case 'any':
      case 'all':
        return this.isTested(value) ? this.iterations[name](value) : undefined;
      case 'reduce':
        if (!second || !other || !(context.isEntered(value, other) || isSteppedThrough(other, this.iterations)))
          return undefined;
        return reduced(value, other, values.of(third?.node), this.iterations);
      case 'list':
        return this.iterations.isDriven(value) ? this.iterations.collected(value, 'list', true) : undefined;
      case 'sorted':
      case 'min':
      case 'max': {
        const ordered = this.orders.of(name, all, values, context);
        if (ordered) return ordered;
        // Several are compared as they are.
        if (other) return undefined;
        break;
      }
      case 'sum': {
        const start = second?.node ?? keyword('start');
        const sum = this.iterations.sum(value, values.of(start));
        if (sum) return start && !values.of(start) ? { needs: start } : sum;
      }
    }
    return CONSUMERS.has(name) || isCalculating(context.imported(name)) ? this.consumed(name, all, values) : undefined;
  }

  /** A method of a value that Python itself brings along. */
  private method(
    callee: SyntaxNode,
    all: readonly Given[],
    values: HeldValues,
    context: BuiltInContext,
  ): InnerStep | undefined {
    // prettier-ignore
    const name = callee.get('attribute')?.text ?? '';
    const holder = callee.get('object')?.bare;
    const receiver = values.of(holder);
    const isFilled = receiver?.kind === 'object' && receiver.contents !== undefined;
    if (!holder || (receiver?.kind === 'object' && !isFilled) || (isFilled && this.classes.method(receiver, name)))
      return undefined;
    const changing = entriesOfKnown(receiver, name) ?? dictionaryCall(this.classes, holder, name, all, values);
    if (changing) return changing;
    const isModule = receiver?.kind === 'opaque' && receiver.type === 'module';
    const [first] = all;
    const value = values.of(first?.node);
    if (name === 'sort' && receiver?.kind === 'list' && all.every(({ keyword }) => keyword !== undefined))
      return this.orders.sort(receiver, all, values, context);
    if (/^(?:index|count|remove)$/.test(name) && receiver?.kind === 'list' && value) {
      if (this.classes.holds(receiver, '__eq__') || this.classes.method(value, '__eq__'))
        return listSearch(name, receiver, value);
    }
    return CONSUMERS.has(name) || isModule ? this.consumed(name, all, values) : undefined;
  }

  private truth(value: Value): InnerCall | undefined {
    const method = this.classes.first(value, '__bool__', '__len__');
    return method ? innerCall('<bool>', { _object: value }, [`if _object.${method}():`, '    return True', 'return False']) : new Operators(this.classes).memberTruth(value); // prettier-ignore
  }

  private iter(value: Value, node: SyntaxNode, context: BuiltInContext): InnerStep | undefined {
    if (isGenerator(value)) return { value };
    const known = asTuple(this.classes.source, value);
    return this.iterations.iter(value) ?? (context.isKept(node) || context.isInner ? this.iterations.overKnown(known, `${known.kind}_iterator`) : undefined); // prettier-ignore
  }

  /** Whether items are looked at one by one until one decides. */
  private isTested(value: Value): boolean {
    return this.iterations.isDriven(value) || this.classes.holds(value, '__bool__', '__len__');
  }

  /** Arguments whose items the program yields are given as lists. */
  private consumed(name: string, all: readonly Given[], values: HeldValues): InnerStep | undefined {
    for (const { node } of all) {
      const value = values.of(node);
      if (!this.iterations.isDriven(value) || (value.kind === 'object' && /^(?:str|print|repr)$/.test(name))) continue;
      if (isGenerator(value) && /^(?:str|print|repr)$/.test(name)) continue;
      return { ...this.iterations.collected(value, 'list', HINTED.has(name)), place: node, inPlace: true };
    }
    return undefined;
  }

  /** What the argument is decides whether the program runs, and it may be something of the program's. */
  private isOpen(name: string, node: SyntaxNode, values: HeldValues): boolean {
    if (name === 'reversed') return readsMakers(node, values);
    if (!OPEN.test(name)) return false;
    // Where what is inside of it leads into the program, it has been made by now.
    if (name === 'iter' || name === 'next') return node.bare.type !== 'generator_expression';
    return (this.classes.definesOperators || this.classes.definesTexts) && this.classes.mayGiveObject(node.bare);
  }
}

const OPEN = /^(?:len|str|repr|format|bool|iter|next|any|all|list|tuple|set|sum|sorted|min|max|abs|hash|int|float)$/;
