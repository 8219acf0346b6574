/** What a part of a statement runs of the program although it writes no call of it. */
import { isInSet } from '../../python/expressions/evaluation-tree';
import { isException, isLink } from '../classes/exception-attributes';
import { comprehensionFunction } from '../../python/desugar/comprehension-function';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { entriesOf, itemAt } from '../../python/values/access-path';
import { pairedBy, viewOf } from '../objects/paired-items';
import { areDistinct } from '../../python/values/distinct';
import { itemsFrom, itemsOf } from '../../python/values/items';
import type { SourceFile, Statement } from '../../python/syntax';
import { sameValue } from '../../python/values/print';
import { truthOf } from '../objects/truth';
import type { Value } from '../../python/values/value';
import { asyncioStep } from './asyncio-calls';
import { attributesOf } from './classes/attribute-calls';
import { typeOfInstance } from './classes/instances';
import { missingAttribute, missingMethod } from './classes/missing-methods';
import { classStep } from './classes/called-classes';
import { cachedProperty, calledProperty } from './classes/cached-properties';
import { classOrderCall } from './classes/class-order-calls';
import { sharedAttribute } from './classes/shared-attributes';
import { BuiltInCalls } from './built-ins/built-in-calls';
import { asksInstances } from './built-ins/special-methods';
import { enumerationStep, type EnumerationContext } from './enumerations';
import { noteStep } from './exception-notes';
import { groupStep } from './group-methods';
import { keptView } from './kept-views';
import { inheritedText } from './inherited-texts';
import { attributeOfCalled, functionStep } from './function-attributes';
import { givenInAdvance } from './given-in-advance';
import { innerCall, type BuiltInContext, type HeldValues, type InnerCall, type InnerStep } from './calls/inner-call';
import { Iterations } from './built-ins/iterations';
import { lambdaTree } from './calls/lambdas';
import { handedLambda, leadsInside, readsValues } from './calls/leads-inside';
import { keyOf } from './calls/subscript-key';
import { generatorAttribute, generatorStep, yieldStep } from './generator-methods';
import { loggingStep } from './logging-calls';
import { fieldAttribute, fieldStep } from './classes/field-steps';
import { helpStep } from './parser-help';
import { fileStep, printedTo } from './program-files';
import { modelStep } from './model-primitives';
import { methodValueStep } from './method-values';
import { OperatorCalls } from './operator-calls';
import { Operators } from './operators/operators';
import { propertyStep } from './classes/property-objects';
import { unreadStep } from './unread-steps';
import { tupleAttribute, tupleCall, tupleItems } from './classes/named-tuples';
import { entryOfMember } from './classes/member-keys';
import { mappingSplat } from './classes/mappings';
import { ProgramClasses } from './classes/program-classes';
import { TextTemplates } from './built-ins/text-templates';
import { Texts } from './built-ins/texts';

/** What a frame knows of names. */
export interface SpecialContext extends Omit<BuiltInContext, 'isEntered' | 'isOfFrame'>, EnumerationContext {
  readonly statement: Statement;
  /** What can be is evaluated, rather than predicted. */
  readonly isEvaluated: boolean;
  lookup(name: string): Value | undefined;
}

export class SpecialCalls {
  readonly classes: ProgramClasses;
  readonly operators: Operators;
  readonly iterations: Iterations;
  private readonly operatorCalls: OperatorCalls;
  private readonly texts: Texts;
  private readonly builtIn: BuiltInCalls;

  constructor(private readonly source: SourceFile) {
    this.classes = new ProgramClasses(source);
    this.operators = new Operators(this.classes);
    this.texts = new Texts(this.classes);
    const templates = new TextTemplates(this.classes, this.texts);
    this.operatorCalls = new OperatorCalls(this.classes, this.operators, templates);
    this.iterations = new Iterations(this.classes, (value) => this.classes.isCallable(value));
    this.builtIn = new BuiltInCalls(this.classes, this.texts, templates, this.iterations);
  }

  of(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    return (
      enumerationStep(this.source, node, values, context) ??
      methodValueStep(node, values, context) ??
      generatorStep(node, values) ??
      generatorAttribute(node, values) ??
      noteStep(this.source, node, values) ??
      groupStep(this.source, node, values) ??
      keptView(node, values, context.statement) ??
      inheritedText(this.source, node, context.body.info, (name) => context.lookup(name)) ??
      functionStep(this.source, node, values) ??
      asyncioStep(this.source, node, values, (name) => context.imported(name)) ??
      loggingStep(node, values, context) ??
      helpStep(node, values) ??
      modelStep(this.source, node, values, context.body.info) ??
      fileStep(this.source, node, values, context) ??
      classStep(this.source, node, values, context.body.info) ??
      this.plain(node, values, context) ??
      unreadStep(this.classes, node, values, context)
    );
  }

  private plain(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    switch (node.type) {
      case 'list_comprehension':
      case 'set_comprehension':
      case 'dictionary_comprehension':
      case 'generator_expression':
        return this.comprehension(node, values, context);
      case 'call':
        return (
          givenInAdvance(node, values, (name) => context.imported(name)) ??
          calledProperty(this.classes, node, values) ??
          (context.isOwn('print') ? undefined : printedTo(this.classes, node, values, context.lookup('sys.stdout'))) ??
          missingMethod(node, values, context) ??
          fieldStep(node, values, context.statement) ??
          tupleCall(this.source, node, values) ??
          classOrderCall(this.source, node, values, (name) => context.lookup(name)) ??
          this.builtIn.of(node, values, {
            ...context,
            isEntered: (value, items) => this.isEntered(value, items, context),
            isOfFrame: (value) =>
              readsValues(value, (name) => context.lookup(name)) ||
              (lambdaTree(value) !== undefined && context.isKept(node)),
          })
        );
      case 'binary_operator':
        return this.operatorCalls.binary(node, values);
      case 'comparison_operator':
        return this.operatorCalls.comparison(node, values, context.isInner);
      case 'unary_operator':
        return this.operatorCalls.withOperand(node.get('argument'), values, (value) =>
          this.operators.unary(node.get('operator')?.text ?? '', value),
        );
      case 'not_operator':
        return this.operatorCalls.withOperand(node.get('argument'), values, (value) => this.negation(value));
      case 'subscript':
        return this.subscript(node, values);
      case 'attribute':
        return this.attribute(node, values, context);
      case 'list_splat':
        return this.splat(node.named[0], values, !isInSet(node, context.statement.evaluation));
      case 'dictionary_splat':
        return mappingSplat(this.classes, node.named[0], values);
      case 'interpolation':
        return this.texts.interpolation(node, values);
      case 'lambda':
        return handedLambda(node, values.of(node), context.statement, context);
      case 'yield':
        return context.body.info.isGenerator ? yieldStep(node, values) : undefined;
      default:
        return undefined;
    }
  }

  /** `iter(value)` at the head of a loop. */
  iter(value: Value): InnerCall | undefined {
    return this.iterations.iter(value);
  }

  /** Whether an instance or function counts as true; a boolean where that follows from what it is alone. */
  truth(value: Value): InnerCall | boolean | undefined {
    if (value.kind !== 'object') return /^(?:opaque|call|foreign)$/.test(value.kind) ? truthOf(value) : undefined;
    const method = this.classes.first(value, '__bool__', '__len__');
    if (!method) return this.classes.isPlain(value) ? true : this.operators.memberTruth(value);
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
    const own = this.classes.method(holder, '__setitem__');
    if (!own && !this.classes.inherits(holder, '__setitem__')) return undefined;
    const line = own ? '_object.__setitem__(_key, _value)' : '_object[_key] = _value';
    return innerCall('<setitem>', { _object: holder, _key: key, _value: value }, [line]);
  }

  getItem(holder: Value, key: Value): InnerCall | undefined {
    if (!this.classes.method(holder, '__getitem__')) return this.notThere(holder, key);
    return innerCall('<getitem>', { _object: holder, _key: key }, ['return _object.__getitem__(_key)']);
  }

  deleteItem(holder: Value, key: Value): InnerCall | undefined {
    if (!this.classes.method(holder, '__delitem__')) return undefined;
    return innerCall('<delitem>', { _object: holder, _key: key }, ['_object.__delitem__(_key)']);
  }

  /** Calling the value runs the program; of a lambda, that depends on what is in it. */
  private isEntered(value: Value, items: Value | undefined, context: SpecialContext): boolean {
    const lambda = lambdaTree(value);
    if (!lambda) return this.classes.isCallable(value) || asksInstances(this.classes, value, items);
    return leadsInside(this.source, context.statement, lambda, items, (name) => context.lookup(name));
  }

  private comprehension(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    const made = comprehensionFunction(node, this.classes.definesHashes);
    if (!made) return undefined;
    // What stands side by side is known as soon as its items are.
    const told = values.of(made.iterable);
    const isOpen = !told || /^(?:unknown|opaque)$/.test(told.kind);
    const items = (isOpen ? (pairedBy(made.iterable.bare, (of) => values.of(of)) ?? viewOf(made.iterable, (of) => values.of(of))) : undefined) ?? told; // prettier-ignore
    const isInside =
      made.isAsync ||
      leadsInside(this.source, context.statement, node, items, (name) => context.lookup(name)) ||
      (node.type === 'generator_expression' &&
        context.isKept(node) &&
        (!items || items.kind === 'foreign' || (itemsOf((items.kind === 'object' ? items.contents : undefined) ?? items) ?? tupleItems(this.source, items)) !== undefined)); // prettier-ignore
    if (!isInside && !(items && this.iterations.isDriven(items))) return undefined;
    const { name, text, makes, parameter, isAsync } = made;
    const begun = items && !makes && !isAsync ? this.iterations.beginning(made.iterable, items, values) : { items };
    if (!('items' in begun)) return begun;
    if (!begun.items) return { needs: made.iterable };
    const call = { name, text, isAsync, locals: { [parameter]: begun.items }, ...(made.readsHidden && { inPlace: true }) }; // prettier-ignore
    if (makes === 'set' || made.isPut) return call;
    return { ...call, ...(makes ? { makes } : { lazy: isAsync ? 'async_generator' : 'generator' }) };
  }

  /** What a star takes apart. @param hints its length is asked for first */
  private splat(node: SyntaxNode | undefined, values: HeldValues, hints: boolean): InnerStep | undefined {
    const value = values.of(node);
    if (!node || !value) return node && this.classes.mayGiveObject(node.bare) ? { needs: node } : undefined;
    const isDriven = this.iterations.isDriven(value) || (hints && this.classes.method(value, '__len__') !== undefined);
    const held = value.kind === 'object' && value.contents && !isDriven ? itemsFrom(value, 0) : undefined;
    const items = tupleItems(this.source, value) ?? (held && [...held]);
    if (items) return { value: { kind: 'tuple', items }, place: node, inPlace: true };
    if (!isDriven) return undefined;
    return { ...this.iterations.collected(value, 'list', hints), place: node, inPlace: true };
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
    if (this.classes.isOwnClass(holder) && this.classes.ofClass(holder, '__class_getitem__')) {
      if (key && 'needs' in key) return key;
      return key && innerCall('<class_getitem>', { _class: holder, _key: key.value }, ['return _class.__class_getitem__(_key)']); // prettier-ignore
    }
    if (this.classes.isGeneric(holder)) return { value: holder, inPlace: true };
    if (!key || 'needs' in key) return undefined;
    const items = key.value.kind === 'int' ? tupleItems(this.source, holder) : undefined;
    const item = items && itemAt({ kind: 'tuple', items }, key.value);
    const member = items ? undefined : entryOfMember(this.source, holder, key.value)?.[1];
    if (member) return { value: member };
    // Which instance that is nobody else can say.
    const instance = itemAt(holder.kind === 'object' ? (holder.contents ?? holder) : holder, key.value);
    if (instance?.kind === 'object' && holder.kind !== 'call') return { value: instance };
    return item ? { value: item } : (this.notThere(holder, key.value) ?? this.madeItem(holder, key.value));
  }

  /** `__missing__` of a class derived from `dict` gives what is not there. */
  private notThere(holder: Value, key: Value): InnerCall | undefined {
    const entries = holder.kind === 'object' && holder.contents ? entriesOf(holder.contents) : undefined;
    if (!entries || !this.classes.method(holder, '__missing__')) return undefined;
    if (!entries.every(([other]) => areDistinct([other, key]))) return undefined;
    return innerCall('<missing>', { _object: holder, _key: key }, ['return _object.__missing__(_key)']);
  }

  /** `defaultdict(factory)` makes what is not there. */
  madeItem(holder: Value, key: Value): InnerCall | undefined {
    const [factory] = holder.kind === 'call' && holder.name === 'defaultdict' ? holder.args : [];
    if (!factory || !this.iterations.isCalled(factory)) return undefined;
    if (entriesOf(holder)?.some(([other]) => sameValue(other, key))) return undefined;
    return innerCall('<missing>', { _factory: factory, _dict: holder, _key: key }, [
      '_value = _factory()',
      '_dict[_key] = _value',
      'return _value',
    ]);
  }

  private attribute(node: SyntaxNode, values: HeldValues, context: SpecialContext): InnerStep | undefined {
    const holder = values.of(node.get('object'));
    const name = node.get('attribute')?.text ?? '';
    const made = cachedProperty(this.classes, node, holder) ?? propertyStep(this.source, node, holder, values) ?? tupleAttribute(this.source, holder, name, context); // prettier-ignore
    if (made) return made;
    const link = holder && isLink(name) && isException(this.source, holder) ? values.of(node) : undefined;
    const given = attributeOfCalled(holder, name) ?? fieldAttribute(holder, name) ?? link;
    if (given) return { value: given, inPlace: true };
    if (name === '__dict__') return attributesOf(this.classes, node, holder, context);
    const type = holder && name === '__class__' ? typeOfInstance(holder) : undefined;
    if (type) return type;
    // Nobody but the machine knows what a function or class of the program is called, and what was set on a function.
    const isHidden = /^__\w+__$/.test(name);
    const isFunction = holder?.kind === 'opaque' && holder.type === 'function';
    // A class that a name stands for is shown with what it holds; one that an expression gives is not.
    const isOrder = holder?.kind === 'opaque' && /^__(?:mro|bases?|module|qualname)__$/.test(name);
    const isReached = isOrder || (this.classes.isOwnClass(holder) && (isHidden || node.get('object')?.bare.type !== 'identifier')); // prettier-ignore
    const isNamed = holder?.kind === 'opaque' && holder.type !== 'function' && name === '__name__';
    // What was set on an instance under such a name is not evaluated.
    const isSet = isHidden && name !== '__class__' && holder?.kind === 'object';
    const own = isFunction || isReached || isNamed || isSet ? values.of(node) : undefined;
    // Whoever evaluates could not say what a method is bound to.
    const method = own || !holder ? undefined : values.of(node);
    if (method?.kind === 'opaque' && (method.self || (this.classes.isOwnClass(holder) && this.classes.isOwnClass(method)))) return { value: method, inPlace: true }; // prettier-ignore
    if (own) return { value: own, ...((isReached || isHidden) && (isSet || name !== '__name__') && { inPlace: true }) };
    const shared = sharedAttribute(node, holder, values, context.statement);
    if (shared) return { value: shared, inPlace: true };
    if (!holder || values.of(node)) return undefined;
    const problem = context.unreadable(holder, name);
    return problem === undefined ? undefined : missingAttribute(problem);
  }
}
