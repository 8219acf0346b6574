/** What a part of a statement runs of the program although it writes no call of it. */
import { isSameRange } from '../../python/text/ranges';
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import { isCachedProperty } from '../../python/expressions/decorator';
import { valueName } from '../../python/definitions/definitions';
import { isGenerator } from '../calls/generators';
import { comprehensionFunction } from '../../python/desugar/comprehension-function';
import type { SyntaxNode } from '../../python/statements/syntax-node';
import { entriesOf } from '../../python/values/access-path';
import { itemsOf } from '../../python/values/items';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { givenIn, type Given } from '../operands/leads';
import { autoValue, enumMember, enumMembers, type Namespace } from './classes/enum-classes';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { BuiltInCalls, type BuiltInContext } from './built-ins/built-in-calls';
import { Comparisons, isSameObject } from './operators/comparisons';
import { innerCall, type HeldValues, type InnerCall, type InnerStep } from './calls/inner-call';
import { Iterations } from './built-ins/iterations';
import { lambdaTree } from './calls/lambdas';
import { leadsInside } from './calls/leads-inside';
import { operandsOf, Operators } from './operators/operators';
import { Orders } from './built-ins/orders';
import { ProgramClasses } from './classes/program-classes';
import { Texts } from './built-ins/texts';

/** What a frame knows of names. */
export interface SpecialContext extends Omit<BuiltInContext, 'isEntered'> {
  readonly statement: Statement;
  lookup(name: string): Value | undefined;
  /** What a class has. */
  readonly namespace: Namespace;
  /** The function whose statement it is, and its own names. */
  readonly body: { readonly info: FunctionInfo; readonly bound: ReadonlyMap<string, Value> };
}

export class SpecialCalls {
  readonly classes: ProgramClasses;
  readonly operators: Operators;
  readonly iterations: Iterations;
  private readonly comparisons: Comparisons;
  private readonly texts: Texts;
  private readonly builtIn: BuiltInCalls;

  constructor(private readonly source: SourceFile) {
    this.classes = new ProgramClasses(source);
    const isCalled = (value: Value): boolean => this.classes.isCallable(value);
    this.operators = new Operators(this.classes);
    this.comparisons = new Comparisons(this.classes, this.operators);
    this.texts = new Texts(this.classes);
    this.iterations = new Iterations(this.classes, isCalled);
    this.builtIn = new BuiltInCalls(this.classes, this.texts, this.iterations, new Orders(this.classes));
  }

  of(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    return this.enumeration(node, values, context) ?? this.plain(node, values, context);
  }

  /** What is done with an enumeration: it is gone through, or one of its members is looked up. */
  private enumeration(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    const { namespace } = context;
    const given = node.type === 'call' ? givenIn(node.get('arguments')) : [];
    const callee = node.get('function')?.bare;
    for (const gone of goneThrough(node, given)) {
      const value = enumMembers(this.source, values.of(gone), namespace);
      if (value) return { value, place: gone, inPlace: true };
    }
    const method = callee && builtInMethod(values.of(callee));
    if (method !== undefined && callee?.type === 'identifier') return calledMethod(method, given, values);
    // It copies names, which are no matter of what the object does.
    if (/^(?:functools\.)?update_wrapper$/.test(node.get('function')?.text ?? '')) {
      const wrapper = values.of(given[0]?.node);
      return wrapper && { value: wrapper };
    }
    const [only, ...more] = node.type === 'call' ? given.map((one) => one.node) : node.all('subscript');
    if (/^(?:enum\.)?auto$/.test(callee?.text ?? '') && !only)
      return autoValue(this.source, context.body.info, context.body.bound);
    const key = more.length === 0 ? values.of(only) : undefined;
    if (!key || (node.type !== 'call' && node.type !== 'subscript')) return undefined;
    const [from, by] = node.type === 'call' ? [callee, 'value' as const] : [node.get('value')?.bare, 'name' as const];
    return enumMember(this.source, values.of(from), by, key, namespace);
  }

  private plain(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    switch (node.type) {
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
      case 'generator_expression':
        return this.comprehension(node, values, context);
      case 'call':
        return this.builtIn.of(node, values, {
          ...context,
          isEntered: (value, items) => this.isEntered(value, items, context),
        });
      case 'binary_operator':
        return this.binary(node, values);
      case 'comparison_operator':
        return this.comparison(node, values, context);
      case 'unary_operator':
        return this.withValue(node.get('argument'), values, (value) =>
          this.operators.unary(node.get('operator')?.text ?? '', value),
        );
      case 'not_operator':
        return this.withValue(node.get('argument'), values, (value) => this.negation(value));
      case 'subscript':
        return this.subscript(node, values);
      case 'attribute':
        return this.attribute(node, values);
      case 'list_splat':
        return this.splat(node.named[0], values, !isInSet(node, context.statement.evaluation));
      case 'interpolation':
        return this.texts.interpolation(node, values);
      default:
        return undefined;
    }
  }

  /** `iter(value)` at the head of a loop. */
  iter(value: Value): InnerCall | undefined {
    return this.iterations.iter(value);
  }

  /** What a `with` statement calls first. */
  enter(value: Value): InnerCall | undefined {
    if (isGenerator(value)) {
      const lines = ['for _item in _items:', '    return _item', 'raise RuntimeError("generator didn\'t yield")'];
      return innerCall('<enter>', { _items: value }, lines);
    }
    if (!this.classes.method(value, '__enter__')) return undefined;
    return innerCall('<enter>', { _object: value }, ['return _object.__enter__()']);
  }

  /** Whether an instance counts as true; a boolean where that follows from its class alone. */
  truth(value: Value): InnerCall | boolean | undefined {
    if (value.kind !== 'object') return undefined;
    const method = this.classes.first(value, '__bool__', '__len__');
    if (!method) return this.classes.isPlain(value) ? true : undefined;
    return innerCall('<bool>', { _object: value }, [`if _object.${method}():`, '    return True', 'return False']);
  }

  /** `left += right` of a statement. */
  augmented(operator: string, left: Value, right: Value): InnerCall | undefined {
    return this.operators.binary(operator.replace(/=$/, ''), left, right, true);
  }

  /** The same of values that Python brings along. */
  added(operator: string, left: Value, right: Value): InnerCall {
    return innerCall(`<${operator}>`, { _left: left, _right: right }, [`_left ${operator} _right`, 'return _left']);
  }

  /** `holder[key] = value` */
  setItem(holder: Value, key: Value, value: Value): InnerCall | undefined {
    if (!this.classes.method(holder, '__setitem__')) return undefined;
    return innerCall('<setitem>', { _object: holder, _key: key, _value: value }, ['_object.__setitem__(_key, _value)']);
  }

  getItem(holder: Value, key: Value): InnerCall | undefined {
    if (!this.classes.method(holder, '__getitem__')) return undefined;
    return innerCall('<getitem>', { _object: holder, _key: key }, ['return _object.__getitem__(_key)']);
  }

  deleteItem(holder: Value, key: Value): InnerCall | undefined {
    if (!this.classes.method(holder, '__delitem__')) return undefined;
    return innerCall('<delitem>', { _object: holder, _key: key }, ['_object.__delitem__(_key)']);
  }

  /** Calling the value runs the program; of a lambda, that depends on what is in it. */
  private isEntered(value: Value, items: Value | undefined, context: SpecialContext): boolean {
    const lambda = lambdaTree(value);
    if (!lambda) return this.classes.isCallable(value);
    return leadsInside(this.source, context.statement, lambda, items, (name) => context.lookup(name));
  }

  private comprehension(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    const made = comprehensionFunction(node);
    if (!made) return undefined;
    const items = values.of(made.iterable);
    const isInside =
      leadsInside(this.source, context.statement, node, items, (name) => context.lookup(name)) ||
      (node.type === 'generator_expression' && context.isKept(node) && (!items || itemsOf(items) !== undefined));
    if (!isInside && !(items && this.iterations.isDriven(items))) return undefined;
    if (!items) return { needs: made.iterable };
    const { name, text, makes, parameter } = made;
    const call = { name, text, locals: { [parameter]: items } };
    if (makes === 'set') return call;
    return { ...call, ...(makes ? { makes } : { lazy: 'generator' }) };
  }

  /** What a star takes apart. @param hints its length is asked for first */
  private splat(node: SyntaxNode | undefined, values: HeldValues, hints: boolean): InnerStep | undefined {
    const value = values.of(node);
    if (!node || !value) return node && this.classes.mayGiveObject(node.bare) ? { needs: node } : undefined;
    if (!this.iterations.isDriven(value)) return undefined;
    return { ...this.iterations.collected(value, 'list', hints), place: node, inPlace: true };
  }

  private binary(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const operands = operandsOf(node);
    if (!operands) return undefined;
    const [operator, left, right] = operands;
    const text = operator === '%' ? values.of(left) : undefined;
    if (text?.kind === 'str') {
      const given = values.of(right);
      if (!given) return this.isOpenText(right, values);
      return this.texts.percent(text.value, given.kind === 'tuple' ? given.items : [given]);
    }
    return this.between(left, right, values, (one, other) => this.operators.binary(operator, one, other));
  }

  /** What is put into a text may be an instance, which is shown by a method. */
  private isOpenText(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const parts = node.type === 'tuple' ? node.named : [node];
    const open = parts.find((part) => !values.of(part));
    const isKnown = parts.some((part) => this.texts.isTold(values.of(part) ?? { kind: 'none' }));
    return open && (isKnown || this.classes.mayGiveObject(open.bare)) && this.classes.definesTexts
      ? { needs: open }
      : undefined;
  }

  private comparison(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    const operands = operandsOf(node);
    if (!operands) return undefined;
    const [operator, left, right] = operands;
    if (operator === 'is' || operator === 'is not') {
      const [one, other] = [values.of(left), values.of(right)];
      return context.isInner && one && other ? this.identity(operator, one, other) : undefined;
    }
    return this.between(left, right, values, (one, other) => this.comparisons.of(operator, one, other));
  }

  /** In functions of our own `is` asks about one object, and whether a method has declined. */
  private identity(operator: string, one: Value, other: Value): InnerStep {
    const isSame = isSameObject(one, other) ?? false;
    return { value: { kind: 'bool', value: operator === 'is' ? isSame : !isSame } };
  }

  private between(
    left: SyntaxNode,
    right: SyntaxNode,
    values: HeldValues,
    run: (one: Value, other: Value) => InnerStep | undefined,
  ): InnerStep | undefined {
    const [one, other] = [values.of(left), values.of(right)];
    if (one && other) return run(one, other);
    // Where the one that is known is no instance, the other one may be.
    for (const [node, value] of [[left, one] as const, [right, other] as const])
      if (!value && this.isOpen(node)) return { needs: node };
    const known = one ?? other;
    const open = one ? right : left;
    return known?.kind === 'object' && open.bare.type !== 'lambda' ? { needs: open } : undefined;
  }

  private withValue(
    node: SyntaxNode | undefined,
    values: HeldValues,
    run: (value: Value) => InnerStep | undefined,
  ): InnerStep | undefined {
    const value = values.of(node);
    if (value) return run(value);
    return node && this.isOpen(node) ? { needs: node } : undefined;
  }

  /** Whether a part may be an instance of a class that defines operators, and has to be known first. */
  private isOpen(node: SyntaxNode): boolean {
    return this.classes.definesOperators && this.classes.mayGiveObject(node.bare);
  }

  private negation(value: Value): InnerStep | undefined {
    const truth = this.truth(value);
    if (typeof truth === 'boolean') return { value: { kind: 'bool', value: !truth } };
    return truth && innerCall('<not>', { _object: value }, ['if _object:', '    return False', 'return True']);
  }

  private subscript(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const holder = values.of(node.get('value'));
    if (!holder) return undefined;
    const key = keyOf(node, values);
    if (this.classes.method(holder, '__getitem__')) {
      if (key && 'needs' in key) return key;
      return key && this.getItem(holder, key.value);
    }
    return key && 'value' in key ? this.missing(holder, key.value) : undefined;
  }

  /** `defaultdict(factory)` makes what is not there. */
  private missing(holder: Value, key: Value): InnerStep | undefined {
    const [factory] = holder.kind === 'call' && holder.name === 'defaultdict' ? holder.args : [];
    if (!factory || !this.iterations.isCalled(factory)) return undefined;
    if (entriesOf(holder)?.some(([other]) => sameValue(other, key))) return undefined;
    return innerCall('<missing>', { _factory: factory, _dict: holder, _key: key }, [
      '_value = _factory()',
      '_dict[_key] = _value',
      'return _value',
    ]);
  }

  /** What a `cached_property` gives is kept in the instance. */
  private cached(node: SyntaxNode, holder: Value | undefined): InnerCall | undefined {
    const name = node.get('attribute')?.text ?? '';
    const info = this.classes.method(holder, name)?.info;
    if (holder?.kind !== 'object' || !info || !isCachedProperty(info)) return undefined;
    if (holder.attributes.some(([own]) => own === name)) return undefined;
    const _function = { kind: 'opaque', type: 'function', name: valueName(info), definition: info.qualifiedName } as const; // prettier-ignore
    return innerCall('<cached_property>', { _object: holder, _function }, [
      '_value = _function(_object)',
      `_object.${name} = _value`,
      'return _value',
    ]);
  }

  /** `__getattr__` is asked for what is not there. */
  private attribute(node: SyntaxNode, values: HeldValues): InnerStep | undefined {
    const holder = values.of(node.get('object'));
    const cached = this.cached(node, holder);
    if (cached) return cached;
    // Nobody but the machine knows what a function or class of the program is called, and what was set on a function.
    const isOwn =
      holder?.kind === 'opaque' && (holder.type === 'function' || node.get('attribute')?.text === '__name__');
    const own = isOwn ? values.of(node) : undefined;
    if (own) return { value: own };
    if (holder?.kind !== 'object' || !this.classes.method(holder, '__getattr__') || values.of(node)) return undefined;
    const name = node.get('attribute')?.text ?? '';
    if (this.classes.method(holder, name)) return undefined;
    const _name = { kind: 'str', value: name } as const;
    return innerCall('<getattr>', { _object: holder, _name }, ['return _object.__getattr__(_name)']);
  }
}

/** `strip` of `str.strip`, where that is a value; undefined for any other value. */
function builtInMethod(value: Value | undefined): string | undefined {
  const isMethod = value?.kind === 'opaque' && value.type === 'builtin' && /^(?:str|list|dict|set|int|float|bytes|tuple)\.[a-z]\w*$/.test(value.name); // prettier-ignore
  return isMethod ? value.name.slice(value.name.indexOf('.') + 1) : undefined;
}

/** `f(x, y)` where `f` is `str.count`: the method of the first argument. */
function calledMethod(name: string, given: readonly Given[], values: HeldValues): InnerStep | undefined {
  if (given.length === 0 || given.some(({ star, keyword }) => star ?? keyword)) return undefined;
  const open = given.find(({ node }) => !values.of(node));
  if (open) return { needs: open.node };
  const locals = Object.fromEntries(given.flatMap(({ node }, at) => { const value = values.of(node); return value ? [[`_value${at}`, value] as const] : []; })); // prettier-ignore
  const [object = '', ...rest] = Object.keys(locals);
  return innerCall(`<${name}>`, locals, [`return ${object}.${name}(${rest.join(', ')})`]);
}

/** Parts that the expression goes through item by item. */
function goneThrough(node: SyntaxNode, given: readonly Given[]): readonly SyntaxNode[] {
  switch (node.type) {
    case 'call':
      return GOING_THROUGH.test(node.get('function')?.text ?? '') ? given.map((one) => one.node) : [];
    case 'list_splat':
      return node.named;
    case 'comparison_operator':
      return /^(?:not )?in$/.test(operandsOf(node)?.[0] ?? '') ? node.named.slice(1) : [];
    default: {
      const iterable = node.type.endsWith('comprehension') || node.type === 'generator_expression' ? comprehensionFunction(node)?.iterable : undefined; // prettier-ignore
      return iterable ? [iterable] : [];
    }
  }
}

const GOING_THROUGH = /^(?:len|list|tuple|set|frozenset|sorted|reversed|iter|enumerate|zip|map|filter|min|max|sum|any|all|random\.choice|cycle|itertools\.cycle)$/; // prettier-ignore

/** It is an item of a set. */
function isInSet(node: SyntaxNode, within: Evaluation | undefined): boolean {
  if (within?.node?.type === 'set' && within.node.named.some((item) => isSameRange(item.range, node.range)))
    return true;
  return within?.parts.some((part) => isInSet(node, part)) ?? false;
}

/** What stands in the brackets: of `a:b`, a slice. */
export function keyOf(
  node: SyntaxNode,
  values: HeldValues,
): { readonly value: Value } | { readonly needs: SyntaxNode } | undefined {
  const [index, ...more] = node.all('subscript');
  if (!index || more.length > 0 || node.has(',')) {
    const items = node.all('subscript').map((item) => values.of(item));
    const at = items.findIndex((item) => !item);
    const open = node.all('subscript')[at];
    if (open) return open.type === 'slice' ? undefined : { needs: open };
    return { value: { kind: 'tuple', items: items.flatMap((item) => item ?? []) } };
  }
  if (index.type !== 'slice') {
    const value = values.of(index);
    return value ? { value } : { needs: index };
  }
  const bounds: Value[] = [{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }];
  let at = 0;
  for (const child of index.children) {
    if (child.text === ':' && !child.isNamed) at++;
    else if (child.isNamed) {
      const bound = values.of(child);
      if (!bound) return { needs: child };
      bounds[at] = bound;
    }
  }
  return { value: { kind: 'call', name: 'slice', args: bounds } };
}
